"""G3.6, G4.4: what is done with single gift cards: swapping, taking back, giving one for jade."""

from typing import ClassVar, final

from mypy_extensions import i64

from yamen.engine.messages import Kind, Message
from yamen.engine.tasks import Choice
from yamen.games.gugong import questions
from yamen.games.gugong.family import replaced, with_card, without
from yamen.games.gugong.moves import DISCARD, SWAP_AT, SWAP_DISCARD, SWAP_HAND, TAKE_BACK
from yamen.games.gugong.news import CARD_FOR_JADE, CARD_TAKEN_BACK, SWAPPED
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.tokens import gain_jade
from yamen.games.gugong.words import GIFTS, LOCATIONS


def can_swap(s: Gugong, player: i64) -> bool:
    """Whether any own card differs from any card on the board."""
    family = s.families[player]
    return differs(s, family.hand) or differs(s, family.discards)


def differs(s: Gugong, cards: list[int]) -> bool:
    """Whether any of the cards differs from any card on the board."""
    for card in cards:
        gift = s.gift(card)
        for other in s.board:
            if s.gift(other) != gift:
                return True
    return False


def own_swaps(s: Gugong, player: i64) -> list[int]:
    """G3.6: one's own cards, of hand and discard pile, that differ from a card on the board."""
    family = s.families[player]
    moves = s.gifts(family.hand, SWAP_HAND) + s.gifts(family.discards, SWAP_DISCARD)
    gift = s.gift(s.board[0])
    for card in s.board:
        if s.gift(card) != gift:
            return moves  # the board has two different cards, so that every card differs from one of them
    return [move for move in moves if (move - SWAP_HAND) % len(GIFTS) != gift]


def board_swaps(s: Gugong, gift: i64) -> list[int]:
    """The locations whose card differs from the gift."""
    return [SWAP_AT + at for at in range(len(LOCATIONS)) if s.gift(s.board[at]) != gift]


@final
class SwapOwn(Choice[Gugong]):
    """G3.6: which card of hand or discard pile is swapped."""

    question: ClassVar[Kind] = questions.SWAP_OWN

    def options(self, s: Gugong) -> list[int]:
        return own_swaps(s, self.player)

    def answer(self, s: Gugong, move: int) -> None:
        from_discards = move >= SWAP_DISCARD
        gift: i64 = (move - SWAP_HAND) % len(GIFTS)
        family = s.families[self.player]
        s.bring_to_light(self.player, s.card_of(family.discards if from_discards else family.hand, gift))
        s.settle_spots(self.player)
        s.follow(SwapBoard(self.player, gift, 1 if from_discards else 0))


@final
class SwapBoard(Choice[Gugong]):
    """G3.6: with which card on the board; the new card goes where the old one came from."""

    fields: ClassVar[tuple[str, ...]] = ("player", "gift", "from_discards")
    question: ClassVar[Kind] = questions.SWAP_BOARD

    def __init__(self, player: i64, gift: i64, from_discards: i64) -> None:
        super().__init__(player)
        self.gift = gift
        self.from_discards = from_discards

    def options(self, s: Gugong) -> list[int]:
        return board_swaps(s, self.gift)

    def answer(self, s: Gugong, move: int) -> None:
        family = s.families[self.player]
        at: i64 = move - SWAP_AT
        taken: i64 = s.board[at]
        given: i64
        if self.from_discards:
            given = s.card_of(family.discards, self.gift)
            family.discards = without(family.discards, given) + [taken]
        else:
            given = s.card_of(family.hand, self.gift)
            family.hand = with_card(without(family.hand, given), taken)
        s.board = replaced(s.board, at, given)
        s.tell(SWAPPED, self.player, self.gift, s.gift(taken), at)

    def ask(self, s: Gugong) -> Message:
        return self.question.message(self.player, self.gift)


@final
class TakeBack(Choice[Gugong]):
    """G4.4: a discarded card comes back into the hand; the others don't see which."""

    question: ClassVar[Kind] = questions.TAKE_BACK

    def options(self, s: Gugong) -> list[int]:
        return s.gifts(s.families[self.player].discards, TAKE_BACK)

    def answer(self, s: Gugong, move: int) -> None:
        family = s.families[self.player]
        card = s.card_of(family.discards, move - TAKE_BACK)
        s.hide_spots(self.player, family.discards)
        family.discards = without(family.discards, card)
        family.hand = with_card(family.hand, card)
        s.settle_spots(self.player)
        s.tell(CARD_TAKEN_BACK, self.player)


def has_card_for_jade(s: Gugong, player: i64) -> bool:
    """Whether any hand card is one of these."""
    for card in s.families[player].hand:
        if s.content.value[card] >= s.content.token_card:
            return True
    return False


def cards_for_jade(s: Gugong, player: i64) -> list[int]:
    """G4.4: the hand cards of 7 or more, by their printed value."""
    hand = [card for card in s.families[player].hand if s.content.value[card] >= s.content.token_card]
    return s.gifts(hand, DISCARD)


@final
class GiveForJade(Choice[Gugong]):
    """G4.4: a hand card of 7 or more, shown and discarded, for a jade."""

    question: ClassVar[Kind] = questions.CARD_FOR_JADE

    def options(self, s: Gugong) -> list[int]:
        return cards_for_jade(s, self.player)

    def answer(self, s: Gugong, move: int) -> None:
        card = s.bring_to_light(self.player, s.card_of(s.families[self.player].hand, move - DISCARD))
        discard(s, self.player, card)
        s.settle_spots(self.player)
        s.tell(CARD_FOR_JADE, self.player, s.gift(card))
        gain_jade(s, self.player)


def discard(s: Gugong, player: i64, card: i64) -> None:
    """A card goes from the hand to one's own discard pile."""
    family = s.families[player]
    family.hand = without(family.hand, card)
    family.discards = family.discards + [card]
