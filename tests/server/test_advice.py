"""Hints, reviews and "what if" tables."""

import asyncio
import os
import threading
from pathlib import Path
from typing import Any

import pytest

import yamen
from tests.server.house import FREE, ME, House
from tests.server.patience import PATIENCE, till, until
from tests.server.web import Web
from yamen.bots.explain import Budget
from yamen.server.accounts.schemas import Me
from yamen.server.advice import service as advice_service
from yamen.server.advice.schemas import Hint, Review
from yamen.server.advice.service import AdviceService
from yamen.server.errors import Conflict, InvalidInput, NotFound, PermissionDenied, RateLimited, TooManyReviews
from yamen.server.tables import repository
from yamen.server.tables.schemas import NewTable
from yamen.server.tables.state import TableState
from yamen.server.workers.tasks import GiveHint

QUICK = Budget(simulations=4, playouts=0)
REFINED = Budget(simulations=40, playouts=0)


@pytest.fixture
async def advice(house: House) -> AdviceService:
    house.advice.hint_budgets = {False: QUICK, True: REFINED}
    house.advice.review_budget = QUICK
    return house.advice


async def hinted(house: House, *people: Me, game: str = "dragon") -> TableState:
    """A table with hints, begun."""
    wanted = NewTable(game, [ME, *[FREE] * (len(people) - 1)], hints=True, watchable=False)
    table = await house.tables.create(people[0], wanted)
    for seat, person in enumerate(people[1:], 1):
        await house.seating.join(table.id, person, seat)
    await house.play.start(table.id, people[0])
    return table


async def finished(house: House, *people: Me) -> TableState:
    table = await house.running(*people, watchable=False)
    await house.play_on(table, list(people), 10_000)
    assert table.stage == "over"
    return table


async def whole_review(advice: AdviceService, table: TableState, person: Me) -> tuple[Review, list[float]]:
    """The review once it is done, and the progress that was told on the way.

    Between two answers only some of it is thought about, so that there is progress to be told on any machine.
    """
    told: list[float] = []
    allowed, run = asyncio.Semaphore(0), advice.workers.run

    async def when_allowed(*asked: Any) -> Any:
        await allowed.acquire()
        return await run(*asked)

    advice.workers.run = when_allowed  # type: ignore[method-assign, assignment]  # it does what it replaces
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await advice.review(table.id, person)
            if isinstance(found, Review):
                return found, told
            told.append(found)
            for _ in range(5):
                allowed.release()
            job = advice._reviews[table.id]
            await till(lambda: allowed.locked() or job.task.done())  # noqa: B023  # it is called before the next one


# Hints


async def test_a_hint_has_legal_moves_with_chances(house: House, advice: AdviceService) -> None:
    anna, jan = await house.guest("Anna"), await house.guest("Jan")
    table = await hinted(house, anna, jan)
    mover = (anna, jan)[table.game.player]
    hint = await advice.hint(table.id, mover)
    assert (hint.number, hint.seat) == (table.number, table.game.player)
    assert 1 <= len(hint.moves) <= 3
    for move in hint.moves:
        assert move.text in table.game.legal_texts()
        assert 0 <= move.win_chance <= 1
        assert move.message["kind"]
    assert sum(hint.win_chances) == pytest.approx(1, abs=0.01)


async def test_whoever_asks_twice_gets_the_same_hint_without_new_thinking(house: House, advice: AdviceService) -> None:
    anna = await house.guest("Anna")
    table = await hinted(house, anna, game="gugong")
    first, second = await asyncio.gather(advice.hint(table.id, anna), advice.hint(table.id, anna))
    assert first is second
    await house.play_on(table, [anna], 1)
    assert (await advice.hint(table.id, anna)).number == table.number


async def test_a_refined_hint_is_thought_about_longer(house: House, advice: AdviceService) -> None:
    anna = await house.guest("Anna")
    table = await hinted(house, anna, game="gugong")
    asked: list[GiveHint] = []
    run = advice.workers.run

    async def noted(task: Any, payer: Any) -> Any:
        asked.append(task)
        return await run(task, payer)

    advice.workers.run = noted  # type: ignore[method-assign, assignment]  # it does what it replaces
    first = await advice.hint(table.id, anna)
    refined = await advice.hint(table.id, anna, refined=True)
    assert [task.budget for task in asked] == [QUICK, REFINED]
    assert refined is not first
    assert refined is await advice.hint(table.id, anna, refined=True)


async def test_hints_are_only_for_whoever_is_to_move_at_a_table_with_hints(house: House, advice: AdviceService) -> None:
    anna, jan, stranger = await house.guest("Anna"), await house.guest("Jan"), await house.guest("Emre")
    table = await hinted(house, anna, jan)
    waiting = (jan, anna)[table.game.player]
    with pytest.raises(PermissionDenied, match="It is the turn of"):
        await advice.hint(table.id, waiting)
    with pytest.raises(PermissionDenied, match="no seat"):
        await advice.hint(table.id, stranger)
    without = await house.running(anna, jan)
    with pytest.raises(PermissionDenied, match="without hints"):
        await advice.hint(without.id, (anna, jan)[without.game.player])
    not_begun = await house.tables.create(anna, NewTable("dragon", [ME, FREE], hints=True))
    with pytest.raises(Conflict, match="hasn't begun"):
        await advice.hint(not_begun.id, anna)


async def test_a_process_that_dies_is_replaced(house: House, advice: AdviceService) -> None:
    anna = await house.guest("Anna")
    table = await hinted(house, anna, game="gugong")
    await advice.hint(table.id, anna)
    process = advice.workers.pool.workers[0].process
    assert process is not None
    assert process.pid != os.getpid()
    process.kill()
    process.join()
    await house.play_on(table, [anna], 1)
    assert (await advice.hint(table.id, anna)).moves


async def test_a_table_keeps_whether_it_has_hints(house: House) -> None:
    anna = await house.guest("Anna")
    table = await hinted(house, anna, game="gugong")
    assert table.views.view(anna.id).hints
    again = await house.reopened()
    try:
        assert (await again.registry.get(table.id)).hints
    finally:
        await again.close()


# Reviews


async def test_a_review_comes_after_its_progress_and_is_kept(house: House, advice: AdviceService) -> None:
    anna, jan = await house.guest("Anna"), await house.guest("Jan")
    table = await finished(house, anna, jan)
    review, told = await whole_review(advice, table, anna)
    assert told
    assert told == sorted(told)
    assert 0 <= told[0] < told[-1] <= 1
    assert await advice.review(table.id, jan) is review
    assert review.cast == ["Anna", "Jan"]
    game = await _game(house, table)
    decided = [seat for seat, _ in game.moves if seat >= 0]
    assert [moment.seat for moment in review.timeline] == [*decided, None]
    assert review.timeline[-1].win_chances == table.game.position.returns()
    assert review.timeline[-1].number == table.number
    assert review.blunders
    for blunder in review.blunders:
        assert blunder.cost >= 0.01
        assert blunder.question == game.at(blunder.number).question().to_json()


async def test_a_review_counts_as_the_table_does_where_moves_were_taken_back(
    house: House, advice: AdviceService
) -> None:
    anna, jan = await house.guest("Anna"), await house.guest("Jan")
    people = [anna, jan]
    table = await house.running(anna, jan)
    while not table.game.can_undo():
        await house.play_on(table, people, 1)
    mover = people[table.game.moves[-1][0]]
    await house.play.undo(table.id, mover, table.number)
    await house.play_on(table, people, 10_000)
    review, _ = await whole_review(advice, table, anna)
    for moment in review.timeline[:-1]:
        assert (await house.records.replay(table.id, anna, moment.number, None)).to_move == moment.seat


async def test_only_games_that_are_over_are_reviewed_and_only_for_those_who_may_look(
    house: House, advice: AdviceService
) -> None:
    anna, jan, stranger = await house.guest("Anna"), await house.guest("Jan"), await house.guest("Emre")
    running = await house.running(anna, jan)
    with pytest.raises(Conflict, match="when it is over"):
        await advice.review(running.id, anna)
    table = await finished(house, anna, jan)
    with pytest.raises(PermissionDenied, match="only for those who play"):
        await advice.review(table.id, stranger)


# What if


async def turn_of(house: House, table: TableState, person: Me, seat: int) -> int:
    """A moment in the middle of a game when a seat was to move."""
    for number in range(60, table.number):
        if (await house.records.replay(table.id, person, number, seat)).to_move == seat:
            return number
    raise LookupError("That seat was never to move.")


async def test_a_branch_begins_as_the_table_stood_and_is_played_on_against_bots(
    house: House, advice: AdviceService
) -> None:
    anna, jan = await house.guest("Anna"), await house.guest("Jan")
    table = await finished(house, anna, jan)
    number = await turn_of(house, table, jan, 1)
    then = await house.records.replay(table.id, jan, number, 1)
    branch = await advice.branch(table.id, jan, number, 1, "random")
    assert branch.id != table.id
    assert branch.stage == "running"
    state = branch.views.view(jan.id)
    assert state.view == then.view
    assert (state.seat, state.to_move, state.number) == (1, 1, number)
    assert [(seat.kind, seat.bot) for seat in state.seats] == [("bot", "random"), ("person", "")]
    while branch.stage == "running":
        if branch.game.player == 1:
            await house.play.play(branch.id, jan, branch.number, branch.game.legal_moves()[0])
        else:
            await till(lambda: branch.game.player == 1 or branch.stage != "running")
    recorded = yamen.loads(await house.records.record(branch.id, jan))
    assert recorded.moves[:number] == (await _game(house, table)).moves[:number]
    assert recorded.scores == branch.game.scores
    assert (await house.records.course(branch.id, jan)).of == branch.number


async def test_a_branch_is_there_after_a_start(house: House, advice: AdviceService) -> None:
    anna, jan = await house.guest("Anna"), await house.guest("Jan")
    table = await finished(house, anna, jan)
    number = await turn_of(house, table, anna, 0)
    branch = await advice.branch(table.id, anna, number, 0, "random")
    again = await house.reopened()
    try:
        stored = await again.registry.get(branch.id)
        assert stored.views.view(anna.id) == branch.views.view(anna.id)
        assert stored.number == number
    finally:
        await again.close()


async def test_what_cannot_be_branched_is_refused(house: House, advice: AdviceService) -> None:
    anna, jan, stranger = await house.guest("Anna"), await house.guest("Jan"), await house.guest("Emre")
    running = await house.running(anna, jan)
    with pytest.raises(Conflict, match="isn't over"):
        await advice.branch(running.id, anna, 5, 0, "random")
    table = await finished(house, anna, jan)
    with pytest.raises(PermissionDenied, match="only for those who play"):
        await advice.branch(table.id, stranger, 5, 0, "random")
    with pytest.raises(InvalidInput, match="no seat 3"):
        await advice.branch(table.id, anna, 5, 2, "random")
    with pytest.raises(InvalidInput, match="no bot 'nobody'"):
        await advice.branch(table.id, anna, 5, 0, "nobody")
    with pytest.raises(NotFound, match="only"):
        await advice.branch(table.id, anna, table.number + 1, 0, "random")
    with pytest.raises(Conflict, match="was over there"):
        await advice.branch(table.id, anna, table.number, 0, "random")


# Over HTTP


def test_hints_reviews_and_branches_over_http(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        web.services.advice.hint_budgets = {False: QUICK, True: REFINED}
        web.services.advice.review_budget = QUICK
        anna = web.person("Anna")
        seats = [{"kind": "me"}, {"kind": "same_screen"}]
        table = anna.post("/api/tables", {"game": "dragon", "seats": seats, "hints": True})
        path = f"/api/tables/{table['id']}"
        state = anna.post(f"{path}/start")
        hint = anna.get(f"{path}/hint")
        assert hint["number"] == state["number"]
        assert anna.get(f"{path}/hint?refined=true")["number"] == state["number"]
        assert anna.get(f"{path}/review", status=409)["error"] == "conflict"
        while state["stage"] == "running":
            move = state["legal"][len(state["legal"]) // 2]["move"]
            state = anna.post(f"{path}/moves", {"number": state["number"], "move": move})
        review = reviewed(anna, path, waiting(web.services.workers))
        assert review["timeline"][-1]["seat"] is None
        branch = anna.post(f"{path}/branch", {"number": 50, "seat": 0, "bot": "random"}, status=201)
        assert branch["stage"] == "running"
        assert branch["hints"]
        assert anna.post(f"{path}/branch", {"number": -1, "seat": 0}, status=400)["error"] == "bad-request"


def waiting(pool: Any) -> threading.Event:
    """Nothing is thought about until something has happened."""
    happened, run = threading.Event(), pool.run

    async def later(*asked: Any) -> Any:
        await asyncio.to_thread(happened.wait, PATIENCE)
        return await run(*asked)

    pool.run = later
    return happened


def reviewed(person: Any, path: str, told: threading.Event) -> Any:
    """The review, once the first answer was that it is under way."""
    address = f"{path}/review"
    first = person.client.get(address, headers=person.headers)
    assert (first.status_code, first.json()["share"]) == (202, 0)
    told.set()
    until(lambda: person.client.get(address, headers=person.headers).status_code != 202)
    return person.get(address)


async def _game(house: House, table: TableState) -> Any:
    async with house.store.read() as connection:
        return await repository.load_record(connection, table)


async def test_a_game_abandoned_before_any_decision_has_an_empty_review(house: House, advice: AdviceService) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    await house.play.propose(table.id, people[0], table.number, "abandon")
    await house.play.answer(table.id, people[1], True)
    while isinstance(found := await advice.review(table.id, people[0]), float):
        assert 0.0 <= found <= 1.0
    assert (found.timeline, found.blunders) == ([], [])


# How much of it there is


async def test_hints_what_if_tables_and_reviews_are_given_to_so_many_at_once(
    house: House, advice: AdviceService, monkeypatch: pytest.MonkeyPatch
) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    people = [ania, emre]
    running, over = await hinted(house, *people), await finished(house, *people)
    advice.admission.per_person = 0
    with pytest.raises(RateLimited, match="wait for the first answers"):
        await advice.hint(running.id, people[running.game.player])
    with pytest.raises(RateLimited, match="wait for the first answers"):
        await advice.branch(over.id, ania, 2, 0, "random")
    monkeypatch.setattr(advice_service, "MAX_REVIEWS", 0)
    with pytest.raises(TooManyReviews, match="in a few minutes"):
        await advice.review(over.id, ania)


async def test_only_so_many_hints_and_reviews_stay_in_memory(
    house: House, advice: AdviceService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who thinks about them, and how long, doesn't matter here."""
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    table = await hinted(house, ania, emre)

    async def think(*_: object) -> Hint:
        return Hint(0, 0, [], [], [])

    monkeypatch.setattr(advice, "_think", think)
    monkeypatch.setattr(advice_service, "CACHED", 2)
    for _ in range(4):
        await advice.hint(table.id, (ania, emre)[table.game.player])
        await house.play_on(table, [ania, emre], 1)
    assert len(advice._hints) == 2
    for _ in range(3):
        over = await house.running(ania, emre)
        await house.play.propose(over.id, ania, over.number, "abandon")
        await house.play.answer(over.id, emre, True)
        await advice.review(over.id, ania)
    assert len(advice._reviews) == 2
