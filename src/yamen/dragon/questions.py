"""What players are asked, in the order of the rules."""

from typing import Final

from yamen.dragon.moves import CARD, PERSON
from yamen.dragon.news import BY, PALACE
from yamen.engine.vocabulary import NUMBER, Kind

DRAFT: Final = Kind("draft", BY, rule="D2.3")
ACT: Final = Kind("act", BY, rule="D3.2")
BUILD: Final = Kind("build", BY, ("floors", NUMBER), rule="D3.6")
BUY: Final = Kind("buy", BY, rule="D3.11")
PLAY_CARD: Final = Kind("play-card", BY, rule="D4.1")
TAKE: Final = Kind("take", BY, ("card", CARD), rule="D4.1")
HOUSE: Final = Kind("house", BY, ("person", PERSON), rule="D4.1")
REPLACE: Final = Kind("replace", BY, ("person", PERSON), rule="D4.2")
RELEASE: Final = Kind("release", BY, ("persons", NUMBER), rule="D5.8")
RELEASE_FROM: Final = Kind("release-from", BY, ("palace", PALACE), rule="D5.3")
UNFED: Final = Kind("unfed", BY, ("palaces", NUMBER), rule="D5.3")
WALL: Final = Kind("wall", BY, rule="D8.2")
EARTHQUAKE: Final = Kind("earthquake", BY, ("floors", NUMBER), rule="D9.4")
FLOOD_YUAN: Final = Kind("flood-yuan", BY, ("goods", NUMBER), rule="D9.5")
FLOOD_RICE: Final = Kind("flood-rice", BY, ("goods", NUMBER), rule="D9.5")
DISCARD: Final = Kind("discard", BY, ("cards", NUMBER), rule="D9.8")
SUNRISE: Final = Kind("sunrise", BY, rule="D9.9")
EDICT: Final = Kind("edict", BY, rule="D9.11")
