"""What this month and the next will do to each player, as things stand now: what they have against what is asked.

For whoever shows the table, so that nobody else has to know the rules. Nothing in the game depends on it.
"""

from typing import Final

from mypy_extensions import i64

from yamen.engine.counts import NO_COUNTS
from yamen.engine.tasks import Choice
from yamen.games.dragon.questions import ACT
from yamen.games.dragon.schemas import About, Mood, Need, Phase
from yamen.games.dragon.scoring import worth_of_monks, worth_of_persons
from yamen.games.dragon.state import NO_SUPER_EVENT, NOT_DRAWN, Dragon
from yamen.games.dragon.words import (
    ASSASSINATION_ATTEMPT,
    BUDDHA,
    CONTAGION,
    DROUGHT,
    EARTHQUAKE,
    EVENTS,
    FESTIVAL,
    FLOOD,
    HEALER,
    LANTERN_FESTIVAL,
    MONGOLS,
    MONTHS,
    SUPER_EVENT_MONTH,
    SUPER_EVENTS,
    TORNADO,
    TRIBUTE,
    WARRIOR,
)

GOOD: Final = "good"
BAD: Final = "bad"
PLAIN: Final = "plain"
TORNADO_TAKES: Final = 2


def phase_of(s: Dragon) -> Phase:
    """Cards lie out for the actions, and the hands tell whether all have taken their person."""
    if s.month == 0:
        return "draft"
    if s.groups != NO_COUNTS or is_planned(s):
        return "actions"
    left: i64 = MONTHS - 1 - s.month
    if s.super_event == TORNADO and s.month > SUPER_EVENT_MONTH:
        left -= TORNADO_TAKES
    if left < 0:
        left = 0
    for court in s.courts:
        if court.cards_left() > left:
            return "persons"
    return "event"


def is_planned(s: Dragon) -> bool:
    """Whether somebody is asked for an action before the cards are dealt, because they plan their next turn."""
    task = s.task(s.pending - 1) if s.pending > 0 else None
    return isinstance(task, Choice) and task.question is ACT and s.groups == NO_COUNTS


def needs_of(s: Dragon) -> list[list[Need]]:
    phase = phase_of(s)
    helmets = [int(court.symbols(s.content, WARRIOR)) for court in s.courts]
    return [_needs_of_player(s, player, phase, helmets) for player in range(len(s.courts))]


def same_needs(s: Dragon, before: Dragon) -> bool:
    """Whether they are known, at a glance, to be the same as in another position of the game."""
    for player in range(len(s.courts)):
        court, then = s.courts[player], before.courts[player]
        if court.yuan != then.yuan or court.rice != then.rice or court.fireworks != then.fireworks:
            return False
        if court.small != then.small or court.large != then.large or court.palaces is not then.palaces:
            return False
    return (
        s.month == before.month
        and s.events is before.events
        and s.super_event == before.super_event
        and s.wall is before.wall
        and phase_of(s) == phase_of(before)
    )


def _needs_of_player(s: Dragon, player: int, phase: Phase, helmets: list[int]) -> list[Need]:
    month = int(s.month)
    found: list[Need] = []
    if phase in ("actions", "persons"):
        found += _of_month(s, player, month, helmets)
    if phase != "draft":
        court = s.courts[player]
        empty = len(court.palaces) - int(court.inhabited())
        if empty:
            found.append(_need(month, "decay", BAD, "decay", palaces=empty))
    if month < MONTHS:
        found += _of_month(s, player, month + 1, helmets)
    return found


def _need(month: int, about: About, mood: Mood, kind: str, **figures: int) -> Need:
    """`about` is the event that does it, `kind` how it will go."""
    return {"month": month, "about": about, "mood": mood, "kind": kind, "figures": figures}


def _of_month(s: Dragon, player: int, month: int, helmets: list[int]) -> list[Need]:
    event = s.events[month - 1]
    if event == NOT_DRAWN:
        return []
    found = [_of_event(s, player, event, month, helmets)]
    if event == MONGOLS and s.great_wall:
        found.append(_of_wall(s, player, month))
    if month == SUPER_EVENT_MONTH and s.super_event != NO_SUPER_EVENT:
        found.append(_of_super_event(s, player, month))
    return found


def _of_event(s: Dragon, player: int, event: int, month: int, helmets: list[int]) -> Need:
    court, content, about = s.courts[player], s.content, EVENTS[event]
    people = int(court.persons())
    if event == TRIBUTE:
        due, have = int(content.tribute), int(court.yuan)
        persons = min(max(due - have, 0), people)
        if persons:
            return _need(month, about, BAD, "tribute-short", yuan=due, have=have, persons=persons)
        return _need(month, about, GOOD, "tribute", yuan=due)
    if event == DROUGHT:
        due, have = int(court.inhabited()), int(court.rice)
        if due > have:
            return _need(month, about, BAD, "drought-short", rice=due, have=have, persons=due - have)
        return _need(month, about, GOOD, "drought", rice=due)
    if event == CONTAGION:
        persons = min(max(int(content.contagion) - int(court.symbols(content, HEALER)), 0), people)
        if persons:
            return _need(month, about, BAD, "contagion-short", persons=persons)
        return _need(month, about, GOOD, "contagion")
    if event == MONGOLS:
        own = helmets[player]
        if own > min(helmets):
            return _need(month, about, GOOD, "mongols", points=own)
        return _need(month, about, BAD, "mongols-short", points=own)
    if event == FESTIVAL:
        counts = sorted({int(one.fireworks) for one in s.courts}, reverse=True)
        place = counts.index(int(court.fireworks)) if court.fireworks else len(content.festival)
        if place < len(content.festival):
            return _need(month, about, GOOD, "festival", points=int(content.festival[place]))
        return _need(month, about, PLAIN, "festival-none", points=0)
    return _need(month, about, PLAIN, "peace")


def _of_wall(s: Dragon, player: int, month: int) -> Need:
    """D8.3: does the wall reach the Mongols?"""
    own = s.wall.count(player)
    missing = month - len(s.wall)
    if missing <= 0:
        return _need(month, "wall", GOOD, "wall", points=own)
    if own > min(s.wall.count(other) for other in range(len(s.courts))):
        return _need(month, "wall", GOOD, "wall-short", tiles=missing)
    return _need(month, "wall", BAD, "wall-fewest", tiles=missing)


def _of_super_event(s: Dragon, player: int, month: int) -> Need:
    court, event = s.courts[player], s.super_event
    about = SUPER_EVENTS[event]
    if event == LANTERN_FESTIVAL:
        return _need(month, about, GOOD, "lantern", points=int(worth_of_persons(court)))
    if event == BUDDHA:
        points = int(worth_of_monks(court, s.content))
        return _need(month, about, GOOD if points else PLAIN, "buddha", points=points)
    if event == FLOOD:
        goods = int(court.yuan + court.rice + court.fireworks)
        if goods // 2:
            return _need(month, about, BAD, "flood", back=goods // 2, goods=goods)
        return _need(month, about, GOOD, "flood-none")
    if event == ASSASSINATION_ATTEMPT:
        dragons = int(court.dragons(s.content))
        if dragons:
            return _need(month, about, BAD, "assassination", dragons=dragons)
        return _need(month, about, GOOD, "assassination-none")
    # The eclipse repeats the event of the month; others depend on a choice to come.
    return _need(month, about, BAD if event in (EARTHQUAKE, TORNADO) else PLAIN, about)
