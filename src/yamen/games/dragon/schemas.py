"""What a client is told of a table: the types that `view.py` builds and the OpenAPI document describes.

Seats and groups are 0, 1, 2…; months are counted from 1. Stays Python, as `setup.py` says why.
"""

from typing import Literal, NotRequired, TypedDict

from yamen.games.dragon.words import Action, Bonus, Event, Person, PersonCard, SuperEvent

Phase = Literal["draft", "actions", "persons", "event"]
Mood = Literal["good", "bad", "plain"]
About = Event | SuperEvent | Literal["wall", "decay"]


class Palace(TypedDict):
    floors: int
    persons: list[Person]


class Sources(TypedDict):
    """Where points come from."""

    palaces: int
    ladies: int
    privileges: int
    research: int
    mongols: int
    festival: int
    wall: int
    persons: int
    monks: int
    money: int


class Sizes(TypedDict):
    """A number for each size of privilege."""

    small: int
    large: int


class Court(TypedDict):
    """What everyone sees of a player."""

    points: int
    sources: Sources
    steps: int
    yuan: int
    rice: int
    fireworks: int
    privileges: Sizes
    dragon: int | None
    """The group of action cards the dragon lies on."""
    cards: list[PersonCard] | None
    """None where hands are closed."""
    card_count: int
    played: list[PersonCard]
    """What everyone has seen played."""
    palaces: list[Palace]
    wall_tiles: list[Bonus]
    """Wall tiles that are not built yet."""


class Need(TypedDict):
    """What a month will do to a player, as things stand."""

    month: int
    about: About
    """The event that does it."""
    mood: Mood
    kind: str
    """How it will go: the end of a text's key."""
    figures: dict[str, int]


class Symbols(TypedDict):
    """The symbols of each type of person, by player."""

    craftsman: list[int]
    court_lady: list[int]
    pyrotechnist: list[int]
    tax_collector: list[int]
    warrior: list[int]
    monk: list[int]
    healer: list[int]
    farmer: list[int]
    scholar: list[int]


class Yields(TypedDict):
    """What each action would bring, by player."""

    taxes: list[int]
    build: list[int]
    harvest: list[int]
    fireworks: list[int]
    military_parade: list[int]
    research: list[int]


class PersonTile(TypedDict):
    value: int
    symbols: int


class Bonuses(TypedDict):
    """What each wall tile brings."""

    rice: int
    firework: int
    floor: int
    yuan: int
    steps: int
    points: int


class Printed(TypedDict):
    """What stands on tiles and cards."""

    persons: dict[str, PersonTile]
    actions: dict[str, int]
    prices: Sizes
    dragons: Sizes
    fee: int
    """What a group costs that has a dragon already."""
    tribute: int
    contagion: int
    festival: list[int]
    bonuses: Bonuses
    super_event_month: int


class PersonsView(TypedDict):
    """What changes only with the persons in the palaces."""

    yields: Yields
    symbols: Symbols


class MonthView(TypedDict):
    """What changes only with the month."""

    month: int
    """0 while the first persons are chosen."""
    events: list[Event | None]
    super_event: SuperEvent | None
    super_event_hidden: bool
    """Whether one lies face down."""
    great_wall: bool
    large_privilege_price: int


class GroupsView(TypedDict):
    """What changes only with the action cards and the dragons on them."""

    groups: list[list[Action]]
    fees: list[int]
    """What each group costs now."""


class BoardView(TypedDict):
    """The rest of what everyone sees but the players."""

    order: list[int]
    """The seats in turn order."""
    supply: dict[str, int]
    wall: list[int]
    """Who built each tile of the wall."""
    phase: Phase
    needs: list[list[Need]]
    """For each player: what this month and the next will do to them."""


class PublicView(MonthView, GroupsView, BoardView, PersonsView):
    """What everyone sees but the players."""


class PrivateView(TypedDict):
    """What not everyone knows."""

    hand: NotRequired[list[PersonCard] | None]
    """Where hands are closed: the viewer's own; None for spectators."""


class View(PublicView, PrivateView):
    """The table as one viewer sees it."""

    players: list[Court]
    printed: Printed
