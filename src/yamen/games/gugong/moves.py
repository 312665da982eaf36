"""All moves of the game. Blocks are only ever appended (see `MoveTable`)."""

from typing import Final

from yamen.engine.messages import Kind, Words
from yamen.engine.moves import MoveTable
from yamen.games.gugong.words import (
    AUTOMA_CARDS,
    BENEFITS,
    CITIES,
    DECREE_NAMES,
    GIFTS,
    LOCATIONS,
    REWARDS,
    SERVANTS,
    TOKEN_GOODS,
    TOKENS,
)

GIFT: Final = Words("gift", GIFTS)
LOCATION: Final = Words("location", LOCATIONS)
CITY: Final = Words("city", CITIES)
TOKEN: Final = Words("token", TOKENS)
DECREE: Final = Words("decree", DECREE_NAMES)
REWARD: Final = Words("reward", REWARDS)
BENEFIT: Final = Words("benefit", BENEFITS)
SERVANT: Final = Words("servant", SERVANTS)
GOODS: Final = Words("goods", TOKEN_GOODS)
AUTOMA: Final = Words("automa", AUTOMA_CARDS)
MOST_HOUSES: Final = 8
HOUSE: Final = Words("house", tuple(str(n + 1) for n in range(MOST_HOUSES)))
SHIP: Final = Words("ship", ("1", "2", "3"))
ROUTE: Final = Words("route", ("1", "2"))
MOST_GAINED: Final = 13
AMOUNT: Final = Words("amount", tuple(str(n) for n in range(MOST_GAINED)))
VALUE: Final = Words("value", tuple(str(n) for n in range(1, 10)))
DIE: Final = Words("die", ("1", "2", "3"))
SEAT: Final = Words("seat", ("1", "2", "3", "4", "5"))
DOUBLES: Final = Words("doubles", ("0", "1", "2", "3"))

SKIP: Final = 0
OPTION_A: Final = 1
OPTION_B: Final = 2
USE: Final = 3
PAY_SERVANTS: Final = 4
NO_ACTIONS: Final = 5
EXCHANGE: Final = 6
DISCARD: Final = 699
TAKE_BACK: Final = 798
SWAP_HAND: Final = 897
SWAP_DISCARD: Final = 996
SWAP_AT: Final = 1095
REMOVE: Final = 1102
PLACE: Final = 1104
GAIN: Final = 1106
GAIN_WITH_DOUBLE: Final = 1119
TO: Final = 1132
BUY_HOUSE: Final = 1146
BUY_SQUARE: Final = 1154
OBTAIN: Final = 1155
LOAD: Final = 1170
LAUNCH: Final = 1176
SAIL: Final = 1180
CLAIM: Final = 1183
TAKE_BENEFIT: Final = 1192
TURN: Final = 1196
MARK: Final = 1223
START: Final = 1230
DEAL: Final = 1235
LAY_DECREE: Final = 1334
LAY_TOKEN: Final = 1349
ROLL: Final = 1364
FOCUS: Final = 1373
AUTOMA_CARD: Final = 1380
REVEAL: Final = 1388
TOKENS_FOR: Final = 1487

SKIP_ONLY: Final = [SKIP]
SKIP_OR_USE: Final = [SKIP, USE]

MOVES: Final = MoveTable(
    (SKIP, Kind("skip")),
    (OPTION_A, Kind("option-a")),
    (OPTION_B, Kind("option-b")),
    (USE, Kind("use")),
    (PAY_SERVANTS, Kind("pay-servants")),
    (NO_ACTIONS, Kind("no-actions")),
    (EXCHANGE, Kind("exchange", ("gift", GIFT), ("location", LOCATION))),
    (DISCARD, Kind("discard", ("gift", GIFT))),
    (TAKE_BACK, Kind("take-back", ("gift", GIFT))),
    (SWAP_HAND, Kind("swap-hand", ("gift", GIFT))),
    (SWAP_DISCARD, Kind("swap-discard", ("gift", GIFT))),
    (SWAP_AT, Kind("swap-at", ("location", LOCATION))),
    (REMOVE, Kind("remove", ("servant", SERVANT))),
    (PLACE, Kind("place", ("servant", SERVANT))),
    (GAIN, Kind("gain", ("amount", AMOUNT))),
    (GAIN_WITH_DOUBLE, Kind("gain-double", ("amount", AMOUNT))),
    (TO, Kind("to", ("city", CITY))),
    (BUY_HOUSE, Kind("house", ("house", HOUSE))),
    (BUY_SQUARE, Kind("square")),
    (OBTAIN, Kind("decree", ("decree", DECREE))),
    (LOAD, Kind("load", ("ship", SHIP), ("servant", SERVANT))),
    (LAUNCH, Kind("launch", ("route", ROUTE), ("servant", SERVANT))),
    (SAIL, Kind("sail", ("ship", SHIP))),
    (CLAIM, Kind("claim", ("ship", SHIP), ("reward", REWARD))),
    (TAKE_BENEFIT, Kind("benefit", ("benefit", BENEFIT))),
    (TURN, Kind("turn", ("die", DIE), ("value", VALUE))),
    (MARK, Kind("mark", ("location", LOCATION))),
    (START, Kind("start", ("seat", SEAT))),
    (DEAL, Kind("deal", ("gift", GIFT))),
    (LAY_DECREE, Kind("lay-decree", ("decree", DECREE))),
    (LAY_TOKEN, Kind("lay-token", ("token", TOKEN))),
    (ROLL, Kind("roll", ("value", VALUE))),
    (FOCUS, Kind("focus", ("location", LOCATION))),
    (AUTOMA_CARD, Kind("automa", ("automa", AUTOMA))),
    (REVEAL, Kind("reveal", ("gift", GIFT))),
    (TOKENS_FOR, Kind("tokens", ("goods", GOODS), ("doubles", DOUBLES))),
)
