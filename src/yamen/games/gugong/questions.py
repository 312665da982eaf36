"""What players are asked, in the order of the rules."""

from typing import Final

from yamen.engine.messages import NUMBER, Kind
from yamen.games.gugong.moves import GIFT, LOCATION, TOKEN
from yamen.games.gugong.news import BY

MORNING_DECREES: Final[Kind] = Kind("morning-decrees", BY, rule="G2.4")
EXCHANGE: Final[Kind] = Kind("exchange", BY, rule="G3.2")
PAY_EXCHANGE: Final[Kind] = Kind("pay-exchange", BY, ("gift", GIFT), ("location", LOCATION), rule="G3.2")
CARD_ACTION: Final[Kind] = Kind("card-action", BY, ("gift", GIFT), rule="G3.6")
ACTION: Final[Kind] = Kind("action", BY, ("location", LOCATION), rule="G3.5")
FOLLOW: Final[Kind] = Kind("follow", BY, ("location", LOCATION), rule="G4.5")
SWAP_OWN: Final[Kind] = Kind("swap-own", BY, rule="G3.6")
SWAP_BOARD: Final[Kind] = Kind("swap-board", BY, ("gift", GIFT), rule="G3.6")
TRAVEL: Final[Kind] = Kind("travel", BY, rule="G4.2")
USE_TOKEN: Final[Kind] = Kind("use-token", BY, ("token", TOKEN), rule="G4.3")
MAKE_ROOM: Final[Kind] = Kind("make-room", BY, rule="G4.3")
CARD_FOR_JADE: Final[Kind] = Kind("card-for-jade", BY, rule="G4.4")
TAKE_BACK: Final[Kind] = Kind("take-back", BY, rule="G4.4")
MARK: Final[Kind] = Kind("mark", BY, ("token", TOKEN), rule="G4.5")
SET_ASIDE: Final[Kind] = Kind("set-aside", BY, rule="G4.5")
WALL: Final[Kind] = Kind("wall", BY, rule="G5.1")
WALL_MORE: Final[Kind] = Kind("wall-more", BY, rule="G5.1")
WALL_EXTRA: Final[Kind] = Kind("wall-extra", BY, rule="G9.3")
WALL_TOKEN: Final[Kind] = Kind("wall-token", BY, rule="G4.4")
BENEFIT: Final[Kind] = Kind("benefit", BY, rule="G5.3")
DIE: Final[Kind] = Kind("die", BY, rule="G5.3")
LOAD: Final[Kind] = Kind("load", BY, rule="G10.1")
LOAD_MORE: Final[Kind] = Kind("load-more", BY, ("servants", NUMBER), rule="G10.1")
SAIL: Final[Kind] = Kind("sail", BY, rule="G10.1")
CLAIM: Final[Kind] = Kind("claim", BY, rule="G10.4")
SHIP: Final[Kind] = Kind("ship", BY, rule="G4.4")
REMOVE: Final[Kind] = Kind("remove", BY, ("servants", NUMBER), rule="G11.1")
GAIN: Final[Kind] = Kind("gain", BY, ("servants", NUMBER), rule="G11.1")
GAIN_WHOLE: Final[Kind] = Kind("gain-whole", BY, ("servants", NUMBER), rule="G3.6")
NIGHT_ENVOY: Final[Kind] = Kind("night-envoy", BY, rule="G12.1")
LAST_EXCHANGE: Final[Kind] = Kind("last-exchange", BY, rule="G13.1")
