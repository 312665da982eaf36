"""Why a choice is not allowed, each with its rule."""

from typing import Final

from yamen.engine.messages import NUMBER, Kind
from yamen.games.dragon.moves import CARD, PERSON, TYPE
from yamen.games.dragon.news import PALACE

HAVE: Final = ("have", NUMBER)
NEED: Final = ("yuan", NUMBER)

ONLY_YOUNG: Final = Kind("only-young", rule="D2.3")
SAME_TYPE: Final = Kind("same-type", ("person", PERSON), rule="D2.3")
SAME_PAIR: Final = Kind("same-pair", ("person", PERSON), rule="D2.3")
PALACE_FULL: Final = Kind("palace-full", ("palace", PALACE), ("floors", NUMBER), rule="D2.4")
THREE_FLOORS: Final = Kind("three-floors", ("palace", PALACE), rule="D3.6")
FEE: Final = Kind("fee", NEED, HAVE, rule="D3.3")
PRICE: Final = Kind("price", NEED, HAVE, rule="D3.11")
FEE_AND_PRICE: Final = Kind("fee-and-price", NEED, HAVE, rule="D3.11")
CARD_GONE: Final = Kind("card-gone", ("card", CARD), rule="D4.1")
NO_TILES: Final = Kind("no-tiles", ("person", PERSON), rule="D4.3")
WRONG_CARD: Final = Kind("wrong-card", ("card", CARD), rule="D4.1")
MUST_TAKE_IN: Final = Kind("must-take-in", rule="D4.1")
OTHER_PALACE: Final = Kind("other-palace", ("palace", PALACE), rule="D5.3")
WALL_COMPLETE: Final = Kind("wall-complete", rule="D8.2")
NO_WALL_TILES: Final = Kind("no-wall-tiles", rule="D8.2")
BONUS_USED: Final = Kind("bonus-used", rule="D8.2")
TYPE_TAKEN: Final = Kind("type-taken", ("type", TYPE), rule="D9.9")
NOT_AT_COURT: Final = Kind("not-at-court", ("type", TYPE), rule="D9.11")
