"""A training run in a folder: rounds of PPO for a policy network, then rounds of games and fitting of value networks.

What is in the folder is not done again, so a run that was broken off goes on where it was.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from yamen.engine.errors import YamenError
from yamen.games import find_game
from yamen.training import fitting, ppo
from yamen.training.dataset import Job, PlaySampleGames, PlayTrajectories, concatenate, load_samples, save_samples
from yamen.training.plots import curves
from yamen.training.workers import Map

CHUNK: Final = 20
"""The games that are played and kept together."""
POLICY_UNCERTAINTY: Final = 250
"""Of the logits of a policy, in hundredths: with it, the most noise in sampled games is about that of its softmax."""


class Config(NamedTuple):
    """What decides the result of a run."""

    game: str
    policy_rounds: int
    policy_games: int
    """A round."""
    games: int
    """A round."""
    epochs: int
    learned_share: float
    """How much of the value is learned, from 0 to 1; the rest is the evaluation by hand."""
    seed: int
    players: int | None
    """None for every number of players in turn."""
    inputs: int | None
    """Value networks get only so many of the features, for speed; None for all."""

    def to_json(self) -> dict[str, Any]:
        """By the names of the options, as the folder and the weights keep them."""
        data: dict[str, Any] = {
            "games": self.games,
            "passes": self.epochs,
            "share": self.learned_share,
            "seed": self.seed,
        }
        if self.players is not None:
            data["players"] = self.players
        if self.inputs is not None:
            data["inputs"] = self.inputs
        if self.policy_rounds > 0:
            data |= {"practice": self.policy_rounds, "practised": self.policy_games}
        return data


class OtherRun(YamenError):
    """The folder belongs to a run with another configuration: what is in it can't be told from this one's."""

    def __init__(self, folder: Path, found: dict[str, Any]) -> None:
        super().__init__(f"In {folder} another training was begun: {json.dumps(found)}.")
        self.folder = folder
        self.found = found


class Progress(NamedTuple):
    """How far a phase is: "policy" counts rounds, "games" games, "fitting" epochs."""

    phase: str
    done: int
    total: int
    figure: float | None = None
    """The mean margin, or the validation error."""


class PolicyTrained(NamedTuple):
    rounds: int
    margin: float


class RoundFitted(NamedTuple):
    number: int
    validation_error: float


class RoundFound(NamedTuple):
    """A round that was in the folder already."""

    number: int


Event = Progress | PolicyTrained | RoundFitted | RoundFound


def least_inputs(game: str) -> int:
    """Value networks need at least the score breakdown and how much of the game remains."""
    return find_game(game).evaluator.feature_names.index("remaining") + 1


def train(config: Config, rounds: int, folder: Path, map_: Map[Any], listener: Callable[[Event], None]) -> None:
    """Run, or go on with, a training; `map_` plays games, the listener hears what happens."""
    folder.mkdir(parents=True, exist_ok=True)
    claim(folder, {"game": config.game, **config.to_json()})
    policy = {"judge": train_policy(config, folder, map_, listener)} if config.policy_rounds else {}
    for number in range(rounds):
        weights = folder / f"weights-{number}.json"
        if weights.is_file():
            listener(RoundFound(number))
            continue
        before: dict[str, Any] | None = None
        if number > 0:
            before = json.loads((folder / f"weights-{number - 1}.json").read_text("utf-8"))
        elif policy:
            before = {**policy, "networks": [], "doubt": POLICY_UNCERTAINTY, "doubt_left": 0}
        play_games(config, number, before, folder, map_, listener)
        fitted = fit_round(config, number, folder, listener)
        made = {"rounds": number + 1, **config.to_json()}
        title = f"{config.game}: points off, round {number + 1}"
        (folder / f"curves-{number}.svg").write_text(curves(fitted.curves, title), "utf-8")
        write_whole(weights, json.dumps({"made": made, **policy, **fitted.weights}))
        listener(RoundFitted(number, fitted.curves[fitting.VALIDATION_CURVE][-1]))


def claim(folder: Path, config: dict[str, Any]) -> None:
    file = folder / "training.json"
    if not file.is_file():
        write_whole(file, json.dumps(config))
    elif (found := json.loads(file.read_text("utf-8"))) != config:
        raise OtherRun(folder, found)


def write_whole(file: Path, text: str) -> None:
    """Write a file that is whole or not there."""
    part = file.with_suffix(".part")
    part.write_text(text, "utf-8")
    part.replace(file)


def chunks(games: int) -> Iterator[tuple[int, int]]:
    """The first game and the number of games of each chunk."""
    for first in range(0, games, CHUNK):
        yield first, min(CHUNK, games - first)


def train_policy(config: Config, folder: Path, map_: Map[Any], listener: Callable[[Event], None]) -> dict[str, Any]:
    """The policy network after all rounds of PPO, each of which leaves a checkpoint."""
    evaluator = find_game(config.game).evaluator
    sources, rounds = len(evaluator.sources), config.policy_rounds
    file = folder / "practice.npz"
    trainer = ppo.trainer_from(np.load(file), sources, rounds, config.seed) if file.is_file() else None
    while trainer is None or trainer.rounds < rounds:
        done = trainer.rounds if trainer else 0
        listener(Progress("policy", done, rounds, trainer.curve[-1] if trainer else None))
        policy = trainer.to_json() if trainer else ppo.initial_policy(sources, len(evaluator.feature_names))
        job = Job(config.game, done, config.seed, config.players, policy)
        games = concatenate(list(map_([PlayTrajectories(job, *chunk) for chunk in chunks(config.policy_games)])))
        trainer = trainer or ppo.new_trainer(games, sources, rounds, config.seed)
        trainer.learn(games)
        part = file.with_suffix(".part.npz")
        np.savez(part, **trainer.checkpoint())
        part.replace(file)
    title = f"{config.game}: points ahead, {rounds} rounds of practice"
    (folder / "practice.svg").write_text(curves({"practice": trainer.curve}, title), "utf-8")
    listener(PolicyTrained(rounds, trainer.curve[-1]))
    return trainer.to_json()


def play_games(
    config: Config, number: int, weights: Any, folder: Path, map_: Map[Any], listener: Callable[[Event], None]
) -> None:
    """The games of a round, in chunks, each written as soon as it is played."""
    files = {chunk: folder / f"games-{number}-{chunk[0]}.npz" for chunk in chunks(config.games)}
    missing = [chunk for chunk, file in files.items() if not file.is_file()]
    done = config.games - sum(count for _, count in missing)
    listener(Progress("games", done, config.games))
    job = Job(config.game, number, config.seed, config.players, weights)
    played = map_([PlaySampleGames(job, *chunk) for chunk in missing])
    for chunk, samples in zip(missing, played, strict=True):
        save_samples(samples, files[chunk])
        done += chunk[1]
        listener(Progress("games", done, config.games))


def fit_round(config: Config, last: int, folder: Path, listener: Callable[[Event], None]) -> fitting.Fitted:
    """Fit networks to the games of all rounds up to the last."""
    evaluator = find_game(config.game).evaluator
    samples = load_samples([file for at in range(last + 1) for file in sorted(folder.glob(f"games-{at}-*.npz"))])
    return fitting.fit(
        samples._replace(features=samples.features[:, : config.inputs]),
        len(evaluator.sources),
        evaluator.feature_names.index("remaining"),
        config.epochs,
        config.learned_share,
        config.seed,
        lambda done, error: listener(Progress("fitting", done, config.epochs, error)),
    )
