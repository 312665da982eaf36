"""The printed figures of the game, out of `content.toml`, checked."""

from importlib.resources import files
from typing import Final

from yamen.engine.content import Content, Sheet
from yamen.games.dragon.words import ACTIONS, BONUSES, EVENTS, KINDS, OLD, OLD_TYPES, SIZES, TYPE_OF, TYPES

MOST: Final = 99
EVENT_FIGURES: Final = {"tribute": ("yuan",), "contagion": ("persons",), "festival": ("first", "second")}


class DragonContent(Content):
    """What stands on the tiles and cards, by kind of tile or card."""

    def __init__(self, sheet: Sheet) -> None:
        tables = ("persons", "cards", "actions", "privileges", "events", "wall")
        sheet.table("", tables)
        sheet.table("persons", TYPES)
        ages = [sheet.table(f"persons.{name}", ("young", "old")) for name in TYPES]
        for type_, table in enumerate(ages):
            if ("old" in table) != (type_ in OLD_TYPES):
                sheet.mistake(f"persons.{TYPES[type_]}", "only the six split types have old persons")
        paths = [f"persons.{TYPES[TYPE_OF[kind]]}.{'old' if kind >= len(TYPES) else 'young'}" for kind in range(KINDS)]
        for path in paths:
            sheet.table(path, ("value", "symbols", "count"))
        self.value: list[int] = [sheet.figure(f"{path}.value", 1, 6) for path in paths]
        self.symbols: list[int] = [sheet.figure(f"{path}.symbols", 1, 9) for path in paths]
        self.count: list[int] = [sheet.figure(f"{path}.count", 1, MOST) for path in paths]
        sheet.table("cards", ("each", "wild"))
        each, wild = sheet.figure("cards.each", 1, 1), sheet.figure("cards.wild", 2, 2)
        self.cards: list[int] = [each] * len(TYPES) + [wild]
        sheet.table("actions", ACTIONS[:6])
        self.action: list[int] = [sheet.figure(f"actions.{name}", 1, 9) for name in ACTIONS[:6]]
        sheet.table("privileges", SIZES)
        sheet.table("privileges.small", ("price", "dragons"))
        sheet.table("privileges.large", ("dragons",))
        self.small_price: int = sheet.figure("privileges.small.price", 1, MOST)
        self.dragons: list[int] = [sheet.figure(f"privileges.{size}.dragons", 1, 9) for size in SIZES]
        sheet.table("events", EVENTS)
        for name in EVENTS:
            sheet.table(f"events.{name}", ("tiles", *EVENT_FIGURES.get(name, ())))
        self.event_tiles: list[int] = [sheet.figure(f"events.{name}.tiles", 2, 2) for name in EVENTS]
        self.tribute: int = sheet.figure("events.tribute.yuan", 1, MOST)
        self.contagion: int = sheet.figure("events.contagion.persons", 1, MOST)
        self.festival: list[int] = [sheet.figure(f"events.festival.{place}", 1, MOST) for place in ("first", "second")]
        sheet.table("wall", BONUSES)
        self.bonus: list[int] = [sheet.figure(f"wall.{name}", 1, 9) for name in BONUSES]
        for type_, old in enumerate(OLD):
            tiles = self.count[type_] + (self.count[old] if old >= 0 else 0)
            if tiles != 10:
                sheet.mistake(f"persons.{TYPES[type_]}", f"there are 10 tiles of each type, these counts give {tiles}")
            if min(self.count[type_], self.count[old] if old >= 0 else MOST) <= (3 if old >= 0 else 6):
                sheet.mistake(f"persons.{TYPES[type_]}", "too few tiles of an age are left for two players")
        sheet.done()
        super().__init__(sheet.hash, sheet.figures, sheet.text)


def read_content(text: str, source: str) -> DragonContent:
    return DragonContent(Sheet(text, source))


CONTENT_TEXT: Final = files("yamen.games.dragon").joinpath("content.toml").read_text("utf-8")
CONTENT: Final = read_content(CONTENT_TEXT, "content.toml")
