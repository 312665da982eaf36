"""D9: super events, an expansion. One of ten happens in month 7."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.counts import changed, count, present
from yamen.engine.messages import Kind, Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Chance, Choice, PlayerStep, Step, Task
from yamen.games.dragon import questions
from yamen.games.dragon.actions import gain_fireworks, gain_rice, gain_yuan, parade, research
from yamen.games.dragon.events import Event
from yamen.games.dragon.moves import DISCARD, EDICT_FOR, LOSE, RETURN_RICE, RETURN_YUAN, SUPER, TAKE
from yamen.games.dragon.news import (
    CARD_DISCARDED,
    CARD_HIDDEN,
    EDICT_CHOSEN,
    FLOOR_LOST,
    GOODS_RETURNED,
    MARKERS_RESET,
    MONKS_SCORED,
    PERSONS_SCORED,
    POINTS_GAINED,
    PRIVILEGES_LOST,
    SUPER_EVENT_HAPPENS,
    SUPER_EVENT_SHOWN,
)
from yamen.games.dragon.palaces import BuildFloor, ReleaseFrom, release_all, take_in
from yamen.games.dragon.reasons import CARD_GONE, NO_TILES, NOT_AT_COURT, ONLY_YOUNG, TYPE_TAKEN
from yamen.games.dragon.scoring import worth_of_monks, worth_of_persons
from yamen.games.dragon.state import Dragon
from yamen.games.dragon.words import (
    ASSASSINATION_ATTEMPT,
    BUDDHA,
    CARDS,
    COURT_LADY,
    CRAFTSMAN,
    EARTHQUAKE,
    EDICT,
    FARMER,
    FLOOD,
    FROM_LADIES,
    FROM_MONKS,
    FROM_PERSONS,
    KINDS,
    LANTERN_FESTIVAL,
    MONK,
    PYROTECHNIST,
    SCHOLAR,
    SOLAR_ECLIPSE,
    SUNRISE,
    SUPER_EVENTS,
    TAX_COLLECTOR,
    TORNADO,
    TYPES,
    VOLCANIC_ERUPTION,
    WARRIOR,
)

DISCARDS: Final = OptionSets(DISCARD, len(CARDS))


@final
class DrawSuperEvent(Chance[Dragon]):
    """D9.1: one of ten, shown from the start; with the option hidden until month 7 it is drawn then."""

    skippable: ClassVar[bool] = True  # it does nothing before the end of the month

    def options(self, s: Dragon) -> list[int]:
        return list(range(SUPER, SUPER + len(SUPER_EVENTS)))

    def answer(self, s: Dragon, move: int) -> None:
        show_super_event(s, move - SUPER)


@final
class ChooseSuperEvent(Choice[Dragon]):
    """D9.1: the host knows the events and takes the super event that suits them."""

    question: ClassVar[Kind] = questions.SUPER_EVENT

    def options(self, s: Dragon) -> list[int]:
        return list(range(SUPER, SUPER + len(SUPER_EVENTS)))

    def answer(self, s: Dragon, move: int) -> None:
        show_super_event(s, move - SUPER)


def show_super_event(s: Dragon, super_event: i64) -> None:
    s.super_event = super_event
    s.tell(SUPER_EVENT_SHOWN, super_event)


@final
class SuperEvent(Step[Dragon]):
    """D9.1: what the super event does, in turn order."""

    def run(self, s: Dragon) -> None:
        happening = s.super_event
        s.tell(SUPER_EVENT_HAPPENS, happening)
        order = s.order
        tasks: list[Task[Any]] = []
        if happening == LANTERN_FESTIVAL:
            lantern_festival(s)
        elif happening == BUDDHA:
            buddha(s)
        elif happening == EARTHQUAKE:
            tasks = [Earthquake(player) for player in order]
        elif happening == FLOOD:
            tasks = [Flood(player) for player in order]
        elif happening == SOLAR_ECLIPSE:
            tasks = [Event(s.events[s.month - 1])]
        elif happening == VOLCANIC_ERUPTION:
            volcanic_eruption(s)
        elif happening == TORNADO:
            tasks = [DiscardCard(player, 2) for player in order]
        elif happening == SUNRISE:
            tasks = [Sunrise(player) for player in order]
        elif happening == ASSASSINATION_ATTEMPT:
            assassination_attempt(s)
        elif happening == EDICT:
            tasks = [ObeyEdict(player) for player in order if s.courts[player].persons() > 0]
        s.then(tasks)


def lantern_festival(s: Dragon) -> None:
    """D9.2: score persons as at the end."""
    for player in s.order:
        points = worth_of_persons(s.courts[player])
        s.score(player, FROM_PERSONS, points)
        s.tell(PERSONS_SCORED, player, points)


def buddha(s: Dragon) -> None:
    """D9.3: score monks as at the end."""
    for player in s.order:
        score_monks(s, player)


def score_monks(s: Dragon, player: i64) -> None:
    points = worth_of_monks(s.courts[player], s.content)
    s.score(player, FROM_MONKS, points)
    s.tell(MONKS_SCORED, player, points)


# D9.4 Earthquake


@final
class Earthquake(PlayerStep[Dragon]):
    """D9.4: lose 2 floors of one's choice, or what there is; then whoever has no floor any more is released."""

    def run(self, s: Dragon) -> None:
        if s.courts[self.player].floors() > 2:
            s.then([LoseFloor(self.player, 2), Evict(self.player)])
            return
        palaces = s.courts[self.player].palaces
        for at in range(len(palaces)):
            for _ in range(palaces[at].floors):
                lose_floor(s, self.player, at)
        s.follow(Evict(self.player))


def lose_floor(s: Dragon, player: i64, at: i64) -> None:
    court = s.courts[player]
    court.put(at, court.palaces[at].with_floors(court.palaces[at].floors - 1))
    s.tell(FLOOR_LOST, player, at)


@final
class LoseFloor(Choice[Dragon]):
    """D9.4: a floor of one palace, then the floors that are left to lose."""

    fields: ClassVar[tuple[str, ...]] = ("player", "floors")
    question: ClassVar[Kind] = questions.EARTHQUAKE

    def __init__(self, player: i64, floors: i64) -> None:
        super().__init__(player)
        self.floors = floors

    def options(self, s: Dragon) -> list[int]:
        palaces = s.courts[self.player].palaces
        return [LOSE + at for at in range(len(palaces)) if palaces[at].floors > 0]

    def answer(self, s: Dragon, move: int) -> None:
        lose_floor(s, self.player, move - LOSE)
        if self.floors > 1:
            s.follow(LoseFloor(self.player, self.floors - 1))

    def ask(self, s: Dragon) -> Message:
        return self.question.message(self.player, self.floors)


@final
class Evict(PlayerStep[Dragon]):
    """D9.4: persons never move, so those without a floor are released; a palace without floors is gone."""

    def run(self, s: Dragon) -> None:
        palaces = s.courts[self.player].palaces
        tasks: list[Task[Any]] = []
        for at in range(len(palaces)):
            palace = palaces[at]
            if palace.floors == 0:
                release_all(s, self.player, at)
            elif len(palace.persons) > palace.floors:
                for _ in range(len(palace.persons) - palace.floors):
                    tasks.append(ReleaseFrom(self.player, at))
        s.then([*tasks, ClearRubble(self.player)])


@final
class ClearRubble(PlayerStep[Dragon]):
    """D9.4: a palace without floors is gone."""

    def run(self, s: Dragon) -> None:
        court = s.courts[self.player]
        court.palaces = [palace for palace in court.palaces if palace.floors > 0]


# D9.5 Flood


@final
class Flood(PlayerStep[Dragon]):
    """D9.5: half of yuan, rice and fireworks together, rounded down, goes back."""

    def run(self, s: Dragon) -> None:
        court = s.courts[self.player]
        s.follow(ReturnYuan(self.player, (court.yuan + court.rice + court.fireworks) // 2))


@final
class ReturnYuan(Choice[Dragon]):
    """D9.5: how many of the goods that go back are yuan."""

    fields: ClassVar[tuple[str, ...]] = ("player", "goods")
    question: ClassVar[Kind] = questions.FLOOD_YUAN

    def __init__(self, player: i64, goods: i64) -> None:
        super().__init__(player)
        self.goods = goods

    def options(self, s: Dragon) -> list[int]:
        court = s.courts[self.player]
        return amounts(RETURN_YUAN, court.yuan, self.goods, court.rice + court.fireworks)

    def answer(self, s: Dragon, move: int) -> None:
        s.follow(ReturnRice(self.player, self.goods, move - RETURN_YUAN))

    def ask(self, s: Dragon) -> Message:
        return self.question.message(self.player, self.goods)


@final
class ReturnRice(Choice[Dragon]):
    """D9.5: how many of the others are rice; fireworks are the rest."""

    fields: ClassVar[tuple[str, ...]] = ("player", "goods", "yuan")
    question: ClassVar[Kind] = questions.FLOOD_RICE

    def __init__(self, player: i64, goods: i64, yuan: i64) -> None:
        super().__init__(player)
        self.goods = goods
        self.yuan = yuan

    def options(self, s: Dragon) -> list[int]:
        court = s.courts[self.player]
        return amounts(RETURN_RICE, court.rice, self.goods - self.yuan, court.fireworks)

    def answer(self, s: Dragon, move: int) -> None:
        court = s.courts[self.player]
        rice: i64 = move - RETURN_RICE
        fireworks = self.goods - self.yuan - rice
        court.yuan -= self.yuan
        court.rice -= rice
        court.fireworks -= fireworks
        s.tell(GOODS_RETURNED, self.player, self.yuan, rice, fireworks)

    def ask(self, s: Dragon) -> Message:
        return self.question.message(self.player, self.goods - self.yuan)


def amounts(first: i64, have: i64, goods: i64, others: i64) -> list[int]:
    """How many of one good may go back, when `others` is all that is left to make up `goods`."""
    least = goods - others if goods > others else 0
    most = have if have < goods else goods
    return [first + amount for amount in range(least, most + 1)]


# D9.7 to D9.11


def volcanic_eruption(s: Dragon) -> None:
    """D9.7: all person markers go to 0 in the order they have."""
    for court in s.courts:
        court.steps = 0
    s.tell(MARKERS_RESET)


@final
class DiscardCard(Choice[Dragon]):
    """D9.8 Tornado: discard a person card, face down with closed hands, then those that are left to discard."""

    fields: ClassVar[tuple[str, ...]] = ("player", "cards")
    question: ClassVar[Kind] = questions.DISCARD

    def __init__(self, player: i64, cards: i64) -> None:
        super().__init__(player)
        self.cards = cards

    def options(self, s: Dragon) -> list[int]:
        return DISCARDS.of(present(s.courts[self.player].cards))

    def answer(self, s: Dragon, move: int) -> None:
        card: i64 = move - DISCARD
        court = s.courts[self.player]
        court.cards = changed(court.cards, card, -1)
        if s.closed_hands:
            court.discarded = changed(court.discarded, card, 1)
            s.tell(CARD_HIDDEN, self.player)
        else:
            s.tell(CARD_DISCARDED, self.player, card)
        if self.cards > 1:
            s.follow(DiscardCard(self.player, self.cards - 1))

    def ask(self, s: Dragon) -> Message:
        return self.question.message(self.player, self.cards)

    def expected(self, s: Dragon) -> list[int]:
        return list(range(DISCARD, DISCARD + len(CARDS)))

    def why_not(self, s: Dragon, move: int) -> Message:
        return CARD_GONE.message(move - DISCARD)


@final
class Sunrise(PlayerStep[Dragon]):
    """D9.9: take a young person, if any is allowed."""

    def run(self, s: Dragon) -> None:
        take = TakeAtSunrise(self.player)
        if len(take.options(s)) > 0:
            s.follow(take)


@final
class TakeAtSunrise(Choice[Dragon]):
    """D9.9: a young person as in D4.1, without a card, of a type nobody else has chosen."""

    question: ClassVar[Kind] = questions.SUNRISE

    def options(self, s: Dragon) -> list[int]:
        return [TAKE + type_ for type_ in range(len(TYPES)) if count(s.supply, type_) > 0 and not s.risen >> type_ & 1]

    def answer(self, s: Dragon, move: int) -> None:
        type_: i64 = move - TAKE
        bit: i64 = 1
        s.risen |= bit << type_
        s.supply = changed(s.supply, type_, -1)
        s.follow(take_in(s, self.player, type_))

    def expected(self, s: Dragon) -> list[int]:
        return list(range(TAKE, TAKE + KINDS))

    def why_not(self, s: Dragon, move: int) -> Message:
        type_ = move - TAKE
        if type_ >= len(TYPES):
            return ONLY_YOUNG.message()
        return TYPE_TAKEN.message(type_) if s.risen >> type_ & 1 else NO_TILES.message(type_)


def assassination_attempt(s: Dragon) -> None:
    """D9.10: all privileges are lost."""
    for player in s.order:
        court = s.courts[player]
        s.tell(PRIVILEGES_LOST, player, court.dragons(s.content))
        court.small = 0
        court.large = 0


@final
class ObeyEdict(Choice[Dragon]):
    """D9.11: one type of person at one's court brings its yield, by the symbols on the tiles alone."""

    question: ClassVar[Kind] = questions.EDICT

    def options(self, s: Dragon) -> list[int]:
        court = s.courts[self.player]
        return [EDICT_FOR + type_ for type_ in range(len(TYPES)) if court.symbols(s.content, type_) > 0]

    def answer(self, s: Dragon, move: int) -> None:
        player = self.player
        type_: i64 = move - EDICT_FOR
        symbols = s.courts[player].symbols(s.content, type_)
        s.tell(EDICT_CHOSEN, player, type_)
        if type_ == TAX_COLLECTOR:
            gain_yuan(s, player, symbols)
        elif type_ == CRAFTSMAN:
            s.follow(BuildFloor(player, symbols))
        elif type_ == FARMER:
            gain_rice(s, player, symbols)
        elif type_ == PYROTECHNIST:
            gain_fireworks(s, player, symbols)
        elif type_ == WARRIOR:
            parade(s, player, symbols)
        elif type_ == SCHOLAR:
            research(s, player, symbols)
        elif type_ == COURT_LADY:
            s.score(player, FROM_LADIES, symbols)
            s.tell(POINTS_GAINED, player, symbols)
        elif type_ == MONK:
            score_monks(s, player)

    def expected(self, s: Dragon) -> list[int]:
        return list(range(EDICT_FOR, EDICT_FOR + len(TYPES)))

    def why_not(self, s: Dragon, move: int) -> Message:
        return NOT_AT_COURT.message(move - EDICT_FOR)
