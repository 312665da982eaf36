"""What the clients at a table have, as it went over the wire, and what is new to them.

A state has three parts, each of which many clients share: who sits where and the like, which moves don't change; how
the game stands; and the view. What is shared is compared once, and nothing is compared with itself.
"""

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from yamen.engine.agenda import SPECTATOR
from yamen.engine.moves import MoveTable
from yamen.engine.session import Game
from yamen.engine.vocabulary import Message
from yamen.server.db.models import OPEN, OVER, RUNNING
from yamen.server.tables.schemas import LegalMove, Proposal, RefusedMove, Result, Step, TableState

ENCODER: Final = msgspec.json.Encoder()
T = TypeVar("T", "Fields", "Parts")
REASONS_KEPT: Final = 10_000
"""Moves that are refused for the same reason are made into JSON once."""


class Fields:
    """Some fields of a state."""

    __slots__ = ("values",)

    def __init__(self, **values: Any) -> None:
        self.values = values

    def since(self, old: "Fields") -> bytes:
        """What is new, as members of an object."""
        before = old.values
        return ENCODER.encode({name: now for name, now in self.values.items() if now != before[name]})[1:-1]


class Parts:
    """The parts of a view that everyone sees, as JSON: they weigh a tenth of what they do as objects, and are compared
    at once.
    """

    __slots__ = ("parts",)

    def __init__(self, in_the_open: dict[str, Any], players: list[bytes]) -> None:
        """All in one go: no line of JSON has a break in it, so that lines can be told apart."""
        lines = ENCODER.encode_lines(list(in_the_open.values())).split(b"\n")
        self.parts: dict[str, bytes] = dict(zip(in_the_open, lines, strict=False))
        self.parts["players"] = b"[%b]" % b",".join(players)

    def since(self, old: "Parts") -> bytes:
        before = old.parts
        return _members({key: part for key, part in self.parts.items() if before[key] != part})


class View(NamedTuple):
    open: Parts
    own: bytes
    """What only some know, as members of an object."""
    printed: bytes
    """The same of what never changes."""

    @property
    def whole(self) -> bytes:
        return _object(_members(self.open.parts), self.own, self.printed)


class Place(NamedTuple):
    """From where somebody looks at a table."""

    seat: int | None
    mine: tuple[int, ...]
    """All own seats."""
    may_watch: bool
    owner: bool


class Look:
    """What there is to tell of a position."""

    __slots__ = ("asked", "open", "own", "players", "position", "printed")

    def __init__(self, game: Game, before: "Look | None" = None) -> None:
        """What stays the same, and who looked before, is known from then."""
        self.position = position = game.position
        self.players: list[bytes] = []
        for player in range(position.players_seen()):
            if before is not None and position.is_unmoved(player, before.position):
                self.players.append(before.players[player])
            else:
                self.players.append(ENCODER.encode(position.player_view(player)))
        self.open = Parts(position.in_the_open(), self.players)
        self.printed: bytes = (
            before.printed if before is not None else ENCODER.encode({"printed": position.printed()})[1:-1]
        )
        self.own: dict[int, bytes] = {}
        """What each who looked knows beside that."""
        self.asked = asked_of(game) if game.player >= 0 else NOT_ASKED
        if before is not None and position.nobody_learnt(before.position):
            self.own = before.own
        elif before is not None:
            for viewer in before.own:
                self.view(viewer)

    def view(self, viewer: int) -> View:
        if viewer not in self.own:
            self.own[viewer] = ENCODER.encode(self.position.known_to(viewer))[1:-1]
        return View(self.open, self.own[viewer], self.printed)


def asked_of(game: Game) -> dict[str, Any]:
    """What the player to move is asked, what may be answered, and what not, and why."""
    table, refusals = game.type.moves, game.position.refusals()
    return {
        "question": game.question().to_json(),
        "legal": [_legal_move(table, move) for move in game.legal_moves()],
        "refused": [_refused_move(table, move, reason) for move, reason in refusals.items()],
    }


NOT_ASKED: Final[dict[str, Any]] = {"question": None, "legal": [], "refused": []}


@cache
def _legal_move(table: MoveTable, move: int) -> LegalMove:
    return LegalMove(move, table.text(move), table.message(move).to_json())


@lru_cache(REASONS_KEPT)
def _refused_move(table: MoveTable, move: int, reason: Message) -> RefusedMove:
    return RefusedMove(move, table.text(move), table.message(move).to_json(), reason.to_json())


Seen = dict[tuple[Fields, Fields] | tuple[Parts, Parts], bytes]
"""What is new to those who have the one and get the other, for all who do."""


class Shown:
    """A table as it looks from one place."""

    __slots__ = ("may_watch", "setting", "stand", "view")

    def __init__(self, setting: Fields, stand: Fields, view: View | None, may_watch: bool) -> None:
        self.setting = setting
        self.stand = stand
        self.view = view
        self.may_watch = may_watch

    @property
    def number(self) -> int:
        return int(self.stand.values["number"])

    def whole(self, steps: list[Step]) -> bytes:
        """For whoever has nothing yet."""
        view: Any = None if self.view is None else msgspec.Raw(self.view.whole)
        state = TableState(**self.setting.values, **self.stand.values, view=view)
        return b'{"type":"state","state":%b,"steps":%b}' % (ENCODER.encode(state), ENCODER.encode(steps))

    def since(self, old: "Shown", steps: bytes, seen: Seen) -> bytes | None:
        """For whoever has the old state; None if nothing is new. The steps are JSON, with commas between them."""
        stand, setting = _new(self.stand, old.stand, seen), _new(self.setting, old.setting, seen)
        view, whole = b"{}", b""
        if self.view is not None and old.view is not None:
            own = self.view.own if self.view.own != old.view.own else b""
            view = _object(_new(self.view.open, old.view.open, seen), own)
        elif self.view is not old.view:
            whole = b'"view":%b' % (b"null" if self.view is None else self.view.whole)
        changed = _object(stand, setting, whole)
        if changed == view == b"{}" and not steps:
            return None
        return b'{"type":"change","number":%d,"set":%b,"view":%b,"steps":[%b]}' % (self.number, changed, view, steps)


class Moment:
    """How a table stands, and what was made of it for those who look: all who look from the same place share it."""

    def __init__(
        self,
        game: Game,
        stage: str,
        number: int,
        abandoned: bool,
        proposal: Proposal | None,
        settings: dict[Place, Fields],
        before: Look | None = None,
    ) -> None:
        self.game = game
        self.stage = stage
        self.number = number
        self.abandoned = abandoned
        self.proposal = proposal
        self.settings = settings
        """What it was made with: when somebody comes or goes, there are others."""
        self.ready: dict[str | None, Shown] = {}
        """What was made for whom and not yet asked for,"""
        self.shown: dict[str | None, Shown] = {}
        """and what was shown to whom."""
        self.look: Look | None = None
        self._before = before
        self._stands: dict[tuple[bool, bool, bool], Fields] = {}
        self._seen: Seen = {}
        self._told: dict[tuple[Fields, Fields, View | None, View | None, bytes], bytes | None] = {}

    def show(self, place: Place, setting: Fields) -> Shown:
        view: View | None = None
        if self.is_seen(place):
            view = self._looked().view(SPECTATOR if place.seat is None else place.seat)
        return Shown(setting, self.stand(place), view, place.may_watch)

    def is_seen(self, place: Place) -> bool:
        return self.stage != OPEN and place.may_watch

    def told(self, old: Shown, new: Shown, steps: list[bytes]) -> bytes | None:
        happened = b",".join([step for step in steps if step]) if new.may_watch else b""
        if old.setting is not new.setting:
            return new.since(old, happened, self._seen)
        key = (old.stand, new.stand, old.view, new.view, happened)
        if key not in self._told:
            self._told[key] = new.since(old, happened, self._seen)
        return self._told[key]

    def stand(self, place: Place) -> Fields:
        """How the game stands: the same for all who are not asked and have nothing to take back."""
        game, seat = self.game, place.seat
        running = self.stage == RUNNING
        asked = running and seat is not None and game.player == seat
        undo = running and seat is not None and game.can_undo(seat)
        found = self._stands.get((asked, undo, place.may_watch))
        if found is None:
            finished = self.stage == OVER and not self.abandoned
            result = Result(game.scores, game.ranking, game.winner) if finished and place.may_watch else None
            found = self._stands[asked, undo, place.may_watch] = Fields(
                stage=self.stage,
                number=self.number,
                to_move=game.player if running else None,
                **(self._looked().asked if asked else NOT_ASKED),
                can_undo=undo,
                result=result,
                proposal=self.proposal,
            )
        return found

    def _looked(self) -> Look:
        look = self.look
        if look is None:
            look = self.look = Look(self.game, self._before)
            self._before = None
        return look


def _new(now: T, old: T, seen: Seen) -> bytes:
    if now is old:
        return b""
    both = old, now
    found = seen.get(both)
    if found is None:
        found = seen[both] = now.since(old)
    return found


def _members(parts: dict[str, bytes]) -> bytes:
    return ENCODER.encode({key: msgspec.Raw(part) for key, part in parts.items()})[1:-1]


def _object(*members: bytes) -> bytes:
    return b"{" + b",".join(filter(None, members)) + b"}"
