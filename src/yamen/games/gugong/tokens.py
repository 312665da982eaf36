"""G4.6: exchanging travel tokens, and keeping them."""

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.counts import changed
from yamen.engine.messages import Kind
from yamen.engine.tasks import Choice, Step
from yamen.games.gugong import questions
from yamen.games.gugong.moves import TOKENS_FOR
from yamen.games.gugong.news import JADE_GAINED, TOKENS_EXCHANGED
from yamen.games.gugong.servants import gain, score
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.words import (
    FOR_DOUBLE,
    FOR_SERVANT,
    FOR_VP,
    TOKEN_DOUBLE,
    TOKEN_PRICES,
    TOKEN_SPACES,
    TOKENS_FOR_VP,
)


def gain_jade(s: Gugong, player: i64) -> None:
    """A jade from the supply, which never runs out."""
    s.families[player].jade += 1
    s.tell(JADE_GAINED, player, 1)


def exchange_tokens(s: Gugong, player: i64, goods: i64, doubles: i64) -> None:
    """G4.6: 2 tokens for a servant, 4 for 2 VP, 6 for a jade; `doubles` of them count as two, the oldest others go."""
    family = s.families[player]
    price: i64 = TOKEN_PRICES[goods]
    singles: i64 = price - 2 * doubles
    left_doubles = doubles
    left: list[int] = []
    for token in family.tokens:
        if token == TOKEN_DOUBLE and left_doubles > 0:
            left_doubles -= 1
        elif token != TOKEN_DOUBLE and singles > 0:
            singles -= 1
        else:
            left.append(token)
            continue
        s.token_discards = changed(s.token_discards, token, 1)
    s.tell(TOKENS_EXCHANGED, player, len(family.tokens) - len(left), goods)
    family.tokens = left
    if goods == FOR_SERVANT:
        gain(s, player, 1, False)
    elif goods == FOR_DOUBLE:
        gain(s, player, 0, True)
    elif goods == FOR_VP:
        score(s, player, TOKENS_FOR_VP)
    else:
        gain_jade(s, player)


@final
@mypyc_attr(free_list_len=1)
class StoreToken(Step[Gugong]):
    """G4.3: the token goes on one of the six spaces; without a space tokens must be exchanged first."""

    fields: ClassVar[tuple[str, ...]] = ("player", "token")

    def __init__(self, player: i64, token: i64) -> None:
        self.player = player
        self.token = token

    def run(self, s: Gugong) -> None:
        family = s.families[self.player]
        if len(family.tokens) < TOKEN_SPACES:
            family.tokens = family.tokens + [self.token]
        else:
            s.then([MakeRoom(self.player), self])


@final
class MakeRoom(Choice[Gugong]):
    """G4.3: an exchange of tokens that can't be declined."""

    question: ClassVar[Kind] = questions.MAKE_ROOM

    def __init__(self, player: i64) -> None:
        super().__init__(player)
        self.interruptible = False

    def options(self, s: Gugong) -> list[int]:
        return s.anytime(self.player)

    def answer(self, s: Gugong, move: int) -> None:
        which: i64 = move - TOKENS_FOR
        exchange_tokens(s, self.player, which // 4, which % 4)
