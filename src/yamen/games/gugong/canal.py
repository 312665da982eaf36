"""G10: the Grand Canal: its action, and what else puts servants on ships."""

from typing import ClassVar, final

from mypy_extensions import i64

from yamen.engine.messages import Kind, Message
from yamen.engine.tasks import Choice, Step
from yamen.games.gugong import questions
from yamen.games.gugong.family import AT_HOME, NO_CARD
from yamen.games.gugong.moves import CLAIM, LAUNCH, LOAD, SAIL, SKIP
from yamen.games.gugong.reasons import (
    NO_FREE_HARBOUR,
)
from yamen.games.gugong.ships import (
    claim,
    claim_moves,
    expected_claims,
    expected_loads,
    first_free,
    load,
    load_moves,
    occupied,
    routes,
    sail,
    sail_moves,
    why_no_claim,
    why_no_load,
)
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.words import (
    IN_POOL,
    IN_SUPPLY,
    NORMAL,
    SHIP_SPACES,
    SHIPS,
)

# G10.1 The action


def may_canal_a(s: Gugong, player: i64) -> bool:
    """Whether anything can be placed, moved or claimed."""
    family = s.families[player]
    return (
        len(load_moves(s, player, family.pool > 0, family.double == IN_POOL)) > 0
        or len(sail_moves(s, player)) > 0
        or len(claim_moves(s, player)) > 0
    )


def may_canal_b(s: Gugong, player: i64) -> bool:
    """G10.1 B: a servant to remove and two others that find room."""
    family = s.families[player]
    if family.can_remove_normal(1, 0) and can_load_two(s, player, family.pool - 1, family.double == IN_POOL):
        return True
    return family.can_remove_double(1, 0) and can_load_two(s, player, family.pool, False)


def normal_to_keep(s: Gugong, player: i64) -> i64:
    """G10.1 B, G11.1: without room for the double servant it must be the one removed, so that two others are left."""
    family = s.families[player]
    return 0 if can_load_two(s, player, family.pool - 1, family.double == IN_POOL) else 2


def can_load_two(s: Gugong, player: i64, normal: i64, double: bool) -> bool:
    if normal + (1 if double else 0) < 2:
        return False
    for move in load_moves(s, player, normal > 0, double):
        if leaves_room(s, player, move, normal, double):
            return True
    return False


def leaves_room(s: Gugong, player: i64, move: int, normal: i64, double: bool) -> bool:
    """Whether, after this placement, another servant of those left finds room. A new ship always has some."""
    if move >= LAUNCH:
        return True
    family = s.families[player]
    loaded: i64 = (move - LOAD) // 2
    servant: i64 = (move - LOAD) % 2
    normal_left = normal - 1 if servant == NORMAL else normal
    double_left = double and servant == NORMAL
    for ship in range(SHIPS):
        if family.berth(ship) != AT_HOME:
            room = SHIP_SPACES - family.aboard(ship) - (servant + 1 if ship == loaded else 0)
            if (room >= 1 and normal_left > 0) or (room >= 2 and double_left):
                return True
    mask = occupied(s)
    if family.ship_at_home() != NO_CARD:
        for route in range(routes(s)):
            if first_free(mask, route, 0) != AT_HOME:
                return normal_left > 0 or double_left
    return False


@final
class PutOnShip(Choice[Gugong]):
    """G10.1 A: may put a servant on a ship; full ships may claim meanwhile."""

    question: ClassVar[Kind] = questions.LOAD

    def options(self, s: Gugong) -> list[int]:
        family = s.families[self.player]
        loads = load_moves(s, self.player, family.pool > 0, family.double == IN_POOL)
        return [SKIP, *loads, *claim_moves(s, self.player)]

    def answer(self, s: Gugong, move: int) -> None:
        if move >= CLAIM:
            s.follow(self)
            claim(s, self.player, move)
            return
        if move != SKIP:
            load(s, self.player, move, False)
            s.performed = True
        s.follow(MoveShip(self.player, 0))

    def expected(self, s: Gugong) -> list[int]:
        return [SKIP, *expected_loads(s, self.player), *expected_claims(s, self.player)]

    def why_not(self, s: Gugong, move: int) -> Message:
        if move >= CLAIM:
            return why_no_claim(s, self.player, move)
        return why_no_load(s, self.player, move, False)


@final
class MoveShip(Choice[Gugong]):
    """G10.1 A: may move one of one's ships a step; full ships may claim before and after."""

    fields: ClassVar[tuple[str, ...]] = ("player", "moved")
    question: ClassVar[Kind] = questions.SAIL

    def __init__(self, player: i64, moved: i64) -> None:
        super().__init__(player)
        self.moved = moved

    def options(self, s: Gugong) -> list[int]:
        moves = [SKIP]
        if not self.moved:
            moves.extend(sail_moves(s, self.player))
        moves.extend(claim_moves(s, self.player))
        return moves

    def answer(self, s: Gugong, move: int) -> None:
        if move == SKIP:
            return
        if move >= CLAIM:
            s.follow(self)
            claim(s, self.player, move)
            return
        sail(s, self.player, move - SAIL)
        s.performed = True
        s.follow(MoveShip(self.player, 1))

    def ask(self, s: Gugong) -> Message:
        question = questions.CLAIM if self.moved else questions.SAIL
        return question.message(self.player)

    def expected(self, s: Gugong) -> list[int]:
        ships = [ship for ship in range(SHIPS) if s.families[self.player].berth(ship) != AT_HOME]
        return [SKIP] if self.moved else [SKIP, *(SAIL + ship for ship in ships)]

    def why_not(self, s: Gugong, move: int) -> Message:
        return NO_FREE_HARBOUR.message()


@final
class LoadTwo(Choice[Gugong]):
    """G10.1 B: exactly two servants go on one or two ships; full ships may claim meanwhile."""

    fields: ClassVar[tuple[str, ...]] = ("player", "servants")
    question: ClassVar[Kind] = questions.LOAD_MORE

    def __init__(self, player: i64, servants: i64) -> None:
        super().__init__(player)
        self.servants = servants

    def options(self, s: Gugong) -> list[int]:
        family = s.families[self.player]
        double = family.double == IN_POOL
        moves = load_moves(s, self.player, family.pool > 0, double)
        if self.servants == 2:
            moves = [move for move in moves if leaves_room(s, self.player, move, family.pool, double)]
        return moves + claim_moves(s, self.player)

    def answer(self, s: Gugong, move: int) -> None:
        if move >= CLAIM:
            s.follow(self)
            claim(s, self.player, move)
            return
        load(s, self.player, move, False)
        s.performed = True
        if self.servants > 1:
            s.follow(LoadTwo(self.player, 1))
        else:
            s.follow(MoveShip(self.player, 1))

    def ask(self, s: Gugong) -> Message:
        return self.question.message(self.player, self.servants)

    def expected(self, s: Gugong) -> list[int]:
        return expected_loads(s, self.player)

    def why_not(self, s: Gugong, move: int) -> Message:
        return why_no_load(s, self.player, move, False)


# G4.4, G9.2 A servant from the supply


@final
class LoadFromSupply(Choice[Gugong]):
    """G4.4, G9.2: a servant from the supply onto a ship or a new one; that ship, if full, may claim at once."""

    question: ClassVar[Kind] = questions.SHIP

    def options(self, s: Gugong) -> list[int]:
        return supply_loads(s, self.player) or [SKIP]

    def answer(self, s: Gugong, move: int) -> None:
        if move == SKIP:
            return
        s.follow(ClaimShip(self.player, load(s, self.player, move, True)))

    def expected(self, s: Gugong) -> list[int]:
        return expected_loads(s, self.player)

    def why_not(self, s: Gugong, move: int) -> Message:
        return why_no_load(s, self.player, move, True)


def supply_loads(s: Gugong, player: i64) -> list[int]:
    family = s.families[player]
    return load_moves(s, player, family.supply > 0, family.double == IN_SUPPLY)


@final
class ClaimShip(Choice[Gugong]):
    """G10.4: the ship just filled may claim its reward."""

    fields: ClassVar[tuple[str, ...]] = ("player", "ship")
    question: ClassVar[Kind] = questions.CLAIM

    def __init__(self, player: i64, ship: i64) -> None:
        super().__init__(player)
        self.ship = ship

    def options(self, s: Gugong) -> list[int]:
        return [SKIP, *claim_moves(s, self.player, self.ship)]

    def answer(self, s: Gugong, move: int) -> None:
        if move != SKIP:
            claim(s, self.player, move)


@final
class ClaimAtNight(Choice[Gugong]):
    """G12.2: full ships may claim, one after the other."""

    question: ClassVar[Kind] = questions.CLAIM

    def options(self, s: Gugong) -> list[int]:
        return [SKIP, *claim_moves(s, self.player)]

    def answer(self, s: Gugong, move: int) -> None:
        if move != SKIP:
            s.follow(self)
            claim(s, self.player, move)


@final
class BeginCanal(Step[Gugong]):
    """Nothing is done yet in this canal action."""

    def run(self, s: Gugong) -> None:
        s.performed = False
