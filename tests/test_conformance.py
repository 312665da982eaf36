"""Random games of every game, with all options and numbers of players: what must hold in any game holds."""

import math
import random
from collections.abc import Callable
from typing import Any

import pytest

import yamen
from tests.engine import toy
from tests.laws import laws_of
from yamen import GAMES, Rng, Setup
from yamen.conformance import Broken, Laws, all_setups, check_game
from yamen.engine.messages import Kind, Message
from yamen.engine.position import Position, playout
from yamen.engine.replay import read_game
from yamen.engine.tasks import SPECTATOR

GAMES_PER_CHANGE = 150 if yamen.COMPILED else 40
GAMES_PER_NIGHT = {"dragon": 2000, "gugong": 1000} if yamen.COMPILED else {"dragon": 400, "gugong": 250}
OFTEN = 0.015
CASES = [(name, players) for name, game in GAMES.items() for players in game.players]


def games_with(name: str, players: int, nightly: bool) -> int:
    """The more players, the longer a game: so the fewer games."""
    shares = sum(1 / number for number in GAMES[name].players)
    return math.ceil((GAMES_PER_NIGHT[name] if nightly else GAMES_PER_CHANGE) / players / shares)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_every_law_holds_after_every_move(name: str, players: int, nightly: bool) -> None:
    game = GAMES[name]
    setups = [setup for setup in all_setups(game) if setup.players == players]
    laws = laws_of(game)
    for number in range(games_with(name, players, nightly)):
        check_game(setups[number * 7 % len(setups)], players * 1_000_000 + number, laws, OFTEN)


def test_all_options_that_go_together_are_tried() -> None:
    """G1.1, G14.1: Gùgōng has its bonus tokens with others only, and Meng's options alone only."""
    setups = list(all_setups(GAMES["gugong"]))
    counts = [sum(setup.players == players for setup in setups) for players in range(1, 6)]
    assert counts == [2 * 3 * 3 * 8, 4, 4, 4, 4]


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
    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return {"where": self.where[:]}


class ViewIsNoJson(toy.Tea):
    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return {**super().view(viewer), "cups": tuple(self.cups)}


class NobodyEverMoves(toy.Tea):
    def is_unmoved(self, player: int, before: Position) -> bool:
        return True


class NobodyEverLearns(toy.Tea):
    def nobody_learnt(self, before: Position) -> bool:
        return True


class DealsTheOwnHandToo(toy.Tea):
    def known(self, card: int, viewer: int) -> bool:
        return False

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
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
    @property
    def ranking(self) -> list[int]:
        return [0] * len(self.points)


class LosersWin(toy.Tea):
    @property
    def winner(self) -> int | None:
        return self.ranking[-1]


class EverybodyWins(toy.Tea):
    def returns(self) -> list[float]:
        return [1.0] * len(self.points)


class NobodyWins(toy.Tea):
    @property
    def winner(self) -> int | None:
        return None


class DealsWithoutNewMoves(toy.Tea):
    def determinise(self, viewer: int, rng: Rng) -> toy.Tea:
        copy = super().determinise(viewer, rng)
        copy._legal = self.legal
        return copy


class RollsDiceOfItsOwn(toy.Tea):
    dice = random.Random(1)

    def interrupt(self, move: int) -> None:
        super().interrupt(move)
        self.points[0] += self.dice.randrange(1000)


def setup_of(position: type[toy.Tea]) -> Setup:
    def new(players: int, options: dict[str, Any], content: object, rules: int) -> toy.Tea:
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
        (NobodyEverMoves, "is said to be unmoved"),
        (NobodyEverLearns, "nobody is said to have learnt anything"),
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
        (NobodyWins, "the winner is not the first in the ranking"),
        (DealsWithoutNewMoves, "has the moves of another"),
        (RollsDiceOfItsOwn, "where nobody listens|replays to another position"),
    ],
)
def test_a_game_that_breaks_a_law_is_found_out(position: type[toy.Tea], reason: str) -> None:
    with pytest.raises(Broken, match=reason):
        check_games(setup_of(position), TEA)


def check_games(setup: Setup, laws: Laws, often: float = 0.5) -> None:
    for seed in range(20):
        check_game(setup, seed, laws, often)


def test_where_something_is_hidden_every_position_is_looked_at() -> None:
    laws = Laws(hidden=True)
    check_games(setup_of(toy.Tea), laws, often=0)
    with pytest.raises(Broken, match="looks different"):
        check_games(setup_of(ViewShowsAllCards), laws, often=0)


def test_a_game_may_have_no_winner_if_its_laws_allow_it() -> None:
    check_games(setup_of(NobodyWins), Laws(always_won=False))


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


# Gùgōng: whatever is out of place is found


def spoil(change: Callable[[dict[str, Any]], None], players: int = 4) -> None:
    """Change the pieces of a position in mid-game, and hold it to the laws."""
    setup, laws = Setup(GAMES["gugong"], players), laws_of(GAMES["gugong"])
    position = setup.position()
    playout(position, Rng(5), 150)
    fair = laws.conserved(position)
    pieces = position.pieces()
    change(pieces)
    position.place(pieces)
    assert laws.conserved(position) == fair, "something is not conserved"


def in_family(**pieces: Any) -> Callable[[dict[str, Any]], None]:
    return lambda table: table["families"][0].update(pieces)


def one_more(table: dict[str, Any]) -> None:
    table["families"][1]["pool"] += 1


def two_ships_in_a_harbour(table: dict[str, Any]) -> None:
    for family in table["families"][:2]:
        family["supply"] += family["cargo"][0] - 1
        family["berths"][0], family["cargo"][0] = 3, 1


def card_twice(table: dict[str, Any]) -> None:
    table["pile"].append(table["board"][0])


def card_lost(table: dict[str, Any]) -> None:
    table["pile"].pop()


def token_lost(table: dict[str, Any]) -> None:
    kind = max(range(12), key=lambda token: int(table["token_pile"][token]))
    table["token_pile"][kind] -= 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (one_more, "G1.7"),
        (card_twice, "G1.4"),
        (card_lost, "G1.4"),
        (token_lost, "not conserved"),
        (two_ships_in_a_harbour, "G10.2"),
        (in_family(double=4), "G4.5"),
        (in_family(double=2), "G11.1"),
        (in_family(vp=-1), "G4.5"),
        (in_family(envoy=9), "G8.1"),
        (in_family(envoy=8), "G8.1"),
        (in_family(envoy=8, arrival=5), "G8.1"),
        (in_family(intrigue=15), "G7"),
        (in_family(tokens=[0] * 7), "G4.3"),
        (lambda table: table["track"].reverse(), "G7.2"),
        (lambda table: table["decrees"].reverse(), "G1.6"),
        (lambda table: table.update(medal=4), "G7.1"),
        (lambda table: table.update(day=5), "G1.3"),
        (lambda table: table.update(houses=64), "G1.5"),
        (lambda table: table.update(dice=[7, 4, 1]), "G1.2"),
    ],
)
def test_an_impossible_position_of_gugong_is_found_out(change: Callable[[dict[str, Any]], None], reason: str) -> None:
    """G1.4, G1.7: and so are all the other things that are counted."""
    spoil(lambda table: None)
    with pytest.raises(AssertionError, match=reason):
        spoil(change)
