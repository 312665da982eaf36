"""A table in memory: a copy of what the database has, dropped and made again whenever in doubt."""

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from yamen.engine.agenda import CHANCE, SPECTATOR
from yamen.engine.game import Setup
from yamen.engine.session import Game
from yamen.engine.vocabulary import Message
from yamen.server.db.models import BACK_TO, BOT, OPEN, PERSON, RUNNING, TAKEN_BACK
from yamen.server.tables.client_state import ENCODER, Fields, Moment, Place, Shown
from yamen.server.tables.schemas import (
    ChatLine,
    Course,
    Pack,
    Proposal,
    SeatState,
    Step,
    TableState,
)

LOG: Final = logging.getLogger("yamen.tables")
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

    @property
    def goes_back_to(self) -> int | None:
        """After how many rows the table stood as it does again now; None for a move, or one taken back."""
        return BACK_TO - self.move if self.move <= BACK_TO else None


class Proposed(Struct):
    """A proposal as it is stored."""

    kind: Literal["undo", "abandon"]
    by: int
    to: int
    agreed: list[int]


class Notice:
    """Something that listeners hear of: the table changed, somebody wrote."""

    __slots__ = ("chat", "encoded", "room", "steps")

    def __init__(self, steps: list[Step], room: str = "", chat: ChatLine | None = None) -> None:
        self.steps = steps
        self.encoded = ENCODER.encode(steps)[1:-1]
        """The steps as JSON, with commas between them."""
        self.room = room
        self.chat = chat


class LiveTable:
    """One table: who sits where, and the game as it stands after `number` rows of moves."""

    def __init__(
        self,
        id_: str,
        setup: Setup,
        owner: str,
        watchable: bool,
        created: float,
        figures: str | None,
        pack: bool,
        hints: bool,
    ) -> None:
        self.id = id_
        self.setup = setup
        self.owner = owner
        self.watchable = watchable
        self.created = created
        self.figures = figures
        """The text of the content it is played with; None for the game's own figures."""
        self.pack = pack
        """Whether these figures are a content pack that somebody brought."""
        self.hints = hints
        self.stage = OPEN
        self.abandoned = False
        self.proposal: str | None = None
        """What somebody proposes right now, as it is stored."""
        self.rematch: str | None = None
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
        self.course: Course | None = None
        """How the points grew, for as long as the number is the same."""
        self._settings: dict[Place, Fields] = {}
        """What was made for one client since somebody came or went, for all others who look from the same place."""
        self._places: dict[str | None, Place] = {}
        """From where those look who have one seat or none."""
        self._moment: Moment | None = None
        """What was made since the last change."""

    def changed(self, steps: list[Step]) -> None:
        """Tell everyone who listens; call it when the change is committed."""
        self._settings, self._places = {}, {}
        self.moved(Notice(steps))

    def ahead(self, game: Game, stage: str, number: int, notice: Notice) -> Moment | None:
        """What all who looked last time will be told once the game stands so: made while it is at hand, which takes
        half the time that it takes when other tables have had their turn.
        """
        if not self.listeners:
            return None
        before = self._now
        moment = Moment(game, stage, number, self.abandoned, None, self._settings, before.look)
        for person, old in before.shown.items():
            place, setting = self._places.get(person), old.setting
            if place is None:  # whoever has several seats may look from another now
                place = self._place(person, game.player)
                setting = self._setting(place)
            moment.ready[person] = moment.show(place, setting)
            moment.told(old, moment.ready[person], [notice.encoded])
        return moment

    def moved(self, notice: Notice, moment: Moment | None = None) -> None:
        """The same where nothing but the game has gone on."""
        if moment is not None and moment.settings is not self._settings:
            moment = None  # somebody came or went meanwhile
        self._moment = moment
        self.tell(notice)

    def tell(self, notice: Notice) -> None:
        for listener in list(self.listeners):
            try:
                listener(notice)
            except Exception:  # what is told is stored already, and the others must hear of it
                LOG.exception("Somebody at table %s could not be told what is new.", self.id)

    # Who may do what

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [at for at, seat in enumerate(self.seats) if seat.person == person and seat.kind == PERSON]

    def may_watch(self, person: str | None) -> bool:
        return self.watchable or bool(self.seats_of(person))

    def people(self) -> list[int]:
        """The seats of people, who must agree where something needs consent."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == PERSON]

    def bot_to_move(self) -> int | None:
        """The seat of the bot that everybody waits for; bots wait themselves while people decide on a proposal."""
        if self.stage != RUNNING or self.game.player < 0 or self.seats[self.game.player].kind != BOT:
            return None
        return None if self.proposal is not None else self.game.player

    # What a person sees

    @property
    def _now(self) -> Moment:
        if self._moment is None:
            proposal = self._proposal()
            self._moment = Moment(self.game, self.stage, self.number, self.abandoned, proposal, self._settings)
        return self._moment

    def state(self, person: str | None, wanted: int | None = None) -> TableState:
        """The table from the place of a person; who has several seats looks from `wanted`, or from that to move."""
        place = self._place(person, self.game.player, wanted)
        view = look(self.game, place.seat) if self._now.is_seen(place) else None
        return TableState(**self._setting(place).values, **self._now.stand(place).values, view=view)

    def shown(self, person: str | None) -> Shown:
        """The same for the wire; all who look from the same place share its parts."""
        now = self._now
        shown = now.shown.get(person)
        if shown is None:
            shown = now.ready.pop(person, None)
            if shown is None:
                place = self._places.get(person) or self._place(person, self.game.player)
                shown = now.show(place, self._setting(place))
            now.shown[person] = shown
        return shown

    def told(self, old: Shown, new: Shown, steps: list[bytes]) -> bytes | None:
        """What a client that has the old state hears when these steps are told; None if nothing is new to it."""
        return self._now.told(old, new, steps)

    def _place(self, person: str | None, player: int, wanted: int | None = None) -> Place:
        mine = self.seats_of(person)
        seat: int | None
        if wanted in mine:
            seat = wanted
        elif player in mine:
            seat = player
        else:
            seat = mine[0] if mine else None
        place = Place(seat, tuple(mine), self.watchable or bool(mine), person == self.owner)
        if len(mine) < 2:
            self._places[person] = place
        return place

    def _setting(self, place: Place) -> Fields:
        """What no move changes."""
        found = self._settings.get(place)
        if found is None:
            seats = [
                SeatState(at, info.kind, info.name, info.bot, at in place.mine) for at, info in enumerate(self.seats)
            ]
            found = self._settings[place] = Fields(
                id=self.id,
                game=self.game.type.name,
                players=self.setup.players,
                options=self.setup.options,
                watchable=self.watchable,
                hints=self.hints,
                seats=seats,
                cast=self.game.cast,
                seat=place.seat,
                rematch=self.rematch,
                content=self.pack_info(),
                owner=place.owner,
                created=self.created,
                abandoned=self.abandoned,
            )
        return found

    def pack_info(self) -> Pack | None:
        if not self.pack or self.figures is None:
            return None
        return Pack(pack_name(self.figures), self.setup.content.hash)

    def _proposal(self) -> Proposal | None:
        if self.proposal is None:
            return None
        made = msgspec.json.decode(self.proposal, type=Proposed)
        waiting = [seat for seat in self.people() if seat not in made.agreed]
        return Proposal(made.kind, made.by, made.to, made.agreed, waiting)


def pack_name(pack: str) -> str:
    """A pack is called what the comment in its first line says."""
    first = pack.lstrip("\ufeff").partition("\n")[0]
    name = "".join(c if c.isprintable() else " " for c in first.lstrip("#")).strip() if first.startswith("#") else ""
    return name[:100]


def look(game: Game, seat: int | None) -> dict[str, Any]:
    return game.view(SPECTATOR if seat is None else seat)


# Playing


def played(game: Game, number: int, move: int) -> tuple[Game, list[Row], list[Step]]:
    """The game after a legal move and what chance does then; the rows to be stored; what happened."""
    after, news = game.after(move)
    rows = [Row(number + 1, game.player, move)]
    steps = [happened(rows[0], news), *rolled(after, rows)]
    return after, rows, steps


def rolled(game: Game, rows: list[Row], dice: random.Random = DICE) -> list[Step]:
    """Let chance play until somebody is asked; the moves are added to the rows."""
    steps = []
    number = rows[-1].number if rows else 0
    while game.player == CHANCE:
        number += 1
        rows.append(Row(number, CHANCE, dice.choices(game.legal_moves(), game.position.odds())[0]))
        steps.append(apply(game, rows[-1]))
    return steps


def apply(game: Game, row: Row) -> Step:
    """Do what a stored row says, unless it goes back further than an undo; returns what happened."""
    if row.move == TAKEN_BACK:
        game.undo()
        return taken_back(row)
    return happened(row, game.play(row.move))


def happened(row: Row, news: list[Message]) -> Step:
    return Step(row.number, row.seat, [message.to_json() for message in news])


def taken_back(row: Row) -> Step:
    """An undo, or all having agreed to go back: then it says where to."""
    to = row.goes_back_to
    where = {} if to is None else {"to": to}
    return Step(row.number, row.seat, [{"kind": "taken-back", "player": row.seat, **where}])


def at_a_fence(game: Game) -> bool:
    """Whether nothing that was done before the next move can be taken back once that is made.

    Snapshots are taken here, so that an undo never has to reach behind one.
    """
    return not game.can_undo(game.player)
