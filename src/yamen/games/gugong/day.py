"""G3: the day phase."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.messages import Kind, Message
from yamen.engine.tasks import Choice, Step, Task
from yamen.games.gugong import questions
from yamen.games.gugong.actions import ACT
from yamen.games.gugong.family import NO_CARDS, replaced, without
from yamen.games.gugong.gifts import SwapOwn, can_swap, discard
from yamen.games.gugong.moves import DISCARD, EXCHANGE, NO_ACTIONS, PAY_SERVANTS, SKIP, SKIP_ONLY, SKIP_OR_USE, USE
from yamen.games.gugong.news import CARD_DISCARDED, EXCHANGED, WITHOUT_ACTIONS
from yamen.games.gugong.reasons import NO_OTHER_CARD, NOTHING_TO_DO, TOO_FEW_SERVANTS
from yamen.games.gugong.servants import gaining_whole, removal
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.travel import bonus_owner, bonus_token
from yamen.games.gugong.words import (
    BONUS_PLUS1,
    EQUAL_GIFTS,
    EXCHANGE_SERVANTS,
    LOCATIONS,
    MOST_PLAYERS,
    NO_ACTION,
    SWAP,
    TWO_SERVANTS,
)

EXCHANGES: Final = [list(range(first, first + len(LOCATIONS))) for first in range(EXCHANGE, DISCARD, len(LOCATIONS))]
"""The exchanges of each gift."""
SERVANTS_OR_ACTIONS: Final = [PAY_SERVANTS, NO_ACTIONS]
ACTIONS_ONLY: Final = [NO_ACTIONS]


def is_free(s: Gugong, player: i64, card: i64, location: i64) -> bool:
    """G3.2, G3.3, G4.5, G9.3: a higher gift is free, and 1 for 9; equal ones with the decree; +1 tokens add up."""
    own: i64 = s.content.value[card]
    other: i64 = s.content.value[s.board[location]]
    if own == 1 and other == 9:
        return True
    for code in s.bonus:
        if bonus_owner(code) == player and bonus_token(code) == BONUS_PLUS1:
            own += 1
    return own > other or (own == other and s.has_decree(player, EQUAL_GIFTS))


@final
class ExchangeGift(Choice[Gugong]):
    """G3.2: one hand card against one card on the board."""

    question: ClassVar[Kind] = questions.EXCHANGE

    def __init__(self, player: i64) -> None:
        super().__init__(player)
        self._listed: tuple[list[int], list[int]] = (NO_CARDS, NO_CARDS)
        """A hand and its exchanges: bots ask again and again before it changes."""

    def options(self, s: Gugong) -> list[int]:
        hand = s.families[self.player].hand
        listed = self._listed
        if listed[0] is hand:
            return listed[1]
        moves: list[int] = []
        for gift in s.gifts(hand, 0):
            moves += EXCHANGES[gift]
        self._listed = (hand, moves)
        return moves

    def answer(self, s: Gugong, move: int) -> None:
        which: i64 = move - EXCHANGE
        gift = which // len(LOCATIONS)
        location = which % len(LOCATIONS)
        card = s.bring_to_light(self.player, s.card_of(s.families[self.player].hand, gift))
        if is_free(s, self.player, card, location):
            s.then(exchange(s, self.player, gift, location, True))
        else:
            s.settle_spots(self.player)
            s.follow(PayForExchange(self.player, gift, location))


EXCHANGE_GIFT: Final = [ExchangeGift(player) for player in range(MOST_PLAYERS)]


@final
@mypyc_attr(free_list_len=1)
class PayForExchange(Choice[Gugong]):
    """G3.2: a lower or equal gift costs 2 servants, or another hand card, or both actions."""

    fields: ClassVar[tuple[str, ...]] = ("player", "gift", "location")
    question: ClassVar[Kind] = questions.PAY_EXCHANGE

    def __init__(self, player: i64, gift: i64, location: i64) -> None:
        super().__init__(player)
        self.gift = gift
        self.location = location

    def others(self, s: Gugong) -> list[int]:
        """The other hand cards."""
        hand = s.families[self.player].hand
        return without(hand, s.card_of(hand, self.gift))

    def options(self, s: Gugong) -> list[int]:
        payable = s.families[self.player].can_remove(EXCHANGE_SERVANTS)
        return (SERVANTS_OR_ACTIONS if payable else ACTIONS_ONLY) + s.gifts(self.others(s), DISCARD)

    def answer(self, s: Gugong, move: int) -> None:
        player = self.player
        if move == NO_ACTIONS:
            s.tell(WITHOUT_ACTIONS, player)
            s.then(exchange(s, player, self.gift, self.location, False))
        elif move == PAY_SERVANTS:
            s.then([*removal(player, EXCHANGE_SERVANTS), ExchangeNow(player, self.gift, self.location)])
        else:
            others = self.others(s)
            s.hide_spots(player, others)
            discard(s, player, s.card_of(others, move - DISCARD))
            s.tell(CARD_DISCARDED, player)
            s.then(exchange(s, player, self.gift, self.location, True))

    def ask(self, s: Gugong) -> Message:
        return self.question.message(self.player, self.gift, self.location)

    def expected(self, s: Gugong) -> list[int]:
        return [PAY_SERVANTS, NO_ACTIONS, *s.gifts(s.families[self.player].hand, DISCARD)]

    def why_not(self, s: Gugong, move: int) -> Message:
        if move == PAY_SERVANTS:
            return TOO_FEW_SERVANTS.message(EXCHANGE_SERVANTS, s.families[self.player].pool)
        return NO_OTHER_CARD.message()


@final
@mypyc_attr(free_list_len=1)
class ExchangeNow(Step[Gugong]):
    """G3.2: the exchange, once it is paid for."""

    fields: ClassVar[tuple[str, ...]] = ("player", "gift", "location")

    def __init__(self, player: i64, gift: i64, location: i64) -> None:
        self.player = player
        self.gift = gift
        self.location = location

    def run(self, s: Gugong) -> None:
        s.then(exchange(s, self.player, self.gift, self.location, True))


def exchange(s: Gugong, player: i64, gift: i64, location: i64, with_actions: bool) -> list[Task[Any]]:
    """G3.4: the card taken goes face down on one's own discard pile; G3.5: then the actions, the card's first."""
    card = s.card_of(s.families[player].hand, gift)
    lay(s, player, card, location)
    if not with_actions:
        return []
    tasks = card_action(player, gift, s.content.action[card])
    tasks.append(ACT[player][location])
    return tasks


def lay(s: Gugong, player: i64, card: i64, location: i64) -> None:
    """The card goes on the board, the one that lay there on the discard pile."""
    family = s.families[player]
    taken: i64 = s.board[location]
    family.hand = without(family.hand, card)
    family.discards = family.discards + [taken]
    s.board = replaced(s.board, location, card)
    s.show(card)
    s.settle_spots(player)
    s.tell(EXCHANGED, player, s.gift(card), s.gift(taken), location)


def card_action(player: i64, gift: i64, action: i64) -> list[Task[Any]]:
    """G3.6: the action of the card played."""
    if action < len(LOCATIONS):
        return [ACT[player][action]]
    return [] if action == NO_ACTION else [CardBenefit(player, gift, action)]


@final
@mypyc_attr(free_list_len=1)
class CardBenefit(Choice[Gugong]):
    """G3.6: a servant, two servants, or swapping a card; or not."""

    fields: ClassVar[tuple[str, ...]] = ("player", "gift", "action")
    question: ClassVar[Kind] = questions.CARD_ACTION

    def __init__(self, player: i64, gift: i64, action: i64) -> None:
        super().__init__(player)
        self.gift = gift
        self.action = action

    def options(self, s: Gugong) -> list[int]:
        servants = s.families[self.player].servants_in_supply() > 0
        possible = can_swap(s, self.player) if self.action == SWAP else servants
        return SKIP_OR_USE if possible else SKIP_ONLY

    def answer(self, s: Gugong, move: int) -> None:
        if move == SKIP:
            return
        if self.action == SWAP:
            s.follow(SwapOwn(self.player))
        else:
            s.then(gaining_whole(s, self.player, 2 if self.action == TWO_SERVANTS else 1))

    def ask(self, s: Gugong) -> Message:
        return self.question.message(self.player, self.gift)

    def expected(self, s: Gugong) -> list[int]:
        return [SKIP, USE]

    def why_not(self, s: Gugong, move: int) -> Message:
        return NOTHING_TO_DO.message()
