"""What a bot may know, shown with a toy game in which something is hidden."""

from typing import Any

import pytest

import yamen
from yamen.bots import BOTS, new_bot
from yamen.bots.levels import LEVELS
from yamen.bots.observation import Observation
from yamen.engine.errors import BadOption
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import SPECTATOR


class Cups(Position):
    """A pea under one of many cups. Only the player of seat 0 has seen where."""

    def __init__(self, pea: int) -> None:
        super().__init__()
        self.pea = pea
        self._legal = [3, 5, 8]
        self.calls: list[str] = []

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        self.calls.append("view")
        return {"pea": self.pea if viewer == 0 else None}

    def determinise(self, viewer: int, rng: Rng) -> "Cups":
        self.calls.append("determinise")
        return Cups(self.pea if viewer == 0 else rng.below(1000))


def test_an_observation_has_a_view_the_legal_moves_deals_how_many_play_and_nothing_else() -> None:
    seat = Observation(Cups(7), 1)
    assert {name for name in dir(seat) if not name.startswith("_")} == {"viewer", "legal", "players", "view", "deal"}
    assert seat.viewer == 1
    assert seat.legal == [3, 5, 8]


def test_the_view_from_a_seat_is_the_view_of_its_player() -> None:
    assert Observation(Cups(7), 0).view() == {"pea": 7}
    assert Observation(Cups(7), 1).view() == {"pea": None}


def test_the_view_is_only_made_when_a_bot_looks() -> None:
    cups = Cups(7)
    seat = Observation(cups, 1)
    assert cups.calls == []
    seat.view()
    assert cups.calls == ["view"]


def test_a_deal_is_never_the_true_position() -> None:
    cups = Cups(7)
    seat = Observation(cups, 1)
    deals = [seat.deal(Rng(seed)) for seed in range(50)]
    assert cups.calls == ["determinise"] * 50
    assert all(deal is not cups for deal in deals)
    assert len({deal.pea for deal in deals if isinstance(deal, Cups)}) > 10
    assert all(deal.view(1) == cups.view(1) for deal in deals)


def test_a_bot_that_spoils_its_list_of_moves_spoils_nothing_else() -> None:
    cups = Cups(7)
    Observation(cups, 1).legal.clear()
    assert cups.legal == [3, 5, 8]


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(BadOption, match="no bot 'clever'; choose one of: random, greedy"):
        new_bot("clever", "dragon", 1)


@pytest.mark.parametrize("game", yamen.GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_every_named_bot_plays_every_game(name: str, game: str) -> None:
    table = yamen.new_game(game, 2, seed=1)
    few = f"{name}@20" if LEVELS[name].seconds else name
    move = new_bot(few, game, 1).choose(Observation(table.position, table.player))
    assert move in table.legal_moves()
