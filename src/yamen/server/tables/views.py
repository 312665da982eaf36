"""The views of a table, made once for all who share a viewpoint."""

from typing import TYPE_CHECKING, Any

import msgspec

from yamen.engine.game import Game
from yamen.engine.tasks import SPECTATOR
from yamen.server.clocks.state import SeatClock, TableClocks
from yamen.server.tables.client_state import (
    ENCODER,
    NO_DECISION,
    ClientState,
    Projection,
    TableFields,
    Viewpoint,
    decision_of,
    legal_move,
)
from yamen.server.tables.listeners import Broadcast
from yamen.server.tables.moves import Advance
from yamen.server.tables.schemas import PlanView, SeatState, TableView

if TYPE_CHECKING:
    from yamen.server.tables.state import TableState


class ViewCache:
    """The current projection of a table, and what outlives a move."""

    def __init__(self, table: "TableState") -> None:
        self._table = table
        self._table_fields: dict[Viewpoint, TableFields] = {}
        self._viewpoints: dict[str | None, Viewpoint] = {}
        """By person, of those with one seat or none."""
        self._projection: Projection | None = None
        self._stopped: dict[int, tuple[SeatClock, bytes]] = {}
        """The clocks of seats as encoded last: the view of a stopped one stays the same until its next turn."""

    def view(self, person: str | None, seat: int | None = None) -> TableView:
        """The table as a person sees it; whoever has several seats looks from `seat`, or from the one to move."""
        viewpoint = self._viewpoint(person, self._table.game.player, seat)
        now, game = self._current, self._table.game
        view = view_of(game, viewpoint.seat) if now.has_view(viewpoint) else None
        decision = decision_of(game) if now.is_asked(viewpoint) else NO_DECISION
        fields = {**self._fields(viewpoint).values, **now.game_fields(viewpoint).values}
        fields["clock"] = self._table.clock()
        return TableView(**fields, **decision, view=view)

    def client_state(self, person: str | None) -> ClientState:
        """The same, encoded for a connected client."""
        viewpoint = self._viewpoints.get(person) or self._viewpoint(person, self._table.game.player)
        return self._current.client_state(viewpoint, self._fields(viewpoint))

    def delta(self, old: ClientState, new: ClientState, steps: list[bytes]) -> bytes | None:
        """The message for a client that has the old state, when these steps led to the new; None if nothing is new."""
        return self._current.delta(old, new, steps)

    def prepare(self, moves: Advance, broadcast: Broadcast, clocks: TableClocks | None = None) -> Projection | None:
        """The projection after moves that are about to be stored, with the deltas for all who looked last time.

        Made right after the move, while the game is in the processor's cache, it takes half the time.
        """
        table = self._table
        if not table.listeners:
            return None
        before, game = self._current, moves.game
        clock = before.clock
        if clocks is not table.clocks:
            clock = self._encoded_clocks(clocks, None if clocks is None else clocks.since)
        after = Projection(
            game,
            moves.stage,
            moves.number(table.number),
            table.abandoned,
            None,
            clock,
            self._table_fields,
            before.position,
            len(table.listeners.playing),
        )
        for viewpoint, old in before.states.items():
            now = viewpoint.after(game.player)
            after.prepare(old, now, self._fields(now), broadcast.encoded)
        return after

    def advance(self, prepared: Projection | None) -> None:
        """The game has gone on, and nothing else has changed."""
        if prepared is not None and prepared.table_fields is not self._table_fields:
            prepared = None  # somebody came or went meanwhile
        self._projection = prepared

    def next_state(self, prepared: Projection, old: ClientState) -> tuple[ClientState, bytes] | None:
        """The state and message prepared for a client with the old state, unless something else has happened since."""
        return prepared.next_state(old) if prepared is self._projection else None

    def invalidate(self) -> None:
        """Anything may have changed."""
        self._table_fields, self._viewpoints = {}, {}
        self._projection = None

    @property
    def _current(self) -> Projection:
        if self._projection is None:
            table = self._table
            self._projection = Projection(
                table.game,
                table.stage,
                table.number,
                table.abandoned,
                table.open_proposal(),
                self._encoded_clocks(table.clocks),
                self._table_fields,
            )
        return self._projection

    def _encoded_clocks(self, clocks: TableClocks | None, at: float | None = None) -> msgspec.Raw | None:
        """The `TableClock` at an instant, or now, put together from the views of the seats' clocks."""
        if clocks is None:
            return None
        time = self._table.server_time
        now = time.now() if at is None else at
        seats: list[bytes] = []
        for seat, clock in enumerate(clocks.seats):
            if clock is None or clock.leave or clocks.runs(seat):
                seats.append(ENCODER.encode(clocks.seat_view(seat, now, time.down)))
                continue
            known = self._stopped.get(seat)
            if known is None or known[0] is not clock:
                known = self._stopped[seat] = (clock, ENCODER.encode(clocks.seat_view(seat, now, ())))
            seats.append(known[1])
        waits = b"true" if clocks.waits else b"false"
        return msgspec.Raw(b'{"at":%b,"seats":[%b],"waits":%b}' % (ENCODER.encode(now), b",".join(seats), waits))

    def _viewpoint(self, person: str | None, player: int, wanted: int | None = None) -> Viewpoint:
        mine = self._table.permissions.seats_of(person)
        seat: int | None
        if wanted in mine:
            seat = wanted
        elif player in mine:
            seat = player
        else:
            seat = mine[0] if mine else None
        table = self._table
        viewpoint = Viewpoint(seat, tuple(mine), table.watchable or bool(mine), person == table.owner)
        if len(mine) < 2:
            self._viewpoints[person] = viewpoint
        return viewpoint

    def _fields(self, viewpoint: Viewpoint) -> TableFields:
        """The fields that no move changes."""
        found = self._table_fields.get(viewpoint)
        if found is None:
            table = self._table
            seats = [
                SeatState(at, info.kind, info.name, info.bot, at in viewpoint.own_seats, info.former is not None)
                for at, info in enumerate(table.seats)
            ]
            found = self._table_fields[viewpoint] = TableFields(
                id=table.id,
                game=table.game.type.name,
                players=table.setup.players,
                options=table.setup.options,
                watchable=table.watchable,
                public=table.public,
                hints=table.hints,
                seats=seats,
                cast=table.game.cast,
                seat=viewpoint.seat,
                rematch=table.rematch,
                content=table.pack_info(),
                owner=viewpoint.is_owner,
                created=table.created,
                abandoned=table.abandoned,
                pace=table.pace,
                stand_in=table.stand_in,
                plan=self._plan(viewpoint.seat),
            )
        return found

    def _plan(self, seat: int | None) -> PlanView | None:
        """The plan of whoever looks from a seat of their own."""
        plan = None if seat is None else self._table.plans.get(seat)
        if plan is None:
            return None
        moves = self._table.game.type.moves
        entries = [[legal_move(moves, move) for move in entry.moves] for entry in plan.entries]
        watches = [watch.name for watch in self._table.setup.watches()]
        return PlanView(entries, plan.stop_if, watches, plan.rest is not None, plan.stopped)


def view_of(game: Game, seat: int | None) -> dict[str, Any]:
    return game.view(SPECTATOR if seat is None else seat)
