"""Games between bots."""

from typing import Any

import pytest

from yamen.bots.simulate import Count, SimulationResult, seed_of, simulate
from yamen.engine.definition import Setup
from yamen.engine.errors import BadOption
from yamen.games import find_game

RANDOM_GAMES = (1787, 2605)
GREEDY_SCORES = [99.5, 94.5, 96.0]


def play(bots: list[str], games: int, seed: int, **options: Any) -> SimulationResult:
    return simulate(Setup(find_game("dragon"), len(bots), options), bots, games, seed)


def without_time(result: SimulationResult) -> SimulationResult:
    return result._replace(seconds=0.0)


def test_the_same_seed_gives_the_same_games() -> None:
    bots = ["greedy", "random", "random"]
    assert without_time(play(bots, 3, 5)) == without_time(play(bots, 3, 5))


def test_the_same_seed_gives_the_same_games_compiled_or_not() -> None:
    """The numbers were counted in one build and hold in the other."""
    result = play(["random"] * 4, 10, 1)
    assert (result.decisions, result.moves) == RANDOM_GAMES
    scores = [seat.mean_score for seat in play(["greedy"] * 3, 2, 1, great_wall=True, super_event="random").seats]
    assert scores == GREEDY_SCORES


def test_other_seeds_give_other_games() -> None:
    assert len({play(["random"] * 4, 1, seed).seats[0].mean_score for seed in range(40)}) > 10


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    bots = ["random", "random", "greedy"]
    third = Count(3)
    third.play(Setup(find_game("dragon"), 3), bots, seed_of(9, 2))
    two, three = play(bots, 2, 9), play(bots, 3, 9)
    assert third.decisions == three.decisions - two.decisions
    assert third.wins == [three.seats[seat].wins - two.seats[seat].wins for seat in range(3)]


def test_progress_hears_of_every_game_and_changes_none() -> None:
    heard: list[int] = []
    setup = Setup(find_game("dragon"), 2)
    result = simulate(setup, ["random"] * 2, 4, 3, heard.append)
    assert heard == [1, 2, 3, 4]
    assert without_time(result) == without_time(simulate(setup, ["random"] * 2, 4, 3))


def test_decisions_are_the_players_and_moves_are_chances_too() -> None:
    """D3.1: with 2 players chance lays out 6 of the 7 cards in each of 12 months, the last has one place left."""
    result = play(["random"] * 2, 5, 2)
    assert result.games == 5
    assert result.moves - result.decisions >= 5 * 12 * 6
    assert result.branching > 2
    assert sum(seat.wins for seat in result.seats) == 5
    assert [seat.bot for seat in result.seats] == ["random", "random"]


def test_no_games_are_no_games() -> None:
    result = play(["random"] * 2, 0, 1)
    assert (result.games, result.decisions, result.branching) == (0, 0, 0.0)
    assert [seat.mean_score for seat in result.seats] == [0.0, 0.0]


def test_too_few_bots_are_refused() -> None:
    setup = Setup(find_game("dragon"), 3)
    with pytest.raises(BadOption, match="There are 3 players but 1 bots; give one for each"):
        simulate(setup, ["random"], 1, 1)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadOption, match="no bot 'clever'"):
        play(["random", "clever"], 1, 1)
