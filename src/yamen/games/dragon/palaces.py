"""D2.4, D3.6, D4.1, D4.2, D5.8: building floors, taking persons in, releasing them."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.messages import Kind, Message
from yamen.engine.moves import OptionSets
from yamen.engine.tasks import Choice, Task
from yamen.games.dragon import questions
from yamen.games.dragon.court import MOST_FLOORS, Court, palace_of
from yamen.games.dragon.moves import FLOOR, HOUSE, NEW_FLOOR, RELEASE, TURN_AWAY
from yamen.games.dragon.news import FLOOR_BUILT, RELEASED, TAKEN_IN, TURNED_AWAY
from yamen.games.dragon.reasons import MUST_TAKE_IN, OTHER_PALACE, PALACE_FULL, THREE_FLOORS
from yamen.games.dragon.state import Dragon
from yamen.games.dragon.words import KINDS, MOST_PLAYERS

NEW_PALACE: Final = palace_of(1, [])
USUALLY: Final = 8
"""More palaces than most courts have."""
FLOORS: Final = OptionSets(NEW_FLOOR, 1 + USUALLY)
HOUSES: Final = OptionSets(HOUSE, USUALLY)


@final
class BuildFloor(Choice[Dragon]):
    """D3.6: a new floor goes on a palace of one's own or starts a new one; then the floors that are left."""

    fields: ClassVar[tuple[str, ...]] = ("player", "floors")
    question: ClassVar[Kind] = questions.BUILD

    def __init__(self, player: i64, floors: i64) -> None:
        super().__init__(player)
        self.floors = floors

    def options(self, s: Dragon) -> list[int]:
        new_floor: i64 = 1
        may = new_floor
        bit = new_floor << FLOOR - NEW_FLOOR
        for palace in s.courts[self.player].palaces:
            if palace.floors < MOST_FLOORS:
                may |= bit
            bit <<= 1
        return FLOORS.of(may)

    def answer(self, s: Dragon, move: int) -> None:
        court = s.courts[self.player]
        at: i64
        if move == NEW_FLOOR:
            at = len(court.palaces)
            court.add(NEW_PALACE)
        else:
            at = move - FLOOR
            court.put(at, court.palaces[at].with_floors(court.palaces[at].floors + 1))
        s.tell(FLOOR_BUILT, self.player, at, court.palaces[at].floors)
        if self.floors > 1:
            s.follow(BuildFloor(self.player, self.floors - 1))

    def ask(self, s: Dragon) -> Message:
        return self.question.message(self.player, self.floors)

    def expected(self, s: Dragon) -> list[int]:
        return [NEW_FLOOR, *range(FLOOR, FLOOR + len(s.courts[self.player].palaces))]

    def why_not(self, s: Dragon, move: int) -> Message:
        return THREE_FLOORS.message(move - FLOOR)


def take_in(s: Dragon, player: i64, person: i64) -> Task[Any]:
    """D4.1, D4.2: what happens to a person tile just taken."""
    if s.courts[player].has_room():
        return HOUSE_PERSON[player][person]
    return Replace(player, person)


def move_in(s: Dragon, player: i64, person: i64, at: i64) -> None:
    """The person lives in the palace, and the marker moves by the person's value."""
    court = s.courts[player]
    court.put(at, court.palaces[at].with_person(person))
    steps: i64 = s.content.value[person]
    s.march(player, steps)
    s.tell(TAKEN_IN, player, person, at, steps)


@final
class House(Choice[Dragon]):
    """D4.1: with room the person must be taken in; the owner chooses the palace."""

    fields: ClassVar[tuple[str, ...]] = ("player", "person")
    question: ClassVar[Kind] = questions.HOUSE

    def __init__(self, player: i64, person: i64) -> None:
        super().__init__(player)
        self.person = person

    def options(self, s: Dragon) -> list[int]:
        may: i64 = 0
        bit: i64 = 1
        for palace in s.courts[self.player].palaces:
            if palace.has_room():
                may |= bit
            bit <<= 1
        return HOUSES.of(may)

    def answer(self, s: Dragon, move: int) -> None:
        move_in(s, self.player, self.person, move - HOUSE)

    def ask(self, s: Dragon) -> Message:
        return self.question.message(self.player, self.person)

    def expected(self, s: Dragon) -> list[int]:
        return [TURN_AWAY, *range(HOUSE, HOUSE + len(s.courts[self.player].palaces))]

    def why_not(self, s: Dragon, move: int) -> Message:
        if move == TURN_AWAY:
            return MUST_TAKE_IN.message()
        return palace_full(s, self.player, move)


HOUSE_PERSON: Final = [[House(player, person) for person in range(KINDS)] for player in range(MOST_PLAYERS)]


def palace_full(s: Dragon, player: i64, move: int) -> Message:
    at = move - HOUSE
    return PALACE_FULL.message(at, s.courts[player].palaces[at].floors)


@final
@mypyc_attr(free_list_len=1)
class Replace(Choice[Dragon]):
    """D4.2: all palaces are full, so one of one's own persons makes room, or the new one is released at once."""

    fields: ClassVar[tuple[str, ...]] = ("player", "person")
    question: ClassVar[Kind] = questions.REPLACE

    def __init__(self, player: i64, person: i64) -> None:
        super().__init__(player)
        self.person = person

    def options(self, s: Dragon) -> list[int]:
        moves = [TURN_AWAY]
        add_releases(s.courts[self.player], moves)
        return moves

    def answer(self, s: Dragon, move: int) -> None:
        if move == TURN_AWAY:
            s.tell(TURNED_AWAY, self.player, self.person)
            return
        release(s, self.player, move)
        move_in(s, self.player, self.person, (move - RELEASE) // KINDS)

    def ask(self, s: Dragon) -> Message:
        return self.question.message(self.player, self.person)

    def expected(self, s: Dragon) -> list[int]:
        return [*self.options(s), *range(HOUSE, HOUSE + len(s.courts[self.player].palaces))]

    def why_not(self, s: Dragon, move: int) -> Message:
        return palace_full(s, self.player, move)


# Releases


def add_releases(court: Court, moves: list[int]) -> None:
    """Every different person of every palace can be released."""
    first: i64 = RELEASE
    for palace in court.palaces:
        last: i64 = -1
        for person in palace.persons:
            if person != last:
                moves.append(first + person)
                last = person
        first += KINDS


def release(s: Dragon, player: i64, move: int) -> None:
    """D4.4: the person leaves the game; the marker stays where it is."""
    court = s.courts[player]
    which: i64 = move - RELEASE
    at: i64 = which // KINDS
    person: i64 = which % KINDS
    court.put(at, court.palaces[at].without(person))
    s.tell(RELEASED, player, person, at)


def release_all(s: Dragon, player: i64, at: i64) -> None:
    """Everyone leaves a palace."""
    for person in s.courts[player].palaces[at].persons:
        release(s, player, RELEASE + at * KINDS + person)


def release_some(s: Dragon, player: i64, persons: i64) -> list[Task[Any]]:
    """D5.8: the owner chooses who goes; whoever has no more persons than asked releases all, and nothing is asked."""
    if persons <= 0:
        return []
    court = s.courts[player]
    if court.persons() > persons:
        return [Release(player, persons)]
    for at in range(len(court.palaces)):
        release_all(s, player, at)
    return []


@final
@mypyc_attr(free_list_len=1)
class Release(Choice[Dragon]):
    """D5.8: release one person of one's choice, then those that are left to release."""

    fields: ClassVar[tuple[str, ...]] = ("player", "persons")
    question: ClassVar[Kind] = questions.RELEASE

    def __init__(self, player: i64, persons: i64) -> None:
        super().__init__(player)
        self.persons = persons

    def options(self, s: Dragon) -> list[int]:
        moves: list[int] = []
        add_releases(s.courts[self.player], moves)
        return moves

    def answer(self, s: Dragon, move: int) -> None:
        release(s, self.player, move)
        if self.persons > 1:
            s.follow(Release(self.player, self.persons - 1))

    def ask(self, s: Dragon) -> Message:
        return self.question.message(self.player, self.persons)


@final
class ReleaseFrom(Choice[Dragon]):
    """D5.3, D9.4: release a person of one palace."""

    fields: ClassVar[tuple[str, ...]] = ("player", "palace")
    question: ClassVar[Kind] = questions.RELEASE_FROM

    def __init__(self, player: i64, palace: i64) -> None:
        super().__init__(player)
        self.palace = palace

    def options(self, s: Dragon) -> list[int]:
        moves: list[int] = []
        last: i64 = -1
        for person in s.courts[self.player].palaces[self.palace].persons:
            if person != last:
                moves.append(RELEASE + self.palace * KINDS + person)
                last = person
        return moves

    def answer(self, s: Dragon, move: int) -> None:
        release(s, self.player, move)

    def ask(self, s: Dragon) -> Message:
        return self.question.message(self.player, self.palace)

    def expected(self, s: Dragon) -> list[int]:
        moves: list[int] = []
        add_releases(s.courts[self.player], moves)
        return moves

    def why_not(self, s: Dragon, move: int) -> Message:
        return OTHER_PALACE.message(self.palace)
