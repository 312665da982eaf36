"""G4: travel and the travel tokens."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.counts import bit, present
from yamen.engine.messages import Kind, Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Choice, PlayerStep, Task
from yamen.games.gugong import questions
from yamen.games.gugong.canal import LoadFromSupply, supply_loads
from yamen.games.gugong.family import NO_CITY
from yamen.games.gugong.gifts import GiveForJade, SwapOwn, TakeBack, can_swap, has_card_for_jade
from yamen.games.gugong.great_wall import TokenOnWall
from yamen.games.gugong.intrigue import can_intrigue, move_intrigue
from yamen.games.gugong.moves import MARK, PLACE, SKIP, SKIP_ONLY, SKIP_OR_USE, TO, USE
from yamen.games.gugong.news import BONUS_PLACED, PLUS_ONE, TOKEN_USED, TRAVELLED
from yamen.games.gugong.palace import move_envoy
from yamen.games.gugong.reasons import NO_ROAD_THERE, NO_TOKEN_THERE, NOTHING_TO_DO
from yamen.games.gugong.servants import gaining_whole, removal, score
from yamen.games.gugong.state import NO_TOKEN, Gugong
from yamen.games.gugong.tokens import StoreToken, gain_jade
from yamen.games.gugong.words import (
    BESIDE,
    BONUS_PLUS1,
    DOUBLE,
    IN_POOL,
    LOCATIONS,
    NORMAL,
    TOKEN_CARD_FOR_JADE,
    TOKEN_DOUBLE,
    TOKEN_ENVOY,
    TOKEN_INTRIGUE,
    TOKEN_SERVANT,
    TOKEN_SERVANTS,
    TOKEN_SERVANTS_FOR_JADE,
    TOKEN_SHIP,
    TOKEN_SWAP,
    TOKEN_TAKE_BACK,
    TOKEN_VP,
    TOKEN_WALL,
)

JOURNEYS: Final = OptionSets(TO, 0)


def reachable(s: Gugong, player: i64) -> i64:
    """G4.2: the cities with a token that roads lead to, past cities without; at first any city with a token.

    A bit for each.
    """
    with_token = present(s.cities)
    here = s.families[player].traveller
    if here == NO_CITY:
        return with_token
    roads_from = s.content.neighbours[s.side]
    ahead = bit(here)
    visited = ahead
    found: i64 = 0
    while ahead != 0:
        reached: i64 = 0
        for city in range(len(roads_from)):
            if ahead >> city & 1:
                reached |= roads_from[city]
        reached &= ~visited
        visited |= reached
        found |= reached & with_token
        ahead = reached & ~with_token
    return found


@final
class TravelStep(Choice[Gugong]):
    """G4.1: move the traveller, collect the token, may use it, keep it."""

    question: ClassVar[Kind] = questions.TRAVEL

    def options(self, s: Gugong) -> list[int]:
        return JOURNEYS.listed(reachable(s, self.player))

    def answer(self, s: Gugong, move: int) -> None:
        token = collect(s, self.player, move - TO)
        s.then(using(self.player, token))

    def expected(self, s: Gugong) -> list[int]:
        return sorted(TO + city for city in s.content.cities[s.side])

    def why_not(self, s: Gugong, move: int) -> Message:
        city = move - TO
        return (NO_TOKEN_THERE if s.token_in(city) == NO_TOKEN else NO_ROAD_THERE).message(city)


def collect(s: Gugong, player: i64, city: i64) -> i64:
    """The traveller arrives and takes the token."""
    token = s.token_in(city)
    s.lay_token(city, NO_TOKEN)
    s.families[player].traveller = city
    s.tell(TRAVELLED, player, city, token)
    return token


def using(player: i64, token: i64) -> list[Task[Any]]:
    """G4.3: the benefit and all it sets off, then the token is stored. Bonus tokens are stored when not used."""
    if token >= BONUS_PLUS1:
        return [UseBonus(player, token)]
    return [UseToken(player, token), StoreToken(player, token)]


@final
class SecondTravelStep(PlayerStep[Gugong]):
    """G4.2: the second move of B; it is lost if no token can be reached."""

    def run(self, s: Gugong) -> None:
        if reachable(s, self.player) != 0:
            s.follow(TravelStep(self.player))


# G4.4 Basic tokens


def token_helps(s: Gugong, player: i64, token: i64) -> bool:
    """Whether the benefit of a token would do anything."""
    family = s.families[player]
    if token in (TOKEN_SERVANT, TOKEN_SERVANTS, TOKEN_WALL):
        return family.servants_in_supply() > 0
    if token == TOKEN_INTRIGUE:
        return can_intrigue(s, player)
    if token == TOKEN_CARD_FOR_JADE:
        return has_card_for_jade(s, player)
    if token == TOKEN_SWAP:
        return can_swap(s, player)
    if token == TOKEN_TAKE_BACK:
        return len(family.discards) > 0
    if token == TOKEN_SHIP:
        return len(supply_loads(s, player)) > 0
    if token == TOKEN_SERVANTS_FOR_JADE:
        return family.can_remove(s.content.token_servants)
    return token != TOKEN_DOUBLE


@final
@mypyc_attr(free_list_len=1)
class UseToken(Choice[Gugong]):
    """G4.3: the benefit of the token just collected, or not."""

    fields: ClassVar[tuple[str, ...]] = ("player", "token")
    question: ClassVar[Kind] = questions.USE_TOKEN

    def __init__(self, player: i64, token: i64) -> None:
        super().__init__(player)
        self.token = token

    def options(self, s: Gugong) -> list[int]:
        return SKIP_OR_USE if token_helps(s, self.player, self.token) else SKIP_ONLY

    def answer(self, s: Gugong, move: int) -> None:
        if move == USE:
            s.tell(TOKEN_USED, self.player, self.token)
            s.then(token_benefit(s, self.player, self.token))

    def ask(self, s: Gugong) -> Message:
        return self.question.message(self.player, self.token)

    def expected(self, s: Gugong) -> list[int]:
        return [SKIP, USE]

    def why_not(self, s: Gugong, move: int) -> Message:
        return NOTHING_TO_DO.message()


def token_benefit(s: Gugong, player: i64, token: i64) -> list[Task[Any]]:
    """G4.4: the basic benefits."""
    if token == TOKEN_SERVANT:
        return gaining_whole(s, player, 1)
    if token == TOKEN_SERVANTS:
        return gaining_whole(s, player, 2)
    if token == TOKEN_ENVOY:
        move_envoy(s, player, 1)
    elif token == TOKEN_INTRIGUE:
        move_intrigue(s, player, 1)
    elif token == TOKEN_CARD_FOR_JADE:
        return [GiveForJade(player)]
    elif token == TOKEN_VP:
        score(s, player, s.content.token_vp)
    elif token == TOKEN_SWAP:
        return [SwapOwn(player)]
    elif token == TOKEN_TAKE_BACK:
        return [TakeBack(player)]
    elif token == TOKEN_SHIP:
        return [LoadFromSupply(player)]
    elif token == TOKEN_WALL:
        return [TokenOnWall(player)]
    elif token == TOKEN_SERVANTS_FOR_JADE:
        return [*removal(player, s.content.token_servants), GainJade(player)]
    return []


@final
class GainJade(PlayerStep[Gugong]):
    """A jade, once the servants are removed."""

    def run(self, s: Gugong) -> None:
        gain_jade(s, self.player)


# G4.5 Bonus tokens


def bonus_code(player: i64, token: i64, location: i64, double: i64) -> i64:
    """A bonus token in use as one number."""
    return ((location * 2 + double) * 3 + token - BONUS_PLUS1) * 5 + player


def bonus_owner(code: i64) -> i64:
    return code % 5


def bonus_token(code: i64) -> i64:
    return code // 5 % 3 + BONUS_PLUS1


def bonus_double(code: i64) -> bool:
    return code // 15 % 2 == 1


def bonus_location(code: i64) -> i64:
    return code // 30


@final
class UseBonus(Choice[Gugong]):
    """G4.5: the token and a servant from the pool go beside the board until the day ends, or it is only collected."""

    fields: ClassVar[tuple[str, ...]] = ("player", "token")
    question: ClassVar[Kind] = questions.USE_TOKEN

    def __init__(self, player: i64, token: i64) -> None:
        super().__init__(player)
        self.token = token

    def options(self, s: Gugong) -> list[int]:
        return SKIP_OR_USE if s.families[self.player].servants_in_pool() > 0 else SKIP_ONLY

    def answer(self, s: Gugong, move: int) -> None:
        if move == SKIP:
            s.follow(StoreToken(self.player, self.token))
        elif self.token == BONUS_PLUS1:
            s.follow(SetAside(self.player, self.token, 0))
        else:
            s.follow(MarkLocation(self.player, self.token))

    def ask(self, s: Gugong) -> Message:
        return self.question.message(self.player, self.token)

    def expected(self, s: Gugong) -> list[int]:
        return [SKIP, USE]

    def why_not(self, s: Gugong, move: int) -> Message:
        return NOTHING_TO_DO.message()


@final
class MarkLocation(Choice[Gugong]):
    """G4.5: the location of a toll or of following."""

    fields: ClassVar[tuple[str, ...]] = ("player", "token")
    question: ClassVar[Kind] = questions.MARK

    def __init__(self, player: i64, token: i64) -> None:
        super().__init__(player)
        self.token = token

    def options(self, s: Gugong) -> list[int]:
        return list(range(MARK, MARK + len(LOCATIONS)))

    def answer(self, s: Gugong, move: int) -> None:
        s.follow(SetAside(self.player, self.token, move - MARK))

    def ask(self, s: Gugong) -> Message:
        return self.question.message(self.player, self.token)


@final
class SetAside(Choice[Gugong]):
    """G4.5: the servant that goes with the token may be the double."""

    fields: ClassVar[tuple[str, ...]] = ("player", "token", "location")
    question: ClassVar[Kind] = questions.SET_ASIDE

    def __init__(self, player: i64, token: i64, location: i64) -> None:
        super().__init__(player)
        self.token = token
        self.location = location

    def options(self, s: Gugong) -> list[int]:
        family = s.families[self.player]
        moves: list[int] = []
        if family.pool > 0:
            moves.append(PLACE + NORMAL)
        if family.double == IN_POOL:
            moves.append(PLACE + DOUBLE)
        return moves

    def answer(self, s: Gugong, move: int) -> None:
        family = s.families[self.player]
        double: i64 = move - PLACE
        if double:
            family.double = BESIDE
        else:
            family.pool -= 1
        s.bonus = s.bonus + [bonus_code(self.player, self.token, self.location, double)]
        if self.token == BONUS_PLUS1:
            s.tell(PLUS_ONE, self.player)
        else:
            s.tell(BONUS_PLACED, self.player, self.token, self.location)
