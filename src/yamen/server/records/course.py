"""How the points grew over a game."""

from yamen.engine.definition import Setup
from yamen.engine.game import Game
from yamen.engine.tasks import CHANCE
from yamen.server.records.schemas import Course, Standing, Turn
from yamen.server.tables.moves import MoveRow, replay_row
from yamen.server.tables.schemas import LogStep
from yamen.server.tables.views import view_of


def points(game: Game) -> list[int]:
    """The points of all who play, as everybody can see them."""
    return [int(player["points"]) for player in view_of(game, None)["players"]]


def course_of(setup: Setup, rows: list[MoveRow]) -> Course:
    """How the points grew over the rows of a table. It takes long: call it in a thread."""
    game, number = Game(setup), 0
    course = Course(len(rows), [], [])
    kept = {row.goes_back_to: game for row in rows}  # as it stood where later rows go back to
    _add(course, game, 0)
    others = False
    for row in rows:
        if number in kept:
            kept[number] = game.clone()
        number, to = row.number, row.goes_back_to
        if to is None:
            step = replay_row(game, row)
            others = _others_acted(step, setup.players) or (others and row.seat == CHANCE)
        else:
            game = kept[to].clone()
        _add(course, game, number, others)
    return course


def _others_acted(step: LogStep, seats: int) -> bool:
    """Whether somebody without a seat (an automa) has acted: nobody asked them, but it was their turn."""
    return any(event.get("player", 0) >= seats for event in step.events)


def _add(course: Course, game: Game, number: int, others: bool = False) -> None:
    view = view_of(game, None)
    scores = [int(player["points"]) for player in view["players"]]
    now = Standing(number, view.get(game.type.round_name), scores)
    last = course.standings[-1] if course.standings else None
    if last is None or (last.round, last.scores) != (now.round, now.scores):
        course.standings.append(now)
    player = game.player
    if player >= 0 and (others or not course.turns or course.turns[-1].seat != player):
        course.turns.append(Turn(number, player))
