"""What the kernel asks of a position: clones, saves, and what each player may know."""

from typing import Any, final

from mypy_extensions import i64

from yamen.engine.counts import bit, packed, unpacked
from yamen.engine.position import Position, adopt
from yamen.engine.rng import Rng
from yamen.engine.tasks import NOBODY
from yamen.games.gugong.family import Family, mask_of
from yamen.games.gugong.moves import TOKENS_FOR
from yamen.games.gugong.schemas import Family as FamilyView
from yamen.games.gugong.schemas import Printed, PrivateView, PublicView
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.tokens import exchange_tokens
from yamen.games.gugong.view import changes_of_public_view, family_view, printed, private_view, public_view
from yamen.games.gugong.words import CITIES, TOKENS

NUMBERS = ("level", "focus", "day", "start", "medal", "houses", "meng_rim")
LISTS = (
    "dice",
    "board",
    "pile",
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
        seen = self.seen_by(viewer)
        placed = self.placed_by(viewer)
        unseen = [card for card in self.pile if not seen >> card & 1]
        for family in self.families:
            doubtful: list[int] = []
            for card in family.hand + family.discards:
                if seen >> card & 1:
                    continue
                (unseen if placed >> card & 1 else doubtful).append(card)
            unseen.extend(doubtful)
        return unseen

    def in_the_open(self) -> PublicView:
        return public_view(self)

    def changed_in_the_open(self, before: Position) -> dict[str, Any]:
        assert isinstance(before, Gugong)
        return changes_of_public_view(self, before)

    def nobody_learnt(self, before: Position) -> bool:
        """What is free depends on the gifts on the board, on bonus tokens and on decrees."""
        assert isinstance(before, Gugong)
        if self.board is not before.board or self.bonus is not before.bonus or self.on_decrees is not before.on_decrees:
            return False
        for player in range(len(self.families)):
            family, then = self.families[player], before.families[player]
            if family.hand is not then.hand or family.discards is not then.discards:
                return False
            if family.sees != then.sees or family.spots != then.spots:
                return False
        return True

    def known_to(self, viewer: int) -> PrivateView:
        return private_view(self, viewer)

    def printed(self) -> Printed:
        return printed(self)

    def players_seen(self) -> int:
        return len(self.families)

    def is_unmoved(self, player: int, before: Position) -> bool:
        assert isinstance(before, Gugong)
        return not self.is_over and self.families[player].is_like(before.families[player])

    def player_view(self, player: int) -> FamilyView:
        return family_view(self, player)

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
            "seen": who_knows([family.sees for family in self.families], self.cards()),
            "placed": who_knows([family.spots for family in self.families], self.cards()),
            "cities": [self.token_in(city) for city in range(len(CITIES))],
            "token_pile": unpacked(self.token_pile, len(TOKENS)),
            "token_discards": unpacked(self.token_discards, len(TOKENS)),
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
                    "berths": family.berths,
                    "cargo": family.cargo,
                    "claims": family.claims,
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
        self.cities = packed([token + 1 for token in pieces["cities"]])
        self.token_pile = packed(pieces["token_pile"])
        self.token_discards = packed(pieces["token_discards"])
        self.performed = pieces["performed"]
        for family, data in zip(self.families, pieces["families"], strict=True):
            for name in FAMILY_NUMBERS:
                setattr(family, name, data[name])
            for name in FAMILY_LISTS:
                setattr(family, name, data[name][:])
            family.passed = data["passed"]
        for player in range(len(self.families)):
            self.families[player].sees = known_by(player, pieces["seen"])
            self.families[player].spots = known_by(player, pieces["placed"])


def who_knows(known: list[int], cards: i64) -> list[int]:
    """For each card who knows of it, a bit for each family; given for each family the cards, a bit for each."""
    result: list[int] = []
    for card in range(cards):
        mask: i64 = 0
        for player in range(len(known)):
            mask |= (known[player] >> card & 1) << player
        result.append(mask)
    return result


def known_by(player: i64, who_knows: list[int]) -> i64:
    """The reverse for one family."""
    return mask_of([card for card in range(len(who_knows)) if who_knows[card] >> player & 1])


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """The items in an order that owes nothing to the one they have."""
    result = sorted(items)
    for at in range(len(result) - 1, 0, -1):
        other = rng.below(at + 1)
        result[at], result[other] = result[other], result[at]
    return result


def swap_cards(s: Gugong, cards: list[int], others: list[int]) -> None:
    """Each card goes where the other one is, with what is known of that place."""
    became = list(range(s.cards()))
    for at in range(len(cards)):
        became[cards[at]] = others[at]
    for family in s.families:
        family.sees = moved(family.sees, cards, others)
        family.spots = moved(family.spots, cards, others)
    s.pile = [became[card] for card in s.pile]
    s.pile.sort()
    for family in s.families:
        rename(family, became)


def moved(mask: i64, cards: list[int], others: list[int]) -> i64:
    """A set of cards, a bit for each, when each card is where the other one was."""
    result = mask
    for at in range(len(cards)):
        card: i64 = cards[at]
        other: i64 = others[at]
        result = result & ~bit(other) | (mask >> card & 1) << other
    return result


def shuffle_spots(s: Gugong, player: i64, viewer: int, rng: Rng) -> None:
    """The cards of a family that may be in hand or in the discards are dealt anew to those places."""
    family = s.families[player]
    placed = s.placed_by(viewer)
    either = [card for card in family.hand + family.discards if not placed >> card & 1]
    if len(either) < 2:
        return
    became = list(range(s.cards()))
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
