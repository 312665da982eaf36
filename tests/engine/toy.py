"""The tea house: a game of a few lines with everything the kernel can do, to test the kernel by.

Nine cards. Each player draws a hand that nobody else sees, then all take turns until the hands are empty: a card is
served (its number in points, and everyone sees it) or hidden for a cup of tea. A served card brings toasts to others
(a point each), weather (sun three times in four: a point for all; or rain: a cup for the host), both or neither. At any
time in their own turn a player may sip a cup for a point, or give one to peek into the next player's hand.
"""

import sys
from typing import Any, ClassVar, Final

from yamen.engine.content import Content
from yamen.engine.definition import GameDefinition, Option, tasks_in
from yamen.engine.messages import NUMBER, PLAYER, Kind, Message, Words
from yamen.engine.moves import MoveTable
from yamen.engine.position import Position, adopt
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, Choice, Step, Task

CARDS: Final = 9
CARD: Final = Words("card", tuple(str(n + 1) for n in range(CARDS)))
SEAT: Final = Words("seat", ("1", "2", "3"))
SKY: Final = Words("sky", ("sun", "rain"))

DRAW, SERVE, HIDE, WEATHER, TOAST, SIP, PEEK = 0, 9, 18, 27, 29, 32, 33
MOVES: Final = MoveTable(
    (DRAW, Kind("draw", ("card", CARD))),
    (SERVE, Kind("serve", ("card", CARD))),
    (HIDE, Kind("hide", ("card", CARD))),
    (WEATHER, Kind("weather", ("sky", SKY))),
    (TOAST, Kind("toast", ("seat", SEAT))),
    (SIP, Kind("sip")),
    (PEEK, Kind("peek")),
)

SERVED: Final = Kind("served", ("player", PLAYER), ("card", CARD))
TOASTED: Final = Kind("toasted", ("player", PLAYER), ("seat", SEAT))
TURN: Final = Kind("turn", ("player", PLAYER), rule="T1")
TOASTS: Final = Kind("toasts", ("player", PLAYER), ("left", NUMBER), rule="T2")
NOT_IN_HAND: Final = Kind("not-in-hand", ("card", CARD), rule="T1")
NOT_ONESELF: Final = Kind("not-oneself", rule="T2")

PILE, OPEN, HIDDEN = -1, -2, -3
"""Where a card is, if not in the hand of a seat."""


class Tea(Position):
    def __init__(self, players: int) -> None:
        super().__init__()
        self.interruptions = SIP
        self.where = [PILE] * CARDS
        self.seen_by = [0] * CARDS
        self.points = [0] * players
        self.cups = [1] * players

    def hand(self, player: int) -> list[int]:
        return [card for card in range(CARDS) if self.where[card] == player]

    def show(self, card: int, viewers: int) -> None:
        if self.seen_by[card] | viewers != self.seen_by[card]:
            self.seen_by[card] |= viewers
            self.revealed = True

    def anytime(self, player: int) -> list[int]:
        if self.cups[player] == 0:
            return []
        unseen = [card for card in self.hand(self.next(player)) if not self.seen_by[card] >> player & 1]
        return [SIP, PEEK] if unseen else [SIP]

    def interrupt(self, move: int) -> None:
        player = self.player
        self.cups[player] -= 1
        if move == SIP:
            self.points[player] += 1
        else:
            for card in self.hand(self.next(player)):
                self.show(card, 1 << player)

    def next(self, player: int) -> int:
        return (player + 1) % len(self.points)

    def everyone(self) -> int:
        """All seats and, the last bit, the spectators."""
        return (2 << len(self.points)) - 1

    def clone(self) -> "Tea":
        copy = type(self)(len(self.points))
        adopt(self, copy)
        copy.where, copy.seen_by = self.where[:], self.seen_by[:]
        copy.points, copy.cups = self.points[:], self.cups[:]
        return copy

    def pieces(self) -> dict[str, Any]:
        lists = {"where": self.where, "seen_by": self.seen_by, "points": self.points, "cups": self.cups}
        return {name: list_[:] for name, list_ in lists.items()}

    def place(self, pieces: dict[str, Any]) -> None:
        self.where, self.seen_by = pieces["where"][:], pieces["seen_by"][:]
        self.points, self.cups = pieces["points"][:], pieces["cups"][:]

    def known(self, card: int, viewer: int) -> bool:
        return bool(self.seen_by[card] >> (viewer if viewer >= 0 else len(self.points)) & 1)

    def in_the_open(self) -> dict[str, Any]:
        return {"pile": len(self.hand(PILE))}

    def player_view(self, player: int) -> dict[str, Any]:
        return {"points": self.points[player], "cups": self.cups[player]}

    def known_to(self, viewer: int) -> dict[str, Any]:
        unknown = [card for card in range(CARDS) if not self.known(card, viewer)]
        return {
            "cards": [[card + 1, self.where[card]] for card in range(CARDS) if card not in unknown],
            "unknown": sorted([self.where[card], self.seen_by[card]] for card in unknown),
        }

    def printed(self) -> dict[str, Any]:
        return {"cards": list(range(1, CARDS + 1))}

    def determinise(self, viewer: int, rng: Rng) -> "Tea":
        copy = self.clone()
        cards = [card for card in range(CARDS) if not self.known(card, viewer)]
        for last in range(len(cards) - 1, 0, -1):
            one, other = cards[last], cards[rng.below(last + 1)]
            for pieces in (copy.where, copy.seen_by):
                pieces[one], pieces[other] = pieces[other], pieces[one]
        copy.advance()
        return copy

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    @property
    def ranking(self) -> list[int]:
        return sorted(range(len(self.points)), key=lambda seat: -self.points[seat])


class Draw(Choice[Tea]):
    fields: ClassVar[tuple[str, ...]] = ("host", "cards")

    def __init__(self, host: int, cards: int) -> None:
        super().__init__(CHANCE)
        self.host = host
        self.cards = cards

    def options(self, s: Tea) -> list[int]:
        return [DRAW + card for card in s.hand(PILE)]

    def answer(self, s: Tea, move: int) -> None:
        s.where[move - DRAW] = self.host
        s.show(move - DRAW, 1 << self.host)
        if self.cards > 1:
            s.then([Draw(self.host, self.cards - 1)])


class Round(Step[Tea]):
    """Everyone takes a turn, then the next round begins, while there are cards."""

    def run(self, s: Tea) -> None:
        if s.hand(0):
            turns: list[Task[Any]] = [Turn(player) for player in range(len(s.points))]
            s.then([*turns, Round()])


class Turn(Choice[Tea]):
    """T1: serve a card or hide it."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    question: ClassVar[Kind] = TURN

    def options(self, s: Tea) -> list[int]:
        hand = s.hand(self.player)
        return [SERVE + card for card in hand] + [HIDE + card for card in hand]

    def answer(self, s: Tea, move: int) -> None:
        if move >= HIDE:
            s.where[move - HIDE] = HIDDEN
            s.cups[self.player] += 1
            return
        card = move - SERVE
        s.where[card] = OPEN
        s.show(card, s.everyone())
        s.points[self.player] += card + 1
        s.tell(SERVED, self.player, card)
        weather: list[Task[Any]] = [Weather(self.player)] if card % 3 != 1 else []
        s.then([Toast(self.player, 2), *weather] if card % 3 else weather)

    def expected(self, s: Tea) -> list[int]:
        return list(range(SERVE, HIDE + CARDS))

    def why_not(self, s: Tea, move: int) -> Message:
        return NOT_IN_HAND.message((move - SERVE) % CARDS)


class Toast(Choice[Tea]):
    """T2: another player gets a point, so many times."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")
    question: ClassVar[Kind] = TOASTS

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def options(self, s: Tea) -> list[int]:
        return [TOAST + seat for seat in range(len(s.points)) if seat != self.player]

    def answer(self, s: Tea, move: int) -> None:
        s.points[move - TOAST] += 1
        s.tell(TOASTED, self.player, move - TOAST)
        if self.left > 1:
            s.follow(Toast(self.player, self.left - 1))

    def ask(self, s: Tea) -> Message:
        return self.question.message(self.player, self.left)

    def expected(self, s: Tea) -> list[int]:
        return list(range(TOAST, TOAST + len(s.points)))

    def why_not(self, s: Tea, move: int) -> Message:
        return NOT_ONESELF.message()


class Weather(Choice[Tea]):
    """Sun three times in four: a point for everyone; rain: a cup for the host."""

    fields: ClassVar[tuple[str, ...]] = ("host",)

    def __init__(self, host: int) -> None:
        super().__init__(CHANCE)
        self.host = host

    def options(self, s: Tea) -> list[int]:
        return [WEATHER, WEATHER + 1]

    def weights(self, s: Tea) -> list[int]:
        return [3, 1]

    def answer(self, s: Tea, move: int) -> None:
        if move == WEATHER:
            s.points = [points + 1 for points in s.points]
        else:
            s.cups[self.host] += 1


def new_tea(players: int, options: dict[str, Any], content: Content, rules: int = 1) -> Tea:
    s = Tea(players)
    s.rules = rules
    draws: list[Task[Any]] = [Draw(player, options["hand"]) for player in range(players)]
    s.then([*draws, Round()])
    s.advance()
    return s


HERE = sys.modules[__name__]
GAME: Final = GameDefinition(
    name="tea",
    rules_version=1,
    players=range(2, 4),
    options=(Option("hand", (3, 2, 1)),),
    moves=MOVES,
    tasks=tasks_in((HERE,)),
    events=(SERVED, TOASTED),
    questions=(TURN, TOASTS),
    reasons=(NOT_IN_HAND, NOT_ONESELF),
    content=Content("0" * 16, []),
    read_content=lambda text, source: Content("0" * 16, []),
    new=new_tea,
)
