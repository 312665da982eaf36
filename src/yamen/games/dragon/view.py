"""What a client is told of a position, with whatever follows from the rules, so that no client has to know them."""

from typing import Any

from mypy_extensions import i64

from yamen.engine.counts import unpacked
from yamen.games.dragon.actions import amount, fee, groups_with_dragons
from yamen.games.dragon.court import NO_GROUP, Court, Palace
from yamen.games.dragon.needs import needs_of, phase_of, same_needs
from yamen.games.dragon.schemas import (
    BoardView,
    Bonuses,
    GroupsView,
    MonthView,
    PersonsView,
    PersonTile,
    Printed,
    PrivateView,
    PublicView,
    Sizes,
    Sources,
    Symbols,
    Yields,
)
from yamen.games.dragon.schemas import Court as CourtView
from yamen.games.dragon.schemas import Palace as PalaceView
from yamen.games.dragon.state import NO_SUPER_EVENT, NOT_DRAWN, Dragon
from yamen.games.dragon.words import (
    ACTIONS,
    BONUSES,
    BUILD,
    CARDS,
    COURT_LADY,
    CRAFTSMAN,
    EVENTS,
    FARMER,
    FEE_OF_A_TAKEN_GROUP,
    FIREWORK_BONUS,
    FIREWORKS,
    FLOOR_BONUS,
    FROM_FESTIVAL,
    FROM_LADIES,
    FROM_MONEY,
    FROM_MONGOLS,
    FROM_MONKS,
    FROM_PALACES,
    FROM_PERSONS,
    FROM_PRIVILEGES,
    FROM_RESEARCH,
    FROM_WALL,
    HARVEST,
    HEALER,
    KINDS,
    MILITARY_PARADE,
    MONK,
    PERSONS,
    POINTS_BONUS,
    PYROTECHNIST,
    RESEARCH,
    RICE_BONUS,
    SCHOLAR,
    STEPS_BONUS,
    SUPER_EVENT_MONTH,
    SUPER_EVENTS,
    TAX_COLLECTOR,
    TAXES,
    WARRIOR,
    YUAN_BONUS,
    Action,
    PersonCard,
)


def public_view(s: Dragon) -> PublicView:
    return {**month_view(s), **groups_view(s), **board_view(s), **persons_view(s)}


def changes_of_public_view(s: Dragon, before: Dragon) -> dict[str, Any]:
    """The same without what is, at a glance, as it was in a position before: most moves change little."""
    changed: dict[str, Any] = {"order": s.order[:], "phase": phase_of(s)}
    if (
        s.month != before.month
        or s.events is not before.events
        or s.super_event != before.super_event
        or s.super_event_hidden != before.super_event_hidden
    ):
        changed.update(month_view(s))
    if s.groups != before.groups or groups_with_dragons(s) != groups_with_dragons(before):
        changed.update(groups_view(s))
    if s.supply != before.supply:
        changed["supply"] = supply_view(s)
    if s.wall is not before.wall:
        changed["wall"] = s.wall[:]
    if not same_needs(s, before):
        changed["needs"] = needs_of(s)
    for player in range(len(s.courts)):
        if s.courts[player].palaces is not before.courts[player].palaces:
            changed.update(persons_view(s))
            break
    return changed


def persons_view(s: Dragon) -> PersonsView:
    return {"yields": yields(s), "symbols": symbols(s)}


def month_view(s: Dragon) -> MonthView:
    return {
        "month": s.month,
        "events": [None if event == NOT_DRAWN else EVENTS[event] for event in s.events],
        "super_event": None if s.super_event == NO_SUPER_EVENT else SUPER_EVENTS[s.super_event],
        "super_event_hidden": s.super_event_hidden and s.super_event == NO_SUPER_EVENT,
        "great_wall": s.great_wall,
        "large_privilege_price": s.large_price,
    }


def groups_view(s: Dragon) -> GroupsView:
    groups: list[list[Action]] = [[] for _ in s.courts]
    for action in range(s.actions()):
        group = s.group_of(action)
        if group != NO_GROUP:
            groups[group].append(ACTIONS[action])
    with_dragons = groups_with_dragons(s)
    return {"groups": groups, "fees": [fee(with_dragons, group) for group in range(len(groups))]}


def board_view(s: Dragon) -> BoardView:
    return {
        "order": s.order[:],
        "supply": supply_view(s),
        "wall": s.wall[:],
        "phase": phase_of(s),
        "needs": needs_of(s),
    }


def supply_view(s: Dragon) -> dict[str, int]:
    return {PERSONS[kind]: count for kind, count in enumerate(unpacked(s.supply, KINDS))}


def yields(s: Dragon) -> Yields:
    return {
        "taxes": amounts(s, TAXES),
        "build": amounts(s, BUILD),
        "harvest": amounts(s, HARVEST),
        "fireworks": amounts(s, FIREWORKS),
        "military_parade": amounts(s, MILITARY_PARADE),
        "research": amounts(s, RESEARCH),
    }


def amounts(s: Dragon, action: i64) -> list[int]:
    return [amount(s, player, action) for player in range(len(s.courts))]


def symbols(s: Dragon) -> Symbols:
    return {
        "craftsman": of_type(s, CRAFTSMAN),
        "court_lady": of_type(s, COURT_LADY),
        "pyrotechnist": of_type(s, PYROTECHNIST),
        "tax_collector": of_type(s, TAX_COLLECTOR),
        "warrior": of_type(s, WARRIOR),
        "monk": of_type(s, MONK),
        "healer": of_type(s, HEALER),
        "farmer": of_type(s, FARMER),
        "scholar": of_type(s, SCHOLAR),
    }


def of_type(s: Dragon, type_: i64) -> list[int]:
    return [court.symbols(s.content, type_) for court in s.courts]


def court_view(s: Dragon, player: i64) -> CourtView:
    court = s.courts[player]
    return {
        "points": court.points(),
        "sources": sources(court),
        "steps": court.steps,
        "yuan": court.yuan,
        "rice": court.rice,
        "fireworks": court.fireworks,
        "privileges": {"small": court.small, "large": court.large},
        "dragon": None if court.dragon == NO_GROUP else court.dragon,
        "cards": None if s.closed_hands else card_names(unpacked(court.cards, len(CARDS))),
        "card_count": court.cards_left(),
        "played": card_names(court.played(s.content)),
        "palaces": [palace_view(palace) for palace in court.palaces],
        "wall_tiles": [BONUSES[bonus] for bonus in range(len(BONUSES)) if court.wall_tiles >> bonus & 1],
    }


def sources(court: Court) -> Sources:
    return {
        "palaces": court.scored(FROM_PALACES),
        "ladies": court.scored(FROM_LADIES),
        "privileges": court.scored(FROM_PRIVILEGES),
        "research": court.scored(FROM_RESEARCH),
        "mongols": court.scored(FROM_MONGOLS),
        "festival": court.scored(FROM_FESTIVAL),
        "wall": court.scored(FROM_WALL),
        "persons": court.scored(FROM_PERSONS),
        "monks": court.scored(FROM_MONKS),
        "money": court.scored(FROM_MONEY),
    }


def palace_view(palace: Palace) -> PalaceView:
    return {"floors": palace.floors, "persons": [PERSONS[person] for person in palace.persons]}


def card_names(counts: list[int]) -> list[PersonCard]:
    return [CARDS[card] for card, count in enumerate(counts) for _ in range(count)]


def private_view(s: Dragon, viewer: i64) -> PrivateView:
    """With closed hands, the viewer's own."""
    if not s.closed_hands:
        return {}
    return {"hand": card_names(unpacked(s.courts[viewer].cards, len(CARDS))) if viewer >= 0 else None}


def printed(s: Dragon) -> Printed:
    """What stands on tiles and cards: a table can be played with corrected figures."""
    content = s.content
    prices: Sizes = {"small": content.small_price, "large": s.large_price}
    dragons: Sizes = {"small": content.dragons[0], "large": content.dragons[1]}
    return {
        "persons": {PERSONS[kind]: person_tile(s, kind) for kind in range(len(PERSONS))},
        "actions": {ACTIONS[action]: symbols for action, symbols in enumerate(content.action)},
        "prices": prices,
        "dragons": dragons,
        "fee": FEE_OF_A_TAKEN_GROUP,
        "tribute": content.tribute,
        "contagion": content.contagion,
        "festival": content.festival[:],
        "bonuses": bonuses(content.bonus),
        "super_event_month": SUPER_EVENT_MONTH,
    }


def person_tile(s: Dragon, kind: i64) -> PersonTile:
    return {"value": s.content.value[kind], "symbols": s.content.symbols[kind]}


def bonuses(amounts: list[int]) -> Bonuses:
    return {
        "rice": amounts[RICE_BONUS],
        "firework": amounts[FIREWORK_BONUS],
        "floor": amounts[FLOOR_BONUS],
        "yuan": amounts[YUAN_BONUS],
        "steps": amounts[STEPS_BONUS],
        "points": amounts[POINTS_BONUS],
    }
