"""A run of training in a folder, which goes on where it was broken off."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from yamen.bots.model import FILE
from yamen.engine.errors import YamenError
from yamen.games import find_game
from yamen.training.gate import GateGame, Trial, trial
from yamen.training.generation import PlayGames, new_encoder
from yamen.training.learner import (
    BATCH,
    BLOCK,
    LEARNING_RATE,
    NOTHING,
    Learner,
    Losses,
    learner_from_checkpoint,
    learner_from_network,
    new_learner,
)
from yamen.training.network import Shape, parts_of
from yamen.training.plots import curves
from yamen.training.replay import ReplayBuffer
from yamen.training.tensors import write_whole
from yamen.training.workers import Source

GAMES: Final = 10
"""A task."""
CAPACITY: Final = 400_000
"""The most examples in the replay buffer."""
FIRST_WINDOW: Final = 80_000
"""How many of them stay when self-play begins; three are added for four that come of it."""
REUSE: Final = 8
"""How many examples are learned from for each new one."""
LEARNED_AT_ONCE: Final = 64
"""Steps, a multiple of those in a block."""
LEAST_EXAMPLES: Final = 5_000
"""There must be so many before anything is learned."""
SELF_PLAY_RATE: Final = 3e-4
TAUGHT: Final = 8
"""Of so many games of the first generation one is by bots that now and then think ahead,"""
TAUGHT_SIMULATIONS: Final = 150
"""with so many simulations,"""
TAUGHT_ROLLOUTS: Final = 12
"""or, in a game that is played by rollouts, with so many of these."""
FIRST_EPOCHS: Final = 5
"""How often the examples of the first generation are gone through."""
WARM_UP: Final = 0.05
"""The share of the steps of the first generation in which the learning rate rises."""
FINAL_RATE: Final = 0.1
"""The share of the learning rate that is left at its end, and goes on from there."""
CHECKPOINT: Final = 300.0
"""Seconds between checkpoints."""
OPTIMISER: Final = "optimiser.safetensors"
"""The file, beside that of the network, that the next run goes on from."""
GATE_PLAYERS: Final = (2, 4)
GATE_SECONDS: Final = 0.05
"""For a move in the games of the gate."""
PAST: Final = 8
"""How many past networks there are to play against."""


class Config(NamedTuple):
    """What decides the result of a run, but for time."""

    game: str
    seed: int = 1
    players: int | None = None
    """None for every number of players in turn."""
    anew: bool = False
    """Whether to begin with nothing, even if a network is shipped."""
    first_games: int = 4000
    """Of the first generation, by bots that need no network."""
    simulations: int = 64
    """Of a search in self-play."""


class OtherRun(YamenError):
    """The folder belongs to a run with another configuration: what is in it can't be told from this one's."""

    def __init__(self, folder: Path, found: dict[str, Any]) -> None:
        super().__init__(f"In {folder} another training was begun: {json.dumps(found)}.")
        self.folder = folder
        self.found = found


class Progress(NamedTuple):
    """How far a phase is: "games" counts games, "fitting" steps, "self-play" seconds."""

    phase: str
    done: int
    total: int


class Checkpoint(NamedTuple):
    """A network that was written, and how good it is on games held back."""

    number: int
    games: int
    steps: int
    seconds: float
    losses: Losses


Event = Progress | Checkpoint | Trial


class Run:
    def __init__(self, config: Config, folder: Path, source: Source, listener: Callable[[Event], None]) -> None:
        self.config = config
        self.folder = folder
        self.source = source
        self.listener = listener
        folder.mkdir(parents=True, exist_ok=True)
        claim(folder, config._asdict())
        self.replay = ReplayBuffer(folder / "games", CAPACITY)
        self.history: list[dict[str, Any]] = read_json(folder / "history.json", [])
        self.learner: Learner | None = None
        checkpoint = folder / "learner.safetensors"
        if checkpoint.is_file():
            self.learner = learner_from_checkpoint(checkpoint.read_bytes(), parts_of(find_game(config.game).moves))
        last: dict[str, Any] = self.history[-1] if self.history else {"seconds": 0.0, "games": 0, "self_played": 0}
        self.seconds: float = last["seconds"]
        self.games: int = last["games"]
        self.self_played: int = last["self_played"]
        """How many examples came of self-play."""

    def train(self, hours: float) -> None:
        """Learn for so long, beyond what was done before."""
        end = time.monotonic() + 3600 * hours
        if self.learner is None:
            self.learner = (None if self.config.anew else shipped_learner(self.config.game)) or self.first_generation()
            self.save(self.learner)
        self.self_play(self.learner, end)

    def first_generation(self) -> Learner:
        """A network that has learned from games of the bots that need none."""
        config = self.config
        total = config.first_games
        done = self.replay.next * GAMES
        started = done
        ahead = TAUGHT_ROLLOUTS if find_game(config.game).search.rollouts else TAUGHT_SIMULATIONS

        def next_task() -> PlayGames:
            nonlocal started
            first, started = started, started + GAMES
            simulations = ahead if first >= total - total // TAUGHT else 0
            return PlayGames(config.game, config.seed, first, GAMES, config.players, simulations)

        for _ in self.played(next_task):
            done += GAMES
            self.listener(Progress("games", done, total))
            if done >= total:
                break
        examples = self.replay.examples()
        encoder = new_encoder(config.game)
        moves = find_game(config.game).moves
        shape = Shape(len(encoder.table_features), len(encoder.seat_features), len(moves))
        learner = new_learner(examples, shape, parts_of(moves), config.seed)
        steps = max(BLOCK, FIRST_EPOCHS * examples.size // BATCH)
        parts = max(1, steps // (10 * BLOCK))
        for part in range(parts):
            self.listener(Progress("fitting", part * steps // parts, steps))
            begin, end = part / parts, (part + 1) / parts
            learner.learn(examples, steps // parts, config.seed + part, partial(first_rate, begin, end))
        self.games = done
        return learner

    def self_play(self, learner: Learner, end: float) -> None:
        """Play against itself and past networks, and learn from that, until a moment."""
        config = self.config
        network = learner.network(self.metadata(learner))
        started = self.games
        begin = saved = time.monotonic()
        before = self.seconds
        owed = 0.0

        def next_task() -> PlayGames:
            nonlocal started
            first, started = started, started + GAMES
            networks = (network, *self.past(first))
            return PlayGames(config.game, config.seed, first, GAMES, config.players, config.simulations, networks)

        for new in self.played(next_task):
            self.games += GAMES
            self.self_played += new
            self.replay.capacity = min(CAPACITY, FIRST_WINDOW + self.self_played * 3 // 4)
            owed += new * REUSE / BATCH
            if owed >= LEARNED_AT_ONCE and len(self.replay) >= LEAST_EXAMPLES:
                learner.learn(self.replay.examples(), LEARNED_AT_ONCE, learner.steps, lambda _: SELF_PLAY_RATE)
                owed -= LEARNED_AT_ONCE
                network = learner.network(self.metadata(learner))
            now = time.monotonic()
            self.seconds = before + now - begin
            self.listener(Progress("self-play", int(now - begin), int(end - begin)))
            if now - saved > CHECKPOINT or now >= end:
                self.save(learner)
                saved = now
            if now >= end:
                break

    def gate(self, most: int, seconds: float = GATE_SECONDS) -> bool:
        """Whether the last network is better than the shipped bot with as much time for a move, at most so many games
        for each number of players: nowhere worse, and somewhere better. Then it is kept as the best."""
        config, number = self.config, len(self.history) - 1
        file = self.folder / f"network-{number}.safetensors"
        network = file.read_bytes()
        trials: list[Trial] = []
        for players in GATE_PLAYERS:
            started = 0

            def next_task(players: int = players) -> GateGame:
                nonlocal started
                started += 1
                return GateGame(config.game, players, started - 1, config.seed, seconds, (network,))

            if players in find_game(config.game).players and config.players in (None, players):
                with closing(self.source(next_task)) as results:  # type: ignore[type-var]  # a generator, told as an iterator
                    trials.append(trial(players, results, most, lambda _: None))
                self.listener(trials[-1])
        verdicts = [each.better for each in trials]
        better = True in verdicts and False not in verdicts
        found = {"network": number, "better": better, "trials": [each._asdict() for each in trials]}
        write_whole(self.folder / "gate.json", json.dumps(found).encode())
        if better:
            write_whole(self.folder / "best.safetensors", network)
        return better

    def past(self, number: int) -> list[bytes]:
        """A network of some time ago, if there is one."""
        networks = range(max(0, len(self.history) - PAST), len(self.history))
        if not networks:
            return []
        return [(self.folder / f"network-{networks[number // GAMES % len(networks)]}.safetensors").read_bytes()]

    def played(self, next_task: Callable[[], PlayGames]) -> Iterator[int]:
        """Play what is asked for; the number of new examples to learn from, task by task."""
        with closing(self.source(next_task)) as results:  # type: ignore[type-var]  # a generator, told as an iterator
            for data in results:
                yield self.replay.add(data)

    def metadata(self, learner: Learner) -> dict[str, str]:
        """What made a network, for its file."""
        made = {**self.config._asdict(), "games": self.games, "steps": learner.steps, "seconds": int(self.seconds)}
        return {"game": self.config.game, "made": json.dumps(made)}

    def save(self, learner: Learner) -> None:
        """Write a checkpoint, with the curves up to it."""
        number = len(self.history)
        losses = learner.losses(self.replay.held_back()) if self.replay.files else NOTHING
        write_whole(self.folder / f"network-{number}.safetensors", learner.network(self.metadata(learner)))
        write_whole(self.folder / "learner.safetensors", learner.checkpoint())
        write_whole(self.folder / OPTIMISER, learner.state_file())
        found = Checkpoint(number, self.games, learner.steps, self.seconds, losses)
        self.history.append({**found._asdict(), "losses": losses._asdict(), "self_played": self.self_played})
        write_whole(self.folder / "history.json", json.dumps(self.history).encode())
        for name in Losses._fields:
            line = [entry["losses"][name] for entry in self.history]
            write_whole(self.folder / f"{name}.svg", curves({name: line}, f"{self.config.game}: {name}").encode())
        self.listener(found)


def shipped_learner(game: str) -> Learner | None:
    """What the run before has left in the package, if it has."""
    package = find_game(game).search.package
    if not package:
        return None
    network, state = files(package).joinpath(FILE), files(package).joinpath(OPTIMISER)
    if not network.is_file() or not state.is_file():
        return None
    return learner_from_network(network.read_bytes(), state.read_bytes(), parts_of(find_game(game).moves))


def first_rate(begin: float, end: float, at: float) -> float:
    """The learning rate of the first generation, between two moments of it: it rises, and falls."""
    done = begin + (end - begin) * at
    return LEARNING_RATE * min(1.0, done / WARM_UP) * (1 - (1 - FINAL_RATE) * done)


def claim(folder: Path, config: dict[str, Any]) -> None:
    file = folder / "training.json"
    found = read_json(file, config)
    if found != config:
        raise OtherRun(folder, found)
    write_whole(file, json.dumps(config).encode())


def read_json(file: Path, otherwise: Any) -> Any:
    return json.loads(file.read_text("utf-8")) if file.is_file() else otherwise
