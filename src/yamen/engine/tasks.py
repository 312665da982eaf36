"""Tasks: what the rules still have to do, one small immutable class per rule.

A task either runs by itself (`Step`) or waits for somebody's choice (`Choice`); when it is settled it says what comes
`then`.

A game that isn't compiled itself may stand on the compiled kernel: `allow_interpreted_subclasses` costs nothing here.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from yamen.engine.counts import NO_COUNTS, present_counts
from yamen.engine.messages import Kind, Message

if TYPE_CHECKING:
    from yamen.engine.position import Position

CHANCE: Final = -1
"""Who decides where dice and shuffled piles do."""
NOBODY: Final = -2
"""Who decides when the game is over."""
SPECTATOR: Final = -3
"""The viewer who has no seat. Any negative viewer sees as much, but chance is no spectator."""

NOT_NOW: Final = Kind("not-now")
"""The reason for a move that has nothing to do with the question asked."""
EQUAL: Final[list[int]] = []
"""The weights of a chance whose outcomes are all equally likely."""

S = TypeVar("S", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """Something the rules will still do: a `Step` or a `Choice`.

    Holds small ints, named in `fields` in the order of the constructor, and never changes. What it has to say of the
    future (`s.then`, `s.follow`) is the last thing a rule says.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    waits_for: i64 = NOBODY
    """Who has to choose; NOBODY for a task that runs by itself."""
    interruptible: bool = True
    """Whether the moves that can be made at any time are added to a choice."""

    def run(self, s: S) -> None:
        """A step: do it."""
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        """A choice: all moves that may be chosen, ascending. Never empty; a single one is played by the kernel."""
        raise NotImplementedError

    def answer(self, s: S, move: int) -> None:
        """A choice: carry it out."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int]:
        """A choice of chance: how likely each of the options is; empty where all are equally likely."""
        return present_counts(self.counts(s))

    def counts(self, s: S) -> i64:
        """The same for things that are drawn: how many there are of each; NO_COUNTS where `weights` tells."""
        return NO_COUNTS


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Task[S]):
    """A task that runs by itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerStep(Step[S]):
    """A step that concerns one player."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64) -> None:
        self.player = player


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Task[S]):
    """A task that waits for the choice of `player`, or of CHANCE."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    question: ClassVar[Kind] = Kind("choose")

    def __init__(self, player: i64) -> None:
        self.player = player
        self.waits_for = player

    def ask(self, s: S) -> Message:
        """The question put to the player."""
        return self.question.message(self.player)

    def expected(self, s: S) -> list[int]:
        """Moves a player could expect here, allowed or not."""
        return self.options(s)

    def why_not(self, s: S, move: int) -> Message:
        """The reason why one of the expected moves is not allowed."""
        return NOT_NOW.message()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Choice[S]):
    """A choice that dice or a shuffled pile make."""

    fields: ClassVar[tuple[str, ...]] = ()
    skippable: ClassVar[bool] = False
    """Whether players can be asked what comes after it without its outcome, so that they can plan that turn before."""

    def __init__(self) -> None:
        super().__init__(CHANCE)


def task_to_json(task: Task[Any]) -> list[Any]:
    return [type(task).__name__, *(getattr(task, field) for field in task.fields)]
