"""The bot that takes whatever looks best at once."""

from typing import Any

import pytest

from yamen.bots import new_bot
from yamen.bots.greedy import GreedyBot
from yamen.bots.observation import Observation
from yamen.bots.simulate import simulate
from yamen.engine.counts import NO_COUNTS
from yamen.engine.definition import Setup
from yamen.engine.evaluator import Evaluator
from yamen.engine.position import Position, adopt
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY, Choice
from yamen.games import find_game
from yamen.games.dragon.ai.evaluation import evaluate
from yamen.games.dragon.court import palace_of
from yamen.games.dragon.state import Dragon
from yamen.games.dragon.words import (
    CONTAGION,
    COURT_LADY,
    CRAFTSMAN,
    DROUGHT,
    HEALER,
    OLD,
    PEACE,
    TAX_COLLECTOR,
    TRIBUTE,
)


class Doors(Position):
    """A house of doors; what lies behind each is worth its number. Seat 1 has the last word."""

    def __init__(self, found: int = 0) -> None:
        super().__init__()
        self.found = found

    def clone(self) -> "Doors":
        copy = Doors(self.found)
        adopt(self, copy)
        return copy

    def determinise(self, viewer: int, rng: Rng) -> "Doors":
        return self.clone()


class Door(Choice[Doors]):
    """Behind a door there is a treasure, or another pair of doors."""

    def __init__(self, player: int, doors: dict[int, "list[int] | None"]) -> None:
        super().__init__(player)
        self.doors = doors

    def options(self, s: Doors) -> list[int]:
        return list(self.doors)

    def answer(self, s: Doors, move: int) -> None:
        behind = self.doors[move]
        if behind is None:
            s.found += move
        else:
            s.then([Door(self.player, dict.fromkeys(behind))])


class Treasure(Evaluator):
    def value(self, s: Position, seat: int) -> int:
        assert isinstance(s, Doors)
        return s.found


def house(doors: dict[int, "list[int] | None"]) -> Doors:
    s = Doors()
    s.then([Door(0, doors), Door(1, {0: None, 1: None})])
    s.advance()
    return s


def test_it_takes_the_move_that_is_worth_most() -> None:
    assert GreedyBot(Treasure(), 1).choose(Observation(house({3: None, 8: None, 5: None}), 0)) == 8


def test_it_thinks_through_the_questions_that_belong_to_a_move() -> None:
    assert GreedyBot(Treasure(), 1).choose(Observation(house({3: None, 8: None, 1: [2, 9]}), 0)) == 1


def test_it_leaves_the_choices_of_others_to_others() -> None:
    s = Doors()
    s.then([Door(0, {3: None, 8: None}), Door(1, {0: None, 90: None})])
    s.advance()
    assert GreedyBot(Treasure(), 1).choose(Observation(s, 0)) == 8
    assert s.found == 0


def test_among_equals_every_move_is_taken_now_and_then() -> None:
    seat = Observation(house({4: [7, 6], 5: [1, 7], 7: None, 2: None}), 0)
    assert {GreedyBot(Treasure(), seed).choose(seat) for seed in range(60)} == {4, 5, 7}


def test_it_beats_three_random_players_from_every_seat() -> None:
    wins = 0
    for place in range(4):
        bots = ["random"] * 4
        bots[place] = "greedy"
        for options in ({}, {"great_wall": True, "super_event": "random"}):
            result = simulate(Setup(find_game("dragon"), 4, options), bots, 8, 20 + place)
            wins += result.seats[place].wins
    assert wins >= 61, f"only {wins} of 64 games"


SUPER_EVENTS = find_game("dragon").options[1].values


@pytest.mark.parametrize("number", range(len(SUPER_EVENTS)), ids=[str(name) for name in SUPER_EVENTS])
def test_whatever_it_is_asked_it_answers_with_a_legal_move(number: int) -> None:
    """D9.12: all players, all super events, with and without the wall; the moves played are random ones."""
    options = {"super_event": SUPER_EVENTS[number], "great_wall": number % 2 == 0, "large_privilege_price": 6}
    setup = Setup(find_game("dragon"), 2 + number % 4, options)
    s = setup.position()
    rng = Rng(number)
    bot = new_bot("greedy", "dragon", number)
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(rng))
        else:
            before = setup.position_to_json(s)
            assert bot.choose(Observation(s, s.player)) in s.legal
            assert setup.position_to_json(s) == before
            s.play(rng.pick(s.legal))


# What the evaluation understands


def first_month(*events: int, **options: Any) -> Dragon:
    """The first month of a game that begins with these events and is peaceful from then on."""
    s = Setup(find_game("dragon"), 3, options).position()
    rng = Rng(1)
    while s.player == CHANCE:
        s.play(s.roll(rng))
    while isinstance(s, Dragon) and s.month == 0:
        s.play(s.legal[0])
    assert isinstance(s, Dragon)
    s.events = [*events, *[PEACE] * (12 - len(events))]
    return s


def gain(s: Dragon, change: str, amount: int) -> int:
    """How much more the position is worth to seat 0 with more of something."""
    more = s.clone()
    setattr(more.courts[0], change, getattr(more.courts[0], change) + amount)
    return evaluate(more, 0) - evaluate(s, 0)


def test_yuan_are_worth_more_before_a_tribute() -> None:
    """D5.2"""
    calm, due = first_month(), first_month(TRIBUTE, PEACE, TRIBUTE)
    assert gain(due, "yuan", 2) > gain(calm, "yuan", 2)


def test_rice_is_worth_more_before_a_drought_but_not_beyond_a_sack_for_each_palace() -> None:
    """D5.3"""
    calm, due = first_month(), first_month(DROUGHT)
    palaces = len(due.courts[0].palaces)
    assert gain(due, "rice", palaces) > gain(calm, "rice", palaces)
    due.courts[0].rice = calm.courts[0].rice = palaces
    assert gain(due, "rice", 1) <= gain(calm, "rice", 1)


def test_a_healer_is_worth_more_before_a_contagion() -> None:
    """D5.4: with an empty hand, so that no other healer can come in time, and enough persons to fall ill."""

    def value(s: Dragon, person: int) -> int:
        court = s.courts[0]
        court.cards = NO_COUNTS
        court.palaces = [palace_of(3, [CRAFTSMAN, COURT_LADY]), palace_of(3, [COURT_LADY, TAX_COLLECTOR])]
        healed = s.clone()
        healed.courts[0].put(0, court.palaces[0].with_person(person))
        return evaluate(healed, 0) - evaluate(s, 0)

    calm, due = first_month(), first_month(CONTAGION)
    assert value(due, OLD[HEALER]) > value(due, HEALER) > value(calm, HEALER)


def test_privileges_are_worth_less_before_an_assassination_attempt() -> None:
    """D9.10"""
    calm, plotted = first_month(), first_month(super_event="assassination_attempt")
    assert gain(calm, "small", 1) == 1200
    assert gain(plotted, "small", 1) == 600


def test_a_finished_game_is_worth_its_points() -> None:
    s = first_month()
    rng = Rng(3)
    while s.player != NOBODY:
        s.play(s.roll(rng) if s.player == CHANCE else rng.pick(s.legal))
    assert [evaluate(s, seat) for seat in range(3)] == [100 * points for points in s.scores]
