"""The static evaluation of In the Year of the Dragon: about the final score of a seat.

All in hundredths of a point. What is sure counts in full; what is to come counts by how likely and how useful it is.
"""

from typing import Final, final

from mypy_extensions import i64

from yamen.engine.counts import count
from yamen.engine.evaluator import Evaluator
from yamen.engine.position import Position
from yamen.games.dragon.ai.summary import CourtSummary
from yamen.games.dragon.scoring import worth_of_monks
from yamen.games.dragon.state import Dragon
from yamen.games.dragon.words import (
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
    HARVEST,
    HEALER,
    LANTERN_FESTIVAL,
    MONGOLS,
    MONK,
    MONTHS,
    OLD,
    PYROTECHNIST,
    SCHOLAR,
    SOLAR_ECLIPSE,
    SUPER_EVENT_MONTH,
    TAX_COLLECTOR,
    TAXES,
    TRIBUTE,
    TYPES,
    WALL_LENGTH,
    WARRIOR,
    WILD,
)

POINT: Final = 100

# The weights: guessed from the rules first, then tuned by thousands of games between bots with different ones. In per
# cent, where nothing else is said.

PALACE_KEPT: Final = 120
"""An inhabited palace for a month: its point, and a share in what its dwellers do."""
EMPTY_PALACE: Final = 90
"""An empty palace for a month, if someone will move in before it has decayed."""
LADY_KEPT: Final = 80
"""A court lady for a month: she scores, but brings one step only, and may have to leave."""
HELD: Final = 30
"""A person for a month, whoever it is: somebody to lose instead of another."""
NEWCOMER: Final = 550
"""A person who will be taken and find room: 2 points in the end and the work of some months."""
FLOORS_TO_COME: Final = 50
"""The floors that an action still to come adds to the room, in hundredths."""

LOSS: Final = 360
"""Releasing a person: the 2 points of the end and what goes with them."""
LOSS_A_MONTH: Final = 60
"""What else is lost with a person for each month left."""
EFFORT: Final = 320
"""The value of an action spent on averting a loss."""
EASE: Final = 100
"""How soon what is missing can be got: with 100, one more turn halves the danger, two leave a third of it."""
HELMET_KEPT: Final = 35
"""A helmet at each Mongol invasion to come: many a warrior is gone by then."""
EQUAL_HELMETS: Final = 50
"""The danger, against certainty, of having as few helmets as another while somebody may still take a warrior."""
FIREWORK: Final = 75
"""A firework before a festival whose places are still open, up to MOST_FIREWORKS."""
MOST_FIREWORKS: Final = 6

YUAN_A_MONTH: Final = 9
"""A yuan to spare, for each month that a privilege bought with it would score."""
MOST_YUAN: Final = 8
"""More to spare than this finds no use: a large privilege, and one more."""

HAMMER: Final = 55
"""A symbol for each action to come: how often that action is taken, times what the symbol adds to it."""
COIN: Final = 16
BOOK: Final = 9
RICE_SYMBOL: Final = 90
"""A symbol for each drought or festival to come."""
FIREWORK_SYMBOL: Final = 50

LATER: Final = 35
"""A card in hand, against the same person at court."""
WILD_CARD: Final = 45
"""A wild card, against the best person it could bring."""
MONK_TO_COME: Final = 400
"""An old monk in a palace of two floors, or a young one in three, when it is time."""

PLACE: Final = 12
"""Being ahead of another player, for each action to come."""
STEP: Final = 16
"""A step more than another player for ten actions to come, up to REACH: the next person or parade may turn it."""
REACH: Final = 14

WALL_TILE_LEFT: Final = 25
"""An unused wall tile: its bonus can still be had."""
WALL_GROWTH: Final = 135
"""The tiles that all together add to the wall in a month, in hundredths."""
WALL_UNCERTAINTY: Final = 4
"""A wall that will be one tile too long or too short holds or breaks with 50 + 100 / 4 per cent."""

UNCERTAINTY: Final = 180
"""How far the difference of two courts may be off in the end, and for each month before."""
UNCERTAINTY_A_MONTH: Final = 110
MOST_UNCERTAINTY: Final = 1000


@final
class DragonEvaluator(Evaluator):
    def value(self, s: Position, seat: i64) -> i64:
        assert isinstance(s, Dragon)
        return evaluate(s, seat)

    def stage(self, s: Position) -> i64:
        assert isinstance(s, Dragon)
        return s.month

    def uncertainty(self, s: Position) -> i64:
        assert isinstance(s, Dragon)
        uncertainty: i64 = UNCERTAINTY + UNCERTAINTY_A_MONTH * (MONTHS - s.month)
        return uncertainty if uncertainty < MOST_UNCERTAINTY else MOST_UNCERTAINTY


def evaluate(s: Dragon, seat: i64) -> i64:
    if s.is_over:
        return POINT * s.courts[seat].points()
    summary = CourtSummary(s, seat)
    total = POINT * summary.court.points() + coming_events(summary)  # they come first: money is what they leave of it
    total += palaces(summary) + ladies(summary) + privileges(summary) + persons(summary) + monks(summary)
    total += money(summary) + skills(summary) + cards(summary) + order(summary)
    return total + wall(summary) if s.great_wall else total


# D6, D7: what scores


def palaces(summary: CourtSummary) -> i64:
    """D6.1, D5.9: a point a month for each palace; an empty one only lasts if someone moves in soon."""
    total: i64 = summary.inhabited * summary.scorings * PALACE_KEPT
    wait: i64 = 1 - summary.card_due
    newcomers = summary.newcomers
    for palace in summary.court.palaces:
        if palace.size == 0:
            if newcomers > 0 and palace.floors > wait:
                total += summary.scorings * EMPTY_PALACE
            else:
                lasts: i64 = palace.floors - 1
                total += POINT * (lasts if lasts < summary.scorings else summary.scorings)
            wait += 1
            newcomers -= 1
    return total


def ladies(summary: CourtSummary) -> i64:
    """D6.1: a point a month for each dragon of a court lady."""
    return summary.symbols(COURT_LADY) * summary.scorings * LADY_KEPT


def privileges(summary: CourtSummary) -> i64:
    """D6.1, D9.10: a point a month for each dragon on privileges, until an assassination attempt."""
    scorings = summary.scorings
    if summary.super_event == ASSASSINATION_ATTEMPT:
        scorings -= MONTHS - SUPER_EVENT_MONTH + 1
    return POINT * summary.court.dragons(summary.s.content) * scorings


def persons(summary: CourtSummary) -> i64:
    """D7.1, D9.2, D9.4: 2 points per person, and for those to come as far as there will be room."""
    room: i64 = 100 * (summary.floors - summary.persons) + summary.actions * FLOORS_TO_COME
    housed: i64 = 100 * summary.newcomers
    if housed > room:
        housed = room
    total: i64 = (2 * POINT + HELD * summary.scorings) * summary.persons + NEWCOMER * housed // 100
    if summary.super_event == LANTERN_FESTIVAL:
        total += 2 * POINT * summary.persons
    elif summary.super_event == EARTHQUAKE and summary.floors - summary.persons < 2:
        total -= (2 - summary.floors + summary.persons) * LOSS
    return total


def monks(summary: CourtSummary) -> i64:
    """D7.1, D9.3: Buddhas times floors, twice if a Buddha festival is to come."""
    if summary.symbols(MONK) == 0:
        return 0
    times: i64 = 2 if summary.super_event == BUDDHA else 1
    return times * POINT * worth_of_monks(summary.court, summary.s.content)


# D5: the events, one after the other, each taking away what the next can't have


def coming_events(summary: CourtSummary) -> i64:
    s = summary.s
    total: i64 = 0
    month = s.month - summary.event_due
    while month < MONTHS:
        event: i64 = s.events[month]
        month += 1
        total += coming_event(summary, event, month - s.month)
        if month == SUPER_EVENT_MONTH and s.super_event == SOLAR_ECLIPSE:
            total += coming_event(summary, event, month - s.month)
    return total


def coming_event(summary: CourtSummary, event: i64, ahead: i64) -> i64:
    """What an event some months ahead will bring or cost."""
    if event == TRIBUTE:
        return tribute(summary, ahead)
    if event == DROUGHT:
        return drought(summary, ahead)
    if event == CONTAGION:
        return contagion(summary, ahead)
    if event == MONGOLS:
        return mongols(summary, ahead)
    if event == FESTIVAL:
        return festival(summary, ahead)
    return 0


def danger(turns: i64) -> i64:
    """How likely it is that what is missing now will still be missing after some turns of one's own."""
    return 10000 // (100 + turns * EASE)


def loss(summary: CourtSummary, ahead: i64) -> i64:
    """What it costs to release a person some months ahead."""
    return LOSS + LOSS_A_MONTH * (MONTHS - summary.s.month - ahead)


def want(summary: CourtSummary, goods: i64, ahead: i64, yield_: i64) -> i64:
    """What missing goods cost: a person each if they stay missing, otherwise a share of the action that brings them."""
    likely = danger(ahead + summary.action_due)
    person = loss(summary, ahead)
    effort: i64 = EFFORT // yield_
    if effort > person:
        effort = person
    return -goods * (likely * person + (100 - likely) * effort) // 100


def tribute(summary: CourtSummary, ahead: i64) -> i64:
    """D5.2: 4 yuan, or a person for each that is missing."""
    due: i64 = summary.s.content.tribute
    paid = due if summary.yuan >= due else summary.yuan
    summary.yuan -= paid
    return want(summary, due - paid, ahead, summary.s.content.action[TAXES] + summary.symbols(TAX_COLLECTOR))


def drought(summary: CourtSummary, ahead: i64) -> i64:
    """D5.3: a rice for each palace that is or may be inhabited by then, or a person out of it."""
    due: i64 = len(summary.court.palaces) if ahead + summary.card_due > 0 else summary.inhabited
    given = due if summary.rice >= due else summary.rice
    summary.rice -= given
    return want(summary, due - given, ahead, summary.s.content.action[HARVEST] + summary.symbols(FARMER))


def contagion(summary: CourtSummary, ahead: i64) -> i64:
    """D5.4: 3 persons, one fewer for each mortar; healers may still come while there are cards and tiles."""
    sick: i64 = summary.s.content.contagion - summary.symbols(HEALER)
    if sick > summary.persons:
        sick = summary.persons
    if sick <= 0:
        return 0
    hand = summary.court.cards
    supply = summary.s.supply
    coming = count(hand, HEALER) + count(hand, WILD) > 0
    curable = coming and count(supply, HEALER) + count(supply, OLD[HEALER]) > 0
    likely: i64 = danger(ahead + summary.card_due) if curable else 100
    return -sick * loss(summary, ahead) * likely // 100


def mongols(summary: CourtSummary, ahead: i64) -> i64:
    """D5.5: helmets score, and the fewest of them cost a person."""
    helmets: i64 = summary.symbols(WARRIOR)
    fewest = summary.fewest_helmets()
    turns = ahead + summary.card_due
    likely: i64 = 0
    if helmets < fewest:
        likely = danger(turns)
    elif helmets == fewest:
        likely = EQUAL_HELMETS * danger(turns) // 100 if turns > 0 else 100
    return helmets * HELMET_KEPT - loss(summary, ahead) * likely // 100


def festival(summary: CourtSummary, ahead: i64) -> i64:
    """D5.6: points for the most and the second most fireworks, by what all have now and by what one may hope for."""
    fireworks = summary.fireworks
    if fireworks == 0:
        return 0
    most = fireworks
    second: i64 = 0
    for court in summary.s.courts:
        if court is summary.court:
            continue
        if court.fireworks > most:
            second = most
            most = court.fireworks
        elif second < court.fireworks < most:
            second = court.fireworks
    points: i64 = 0
    if fireworks >= second:
        points = POINT * summary.s.content.festival[0 if fireworks == most else 1]
        summary.fireworks -= (fireworks + 1) // 2
    hope = FIREWORK * (fireworks if fireworks < MOST_FIREWORKS else MOST_FIREWORKS)
    likely = danger(ahead + summary.action_due)
    return (points * likely + hope * (100 - likely)) // 100


def money(summary: CourtSummary) -> i64:
    """D7.1, D3.11, D9.5: what events leave is sold in the end; until then yuan buy privileges; a flood halves it."""
    sold = (summary.yuan + 2 * summary.rice + 2 * summary.fireworks) * POINT // 3
    spare = summary.yuan if summary.yuan < MOST_YUAN else MOST_YUAN
    total = sold + spare * summary.scorings * YUAN_A_MONTH
    return total // 2 if summary.super_event == FLOOD else total


# D3: what persons add to the actions to come


def skill(summary: CourtSummary, type_: i64) -> i64:
    """What a symbol of a type adds to the actions to come."""
    if type_ == CRAFTSMAN:
        return HAMMER * summary.actions
    if type_ == TAX_COLLECTOR:
        return COIN * summary.actions
    if type_ == SCHOLAR:
        return BOOK * summary.actions
    if type_ == FARMER:
        return RICE_SYMBOL * count(summary.left, DROUGHT)
    if type_ == PYROTECHNIST:
        return FIREWORK_SYMBOL * count(summary.left, FESTIVAL)
    return 0


def skills(summary: CourtSummary) -> i64:
    total: i64 = 0
    for type_ in range(len(TYPES)):
        symbols = summary.symbols(type_)
        if symbols > 0:
            total += symbols * skill(summary, type_)
    return total


# D4: the persons to come


def cards(summary: CourtSummary) -> i64:
    """D4.1: what the cards in hand will bring."""
    hand = summary.court.cards
    wild = count(hand, WILD)
    total: i64 = 0
    best: i64 = 0
    for type_ in range(len(TYPES)):
        if count(hand, type_) > 0 or wild > 0:
            value = newcomer(summary, type_)
            if value > best:
                best = value
            if count(hand, type_) > 0:
                total += value
    return (total * LATER + best * wild * WILD_CARD) // 100


def newcomer(summary: CourtSummary, type_: i64) -> i64:
    """What the next person of a type would do, the old one if there is one left."""
    supply = summary.s.supply
    old: i64 = OLD[type_]
    symbols: i64 = 0
    if old >= 0 and count(supply, old) > 0:
        symbols = summary.s.content.symbols[old]
    elif count(supply, type_) > 0:
        symbols = summary.s.content.symbols[type_]
    if symbols == 0:
        return 0
    if type_ == COURT_LADY:
        return (summary.scorings - 1) * POINT
    if type_ == MONK:
        return MONK_TO_COME
    if type_ == HEALER:
        sick: i64 = summary.s.content.contagion - summary.symbols(HEALER)
        healed = symbols if symbols < sick else sick
        return healed * loss(summary, 2) * count(summary.left, CONTAGION) if healed > 0 else 0
    if type_ == WARRIOR:
        return symbols * HELMET_KEPT * count(summary.left, MONGOLS)
    return symbols * skill(summary, type_)


def order(summary: CourtSummary) -> i64:
    """D2.5, D3.3: who is further ahead on the person track chooses first and pays less often."""
    place: i64 = 0
    for seat in summary.s.order:
        if seat == summary.seat:
            break
        place += 1
    ahead_of: i64 = len(summary.s.order) - 1 - place
    steps: i64 = 0
    for court in summary.s.courts:
        lead = summary.court.steps - court.steps
        steps += REACH if lead > REACH else -REACH if lead < -REACH else lead
    return (10 * ahead_of * PLACE + steps * STEP) * summary.actions // 10


# D8: the Great Wall


def wall(summary: CourtSummary) -> i64:
    """D8.3, D8.4: the scorings to come, and the bonuses that are left."""
    s = summary.s
    total: i64 = wall_scoring(summary, WALL_LENGTH, MONTHS - s.month)
    month = s.month - summary.event_due
    while month < MONTHS:
        month += 1
        if s.events[month - 1] == MONGOLS:
            total += wall_scoring(summary, month, month - s.month)
    tiles = summary.court.wall_tiles
    while tiles > 0:
        total += (tiles & 1) * WALL_TILE_LEFT
        tiles >>= 1
    return total


def wall_scoring(summary: CourtSummary, mark: i64, ahead: i64) -> i64:
    """D8.3: own tiles score if the wall reaches the mark by then; otherwise the fewest tiles cost a person."""
    tiles = summary.s.wall
    surplus: i64 = 100 * (len(tiles) - mark) + ahead * WALL_GROWTH
    holds: i64 = 50 + surplus // WALL_UNCERTAINTY
    if holds > 100 or (ahead == 0 and surplus >= 0):
        holds = 100
    elif holds < 0 or ahead == 0:
        holds = 0
    own: i64 = tiles.count(summary.seat)
    likely = danger(ahead)
    for seat in summary.s.order:
        if seat != summary.seat and tiles.count(seat) < own:
            likely = 0
    return own * holds - loss(summary, ahead) * likely // 100 * (100 - holds) // 100
