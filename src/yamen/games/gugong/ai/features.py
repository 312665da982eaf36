"""The features of a family in Gùgōng beside the score breakdown: the inputs of a network."""

from typing import Final

from mypy_extensions import i64

from yamen.games.gugong.actions import Act
from yamen.games.gugong.ai.move import jade_price
from yamen.games.gugong.ai.summary import FamilySummary
from yamen.games.gugong.ai.weights import ACTION
from yamen.games.gugong.canal import LoadTwo, PutOnShip
from yamen.games.gugong.day import CardBenefit, PayForExchange
from yamen.games.gugong.family import AT_HOME
from yamen.games.gugong.gifts import SwapBoard, SwapOwn
from yamen.games.gugong.night import matches, matches_of
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.travel import SecondTravelStep, TravelStep
from yamen.games.gugong.words import (
    BENEFIT_JADE,
    BENEFIT_STEPS,
    CANAL,
    CARD_ACTIONS,
    DAYS,
    DECREE_NAMES,
    HARBOURS,
    IN_POOL,
    LOCKED,
    NO_ACTION,
    PALACE_STEP,
    SHIPS,
    SWAP,
    TRAVEL,
)

DAY: Final = 100
"""A day in hundredths of itself."""
HIGH: Final = 7
"""From such a value on a card is nearly always free, up to such a value hardly ever."""
LOW: Final = 3
FEATURES: Final = (
    "remaining",
    "remaining squared",
    "last day",
    "night to come",
    "today",
    "cards",
    "steps to the palace",
    "outside in a hurry",
    "arrival",
    "pool",
    "supply",
    "double unlocked",
    "double in the pool",
    "on the wall",
    "most on the wall by another",
    "jade",
    "jade squared",
    "intrigue",
    "place in intrigue",
    "tokens",
    "decrees",
    "claims",
    "ships",
    "aboard",
    "matches",
    "most matches of another",
    "exchanges of others today",
    "others in the palace",
    "most points of another",
    "medal",
    "three players",
    "four players",
    "five players",
    "solo",
    "Meng",
    "Meng and what remains",
    "Meng's level and what remains",
    "on turn",
)
DETAIL_FEATURES: Final = (
    *(f"to do: {action}" for action in CARD_ACTIONS[:NO_ACTION]),
    "to pay for an exchange",
    "most jade of another",
    "most servants of another",
    "most intrigue of another",
    "fewest steps of another",
    "most tokens of another",
    "most decrees of another",
    "high in hand",
    "low in hand",
    "high for tomorrow",
    "low for tomorrow",
    "matching in hand",
    "actions in hand",
    "actions for tomorrow",
    "price of jade",
    "price of jade at hand",
    "everybody on the wall",
    "intrigue for jade on the wall",
    "most aboard",
    "harbour of the fullest ship",
    *(f"has {decree}" for decree in DECREE_NAMES),
)


def remaining(s: Gugong) -> i64:
    """How much of the game is still to come, in per cent: days, and of this one the cards in hand."""
    days: i64 = DAYS - s.day
    hands: i64 = 0
    cards: i64 = 0
    for family in s.families:
        cards += len(family.hand) + len(family.discards)
        if not family.passed:
            hands += len(family.hand)
    today: i64 = DAY * hands // cards if cards > 0 else 0
    return (DAY * days + today) // DAYS


def family_features(o: FamilySummary) -> list[int]:
    """A number for each of FEATURES."""
    s = o.s
    family = o.family
    wall: i64 = 0
    inside: i64 = 0
    points: i64 = 0
    found: i64 = 0
    for other in range(len(s.families)):
        rival = s.families[other]
        if rival is family:
            continue
        if rival.on_wall() > wall:
            wall = rival.on_wall()
        if rival.in_palace():
            inside += 1
        if rival.vp > points:
            points = rival.vp
        if o.night_due and matches(s, other) > found:
            found = matches(s, other)
    ships: i64 = 0
    aboard: i64 = 0
    for ship in range(SHIPS):
        if family.berth(ship) != AT_HOME:
            ships += 1
            aboard += family.aboard(ship)
    to_come = remaining(s)
    meng: i64 = 1 if s.is_meng(o.seat) else 0
    return [
        to_come,
        to_come * to_come // 100,
        1 if o.days == 0 else 0,
        o.night_due,
        o.today,
        o.cards,
        o.steps,
        o.steps * o.steps * 10 // (o.exchanges + 1),
        family.arrival,
        family.pool,
        family.supply,
        1 if family.double != LOCKED else 0,
        1 if family.double == IN_POOL else 0,
        family.on_wall(),
        wall,
        family.jade,
        family.jade * family.jade,
        family.intrigue,
        s.track.index(o.seat),
        len(family.tokens) + family.double_tokens(),
        o.decrees,
        sum(family.claims),
        ships,
        aboard,
        matches(s, o.seat) if o.night_due else 0,
        found,
        o.others_today,
        inside,
        points,
        1 if s.medal == o.seat else 0,
        1 if s.players == 3 else 0,
        1 if s.players == 4 else 0,
        1 if s.players == 5 else 0,
        1 if s.players == 1 else 0,
        meng,
        meng * to_come,
        meng * s.level * to_come,
        1 if s.player == o.seat else 0,
    ]


def detail_features(o: FamilySummary) -> list[int]:
    """A number for each of DETAIL_FEATURES, which take longer to compute."""
    return [
        *to_do(o),
        *of_others(o),
        *of_cards(o),
        *of_goods(o),
        *[o.owned >> decree & 1 for decree in range(len(DECREE_NAMES))],
    ]


def to_do(o: FamilySummary) -> list[int]:
    """How many actions of each kind a move under way still has, and whether its exchange is yet to be paid for."""
    seat = o.seat
    kinds = [0] * (NO_ACTION + 1)
    to_pay: i64 = 0
    for task in o.s.agenda:
        if isinstance(task, Act):
            if task.player == seat:
                kinds[task.location] += 1
        elif isinstance(task, CardBenefit):
            if task.player == seat:
                kinds[task.action] += 1
        elif isinstance(task, (TravelStep, SecondTravelStep)):
            if task.player == seat:
                kinds[TRAVEL] += 1
        elif isinstance(task, (PutOnShip, LoadTwo)):
            if task.player == seat:
                kinds[CANAL] += 1
        elif isinstance(task, (SwapOwn, SwapBoard)):
            if task.player == seat:
                kinds[SWAP] += 1
        elif isinstance(task, PayForExchange) and task.player == seat:
            to_pay = 1
            kinds[task.location] += 1
            kinds[task.gift % len(CARD_ACTIONS)] += 1
    kinds[NO_ACTION] = to_pay
    return kinds


def of_others(o: FamilySummary) -> list[int]:
    """The most that another has of each of some things."""
    s = o.s
    jade: i64 = 0
    pool: i64 = 0
    intrigue: i64 = 0
    steps: i64 = PALACE_STEP
    tokens: i64 = 0
    decrees: i64 = 0
    for other in range(len(s.families)):
        family = s.families[other]
        if family is o.family:
            continue
        if family.jade > jade:
            jade = family.jade
        if family.pool > pool:
            pool = family.pool
        if family.intrigue > intrigue:
            intrigue = family.intrigue
        if PALACE_STEP - family.envoy < steps:
            steps = PALACE_STEP - family.envoy
        if len(family.tokens) > tokens:
            tokens = len(family.tokens)
        owned: i64 = 0
        for mask in s.on_decrees:
            bits: i64 = mask
            owned += bits >> other & 1
        if owned > decrees:
            decrees = owned
    return [jade, pool, intrigue, steps, tokens, decrees]


def of_cards(o: FamilySummary) -> list[int]:
    """How free the cards in hand and those for tomorrow are, what they do, and what may be matched tonight."""
    content = o.s.content
    found: list[int] = []
    actions: list[int] = []
    matching: i64 = 0
    for cards in (o.family.hand, o.family.discards):
        high: i64 = 0
        low: i64 = 0
        total: i64 = 0
        for card in cards:
            value: i64 = content.value[card]
            if value >= HIGH:
                high += 1
            elif value <= LOW:
                low += 1
            total += ACTION[content.action[card]]
        found.append(high)
        found.append(low)
        actions.append(total)
    if o.night_due:
        for card in o.family.hand:
            matching += matches_of(o.s, card)
    return [*found, matching, *actions]


def of_goods(o: FamilySummary) -> list[int]:
    """What jade costs, and what stands on the wall and on ships."""
    family = o.family
    price = jade_price(o)
    on_wall: i64 = 0
    for other in o.s.families:
        on_wall += other.on_wall()
    aboard: i64 = 0
    harbour: i64 = 0
    for ship in range(SHIPS):
        if family.berth(ship) != AT_HOME and family.aboard(ship) > aboard:
            aboard = family.aboard(ship)
            harbour = family.berth(ship) % HARBOURS + 1
    return [
        price,
        1 if family.can_remove(price) else 0,
        on_wall,
        1 if family.on_wall() > 0 and family.intrigue >= BENEFIT_STEPS[BENEFIT_JADE] else 0,
        aboard,
        harbour,
    ]
