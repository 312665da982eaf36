"""Positions laid out piece by piece, and the table to play on from there.

    scene(3).seat(0, yuan=2, palaces=[(2, "craftsman")]).event("tribute")

A palace is its floors and the persons in it. Seats count from 0, as in data; the texts of moves count from 1.
"""

from collections.abc import Sequence
from typing import Any, Final

from yamen import Game, Message, Setup, find_game
from yamen.games.dragon.words import ACTIONS, BONUSES, CARDS, EVENTS, PERSONS, SUPER_EVENTS

DRAGON: Final = find_game("dragon")
ROW: Final = ["peace", "peace", *EVENTS[1:], *EVENTS[1:]]
Palace = tuple[int | str, ...]


class Table:
    """A game in progress, played by texts; chance is played like everyone else."""

    def __init__(self, game: Game, news: list[Message]) -> None:
        self.game = game
        self.news = news

    def play(self, *texts: str) -> "Table":
        for text in texts:
            self.news += self.game.play(text)
        return self

    @property
    def player(self) -> int:
        return self.game.player

    @property
    def legal(self) -> list[str]:
        return self.game.legal_texts()

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view()

    @property
    def question(self) -> str:
        return self.game.question().kind.name

    def why_not(self, text: str) -> dict[str, int | str]:
        """The reason why a move is refused."""
        reason = self.game.why_not(text)
        assert reason is not None, f"{text} is legal"
        return reason.to_json()

    def told(self, kind: str) -> list[tuple[int | str, ...]]:
        """The arguments of all news of a kind."""
        return [tuple(news.named().values()) for news in self.news if news.kind.name == kind]

    def kinds_told(self) -> list[str]:
        """The kinds of news in their order, repetitions left out."""
        kinds = [news.kind.name for news in self.news]
        return [kind for at, kind in enumerate(kinds) if at == 0 or kinds[at - 1] != kind]

    def seat(self, seat: int) -> dict[str, Any]:
        return dict(self.view["players"][seat])

    def each(self, what: str) -> list[Any]:
        """The same thing of each seat."""
        return [player[what] for player in self.view["players"]]

    def palaces(self, seat: int) -> list[Palace]:
        return [(palace["floors"], *palace["persons"]) for palace in self.seat(seat)["palaces"]]

    def persons(self, seat: int) -> list[str]:
        return [str(person) for palace in self.palaces(seat) for person in palace[1:]]

    def turns(self, prefer: str = "") -> list[int]:
        """Play on to the end with the first legal move, or one that begins as preferred; whose turns they were."""
        seats: list[int] = []
        while not self.is_over:
            seats.append(self.player)
            self.play(next((text for text in self.legal if prefer and text.startswith(prefer)), self.legal[0]))
        return seats


class Scene:
    """A position being laid out: as after the setup, without persons, until something else is said."""

    def __init__(self, players: int, rules: int | None = None, **options: Any) -> None:
        self.setup = Setup(DRAGON, players, options, rules=rules)
        self.pieces = self.setup.position().pieces()
        self.row(*ROW)
        self.month(3)
        self._order: Sequence[int] = ()

    def row(self, *events: str) -> "Scene":
        self.pieces["events"] = [EVENTS.index(event) for event in events]
        return self

    def month(self, month: int, event: str = "") -> "Scene":
        """The month it is, and the event it has."""
        self.pieces["month"] = month
        if event:
            self.pieces["events"][month - 1] = EVENTS.index(event)
        return self

    def seat(
        self,
        seat: int,
        *,
        palaces: Sequence[Palace] | None = None,
        hand: str | None = None,
        wall_tiles: str | None = None,
        points: int | None = None,
        privileges: tuple[int, int] | None = None,
        **pieces: int,
    ) -> "Scene":
        """What one player has: yuan, rice, fireworks, steps, dragon (the group it lies on) and so on.

        The hand and the wall tiles are names, privileges are how many small and large ones.
        """
        court = self.pieces["courts"][seat]
        unknown = set(pieces) - {"yuan", "rice", "fireworks", "steps", "dragon"}
        assert not unknown, f"a court has no {unknown}"
        court.update(pieces)
        if points is not None:
            court["scored"][0] = points
        if privileges is not None:
            court["privileges"] = list(privileges)
        if palaces is not None:
            court["palaces"] = [_palace(palace) for palace in palaces]
        if hand is not None:
            court["cards"] = [hand.split().count(card) for card in CARDS]
        if wall_tiles is not None:
            court["wall_tiles"] = sum(1 << BONUSES.index(bonus) for bonus in wall_tiles.split())
        return self

    def each(self, **pieces: Any) -> "Scene":
        """What every player has."""
        for seat in range(self.setup.players):
            self.seat(seat, **pieces)
        return self

    def order(self, *seats: int) -> "Scene":
        """The order on the person track, needed where markers share a space: the upper one first."""
        self._order = seats
        return self

    def groups(self, *groups: str) -> "Scene":
        """The action cards as laid out; those not named lie in the last group."""
        named = {action: number for number, group in enumerate(groups) for action in group.split()}
        cards = ACTIONS[: len(self.pieces["groups"])]
        assert set(named) <= set(cards)
        self.pieces["groups"] = [named.get(action, self.setup.players - 1) for action in cards]
        return self

    def wall(self, *builders: int) -> "Scene":
        self.pieces["wall"] = list(builders)
        return self

    def supply(self, only: str | None = None, **left: int) -> "Scene":
        """How many person tiles are left; `only` empties all others first."""
        if only is not None:
            self.pieces["supply"] = [1 if person in only.split() else 0 for person in PERSONS]
        for person, count in left.items():
            self.pieces["supply"][PERSONS.index(person)] = count
        return self

    def super_event(self, name: str) -> "Scene":
        self.pieces["super_event"] = SUPER_EVENTS.index(name)
        return self

    # What comes next

    def then(self, *tasks: str | tuple[str | int, ...]) -> Table:
        """The table at which these tasks are done, in this order, and nothing after them."""
        courts = self.pieces["courts"]
        seats = self._order or range(self.setup.players)
        self.pieces["order"] = sorted(seats, key=lambda seat: -int(courts[seat]["steps"]))
        position = self.setup.position_from_json({"rules": self.setup.rules, "pieces": self.pieces, "agenda": []})
        news: list[Message] = []
        position.news = news
        calls = [(task,) if isinstance(task, str) else task for task in tasks]
        position.then([DRAGON.tasks[str(name)](*arguments) for name, *arguments in calls])
        position.advance()
        position.news = None
        return Table(Game(self.setup, position=position), news)

    def action(self, *seats: int) -> Table:
        """These players take an action each."""
        return self.then(*(("TakeAction", seat) for seat in seats or (0,)))

    def card(self, *seats: int) -> Table:
        """These players play a person card each."""
        return self.then(*(("PlayCard", seat) for seat in seats or (0,)))

    def event(self, name: str) -> Table:
        return self.then(("Event", EVENTS.index(name)))

    def wonder(self, name: str) -> Table:
        """The super event happens."""
        return self.super_event(name).then("SuperEvent")


def scene(players: int = 3, rules: int | None = None, **options: Any) -> Scene:
    return Scene(players, rules, **options)


def fresh(players: int, **options: Any) -> Table:
    """The table before the first chance move."""
    return Table(Game(Setup(DRAGON, players, options)), [])


def draft(players: int, starter: int = 0, **options: Any) -> Table:
    """The events laid out somehow; `starter` is about to take the first person."""
    table = fresh(players, **options)
    while f"start {starter + 1}" not in table.legal:
        table.play(table.legal[0])
    return table.play(f"start {starter + 1}")


def _palace(palace: Palace) -> list[Any]:
    floors, *persons = palace
    return [floors, sorted(PERSONS.index(str(person)) for person in persons)]
