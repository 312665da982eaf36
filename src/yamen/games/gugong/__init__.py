"""Gùgōng: 1 to 5 players, with the bonus tokens, the expert setup, and Meng to play against alone."""

from yamen.engine.definition import GameDefinition, Option, kinds_in, tasks_in
from yamen.engine.evaluator import SearchSettings
from yamen.engine.layout import Drawing
from yamen.games.gugong import (
    actions,
    canal,
    day,
    days,
    decrees,
    final_scoring,
    gifts,
    great_wall,
    meng,
    morning,
    news,
    night,
    questions,
    reasons,
    servants,
    setup,
    ships,
    solo,
    tokens,
    travel,
)
from yamen.games.gugong.ai.encoding import GugongEncoder
from yamen.games.gugong.ai.evaluation import GugongEvaluator
from yamen.games.gugong.content import CONTENT, CONTENT_TEXT, read_content
from yamen.games.gugong.moves import MOVES
from yamen.games.gugong.schemas import View
from yamen.games.gugong.state import RULES
from yamen.games.gugong.watches import WATCHES
from yamen.games.gugong.words import LOCATIONS, SOLO_LEVELS

PLAYERS = range(1, 6)
ALONE = PLAYERS[:1]
TOGETHER = PLAYERS[1:]
OPTIONS = (
    Option("bonus", (False, True), players=TOGETHER),
    Option("expert", (False, True)),
    Option("level", SOLO_LEVELS, players=ALONE),
    Option("sets", ("4/5", "2/3", "1/2"), players=ALONE),
    Option("focus", ("random", *LOCATIONS), players=ALONE),
)
"""G1.1: alone there are no bonus tokens; G14.1: only there Meng has a level, card sets and a focus."""


def terminal_drawing() -> Drawing:
    from yamen.games.gugong.terminal import DRAWING  # sentences need Fluent, which a library may do without

    return DRAWING


GAME: GameDefinition = GameDefinition(
    name="gugong",
    rules_version=RULES,
    players=PLAYERS,
    options=OPTIONS,
    moves=MOVES,
    tasks=tasks_in(
        (
            setup,
            days,
            morning,
            day,
            actions,
            servants,
            gifts,
            tokens,
            travel,
            great_wall,
            decrees,
            canal,
            ships,
            night,
            final_scoring,
            solo,
            meng,
        )
    ),
    events=kinds_in(news),
    questions=kinds_in(questions),
    reasons=kinds_in(reasons),
    content=CONTENT,
    content_text=CONTENT_TEXT,
    former_content=("68ce49bf4402331f",),
    read_content=read_content,
    new=setup.new_position,
    evaluator=GugongEvaluator,
    encoder=GugongEncoder,
    search=SearchSettings(
        0.2,
        150.0,
        0.2,
        rollouts=True,
        package="yamen.games.gugong.ai",
        value_scale=0.3,
        points_weight=0.05,
    ),
    drawing=terminal_drawing,
    view=View,
    watches=WATCHES,
    others=("Meng",),
    round_name="day",
)
