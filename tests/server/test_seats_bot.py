"""Before the start, whoever made a table gives open seats to bots and takes them back."""

import asyncio
from pathlib import Path

import pytest

from tests.server.house import FREE, ME, House, bot
from tests.server.web import Web
from yamen.server.errors import Conflict, InvalidInput, PermissionDenied
from yamen.server.tables.state import SeatInfo


async def test_a_bot_takes_an_open_seat_and_the_game_can_start(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, ME, FREE, FREE)
    await house.seating.seat_bot(table.id, ania, 1, "greedy", "Bot Mei")
    await house.seating.seat_bot(table.id, ania, 2, "random")
    assert table.seats[1:] == [SeatInfo("bot", None, "Bot Mei", "greedy"), SeatInfo("bot", None, "Bot 3", "random")]
    await house.play.start(table.id, ania)
    assert (await house.tables.view(table.id, ania)).cast == ["Ania", "Bot Mei", "Bot 3"]


async def test_the_seat_of_a_bot_can_be_taken_back_for_a_person(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    table = await house.table(ania, ME, bot())
    await house.seating.seat_bot(table.id, ania, 1, None)
    [line] = await house.listing.list_own(ania)
    assert (line.free, line.seats[1].kind) == (1, "open")
    await house.seating.join(table.id, emre, 1)
    [line] = await house.listing.list_own(ania)
    assert (line.free, line.names) == (0, ["Ania", "Emre"])


async def test_it_is_stored(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, ME, FREE)
    await house.seating.seat_bot(table.id, ania, 1, "greedy", "Bot Mei")
    again = await house.reopened()
    assert (await again.registry.get(table.id)).seats[1] == SeatInfo("bot", None, "Bot Mei", "greedy")
    await again.close()


async def test_only_who_made_the_table_does_so_and_only_before_the_start(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    table = await house.table(ania, ME, FREE, bot())
    await house.seating.join(table.id, emre, 1)
    with pytest.raises(PermissionDenied, match="Only who made the table"):
        await house.seating.seat_bot(table.id, emre, 2, None)
    await house.play.start(table.id, ania)
    with pytest.raises(Conflict, match="The game has begun"):
        await house.seating.seat_bot(table.id, ania, 2, None)


async def test_a_person_is_not_sent_away_and_a_seat_or_bot_that_is_not_there_is_named(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    table = await house.table(ania, ME, FREE, FREE)
    await house.seating.join(table.id, emre, 1)
    with pytest.raises(Conflict, match="Somebody sits there already"):
        await house.seating.seat_bot(table.id, ania, 1, "greedy")
    with pytest.raises(Conflict, match="No bot sits there"):
        await house.seating.seat_bot(table.id, ania, 1, None)
    with pytest.raises(InvalidInput, match="no bot 'deep blue'"):
        await house.seating.seat_bot(table.id, ania, 2, "deep blue")
    with pytest.raises(InvalidInput, match="no seat 8"):
        await house.seating.seat_bot(table.id, ania, 7, "greedy")
    assert [seat.name for seat in table.seats] == ["Ania", "Emre", ""]


async def test_of_a_person_and_a_bot_at_once_one_gets_the_seat(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    table = await house.table(ania, ME, FREE)
    elsewhere = await House.at(house.config.data)
    await elsewhere.registry.get(table.id)
    both = await asyncio.gather(
        house.seating.seat_bot(table.id, ania, 1, "greedy"),
        elsewhere.seating.join(table.id, emre, 1),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in both) == ["Conflict", "NoneType"]
    [line] = await elsewhere.listing.list_own(ania)
    assert line.free == 0
    await elsewhere.close()


def test_over_http_the_answer_is_the_table_as_it_stands_then(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        ania = web.person("Ania")
        table = ania.post("/api/tables", {"game": "gugong", "seats": [{"kind": "me"}, {"kind": "open"}]})
        path = f"/api/tables/{table['id']}"
        state = ania.post(f"{path}/seats/bot", {"seat": 1, "bot": "greedy"})
        assert (state["seats"][1]["kind"], state["seats"][1]["bot"]) == ("bot", "greedy")
        state = ania.post(f"{path}/seats/bot", {"seat": 1, "bot": None})
        assert state["seats"][1]["kind"] == "open"
