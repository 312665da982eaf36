"""What worker processes do for records."""

from msgspec import Struct

from yamen.engine.errors import YamenError
from yamen.engine.record import read_record
from yamen.engine.replay import read_game
from yamen.games import find_game
from yamen.server.errors import InvalidInput
from yamen.server.records.course import course_of, points
from yamen.server.records.schemas import RecordUpload, RecordView
from yamen.server.tables.moves import MoveRow, replay_row
from yamen.server.tables.repository import read_pack
from yamen.server.tables.schemas import Result
from yamen.server.tables.views import view_of


class ViewRecord(Struct, frozen=True):
    """A record from anywhere, at one of its moves."""

    given: RecordUpload

    def run(self) -> RecordView:
        try:
            content = None
            if self.given.content is not None:
                content = read_pack(find_game(read_record(self.given.record).one("Game").value), self.given.content)
            game = read_game(self.given.record, find_game, content)
        except YamenError as error:
            raise InvalidInput(f"The record can't be read: {error}.") from None
        count = len(game.moves)
        number = count if self.given.number is None else self.given.number
        if number > count:
            raise InvalidInput(f"The record has only {count} moves.")
        seat, players = self.given.seat, game.setup.players
        if seat is not None and seat >= players:
            raise InvalidInput(f"There is no seat {seat + 1} in this record; there are {players}.")
        rows = [MoveRow(at, *move) for at, move in enumerate(game.moves, 1)]
        since = 0 if self.given.number is None else max(0, number - 1)
        then = game.at(since)
        steps = [replay_row(then, row) for row in rows[since:number]]
        return RecordView(
            game=game.type.name,
            players=players,
            options=dict(game.setup.options),
            names=game.cast,
            number=number,
            of=count,
            seat=seat,
            view=view_of(then, seat),
            steps=steps,
            to_move=then.player if then.player >= 0 else None,
            question=then.question().to_json() if then.player >= 0 else None,
            scores=points(then),
            course=course_of(game.setup, rows),
            result=Result(game.scores, game.ranking, game.winner) if game.is_over else None,
        )
