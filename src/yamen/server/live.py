"""A table in memory: a copy of what the database has, dropped and made again whenever in doubt."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from yamen.engine.agenda import CHANCE, SPECTATOR
from yamen.engine.game import Setup
from yamen.engine.session import Game
from yamen.server.schema import BOT, OPEN, OVER, PERSON, RUNNING, TAKEN_BACK
from yamen.server.shapes import LegalMove, RefusedMove, Result, SeatState, TableState

DICE: Final = random.SystemRandom()


class SeatInfo(NamedTuple):
    kind: str
    person: str | None
    name: str
    bot: str


class Row(NamedTuple):
    """One row of the moves of a table."""

    number: int
    seat: int
    move: int


class Notice(NamedTuple):
    """Something that listeners hear of: the table changed, somebody wrote."""

    events: list[dict[str, Any]]
    room: str = ""
    chat: Any = None


class LiveTable:
    """One table: who sits where, and the game as it stands after `number` rows of moves."""

    def __init__(self, id_: str, setup: Setup, owner: str, watchable: bool) -> None:
        self.id = id_
        self.setup = setup
        self.owner = owner
        self.watchable = watchable
        self.stage = OPEN
        self.seats: list[SeatInfo] = []
        self.game = Game(setup)
        self.number = 0
        self.snapshot = 0
        """The number of the last snapshot."""
        self.stale = False
        """Whether a write ended in doubt, so that the database must be asked again."""
        self.lock = asyncio.Lock()
        self.listeners: set[Callable[[Notice], None]] = set()
        self.bots: asyncio.Task[None] | None = None
        self._states: dict[tuple[int, ...], TableState] = {}

    def changed(self, events: list[dict[str, Any]]) -> None:
        """Tell everyone who listens; call it when the change is committed."""
        self._states = {}
        self.tell(Notice(events))

    def tell(self, notice: Notice) -> None:
        for listener in list(self.listeners):
            listener(notice)

    # Who may do what

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [at for at, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    def may_watch(self, person: str | None) -> bool:
        return self.watchable or bool(self.seats_of(person))

    def bot_to_move(self) -> int | None:
        """The seat of the bot that everybody waits for."""
        if self.stage != RUNNING or self.game.player < 0 or self.seats[self.game.player].kind != BOT:
            return None
        return self.game.player

    # What a person sees

    def state(self, person: str | None, wanted: int | None = None) -> TableState:
        """The table from the place of a person; who has several seats looks from `wanted`, or from that to move."""
        mine = self.seats_of(person)
        seat: int | None
        if wanted in mine:
            seat = wanted
        elif self.game.player in mine:
            seat = self.game.player
        else:
            seat = mine[0] if mine else None
        key = (SPECTATOR if seat is None else seat, int(self.may_watch(person)), *mine)
        state = self._states.get(key)
        if state is None:
            state = self._states[key] = self._state(seat, mine, self.may_watch(person))
        return state

    def _state(self, seat: int | None, mine: list[int], may_watch: bool) -> TableState:
        game = self.game
        begun = self.stage != OPEN
        running = self.stage == RUNNING
        asked = running and seat is not None and game.player == seat
        seats = [SeatState(at, info.kind, info.name, info.bot, at in mine) for at, info in enumerate(self.seats)]
        result = Result(game.scores, game.ranking, game.winner) if self.stage == OVER and may_watch else None
        return TableState(
            id=self.id,
            game=game.type.name,
            players=self.setup.players,
            options=dict(self.setup.options),
            stage=self.stage,
            watchable=self.watchable,
            seats=seats,
            cast=game.cast,
            number=self.number,
            seat=seat,
            to_move=game.player if running else None,
            view=look(game, seat) if begun and may_watch else None,
            question=game.question().to_json() if asked else None,
            legal=legal_of(game) if asked else [],
            refused=refused_of(game) if asked else [],
            can_undo=running and seat is not None and may_undo(game, seat),
            result=result,
        )


def look(game: Game, seat: int | None) -> dict[str, Any]:
    return game.view(SPECTATOR if seat is None else seat)


def may_undo(game: Game, seat: int) -> bool:
    return game.can_undo() and game.moves[-1][0] == seat


def legal_of(game: Game) -> list[LegalMove]:
    table = game.type.moves
    return [LegalMove(move, table.text(move), table.message(move).to_json()) for move in game.legal_moves()]


def refused_of(game: Game) -> list[RefusedMove]:
    table = game.type.moves
    return [
        RefusedMove(move, table.text(move), table.message(move).to_json(), reason.to_json())
        for move, reason in game.position.refusals().items()
    ]


# Playing


def played(game: Game, number: int, move: int) -> tuple[Game, list[Row], list[dict[str, Any]]]:
    """The game after a legal move and what chance does then; the rows to be stored; what happened."""
    after = game.clone()
    rows = [Row(number + 1, game.player, move)]
    news = after.play(move)
    news += rolled(after, rows)
    return after, rows, [message.to_json() for message in news]


def rolled(game: Game, rows: list[Row]) -> list[Any]:
    """Let chance play until somebody is asked; the moves are added to the rows."""
    news = []
    number = rows[-1].number if rows else 0
    while game.player == CHANCE:
        number += 1
        move = DICE.choices(game.legal_moves(), game.position.odds())[0]
        rows.append(Row(number, CHANCE, move))
        news += game.play(move)
    return news


def apply(game: Game, row: Row) -> list[dict[str, Any]]:
    """Do what a stored row says; returns what happened."""
    if row.move == TAKEN_BACK:
        game.undo()
        return [taken_back(row.seat)]
    return [message.to_json() for message in game.play(row.move)]


def taken_back(seat: int) -> dict[str, Any]:
    return {"kind": "taken-back", "player": seat}


def at_a_fence(game: Game) -> bool:
    """Whether nothing that was done before the next move can be taken back once that is made.

    Snapshots are taken here, so that an undo never has to reach behind one.
    """
    return not game.can_undo() or game.moves[-1][0] != game.player
