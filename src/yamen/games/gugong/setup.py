"""G1, G14.1: setting the game up, from an empty table to the first day."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.counts import bit, packed
from yamen.engine.tasks import Chance, Step, Task
from yamen.games.gugong.content import CONTENT, GugongContent
from yamen.games.gugong.days import Day
from yamen.games.gugong.family import NO_CARD, Family, changed, replaced, without
from yamen.games.gugong.morning import FillMap, RollDie
from yamen.games.gugong.moves import DEAL, FOCUS, LAY_DECREE, START
from yamen.games.gugong.news import DECREE_LAID, FOCUS_DRAWN, GAME_BEGINS, GIFT_LAID
from yamen.games.gugong.position import GugongPosition
from yamen.games.gugong.ships import DrawGift, gift_weights
from yamen.games.gugong.state import MENG, RULES, Gugong
from yamen.games.gugong.words import (
    BOARD_GROUP,
    BONUS_PLUS1,
    EASY,
    GROUPS,
    HARD,
    LEVELS,
    LOCATIONS,
    PER_LEVEL,
    PILE_GROUP,
    REWARD_CARD,
    SHOWN_PER_LEVEL,
    SOLO_LEVELS,
    SPECIAL,
)

NO_TURN: Final = -1


def new_position(
    players: int, options: dict[str, Any], content: GugongContent = CONTENT, rules: int = RULES
) -> GugongPosition:
    """The table before the first chance move."""
    s = GugongPosition(content, players, [Family() for _ in range(max(2, players))])
    s.rules = rules
    s.track = list(range(len(s.families)))
    s.token_pile = packed(content.tokens if options["bonus"] else content.tokens[:BONUS_PLUS1])
    s.houses = (1 << len(content.houses[s.side])) - 1
    tasks: list[Task[Any]] = []
    if players == 1:
        s.level = SOLO_LEVELS.index(options["level"])
        s.automa = content.automa if s.level != EASY else changed(content.automa, SPECIAL, -1)
        s.automa_used = [0] * len(s.automa)
        sets = [int(number) - 1 for number in options["sets"].split("/")]
        tasks.append(DealSets(0, sets[0], sets[1], 1 if options["expert"] else 0))
        if options["focus"] == "random":
            tasks.append(DrawFocus())
        else:
            s.focus = LOCATIONS.index(options["focus"])
    else:
        tasks.append(DrawStartPlayer(1 if options["expert"] else 0))
    tasks.extend(DealToBoard(location, 1 if options["expert"] else 0) for location in range(len(LOCATIONS)))
    tasks.extend([DrawDecree(), FillMap(), RollDie(0)])
    if players == 1 and s.level == HARD:
        tasks.append(FifthCard())
    s.then([*tasks, Day(1)])
    s.advance()
    return s


@final
class DrawStartPlayer(Chance[Gugong]):
    """G1.8: the start player is drawn; G1.7: intrigue markers are stacked from the start player upward."""

    fields: ClassVar[tuple[str, ...]] = ("expert",)

    def __init__(self, expert: i64) -> None:
        super().__init__()
        self.expert = expert

    def options(self, s: Gugong) -> list[int]:
        return list(range(START, START + len(s.families)))

    def answer(self, s: Gugong, move: int) -> None:
        s.follow(DealSets(move - START, 0, 1, self.expert))


@final
class DealSets(Step[Gugong]):
    """G1.4: player sets by seat from the start player on. G14.1: alone, the two sets chosen."""

    fields: ClassVar[tuple[str, ...]] = ("start", "first", "second", "expert")

    def __init__(self, start: i64, first: i64, second: i64, expert: i64) -> None:
        self.start = start
        self.first = first
        self.second = second
        self.expert = expert

    def run(self, s: Gugong) -> None:
        s.start = self.start
        order = s.everyone()
        sets = [self.first, self.second] if s.players == 1 else list(range(len(order)))
        seen: i64 = 0
        pile: list[int] = []
        hands: list[list[int]] = [[] for _ in order]
        turns = [NO_TURN] * len(GROUPS)
        for turn in range(len(sets)):
            turns[sets[turn] + 1] = turn
        for card in range(len(s.content.value)):
            group = s.content.group[card]
            if turns[group] != NO_TURN:
                hands[turns[group]].append(card)
                seen |= bit(card)
            elif group == PILE_GROUP or self.expert:
                pile.append(card)
            elif group != BOARD_GROUP:
                seen |= bit(card)
        s.pile = pile
        for turn in range(len(order)):
            family = s.families[order[turn]]
            family.hand = hands[turn]
            family.sees = seen
            family.spots = seen
        order.reverse()
        s.track = order
        s.tell(GAME_BEGINS, s.start)


@final
class DrawFocus(Chance[Gugong]):
    """G14.1: Meng's focus, one location at random."""

    def options(self, s: Gugong) -> list[int]:
        return list(range(FOCUS, FOCUS + len(LOCATIONS)))

    def answer(self, s: Gugong, move: int) -> None:
        s.focus = move - FOCUS
        s.tell(FOCUS_DRAWN, s.focus)


@final
class DealToBoard(Chance[Gugong]):
    """G1.4: a board card at random on each location; G1.9: any card of the pile in the expert variant."""

    fields: ClassVar[tuple[str, ...]] = ("location", "expert")

    def __init__(self, location: i64, expert: i64) -> None:
        super().__init__()
        self.location = location
        self.expert = expert

    def cards(self, s: Gugong) -> list[int]:
        if self.expert:
            return s.pile
        laid: i64 = 0
        one: i64 = 1
        for card in s.board:
            if card != NO_CARD:
                laid |= one << card
        return [card for card in s.content.board_cards if not laid >> card & 1]

    def options(self, s: Gugong) -> list[int]:
        return s.gifts(self.cards(s), DEAL)

    def weights(self, s: Gugong) -> list[int]:
        return gift_weights(s, self.cards(s))

    def answer(self, s: Gugong, move: int) -> None:
        card = s.card_of(self.cards(s), move - DEAL)
        if self.expert:
            s.pile = without(s.pile, card)
        s.board = replaced(s.board, self.location, card)
        s.show(card)
        s.tell(GIFT_LAID, s.gift(card), self.location)


@final
class DrawDecree(Chance[Gugong]):
    """G1.6: two of five at each level, the first one drawn at the bottom."""

    def options(self, s: Gugong) -> list[int]:
        first = len(s.decrees) // SHOWN_PER_LEVEL * PER_LEVEL
        return [LAY_DECREE + decree for decree in range(first, first + PER_LEVEL) if decree not in s.decrees]

    def answer(self, s: Gugong, move: int) -> None:
        s.decrees = s.decrees + [move - LAY_DECREE]
        s.tell(DECREE_LAID, move - LAY_DECREE)
        if len(s.decrees) < LEVELS * SHOWN_PER_LEVEL:
            s.follow(self)


@final
class FifthCard(Step[Gugong]):
    """G14.1: on the hard level Meng has a fifth card, marked at his harbour rewards."""

    def run(self, s: Gugong) -> None:
        family = s.families[MENG]
        family.mark_claim(REWARD_CARD)
        s.follow(DrawGift(MENG, 0))
