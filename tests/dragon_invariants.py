"""What holds in every position of In the Year of the Dragon, and after every move."""

from collections import Counter
from functools import lru_cache
from itertools import pairwise

from yamen.conformance import Laws
from yamen.engine.counts import packed, total, unpacked
from yamen.engine.messages import Message
from yamen.games.dragon.content import CONTENT
from yamen.games.dragon.court import NO_GROUP, Court
from yamen.games.dragon.moves import MOST_PALACES
from yamen.games.dragon.palaces import House, Replace
from yamen.games.dragon.state import NO_SUPER_EVENT, NOT_DRAWN, Dragon
from yamen.games.dragon.words import (
    BONUSES,
    CARDS,
    EVENTS,
    KINDS,
    MONTHS,
    PEACE,
    PERSONS,
    SUPER_EVENT_MONTH,
    WALL_LENGTH,
    WILD,
)

LEDGER = {
    "passed": {"yuan": "yuan"},
    "fee-paid": {"yuan": "-yuan"},
    "yuan-gained": {"yuan": "yuan"},
    "rice-gained": {"rice": "rice"},
    "fireworks-gained": {"fireworks": "fireworks"},
    "marched": {"steps": "steps"},
    "points-gained": {"points": "points"},
    "privilege-bought": {"yuan": "-yuan"},
    "taken-in": {"steps": "steps"},
    "tribute-paid": {"yuan": "-yuan"},
    "palaces-fed": {"rice": "-rice"},
    "helmets-scored": {"points": "points"},
    "festival-scored": {"points": "points", "returned": "-fireworks"},
    "decayed": {"floors": "-floors"},
    "month-scored": {"palaces": "points", "ladies": "points", "dragons": "points"},
    "goods-sold": {"rice": "-rice", "fireworks": "-fireworks", "yuan": "yuan"},
    "final-scored": {"persons": "points", "monks": "points", "money": "points"},
    "wall-scored": {"points": "points"},
    "persons-scored": {"points": "points"},
    "monks-scored": {"points": "points"},
    "goods-returned": {"yuan": "-yuan", "rice": "-rice", "fireworks": "-fireworks"},
    "floor-built": {"": "floors"},
    "floor-lost": {"": "-floors"},
    "card-played": {"": "-cards"},
    "card-discarded": {"": "-cards"},
    "card-hidden": {"": "-cards"},
    "wall-built": {"": "wall"},
}
"""Which field of an event goes into which column of the player's book; without a field it is one."""

NAMES = ("points", "yuan", "rice", "fireworks", "steps", "floors", "cards", "small", "large", "wall", *PERSONS)
COLUMNS = {name: column for column, name in enumerate(NAMES)}


def conserved(s: Dragon) -> object:
    """No position is impossible; the wall tiles, the event tiles and the options stay."""
    assert sorted(s.order) == list(range(len(s.courts))), f"D2.5: the order {s.order} is no order of the seats"
    steps = [s.courts[seat].steps for seat in s.order]
    assert steps == sorted(steps, reverse=True), f"D2.5: the order is not that of the person track: {steps}"
    assert 0 <= s.supply <= packed([10] * KINDS), "D1.6: more person tiles were taken than there are"
    tasks = {type(task).__name__ for task in s.agenda}
    for seat, court in enumerate(s.courts):
        check_court(court, bool(tasks & {"LoseFloor", "Evict", "ClearRubble"}))
        tiles = int(court.wall_tiles).bit_count() + s.wall.count(seat)
        assert tiles == (len(BONUSES) if s.great_wall else 0), "D8.1: a wall tile is neither unused nor in the wall"
    assert len(s.wall) <= (WALL_LENGTH if s.great_wall else 0), "D8.2: the wall is too long"
    check_events(tuple(s.events))
    groups = tuple(s.group_of(action) for action in range(s.actions()))
    check_groups(groups, len(s.courts))
    laid = NO_GROUP not in groups
    assert laid or {court.dragon for court in s.courts} == {NO_GROUP}, "D3.12: a dragon without groups"
    if s.is_over:
        scores = s.scores
        ranked = [scores[seat] for seat in s.ranking]
        assert ranked == sorted(ranked, reverse=True), f"D7.2: the ranking is not that of the points: {ranked}"
        assert not any(court.cards for court in s.courts), "D4.6: a person card was never played"
    told = s.super_event != NO_SUPER_EVENT
    assert not (s.super_event_hidden and told and s.month < SUPER_EVENT_MONTH), "D9.1: the super event is out too early"
    return (len(s.courts), s.great_wall, s.large_price, s.content.hash, s.rules)


def check_court(court: Court, earthquake: bool) -> None:
    assert min(court.yuan, court.rice, court.fireworks, court.small, court.large, court.steps) >= 0
    cards = unpacked(court.cards, len(CARDS))
    assert court.cards >= 0, "D1.3: a card was played that wasn't there"
    assert max(cards[:WILD]) <= 1, "D1.3: a card of a type twice"
    assert cards[WILD] <= 2, "D1.3: more than two wild cards"
    assert min(court.played(CONTENT)) >= 0, "D9.8: a card is in hand and discarded"
    assert total(court.discarded) <= 2, "D9.8: more than two cards discarded"
    assert len(court.palaces) < MOST_PALACES, "more palaces than there are moves for"
    for palace in court.palaces:
        assert (0 if earthquake else 1) <= palace.floors <= 3, f"D2.4: a palace of {palace.floors} floors"
        assert earthquake or len(palace.persons) <= palace.floors, "D2.4: persons without a floor"
        assert palace.persons == sorted(palace.persons)


@lru_cache(4096)
def check_events(events: tuple[int, ...]) -> None:
    drawn = [event for event in events if event != NOT_DRAWN]
    most = max(Counter(drawn).values(), default=0)
    assert most <= 2, f"D1.5: an event {most} times"
    if len(drawn) == MONTHS:
        assert sorted(drawn) == sorted([*range(len(EVENTS))] * 2), "D1.5: two tiles of each event"
        neighbours = [one for one, other in pairwise(events) if one == other]
        assert neighbours == [PEACE], f"D2.1: equal neighbours: {events}"


@lru_cache(4096)
def check_groups(groups: tuple[int, ...], players: int) -> None:
    """D3.1: as many groups as players, as even as possible."""
    sizes = Counter(groups)
    if NO_GROUP not in sizes:
        assert max(sizes.values()) - min(sizes.values()) <= 1, f"D3.1: uneven groups: {sizes}"
        assert sorted(sizes) == list(range(players)), f"D3.1: groups are missing: {sizes}"


# What a move changes is what the news tell


def change(before: Dragon, news: list[Message], after: Dragon) -> None:
    """The news, entered into the books of before, give the books of after: nothing comes or goes untold.

    D4.4: a person tile goes from the supply to a palace and out of the game, never back.
    """
    books, supply = [book_of(court) for court in before.courts], tiles_left(before)
    for message in news:
        enter(books, supply, message)
    assert books == [book_of(court) for court in after.courts], f"{COLUMNS}: not {books} after {news}"
    assert supply == tiles_left(after), f"the supply is not {supply} after {news}"
    assert before.month <= after.month <= before.month + 1, "a month is left out"
    assert after.wall[: len(before.wall)] == before.wall, "the wall was rebuilt"


def book_of(court: Court) -> list[int]:
    """How much a player has of everything, in the order of COLUMNS."""
    book = [court.points(), court.yuan, court.rice, court.fireworks, court.steps, court.floors(), court.cards_left()]
    book += [court.small, court.large, -int(court.wall_tiles).bit_count(), *([0] * len(PERSONS))]
    for palace in court.palaces:
        for person in palace.persons:
            book[person - len(PERSONS)] += 1
    return book


def enter(books: list[list[int]], supply: list[int], message: Message) -> None:
    name, args = message.kind.name, message.named()
    if name == "markers-reset":
        for book in books:
            book[COLUMNS["steps"]] = 0
    if "player" not in args:
        return
    book = books[int(args["player"])]
    for field, column in LEDGER.get(name, {}).items():
        sign = -1 if column.startswith("-") else 1
        book[COLUMNS[column.lstrip("-")]] += sign * int(args[field] if field else 1)
    if name == "taken-in":
        book[COLUMNS[str(args["person"])]] += 1
    elif name == "released":
        book[COLUMNS[str(args["person"])]] -= 1
    elif name == "privilege-bought":
        book[COLUMNS[str(args["size"])]] += 1
    elif name == "privileges-lost":
        book[COLUMNS["small"]] = book[COLUMNS["large"]] = 0
    if name in ("taken-in", "turned-away"):
        supply[PERSONS.index(str(args["person"]))] -= 1


def tiles_left(s: Dragon) -> list[int]:
    """The person tiles in the supply or just taken from it."""
    result = unpacked(s.supply, KINDS)
    for task in s.agenda:
        if isinstance(task, House | Replace):
            result[task.person] += 1
    return result


LAWS = Laws(conserved, change, longest=600, hidden=True)
