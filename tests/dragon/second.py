"""In the Year of the Dragon once more: a plain, slow implementation to hold against the engine.

It follows the order of the rulebook and shares nothing with the engine but the printed figures (content.toml)
and the texts of the moves. `game(...).run()` is a generator: it yields an `Ask` and is sent the chosen text.
"""

import tomllib
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

CHANCE = -1
MONTHS = 12
FEE = 3
MOST_FLOORS = 3
SUPER_EVENT_MONTH = 7

CONTENT: dict[str, Any] = tomllib.loads(files("yamen.games.dragon").joinpath("content.toml").read_text("utf-8"))

SYMBOL = {
    "craftsman": "hammer",
    "court_lady": "dragon",
    "pyrotechnist": "firework",
    "tax_collector": "coin",
    "warrior": "helmet",
    "monk": "buddha",
    "healer": "mortar",
    "farmer": "rice",
    "scholar": "book",
}
"""D1.1 The symbol on each type of person."""

ACTION_SYMBOL = {
    "taxes": "coin",
    "build": "hammer",
    "harvest": "rice",
    "fireworks": "firework",
    "military_parade": "helmet",
    "research": "book",
}
"""D3.5 to D3.10 The symbol that counts for an action, on its card and on persons."""

ACTIONS = [*ACTION_SYMBOL, "privilege"]

GROUPS = {
    7: {2: [4, 3], 3: [3, 2, 2], 4: [2, 2, 2, 1], 5: [2, 2, 1, 1, 1]},
    8: {2: [4, 4], 3: [3, 3, 2], 4: [2, 2, 2, 2], 5: [2, 2, 2, 1, 1]},
}
"""D3.1 Sizes of the groups, by the number of action cards and of players."""

SUPER_EVENTS = [
    "lantern_festival",
    "buddha",
    "earthquake",
    "flood",
    "solar_eclipse",
    "volcanic_eruption",
    "tornado",
    "sunrise",
    "assassination_attempt",
    "edict",
]

BONUSES = ["rice", "firework", "floor", "yuan", "steps", "points"]


@dataclass(frozen=True)
class Ask:
    """A question with at least two answers; at chance (player -1) with a weight for each."""

    player: int
    moves: list[str]
    weights: list[int] = field(default_factory=list)


Asking = Generator[Ask, str, None]
Answer = Generator[Ask, str, str]


@dataclass(frozen=True)
class Tile:
    """D1.1 A kind of person tile."""

    name: str
    type: str
    young: bool
    value: int
    symbols: int
    count: int


def person_tiles() -> dict[str, Tile]:
    """D1.1 The kinds of person tiles. Where a type has young and old tiles the name says which."""
    tiles = {}
    for kind, ages in CONTENT["persons"].items():
        for age, printed in ages.items():
            name = f"{age}_{kind}" if "old" in ages else kind
            figures = {key: number for key, (number, _) in printed.items()}
            tiles[name] = Tile(name, kind, age == "young", **figures)
    return tiles


TILES = person_tiles()


@dataclass
class Palace:
    """D2.4 A palace holds one person for each floor."""

    floors: int
    persons: list[str] = field(default_factory=list)

    def has_room(self) -> bool:
        return len(self.persons) < self.floors


@dataclass
class Player:
    """D2.2 What lies in front of one player."""

    seat: int
    cards: list[str]
    """Those in hand."""
    wall_tiles: list[str]
    played: list[str] = field(default_factory=list)
    """Those that everyone has seen go."""
    palaces: list[Palace] = field(default_factory=lambda: [Palace(2), Palace(2)])
    yuan: int = 6
    rice: int = 0
    fireworks: int = 0
    small: int = 0
    large: int = 0
    points: int = 0

    def persons(self) -> list[str]:
        return [person for palace in self.palaces for person in palace.persons]

    def symbols(self, symbol: str) -> int:
        return sum(TILES[person].symbols for person in self.persons() if SYMBOL[TILES[person].type] == symbol)

    def buddhas(self) -> int:
        """D7.1 Points for monks: Buddhas times the floors of the palace."""
        return sum(
            TILES[person].symbols * palace.floors
            for palace in self.palaces
            for person in palace.persons
            if TILES[person].type == "monk"
        )

    def inhabited(self) -> list[int]:
        """The numbers (from 1) of the palaces with persons."""
        return [number for number, palace in enumerate(self.palaces, 1) if palace.persons]


def choose(player: int, moves: Iterable[str], weights: Iterable[int] = ()) -> Answer:
    """Ask, unless there is one answer only."""
    options = list(moves)
    assert options
    assert len(set(options)) == len(options)
    if len(options) == 1:
        return options[0]
    answer = yield Ask(player, options, list(weights))
    assert answer in options, answer
    return answer


def draw(texts: Iterable[str]) -> Answer:
    """Chance picks one of these, all equally likely."""
    options = list(texts)
    return (yield from choose(CHANCE, options, [1] * len(options)))


def number_in(text: str) -> int:
    return int(text.split()[1])


def name_in(text: str) -> str:
    return text.rsplit(maxsplit=1)[-1]


class Game:
    """One game, from set-up to ranking."""

    def __init__(
        self,
        players: int,
        great_wall: bool,
        super_event: str,
        large_privilege_price: int,
        super_event_hidden: bool,
        random_tiles: bool,
        closed_hands: bool,
    ) -> None:
        self.great_wall = great_wall
        self.large_privilege_price = large_privilege_price
        self.hidden_super_event = super_event_hidden
        self.random_tiles = random_tiles
        self.closed_hands = closed_hands
        self.random_super_event = super_event == "random"
        self.chosen_super_event = super_event == "chosen"
        self.super_event = super_event if super_event in SUPER_EVENTS else None
        self.month = 0
        self.events: list[str | None] = [None] * MONTHS
        self.supply = self.supply_for(players)
        self.wall: list[int] = []
        bonuses = BONUSES if great_wall else []
        self.players = [Player(seat, self.hand(), list(bonuses)) for seat in range(players)]
        # D2.5 Each space of the person track holds a stack of markers, the lowest first.
        self.track: dict[int, list[int]] = {0: list(reversed(range(players)))}

    @staticmethod
    def supply_for(players: int) -> dict[str, int]:
        """D1.2 Two tiles of each type leave for each missing player: a young and an old one if split."""
        missing = 5 - players
        split = {tile.type for tile in TILES.values() if not tile.young}
        return {name: tile.count - missing * (1 if tile.type in split else 2) for name, tile in TILES.items()}

    @staticmethod
    def hand() -> list[str]:
        """D1.3 A card for each type, and wild ones."""
        cards: dict[str, tuple[int, str]] = CONTENT["cards"]
        return list(SYMBOL) * cards["each"][0] + ["wild"] * cards["wild"][0]

    # The course of the game

    def run(self) -> Asking:
        yield from self.set_up()
        for self.month in range(1, MONTHS + 1):
            if self.month == SUPER_EVENT_MONTH and self.hidden_super_event:
                yield from self.draw_super_event()
            yield from self.phase_1_actions()
            yield from self.phase_2_persons()
            yield from self.phase_3_event()
            self.phase_4_scoring()
        yield from self.end()

    # The person track

    def steps(self, seat: int) -> int:
        return next(space for space, stack in self.track.items() if seat in stack)

    def order(self) -> list[int]:
        """D2.5 Further ahead first; on one space the top of the stack first."""
        return [seat for space in sorted(self.track, reverse=True) for seat in reversed(self.track[space])]

    def in_turn_order(self) -> list[Player]:
        """D2.5 The order, fixed now: later moves of markers don't change the list."""
        return [self.players[seat] for seat in self.order()]

    def advance(self, player: Player, steps: int) -> None:
        """D2.5 A marker that lands on others goes on top of them."""
        space = self.steps(player.seat)
        self.track[space].remove(player.seat)
        self.track.setdefault(space + steps, []).append(player.seat)

    # D2 Setup

    def set_up(self) -> Asking:
        yield from self.lay_out_events()
        if self.random_super_event and not self.hidden_super_event:
            yield from self.draw_super_event()
        elif self.chosen_super_event:
            self.super_event = name_in((yield from choose(0, (f"super {name}" for name in SUPER_EVENTS))))
        starter = number_in((yield from draw(f"start {p.seat + 1}" for p in self.players))) - 1
        yield from self.draft(self.players[starter:] + self.players[:starter])

    def draw_super_event(self) -> Asking:
        """D9.1 Before the first persons are taken, or when month 7 begins."""
        self.super_event = name_in((yield from draw(f"super {name}" for name in SUPER_EVENTS)))

    def lay_out_events(self) -> Asking:
        """D2.1 Peace twice; the others as drawn, none beside its twin."""
        tiles = {name: printed["tiles"][0] for name, printed in CONTENT["events"].items()}
        for space in range(tiles.pop("peace")):
            self.events[space] = "peace"
        while None in self.events:
            left = {name: count for name, count in tiles.items() if count > 0}
            text = yield from choose(CHANCE, (f"event {name}" for name in left), left.values())
            event = name_in(text)
            tiles[event] -= 1
            space = self.events.index(None)
            if self.events[space - 1] != event:
                self.events[space] = event
            elif space + 1 < MONTHS:
                self.events[space + 1] = event
            else:
                self.events[space] = event
                self.events[9], self.events[10] = self.events[10], self.events[9]

    def draft(self, players: list[Player]) -> Asking:
        """D2.3 Two young persons of different types each, no pair twice."""
        pairs: list[set[str]] = []
        for player in players:
            first = yield from self.take(player, self.young_in_supply())
            yield from self.take_in(player, first)
            others = [name for name in self.young_in_supply() if name != first and {first, name} not in pairs]
            second = yield from self.take(player, others)
            yield from self.take_in(player, second)
            pairs.append({first, second})

    def young_in_supply(self) -> list[str]:
        return [name for name, count in self.supply.items() if count > 0 and TILES[name].young]

    # D3 Phase 1

    def phase_1_actions(self) -> Asking:
        """D3.1 to D3.4, D3.12 Each player does one action of one group, or passes."""
        groups = yield from self.deal()
        with_dragon: set[int] = set()
        for player in self.in_turn_order():
            moves = ["pass"]
            for number, group in enumerate(groups):
                fee = FEE if number in with_dragon else 0
                moves += [f"do {action}" for action in group if self.can_do(player, action, fee)]
            answer = yield from choose(player.seat, moves)
            if answer == "pass":
                player.yuan = max(player.yuan, 3)
                continue
            action = name_in(answer)
            number = next(number for number, group in enumerate(groups) if action in group)
            if number in with_dragon:
                player.yuan -= FEE
            with_dragon.add(number)
            yield from self.do(player, action)

    def deal(self) -> Generator[Ask, str, list[list[str]]]:
        """D3.1, D8.1 Shuffle the cards and lay them out in groups."""
        cards = [*ACTIONS, "build_wall"] if self.great_wall else list(ACTIONS)
        groups: list[list[str]] = []
        for size in GROUPS[len(cards)][len(self.players)]:
            groups.append([])
            for _ in range(size):
                action = name_in((yield from draw(f"deal {card}" for card in cards)))
                cards.remove(action)
                groups[-1].append(action)
        return groups

    def can_do(self, player: Player, action: str, fee: int) -> bool:
        """D3.2, D3.3, D3.11, D8.2 Whether the player may choose this action."""
        if player.yuan < fee:
            return False
        if action == "privilege":
            cheapest: int = CONTENT["privileges"]["small"]["price"][0]
            return player.yuan - fee >= cheapest
        if action == "build_wall":
            return len(self.wall) < MONTHS and len(player.wall_tiles) > 0
        return True

    def do(self, player: Player, action: str) -> Asking:
        """D3.5 to D3.11, D8.2 Carry out an action."""
        if action == "privilege":
            yield from self.buy_privilege(player)
        elif action == "build_wall":
            yield from self.build_wall(player)
        else:
            symbol = ACTION_SYMBOL[action]
            yield from self.gain(player, symbol, CONTENT["actions"][action][0] + player.symbols(symbol))

    def gain(self, player: Player, symbol: str, amount: int) -> Asking:
        """What so many symbols bring."""
        if symbol == "coin":
            player.yuan += amount
        elif symbol == "hammer":
            yield from self.build(player, amount)
        elif symbol == "rice":
            player.rice += amount
        elif symbol == "firework":
            player.fireworks += amount
        elif symbol == "helmet":
            self.advance(player, amount)
        elif symbol == "book":
            player.points += amount

    def build(self, player: Player, floors: int) -> Asking:
        """D3.6 Each floor goes on a palace of less than three, or starts a new one."""
        for _ in range(floors):
            low = [number for number, p in enumerate(player.palaces, 1) if p.floors < MOST_FLOORS]
            answer = yield from choose(player.seat, ["new-palace", *(f"floor {number}" for number in low)])
            if answer == "new-palace":
                player.palaces.append(Palace(1))
            else:
                player.palaces[number_in(answer) - 1].floors += 1

    def buy_privilege(self, player: Player) -> Asking:
        """D3.11 A small privilege or a large one."""
        prices = {"small": CONTENT["privileges"]["small"]["price"][0], "large": self.large_privilege_price}
        payable = [f"buy {size}" for size, price in prices.items() if price <= player.yuan]
        size = name_in((yield from choose(player.seat, payable)))
        player.yuan -= prices[size]
        if size == "small":
            player.small += 1
        else:
            player.large += 1

    def build_wall(self, player: Player) -> Asking:
        """D8.2, D8.5 A wall tile gives its bonus, then it goes under the leftmost free event."""
        tiles = [f"wall {name}" for name in player.wall_tiles]
        bonus = name_in((yield from (draw(tiles) if self.random_tiles else choose(player.seat, tiles))))
        amount = CONTENT["wall"][bonus][0]
        symbol = {"yuan": "coin", "floor": "hammer", "steps": "helmet", "points": "book"}.get(bonus, bonus)
        yield from self.gain(player, symbol, amount)
        player.wall_tiles.remove(bonus)
        self.wall.append(player.seat)

    # D4 Phase 2

    def phase_2_persons(self) -> Asking:
        """D4.1, D4.3, D4.6 Each player plays a card, while there are cards, and takes a matching tile."""
        for player in self.in_turn_order():
            if not player.cards:
                continue
            cards = sorted(set(player.cards))
            card = name_in((yield from choose(player.seat, [f"play {name}" for name in cards])))
            player.cards.remove(card)
            player.played.append(card)
            left = [name for name, count in self.supply.items() if count > 0]
            matching = [name for name in left if card in ("wild", TILES[name].type)]
            if matching:
                person = yield from self.take(player, matching)
                yield from self.take_in(player, person)

    def take(self, player: Player, persons: list[str]) -> Answer:
        """Take one of these tiles from the supply."""
        person = name_in((yield from choose(player.seat, [f"take {name}" for name in persons])))
        self.supply[person] -= 1
        return person

    def take_in(self, player: Player, person: str) -> Asking:
        """D4.1, D4.2 House the new person; with all palaces full replace another or turn the new one away."""
        free = [number for number, palace in enumerate(player.palaces, 1) if palace.has_room()]
        if free:
            answer = yield from choose(player.seat, [f"house {number}" for number in free])
        else:
            answer = yield from choose(player.seat, ["turn-away", *self.releases(player)])
            if answer == "turn-away":
                return
            self.release(player, answer)
        player.palaces[number_in(answer) - 1].persons.append(person)
        self.advance(player, TILES[person].value)

    # Releasing persons

    @staticmethod
    def releases(player: Player) -> list[str]:
        """Each different person of each palace."""
        return [
            f"release {number} {person}"
            for number, palace in enumerate(player.palaces, 1)
            for person in sorted(set(palace.persons))
        ]

    @staticmethod
    def release(player: Player, answer: str) -> None:
        """D4.4 A released person is out of the game."""
        player.palaces[number_in(answer) - 1].persons.remove(name_in(answer))

    def release_some(self, player: Player, amount: int) -> Asking:
        """D5.8 Release so many persons of the owner's choice, or all if there are no more."""
        if amount >= len(player.persons()):
            for palace in player.palaces:
                palace.persons.clear()
            return
        for _ in range(amount):
            self.release(player, (yield from choose(player.seat, self.releases(player))))

    def release_from(self, player: Player, number: int) -> Asking:
        """Release one person of this palace."""
        there = [text for text in self.releases(player) if number_in(text) == number]
        self.release(player, (yield from choose(player.seat, there)))

    # D5 Phase 3

    def phase_3_event(self) -> Asking:
        """D5.9, D9.1 Event, wall scoring, super event, decay."""
        event = self.events[self.month - 1]
        yield from self.event(event)
        if event == "mongols" and self.great_wall:
            yield from self.score_wall(self.month)
        if self.month == SUPER_EVENT_MONTH:
            yield from self.happen_super_event()
        self.decay()

    def event(self, event: str | None) -> Asking:
        if event == "tribute":
            yield from self.tribute()
        elif event == "drought":
            yield from self.drought()
        elif event == "contagion":
            yield from self.contagion()
        elif event == "mongols":
            yield from self.mongols()
        elif event == "festival":
            self.festival()
        else:
            assert event == "peace"

    def tribute(self) -> Asking:
        """D5.2 Pay four yuan; a person goes for each one missing."""
        for player in self.in_turn_order():
            due = CONTENT["events"]["tribute"]["yuan"][0]
            paid = min(due, player.yuan)
            player.yuan -= paid
            yield from self.release_some(player, due - paid)

    def drought(self) -> Asking:
        """D5.3 A rice for each inhabited palace; a person goes from each palace unfed."""
        for player in self.in_turn_order():
            hungry = player.inhabited()
            fed = min(player.rice, len(hungry))
            player.rice -= fed
            if fed == 0:
                unfed = hungry
            else:
                unfed = []
                for _ in range(len(hungry) - fed):
                    rest = [number for number in hungry if number not in unfed]
                    unfed.append(number_in((yield from choose(player.seat, [f"unfed {n}" for n in rest]))))
            for number in sorted(unfed):
                yield from self.release_from(player, number)

    def contagion(self) -> Asking:
        """D5.4 Three persons go, one fewer for each mortar."""
        for player in self.in_turn_order():
            ill = CONTENT["events"]["contagion"]["persons"][0] - player.symbols("mortar")
            yield from self.release_some(player, max(0, ill))

    def mongols(self) -> Asking:
        """D5.5 A point for each helmet; a person goes from everyone with the fewest helmets."""
        helmets = {player.seat: player.symbols("helmet") for player in self.players}
        for player in self.players:
            player.points += helmets[player.seat]
        yield from self.fewest_release(helmets)

    def fewest_release(self, numbers: dict[int, int]) -> Asking:
        for player in self.in_turn_order():
            if numbers[player.seat] == min(numbers.values()):
                yield from self.release_some(player, 1)

    def festival(self) -> None:
        """D5.6 Points for most and second most fireworks; half of them, rounded up, go back."""
        printed = CONTENT["events"]["festival"]
        amounts = sorted({player.fireworks for player in self.players if player.fireworks > 0}, reverse=True)
        prizes = dict(zip(amounts, [printed["first"][0], printed["second"][0]], strict=False))
        for player in self.players:
            if player.fireworks in prizes:
                player.points += prizes[player.fireworks]
                player.fireworks -= (player.fireworks + 1) // 2

    def decay(self) -> None:
        """D5.9 Every palace without a person loses a floor."""
        for player in self.players:
            for palace in player.palaces:
                if not palace.persons:
                    palace.floors -= 1
            self.clear_away(player)

    @staticmethod
    def clear_away(player: Player) -> None:
        """A palace without floors is gone."""
        player.palaces = [palace for palace in player.palaces if palace.floors > 0]

    # D6 Phase 4

    def phase_4_scoring(self) -> None:
        """D6.1 Points for palaces, court ladies and privileges."""
        dragons = {size: CONTENT["privileges"][size]["dragons"][0] for size in ("small", "large")}
        for player in self.players:
            player.points += len(player.palaces)
            player.points += player.symbols("dragon")
            player.points += player.small * dragons["small"] + player.large * dragons["large"]

    # D7 End

    def end(self) -> Asking:
        """D7.1, D8.4 The wall once more, then persons, monks and money."""
        if self.great_wall:
            yield from self.score_wall(MONTHS)
        for player in self.players:
            player.points += 2 * len(player.persons())
            player.points += player.buddhas()
            player.yuan += 2 * (player.rice + player.fireworks)
            player.rice = player.fireworks = 0
            player.points += player.yuan // 3

    @property
    def ranking(self) -> list[int]:
        """D7.2 Most points first; on a tie in the order of the person track."""
        return sorted(self.order(), key=lambda seat: -self.players[seat].points)

    # D8 The Great Wall

    def score_wall(self, mark: int) -> Asking:
        """D8.3, D8.4 A wall up to the mark brings points; otherwise those who built least lose a person."""
        built = {player.seat: self.wall.count(player.seat) for player in self.players}
        if len(self.wall) >= mark:
            for player in self.players:
                player.points += built[player.seat]
        else:
            yield from self.fewest_release(built)

    # D9 Super events

    def happen_super_event(self) -> Asking:
        if self.super_event == "lantern_festival":
            self.lantern_festival()
        elif self.super_event == "buddha":
            self.buddha()
        elif self.super_event == "earthquake":
            yield from self.earthquake()
        elif self.super_event == "flood":
            yield from self.flood()
        elif self.super_event == "solar_eclipse":
            yield from self.solar_eclipse()
        elif self.super_event == "volcanic_eruption":
            self.volcanic_eruption()
        elif self.super_event == "tornado":
            yield from self.tornado()
        elif self.super_event == "sunrise":
            yield from self.sunrise()
        elif self.super_event == "assassination_attempt":
            self.assassination_attempt()
        elif self.super_event == "edict":
            yield from self.edict()
        else:
            assert self.super_event is None

    def lantern_festival(self) -> None:
        """D9.2 Persons score as at the end."""
        for player in self.players:
            player.points += 2 * len(player.persons())

    def buddha(self) -> None:
        """D9.3 Monks score as at the end."""
        for player in self.players:
            player.points += player.buddhas()

    def earthquake(self) -> Asking:
        """D9.4 Everyone loses two floors, and the persons who have no floor left."""
        for player in self.in_turn_order():
            if sum(palace.floors for palace in player.palaces) <= 2:
                for palace in player.palaces:
                    palace.floors = 0
            else:
                for _ in range(2):
                    standing = [number for number, p in enumerate(player.palaces, 1) if p.floors > 0]
                    lost = yield from choose(player.seat, [f"lose {number}" for number in standing])
                    player.palaces[number_in(lost) - 1].floors -= 1
            for palace in player.palaces:
                if palace.floors == 0:
                    palace.persons.clear()
            for number, palace in enumerate(player.palaces, 1):
                while len(palace.persons) > palace.floors:
                    yield from self.release_from(player, number)
            self.clear_away(player)

    def flood(self) -> Asking:
        """D9.5 Half of yuan, rice and fireworks together, rounded down, goes back."""
        for player in self.in_turn_order():
            rest = (player.yuan + player.rice + player.fireworks) // 2
            least = max(0, rest - player.rice - player.fireworks)
            amounts = range(least, min(player.yuan, rest) + 1)
            yuan = number_in((yield from choose(player.seat, [f"return-yuan {n}" for n in amounts])))
            rest -= yuan
            amounts = range(max(0, rest - player.fireworks), min(player.rice, rest) + 1)
            rice = number_in((yield from choose(player.seat, [f"return-rice {n}" for n in amounts])))
            rest -= rice
            player.yuan -= yuan
            player.rice -= rice
            player.fireworks -= rest

    def solar_eclipse(self) -> Asking:
        """D9.6, D8.5 The event happens again, without the wall."""
        yield from self.event(self.events[self.month - 1])

    def volcanic_eruption(self) -> None:
        """D9.7 All markers go to 0, the leader on top."""
        self.track = {0: list(reversed(self.order()))}

    def tornado(self) -> Asking:
        """D9.8 Everyone discards two cards, face down where hands are closed."""
        for player in self.in_turn_order():
            for _ in range(min(2, len(player.cards))):
                cards = sorted(set(player.cards))
                card = name_in((yield from choose(player.seat, [f"discard {name}" for name in cards])))
                player.cards.remove(card)
                if not self.closed_hands:
                    player.played.append(card)

    def sunrise(self) -> Asking:
        """D9.9 Everyone takes a young person, no type twice."""
        chosen: list[str] = []
        for player in self.in_turn_order():
            allowed = [name for name in self.young_in_supply() if TILES[name].type not in chosen]
            if not allowed:
                continue
            person = yield from self.take(player, allowed)
            chosen.append(TILES[person].type)
            yield from self.take_in(player, person)

    def assassination_attempt(self) -> None:
        """D9.10 All privileges are lost."""
        for player in self.players:
            player.small = player.large = 0

    def edict(self) -> Asking:
        """D9.11 Everyone gets the yield of one type of person at their court."""
        for player in self.in_turn_order():
            court = sorted({TILES[person].type for person in player.persons()})
            if not court:
                continue
            chosen = name_in((yield from choose(player.seat, [f"edict {kind}" for kind in court])))
            if chosen == "monk":
                player.points += player.buddhas()
            elif chosen == "court_lady":
                player.points += player.symbols("dragon")
            else:
                yield from self.gain(player, SYMBOL[chosen], player.symbols(SYMBOL[chosen]))

    # What there is to see

    def summary(self) -> dict[str, Any]:
        """All that lies on the table."""
        return {
            "month": self.month,
            "order": self.order(),
            "players": [self.summary_of(player) for player in self.players],
            "supply": dict(self.supply),
            "wall": list(self.wall),
            "events": list(self.events),
            "super_event": self.super_event,
        }

    def summary_of(self, player: Player) -> dict[str, Any]:
        return {
            "yuan": player.yuan,
            "rice": player.rice,
            "fireworks": player.fireworks,
            "small": player.small,
            "large": player.large,
            "points": player.points,
            "steps": self.steps(player.seat),
            "cards": sorted(player.cards),
            "played": sorted(player.played),
            "palaces": [[palace.floors, sorted(palace.persons)] for palace in player.palaces],
            "wall_tiles": sorted(player.wall_tiles),
        }
