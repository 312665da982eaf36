"""G14.1 to G14.3: Meng's turns and the twilight."""

from typing import Any, ClassVar, final

from mypy_extensions import i64

from yamen.engine.tasks import Chance, Step, Task
from yamen.games.gugong.day import lay
from yamen.games.gugong.family import NO_CARDS, changed
from yamen.games.gugong.meng import MengActs, meng_gain, twilight_action
from yamen.games.gugong.moves import AUTOMA_CARD, REVEAL
from yamen.games.gugong.news import (
    AUTOMA_REVEALED,
    AUTOMA_SHUFFLED,
    MENG_SWAP,
    TWILIGHT_CARD,
    TWILIGHT_FALLS,
    TWILIGHT_SKIPPED,
)
from yamen.games.gugong.servants import score
from yamen.games.gugong.ships import gift_weights
from yamen.games.gugong.state import MENG, Gugong
from yamen.games.gugong.words import AUTOMA_CARDS, LOCATIONS, ONE_SERVANT, SPECIAL, SWAP, TWO_SERVANTS


@final
class MengTurn(Step[Gugong]):
    """G14.2: an automa card and Meng's top gift are revealed; an empty deck is made anew of earlier days' cards."""

    def run(self, s: Gugong) -> None:
        if sum(s.automa) == 0:
            s.automa = s.automa_used
            s.automa_used = [0] * len(AUTOMA_CARDS)
            s.tell(AUTOMA_SHUFFLED)
        s.follow(DrawAutoma())


@final
class DrawAutoma(Chance[Gugong]):
    """G14.2: the top card of the automa deck."""

    def options(self, s: Gugong) -> list[int]:
        return [AUTOMA_CARD + card for card in range(len(AUTOMA_CARDS)) if s.automa[card] > 0]

    def weights(self, s: Gugong) -> list[int]:
        return [count for count in s.automa if count > 0]

    def answer(self, s: Gugong, move: int) -> None:
        card: i64 = move - AUTOMA_CARD
        s.automa = changed(s.automa, card, -1)
        s.automa_today = s.automa_today + [card]
        s.follow(RevealGift(card))


@final
class RevealGift(Chance[Gugong]):
    """G14.2: his top gift is exchanged at the location shown, values ignored; then both actions."""

    fields: ClassVar[tuple[str, ...]] = ("automa",)

    def __init__(self, automa: i64) -> None:
        super().__init__()
        self.automa = automa

    def options(self, s: Gugong) -> list[int]:
        return s.gifts(s.families[MENG].hand, REVEAL)

    def weights(self, s: Gugong) -> list[int]:
        return gift_weights(s, s.families[MENG].hand)

    def answer(self, s: Gugong, move: int) -> None:
        gift: i64 = move - REVEAL
        special: i64 = 1 if self.automa == SPECIAL else 0
        location = s.focus if special else self.automa
        card = s.bring_to_light(MENG, s.card_of(s.families[MENG].hand, gift))
        action: i64 = s.content.action[card]
        s.tell(AUTOMA_REVEALED, self.automa, gift)
        lay(s, MENG, card, location)
        tasks: list[Task[Any]] = []
        if action < len(LOCATIONS):
            tasks.append(MengActs(action, special))
        elif action in (ONE_SERVANT, TWO_SERVANTS):
            meng_gain(s, 1 if action == ONE_SERVANT else 2)
        elif action == SWAP:
            s.tell(MENG_SWAP, 1)
            score(s, MENG, 1)
        s.then([*tasks, MengActs(location, special)])


@final
class Twilight(Step[Gugong]):
    """G14.3: the day's automa cards in the order played, each lower action if Meng can pay."""

    def run(self, s: Gugong) -> None:
        s.tell(TWILIGHT_FALLS)
        tasks: list[Task[Any]] = [TwilightCard(card) for card in s.automa_today]
        s.then([*tasks, PutAwayAutoma()])


@final
class TwilightCard(Step[Gugong]):
    """G14.3: one card's lower action, or it is skipped."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64) -> None:
        self.card = card

    def run(self, s: Gugong) -> None:
        s.tell(TWILIGHT_CARD, self.card)
        tasks = twilight_action(s, self.card)
        if len(tasks) == 0:
            s.tell(TWILIGHT_SKIPPED, self.card)
        s.then(tasks)


@final
class PutAwayAutoma(Step[Gugong]):
    """G14.3: the day's cards join those of earlier days."""

    def run(self, s: Gugong) -> None:
        for card in s.automa_today:
            s.automa_used = changed(s.automa_used, card, 1)
        s.automa_today = NO_CARDS
