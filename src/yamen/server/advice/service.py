"""What bots think of a table: hints while it runs, reviews after the end, and "what if" tables.

All thinking is done in processes of its own, so that neither people nor the bots at tables wait for it. For a hint they
get a position dealt anew from what the seat may know: the true one never leaves the server.
"""

import asyncio
import logging
import multiprocessing
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.bots import BOTS
from yamen.bots import review as bots
from yamen.bots.explain import Analysis, Budget, MoveAnalysis, Reason, explain
from yamen.bots.observation import Observation
from yamen.engine.errors import YamenError
from yamen.engine.game import Setup
from yamen.engine.rng import Rng
from yamen.engine.session import Game
from yamen.games import find_game
from yamen.server.advice.schemas import Gain, Hint, HintMove, Judged, Moment, Review, Slip
from yamen.server.db.models import BOT, OVER, PERSON, RUNNING, Move
from yamen.server.errors import BadRequest, Conflict, Forbidden, TooMany, Unknown, Unreadable
from yamen.server.tables import repository as history
from yamen.server.tables.registry import must_run
from yamen.server.tables.schemas import Me
from yamen.server.tables.seating import insert_table, new_table
from yamen.server.tables.service import Tables
from yamen.server.tables.state import LiveTable, Row, SeatInfo, rolled
from yamen.server.workers.pool import Workers, _begin

LOG: Final = logging.getLogger("yamen.advice")
T = TypeVar("T")
HINT: Final = Budget(4000, 200, 1.5)
REVIEW: Final = Budget(1500, 200, 0.25)
"""How long is thought about a hint, and about each decision of a review."""
HINTED: Final = 3
"""How many moves a hint has, and how many costly ones a review tells."""
TOLD: Final = 6
TOGETHER: Final = 4
"""How many decisions a process judges at a time: others who want advice get their turn in between."""
KEPT: Final = 200
"""How many hints and how many reviews stay in memory."""
MOST_WAITING: Final = 20
"""How many reviews may be under way."""
SEED: Final = 1


class Advisers(Workers):
    """The processes that think about hints and reviews; they are started when the first is asked for."""

    def __init__(self, processes: int = 1, seconds: float = 60.0) -> None:
        super().__init__(processes, seconds)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """What a function returns in one of the processes. If that process dies it is tried once more."""
        try:
            return await self._run(work, args)
        except (BrokenExecutor, TimeoutError) as error:
            LOG.warning("%s failed and is tried again: %r", work.__name__, error)
            return await self._run(work, args)

    async def _run(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), _begin)
        pool = self._pool
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            return await asyncio.wait_for(thought, self.seconds)
        except (BrokenExecutor, TimeoutError):
            if self._pool is pool:  # else whoever noticed first has ended it already
                self.close()
            raise
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if self._pool is pool or (task is not None and task.cancelling()):  # nobody wants it any more
                raise
            raise BrokenExecutor("The processes were ended because of other work.") from None


class Advice:
    def __init__(
        self, tables: Tables, advisers: Advisers | None = None, hint: Budget = HINT, review: Budget = REVIEW
    ) -> None:
        self.tables = tables
        self.advisers = advisers or Advisers()
        self.hint_budget = hint
        self.review_budget = review
        self._hints: OrderedDict[tuple[str, int], asyncio.Task[Hint]] = OrderedDict()
        self._reviews: OrderedDict[str, Reviewing] = OrderedDict()

    async def close(self) -> None:
        tasks: list[asyncio.Task[Any]] = [*self._hints.values(), *(each.task for each in self._reviews.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.advisers.close()

    # Hints

    async def hint(self, id_: str, person: Me) -> Hint:
        """What a bot expects of the best moves, for whoever is to move at a table with hints."""
        table = await self.tables.find(id_)
        mine = table.seats_of(person.id)
        if not mine:
            raise Forbidden("You have no seat at this table.")
        must_run(table)
        if not table.hints:
            raise Forbidden("This table is played without hints; they are allowed when a table is made.")
        if table.game.player not in mine:
            raise Forbidden(f"It is the turn of {table.seats[table.game.player].name}, not yours.")
        key = id_, table.number
        task = self._hints.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._hints[key] = asyncio.create_task(self._think(table))
            _forget(self._hints, KEPT)
        return await asyncio.shield(task)

    async def _think(self, table: LiveTable) -> Hint:
        setup, game, number, seat = table.setup, table.game, table.number, table.game.player
        dealt = game.position.determinise(seat, Rng(secrets.randbits(60)))
        known = setup.position_to_json(dealt)
        analysis = await self.advisers.run(advise, *_setup_of(table), known, seat, SEED, self.hint_budget)
        moves = [
            HintMove(
                expected.move,
                game.text(expected.move),
                game.type.moves.message(expected.move).to_json(),
                round(expected.win_chance, 3),
                round(expected.score, 1),
                round(expected.visit_share, 3),
                _gains(expected.reasons),
            )
            for expected in analysis.moves
        ]
        return Hint(number, seat, _rounded(analysis.win_chances, 3), _rounded(analysis.scores, 1), moves)

    # Reviews

    async def review(self, id_: str, person: Me | None) -> Review | float:
        """The review of a table that is over, or which share of it is done."""
        table = await self.tables.find(id_)
        if not table.may_watch(person.id if person else None):
            raise Forbidden("This table is only for those who play at it.")
        if table.stage != OVER:
            raise Conflict("A game is reviewed when it is over.")
        found = self._reviews.get(id_)
        if found is None or found.failed():
            if len([each for each in self._reviews.values() if not each.task.done()]) >= MOST_WAITING:
                raise TooMany("Many games are being reviewed right now; ask again in a few minutes.")
            found = self._reviews[id_] = Reviewing(self, table)
            _forget(self._reviews, KEPT)
        await asyncio.wait([found.task], timeout=0.05)
        if not found.task.done():
            return found.share
        return found.task.result()

    # What if

    async def branch(self, id_: str, person: Me, number: int, seat: int, bot: str) -> LiveTable:
        """A new table that begins as one that is over stood after `number` moves; bots play the other seats.

        It has the same moves up to there, so it can be looked back at and recorded like any other.
        """
        old = await self.tables.find(id_)
        if not old.may_watch(person.id):
            raise Forbidden("This table is only for those who play at it.")
        if old.stage != OVER:
            raise Conflict("The game isn't over; what if it had gone otherwise can be tried afterwards.")
        if seat >= old.setup.players:
            raise BadRequest(f"There is no seat {seat + 1} here; there are {old.setup.players}.")
        if bot not in BOTS:
            raise BadRequest(f"There is no bot '{bot}'; choose one of: {', '.join(BOTS)}.")
        if number > old.number:
            raise Unknown(f"There are only {old.number} moves.")
        async with self.tables.store.read() as connection:
            line = history.standing(await history.rows_of(connection, id_, 0, number))
        seats = [
            SeatInfo(PERSON, person.id, person.name, "") if at == seat else SeatInfo(BOT, None, f"Bot {at + 1}", bot)
            for at in range(old.setup.players)
        ]
        try:
            game = await asyncio.to_thread(_played, old.setup, [info.name for info in seats], line)
        except YamenError as error:
            raise Unreadable(history.OTHER_RULES) from error
        rows = [Row(at, seat_, move) for at, (seat_, move) in enumerate(game.moves, 1)]
        rolled(game, rows)
        if game.is_over:
            raise Conflict("The game was over there; choose an earlier moment.")
        table = new_table(old.setup, person, seats, False, old.pack, hints=True)
        table |= {"stage": RUNNING, "number": len(rows), "to_move": game.player}
        stands = {"table": table["id"], "number": len(rows), "position": history.written(old.setup, game.position)}
        jobs = self.tables.jobs

        async def write(connection: AsyncConnection) -> None:
            await insert_table(connection, table, seats)
            if rows:
                await connection.execute(insert(Move), [{"table": table["id"], **row._asdict()} for row in rows])
            await connection.execute(history.KEEP_POSITION[self.tables.store.dialect], [stands])
            if jobs is not None and seats[game.player].kind == BOT:
                await jobs.ask(connection, table["id"], len(rows))

        await self.tables.store.write(write)
        return await self.tables.find(table["id"])


class Reviewing:
    """A review under way."""

    def __init__(self, advice: Advice, table: LiveTable) -> None:
        self.advice = advice
        self.share = 0.0
        """How much of it is done."""
        self.task = asyncio.create_task(self._review(table))

    def failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)

    async def _review(self, table: LiveTable) -> Review:
        store, budget = self.advice.tables.store, self.advice.review_budget
        async with store.read() as connection:
            line = history.standing(await history.rows_of(connection, table.id, 0, table.number))
            game = await history.whole_game(connection, table)
        decisions = bots.decisions(game)
        again = min(len(decisions), bots.SECOND_PASS_MOVES * TOLD)
        total = len(decisions) + bots.SECOND_PASS_FACTOR * again
        first = await self._looks(table, game, decisions, SEED, bots.first_pass(budget), TOGETHER, 1 / total)
        worst = bots.worst(first, TOLD)
        second = await self._looks(
            table, game, worst, SEED + 1, bots.second_pass(budget), 1, bots.SECOND_PASS_FACTOR / total
        )
        found = bots.summary(game, first, second, TOLD)
        return _told(game, found, [0, *(row.number for row in line)])

    async def _looks(
        self, table: LiveTable, game: Game, numbers: list[int], seed: int, budget: Budget, together: int, share: float
    ) -> list[bots.AnalysedDecision]:
        looks: list[bots.AnalysedDecision] = []
        for begin in range(0, len(numbers), together):
            some = numbers[begin : begin + together]
            try:
                looks += await self.advice.advisers.run(judge, *_setup_of(table), game.moves, some, seed, budget)
            except YamenError as error:
                raise Unreadable(history.OTHER_RULES) from error
            self.share += share * len(some)
        return looks


# In the processes


def advise(
    game: str,
    players: int,
    options: dict[str, Any],
    figures: str | None,
    rules: int,
    known: dict[str, Any],
    seat: int,
    seed: int,
    budget: Budget,
) -> Analysis:
    """What a seat may expect."""
    setup = _setup(game, players, options, figures, rules)
    return explain(Observation(setup.position_from_json(known), seat), game, seed, budget, HINTED)


def judge(
    game: str,
    players: int,
    options: dict[str, Any],
    figures: str | None,
    rules: int,
    moves: list[tuple[int, int]],
    numbers: list[int],
    seed: int,
    budget: Budget,
) -> list[bots.AnalysedDecision]:
    """Some decisions of a game that is over."""
    played = Game(_setup(game, players, options, figures, rules))
    played.moves = moves
    return list(bots.analyse(played, numbers, seed, budget))


def _setup(game: str, players: int, options: dict[str, Any], figures: str | None, rules: int) -> Setup:
    type_ = find_game(game)
    content = None if figures is None else type_.read_content(figures, "the figures of the table")
    return Setup(type_, players, options, content, rules)


def _setup_of(table: LiveTable) -> tuple[str, int, dict[str, Any], str | None, int]:
    """What a process needs to set the game up."""
    setup = table.setup
    return setup.game.name, setup.players, dict(setup.options), table.figures, setup.rules


# Shapes


def _told(game: Game, found: bots.Review, numbers: list[int]) -> Review:
    """A review as clients get it; `numbers` are the rows of the table after which each of its moves was made."""

    def judged(expected: MoveAnalysis) -> Judged:
        move = expected.move
        message = game.type.moves.message(move).to_json()
        return Judged(move, game.text(move), message, round(expected.win_chance, 3), round(expected.score, 1))

    moments = [
        Moment(numbers[each.number], each.seat, _rounded(each.win_chances, 3), _rounded(each.scores, 1))
        for each in found.moments
    ]
    slips = [
        Slip(
            numbers[each.number],
            each.seat,
            game.at(each.number).question().to_json(),
            round(each.better.win_chance - each.played.win_chance, 3),
            judged(each.played),
            judged(each.better),
            _gains(each.reasons),
        )
        for each in found.slips
    ]
    return Review(game.cast, moments, slips)


def _gains(reasons: list[Reason]) -> list[Gain]:
    return [Gain(reason.source, round(reason.points, 1)) for reason in reasons]


def _rounded(figures: list[float], places: int) -> list[float]:
    return [round(figure, places) for figure in figures]


def _played(setup: Setup, names: list[str], line: list[Row]) -> Game:
    game = Game(setup, None, names)
    for row in line:
        game.play(row.move)
    return game


def _forget(kept: OrderedDict[Any, Any], most: int) -> None:
    """Let go of the oldest; whoever waits for one still gets it."""
    while len(kept) > most:
        kept.popitem(last=False)
