"""The names of things in this game, and their ints. A `Literal` is a set of names as a type, for what views say."""

from typing import Final, Literal, get_args

MOST_PLAYERS: Final = 5

# D1.1 The nine types of person
CRAFTSMAN: Final = 0
COURT_LADY: Final = 1
PYROTECHNIST: Final = 2
TAX_COLLECTOR: Final = 3
WARRIOR: Final = 4
MONK: Final = 5
HEALER: Final = 6
FARMER: Final = 7
SCHOLAR: Final = 8
PersonType = Literal[
    "craftsman",
    "court_lady",
    "pyrotechnist",
    "tax_collector",
    "warrior",
    "monk",
    "healer",
    "farmer",
    "scholar",
]
TYPES: Final[tuple[PersonType, ...]] = get_args(PersonType)

# The fifteen kinds of person tile: 0 to 8 the young of each type, 9 to 14 the old of six types
KINDS: Final = 15
OLD_TYPES: Final = (PYROTECHNIST, WARRIOR, MONK, HEALER, FARMER, SCHOLAR)
Person = Literal[
    "craftsman",
    "court_lady",
    "young_pyrotechnist",
    "tax_collector",
    "young_warrior",
    "young_monk",
    "young_healer",
    "young_farmer",
    "young_scholar",
    "old_pyrotechnist",
    "old_warrior",
    "old_monk",
    "old_healer",
    "old_farmer",
    "old_scholar",
]
PERSONS: Final[tuple[Person, ...]] = get_args(Person)
TYPE_OF: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 2, 4, 5, 6, 7, 8]
"""The type of each kind of tile."""
OLD: Final = [-1, -1, 9, -1, 10, 11, 12, 13, 14]
"""The old tile of each type, if there is one; the young tile is the type itself."""

# D1.3 Person cards: one for each type, and the wild ones
WILD: Final = 9
PersonCard = Literal[PersonType, "wild"]
CARDS: Final[tuple[PersonCard, ...]] = (*TYPES, "wild")

# D1.4, D8.1 Action cards
TAXES: Final = 0
BUILD: Final = 1
HARVEST: Final = 2
FIREWORKS: Final = 3
MILITARY_PARADE: Final = 4
RESEARCH: Final = 5
PRIVILEGE: Final = 6
BUILD_WALL: Final = 7
Action = Literal[
    "taxes",
    "build",
    "harvest",
    "fireworks",
    "military_parade",
    "research",
    "privilege",
    "build_wall",
]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)

FEE_OF_A_TAKEN_GROUP: Final = 3
"""D3.3: what a group costs that has a dragon already."""

# D1.5 Events
PEACE: Final = 0
TRIBUTE: Final = 1
DROUGHT: Final = 2
CONTAGION: Final = 3
MONGOLS: Final = 4
FESTIVAL: Final = 5
Event = Literal["peace", "tribute", "drought", "contagion", "mongols", "festival"]
EVENTS: Final[tuple[Event, ...]] = get_args(Event)
MONTHS: Final = 12

# D9 Super events
LANTERN_FESTIVAL: Final = 0
BUDDHA: Final = 1
EARTHQUAKE: Final = 2
FLOOD: Final = 3
SOLAR_ECLIPSE: Final = 4
VOLCANIC_ERUPTION: Final = 5
TORNADO: Final = 6
SUNRISE: Final = 7
ASSASSINATION_ATTEMPT: Final = 8
EDICT: Final = 9
SuperEvent = Literal[
    "lantern_festival",
    "buddha",
    "earthquake",
    "flood",
    "solar_eclipse",
    "volcanic_eruption",
    "tornado",
    "sunrise",
    "assassination_attempt",
    "edict",
]
SUPER_EVENTS: Final[tuple[SuperEvent, ...]] = get_args(SuperEvent)
SUPER_EVENT_MONTH: Final = 7

# D8.1 Bonuses of the wall tiles
RICE_BONUS: Final = 0
FIREWORK_BONUS: Final = 1
FLOOR_BONUS: Final = 2
YUAN_BONUS: Final = 3
STEPS_BONUS: Final = 4
POINTS_BONUS: Final = 5
Bonus = Literal["rice", "firework", "floor", "yuan", "steps", "points"]
BONUSES: Final[tuple[Bonus, ...]] = get_args(Bonus)
ALL_BONUSES: Final = 63
WALL_LENGTH: Final = 12

# D3.11 Privileges
SMALL: Final = 0
LARGE: Final = 1
Size = Literal["small", "large"]
SIZES: Final[tuple[Size, ...]] = get_args(Size)

# Where points come from
FROM_PALACES: Final = 0
FROM_LADIES: Final = 1
FROM_PRIVILEGES: Final = 2
FROM_RESEARCH: Final = 3
FROM_MONGOLS: Final = 4
FROM_FESTIVAL: Final = 5
FROM_WALL: Final = 6
FROM_PERSONS: Final = 7
FROM_MONKS: Final = 8
FROM_MONEY: Final = 9
Source = Literal[
    "palaces",
    "ladies",
    "privileges",
    "research",
    "mongols",
    "festival",
    "wall",
    "persons",
    "monks",
    "money",
]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
