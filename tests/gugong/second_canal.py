"""Gùgōng once more: the Great Wall and the Grand Canal. Part of `second`."""

from collections.abc import Callable, Generator
from functools import partial
from typing import Any

from tests.gugong.second_table import CONTENT, FACES, Ask, Asking, Done, Player, Ship, Table

HARBOURS = 5
SHIP_SPACES = 3
WALL_LENGTH = {1: 4, 2: 4, 3: 5, 4: 6, 5: 7}
BENEFITS = {"servant": 1, "servants": 3, "die": 5, "jade": 7}
"""G5.3 The steps down that a benefit costs."""
AT_HARBOUR = {1: [], 2: ["vp"], 3: ["card"], 4: ["double"], 5: ["vp", "card", "double"]}
"""G10.4 The rewards by harbour."""
SPACES: dict[str, int] = {reward: CONTENT["canal"][f"{reward}_spaces"][0] for reward in ("vp", "card", "double")}


class WallAndCanal(Table):
    """G5, G10 Where servants are placed."""

    # G5 The Great Wall

    def place_on_wall(self, p: Player, place: str, may_skip: bool) -> Done:
        """Whether a servant was placed."""
        skip = ["skip"] if may_skip else []
        text = yield from self.ask(p, lambda: skip + [f"place {kind}" for kind in p.kinds(place)])
        if text == "skip":
            return False
        kind = text.split()[1]
        p.take(place, kind, "wall")
        p.wall += kind == "normal"
        return True

    def wall_action(self, p: Player, variant: str) -> Asking:
        """G5.1 One servant, or one removed and up to two placed; the decree adds one from the supply."""
        if variant == "option-b":
            yield from self.remove(p, 1)
        yield from self.place_on_wall(p, "pool", may_skip=False)
        if variant == "option-b":
            yield from self.place_on_wall(p, "pool", may_skip=True)
        if self.has_decree(p, "extra_wall"):
            yield from self.place_on_wall(p, "supply", may_skip=True)
        yield from self.check_wall()

    def most_on_wall(self) -> Player | None:
        most = max(p.on_wall() for p in self.players)
        return self.ahead([p for p in self.players if p.on_wall() == most]) if most else None

    def win_wall(self, p: Player) -> None:
        p.vp += CONTENT["wall"]["points"][0]
        self.envoy(p, 1)

    def check_wall(self) -> Asking:
        """G5.2, G5.3 A complete wall is scored, then those who were on it may take a benefit."""
        if sum(p.on_wall() for p in self.players) < WALL_LENGTH[len(self.players)]:
            return
        present = [p for p in reversed(self.standing()) if p.on_wall()]
        winner = self.most_on_wall()
        assert winner
        self.win_wall(winner)
        winner.supply += winner.wall
        winner.wall = 0
        if winner.double == "wall":
            winner.double = "supply"
        for p in present:
            yield from self.benefit(p)

    def benefits(self, p: Player) -> list[str]:
        can = {"servant": p.bodies("supply") > 0, "servants": p.bodies("supply") > 0}
        steps = self.steps(p)
        return [f"benefit {name}" for name, cost in BENEFITS.items() if steps >= cost and can.get(name, True)]

    def benefit(self, p: Player) -> Asking:
        text = yield from self.ask(p, lambda: ["skip", *self.benefits(p)])
        if text == "skip":
            return
        name = text.split()[1]
        self.intrigue(p, -BENEFITS[name])
        if name == "jade":
            p.jade += 1
        elif name == "die":
            faces = [
                f"turn {number} {face}"
                for number, (printed, up) in enumerate(zip(FACES, self.dice, strict=True), 1)
                for face in printed
                if face != up
            ]
            _, die, face = (yield from self.ask(p, lambda: faces)).split()
            self.dice[int(die) - 1] = int(face)
        else:
            yield from self.gain(p, 1 if name == "servant" else 2, whole=True)

    # G10 The Grand Canal

    def on_canal(self, p: Player) -> list[tuple[int, Ship]]:
        return [(number, ship) for number, ship in enumerate(p.ships, 1) if ship]

    def free_harbours(self, route: int) -> list[int]:
        taken = {ship.harbour for p in self.players for _, ship in self.on_canal(p) if ship.route == route}
        return [harbour for harbour in range(1, HARBOURS + 1) if harbour not in taken]

    def loads(self, p: Player, place: str) -> list[str]:
        """G10.1, G10.2 A servant on a ship with room, or on a new ship at a free harbour."""
        texts = []
        for kind in p.kinds(place):
            size = 2 if kind == "double" else 1
            texts += [f"load {n} {kind}" for n, _ in self.on_canal(p) if p.aboard(n) + size <= SHIP_SPACES]
            if None in p.ships:
                texts += [f"launch {route} {kind}" for route in self.routes if self.free_harbours(route)]
        return texts

    def load(self, p: Player, place: str, text: str) -> int:
        """Returns the number of the ship."""
        verb, target, kind = text.split()
        number = int(target)
        if verb == "launch":
            harbour = self.free_harbours(int(target))[0]
            number = p.ships.index(None) + 1
            p.ships[number - 1] = Ship(int(target), harbour)
        ship = p.ships[number - 1]
        assert ship
        p.take(place, kind, f"ship{number}")
        ship.normal += kind == "normal"
        return number

    def sails(self, p: Player) -> list[str]:
        return [f"sail {number}" for number, ship in self.on_canal(p) if self.next_harbour(ship)]

    def next_harbour(self, ship: Ship) -> int:
        """G10.3 The next free harbour ahead, 0 if there is none."""
        return next((harbour for harbour in self.free_harbours(ship.route) if harbour > ship.harbour), 0)

    def claims(self, p: Player, only: int = 0) -> list[str]:
        """G10.4 What full ships may claim."""
        return [
            f"claim {number} {reward}"
            for number, ship in self.on_canal(p)
            if p.aboard(number) == SHIP_SPACES and only in (0, number)
            for reward in AT_HARBOUR[ship.harbour]
            if p.claims[reward] < SPACES[reward] and (reward != "card" or self.pile)
        ]

    def bring_home(self, p: Player, number: int, staying: int) -> None:
        """The ship comes home and all servants but those who stay for good go to the supply."""
        ship = p.ships[number - 1]
        assert ship
        p.supply += ship.normal - staying
        if p.double == f"ship{number}":
            p.double = "supply"
        p.ships[number - 1] = None

    def claim(self, p: Player, text: str) -> Asking:
        """G10.4 One normal servant stays at the reward."""
        _, number, reward = text.split()
        self.bring_home(p, int(number), staying=1)
        p.claims[reward] += 1
        if reward == "vp":
            p.vp += CONTENT["canal"]["points"][0]
        elif reward == "card":
            yield from self.deal_to(p)
        else:
            p.double = "pool"

    def ask_with_claims(self, p: Player, options: Callable[[], list[str]]) -> Generator[Ask, str, tuple[str, bool]]:
        """Ask again after every claim; returns the other answer and whether something was claimed."""
        claimed = False
        while True:
            text = yield from self.ask(p, lambda: options() + self.claims(p))
            if not text.startswith("claim"):
                return text, claimed
            yield from self.claim(p, text)
            claimed = True

    def canal_action(self, p: Player, variant: str) -> Done:
        """G10.1 Whether anything was placed, moved or claimed."""
        if variant == "option-b":
            yield from self.remove(p, 1, lambda: self.canal_b_ways(p))
            text, _ = yield from self.ask_with_claims(p, lambda: self.first_loads(p))
            self.load(p, "pool", text)
            text, _ = yield from self.ask_with_claims(p, lambda: self.loads(p, "pool"))
            self.load(p, "pool", text)
            yield from self.ask_with_claims(p, lambda: ["skip"])
            return True
        text, done = yield from self.ask_with_claims(p, lambda: ["skip", *self.loads(p, "pool")])
        if text != "skip":
            self.load(p, "pool", text)
            done = True
        text, claimed = yield from self.ask_with_claims(p, lambda: ["skip", *self.sails(p)])
        done = done or claimed
        if text != "skip":
            ship = p.ships[int(text.split()[1]) - 1]
            assert ship
            ship.harbour = self.next_harbour(ship)
            yield from self.ask_with_claims(p, lambda: ["skip"])
            done = True
        return done

    def first_loads(self, p: Player) -> list[str]:
        """G10.1 Exactly two servants are placed: the first must leave a place for the second."""
        return [
            text
            for text in self.loads(p, "pool")
            if after(p, partial(self.load, p, "pool", text), lambda: self.loads(p, "pool"))
        ]

    def canal_b_ways(self, p: Player) -> list[str]:
        """The servant removed must leave two who find a place."""
        return [way for way in p.ways(1) if after(p, partial(p.pay, 1, way), lambda: self.first_loads(p))]

    def night_ships(self) -> None:
        """G12.2 All ships move a step, the furthest ahead first; one in the last harbour is lost."""
        for harbour in reversed(range(1, HARBOURS + 1)):
            for p in self.players:
                for number, ship in self.on_canal(p):
                    if ship.harbour != harbour:
                        continue
                    if harbour == HARBOURS:
                        self.bring_home(p, number, staying=0)
                    else:
                        ship.harbour = self.next_harbour(ship)

    def ship_effect(self, p: Player) -> Asking:
        """G4.4, G9.2 A servant from the supply onto a ship; if that fills it, it may claim."""
        text = yield from self.ask(p, lambda: self.loads(p, "supply"))
        number = self.load(p, "supply", text)
        text = yield from self.ask(p, lambda: ["skip", *self.claims(p, number)])
        if text != "skip":
            yield from self.claim(p, text)


def after(p: Player, do: Callable[[], Any], options: Callable[[], list[str]]) -> bool:
    """Whether there are options after a change of servants and ships, which is taken back."""
    pool, supply, double = p.pool, p.supply, p.double
    ships = [Ship(ship.route, ship.harbour, ship.normal) if ship else None for ship in p.ships]
    do()
    result = bool(options())
    p.pool, p.supply, p.double, p.ships = pool, supply, double, ships
    return result
