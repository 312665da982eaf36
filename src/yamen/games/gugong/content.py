"""The printed figures of the game, out of `content.toml` or a player's own copy of it, checked."""

from importlib.resources import files
from typing import Any, Final

from yamen.engine.content import CONFIDENCE, Content, Figure, Sheet
from yamen.games.gugong.words import (
    AUTOMA_CARDS,
    BOARD_GROUP,
    CARD_ACTIONS,
    CITIES,
    DECREE_NAMES,
    GROUPS,
    HIGHEST_VALUE,
    REWARDS,
    TOKENS,
)

MOST: Final = 99
MOST_TOKENS: Final = 15
"""Of a kind: so many fit into packed counts."""
FEW: Final = 0
MANY: Final = 1
SIDES: Final = ("few", "many")
CITY_COUNTS: Final = (10, 14)
PLACES: Final = ("first", "second", "third", "fourth", "fifth")
GROUP_SIZES: Final = (7, 4, 4, 4, 4, 4, 11)
TABLES: Final = (
    "gifts",
    "dice",
    "map",
    "tokens",
    "token_values",
    "jade",
    "palace",
    "days",
    "wall",
    "decrees",
    "canal",
    "night",
    "automa",
)


class GugongContent(Content):
    """What stands on the cards, tokens, tiles and boards."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.table("", TABLES)
        self.value: list[int] = []
        self.action: list[int] = []
        self.group: list[int] = []
        self.faces: list[list[int]] = []
        self.roads: list[list[list[int]]] = []
        """Of each side of the board: the neighbours of each city; a city that is not on it has none."""
        self.neighbours: list[list[int]] = []
        """By side and city, the cities that roads lead to: a bit for each."""
        self.rim: list[list[int]] = []
        """Of each side: the cities of the rim in the order in which Meng travels."""
        self.cities: list[list[int]] = []
        """Of each side: the rim, then the inner cities."""
        self._gifts(sheet)
        self.gift: list[int] = [
            (value - 1) * len(CARD_ACTIONS) + action for value, action in zip(self.value, self.action, strict=True)
        ]
        """What each card is to everyone: the place of its value and action in GIFTS."""
        self.board_cards: list[int] = [card for card, group in enumerate(self.group) if group == BOARD_GROUP]
        self._dice(sheet)
        self.face_weights: list[list[int]] = [
            [faces.count(face) for face in sorted(set(faces))] if len(set(faces)) < len(faces) else []
            for faces in self.faces
        ]
        """How often each face of a die is on it; empty where all faces differ."""
        sheet.table("map", SIDES)
        for side in range(len(SIDES)):
            self._map(sheet, side)
        sheet.table("tokens", TOKENS)
        known = len(sheet.mistakes)
        self.tokens: list[int] = [sheet.figure(f"tokens.{name}", 0, MOST_TOKENS) for name in TOKENS]
        if len(sheet.mistakes) == known and sum(self.tokens[:12]) < CITY_COUNTS[MANY]:
            sheet.mistake("tokens", f"{sum(self.tokens[:12])} basic tokens don't fill the 14 cities")
        sheet.table("token_values", ("vp", "card_for_jade", "servants_for_jade"))
        self.token_vp: int = sheet.figure("token_values.vp", 1, MOST)
        self.token_card: int = sheet.figure("token_values.card_for_jade", 1, HIGHEST_VALUE)
        self.token_servants: int = sheet.figure("token_values.servants_for_jade", 1, 12)
        sheet.table("jade", (*SIDES, "square", "worth", "more"))
        self.houses: list[list[int]] = [numbers(sheet, f"jade.{side}", "prices", 1, 8, 12) for side in SIDES]
        self.square: int = sheet.figure("jade.square", 1, 12)
        self.worth: list[int] = numbers(sheet, "jade.worth", "points", 1, 9, MOST)
        self.more: int = sheet.figure("jade.more", 0, MOST)
        sheet.table("palace", PLACES)
        self.arrival: list[int] = [sheet.figure(f"palace.{place}", 0, MOST) for place in PLACES]
        sheet.table("days", ("servants",))
        self.new_servants: list[int] = numbers(sheet, "days.servants", "each_morning", 3, 3, 12)
        sheet.table("wall", ("two", "three", "four", "five", "points"))
        self.wall: list[int] = [sheet.figure(f"wall.{name}", 2, 20) for name in ("two", "three", "four", "five")]
        self.wall_points: int = sheet.figure("wall.points", 0, MOST)
        sheet.table("decrees", ("cost1", "cost2", "cost3", *DECREE_NAMES[:10]))
        self.decree_cost: list[int] = [sheet.figure(f"decrees.cost{level}", 0, 11) for level in (1, 2, 3)]
        at_once = [sheet.figure(f"decrees.{name}", 0, MOST) for name in DECREE_NAMES[:10]]
        self.decree_points: list[int] = at_once + [0] * 5
        sheet.table("canal", ("points", *(f"{name}_spaces" for name in REWARDS)))
        self.canal_points: int = sheet.figure("canal.points", 0, MOST)
        self.reward_spaces: list[int] = [sheet.figure(f"canal.{name}_spaces", 1, 3) for name in REWARDS]
        sheet.table("night", ("points",))
        self.night_points: int = sheet.figure("night.points", 0, MOST)
        sheet.table("automa", AUTOMA_CARDS)
        self.automa: list[int] = [sheet.figure(f"automa.{name}", 0, 20) for name in AUTOMA_CARDS]
        if sum(self.automa[:7]) != 9 or self.automa[7] != 2:
            counted = f"{sum(self.automa[:7])} and {self.automa[7]}"
            sheet.mistake("automa", f"the deck has 9 location cards and 2 special ones, these counts give {counted}")
        sheet.done()
        super().__init__(sheet.hash, sheet.figures, sheet.text)

    def _gifts(self, sheet: Sheet) -> None:
        sheet.table("gifts", GROUPS)
        for group, name in enumerate(GROUPS):
            path = f"gifts.{name}"
            table = sure_table(sheet, path, "cards")
            cards = table.get("cards", [])
            if not isinstance(cards, list) or len(cards) != GROUP_SIZES[group]:
                sheet.mistake(path, f"there must be {GROUP_SIZES[group]} cards")
                continue
            for card in cards:
                value, _, action = str(card).partition(" ")
                if not (value.isdecimal() and 1 <= int(value) <= HIGHEST_VALUE):
                    sheet.mistake(path, f"'{card}': the value must be 1 to {HIGHEST_VALUE}")
                elif action not in CARD_ACTIONS:
                    sheet.mistake(path, f"'{card}': unknown action '{action}'; known: {', '.join(CARD_ACTIONS)}")
                else:
                    self.value.append(int(value))
                    self.action.append(CARD_ACTIONS.index(action))
                    self.group.append(group)
                    sheet.figures.append(Figure(f"{path}.{action}", int(value), table["sure"]))

    def _dice(self, sheet: Sheet) -> None:
        sheet.table("dice", ("first", "second", "third"))
        for name in ("first", "second", "third"):
            known = len(sheet.mistakes)
            self.faces.append(numbers(sheet, f"dice.{name}", "faces", 6, 6, HIGHEST_VALUE))
            if len(sheet.mistakes) == known and len(set(self.faces[-1])) == 1:
                sheet.mistake(f"dice.{name}", "a die needs different faces to be turned to")

    def _map(self, sheet: Sheet, side: int) -> None:
        path = f"map.{SIDES[side]}"
        table = sheet.table(path, ("rim", "inner", "roads", "sure"))
        rim, inner = names(sheet, path, table, "rim"), names(sheet, path, table, "inner")
        known = rim + inner
        if len(known) != CITY_COUNTS[side] or len(set(known)) != len(known):
            sheet.mistake(path, f"there must be {CITY_COUNTS[side]} different cities, not {len(set(known))}")
        here = set(known)
        roads: list[list[int]] = [[] for _ in CITIES]
        pairs = [(rim[at], rim[(at + 1) % len(rim)]) for at in range(len(rim))]
        for road in items(sheet, path, table, "roads"):
            ends = str(road).split()
            lost = [city for city in ends if city not in CITIES or CITIES.index(city) not in here]
            if len(ends) != 2 or lost:
                where = f"'{lost[0]}' is not a city of this side" if lost else "a road joins two cities"
                sheet.mistake(f"{path}.roads", f"the road '{road}' leads to nowhere: {where}")
                continue
            pairs.append((CITIES.index(ends[0]), CITIES.index(ends[1])))
        for one, other in pairs:
            if other not in roads[one]:
                roads[one].append(other)
                roads[other].append(one)
        reached = set(rim)
        ahead = rim[:]
        while ahead:
            found = [city for city in roads[ahead.pop()] if city not in reached]
            reached.update(found)
            ahead.extend(found)
        for city in inner:
            if city not in reached:
                sheet.mistake(f"{path}.inner", f"no road leads from the rim to {CITIES[city]}")
        if table.get("sure") not in CONFIDENCE:
            sheet.mistake(path, f"sure must be one of: {', '.join(CONFIDENCE)}")
        else:
            sheet.figures.append(Figure(f"{path}.roads", len(pairs), table["sure"]))
        self.rim.append(rim)
        self.cities.append(known)
        self.roads.append([sorted(neighbours) for neighbours in roads])
        self.neighbours.append([sum(1 << city for city in neighbours) for neighbours in roads])


def sure_table(sheet: Sheet, path: str, key: str) -> dict[str, Any]:
    """A table with a list under `key` and how sure it is under `sure`."""
    table = sheet.table(path, (key, "sure"))
    if table and table.get("sure") not in CONFIDENCE:
        sheet.mistake(path, f"sure must be one of: {', '.join(CONFIDENCE)}")
        table["sure"] = CONFIDENCE[-1]
    return table


def numbers(sheet: Sheet, path: str, key: str, least: int, most: int, high: int) -> list[int]:
    """A list of `least` to `most` numbers, each from 1 to `high`."""
    table = sure_table(sheet, path, key)
    found = table.get(key, [])
    if not isinstance(found, list) or not least <= len(found) <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        sheet.mistake(path, f"{key} must be a list of {wanted} numbers")
        return [1] * least
    for number in found:
        if type(number) is not int or not 1 <= number <= high:
            sheet.mistake(path, f"{number!r} is out of range; 1 to {high} is possible")
            return [1] * least
        sheet.figures.append(Figure(f"{path}.{key}", number, table["sure"]))
    return list(found)


def items(sheet: Sheet, path: str, table: dict[str, Any], key: str) -> list[Any]:
    """The list under `key`; none is an empty one."""
    found = table.get(key, [])
    if isinstance(found, list):
        return found
    sheet.mistake(f"{path}.{key}", "a list is expected here")
    return []


def names(sheet: Sheet, path: str, table: dict[str, Any], key: str) -> list[int]:
    """A list of cities."""
    result: list[int] = []
    for name in items(sheet, path, table, key):
        if name in CITIES:
            result.append(CITIES.index(name))
        else:
            sheet.mistake(f"{path}.{key}", f"'{name}' is not a city; known: {', '.join(CITIES)}")
    return result


def read_content(text: str, source: str) -> GugongContent:
    return GugongContent(Sheet(text, source))


CONTENT_TEXT: Final = files("yamen.games.gugong").joinpath("content.toml").read_text("utf-8")
CONTENT: Final = read_content(CONTENT_TEXT, "content.toml")
