"""`yamen arena`, `yamen bots` and `yamen train`."""

import json
import re
import sys
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.cli.terminal import Run
from yamen.bots import BOTS, EVALUATIONS
from yamen.bots.network_evaluator import learned
from yamen.games import GAMES


def ratings() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("yamen.bots").joinpath("ratings.json").read_text("utf-8"))
    return found


def test_json_has_exactly_the_keys_that_scripts_rely_on(run: Run) -> None:
    said = run("arena dragon --bots greedy,random --games 4 --seed 3 --json")
    found = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert list(found) == ["game", "players", "options", "games", "seed", "bots"]
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("dragon", 2, 4, 3)
    greedy, random = found["bots"]
    assert list(greedy) == [
        "bot",
        "games",
        "wins",
        "share",
        "share_interval",
        "rating",
        "rating_interval",
        "mean_score",
        "mean_winning_score",
        "seconds_per_move",
        "longest_move",
    ]
    assert (greedy["bot"], greedy["wins"], random["wins"]) == ("greedy", 4, 0)
    assert greedy["rating"] > random["rating"]


def test_the_best_rated_bot_comes_first_in_the_table(run: Run) -> None:
    said = run("arena dragon --bots random,greedy --games 4 --plain")
    assert said.code == 0
    lines = [line for line in said.out.splitlines() if line.startswith("bot ")]
    assert [line.split(",")[0] for line in lines] == ["bot greedy", "bot random"]


def test_alone_bots_are_compared_by_how_they_do_against_meng(run: Run) -> None:
    found = json.loads(run("arena gugong --bots greedy,random --players 1 --games 4 -o level=easy --json").out)
    assert [bot["games"] for bot in found["bots"]] == [2, 2]
    assert found["bots"][0]["rating"] >= found["bots"][1]["rating"]


def test_a_picture_is_drawn(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wins.svg"
    assert run(f"arena dragon --bots greedy,random --games 2 --plot {file}").code == 0
    text = file.read_text("utf-8")
    assert text.startswith("<svg")
    assert text.count('class="bar"') == 2
    assert "greedy" in text


@pytest.mark.parametrize("bots", ["greedy,clever", "master@none", "greedy@3"])
def test_a_bot_that_does_not_exist_is_refused_with_those_there_are(run: Run, bots: str) -> None:
    said = run(f"arena dragon --bots {bots} --games 2")
    assert said.code == 2
    assert ", ".join(BOTS) in " ".join(said.err.split())


def test_a_bot_that_only_met_itself_has_the_rating_that_everyone_begins_with(run: Run) -> None:
    for players in (2, 5):
        found = json.loads(run(f"arena dragon --bots random --players {players} --games 4 --json").out)
        assert found["bots"][0]["rating"] == 25
        assert found["bots"][0]["games"] == 4 * players


def test_who_has_not_won_has_no_score_when_winning(run: Run) -> None:
    arguments = "arena gugong --bots random --players 1 -o level=hard --games 1"
    assert json.loads(run(f"{arguments} --json").out)["bots"][0]["mean_winning_score"] is None
    assert "score when winning –" in run(f"{arguments} --plain").out


def test_nothing_is_played_if_it_could_not_be_rated(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    said = run("arena dragon --bots strong@1000000,greedy --games 1000000")
    assert said.code == 2
    assert "pip install 'yamen[arena]'" in said.err


def test_every_bot_is_described_with_its_ratings_and_its_time(run: Run) -> None:
    said = run("bots --plain")
    assert said.code == 0
    lines = [line for line in said.out.splitlines() if line.split(":")[0] in BOTS]
    assert [line.split(":")[0] for line in lines] == list(BOTS)
    rating = r"-?\d+ ± \d+( \(@\d+\))?"
    for line in lines:
        assert re.search(rf"rating, dragon {rating}, rating, gugong {rating}, seconds a move \d\.\d+$", line), line


def test_every_level_is_rated_in_every_game() -> None:
    found = ratings()["ratings"]
    assert set(found) == set(GAMES)
    for run in found.values():
        assert {each["bot"].partition("@")[0] for each in run["bots"]} == set(BOTS)


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


def test_a_judge_practises_before_all_else_and_what_it_learned_is_kept(run: Run, tmp_path: Path) -> None:
    command = f"train gugong --out {tmp_path} --players 1 --practice 3 --practised 3 --games 3 --rounds 1 --passes 1"
    command += " --inputs 50"
    said = run(command)
    assert said.code == 0, said.err
    assert "practised for 3 rounds" in said.out
    before = (tmp_path / "weights-0.json").read_bytes()
    weights = json.loads(before)
    assert weights["made"]["practice"] == weights["made"]["practised"] == 3
    assert len(weights["networks"]) == 2
    evaluation = learned(EVALUATIONS["gugong"](), weights)
    assert evaluation.judge is not None
    assert len(evaluation.judge.hidden) > 0
    assert [network.inputs() for network in evaluation.networks] == [50, 50]
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
