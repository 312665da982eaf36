"""What those at a table are told of a move is made before it is stored: that must make no difference."""

from typing import Any

import msgspec
import pytest

from tests.server import deltas
from tests.server.house import House
from yamen.server.db.models import OVER
from yamen.server.tables.listeners import Broadcast
from yamen.server.tables.moves import play_move
from yamen.server.tables.state import SeatInfo, TableState


def anew(table: TableState) -> TableState:
    """The same table, of which nothing has been shown yet."""
    other = TableState(
        table.id, table.setup, table.owner, True, True, table.created, None, False, False, stand_in=table.stand_in
    )
    other.seats, other.game, other.number, other.stage = table.seats, table.game, table.number, table.stage
    return other


def full(table: TableState, person: str | None) -> dict[str, Any]:
    state: dict[str, Any] = msgspec.json.decode(table.views.client_state(person).full([]))["state"]
    return state


@pytest.mark.parametrize("game", ["dragon", "gugong"])
async def test_what_is_made_ahead_is_what_would_be_made_afterwards(house: House, game: str) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jan")]
    table = await house.running(*people, game=game)
    table.listeners.add(lambda notice: None)
    who = [*(person.id for person in people), None]
    has = {person: full(table, person) for person in who}
    while table.stage != OVER:
        old = {person: table.views.client_state(person) for person in who}
        await house.play_on(table, people, 1)
        for person in who:
            state = full(anew(table), person)
            assert full(table, person) == state
            delta = table.views.delta(old[person], table.views.client_state(person), [])
            assert delta is not None
            deltas.apply(msgspec.json.decode(delta), has[person])
            assert has[person] == state


async def test_when_seats_change_meanwhile_it_is_made_anew(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table, heard = await house.running(*people), list[Broadcast]()
    table.listeners.add(heard.append)
    before = table.views.client_state(people[0].id)
    moves = play_move(table.game, table.number, table.game.legal_moves()[0])
    broadcast = Broadcast(moves.steps)
    prepared = table.views.prepare(moves, broadcast)
    table.seats = [SeatInfo("person", seat.person, f"{seat.name} II", "") for seat in table.seats]
    table.publish([])
    table.advance(moves)
    table.views.advance(prepared)
    table.listeners.broadcast(broadcast)
    told = table.views.delta(before, table.views.client_state(people[0].id), [item.encoded for item in heard])
    assert told is not None
    assert b"Ania II" in told


async def test_nothing_is_made_for_who_has_left(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    table.listeners.add(lambda notice: None)
    for looking in ([0, 1], [1], []):
        for seat in looking:
            table.views.client_state(people[seat].id)
        moves = play_move(table.game, table.number, table.game.legal_moves()[0])
        projection = table.views.prepare(moves, Broadcast(moves.steps))
        assert projection is not None
        assert [viewpoint.seat for viewpoint in projection.prepared] == looking
        await house.play_on(table, people, 1)


async def test_nothing_is_made_where_nobody_listens(house: House) -> None:
    table = await house.running(*[await house.guest(name) for name in ("Ania", "Emre")])
    moves = play_move(table.game, table.number, table.game.legal_moves()[0])
    assert table.views.prepare(moves, Broadcast(moves.steps)) is None
