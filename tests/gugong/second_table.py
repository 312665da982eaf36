"""Gùgōng once more, the table: pieces, who may choose, servants, tokens, tracks and the swap of gifts.

Part of `second`, the plain implementation to hold against the engine.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

CHANCE = -1
PALACE_STEP = 8
TOP_OF_TRACK = 14
TOKEN_SPACES = 6
LOCATIONS = ["travel", "great_wall", "jade", "intrigue", "palace", "decrees", "canal"]
PRICES = {"servant": 2, "double_servant": 2, "vp": 4, "jade": 6}
"""G4.6 How many tokens are exchanged for what."""

CONTENT: dict[str, Any] = tomllib.loads(files("yamen.games.gugong").joinpath("content.toml").read_text("utf-8"))
CARDS = {group: [card.replace(" ", "-") for card in printed["cards"]] for group, printed in CONTENT["gifts"].items()}
FACES: list[list[int]] = [die["faces"] for die in CONTENT["dice"].values()]
DECREES = [name for name in CONTENT["decrees"] if not name.startswith("cost")]
DECREES += ["end_vp", "end_flat", "end_jade", "end_decrees", "end_harbours"]


@dataclass(frozen=True)
class Ask:
    """A question with at least two answers; at chance (player -1) with a weight for each."""

    player: int
    moves: list[str]
    weights: list[int] = field(default_factory=list)


Asking = Generator[Ask, str, None]
Answer = Generator[Ask, str, str]
Done = Generator[Ask, str, bool]


def pick(player: int, moves: Iterable[str], weights: Iterable[int] = ()) -> Answer:
    """Ask, unless there is one answer only."""
    options = list(moves)
    assert options
    assert len(set(options)) == len(options)
    if len(options) == 1:
        return options[0]
    answer = yield Ask(player, options, list(weights))
    assert answer in options, answer
    return answer


def draw(verb: str, things: Iterable[Any]) -> Answer:
    """Chance picks one of these; the same thing twice is twice as likely."""
    counts = Counter(things)
    text = yield from pick(CHANCE, (f"{verb} {thing}" for thing in counts), counts.values())
    return text.split()[1]


def value_of(gift: str) -> int:
    return int(gift.split("-")[0])


def level_of(decree: str) -> int:
    return DECREES.index(decree) // 5 + 1


@dataclass
class Ship:
    """G10.2 A ship on the canal; the double servant aboard is known by its place."""

    route: int
    harbour: int
    normal: int = 0


@dataclass(frozen=True)
class Bonus:
    """G4.5 A bonus token in use, with the servant beside it."""

    token: str
    owner: int
    location: str | None
    servant: str


@dataclass
class Player:
    """G1.7 What belongs to one player. `pool`, `supply` and `wall` count normal servants."""

    seat: int
    pool: int = 6
    supply: int = 6
    double: str = "locked"
    wall: int = 0
    jade: int = 0
    vp: int = 0
    envoy: int = 0
    arrival: int = 0
    city: str | None = None
    passed: bool = False
    hand: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    ships: list[Ship | None] = field(default_factory=lambda: [None, None, None])
    claims: dict[str, int] = field(default_factory=lambda: {"vp": 0, "card": 0, "double": 0})
    used: list[str] = field(default_factory=list)

    def kinds(self, place: str) -> list[str]:
        """The kinds of servants there are in the pool or the supply."""
        normal = self.pool if place == "pool" else self.supply
        return ["normal"] * (normal > 0) + ["double"] * (self.double == place)

    def bodies(self, place: str) -> int:
        return (self.pool if place == "pool" else self.supply) + (self.double == place)

    def take(self, place: str, kind: str, to: str) -> None:
        """Take one servant out of the pool or the supply; a double one has a place to go to."""
        assert kind in self.kinds(place)
        if kind == "double":
            self.double = to
        elif place == "pool":
            self.pool -= 1
        else:
            self.supply -= 1

    def on_wall(self) -> int:
        return self.wall + 2 * (self.double == "wall")

    def aboard(self, number: int) -> int:
        """G10.2, G11.1 How many of its spaces are taken on a ship."""
        ship = self.ships[number - 1]
        return (ship.normal if ship else 0) + 2 * (self.double == f"ship{number}")

    def ways(self, amount: int) -> list[str]:
        """G11.1 The ways to remove servants: normal ones only, or the double for two (or for one, if one is due)."""
        normal = self.pool >= amount
        double = self.double == "pool" and self.pool >= amount - 2 and amount > 0
        return ["normal"] * normal + ["double"] * double

    def pay(self, amount: int, way: str) -> None:
        normal = amount if way == "normal" else max(amount - 2, 0)
        self.pool -= normal
        self.supply += normal
        if way == "double":
            self.double = "supply"


class Table:
    """The pieces in the middle, and what many rules do with them."""

    def __init__(self, players: int) -> None:
        self.players = [Player(seat) for seat in range(players)]
        side = "few" if players <= 3 else "many"
        self.start = 0
        self.day = 0
        self.medal: int | None = None
        self.dice = [0, 0, 0]
        self.board: dict[str, str] = {}
        self.pile: list[str] = []
        self.rim: list[str] = CONTENT["map"][side]["rim"]
        self.inner: list[str] = CONTENT["map"][side]["inner"]
        self.roads = [tuple(road.split()) for road in CONTENT["map"][side]["roads"]]
        self.roads += list(zip(self.rim, self.rim[1:] + self.rim[:1], strict=True))
        self.cities: dict[str, str | None] = dict.fromkeys(self.rim + self.inner)
        self.token_pile: list[str] = []
        self.token_discards: list[str] = []
        self.houses: list[int] = CONTENT["jade"][side]["prices"]
        self.house_jade = [True] * len(self.houses)
        self.decrees: dict[str, list[int]] = {}
        self.routes = [1] if players <= 3 else [1, 2]
        self.bonus: list[Bonus] = []
        self.stacks: dict[int, list[int]] = {}

    # Asking

    def ask(self, p: Player, options: Callable[[], list[str]]) -> Answer:
        """G3.7 Ask a player, who may exchange tokens at every decision; then the options are counted anew."""
        while True:
            moves = options()
            exchanges = self.exchanges(p)
            answer = yield from pick(p.seat, moves + exchanges)
            if answer not in exchanges:
                return answer
            self.exchange(p, answer)

    def clockwise(self, first: int) -> list[Player]:
        return self.players[first:] + self.players[:first]

    def player_order(self) -> list[Player]:
        return self.clockwise(self.start)

    def decrees_of(self, p: Player) -> list[str]:
        return [decree for decree in DECREES if self.has_decree(p, decree)]

    def has_decree(self, p: Player, decree: str) -> bool:
        return p.seat in self.decrees.get(decree, [])

    # G4.6 The exchange of tokens

    def exchanges(self, p: Player) -> list[str]:
        doubles = p.tokens.count("double")
        others = len(p.tokens) - doubles
        goods = [
            name
            for name in PRICES
            if not (name == "servant" and p.supply == 0) and not (name == "double_servant" and p.double != "supply")
        ]
        return [
            f"tokens {name} {used}"
            for name in goods
            for used in range(doubles + 1)
            if 0 <= PRICES[name] - 2 * used <= others
        ]

    def exchange(self, p: Player, text: str) -> None:
        _, name, doubles = text.split()
        away = ["double"] * int(doubles)
        others = [token for token in p.tokens if token != "double"]
        away += others[: PRICES[name] - 2 * len(away)]
        for token in away:
            p.tokens.remove(token)
        self.token_discards += away
        if name == "vp":
            p.vp += 2
        elif name == "jade":
            p.jade += 1
        elif name == "servant":
            p.supply -= 1
            p.pool += 1
        else:
            p.double = "pool"

    def store(self, p: Player, token: str) -> Asking:
        """G4.3 A token needs one of the six spaces; the new one takes no part in making room."""
        if len(p.tokens) == TOKEN_SPACES:
            self.exchange(p, (yield from pick(p.seat, self.exchanges(p))))
        p.tokens.append(token)

    # G11 Servants

    def remove(self, p: Player, amount: int, ways: Callable[[], list[str]] | None = None) -> Asking:
        """G11.1 Remove servants from the pool to the supply."""
        if amount > 0:
            text = yield from self.ask(p, lambda: [f"remove {way}" for way in (ways or (lambda: p.ways(amount)))()])
            p.pay(amount, text.split()[1])

    def gain(self, p: Player, amount: int, whole: bool) -> Asking:
        """G11.1 From the supply to the pool, one of them perhaps the double; G2.5, G12.1 fewer, or G3.6 as many as
        there are."""

        def options() -> list[str]:
            kinds = p.kinds("supply")
            ways = {f"gain {n}": n for n in range(amount + 1) if n <= p.supply}
            if "double" in kinds:
                ways |= {f"gain-double {n - 1}": n for n in range(1, amount + 1) if n - 1 <= p.supply}
            return [way for way, n in ways.items() if n == max(ways.values()) or not whole]

        if p.bodies("supply") == 0:
            return
        verb, number = (yield from self.ask(p, options)).split()
        p.supply -= int(number)
        p.pool += int(number)
        if verb == "gain-double":
            p.double = "pool"

    # G7, G8 Tracks

    def steps(self, p: Player) -> int:
        return next(step for step, stack in self.stacks.items() if p.seat in stack)

    def standing(self) -> list[Player]:
        """G7.2 Who is ahead comes first; on one step the upper marker."""
        return [self.players[seat] for step in sorted(self.stacks, reverse=True) for seat in self.stacks[step][::-1]]

    def intrigue(self, p: Player, steps: int) -> None:
        """G7.2 A marker that lands on others goes on top; one that can't move keeps its place."""
        before = self.steps(p)
        after = min(before + steps, TOP_OF_TRACK)
        if after != before:
            self.stacks[before].remove(p.seat)
            self.stacks.setdefault(after, []).append(p.seat)

    def ahead(self, tied: list[Player]) -> Player:
        return next(p for p in self.standing() if p in tied)

    def envoy(self, p: Player, steps: int) -> None:
        """G8.1 At step 8 the best free place in the palace; each further step is a point."""
        for _ in range(steps):
            if p.envoy == PALACE_STEP:
                p.vp += 1
                continue
            p.envoy += 1
            if p.envoy == PALACE_STEP:
                p.arrival = 1 + max(other.arrival for other in self.players)

    # G3.6 The swap

    def swappable(self, gift: str) -> list[str]:
        """The cards must differ."""
        return [location for location in LOCATIONS if self.board[location] != gift]

    def own_for_swap(self, p: Player) -> list[str]:
        hand = [f"swap-hand {gift}" for gift in sorted(set(p.hand)) if self.swappable(gift)]
        return hand + [f"swap-discard {gift}" for gift in sorted(set(p.discards)) if self.swappable(gift)]

    def swap(self, p: Player) -> Asking:
        verb, gift = (yield from self.ask(p, lambda: self.own_for_swap(p))).split()
        text = yield from self.ask(p, lambda: [f"swap-at {location}" for location in self.swappable(gift)])
        location = text.split()[1]
        cards = p.hand if verb == "swap-hand" else p.discards
        cards.remove(gift)
        cards.append(self.board[location])
        self.board[location] = gift

    def deal_to(self, p: Player) -> Asking:
        """G10.4 The top gift card into the hand."""
        gift = yield from draw("deal", self.pile)
        self.pile.remove(gift)
        p.hand.append(gift)

    # What is compared

    def summary(self) -> dict[str, Any]:
        return {
            "day": self.day,
            "start": self.start,
            "medal": self.medal,
            "dice": list(self.dice),
            "board": [self.board.get(location) for location in LOCATIONS],
            "pile": sorted(self.pile),
            "cities": dict(self.cities),
            "token_pile": sorted(self.token_pile),
            "token_discards": sorted(self.token_discards),
            "houses": list(self.house_jade),
            "decrees": {decree: sorted(seats) for decree, seats in self.decrees.items()},
            "track": [p.seat for p in self.standing()],
            "bonus": [
                {"player": b.owner, "token": b.token, "location": b.location, "double": b.servant == "double"}
                for b in self.bonus
            ],
            "players": [
                {
                    "pool": p.pool,
                    "supply": p.supply,
                    "double": p.double,
                    "wall": p.wall,
                    "jade": p.jade,
                    "vp": p.vp,
                    "envoy": p.envoy,
                    "arrival": p.arrival,
                    "intrigue": self.steps(p) if self.stacks else 0,
                    "traveller": p.city,
                    "tokens": list(p.tokens),
                    "ships": [[ship.route, ship.harbour, ship.normal] if ship else None for ship in p.ships],
                    "claims": dict(p.claims),
                    "hand": sorted(p.hand),
                    "discards": sorted(p.discards),
                }
                for p in self.players
            ],
        }
