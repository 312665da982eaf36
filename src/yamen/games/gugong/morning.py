"""G2: the morning phase."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.counts import NO_COUNTS, bit, changed, present
from yamen.engine.messages import Kind, Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Chance, Choice, Step, Task
from yamen.games.gugong import questions
from yamen.games.gugong.canal import LoadFromSupply, supply_loads
from yamen.games.gugong.family import NO_CITY, replaced
from yamen.games.gugong.gifts import SwapOwn, can_swap
from yamen.games.gugong.intrigue import can_intrigue, move_intrigue
from yamen.games.gugong.meng_canal import meng_load
from yamen.games.gugong.moves import LAY_TOKEN, OBTAIN, ROLL, SKIP
from yamen.games.gugong.news import DECREE_USED, DICE_ROLLED, MENG_SWAP, TOKEN_LAID, TOKENS_SHUFFLED
from yamen.games.gugong.palace import move_envoy
from yamen.games.gugong.reasons import NOTHING_TO_DO
from yamen.games.gugong.servants import gain, gaining, gaining_whole, score
from yamen.games.gugong.state import MENG, NO_HOLDER, NO_TOKEN, Gugong
from yamen.games.gugong.words import (
    CITIES,
    DICE,
    HIGHEST_VALUE,
    MORNING_ENVOY,
    MORNING_INTRIGUE,
    MORNING_SERVANT,
    MORNING_SHIP,
    MORNING_SWAP,
    SHOWN_PER_LEVEL,
    TOKENS,
)

ROLLS: Final = OptionSets(ROLL, HIGHEST_VALUE)
TOKENS_TO_LAY: Final = OptionSets(LAY_TOKEN, len(TOKENS))


@final
class NewStartPlayer(Step[Gugong]):
    """G2.1: whoever took the medal becomes start player and puts it back."""

    def run(self, s: Gugong) -> None:
        if s.medal != NO_HOLDER:
            s.start = s.medal
            s.medal = NO_HOLDER


@final
class FillMap(Step[Gugong]):
    """G2.2: every city without token and traveller gets a token, in map order."""

    def run(self, s: Gugong) -> None:
        visited: i64 = 0
        for family in s.families:
            if family.traveller != NO_CITY:
                visited |= bit(family.traveller)
        tasks: list[Task[Any]] = []
        for city in s.content.cities[s.side]:
            if s.token_in(city) == NO_TOKEN and not visited >> city & 1:
                tasks.append(FILL_CITY[city])
        s.then(tasks)


@final
class LayToken(Step[Gugong]):
    """G2.2: empty draw piles are made anew of the discards; if both are empty the city stays empty."""

    fields: ClassVar[tuple[str, ...]] = ("city",)

    def __init__(self, city: i64) -> None:
        self.city = city

    def run(self, s: Gugong) -> None:
        if s.token_pile == NO_COUNTS:
            if s.token_discards == NO_COUNTS:
                return
            s.token_pile = s.token_discards
            s.token_discards = NO_COUNTS
            s.tell(TOKENS_SHUFFLED)
        s.follow(DRAW_TOKEN[self.city])


@final
class DrawToken(Chance[Gugong]):
    """G1.1, G2.2: the top token of the draw piles goes face up on a city."""

    fields: ClassVar[tuple[str, ...]] = ("city",)

    def __init__(self, city: i64) -> None:
        super().__init__()
        self.city = city

    def options(self, s: Gugong) -> list[int]:
        return TOKENS_TO_LAY.of(present(s.token_pile))

    def counts(self, s: Gugong) -> i64:
        return s.token_pile

    def answer(self, s: Gugong, move: int) -> None:
        token: i64 = move - LAY_TOKEN
        s.token_pile = changed(s.token_pile, token, -1)
        s.lay_token(self.city, token)
        s.tell(TOKEN_LAID, token, self.city)


FILL_CITY: Final = [LayToken(city) for city in range(len(CITIES))]
DRAW_TOKEN: Final = [DrawToken(city) for city in range(len(CITIES))]


@final
class RollDie(Chance[Gugong]):
    """G1.2, G2.3: the destiny dice, one after the other."""

    fields: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, die: i64) -> None:
        super().__init__()
        self.die = die

    def options(self, s: Gugong) -> list[int]:
        one: i64 = 1
        faces: i64 = 0
        for face in s.content.faces[self.die]:
            faces |= one << face - 1
        return ROLLS.of(faces)

    def weights(self, s: Gugong) -> list[int]:
        return s.content.face_weights[self.die]

    def answer(self, s: Gugong, move: int) -> None:
        s.dice = replaced(s.dice, self.die, move - ROLL + 1)
        if self.die < DICE - 1:
            s.follow(RollDie(self.die + 1))
        else:
            s.tell(DICE_ROLLED, s.dice[0], s.dice[1], s.dice[2])


# G2.4, G9.2 Level 1 decrees


def decree_helps(s: Gugong, player: i64, decree: i64) -> bool:
    """Whether the advantage of a level 1 decree would do anything."""
    if decree == MORNING_INTRIGUE:
        return can_intrigue(s, player)
    if decree == MORNING_SHIP:
        return len(supply_loads(s, player)) > 0
    if decree == MORNING_SERVANT:
        return s.families[player].servants_in_supply() > 0
    if decree == MORNING_SWAP:
        return can_swap(s, player)
    return True


@final
class UseMorningDecrees(Choice[Gugong]):
    """G2.4: the owner uses level 1 decrees in the order of their choice, each or not; `left` has a bit for each."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")
    question: ClassVar[Kind] = questions.MORNING_DECREES

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def options(self, s: Gugong) -> list[int]:
        moves = [
            OBTAIN + s.decrees[at]
            for at in range(SHOWN_PER_LEVEL)
            if self.left >> at & 1 and decree_helps(s, self.player, s.decrees[at])
        ]
        return [SKIP, *sorted(moves)]

    def answer(self, s: Gugong, move: int) -> None:
        if move == SKIP:
            return
        decree: i64 = move - OBTAIN
        at: i64 = s.decrees.index(decree)
        bit: i64 = 1
        s.tell(DECREE_USED, self.player, decree)
        tasks = morning_advantage(s, self.player, decree)
        left = self.left & ~(bit << at)
        if left != 0:
            tasks.append(UseMorningDecrees(self.player, left))
        s.then(tasks)

    def expected(self, s: Gugong) -> list[int]:
        return [SKIP, *sorted(OBTAIN + s.decrees[at] for at in range(SHOWN_PER_LEVEL) if self.left >> at & 1)]

    def why_not(self, s: Gugong, move: int) -> Message:
        return NOTHING_TO_DO.message()


def morning_advantage(s: Gugong, player: i64, decree: i64) -> list[Task[Any]]:
    """G9.2: what a level 1 decree gives each morning."""
    if decree == MORNING_INTRIGUE:
        move_intrigue(s, player, 2)
    elif decree == MORNING_ENVOY:
        move_envoy(s, player, 1)
    elif decree == MORNING_SHIP:
        return [LoadFromSupply(player)]
    elif decree == MORNING_SERVANT:
        return gaining_whole(s, player, 1)
    elif decree == MORNING_SWAP:
        return [SwapOwn(player)]
    return []


@final
class MorningDecrees(Step[Gugong]):
    """G2.4: in player order."""

    def run(self, s: Gugong) -> None:
        tasks: list[Task[Any]] = []
        for player in s.everyone():
            own: i64 = 0
            bit: i64 = 1
            for at in range(SHOWN_PER_LEVEL):
                if s.on_decrees[at] >> player & 1:
                    own |= bit << at
            if own != 0:
                tasks.append(MengMorning(own) if s.is_meng(player) else UseMorningDecrees(player, own))
        s.then(tasks)


@final
class NewServants(Step[Gugong]):
    """G2.5: everyone may take the number of servants shown."""

    def run(self, s: Gugong) -> None:
        servants: i64 = s.content.new_servants[s.day - 2]
        tasks: list[Task[Any]] = []
        for player in s.everyone():
            if s.is_meng(player):
                supply = s.families[player].supply
                gain(s, player, servants if servants < supply else supply, False)
            else:
                tasks.extend(gaining(s, player, servants, 0))
        s.then(tasks)


@final
class MengMorning(Step[Gugong]):
    """G14.8: Meng uses all his level 1 decrees; the swap decree is 1 VP for him."""

    fields: ClassVar[tuple[str, ...]] = ("own",)

    def __init__(self, own: i64) -> None:
        self.own = own

    def run(self, s: Gugong) -> None:
        tasks: list[Task[Any]] = []
        for at in range(SHOWN_PER_LEVEL):
            decree: i64 = s.decrees[at]
            if not self.own >> at & 1:
                continue
            s.tell(DECREE_USED, MENG, decree)
            if decree == MORNING_SWAP:
                s.tell(MENG_SWAP, 1)
                score(s, MENG, 1)
            elif decree == MORNING_SERVANT:
                if s.families[MENG].supply > 0:
                    gain(s, MENG, 1, False)
            elif decree == MORNING_SHIP:
                if s.families[MENG].supply > 0:
                    tasks.extend(meng_load(s, 1, True))
            else:
                tasks.extend(morning_advantage(s, MENG, decree))
        s.then(tasks)
