"""The names of things in this game, and their ints. A `Literal` is a set of names as a type, for what views say."""

from typing import Final, Literal, get_args

MOST_PLAYERS: Final = 5

# The seven locations
TRAVEL: Final = 0
GREAT_WALL: Final = 1
JADE: Final = 2
INTRIGUE: Final = 3
PALACE: Final = 4
DECREES: Final = 5
CANAL: Final = 6
Location = Literal["travel", "great_wall", "jade", "intrigue", "palace", "decrees", "canal"]
LOCATIONS: Final[tuple[Location, ...]] = get_args(Location)

# G3.6 Actions of gift cards; the first seven are those of the locations
ONE_SERVANT: Final = 7
TWO_SERVANTS: Final = 8
SWAP: Final = 9
NO_ACTION: Final = 10
CARD_ACTIONS: Final = (*LOCATIONS, "servant", "servants", "swap", "none")
HIGHEST_VALUE: Final = 9
GIFTS: Final = tuple(f"{value}-{action}" for value in range(1, HIGHEST_VALUE + 1) for action in CARD_ACTIONS)
"""Gifts by value and action; cards that are alike in both are the same to everyone."""

# G1.4 Where the gift cards begin: on the board, in the draw pile, or in one of five sets
BOARD_GROUP: Final = 0
PILE_GROUP: Final = 6
GROUPS: Final = ("board", "set1", "set2", "set3", "set4", "set5", "pile")

# G4.4, G4.5 Travel tokens
TOKEN_SERVANT: Final = 0
TOKEN_SERVANTS: Final = 1
TOKEN_ENVOY: Final = 2
TOKEN_INTRIGUE: Final = 3
TOKEN_CARD_FOR_JADE: Final = 4
TOKEN_VP: Final = 5
TOKEN_SWAP: Final = 6
TOKEN_TAKE_BACK: Final = 7
TOKEN_SHIP: Final = 8
TOKEN_WALL: Final = 9
TOKEN_SERVANTS_FOR_JADE: Final = 10
TOKEN_DOUBLE: Final = 11
BONUS_PLUS1: Final = 12
BONUS_TOLL: Final = 13
BONUS_FOLLOW: Final = 14
Token = Literal[
    "servant",
    "servants",
    "envoy",
    "intrigue",
    "card_for_jade",
    "vp",
    "swap",
    "take_back",
    "ship",
    "wall",
    "servants_for_jade",
    "double",
    "plus1",
    "toll",
    "follow",
]
TOKENS: Final[tuple[Token, ...]] = get_args(Token)
TOKEN_SPACES: Final = 6

# G9 Decrees, five of each level
MORNING_INTRIGUE: Final = 0
MORNING_SHIP: Final = 1
MORNING_SERVANT: Final = 2
MORNING_ENVOY: Final = 3
MORNING_SWAP: Final = 4
CHEAP_TRAVEL: Final = 5
CHEAP_JADE: Final = 6
EXTRA_WALL: Final = 7
EQUAL_GIFTS: Final = 8
CHEAP_DECREES: Final = 9
END_VP: Final = 10
END_FLAT: Final = 11
END_JADE: Final = 12
END_DECREES: Final = 13
END_HARBOURS: Final = 14
Decree = Literal[
    "morning_intrigue",
    "morning_ship",
    "morning_servant",
    "morning_envoy",
    "morning_swap",
    "cheap_travel",
    "cheap_jade",
    "extra_wall",
    "equal_gifts",
    "cheap_decrees",
    "end_vp",
    "end_flat",
    "end_jade",
    "end_decrees",
    "end_harbours",
]
DECREE_NAMES: Final[tuple[Decree, ...]] = get_args(Decree)
LEVELS: Final = 3
PER_LEVEL: Final = 5
SHOWN_PER_LEVEL: Final = 2

# G10 Canal
SHIPS: Final = 3
HARBOURS: Final = 5
SHIP_SPACES: Final = 3
REWARD_VP: Final = 0
REWARD_CARD: Final = 1
REWARD_DOUBLE: Final = 2
Reward = Literal["vp", "card", "double"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)

# G5.3 Intrigue benefits, by the steps they cost
BENEFIT_SERVANT: Final = 0
BENEFIT_SERVANTS: Final = 1
BENEFIT_DIE: Final = 2
BENEFIT_JADE: Final = 3
Benefit = Literal["servant", "servants", "die", "jade"]
BENEFITS: Final[tuple[Benefit, ...]] = get_args(Benefit)
BENEFIT_STEPS: Final = [1, 3, 5, 7]

# G11 Servants, and where the double one is
NORMAL: Final = 0
DOUBLE: Final = 1
SERVANTS: Final = ("normal", "double")
LOCKED: Final = 0
IN_SUPPLY: Final = 1
IN_POOL: Final = 2
ON_WALL: Final = 3
BESIDE: Final = 4
ON_SHIP: Final = 5
DoublePlace = Literal["locked", "supply", "pool", "wall", "beside", "ship1", "ship2", "ship3"]
DOUBLE_PLACES: Final[tuple[DoublePlace, ...]] = get_args(DoublePlace)

# G4.6 What tokens are exchanged for
FOR_SERVANT: Final = 0
FOR_DOUBLE: Final = 1
FOR_VP: Final = 2
FOR_JADE: Final = 3
Goods = Literal["servant", "double_servant", "vp", "jade"]
TOKEN_GOODS: Final[tuple[Goods, ...]] = get_args(Goods)
TOKEN_PRICES: Final = [2, 2, 4, 6]
TOKENS_FOR_VP: Final = 2
"""The points that tokens are exchanged for."""

# G14 Solo
SPECIAL: Final = 7
AutomaCard = Literal[Location, "special"]
AUTOMA_CARDS: Final[tuple[AutomaCard, ...]] = (*LOCATIONS, "special")
EASY: Final = 0
NORMAL_LEVEL: Final = 1
HARD: Final = 2
SoloLevel = Literal["easy", "normal", "hard"]
SOLO_LEVELS: Final[tuple[SoloLevel, ...]] = get_args(SoloLevel)

DAYS: Final = 4
EXCHANGE_SERVANTS: Final = 2
"""G3.2: what an exchange costs that is not free."""
DICE: Final = 3
PALACE_STEP: Final = 8
ENVOY_STEPS_A: Final = 1
ENVOY_STEPS_B: Final = 2
"""How far the options of the palace move the envoy."""
INTRIGUE_TOP: Final = 14
City = Literal[
    "beijing",
    "nanjing",
    "hangzhou",
    "guangzhou",
    "xian",
    "kaifeng",
    "chengdu",
    "luoyang",
    "jinan",
    "fuzhou",
    "kunming",
    "nanchang",
    "wuchang",
    "datong",
]
CITIES: Final[tuple[City, ...]] = get_args(City)

# Where points come from
FROM_TRACK: Final = 0
FROM_WALL: Final = 1
FROM_DECREES: Final = 2
FROM_PALACE: Final = 3
FROM_JADE: Final = 4
Source = Literal["track", "wall", "decrees", "palace", "jade"]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
