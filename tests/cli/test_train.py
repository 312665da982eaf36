"""`yamen train`."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.terminal import Run
from tests.training.tea import TEA
from yamen.games import GAMES
from yamen.locales import LANGUAGES


@pytest.mark.nightly
def test_training_leaves_a_network_and_tells_how_good_it_is(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(GAMES, "tea", TEA)
    monkeypatch.setattr("yamen.training.run.TEACHER_SIMULATIONS", 2)
    said = run(f"train tea --out {tmp_path} --hours 0 --first 20 --simulations 4 --seed 4 --gate 2")
    assert said.code == 0, said.err
    assert "network 0, 20 games; in games held back" in said.out
    assert "2 players, as much time:" in said.out
    assert (tmp_path / "network-0.safetensors").is_file()
    config = json.loads((tmp_path / "training.json").read_text("utf-8"))
    assert (config["seed"], config["simulations"]) == (4, 4)


def test_a_number_of_players_that_a_game_is_not_for_is_not_taught(run: Run, tmp_path: Path) -> None:
    said = run(f"train dragon --out {tmp_path / 'none'} --players 1")
    assert said.code == 2
    assert "2 to 5" in said.err
    assert not (tmp_path / "none").exists()


def test_a_folder_of_another_training_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "training.json").write_text('{"game": "gugong"}')
    said = run(f"train dragon --out {tmp_path} --hours 0")
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
    said = run(f"train dragon --out {tmp_path} --hours 0 --address 127.0.0.1:1")
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
