"""The levels to play at."""

import pytest

import yamen
from yamen.bots import BOTS, LEVELS, level_of, new_bot
from yamen.bots.arena import compete, results
from yamen.bots.levels import model_of
from yamen.bots.mcts_bot import MCTSBot
from yamen.bots.model import NetworkModel
from yamen.bots.observation import Observation
from yamen.bots.policy_bot import LEAST, PolicyBot
from yamen.bots.rollouts import RolloutBot
from yamen.bots.search_bot import SearchBot
from yamen.engine.definition import Setup
from yamen.engine.errors import BadOption
from yamen.games import find_game


def test_the_levels_stand_beside_the_bots_they_are_measured_by() -> None:
    assert BOTS == ("random", "greedy", "beginner", "casual", "strong", "master", "grandmaster")


def test_no_level_thinks_longer_than_people_like_to_wait() -> None:
    assert LEVELS["strong"].seconds <= 0.5
    assert LEVELS["master"].seconds <= 2.0
    assert LEVELS["grandmaster"].seconds <= 10.0  # for reviews and games that last days
    assert all(LEVELS[name].seconds == 0 for name in ("random", "greedy", "beginner", "casual"))


@pytest.mark.parametrize(
    ("game", "players"), [(name, players) for name, game in yamen.GAMES.items() for players in game.players]
)
def test_all_levels_play_by_the_network_of_the_game(game: str, players: int) -> None:
    assert isinstance(model_of(game), NetworkModel)
    for name in ("beginner", "casual"):
        erring = new_bot(name, game, 1, players)
        assert isinstance(erring, PolicyBot)
        assert erring.model is model_of(game)
    for name in ("strong", "master", "grandmaster"):
        searching = new_bot(name, game, 1, players)
        assert isinstance(searching, SearchBot)
        assert searching.search.model is model_of(game)


@pytest.mark.parametrize("game", yamen.GAMES)
def test_the_former_master_stays_what_it_was_and_plays_with_others(game: str) -> None:
    former = new_bot("master-0.1@5", game, 1, 2)
    assert isinstance(former, RolloutBot if find_game(game).search.rollouts else MCTSBot)
    assert "master-0.1" not in BOTS
    with pytest.raises(BadOption, match="with 2 players or more"):
        new_bot("master-0.1@5", game, 1, 1)


def test_a_name_may_say_how_many_simulations() -> None:
    assert level_of("master@500") == (LEVELS["master"], 500)
    bot = new_bot("master-0.1@7", "dragon", 1)
    assert isinstance(bot, MCTSBot)
    assert bot.search.config.simulations == 7
    with pytest.raises(BadOption, match="'greedy' makes no simulations; name it without '@5'"):
        new_bot("greedy@5", "dragon", 1)
    with pytest.raises(BadOption, match="write for example master@500"):
        new_bot("master@many", "dragon", 1)
    with pytest.raises(BadOption, match="no bot 'clever'"):
        new_bot("clever@5", "dragon", 1)


@pytest.mark.parametrize("game", yamen.GAMES)
def test_whoever_errs_more_agrees_less_with_the_network_and_makes_no_nonsense(game: str) -> None:
    model = model_of(game)
    table = yamen.new_game(game, 3, seed=2)
    agreed = {"casual": 0, "beginner": 0}
    for number in range(60):
        seat = Observation(table.position, table.player)
        priors = dict(zip(seat.legal, model.evaluate(table.position).priors, strict=True))
        best = max(priors, key=lambda move: priors[move])
        for name in agreed:
            chosen = new_bot(name, game, number, 3).choose(seat)
            agreed[name] += chosen == best
            assert priors[chosen] >= LEAST / 3 * priors[best]  # as dealt, others may hold something else
        table.play(best)
    assert 60 > agreed["casual"] > agreed["beginner"] > 15


@pytest.mark.parametrize("game", yamen.GAMES)
@pytest.mark.parametrize(("better", "worse"), [("casual", "beginner"), ("beginner", "random")])
def test_each_level_beats_the_one_below(game: str, better: str, worse: str) -> None:
    bots = [better, worse]
    found = results(bots, list(compete(Setup(find_game(game), 2), bots, 20, 1)))
    assert found[0].wins >= 14
