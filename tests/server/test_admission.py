"""Work that somebody asks for: only for people whom the server knows, in turns, and only so much at a time."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, bot
from tests.server.patience import PATIENCE, till, until
from tests.server.web import Served, Web
from yamen.bots.explain import Budget
from yamen.bots.fair_queue import Lane, Payer
from yamen.server.accounts.schemas import Me
from yamen.server.advice.schemas import Review
from yamen.server.advice.service import ReviewJob
from yamen.server.db.notify import RemoteChange
from yamen.server.db.store import LONG_READS, LONG_READS_PER_ADDRESS
from yamen.server.errors import RateLimited, TooManyReviews
from yamen.server.limits import CLIENT
from yamen.server.records.schemas import RecordUpload, Replay
from yamen.server.tables import repository
from yamen.server.tables.moves import MoveRow
from yamen.server.tables.plans import PlanEntry, StoredPlan
from yamen.server.tables.state import TableState
from yamen.server.workers.admission import AdmissionControl
from yamen.server.workers.pool import ADVICE, BOTS, REVIEWS

RECORD = (Path(__file__).parents[1] / "games" / "dragon-2p-plain.yamen").read_text("utf-8")
REFUSAL = RateLimited("enough")


def test_so_much_is_admitted_by_person_and_by_address() -> None:
    admission = AdmissionControl(per_person=1, per_address=2)
    with admission.admit("ann", "here", REFUSAL):
        with pytest.raises(RateLimited), admission.admit("ann", "there", REFUSAL):
            pass
        with admission.admit("bob", "here", REFUSAL):
            with pytest.raises(RateLimited), admission.admit("eve", "here", REFUSAL):
                pass
            with admission.admit("eve", "there", REFUSAL):
                pass
    with admission.admit("ann", "here", REFUSAL), admission.admit("eve", "here", REFUSAL):
        pass
    assert not admission._under_way, "what is done is forgotten"


def test_strangers_are_admitted_by_their_address_alone() -> None:
    admission = AdmissionControl(per_person=1, per_address=2)
    with admission.admit(None, "here", REFUSAL), admission.admit(None, "here", REFUSAL):
        with pytest.raises(RateLimited), admission.admit(None, "here", REFUSAL):
            pass
        with admission.admit(None, "there", REFUSAL):
            pass
    assert not admission._under_way


async def test_strangers_look_back_at_only_so_much_at_once(house: House) -> None:
    ania = await house.guest("Ania")
    table = await finished(house, ania)
    house.records.admission.per_address = 2
    looks: list[Callable[[], Awaitable[object]]] = [
        lambda: house.records.course(table.id, None, "here"),
        lambda: house.records.replay(table.id, None, table.number, None, "here"),
        lambda: house.records.log_since(table.id, None, 0, "here"),
        lambda: house.records.frames(table.id, None, 0, 20, None, "here"),
        lambda: house.records.record(table.id, None, "here"),
    ]
    for look in looks:
        answers = await asyncio.gather(*(look() for _ in range(3)), return_exceptions=True)
        assert [isinstance(answer, RateLimited) for answer in answers] == [False, False, True]
        await look()


async def test_those_who_play_never_wait_for_those_who_look_back(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look back has a connection to the database as long as it plays moves again, and there are few of these."""
    house = await House.at(tmp_path, database)
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people)
    await house.play_on(table, people, 5)
    go_on, replay_to, under_way = asyncio.Event(), repository.replay_to, 0

    async def held(*arguments: Any) -> repository.Replayed:
        nonlocal under_way
        under_way += 1
        await go_on.wait()
        return await replay_to(*arguments)

    def looks(person: Me | None, address: str) -> list[asyncio.Task[Replay]]:
        many = house.config.advice_per_address if person is None else 1
        CLIENT.set(address)
        return [asyncio.create_task(house.records.replay(table.id, person, 3, None, address)) for _ in range(many)]

    monkeypatch.setattr(repository, "replay_to", held)
    strangers = looks(None, "here")
    await till(lambda: under_way == LONG_READS_PER_ADDRESS)
    strangers += looks(people[0], "elsewhere")
    await till(lambda: under_way == LONG_READS_PER_ADDRESS + 1)  # who looks from elsewhere doesn't wait, either
    for number in range(LONG_READS):
        strangers += looks(None, f"there {number}")
    await till(lambda: under_way == LONG_READS)
    before = table.number
    await house.play_on(table, people, 5)
    assert table.number >= before + 5
    assert under_way == LONG_READS, "no more than these have connections"
    go_on.set()
    assert {seen.number for seen in await asyncio.gather(*strangers)} == {3}
    await house.close()


OLD_PLAN = StoredPlan("", [PlanEntry([0], {}, 0)], [])
"""One that was made at the beginning: what happened since is read before it is carried out."""
WAYS: dict[str, Callable[[House, str, Me], Awaitable[object]]] = {
    "looks at moves": lambda house, id_, ania: house.records.frames(id_, ania, 0, 3, None),
    "reads what happened": lambda house, id_, ania: house.records.log_since(id_, ania, 0),
    "comes back": lambda house, id_, ania: house.records.steps(in_memory(house, id_), ania.id, 0, 5),
    "reviews": lambda house, id_, ania: ReviewJob(house.advice, in_memory(house, id_), ania).task,
    "tries what if": lambda house, id_, ania: house.advice.branch(id_, ania, 2, 0, "random"),
    "opens tables": lambda house, id_, _: house.registry.get(id_),
    "goes back": lambda house, id_, _: house.play.propose(
        id_, Me(in_memory(house, id_).owner, ""), in_memory(house, id_).number, "undo"
    ),
    "carries out a plan": lambda house, id_, _: house.plan_player._choose(in_memory(house, id_), 0, OLD_PLAN),
}


def in_memory(house: House, id_: str) -> TableState:
    table = house.registry.peek(id_)
    assert table is not None
    return table


@pytest.mark.parametrize("way", WAYS)
async def test_whoever_makes_the_server_read_at_length_has_few_turns(
    house: House, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    house.advice.review_budget = Budget(simulations=1, playouts=0)
    ids = []
    for _ in range(LONG_READS_PER_ADDRESS + 2):
        table = await house.running(*people)
        await house.play_on(table, people, 5)
        ids.append(table.id)
        if way == "goes back":
            continue
        await house.play.propose(table.id, people[0], table.number, "abandon")
        await house.play.answer(table.id, people[1], True)
        del table
        if way == "opens tables":
            house.registry.forget(ids[-1])
    go_on, read_rows, begun = asyncio.Event(), repository.read_rows, list[str]()

    async def held(*arguments: Any) -> list[MoveRow]:
        begun.append(CLIENT.get())
        await go_on.wait()
        return await read_rows(*arguments)

    def ask(id_: str, address: str, person: Me) -> asyncio.Task[object]:
        CLIENT.set(address)
        return asyncio.ensure_future(WAYS[way](house, id_, person))

    monkeypatch.setattr(repository, "read_rows", held)
    asked = [ask(id_, "here", await house.guest(f"Mallory {at}")) for at, id_ in enumerate(ids[:-1])]
    asked.append(ask(ids[-1], "elsewhere", people[0]))
    await till(lambda: "elsewhere" in begun)
    assert begun.count("here") == LONG_READS_PER_ADDRESS
    go_on.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*asked)


async def test_a_table_that_others_have_played_on_at_length_is_read_in_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process has it, as it were; what was played a moment ago is read without waiting for a turn."""
    here, there = await House.at(tmp_path), await House.at(tmp_path)
    people = [await here.guest(name) for name in ("Ania", "Emre")]
    ids, known = [], []
    for moves in [10] * (LONG_READS_PER_ADDRESS + 2) + [2]:
        table = await there.running(*people)
        ids.append(table.id)
        known.append(await here.registry.get(table.id))
        await there.play_on(table, people, moves)
        here.registry.on_remote_change(RemoteChange(table.id))
    *far, last, near = ids
    go_on, read_rows, begun = asyncio.Event(), repository.read_rows, list[str]()

    async def held(connection: Any, id_: str, *arguments: Any) -> list[MoveRow]:
        begun.append(id_)
        await go_on.wait()
        return await read_rows(connection, id_, *arguments)

    def ask(id_: str, address: str) -> asyncio.Task[TableState]:
        CLIENT.set(address)
        return asyncio.create_task(here.registry.get(id_))

    monkeypatch.setattr(repository, "read_rows", held)
    monkeypatch.setattr(repository, "FAR", 5)
    asked = [ask(id_, "here") for id_ in [*far, near]]
    await till(lambda: near in begun)
    asked.append(ask(last, "elsewhere"))
    await till(lambda: last in begun)  # it has come as far as those before it would
    assert len(set(begun).intersection(far)) == LONG_READS_PER_ADDRESS
    go_on.set()
    await asyncio.gather(*asked)
    assert all(table.number > 1 and not table.stale for table in known)
    await here.close()
    await there.close()


async def finished(house: House, person: Me) -> TableState:
    table = await house.table(person, bot(), bot(), watchable=True)
    await house.play.start(table.id, person)
    await house.wait_for_bots(table)
    assert table.stage == "over"
    return table


async def test_what_is_asked_for_goes_after_the_bots_and_reviews_go_last(house: House) -> None:
    ania = await house.guest("Ania")
    house.advice.review_budget = house.advice.hint_budgets[False] = Budget(simulations=1, playouts=0)
    lanes: dict[str, Lane] = {}
    submit = house.workers.pool.submit

    def noted(task: Any, payer: Payer, lane: Lane, *more: Any, **options: Any) -> Any:
        lanes[type(task).__name__] = lane
        return submit(task, payer, lane, *more, **options)

    house.workers.pool.submit = noted  # type: ignore[method-assign, assignment]  # it does what it replaces
    table = await finished(house, ania)
    await ReviewJob(house.advice, table, ania).task
    tried = await house.advice.branch(table.id, ania, 0, 0, "random")
    await till(lambda: tried.game.player == 0)
    await house.advice.hint(tried.id, ania)
    await house.records.view(RecordUpload(RECORD), ania, "here")
    assert (lanes.pop("ChooseMove"), lanes.pop("ReviewDecisions")) == (BOTS, REVIEWS)
    assert {"GiveHint", "ReplayMoves"} < set(lanes)
    assert set(lanes.values()) == {ADVICE}


async def test_many_reviews_of_one_person_hold_nobody_up(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    house.advice.review_budget = Budget(simulations=3, playouts=0)
    tables = [await finished(house, ania) for _ in range(5)]
    order: list[Payer] = []
    begun, run = asyncio.Event(), house.workers.run

    async def noted(task: Any, payer: Payer, *lane: Any) -> Any:
        await begun.wait()
        order.append(payer)
        return await run(task, payer, *lane)

    house.workers.run = noted  # type: ignore[method-assign, assignment]  # it does what it replaces
    for table in tables[:3]:
        assert isinstance(await house.advice.review(table.id, ania), float)
    with pytest.raises(TooManyReviews, match="when the first review is there, ask for the next"):
        await house.advice.review(tables[3].id, ania)
    assert isinstance(await house.advice.review(tables[0].id, emre), float), "whoever asks for the same waits for it"
    assert isinstance(await house.advice.review(tables[4].id, emre), float)
    begun.set()
    reviews = [house.advice._reviews[tables[at].id].task for at in (0, 1, 2, 4)]
    async with asyncio.timeout(PATIENCE):
        assert all(review.timeline for review in await asyncio.gather(*reviews))
    own = [payer.table for payer in order if payer.person == ania.id]
    assert list(dict.fromkeys(own)) == [table.id for table in tables[:3]]
    assert own == sorted(own, key=[table.id for table in tables].index), "one review after the other"
    pieces = [at for at, payer in enumerate(order) if payer.person == emre.id]
    assert pieces[-1] < 2 * len(pieces) + 2, "they take turns, however many reviews somebody has"
    await till(lambda: not house.advice.review_admission._under_way)
    assert isinstance(await house.advice.review(tables[3].id, ania), float | Review), "there is room again"


async def test_who_asks_for_too_much_at_once_is_told_so_and_others_are_answered(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    many = house.config.advice_per_person
    asked = [asyncio.create_task(house.records.view(RecordUpload(RECORD), ania, "here")) for _ in range(many)]
    await asyncio.sleep(0)
    with pytest.raises(RateLimited, match="wait for the first answers"):
        await house.records.view(RecordUpload(RECORD), ania, "there")
    seen = await house.records.view(RecordUpload(RECORD), emre, "here")
    assert len([task for task in asked if task.done()]) <= 2, "Emre's turn came after one of Ania's at most"
    assert [each.of for each in await asyncio.gather(*asked)] == [seen.of] * many
    assert (await house.records.view(RecordUpload(RECORD, 20), ania)).number == 20


def test_over_http_strangers_are_asked_to_sign_in_and_addresses_are_limited(tmp_path: Path) -> None:
    with Web(tmp_path) as web:
        for method, path in (
            ("POST", "/api/records"),
            ("GET", "/api/tables/ABCD-EFGH-JKMN/review"),
            ("GET", "/api/tables/ABCD-EFGH-JKMN/hint"),
            ("POST", "/api/tables/ABCD-EFGH-JKMN/branch"),
        ):
            answer = web.stranger.request(method, path, json={"record": RECORD} if method == "POST" else None)
            assert (answer.status_code, answer.json()["error"]) == (401, "nameless"), path
        ania = web.person("Ania")
        web.services.records.admission.per_address = 0
        refused = ania.post("/api/records", {"record": RECORD}, status=429)
        assert refused["error"] == "too-many-requests"
        web.services.records.admission.per_address = 1
        assert ania.post("/api/records", {"record": RECORD})["number"] > 100


def test_turns_are_those_of_the_address_that_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    load = repository.load_table

    async def noted(*arguments: Any) -> TableState:
        asked.append(CLIENT.get())
        return await load(*arguments)

    monkeypatch.setattr(repository, "load_table", noted)
    with Web(tmp_path) as web:
        path = web.running(web.person("Ania"), web.person("Emre"))
        web.services.registry.forget(path.split("/")[-1])
        web.stranger.get(path).raise_for_status()
        web.services.registry.forget(path.split("/")[-1])
        with web.stranger.websocket_connect(f"{path}/live") as line:  # type: ignore[union-attr]  # it is no httpx client
            line.receive_text()
    assert asked == ["testclient"] * 3, "once for the new table"


def test_a_message_is_asked_by_the_address_it_comes_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes straight from the protocol, which knows nothing of requests."""
    asked: list[str] = []
    read_rows = repository.read_rows

    async def noted(*arguments: Any) -> list[MoveRow]:
        asked.append(CLIENT.get())
        return await read_rows(*arguments)

    with Served(tmp_path) as web:
        people = [web.person("Ania"), web.person("Emre")]
        path = web.running(*people)
        state = people[people[0].get(path)["to_move"]].get(path)
        mover = people[state["seat"]]
        state = mover.post(f"{path}/moves", {"number": state["number"], "move": state["legal"][0]["move"]})
        with mover.live(path) as line:
            line.receive_text(timeout=PATIENCE)
            monkeypatch.setattr(repository, "read_rows", noted)
            line.send_text(json.dumps({"type": "propose", "number": state["number"], "kind": "undo"}))
            until(lambda: asked)
    assert asked == ["127.0.0.1"]
