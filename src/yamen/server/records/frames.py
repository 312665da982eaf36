"""Moves frame by frame, so that nothing is shown before it happens."""

import asyncio
from typing import Any, Final

from yamen.engine.errors import YamenError
from yamen.engine.frames import play_frames
from yamen.engine.game import Game
from yamen.engine.tasks import SPECTATOR
from yamen.server.db.models import TAKEN_BACK
from yamen.server.errors import IncompatibleTable
from yamen.server.records.schemas import Frames, FrameView
from yamen.server.tables.moves import MoveRow, replay_row
from yamen.server.tables.repository import OTHER_RULES, replay_rows
from yamen.server.tables.views import view_of

SLICE: Final = 10
"""How many moves are replayed before others get their turn."""


async def frames_of(game: Game, rows: list[MoveRow], seat: int | None, positions: dict[int, str]) -> Frames:
    """What the rows do to a game, as a seat sees it; `positions` are those that rows went back to."""
    begin = last = view_of(game, seat)
    found: list[FrameView] = []
    for at, row in enumerate(rows, 1):
        if at % SLICE == 0:
            await asyncio.sleep(0)
        try:
            seen = _frames(game, row, seat)
            if row.goes_back_to is None:
                steps = [replay_row(game, row)]
            else:
                game, steps = replay_rows(game, [row], 0, positions)
        except YamenError as error:
            raise IncompatibleTable(OTHER_RULES) from error
        if not seen:
            seen = [(steps[0].events, view_of(game, seat))]
        for events, view in seen:
            found.append(FrameView(row.number, row.seat, events, changed(last, view), None))
            last = view
        found[-1].to_move = game.player if game.player >= 0 else None
    return Frames(seat, begin, found)


def _frames(game: Game, row: MoveRow, seat: int | None) -> list[tuple[list[dict[str, Any]], dict[str, Any]]]:
    """None for what goes back."""
    if row.move == TAKEN_BACK or row.goes_back_to is not None:
        return []
    frames = play_frames(game.position, row.move, SPECTATOR if seat is None else seat)
    return [([event.to_json() for event in frame.events], frame.view) for frame in frames]


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that have changed."""
    return {key: value for key, value in after.items() if key not in before or before[key] != value}
