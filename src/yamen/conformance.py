"""Checks what must hold in every game after every move: for the tests of games, in this package and in others.

`check_game` plays one random game and checks it from all sides. A game adds laws of its own: what is conserved, and
what a move may change.
"""

import json
import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from yamen.engine.definition import GameDefinition, OptionValue, Setup
from yamen.engine.game import Game
from yamen.engine.messages import Message
from yamen.engine.position import Position, playout
from yamen.engine.replay import read_game
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY, NOT_NOW, SPECTATOR, task_to_json

if not __debug__:
    raise ImportError("The conformance checks are assertions; run Python without -O.")


class Laws(NamedTuple):
    """What one game promises beyond what all games do."""

    conserved: Callable[[Any], object] = lambda position: None
    """Returns what is the same in every position of a game; raises AssertionError for an impossible position."""
    change: Callable[[Any, list[Message], Any], None] = lambda before, news, after: None
    """Raises AssertionError if a move changed what it may not, or something that its events don't account for."""
    longest: int = 2000
    """More moves than any game takes, so that an endless one is found."""
    hidden: bool = False
    """Whether something is hidden from somebody: views are then checked after every single move."""
    always_won: bool = True
    """Whether somebody wins every game."""


class Tally(NamedTuple):
    """How long a game was: all its moves, and those that players decided."""

    moves: int
    decisions: int


class Broken(AssertionError):
    """A law is broken; the record leads there."""

    def __init__(self, reason: str, record: str) -> None:
        super().__init__(f"{reason}\n\n{record}")
        self.reason = reason
        self.record = record


def all_setups(game: GameDefinition) -> Iterator[Setup]:
    """Every number of players with every mix of options that goes with it."""
    names = [option.name for option in game.options]
    for players in game.players:
        for values in product(*(option.values for option in game.options)):
            options = dict(zip(names, values, strict=True))
            if game.objection(players, options) is None:
                yield Setup(game, players, options)


def check_game(setup: Setup, seed: int, laws: Laws, often: float = 0.1) -> Tally:
    """Play a random game and raise `Broken` if a law doesn't hold.

    The costly checks (JSON, views, dealing anew, playing on with a copy) are done after this share of the moves.
    """
    walk = _Walk(setup, seed, laws, often)
    try:
        walk.check_start()
        while not walk.position.is_over:
            walk.step()
        walk.check_end()
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error} ({describe(setup)}, seed {seed})", walk.record()) from error
    return Tally(len(walk.moves), sum(player != CHANCE for player, _ in walk.moves))


def describe(setup: Setup) -> str:
    options: dict[str, OptionValue] = setup.options
    return ", ".join([f"{setup.game.name} with {setup.players}", *(f"{name}={options[name]}" for name in options)])


def facts(position: Position) -> tuple[Any, ...]:
    """All that makes a position what it is. Tasks never change, so a clone has the same ones."""
    return (position.rules, position.pieces(), position.agenda[:], position.player, position.legal[:])


def plain(position: Position) -> tuple[Any, ...]:
    """The same, for comparing positions reached in different ways."""
    agenda = [task_to_json(task) for task in position.agenda]
    return (position.rules, position.pieces(), agenda, position.player, position.legal[:])


class _Walk:
    def __init__(self, setup: Setup, seed: int, laws: Laws, often: float) -> None:
        self.setup = setup
        self.laws = laws
        self.often = often
        self.rng = random.Random(seed)
        self.dice = Rng(seed)
        self.taste = self.new_taste()
        self.moves: list[tuple[int, int]] = []
        self.read: set[int] = set()
        self.kept: list[tuple[Position, str]] = []
        self.position = setup.position()
        self.facts = facts(self.position)
        self.conserved = laws.conserved(self.position)
        self.printed: object = None
        self.keys: object = None

    def new_taste(self) -> dict[str, int]:
        """How much each kind of move is liked: in every other game all alike, else very unevenly."""
        kinds = {message.kind.name for message in self.setup.game.moves.messages}
        uneven = self.rng.random() < 0.5
        return {kind: int(10 ** self.rng.uniform(0, 3)) if uneven else 1 for kind in sorted(kinds)}

    def step(self) -> None:
        """Play one move with events. A copy made before stays as it is, or gets there without events."""
        assert len(self.moves) < self.laws.longest, f"the game goes on after {len(self.moves)} moves"
        position = self.position
        before = position.clone()
        assert before.news is None, "somebody listens to a clone"
        move = self.choose()
        self.moves.append((position.player, move))
        news: list[Message] = []
        position.news = news
        position.play(move)
        position.news = None
        assert facts(before) == self.facts, "a clone differs from its original, or a move changed it"
        self.check_news(news)
        self.laws.change(before, news, position)
        self.facts = facts(position)
        for player in range(position.players_seen()):
            if position.is_unmoved(player, before):
                same = position.player_view(player) == before.player_view(player)
                assert same, f"player {player} is said to be unmoved, and looks different"
        if position.nobody_learnt(before):
            for viewer in self.viewers():
                same = position.known_to(viewer) == before.known_to(viewer)
                assert same, f"nobody is said to have learnt anything, and {viewer} knows something else"
        if self.rng.random() < 3 * self.often:
            before.play(move)
            assert plain(before) == plain(position), "a move does something else where nobody listens"
        self.look()

    def choose(self) -> int:
        position = self.position
        if position.player == CHANCE:
            return position.roll(self.dice)
        messages = self.setup.game.moves.messages
        liked = [self.taste[messages[move].kind.name] for move in position.legal]
        return self.rng.choices(position.legal, liked)[0]

    # What is looked at after every move

    def check_start(self) -> None:
        assert self.position.rules == self.setup.rules, "the position has other rules"
        assert plain(self.setup.position()) == plain(self.position), "two games begin differently"
        self.look()

    def look(self) -> None:
        self.check_legal()
        self.check_reasons()
        assert self.laws.conserved(self.position) == self.conserved, "something is not conserved"
        if self.rng.random() < self.often:
            self.check_json()
        if self.laws.hidden:
            self.check_views()
        if self.rng.random() < self.often:
            self.check_views_closely()
        if self.rng.random() < self.often:
            self.check_playing_on_a_clone()

    def check_legal(self) -> None:
        position = self.position
        legal = position.legal
        if position.is_over:
            assert legal == [], "there are moves after the end"
            assert position.player == NOBODY, "somebody is to move after the end"
            return
        assert len(legal) > 1, "a dead end, or a single move left to the player"
        assert position.player == CHANCE or 0 <= position.player < self.setup.players, "no such player"
        last = -1
        for move in legal:
            assert type(move) is int, f"{move!r} is no int"
            assert move > last, f"the legal moves are not ascending: {legal}"
            last = move
            self.check_text(move)
        if position.player == CHANCE:
            odds = position.odds()
            assert len(odds) == len(legal), "not every chance move has odds"
            assert min(odds) > 0, f"an impossible chance move: {odds}"

    def check_reasons(self) -> None:
        position, game = self.position, self.setup.game
        refusals = position.refusals()
        for move, reason in refusals.items():
            assert move not in position.legal, f"{game.moves.text(move)} is legal but refused"
            self.check_text(move)
            assert reason.kind in game.reasons or reason.kind is NOT_NOW, f"{reason.kind.name} is an unknown reason"
            check_message(reason)
        if position.player >= 0:
            question = position.choice().ask(position)
            assert question.kind in game.questions, f"{question.kind.name} is an unknown question"
            check_message(question)

    def check_text(self, move: int) -> None:
        if move not in self.read:
            text = self.setup.game.moves.text(move)
            assert self.setup.game.moves.parse(text) == move, f"{text} is read as another move"
            self.read.add(move)

    def check_news(self, news: list[Message]) -> None:
        for message in news:
            assert message.kind in self.setup.game.events, f"{message.kind.name} is an unknown event"
            check_message(message)

    # The costly ones

    def check_json(self) -> None:
        position, setup = self.position, self.setup
        text = json.dumps(setup.position_to_json(position))
        again = setup.position_from_json(json.loads(text))
        assert plain(again) == plain(position), "a position differs after JSON"
        for viewer in self.viewers():
            assert again.view(viewer) == position.view(viewer), f"the view of {viewer} differs after JSON"
        self.kept.append((position.clone(), text))

    def check_views(self) -> None:
        """The view law: dealt anew, all looks the same to the viewer, and asks the same."""
        position, player = self.position, self.position.player
        question = position.choice().ask(position) if player >= 0 else None
        for viewer in self.viewers():
            dealt = position.determinise(viewer, self.dice)
            assert dealt.player == player, "dealt anew, somebody else is to move"
            assert len(dealt.legal) > 1 or player == NOBODY, "dealt anew, there is nothing to choose"
            if viewer == player and player >= 0:
                assert dealt.legal == position.legal, f"dealt anew, {viewer} has other moves"
                assert dealt.choice().ask(dealt) == question, "dealt anew, another question"
            if dealt.pieces() != self.facts[1]:  # the same pieces give the same view
                same = dealt.view(viewer) == position.view(viewer)
                assert same, f"dealt anew, the position looks different to {viewer}"

    def check_views_closely(self) -> None:
        """The view law; a position dealt anew is a whole one, and dealing changes nothing in the original."""
        self.check_views()
        position, setup = self.position, self.setup
        view = position.view(self.rng.choice(self.viewers()))
        assert json.loads(json.dumps(view)) == view, "a view is not JSON data"
        for viewer in self.viewers():
            view = position.view(viewer)
            twice = position.in_the_open().keys() & position.known_to(viewer).keys()
            assert not twice, f"both open and known to some: {twice}"
            self.keys = self.keys or view.keys()
            assert view.keys() == self.keys, "a view has other parts than before"
            if position.player >= 0:
                self.printed = self.printed or view["printed"]
                assert view["printed"] == self.printed, "what is printed has changed"
        for viewer in self.viewers():
            dealt = position.determinise(viewer, self.dice)
            assert self.laws.conserved(dealt) == self.conserved, "dealt anew, something is not conserved"
            again = setup.position_from_json(setup.position_to_json(dealt))
            assert again.legal == dealt.legal, "dealt anew, a position has the moves of another"
            if viewer == position.player and viewer >= 0:
                assert dealt.refusals() == position.refusals(), "dealt anew, other reasons"
        dealt = position.determinise(self.rng.choice(self.viewers()), self.dice)
        playout(dealt, self.dice, self.laws.longest)
        assert dealt.is_over, "dealt anew, the game does not end"
        assert facts(position) == self.facts, "dealing anew changed the original"

    def check_playing_on_a_clone(self) -> None:
        copy = self.position.clone()
        playout(copy, self.dice, self.laws.longest)
        assert copy.is_over, "the game does not end"
        assert facts(self.position) == self.facts, "playing on a clone changed the original"

    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.setup.players)]

    # At the end

    def check_end(self) -> None:
        position, seats = self.position, list(range(self.setup.players))
        scores, ranking = position.scores, position.ranking
        assert len(scores) == len(seats), "not every seat has a score"
        assert sorted(ranking) == seats, f"the ranking is no order of the seats: {ranking}"
        winner = position.winner
        nobody = winner is None and not self.laws.always_won
        assert winner == ranking[0] or nobody, "the winner is not the first in the ranking"
        assert position.returns() == [float(seat == winner) for seat in seats], "the returns don't fit the winner"
        self.check_json()
        self.check_views_closely()
        for past, text in self.kept:
            assert json.dumps(self.setup.position_to_json(past)) == text, "a past position has changed"
        self.check_record()

    def check_record(self) -> None:
        record = self.record()
        game = read_game(record, lambda name: self.setup.game)
        assert game.moves == self.moves, "the record replays to other moves"
        assert plain(game.position) == plain(self.position), "the record replays to another position"
        assert game.to_record() == record, "the record of the record differs"

    def record(self) -> str:
        game = Game(self.setup, None, None, self.position)
        game.moves = self.moves
        return game.to_record()


@lru_cache(8192)
def check_message(message: Message) -> None:
    """Every argument is there, and every word exists."""
    assert len(message.args) == len(message.kind.fields), f"{message.kind.name} lacks arguments: {message.args}"
    for (name, words), value in zip(message.kind.fields, message.args, strict=True):
        if words.words:
            assert 0 <= value < len(words.words), f"{message.kind.name} has no {name} {value}"
        elif words.name == "player":
            assert value >= 0, f"{message.kind.name} speaks of the player {value}"
