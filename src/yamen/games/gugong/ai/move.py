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


def pending(o: FamilySummary) -> i64:
    """What the family still has to choose of a move under way, as well as it can be told without trying."""
    total: i64 = 0
    for at in range(o.s.pending):
        task = o.s.task(at)
        if isinstance(task, Act):
            if task.player == o.seat:
                total += action_value(o, task.location)
        elif isinstance(task, CardBenefit):
            if task.player == o.seat:
                total += ACTION[task.action]
        elif isinstance(task, (TravelStep, SecondTravelStep)):
            if task.player == o.seat:
                total += travel_value(o)
        elif isinstance(task, UseToken):
            if task.player == o.seat:
                total += token_value(o, task.token)
        elif isinstance(task, StoreToken) and task.player == o.seat:
            total += TOKEN
    return total


def action_value(o: FamilySummary, location: i64) -> i64:
    """G3.5: what the action of a location would bring now."""
    if location == TRAVEL:
        return travel_value(o)
    if location == GREAT_WALL:
        return ACTION[GREAT_WALL] if o.family.pool > 0 else 0
    value: i64 = ACTION[location]
    if location == JADE:
        price = jade_price(o)
        value = one_more_jade(o) - price * PAID if price <= o.family.pool else 0
    elif location == DECREES:
        value = best_decree(o)
    return value if value > 0 else 0


def travel_value(o: FamilySummary) -> i64:
    """G4.2: the best token in reach."""
    best: i64 = 0
    in_reach = reachable(o.s, o.seat)
    for city in range(len(CITIES)):
        if in_reach >> city & 1:
            value = TOKEN + token_value(o, o.s.token_in(city))
            if value > best:
                best = value
    return best


def token_value(o: FamilySummary, token: i64) -> i64:
    """G4.4: what the benefit of a token brings, where it brings anything."""
    return USE_TOKEN[token] if token >= BONUS_PLUS1 or token_helps(o.s, o.seat, token) else 0


def best_decree(o: FamilySummary) -> i64:
    """G9.1: the best decree that can be paid for."""
    best: i64 = 0
    at: i64 = 0
    for decree in o.s.decrees:
        if not o.has(decree):
            cost = decree_cost(o.s, o.seat, at) + 1
            value = POINT * o.s.content.decree_points[decree] + decree_value(o, decree) - cost * PAID
            if value > best and cost <= o.family.pool:
                best = value
        at += 1
    return best


def jade_price(o: FamilySummary) -> i64:
    """G6.1: the cheapest jade."""
    cheapest: i64 = square_price(o.s, o.seat)
    at: i64 = 0
    for price in jade_prices(o.s, o.seat):
        if o.s.houses >> at & 1 and price < cheapest:
            cheapest = price
        at += 1
    return cheapest
