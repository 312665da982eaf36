"""D4: the persons phase."""

from typing import Any, ClassVar, final

from mypy_extensions import i64

from yamen.engine.messages import Kind, Message
from yamen.engine.tasks import Choice, Step, Task
from yamen.games.dragon import questions
from yamen.games.dragon.moves import PLAY, TAKE
from yamen.games.dragon.news import CARD_PLAYED, CARD_WASTED
from yamen.games.dragon.palaces import take_in
from yamen.games.dragon.reasons import CARD_GONE, NO_TILES, WRONG_CARD
from yamen.games.dragon.state import NO_CARDS, Dragon, changed
from yamen.games.dragon.words import CARDS, KINDS, OLD, WILD


@final
class PersonPhase(Step[Dragon]):
    """D4.1: in turn order, worked out anew. D4.6: who has no card left plays none, as everyone in month 12."""

    def run(self, s: Dragon) -> None:
        tasks: list[Task[Any]] = []
        for player in s.order:
            if s.courts[player].cards_left() > 0:
                tasks.append(PlayCard(player))
        s.then(tasks)


@final
class PlayCard(Choice[Dragon]):
    """D4.1: one person card is played and gone. D4.3: if its type has no tiles left it brings nothing."""

    question: ClassVar[Kind] = questions.PLAY_CARD

    def options(self, s: Dragon) -> list[int]:
        moves: list[int] = []
        card: i64 = PLAY
        for count in s.courts[self.player].cards:
            if count > 0:
                moves.append(card)
            card += 1
        return moves

    def answer(self, s: Dragon, move: int) -> None:
        card: i64 = move - PLAY
        court = s.courts[self.player]
        court.cards = changed(court.cards, card, -1)
        if court.discarded is not NO_CARDS:
            s.revealed = True  # everyone sees a card that might have been discarded
        s.tell(CARD_PLAYED, self.player, card)
        if has_tiles(s, card):
            s.follow(TakePerson(self.player, card))
        else:
            s.tell(CARD_WASTED, self.player, card)

    def expected(self, s: Dragon) -> list[int]:
        return list(range(PLAY, PLAY + len(CARDS)))

    def why_not(self, s: Dragon, move: int) -> Message:
        return CARD_GONE.message(move - PLAY)


def has_tiles(s: Dragon, card: i64) -> bool:
    """Whether any tile is left that the card can take."""
    if card == WILD:
        return s.supply != [0] * KINDS
    old: i64 = OLD[card]
    return s.supply[card] > 0 or (old >= 0 and s.supply[old] > 0)


@final
class TakePerson(Choice[Dragon]):
    """D4.1: a matching tile, young or old as available and chosen; a wild card takes any tile."""

    fields: ClassVar[tuple[str, ...]] = ("player", "card")
    question: ClassVar[Kind] = questions.TAKE

    def __init__(self, player: i64, card: i64) -> None:
        super().__init__(player)
        self.card = card

    def options(self, s: Dragon) -> list[int]:
        supply = s.supply
        moves: list[int] = []
        card = self.card
        if card == WILD:
            for person in range(KINDS):
                if supply[person] > 0:
                    moves.append(TAKE + person)
            return moves
        old: i64 = OLD[card]
        if supply[card] > 0:
            moves.append(TAKE + card)
        if old >= 0 and supply[old] > 0:
            moves.append(TAKE + old)
        return moves

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
        if s.supply[person] > 0:
            return WRONG_CARD.message(self.card)
        return NO_TILES.message(person)
