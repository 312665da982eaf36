"""In the Year of the Dragon: 2 to 5 players, with the Great Wall and the super events."""

from yamen.engine.definition import GameDefinition, Option, kinds_in, tasks_in
from yamen.engine.evaluator import SearchSettings
from yamen.engine.layout import Drawing
from yamen.games.dragon import (
    actions,
    events,
    great_wall,
    news,
    palaces,
    persons,
    questions,
    reasons,
    rounds,
    scoring,
    setup,
    super_events,
)
from yamen.games.dragon.ai.encoding import DragonEncoder
from yamen.games.dragon.ai.evaluation import DragonEvaluator
from yamen.games.dragon.content import CONTENT, CONTENT_TEXT, read_content
from yamen.games.dragon.moves import MOVES
from yamen.games.dragon.schemas import View
from yamen.games.dragon.state import RULES
from yamen.games.dragon.watches import WATCHES
from yamen.games.dragon.words import SUPER_EVENTS


def terminal_drawing() -> Drawing:
    from yamen.games.dragon.terminal import DRAWING  # sentences need Fluent, which a library may do without

    return DRAWING


GAME: GameDefinition = GameDefinition(
    name="dragon",
    rules_version=RULES,
    players=range(2, 6),
    options=(
        Option("great_wall", (False, True)),
        Option("wall_tile", ("chosen", "random"), since=2, needs=("great_wall", True)),
        Option("super_event", ("none", "random", "chosen", *SUPER_EVENTS)),
        Option("super_event_hidden", (False, True), since=2, needs=("super_event", "random")),
        Option("large_privilege_price", (7, 6)),
        Option("hands", ("open", "closed"), since=2),
    ),
    moves=MOVES,
    tasks=tasks_in((setup, rounds, actions, palaces, persons, events, scoring, great_wall, super_events)),
    events=kinds_in(news),
    questions=kinds_in(questions),
    reasons=kinds_in(reasons),
    content=CONTENT,
    content_text=CONTENT_TEXT,
    read_content=read_content,
    new=setup.new_position,
    round_name="month",
    evaluator=DragonEvaluator,
    encoder=DragonEncoder,
    search=SearchSettings(package="yamen.games.dragon.ai"),
    drawing=terminal_drawing,
    view=View,
    watches=WATCHES,
)
