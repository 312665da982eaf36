"""A seat's next turn, foreseen from what it knows."""

import pytest

from yamen.conformance import all_setups
from yamen.engine.next_turn import after_own_moves, is_one_information_set, next_turn
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE
from yamen.games import GAMES

SEEDS = range(3)


def planned(position: Position, seat: int, rng: Rng) -> list[tuple[dict[str, object], list[int]]]:
    """All that a seat is shown while it plans a turn with random moves."""
    deals = [deal for seed in SEEDS if (deal := next_turn(position, seat, Rng(seed))) is not None]
    shown: list[tuple[dict[str, object], list[int]]] = []
    moves: list[int] = []
    while deals and (after := after_own_moves(deals, seat, moves)) is not None and is_one_information_set(after, seat):
        shown.append((after[0].view(seat), after[0].legal))
        assert after[0].question().args[0] == seat
        after[0].refusals()
        moves.append(rng.pick(after[0].legal))
    return shown


@pytest.mark.parametrize("name", GAMES)
def test_what_is_foreseen_is_made_of_what_the_seat_knows(name: str) -> None:
    """From the true position and from one dealt anew for the seat, the same turn is foreseen."""
    setups = [setup for setup in all_setups(GAMES[name]) if setup.players > 1]
    found = 0
    for number in range(4):
        rng = Rng(number)
        position = setups[number * 7 % len(setups)].position()
        decisions = 0
        while not position.is_over:
            if position.player == CHANCE:
                position.play(position.roll(rng))
                continue
            decisions += 1
            seat = (position.player + 1 + decisions % (len(position.scores) - 1)) % len(position.scores)
            if decisions % 11 == 0:
                dealt = position.determinise(seat, rng)
                seed = rng.below(1 << 30)
                shown = planned(position, seat, Rng(seed))
                assert shown == planned(dealt, seat, Rng(seed))
                found += len(shown)
            position.play(rng.pick(position.legal))
    assert found > 10


def test_whoever_is_to_move_has_nothing_to_foresee() -> None:
    position = next(iter(all_setups(GAMES["dragon"]))).position()
    while position.player == CHANCE:
        position.play(position.roll(Rng(1)))
    assert next_turn(position, position.player, Rng(1)) is None
