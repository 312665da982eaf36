"""The arena: bots play each other, every bot in every seat of the same deals.

A deal is what chance does as long as the same moves are made. It follows from the seed and its number, and so do the
bots' own random numbers: the same seed gives the same games to bots that count simulations.
"""

import time
from collections.abc import Iterator
from itertools import combinations, islice
from math import sqrt
from typing import Any, Final, NamedTuple

from yamen.bots.explain import sources
from yamen.bots.levels import check_bot, new_bot
from yamen.bots.observation import Observation
from yamen.bots.own import name_of
from yamen.bots.simulate import SEEDS, seed_of
from yamen.bots.workers import WorkerPool
from yamen.engine.definition import Setup
from yamen.engine.errors import BadOption
from yamen.engine.messages import Message
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY

SURE: Final = 1.96
"""The standard errors to either side of a 95 % interval."""
FEW: Final = 16
"""Sets of at most this many words are counted word by word."""


class Match(NamedTuple):
    """A game to be played."""

    number: int
    bots: tuple[int, ...]
    """Which entrant sits in each seat."""
    seed: int
    """It decides the deal."""


class Played(NamedTuple):
    """A game that was played."""

    match: Match
    scores: list[int]
    places: list[int]
    """The place of each seat; the first is 1."""
    winner: int | None
    """The seat that has won, if any."""
    others_won: bool
    """Whether an automa has won, which has no seat."""
    decisions: list[int]
    seconds: list[float]
    """How long each seat thought."""
    longest: list[float]
    """The longest that each seat thought about a move."""
    sources: tuple[dict[str, int], ...] = ()
    """Where the points of each seat come from,"""
    moves: tuple[dict[str, int], ...] = ()
    """and how often it made each kind of move."""


class Entrant(NamedTuple):
    """The results of a bot."""

    bot: str
    games: int
    wins: int
    low: float
    """The bounds of its share of wins."""
    high: float
    mean_score: float
    winning_score: float
    """The mean score of the games it won."""
    move_seconds: float
    longest_seconds: float
    rating: float = 0.0
    spread: float = 0.0
    """Half of the 95 % interval of the rating."""
    sources: tuple[tuple[str, float], ...] = ()
    """Its mean points a game by source,"""
    moves: tuple[tuple[str, float], ...] = ()
    """and its mean number of moves a game by kind."""


def schedule(entrants: int, players: int, games: int, seed: int) -> list[Match]:
    """Who sits where: each deal is played by every lineup in every rotation, before the next one is dealt.

    With more bots than seats, the lineups are all combinations that fill the seats; with fewer, bots take several
    seats, in the order given.
    """
    if entrants >= players:
        lineups = list(combinations(range(entrants), players))
    else:
        lineups = [tuple(seat % entrants for seat in range(players))]
    return list(islice(matches(lineups, seed), games))


def matches(lineups: list[tuple[int, ...]], seed: int) -> Iterator[Match]:
    number = 0
    deal = 0
    while True:
        for lineup in lineups:
            for turn in range(len(lineup)):
                yield Match(number, lineup[turn:] + lineup[:turn], seed_of(seed, deal))
                number += 1
        deal += 1


def play(setup: Setup, bots: list[Any], match: Match) -> Played:
    """One game. Chance has a generator of its own, so that what the bots do with theirs doesn't change the deal."""
    chance = Rng(match.seed)
    seeds = Rng(match.seed + 1)
    seats = [
        new_bot(bots[entrant], setup.game.name, seeds.below(SEEDS) + entrant, setup.players) for entrant in match.bots
    ]
    count = len(seats)
    decisions = [0] * count
    seconds = [0.0] * count
    longest = [0.0] * count
    moves: list[dict[str, int]] = [{} for _ in seats]
    s = setup.position()
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(chance))
            continue
        player = s.player
        begin = time.perf_counter()
        move = seats[player].choose(Observation(s, player))
        taken = time.perf_counter() - begin
        decisions[player] += 1
        seconds[player] += taken
        longest[player] = max(longest[player], taken)
        kind = kind_of_move(s, move)
        moves[player][kind] = moves[player].get(kind, 0) + 1
        s.play(move)
    ranking = s.ranking
    places = [ranking.index(seat) + 1 for seat in range(count)]
    winner = s.winner
    others_won = count == 1 and winner is None
    shown = tuple([sources(s, seat) for seat in range(count)])
    return Played(match, s.scores, places, winner, others_won, decisions, seconds, longest, shown, tuple(moves))


def kind_of_move(s: Position, move: int) -> str:
    """The kind of a move, and what it names out of small sets of words.

    Where it names nothing of the sort, the question comes first: `action canal: option-a`.
    """
    made = s._setup().game.moves.message(move)
    named = few_words(made)
    if named:
        return f"{made.kind.name} {named}"
    asked = s.question()
    about = few_words(asked)
    return f"{asked.kind.name} {about}: {made.kind.name}" if about else f"{asked.kind.name}: {made.kind.name}"


def few_words(message: Message) -> str:
    """The things that a message names out of small sets of words."""
    found: list[str] = []
    for (_, words), value in zip(message.kind.fields, message.args, strict=True):
        if 0 < len(words.words) <= FEW:
            found.append(words.text(value))
    return " ".join(found)


def compete(setup: Setup, bots: list[Any], games: int, seed: int, processes: int = 1) -> Iterator[Played]:
    """Play the games in as many processes; the results come in the order of the games."""
    if len(bots) == 0:
        raise BadOption("There are no bots to play; name at least one.")
    for bot in bots:
        check_bot(bot)
    todo = schedule(len(bots), setup.players, games, seed)
    if processes == 1:
        for match in todo:
            yield play(setup, bots, match)
        return
    with WorkerPool(processes) as pool:
        yield from pool.map([PlayMatch(setup, bots, match) for match in todo])


class PlayMatch(NamedTuple):
    """A game, as a task for a worker process."""

    setup: Setup
    bots: list[Any]
    match: Match

    def run(self) -> Played:
        return play(self.setup, self.bots, self.match)


# What is counted


def results(bots: list[Any], played: list[Played]) -> list[Entrant]:
    """The results of each bot; one that entered several times counts as one."""
    return [result(bot, bots, played) for bot in dict.fromkeys(bots)]


def result(bot: Any, bots: list[Any], played: list[Played]) -> Entrant:
    scores: list[int] = []
    won: list[int] = []
    by_source: list[dict[str, int]] = []
    by_kind: list[dict[str, int]] = []
    decisions = 0
    seconds = 0.0
    longest = 0.0
    for game in played:
        for seat, entrant in enumerate(game.match.bots):
            if bots[entrant] == bot:
                scores.append(game.scores[seat])
                decisions += game.decisions[seat]
                seconds += game.seconds[seat]
                longest = max(longest, game.longest[seat])
                by_source.extend(game.sources[seat : seat + 1])
                by_kind.extend(game.moves[seat : seat + 1])
                if game.winner == seat:
                    won.append(game.scores[seat])
    low, high = wilson(len(won), len(scores))
    return Entrant(
        name_of(bot),
        len(scores),
        len(won),
        low,
        high,
        sum(scores) / len(scores) if scores else 0.0,
        sum(won) / len(won) if won else 0.0,
        seconds / decisions if decisions else 0.0,
        longest,
        sources=means(by_source),
        moves=means(by_kind),
    )


def means(counted: list[dict[str, int]]) -> tuple[tuple[str, float], ...]:
    """The mean of each count over all games, the largest first; what a game lacks counts as 0."""
    totals: dict[str, int] = {}
    for each in counted:
        for name, number in each.items():
            totals[name] = totals.get(name, 0) + number
    listed = sorted([(-total / len(counted), name) for name, total in totals.items()])
    return tuple([(name, -mean) for mean, name in listed])


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of the true share of wins (Wilson's)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = SURE * SURE / games
    centre = share + square / 2
    reach = SURE * sqrt(share * (1 - share) / games + square / games / 4)
    return (centre - reach) / (1 + square), (centre + reach) / (1 + square)
