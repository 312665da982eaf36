"""All moves of the game. Blocks are only ever appended (see `MoveTable`)."""

from typing import Final

from yamen.engine.messages import Kind, Words
from yamen.engine.moves import MoveTable
from yamen.games.dragon.words import ACTIONS, BONUSES, CARDS, EVENTS, PERSONS, SIZES, SUPER_EVENTS, TYPES

PERSON: Final = Words("person", PERSONS)
TYPE: Final = Words("type", TYPES)
CARD: Final = Words("card", CARDS)
ACTION: Final = Words("action", ACTIONS)
EVENT: Final = Words("event", EVENTS)
SUPER_EVENT: Final = Words("super_event", SUPER_EVENTS)
BONUS: Final = Words("bonus", BONUSES)
SIZE: Final = Words("size", SIZES)

MOST_PALACES: Final = 32
"""More than anyone can own: at most 14 persons keep a palace each, and an empty one of 3 floors is gone in 3 months."""
MOST_GOODS: Final = 128
"""More than anyone can hold in month 7."""
PALACE: Final = Words("palace", tuple(str(n + 1) for n in range(MOST_PALACES)))
AMOUNT: Final = Words("amount", tuple(str(n) for n in range(MOST_GOODS)))
SEAT: Final = Words("seat", ("1", "2", "3", "4", "5"))

PASS: Final = 0
DO: Final = 1
BUY: Final = 9
TURN_AWAY: Final = 11
PLAY: Final = 12
TAKE: Final = 22
HOUSE: Final = 37
NEW_FLOOR: Final = 69
FLOOR: Final = 70
WALL: Final = 102
START: Final = 108
EVENT_TILE: Final = 113
SUPER: Final = 119
DEAL: Final = 129
DISCARD: Final = 137
EDICT_FOR: Final = 147
UNFED: Final = 156
LOSE: Final = 188
RELEASE: Final = 220
RETURN_YUAN: Final = 700
RETURN_RICE: Final = 828

MOVES: Final = MoveTable(
    (PASS, Kind("pass")),
    (DO, Kind("do", ("action", ACTION))),
    (BUY, Kind("buy", ("size", SIZE))),
    (TURN_AWAY, Kind("turn-away")),
    (PLAY, Kind("play", ("card", CARD))),
    (TAKE, Kind("take", ("person", PERSON))),
    (HOUSE, Kind("house", ("palace", PALACE))),
    (NEW_FLOOR, Kind("new-palace")),
    (FLOOR, Kind("floor", ("palace", PALACE))),
    (WALL, Kind("wall", ("bonus", BONUS))),
    (START, Kind("start", ("seat", SEAT))),
    (EVENT_TILE, Kind("event", ("event", EVENT))),
    (SUPER, Kind("super", ("super_event", SUPER_EVENT))),
    (DEAL, Kind("deal", ("action", ACTION))),
    (DISCARD, Kind("discard", ("card", CARD))),
    (EDICT_FOR, Kind("edict", ("type", TYPE))),
    (UNFED, Kind("unfed", ("palace", PALACE))),
    (LOSE, Kind("lose", ("palace", PALACE))),
    (RELEASE, Kind("release", ("palace", PALACE), ("person", PERSON))),
    (RETURN_YUAN, Kind("return-yuan", ("amount", AMOUNT))),
    (RETURN_RICE, Kind("return-rice", ("amount", AMOUNT))),
)
