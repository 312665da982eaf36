"""What a position of Gùgōng is worth: about the points that the family will have in the end.

All in hundredths of a point. What is sure counts in full; what is to come counts by how likely and how useful it is.
"""

from typing import Final, final

from mypy_extensions import i64

from yamen.bots.evaluation import Evaluation
from yamen.bots.gugong_outlook import Outlook
from yamen.engine.agenda import Position
from yamen.gugong.actions import Act
from yamen.gugong.day import CardBenefit, is_free
from yamen.gugong.decrees import decree_cost
from yamen.gugong.final_scoring import jade_worth
from yamen.gugong.jade import jade_prices, square_price
from yamen.gugong.night import matches
from yamen.gugong.state import AT_HOME, Gugong
from yamen.gugong.tokens import StoreToken
from yamen.gugong.travel import TravelStep, UseToken
from yamen.gugong.words import (
    BENEFIT_JADE,
    BENEFIT_STEPS,
    CHEAP_TRAVEL,
    DECREES,
    END_DECREES,
    END_FLAT,
    END_HARBOURS,
    END_JADE,
    END_VP,
    FOR_JADE,
    FOR_VP,
    HARBOURS,
    IN_POOL,
    IN_SUPPLY,
    JADE,
    LOCATIONS,
    MORNING_ENVOY,
    PALACE_STEP,
    REWARD_CARD,
    REWARD_DOUBLE,
    REWARD_VP,
    SHIPS,
    TOKEN_PRICES,
    TRAVEL,
)

POINT: Final = 100

# The weights. Guessed from the rules first, then moved to where thousands of games between bots of different weights
# left them. Per cent, where nothing else is said.

SERVANT: Final = 120
"""The first servant in the pool, if it will find work."""
CROWD: Final = 8
"""How much less each further one is worth."""
IDLE: Final = 10
"""A servant in the pool that will find no work."""
WORK: Final = 250
"""Servants that an exchange to come needs, in hundredths."""
INCOME: Final = 4
"""Servants gained from one day to the next."""
SUPPLY: Final = 25
"""A servant in the supply, of the first ENOUGH: it can be gained."""
ENOUGH: Final = 6
DOUBLE_DAY: Final = 60
"""The double servant for each day to come."""

OUTSIDE: Final = 5000
"""What is lost by those who stay outside the palace."""
PACE: Final = 8000
"""Where that is as likely as not: the square of the steps in hundredths that are left for an exchange."""
STEP: Final = 60
"""A step of the envoy towards the palace, as steps beyond it score."""
RACE: Final = 40
"""A step more than another who is outside too, up to three, of what their places differ by."""

INTRIGUE_STEP: Final = 12
"""A step of intrigue, and for each ten exchanges to come."""
INTRIGUE_LATER: Final = 15
TIES: Final = 25
"""Being ahead of another on the intrigue track."""
BENEFIT: Final = 50
"""The intrigue benefit after a wall scoring, for who is on the wall; and more, if it may be jade."""
BENEFIT_FOR_JADE: Final = 80
LEAD: Final = 22
"""A servant more than the others on the wall, in the chance to score it."""

JADE_TO_COME: Final = 14
"""The jade that an exchange to come brings, in hundredths."""
TOKEN: Final = 55
"""A travel token."""

EXCHANGE: Final = 60
"""An exchange still to come today; and of what it can bring."""
OPENING: Final = 70
PRICE: Final = 150
"""What a gift that is not higher costs."""
PAID: Final = 85
"""A servant paid for a decree."""
EXCHANGE_LATER: Final = 250
"""A card for each day to come."""
QUALITY: Final = 60
"""How good a card taken is for the next day."""
FREE_VALUE: Final = [0, 20, 30, 60, 90, 110, 125, 135, 145, 150]
"""How good it is for a card to have such a value."""

NIGHT_MATCH: Final = 35
"""The matches that an exchange to come brings, in hundredths."""
NIGHT_DOUBT: Final = 40
"""How far from sure an exchange to come leaves who has the most."""

POINTS_TO_COME: Final = 110
"""The points on the track, decrees and servants at harbours that an exchange to come brings, in hundredths."""
DECREES_TO_COME: Final = 12
CLAIMS_TO_COME: Final = 8

LOADED: Final = [0, 28, 60, 92]
"""A ship with so many servants, against the best reward it can reach."""
DELAY: Final = 8
"""What each night that a ship has to wait for its reward takes away."""
MEDAL: Final = 30
MORNINGS: Final = [70, 90, 110, 70, 60]
"""The level 1 decrees, a morning."""
ALWAYS: Final = [8, 12, 12, 15, 12]
"""The level 2 decrees, an exchange."""

ACTION: Final = [170, 90, 120, 60, 130, 150, 90, 100, 190, 60, 0]
"""The action of a gift card or location."""


@final
class GugongEvaluation(Evaluation):
    def worth(self, s: Position, seat: i64) -> i64:
        assert isinstance(s, Gugong)
        return evaluate(s, seat)


def evaluate(s: Gugong, seat: i64) -> i64:
    if s.is_over():
        return POINT * s.score(seat)
    o = Outlook(s, seat)
    wall_lead = chance_on_wall(o)
    night_lead = chance_at_night(o)
    total: i64 = POINT * o.family.vp
    total += palace(o, wall_lead, night_lead)
    total += wall(o, wall_lead) + night(o, night_lead)
    total += servants(o) + jade(o) + tokens(o) + intrigue(o)
    total += decrees(o) + ships(o) + cards(o) + pending(o)
    return total


# G8 The palace


def palace(o: Outlook, wall_lead: i64, night_lead: i64) -> i64:
    """G8.1, G13.4, G13.6: the arrival place, the steps, and the danger of staying outside."""
    s = o.s
    arrival = s.content.arrival
    if o.steps == 0:
        return POINT * arrival[o.family.arrival - 1] + STEP * PALACE_STEP
    place: i64 = 0
    rivals: i64 = 0
    lead: i64 = 0
    for family in s.families:
        if family is o.family:
            continue
        if family.in_palace():
            place += 1
            continue
        rivals += 1
        difference = o.family.envoy - family.envoy
        lead += 3 if difference > 3 else -3 if difference < -3 else difference
    expected: i64 = POINT * arrival[place]
    if rivals > 0:
        behind: i64 = POINT * arrival[place + rivals]
        middle = (expected + behind) // 2
        expected = middle + (expected - behind) * lead * RACE // (600 * rivals)
    return expected + STEP * o.family.envoy - OUTSIDE * danger(o, wall_lead, night_lead) // 10000


def danger(o: Outlook, wall_lead: i64, night_lead: i64) -> i64:
    """How likely the envoy is to stay outside, of 10000: by the steps and the exchanges left."""
    steps: i64 = 100 * o.steps
    if o.days == 0:
        steps -= wall_lead
        if o.night_due:
            steps -= night_lead
    if o.has(MORNING_ENVOY):
        steps -= 100 * o.days
    if steps <= 0:
        return 0
    lacking = steps * steps
    return 10000 * lacking // (lacking + PACE * o.exchanges * o.exchanges)


def step_worth(o: Outlook) -> i64:
    return POINT if o.steps == 0 else STEP


# G5 The Great Wall


def chance_on_wall(o: Outlook) -> i64:
    """How likely the family is to have the most servants at the next wall scoring."""
    own = o.family.on_wall()
    if own == 0:
        return 0
    most: i64 = -1
    tie = True
    for other in range(len(o.s.families)):
        family = o.s.families[other]
        if family is o.family:
            continue
        on_wall = family.on_wall()
        if on_wall > most:
            most = on_wall
            tie = o.ahead_of(other)
        elif on_wall == most and not o.ahead_of(other):
            tie = False
    if o.days == 0 and o.today + o.others_today == 0:
        return 100 if own > most or (own == most and tie) else 0
    likely: i64 = 50 + (own - most) * LEAD + (8 if tie else -8)
    return 95 if likely > 95 else 5 if likely < 5 else likely


def wall(o: Outlook, lead: i64) -> i64:
    """G5.2, G5.3, G13.2: the points and the envoy step for the most, and an intrigue benefit for all builders."""
    total = lead * (POINT * o.s.content.wall_points + step_worth(o)) // 100
    if o.family.on_wall() > 0 and o.exchanges > 0:
        total += BENEFIT
        if o.family.intrigue >= BENEFIT_STEPS[BENEFIT_JADE]:
            total += BENEFIT_FOR_JADE
    return total


# G12 The night


def chance_at_night(o: Outlook) -> i64:
    """How likely the family is to have the most matches tonight."""
    if not o.night_due:
        return 0
    s = o.s
    own: i64 = 100 * matches(s, o.seat) + NIGHT_MATCH * o.today
    if own == 0:
        return 0
    likely: i64 = 100
    for other in range(len(s.families)):
        family = s.families[other]
        if family is o.family:
            continue
        hand: i64 = 0 if family.passed or s.is_meng(other) else len(family.hand)
        lead = own - 100 * matches(s, other) - NIGHT_MATCH * hand + (20 if o.ahead_of(other) else -20)
        doubt = NIGHT_DOUBT * (o.today + hand)
        against: i64 = 100 if lead > 0 else 0
        if doubt > 0:
            against = 50 + 50 * lead // (doubt + 50)
            against = 100 if against > 100 else 0 if against < 0 else against
        likely = likely * against // 100
    return likely


def night(o: Outlook, lead: i64) -> i64:
    """G12.1: the points and the envoy step for the most matches; their servants are counted with the others."""
    return lead * (POINT * o.s.content.night_points + step_worth(o)) // 100


# What is at hand


def servants(o: Outlook) -> i64:
    """G2.5, G12.1: as many as there is work for; those to be gained, as far as the supply reaches."""
    family = o.family
    pool: i64 = family.pool + (2 if family.double == IN_POOL else 0)
    supply: i64 = family.supply + (2 if family.double == IN_SUPPLY else 0)
    total: i64 = 0
    if o.days > 0:
        if o.night_due:
            found = matches(o.s, o.seat)
            if found > family.supply:
                found = family.supply
            pool += found
            supply -= found
        total = SUPPLY * (supply if supply < ENOUGH else ENOUGH)
    if family.double >= IN_SUPPLY:
        total += DOUBLE_DAY * o.days
    work = WORK * o.exchanges // 100 - INCOME * o.days + (1 if o.exchanges > 0 else 0)
    used = pool if pool < work else work
    return total + used * SERVANT - used * (used - 1) * CROWD // 2 + (pool - used) * IDLE


def jade(o: Outlook) -> i64:
    """G13.5: each jade is worth more than the one before, so those to come count too."""
    return hundredths_of_jade(o, 100 * o.family.jade + JADE_TO_COME * o.exchanges)


def one_more_jade(o: Outlook) -> i64:
    count: i64 = 100 * o.family.jade + JADE_TO_COME * o.exchanges
    worth = hundredths_of_jade(o, count + 100) - hundredths_of_jade(o, count)
    return worth + 2 * POINT if o.has(END_JADE) and o.family.jade < 5 else worth


def hundredths_of_jade(o: Outlook, count: i64) -> i64:
    whole = count // 100
    worth = jade_worth(o.s, whole)
    return worth * POINT + (jade_worth(o.s, whole + 1) - worth) * (count % 100)


def tokens(o: Outlook) -> i64:
    """G4.6: tokens become servants, points or jade."""
    count: i64 = len(o.family.tokens) + o.family.double_tokens()
    sure: i64 = 0
    if count >= TOKEN_PRICES[FOR_VP]:
        sure = 2 * POINT
    if count >= TOKEN_PRICES[FOR_JADE]:
        jade_ = one_more_jade(o)
        if jade_ > sure:
            sure = jade_
    hope = TOKEN * count if o.exchanges > 0 else 0
    return hope if hope > sure else sure


def intrigue(o: Outlook) -> i64:
    """G5.3, G7: steps to be paid for benefits, ties, and who begins the next day."""
    total: i64 = o.family.intrigue * (INTRIGUE_STEP + INTRIGUE_LATER * o.exchanges // 10) if o.exchanges > 0 else 0
    for other in range(len(o.s.families)):
        if other != o.seat and o.ahead_of(other):
            total += TIES
    if o.s.medal == o.seat and o.days > 0:
        total += MEDAL
    return total


# G9 Decrees


def decrees(o: Outlook) -> i64:
    total: i64 = 0
    for decree in o.s.decrees:
        if o.has(decree):
            total += decree_worth(o, decree)
    return total


def decree_worth(o: Outlook, decree: i64) -> i64:
    """G9.2 to G9.4: what a decree brings each morning, with each exchange, or in the end."""
    if decree < CHEAP_TRAVEL:
        return MORNINGS[decree] * o.days
    if decree < END_VP:
        return ALWAYS[decree - CHEAP_TRAVEL] * o.exchanges
    if decree == END_FLAT:
        return 8 * POINT
    worth: i64
    if decree == END_VP:
        worth = (POINT * o.family.vp + POINTS_TO_COME * o.exchanges) // 3
        return worth if worth < 10 * POINT else 10 * POINT
    if decree == END_JADE:
        worth = 2 * (POINT * o.family.jade + JADE_TO_COME * o.exchanges)
        return worth if worth < 10 * POINT else 10 * POINT
    if decree == END_DECREES:
        return 2 * (POINT * o.decrees + DECREES_TO_COME * o.exchanges)
    worth = CLAIMS_TO_COME * o.exchanges
    for claimed in o.family.claims:
        worth += POINT * claimed
    return 2 * worth


# G10 The Grand Canal


def ships(o: Outlook) -> i64:
    total: i64 = 0
    for ship in range(SHIPS):
        berth = o.family.berths[ship]
        if berth != AT_HOME:
            total += LOADED[o.family.aboard(ship)] * best_reward(o, berth % HARBOURS + 1, o.family.aboard(ship)) // 100
    return total


def best_reward(o: Outlook, harbour: i64, aboard: i64) -> i64:
    """The best reward that a ship reaches with the nights to come, less for each it has to wait."""
    nights: i64 = o.days + o.night_due
    best: i64 = reward_at(o, harbour) // 2 if o.exchanges > 0 else 0
    share: i64 = 100
    night: i64 = 0
    while night < nights and harbour < HARBOURS:
        night += 1
        harbour += 1
        share -= DELAY
        worth = reward_at(o, harbour) * share // 100
        if worth > best:
            best = worth
    return best


def reward_at(o: Outlook, harbour: i64) -> i64:
    """G10.4: the reward of a harbour; the last one has all."""
    if harbour == HARBOURS:
        best = reward(o, REWARD_VP)
        for which in range(REWARD_CARD, REWARD_DOUBLE + 1):
            worth = reward(o, which)
            if worth > best:
                best = worth
        return best
    return reward(o, harbour - 2) if harbour > 1 else 0


def reward(o: Outlook, which: i64) -> i64:
    if o.family.claims[which] >= o.s.content.reward_spaces[which]:
        return 0
    worth: i64 = 2 * POINT if o.has(END_HARBOURS) else 0
    if which == REWARD_VP:
        return worth + POINT * o.s.content.canal_points
    if which == REWARD_CARD:
        return worth + EXCHANGE_LATER * o.days
    return worth + (2 * SERVANT + DOUBLE_DAY * o.days if o.exchanges > 0 else 0)


# G3 The gift cards


def cards(o: Outlook) -> i64:
    """G3.2: exchanges to come, by how free the cards are and what they do; those taken are the next day's hand."""
    s = o.s
    total: i64 = EXCHANGE_LATER * o.days * o.cards
    if o.today > 0:
        worths = openings(o)
        for card in o.family.hand:
            best: i64 = 0
            for location in range(len(LOCATIONS)):
                worth: i64 = worths[location]
                if worth > best and not is_free(s, o.seat, card, location):
                    worth -= PRICE
                if worth > best:
                    best = worth
            total += EXCHANGE + (best + ACTION[s.content.action[card]]) * OPENING // 100
    if o.days > 0:
        quality: i64 = 0
        for card in o.family.discards:
            quality += FREE_VALUE[s.content.value[card]] + ACTION[s.content.action[card]]
        if o.today == 0:
            for card in o.family.hand:
                quality += FREE_VALUE[s.content.value[card]] + ACTION[s.content.action[card]]
        total += quality * QUALITY // 100
    return total


def openings(o: Outlook) -> list[int]:
    """What the actions of the locations would bring now."""
    worths = ACTION[:]
    best: i64 = 0
    at: i64 = 0
    for decree in o.s.decrees:
        if not o.has(decree):
            cost = decree_cost(o.s, o.seat, at) + 1
            if cost <= o.family.pool:
                worth = POINT * o.s.content.decree_points[decree] + decree_worth(o, decree) - cost * PAID
                if worth > best:
                    best = worth
        at += 1
    worths[DECREES] = best
    worths[JADE] = one_more_jade(o) - jade_price(o) * PAID
    return worths


def jade_price(o: Outlook) -> i64:
    """G6.1: the cheapest jade; more than anyone can pay, where the pool is too small for it."""
    cheapest: i64 = square_price(o.s, o.seat)
    at: i64 = 0
    for price in jade_prices(o.s, o.seat):
        if o.s.houses >> at & 1 and price < cheapest:
            cheapest = price
        at += 1
    return cheapest if cheapest <= o.family.pool else 99


def pending(o: Outlook) -> i64:
    """What the family still has to choose of a move under way."""
    total: i64 = 0
    for task in o.s.agenda:
        if isinstance(task, Act):
            if task.player == o.seat:
                total += ACTION[task.location]
        elif isinstance(task, CardBenefit):
            if task.player == o.seat:
                total += ACTION[task.action]
        elif isinstance(task, TravelStep):
            if task.player == o.seat:
                total += ACTION[TRAVEL]
        elif isinstance(task, UseToken):
            if task.player == o.seat:
                total += POINT
        elif isinstance(task, StoreToken) and task.player == o.seat:
            total += TOKEN
    return total
