"""What bots think of a table: hints while it runs, reviews after the end, and "what if" tables.

All thinking is done in worker processes, after the moves of bots at tables, and in turns for those who ask.
"""

import asyncio
import time
from collections import OrderedDict
from contextlib import ExitStack
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from yamen.bots import review as bots
from yamen.bots.explain import Budget, MoveAnalysis, Reason
from yamen.bots.fair_queue import Payer
from yamen.engine.errors import YamenError
from yamen.engine.game import Game
from yamen.server.accounts.schemas import Me
from yamen.server.advice.schemas import AnalysedMove, Blunder, Gain, Hint, HintMove, Review, TimelinePoint
from yamen.server.advice.tasks import ReplayMoves
from yamen.server.config import Config
from yamen.server.db.models import BOT, OPEN, OVER, PERSON, RUNNING
from yamen.server.db.store import Store
from yamen.server.errors import (
    Conflict,
    IncompatibleTable,
    InvalidInput,
    NotFound,
    NotYourTurn,
    PermissionDenied,
    RateLimited,
    TooManyReviews,
)
from yamen.server.play.log import MoveLog
from yamen.server.quotas import QuotaService
from yamen.server.tables import repository
from yamen.server.tables.moves import without_undone
from yamen.server.tables.seating import SeatingService
from yamen.server.tables.service import insert_table, new_table
from yamen.server.tables.state import SeatInfo, TableState
from yamen.server.tables.writer import TableChange
from yamen.server.workers.admission import AdmissionControl
from yamen.server.workers.pool import REVIEWS, AsyncWorkerPool
from yamen.server.workers.tasks import GameSetup, GiveHint, KnownPosition, ReviewDecisions

BLUNDERS: Final = 6
"""The most blunders that a review reports."""
TOGETHER: Final = 4
"""How many decisions a task analyses; between tasks, others who want advice get their turn."""
CACHED: Final = 200
"""How many hints and how many reviews stay in memory."""
MAX_REVIEWS: Final = 100
"""How many reviews may be under way."""
BUSY: Final = "You ask for more than can be thought about at once; wait for the first answers, then go on."
MANY_REVIEWS: Final = "Many games are being reviewed right now; ask again in a few minutes."
ENOUGH_REVIEWS: Final = (
    "Enough games are being reviewed for you, or for others at your address; when the first review is there, ask for "
    "the next."
)
SEED: Final = 1


class AdviceService:
    def __init__(
        self,
        store: Store,
        seating: SeatingService,
        log: MoveLog,
        workers: AsyncWorkerPool,
        admission: AdmissionControl,
        quotas: QuotaService,
        config: Config,
    ) -> None:
        self.store = store
        self.quotas = quotas
        self.seating = seating
        self.registry = seating.registry
        self.log = log
        self.workers = workers
        self.admission = admission
        self.hint_budgets = {False: config.hint, True: config.refined_hint}
        """By whether it is refined."""
        self.review_budget = config.review
        self.review_admission = AdmissionControl(config.reviews_per_person, config.reviews_per_address)
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each person: their reviews are made one after the other."""
        self._hints: OrderedDict[tuple[str, int, bool], asyncio.Task[Hint]] = OrderedDict()
        self._reviews: OrderedDict[str, ReviewJob] = OrderedDict()

    async def close(self) -> None:
        tasks: list[asyncio.Task[Any]] = [*self._hints.values(), *(each.task for each in self._reviews.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Hints

    async def hint(self, id_: str, person: Me, address: str = "", refined: bool = False) -> Hint:
        """What a bot expects of the best moves, for whoever is to move at a table with hints."""
        table = await self.registry.get(id_)
        mine = table.permissions.must_have_seat(person.id)
        table.must_run()
        if not table.hints:
            raise PermissionDenied("This table is played without hints; they are allowed when a table is made.")
        if table.game.player not in mine:
            raise NotYourTurn(table.seats[table.game.player].name)
        key = id_, table.number, refined
        task = self._hints.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            budget = self.hint_budgets[refined]
            task = self._hints[key] = asyncio.create_task(self._think(table, person, address, budget))
            _evict(self._hints, CACHED)
        return await asyncio.shield(task)

    async def _think(self, table: TableState, person: Me, address: str, budget: Budget) -> Hint:
        game, number, seat = table.game, table.number, table.game.player
        known = KnownPosition.to(seat, table.setup, game.position, table.content_text)
        with self.admission.admit(person.id, address, RateLimited(BUSY)):
            analysis = await self.workers.run(GiveHint(known, SEED, budget), Payer(person.id, table.id))
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

    async def review(self, id_: str, person: Me, address: str = "") -> Review | float:
        """The review of a table that is over, or which share of it is done. It is work of whoever asked first."""
        table = await self.registry.get(id_)
        table.permissions.must_watch(person.id)
        if table.stage != OVER:
            raise Conflict("A game is reviewed when it is over.")
        found = self._reviews.get(id_)
        if found is None or found.failed():
            if len([each for each in self._reviews.values() if not each.task.done()]) >= MAX_REVIEWS:
                raise TooManyReviews(MANY_REVIEWS)
            with ExitStack() as stack:
                stack.enter_context(self.review_admission.admit(person.id, address, TooManyReviews(ENOUGH_REVIEWS)))
                found = self._reviews[id_] = ReviewJob(self, table, person)
                under_way = stack.pop_all()
            found.task.add_done_callback(lambda _: under_way.close())
            _evict(self._reviews, CACHED)
        await asyncio.wait([found.task], timeout=0.05)
        if not found.task.done():
            return found.share
        return found.task.result()

    # What if

    async def branch(self, id_: str, person: Me, number: int, seat: int, bot: str, address: str = "") -> TableState:
        """A new table that begins as one that is over stood after `number` moves; bots play the other seats.

        It has the same moves up to there, so it can be looked back at and recorded like any other.
        """
        old = await self.registry.get(id_)
        old.permissions.must_watch(person.id)
        if old.stage != OVER:
            raise Conflict("The game isn't over; what if it had gone otherwise can be tried afterwards.")
        if seat >= old.setup.players:
            raise InvalidInput(f"There is no seat {seat + 1} here; there are {old.setup.players}.")
        self.registry.roster.must_offer(bot)
        seats = [
            SeatInfo(PERSON, person.id, person.name, "", time.time())
            if at == seat
            else self.seating.bot_seat(at, bot, None)
            for at in range(old.setup.players)
        ]
        if number > old.number:
            raise NotFound(f"There are only {old.number} moves.")
        async with self.store.read_at_length() as connection:
            line = without_undone(await repository.read_rows(connection, id_, 0, number))
        try:
            task = ReplayMoves(GameSetup.of(old.setup, old.content_text), [info.name for info in seats], line)
            with self.admission.admit(person.id, address, RateLimited(BUSY)):
                moves = await self.workers.run(task, Payer(person.id, id_))
        except YamenError as error:
            raise IncompatibleTable(repository.OTHER_RULES) from error
        if moves.game.is_over:
            raise Conflict("The game was over there; choose an earlier moment.")
        row = new_table(old.setup, person, seats, False, False, old.has_pack, hints=True)
        row["branched_from"] = id_
        batch = self.log.batch(row["id"], old.setup, moves, 0, OPEN)

        async def write(connection: AsyncConnection) -> None:
            await self.quotas.check_new_table(connection, person.id, old.has_pack, RUNNING)
            await insert_table(connection, row, seats)
            await batch(connection)

        bot_at = moves.number(0) if seats[moves.game.player].kind == BOT else None
        await self.log.writer.write(write, TableChange(row["id"], bot_at=bot_at))
        return await self.registry.get(row["id"])


class ReviewJob:
    """A review under way."""

    def __init__(self, advice: AdviceService, table: TableState, person: Me) -> None:
        self.advice = advice
        self.payer = Payer(person.id, table.id)
        self.share = 0.0
        """The fraction that is done."""
        self.task = asyncio.create_task(self._in_turn(table))

    def failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)

    async def _in_turn(self, table: TableState) -> Review:
        async with self.advice.turns.setdefault(self.payer.person, asyncio.Lock()):
            return await self._review(table)

    async def _review(self, table: TableState) -> Review:
        budget = self.advice.review_budget
        async with self.advice.store.read_at_length() as connection:
            line = without_undone(await repository.read_rows(connection, table.id, 0, table.number))
            game = await repository.load_record(connection, table)
        decisions = bots.decisions(game)
        again = min(len(decisions), bots.SECOND_PASS_MOVES * BLUNDERS)
        total = max(1, len(decisions) + bots.SECOND_PASS_FACTOR * again)  # a game may be abandoned before any decision
        first = await self._looks(table, game, decisions, SEED, bots.first_pass(budget), TOGETHER, 1 / total)
        worst = bots.worst(first, BLUNDERS)
        second = await self._looks(
            table, game, worst, SEED + 1, bots.second_pass(budget), 1, bots.SECOND_PASS_FACTOR / total
        )
        found = bots.summary(game, first, second, BLUNDERS)
        return _review_of(game, found, [0, *(row.number for row in line)])

    async def _looks(
        self, table: TableState, game: Game, numbers: list[int], seed: int, budget: Budget, together: int, share: float
    ) -> list[bots.AnalysedDecision]:
        setup = GameSetup.of(table.setup, table.content_text)
        looks: list[bots.AnalysedDecision] = []
        for begin in range(0, len(numbers), together):
            some = numbers[begin : begin + together]
            try:
                task = ReviewDecisions(setup, game.moves, some, seed, budget)
                looks += await self.advice.workers.run(task, self.payer, REVIEWS)
            except YamenError as error:
                raise IncompatibleTable(repository.OTHER_RULES) from error
            self.share += share * len(some)
        return looks


def _review_of(game: Game, found: bots.Review, numbers: list[int]) -> Review:
    """A review as clients get it; `numbers` are the rows of the table after which each of its moves was made."""

    def analysed(expected: MoveAnalysis) -> AnalysedMove:
        move = expected.move
        message = game.type.moves.message(move).to_json()
        return AnalysedMove(move, game.text(move), message, round(expected.win_chance, 3), round(expected.score, 1))

    timeline = [
        TimelinePoint(numbers[each.number], each.seat, _rounded(each.win_chances, 3), _rounded(each.scores, 1))
        for each in found.timeline
    ]
    blunders = [
        Blunder(
            numbers[each.number],
            each.seat,
            game.at(each.number).question().to_json(),
            round(each.better.win_chance - each.played.win_chance, 3),
            analysed(each.played),
            analysed(each.better),
            _gains(each.reasons),
        )
        for each in found.blunders
    ]
    return Review(game.cast, timeline, blunders)


def _gains(reasons: list[Reason]) -> list[Gain]:
    return [Gain(reason.source, round(reason.points, 1)) for reason in reasons]


def _rounded(figures: list[float], places: int) -> list[float]:
    return [round(figure, places) for figure in figures]


def _evict(cached: OrderedDict[Any, Any], most: int) -> None:
    """Let go of the oldest; whoever waits for one still gets it."""
    while len(cached) > most:
        cached.popitem(last=False)
