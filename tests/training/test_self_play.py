"""Games for training, and the buffer that keeps them."""

import json
from pathlib import Path

import numpy as np
import pytest

from tests.training.tea import TEA, TeaEncoder
from tests.training.test_network import tea_examples
from yamen.engine.definition import Setup
from yamen.engine.errors import BadOption
from yamen.engine.rng import Rng
from yamen.games import GAMES, find_game
from yamen.training.examples import from_bytes, to_bytes
from yamen.training.generation import PlayGames, most_contenders, new_encoder
from yamen.training.replay import VALIDATION_EVERY, ReplayBuffer
from yamen.training.self_play import NoisyPlayer, Player, play, random_setup


def test_training_setups_are_of_every_kind() -> None:
    for name, game in GAMES.items():
        setups = [random_setup(game, seed, seed) for seed in range(60)]
        assert {setup.players for setup in setups} == set(game.players)
        assert len({json.dumps(setup.options) for setup in setups}) > 5, name


def test_the_first_games_have_policies_over_legal_moves_and_outcomes() -> None:
    rng = Rng(5)
    setup = Setup(TEA, 3)
    players: list[Player] = [NoisyPlayer(setup, TEA.evaluator(), 0, rng) for _ in range(3)]
    game = play(setup, TeaEncoder(), players, rng)
    assert sum(game.win) == 1
    assert game.points[game.win.index(1)] == max(game.points)
    for decision in game.decisions:
        assert len(decision.features) == 2 + 3 * len(TeaEncoder.seat_features)
        assert len(decision.policy) == len(decision.legal) > 1
        assert sum(decision.policy) == pytest.approx(1)


@pytest.mark.parametrize(("name", "simulations"), [("dragon", 2), ("gugong", 0)])
def test_the_same_task_gives_the_same_examples(name: str, simulations: int) -> None:
    """With several numbers of players and, alone, somebody to play against; now and then a bot thinks ahead."""
    task = PlayGames(name, 1, 0, 2, None, simulations)
    examples, again = from_bytes(task.run()), from_bytes(task.run())
    assert all(np.array_equal(column, getattr(again, name)) for name, column in examples._asdict().items())
    encoder = new_encoder(name)
    width = len(encoder.table_features) + most_contenders(name) * len(encoder.seat_features)
    assert examples.features.shape == (examples.size, width)
    assert set(examples.contenders.tolist()) == {max(2, players) for players in find_game(name).players[:2]}
    assert np.allclose(examples.win.sum(axis=1), 1)
    assert (examples.mover < examples.contenders).all()


def test_a_game_without_an_encoder_is_not_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tea", TEA._replace(encoder=None))
    with pytest.raises(BadOption, match="no encoder"):
        new_encoder("tea")


def test_the_buffer_keeps_the_newest_examples_and_holds_some_back(tmp_path: Path) -> None:
    data = to_bytes(tea_examples(4))
    each = from_bytes(data).size
    replay = ReplayBuffer(tmp_path, 5 * each)
    assert [replay.add(data) for _ in range(VALIDATION_EVERY + 2)] == [0, *[each] * (VALIDATION_EVERY - 1), 0, each]
    assert len(replay) == replay.examples().size == 5 * each
    assert replay.validation().size == each
    again = ReplayBuffer(tmp_path, 5 * each)
    assert again.next == replay.next
    assert again.examples().size == 5 * each
    assert len(list(tmp_path.iterdir())) == len(replay.files)
