"""A position: plain data and an agenda, the stack of the tasks that are pending.

Nothing pending lives anywhere else, so a position can be cloned and saved at every moment.
"""

from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from yamen.engine.counts import NO_COUNTS
from yamen.engine.errors import IllegalMove
from yamen.engine.messages import Kind, Message
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY, NOT_NOW, SPECTATOR, Choice, Task, task_to_json

NO_INTERRUPTION: Final = 1 << 30
NO_MOVES: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The state of one game. Games add their pieces; the kernel has the agenda and whose choice it is.

    `play` trusts its caller: it takes only moves out of `legal`. For untrusted moves there are `play_checked`, and
    `yamen.Game`, which speaks the same language.
    """

    def __init__(self) -> None:
        self.interruptions: i64 = NO_INTERRUPTION
        """The first of the moves that `anytime` may add; they come last in the move table."""
        self._tasks: list[Task[Any]] = []
        """The agenda, the uppermost task last. What lies above the `pending` ones is done."""
        self.pending: i64 = 0
        """How many tasks are pending."""
        self.player: i64 = NOBODY
        self._legal = NO_MOVES
        """The legal moves, for rules and bots: lists of them are shared, so nobody changes one."""
        self.news: list[Message] | None = None
        """What happened, while somebody listens; None while nobody does."""
        self.rules: i64 = 1
        """The version of the rules it is played by: a game keeps to those it was begun with."""
        self.revealed: bool = False
        """Whether something hidden became known since this was last set to False."""
        self.setup: Any = None
        """The `Setup` that it was made by; None for one that was made by hand."""

    # What may be done

    @property
    def legal(self) -> list[int]:
        """The same as `legal_moves()`."""
        return self._legal[:]

    def legal_moves(self) -> list[int]:
        """The moves that may be played now, ascending, in a list of the caller's own."""
        return self._legal[:]

    def legal_texts(self) -> list[str]:
        """The moves that may be played now, as short texts."""
        return [self.text(move) for move in self._legal]

    def text(self, move: SupportsIndex) -> str:
        """The short text of a move."""
        text: str = self._setup().game.moves.text(move)
        return text

    def question(self) -> Message:
        """What the player to move is asked."""
        return self.choice().ask(self)

    def why_not(self, move: SupportsIndex | str) -> Message | None:
        """The reason why a move, given as int or text, may not be played now; None if it may."""
        wanted: int = self._setup().game.moves.find(move)
        return None if wanted in self._legal else self.refusals().get(wanted, NOT_NOW.message())

    def play_checked(self, move: SupportsIndex | str) -> None:
        """Play a move, given as int or text, if it is legal; else IllegalMove has the reason."""
        wanted: int = self._setup().game.moves.find(move)
        reason = self.why_not(wanted)
        if reason is not None:
            raise IllegalMove(self.text(wanted), reason, self.legal_texts())
        self.play(wanted)

    def _setup(self) -> Any:
        if self.setup is None:
            raise ValueError("This position was made by hand and knows no texts of moves; take one out of a Setup.")
        return self.setup

    # Copies, comparison, processes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._facts() == other._facts()

    def __hash__(self) -> int:
        raise TypeError(f"unhashable type: '{type(self).__name__}': a position changes when it is played")

    def _facts(self) -> tuple[Any, ...]:
        return type(self), self.rules, self.pieces(), [task_to_json(task) for task in self.agenda]

    def __repr__(self) -> str:
        turn = "over" if self.is_over else "chance to move" if self.player == CHANCE else f"seat {self.player} to move"
        made = "" if self.setup is None else f" {self.setup.game.name}, {self.setup.players} players,"
        return f"<Position{made} {turn}>"

    def __copy__(self) -> "Position":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self._setup()
        return _restored, (setup, setup.position_to_json(self), self.revealed)

    # The agenda

    @property
    def agenda(self) -> list[Task[Any]]:
        """The tasks that are pending, the uppermost last, in a list of the caller's own."""
        return self._tasks[: self.pending]

    @agenda.setter
    def agenda(self, tasks: list[Task[Any]]) -> None:
        self._tasks = tasks[:]
        self.pending = len(tasks)

    def task(self, at: i64) -> Task[Any]:
        """One of the pending tasks; the uppermost is the last."""
        return self._tasks[at]

    def then(self, tasks: list[Task[Any]]) -> None:
        """Put tasks on top of the agenda, the first of them uppermost."""
        i: i64 = len(tasks)
        while i > 0:
            i -= 1
            self.follow(tasks[i])

    def follow(self, task: Task[Any]) -> None:
        """The same for a single task."""
        at = self.pending
        if at < len(self._tasks):
            self._tasks[at] = task
        else:
            self._tasks.append(task)
        self.pending = at + 1

    def take_task(self) -> Task[Any]:
        """Take the uppermost task from the agenda."""
        self.pending -= 1
        return self._tasks[self.pending]

    def play(self, move: int) -> None:
        """Answer the question on top of the agenda and go on to the next one."""
        task = self._tasks[self.pending - 1]
        if move >= self.interruptions and task.interruptible:
            self.interrupt(move)
        else:
            self.pending -= 1
            task.answer(self, move)
        self.advance()

    def advance(self) -> None:
        """Run the agenda until somebody has a real choice, or nothing is left."""
        while self.pending > 0:
            task = self._tasks[self.pending - 1]
            player = task.waits_for
            if player == NOBODY:
                self.pending -= 1
                task.run(self)
                continue
            options: list[int] = task.options(self)
            if self.interruptions != NO_INTERRUPTION and player >= 0 and task.interruptible:
                more = self.anytime(player)
                if len(more) > 0:
                    options = options + more
            if len(options) > 1:
                self.player = player
                self._legal = options
                return
            self.pending -= 1
            task.answer(self, options[0])
        self.player = NOBODY
        self._legal = NO_MOVES

    def anytime(self, player: i64) -> list[int]:
        """Moves that `player` may make at every decision of their own, ascending, from `interruptions` on."""
        return []

    def interrupt(self, move: int) -> None:
        """Carry out one of the `anytime` moves of the player to move; the question asked stays."""
        raise NotImplementedError

    # Chance

    def odds(self) -> list[int]:
        """At a choice of CHANCE: how likely each of `legal` is."""
        weights: list[int] = self.choice().weights(self)
        return weights[:] or [1] * len(self._legal)

    def roll(self, rng: Rng) -> int:
        """What chance does here."""
        task = self._tasks[self.pending - 1]
        counts = task.counts(self)
        if counts != NO_COUNTS:
            return rng.drawn(self._legal, counts)
        weights: list[int] = task.weights(self)
        return rng.weighted(self._legal, weights) if len(weights) > 0 else rng.pick(self._legal)

    def choice(self) -> Choice[Any]:
        """The question on top of the agenda."""
        task = self._tasks[self.pending - 1]
        assert isinstance(task, Choice)
        return task

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return self.pending == 0

    # Reasons

    def refusals(self) -> dict[int, Message]:
        """The moves that the player to move could expect but may not make, each with the reason."""
        if self.is_over:
            return {}
        choice = self.choice()
        refused = [move for move in choice.expected(self) if move not in self._legal]
        return {move: choice.why_not(self, move) for move in refused}

    # News

    def tell(self, kind: Kind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell whoever listens what happened."""
        news = self.news
        if news is not None:
            news.append(Message(kind, (a, b, c, d)))

    # What each game says

    def clone(self) -> "Position":
        """An equal position that shares nothing changeable with this one and that nobody listens to."""
        raise NotImplementedError

    def pieces(self) -> dict[str, Any]:
        """All of the position but the agenda, as JSON data."""
        raise NotImplementedError

    def place(self, pieces: dict[str, Any]) -> None:
        """The reverse of `pieces`."""
        raise NotImplementedError

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What `viewer` may know, as JSON data: all that ever leaves a server."""
        players = [self.player_view(player) for player in range(self.players_seen())]
        return {**self.in_the_open(), "players": players, **self.known_to(viewer), "printed": self.printed()}

    def in_the_open(self) -> Mapping[str, Any]:
        """The part of all views that everyone sees, without the players and what is printed."""
        raise NotImplementedError

    def changed_in_the_open(self, before: "Position") -> Mapping[str, Any]:
        """`in_the_open` without the parts that are known, at a glance, to be the same as in another position."""
        return self.in_the_open()

    def players_seen(self) -> int:
        """How many players views have: the seats, and whoever plays beside them."""
        return len(self.scores)

    def player_view(self, player: int) -> Mapping[str, Any]:
        """What everyone sees of a player."""
        raise NotImplementedError

    def known_to(self, viewer: int) -> Mapping[str, Any]:
        """The part that not everyone sees; empty in a game that hides nothing."""
        return {}

    def printed(self) -> Mapping[str, Any]:
        """What board, tiles and cards say: from the first decision on it stays the same."""
        raise NotImplementedError

    def is_unmoved(self, player: int, before: "Position") -> bool:
        """Whether `player_view` is known, at a glance, to be the same as in another position."""
        return False

    def nobody_learnt(self, before: "Position") -> bool:
        """The same of `known_to`, for every viewer."""
        return False

    def determinise(self, viewer: int, rng: Rng) -> "Position":
        """A position dealt anew that looks the same to `viewer`."""
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        raise NotImplementedError

    @property
    def ranking(self) -> list[int]:
        """The seats from the first to the last place."""
        raise NotImplementedError

    @property
    def winner(self) -> int | None:
        """The seat that has won, or None if nobody has."""
        return self.ranking[0] if self.is_over else None

    def returns(self) -> list[float]:
        """1 for the winner, 0 for the others."""
        winner = self.winner
        return [1.0 if seat == winner else 0.0 for seat in range(len(self.scores))]


def adopt(source: Position, copy: Position) -> None:
    """Give a clone the kernel's part of its source."""
    copy._tasks = source._tasks[: source.pending]
    copy.pending = source.pending
    copy.player = source.player
    copy._legal = source._legal
    copy.rules = source.rules
    copy.revealed = source.revealed
    copy.setup = source.setup


def _restored(setup: Any, data: dict[str, Any], revealed: bool) -> Position:
    """A position out of its data: what a pickle of it holds."""
    position: Position = setup.position_from_json(data)
    position.revealed = revealed
    return position


def playout(s: Position, rng: Rng, limit: int = 1 << 40) -> i64:
    """Play on at random, to the end or up to `limit` moves; returns how many decisions players took."""
    decisions: i64 = 0
    moves: i64 = limit
    while s.player != NOBODY and moves > 0:
        if s.player == CHANCE:
            s.play(s.roll(rng))
        else:
            s.play(rng.pick(s._legal))
            decisions += 1
        moves -= 1
    return decisions


def perft(s: Position, depth: int) -> int:
    """How many lines of `depth` moves there are from here; a game that ends earlier counts once."""
    if depth == 0 or s.player == NOBODY:
        return 1
    if depth == 1:
        return len(s._legal)
    count = 0
    for move in s._legal:
        after = s.clone()
        after.play(move)
        count += perft(after, depth - 1)
    return count
