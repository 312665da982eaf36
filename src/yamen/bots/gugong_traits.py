"""What there is to know of a family in Gùgōng beside what its goods are worth: what a learned evaluation weighs."""

from typing import Final

from mypy_extensions import i64

from yamen.bots.gugong_outlook import Outlook
from yamen.gugong.night import matches
from yamen.gugong.state import AT_HOME, Gugong
from yamen.gugong.words import DAYS, IN_POOL, LOCKED, SHIPS

DAY: Final = 100
"""A day in hundredths of itself."""
TRAITS: Final = (
    "left",
    "left squared",
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
    "Meng and what is left",
    "Meng's level and what is left",
    "on turn",
)


def left(s: Gugong) -> i64:
    """How much of the game is still to come, in hundredths: days, and of this one the cards in hand."""
    days: i64 = DAYS - s.day
    hands: i64 = 0
    cards: i64 = 0
    for family in s.families:
        cards += len(family.hand) + len(family.discards)
        if not family.passed:
            hands += len(family.hand)
    today: i64 = DAY * hands // cards if cards > 0 else 0
    return (DAY * days + today) // DAYS


def traits(o: Outlook) -> list[int]:
    """A number for each of TRAITS."""
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
        if family.berths[ship] != AT_HOME:
            ships += 1
            aboard += family.aboard(ship)
    to_come = left(s)
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
