"""Who is at a table, and what is told of people coming and going."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.dialects import sqlite

from tests.server.house import FREE, ME, House
from tests.server.patience import till
from tests.server.test_live import Watcher
from tests.server.web import Web
from yamen.server.db.models import Seat
from yamen.server.tables import presence
from yamen.server.tables.presence import SAW_UNTIL
from yamen.server.tables.state import AWAY_AFTER, TableState


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    with Web(tmp_path) as web:
        yield web


def told(watcher: Watcher, people: int = 2) -> tuple[list[int], int]:
    """The seats whose people are here, and the number of watchers, as soon as that is heard."""
    message = watcher.until("presence")
    assert len(message["people"]) == people
    return [one["seat"] for one in message["people"] if one["here"]], message["watchers"]


def test_those_at_a_table_see_who_comes_and_goes(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "RELOAD", 0.0)
    ania, emre, jana = (web.person(name) for name in ("Ania", "Emre", "Jana"))
    path = web.running(ania, emre)
    with ania.live(path) as socket:
        watcher = Watcher(socket)
        first = watcher.until("state")["presence"]
        assert [(one["seat"], one["here"]) for one in first["people"]] == [(0, True), (1, False)]
        with emre.live(path):
            assert told(watcher) == ([0, 1], 0)
            with jana.live(path):
                assert told(watcher) == ([0, 1], 1)
            assert told(watcher) == ([0, 1], 0)
        message = watcher.until("presence")
        assert not message["people"][1]["here"]
        assert abs(message["people"][1]["seen"] - time.time()) < 60


def test_whoever_reloads_the_page_was_not_away(web: Web) -> None:
    ania, emre = web.person("Ania"), web.person("Emre")
    path = web.running(ania, emre)
    with ania.live(path) as socket:
        watcher = Watcher(socket)
        watcher.until("state")
        with emre.live(path):
            assert told(watcher) == ([0, 1], 0)
        with emre.live(path):
            pass
        watcher.send(type="chat", room="players", text="still there")
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1]["type"] != "done":
            heard.append(watcher.hear())
        assert [one for one in heard if one["type"] == "presence" and not one["people"][1]["here"]] == []


async def test_when_somebody_was_here_outlives_a_restart(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    house.presence.on_opened(table, people[1].id)
    await till(lambda: (table.seats[1].seen or 0) > time.time())
    house = await house.reopened()
    again = await house.registry.get(table.id)
    assert not again.is_here(1)
    assert abs((again.last_seen(1) or 0) - time.time()) < 60


async def long_away(house: House, table: TableState, seat: int) -> None:
    at = time.time() - AWAY_AFTER - 60
    change = update(Seat).where(Seat.table == table.id, Seat.seat == seat).values(seen=at)
    await house.store.write(lambda connection: connection.execute(change))
    table.stale = True


async def test_a_game_ends_without_asking_whoever_has_been_away_for_three_days(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jana")]
    table = await house.running(*people)
    await long_away(house, table, 2)
    await house.play.propose(table.id, people[0], table.number, "abandon")
    proposal = (await house.tables.view(table.id, people[0])).proposal
    assert proposal is not None
    assert proposal.waiting == [1]
    await house.play.answer(table.id, people[1], True)
    assert (table.stage, table.abandoned) == ("over", True)


async def test_to_go_back_everybody_is_asked_however_long_they_were_away(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    await house.play_on(table, people, 6)
    await long_away(house, table, 1)
    await house.play.propose(table.id, people[0], table.number, "undo")
    proposal = (await house.tables.view(table.id, people[0])).proposal
    assert proposal is not None
    assert proposal.waiting == [1]


async def test_what_happens_besides_moves_is_told_with_names_and_outlives_a_restart(house: House) -> None:
    ania, emre, jana = [await house.guest(name) for name in ("Ania", "Emre", "Jana")]
    table = await house.table(ania, ME, FREE, FREE)
    await house.seating.join(table.id, emre, 1)
    await house.seating.leave(table.id, emre, 1)
    await house.seating.join(table.id, jana, 1)
    await house.seating.seat_bot(table.id, ania, 2, "random", "Bot Lin")
    await house.play.start(table.id, ania)
    await house.play.propose(table.id, ania, table.number, "abandon")
    await house.play.answer(table.id, jana, False)
    await house.play.resign(table.id, jana, 1)
    await house.wait_for_bots(table)
    house = await house.reopened()
    happened = await house.records.log_since(table.id, ania, 0)
    assert [(notice.seat, notice.events[0]["kind"], notice.events[0]["name"]) for notice in happened.notices] == [
        (1, "joined", "Emre"),
        (1, "left", "Emre"),
        (1, "joined", "Jana"),
        (2, "bot-joined", "Bot Lin"),
        (1, "disagreed", "Jana"),
        (1, "resigned", "Jana"),
    ]
    assert len({notice.notice for notice in happened.notices}) == 6
    assert [step.number for step in happened.steps] == list(range(1, happened.number + 1))
    await house.play.propose(table.id, ania, happened.number, "abandon")
    last = (await house.records.log_since(table.id, ania, happened.number)).notices[-1]
    assert last.events == [{"kind": "abandoned", "player": 0, "name": "Ania"}]


async def test_what_happens_besides_moves_is_not_for_whoever_may_not_look(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jana")]
    table = await house.running(*people[:2], watchable=False)
    assert (await house.records.log_since(table.id, people[2], 0)).notices == []
    assert len((await house.records.log_since(table.id, people[1], 0)).notices) == 1


async def test_who_looks_is_stored_by_the_seat(house: House) -> None:
    """By the person SQLite would go through all seats that somebody has, and regulars have thousands."""
    statement = SAW_UNTIL.compile(dialect=sqlite.dialect())
    async with house.store.read() as connection:
        values = tuple(None for _ in statement.positiontup or [])
        [step] = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
    assert step.detail.endswith("(table=? AND seat=?)")
