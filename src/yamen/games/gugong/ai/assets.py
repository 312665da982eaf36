"""What a family of Gùgōng has that pays later: jade, decrees, ships."""

from mypy_extensions import i64

from yamen.games.gugong.ai.summary import FamilySummary
from yamen.games.gugong.ai.weights import (
    ALWAYS,
    CLAIMS_TO_COME,
    DECREES_TO_COME,
    DELAY,
    DOUBLE_DAY,
    EXCHANGE_LATER,
    JADE_TO_COME,
    LOADED,
    MORNINGS,
    POINT,
    POINTS_TO_COME,
    SERVANT,
)
from yamen.games.gugong.family import AT_HOME
from yamen.games.gugong.final_scoring import jade_worth
from yamen.games.gugong.words import (
    CHEAP_TRAVEL,
    END_DECREES,
    END_FLAT,
    END_HARBOURS,
    END_JADE,
    END_VP,
    HARBOURS,
    REWARD_CARD,
    REWARD_DOUBLE,
    REWARD_VP,
    SHIPS,
)

# G6 Jade


def jade(summary: FamilySummary) -> i64:
    """G13.5: each jade is worth more than the one before, so those to come count too."""
    return hundredths_of_jade(summary, 100 * summary.family.jade + JADE_TO_COME * summary.exchanges)


def one_more_jade(summary: FamilySummary) -> i64:
    count: i64 = 100 * summary.family.jade + JADE_TO_COME * summary.exchanges
    value = hundredths_of_jade(summary, count + 100) - hundredths_of_jade(summary, count)
    return value + 2 * POINT if summary.has(END_JADE) and summary.family.jade < 5 else value


def hundredths_of_jade(summary: FamilySummary, count: i64) -> i64:
    whole = count // 100
    value = jade_worth(summary.s, whole)
    return value * POINT + (jade_worth(summary.s, whole + 1) - value) * (count % 100)


# G9 Decrees


def decrees(summary: FamilySummary) -> i64:
    total: i64 = 0
    for decree in summary.s.decrees:
        if summary.has(decree):
            total += decree_value(summary, decree)
    return total


def decree_value(summary: FamilySummary, decree: i64) -> i64:
    """G9.2 to G9.4: what a decree brings each morning, with each exchange, or in the end."""
    if decree < CHEAP_TRAVEL:
        return MORNINGS[decree] * summary.days
    if decree < END_VP:
        return ALWAYS[decree - CHEAP_TRAVEL] * summary.exchanges
    if decree == END_FLAT:
        return 8 * POINT
    value: i64
    if decree == END_VP:
        value = (POINT * summary.family.vp + POINTS_TO_COME * summary.exchanges) // 3
        return value if value < 10 * POINT else 10 * POINT
    if decree == END_JADE:
        value = 2 * (POINT * summary.family.jade + JADE_TO_COME * summary.exchanges)
        return value if value < 10 * POINT else 10 * POINT
    if decree == END_DECREES:
        return 2 * (POINT * summary.decrees + DECREES_TO_COME * summary.exchanges)
    value = CLAIMS_TO_COME * summary.exchanges
    for claimed in summary.family.claims:
        value += POINT * claimed
    return 2 * value


# G10 The Grand Canal


def ships(summary: FamilySummary) -> i64:
    total: i64 = 0
    for ship in range(SHIPS):
        berth = summary.family.berth(ship)
        if berth != AT_HOME:
            total += LOADED[summary.family.aboard(ship)] * best_reward(summary, berth % HARBOURS + 1) // 100
    return total


def best_reward(summary: FamilySummary, harbour: i64) -> i64:
    """The best reward that a ship reaches with the nights to come, less for each it has to wait."""
    nights: i64 = summary.days + summary.night_due
    best: i64 = reward_at(summary, harbour) // 2 if summary.exchanges > 0 else 0
    share: i64 = 100
    night: i64 = 0
    while night < nights and harbour < HARBOURS:
        night += 1
        harbour += 1
        share -= DELAY
        value = reward_at(summary, harbour) * share // 100
        if value > best:
            best = value
    return best


def reward_at(summary: FamilySummary, harbour: i64) -> i64:
    """G10.4: the reward of a harbour; the last one has all."""
    if harbour == HARBOURS:
        best = reward(summary, REWARD_VP)
        for which in range(REWARD_CARD, REWARD_DOUBLE + 1):
            value = reward(summary, which)
            if value > best:
                best = value
        return best
    return reward(summary, harbour - 2) if harbour > 1 else 0


def reward(summary: FamilySummary, which: i64) -> i64:
    if summary.family.claimed(which) >= summary.s.content.reward_spaces[which]:
        return 0
    value: i64 = 2 * POINT if summary.has(END_HARBOURS) else 0
    if which == REWARD_VP:
        return value + POINT * summary.s.content.canal_points
    if which == REWARD_CARD:
        return value + EXCHANGE_LATER * summary.days
    return value + (2 * SERVANT + DOUBLE_DAY * summary.days if summary.exchanges > 0 else 0)
