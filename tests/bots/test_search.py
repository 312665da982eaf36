"""The search over a model, shown with games that it knows nothing of, and with the real ones."""

from typing import Any

import pytest

import yamen
from tests.bots.nim import Nim, NoIdea
from tests.engine import toy
from yamen.bots.clock import FOREVER, Clock
from yamen.bots.model import Evaluation, EvaluatorModel, Model
from yamen.bots.observation import Observation
from yamen.bots.search import UNLIMITED, Node, Search, SearchConfig, SearchResult, halvings_of
from yamen.bots.search_bot import SearchBot
from yamen.engine.definition import Setup
from yamen.engine.evaluator import ScoreEvaluator
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE
from yamen.games import find_game

TICK = 0.001


def searched(s: Position, simulations: float, model: Model | None = None, **config: Any) -> tuple[Search, SearchResult]:
    search = Search(model or EvaluatorModel(NoIdea()), SearchConfig(simulations, **config), Rng(1))
    return search, search.run(Observation(s, s.player))


# What it finds


@pytest.mark.parametrize("pile", [5, 6, 7, 9, 10, 11])
def test_search_leaves_a_pile_that_nobody_can_win_from(pile: int) -> None:
    _, result = searched(Nim(pile), 2000)
    assert result.move == pile % 4
    assert result.policy[pile % 4 - 1] > 0.99
    assert result.win_chances[0] > 0.9


def test_every_player_goes_for_their_own_win() -> None:
    assert searched(Nim(3, 3), 200)[1].move == 3
    assert searched(Nim(2, 3), 200)[1].move == 2


def tea(cards: list[list[int]], points: list[int]) -> toy.Tea:
    """The first player to move, with no cups and these cards, the rest of them hidden away."""
    s = toy.Tea(len(cards))
    s.where = [toy.HIDDEN] * toy.CARDS
    for seat, hand in enumerate(cards):
        for card in hand:
            s.where[card - 1] = seat
            s.seen_by[card - 1] = 1 << seat
    s.points, s.cups = points, [0] * len(cards)
    s.setup = Setup(toy.GAME, len(cards))
    s.then([toy.Round()])
    s.advance()
    return s


def test_a_game_with_dice_is_won_where_it_can_be() -> None:
    """The 9 must be served, and the toasts must go to the player who can't win by them."""
    model = EvaluatorModel(ScoreEvaluator())
    s = tea([[9], [4], [1]], [0, 4, 0])
    _, served = searched(s, 100, model)
    assert s.text(served.move) == "serve 9"
    s.play(served.move)
    _, toasted = searched(s, 100, model)
    assert s.text(toasted.move) == "toast 3"


@pytest.mark.parametrize(("game", "seed"), [("dragon", 14), ("dragon", 27), ("gugong", 28), ("gugong", 33)])
def test_the_last_decision_of_a_game_wins_it_where_it_can(game: str, seed: int) -> None:
    """Of the last decisions that both win and lose, in games played at random."""
    s = yamen.new_game(game, 2, seed=seed).position
    moves = Rng(seed)
    before: list[Position] = []
    while not s.is_over:
        if s.player != CHANCE:
            before = [s.clone(), *before[:3]]
        s.play(s.roll(moves) if s.player == CHANCE else moves.pick(s.legal))
    for s in before:
        wins = outcomes(s, s.player)
        if 0 < sum(wins.values()) < len(wins):
            break
    assert 0 < sum(wins.values()) < len(wins)
    _, result = searched(s, 40, EvaluatorModel(find_game(game).evaluator()))
    assert wins[result.move] == 1


def outcomes(s: Position, player: int) -> dict[int, float]:
    """Whether a player can still win, without others' help, after each move."""
    found: dict[int, float] = {}
    for move in s.legal:
        after = s.clone()
        after.play(move)
        if after.is_over:
            found[move] = after.returns()[player]
        else:
            assert after.player == player
            found[move] = max(outcomes(after, player).values())
    return found


# How it is spent


def test_simulations_are_made_and_the_better_moves_get_more() -> None:
    search, result = searched(Nim(11), 640)
    visits = [child.visits for child in search.root.legal_children]
    assert sum(visits) == search.simulations <= 640
    assert max(visits) == visits[result.move - 1]
    assert sum(leaves.count for leaves in search.leaves if leaves) == search.simulations


def test_a_search_ends_when_the_choice_can_not_change_any_more() -> None:
    """All of three wins; one or two lose as soon as the answer is seen."""
    search, result = searched(Nim(3), 6400)
    assert result.move == 3
    assert 3200 < search.simulations < 5800


def test_a_search_goes_on_while_the_choice_may_change() -> None:
    search, _ = searched(Nim(11), 640, Flat())
    assert search.simulations == 640


@pytest.mark.parametrize(("moves", "halvings"), [(1, 0), (2, 1), (3, 2), (4, 2), (9, 4), (16, 4)])
def test_moves_are_halved_until_one_is_left(moves: int, halvings: int) -> None:
    assert halvings_of(moves) == halvings


@pytest.mark.parametrize(("simulations", "tried"), [(64, 9), (24, 8), (8, 4), (1, 1)])
def test_few_simulations_go_to_few_moves(simulations: int, tried: int) -> None:
    s = Setup(find_game("dragon"), 2).position()
    rng = Rng(1)
    while s.player == CHANCE:
        s.play(s.roll(rng))
    assert len(s.legal) == 9
    search, _ = searched(s, simulations, Flat())
    assert len([leaves for leaves in search.leaves if leaves]) == tried


class Flat(Model):
    """Expects the same of all positions, and of all moves."""

    def evaluate(self, s: Position) -> Evaluation:
        count = len(s.scores)
        return Evaluation([0.0] * count, [1.0 / count] * count, [1.0 / max(1, len(s.legal))] * len(s.legal))


def test_where_nothing_is_known_the_policy_stays_the_prior() -> None:
    _, result = searched(Nim(40), 30, Flat())
    assert result.policy == pytest.approx([1 / 3] * 3)
    assert result.win_chances == pytest.approx([1 / 2] * 2)


def test_with_noise_other_moves_are_tried_and_the_policy_is_free_of_it() -> None:
    chosen = set()
    for seed in range(20):
        search = Search(Flat(), SearchConfig(4, noise=True), Rng(seed))
        result = search.run(Observation(Nim(40), 0))
        chosen.add(result.move)
        assert result.policy == pytest.approx([1 / 3] * 3)
    assert chosen == {1, 2, 3}


class Ticking(Flat):
    """Takes its time, by a clock of its own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.clock = Clock(self.time)

    def evaluate(self, s: Position) -> Evaluation:
        self.now += TICK
        return super().evaluate(s)

    def time(self) -> float:
        return self.now


def test_a_search_ends_in_time_and_halves_as_the_time_goes_by() -> None:
    for hundredths in (3, 10, 20, 50):
        model = Ticking()
        search = Search(model, SearchConfig(seconds=hundredths / 100), Rng(1), model.clock)
        search.run(Observation(Nim(400), 0))
        assert 0.9 * hundredths / 100 <= model.now <= hundredths / 100
        assert sum(child.visits for child in search.root.legal_children) == search.simulations
        visits = sorted(child.visits for child in search.root.legal_children)
        assert visits[0] < visits[1] - 1 or hundredths == 3


def test_a_search_makes_at_least_one_simulation_however_little_time_it_has() -> None:
    search, result = searched(Nim(7), UNLIMITED, seconds=0.0)
    assert search.simulations == 1
    assert result.move in (1, 2, 3)


# What it may know


def test_choices_that_not_every_determinisation_offers_are_counted_by_how_often_they_are() -> None:
    """The other player has one of three cards, and each of them as often as not."""
    s = tea([[9, 8], [1, 2]], [0, 0])
    search = Search(EvaluatorModel(ScoreEvaluator()), SearchConfig(600), Rng(1))
    search.run(Observation(s, 0))
    counted = 0
    for child in search.root.legal_children:
        for node in [child, *(child.children or {}).values()]:
            below = list((node.children or {}).values())
            if node.player == 1 and below:
                assert all(each.visits <= each.availability <= node.visits for each in below)
                counted += any(each.availability < node.visits - 1 for each in below)
    assert counted > 0


@pytest.mark.parametrize("game", yamen.GAMES)
def test_the_same_seed_and_simulations_give_the_same_choice(game: str) -> None:
    table = yamen.new_game(game, 3, seed=5)
    seat = Observation(table.position, table.player)
    model = EvaluatorModel(find_game(game).evaluator())
    rated = [SearchBot(model, SearchConfig(25), 7).rate(seat, 3, -1, FOREVER) for _ in range(2)]
    assert rated[0] == rated[1]
    assert rated[0][0].move == SearchBot(model, SearchConfig(25), 7).choose(seat)


# The bot


def bot_for(game: str, simulations: float) -> SearchBot:
    return SearchBot(EvaluatorModel(find_game(game).evaluator()), SearchConfig(simulations), 3)


def test_what_was_found_about_the_next_question_of_a_move_is_kept() -> None:
    """An exchange in Gùgōng asks on: how to pay, what to do there."""
    table = yamen.new_game("gugong", 2, seed=5)
    bot = bot_for("gugong", 12)
    kept = 0
    for _ in range(6):
        player = table.player
        table.play(bot.choose(Observation(table.position, player)))
        if table.player == player and bot.is_expected(Observation(table.position, player)):
            assert isinstance(bot.next, Node)
            assert bot.next.visits > 0
            kept += 1
    assert kept > 0


def test_moves_are_rated_and_the_one_asked_for_is_among_them() -> None:
    table = yamen.new_game("dragon", 3, seed=5)
    seat = Observation(table.position, table.player)
    legal = table.legal_moves()
    for also in legal:
        rated = bot_for("dragon", 16).rate(seat, 2, also, FOREVER)
        assert len(rated) == len({each.move for each in rated}) in (2, 3)
        assert also in [each.move for each in rated]
        for each in rated:
            assert len(each.win_chances) == len(each.points) == 3
            assert sum(each.win_chances) == pytest.approx(1)
        assert 0 < rated[0].share < 1


def test_a_shortened_bot_thinks_less() -> None:
    table = yamen.new_game("dragon", 2, seed=5)
    seat = Observation(table.position, table.player)
    bot = bot_for("dragon", 40)
    for share, simulations in ((1.0, 40), (0.5, 20)):
        bot.shorten(share)
        bot.run(seat)
        assert bot.search.simulations == simulations


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("dragon", 2, {}),
        ("dragon", 3, {"great_wall": True, "super_event": "tornado"}),
        ("dragon", 5, {"super_event": "random"}),
        ("gugong", 1, {"level": "hard"}),
        ("gugong", 3, {"bonus": True, "expert": True}),
        ("gugong", 5, {}),
    ],
)
def test_search_plays_whole_games_of_every_kind(game: str, players: int, options: dict[str, Any]) -> None:
    table = yamen.new_game(game, players, seed=5, **options)
    bots = [bot_for(game, 2) for _ in range(players)]
    while not table.is_over:
        move = bots[table.player].choose(Observation(table.position, table.player))
        assert move in table.legal_moves()
        table.play(move)
