"""The pieces of one player: palaces and the court."""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.counts import NO_COUNTS, changed, count, packed, total, unpacked
from yamen.engine.rng import Rng
from yamen.games.dragon.content import DragonContent
from yamen.games.dragon.words import (
    ALL_BONUSES,
    CARDS,
    KINDS,
    OLD,
    SOURCES,
)

MOST_FLOORS: Final = 3
NO_GROUP: Final = -1
POINT_BITS: Final = 12
MOST_POINTS: Final = (1 << POINT_BITS) - 1
"""More than anyone can gain from one source, with any figures on tiles and cards."""
EARLY_SOURCES: Final = 5


@final
@mypyc_attr(acyclic=True)
class Palace:
    """D2.4: one to three floors with room for a person each. Never changes: a changed palace is another one.

    Palaces alike are one and the same, and know those they become, so that nothing is made twice: see `palace_of`.
    """

    def __init__(self, floors: i64, persons: list[int]) -> None:
        self.floors = floors
        self.persons = persons
        """By kind, ascending."""
        self.size: i64 = len(persons)
        self.kinds: i64 = NO_COUNTS
        """How many persons of each kind there are."""
        for person in persons:
            self.kinds = changed(self.kinds, person, 1)
        self._fuller: list[Palace | None] = [None] * KINDS
        self._emptier: list[Palace | None] = [None] * KINDS
        self._with_floors: list[Palace | None] = [None] * (MOST_FLOORS + 1)

    def has_room(self) -> bool:
        return self.size < self.floors

    def with_person(self, person: i64) -> "Palace":
        found = self._fuller[person]
        if found is None:
            found = palace_of(self.floors, sorted([*self.persons, person]))
            self._fuller[person] = found
        return found

    def without(self, person: i64) -> "Palace":
        found = self._emptier[person]
        if found is None:
            persons = self.persons[:]
            persons.remove(person)
            found = palace_of(self.floors, persons)
            self._emptier[person] = found
        return found

    def with_floors(self, floors: i64) -> "Palace":
        found = self._with_floors[floors]
        if found is None:
            found = palace_of(floors, self.persons)
            self._with_floors[floors] = found
        return found


_PALACES: Final[dict[tuple[int, ...], Palace]] = {}


def palace_of(floors: i64, persons: list[int]) -> Palace:
    """The palace of so many floors where these persons live, by kind, ascending."""
    key = (floors, *persons)
    found = _PALACES.get(key)
    if found is None:
        found = Palace(floors, persons[:])
        _PALACES[key] = found
    return found


@final
@mypyc_attr(acyclic=True)
class Court:
    """All that one player has."""

    def __init__(self, yuan: i64, cards: i64, palaces: list[Palace]) -> None:
        self.yuan = yuan
        self.rice: i64 = 0
        self.fireworks: i64 = 0
        self.small: i64 = 0
        self.large: i64 = 0
        self.steps: i64 = 0
        self.dragon: i64 = NO_GROUP
        """The group of action cards the player's dragon lies on."""
        self.wall_tiles: i64 = 0
        """The unused wall tiles: a bit for each bonus."""
        self.cards = cards
        """How many of each person card are in hand."""
        self.discarded: i64 = NO_COUNTS
        """With closed hands: how many of each were discarded face down (D9.8)."""
        self.palaces = palaces
        """Clones share the list, so it is changed by `put` and `add` alone."""
        self._shared: bool = False
        """Whether a clone may have the same list of palaces."""
        self._early_points: i64 = 0
        """The points of the first five sources, POINT_BITS each; then those of the others."""
        self._late_points: i64 = 0

    def clone(self) -> "Court":
        copy = Court(self.yuan, self.cards, self.palaces)
        copy.rice = self.rice
        copy.fireworks = self.fireworks
        copy.small = self.small
        copy.large = self.large
        copy.steps = self.steps
        copy.dragon = self.dragon
        copy.wall_tiles = self.wall_tiles
        copy.discarded = self.discarded
        copy._early_points = self._early_points
        copy._late_points = self._late_points
        copy._shared = True
        self._shared = True
        return copy

    def put(self, at: i64, palace: Palace) -> None:
        """Put a palace in place of another."""
        if self._shared:
            self.palaces = self.palaces[:]
            self._shared = False
        self.palaces[at] = palace

    def add(self, palace: Palace) -> None:
        """Put a new palace beside the others."""
        self.palaces = self.palaces + [palace]
        self._shared = False

    # Points

    def score(self, source: i64, points: i64) -> None:
        """Points out of one of the sources."""
        if source < EARLY_SOURCES:
            self._early_points += points << POINT_BITS * source
        else:
            self._late_points += points << POINT_BITS * (source - EARLY_SOURCES)

    def scored(self, source: i64) -> i64:
        """The points out of one of the sources."""
        if source < EARLY_SOURCES:
            return self._early_points >> POINT_BITS * source & MOST_POINTS
        return self._late_points >> POINT_BITS * (source - EARLY_SOURCES) & MOST_POINTS

    def points(self) -> i64:
        """The place on the score track."""
        total: i64 = 0
        for source in range(len(SOURCES)):
            total += self.scored(source)
        return total

    # Persons and palaces

    def kinds(self) -> i64:
        """How many own persons there are of each kind."""
        counts: i64 = NO_COUNTS
        for palace in self.palaces:
            counts += palace.kinds
        return counts

    def persons(self) -> i64:
        total: i64 = 0
        for palace in self.palaces:
            total += palace.size
        return total

    def symbols(self, content: DragonContent, type_: i64) -> i64:
        """The symbols on all own persons of a type."""
        kinds = self.kinds()
        old: i64 = OLD[type_]
        symbols: i64 = count(kinds, type_) * content.symbols[type_]
        return symbols if old < 0 else symbols + count(kinds, old) * content.symbols[old]

    def cards_left(self) -> i64:
        return total(self.cards)

    def floors(self) -> i64:
        total: i64 = 0
        for palace in self.palaces:
            total += palace.floors
        return total

    def inhabited(self) -> i64:
        total: i64 = 0
        for palace in self.palaces:
            if palace.size > 0:
                total += 1
        return total

    def has_room(self) -> bool:
        for palace in self.palaces:
            if palace.has_room():
                return True
        return False

    def dragons(self, content: DragonContent) -> i64:
        """The dragons on own privileges."""
        return self.small * content.dragons[0] + self.large * content.dragons[1]

    def deal_anew(self, rng: Rng) -> None:
        """Any of the cards in hand and discarded face down may be in hand, as many as are."""
        hidden: list[int] = []
        for card in range(len(CARDS)):
            for _ in range(count(self.cards, card) + count(self.discarded, card)):
                hidden.append(card)
        hand = self.cards_left()
        self.cards = NO_COUNTS
        self.discarded = NO_COUNTS
        while len(hidden) > 0:
            card = hidden.pop(rng.below(len(hidden)))
            if hand > 0:
                self.cards = changed(self.cards, card, 1)
            else:
                self.discarded = changed(self.discarded, card, 1)
            hand -= 1

    def is_like(self, other: "Court") -> bool:
        """Whether it is a clone that nothing has changed of."""
        return (
            self.yuan == other.yuan
            and self.rice == other.rice
            and self.fireworks == other.fireworks
            and self.small == other.small
            and self.large == other.large
            and self.steps == other.steps
            and self.dragon == other.dragon
            and self.wall_tiles == other.wall_tiles
            and self.cards == other.cards
            and self.discarded == other.discarded
            and self.palaces is other.palaces
            and self._early_points == other._early_points
            and self._late_points == other._late_points
        )

    def played(self, content: DragonContent) -> list[int]:
        """How many of each person card everyone has seen played, or discarded openly."""
        return unpacked(packed(content.cards) - self.cards - self.discarded, len(CARDS))


def court_of(data: dict[str, Any]) -> Court:
    palaces = [palace_of(floors, persons) for floors, persons in data["palaces"]]
    court = Court(data["yuan"], packed(data["cards"]), palaces)
    for source, points in enumerate(data["scored"]):
        court.score(source, points)
    court.rice = data["rice"]
    court.fireworks = data["fireworks"]
    court.small, court.large = data["privileges"]
    court.steps = data["steps"]
    court.dragon = data["dragon"]
    court.wall_tiles = data["wall_tiles"]
    court.discarded = packed(data.get("discarded", []))
    return court


def new_court(content: DragonContent, great_wall: bool) -> Court:
    """D2.2: two palaces of two floors, 6 yuan, the person cards. D8.1: the wall tiles are the expansion's."""
    court = Court(6, packed(content.cards), [palace_of(2, []), palace_of(2, [])])
    court.wall_tiles = ALL_BONUSES if great_wall else 0
    return court
