"""What each client at a table has, encoded, and the delta from one such state to the next.

A client state has three parts, each of which many clients share: the fields of the table, which moves don't change
(who sits where and the like); the fields of the game; and the view. What is shared is compared once, and nothing is
compared with itself.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from yamen.engine.game import Game
from yamen.engine.messages import Message
from yamen.engine.moves import MoveTable
from yamen.engine.tasks import SPECTATOR
from yamen.server.clocks.schemas import TableClock
from yamen.server.db.models import OPEN, OVER, RUNNING
from yamen.server.tables.schemas import LegalMove, LogStep, Presence, Proposal, RefusedMove, Result, TableView

ENCODER: Final = msgspec.json.Encoder()
T = TypeVar("T", "Fields", "EncodedFields", "EncodedPlayers")
REASONS_KEPT: Final = 10_000
"""Moves that are refused for the same reason are made into JSON once."""


class Fields:
    """Some fields of a client's state."""

    __slots__ = ("values",)

    def __init__(self, **values: Any) -> None:
        self.values = values

    def delta(self, old: "Fields") -> bytes:
        """What is new, as members of an object."""
        before = old.values
        return ENCODER.encode({name: now for name, now in self.values.items() if now != before[name]})[1:-1]


class EncodedFields:
    """The fields of a view that everyone sees, as JSON: they take a tenth of the memory that objects do, and are
    compared at once.
    """

    __slots__ = ("fields",)

    def __init__(self, in_the_open: Mapping[str, Any]) -> None:
        """Encoded in one go: no line of JSON has a break in it, so that lines can be told apart."""
        lines = ENCODER.encode_lines(list(in_the_open.values())).split(b"\n")
        self.fields: dict[str, bytes] = dict(zip(in_the_open, lines, strict=False))

    def delta(self, old: "EncodedFields") -> bytes:
        before = old.fields
        return _members({key: field for key, field in self.fields.items() if before[key] != field})


class EncodedPlayers:
    """What everyone sees of each player, as JSON; of most of them a move changes nothing."""

    __slots__ = ("players",)

    def __init__(self, players: list[bytes]) -> None:
        self.players = players

    def delta(self, old: "EncodedPlayers") -> bytes:
        """Those of whom something is new, as members of an object, by seat."""
        before = old.players
        return b",".join(
            [
                b'"%d":%b' % (seat, now)
                for seat, now in enumerate(self.players)
                if now is not before[seat] and now != before[seat]
            ]
        )


class View(NamedTuple):
    """A view as members of a JSON object, in four parts."""

    public: EncodedFields
    players: EncodedPlayers
    private: bytes
    """What only some know."""
    printed: bytes
    """What never changes."""

    @property
    def full(self) -> bytes:
        players = b'"players":[%b]' % b",".join(self.players.players)
        return _object(_members(self.public.fields), players, self.private, self.printed)


class Viewpoint(NamedTuple):
    """From where somebody looks at a table; all who share one get the same."""

    seat: int | None
    own_seats: tuple[int, ...]
    may_watch: bool
    is_owner: bool


class EncodedPosition:
    """A position as JSON, encoded once for all who look at it."""

    __slots__ = ("decision", "players", "position", "printed", "private", "public")

    def __init__(self, game: Game, before: "EncodedPosition | None" = None) -> None:
        """What is the same as before is taken over from there, and whoever looked then is expected to look again."""
        self.position = position = game.position
        players: list[bytes] = []
        for player in range(position.players_seen()):
            if before is not None and position.is_unmoved(player, before.position):
                players.append(before.players.players[player])
            else:
                players.append(ENCODER.encode(position.player_view(player)))
        self.players: EncodedPlayers = EncodedPlayers(players)
        self.public = EncodedFields(position.in_the_open())
        self.printed: bytes = (
            before.printed if before is not None else ENCODER.encode({"printed": position.printed()})[1:-1]
        )
        self.private: dict[int, bytes] = {}
        """What each viewer so far knows beside that."""
        self.decision = decision_of(game) if game.player >= 0 else NO_DECISION
        if before is not None and position.nobody_learnt(before.position):
            self.private = before.private
        elif before is not None:
            for viewer in before.private:
                self.view(viewer)

    def view(self, viewer: int) -> View:
        if viewer not in self.private:
            self.private[viewer] = ENCODER.encode(self.position.known_to(viewer))[1:-1]
        return View(self.public, self.players, self.private[viewer], self.printed)


def decision_of(game: Game) -> dict[str, Any]:
    """What the player to move is asked, the legal moves, and the refused ones with their reasons."""
    table, refusals = game.type.moves, game.position.refusals()
    return {
        "question": game.question().to_json(),
        "legal": [legal_move(table, move) for move in game.legal_moves()],
        "refused": [_refused_move(table, move, reason) for move, reason in refusals.items()],
    }


NO_DECISION: Final[dict[str, Any]] = {"question": None, "legal": [], "refused": []}


@cache
def legal_move(table: MoveTable, move: int) -> LegalMove:
    return LegalMove(move, table.text(move), table.message(move).to_json())


@lru_cache(REASONS_KEPT)
def _refused_move(table: MoveTable, move: int, reason: Message) -> RefusedMove:
    return RefusedMove(move, table.text(move), table.message(move).to_json(), reason.to_json())


DeltaCache = dict[
    tuple[Fields, Fields] | tuple[EncodedFields, EncodedFields] | tuple[EncodedPlayers, EncodedPlayers], bytes
]
"""What is new to whoever has the first and gets the second."""


class ClientState:
    """What a client has: a table as it looks from one viewpoint."""

    __slots__ = ("game_fields", "may_watch", "table_fields", "view")

    def __init__(self, table_fields: Fields, game_fields: Fields, view: View | None, may_watch: bool) -> None:
        self.table_fields = table_fields
        self.game_fields = game_fields
        self.view = view
        self.may_watch = may_watch

    @property
    def number(self) -> int:
        return int(self.game_fields.values["number"])

    def full(self, steps: list[LogStep], presence: Presence | None = None, clock: TableClock | None = None) -> bytes:
        """The message for a client that has nothing yet; with a `clock` that was read just now."""
        view: Any = None if self.view is None else msgspec.Raw(self.view.full)
        state = TableView(**self.table_fields.values, **self.game_fields.values, view=view)
        if clock is not None:
            state.clock = clock
        return b'{"type":"state","state":%b,"steps":%b,"presence":%b}' % (
            ENCODER.encode(state),
            ENCODER.encode(steps),
            ENCODER.encode(presence),
        )

    def delta(self, old: "ClientState", steps: bytes, cache: DeltaCache) -> bytes | None:
        """The message for a client that has the old state; None if nothing is new.

        The steps are JSON, with commas between them.
        """
        game = _delta(self.game_fields, old.game_fields, cache)
        table = _delta(self.table_fields, old.table_fields, cache)
        view, players, full = b"{}", b"", b""
        if self.view is not None and old.view is not None:
            private = self.view.private if self.view.private != old.view.private else b""
            view = _object(_delta(self.view.public, old.view.public, cache), private)
            players = _delta(self.view.players, old.view.players, cache)
        elif self.view is not old.view:
            full = b'"view":%b' % (b"null" if self.view is None else self.view.full)
        changed = _object(game, table, full)
        if changed == view == b"{}" and not players and not steps:
            return None
        return b'{"type":"change","number":%d,"set":%b,"view":%b,"players":{%b},"steps":[%b]}' % (
            self.number,
            changed,
            view,
            players,
            steps,
        )


class Projection:
    """How one version of a table looks to everyone: whoever shares a viewpoint shares what was made for it."""

    def __init__(
        self,
        game: Game,
        stage: str,
        number: int,
        abandoned: bool,
        proposal: Proposal | None,
        clock: TableClock | None,
        table_fields: dict[Viewpoint, Fields],
        before: EncodedPosition | None = None,
    ) -> None:
        self.game = game
        self.stage = stage
        self.number = number
        self.abandoned = abandoned
        self.proposal = proposal
        self.clock = clock
        self.table_fields = table_fields
        """What it was made with: when somebody comes or goes, there are others."""
        self.prepared: dict[str | None, ClientState] = {}
        """By person: made, but not yet asked for,"""
        self.sent: dict[str | None, ClientState] = {}
        """and asked for."""
        self.position: EncodedPosition | None = None
        self._before = before
        self._game_fields: dict[tuple[bool, bool, bool], Fields] = {}
        self._cache: DeltaCache = {}
        self._deltas: dict[tuple[Fields, Fields, View | None, View | None, bytes], bytes | None] = {}

    def client_state(self, viewpoint: Viewpoint, table_fields: Fields) -> ClientState:
        view: View | None = None
        if self.has_view(viewpoint):
            view = self._encoded().view(SPECTATOR if viewpoint.seat is None else viewpoint.seat)
        return ClientState(table_fields, self.game_fields(viewpoint), view, viewpoint.may_watch)

    def has_view(self, viewpoint: Viewpoint) -> bool:
        return self.stage != OPEN and viewpoint.may_watch

    def delta(self, old: ClientState, new: ClientState, steps: list[bytes]) -> bytes | None:
        """The message for a client that has the old state, when these steps led to the new one."""
        joined = b",".join([step for step in steps if step]) if new.may_watch else b""
        if old.table_fields is not new.table_fields:
            return new.delta(old, joined, self._cache)
        key = (old.game_fields, new.game_fields, old.view, new.view, joined)
        if key not in self._deltas:
            self._deltas[key] = new.delta(old, joined, self._cache)
        return self._deltas[key]

    def forget_deltas(self) -> None:
        """Keep no longer what is new to whom: it weighs as much as the rest, and who asks later is few."""
        self._cache.clear()
        self._deltas.clear()

    def game_fields(self, viewpoint: Viewpoint) -> Fields:
        """How the game stands: the same for all who are not to move and have nothing to undo."""
        game, seat = self.game, viewpoint.seat
        running = self.stage == RUNNING
        to_move = running and seat is not None and game.player == seat
        undo = running and seat is not None and game.can_undo(seat)
        found = self._game_fields.get((to_move, undo, viewpoint.may_watch))
        if found is None:
            finished = self.stage == OVER and not self.abandoned
            result = Result(game.scores, game.ranking, game.winner) if finished and viewpoint.may_watch else None
            found = self._game_fields[to_move, undo, viewpoint.may_watch] = Fields(
                stage=self.stage,
                number=self.number,
                to_move=game.player if running else None,
                **(self._encoded().decision if to_move else NO_DECISION),
                can_undo=undo,
                result=result,
                proposal=self.proposal,
                clock=self.clock,
            )
        return found

    def _encoded(self) -> EncodedPosition:
        position = self.position
        if position is None:
            position = self.position = EncodedPosition(self.game, self._before)
            self._before = None
        return position


def _delta(now: T, old: T, cache: DeltaCache) -> bytes:
    if now is old:
        return b""
    both = old, now
    found = cache.get(both)
    if found is None:
        found = cache[both] = now.delta(old)
    return found


def _members(fields: dict[str, bytes]) -> bytes:
    return ENCODER.encode({key: msgspec.Raw(field) for key, field in fields.items()})[1:-1]


def _object(*members: bytes) -> bytes:
    return b"{" + b",".join(filter(None, members)) + b"}"
