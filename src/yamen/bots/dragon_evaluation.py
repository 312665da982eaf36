"""What a position of In the Year of the Dragon is worth: about the points that the seat will have in the end.

All in hundredths of a point. What is sure counts in full; what is to come counts by how likely and how useful it is.
"""

from typing import Final, final

from mypy_extensions import i64

from yamen.bots.evaluation import Evaluation
from yamen.dragon.actions import TakeAction
from yamen.dragon.events import CatchContagion, PayTribute, SufferDrought
from yamen.dragon.persons import PlayCard
from yamen.dragon.rounds import EventPhase
from yamen.dragon.scoring import Scoring, worth_of_monks
from yamen.dragon.state import Court, Dragon
from yamen.dragon.words import (
    ASSASSINATION_ATTEMPT,
    BUDDHA,
    CONTAGION,
    COURT_LADY,
    CRAFTSMAN,
    DROUGHT,
    EARTHQUAKE,
    FARMER,
    FESTIVAL,
    FLOOD,
    HEALER,
    LANTERN_FESTIVAL,
    MONGOLS,
    MONK,
    MONTHS,
    OLD,
    PYROTECHNIST,
    SCHOLAR,
    SOLAR_ECLIPSE,
    SUNRISE,
    SUPER_EVENT_MONTH,
    TAX_COLLECTOR,
    TORNADO,
    TRIBUTE,
    TYPE_OF,
    TYPES,
    WALL_LENGTH,
    WARRIOR,
    WILD,
)
from yamen.engine.agenda import Position

POINT: Final = 100

# WEIGHTS
PERSON: Final = 300
EFFORT: Final = 250
EASE: Final = 60
NEWCOMER: Final = 300
FLOORS_TO_COME: Final = 25
EMPTY: Final = 70
PALACE_KEPT: Final = 95
LADY_KEPT: Final = 95
SPARE: Final = 8
SPARE_MOST: Final = 9
FEW_YUAN: Final = 30
HAMMER: Final = 30
BOOK: Final = 25
COIN: Final = 12
RICE_SYMBOL: Final = 60
FIREWORK_SYMBOL: Final = 80
HELMET: Final = 15
MONGOL_HELMET: Final = 100
EQUAL_HELMETS: Final = 70
ONE_HELMET_MORE: Final = 25
FIREWORK: Final = 80
FIREWORK_LEFT: Final = 40
GOODS_LEFT: Final = 66
ORDER: Final = 25
STEP: Final = 1
LATER: Final = 70
WILD_CARD: Final = 80
MONK_LATER: Final = 250
WALL_TILE_LEFT: Final = 30
WALL_GROWTH: Final = 100
# END


@final
class Outlook:
    """A court and the months before it, counted once for all that follows."""

    def __init__(self, s: Dragon, seat: i64) -> None:
        court = s.courts[seat]
        self.s = s
        self.seat = seat
        self.court = court
        self.symbols: list[int] = [0] * len(TYPES)
        self.persons: i64 = 0
        self.floors: i64 = 0
        self.inhabited: i64 = 0
        self.yuan = court.yuan
        self.rice = court.rice
        self.fireworks = court.fireworks
        content = s.content
        for palace in court.palaces:
            self.floors += palace.floors
            if len(palace.persons) > 0:
                self.inhabited += 1
                self.persons += len(palace.persons)
                for person in palace.persons:
                    self.symbols[TYPE_OF[person]] += content.symbols[person]
        self.action_due: i64 = 0
        self.card_due: i64 = 0
        self.event_due: i64 = 0
        self.scoring_due: i64 = 0
        for task in s.agenda:
            if isinstance(task, TakeAction):
                if task.player == seat:
                    self.action_due = 1
            elif isinstance(task, PlayCard):
                if task.player == seat:
                    self.card_due = 1
            elif isinstance(task, EventPhase):
                self.event_due = 1
                if not self.phase_over(court):
                    self.card_due = 1
            elif isinstance(task, Scoring):
                self.scoring_due = 1
            elif isinstance(task, (PayTribute, SufferDrought, CatchContagion)) and task.player == seat:
                self.event_due = 1
        self.scorings: i64 = MONTHS - s.month + self.scoring_due
        self.actions: i64 = MONTHS - s.month + self.action_due
        self.cards: i64 = 0
        for count in court.cards:
            self.cards += count
        self.super_due = s.super_event >= 0 and s.month - self.event_due < SUPER_EVENT_MONTH
        if self.super_due and s.super_event == TORNADO:
            self.cards = self.cards - 2 if self.cards > 2 else 0
        elif self.super_due and s.super_event == SUNRISE:
            self.cards += 1
        self.left: list[int] = [0] * 6
        for month in range(s.month - self.event_due, MONTHS):
            event = s.events[month]
            if event >= 0:
                self.left[event] += 1

    def phase_over(self, court: Court) -> bool:
        """Whether this month's person is taken already."""
        left: i64 = 0
        for count in court.cards:
            left += count
        return left < MONTHS - self.s.month


@final
class DragonEvaluation(Evaluation):
    def worth(self, s: Position, seat: i64) -> i64:
        assert isinstance(s, Dragon)
        return evaluate(s, seat)


def evaluate(s: Dragon, seat: i64) -> i64:
    points: i64 = POINT * s.courts[seat].points()
    if s.is_over():
        return points
    o = Outlook(s, seat)
    total = points + palaces(o) + ladies(o) + privileges(o) + persons(o) + monks(o) + skills(o) + cards(o)
    total += order(o) + coming_events(o) + money(o)
    if s.great_wall:
        total += wall(o)
    return total


# D6, D7: what scores


def palaces(o: Outlook) -> i64:
    """D6.1, D5.9: a point a month for each palace; an empty one only lasts if someone moves in soon."""
    total: i64 = o.inhabited * o.scorings * PALACE_KEPT
    wait: i64 = 1 - o.card_due
    to_come = o.cards
    for palace in o.court.palaces:
        if len(palace.persons) == 0:
            if to_come > 0 and palace.floors > wait:
                total += o.scorings * EMPTY
            else:
                lasts: i64 = palace.floors - 1
                total += POINT * (lasts if lasts < o.scorings else o.scorings)
            wait += 1
            to_come -= 1
    return total


def ladies(o: Outlook) -> i64:
    """D6.1."""
    return o.symbols[COURT_LADY] * o.scorings * LADY_KEPT


def privileges(o: Outlook) -> i64:
    """D6.1, D9.10."""
    scorings = o.scorings
    if o.super_due and o.s.super_event == ASSASSINATION_ATTEMPT:
        scorings -= MONTHS - SUPER_EVENT_MONTH + 1
    return POINT * o.court.dragons(o.s.content) * scorings


def persons(o: Outlook) -> i64:
    """D7.1: 2 points per person, also for those who will still find room."""
    room: i64 = 100 * (o.floors - o.persons) + o.actions * FLOORS_TO_COME
    to_come: i64 = 100 * o.cards
    total: i64 = 2 * POINT * o.persons
    total += (to_come if to_come < room else room) * NEWCOMER // 100
    if o.super_due:
        if o.s.super_event == LANTERN_FESTIVAL:
            total += 2 * POINT * o.persons
        elif o.s.super_event == EARTHQUAKE and o.floors - o.persons < 2:
            total -= (2 - o.floors + o.persons) * PERSON
    return total


def monks(o: Outlook) -> i64:
    """D7.1, D9.3."""
    if o.symbols[MONK] == 0:
        return 0
    total = POINT * worth_of_monks(o.court, o.s.content)
    if o.super_due and o.s.super_event == BUDDHA:
        total *= 2
    return total


# D5: the events


def coming_events(o: Outlook) -> i64:
    s = o.s
    total: i64 = 0
    for month in range(s.month - o.event_due, MONTHS):
        event = s.events[month]
        ahead: i64 = month + 1 - s.month
        total += happening(o, event, ahead)
        if month == SUPER_EVENT_MONTH - 1 and s.super_event == SOLAR_ECLIPSE:
            total += happening(o, event, ahead)
    return total


def happening(o: Outlook, event: i64, ahead: i64) -> i64:
    if event == TRIBUTE:
        return tribute(o, ahead)
    if event == DROUGHT:
        return drought(o, ahead)
    if event == CONTAGION:
        return contagion(o, ahead)
    if event == MONGOLS:
        return mongols(o, ahead)
    if event == FESTIVAL:
        return festival(o, ahead)
    return 0


def sure(o: Outlook, chances: i64) -> i64:
    """How sure it is, in percent, that what is missing now will still be missing after some more turns."""
    return 10000 // (100 + chances * EASE)


def missing(o: Outlook, units: i64, chances: i64, gain: i64) -> i64:
    """The worth of goods missing at an event: each costs a person, or a share of an action that brings it in time."""
    likely = sure(o, chances)
    effort: i64 = EFFORT // gain
    if effort > PERSON:
        effort = PERSON
    return -units * (likely * PERSON + (100 - likely) * effort) // 100


def tribute(o: Outlook, ahead: i64) -> i64:
    """D5.2."""
    due: i64 = o.s.content.tribute
    paid = due if o.yuan >= due else o.yuan
    o.yuan -= paid
    return missing(o, due - paid, ahead + o.action_due, 2 + o.symbols[TAX_COLLECTOR])


def drought(o: Outlook, ahead: i64) -> i64:
    """D5.3."""
    due = o.inhabited
    given = due if o.rice >= due else o.rice
    o.rice -= given
    return missing(o, due - given, ahead + o.action_due, 1 + o.symbols[FARMER])


def contagion(o: Outlook, ahead: i64) -> i64:
    """D5.4."""
    sick: i64 = o.s.content.contagion - o.symbols[HEALER]
    if sick <= 0:
        return 0
    return -sick * PERSON * sure(o, ahead + o.card_due) // 100


def mongols(o: Outlook, ahead: i64) -> i64:
    """D5.5: helmets score, and the fewest of them cost a person."""
    helmets: i64 = o.symbols[WARRIOR]
    fewest: i64 = 99
    for seat in o.s.order:
        if seat != o.seat:
            theirs = o.s.courts[seat].symbols(o.s.content, WARRIOR)
            if theirs < fewest:
                fewest = theirs
    risk: i64 = 0
    if helmets < fewest:
        risk = 100
    elif helmets == fewest:
        risk = EQUAL_HELMETS if ahead > 0 or o.card_due else 100
    elif helmets == fewest + 1:
        risk = ONE_HELMET_MORE if ahead > 0 else 0
    return helmets * MONGOL_HELMET - PERSON * risk // 100 * sure(o, ahead + o.card_due) // 100


def festival(o: Outlook, ahead: i64) -> i64:
    """D5.6: points for the most and the second most fireworks, as they are now or will probably be."""
    fireworks = o.fireworks
    if fireworks == 0:
        return 0
    most: i64 = 0
    second: i64 = 0
    for seat in o.s.order:
        theirs = o.s.courts[seat].fireworks if seat != o.seat else fireworks
        if theirs > most:
            second = most
            most = theirs
        elif second < theirs < most:
            second = theirs
    points: i64 = 0
    if fireworks >= second:
        points = POINT * o.s.content.festival[0 if fireworks == most else 1]
        o.fireworks -= (fireworks + 1) // 2
    likely = sure(o, ahead + o.action_due)
    hope = (fireworks if fireworks < 6 else 6) * FIREWORK
    return (points * likely + hope * (100 - likely)) // 100


# What is left of money and goods after the events


def money(o: Outlook) -> i64:
    """D7.1, D3.11, D3.3: a point per 3 yuan; before that, yuan buy privileges and places on taken groups."""
    spendable = o.yuan if o.yuan < SPARE_MOST else SPARE_MOST
    few: i64 = o.court.yuan if o.court.yuan < 3 else 3
    left = o.yuan * POINT // 3 + o.rice * GOODS_LEFT + o.fireworks * GOODS_LEFT
    if o.super_due and o.s.super_event == FLOOD:
        left = left // 2
        spendable = spendable // 2
    return left + spendable * o.scorings * SPARE + few * FEW_YUAN * (1 if o.actions > 0 else 0)


# What persons do for the actions to come


def skill(o: Outlook, type_: i64) -> i64:
    """What a symbol of a type brings through actions to come."""
    if type_ == CRAFTSMAN:
        return HAMMER * o.actions
    if type_ == SCHOLAR:
        return BOOK * o.actions
    if type_ == TAX_COLLECTOR:
        return COIN * o.actions
    if type_ == FARMER:
        return RICE_SYMBOL * o.left[DROUGHT]
    if type_ == PYROTECHNIST:
        return FIREWORK_SYMBOL * o.left[FESTIVAL]
    if type_ == WARRIOR:
        return HELMET * o.actions
    return 0


def skills(o: Outlook) -> i64:
    total: i64 = 0
    for type_ in range(len(TYPES)):
        if o.symbols[type_] > 0:
            total += o.symbols[type_] * skill(o, type_)
    return total


def cards(o: Outlook) -> i64:
    """D4.1: what the persons still to come will bring, a month from now."""
    total: i64 = 0
    best: i64 = 0
    for type_ in range(len(TYPES)):
        worth = newcomer(o, type_)
        if worth > best:
            best = worth
        if o.court.cards[type_] > 0:
            total += worth
    return (total * LATER + best * o.court.cards[WILD] * WILD_CARD) // 100


def newcomer(o: Outlook, type_: i64) -> i64:
    old: i64 = OLD[type_]
    symbols: i64 = 0
    if o.s.supply[type_] > 0:
        symbols = o.s.content.symbols[type_]
    if old >= 0 and o.s.supply[old] > 0:
        symbols = o.s.content.symbols[old]
    if symbols == 0:
        return 0
    if type_ == COURT_LADY:
        return (o.scorings - 1) * POINT
    if type_ == MONK:
        return MONK_LATER
    if type_ == HEALER:
        need: i64 = o.s.content.contagion - o.symbols[HEALER]
        if need < symbols:
            symbols = need
        return symbols * PERSON * o.left[CONTAGION] if symbols > 0 else 0
    if type_ == WARRIOR:
        return symbols * (skill(o, WARRIOR) + MONGOL_HELMET * o.left[MONGOLS])
    return symbols * skill(o, type_)


# D2.5


def order(o: Outlook) -> i64:
    """Who is further ahead on the person track chooses first and pays less often."""
    behind: i64 = len(o.s.order) - 1
    for seat in o.s.order:
        if seat == o.seat:
            break
        behind -= 1
    steps: i64 = 0
    for seat in o.s.order:
        steps += o.court.steps - o.s.courts[seat].steps
    return (behind * ORDER + steps * STEP) * o.actions


# D8


def wall(o: Outlook) -> i64:
    """D8.3, D8.4: own tiles score where the wall holds, the fewest tiles cost a person where it breaks."""
    s = o.s
    total: i64 = 0
    for month in range(s.month - o.event_due, MONTHS):
        if s.events[month] == MONGOLS:
            total += wall_scoring(o, month + 1, month + 1 - s.month)
    total += wall_scoring(o, WALL_LENGTH, MONTHS - s.month)
    left: i64 = 0
    tiles = o.court.wall_tiles
    while tiles > 0:
        left += tiles & 1
        tiles >>= 1
    return total + left * WALL_TILE_LEFT


def wall_scoring(o: Outlook, mark: i64, ahead: i64) -> i64:
    s = o.s
    own: i64 = s.wall.count(o.seat)
    reach: i64 = 100 * len(s.wall) + ahead * WALL_GROWTH - 100 * mark
    holds: i64 = 50 + reach // 4
    if holds > 100 or (ahead == 0 and reach >= 0):
        holds = 100
    if holds < 0 or (ahead == 0 and reach < 0):
        holds = 0
    fewest: i64 = 99
    for seat in s.order:
        if seat != o.seat and s.wall.count(seat) < fewest:
            fewest = s.wall.count(seat)
    risk: i64 = 0
    if own <= fewest:
        risk = sure(o, ahead)
    return own * holds - PERSON * risk // 100 * (100 - holds) // 100
