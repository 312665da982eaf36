"""The levels to play at."""

import pytest

import yamen
from yamen.bots import BOTS, LEVELS, level_of, new_bot
from yamen.bots.arena import compete, results
from yamen.bots.mcts_bot import MCTSBot
from yamen.bots.model import NetworkModel
from yamen.bots.observation import Observation
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
def test_those_who_think_ahead_play_by_what_plays_best(game: str, players: int) -> None:
    """As measured for each number of players; `master-0.1` stays what it was."""
    search = find_game(game).search
    master = new_bot("master@5", game, 1, players)
    assert isinstance(master, SearchBot) == (players in search.learned)
    if isinstance(master, SearchBot):
        assert isinstance(master.search.model, NetworkModel)
    former = new_bot("master-0.1@5", game, 1, players)
    assert isinstance(former, RolloutBot if search.rollouts else MCTSBot)
    assert "master-0.1" not in BOTS


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


def test_whoever_errs_more_agrees_less_with_who_does_not() -> None:
    table = yamen.new_game("dragon", 3, seed=2)
    agreed = {"casual": 0, "beginner": 0}
    for number in range(60):
        seat = Observation(table.position, table.player)
        best = new_bot("greedy", "dragon", 1).choose(seat)
        for name in agreed:
            agreed[name] += new_bot(name, "dragon", number).choose(seat) == best
        table.play(best)
    assert 60 > agreed["casual"] > agreed["beginner"] > 15


def test_a_beginner_is_better_than_chance() -> None:
    bots = ["beginner", "random"]
    found = results(bots, list(compete(Setup(find_game("dragon"), 2), bots, 10, 1)))
    assert found[0].wins >= 9
