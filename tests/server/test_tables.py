"""What people do with tables, and what is refused."""

import asyncio
import math
import re
from typing import Any

import pytest

from tests.server.house import FREE, ME, House, bot
from yamen import loads
from yamen.server.db.store import UnitOfWork
from yamen.server.errors import Conflict, InvalidInput, InvalidMove, NotFound, PermissionDenied
from yamen.server.play.log import SNAPSHOT_AFTER
from yamen.server.tables.schemas import NewSeat, NewTable
from yamen.server.text import words


async def test_a_table_starts_when_every_seat_is_taken(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    table = await house.table(ania, ME, FREE)
    with pytest.raises(Conflict, match="still open: 2"):
        await house.play.start(table.id, ania)
    await house.seating.join(table.id, emre, 1)
    await house.play.start(table.id, ania)
    state = await house.tables.view(table.id, emre)
    assert (state.stage, state.seat, state.cast) == ("running", 1, ["Ania", "Emre"])
    assert state.view is not None
    assert len(state.view["events"]) == 12  # chance has laid out the year before anybody is asked


async def test_who_plays_with_bots_alone_can_choose_the_deal(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    dealt = []
    for deal in (4, 4, 5):
        table = await house.table(ania, bot(), ME, game="gugong")
        await house.play.start(table.id, ania, deal)
        dealt.append(table.game.moves[:20])
    assert dealt[0] == dealt[1] != dealt[2]
    together = await house.table(ania, ME, FREE)
    await house.seating.join(together.id, emre, 1)
    with pytest.raises(InvalidInput, match="bots alone"):
        await house.play.start(together.id, ania, 4)
    assert (await house.tables.view(together.id, ania)).stage == "open"


async def test_a_seat_is_taken_by_one_person_only_and_can_be_left_before_the_start(house: House) -> None:
    ania, emre, jana = [await house.guest(name) for name in ("Ania", "Emre", "Jana")]
    table = await house.table(ania, ME, FREE)
    both = await asyncio.gather(
        house.seating.join(table.id, emre, 1), house.seating.join(table.id, jana, 1), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in both) == ["Conflict", "NoneType"]
    there = emre if both[0] is None else jana
    await house.seating.leave(table.id, there, 1)
    assert (await house.tables.view(table.id, ania)).seats[1].kind == "open"
    with pytest.raises(Conflict, match="You don't sit there"):
        await house.seating.leave(table.id, there, 0)


@pytest.mark.parametrize("game", ["dragon", "gugong"])
async def test_only_the_person_who_is_asked_gets_the_question_and_the_moves(house: House, game: str) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, game=game)
    asked = table.game.player
    state = await house.tables.view(table.id, people[asked])
    assert [move.move for move in state.legal] == table.game.legal_moves()
    assert state.question is not None
    other = await house.tables.view(table.id, people[1 - asked])
    assert (other.legal, other.refused, other.question, other.to_move) == ([], [], None, asked)


async def test_moves_are_refused_with_a_sentence_and_a_reason(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    stranger = await house.guest("Jana")
    table = await house.running(*people)
    asked, number = table.game.player, table.number
    refused = next(move for move in range(900) if move not in table.game.legal_moves())
    with pytest.raises(InvalidMove) as bad:
        await house.play.play(table.id, people[asked], number, refused)
    assert bad.value.reason is not None
    with pytest.raises(InvalidMove, match="not a move of this game"):
        await house.play.play(table.id, people[asked], number, "castle")
    with pytest.raises(InvalidMove):
        await house.play.play(table.id, people[asked], number, 10**9)
    with pytest.raises(PermissionDenied, match="It is the turn of"):
        await house.play.play(table.id, people[1 - asked], number, table.game.legal_moves()[0])
    with pytest.raises(PermissionDenied, match="no seat"):
        await house.play.play(table.id, stranger, number, table.game.legal_moves()[0])
    assert table.number == number


async def test_of_two_moves_at_once_one_wins_and_the_other_is_a_conflict(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    number, legal = table.number, table.game.legal_moves()
    results = await asyncio.gather(
        *(house.play.play(table.id, people[table.game.player], number, move) for move in legal[:2]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Conflict]
    assert table.game.moves[number][1] == legal[0]


async def test_a_move_stored_by_another_process_wins_and_is_seen(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    elsewhere = await House.at(house.config.data)
    there = await elsewhere.registry.get(table.id)
    number, legal = table.number, table.game.legal_moves()
    await elsewhere.play.play(table.id, people[table.game.player], number, legal[0])
    with pytest.raises(Conflict, match="quicker"):
        await house.play.play(table.id, people[table.game.player], number, legal[1])
    assert table.game.to_json() == there.game.to_json()
    await elsewhere.close()


@pytest.mark.parametrize("game", ["dragon", "gugong"])
async def test_a_table_goes_on_after_a_restart_at_every_move_with_the_same_undo(house: House, game: str) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, game=game)
    for _ in range(130):
        await house.play_on(table, people, 1)
        if table.number % 7 == 0:
            other = await House.at(house.config.data)
            again = await other.registry.get(table.id)
            assert (again.number, again.stage) == (table.number, table.stage)
            assert again.game.to_json() == table.game.to_json()
            assert again.game.can_undo() == table.game.can_undo()
            await other.close()
    assert table.snapshot > 0


@pytest.mark.parametrize("committed", [False, True])
async def test_a_write_that_ends_in_doubt_is_settled_by_the_database(
    house: House, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    write = house.store.write

    async def doubtful(job: UnitOfWork[Any]) -> Any:
        if committed:
            await write(job)
        raise OSError("the connection is gone")

    for _ in range(20):
        mover, number, legal = people[table.game.player], table.number, table.game.legal_moves()
        with monkeypatch.context() as patch:
            patch.setattr(house.store, "write", doubtful)
            with pytest.raises(OSError, match="gone"):
                await house.play.play(table.id, mover, number, legal[0])
        state = await house.tables.view(table.id, mover)
        assert (state.number > number) == committed
        other = await House.at(house.config.data)
        assert (await other.registry.get(table.id)).game.to_json() == table.game.to_json()
        await other.close()
        await house.play_on(table, people, 1)


async def test_undo_goes_back_to_the_fence_and_nothing_is_deleted(house: House) -> None:
    people = [await house.guest("Ania")]
    table = await house.running(*people, game="gugong")
    while not table.game.can_undo():
        await house.play_on(table, people, 1)
    before, number = table.game.at(len(table.game.moves) - 1).to_json(), table.number
    await house.play.undo(table.id, people[0], number)
    assert table.game.to_json() == before
    assert table.number == number + 1
    reopened = await house.reopened()
    again = await reopened.registry.get(table.id)
    assert again.game.to_json() == before
    assert again.number == number + 1
    await reopened.close()


async def test_nothing_can_be_taken_back_across_a_fence_or_for_another(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    with pytest.raises(Conflict, match="nothing of yours"):
        await house.play.undo(table.id, people[table.game.player], table.number)
    while not table.game.can_undo():
        await house.play_on(table, people, 1)
    other = people[1 - table.game.moves[-1][0]]
    with pytest.raises(Conflict, match="nothing of yours"):
        await house.play.undo(table.id, other, table.number)


async def test_an_undo_after_the_turn_has_passed_on_is_read_back_wherever_a_snapshot_is_due(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    undone = 0
    while table.stage == "running":
        await house.play_on(table, people, 1)
        due, last = table.number - table.snapshot >= SNAPSHOT_AFTER, table.game.moves[-1][0]
        if due and table.game.can_undo() and table.game.player not in (last, -2):
            await house.play.undo(table.id, people[last], table.number)
            other = await House.at(house.config.data)
            assert (await other.registry.get(table.id)).game.to_json() == table.game.to_json()
            await other.close()
            await house.play_on(table, people, 2)
            undone += 1
    assert undone >= 1


async def test_bots_play_to_the_end_and_the_record_tells_it(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, bot("greedy"), bot("random"))
    with pytest.raises(PermissionDenied, match="hidden"):
        await house.records.record(table.id, ania)
    await house.play.start(table.id, ania)
    await house.wait_for_bots(table)
    state = await house.tables.view(table.id, None)
    assert state.stage == "over"
    assert state.result is not None
    game = loads(await house.records.record(table.id, None))
    assert game.scores == state.result.scores
    assert game.names == ["Bot 1", "Bot 2"]


async def test_bots_go_on_after_a_restart_without_anybody_looking(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, bot(), bot())
    await house.play.start(table.id, ania)
    again = await house.reopened()
    assert table.stage == "running"
    await again.bots.resume()
    await again.wait_for_bots(await again.registry.get(table.id))
    assert (await again.tables.view(table.id, None)).stage == "over"
    await again.close()


async def test_a_bot_takes_over_from_whoever_resigns(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    quitter = table.game.player
    await house.play.resign(table.id, people[quitter], quitter)
    await house.wait_for_bots(table)
    assert table.game.player == 1 - quitter
    with pytest.raises(PermissionDenied):
        await house.play.play(table.id, people[quitter], table.number, 0)


async def test_people_at_one_screen_look_from_the_seat_that_is_asked(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, ME, NewSeat("same_screen", name="Kasia"), game="gugong")
    await house.play.start(table.id, ania)
    for _ in range(20):
        state = await house.tables.view(table.id, ania)
        assert state.seat == state.to_move
        await house.play.play(table.id, ania, state.number, state.legal[0].text)
    assert state.cast == ["Ania", "Kasia"]


async def test_looking_back_is_from_ones_own_seat_until_the_end(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, game="gugong")
    views = {table.number: table.game.view(0)}
    for _ in range(60):
        await house.play_on(table, people, 1)
        views[table.number] = table.game.view(0)
    for number, view in views.items():
        assert (await house.records.replay(table.id, people[0], number, 0)).view == view
    with pytest.raises(PermissionDenied, match="Seat 2 is not yours"):
        await house.records.replay(table.id, people[0], 1, 1)
    with pytest.raises(PermissionDenied):
        await house.tables.view(table.id, people[0], 1)
    with pytest.raises(NotFound):
        await house.records.replay(table.id, people[0], 10_000, 0)


async def test_a_table_not_open_to_watchers_shows_strangers_its_seats_only(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, watchable=False)
    while table.stage == "running":
        state = await house.tables.view(table.id, None)
        assert (state.view, state.result) == (None, None)
        await house.play_on(table, people, 10)
    state = await house.tables.view(table.id, None)
    assert (state.view, state.result) == (None, None)
    assert [seat.name for seat in state.seats] == ["Ania", "Emre"]
    with pytest.raises(PermissionDenied):
        await house.records.replay(table.id, None, 1, None)


async def test_people_find_their_tables(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    lines = [(await house.listing.list_own(person))[0] for person in people]
    assert [line.id for line in lines] == [table.id, table.id]
    assert [line.my_turn for line in lines] == [seat == table.game.player for seat in (0, 1)]


async def test_tables_that_no_game_allows_are_refused(house: House) -> None:
    ania = await house.guest("Ania")
    for wanted in (
        NewTable("chess", [ME]),
        NewTable("dragon", [ME]),
        NewTable("dragon", [ME, ME]),
        NewTable("dragon", [ME, bot("deep")]),
        NewTable("dragon", [ME, FREE], {"great_wall": "perhaps"}),
        NewTable("dragon", [ME, NewSeat("same_screen", name="\x07")]),
    ):
        with pytest.raises(InvalidInput):
            await house.tables.create(ania, wanted)
    with pytest.raises(NotFound):
        await house.registry.get("nowhere")


async def test_the_code_of_a_table_can_be_said_aloud_and_has_forty_bits(house: House) -> None:
    ania = await house.guest("Ania")
    codes = {(await house.table(ania, ME, FREE)).id for _ in range(20)}
    assert len(codes) == 20
    assert all(re.fullmatch(r"([a-z]{3,8}-){3}[1-9]\d{3}", code) for code in codes)
    assert len(set(words())) == len(words())
    assert 3 * math.log2(len(words())) + math.log2(9000) > 40
