"""Why a choice is not allowed, each with its rule."""

from typing import Final

from yamen.engine.messages import NUMBER, Kind
from yamen.games.gugong.moves import CITY, DECREE

NEED: Final = ("servants", NUMBER)
POOL: Final = ("pool", NUMBER)

TOO_FEW_SERVANTS: Final = Kind("too-few-servants", NEED, POOL, rule="G3.5")
NO_OTHER_CARD: Final = Kind("no-other-card", rule="G3.2")
NOTHING_TO_DO: Final = Kind("nothing-to-do", rule="G3.5")
NO_TOKEN_THERE: Final = Kind("no-token-there", ("city", CITY), rule="G4.2")
NO_ROAD_THERE: Final = Kind("no-road-there", ("city", CITY), rule="G4.2")
NOTHING_REACHABLE: Final = Kind("nothing-reachable", rule="G4.2")
EMPTY_SUPPLY: Final = Kind("empty-supply", rule="G5.3")
TOO_FEW_STEPS: Final = Kind("too-few-steps", ("steps", NUMBER), ("have", NUMBER), rule="G5.3")
HOUSE_EMPTY: Final = Kind("house-empty", rule="G6.1")
HOUSES_FIRST: Final = Kind("houses-first", rule="G6.1")
TOP_OF_TRACK: Final = Kind("top-of-track", rule="G7.1")
HAVE_DECREE: Final = Kind("have-decree", ("decree", DECREE), rule="G9.1")
SHIP_FULL: Final = Kind("ship-full", rule="G10.2")
NO_FREE_HARBOUR: Final = Kind("no-free-harbour", rule="G10.3")
SHIP_NOT_FULL: Final = Kind("ship-not-full", rule="G10.4")
OTHER_HARBOUR: Final = Kind("other-harbour", ("harbour", NUMBER), rule="G10.4")
REWARD_SPACE_TAKEN: Final = Kind("reward-space-taken", rule="G10.4")
PILE_EMPTY: Final = Kind("pile-empty", rule="G10.4")
NO_DOUBLE: Final = Kind("no-double", rule="G11.1")
