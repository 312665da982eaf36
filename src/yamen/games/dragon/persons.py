"""D4: the persons phase."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.counts import NO_COUNTS, changed, count, present
from yamen.engine.messages import Kind, Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Choice, Step, Task
from yamen.games.dragon import questions
from yamen.games.dragon.moves import PLAY, TAKE
from yamen.games.dragon.news import CARD_PLAYED, CARD_WASTED
from yamen.games.dragon.palaces import take_in
from yamen.games.dragon.reasons import CARD_GONE, NO_TILES, WRONG_CARD
from yamen.games.dragon.state import Dragon
from yamen.games.dragon.words import CARDS, KINDS, MOST_PLAYERS, OLD, WILD

PLAYS: Final = OptionSets(PLAY, len(CARDS))
TAKES: Final = OptionSets(TAKE, KINDS)


@final
class PersonPhase(Step[Dragon]):
    """D4.1: in turn order, worked out anew. D4.6: whoever has no card left plays none, like everyone in month 12."""

    def run(self, s: Dragon) -> None:
        tasks: list[Task[Any]] = []
        for player in s.order:
            if s.courts[player].cards_left() > 0:
                tasks.append(PLAY_CARD[player])
        s.then(tasks)


@final
class PlayCard(Choice[Dragon]):
    """D4.1: one person card is played and gone. D4.3: if its type has no tiles left it brings nothing."""

    question: ClassVar[Kind] = questions.PLAY_CARD

    def options(self, s: Dragon) -> list[int]:
        return PLAYS.of(present(s.courts[self.player].cards))

    def answer(self, s: Dragon, move: int) -> None:
        card: i64 = move - PLAY
        court = s.courts[self.player]
        court.cards = changed(court.cards, card, -1)
        if court.discarded != NO_COUNTS:
            s.revealed = True  # everyone sees a card that might have been discarded
        s.tell(CARD_PLAYED, self.player, card)
        if has_tiles(s, card):
            s.follow(TAKE_PERSON[self.player][card])
        else:
            s.tell(CARD_WASTED, self.player, card)

    def expected(self, s: Dragon) -> list[int]:
        return list(range(PLAY, PLAY + len(CARDS)))

    def why_not(self, s: Dragon, move: int) -> Message:
        return CARD_GONE.message(move - PLAY)


def has_tiles(s: Dragon, card: i64) -> bool:
    """Whether any tile is left that the card can take."""
    return tiles_for(s, card) != 0


def tiles_for(s: Dragon, card: i64) -> i64:
    """The tiles left that the card can take, a bit for each kind."""
    if card == WILD:
        return present(s.supply)
    one: i64 = 1
    old: i64 = OLD[card]
    kinds: i64 = 0
    if count(s.supply, card) > 0:
        kinds |= one << card
    if old >= 0 and count(s.supply, old) > 0:
        kinds |= one << old
    return kinds


@final
class TakePerson(Choice[Dragon]):
    """D4.1: a matching tile, young or old as available and chosen; a wild card takes any tile."""

    fields: ClassVar[tuple[str, ...]] = ("player", "card")
    question: ClassVar[Kind] = questions.TAKE

    def __init__(self, player: i64, card: i64) -> None:
        super().__init__(player)
        self.card = card

    def options(self, s: Dragon) -> list[int]:
        kinds = tiles_for(s, self.card)
        return TAKES.listed(kinds) if self.card == WILD else TAKES.of(kinds)

    def answer(self, s: Dragon, move: int) -> None:
        person: i64 = move - TAKE
        s.supply = changed(s.supply, person, -1)
        s.follow(take_in(s, self.player, person))

    def ask(self, s: Dragon) -> Message:
        return self.question.message(self.player, self.card)

    def expected(self, s: Dragon) -> list[int]:
        return list(range(TAKE, TAKE + KINDS))

    def why_not(self, s: Dragon, move: int) -> Message:
        person = move - TAKE
        if count(s.supply, person) > 0:
            return WRONG_CARD.message(self.card)
        return NO_TILES.message(person)


PLAY_CARD: Final = [PlayCard(player) for player in range(MOST_PLAYERS)]
TAKE_PERSON: Final = [[TakePerson(player, card) for card in range(len(CARDS))] for player in range(MOST_PLAYERS)]
