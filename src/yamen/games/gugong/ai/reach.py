"""Features of what is in a family's reach in Gùgōng, gifts and travel tokens, and of what Meng still has."""

from typing import Final

from mypy_extensions import i64

from yamen.games.gugong.ai.summary import FamilySummary
from yamen.games.gugong.family import Family
from yamen.games.gugong.gifts import SwapBoard
from yamen.games.gugong.great_wall import TurnDie
from yamen.games.gugong.night import matches_of
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.travel import UseToken, bonus_owner, bonus_token, reachable
from yamen.games.gugong.words import (
    AUTOMA_CARDS,
    BONUS_PLUS1,
    CARD_ACTIONS,
    CITIES,
    EQUAL_GIFTS,
    HIGHEST_VALUE,
    LOCATIONS,
    NO_ACTION,
    TOKENS,
)

KINDS: Final = TOKENS[: BONUS_PLUS1 + 1]
"""The kinds of tokens; those for the day only count as one."""
REACH_FEATURES: Final = (
    *(f"free at {location}" for location in LOCATIONS),
    "matches in reach",
    "stuck in hand",
    "free for tomorrow",
    "values in hand",
    "values for tomorrow",
    *(f"in hand: {action}" for action in CARD_ACTIONS[:NO_ACTION]),
    *(f"for tomorrow: {action}" for action in CARD_ACTIONS[:NO_ACTION]),
    *(f"in reach: {token}" for token in KINDS),
    *(f"to use: {token}" for token in KINDS),
    "die to turn",
    "card to swap",
    "card of tomorrow to swap",
    *(f"Meng's deck: {card}" for card in AUTOMA_CARDS),
    *(f"Meng's day: {card}" for card in AUTOMA_CARDS),
)


def reach_features(o: FamilySummary) -> list[int]:
    """A number for each of REACH_FEATURES."""
    s = o.s
    found = [0] * (len(LOCATIONS) + 5)
    in_hand = [0] * (NO_ACTION + 1)
    tomorrow = [0] * (NO_ACTION + 1)
    tokens = [0] * len(KINDS)
    if not s.is_meng(o.seat):  # his cards are not seen, and his traveller goes its way
        gifts(o, found, in_hand, tomorrow)
        in_reach = reachable(s, o.seat)
        for city in range(len(CITIES)):
            if in_reach >> city & 1:
                tokens[kind(s.token_in(city))] += 1
    in_hand.pop()
    tomorrow.pop()
    return [*found, *in_hand, *tomorrow, *tokens, *to_do(o), *deck(s)]


def gifts(o: FamilySummary, found: list[int], in_hand: list[int], tomorrow: list[int]) -> None:
    """Which cards of the board are free for those in hand, and how many for those of tomorrow.

    By the rule of `day.is_free`, which would look for tokens and decrees anew for every card at every location.
    """
    s = o.s
    content = s.content
    family: Family = o.family
    equal: i64 = 1 if o.has(EQUAL_GIFTS) else 0
    plus = equal
    for code in s.bonus:
        if bonus_owner(code) == o.seat and bonus_token(code) == BONUS_PLUS1:
            plus += 1
    board = [content.value[card] for card in s.board]
    stuck: i64 = 0
    values: i64 = 0
    for card in family.hand:
        value: i64 = content.value[card]
        values += value
        in_hand[content.action[card]] += 1
        free: i64 = 0
        at: i64 = 0
        for other in board:
            if value + plus > other or (value == 1 and other == HIGHEST_VALUE):
                free += 1
                found[at] += 1
            at += 1
        if free == 0:
            stuck += 1
    matching: i64 = 0
    if o.night_due:
        at = 0
        for card in s.board:
            if found[at] > 0:
                matching += matches_of(s, card)
            at += 1
    later: i64 = 0
    values_later: i64 = 0
    for card in family.discards:
        value = content.value[card]
        values_later += value
        tomorrow[content.action[card]] += 1
        for other in board:
            if value + equal > other or (value == 1 and other == HIGHEST_VALUE):
                later += 1
    at = len(LOCATIONS)
    found[at] = matching
    found[at + 1] = stuck
    found[at + 2] = later
    found[at + 3] = values
    found[at + 4] = values_later


def kind(token: i64) -> i64:
    return token if token < BONUS_PLUS1 else BONUS_PLUS1


def to_do(o: FamilySummary) -> list[int]:
    """What is to be chosen next: the token that may be used, a die to turn, the card that is swapped."""
    use = [0] * (len(KINDS) + 3)
    for task in o.s.agenda:
        if isinstance(task, UseToken):
            if task.player == o.seat:
                use[kind(task.token)] += 1
        elif isinstance(task, TurnDie):
            if task.player == o.seat:
                use[len(KINDS)] = 1
        elif isinstance(task, SwapBoard) and task.player == o.seat:
            value: i64 = task.gift // len(CARD_ACTIONS) + 1
            use[len(KINDS) + 1 + task.from_discards] = value
    return use


def deck(s: Gugong) -> list[int]:
    """How many of each card Meng's deck still has, and how many he has played today."""
    if s.players > 1:
        return [0] * (2 * len(AUTOMA_CARDS))
    today = [0] * len(AUTOMA_CARDS)
    for card in s.automa_today:
        today[card] += 1
    return [*s.automa, *today]
