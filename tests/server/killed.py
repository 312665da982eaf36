"""A game whose server is killed at every write. Run as a program with a folder; test_kills.py reads what it prints.

With `once` behind the folder: not again where another step of the same kind has written the same so far.

First each step of a script is done on a copy of what the steps before have left. Then, for each write of each step, a
process does the step and is killed there; another one starts on what it has left. It must find the step either done
or not begun, and must get to the same end when the client repeats what it got no answer to.

Processes are forked, since starting hundreds of them would take minutes.
"""

import asyncio
import gc
import json
import os
import random
import secrets
import shutil
import signal
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import event, select

from tests.server.fake_time import NOON, FakeTime
from tests.server.house import FREE, ME, House
from yamen.engine.tasks import CHANCE
from yamen.server.accounts.schemas import Me
from yamen.server.clocks.paces import DAY
from yamen.server.db.models import Person, Table
from yamen.server.plans.schemas import NewPlan
from yamen.server.plans.service import CannotPlan
from yamen.server.play import log
from yamen.server.tables import moves
from yamen.server.tables.archive import archive, to_archive
from yamen.server.tables.state import TableState

MOVES, LAST_MOVES = 10, 3
NAMES = ("Ania", "Emre", "Jana", "Olga")
LATER = 1e11
"""When everything is long over."""
LATER_BY = {"time up": 30 * DAY, "stand in": DAY}
"""How much time passes before a step, in seconds."""
TIMES = ("created", "at", "touched", "seen", "proven", "began", "due")
"""Columns that tell the time of day."""


class Step(NamedTuple):
    name: str
    who: int = 0


# The script


async def people(house: House) -> list[Me]:
    async with house.store.read() as connection:
        found = {row.name: Me(row.id, row.name) for row in await connection.execute(select(Person.id, Person.name))}
    return [found[name] for name in NAMES if name in found]


async def the_table(house: House) -> TableState:
    """The table that is played at: the newest."""
    async with house.store.read() as connection:
        id_ = (await connection.execute(select(Table.id).order_by(Table.created.desc()).limit(1))).scalar_one()
    return await house.registry.get(id_)


async def do(house: House, step: Step) -> None:
    if step.name == "come":
        await house.accounts.create(NAMES[step.who])
        return
    if step.name in ("archive", "end open", "forget"):
        await do_upkeep(house, step)
        return
    everyone = await people(house)
    me = everyone[step.who]
    if step.name == "sign in":
        await house.sessions.begin(me.id)
    elif step.name == "create":
        await house.table(me, ME, FREE, FREE, game="gugong", pace="daily")
    elif step.name == "short game":
        await almost_over(house, everyone[:2])
    elif step.name == "delete":
        await house.privacy.delete(me)
    else:
        await at_table(house, await the_table(house), step, everyone)


async def do_upkeep(house: House, step: Step) -> None:
    if step.name == "archive":
        await archive(house.store, (await to_archive(house.store, LATER, 10))[0])
    elif step.name == "end open":
        await house.upkeep.end_open_tables(LATER)
    else:
        await house.upkeep.forget_guests(LATER)


async def at_table(house: House, table: TableState, step: Step, everyone: list[Me]) -> None:
    seating, play, me, seat = house.seating, house.play, everyone[step.who], step.who
    doing: dict[str, Callable[[], Awaitable[Any]]] = {
        "join": lambda: seating.join(table.id, me, seat),
        "leave": lambda: seating.leave(table.id, me, seat),
        "chat": lambda: house.chat.post(table.id, me, "players", "hello"),
        "start": lambda: play.start(table.id, me),
        "move": lambda: house.play_on(table, everyone, 1),
        "undo": lambda: play.undo(table.id, everyone[table.game.moves[-1][0]], table.number),
        "propose undo": lambda: play.propose(table.id, me, table.number, "undo"),
        "propose abandon": lambda: play.propose(table.id, me, table.number, "abandon"),
        "agree": lambda: play.answer(table.id, me, True),
        "disagree": lambda: play.answer(table.id, me, False),
        "resign": lambda: play.resign(table.id, me, seat),
        "rematch": lambda: house.tables.rematch(table.id, me),
        "time up": lambda: house.clocks.settle(table.id),
        "stand in": lambda: house.clocks.settle(table.id),
        "bot moves": lambda: house.bots._move(table),
        "take back": lambda: house.clocks.take_back(table.id, me, seat),
        "plan": lambda: plan(house, table, me),
        "carry out": lambda: house.plan_player._move(table, seat, table.plans[seat]),
    }
    await doing[step.name]()


async def plan(house: House, table: TableState, me: Me) -> None:
    """The first thing that could be done if it were their turn."""
    first = (await house.plans.next_turn(table.id, me, [])).legal[0]
    await house.plans.save(table.id, me, NewPlan(table.number, [[first.move]]))


async def who_can_plan(house: House, table: TableState) -> int:
    everyone = await people(house)
    for who in range(3):
        try:
            await house.plans.next_turn(table.id, everyone[who], [])
            return who
        except CannotPlan:
            continue
    raise AssertionError("nobody's next turn can be foreseen here; let the script plan elsewhere")


async def almost_over(house: House, two: list[Me]) -> None:
    """Another table, where only the last moves are left."""
    table = await house.running(*two)
    game, decisions = table.game.clone(), 0
    while not game.is_over:
        decisions += game.player != CHANCE
        game.play(middle(game.legal_moves()))
    await house.play_on(table, two, decisions - LAST_MOVES)


def middle(moves: list[int]) -> int:
    return moves[len(moves) // 2]


def begin_of_script() -> list[Step]:
    return [
        *(Step("come", who) for who in range(3)),
        Step("sign in"),
        Step("create"),
        *(Step("join", who) for who in (1, 2)),
        Step("leave", 2),
        Step("join", 2),
        Step("chat", 1),
        Step("start"),
    ]


async def next_steps(house: House, done: list[Step]) -> list[Step]:
    """What follows on the steps done, depending on how the table stands."""
    table = await the_table(house)
    names = [step.name for step in done]
    if "short game" in names:
        if table.stage == "running":
            return [Step("move")]
        upkeep = [Step("archive"), Step("archive"), Step("end open"), Step("come", 3), Step("forget")]
        if "forget" not in names:
            return upkeep
        return [] if "delete" in names else [Step("delete", 1)]
    if names.count("move") < MOVES:
        undo = "undo" not in names and names.count("move") > 2 and table.game.can_undo()
        return [Step("undo")] if undo else [Step("move")]
    planned = [step.who for step in done if step.name == "plan"]
    if not planned:
        return [Step("plan", await who_can_plan(house, table))]
    if "carry out" not in names:
        return [Step("carry out", planned[0]) if table.game.player == planned[0] else Step("move")]
    if "take back" not in names:
        asked = table.game.player
        return [Step("time up"), Step("stand in"), Step("bot moves"), Step("take back", asked)]
    if "resign" not in names:
        quitter = (table.game.player + 1) % 3
        others = [who for who in range(3) if who != quitter]
        return [
            Step("propose abandon", 0),
            Step("disagree", 1),
            Step("propose undo", 2),
            Step("agree", 0),
            Step("agree", 1),
            Step("resign", quitter),
            Step("propose abandon", others[0]),
            Step("agree", others[1]),
            Step("rematch", others[0]),
        ]
    return [Step("short game")]


# Killing


def made_certain(step: int) -> None:
    """Leave nothing to chance, so that all runs of a step do the same."""
    numbers = count()
    secrets.token_urlsafe = lambda nbytes=None: f"step-{step}-{next(numbers)}"
    secrets.choice = random.Random(step).choice
    numbered = random.Random(step)
    secrets.randbelow = lambda exclusive_upper_bound: numbered.randrange(exclusive_upper_bound)
    # What is Final or a method is replaced: this process has no other purpose, and the game must be the same each time.
    moves.DICE.choices = lambda legal, odds: [middle(legal)]  # type: ignore[method-assign, assignment, misc]
    log.SNAPSHOT_AFTER = 8  # snapshots are written, too, and a script has few moves


async def certain_move(_payer: Any, _known: Any, _bot: str, legal: list[int]) -> int:
    return middle(legal)


def killing(house: House, fatal: int) -> list[str]:
    """Let this process be killed at one of its writes; returns the list of those that it comes to."""
    points: list[str] = []

    def point(what: str) -> None:
        points.append(what)
        if len(points) == fatal:
            os.kill(os.getpid(), signal.SIGKILL)

    def statement(text: str) -> None:
        if text.startswith(("INSERT", "UPDATE", "DELETE", "RELEASE", "COMMIT")):
            point(" ".join(text.split()[:3]))

    write = house.store.write

    async def watched(work: Any) -> Any:
        done = await write(work)
        point("committed, not yet acknowledged")
        return done

    house.store.write = watched  # type: ignore[method-assign]  # it watches what it replaces
    assert house.store.batch_writer is not None
    engine = house.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda _c, _cursor, text, *_: statement(text))
    event.listen(engine, "commit", lambda _: point("COMMIT"))
    # Batches go to the driver without SQLAlchemy's events; SQLite itself tells of their statements, COMMIT among them.
    house.store.batch_writer.connection.set_trace_callback(statement)
    return points


def forked(work: Callable[[], Awaitable[Any]]) -> tuple[int, Any]:
    """Do something in a process of its own: how that ended, and what it returned."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(writer, json.dumps(asyncio.run(work())).encode())  # type: ignore[arg-type]  # all are coroutines
            os._exit(0)
        except BaseException as error:
            os.write(writer, json.dumps(repr(error)).encode())
            os._exit(1)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    return status, json.loads(said) if said else None


async def done_in(folder: Path, at: int, step: Step, now: float, fatal: int = 0) -> list[str]:
    """Do a step on the data in a folder; returns its writes."""
    made_certain(at)
    house = await House.at(folder, time=FakeTime(now))
    # Bots and plans move when the script says so, and bots what they would have moved anyway.
    house.bots.wake = lambda table: None  # type: ignore[method-assign]
    house.plan_player.wake = lambda table: None  # type: ignore[method-assign]
    house.plan_player.draw = lambda: 0.0
    house.workers.choose_move = certain_move  # type: ignore[method-assign, assignment]
    points = killing(house, fatal)
    await do(house, step)
    await house.close()  # which stores positions
    return points


async def following(folder: Path, steps: list[Step]) -> list[Step]:
    house = await House.at(folder)
    found = await next_steps(house, steps)
    await house.close()
    return found


def stored(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """All that is in the database, but for the times, and for positions, which are stored later than moves."""
    with sqlite3.connect(folder / "yamen.sqlite3") as connection:
        connection.row_factory = sqlite3.Row
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {}
        for name in names:
            rows = [dict(row) for row in connection.execute(f'SELECT * FROM "{name}"')]
            plain = [{column: value for column, value in row.items() if column not in TIMES} for row in rows]
            found[name] = sorted(plain, key=repr)
    connection.close()
    numbers = {row["id"]: row["number"] for row in found["tables"]}
    assert all(row["number"] <= numbers[row["table"]] for row in found.pop("positions"))
    return found


async def warm_up(folder: Path) -> None:
    """Load here once what each of the forked processes would load for itself."""
    folder.mkdir()
    for at, step in enumerate(begin_of_script()):
        await done_in(folder, at, step, NOON)


def must(outcome: tuple[int, Any]) -> Any:
    status, said = outcome
    assert status == 0, said
    return said


def main(root: Path, once: bool) -> None:
    steps: list[Step] = []
    known: set[tuple[str, tuple[str, ...]]] = set()
    ahead = begin_of_script()
    folder = root / "0"
    folder.mkdir()
    now = NOON
    must(forked(lambda: done_in(folder, 0, Step("come"), now)))  # the database is made, and somebody is there already
    shutil.copytree(folder, root / "begin")
    folder = root / "begin"
    ahead = ahead[1:]
    report: dict[str, Any] = {"steps": [], "points": [], "failures": []}
    asyncio.run(warm_up(root / "warm"))
    gc.freeze()  # or each process would look through all that was there before it
    while ahead:
        step, *ahead = ahead
        at = len(steps) + 1
        now += 60 + LATER_BY.get(step.name, 0.0)
        after = root / str(at)
        shutil.copytree(folder, after)
        points = must(forked(partial(done_in, after, at, step, now)))
        before_it, after_it = stored(folder), stored(after)
        report["steps"].append(step.name)
        if before_it == after_it:
            report["failures"].append(f"{step} stores nothing")
        for fatal in range(1, len(points) + 1) if step.name != "short game" else ():
            way = step.name, tuple(points[:fatal])
            if once and way in known:
                continue
            known.add(way)
            killed = partial(done_in, root / "killed", at, step, now)
            fault = killed_at(root / "killed", folder, killed, fatal, before_it, after_it, points[fatal - 1])
            report["points"].append(points[fatal - 1])
            if fault:
                report["failures"].append(f"{step} killed at {points[fatal - 1]}: {fault}")
        steps.append(step)
        folder = after
        if not ahead:
            ahead = [Step(*found) for found in must(forked(partial(following, folder, steps)))]
    print(json.dumps(report))


def killed_at(
    scratch: Path, folder: Path, do_it: Callable[..., Awaitable[Any]], fatal: int, before: Any, after: Any, point: str
) -> str:
    """Kill a process in the middle of a step, start another; returns what is wrong then."""
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.copytree(folder, scratch)
    status, said = forked(lambda: do_it(fatal))
    if not os.WIFSIGNALED(status):
        return f"it lived on: {said}"
    left = stored(scratch)
    acknowledged_next = point.startswith("committed")
    if left != after and (acknowledged_next or left != before):
        return "what is left is neither the state before nor the state after"
    if left == before != after:
        status, said = forked(do_it)  # the client repeats what it got no answer to
        if status or stored(scratch) != after:
            return f"the table doesn't go on: {said}"
    return ""


if __name__ == "__main__":
    main(Path(sys.argv[1]), "once" in sys.argv)
