"""The pieces on the table: the courts, and the position as a whole."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from yamen.engine.counts import NO_COUNTS, count, packed, unpacked
from yamen.engine.position import Position, adopt
from yamen.engine.rng import Rng
from yamen.games.dragon.content import DragonContent
from yamen.games.dragon.court import Court, court_of
from yamen.games.dragon.words import (
    CARDS,
    KINDS,
    MONTHS,
    SOURCES,
)

if TYPE_CHECKING:
    from yamen.games.dragon.schemas import Court as CourtView
    from yamen.games.dragon.schemas import Printed, PrivateView, PublicView

RULES: Final = 2
"""The version of the rules: a game goes on by those it was begun with, so where they changed they ask for it."""
NOT_DRAWN: Final = -1
NO_SUPER_EVENT: Final = -1
NO_EVENTS: Final[list[int]] = [NOT_DRAWN] * MONTHS
NO_WALL: Final[list[int]] = []


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
        supply: i64,
        order: list[int],
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
        """How many person tiles of each kind are left."""
        self.month: i64 = 0
        self.events = NO_EVENTS
        """As with the wall, a changed list is a new one: clones share it."""
        self.order = order
        """D2.5: the seats in turn order, as the markers stand on the person track."""
        self.groups: i64 = NO_COUNTS
        """The group each action card lies in, counted from 1 on; 0 while it isn't laid out."""
        self.wall = NO_WALL
        """Who built each tile of the wall."""
        self.risen: i64 = 0
        """D9.9: the types taken at sunrise, a bit for each."""

    def clone(self) -> "Dragon":
        courts = [court.clone() for court in self.courts]
        copy = Dragon(
            self.content, self.great_wall, self.super_event, self.large_price, courts, self.supply, self.order[:]
        )
        adopt(self, copy)
        copy.super_event_hidden = self.super_event_hidden
        copy.random_tiles = self.random_tiles
        copy.closed_hands = self.closed_hands
        copy.month = self.month
        copy.events = self.events
        copy.groups = self.groups
        copy.wall = self.wall
        copy.risen = self.risen
        return copy

    def actions(self) -> i64:
        """How many action cards there are."""
        return 8 if self.great_wall else 7

    def group_of(self, action: i64) -> i64:
        """The group that an action card lies in, or NO_GROUP."""
        return count(self.groups, action) - 1

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
        self.courts[player].score(source, points)

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
                if player != viewer and copy.courts[player].discarded != NO_COUNTS:
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
            if self.courts[player].cards != before.courts[player].cards:
                return not self.closed_hands
        return True

    def in_the_open(self) -> "PublicView":
        from yamen.games.dragon.view import public_view

        return public_view(self)

    def changed_in_the_open(self, before: Position) -> dict[str, Any]:
        from yamen.games.dragon.view import changes_of_public_view

        assert isinstance(before, Dragon)
        return changes_of_public_view(self, before)

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
            "supply": unpacked(self.supply, KINDS),
            "month": self.month,
            "events": self.events[:],
            "order": self.order[:],
            "groups": [self.group_of(action) for action in range(self.actions())],
            "wall": self.wall[:],
            "risen": self.risen,
            "courts": [
                {
                    **({"discarded": unpacked(court.discarded, len(CARDS))} if self.closed_hands else {}),
                    "yuan": court.yuan,
                    "rice": court.rice,
                    "fireworks": court.fireworks,
                    "privileges": [court.small, court.large],
                    "steps": court.steps,
                    "dragon": court.dragon,
                    "wall_tiles": court.wall_tiles,
                    "cards": unpacked(court.cards, len(CARDS)),
                    "palaces": [[palace.floors, palace.persons[:]] for palace in court.palaces],
                    "scored": [court.scored(source) for source in range(len(SOURCES))],
                }
                for court in self.courts
            ],
        }

    def place(self, pieces: dict[str, Any]) -> None:
        self.super_event = pieces["super_event"]
        self.supply = packed(pieces["supply"])
        self.month = pieces["month"]
        self.events = pieces["events"][:]
        self.order = pieces["order"][:]
        self.groups = packed([group + 1 for group in pieces["groups"]])
        self.wall = pieces["wall"][:]
        self.risen = pieces["risen"]
        self.courts = [court_of(data) for data in pieces["courts"]]
