"""What a bot expects, and why."""

import pytest

import yamen
from yamen.bots.levels import EVALUATIONS
from yamen.bots.seat import Seat
from yamen.bots.why import why


@pytest.mark.parametrize(("game", "players"), [("dragon", 2), ("dragon", 4), ("gugong", 1), ("gugong", 3)])
def test_the_best_moves_come_with_chances_points_and_reasons(game: str, players: int) -> None:
    table = yamen.new_game(game, players, seed=3)
    outlook = why(Seat(table.position, table.player), game, 1, simulations=60, most=3)
    assert 1 <= len(outlook.moves) <= 3
    shares = [move.share for move in outlook.moves]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 1.0001
    for move in outlook.moves:
        assert move.move in table.legal_moves()
        assert 0 <= move.win_chance <= 1
        assert -10 < move.score < 200
        assert len(move.reasons) <= 3
        assert {reason.source for reason in move.reasons} <= set(EVALUATIONS[game].sources)
    assert any(move.reasons for move in outlook.moves)
    assert sum(outlook.win_chances) == pytest.approx(1, abs=0.01)
    assert outlook.win_chances[table.player] == pytest.approx(outlook.moves[0].win_chance)


def test_the_best_move_is_the_one_that_the_same_search_chooses() -> None:
    table = yamen.new_game("dragon", 3, seed=8)
    outlook = why(Seat(table.position, table.player), "dragon", 4, simulations=50, most=100)
    assert outlook.moves[0].share == max(move.share for move in outlook.moves)
    assert sum(move.share for move in outlook.moves) == pytest.approx(1)


def test_who_is_not_to_move_has_chances_but_no_moves() -> None:
    table = yamen.new_game("dragon", 2, seed=3)
    outlook = why(Seat(table.position, 1 - table.player), "dragon", 1)
    assert outlook.moves == []
    assert sum(outlook.win_chances) == pytest.approx(1)
    assert len(outlook.scores) == 2


def test_when_a_game_is_over_the_winner_is_sure() -> None:
    table = yamen.new_game("dragon", 2, seed=3)
    while not table.is_over:
        table.play(table.legal_moves()[0])
    outlook = why(Seat(table.position, 0), "dragon", 1)
    assert outlook.win_chances == table.position.returns()
    assert outlook.scores == [float(score) for score in table.position.scores()]


def test_it_is_told_as_plain_data() -> None:
    table = yamen.new_game("gugong", 2, seed=3)
    data = why(Seat(table.position, table.player), "gugong", 1, simulations=20, most=1).to_json()
    assert list(data) == ["win_chances", "scores", "moves"]
    assert list(data["moves"][0]) == ["move", "share", "win_chance", "score", "reasons"]
    assert all(list(reason) == ["source", "points"] for reason in data["moves"][0]["reasons"])
