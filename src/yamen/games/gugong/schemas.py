"""What a client is told of a table: the types that `view.py` builds and the OpenAPI document describes.

Seats are 0, 1, 2…; routes, harbours, houses and levels are counted from 1. Stays Python, as `setup.py` says why.
"""

from typing import TypedDict

from yamen.games.gugong.words import AutomaCard, City, Decree, DoublePlace, Location, SoloLevel, Token


class DecreeTile(TypedDict):
    """A decree on display and who has a servant on it."""

    decree: Decree
    level: int
    servants: list[int]


class BonusToken(TypedDict):
    """A bonus travel token in use; `location` is None where it lies before its owner."""

    player: int
    token: Token
    location: Location | None
    double: bool


class Solo(TypedDict):
    """Meng: his level, his focus, how many cards his deck has left, and those he played today."""

    level: SoloLevel
    focus: Location
    automa: int
    today: list[AutomaCard]


class OptionCosts(TypedDict):
    """The servants that option B costs at each location that has one."""

    travel: int
    great_wall: int
    intrigue: int
    palace: int
    canal: int


class Costs(TypedDict):
    """What things cost one player now, in servants; on a decree one more stays."""

    option_b: OptionCosts
    houses: list[int]
    square: int
    decrees: list[int]


class Ship(TypedDict):
    route: int
    harbour: int
    servants: int


class Claims(TypedDict):
    """A number for each harbour reward."""

    vp: int
    card: int
    double: int


class Sources(TypedDict):
    """Where points come from."""

    track: int
    wall: int
    decrees: int
    palace: int
    jade: int


class Family(TypedDict):
    """What everyone sees of a player."""

    points: int
    vp: int
    sources: Sources | None
    """After the end."""
    pool: int
    supply: int
    servants: int
    """Those of the pool, of whom the double one counts for two."""
    double: DoublePlace
    wall: int
    jade: int
    envoy: int
    arrival: int
    """Which place in the palace, from 1 on; 0 outside."""
    intrigue: int
    traveller: City | None
    passed: bool
    tokens: list[Token]
    ships: list[Ship | None]
    """None for a ship that is at home."""
    claims: Claims


class Cards(TypedDict):
    """Those that the viewer knows; the others are face down."""

    cards: list[str]
    count: int


class Held(TypedDict):
    """The cards of a player."""

    hand: Cards
    discards: Cards
    either: list[str]
    """Cards known to be in the hand or among the discards, but not in which."""


class Wall(TypedDict):
    goal: int
    points: int


class Benefits(TypedDict):
    """The steps of intrigue that each benefit of the wall costs."""

    servant: int
    servants: int
    die: int
    jade: int


class Prices(TypedDict):
    """The travel tokens that goods cost."""

    servant: int
    double_servant: int
    vp: int
    jade: int


class Printed(TypedDict):
    """What board, cards and tiles say in numbers."""

    roads: list[list[str]]
    """Pairs of cities."""
    houses: list[int]
    square: int
    worth: list[int]
    more: int
    arrival: list[int]
    wall: Wall
    mornings: list[int]
    decree_costs: list[int]
    decree_points: dict[str, int]
    canal_points: int
    reward_spaces: Claims
    reward_harbours: Claims
    token_vp: int
    token_card: int
    token_servants: int
    night_points: int
    faces: list[list[int]]
    days: int
    ship_spaces: int
    token_spaces: int
    palace_step: int
    intrigue_top: int
    envoy_steps: list[int]
    """How far options A and B of the palace move the envoy."""
    option_b: OptionCosts
    exchange_servants: int
    """What an exchange costs that is not free."""
    benefits: Benefits
    token_prices: Prices
    tokens_for_vp: int
    """The points that tokens are exchanged for."""


class DecreesView(TypedDict):
    """What changes only when a servant is placed on a decree."""

    decrees: list[DecreeTile]
    costs: list[Costs]
    """For each player."""


class HarboursView(TypedDict):
    """What changes only when a ship moves."""

    next_harbours: list[list[int | None]]
    """For each route, where a ship goes from outside and from each harbour; None where it can't."""


class DiceView(TypedDict):
    """What changes only with the dice."""

    dice: list[int]
    matches: dict[str, int]
    """How many dice match a gift, by its value."""


class MapView(TypedDict):
    """What changes only when somebody travels, or takes jade."""

    cities: dict[str, Token | None]
    houses: list[bool]
    """Whether each house still has jade."""


class BoardView(TypedDict):
    """What is told in lists."""

    board: list[str | None]
    """The gift at each location."""
    track: list[int]
    bonus: list[BonusToken]


class DayView(TypedDict):
    """The rest of what everyone sees but the players."""

    day: int
    start: int
    medal: int | None
    pile: int
    token_pile: int
    token_discards: int
    solo: Solo | None
    lost: list[int]
    """Who lost all points at the end, outside the palace."""


class PublicView(DayView, DiceView, MapView, BoardView, DecreesView, HarboursView):
    """What everyone sees but the players."""


class PrivateView(TypedDict):
    """What not everyone knows."""

    cards: list[Held]
    """Of each player."""
    free: dict[str, list[Location]]
    """Where each gift in the viewer's hand can be exchanged without paying."""


class View(PublicView, PrivateView):
    """The table as one viewer sees it."""

    players: list[Family]
    printed: Printed
