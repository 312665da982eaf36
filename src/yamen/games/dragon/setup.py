"""D1.2, D2: setting the game up, from an empty table to the first month."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from yamen.engine.counts import changed, count, packed, present
from yamen.engine.messages import Kind, Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Chance, Choice, Step, Task
from yamen.games.dragon import questions
from yamen.games.dragon.content import CONTENT, DragonContent
from yamen.games.dragon.court import Court, new_court
from yamen.games.dragon.moves import EVENT_TILE, START, TAKE
from yamen.games.dragon.news import DRAFT_BEGINS, EVENT_LAID
from yamen.games.dragon.palaces import HOUSE_PERSON
from yamen.games.dragon.reasons import NO_TILES, ONLY_YOUNG, SAME_PAIR, SAME_TYPE
from yamen.games.dragon.rounds import Month
from yamen.games.dragon.state import NO_SUPER_EVENT, NOT_DRAWN, RULES, Dragon
from yamen.games.dragon.super_events import ChooseSuperEvent, DrawSuperEvent
from yamen.games.dragon.words import (
    EVENTS,
    KINDS,
    MONTHS,
    MOST_PLAYERS,
    OLD,
    PEACE,
    SUPER_EVENTS,
    TYPE_OF,
    TYPES,
)

HOST: Final = 0
"""The first seat: whoever made the table."""
EVENT_TILES: Final = OptionSets(EVENT_TILE, len(EVENTS))
YOUNG: Final = OptionSets(TAKE, len(TYPES))


def new_position(players: int, options: dict[str, Any], content: DragonContent = CONTENT, rules: int = RULES) -> Dragon:
    """The table before the first chance move."""
    missing = MOST_PLAYERS - players
    supply = packed([content.count[kind] - missing_tiles(kind) * missing for kind in range(KINDS)])
    chosen = options["super_event"]
    super_event = SUPER_EVENTS.index(chosen) if chosen in SUPER_EVENTS else NO_SUPER_EVENT
    courts = [new_court(content, options["great_wall"]) for _ in range(players)]
    price = options["large_privilege_price"]
    s = Dragon(content, options["great_wall"], super_event, price, courts, supply, list(range(players)))
    s.rules = rules
    s.super_event_hidden = options["super_event_hidden"]
    s.random_tiles = options["wall_tile"] == "random"
    s.closed_hands = options["hands"] == "closed"
    tasks: list[Task[Any]] = [LayOutEvents()]
    if chosen == "random" and not s.super_event_hidden:
        tasks.append(DrawSuperEvent())
    elif chosen == "chosen":
        tasks.append(ChooseSuperEvent(HOST))
    s.then([*tasks, DrawStarter()])
    s.advance()
    return s


def missing_tiles(kind: int) -> int:
    """D1.2: the tiles of a kind that leave the game for each missing player: two of each type in all."""
    return 1 if OLD[TYPE_OF[kind]] >= 0 else 2


@final
class LayOutEvents(Step[Dragon]):
    """D2.1: both peace tiles come first, the other ten are drawn."""

    def run(self, s: Dragon) -> None:
        peaceful = s.content.event_tiles[PEACE]
        s.events = [PEACE] * peaceful + [NOT_DRAWN] * (MONTHS - peaceful)
        s.follow(DrawEvent())


@final
class DrawEvent(Chance[Dragon]):
    """D2.1: a tile for the leftmost free space; beside its twin it goes one space further."""

    def counts(self, s: Dragon) -> i64:
        """The tiles of each event that are still to be drawn."""
        left = packed(s.content.event_tiles)
        for event in s.events:
            if event != NOT_DRAWN:
                left = changed(left, event, -1)
        return left

    def options(self, s: Dragon) -> list[int]:
        return EVENT_TILES.of(present(self.counts(s)))

    def answer(self, s: Dragon, move: int) -> None:
        event: i64 = move - EVENT_TILE
        events = s.events[:]
        space: i64 = 0
        while events[space] != NOT_DRAWN:
            space += 1
        if events[space - 1] == event:
            if space < MONTHS - 1:
                space += 1
            else:
                events[space - 1], events[space - 2] = events[space - 2], events[space - 1]
        events[space] = event
        s.events = events
        for laid in events:
            if laid == NOT_DRAWN:
                s.follow(self)
                return
        for month in range(MONTHS):
            s.tell(EVENT_LAID, month + 1, events[month])


@final
class DrawStarter(Chance[Dragon]):
    """D2.3: who begins to take persons; the others follow clockwise."""

    def options(self, s: Dragon) -> list[int]:
        return list(range(START, START + len(s.courts)))

    def answer(self, s: Dragon, move: int) -> None:
        starter: i64 = move - START
        players: i64 = len(s.courts)
        s.tell(DRAFT_BEGINS, starter)
        tasks: list[Task[Any]] = []
        for turn in range(players):
            seat = (starter + turn) % players
            tasks.append(DraftPerson(seat))
            tasks.append(DraftPerson(seat))
        s.then([*tasks, Month(1)])


def types_at(court: Court) -> i64:
    """The types of the persons at a court, a bit for each."""
    one: i64 = 1
    types: i64 = 0
    for palace in court.palaces:
        for person in palace.persons:
            types |= one << TYPE_OF[person]
    return types


@final
class DraftPerson(Choice[Dragon]):
    """D2.3: a young person of another type than the first one; no two players take the same pair."""

    question: ClassVar[Kind] = questions.DRAFT

    def options(self, s: Dragon) -> list[int]:
        own = types_at(s.courts[self.player])
        one: i64 = 1
        may: i64 = 0
        for type_ in range(len(TYPES)):
            if not own >> type_ & 1 and count(s.supply, type_) > 0:
                may |= one << type_
        for court in s.courts:
            types = types_at(court)
            more = types ^ own
            if types & own == own and more & more - 1 == 0:  # it would make the same pair
                may &= ~more
        return YOUNG.of(may)

    def answer(self, s: Dragon, move: int) -> None:
        type_: i64 = move - TAKE
        s.supply = changed(s.supply, type_, -1)
        s.follow(HOUSE_PERSON[self.player][type_])

    def expected(self, s: Dragon) -> list[int]:
        return list(range(TAKE, TAKE + KINDS))

    def why_not(self, s: Dragon, move: int) -> Message:
        type_ = move - TAKE
        if type_ >= len(TYPES):
            return ONLY_YOUNG.message()
        if count(s.supply, type_) == 0:
            return NO_TILES.message(type_)
        reason = SAME_TYPE if types_at(s.courts[self.player]) >> type_ & 1 else SAME_PAIR
        return reason.message(type_)
