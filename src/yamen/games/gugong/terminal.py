"""The table as data, for a terminal to lay out: the day, the locations, the map, decrees, canal and families."""

from collections.abc import Sequence
from typing import Any, Final

from yamen.engine.layout import FAINT, LIT, Drawing, Row, Section
from yamen.engine.messages import Message
from yamen.games.gugong.content import FEW, MANY, GugongContent
from yamen.games.gugong.words import (
    BENEFIT_STEPS,
    BENEFITS,
    CITIES,
    DAYS,
    DECREE_NAMES,
    HARBOURS,
    LOCATIONS,
    PALACE_STEP,
    PER_LEVEL,
    REWARDS,
    SHIP_SPACES,
    SHOWN_PER_LEVEL,
    SOURCES,
    TOKEN_GOODS,
    TOKEN_PRICES,
    TOKEN_SPACES,
)
from yamen.locales import Language

NOW: Final = "►"
OWN: Final = "✓"
NONE: Final = "–"
CITIES_ACROSS: Final = 5

PLAIN_TO_SEE: Final = ("gift-laid", "decree-laid", "token-laid")
"""What happened in a way that anybody sees on the table: it need not be told beside it."""

DOUBLE_TEXTS: Final = {
    "locked": "terminal-gugong-double-locked",
    "supply": "terminal-gugong-double-supply",
    "pool": "terminal-gugong-double-pool",
    "wall": "terminal-gugong-double-wall",
    "beside": "terminal-gugong-double-beside",
    "ship1": "terminal-gugong-double-ship",
    "ship2": "terminal-gugong-double-ship",
    "ship3": "terminal-gugong-double-ship",
}
LEVEL_TEXTS: Final = {
    "easy": "terminal-gugong-level-easy",
    "normal": "terminal-gugong-level-normal",
    "hard": "terminal-gugong-level-hard",
}
VARIANT_A: Final = {
    "travel": "terminal-gugong-a-travel",
    "great_wall": "terminal-gugong-a-great_wall",
    "intrigue": "terminal-gugong-a-intrigue",
    "palace": "terminal-gugong-a-palace",
    "canal": "terminal-gugong-a-canal",
}
VARIANT_B: Final = {
    "travel": "terminal-gugong-b-travel",
    "great_wall": "terminal-gugong-b-great_wall",
    "intrigue": "terminal-gugong-b-intrigue",
    "palace": "terminal-gugong-b-palace",
    "canal": "terminal-gugong-b-canal",
}
PRICE_OF_B: Final = {"travel": 2, "great_wall": 1, "intrigue": 1, "palace": 2, "canal": 1}


def draw(
    view: dict[str, Any], player: int, names: list[str], language: Language, content: GugongContent
) -> list[Section]:
    """The whole table as `view` shows it; `player` is whoever is to move."""
    table = BoardDrawing(view, player, names, language, content)
    sections = [table.day(), table.locations(), table.map()]
    if view["decrees"]:
        sections.append(table.decrees())
    return [*sections, table.canal(), table.families()]


def draw_result(view: dict[str, Any], ranking: list[int], names: list[str], language: Language) -> Section:
    """G13: the ranking, with where the points come from; alone, Meng has his place in it."""
    players: list[dict[str, Any]] = view["players"]
    seats = ranking[:]
    if view["solo"] is not None:
        meng = len(seats)
        mine, his = players[0]["points"], players[meng]["points"]
        first = his > mine or (his == mine and view["track"][0] == meng)
        seats.insert(0 if first else meng, meng)
    rows: list[Row] = []
    told: list[list[str]] = [[] for _ in seats]

    def add(label: str, figures: list[int], tone: str = "") -> None:
        rows.append(Row((label, *[str(figure) for figure in figures]), tone))
        for lines, figure in zip(told, figures, strict=True):
            lines.append(f"{label}: {figure}")

    points = [points_by_source(players[seat]) for seat in seats]
    totals = [players[seat]["points"] for seat in seats]
    for at, source in enumerate(SOURCES):
        add(language.word("gugong", "source", source), [of[at] for of in points])
    lost = [total - sum(of) for of, total in zip(points, totals, strict=True)]
    if any(lost):
        add(language.text("terminal-gugong-outside"), lost)
    add(language.text("terminal-gugong-total"), totals, LIT)
    places = [f"{place}. {names[seat]}" for place, seat in enumerate(seats, 1)]
    lines: list[str] = []
    for place, total, of in zip(places, totals, told, strict=True):
        lines += [f"{place}: {language.text('terminal-gugong-points', points=total)}", *of[:-1]]
    return Section(language.text("terminal-result"), ("", *places), rows, lines)


def points_by_source(family: dict[str, Any]) -> list[int]:
    """G13: in the order of SOURCES. Those outside the palace lose them all, but they have them until then."""
    sources: dict[str, int] = family["sources"] or {"track": family["vp"]}
    return [sources.get(source, 0) for source in SOURCES]


def remark(
    view: dict[str, Any], player: int, move: Message, language: Language, content: GugongContent, names: list[str]
) -> str:
    """What the table says about a choice; `view["asked"]` is the question."""
    return BoardDrawing(view, player, names, language, content).remark(move)


DRAWING: Final = Drawing(draw, draw_result, remark, PLAIN_TO_SEE)


class BoardDrawing:
    """What lies on the table, in the reader's language; `player` is whoever is to move."""

    def __init__(
        self, view: dict[str, Any], player: int, names: list[str], language: Language, content: GugongContent
    ) -> None:
        self.view = view
        self.player = player
        self.players: list[dict[str, Any]] = view["players"]
        self.names = names
        self.language = language
        self.content = content
        self.side = FEW if len(self.players) <= 3 else MANY

    def text(self, key: str, **args: int | str) -> str:
        return self.language.text(key, **args)

    def word(self, words: str, word: str | None) -> str:
        return NONE if word is None else self.language.word("gugong", words, word)

    def words(self, words: str, listed: Sequence[str]) -> str:
        return listing([self.word(words, word) for word in listed])

    def name(self, seat: int | None) -> str:
        return NONE if seat is None else self.names[seat]

    def each(self, had: dict[int, Any]) -> str:
        """Who has what."""
        return listing([f"{self.names[seat]}: {what}" for seat, what in had.items()])

    # The day

    def day(self) -> Section:
        """G1.2, G1.3, G2.1, G14.1: the day, its dice, who starts, and what Meng is about."""
        view = self.view
        day = view["day"]
        title = (
            self.text("terminal-gugong-day-of", day=day, days=DAYS)
            if day > 0
            else self.text("terminal-gugong-before-day-1")
        )
        cards = [
            (self.text("terminal-gugong-dice"), ", ".join([str(die or NONE) for die in view["dice"]])),
            (self.text("terminal-gugong-start"), self.name(view["start"])),
            (self.text("terminal-gugong-medal"), self.name(view["medal"])),
            (self.text("terminal-gugong-gift-pile"), str(view["pile"])),
            (self.text("terminal-gugong-token-piles"), f"{view['token_pile']} (+{view['token_discards']})"),
        ]
        if solo := view["solo"]:
            cards = [
                *cards[:4],
                (self.text("terminal-gugong-level"), self.text(LEVEL_TEXTS[solo["level"]])),
                (self.text("terminal-gugong-focus"), self.word("location", solo["focus"])),
                (self.text("terminal-gugong-automa"), str(solo["automa"])),
                (self.text("terminal-gugong-today"), self.words("automa", solo["today"]) or NONE),
            ]
        lines = [f"{heading}: {value}" for heading, value in cards]
        across = 4 if view["solo"] else len(cards)
        return Section(title, (), [Row(card) for card in cards], lines, across=across)

    # The locations

    def locations(self) -> Section:
        """G1.4: the gift at each location, and who has what there."""
        rows: list[Row] = []
        lines: list[str] = []
        for at, location in enumerate(LOCATIONS):
            name, gift = self.word("location", location), self.word("gift", self.view["board"][at])
            there = "; ".join([part for part in [*self.at_location(location), *self.bonus_at(location)] if part])
            rows.append(Row((name, gift, there or NONE)))
            lines.append(f"{name}: {gift}. {there}".strip())
        heads = (
            self.text("terminal-gugong-location"),
            self.text("terminal-gugong-gift"),
            self.text("terminal-gugong-there"),
        )
        return Section(self.text("terminal-gugong-locations"), heads, rows, lines)

    def at_location(self, location: str) -> list[str]:
        everyone = list(range(len(self.players)))
        if location == "travel":
            travellers = [seat for seat in everyone if self.players[seat]["traveller"] is not None]
            return [self.each({seat: self.word("city", self.players[seat]["traveller"]) for seat in travellers})]
        if location == "great_wall":
            filled = sum([family["wall"] for family in self.players])
            goal = self.content.wall[len(self.players) - 2]
            builders = {seat: self.players[seat]["wall"] for seat in everyone if self.players[seat]["wall"] > 0}
            return [self.text("terminal-gugong-wall", filled=filled, goal=goal), self.each(builders)]
        if location == "jade":
            prices = [str(self.house_price(at)) if full else NONE for at, full in enumerate(self.view["houses"])]
            return [self.text("terminal-gugong-houses", prices=" ".join(prices), square=self.square_price())]
        if location == "intrigue":
            track = {seat: self.players[seat]["intrigue"] for seat in self.view["track"]}
            return [self.text("terminal-gugong-track", order=self.each(track))]
        if location == "palace":
            arrived = max([family["arrival"] for family in self.players])
            free = self.content.arrival[arrived : len(self.players)]
            places = " ".join([str(points) for points in free]) or NONE
            return [
                self.each({seat: self.envoy(self.players[seat]) for seat in everyone}),
                self.text("terminal-gugong-free-places", places=places),
            ]
        if location == "decrees":
            owned = {seat: sum([seat in decree["servants"] for decree in self.view["decrees"]]) for seat in everyone}
            return [self.each({seat: count for seat, count in owned.items() if count > 0})]
        claimed = {seat: sum(self.players[seat]["claims"].values()) for seat in everyone}
        rewards = self.each({seat: count for seat, count in claimed.items() if count > 0})
        return [self.text("terminal-gugong-claimed", claimed=rewards)] if rewards else []

    def bonus_at(self, location: str) -> list[str]:
        """G4.5, G14.1: tolls and followers, and Meng's focus."""
        marks = [bonus for bonus in self.view["bonus"] if bonus["location"] == location]
        found = [f"{self.word('token', mark['token'])}: {self.names[mark['player']]}" for mark in marks]
        if self.view["solo"] and self.view["solo"]["focus"] == location:
            found.append(self.text("terminal-gugong-focus"))
        return found

    def envoy(self, family: dict[str, Any]) -> str:
        """G8.1: the step, or the points of the place in the palace."""
        if family["envoy"] < PALACE_STEP:
            return f"{family['envoy']}/{PALACE_STEP}"
        return self.text("terminal-gugong-arrived", points=self.content.arrival[family["arrival"] - 1])

    def has(self, decree: str) -> bool:
        """Whether whoever is to move has a decree."""
        shown = [each for each in self.view["decrees"] if each["decree"] == decree]
        return any(self.player in each["servants"] for each in shown)

    def house_price(self, at: int) -> int:
        return self.content.houses[self.side][at] - self.has("cheap_jade")

    def square_price(self) -> int:
        return self.content.square - self.has("cheap_jade")

    # The map

    def map(self) -> Section:
        """G4.2: the cities with their tokens and travellers; roads lead to the cities with these numbers."""
        cities: dict[str, str | None] = self.view["cities"]
        numbers = {city: number for number, city in enumerate(cities, 1)}
        rows: list[Row] = []
        lines: list[str] = []
        for city, token in cities.items():
            here = [self.names[seat] for seat, family in enumerate(self.players) if family["traveller"] == city]
            there = ", ".join([f"{NOW} {name}" for name in here]) or self.word("token", token)
            near = [CITIES[other] for other in self.content.roads[self.side][CITIES.index(city)]]
            name = self.word("city", city)
            by_number = sorted([numbers[other] for other in near])
            roads = " ".join([str(number) for number in by_number])
            rows.append(Row((f"{numbers[city]} {name}", there, f"→ {roads}"), "" if token or here else FAINT))
            told = self.text("terminal-gugong-roads", cities=self.words("city", near))
            lines.append(f"{name}: {', '.join(here) or self.word('token', token)}. {told}")
        note = self.text("terminal-gugong-map-note")
        return Section(self.text("terminal-gugong-map"), (), rows, lines, across=CITIES_ACROSS, note=note)

    # G9 Decrees

    def decrees(self) -> Section:
        """A column for each level, the bottom decree below; what each costs whoever is to move."""
        shown: list[dict[str, Any]] = self.view["decrees"]
        rows: list[Row] = []
        lines: list[str] = []
        for at, decree in enumerate(shown):
            level = self.text("terminal-gugong-decree-level", level=at // SHOWN_PER_LEVEL + 1)
            name = f"{level}: {self.word('decree', decree['decree'])}"
            owners = ", ".join([self.names[seat] for seat in decree["servants"]])
            own = self.player in decree["servants"]
            costs = self.text("terminal-gugong-have") if own else self.decree_costs(decree)
            cells = (f"{OWN} {name}" if own else name, costs, owners or NONE)
            rows.append(Row(cells, LIT if own else ""))
            told = self.text("terminal-gugong-servants-of", players=owners or NONE)
            lines.append(f"{name}. {costs}. {told}")
        by_place = rows[1::SHOWN_PER_LEVEL] + rows[::SHOWN_PER_LEVEL]
        return Section(self.text("terminal-gugong-decrees"), (), by_place, lines, across=len(rows[::SHOWN_PER_LEVEL]))

    def decree_costs(self, decree: dict[str, Any]) -> str:
        """G9.1, G9.3: as far as known before it is paid for."""
        number = DECREE_NAMES.index(decree["decree"])
        others = [seat for seat in decree["servants"] if seat != self.player]
        cost = self.content.decree_cost[number // PER_LEVEL] + len(others)
        cost -= 1 if cost > 0 and self.has("cheap_decrees") else 0
        points = self.content.decree_points[number]
        costs = self.text("terminal-gugong-decree-costs", servants=cost)
        return f"{costs}, {self.text('terminal-gugong-points', points=points)}" if points else costs

    # G10 The Grand Canal

    def ships(self) -> dict[tuple[int, int], tuple[int, int]]:
        """Who has a ship at a route and harbour, and how many servants are aboard."""
        return {
            (ship["route"], ship["harbour"]): (seat, ship["servants"])
            for seat, family in enumerate(self.players)
            for ship in family["ships"]
            if ship is not None
        }

    def canal(self) -> Section:
        ships = self.ships()
        rows: list[Row] = []
        lines: list[str] = []
        rewards = [NONE, *[self.word("reward", reward) for reward in REWARDS], self.text("terminal-gugong-any-reward")]
        for route in range(1, 3 if self.side == MANY else 2):
            title = self.text("terminal-gugong-route", route=route)
            cells = [title]
            for harbour in range(1, HARBOURS + 1):
                cell = there = NONE
                if (route, harbour) in ships:
                    seat, servants = ships[route, harbour]
                    cell = f"{self.names[seat]}: {servants}/{SHIP_SPACES}"
                    there = f"{self.names[seat]}, {self.load(servants)}"
                cells.append(cell)
                lines.append(f"{title}, {self.harbour(harbour)} ({rewards[harbour - 1]}): {there}")
            rows.append(Row(tuple(cells)))
        heads = [f"{harbour}: {reward}" for harbour, reward in enumerate(rewards, 1)]
        return Section(self.word("location", "canal"), ("", *heads), rows, lines)

    # The families

    def families(self) -> Section:
        """All that the families have, in player order."""
        rows: list[Row] = []
        lines: list[str] = []
        count = len(self.players)
        for turn in range(count):
            seat = (self.view["start"] + turn) % count
            family, name = self.players[seat], self.names[seat]
            standing, goods, cards = self.standing(family), self.goods(family), self.cards(seat, family)
            own = seat == self.player
            title = f"{NOW} {name}" if own else name
            rows.append(Row(("\n".join([title, *standing]), "\n".join(goods), "\n".join(cards)), LIT if own else ""))
            lines.append(self.text("terminal-gugong-to-move", player=name) if own else name)
            lines += [", ".join(standing), *goods, *cards]
        heads = (
            self.text("terminal-gugong-family"),
            self.text("terminal-gugong-servants"),
            self.text("terminal-gugong-cards"),
        )
        return Section(self.text("terminal-gugong-families"), heads, rows, lines)

    def standing(self, family: dict[str, Any]) -> list[str]:
        standing = [
            self.text("terminal-gugong-points", points=family["points"]),
            self.text("terminal-gugong-jade", jade=family["jade"]),
        ]
        return [*standing, self.text("terminal-gugong-passed")] if family["passed"] else standing

    def goods(self, family: dict[str, Any]) -> list[str]:
        claims = [f"{self.word('reward', reward)} ×{count}" for reward, count in family["claims"].items() if count > 0]
        goods = [
            self.text("terminal-gugong-pool", pool=family["pool"], supply=family["supply"]),
            self.text("terminal-gugong-double", place=self.text(DOUBLE_TEXTS[family["double"]])),
            self.text("terminal-gugong-ships", ships=family["ships"].count(None)),
        ]
        return [*goods, self.text("terminal-gugong-claims", claims=", ".join(claims))] if claims else goods

    def cards(self, seat: int, family: dict[str, Any]) -> list[str]:
        known = self.view["cards"][seat]
        hand, discards, either = known["hand"], known["discards"], known["either"]
        cards = [
            self.text("terminal-gugong-hand", count=hand["count"], cards=self.words("gift", hand["cards"]) or NONE),
            self.text(
                "terminal-gugong-discards",
                count=discards["count"],
                cards=self.words("gift", discards["cards"]) or NONE,
            ),
        ]
        if either:
            cards.append(self.text("terminal-gugong-either", cards=self.words("gift", either)))
        tokens = self.words("token", family["tokens"]) or NONE
        cards.append(
            self.text("terminal-gugong-tokens", count=len(family["tokens"]), spaces=TOKEN_SPACES, tokens=tokens)
        )
        beside = [bonus["token"] for bonus in self.view["bonus"] if bonus["player"] == seat]
        return [*cards, self.text("terminal-gugong-in-use", tokens=self.words("token", beside))] if beside else cards

    # The choices

    def remark(self, move: Message) -> str:
        given = move.named()
        asked: dict[str, Any] = self.view["asked"]
        kind = move.kind.name
        family = self.players[self.player]
        if kind == "exchange":
            return self.exchange(str(given["gift"]), str(given["location"]))
        if kind == "option-a" or kind == "option-b":
            return self.variant(kind, str(asked["location"]))
        if kind == "to":
            return self.word("token", self.view["cities"][given["city"]])
        if kind == "house":
            return self.text("terminal-gugong-costs", servants=self.house_price(int(given["house"]) - 1))
        if kind == "square":
            return self.text("terminal-gugong-costs", servants=self.square_price())
        if kind == "decree" and asked["kind"] != "morning-decrees":
            shown = [decree["decree"] for decree in self.view["decrees"]]
            return self.decree_costs(self.view["decrees"][shown.index(given["decree"])])
        if kind == "swap-at":
            return self.word("gift", self.view["board"][LOCATIONS.index(str(given["location"]))])
        if kind == "launch":
            return self.harbour(self.next_harbour(int(given["route"]), 0))
        if kind == "load" or kind == "sail" or kind == "claim":
            return self.ship(kind, family["ships"][int(given["ship"]) - 1])
        if kind == "benefit":
            steps = BENEFIT_STEPS[BENEFITS.index(str(given["benefit"]))]
            return self.text("terminal-gugong-steps-of", steps=steps, have=family["intrigue"])
        if kind == "tokens":
            price = TOKEN_PRICES[TOKEN_GOODS.index(str(given["goods"]))] - int(given["doubles"])
            return self.text("terminal-gugong-tokens-of", tokens=price, have=len(family["tokens"]))
        if kind == "pay-servants":
            return self.text("terminal-gugong-pool", pool=family["pool"], supply=family["supply"])
        if kind == "discard":
            return self.matches(str(given["gift"]))
        return ""

    def exchange(self, gift: str, location: str) -> str:
        """G3.2, G3.3, G4.5, G9.3: what is taken, and whether it is free."""
        taken = self.view["board"][LOCATIONS.index(location)]
        own, other = value_of(gift), value_of(taken)
        in_use = [bonus for bonus in self.view["bonus"] if bonus["player"] == self.player]
        counts = own + sum([bonus["token"] == "plus1" for bonus in in_use])
        free = (own == 1 and other == 9) or counts > other or (counts == other and self.has("equal_gifts"))
        price = self.text("terminal-gugong-free") if free else self.text("terminal-gugong-must-pay")
        told = [price, self.text("terminal-gugong-takes", gift=self.word("gift", taken)), self.matches(taken)]
        return ", ".join([part for part in told if part])

    def matches(self, gift: str) -> str:
        """G12.1: what the card is good for at night."""
        count = self.view["dice"].count(value_of(gift))
        return self.text("terminal-gugong-matches", dice=count) if count else ""

    def variant(self, kind: str, location: str) -> str:
        if kind == "option-a":
            does = self.text(VARIANT_A[location])
            medal = location == "intrigue" and self.view["medal"] is None
            return f"{does}, {self.text('terminal-gugong-takes-medal')}" if medal else does
        price = PRICE_OF_B[location] - (location == "travel" and self.has("cheap_travel"))
        return f"{self.text('terminal-gugong-costs', servants=price)}: {self.text(VARIANT_B[location])}"

    def ship(self, kind: str, ship: dict[str, int]) -> str:
        """G10.2 to G10.4: where the ship is, and where it sails."""
        harbour = self.harbour(ship["harbour"])
        if kind == "sail":
            ahead = self.next_harbour(ship["route"], ship["harbour"])
            return self.text("terminal-gugong-sails", start=ship["harbour"], harbour=ahead)
        if kind == "claim":
            return harbour
        return f"{harbour}, {self.load(ship['servants'])}"

    def load(self, servants: int) -> str:
        return self.text("terminal-gugong-load", servants=servants, spaces=SHIP_SPACES)

    def harbour(self, harbour: int) -> str:
        return self.text("terminal-gugong-harbour", harbour=harbour)

    def next_harbour(self, route: int, harbour: int) -> int:
        """G10.2, G10.3: the next free harbour ahead."""
        ships = self.ships()
        return next(ahead for ahead in range(harbour + 1, HARBOURS + 1) if (route, ahead) not in ships)


def listing(items: list[str]) -> str:
    """A line may break between the items, not inside one."""
    return ", ".join([item.replace(" ", "\N{NO-BREAK SPACE}") for item in items])


def value_of(gift: str) -> int:
    return int(gift.partition("-")[0])
