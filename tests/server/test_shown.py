"""What those at a table are told of a move is made before it is stored: that must make no difference."""

from typing import Any

import msgspec
import pytest

from tests.server.house import House
from yamen.server.db.models import OVER, RUNNING
from yamen.server.tables.state import LiveTable, Notice, SeatInfo, played


def anew(table: LiveTable) -> LiveTable:
    """The same table, of which nothing has been shown yet."""
    other = LiveTable(table.id, table.setup, table.owner, True, table.created, None, False, False)
    other.seats, other.game, other.number, other.stage = table.seats, table.game, table.number, table.stage
    return other


def whole(table: LiveTable, person: str | None) -> dict[str, Any]:
    state: dict[str, Any] = msgspec.json.decode(table.shown(person).whole([]))["state"]
    return state


@pytest.mark.parametrize("game", ["dragon", "gugong"])
async def test_what_is_made_ahead_is_what_would_be_made_afterwards(house: House, game: str) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jan")]
    table = await house.running(*people, game=game)
    table.listeners.add(lambda notice: None)
    who = [*(person.id for person in people), None]
    has = {person: whole(table, person) for person in who}
    while table.stage != OVER:
        old = {person: table.shown(person) for person in who}
        await house.play_on(table, people, 1)
        for person in who:
            state = whole(anew(table), person)
            assert whole(table, person) == state
            change = msgspec.json.decode(table.told(old[person], table.shown(person), []) or b"{}")
            has[person] = {**has[person], **change["set"], "view": {**has[person]["view"], **change["view"]}}
            assert has[person] == state


async def test_when_seats_change_meanwhile_it_is_made_anew(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table, heard = await house.running(*people), list[Notice]()
    table.listeners.add(heard.append)
    before = table.shown(people[0].id)
    after, rows, steps = played(table.game, table.number, table.game.legal_moves()[0])
    notice = Notice(steps)
    moment = table.ahead(after, RUNNING, rows[-1].number, notice)
    table.seats = [SeatInfo("person", seat.person, f"{seat.name} II", "") for seat in table.seats]
    table.changed([])
    table.game, table.number = after, rows[-1].number
    table.moved(notice, moment)
    told = table.told(before, table.shown(people[0].id), [item.encoded for item in heard])
    assert told is not None
    assert b"Ania II" in told


async def test_nothing_is_made_for_who_has_left(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    table.listeners.add(lambda notice: None)
    for looking in ([0, 1], [1], []):
        for seat in looking:
            table.shown(people[seat].id)
        after, rows, steps = played(table.game, table.number, table.game.legal_moves()[0])
        moment = table.ahead(after, RUNNING, rows[-1].number, Notice(steps))
        assert moment is not None
        assert list(moment.ready) == [people[seat].id for seat in looking]
        await house.play_on(table, people, 1)


async def test_nothing_is_made_where_nobody_listens(house: House) -> None:
    table = await house.running(*[await house.guest(name) for name in ("Ania", "Emre")])
    after, rows, steps = played(table.game, table.number, table.game.legal_moves()[0])
    assert table.ahead(after, RUNNING, rows[-1].number, Notice(steps)) is None
