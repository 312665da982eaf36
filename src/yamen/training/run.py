"""A training run in a folder, which resumes where it was interrupted."""

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
    NO_LOSSES,
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
"""The games of a task."""
CAPACITY: Final = 400_000
"""The most examples that the replay buffer keeps."""
FIRST_WINDOW: Final = 80_000
"""How many it keeps when self-play begins; for each four new examples this grows by three."""
REUSE: Final = 8
"""How often each new example is learned from, on average."""
STEPS_AT_ONCE: Final = 64
"""Steps between updates of the network that plays: a multiple of BLOCK."""
MIN_EXAMPLES: Final = 5_000
"""The examples with which learning begins."""
SELF_PLAY_RATE: Final = 3e-4
TEACHER_EVERY: Final = 8
"""In one game in this many of the first generation, the players now and then ask a teacher, which searches,"""
TEACHER_SIMULATIONS: Final = 150
"""with this many simulations,"""
TEACHER_ROLLOUTS: Final = 12
"""or rollouts, where the game is played by these."""
FIRST_EPOCHS: Final = 5
"""The epochs over the examples of the first generation."""
WARM_UP: Final = 0.05
"""The fraction of the steps of the first generation in which the learning rate rises."""
FINAL_RATE: Final = 0.1
"""The fraction of the learning rate that is left at the end of the first generation."""
CHECKPOINT: Final = 300.0
"""Seconds between checkpoints."""
OPTIMISER: Final = "optimiser.safetensors"
"""The state of the optimiser, from which the next run goes on."""
GATE_PLAYERS: Final = (2, 4)
GATE_SECONDS: Final = 0.05
"""The time for a move in the games of the gate."""
PAST: Final = 8
"""How many past networks are played against."""


class RunConfig(NamedTuple):
    """What decides the result of a run, apart from its time."""

    game: str
    seed: int = 1
    players: int | None = None
    """None for each number of players in turn."""
    anew: bool = False
    """Whether to begin with random weights, even if a network is shipped."""
    first_games: int = 4000
    """The games of the first generation, which is played without a network."""
    simulations: int = 64
    """The simulations of a search in self-play."""


class OtherRun(YamenError):
    """The folder belongs to a run with another configuration."""

    def __init__(self, folder: Path, found: dict[str, Any]) -> None:
        super().__init__(f"In {folder} another training was begun: {json.dumps(found)}.")
        self.folder = folder
        self.found = found


class Progress(NamedTuple):
    """How far a phase is: `games` counts games, `fitting` steps, `self-play` seconds."""

    phase: str
    done: int
    total: int


class Checkpoint(NamedTuple):
    """A network that was written, and its losses on the games for validation."""

    number: int
    games: int
    steps: int
    seconds: float
    losses: Losses


Event = Progress | Checkpoint | Trial


class Run:
    def __init__(self, config: RunConfig, folder: Path, source: Source, listener: Callable[[Event], None]) -> None:
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
        """The number of examples from self-play so far."""

    def train(self, hours: float) -> None:
        """Train for some more hours."""
        end = time.monotonic() + 3600 * hours
        if self.learner is None:
            self.learner = (None if self.config.anew else shipped_learner(self.config.game)) or self.first_generation()
            self.save(self.learner)
        self.self_play(self.learner, end)

    def first_generation(self) -> Learner:
        """A network trained on games of bots that need none."""
        config = self.config
        total = config.first_games
        done = self.replay.next * GAMES
        started = done
        teacher = TEACHER_ROLLOUTS if find_game(config.game).search.rollouts else TEACHER_SIMULATIONS

        def next_task() -> PlayGames:
            nonlocal started
            first, started = started, started + GAMES
            simulations = teacher if first >= total - total // TEACHER_EVERY else 0
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
        """Play against itself and past networks, and learn from these games, until `end`."""
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
            if owed >= STEPS_AT_ONCE and len(self.replay) >= MIN_EXAMPLES:
                learner.learn(self.replay.examples(), STEPS_AT_ONCE, learner.steps, lambda _: SELF_PLAY_RATE)
                owed -= STEPS_AT_ONCE
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
        """Whether the last network beats the shipped bot with equal time: better with some number of players,
        worse with none, in at most `most` games each. If so, it is kept as the best."""
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
                with closing(self.source(next_task)) as results:  # type: ignore[type-var]  # really a generator
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
        """A past network to play against, if there is one."""
        networks = range(max(0, len(self.history) - PAST), len(self.history))
        if not networks:
            return []
        return [(self.folder / f"network-{networks[number // GAMES % len(networks)]}.safetensors").read_bytes()]

    def played(self, next_task: Callable[[], PlayGames]) -> Iterator[int]:
        """Run tasks; for each, the number of new examples to learn from."""
        with closing(self.source(next_task)) as results:  # type: ignore[type-var]  # really a generator
            for data in results:
                yield self.replay.add(data)

    def metadata(self, learner: Learner) -> dict[str, str]:
        """How a network came about, for its file."""
        made = {**self.config._asdict(), "games": self.games, "steps": learner.steps, "seconds": int(self.seconds)}
        return {"game": self.config.game, "made": json.dumps(made)}

    def save(self, learner: Learner) -> None:
        """Write a checkpoint, and the learning curves."""
        number = len(self.history)
        losses = learner.losses(self.replay.validation()) if self.replay.files else NO_LOSSES
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
    """The learner to go on from, as the package ships it; None if it ships none."""
    package = find_game(game).search.package
    if not package:
        return None
    network, state = files(package).joinpath(FILE), files(package).joinpath(OPTIMISER)
    if not network.is_file() or not state.is_file():
        return None
    return learner_from_network(network.read_bytes(), state.read_bytes(), parts_of(find_game(game).moves))


def first_rate(begin: float, end: float, at: float) -> float:
    """The learning rate of the first generation, which rises and then falls; `at` goes from `begin` to `end` of it."""
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
