"""A whole game looked at: how its points grew, and records from anywhere."""

from yamen.engine.errors import YamenError
from yamen.engine.game import Setup
from yamen.engine.record import read_record
from yamen.engine.session import Game, read_game
from yamen.games import find_game
from yamen.server.errors import BadRequest
from yamen.server.tables.repository import read_pack
from yamen.server.tables.schemas import Course, RecordGiven, RecordSeen, Result, Standing, Turn
from yamen.server.tables.state import Row, apply, look


def points(game: Game) -> list[int]:
    """The points of all who play, as everybody can see them."""
    return [int(player["points"]) for player in look(game, None)["players"]]


def course_of(setup: Setup, rows: list[Row]) -> Course:
    """How the points grew over the rows of a table. It takes long: call it in a thread."""
    game, number = Game(setup), 0
    course = Course(len(rows), [], [])
    kept = {row.goes_back_to: game for row in rows}  # as it stood where later rows go back to
    _look(course, game, 0)
    for row in rows:
        if number in kept:
            kept[number] = game.clone()
        number, to = row.number, row.goes_back_to
        if to is None:
            apply(game, row)
        else:
            game = kept[to].clone()
        _look(course, game, number)
    return course


def _look(course: Course, game: Game, number: int) -> None:
    view = look(game, None)
    scores = [int(player["points"]) for player in view["players"]]
    now = Standing(number, view.get("day", view.get("month")), scores)
    last = course.standings[-1] if course.standings else None
    if last is None or (last.round, last.scores) != (now.round, now.scores):
        course.standings.append(now)
    player = game.player
    if player >= 0 and (not course.turns or course.turns[-1].seat != player):
        course.turns.append(Turn(number, player))


def look_at(given: RecordGiven) -> RecordSeen:
    """A record from anywhere, at one of its moves. It takes long: call it in a thread."""
    try:
        content = None
        if given.content is not None:
            content = read_pack(find_game(read_record(given.record).one("Game").value), given.content)
        game = read_game(given.record, find_game, content)
    except YamenError as error:
        raise BadRequest(f"The record can't be read: {error}.") from None
    count = len(game.moves)
    number = count if given.number is None else given.number
    if number > count:
        raise BadRequest(f"The record has only {count} moves.")
    if given.seat is not None and given.seat >= game.setup.players:
        raise BadRequest(f"There is no seat {given.seat + 1} in this record; there are {game.setup.players}.")
    rows = [Row(at, *move) for at, move in enumerate(game.moves, 1)]
    since = 0 if given.number is None else max(0, number - 1)
    then = game.at(since)
    steps = [apply(then, row) for row in rows[since:number]]
    return RecordSeen(
        game=game.type.name,
        players=game.setup.players,
        options=dict(game.setup.options),
        names=game.cast,
        number=number,
        of=count,
        seat=given.seat,
        view=look(then, given.seat),
        steps=steps,
        to_move=then.player if then.player >= 0 else None,
        question=then.question().to_json() if then.player >= 0 else None,
        scores=points(then),
        course=course_of(game.setup, rows),
        result=Result(game.scores, game.ranking, game.winner) if game.is_over else None,
    )
