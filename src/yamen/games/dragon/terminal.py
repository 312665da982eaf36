"""The table as data, for a terminal to lay out: the year, the action cards, the courts, the persons."""

from typing import Any, Final

from yamen.engine.layout import FAINT, LIT, Drawing, Row, Section
from yamen.engine.messages import Message
from yamen.games.dragon.content import DragonContent
from yamen.games.dragon.words import (
    BONUSES,
    CARDS,
    FEE_OF_A_TAKEN_GROUP,
    MONTHS,
    OLD,
    PERSONS,
    SIZES,
    SMALL,
    SOURCES,
    SUPER_EVENT_MONTH,
    TYPES,
    WALL_LENGTH,
)
from yamen.locales import Language

NOW: Final = "►"
DONE: Final = "✓"
NONE: Final = "–"
FREE_FLOOR: Final = "[ ]"
NOT_HELD: Final = "·"

PLAIN_TO_SEE: Final = ("event-laid", "dealt")
"""What happened in a way that anybody sees on the table: it need not be told beside it."""


def draw(
    view: dict[str, Any], player: int, names: list[str], language: Language, content: DragonContent
) -> list[Section]:
    """The whole table as `view` shows it; `player` is whoever is to move."""
    table = BoardDrawing(view, names, language)
    sections = [table.year()]
    if any(view["groups"]):
        sections.append(table.groups())
    return [*sections, table.courts(player), table.persons(content)]


def draw_result(view: dict[str, Any], ranking: list[int], names: list[str], language: Language) -> Section:
    """D7: the ranking, with where the points come from."""
    return BoardDrawing(view, names, language).result(ranking)


def remark(
    view: dict[str, Any], player: int, move: Message, language: Language, content: DragonContent, names: list[str]
) -> str:
    """What the table says about a choice: where an action lies and what it costs, who lives in a palace, and so on."""
    return BoardDrawing(view, names, language).remark(player, move, content)


DRAWING: Final = Drawing(draw, draw_result, remark, PLAIN_TO_SEE)


class BoardDrawing:
    """What lies on the table, in the reader's language."""

    def __init__(self, view: dict[str, Any], names: list[str], language: Language) -> None:
        self.view = view
        self.players: list[dict[str, Any]] = view["players"]
        self.names = names
        self.language = language

    def text(self, key: str, **args: int | str) -> str:
        return self.language.text(key, **args)

    def word(self, words: str, word: str) -> str:
        return self.language.word("dragon", words, word)

    def words(self, words: str, listed: list[str]) -> str:
        return ", ".join([self.word(words, word) for word in listed]) or self.text("terminal-dragon-none")

    # The year

    def year(self) -> Section:
        """D2.1, D8.2, D9.1: the events of the twelve months, the super event, and the wall below them."""
        now = self.view["month"]
        title = (
            self.text("terminal-dragon-month-of", month=now, months=MONTHS)
            if now > 0
            else self.text("terminal-dragon-before-month-1")
        )
        return Section(title, (), [self.month(month) for month in range(1, MONTHS + 1)], self.year_lines(), across=6)

    def month(self, month: int) -> Row:
        now = self.view["month"]
        mark = NOW if month == now else DONE if month < now else ""
        cells = [f"{mark} {month}".strip(), self.events_of(month)]
        if self.view["great_wall"]:
            wall = self.view["wall"]
            builder = self.names[wall[month - 1]] if month <= len(wall) else NONE
            cells.append(self.text("terminal-dragon-wall-tile", builder=builder))
        return Row(tuple(cells), LIT if month == now else FAINT if month < now else "")

    def events_of(self, month: int) -> str:
        event = self.view["events"][month - 1]
        text = NONE if event is None else self.word("event", event)
        super_event = self.view["super_event"]
        if month == SUPER_EVENT_MONTH and super_event is not None:
            text = f"{text} + {self.word('super_event', super_event)}"
        elif month == SUPER_EVENT_MONTH and self.view["super_event_hidden"]:
            text = f"{text} + {self.text('terminal-dragon-super-event-hidden')}"
        return text

    def year_lines(self) -> list[str]:
        now = self.view["month"]
        lines: list[str] = []
        if now > 0:
            lines.append(self.text("terminal-dragon-event-now", event=self.events_of(now)))
        if now < MONTHS:
            events = ", ".join([f"{month}: {self.events_of(month)}" for month in range(now + 1, MONTHS + 1)])
            lines.append(self.text("terminal-dragon-events-to-come", events=events))
        if self.view["great_wall"]:
            wall = self.view["wall"]
            tiles = ", ".join([f"{name}: {wall.count(seat)}" for seat, name in enumerate(self.names)])
            lines.append(self.text("terminal-dragon-wall", built=len(wall), length=WALL_LENGTH, builders=tiles))
        return lines

    # The action cards

    def groups(self) -> Section:
        """D3.1, D3.3: the groups of action cards, the dragons on them and what they cost."""
        rows: list[Row] = []
        lines: list[str] = []
        for group, actions in enumerate(self.view["groups"]):
            dragons = self.dragons_on(group)
            heading = self.text("terminal-dragon-group", group=group + 1)
            cost = (
                self.text("terminal-dragon-fee", yuan=FEE_OF_A_TAKEN_GROUP, players=", ".join(dragons))
                if dragons
                else self.text("terminal-dragon-no-fee")
            )
            rows.append(Row((heading, *[self.word("action", action) for action in actions], cost)))
            lines.append(f"{heading}: {self.words('action', actions)}. {cost}")
        return Section(self.text("terminal-dragon-groups"), (), rows, lines, across=len(rows))

    def dragons_on(self, group: int) -> list[str]:
        """Whose dragons lie on a group."""
        return [self.names[seat] for seat in self.view["order"] if self.players[seat]["dragon"] == group]

    # The courts

    def courts(self, player: int) -> Section:
        """All that the players have, in turn order."""
        rows: list[Row] = []
        lines: list[str] = []
        for seat in self.view["order"]:
            court = self.players[seat]
            name = self.seated(seat)
            standing, goods = self.standing(court), self.goods(court)
            palaces = [self.palace(number, palace) for number, palace in enumerate(court["palaces"], 1)]
            shown = [goods[0], f"{goods[1]}, {goods[2]}", *goods[3:]]
            marked = f"{NOW} {name}" if seat == player else name
            cells = ("\n".join([marked, *standing]), "\n".join(shown), "\n".join(palaces) or NONE)
            rows.append(Row(cells, LIT if seat == player else ""))
            lines.append(self.text("terminal-dragon-to-move", player=name) if seat == player else name)
            lines.append(", ".join(standing + goods))
            lines.extend(self.palace_line(number, palace) for number, palace in enumerate(court["palaces"], 1))
            lines.append(self.cards(court))
            if self.view["great_wall"]:
                lines.append(self.text("terminal-dragon-bonuses", bonuses=self.words("bonus", court["wall_tiles"])))
        heads = (
            self.text("terminal-dragon-court"),
            self.text("terminal-dragon-goods"),
            self.text("terminal-dragon-palaces"),
        )
        return Section(self.text("terminal-dragon-courts"), heads, rows, lines)

    def cards(self, court: dict[str, Any]) -> str:
        if court["cards"] is not None:
            return self.text("terminal-dragon-cards", cards=self.words("card", court["cards"]))
        played = self.words("card", court["played"])
        return self.text("terminal-dragon-cards-closed", count=court["card_count"], played=played)

    def seated(self, seat: int) -> str:
        """The name with the number of the seat, which other parts of the table refer to."""
        name, number = self.names[seat], str(seat + 1)
        return name if name.endswith(number) else f"{name} ({number})"

    def standing(self, court: dict[str, Any]) -> list[str]:
        standing = [
            self.text("terminal-dragon-points", points=court["points"]),
            self.text("terminal-dragon-track", steps=court["steps"]),
        ]
        if self.view["great_wall"]:
            standing.append(self.text("terminal-dragon-wall-tiles", tiles=len(court["wall_tiles"])))
        return standing

    def goods(self, court: dict[str, Any]) -> list[str]:
        privileges = court["privileges"]
        return [
            self.text("terminal-dragon-yuan", yuan=court["yuan"]),
            self.text("terminal-dragon-rice", rice=court["rice"]),
            self.text("terminal-dragon-fireworks", fireworks=court["fireworks"]),
            self.text("terminal-dragon-privileges", small=privileges["small"], large=privileges["large"]),
        ]

    def palace(self, number: int, palace: dict[str, Any]) -> str:
        """A pair of brackets for each floor; a line may break between them, not inside."""
        floors = [f"[{self.word('person', person)}]" for person in palace["persons"]]
        floors += [FREE_FLOOR] * (palace["floors"] - len(floors))
        return " ".join([str(number), *[floor.replace(" ", "\N{NO-BREAK SPACE}") for floor in floors]])

    def palace_line(self, number: int, palace: dict[str, Any]) -> str:
        persons = self.words("person", palace["persons"])
        return self.text("terminal-dragon-palace", number=number, floors=palace["floors"], persons=persons)

    # The persons

    def persons(self, content: DragonContent) -> Section:
        """D1.1, D1.3: the person tiles that are left, and the seats that hold each card, or have not played it."""
        rows: list[Row] = []
        lines: list[str] = []
        for type_, card in enumerate(CARDS):
            tiles = ["", ""]
            for age, kind in enumerate([type_, OLD[type_]] if type_ < len(TYPES) else []):
                if kind < 0:
                    continue
                value, symbols, left = content.value[kind], content.symbols[kind], self.view["supply"][PERSONS[kind]]
                tiles[age] = f"{value}/{symbols} ×{left}"
                person = self.word("person", PERSONS[kind])
                lines.append(self.text("terminal-dragon-tiles", person=person, value=value, symbols=symbols, left=left))
            held = [content.cards[type_] - court["played"].count(card) for court in self.players]
            hands = [str(seat + 1) * count or NOT_HELD for seat, count in enumerate(held)]
            rows.append(Row((self.word("card", card), *tiles, "".join(hands))))
        heads = (
            self.text("terminal-dragon-person"),
            self.text("terminal-dragon-young"),
            self.text("terminal-dragon-old"),
            self.text("terminal-dragon-card"),
        )
        note = self.text("terminal-dragon-persons-note")
        if self.view.get("hand") is not None:
            lines.append(self.text("terminal-dragon-own-hand", cards=self.words("card", self.view["hand"])))
            note = f"{note}. {lines[-1]}"
        return Section(self.text("terminal-dragon-persons"), heads, rows, lines, note=note, folds=2)

    # The choices

    def remark(self, player: int, move: Message, content: DragonContent) -> str:
        given = move.named()
        if move.kind.name == "do":
            return self.place_of(str(given["action"]))
        if "palace" in given and "person" not in given:
            return self.inhabitants(self.players[player]["palaces"][int(given["palace"]) - 1])
        if move.kind.name == "take":
            kind = PERSONS.index(str(given["person"]))
            return self.text("terminal-dragon-worth", value=content.value[kind], symbols=content.symbols[kind])
        if move.kind.name == "play" and given["card"] in TYPES:
            return self.left(TYPES.index(str(given["card"])))
        if move.kind.name == "buy":
            price = content.small_price if given["size"] == SIZES[SMALL] else self.view["large_privilege_price"]
            return self.text("terminal-dragon-cost", yuan=price)
        if move.kind.name == "wall":
            return f"+{content.bonus[BONUSES.index(str(given['bonus']))]}"
        return ""

    def left(self, type_: int) -> str:
        """The tiles that a card can bring."""
        supply = self.view["supply"]
        young, old = f"×{supply[PERSONS[type_]]}", OLD[type_]
        if old < 0:
            return young
        ages = self.text("terminal-dragon-young"), self.text("terminal-dragon-old")
        return f"{ages[0]} {young}, {ages[1]} ×{supply[PERSONS[old]]}"

    def inhabitants(self, palace: dict[str, Any]) -> str:
        free = palace["floors"] - len(palace["persons"])
        persons = self.words("person", palace["persons"])
        return self.text("terminal-dragon-inhabitants", persons=persons, free=free)

    def place_of(self, action: str) -> str:
        for group, actions in enumerate(self.view["groups"]):
            if action in actions:
                heading = self.text("terminal-dragon-group", group=group + 1)
                cost = self.text("terminal-dragon-cost", yuan=FEE_OF_A_TAKEN_GROUP)
                return f"{heading}, {cost}" if self.dragons_on(group) else heading
        return ""

    # The end

    def result(self, ranking: list[int]) -> Section:
        sources = [source for source in SOURCES if self.view["great_wall"] or source != "wall"]
        points = [self.players[seat]["sources"] for seat in ranking]
        rows = [Row((self.word("source", source), *[str(of[source]) for of in points])) for source in sources]
        total = self.text("terminal-dragon-total")
        rows.append(Row((total, *[str(self.players[seat]["points"]) for seat in ranking]), LIT))
        places = [f"{place}. {self.names[seat]}" for place, seat in enumerate(ranking, 1)]
        lines: list[str] = []
        for place, seat in zip(places, ranking, strict=True):
            lines.append(f"{place}: {self.text('terminal-dragon-points', points=self.players[seat]['points'])}")
            for source in sources:
                lines.append(f"{self.word('source', source)}: {self.players[seat]['sources'][source]}")
        return Section(self.text("terminal-result"), ("", *places), rows, lines)
