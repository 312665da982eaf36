"""A move frame by frame ends where the move does, and tells the same."""

import random

import pytest

from yamen import GAMES
from yamen.conformance import all_setups
from yamen.engine.frames import play_frames
from yamen.engine.messages import Message
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, SPECTATOR


def played(before: Position, move: int) -> tuple[Position, list[Message]]:
    after = before.clone()
    news: list[Message] = []
    after.news = news
    after.play(move)
    return after, news


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in GAMES for players in GAMES[name].players])
def test_frames_add_up_to_the_move(name: str, players: int) -> None:
    setup = [setup for setup in all_setups(GAMES[name]) if setup.players == players][-1]
    dice, chance = random.Random(players), Rng(players)
    position = setup.position()
    several = 0
    while not position.is_over:
        move = position.roll(chance) if position.player == CHANCE else dice.choice(position.legal)
        viewer = dice.choice([SPECTATOR, *range(players)])
        after, news = played(position, move)
        frames = play_frames(position, move, viewer)
        assert [event for frame in frames for event in frame.events] == news
        assert frames[-1].view == after.view(viewer)
        several += len(frames) > 1
        position = after
    assert several > 10
