"""What players are asked, in the order of the rules."""

from typing import Final

from yamen.engine.messages import NUMBER, Kind
from yamen.games.dragon.moves import CARD, PERSON
from yamen.games.dragon.news import BY, PALACE

SUPER_EVENT: Final[Kind] = Kind("super-event", BY, rule="D9.1")
DRAFT: Final[Kind] = Kind("draft", BY, rule="D2.3")
ACT: Final[Kind] = Kind("act", BY, rule="D3.2")
BUILD: Final[Kind] = Kind("build", BY, ("floors", NUMBER), rule="D3.6")
BUY: Final[Kind] = Kind("buy", BY, rule="D3.11")
PLAY_CARD: Final[Kind] = Kind("play-card", BY, rule="D4.1")
TAKE: Final[Kind] = Kind("take", BY, ("card", CARD), rule="D4.1")
HOUSE: Final[Kind] = Kind("house", BY, ("person", PERSON), rule="D4.1")
REPLACE: Final[Kind] = Kind("replace", BY, ("person", PERSON), rule="D4.2")
RELEASE: Final[Kind] = Kind("release", BY, ("persons", NUMBER), rule="D5.8")
RELEASE_FROM: Final[Kind] = Kind("release-from", BY, ("palace", PALACE), rule="D5.3")
UNFED: Final[Kind] = Kind("unfed", BY, ("palaces", NUMBER), rule="D5.3")
WALL: Final[Kind] = Kind("wall", BY, rule="D8.2")
EARTHQUAKE: Final[Kind] = Kind("earthquake", BY, ("floors", NUMBER), rule="D9.4")
FLOOD_YUAN: Final[Kind] = Kind("flood-yuan", BY, ("goods", NUMBER), rule="D9.5")
FLOOD_RICE: Final[Kind] = Kind("flood-rice", BY, ("goods", NUMBER), rule="D9.5")
DISCARD: Final[Kind] = Kind("discard", BY, ("cards", NUMBER), rule="D9.8")
SUNRISE: Final[Kind] = Kind("sunrise", BY, rule="D9.9")
EDICT: Final[Kind] = Kind("edict", BY, rule="D9.11")
