"""What each person sees of a table, made once for all who look from the same viewpoint."""

from typing import TYPE_CHECKING, Any

from yamen.engine.game import Game
from yamen.engine.tasks import SPECTATOR
from yamen.server.clocks.state import TableClocks
from yamen.server.tables.client_state import ClientState, Fields, Projection, Viewpoint, legal_move
from yamen.server.tables.listeners import Broadcast
from yamen.server.tables.moves import Advance
from yamen.server.tables.schemas import PlanView, SeatState, TableView

if TYPE_CHECKING:
    from yamen.server.tables.state import TableState


class ViewCache:
    """The current projection of a table, and what outlives a move."""

    def __init__(self, table: "TableState") -> None:
        self._table = table
        self._table_fields: dict[Viewpoint, Fields] = {}
        self._viewpoints: dict[str | None, Viewpoint] = {}
        """Of those who have one seat or none."""
        self._projection: Projection | None = None

    def view(self, person: str | None, seat: int | None = None) -> TableView:
        """The table as a person sees it; who has several seats looks from `seat`, or from the one to move."""
        viewpoint = self._viewpoint(person, self._table.game.player, seat)
        now = self._current
        view = view_of(self._table.game, viewpoint.seat) if now.has_view(viewpoint) else None
        fields = {**self._fields(viewpoint).values, **now.game_fields(viewpoint).values}
        fields["clock"] = self._table.clock()
        return TableView(**fields, view=view)

    def client_state(self, person: str | None) -> ClientState:
        """The same encoded, for a client that is connected."""
        now = self._current
        found = now.sent.get(person)
        if found is None:
            found = now.prepared.pop(person, None)
            if found is None:
                viewpoint = self._viewpoints.get(person) or self._viewpoint(person, self._table.game.player)
                found = now.client_state(viewpoint, self._fields(viewpoint))
            now.sent[person] = found
        return found

    def delta(self, old: ClientState, new: ClientState, steps: list[bytes]) -> bytes | None:
        """The message for a client that has the old state, when these steps led to the new; None if nothing is new."""
        now = self._current
        delta = now.delta(old, new, steps)
        if not now.prepared:  # everyone who was expected to ask has asked
            now.forget_deltas()
        return delta

    def prepare(self, moves: Advance, broadcast: Broadcast, clocks: TableClocks | None = None) -> Projection | None:
        """The projection after moves that are about to be stored, with the deltas for all who looked last time.

        Made while the game is at hand, which takes half the time that it takes when other tables have had their turn.
        """
        table = self._table
        if not table.listeners:
            return None
        before = self._current
        number = moves.number(table.number)
        clock = before.clock if clocks is table.clocks else table.read_clocks(clocks)
        after = Projection(
            moves.game, moves.stage, number, table.abandoned, None, clock, self._table_fields, before.position
        )
        for person, old in before.sent.items():
            viewpoint, fields = self._viewpoints.get(person), old.table_fields
            if viewpoint is None:  # whoever has several seats may look from another now
                viewpoint = self._viewpoint(person, moves.game.player)
                fields = self._fields(viewpoint)
            after.prepared[person] = after.client_state(viewpoint, fields)
            after.delta(old, after.prepared[person], [broadcast.encoded])
        return after

    def advance(self, prepared: Projection | None) -> None:
        """The game has gone on, and nothing else has changed."""
        if prepared is not None and prepared.table_fields is not self._table_fields:
            prepared = None  # somebody came or went meanwhile
        self._projection = prepared

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
                table.clock(),
                self._table_fields,
            )
        return self._projection

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

    def _fields(self, viewpoint: Viewpoint) -> Fields:
        """What no move changes."""
        found = self._table_fields.get(viewpoint)
        if found is None:
            table = self._table
            seats = [
                SeatState(at, info.kind, info.name, info.bot, at in viewpoint.own_seats, info.former is not None)
                for at, info in enumerate(table.seats)
            ]
            found = self._table_fields[viewpoint] = Fields(
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
