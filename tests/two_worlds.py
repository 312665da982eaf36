"""Two worlds that a viewer can't tell apart: the true position, and one dealt anew for the viewer, played side by side.

While the same is done in both, the viewer must see and be told and be asked the same; and where somebody does
something face down, whatever is done in the other world. So what a player can't see never changes what they get.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from yamen.bots import BOTS, new_bot
from yamen.bots.observation import Observation
from yamen.engine.definition import Setup
from yamen.engine.frames import play_frames
from yamen.engine.messages import Message
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE


def nobody_sees(position: Any, kind: str, viewer: int) -> bool:
    return False


class Secrets(NamedTuple):
    """What a game does face down, and how it comes to light."""

    unseen: Callable[[Any, str, int], bool] = nobody_sees
    """Whether the viewer can't see what is chosen in a position, by a move of this kind."""
    telling: frozenset[str] = frozenset()
    """The kinds of event that tell of what was hidden until then."""
    looking: frozenset[str] = frozenset()
    """The kinds of move by which a player gets to see something hidden."""


class Compared(NamedTuple):
    moves: int = 0
    """How many moves were played in both worlds."""
    hidden: int = 0
    """How many of them were done face down, and differently."""
    chosen: int = 0
    """How many choices of bots were compared."""


class Worlds:
    """The true world, and the other one for a viewer."""

    def __init__(self, setup: Setup, viewer: int, seed: int, secrets: Secrets, bots: Mapping[str, float]) -> None:
        """`bots` says how often each bot is asked what it would choose."""
        self.setup = setup
        self.viewer = viewer
        self.secrets = secrets
        self.bots = bots
        self.rng = Rng(seed)
        self.true = setup.position()
        self.other = self.true.clone()

    def compare(self) -> Compared:
        """A whole random game in both worlds. Where they part, as they may, the other world is dealt anew."""
        done = Compared()
        while not self.true.is_over:
            chosen = self.choose_alike()
            move = self.any_move(self.true)
            twin = self.twin_of(move)
            together = twin is not None
            if twin is None:
                self.true.play(move)
            else:
                together = self.play(move, twin)
                done = done._replace(moves=done.moves + 1, hidden=done.hidden + (move != twin))
            done = done._replace(chosen=done.chosen + chosen)
            if not together or self.rng.below(20) == 0:
                self.other = self.true.determinise(self.viewer, self.rng)
            self.look()
        return done

    def any_move(self, s: Position) -> int:
        return s.roll(self.rng) if s.player == CHANCE else self.rng.pick(s.legal)

    def twin_of(self, move: int) -> int | None:
        """What is done in the other world: the same, or, face down, anything of the kind; None if that can't be."""
        kind = self.kind(move)
        if self.true.player == self.viewer and kind in self.secrets.looking:
            return None
        if self.secrets.unseen(self.true, kind, self.viewer):
            alike = [each for each in self.other.legal if self.kind(each) == kind]
            return self.rng.pick(alike) if alike else None
        return move if move in self.other.legal else None

    def kind(self, move: int) -> str:
        return self.setup.game.moves.messages[move].kind.name

    def play(self, move: int, twin: int) -> bool:
        """Play in both worlds, and hear the same; whether they are still the same to the viewer, as far as is told."""
        text = self.setup.game.moves.text
        seen = [play_frames(self.true, move, self.viewer), play_frames(self.other, twin, self.viewer)]
        told = [hear(self.true, move), hear(self.other, twin)]
        for one, other in zip(*told, strict=False):
            if one != other:
                named = {one.kind.name, other.kind.name}
                assert named <= self.secrets.telling, f"{one} but {other} after {text(move)} and {text(twin)}"
                return False
        for one_frame, other_frame in zip(*(frames[:-1] for frames in seen), strict=False):
            assert one_frame.view == other_frame.view, f"{self.viewer} sees a difference while {text(move)} is done"
        # A question with a single answer is not asked: one world may be further than the other.
        return len(told[0]) == len(told[1]) and self.asked(self.true) == self.asked(self.other)

    def asked(self, s: Position) -> Message | int:
        return s.choice().ask(s) if s.player >= 0 else s.player

    def look(self) -> None:
        """Both worlds look the same to the viewer, and ask the viewer the same."""
        true, other, viewer = self.true, self.other, self.viewer
        assert true.view(viewer) == other.view(viewer), f"{viewer} sees a difference"
        assert true.player == other.player, "somebody else is to move"
        if true.player == viewer != CHANCE:
            assert true.legal == other.legal, f"{viewer} has other moves"
            assert self.asked(true) == self.asked(other), f"{viewer} is asked something else"
            assert true.refusals() == other.refusals(), f"{viewer} is refused for other reasons"

    def choose_alike(self) -> int:
        """At a choice of the viewer, each bot makes the same one in both worlds, now and then asked to."""
        if self.true.player != self.viewer or self.viewer < 0:
            return 0
        asked = 0
        for name, often in self.bots.items():
            if self.rng.below(1000) < int(1000 * often):
                asked += 1
                seed = self.rng.below(1 << 30)
                choices = [
                    new_bot(name, self.setup.game.name, seed, self.setup.players).choose(
                        Observation(world, self.viewer)
                    )
                    for world in (self.true, self.other)
                ]
                texts = [self.setup.game.moves.text(choice) for choice in choices]
                assert choices[0] == choices[1], f"{name} knows more than it may: {texts}"
        return asked


def hear(s: Position, move: int) -> list[Message]:
    """Play a move and listen."""
    news: list[Message] = []
    s.news = news
    s.play(move)
    s.news = None
    return news


SOME_BOTS: Final[Mapping[str, float]] = {
    "random": 1.0,
    "greedy": 0.1,
    "beginner": 0.1,
    "casual": 0.1,
    "strong@6": 0.02,
    "master@12": 0.02,
    "grandmaster@12": 0.002,
}
"""Those that think for a time count their simulations here, for no two times are the same."""
assert {name.partition("@")[0] for name in SOME_BOTS} == set(BOTS)
