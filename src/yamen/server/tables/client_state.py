"""What each client at a table has, encoded, and the delta from one such state to the next.

A client state has parts that many clients share: the fields of the table, which moves don't change (who sits where and
the like), the fields of the game, and the position as everyone sees it. What is shared is encoded and compared once;
what only some know, and what the player to move is asked, is added to it.
"""

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from yamen.engine.game import Game
from yamen.engine.messages import Kind, Message
from yamen.engine.moves import MoveTable
from yamen.engine.tasks import SPECTATOR
from yamen.server.clocks.schemas import TableClock
from yamen.server.db.models import OPEN, OVER, RUNNING
from yamen.server.tables.schemas import LegalMove, LogStep, Presence, Proposal, RefusedMove, Result, TableView

ENCODER: Final = msgspec.json.Encoder()
MESSAGES_KEPT: Final = 10_000
"""Questions, and reasons for which moves are refused, are made into JSON once."""


class TableFields:
    """The fields of a client's state that no move changes."""

    __slots__ = ("values",)

    def __init__(self, **values: Any) -> None:
        self.values = values

    def delta(self, old: "TableFields") -> bytes:
        """What is new, as members of an object."""
        before = old.values
        return ENCODER.encode({name: now for name, now in self.values.items() if now != before[name]})[1:-1]


class GameFields:
    """Those that tell how the game stands."""

    __slots__ = ("can_undo", "clock", "number", "proposal", "result", "stage", "to_move")

    def __init__(
        self,
        stage: str,
        number: int,
        to_move: int | None,
        can_undo: bool,
        result: Result | None,
        proposal: Proposal | None,
        clock: msgspec.Raw | None,
    ) -> None:
        self.stage = stage
        self.number = number
        self.to_move = to_move
        self.can_undo = can_undo
        self.result = result
        self.proposal = proposal
        self.clock = clock

    @property
    def values(self) -> dict[str, Any]:
        return {
            "stage": self.stage,
            "number": self.number,
            "to_move": self.to_move,
            "can_undo": self.can_undo,
            "result": self.result,
            "proposal": self.proposal,
            "clock": self.clock,
        }

    def delta(self, old: "GameFields") -> bytes:
        """What is new, as members of an object. Without a dict for it: every move makes some of these."""
        new: list[bytes] = []
        if self.number != old.number:
            new.append(b'"number":%d' % self.number)
        if self.to_move != old.to_move:
            new.append(b'"to_move":null' if self.to_move is None else b'"to_move":%d' % self.to_move)
        if self.can_undo != old.can_undo:
            new.append(b'"can_undo":true' if self.can_undo else b'"can_undo":false')
        if self.clock is not old.clock and self.clock != old.clock:
            new.append(b'"clock":%b' % (b"null" if self.clock is None else self.clock))
        if self.stage != old.stage:
            new.append(b'"stage":%b' % ENCODER.encode(self.stage))
        if self.result != old.result:
            new.append(b'"result":%b' % ENCODER.encode(self.result))
        if self.proposal != old.proposal:
            new.append(b'"proposal":%b' % ENCODER.encode(self.proposal))
        return b",".join(new)


class Viewpoint(NamedTuple):
    """From where somebody looks at a table; all who share one get the same."""

    seat: int | None
    own_seats: tuple[int, ...]
    may_watch: bool
    is_owner: bool

    def after(self, player: int) -> "Viewpoint":
        """From where the same people look when a player is to move: whoever has several seats looks from that one."""
        if len(self.own_seats) < 2:
            return self
        seat = player if player in self.own_seats else self.own_seats[0]
        return self._replace(seat=seat)


class EncodedPosition:
    """A position as JSON, encoded once for all who look at it: that takes a tenth of the memory that objects do."""

    __slots__ = ("game", "players", "printed", "private", "public")

    def __init__(self, game: Game, before: "EncodedPosition | None" = None) -> None:
        """What is the same as before is taken over from there, and whoever looked then is expected to look again."""
        self.game = game
        position = game.position
        self.public: dict[str, bytes] = {}
        """What everyone sees beside the players, by field."""
        self.players: list[bytes] = []
        """What everyone sees of each player; of most of them a move changes nothing."""
        self.private: dict[int, bytes] = {}
        """What each viewer so far knows beside that, as members of an object."""
        if before is None:
            in_the_open = position.in_the_open()
            self.players = [ENCODER.encode(position.player_view(player)) for player in range(position.players_seen())]
            self.printed: bytes = ENCODER.encode({"printed": position.printed()})[1:-1]
        else:
            then = before.game.position
            in_the_open = position.changed_in_the_open(then)
            self.public = before.public.copy()
            self.players = [
                before.players[player]
                if position.is_unmoved(player, then)
                else ENCODER.encode(position.player_view(player))
                for player in range(position.players_seen())
            ]
            self.printed = before.printed
            if position.nobody_learnt(then):
                self.private = before.private
            else:
                for viewer in before.private:
                    self.known_to(viewer)
        # Encoded in one go: no line of JSON has a break in it, so that lines can be told apart.
        lines = ENCODER.encode_lines(list(in_the_open.values())).split(b"\n")
        for key, line in zip(in_the_open, lines, strict=False):
            self.public[key] = line

    def known_to(self, viewer: int) -> bytes:
        found = self.private.get(viewer)
        if found is None:
            found = self.private[viewer] = ENCODER.encode(self.game.position.known_to(viewer))[1:-1]
        return found

    def full(self, viewer: int) -> bytes:
        """The whole view."""
        public = b",".join([_named(key) + field for key, field in self.public.items()])
        players = b'"players":[%b]' % b",".join(self.players)
        return _object(public, players, self.known_to(viewer), self.printed)

    def public_delta(self, old: "EncodedPosition") -> bytes:
        """The fields that are new, as members of an object."""
        before = old.public
        return b",".join(
            [
                _named(key) + field
                for key, field in self.public.items()
                if field is not before[key] and field != before[key]
            ]
        )

    def players_delta(self, old: "EncodedPosition") -> bytes:
        """The players of whom something is new, as members of an object, by seat."""
        before = old.players
        return b",".join(
            [
                b'"%d":%b' % (seat, now)
                for seat, now in enumerate(self.players)
                if now is not before[seat] and now != before[seat]
            ]
        )


def decision_of(game: Game) -> dict[str, Any]:
    """What the player to move is asked, the legal moves, and the refused ones with their reasons."""
    table, refusals = game.type.moves, game.position.refusals()
    return {
        "question": game.question().to_json(),
        "legal": [legal_move(table, move) for move in game.legal_moves()],
        "refused": [_refused_move(table, move, reason) for move, reason in refusals.items()],
    }


NO_DECISION: Final[dict[str, Any]] = {"question": None, "legal": [], "refused": []}
NOTHING_ASKED: Final = ENCODER.encode(NO_DECISION)[1:-1]


def encoded_decision(game: Game) -> bytes:
    """The same as members of an object, put together from what is encoded once for all tables."""
    table, refusals = game.type.moves, game.position.refusals()
    moves = _encoded_legal_moves(table)
    legal = b",".join([moves[move] for move in game.legal_moves()])
    refused = b",".join([_encoded_refused_move(table, move, reason) for move, reason in refusals.items()])
    return b'"question":%b,"legal":[%b],"refused":[%b]' % (_encoded_message(game.question()), legal, refused)


@cache
def legal_move(table: MoveTable, move: int) -> LegalMove:
    return LegalMove(move, table.text(move), table.message(move).to_json())


@lru_cache(MESSAGES_KEPT)
def _refused_move(table: MoveTable, move: int, reason: Message) -> RefusedMove:
    return RefusedMove(move, table.text(move), table.message(move).to_json(), reason.to_json())


_legal: Final[dict[MoveTable, list[bytes]]] = {}
_refused: Final[dict[tuple[MoveTable, int, Kind, tuple[int, ...]], bytes]] = {}
_messages: Final[dict[tuple[Kind, tuple[int, ...]], bytes]] = {}
"""What is encoded; dicts of our own, since `cache` would compare messages, which takes longer than all the rest."""


def _encoded_legal_moves(table: MoveTable) -> list[bytes]:
    """All moves of a game."""
    found = _legal.get(table)
    if found is None:
        found = _legal[table] = [ENCODER.encode(legal_move(table, move)) for move in range(len(table))]
    return found


def _encoded_refused_move(table: MoveTable, move: int, reason: Message) -> bytes:
    key = (table, move, reason.kind, reason.args)
    found = _refused.get(key)
    if found is None:
        if len(_refused) >= MESSAGES_KEPT:
            _refused.clear()
        found = _refused[key] = ENCODER.encode(_refused_move(table, move, reason))
    return found


def _encoded_message(message: Message) -> bytes:
    key = (message.kind, message.args)
    found = _messages.get(key)
    if found is None:
        if len(_messages) >= MESSAGES_KEPT:
            _messages.clear()
        found = _messages[key] = ENCODER.encode(message.to_json())
    return found


class ClientState:
    """What a client has: a table as it looks from one viewpoint."""

    __slots__ = ("game_fields", "is_asked", "may_watch", "position", "table_fields", "viewer")

    def __init__(
        self,
        table_fields: TableFields,
        game_fields: GameFields,
        position: EncodedPosition | None,
        viewer: int,
        is_asked: bool,
        may_watch: bool,
    ) -> None:
        self.table_fields = table_fields
        self.game_fields = game_fields
        self.position = position
        """None where there is nothing to be seen, or not for this viewer."""
        self.viewer = viewer
        self.is_asked = is_asked
        self.may_watch = may_watch

    @property
    def number(self) -> int:
        return self.game_fields.number

    def full(self, steps: list[LogStep], presence: Presence | None = None, clock: TableClock | None = None) -> bytes:
        """The message for a client that has nothing yet; with a `clock` that was read just now."""
        view: Any = None
        decision = NO_DECISION
        if self.position is not None:
            view = msgspec.Raw(self.position.full(self.viewer))
            if self.is_asked:
                decision = decision_of(self.position.game)
        state = TableView(**self.table_fields.values, **self.game_fields.values, **decision, view=view)
        if clock is not None:
            state.clock = clock
        return b'{"type":"state","state":%b,"steps":%b,"presence":%b}' % (
            ENCODER.encode(state),
            ENCODER.encode(steps),
            ENCODER.encode(presence),
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
        clock: msgspec.Raw | None,
        table_fields: dict[Viewpoint, TableFields],
        before: EncodedPosition | None = None,
        listeners: int = 0,
    ) -> None:
        self.game = game
        self.stage = stage
        self.number = number
        self.abandoned = abandoned
        self.proposal = proposal
        self.clock = clock
        self.table_fields = table_fields
        """What it was made with: when somebody comes or goes, there are others."""
        self.prepared: dict[Viewpoint, ClientState] = {}
        """Made, but not yet asked for,"""
        self.states: dict[Viewpoint, ClientState] = {}
        """and asked for."""
        self.position: EncodedPosition | None = None
        self._before = before
        self._listeners = listeners
        """How many are still to be told of it."""
        self._game_fields: dict[tuple[bool, bool], GameFields] = {}
        self._next: dict[ClientState, tuple[Viewpoint, ClientState, bytes]] = {}
        """What was made for those who had a state: the next one, and the message that leads there."""
        self._deltas: dict[tuple[ClientState, ClientState, bytes], bytes | None] = {}
        """What is new to whoever has the first and gets the second,"""
        self._since: EncodedPosition | None = None
        self._position_delta = (b"", b"")
        """and what goes into several of them: what is new of the position since another,"""
        self._decision = b""
        """and what is asked."""

    def prepare(self, old: ClientState, viewpoint: Viewpoint, table_fields: TableFields, steps: bytes) -> None:
        """Make what a client with the old state will ask for."""
        new = self.prepared[viewpoint] = self._new_state(viewpoint, table_fields)
        delta = self._make_delta(old, new, steps if new.may_watch else b"")
        if delta is not None:
            self._next[old] = (viewpoint, new, delta)

    def next_state(self, old: ClientState) -> tuple[ClientState, bytes] | None:
        """What was prepared for a client that has the old state: the one it has then, and the message for it."""
        found = self._next.get(old)
        if found is None:
            return None
        viewpoint, new, delta = found
        self.states[viewpoint] = new
        self.prepared.pop(viewpoint, None)
        self._was_told()
        return new, delta

    def client_state(self, viewpoint: Viewpoint, table_fields: TableFields) -> ClientState:
        found = self.states.get(viewpoint)
        if found is None:
            found = self.prepared.pop(viewpoint, None) or self._new_state(viewpoint, table_fields)
            self.states[viewpoint] = found
        return found

    def _new_state(self, viewpoint: Viewpoint, table_fields: TableFields) -> ClientState:
        return ClientState(
            table_fields,
            self.game_fields(viewpoint),
            self._encoded() if self.has_view(viewpoint) else None,
            SPECTATOR if viewpoint.seat is None else viewpoint.seat,
            self.is_asked(viewpoint),
            viewpoint.may_watch,
        )

    def has_view(self, viewpoint: Viewpoint) -> bool:
        return self.stage != OPEN and viewpoint.may_watch

    def is_asked(self, viewpoint: Viewpoint) -> bool:
        return self.stage == RUNNING and viewpoint.seat is not None and self.game.player == viewpoint.seat

    def delta(self, old: ClientState, new: ClientState, steps: list[bytes]) -> bytes | None:
        """The message for a client that has the old state, when these steps led to the new; None if nothing is new."""
        joined = b",".join([step for step in steps if step]) if new.may_watch else b""
        delta = self._delta(old, new, joined)
        self._was_told()
        return delta

    def _was_told(self) -> None:
        self._listeners -= 1
        if self._listeners == 0:  # everyone has been told; what was said weighs as much as the rest
            self._next.clear()
            self._deltas.clear()
            self._since = None
            self._position_delta = (b"", b"")
            self._decision = b""

    def _delta(self, old: ClientState, new: ClientState, steps: bytes) -> bytes | None:
        key = (old, new, steps)
        found = self._deltas.get(key)
        if found is None:
            found = self._deltas[key] = self._make_delta(old, new, steps)
        return found

    def _make_delta(self, old: ClientState, new: ClientState, steps: bytes) -> bytes | None:
        changed = [new.game_fields.delta(old.game_fields)]
        if new.table_fields is not old.table_fields:
            changed.append(new.table_fields.delta(old.table_fields))
        view, players = b"", b""
        now, then = new.position, old.position
        if now is not None and then is not None:
            if now is not then:
                view, players = self._delta_of_position(now, then)
            private = now.known_to(new.viewer)
            if private != then.known_to(old.viewer):
                view = b"%b,%b" % (view, private) if view else private
        elif now is not then:
            changed.append(b'"view":%b' % (b"null" if now is None else now.full(new.viewer)))
        if new.is_asked:
            if not old.is_asked or then is None or then.game is not self.game:
                changed.append(self._encoded_decision())
        elif old.is_asked:
            changed.append(NOTHING_ASKED)
        set_ = b",".join([part for part in changed if part])
        if not set_ and not view and not players and not steps:
            return None
        return b'{"type":"change","number":%d,"set":{%b},"view":{%b},"players":{%b},"steps":[%b]}' % (
            self.number,
            set_,
            view,
            players,
            steps,
        )

    def _delta_of_position(self, now: EncodedPosition, then: EncodedPosition) -> tuple[bytes, bytes]:
        if then is not self._since:
            self._since = then
            self._position_delta = (now.public_delta(then), now.players_delta(then))
        return self._position_delta

    def _encoded_decision(self) -> bytes:
        if not self._decision:
            self._decision = encoded_decision(self.game)
        return self._decision

    def game_fields(self, viewpoint: Viewpoint) -> GameFields:
        """How the game stands: the same for all who have nothing to undo."""
        game, seat = self.game, viewpoint.seat
        running = self.stage == RUNNING
        undo = running and seat is not None and game.can_undo(seat)
        found = self._game_fields.get((undo, viewpoint.may_watch))
        if found is None:
            finished = self.stage == OVER and not self.abandoned
            result = Result(game.scores, game.ranking, game.winner) if finished and viewpoint.may_watch else None
            to_move = game.player if running else None
            found = GameFields(self.stage, self.number, to_move, undo, result, self.proposal, self.clock)
            self._game_fields[undo, viewpoint.may_watch] = found
        return found

    def _encoded(self) -> EncodedPosition:
        position = self.position
        if position is None:
            position = self.position = EncodedPosition(self.game, self._before)
            self._before = None
        return position


@cache
def _named(key: str) -> bytes:
    return b'"%b":' % key.encode()


def _object(*members: bytes) -> bytes:
    return b"{" + b",".join([part for part in members if part]) + b"}"
