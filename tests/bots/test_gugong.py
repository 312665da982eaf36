"""The greedy bot at the table of Gùgōng."""

from typing import Any

import pytest

from yamen.bots import new_bot
from yamen.bots.observation import Observation
from yamen.bots.simulate import simulate
from yamen.engine.definition import Setup
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY
from yamen.games import find_game
from yamen.games.gugong.actions import Act
from yamen.games.gugong.ai.evaluation import evaluate
from yamen.games.gugong.final_scoring import FinalScoring
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.words import (
    DECREES,
    END_JADE,
    GREAT_WALL,
    MORNING_SERVANT,
    PALACE_STEP,
    SOLO_LEVELS,
)

GUGONG = find_game("gugong")


def play(players: int, bots: dict[int, str], seed: int, **options: Any) -> Gugong:
    """A whole game; seats without a bot play at random."""
    rng = Rng(seed)
    seats = [new_bot(bots.get(seat, "random"), "gugong", rng.below(1000)) for seat in range(players)]
    s = Setup(GUGONG, players, options).position()
    while s.player != NOBODY:
        s.play(s.roll(rng) if s.player == CHANCE else seats[s.player].choose(Observation(s, s.player)))
    assert isinstance(s, Gugong)
    return s


# How well it plays


def test_it_beats_three_random_players_from_every_seat() -> None:
    """G13.6: they seldom reach the palace."""
    games = [(play(4, {seat: "greedy"}, 10 + seat, bonus=seat % 2 == 1), seat) for seat in range(4)]
    assert [s.winner for s, _ in games] == [0, 1, 2, 3]


@pytest.mark.parametrize("options", [{}, {"bonus": True, "expert": True}], ids=["plain", "bonus-expert"])
def test_against_itself_it_reaches_the_palace_and_scores(options: dict[str, Any]) -> None:
    """G8.1, G13.6"""
    games = [play(2, {0: "greedy", 1: "greedy"}, seed, **options) for seed in range(2)]
    assert all(family.in_palace() for s in games for family in s.families)
    assert sum(sum(s.scores) for s in games) >= 4 * 35


@pytest.mark.parametrize("level", SOLO_LEVELS)
def test_alone_with_meng_it_reaches_the_palace(level: str) -> None:
    """G14.11"""
    s = play(1, {0: "greedy"}, 4, level=level)
    assert s.families[0].in_palace()
    assert s.score(0) >= 30


def test_a_game_that_meng_wins_is_nobodys() -> None:
    """G14.11: a random player stays outside the palace."""
    assert [seat.wins for seat in simulate(Setup(GUGONG, 1), ["random"], 3, 1).seats] == [0]


@pytest.mark.parametrize("players", range(1, 6))
def test_whatever_it_is_asked_it_answers_with_a_legal_move(players: int) -> None:
    """All player counts and variants; the moves played are random ones, so that it is asked strange things."""
    setup = Setup(GUGONG, players, {"bonus": players > 1, "expert": players % 2 == 0})
    s = setup.position()
    rng = Rng(players)
    bot = new_bot("greedy", "gugong", players)
    asked = 0
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(rng))
            continue
        asked += 1
        if asked % 6 == 0:
            before = setup.position_to_json(s)
            assert bot.choose(Observation(s, s.player)) in s.legal
            assert setup.position_to_json(s) == before
        s.play(rng.pick(s.legal))


# What the evaluation understands


def at_day(day: int) -> Gugong:
    """A day begins for 2 players who did nothing but exchange gifts until then."""
    s = Setup(GUGONG, 2).position()
    assert isinstance(s, Gugong)
    rng = Rng(5)
    while s.day < day or s.player == CHANCE:
        s.play(s.roll(rng) if s.player == CHANCE else s.legal[0])
    return s


def copy(s: Gugong) -> Gugong:
    result = s.clone()
    assert isinstance(result, Gugong)
    return result


def gain(s: Gugong, what: str, amount: int = 1) -> int:
    """How much more the position is worth to seat 0 with more of something."""
    more = copy(s)
    family = more.families[0]
    setattr(family, what, getattr(family, what) + amount)
    return evaluate(more, 0) - evaluate(s, 0)


def with_decree(s: Gugong, decree: int) -> Gugong:
    """The same position with a decree among those shown, and owned by seat 0."""
    more = copy(s)
    more.decrees = [*s.decrees[:5], decree]
    more.on_decrees = [*s.on_decrees[:5], 1]
    return more


def test_a_point_is_worth_a_point() -> None:
    assert gain(at_day(1), "vp") >= 100


def test_each_step_to_the_palace_is_more_urgent_the_later_it_is() -> None:
    """G13.6"""
    days = [at_day(day) for day in (1, 2, 3, 4)]
    for s in days:
        s.families[0].envoy = 5
    steps = [gain(s, "envoy") for s in days]
    assert 0 < steps[0] < steps[1] < steps[2] < steps[3]


def test_the_last_step_into_the_palace_is_worth_more_than_all_else_in_the_end() -> None:
    """G13.6"""
    s = at_day(4)
    s.dice = [0, 0, 0]
    s.families[0].hand = s.families[1].hand = []
    outside, inside = copy(s), copy(s)
    outside.families[0].envoy = PALACE_STEP - 1
    inside.families[0].envoy = PALACE_STEP
    inside.families[0].arrival = 2
    assert evaluate(inside, 0) - evaluate(outside, 0) > 1500


def test_each_jade_is_worth_more_than_the_one_before_up_to_the_fifth() -> None:
    """G13.5"""
    s = at_day(4)
    s.families[0].envoy = PALACE_STEP
    s.families[0].arrival = 1
    gains = []
    for _ in range(6):
        gains.append(gain(s, "jade"))
        s.families[0].jade += 1
    assert gains[:4] == sorted(gains[:4])
    assert gains[5] < gains[3]


def test_jade_is_worth_more_with_the_decree_for_it() -> None:
    """G9.4"""
    s = at_day(2)
    assert gain(with_decree(s, END_JADE), "jade") > gain(s, "jade")


def test_a_decree_of_the_morning_is_worth_less_each_day() -> None:
    """G9.2"""
    worths = [evaluate(with_decree(s, MORNING_SERVANT), 0) - evaluate(s, 0) for s in map(at_day, (1, 2, 3, 4))]
    assert worths[0] > worths[1] > worths[2] > worths[3]


def test_servants_are_worth_less_the_more_there_are_and_nothing_in_the_end() -> None:
    """G13"""
    s = at_day(2)
    few, many = copy(s), copy(s)
    few.families[0].pool, many.families[0].pool = 1, 10
    assert gain(few, "pool") > gain(many, "pool") > 0
    s.agenda = [FinalScoring()]
    assert gain(s, "pool") == 0


def test_the_lead_on_the_wall_is_worth_more_than_a_servant_behind() -> None:
    """G5.2"""
    s = at_day(2)
    s.families[1].wall = 2
    behind = gain(s, "wall", 1)
    assert gain(s, "wall", 3) > behind + 50 > 50


def test_a_gift_that_matches_a_die_is_worth_taking() -> None:
    """G12.1"""
    s = at_day(2)
    card = s.board[GREAT_WALL]
    s.families[0].discards = [card]
    matching, other = copy(s), copy(s)
    matching.dice = [s.content.value[card]] * 3
    other.dice = [0, 0, 0]
    assert evaluate(matching, 0) - evaluate(other, 0) > 300


def test_a_full_ship_is_worth_more_than_its_servants() -> None:
    """G10.4"""
    s = at_day(2)
    s.families[0].berths = [0, -1, -1]
    s.families[0].cargo = [1, 0, 0]
    full = copy(s)
    full.families[0].cargo = [3, 0, 0]
    assert evaluate(full, 0) - evaluate(s, 0) > 100


def test_an_action_under_way_counts_only_if_it_can_be_paid_for() -> None:
    """G3.5, G9.1"""

    def under_way(pool: int) -> int:
        s = at_day(2)
        s.families[0].pool = pool
        asked = copy(s)
        asked.follow(Act(0, DECREES, 0))
        return evaluate(asked, 0) - evaluate(s, 0)

    assert under_way(6) > 0
    assert under_way(0) == 0


def test_a_finished_game_is_worth_its_points() -> None:
    s = play(3, {}, 3)
    assert [evaluate(s, seat) for seat in range(3)] == [100 * points for points in s.scores]
