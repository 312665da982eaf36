"""The static evaluation of Gùgōng: about the final score of a family.

All in hundredths of a point. What is sure counts in full; what is to come counts by how likely and how useful it is.
"""

from typing import final

from mypy_extensions import i64

from yamen.engine.evaluator import Evaluator
from yamen.engine.position import Position
from yamen.games.gugong.ai.assets import decrees, jade, one_more_jade, ships
from yamen.games.gugong.ai.move import pending
from yamen.games.gugong.ai.summary import FamilySummary
from yamen.games.gugong.ai.weights import (
    ACTION,
    BENEFIT,
    BENEFIT_FOR_JADE,
    CROWD,
    DOUBLE_DAY,
    ENOUGH,
    EXCHANGE,
    EXCHANGE_LATER,
    FREE,
    HAND,
    IDLE,
    INCOME,
    INTRIGUE_LATER,
    INTRIGUE_STEP,
    LEAD,
    MEDAL,
    MENG_GAINS,
    MENG_LACKS,
    NIGHT_MATCH,
    NIGHT_TIE,
    NIGHT_UNCERTAINTY,
    OUTSIDE,
    PACE,
    POINT,
    QUALITY,
    RACE,
    SERVANT,
    STEP,
    SUPPLY,
    TIES,
    TOKEN,
    UNCERTAINTY,
    UNCERTAINTY_A_DAY,
    WALL_TIE,
    WORK,
)
from yamen.games.gugong.night import pairs, shown
from yamen.games.gugong.state import MENG, Gugong
from yamen.games.gugong.words import (
    BENEFIT_JADE,
    BENEFIT_STEPS,
    DAYS,
    FOR_JADE,
    FOR_VP,
    IN_POOL,
    IN_SUPPLY,
    MORNING_ENVOY,
    PALACE_STEP,
    TOKEN_PRICES,
)


@final
class GugongEvaluator(Evaluator):
    def value(self, s: Position, seat: i64) -> i64:
        assert isinstance(s, Gugong)
        return evaluate(s, seat)

    def stage(self, s: Position) -> i64:
        assert isinstance(s, Gugong)
        return s.day

    def contenders(self, s: Position) -> i64:
        assert isinstance(s, Gugong)
        return len(s.families)

    def values(self, s: Position) -> list[int]:
        """In solo games also that of Meng, who plays differently from a person, and gains more."""
        assert isinstance(s, Gugong)
        values = [evaluate(s, seat) for seat in range(len(s.families))]
        if s.players == 1 and not s.is_over:
            values[MENG] += MENG_GAINS * (DAYS - s.day) - MENG_LACKS
        return values

    def uncertainty(self, s: Position) -> i64:
        assert isinstance(s, Gugong)
        return UNCERTAINTY + UNCERTAINTY_A_DAY * (DAYS - s.day)


def evaluate(s: Gugong, seat: i64) -> i64:
    if s.is_over:
        return POINT * s.score(seat)
    summary = FamilySummary(s, seat)
    wall_lead = chance_on_wall(summary)
    night_lead = chance_at_night(summary)
    total = (
        POINT * summary.family.vp
        + palace(summary, wall_lead, night_lead)
        + wall(summary, wall_lead)
        + night(summary, night_lead)
    )
    total += servants(summary) + jade(summary) + tokens(summary) + intrigue(summary)
    return total + decrees(summary) + ships(summary) + cards(summary) + pending(summary)


# G8 The palace


def palace(summary: FamilySummary, wall_lead: i64, night_lead: i64) -> i64:
    """G8.1, G13.4, G13.6: the arrival place, the steps, and the danger of staying outside."""
    s = summary.s
    arrival = s.content.arrival
    if summary.steps == 0:
        return POINT * arrival[summary.family.arrival - 1] + STEP * PALACE_STEP
    place: i64 = 0
    rivals: i64 = 0
    lead: i64 = 0
    for family in s.families:
        if family is summary.family:
            continue
        if family.in_palace():
            place += 1
            continue
        rivals += 1
        difference = summary.family.envoy - family.envoy
        lead += 3 if difference > 3 else -3 if difference < -3 else difference
    expected: i64 = POINT * arrival[place]
    if rivals > 0:
        behind: i64 = POINT * arrival[place + rivals]
        middle = (expected + behind) // 2
        expected = middle + (expected - behind) * lead * RACE // (600 * rivals)
    return expected + STEP * summary.family.envoy - OUTSIDE * danger(summary, wall_lead, night_lead) // 10000


def danger(summary: FamilySummary, wall_lead: i64, night_lead: i64) -> i64:
    """How likely the envoy is to stay outside, of 10000: by the steps and the exchanges left."""
    steps: i64 = 100 * summary.steps
    if summary.days == 0:
        steps -= wall_lead
        if summary.night_due:
            steps -= night_lead
    if summary.has(MORNING_ENVOY):
        steps -= 100 * summary.days
    if steps <= 0:
        return 0
    lacking = steps * steps
    return 10000 * lacking // (lacking + PACE * summary.exchanges * summary.exchanges)


def step_value(summary: FamilySummary) -> i64:
    return POINT if summary.steps == 0 else STEP


# G5 The Great Wall


def chance_on_wall(summary: FamilySummary) -> i64:
    """How likely the family is to have the most servants at the next wall scoring."""
    own = summary.family.on_wall()
    if own == 0:
        return 0
    most: i64 = -1
    tie = True
    for other in range(len(summary.s.families)):
        family = summary.s.families[other]
        if family is summary.family:
            continue
        on_wall = family.on_wall()
        if on_wall > most:
            most = on_wall
            tie = summary.ahead_of(other)
        elif on_wall == most and not summary.ahead_of(other):
            tie = False
    if summary.days == 0 and summary.today + summary.others_today == 0:
        return 100 if own > most or (own == most and tie) else 0
    likely: i64 = 50 + (own - most) * LEAD + (WALL_TIE if tie else -WALL_TIE)
    return 95 if likely > 95 else 5 if likely < 5 else likely


def wall(summary: FamilySummary, lead: i64) -> i64:
    """G5.2, G5.3, G13.2: the points and the envoy step for the most, and an intrigue benefit for all builders."""
    total = lead * (POINT * summary.s.content.wall_points + step_value(summary)) // 100
    if summary.family.on_wall() > 0 and summary.exchanges > 0:
        total += BENEFIT
        if summary.family.intrigue >= BENEFIT_STEPS[BENEFIT_JADE]:
            total += BENEFIT_FOR_JADE
    return total


# G12 The night


def chance_at_night(summary: FamilySummary) -> i64:
    """How likely the family is to have the most matches tonight."""
    if not summary.night_due:
        return 0
    s = summary.s
    own: i64 = 100 * summary.matches + NIGHT_MATCH * summary.today
    if own == 0:
        return 0
    likely: i64 = 100
    by_value = shown(s)
    for other in range(len(s.families)):
        family = s.families[other]
        if family is summary.family:
            continue
        hand: i64 = 0 if family.passed or s.is_meng(other) else len(family.hand)
        theirs = s.day if s.is_meng(other) else pairs(s, other, by_value)
        lead = own - 100 * theirs - NIGHT_MATCH * hand + (NIGHT_TIE if summary.ahead_of(other) else -NIGHT_TIE)
        uncertainty = NIGHT_UNCERTAINTY * (summary.today + hand)
        against: i64 = 100 if lead > 0 else 0
        if uncertainty > 0:
            against = 50 + 50 * lead // (uncertainty + 50)
            against = 100 if against > 100 else 0 if against < 0 else against
        likely = likely * against // 100
    return likely


def night(summary: FamilySummary, lead: i64) -> i64:
    """G12.1: the points and the envoy step for the most matches; their servants are counted with the others."""
    return lead * (POINT * summary.s.content.night_points + step_value(summary)) // 100


# What is at hand


def servants(summary: FamilySummary) -> i64:
    """G2.5, G12.1: as many as there is work for; those to be gained, as far as the supply reaches."""
    if summary.exchanges == 0:
        return 0
    family = summary.family
    pool: i64 = family.pool + (2 if family.double == IN_POOL else 0)
    supply: i64 = family.supply + (2 if family.double == IN_SUPPLY else 0)
    total: i64 = 0
    if summary.days > 0:
        if summary.night_due:
            found = summary.matches
            if found > family.supply:
                found = family.supply
            pool += found
            supply -= found
        total = SUPPLY * (supply if supply < ENOUGH else ENOUGH)
    if family.double >= IN_SUPPLY:
        total += DOUBLE_DAY * summary.days
    work = WORK * summary.exchanges // 100 - INCOME * summary.days + 1
    used = pool if pool < work else work
    return total + used * SERVANT - used * (used - 1) * CROWD // 2 + (pool - used) * IDLE


def tokens(summary: FamilySummary) -> i64:
    """G4.6: tokens become servants, points or jade."""
    count: i64 = len(summary.family.tokens) + summary.family.double_tokens()
    sure: i64 = 0
    if count >= TOKEN_PRICES[FOR_VP]:
        sure = 2 * POINT
    if count >= TOKEN_PRICES[FOR_JADE]:
        jade_ = one_more_jade(summary)
        if jade_ > sure:
            sure = jade_
    hope = TOKEN * count if summary.exchanges > 0 else 0
    return hope if hope > sure else sure


def intrigue(summary: FamilySummary) -> i64:
    """G5.3, G7: steps to be paid for benefits, ties, and who begins the next day."""
    total: i64 = (
        summary.family.intrigue * (INTRIGUE_STEP + INTRIGUE_LATER * summary.exchanges // 10)
        if summary.exchanges > 0
        else 0
    )
    ahead_of: i64 = len(summary.s.track) - 1
    for player in summary.s.track:
        if player == summary.seat:
            break
        ahead_of -= 1
    total += TIES * ahead_of
    if summary.s.medal == summary.seat and summary.days > 0:
        total += MEDAL
    return total


# G3 The gift cards


def cards(summary: FamilySummary) -> i64:
    """G3.2: exchanges to come, by how free the cards are and what they do; those taken are the next day's hand."""
    total: i64 = EXCHANGE_LATER * summary.days * summary.cards
    if summary.today > 0:
        total += EXCHANGE * summary.today + HAND * quality(summary, summary.family.hand) // 100
    if summary.days > 0:
        total += QUALITY * quality(summary, summary.family.discards) // 100
        if summary.today == 0:
            total += QUALITY * quality(summary, summary.family.hand) // 100
    return total


def quality(summary: FamilySummary, cards_: list[int]) -> i64:
    content = summary.s.content
    total: i64 = 0
    for card in cards_:
        total += FREE[content.value[card]] + ACTION[content.action[card]]
    return total
