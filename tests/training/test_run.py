"""A whole run: the first generation, self-play, checkpoints, and going on."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.training.tea import TEA
from yamen.bots.model import network_model
from yamen.engine.definition import Setup
from yamen.engine.rng import Rng
from yamen.games import GAMES
from yamen.training import run, tensors
from yamen.training.examples import from_bytes
from yamen.training.gate import GateGame, Trial
from yamen.training.generation import PlayGames
from yamen.training.run import Checkpoint, Event, OtherRun, Run, RunConfig
from yamen.training.workers import here

CONFIG = RunConfig("tea", first_games=40, simulations=6)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A run of a few seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "tea", TEA)
        patch.setattr(run, "TEACHER_SIMULATIONS", 2)
        patch.setattr(run, "MIN_EXAMPLES", 1)
        patch.setattr(run, "STEPS_AT_ONCE", 8)
        patch.setattr(run, "REUSE", 200)
        folder = tmp_path_factory.mktemp("run")
        Run(CONFIG, folder, here, lambda event: None).train(3 / 3600)
        yield folder


def test_a_run_leaves_networks_and_curves(folder: Path) -> None:
    history = json.loads((folder / "history.json").read_text("utf-8"))
    assert len(history) >= 2
    assert history[-1]["games"] > history[0]["games"] == 40
    assert history[-1]["steps"] > history[0]["steps"] > 0
    assert "<polyline" in (folder / "win.svg").read_text("utf-8")
    data = (folder / f"network-{len(history) - 1}.safetensors").read_bytes()
    made = json.loads(tensors.from_bytes(data)[1]["made"])
    assert made["simulations"] == 6
    assert made["steps"] == history[-1]["steps"]
    s = Setup(TEA, 3).position()
    while s.player < 0:
        s.play(s.roll(Rng(1)))
    evaluation = network_model(TEA, data, "").evaluate(s)
    assert sum(evaluation.win_chances) == pytest.approx(1)
    assert len(evaluation.priors) == len(s._legal)


def test_a_run_goes_on_where_it_ended(folder: Path) -> None:
    before = json.loads((folder / "history.json").read_text("utf-8"))
    heard: list[Event] = []
    Run(CONFIG, folder, here, heard.append).train(0)
    checkpoints = [event for event in heard if isinstance(event, Checkpoint)]
    assert [checkpoint.number for checkpoint in checkpoints] == [len(before)]
    assert checkpoints[0].games == before[-1]["games"] + run.GAMES
    assert checkpoints[0].steps >= before[-1]["steps"]


def test_the_gate_keeps_a_network_that_beats_the_shipped_bot(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Event] = []
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    against = Run(CONFIG, tmp_path, here, heard.append)
    monkeypatch.setattr(GateGame, "run", lambda self: self.number % 4 != 0)
    assert against.gate(200)
    [won] = [event for event in heard if isinstance(event, Trial)]
    assert (won.players, won.better) == (2, True)
    assert (tmp_path / "best.safetensors").is_file()
    monkeypatch.setattr(GateGame, "run", lambda self: self.number % 4 == 0)
    assert not against.gate(200)
    assert json.loads((tmp_path / "gate.json").read_text("utf-8"))["better"] is False


def test_a_game_of_the_gate_is_played_from_every_seat(folder: Path) -> None:
    network = (folder / "network-0.safetensors").read_bytes()
    assert {GateGame("tea", 2, number, 1, 0.001, (network,)).run() for number in range(8)} == {True, False}


def test_a_folder_of_another_run_is_left_alone(folder: Path) -> None:
    with pytest.raises(OtherRun, match="another training"):
        Run(CONFIG._replace(seed=2), folder, here, lambda event: None)


def test_past_networks_play_and_are_not_learned_from(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tea", TEA)
    network = (folder / "network-0.safetensors").read_bytes()
    against_itself = PlayGames("tea", 1, 0, 40, 2, 4, (network,))
    against_past = against_itself._replace(networks=(network, (folder / "network-1.safetensors").read_bytes()))
    monkeypatch.setattr("yamen.training.generation.PAST_OPPONENT_EVERY", 1)
    alone, both = from_bytes(against_itself.run()), from_bytes(against_past.run())
    assert 0 < both.size < alone.size
    assert alone.has_policy.all()
    assert ((alone.root_win.sum(axis=1) > 0.99) & (alone.root_win.sum(axis=1) < 1.01)).all()
