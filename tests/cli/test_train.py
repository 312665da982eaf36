"""`yamen train`."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.terminal import Run
from yamen.bots.network_evaluator import evaluator_from_json
from yamen.games import find_game
from yamen.locales import LANGUAGES


def test_training_leaves_weights_curves_and_games_and_is_not_done_twice(run: Run, tmp_path: Path) -> None:
    command = f"train dragon --out {tmp_path} --games 10 --rounds 1 --passes 2 --seed 4"
    said = run(command)
    assert said.code == 0, said.err
    weights = json.loads((tmp_path / "weights-0.json").read_text("utf-8"))
    made = {"rounds": 1, "games": 10, "passes": 2, "share": 0.5, "seed": 4}
    assert weights["made"] == made
    assert (tmp_path / "curves-0.svg").read_text("utf-8").count("<polyline") == 2
    assert "points off" in said.out
    before = (tmp_path / "weights-0.json").read_bytes()
    assert "done before" in run(command).out
    (tmp_path / "weights-0.json").unlink()
    assert run(command).code == 0
    assert (tmp_path / "weights-0.json").read_bytes() == before


def test_a_policy_is_trained_before_all_else_and_what_it_learned_is_kept(run: Run, tmp_path: Path) -> None:
    command = f"train gugong --out {tmp_path} --players 1 --practice 3 --practised 3 --games 3 --rounds 1 --passes 1"
    command += " --inputs 50"
    said = run(command)
    assert said.code == 0, said.err
    assert "practised for 3 rounds" in said.out
    before = (tmp_path / "weights-0.json").read_bytes()
    weights = json.loads(before)
    assert weights["made"]["practice"] == weights["made"]["practised"] == 3
    assert len(weights["networks"]) == 2
    evaluator = evaluator_from_json(find_game("gugong").evaluator(), weights)
    assert evaluator.policy is not None
    assert len(evaluator.policy.hidden) > 0
    assert [network.inputs() for network in evaluator.networks] == [50, 50]
    assert (tmp_path / "practice.svg").read_text("utf-8").count("<polyline") == 1
    kept = (tmp_path / "practice.npz").read_bytes()
    (tmp_path / "weights-0.json").unlink()
    assert run(command).code == 0
    assert (tmp_path / "practice.npz").read_bytes() == kept
    assert (tmp_path / "weights-0.json").read_bytes() == before


def test_a_number_of_players_that_a_game_is_not_for_is_not_taught(run: Run, tmp_path: Path) -> None:
    said = run(f"train dragon --out {tmp_path / 'none'} --players 1")
    assert said.code == 2
    assert "2 to 5" in said.err
    assert not (tmp_path / "none").exists()


def test_points_are_not_expected_without_what_is_left_of_the_game(run: Run, tmp_path: Path) -> None:
    said = run(f"train gugong --out {tmp_path / 'none'} --inputs 12")
    assert said.code == 2
    assert "--inputs" in said.err
    assert not (tmp_path / "none").exists()


def test_a_folder_of_another_training_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "training.json").write_text('{"game": "gugong"}')
    said = run(f"train dragon --out {tmp_path} --games 10")
    assert said.code == 2
    assert "another training" in said.err


def test_an_address_at_which_no_cluster_answers_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def init(address: str, **_: object) -> None:
        raise ConnectionError("nobody is there")

    ray = ModuleType("ray")
    monkeypatch.setattr(ray, "init", init, raising=False)
    monkeypatch.setitem(sys.modules, "ray", ray)
    said = run(f"train dragon --out {tmp_path} --games 10 --address 127.0.0.1:1")
    assert said.code == 2
    assert said.err.startswith("No Ray cluster answers at 127.0.0.1:1 (nobody is there)")


@pytest.mark.parametrize("package", ["jax", "numpy", "optax"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_training_lacks_is_named_with_the_extra_that_brings_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, package: str, lang: str
) -> None:
    for name in [name for name in sys.modules if name.startswith("yamen.training")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    said = run(f"train dragon --out {tmp_path / 'none'} --lang {lang}")
    assert said.code == 2
    assert "pip install 'yamen[training]'" in said.err
    assert not (tmp_path / "none").exists()
