"""What the kernel knows of a game: its players, options, moves, words, and how to set it up."""

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, NamedTuple

from yamen.engine.content import Content
from yamen.engine.encoder import Encoder
from yamen.engine.errors import BadOption
from yamen.engine.evaluator import Evaluator, ScoreEvaluator, SearchSettings
from yamen.engine.layout import Drawing, generic_drawing
from yamen.engine.messages import Kind, Message, Words
from yamen.engine.moves import MoveTable
from yamen.engine.position import Position
from yamen.engine.tasks import Task, task_to_json

OptionValue = bool | int | str


class Option(NamedTuple):
    """Something to decide before a game begins; the first of the values is the default."""

    name: str
    values: tuple[OptionValue, ...]
    since: int = 1
    """The version of the rules that it came with."""
    needs: tuple[str, OptionValue] | None = None
    """The value that another option must have for any but the default to mean something."""
    players: range | None = None
    """The numbers of players with which any but the default means something; None if all do."""

    def parse(self, given: object) -> OptionValue:
        for value in self.values:
            if option_text(value) == option_text(given):
                return value
        allowed = ", ".join(option_text(value) for value in self.values)
        raise BadOption(f"The option {self.name} can't be '{option_text(given)}'; choose one of: {allowed}.")


class Watch(NamedTuple):
    """Something that may happen before a player's next turn and make them think again.

    Either an event that everyone is told, or a change in the player's own view.
    """

    name: str
    events: tuple[Kind, ...] = ()
    value: Callable[[dict[str, Any], int, Message], Any] | None = None
    """What must stay the same: a part of the view of a seat, for somebody who wants to make a move there."""
    option: str = ""
    """The option that must be chosen for it to mean something."""


def option_text(value: object) -> str:
    return str(value).lower()


class GameDefinition(NamedTuple):
    """All that is known of a game before it is played."""

    name: str
    rules_version: int
    players: range
    options: tuple[Option, ...]
    moves: MoveTable
    tasks: dict[str, type[Task[Any]]]
    events: tuple[Kind, ...]
    questions: tuple[Kind, ...]
    reasons: tuple[Kind, ...]
    content: Content
    read_content: Callable[[str, str], Content]
    new: Callable[[int, dict[str, OptionValue], Any, int], Position]
    """The position before the first move: for so many players, with these options and figures, by this version of the
    rules."""
    evaluator: type[Evaluator] = ScoreEvaluator
    search: SearchSettings = SearchSettings()
    drawing: Callable[[], Drawing] = generic_drawing
    """How a terminal shows it; called only where somebody looks."""
    others: tuple[str, ...] = ()
    """Who plays beside a person who plays alone."""
    content_text: str = ""
    """The file that the content was read from; a server keeps it for tables that outlive the version."""
    round_name: str = "round"
    """What a round is called, which is also the key of its number in views."""
    view: Any = None
    """The TypedDict that its views are, for the types of clients; None if there is none."""
    former_content: tuple[str, ...] = ()
    """The hashes that `content` had before, with the same figures but other marks of how sure they are."""
    watches: tuple[Watch, ...] = ()
    """What a plan for one's next turn can be stopped by."""
    encoder: type[Encoder] | None = None
    """What a network sees of its positions; None if it has no network."""

    def __repr__(self) -> str:
        return f"<GameDefinition {self.name}, {self.players[0]} to {self.players[-1]} players>"

    def objection(self, players: int, options: dict[str, OptionValue]) -> str | None:
        """Why these options don't go together or with this number of players, in a sentence; None if they do."""
        for option in self.options:
            if options[option.name] == option.values[0]:
                continue
            if option.players is not None and players not in option.players:
                numbers = " to ".join(str(number) for number in sorted({option.players[0], option.players[-1]}))
                plural = "player" if numbers == "1" else "players"
                return (
                    f"The option {option.name} is for {numbers} {plural}; leave it out, or choose {numbers} {plural}."
                )
            if option.needs is not None:
                name, value = option.needs
                if options[name] != value:
                    needed = f"{name}={option_text(value)}"
                    return f"The option {option.name} needs {needed}; choose that too, or leave {option.name} out."
        return None

    def words(self) -> list[Words]:
        """Every set of names that moves, events, questions and reasons speak of."""
        moves = [message.kind for message in self.moves.messages]
        kinds = [*moves, *self.events, *self.questions, *self.reasons]
        found = {words.name: words for kind in kinds for _, words in kind.fields if words.words}
        return list(found.values())


class Setup:
    """A game chosen and its options settled: everything but the moves."""

    def __init__(
        self,
        game: GameDefinition,
        players: int,
        options: dict[str, Any] | None = None,
        content: Content | None = None,
        rules: int | None = None,
    ) -> None:
        """By the newest rules, unless a game that was begun with earlier ones goes on."""
        given = dict(options or {})
        if players not in game.players:
            raise BadOption(
                f"{game.name} is for {game.players[0]} to {game.players[-1]} players, not {players}; "
                "choose a number in that range."
            )
        if rules is not None and not 1 <= rules <= game.rules_version:
            raise BadOption(
                f"This program plays {game.name} by its rules of versions 1 to {game.rules_version}, not {rules}; "
                "it takes a newer program."
            )
        self.rules = game.rules_version if rules is None else rules
        known = [option.name for option in game.options if option.since <= self.rules]
        for name in given:
            if name not in known:
                raise BadOption(f"{game.name} has no option '{name}'; it has: {', '.join(known)}.")
        self.game = game
        self.players = players
        self.options: dict[str, OptionValue] = {
            option.name: option.parse(given[option.name]) if option.name in given else option.values[0]
            for option in game.options
        }
        objection = game.objection(players, self.options)
        if objection is not None:
            raise BadOption(objection)
        self.content = content or game.content
        self.content_hash = self.content.hash
        """What records call these figures."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.game.name, self.players, self.rules, self.content_hash))

    def __repr__(self) -> str:
        given = [f"{o.name}={option_text(self.options[o.name])}" for o in self.game.options if o.since <= self.rules]
        return f"<Setup {', '.join([self.game.name, f'{self.players} players', *given])}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _setup, self._facts()

    def __copy__(self) -> "Setup":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "Setup":
        return self

    def _facts(self) -> tuple[Any, ...]:
        content = None if self.content is self.game.content else self.content
        return self.game, self.players, self.options, content, self.rules, self.content_hash

    def watches(self) -> list[Watch]:
        """What a plan for one's next turn can be stopped by, with these options."""
        return [watch for watch in self.game.watches if not watch.option or self.options[watch.option]]

    def position(self) -> Position:
        """The position before the first move."""
        position = self.game.new(self.players, self.options, self.content, self.rules)
        position.setup = self
        return position

    def position_to_json(self, position: Position) -> dict[str, Any]:
        """A position, also in mid-turn, as JSON data."""
        rules = {} if position.rules == 1 else {"rules": position.rules}  # what version 1 saved has none
        return {**rules, "pieces": position.pieces(), "agenda": [task_to_json(task) for task in position.agenda]}

    def position_from_json(self, data: dict[str, Any]) -> Position:
        """The reverse of `position_to_json`."""
        position = self.game.new(self.players, self.options, self.content, data.get("rules", 1))
        position.setup = self
        position.place(data["pieces"])
        position.agenda = [self.game.tasks[name](*args) for name, *args in data["agenda"]]
        position.advance()
        return position


def _setup(
    game: GameDefinition, players: int, options: dict[str, Any], content: Content | None, rules: int, content_hash: str
) -> Setup:
    """A setup out of its parts: what a pickle of it holds."""
    known = {option.name: options[option.name] for option in game.options if option.since <= rules}
    setup = Setup(game, players, known, content, rules)
    setup.content_hash = content_hash
    return setup


def kinds_in(module: ModuleType) -> tuple[Kind, ...]:
    """All kinds that a module defines, in its order."""
    return tuple(value for value in vars(module).values() if isinstance(value, Kind))


def tasks_in(modules: Iterable[ModuleType]) -> dict[str, type[Task[Any]]]:
    """All task classes that the modules define, by name."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Task) and getattr(value, "__module__", "") == module.__name__
    }
