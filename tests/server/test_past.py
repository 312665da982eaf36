"""Looking back: what each move brought, how it stood, how the points grew."""

from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.house import FREE, ME, House
from tests.server.web import Web
from yamen import loads
from yamen.server.accounts.schemas import Me
from yamen.server.errors import Conflict, InvalidInput, PermissionDenied
from yamen.server.records.schemas import RecordUpload
from yamen.server.records.tasks import ViewRecord
from yamen.server.tables.state import TableState

GAMES_RECORDED = Path(__file__).parents[1] / "games"


async def played_out(house: House, game: str) -> tuple[TableState, list[Me]]:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, game=game)
    await house.play_on(table, people, 1000)
    assert table.stage == "over"
    return table, people


async def test_what_happened_is_told_move_by_move(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    heard = []
    table.listeners.add(lambda notice: heard.extend(notice.steps))
    start = table.number
    for _ in range(25):
        mover, number = table.game.player, table.number
        await house.play_on(table, people, 1)
        steps = await house.records.steps(table, people[0].id, number, table.number)
        assert (steps[0].number, steps[0].seat) == (number + 1, mover)
        assert {step.seat for step in steps[1:]} <= {-1}  # only chance moves along with it
    steps = await house.records.steps(table, people[0].id, start, table.number)
    assert steps == heard
    assert [step.number for step in steps] == list(range(start + 1, table.number + 1))


async def test_frames_lead_from_one_position_to_another(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    start = table.number
    await house.play_on(table, people, 40)
    frames = await house.records.frames(table.id, people[0], start, table.number, 0)
    view = frames.view
    assert view == (await house.records.replay(table.id, people[0], start, 0)).view
    steps = await house.records.steps(table, None, start, table.number)
    for step in steps:
        own = [frame for frame in frames.frames if frame.number == step.number]
        assert [event for frame in own for event in frame.events] == step.events
        for frame in own:
            view = {**view, **frame.view}
        then = await house.records.replay(table.id, people[0], step.number, 0)
        assert (view, own[-1].to_move) == (then.view, then.to_move)
    assert len(frames.frames) > len(steps)
    with pytest.raises(PermissionDenied):
        await house.records.frames(table.id, people[0], start, table.number, 1)
    with pytest.raises(InvalidInput, match="at most 200"):
        await house.records.frames(table.id, people[0], 3, 2, 0)


async def test_a_replay_tells_what_the_move_brought_who_was_asked_and_the_points(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    for _ in range(40):
        await house.play_on(table, people, 1)
        state = await house.tables.view(table.id, people[0])
        replay = await house.records.replay(table.id, people[0], table.number, 0)
        assert (replay.view, replay.to_move, replay.question) == (state.view, state.to_move, state.question)
        assert replay.scores == table.game.scores
        assert [step.number for step in replay.steps] == [table.number]
        assert replay.steps == await house.records.steps(table, None, table.number - 1, table.number)
    watched = await house.records.replay(table.id, None, table.number, None)
    assert (watched.question, watched.to_move) == (None, table.game.player)  # what is asked is the player's own matter
    assert (await house.records.replay(table.id, people[0], 0, 0)).steps == []


@pytest.mark.parametrize("game", ["dragon", "gugong"])
async def test_the_course_of_a_game_tells_how_the_points_grew_and_where_turns_began(house: House, game: str) -> None:
    table, people = await played_out(house, game)
    course = await house.records.course(table.id, None)
    told = {standing.number: standing for standing in course.standings}
    starts = {turn.number: turn.seat for turn in course.turns}
    now, asked = course.standings[0], -1
    for number in range(table.number + 1):
        replay = await house.records.replay(table.id, people[0], number, 1)
        now = told.pop(number, now)
        assert now.scores == replay.scores
        assert now.round == replay.view["month" if game == "dragon" else "day"]
        asked = starts.pop(number, asked)
        assert replay.to_move in (asked, None)
    assert (told, starts, course.of) == ({}, {}, table.number)
    assert course.standings[-1].scores == table.game.scores
    after = [turn.seat for turn in course.turns]
    assert all(one != other for one, other in pairwise(after))
    later = await house.records.replay(table.id, None, course.turns[3].number, None)
    assert later.question is not None  # the game is over, everybody may know


async def test_alone_too_a_game_is_looked_back_at_turn_by_turn(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, ME, game="gugong")
    await house.play.start(table.id, ania)
    await house.play_on(table, [ania], 200)
    course = await house.records.course(table.id, ania)
    days = {standing.round for standing in course.standings}
    assert len(course.turns) >= 12  # four days, of each three turns at the very least
    assert days == {0, 1, 2, 3, 4}
    for turn in course.turns[1:]:
        since = (await house.records.steps(table, ania.id, turn.number - 1, turn.number))[0]
        assert since.seat == -1 or any(event.get("player") == 1 for event in since.events)


async def test_the_course_is_for_those_who_may_watch(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, watchable=False)
    with pytest.raises(PermissionDenied):
        await house.records.course(table.id, None)
    first = await house.records.course(table.id, people[0])
    await house.play_on(table, people, 30)
    assert (await house.records.course(table.id, people[1])).of == table.number > first.of
    waiting = await house.table(people[0], ME, FREE)
    with pytest.raises(Conflict, match="hasn't begun"):
        await house.records.course(waiting.id, people[0])


def test_a_record_is_looked_at_like_a_table() -> None:
    text = (GAMES_RECORDED / "dragon-2p-plain.yamen").read_text("utf-8")
    game = loads(text)
    for number in (0, 1, 30, len(game.moves)):
        seen = ViewRecord(RecordUpload(text, number, 0)).run()
        then = game.at(number)
        assert (seen.view, seen.scores) == (then.view(0), then.scores)
        assert seen.to_move == (then.player if then.player >= 0 else None)
        assert seen.question == (then.question().to_json() if then.player >= 0 else None)
        assert [(step.number, step.seat) for step in seen.steps] == (
            [(number, game.moves[number - 1][0])] if number else []
        )
    assert seen.course.of == len(game.moves)
    assert seen.course.standings[-1].scores == game.scores
    assert seen.options == game.setup.options


def test_all_of_it_is_had_over_http(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        people = [web.person("Ania"), web.person("Emre")]
        path = web.running(*people)
        state = people[0].get(path)
        mover = people[state["to_move"]]
        move = mover.get(path)["legal"][0]["move"]
        mover.post(f"{path}/moves", {"number": state["number"], "move": move})
        number = state["number"] + 1
        steps = people[0].get(f"{path}/events?since={number - 1}")["steps"]
        assert steps[0]["seat"] == state["to_move"]
        replay = people[1].get(f"{path}/replay?number={number}&seat=1")
        assert replay["steps"] == steps[:1]
        course = web.stranger.get(f"{path}/course").json()
        assert course["standings"][0]["scores"] == [0, 0]
        assert {"number": state["number"], "seat": state["to_move"]} in course["turns"]


async def test_who_comes_back_reads_what_happened_since_their_last_turn(house: House) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jana")]
    ania, emre, stranger = people
    table = await house.running(ania, emre)
    seat = table.game.player
    while table.game.player == seat:
        await house.play_on(table, people, 1)
    assert await house.records.since(table.id, people[1 - seat], "en") == []  # who has not moved has missed nothing
    while table.game.player != seat:
        await house.play_on(table, people, 1)
    english, polish = [await house.records.since(table.id, people[seat], code) for code in ("en", "pl")]
    assert english[0].startswith(people[1 - seat].name)
    assert polish != english
    with pytest.raises(PermissionDenied):
        await house.records.since(table.id, stranger, "en")
