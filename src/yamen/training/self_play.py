"""Games in which bots practise: each move is drawn by how good a network finds what it leads to."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from yamen.bots.evaluator import Evaluation
from yamen.bots.network import Network
from yamen.bots.observation import Seat
from yamen.engine.agenda import CHANCE, NOBODY, Position
from yamen.engine.game import Setup
from yamen.engine.rng import Rng

FINE: Final = 1 << 30


@final
class Practice:
    """The decisions of a game: what the moves of each led to, and which of them was made."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.before: list[int] = []
        """The features of whoever decides, before each decision, one after the other,"""
        self.after: list[int] = []
        """and after each of its moves."""
        self.counts: list[int] = []
        """How many moves each decision had,"""
        self.choices: list[int] = []
        """which of them was made,"""
        self.seats: list[int] = []
        """and by whom."""
        self.ended: list[int] = []
        """What everyone who can win had in the end, in hundredths of a point."""


def practise(setup: Setup, base: Evaluation, judge: Network, seed: int) -> Practice:
    """A game in which everybody decides by the same network: a move with one more is taken e times as often."""
    rng = Rng(seed)
    s: Position = setup.position()
    found = Practice(setup.players)
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(rng))
        elif len(s.legal) == 1:
            s.play(s.legal[0])
        else:
            s.play(s.legal[decide(s, base, judge, rng, found)])
    found.ended = base.standing(s)
    return found


def decide(s: Position, base: Evaluation, judge: Network, rng: Rng, found: Practice) -> i64:
    player = s.player
    deal = Seat(s, player).deal(rng)
    found.before.extend(base.features(deal, player))
    likings: list[float] = []
    best: float = -1e30
    for move in s.legal:
        next_: Position = deal.clone()
        next_.play(move)
        features = base.features(next_, player)
        found.after.extend(features)
        liking = judge.output(features)
        likings.append(liking)
        if liking > best:
            best = liking
    total: float = 0.0
    for liking in likings:
        total += exp(liking - best)
    at: float = total * (float(rng.below(FINE)) + 0.5) / float(FINE)
    choice: i64 = 0
    for liking in likings:
        at -= exp(liking - best)
        if at < 0.0:
            break
        choice += 1
    if choice == len(likings):
        choice -= 1
    found.counts.append(len(likings))
    found.choices.append(choice)
    found.seats.append(player)
    return choice
