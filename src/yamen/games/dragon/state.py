"""The pieces on the table: palaces, courts, and the position as a whole."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.position import Position, adopt
from yamen.engine.rng import Rng
from yamen.games.dragon.content import DragonContent
from yamen.games.dragon.words import (
    ALL_BONUSES,
    CARDS,
    MONTHS,
    SOURCES,
    TYPE_OF,
)

if TYPE_CHECKING:
    from yamen.games.dragon.schemas import Court as CourtView
    from yamen.games.dragon.schemas import Printed, PrivateView, PublicView

RULES: Final = 2
"""The version of the rules: a game goes on by those it was begun with, so where they changed they ask for it."""
MOST_FLOORS: Final = 3
NO_GROUP: Final = -1
NOT_DRAWN: Final = -1
NO_SUPER_EVENT: Final = -1
NO_EVENTS: Final[list[int]] = [NOT_DRAWN] * MONTHS
NO_WALL: Final[list[int]] = []
NO_CARDS: Final[list[int]] = [0] * len(CARDS)


def changed(counts: list[int], at: i64, by: i64) -> list[int]:
    """The same counts but for one."""
    result = counts[:]
    result[at] += by
    return result


@final
@mypyc_attr(acyclic=True)
class Palace:
    """D2.4: one to three floors with room for a person each. Never changes: a changed palace is a new one."""

    def __init__(self, floors: i64, persons: list[int]) -> None:
        self.floors = floors
        self.persons = persons

    def has_room(self) -> bool:
        return len(self.persons) < self.floors

    def with_person(self, person: int) -> "Palace":
        persons = self.persons[:]
        at: i64 = 0
        while at < len(persons) and persons[at] < person:
            at += 1
        persons.insert(at, person)
        return Palace(self.floors, persons)

    def without(self, person: int) -> "Palace":
        persons = self.persons[:]
        at: i64 = 0
        while persons[at] != person:
            at += 1
        persons.pop(at)
        return Palace(self.floors, persons)

    def with_floors(self, floors: i64) -> "Palace":
        return Palace(floors, self.persons)


@final
@mypyc_attr(acyclic=True)
class Court:
    """All that one player has. Its lists never change: a changed list is a new one, so that clones share them."""

    def __init__(self, yuan: i64, cards: list[int], palaces: list[Palace], scored: list[int]) -> None:
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
        self.discarded = NO_CARDS
        """With closed hands: how many of each were discarded face down (D9.8)."""
        self.palaces = palaces
        self.scored = scored
        """Points by source; their sum is the place on the score track."""

    def clone(self) -> "Court":
        copy = Court(self.yuan, self.cards, self.palaces, self.scored)
        copy.rice = self.rice
        copy.fireworks = self.fireworks
        copy.small = self.small
        copy.large = self.large
        copy.steps = self.steps
        copy.dragon = self.dragon
        copy.wall_tiles = self.wall_tiles
        copy.discarded = self.discarded
        return copy

    def put(self, at: i64, palace: Palace) -> None:
        """Put a palace in the place of another."""
        palaces = self.palaces[:]
        palaces[at] = palace
        self.palaces = palaces

    def points(self) -> i64:
        total: i64 = 0
        for points in self.scored:
            total += points
        return total

    def persons(self) -> i64:
        total: i64 = 0
        for palace in self.palaces:
            total += len(palace.persons)
        return total

    def symbols(self, content: DragonContent, type_: i64) -> i64:
        """The symbols on all own persons of a type."""
        total: i64 = 0
        for palace in self.palaces:
            for person in palace.persons:
                if TYPE_OF[person] == type_:
                    total += content.symbols[person]
        return total

    def cards_left(self) -> i64:
        total: i64 = 0
        for count in self.cards:
            total += count
        return total

    def floors(self) -> i64:
        total: i64 = 0
        for palace in self.palaces:
            total += palace.floors
        return total

    def inhabited(self) -> i64:
        total: i64 = 0
        for palace in self.palaces:
            if len(palace.persons) > 0:
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
            for _ in range(self.cards[card] + self.discarded[card]):
                hidden.append(card)
        hand = self.cards_left()
        cards = [0] * len(CARDS)
        discarded = [0] * len(CARDS)
        while len(hidden) > 0:
            counts = cards if hand > 0 else discarded
            counts[hidden.pop(rng.below(len(hidden)))] += 1
            hand -= 1
        self.cards = cards
        self.discarded = discarded

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
            and self.cards is other.cards
            and self.discarded is other.discarded
            and self.palaces is other.palaces
            and self.scored is other.scored
        )

    def played(self, content: DragonContent) -> list[int]:
        """How many of each person card everyone has seen played, or discarded openly."""
        return [content.cards[card] - self.cards[card] - self.discarded[card] for card in range(len(CARDS))]


@final
class Dragon(Position):
    """A game of In the Year of the Dragon. Nothing in it is hidden but, with closed hands, the person cards."""

    def __init__(
        self,
        content: DragonContent,
        great_wall: bool,
        super_event: i64,
        large_price: i64,
        courts: list[Court],
        supply: list[int],
    ) -> None:
        super().__init__()
        self.content = content
        self.great_wall = great_wall
        self.super_event = super_event
        self.large_price = large_price
        self.super_event_hidden: bool = False
        """D9.1: whether the super event is hidden until month 7, from everybody: it is drawn then."""
        self.random_tiles: bool = False
        """Whether wall tiles are drawn, not chosen."""
        self.closed_hands: bool = False
        """Whether what others hold is known only from what they have played."""
        self.courts = courts
        self.supply = supply
        """How many person tiles of each kind are left. As with events and wall, a changed list is a new one."""
        self.month: i64 = 0
        self.events = NO_EVENTS
        self.order: list[int] = list(range(len(courts)))
        """D2.5: the seats in turn order, as the markers stand on the person track."""
        self.groups: list[int] = [NO_GROUP] * (8 if great_wall else 7)
        """The group each action card lies in."""
        self.wall = NO_WALL
        """Who built each tile of the wall."""
        self.risen: i64 = 0
        """D9.9: the types taken at sunrise, a bit for each."""

    def clone(self) -> "Dragon":
        courts = [court.clone() for court in self.courts]
        copy = Dragon(self.content, self.great_wall, self.super_event, self.large_price, courts, self.supply)
        adopt(self, copy)
        copy.super_event_hidden = self.super_event_hidden
        copy.random_tiles = self.random_tiles
        copy.closed_hands = self.closed_hands
        copy.month = self.month
        copy.events = self.events
        copy.order = self.order[:]
        copy.groups = self.groups[:]
        copy.wall = self.wall
        copy.risen = self.risen
        return copy

    def march(self, player: i64, steps: i64) -> None:
        """D2.5: move a person marker; where others stand already it goes on top of them."""
        if steps == 0:
            return
        court = self.courts[player]
        court.steps += steps
        order = self.order
        at: i64 = 0
        while order[at] != player:
            at += 1
        while at > 0 and self.courts[order[at - 1]].steps <= court.steps:
            order[at] = order[at - 1]
            at -= 1
        order[at] = player

    def score(self, player: i64, source: i64, points: i64) -> None:
        court = self.courts[player]
        court.scored = changed(court.scored, source, points)

    # Hidden information

    def determinise(self, viewer: int, rng: Rng) -> "Dragon":
        """With closed hands, the cards that others hold and those they discarded face down are dealt anew.

        That another is asked shows that there is something to choose: it is dealt until there is, as there is here.
        """
        copy = self.dealt(viewer, rng)
        while not copy.is_asked(viewer):
            copy = self.dealt(viewer, rng)
        return copy

    def dealt(self, viewer: int, rng: Rng) -> "Dragon":
        copy = self.clone()
        if self.closed_hands:
            for player in range(len(copy.courts)):
                if player != viewer and copy.courts[player].discarded is not NO_CARDS:
                    copy.courts[player].deal_anew(rng)
        return copy

    def is_asked(self, viewer: int) -> bool:
        """Whether the choice of another than the viewer is one, with the cards dealt anew. Sets `legal`."""
        if not self.closed_hands or self.player < 0 or self.player == viewer:
            return True
        self._legal = self.choice().options(self)
        return len(self._legal) > 1

    def known_to(self, viewer: int) -> "PrivateView":
        from yamen.games.dragon.view import private_view  # it looks at this class

        return private_view(self, viewer)

    def nobody_learnt(self, before: Position) -> bool:
        assert isinstance(before, Dragon)
        for player in range(len(self.courts)):
            if self.courts[player].cards is not before.courts[player].cards:
                return not self.closed_hands
        return True

    def in_the_open(self) -> "PublicView":
        from yamen.games.dragon.view import public_view

        return public_view(self)

    def player_view(self, player: int) -> "CourtView":
        from yamen.games.dragon.view import court_view

        return court_view(self, player)

    def printed(self) -> "Printed":
        from yamen.games.dragon.view import printed

        return printed(self)

    def is_unmoved(self, player: int, before: Position) -> bool:
        assert isinstance(before, Dragon)
        return self.courts[player].is_like(before.courts[player])

    @property
    def scores(self) -> list[int]:
        return [court.points() for court in self.courts]

    @property
    def ranking(self) -> list[int]:
        """D7.2: most points first, then whoever is further ahead on the person track."""
        scores = self.scores
        return sorted(self.order, key=lambda seat: -scores[seat])

    def pieces(self) -> dict[str, Any]:
        return {
            "super_event": self.super_event,
            "supply": self.supply[:],
            "month": self.month,
            "events": self.events[:],
            "order": self.order[:],
            "groups": self.groups[:],
            "wall": self.wall[:],
            "risen": self.risen,
            "courts": [
                {
                    **({"discarded": court.discarded[:]} if self.closed_hands else {}),
                    "yuan": court.yuan,
                    "rice": court.rice,
                    "fireworks": court.fireworks,
                    "privileges": [court.small, court.large],
                    "steps": court.steps,
                    "dragon": court.dragon,
                    "wall_tiles": court.wall_tiles,
                    "cards": court.cards[:],
                    "palaces": [[palace.floors, palace.persons[:]] for palace in court.palaces],
                    "scored": court.scored[:],
                }
                for court in self.courts
            ],
        }

    def place(self, pieces: dict[str, Any]) -> None:
        self.super_event = pieces["super_event"]
        self.supply = pieces["supply"][:]
        self.month = pieces["month"]
        self.events = pieces["events"][:]
        self.order = pieces["order"][:]
        self.groups = pieces["groups"][:]
        self.wall = pieces["wall"][:]
        self.risen = pieces["risen"]
        self.courts = [_court(data) for data in pieces["courts"]]


def _court(data: dict[str, Any]) -> Court:
    palaces = [Palace(floors, persons[:]) for floors, persons in data["palaces"]]
    court = Court(data["yuan"], data["cards"][:], palaces, data["scored"][:])
    court.rice = data["rice"]
    court.fireworks = data["fireworks"]
    court.small, court.large = data["privileges"]
    court.steps = data["steps"]
    court.dragon = data["dragon"]
    court.wall_tiles = data["wall_tiles"]
    if any(data.get("discarded", NO_CARDS)):
        court.discarded = data["discarded"][:]
    return court


def new_court(content: DragonContent, great_wall: bool) -> Court:
    """D2.2: two palaces of two floors, 6 yuan, the person cards. D8.1: the wall tiles are the expansion's."""
    court = Court(6, content.cards, [Palace(2, []), Palace(2, [])], [0] * len(SOURCES))
    court.wall_tiles = ALL_BONUSES if great_wall else 0
    return court
