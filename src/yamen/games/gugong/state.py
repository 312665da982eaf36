"""The pieces on the table: families, the board, and the position as a whole."""

from typing import Final

from mypy_extensions import i64

from yamen.engine.counts import NO_COUNTS, bit, changed, count
from yamen.engine.position import Position
from yamen.engine.tasks import NOBODY, SPECTATOR
from yamen.games.gugong.content import FEW, MANY, GugongContent
from yamen.games.gugong.family import NO_CARD, NO_CARDS, Family, mask_of
from yamen.games.gugong.moves import TOKENS_FOR
from yamen.games.gugong.words import (
    FOR_DOUBLE,
    FOR_JADE,
    FOR_SERVANT,
    IN_SUPPLY,
    INTRIGUE_TOP,
    LEVELS,
    LOCATIONS,
    SHOWN_PER_LEVEL,
    TOKEN_PRICES,
)

RULES: Final = 2
"""The version of the rules: a game goes on by those it was begun with, so where they changed they ask for it."""
NO_TOKEN: Final = -1
NO_HOLDER: Final = -1
MENG: Final = 1
"""Meng's place at a solo table."""
NO_DICE: Final[list[int]] = [0, 0, 0]
EMPTY_BOARD: Final[list[int]] = [NO_CARD] * len(LOCATIONS)
EMPTY_DECREES: Final[list[int]] = [0] * (LEVELS * SHOWN_PER_LEVEL)


class Gugong(Position):
    """A game of Gùgōng: the pieces and what the rules ask of them. `position.py` has what the kernel asks."""

    def __init__(self, content: GugongContent, players: i64, families: list[Family]) -> None:
        super().__init__()
        self.interruptions = TOKENS_FOR
        self.content = content
        self.players = players
        """How many people play; alone, Meng has the second family."""
        self.families = families
        self.side: i64 = FEW if players <= 3 else MANY
        self.level: i64 = 0
        self.focus: i64 = 0
        self.day: i64 = 0
        self.start: i64 = 0
        self.medal: i64 = NO_HOLDER
        self.dice = NO_DICE
        """As with all lists here and of families, a changed list is a new one: clones share them."""
        self.board = EMPTY_BOARD
        """The gift card at each location."""
        self.pile = NO_CARDS
        """The gift cards of the draw pile; their order is chance."""
        self.cities: i64 = NO_COUNTS
        """The travel token in each city, counted from 1 on; 0 where there is none."""
        self.token_pile: i64 = NO_COUNTS
        """How many tokens of each kind are in the draw piles."""
        self.token_discards: i64 = NO_COUNTS
        self.houses: i64 = 0
        """The houses that still have jade, a bit for each."""
        self.decrees = NO_CARDS
        """The decrees shown, two of each level, the bottom one first."""
        self.on_decrees = EMPTY_DECREES
        """Who has a servant on each decree, a bit for each family."""
        self.track = NO_CARDS
        """The families by their markers on the intrigue track, the furthest ahead first."""
        self.bonus = NO_CARDS
        """G4.5: the bonus tokens in use: ((location x 2 + double) x 3 + kind - 12) x 5 + family."""
        self.automa = NO_CARDS
        """How many cards of each kind are left in Meng's deck."""
        self.automa_today = NO_CARDS
        """Meng's cards of this day, in the order played."""
        self.automa_used = NO_CARDS
        """How many cards of each kind were played on earlier days."""
        self.meng_rim: i64 = -1
        """Where on the rim of the map Meng was last."""
        self.performed: bool = False
        """Whether anything was done in the canal action under way."""

    # Travel tokens

    def token_in(self, city: i64) -> i64:
        """The token that lies in a city, or NO_TOKEN."""
        return count(self.cities, city) - 1

    def lay_token(self, city: i64, token: i64) -> None:
        """Put a token in a city; NO_TOKEN takes away what is there."""
        self.cities = changed(self.cities, city, token - self.token_in(city))

    # Gifts

    def cards(self) -> i64:
        """How many gift cards there are in the game."""
        return len(self.content.gift)

    def gift(self, card: i64) -> i64:
        """What a card is to everyone: its value and action."""
        return self.content.gift[card]

    def card_of(self, cards: list[int], gift: i64) -> i64:
        """The card that is this gift, or NO_CARD; of several the one all know most of, so that no more is shown."""
        found: i64 = NO_CARD
        for card in cards:
            if self.gift(card) == gift and (found == NO_CARD or self.openness(card) >= self.openness(found)):
                if found != NO_CARD and self.openness(found) == 2:
                    break
                found = card
        return found

    def openness(self, card: i64) -> i64:
        """2 for a card of which everyone knows where it is, 1 for one of which they know who holds it, else 0."""
        if self.is_open(card):
            return 2
        return self.seen_by(SPECTATOR) >> card & 1

    def gifts(self, cards: list[int], first: i64) -> list[int]:
        """A move for each different gift among the cards, ascending."""
        moves: list[int] = []
        for card in cards:
            move = first + self.gift(card)
            at: i64 = len(moves)
            while at > 0 and moves[at - 1] > move:
                at -= 1
            if at > 0 and moves[at - 1] == move:
                continue
            if at == len(moves):
                moves.append(move)
            else:
                moves.insert(at, move)
        return moves

    # G3.1, G3.7 Order and turns

    def everyone(self) -> list[int]:
        """The families in player order, from the start player on."""
        count = len(self.families)
        return [(self.start + turn) % count for turn in range(count)]

    def is_meng(self, player: i64) -> bool:
        return self.players == 1 and player == MENG

    def has_decree(self, player: i64, decree: i64) -> bool:
        at: i64 = 0
        for shown in self.decrees:
            if shown == decree:
                return self.on_decrees[at] >> player & 1 == 1
            at += 1
        return False

    # G4.6 Exchanging tokens, at any time

    def anytime(self, player: i64) -> list[int]:
        family = self.families[player]
        count: i64 = len(family.tokens)
        if count == 0 or self.is_meng(player):
            return NO_CARDS
        doubles = family.double_tokens()
        singles = count - doubles
        if singles + 2 * doubles < 2:
            return NO_CARDS
        moves: list[int] = []
        for goods in range(FOR_JADE + 1):
            if goods == FOR_SERVANT and family.supply == 0:
                continue
            if goods == FOR_DOUBLE and family.double != IN_SUPPLY:
                continue
            price: i64 = TOKEN_PRICES[goods]
            for used in range(doubles + 1):
                if 2 * used <= price <= 2 * used + singles:
                    moves.append(TOKENS_FOR + goods * 4 + used)
        return moves

    # G7 The intrigue track

    def advance_intrigue(self, player: i64, steps: i64) -> i64:
        """G7.2: a marker that moves goes on top where it lands; one that can't move keeps its place."""
        family = self.families[player]
        target = family.intrigue + steps
        if target > INTRIGUE_TOP:
            target = INTRIGUE_TOP
        moved = target - family.intrigue
        if moved == 0:
            return 0
        family.intrigue = target
        track: list[int] = []
        put = False
        for other in self.track:
            if other == player:
                continue
            if not put and self.families[other].intrigue <= target:
                track.append(player)
                put = True
            track.append(other)
        if not put:
            track.append(player)
        self.track = track
        return moved

    def ahead(self, players: list[int]) -> i64:
        """G7.2: who of them is ahead on the intrigue track; ties everywhere go that way."""
        for player in self.track:
            if player in players:
                return player
        return NOBODY

    # What everybody knows

    def seen_by(self, viewer: i64) -> i64:
        """The cards of which the viewer knows who holds them; who only watches knows what all families know."""
        if viewer >= 0:
            return self.families[viewer].sees
        cards: i64 = -1
        for family in self.families:
            cards &= family.sees
        return cards

    def placed_by(self, viewer: i64) -> i64:
        """The cards of which the viewer knows whether they are in a hand or in a discard pile."""
        if viewer >= 0:
            return self.families[viewer].spots
        cards: i64 = -1
        for family in self.families:
            cards &= family.spots
        return cards

    def is_open(self, card: i64) -> bool:
        """Whether everyone knows where a card is."""
        for family in self.families:
            if not family.sees >> card & family.spots >> card & 1:
                return False
        return True

    def show(self, card: i64) -> None:
        """Everyone sees where the card is."""
        if self.is_open(card):
            return
        self.revealed = True
        shown = bit(card)
        for family in self.families:
            family.sees |= shown
            family.spots |= shown

    def show_to(self, player: i64, card: i64) -> None:
        """Everyone sees where a card goes, and this family alone sees which it is; Meng looks at none."""
        shown = bit(card)
        for family in self.families:
            family.sees &= ~shown
            family.spots |= shown
        if not self.is_meng(player):
            self.families[player].sees |= shown
        self.revealed = True

    def bring_to_light(self, player: i64, card: i64) -> i64:
        """Everyone sees a card of a family. It counts as one alike that they know and that may be in this place.

        Which of the two it is they can't see, nor whether it was one they don't know: these may be elsewhere now.
        """
        if self.is_open(card):
            return card
        family = self.families[player]
        sees = self.seen_by(SPECTATOR)
        spots = self.placed_by(SPECTATOR)
        in_hand = card in family.hand
        unseen = [c for c in (family.hand if in_hand else family.discards) if not sees >> c & 1]
        if not sees >> card & 1:
            for other in family.discards if in_hand else family.hand:
                known = sees >> other & 1 and not spots >> other & 1
                if known and self.gift(other) == self.gift(card):
                    self.exchange_names(player, card, other)
                    card = other
                    break
        if sees >> card & 1:
            self.hide_spots(player, unseen)
        self.show(card)
        return card

    def exchange_names(self, player: i64, card: i64, other: i64) -> None:
        """Two cards that are alike change places: nothing but what is known of them goes with their names."""
        family = self.families[player]
        hand = [other if c == card else card if c == other else c for c in family.hand]
        hand.sort()
        family.hand = hand
        family.discards = [other if c == card else card if c == other else c for c in family.discards]

    def hide_spots(self, player: i64, cards: list[int]) -> None:
        """Before one of these cards moves face down between hand and discards: the others can't tell which it was."""
        hidden = mask_of(cards)
        for other in range(len(self.families)):
            if other != player:
                self.families[other].spots &= ~hidden

    def settle_spots(self, player: i64) -> None:
        """Others can count: cards in doubt that are all in hand, all discarded or all alike are in doubt no more."""
        family = self.families[player]
        doubt: i64 = ~self.placed_by(SPECTATOR)
        in_hand = doubt & mask_of(family.hand)
        discarded = doubt & mask_of(family.discards)
        doubtful = in_hand | discarded
        if doubtful == 0 or (in_hand != 0 and discarded != 0 and not self.are_alike(doubtful)):
            return
        for other in self.families:
            other.spots |= doubtful

    def are_alike(self, cards: i64) -> bool:
        """Whether everyone has seen all these cards and they are the same gift."""
        if cards & ~self.seen_by(SPECTATOR) != 0:
            return False
        gift: i64 = -1
        card: i64 = 0
        while cards != 0:
            if cards & 1:
                if gift >= 0 and self.gift(card) != gift:
                    return False
                gift = self.gift(card)
            cards >>= 1
            card += 1
        return True

    # The result

    @property
    def scores(self) -> list[int]:
        return [self.score(player) for player in range(self.players)]

    def score(self, player: i64) -> i64:
        """The points of a family."""
        if self.lost_points(player):
            return 0
        family = self.families[player]
        total = family.vp
        for points in family.final:
            total += points
        return total

    def lost_points(self, player: i64) -> bool:
        """G13.6, G14.11: after the end, those outside the palace but for Meng."""
        return self.is_over and not self.families[player].in_palace() and not self.is_meng(player)

    @property
    def ranking(self) -> list[int]:
        """G13.6: most points first, ties by the intrigue track; those outside the palace come last, by it too."""
        seats = [player for player in self.track if player < self.players]
        scores = self.scores
        outside = [self.is_over and not family.in_palace() for family in self.families]
        return sorted(seats, key=lambda seat: (outside[seat], -scores[seat]))

    @property
    def winner(self) -> int | None:
        if not self.is_over:
            return None
        first = self.ranking[0]
        if not self.families[first].in_palace():
            return None
        if self.players == 1:
            mine, his = self.score(0), self.score(MENG)
            if his > mine or (his == mine and self.track[0] == MENG):
                return None
        return first
