"""The games of self-play as arrays. It is what worker processes make, so it needs numpy but not JAX."""

from array import array
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamen.bots.network import network_from_json
from yamen.bots.network_evaluator import evaluator_from_json
from yamen.bots.simulate import seed_of
from yamen.engine.evaluator import POINT
from yamen.games import find_game
from yamen.training.self_play import Episode, Sample, play_episode, play_samples, random_setup

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
SAMPLE_INTERVAL: Final = 4
"""One of so many decisions is sampled: neighbours are much alike."""


class Job(NamedTuple):
    """The games of a round, for worker processes."""

    game: str
    number: int
    """Of the round."""
    seed: int
    players: int | None
    """None for every number of players in turn."""
    weights: Any
    """What the players play with: in policy rounds the policy network, else the weights of the round before."""


# Episodes, for the policy


class Trajectories(NamedTuple):
    """The decisions of some games, concatenated, with the fields of `self_play.Episode`."""

    states: NDArray[np.int16]
    afterstates: NDArray[np.int16]
    move_counts: Ints
    choices: Ints
    players: Ints
    """For each decision, whose it is: a number for each player of each game."""
    games: Ints
    """For each decision, in which game."""
    margins: Floats
    """For each player of each game, the final score less that of the best opponent."""


def concatenate(parts: list[Trajectories]) -> Trajectories:
    """Several as one, their players and games renumbered."""
    players, games, player, game = [], [], 0, 0
    for part in parts:
        players.append(part.players + player)
        games.append(part.games + game)
        player += len(part.margins)
        game += int(part.games[-1]) + 1
    columns = {name: np.concatenate([getattr(part, name) for part in parts]) for name in Trajectories._fields}
    return Trajectories(**{**columns, "players": np.concatenate(players), "games": np.concatenate(games)})


class PlayTrajectories(NamedTuple):
    """What a worker does in a policy round: some of its games, from the first one on."""

    job: Job
    first: int
    games: int

    def run(self) -> Trajectories:
        game = find_game(self.job.game)
        evaluator = find_game(self.job.game).evaluator()
        policy = network_from_json(self.job.weights)
        episodes: list[Episode] = []
        for number in range(self.first, self.first + self.games):
            seed = seed_of(self.job.seed * 1000 + self.job.number, number)
            episodes.append(play_episode(random_setup(game, seed, number, self.job.players), evaluator, policy, seed))
        inputs = len(evaluator.feature_names)
        players: list[int] = []
        margins: list[float] = []
        for episode in episodes:
            players += [len(margins) + seat for seat in episode.seats]
            for seat in range(episode.players):
                others = [value for at, value in enumerate(episode.final_values) if at != seat]
                margins.append((episode.final_values[seat] - max(others)) / POINT)
        return Trajectories(
            np.concatenate([rows(episode.states, inputs) for episode in episodes]),
            np.concatenate([rows(episode.afterstates, inputs) for episode in episodes]),
            np.concatenate([np.array(episode.move_counts, np.int64) for episode in episodes]),
            np.concatenate([np.array(episode.choices, np.int64) for episode in episodes]),
            np.array(players, np.int64),
            np.repeat(np.arange(self.games), [len(episode.move_counts) for episode in episodes]),
            np.array(margins, np.float32),
        )


def rows(features: list[int], inputs: int) -> NDArray[np.int16]:
    """Concatenated features as a table of small integers."""
    limits = np.iinfo(np.int16)
    table = np.frombuffer(array("i", features), np.int32).reshape(-1, inputs)
    return np.clip(table, limits.min, limits.max).astype(np.int16)


# Samples, for the value networks


class Samples(NamedTuple):
    """Contenders at some decisions and their final scores: the columns of `self_play.Sample`."""

    features: NDArray[np.int32]
    kinds: NDArray[np.int32]
    points: Floats
    games: NDArray[np.int32]

    def select(self, which: NDArray[np.bool_]) -> "Samples":
        return Samples._make(column[which] for column in self)


class PlaySampleGames(NamedTuple):
    """What a worker does in a round: some of its games, from the first one on."""

    job: Job
    first: int
    games: int

    def run(self) -> Samples:
        game = find_game(self.job.game)
        evaluator = find_game(self.job.game).evaluator()
        player = evaluator if self.job.weights is None else evaluator_from_json(evaluator, self.job.weights)
        found: list[Sample] = []
        for number in range(self.first, self.first + self.games):
            seed = seed_of(self.job.seed * 1000 + self.job.number, number)
            setup = random_setup(game, seed, number, self.job.players)
            found += play_samples(setup, evaluator, player, seed, number, SAMPLE_INTERVAL)
        return Samples(
            np.array([sample.features for sample in found], np.int32),
            np.array([sample.kind for sample in found], np.int32),
            np.array([sample.points for sample in found], np.float32),
            np.array([sample.game for sample in found], np.int32),
        )


def save_samples(samples: Samples, file: Path) -> None:
    """Write a file that is whole or not there."""
    part = file.with_suffix(".part.npz")
    np.savez_compressed(part, **samples._asdict())
    part.replace(file)


def load_samples(files: list[Path]) -> Samples:
    loaded = [np.load(file) for file in files]
    return Samples._make(np.concatenate([each[name] for each in loaded]) for name in Samples._fields)
