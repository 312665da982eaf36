"""The features of a court in Dragon beside the score breakdown: the inputs of a network."""

from typing import Final

from mypy_extensions import i64

from yamen.engine.counts import unpacked
from yamen.games.dragon.ai.summary import CourtSummary
from yamen.games.dragon.state import Dragon
from yamen.games.dragon.words import EVENTS, MONTHS, TYPES, WARRIOR

FEATURES: Final = (
    "remaining",
    "remaining squared",
    "action to come",
    "card to come",
    "event to come",
    "scoring to come",
    "palaces",
    "floors",
    "persons",
    "room",
    "inhabited",
    *(f"symbols of {type_}" for type_ in TYPES),
    "yuan",
    "rice",
    "fireworks",
    "privileges",
    "cards",
    "place",
    "steps ahead of the mean",
    "helmets more than the fewest",
    "tributes",
    "droughts",
    "contagions",
    "Mongols",
    "festivals",
    "three players",
    "four players",
    "five players",
    "Great Wall",
    "on turn",
)


def remaining(s: Dragon) -> i64:
    """How much of the game is still to come, in per cent."""
    return 100 * (MONTHS - s.month) // MONTHS


def court_features(o: CourtSummary) -> list[int]:
    """A number for each of FEATURES."""
    s = o.s
    court = o.court
    players: i64 = len(s.courts)
    steps: i64 = 0
    for other in s.courts:
        steps += other.steps
    to_come = remaining(s)
    return [
        to_come,
        to_come * to_come // 100,
        o.action_due,
        o.card_due,
        o.event_due,
        o.scoring_due,
        len(court.palaces),
        o.floors,
        o.persons,
        o.floors - o.persons,
        o.inhabited,
        *(o.symbols(type_) for type_ in range(len(TYPES))),
        court.yuan,
        court.rice,
        court.fireworks,
        court.dragons(s.content),
        court.cards_left(),
        s.order.index(o.seat),
        court.steps - steps // players,
        o.symbols(WARRIOR) - o.fewest_helmets() if players > 1 else 0,
        *unpacked(o.left, len(EVENTS))[1:],
        1 if players == 3 else 0,
        1 if players == 4 else 0,
        1 if players == 5 else 0,
        1 if s.great_wall else 0,
        1 if s.player == o.seat else 0,
    ]
