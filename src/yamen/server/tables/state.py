"""A table in memory: a copy of what the database has, which is read again whenever in doubt."""

import asyncio
import time
from collections import Counter
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from yamen.engine.definition import Setup
from yamen.engine.game import Game
from yamen.server.clocks.paces import STAND_IN, PaceName
from yamen.server.clocks.schemas import TableClock
from yamen.server.clocks.server_time import ServerTime
from yamen.server.clocks.state import TableClocks
from yamen.server.db.models import BOT, OPEN, OVER, PERSON, RUNNING
from yamen.server.errors import Conflict, StandInPlays
from yamen.server.tables.listeners import Broadcast, Listeners
from yamen.server.tables.moves import Advance
from yamen.server.tables.permissions import Permissions
from yamen.server.tables.plans import StoredPlan
from yamen.server.tables.schemas import LogStep, Pack, Presence, Proposal, ProposalKind, SeatPresence
from yamen.server.tables.views import ViewCache

AWAY_AFTER: Final = 72 * 3600.0
"""People who have not been at a table for this many seconds need not agree to its end."""


class SeatInfo(NamedTuple):
    kind: str
    person: str | None
    name: str
    bot: str
    seen: float | None = None
    """Until when the person is known to have the table open."""
    former: str | None = None
    """The person in whose place a bot plays."""


class StoredProposal(Struct):
    """A proposal as it is stored."""

    kind: ProposalKind
    by: int
    to: int
    agreed: list[int]


class TableState:
    """One table: who sits where, and the game as it stands after `number` rows of moves."""

    def __init__(
        self,
        id_: str,
        setup: Setup,
        owner: str,
        watchable: bool,
        public: bool,
        created: float,
        content_text: str | None,
        has_pack: bool,
        hints: bool,
        pace: PaceName = "none",
        stand_in: str = STAND_IN,
    ) -> None:
        self.id = id_
        self.setup = setup
        self.owner = owner
        self.watchable = watchable
        self.public = public
        self.created = created
        self.content_text = content_text
        """The text of the content it is played with; None for the game's own."""
        self.has_pack = has_pack
        """Whether this content is a pack that somebody brought."""
        self.hints = hints
        self.pace = pace
        """How time is counted."""
        self.stand_in = stand_in
        """The bot that moves for people who are away or have resigned."""
        self.server_time: ServerTime
        """Set for tables that may have clocks: those that are stored."""
        self.clocks: TableClocks | None = None
        """While the game runs, if time is counted."""
        self.deadline: float | None = None
        """The stored deadline, at which the scheduler looks."""
        self.stage = OPEN
        self.abandoned = False
        self.proposal: str | None = None
        """The open proposal, as it is stored."""
        self.rematch: str | None = None
        self.seats: list[SeatInfo] = []
        self.plans: dict[int, StoredPlan] = {}
        """By seat: what people want to do in their next turn, which nobody else may see."""
        self.game = Game(setup)
        self.number = 0
        self.snapshot = 0
        """The number of the last snapshot."""
        self.position_lags = False
        """Whether the database had an older position when the table was read from it."""

        self.stale = False
        """Whether the database may have changed, so that it must be read before anything is done."""
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.permissions = Permissions(self)
        self.pages: Counter[str] = Counter()
        """How many pages of the table each person has open in this process."""
        self.listeners = Listeners(id_)
        self.views = ViewCache(self)
        self._told_presence: tuple[list[int], int] = ([], 0)

    # Its state

    @property
    def names(self) -> list[str]:
        """The names by seat; empty where an account is deleted, which is said in the reader's language."""
        return [seat.name for seat in self.seats]

    def people(self) -> list[int]:
        """The seats of people, who must agree where something needs consent."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == PERSON]

    def is_here(self, seat: int) -> bool:
        """Whether the person on a seat has the table open."""
        info = self.seats[seat]
        return info.kind == PERSON and (self.pages[info.person or ""] > 0 or (info.seen or 0) > time.time())

    def saw(self, person: str, until: float) -> None:
        """Note that the person has the table open until then."""
        for seat in self.permissions.seats_of(person):
            self.seats[seat] = self.seats[seat]._replace(seen=until)

    def presence(self) -> Presence:
        people = [SeatPresence(seat, self.is_here(seat), self.last_seen(seat)) for seat in self.people()]
        playing = sum(count for person, count in self.pages.items() if self.permissions.seats_of(person))
        return Presence(people, max(0, len(self.listeners) - playing))

    def tell_presence(self) -> None:
        """Tell everyone who is connected who is here, if that has changed."""
        now = self.presence()
        known = ([one.seat for one in now.people if one.here], now.watchers)
        if known != self._told_presence:
            self._told_presence = known
            self.listeners.broadcast(Broadcast([], presence=now))

    def last_seen(self, seat: int) -> float | None:
        seen = self.seats[seat].seen
        return None if seen is None else min(seen, time.time())

    def is_away(self, seat: int) -> bool:
        """Whether the time of the person on a seat is up."""
        clock = None if self.clocks is None else self.clocks.seats[seat]
        return clock is not None and clock.away is not None

    def must_agree(self, kind: ProposalKind) -> list[int]:
        """The seats of those who must agree: whoever has long been away, or whose time is up, can't keep the others
        from ending a game."""
        people = self.people()
        if kind == "undo":
            return people
        people = [seat for seat in people if not self.is_away(seat)]
        if kind == "wait":
            return people
        recent = time.time() - AWAY_AFTER
        return [seat for seat in people if self.is_here(seat) or (self.last_seen(seat) or 0) >= recent]

    def bot_to_move(self) -> int | None:
        """The seat of the bot that everybody waits for. Bots wait themselves while people decide on a proposal; but not
        those that move for whoever is away, unless all have agreed to wait."""
        if self.stage != RUNNING or self.game.player < 0 or not self.seats[self.game.player].bot:
            return None
        if self.seats[self.game.player].kind == BOT:
            waits = self.proposal is not None
        else:
            waits = self.clocks is not None and self.clocks.waits
        return None if waits else self.game.player

    def must_play_itself(self, seat: int) -> None:
        """Refuse if a bot moves for the person on a seat."""
        if self.seats[seat].bot:
            raise StandInPlays

    def clocks_after(self, moves: Advance) -> TableClocks | None:
        """The clocks after moves."""
        if self.clocks is None or moves.stage != RUNNING:
            return None
        row = moves.rows[0]
        now, down = self.server_time.now(), self.server_time.down
        return self.clocks.after_moves(moves.game.player, row.seat, row.move < 0, now, down)

    def clock(self) -> TableClock | None:
        """The clocks, as everybody sees them."""
        return None if self.clocks is None else self.clocks.view(self.server_time.now(), self.server_time.down)

    def must_run(self) -> None:
        if self.stage == OPEN:
            raise Conflict("The game hasn't begun; start it first.")
        if self.stage == OVER:
            raise Conflict("The game is over.")

    def must_be_at(self, number: int) -> None:
        if number != self.number:
            raise Conflict(f"The table is at move {self.number}, not {number}; look at it again, then choose.")

    def pack_info(self) -> Pack | None:
        if not self.has_pack or self.content_text is None:
            return None
        return Pack(pack_name(self.content_text), self.setup.content.hash)

    def open_proposal(self) -> Proposal | None:
        if self.proposal is None:
            return None
        made = msgspec.json.decode(self.proposal, type=StoredProposal)
        waiting = [seat for seat in self.must_agree(made.kind) if seat not in made.agreed]
        return Proposal(made.kind, made.by, made.to, made.agreed, waiting)

    # What has been committed

    def advance(self, moves: Advance, clocks: TableClocks | None = None, deadline: float | None = None) -> None:
        """Update the table after moves that were stored."""
        self.number = moves.number(self.number)
        self.clocks, self.deadline = clocks, deadline
        self.game, self.stage, self.proposal = moves.game, moves.stage, None

    def publish(self, steps: list[LogStep]) -> None:
        """Tell everyone who is connected that the table has changed."""
        self.views.invalidate()
        self.listeners.invalidate()
        self.listeners.broadcast(Broadcast(steps))


def pack_name(pack: str) -> str:
    """The name of a pack: the comment in its first line."""
    first = pack.lstrip("\ufeff").partition("\n")[0]
    name = "".join(c if c.isprintable() else " " for c in first.lstrip("#")).strip() if first.startswith("#") else ""
    return name[:100]
