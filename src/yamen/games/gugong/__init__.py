"""Gùgōng: 1 to 5 players, with the bonus tokens, the expert setup, and Meng to play against alone."""

from yamen.engine.definition import GameDefinition, Option, OptionValue, kinds_in, tasks_in
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
from yamen.games.gugong.ai.evaluation import GugongEvaluator
from yamen.games.gugong.content import CONTENT, CONTENT_TEXT, read_content
from yamen.games.gugong.moves import MOVES
from yamen.games.gugong.schemas import View
from yamen.games.gugong.state import RULES
from yamen.games.gugong.words import LOCATIONS, SOLO_LEVELS

OPTIONS = (
    Option("bonus", (False, True)),
    Option("expert", (False, True)),
    Option("level", SOLO_LEVELS),
    Option("sets", ("4/5", "2/3", "1/2")),
    Option("focus", ("random", *LOCATIONS)),
)
SOLO_OPTIONS = ("level", "sets", "focus")


def check(players: int, options: dict[str, OptionValue]) -> str | None:
    """G1.1: alone there are no bonus tokens; G14.1: only there Meng has a level, card sets and a focus.

    A default that has no meaning is let pass, for records name every option.
    """
    if players == 1:
        if options["bonus"]:
            return "Bonus tokens are never used in solo; leave out bonus=true, or choose 2 to 5 players."
        return None
    for option in OPTIONS:
        if option.name in SOLO_OPTIONS and options[option.name] != option.values[0]:
            return f"The option {option.name} is about Meng, who only plays in solo; leave it out, or choose 1 player."
    return None


def terminal_drawing() -> Drawing:
    from yamen.games.gugong.terminal import DRAWING  # sentences need Fluent, which a library may do without

    return DRAWING


GAME: GameDefinition = GameDefinition(
    name="gugong",
    rules_version=RULES,
    players=range(1, 6),
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
    search=SearchSettings(0.2, 150.0, 0.2, networks=True, rollouts=True, weights="yamen.games.gugong.ai"),
    drawing=terminal_drawing,
    view=View,
    others=("Meng",),
    round_name="day",
    check=check,
)
