"""A table in memory: a copy of what the database has, dropped and made again whenever in doubt."""

import asyncio
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from yamen.engine.definition import Setup
from yamen.engine.game import Game
from yamen.server.db.models import BOT, OPEN, OVER, PERSON, RUNNING
from yamen.server.errors import Conflict
from yamen.server.tables.listeners import Broadcast, Listeners
from yamen.server.tables.moves import Advance
from yamen.server.tables.permissions import Permissions
from yamen.server.tables.schemas import LogStep, Pack, Proposal
from yamen.server.tables.views import ViewCache


class SeatInfo(NamedTuple):
    kind: str
    person: str | None
    name: str
    bot: str


class StoredProposal(Struct):
    """A proposal as it is stored."""

    kind: Literal["undo", "abandon"]
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
        created: float,
        content_text: str | None,
        has_pack: bool,
        hints: bool,
    ) -> None:
        self.id = id_
        self.setup = setup
        self.owner = owner
        self.watchable = watchable
        self.created = created
        self.content_text = content_text
        """The text of the content it is played with; None for the game's own."""
        self.has_pack = has_pack
        """Whether this content is a pack that somebody brought."""
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
        """Whether the database may know better, so that it must be asked before anything is done."""
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.permissions = Permissions(self)
        self.listeners = Listeners(id_)
        self.views = ViewCache(self)

    # How it stands

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def people(self) -> list[int]:
        """The seats of people, who must agree where something needs consent."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == PERSON]

    def bot_to_move(self) -> int | None:
        """The seat of the bot that everybody waits for; bots wait themselves while people decide on a proposal."""
        if self.stage != RUNNING or self.game.player < 0 or self.seats[self.game.player].kind != BOT:
            return None
        return None if self.proposal is not None else self.game.player

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
        waiting = [seat for seat in self.people() if seat not in made.agreed]
        return Proposal(made.kind, made.by, made.to, made.agreed, waiting)

    # What has been committed

    def advance(self, moves: Advance) -> None:
        """Stand as the moves say."""
        self.number = moves.number(self.number)
        self.game, self.stage, self.proposal = moves.game, moves.stage, None

    def publish(self, steps: list[LogStep]) -> None:
        """Tell everyone who is connected that the table has changed."""
        self.views.invalidate()
        self.listeners.broadcast(Broadcast(steps))


def pack_name(pack: str) -> str:
    """A pack is called what the comment in its first line says."""
    first = pack.lstrip("\ufeff").partition("\n")[0]
    name = "".join(c if c.isprintable() else " " for c in first.lstrip("#")).strip() if first.startswith("#") else ""
    return name[:100]
