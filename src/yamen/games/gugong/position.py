"""What the kernel asks of a position: clones, saves, and what each player may know."""

from typing import Any, final

from mypy_extensions import i64

from yamen.engine.agenda import NOBODY, Position, adopt
from yamen.engine.rng import Rng
from yamen.games.gugong.moves import TOKENS_FOR
from yamen.games.gugong.ships import harbour_of
from yamen.games.gugong.state import AT_HOME, NO_CARD, NO_CITY, NO_HOLDER, NO_TOKEN, Family, Gugong
from yamen.games.gugong.tokens import exchange_tokens
from yamen.games.gugong.travel import bonus_double, bonus_location, bonus_owner, bonus_token
from yamen.games.gugong.words import (
    AUTOMA_CARDS,
    CITIES,
    DECREE_NAMES,
    DOUBLE_PLACES,
    FROM_TRACK,
    GIFTS,
    HARBOURS,
    LOCATIONS,
    REWARDS,
    SHIPS,
    SOLO_LEVELS,
    SOURCES,
    TOKENS,
)

NUMBERS = ("level", "focus", "day", "start", "medal", "houses", "meng_rim")
LISTS = (
    "dice",
    "board",
    "pile",
    "seen",
    "placed",
    "cities",
    "token_pile",
    "token_discards",
    "decrees",
    "on_decrees",
    "track",
    "bonus",
    "automa",
    "automa_today",
    "automa_used",
)
FAMILY_NUMBERS = (
    "pool",
    "supply",
    "double",
    "wall",
    "jade",
    "vp",
    "envoy",
    "arrival",
    "intrigue",
    "traveller",
)
FAMILY_LISTS = ("hand", "discards", "tokens", "berths", "cargo", "claims", "final")


@final
class GugongPosition(Gugong):
    """A position of Gùgōng."""

    def clone(self) -> "GugongPosition":
        copy = GugongPosition(self.content, self.players, [family.clone() for family in self.families])
        adopt(self, copy)
        copy.level = self.level
        copy.focus = self.focus
        copy.day = self.day
        copy.start = self.start
        copy.medal = self.medal
        copy.dice = self.dice
        copy.board = self.board
        copy.pile = self.pile
        copy.seen = self.seen
        copy.placed = self.placed
        copy.cities = self.cities
        copy.token_pile = self.token_pile
        copy.token_discards = self.token_discards
        copy.houses = self.houses
        copy.decrees = self.decrees
        copy.on_decrees = self.on_decrees
        copy.track = self.track
        copy.bonus = self.bonus
        copy.automa = self.automa
        copy.automa_today = self.automa_today
        copy.automa_used = self.automa_used
        copy.meng_rim = self.meng_rim
        copy.performed = self.performed
        return copy

    def interrupt(self, move: int) -> None:
        """G4.6: an exchange of tokens, at any time."""
        which: i64 = move - TOKENS_FOR
        exchange_tokens(self, self.choice().player, which // 4, which % 4)

    # Hidden information

    def determinise(self, viewer: int, rng: Rng) -> "GugongPosition":
        """Cards the viewer has not seen change places; cards seen but hidden in hand or discards do so there.

        That another is asked shows that there is something to choose: it is dealt until there is, as there is here.
        """
        copy = self.dealt(viewer, rng)
        while not copy.is_asked(viewer):
            copy = self.dealt(viewer, rng)
        return copy

    def dealt(self, viewer: int, rng: Rng) -> "GugongPosition":
        copy = self.clone()
        unseen = self.unseen_by(viewer)
        swap_cards(copy, unseen, shuffled(unseen, rng))
        for player in range(len(copy.families)):
            if player != viewer:
                shuffle_spots(copy, player, viewer, rng)
        return copy

    def is_asked(self, viewer: int) -> bool:
        """Whether a choice of chance or of another than the viewer is one, with the cards dealt anew. Sets `legal`."""
        if self.player == NOBODY or (self.player == viewer and viewer >= 0):
            return True
        choice = self.choice()
        options: list[int] = choice.options(self)
        if len(options) == 0:
            return False
        if self.player >= 0 and choice.interruptible:
            options = options + self.anytime(self.player)
        self._legal = options
        return len(options) > 1

    def unseen_by(self, viewer: int) -> list[int]:
        """The cards in the pile or with somebody that the viewer has not seen, by place."""
        count = len(self.families)
        unseen = [card for card in self.pile if not knows(self.seen[card], viewer, count)]
        for family in self.families:
            doubtful: list[int] = []
            for card in family.hand + family.discards:
                if knows(self.seen[card], viewer, count):
                    continue
                (unseen if knows(self.placed[card], viewer, count) else doubtful).append(card)
            unseen.extend(doubtful)
        return unseen

    def in_the_open(self) -> dict[str, Any]:
        return {
            "day": self.day,
            "start": self.start,
            "medal": None if self.medal == NO_HOLDER else self.medal,
            "dice": self.dice[:],
            "board": [None if card == NO_CARD else GIFTS[self.gift(card)] for card in self.board],
            "pile": len(self.pile),
            "cities": {
                CITIES[city]: None if self.cities[city] == NO_TOKEN else TOKENS[self.cities[city]]
                for city in self.content.cities[self.side]
            },
            "token_pile": sum(self.token_pile),
            "token_discards": sum(self.token_discards),
            "houses": [self.houses >> at & 1 == 1 for at in range(len(self.content.houses[self.side]))],
            "decrees": [
                {
                    "decree": DECREE_NAMES[decree],
                    "servants": [player for player in range(len(self.families)) if self.on_decrees[at] >> player & 1],
                }
                for at, decree in enumerate(self.decrees)
            ],
            "track": self.track[:],
            "bonus": [
                {
                    "player": bonus_owner(code),
                    "token": TOKENS[bonus_token(code)],
                    "location": None if bonus_token(code) == 12 else LOCATIONS[bonus_location(code)],
                    "double": bonus_double(code),
                }
                for code in self.bonus
            ],
            "solo": self.solo_view() if self.players == 1 else None,
        }

    def nobody_learnt(self, before: Position) -> bool:
        assert isinstance(before, Gugong)
        if self.seen is not before.seen or self.placed is not before.placed:
            return False
        for player in range(len(self.families)):
            family, then = self.families[player], before.families[player]
            if family.hand is not then.hand or family.discards is not then.discards:
                return False
        return True

    def known_to(self, viewer: int) -> dict[str, Any]:
        """The cards of the families, but those drawn or discarded face down that the viewer has not seen."""
        return {"cards": [self.known_cards(family, viewer) for family in self.families]}

    def printed(self) -> dict[str, Any]:
        """What the board and its pieces say in numbers: a table can be played with corrected ones."""
        content = self.content
        roads = content.roads[self.side]
        return {
            "roads": [[CITIES[one], CITIES[other]] for one in range(len(roads)) for other in roads[one] if one < other],
            "houses": content.houses[self.side][:],
            "square": content.square,
            "worth": content.worth[:],
            "more": content.more,
            "arrival": content.arrival[: len(self.families)],
            "wall": {"goal": content.wall[len(self.families) - 2], "points": content.wall_points},
            "mornings": content.new_servants[:],
            "decree_costs": content.decree_cost[:],
            "decree_points": {DECREE_NAMES[decree]: content.decree_points[decree] for decree in self.decrees},
            "canal_points": content.canal_points,
            "reward_spaces": {REWARDS[reward]: spaces for reward, spaces in enumerate(content.reward_spaces)},
            "token_vp": content.token_vp,
            "token_card": content.token_card,
            "token_servants": content.token_servants,
            "night_points": content.night_points,
            "faces": [sorted(set(faces)) for faces in content.faces],
        }

    def solo_view(self) -> dict[str, Any]:
        return {
            "level": SOLO_LEVELS[self.level],
            "focus": LOCATIONS[self.focus],
            "automa": sum(self.automa),
            "today": [AUTOMA_CARDS[card] for card in self.automa_today],
        }

    def players_seen(self) -> int:
        return len(self.families)

    def is_unmoved(self, player: int, before: Position) -> bool:
        assert isinstance(before, Gugong)
        return not self.is_over and self.families[player].is_like(before.families[player])

    def player_view(self, player: int) -> dict[str, Any]:
        family = self.families[player]
        return {
            "points": self.score(player),
            "vp": family.vp,
            "sources": self.sources(family) if self.is_over else None,
            "pool": family.pool,
            "supply": family.supply,
            "double": DOUBLE_PLACES[family.double],
            "wall": family.on_wall(),
            "jade": family.jade,
            "envoy": family.envoy,
            "arrival": family.arrival,
            "intrigue": family.intrigue,
            "traveller": None if family.traveller == NO_CITY else CITIES[family.traveller],
            "passed": family.passed,
            "tokens": [TOKENS[token] for token in family.tokens],
            "ships": [
                None
                if family.berths[ship] == AT_HOME
                else {
                    "route": family.berths[ship] // HARBOURS + 1,
                    "harbour": harbour_of(family.berths[ship]),
                    "servants": family.aboard(ship),
                }
                for ship in range(SHIPS)
            ],
            "claims": {REWARDS[reward]: count for reward, count in enumerate(family.claims)},
        }

    def sources(self, family: Family) -> dict[str, int]:
        """G13: where the points come from."""
        points = {name: family.final[source] for source, name in enumerate(SOURCES)}
        points[SOURCES[FROM_TRACK]] = family.vp
        return points

    def known_cards(self, family: Family, viewer: i64) -> dict[str, Any]:
        """The cards the viewer knows to be in hand, in the discards, and in one of both."""
        hand: list[int] = []
        discards: list[int] = []
        either: list[int] = []
        count = len(self.families)
        for card in family.hand:
            if knows(self.seen[card], viewer, count):
                (hand if knows(self.placed[card], viewer, count) else either).append(self.gift(card))
        for card in family.discards:
            if knows(self.seen[card], viewer, count):
                (discards if knows(self.placed[card], viewer, count) else either).append(self.gift(card))
        return {
            "hand": {"cards": names(hand), "count": len(family.hand)},
            "discards": {"cards": names(discards), "count": len(family.discards)},
            "either": names(either),
        }

    # Saves

    def pieces(self) -> dict[str, Any]:
        """Written out, since that is done at every move of a table: by their names all of this takes twice as long."""
        return {
            "level": self.level,
            "focus": self.focus,
            "day": self.day,
            "start": self.start,
            "medal": self.medal,
            "houses": self.houses,
            "meng_rim": self.meng_rim,
            "dice": self.dice[:],
            "board": self.board[:],
            "pile": self.pile[:],
            "seen": self.seen[:],
            "placed": self.placed[:],
            "cities": self.cities[:],
            "token_pile": self.token_pile[:],
            "token_discards": self.token_discards[:],
            "decrees": self.decrees[:],
            "on_decrees": self.on_decrees[:],
            "track": self.track[:],
            "bonus": self.bonus[:],
            "automa": self.automa[:],
            "automa_today": self.automa_today[:],
            "automa_used": self.automa_used[:],
            "performed": self.performed,
            "families": [
                {
                    "pool": family.pool,
                    "supply": family.supply,
                    "double": family.double,
                    "wall": family.wall,
                    "jade": family.jade,
                    "vp": family.vp,
                    "envoy": family.envoy,
                    "arrival": family.arrival,
                    "intrigue": family.intrigue,
                    "traveller": family.traveller,
                    "hand": family.hand[:],
                    "discards": family.discards[:],
                    "tokens": family.tokens[:],
                    "berths": family.berths[:],
                    "cargo": family.cargo[:],
                    "claims": family.claims[:],
                    "final": family.final[:],
                    "passed": family.passed,
                }
                for family in self.families
            ],
        }

    def place(self, pieces: dict[str, Any]) -> None:
        for name in NUMBERS:
            setattr(self, name, pieces[name])
        for name in LISTS:
            setattr(self, name, pieces[name][:])
        self.performed = pieces["performed"]
        for family, data in zip(self.families, pieces["families"], strict=True):
            for name in FAMILY_NUMBERS:
                setattr(family, name, data[name])
            for name in FAMILY_LISTS:
                setattr(family, name, data[name][:])
            family.passed = data["passed"]


def knows(mask: i64, viewer: i64, families: i64) -> bool:
    """Whether the viewer is in the mask; who only watches knows what everyone knows."""
    return mask >> viewer & 1 == 1 if viewer >= 0 else mask == (1 << families) - 1


def names(gifts: list[int]) -> list[str]:
    if len(gifts) > 1:
        gifts.sort()
    return [GIFTS[gift] for gift in gifts]


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """The items in an order that owes nothing to the one they have."""
    result = sorted(items)
    for at in range(len(result) - 1, 0, -1):
        other = rng.below(at + 1)
        result[at], result[other] = result[other], result[at]
    return result


def swap_cards(s: Gugong, cards: list[int], others: list[int]) -> None:
    """Each card goes where the other one is, with what is known of that place."""
    became = list(range(len(s.seen)))
    seen = s.seen[:]
    placed = s.placed[:]
    for at in range(len(cards)):
        card, other = cards[at], others[at]
        became[card] = other
        seen[other] = s.seen[card]
        placed[other] = s.placed[card]
    s.seen = seen
    s.placed = placed
    s.pile = [became[card] for card in s.pile]
    s.pile.sort()
    for family in s.families:
        rename(family, became)


def shuffle_spots(s: Gugong, player: i64, viewer: int, rng: Rng) -> None:
    """The cards of a family that may be in hand or in the discards are dealt anew to those places."""
    family = s.families[player]
    count = len(s.families)
    either = [card for card in family.hand + family.discards if not knows(s.placed[card], viewer, count)]
    if len(either) < 2:
        return
    became = list(range(len(s.seen)))
    dealt = shuffled(either, rng)
    for at in range(len(either)):
        became[either[at]] = dealt[at]
    rename(family, became)


def rename(family: Family, became: list[int]) -> None:
    """Put other cards in the places of a family's."""
    hand = [became[card] for card in family.hand]
    hand.sort()
    family.hand = hand
    family.discards = [became[card] for card in family.discards]
