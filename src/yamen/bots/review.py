"""A whole game looked at again: how everyone's chances went, and which moves cost most.

Each position is judged from what the player to move could see, not by what came of it. The moves that seem to have cost
most are looked at a second time, longer and with other deals, and only what is found then is told: of many first looks
the worst are partly bad luck.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from yamen.bots.explain import GLANCE, Budget, Expectation, Reason, of_all, reasons_to_json, why
from yamen.bots.observation import Seat
from yamen.engine.agenda import CHANCE
from yamen.engine.session import Game

LEAST_COST: Final = 0.01
"""What a move costs at least of the chance to win if it is told."""
LONGER: Final = 4
"""How much longer the second look is."""
AGAIN: Final = 2
"""How many moves are looked at again for each that may be told."""
SPREAD: Final = 0x2545F4914F6CDD1D


class Look(NamedTuple):
    """A decision, judged before it was made."""

    number: int
    """How many moves, chance counted, were made before."""
    seat: int
    win_chances: list[float]
    """Of each who can win: the seats, and after them whoever plays beside them."""
    scores: list[float]
    played: Expectation
    best: Expectation

    @property
    def cost(self) -> float:
        """What the move made took of the chance to win."""
        return max(0.0, self.best.win_chance - self.played.win_chance)


class Slip(NamedTuple):
    """A move, and the better one."""

    number: int
    seat: int
    played: Expectation
    better: Expectation
    reasons: list[Reason]
    """What the better one would have brought more, or less."""

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "cost": round(self.better.win_chance - self.played.win_chance, 3),
            "played": told(self.played),
            "better": told(self.better),
            "reasons": reasons_to_json(self.reasons),
        }


class Moment(NamedTuple):
    """Everyone's chances before a decision, as who had to make it could judge them; at the end, who has won."""

    number: int
    seat: int | None
    win_chances: list[float]
    scores: list[float]

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "win_chances": [round(chance, 3) for chance in self.win_chances],
            "scores": [round(score, 1) for score in self.scores],
        }


class Review(NamedTuple):
    moments: list[Moment]
    slips: list[Slip]
    """The moves that cost most, the worst first."""

    def to_json(self) -> dict[str, Any]:
        return {
            "moments": [moment.to_json() for moment in self.moments],
            "slips": [slip.to_json() for slip in self.slips],
        }


def told(expected: Expectation) -> dict[str, Any]:
    data = expected.to_json()
    return {name: data[name] for name in ("move", "win_chance", "score")}


def decisions(game: Game) -> list[int]:
    """After how many moves each decision of a player was made."""
    return [number for number, (seat, _) in enumerate(game.moves) if seat != CHANCE]


def looks(game: Game, numbers: list[int], seed: int, budget: Budget) -> Iterator[Look]:
    """Judge some decisions of a game. Each has deals of its own, so it doesn't matter which are judged together."""
    again = Game(game.setup, None, game.names)
    last = max(numbers, default=-1)
    for number, (seat, move) in enumerate(game.moves[: last + 1]):
        if number in numbers:
            own = seed * SPREAD + number
            outlook = why(Seat(again.position, seat), game.type.name, own, budget, 1, move)
            yield Look(number, seat, outlook.win_chances, outlook.scores, outlook.of(move), outlook.moves[0])
        again.play(move)


def first(budget: Budget) -> Budget:
    """What is spent on each decision at first: nothing on reasons, and only a glance at the points."""
    return Budget(budget.simulations, min(GLANCE, budget.playouts), budget.seconds)


def second(budget: Budget) -> Budget:
    """What is spent on those that are looked at again."""
    return Budget(LONGER * budget.simulations, LONGER * budget.playouts, LONGER * budget.seconds)


def worst(found: list[Look], most: int) -> list[int]:
    """The decisions to look at again, in their order."""
    costly = [look for look in found if look.cost > 0.0]
    costly.sort(key=by_cost)
    return sorted([look.number for look in costly[: AGAIN * most]])


def by_cost(look: Look) -> float:
    return -look.cost


def summary(game: Game, found: list[Look], again: list[Look], most: int) -> Review:
    """What the first looks at all decisions and the second looks at the worst ones come to."""
    moments = [Moment(look.number, look.seat, look.win_chances, look.scores) for look in found]
    if game.is_over:
        moments.append(end(game))
    costly = [look for look in again if look.cost >= LEAST_COST]
    costly.sort(key=by_cost)
    slips: list[Slip] = []
    for look in costly[:most]:
        # The move made was compared with the better one; told is what that would have brought.
        reasons = [Reason(reason.source, -reason.points) for reason in look.played.reasons]
        slips.append(Slip(look.number, look.seat, look.played, look.best, reasons))
    return Review(moments, slips)


def end(game: Game) -> Moment:
    """How the game ended, for all who could win."""
    points = [float(player["points"]) for player in game.view(-1)["players"]]
    seats = game.setup.players
    return Moment(len(game.moves), None, of_all(game.position.returns(), len(points), seats), points)
