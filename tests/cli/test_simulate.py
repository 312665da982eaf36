"""`yamen simulate`."""

import json

from tests.cli.terminal import Run


def test_json_has_exactly_the_keys_that_scripts_rely_on(run: Run) -> None:
    said = run("simulate dragon --players 3 --games 4 --seed 1 --bots greedy,random,random --json")
    found = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert list(found) == [
        "game",
        "players",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "seats",
    ]
    assert (found["game"], found["players"], found["games"]) == ("dragon", 3, 4)
    assert [list(seat) for seat in found["seats"]] == [["bot", "wins", "mean_score"]] * 3
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random", "random"]
    assert sum(seat["wins"] for seat in found["seats"]) == 4


def test_the_same_seed_gives_the_same_games_and_another_seed_others(run: Run) -> None:
    found = [json.loads(run(f"simulate dragon -p 2 -n 3 --seed {seed} --json").out) for seed in (1, 1, 2)]
    games = [(each["decisions"], each["seats"]) for each in found]
    assert games[0] == games[1] != games[2]


def test_options_of_the_game_are_heard(run: Run) -> None:
    with_wall = json.loads(run("simulate dragon -p 2 -n 3 --json --option great_wall=true").out)
    without = json.loads(run("simulate dragon -p 2 -n 3 --json").out)
    assert with_wall["decisions"] != without["decisions"]


def test_alone_the_one_bot_meets_meng_and_is_not_said_to_win_when_he_does(run: Run) -> None:
    """G13.6, G14.11"""
    found = json.loads(run("simulate gugong --players 1 --games 3 --bots random --json --option level=hard").out)
    assert found["games"] == 3
    assert [(seat["bot"], seat["wins"]) for seat in found["seats"]] == [("random", 0)]


def test_gugong_is_simulated_with_its_options(run: Run) -> None:
    """G1.1, G1.9"""
    counts = [
        json.loads(run(f"simulate gugong -p 2 -n 2 --json {options}").out)["decisions"]
        for options in ("", "--option bonus=true", "--option expert=true")
    ]
    assert len(set(counts)) == 3


def test_the_table_shows_speed_branching_and_how_seats_and_bots_did(run: Run) -> None:
    said = run("simulate dragon -p 3 -n 3 --bots greedy,random,random --plain").out
    for label in ("games: 3", "games/s", "decisions/s", "decisions per game", "choices per decision"):
        assert label in said
    assert [line.split(":")[0] for line in said.splitlines()[-5:]] == [
        "seat 1 greedy",
        "seat 2 random",
        "seat 3 random",
        "all seats greedy",
        "all seats random",
    ]


def test_decimals_are_written_as_the_reader_is_used_to(run: Run) -> None:
    said = run("simulate dragon -p 2 -n 2 --plain --lang tr").out
    assert "%" in said
    assert "0.0" not in said
