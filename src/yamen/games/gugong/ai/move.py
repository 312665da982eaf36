"""Estimates for the choices left in a move under way in Gùgōng, made without playing them."""

from mypy_extensions import i64

from yamen.games.gugong.actions import Act
from yamen.games.gugong.ai.assets import decree_value, one_more_jade
from yamen.games.gugong.ai.summary import FamilySummary
from yamen.games.gugong.ai.weights import (
    ACTION,
    PAID,
    POINT,
    TOKEN,
    USE_TOKEN,
)
from yamen.games.gugong.day import CardBenefit
from yamen.games.gugong.decrees import decree_cost
from yamen.games.gugong.jade import jade_prices, square_price
from yamen.games.gugong.tokens import StoreToken
from yamen.games.gugong.travel import SecondTravelStep, TravelStep, UseToken, reachable, token_helps
from yamen.games.gugong.words import (
    BONUS_PLUS1,
    CITIES,
    DECREES,
    GREAT_WALL,
    JADE,
    TRAVEL,
)


def pending(summary: FamilySummary) -> i64:
    """The value of what the family still has to choose of a move under way, estimated without playing it."""
    total: i64 = 0
    for at in range(summary.s.pending):
        task = summary.s.task(at)
        if isinstance(task, Act):
            if task.player == summary.seat:
                total += action_value(summary, task.location)
        elif isinstance(task, CardBenefit):
            if task.player == summary.seat:
                total += ACTION[task.action]
        elif isinstance(task, (TravelStep, SecondTravelStep)):
            if task.player == summary.seat:
                total += travel_value(summary)
        elif isinstance(task, UseToken):
            if task.player == summary.seat:
                total += token_value(summary, task.token)
        elif isinstance(task, StoreToken) and task.player == summary.seat:
            total += TOKEN
    return total


def action_value(summary: FamilySummary, location: i64) -> i64:
    """G3.5: what the action of a location would bring now."""
    if location == TRAVEL:
        return travel_value(summary)
    if location == GREAT_WALL:
        return ACTION[GREAT_WALL] if summary.family.pool > 0 else 0
    value: i64 = ACTION[location]
    if location == JADE:
        price = jade_price(summary)
        value = one_more_jade(summary) - price * PAID if price <= summary.family.pool else 0
    elif location == DECREES:
        value = best_decree(summary)
    return value if value > 0 else 0


def travel_value(summary: FamilySummary) -> i64:
    """G4.2: the best token in reach."""
    best: i64 = 0
    in_reach = reachable(summary.s, summary.seat)
    for city in range(len(CITIES)):
        if in_reach >> city & 1:
            value = TOKEN + token_value(summary, summary.s.token_in(city))
            if value > best:
                best = value
    return best


def token_value(summary: FamilySummary, token: i64) -> i64:
    """G4.4: what the benefit of a token brings, where it brings anything."""
    return USE_TOKEN[token] if token >= BONUS_PLUS1 or token_helps(summary.s, summary.seat, token) else 0


def best_decree(summary: FamilySummary) -> i64:
    """G9.1: the best decree that can be paid for."""
    best: i64 = 0
    at: i64 = 0
    for decree in summary.s.decrees:
        if not summary.has(decree):
            cost = decree_cost(summary.s, summary.seat, at) + 1
            value = POINT * summary.s.content.decree_points[decree] + decree_value(summary, decree) - cost * PAID
            if value > best and cost <= summary.family.pool:
                best = value
        at += 1
    return best


def jade_price(summary: FamilySummary) -> i64:
    """G6.1: the cheapest jade."""
    cheapest: i64 = square_price(summary.s, summary.seat)
    at: i64 = 0
    for price in jade_prices(summary.s, summary.seat):
        if summary.s.houses >> at & 1 and price < cheapest:
            cheapest = price
        at += 1
    return cheapest
