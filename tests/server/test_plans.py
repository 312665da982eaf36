"""Plans for one's next turn: private, carried out once, in time that tells nothing."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.house import FREE, ME, House
from yamen.engine.game import Game
from yamen.games import find_game
from yamen.server.accounts.schemas import Me
from yamen.server.db.models import OPEN, Plan
from yamen.server.errors import Conflict, InvalidInput
from yamen.server.plans.player import LONGEST, SHORTEST, person_like
from yamen.server.plans.schemas import NewPlan, NextTurn
from yamen.server.plans.service import CannotPlan
from yamen.server.plans.watching import happened
from yamen.server.tables.listeners import Broadcast
from yamen.server.tables.moves import begin
from yamen.server.tables.repository import load_record
from yamen.server.tables.schemas import LogStep
from yamen.server.tables.state import TableState


class Patient:
    """Plans wait here, for as long as they were told to, until somebody lets them go on."""

    def __init__(self, house: House) -> None:
        self.waits: list[float] = []
        self.going_on = asyncio.Event()
        self.house = house
        house.plan_player.sleep = self.sleep
        house.plan_player.draw = lambda: 7.0

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        await self.going_on.wait()

    async def go_on(self, table: TableState) -> None:
        self.going_on.set()
        while (playing := self.house.plan_player.playing(table.id)) is not None:
            await playing


async def stored(house: House) -> list[Any]:
    async with house.store.read() as connection:
        return list((await connection.execute(select(Plan.table, Plan.seat, Plan.plan, Plan.waiting))).all())


class Played:
    """Two people at a table in the middle of a game; the second plans while the first is to move."""

    def __init__(self, house: House, ann: Me, ben: Me, table: TableState) -> None:
        self.house, self.ann, self.ben, self.table = house, ann, ben, table
        self.people = [ann, ben]
        self.patient = Patient(house)

    @classmethod
    async def at(cls, house: House, game: str = "gugong") -> "Played":
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        table = await house.running(ann, ben, game=game)
        return cls(house, ann, ben, table)

    @property
    def waiting(self) -> Me:
        """Who isn't to move."""
        return self.people[1 - self.table.game.player]

    @property
    def moving(self) -> Me:
        return self.people[self.table.game.player]

    async def plan(self, *entries: list[int], stop_if: tuple[str, ...] = ()) -> None:
        await self.house.plans.save(
            self.table.id, self.waiting, NewPlan(self.table.number, list(entries), list(stop_if))
        )

    async def foreseen(self, moves: list[int] | None = None) -> Any:
        return await self.house.plans.next_turn(self.table.id, self.waiting, moves or [])

    async def whole_turn(self) -> list[int]:
        """Moves that answer all that can be foreseen of the next turn."""
        moves: list[int] = []
        while legal := (await self.foreseen(moves)).legal:
            moves.append(legal[len(legal) // 2].move)
        return moves

    async def finish_turn(self) -> None:
        """Whoever is to move answers until the other is asked."""
        seat = self.table.game.player
        while self.table.game.player == seat:
            await self.answer()

    async def answer(self) -> None:
        """One answer; who is asked for an action passes, and has money then."""
        acts = self.table.game.question().kind.name == "act"
        await self.play(self.table.game.legal_moves()[0 if acts else -1])

    async def to_exchange(self) -> None:
        """Through the opening."""
        while self.table.game.question().kind.name != "exchange":
            await self.finish_turn()

    async def to_action_of_next_month(self, mover: int | None = None) -> None:
        """Until somebody waits whose next turn is an action, and its cards are not dealt yet."""
        while True:
            if mover in (None, self.table.game.player) and self.table.game.question().kind.name == "play-card":
                question = (await self.foreseen()).question
                if question is not None and question["kind"] == "act":
                    return
            await self.finish_turn()

    async def play(self, move: int) -> None:
        await self.house.play.play(self.table.id, self.moving, self.table.number, move)


@pytest.fixture
async def game(house: House) -> Played:
    played = await Played.at(house)
    await played.to_exchange()
    return played


def own_moves(table: TableState, seat: int) -> list[int]:
    return [move for who, move in table.game.moves if who == seat]


async def test_a_plan_is_carried_out_when_its_turn_comes(game: Played) -> None:
    table, planner = game.table, 1 - game.table.game.player
    moves = await game.whole_turn()
    await game.plan(moves)
    before = len(own_moves(table, planner))
    await game.finish_turn()
    assert table.game.player == planner
    await game.patient.go_on(table)
    assert own_moves(table, planner)[before : before + len(moves)] == moves
    assert game.patient.waits[0] == pytest.approx(7.0, abs=1.0)
    assert table.plans == {}
    assert await stored(game.house) == []


async def test_the_rest_of_a_turn_that_isnt_planned_is_asked(game: Played) -> None:
    table, planner = game.table, 1 - game.table.game.player
    moves = await game.whole_turn()
    assert len(moves) > 1
    await game.plan(moves[:1])
    await game.finish_turn()
    await game.patient.go_on(table)
    assert own_moves(table, planner)[-1] == moves[0]
    assert table.game.player == planner
    assert table.plans == {}


async def test_the_first_entry_that_can_be_played_is(game: Played) -> None:
    table, planner = game.table, 1 - game.table.game.player
    first, second = [move.move for move in (await game.foreseen()).legal[:2]]
    await game.plan([first], [second])
    plan = table.plans[planner]
    plan.entries[0].moves = [0]  # which can't be played by then
    await game.finish_turn()
    await game.patient.go_on(table)
    assert own_moves(table, planner)[-1] == second


async def test_a_plan_of_which_nothing_can_be_played_says_so_and_asks(game: Played) -> None:
    table, planner = game.table, game.waiting
    seat = 1 - table.game.player
    await game.plan([(await game.foreseen()).legal[0].move])
    table.plans[seat].entries[0].moves = [0]
    await game.finish_turn()
    await game.patient.go_on(table)
    assert table.game.player == seat
    view = table.views.view(planner.id)
    assert view.plan is not None
    assert view.plan.stopped == "illegal"
    await game.play(table.game.legal_moves()[0])
    assert table.views.view(planner.id).plan is None
    assert await stored(game.house) == []


async def test_a_plan_stops_when_what_it_watches_has_changed(game: Played) -> None:
    """The card at the place where the plan wants to exchange is another by then."""
    table, planner = game.table, game.waiting
    seat = 1 - table.game.player
    moves = table.game.type.moves
    theirs = table.game.legal_moves()[0]
    place = moves.message(theirs).named()["location"]
    same = [move.move for move in (await game.foreseen()).legal if move.message["location"] == place]
    await game.plan([same[-1]], stop_if=("card", "wall"))
    await game.play(theirs)
    while table.game.player != seat:
        legal = table.game.legal_moves()
        free = [move for move in legal if moves.text(move) in ("no-actions", "skip")]
        await game.play((free or legal)[0])
    await game.patient.go_on(table)
    view = table.views.view(planner.id)
    assert view.plan is not None
    assert view.plan.stopped == "card"
    assert table.game.player == seat


def action(next_turn: NextTurn, name: str) -> int:
    return next(move.move for move in next_turn.legal if move.message.get("action") == name)


async def test_an_action_is_planned_before_its_cards_are_dealt(house: House) -> None:
    game = await Played.at(house, "dragon")
    table = game.table
    await game.to_action_of_next_month()
    planner = 1 - table.game.player
    next_turn = await game.foreseen()
    assert (next_turn.question["kind"], next_turn.view["phase"]) == ("act", "actions")
    assert next_turn.view["groups"] == [[], []]
    assert next_turn.view["month"] == table.game.view(planner)["month"] + 1
    build, rice = action(next_turn, "build"), action(next_turn, "harvest")
    floors = [move.move for move in (await game.foreseen([build])).legal]
    assert floors
    await game.plan([build, floors[0]], [rice])
    while table.game.player != planner or table.game.question().kind.name != "act":
        await game.finish_turn()
    before = len(own_moves(table, planner))
    assert sorted(map(len, table.game.view(planner)["groups"])) == [3, 4]
    await game.patient.go_on(table)
    assert own_moves(table, planner)[before : before + 2] == [build, floors[0]]


async def test_a_plan_stops_when_the_group_of_its_action_is_taken(house: House) -> None:
    game = await Played.at(house, "dragon")
    table = game.table
    while True:
        await game.to_action_of_next_month()
        planner = game.waiting
        seat = 1 - table.game.player
        rice = action(await game.foreseen(), "harvest")
        await game.plan([rice], stop_if=("fee", "event"))
        while table.game.question().kind.name != "act":
            await game.answer()
        if table.game.player != seat:
            break
        await game.patient.go_on(table)  # nobody was there before: it costs nothing, and is done
        assert table.plans == {}
    await game.play(rice)
    while table.game.player != seat:
        await game.finish_turn()
    await game.patient.go_on(table)
    view = table.views.view(planner.id)
    assert view.plan is not None
    assert view.plan.stopped == "fee"


@pytest.mark.parametrize(
    ("name", "watch"),
    [("gugong", "card"), ("gugong", "hand"), ("dragon", "fee"), ("dragon", "event"), ("dragon", "hand")],
)
async def test_a_plan_stops_when_what_its_maker_saw_is_another_by_then(house: House, name: str, watch: str) -> None:
    game = await Played.at(house, name)
    await (game.to_exchange() if name == "gugong" else game.to_action_of_next_month())
    table, planner, seat = game.table, game.waiting, 1 - game.table.game.player
    next_turn = await game.foreseen()
    await game.plan([next_turn.legal[0].move], stop_if=(watch,))
    table.plans[seat].entries[0].seen[watch] = '"as it was"'
    while table.game.player != seat or table.game.question().kind.name != next_turn.question["kind"]:
        await game.finish_turn()
    number = table.number
    await game.patient.go_on(table)
    view = table.views.view(planner.id)
    assert view.plan is not None
    assert (view.plan.stopped, table.number) == (watch, number)


def test_what_happened_can_stop_a_plan() -> None:
    watches = list(find_game("gugong").watches)
    assert happened(watches, [LogStep(5, 0, [{"kind": "exchanged"}])]) is None
    assert happened(watches, [LogStep(5, 0, [{"kind": "exchanged"}, {"kind": "wall-scored"}])]) == "wall"
    assert happened(watches, [LogStep(5, 0, [{"kind": "palace-reached"}])]) == "palace"


async def test_who_moves_by_hand_is_not_overtaken(game: Played) -> None:
    table, planner = game.table, 1 - game.table.game.player
    await game.plan(await game.whole_turn())
    await game.finish_turn()
    by_hand = table.game.legal_moves()[0]
    await game.play(by_hand)
    await game.patient.go_on(table)
    assert own_moves(table, planner)[-1] == by_hand
    assert table.plans == {}


async def test_a_plan_thrown_away_is_not_carried_out(game: Played) -> None:
    table, planner = game.table, game.waiting
    await game.plan(await game.whole_turn())
    await game.finish_turn()
    number = table.number
    await game.house.plans.delete(table.id, planner)
    await game.patient.go_on(table)
    assert table.number == number
    assert await stored(game.house) == []


async def test_what_was_planned_stays_planned_though_it_can_not_be_played_just_now(game: Played) -> None:
    """Others may give it back by then; another entry is added beside it."""
    table, seat = game.table, 1 - game.table.game.player
    first, second = (move.move for move in (await game.foreseen()).legal[:2])
    await game.plan([first])
    table.plans[seat].entries[0].moves = [0]
    await game.plan([0], [second], stop_if=("card",))
    assert [entry.moves for entry in table.plans[seat].entries] == [[0], [second]]
    assert table.plans[seat].stop_if == ["card"]


async def test_only_who_waits_can_plan_and_only_what_can_be_played(game: Played) -> None:
    table = game.table
    with pytest.raises(CannotPlan):
        await game.house.plans.next_turn(table.id, game.moving, [])
    with pytest.raises(InvalidInput, match="Entry 1"):
        await game.plan([0])
    with pytest.raises(InvalidInput, match="stopped by 'weather'; it can by: card, wall, palace, hand"):
        await game.plan([(await game.foreseen()).legal[0].move], stop_if=("weather",))
    with pytest.raises(Conflict):
        await game.house.plans.save(table.id, game.waiting, NewPlan(table.number - 1, [[0]]))


async def test_a_plan_outlives_the_server_and_is_carried_out_once(tmp_path: Path) -> None:
    house = await House.at(tmp_path)
    game = await Played.at(house)
    await game.to_exchange()
    planner = 1 - game.table.game.player
    moves = await game.whole_turn()
    await game.plan(moves)
    before = len(own_moves(game.table, planner))
    await game.finish_turn()  # its turn has come, and the server ends before it is carried out
    again = await house.reopened()
    try:
        patient = Patient(again)
        await again.plan_player.sweep()
        table = await again.registry.get(game.table.id)
        patient.going_on.set()
        await again.plan_player.sweep()
        await patient.go_on(table)
        async with again.store.read() as connection:
            record = await load_record(connection, table)
        assert [move for seat, move in record.moves if seat == planner][before : before + len(moves)] == moves
        assert await stored(again) == []
    finally:
        await again.close()


# Two worlds

Entries = Callable[[list[int], list[int]], list[list[int]]]
"""The entries of a plan, out of the moves that are to be made and those that could be."""


async def heard_by_the_other(
    data: Path, plans: list[tuple[Entries, tuple[str, ...]]], by_hand: int = 0, name: str = "gugong"
) -> list[Any]:
    """All that the opponent of somebody with such plans receives, each with how long the plans have waited by then.

    Those who share no plans make their first moves `by_hand`.
    """
    data.mkdir()
    house = await House.at(data)
    try:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        table = await house.table(ann, ME, FREE, game=name)
        await house.seating.join(table.id, ben, 1)
        async with table.lock:  # the same deal in every world
            await house.moves.commit(table, begin(Game(table.setup, None, table.names), 11), was=OPEN)
        game = Played(house, ann, ben, table)
        drawn = iter([3.0, 9.0, 4.0, 8.0, 5.0, 6.0, 7.0, 2.0])
        house.plan_player.draw = lambda: next(drawn)
        game.patient.going_on.set()
        if name == "dragon":
            await game.to_action_of_next_month(0)
        else:
            await game.to_exchange()
            if table.game.player != 0:
                await game.finish_turn()
        heard: list[Any] = []
        had = table.views.client_state(ann.id)

        def hear(broadcast: Broadcast) -> None:
            nonlocal had
            has = table.views.client_state(ann.id)
            message = table.views.delta(had, has, [broadcast.encoded])
            had = has
            if message is not None:
                heard.append((message, [round(wait) for wait in game.patient.waits]))

        table.listeners.add(hear)
        moves, legal = await game.whole_turn(), [move.move for move in (await game.foreseen()).legal]
        for entries, stop_if in plans:
            await game.plan(*entries(moves, legal), stop_if=stop_if)
        assert heard == []  # nobody hears of a plan
        kind = "act" if name == "dragon" else "exchange"
        while table.game.player != 1 or table.game.question().kind.name != kind:
            await game.finish_turn()
        await game.patient.go_on(table)
        for move in moves[:by_hand]:
            await game.play(move)
        table.listeners.discard(hear)
        return heard
    finally:
        await house.close()


def whole(moves: list[int], legal: list[int]) -> list[list[int]]:
    return [moves]


def with_more(moves: list[int], legal: list[int]) -> list[list[int]]:
    return [moves, *([move] for move in legal[:3])]


def another(moves: list[int], legal: list[int]) -> list[list[int]]:
    return [[legal[0]]]


@pytest.mark.parametrize(("name", "first", "second"), [("gugong", "wall", "palace"), ("dragon", "event", "hand")])
async def test_nothing_that_an_opponent_gets_nor_when_depends_on_plans(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, first: str, second: str
) -> None:
    """However a plan came to be, and whatever else is in it: the same moves are told alike, after the same time."""
    worlds: list[list[tuple[Entries, tuple[str, ...]]]] = [
        [(whole, ())],
        [(with_more, (first, second))],
        [(another, ("hand",)), (with_more, ()), (whole, (first,))],
    ]
    heard = []
    for number, plans in enumerate(worlds):
        monkeypatch.setattr("yamen.server.tables.moves.DICE", random.Random(7))
        heard.append(await heard_by_the_other(tmp_path / str(number), plans, name=name))
    assert any(waits for _, waits in heard[0])
    assert heard[0] == heard[1] == heard[2]


async def test_a_plan_that_is_stopped_is_as_if_there_were_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yamen.server.plans.player.happened", lambda *_: "wall")
    worlds: list[list[tuple[Entries, tuple[str, ...]]]] = [
        [],
        [(whole, ("wall",))],
        [(with_more, ("wall", "card"))],
    ]
    heard = []
    for number, plans in enumerate(worlds):
        monkeypatch.setattr("yamen.server.tables.moves.DICE", random.Random(7))
        heard.append(await heard_by_the_other(tmp_path / str(number), plans, by_hand=1))
    assert heard[0]
    assert heard[0] == heard[1] == heard[2]


def test_a_move_of_a_plan_takes_as_long_as_a_persons() -> None:
    drawn = [person_like() for _ in range(2000)]
    assert min(drawn) >= SHORTEST
    assert max(drawn) <= LONGEST
    assert 4.0 < sorted(drawn)[1000] < 9.0


async def test_nobody_else_sees_a_plan(game: Played) -> None:
    table, planner, other = game.table, game.waiting, game.moving
    await game.plan([(await game.foreseen()).legal[0].move], stop_if=("hand",))
    assert table.views.view(planner.id).plan is not None
    assert table.views.view(other.id).plan is None
    assert table.views.view(None).plan is None
    assert b"stop_if" in table.views.client_state(planner.id).full([])
    for person in (other.id, None):
        assert b'"plan":null' in table.views.client_state(person).full([])
    line = (await game.house.listing.list_own(other))[0]
    assert "plan" not in str(line)
    mine, theirs = [(await game.house.privacy.export(person)).plans for person in (planner, other)]
    assert [(plan.table, plan.plan["stop_if"]) for plan in mine] == [(table.id, ["hand"])]
    assert theirs == []


async def test_of_several_processes_one_carries_a_plan_out(tmp_path: Path, database: str) -> None:
    here = await House.at(tmp_path, database)
    there = await House.at(tmp_path, database)
    try:
        game = await Played.at(here)
        await game.to_exchange()
        patients = [game.patient, Patient(there)]
        planner = 1 - game.table.game.player
        moves = await game.whole_turn()
        before = len(own_moves(game.table, planner))
        await game.plan(moves)
        await game.finish_turn()
        await there.plan_player.sweep()  # both wait, and go on at the same time
        tables = [game.table, await there.registry.get(game.table.id)]
        assert all(patient.house.plan_player.playing(game.table.id) for patient in patients)
        await asyncio.gather(*(patient.go_on(table) for patient, table in zip(patients, tables, strict=True)))
        table = await here.registry.get(game.table.id)
        async with here.store.read() as connection:
            record = await load_record(connection, table)
        assert [move for seat, move in record.moves if seat == planner][before:] == moves
        assert await stored(here) == []
    finally:
        await here.close()
        await there.close()
