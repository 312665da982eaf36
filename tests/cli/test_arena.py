"""`yamen arena` and `yamen bots`."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Run
from yamen.bots import BOTS
from yamen.cli.arena import ratings_of
from yamen.games import GAMES


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
        "points_by_source",
        "moves_per_game",
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


UNRATED = {"grandmaster"}
"""A game of it takes half an hour."""


def test_every_bot_is_described_with_its_ratings_and_its_time(run: Run) -> None:
    said = run("bots --plain")
    assert said.code == 0
    lines = [line for line in said.out.splitlines() if line.split(":")[0] in BOTS]
    assert [line.split(":")[0] for line in lines] == list(BOTS)
    rating = r"-?\d+ ± \d+( \(@\d+\))?"
    for line in lines:
        rated = rf"rating, dragon {rating}, rating, gugong {rating}, " if line.split(":")[0] not in UNRATED else r"\. "
        assert re.search(rf"{rated}seconds a move \d+\.\d+$", line), line


def test_every_level_is_rated_in_every_game() -> None:
    for game in GAMES.values():
        run = ratings_of(game)
        assert run is not None
        assert {each["bot"].partition("@")[0] for each in run["bots"]} == set(BOTS) - UNRATED
