"""Encoders see the same, compiled or not: a network that was trained with one plays with the other."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from yamen.engine.definition import Setup
from yamen.engine.encoder import Encoder
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY
from yamen.games import GAMES

SOURCES = Path(__file__).parents[2] / "src" / "yamen" / "games"


def uncompiled(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> Encoder:
    spec = spec_from_file_location("uncompiled_encoding", SOURCES / game / "ai" / "encoding.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    encoder: Encoder = getattr(module, name)()
    return encoder


@pytest.mark.parametrize("name", GAMES)
def test_an_encoder_sees_the_same_compiled_or_not(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[name]
    assert game.encoder is not None
    one, other = game.encoder(), uncompiled(name, game.encoder.__name__, monkeypatch)
    for players in (game.players[0], game.players[-1]):
        s, rng = Setup(game, players).position(), Rng(players)
        while s.player != NOBODY:
            if s.player == CHANCE:
                s.play(s.roll(rng))
                continue
            assert one.encode(s) == other.encode(s)
            s.play(rng.pick(s._legal))
