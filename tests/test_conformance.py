"""Random games of every game, with all options and numbers of players: what must hold in any game holds."""

import random
from typing import Any

import pytest

import yamen
from tests.conformance import Broken, Laws, all_setups, check_game, laws_of
from tests.engine import toy
from yamen import GAMES, Rng, Setup
from yamen.engine.session import read_game
from yamen.engine.vocabulary import Kind, Message

GAMES_PER_RUN = 2000 if yamen.COMPILED else 400
OFTEN = 0.015
CASES = [(name, players) for name, game in GAMES.items() for players in game.players]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_every_law_holds_after_every_move(name: str, players: int) -> None:
    game = GAMES[name]
    setups = [setup for setup in all_setups(game) if setup.players == players]
    laws = laws_of(game)
    games = -(-GAMES_PER_RUN // len(game.players))
    for number in range(games):
        check_game(setups[number % len(setups)], players * 1_000_000 + number, laws, OFTEN)


# The toy game has hidden hands, so that the view law can be broken; and what is broken must be found

TEA = Laws(conserved=lambda s: len(s.where))


def test_the_laws_hold_for_a_game_with_hidden_hands() -> None:
    for seed in range(20):
        for setup in all_setups(toy.GAME):
            tally = check_game(setup, seed, TEA, often=0.5)
            assert tally.moves > tally.decisions >= setup.players


class CloneSharesCups(toy.Tea):
    def clone(self) -> toy.Tea:
        copy = super().clone()
        copy.cups = self.cups
        return copy


class CloneForgetsPoints(toy.Tea):
    def clone(self) -> toy.Tea:
        copy = super().clone()
        copy.points = [0] * len(self.points)
        return copy


class CloneIsListenedTo(toy.Tea):
    def clone(self) -> toy.Tea:
        copy = super().clone()
        copy.news = []
        return copy


class JsonForgetsCups(toy.Tea):
    def place(self, pieces: dict[str, Any]) -> None:
        super().place({**pieces, "cups": [1] * len(self.cups)})


class ViewShowsAllCards(toy.Tea):
    def view(self, viewer: int) -> dict[str, Any]:
        return {"where": self.where[:]}


class ViewIsNoJson(toy.Tea):
    def view(self, viewer: int) -> dict[str, Any]:
        return {**super().view(viewer), "cups": tuple(self.cups)}


class DealsTheOwnHandToo(toy.Tea):
    def known(self, card: int, viewer: int) -> bool:
        return False

    def view(self, viewer: int) -> dict[str, Any]:
        return {"points": self.points[:]}


class DealsTheOriginalAnew(toy.Tea):
    def determinise(self, viewer: int, rng: Rng) -> toy.Tea:
        copy = super().determinise(viewer, rng)
        self.cups[0] += 1
        return copy


class DealsACardTooMany(toy.Tea):
    def determinise(self, viewer: int, rng: Rng) -> toy.Tea:
        copy = super().determinise(viewer, rng)
        copy.where.append(toy.PILE)
        return copy


class MovesInDisorder(toy.Tea):
    def anytime(self, player: int) -> list[int]:
        return super().anytime(player)[::-1]


class MovesTwice(toy.Tea):
    def anytime(self, player: int) -> list[int]:
        return [toy.SIP, *super().anytime(player)]


class MoveOutOfTheTable(toy.Tea):
    def anytime(self, player: int) -> list[int]:
        return [*super().anytime(player), toy.PEEK + 1]


class DeadEnd(toy.Tea):
    def hand(self, player: int) -> list[int]:
        return [] if self.points[0] > 3 else super().hand(player)


class NewsChangeTheGame(toy.Tea):
    def show(self, card: int, viewers: int) -> None:
        super().show(card, viewers)
        if self.news is not None:
            self.cups[0] += 1


class UnknownNews(toy.Tea):
    def show(self, card: int, viewers: int) -> None:
        super().show(card, viewers)
        self.tell(Kind("shown"))


class NewsOfNoCard(toy.Tea):
    def show(self, card: int, viewers: int) -> None:
        super().show(card, viewers)
        self.tell(toy.SERVED, 0, toy.CARDS)


class RefusesLegalMoves(toy.Tea):
    def refusals(self) -> dict[int, Message]:
        return {move: toy.NOT_ONESELF.message() for move in self.legal}


class RefusesForUnknownReasons(toy.Tea):
    def refusals(self) -> dict[int, Message]:
        return {move: Kind("because").message() for move in super().refusals()}


class RefusesWithoutArguments(toy.Tea):
    def refusals(self) -> dict[int, Message]:
        return {move: toy.NOT_IN_HAND.message() for move in super().refusals()}


class RanksTwice(toy.Tea):
    def ranking(self) -> list[int]:
        return [0] * len(self.points)


class LosersWin(toy.Tea):
    def winner(self) -> int:
        return self.ranking()[-1]


class EverybodyWins(toy.Tea):
    def returns(self) -> list[float]:
        return [1.0] * len(self.points)


class RollsDiceOfItsOwn(toy.Tea):
    dice = random.Random(1)

    def interrupt(self, move: int) -> None:
        super().interrupt(move)
        self.points[0] += self.dice.randrange(1000)


def setup_of(position: type[toy.Tea]) -> Setup:
    def new(players: int, options: dict[str, Any], content: object) -> toy.Tea:
        fair = toy.new_tea(players, options, toy.GAME.content)
        s = position(players)
        s.then(fair.agenda[::-1])
        s.advance()
        return s

    return Setup(toy.GAME._replace(new=new), 3)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (CloneSharesCups, "a move changed it|changed the original"),
        (CloneForgetsPoints, "a clone differs from its original|looks different"),
        (CloneIsListenedTo, "somebody listens to a clone"),
        (JsonForgetsCups, "differs after JSON"),
        (ViewShowsAllCards, "looks different"),
        (ViewIsNoJson, "a view is not JSON data"),
        (DealsTheOwnHandToo, "dealt anew, "),
        (DealsTheOriginalAnew, "dealing anew changed the original|looks different"),
        (DealsACardTooMany, "dealt anew, something is not conserved"),
        (MovesInDisorder, "not ascending"),
        (MovesTwice, "not ascending"),
        (MoveOutOfTheTable, "UnknownMove"),
        (DeadEnd, "IndexError|dead end"),
        (NewsChangeTheGame, "where nobody listens"),
        (UnknownNews, "shown is an unknown event"),
        (NewsOfNoCard, "served has no card 9"),
        (RefusesLegalMoves, "is legal but refused"),
        (RefusesForUnknownReasons, "because is an unknown reason"),
        (RefusesWithoutArguments, "not-in-hand lacks arguments"),
        (RanksTwice, "the ranking is no order of the seats"),
        (LosersWin, "the winner is not the first in the ranking"),
        (EverybodyWins, "the returns don't fit the winner"),
        (RollsDiceOfItsOwn, "where nobody listens|replays to another position"),
    ],
)
def test_a_game_that_breaks_a_law_is_found_out(position: type[toy.Tea], reason: str) -> None:
    with pytest.raises(Broken, match=reason):
        check_games(setup_of(position), TEA)


def check_games(setup: Setup, laws: Laws) -> None:
    for seed in range(20):
        check_game(setup, seed, laws, often=0.5)


def test_a_game_that_breaks_laws_of_its_own_is_found_out() -> None:
    def no_change(before: toy.Tea, news: list[Message], after: toy.Tea) -> None:
        assert before.points == after.points, "points were made"

    setup = setup_of(toy.Tea)
    for laws, reason in (
        (Laws(conserved=lambda s: s.cups[:]), "something is not conserved"),
        (Laws(change=no_change), "points were made"),
        (Laws(longest=12), "the game goes on after 12 moves|does not end"),
    ):
        with pytest.raises(Broken, match=reason):
            check_games(setup, laws)


def test_the_record_of_a_broken_game_leads_to_where_it_breaks() -> None:
    with pytest.raises(Broken) as error:
        check_game(setup_of(toy.Tea), 1, Laws(longest=12), often=0)
    game = read_game(error.value.record, lambda name: toy.GAME)
    assert len(game.moves) == 12
    assert "tea with 3, hand=3, seed 1" in error.value.reason
