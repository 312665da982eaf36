"""Trying moves out, shown with a toy game that it knows nothing of, and with the real ones."""

import pytest
from mypy_extensions import i64

import yamen
from tests.bots.nim import Nim, NoIdea
from tests.bots.test_deadline import TICK, Slow, question
from yamen.bots import new_bot
from yamen.bots.levels import EVALUATIONS
from yamen.bots.seat import Seat
from yamen.bots.trials import BREADTH, TO_THE_END, TO_THE_NEXT_STAGE, VICTORY, Manner, TrialBot, is_surely_worse
from yamen.engine.agenda import Position

PLAYERS = 4
TO_END = PLAYERS + 40
"""The evaluations that may still be made once the time is up: one choice at first sight, and the position for all."""


@pytest.mark.parametrize("pile", [5, 6, 7])
def test_whoever_tries_out_leaves_a_pile_that_nobody_can_win_from(pile: int) -> None:
    assert TrialBot(NoIdea(), 1, 60).choose(Seat(Nim(pile), 0)) == pile % 4


@pytest.mark.parametrize("game", yamen.GAMES)
def test_the_same_seed_and_trials_give_the_same_choice(game: str) -> None:
    table = question(game, 2)
    chosen = [TrialBot(EVALUATIONS[game](), 7, 12).choose(Seat(table.position, table.player)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in table.legal_moves()


def test_only_moves_that_look_nearly_as_good_as_the_best_are_tried() -> None:
    table = question("gugong", 2)
    bot = TrialBot(EVALUATIONS["gugong"](), 1, 12)
    seen = bot.at_first_sight(Seat(table.position, table.player))
    worths = [bot.greedy.after(table.position, move, table.player, 3) for move in seen]
    assert list(seen.values()) == worths == sorted(worths, reverse=True)
    assert 1 < len(worths) <= BREADTH
    assert worths[0] - worths[-1] <= TO_THE_NEXT_STAGE.margin


def test_the_worse_ones_drop_out() -> None:
    table = question("gugong", 2)
    bot = TrialBot(EVALUATIONS["gugong"](), 1, 30)
    assert len(bot.at_first_sight(Seat(table.position, table.player))) > 2
    assert len(bot.best(Seat(table.position, table.player))) <= 2


def test_a_move_drops_out_that_is_worse_by_more_than_luck() -> None:
    best = [100, 300, 200, 400, 150, 350, 250, 450]
    assert is_surely_worse([gain - 50 - at for at, gain in enumerate(best)], best)
    assert not is_surely_worse([gain + 50 - at for at, gain in enumerate(best)], best)
    assert not is_surely_worse(best[::-1], best)
    assert not is_surely_worse(best, best)


@pytest.mark.parametrize("game", yamen.GAMES)
def test_trying_out_ends_in_time(game: str) -> None:
    table = question(game)
    for hundredth in (1, 5, 20, 60, 150):
        slow = Slow(game)
        bot = TrialBot(slow, 1, 1e12, hundredth / 100, slow.clock)
        assert bot.choose(Seat(table.position, table.player)) in table.legal_moves()
        assert slow.now <= hundredth / 100 + TO_END * TICK


def test_in_gugong_those_who_think_ahead_try_out() -> None:
    bot = new_bot("master@9", "gugong", 1)
    assert isinstance(bot, TrialBot)
    assert bot.trials == 9
    unhurried = new_bot("strong", "gugong", 1)
    assert isinstance(unhurried, TrialBot)
    assert 0 < unhurried.seconds <= 0.5


def test_alone_every_trial_is_a_whole_game() -> None:
    bot = new_bot("master@9", "gugong", 1, players=1)
    assert isinstance(bot, TrialBot)
    assert bot.manner == TO_THE_END
    s = question("gugong", 1).position.clone()
    assert bot.play_on(s, bot.evaluation.stage(s), 5)
    assert s.is_over()
    together = new_bot("master@9", "gugong", 1, players=2)
    assert isinstance(together, TrialBot)
    s = question("gugong", 2).position.clone()
    stage = together.evaluation.stage(s)
    assert together.play_on(s, stage, 5)
    assert together.evaluation.stage(s) == stage + 1


class LikesMany(NoIdea):
    """Likes small piles: takes as many as it may."""

    def worth(self, s: Position, seat: i64) -> i64:
        assert isinstance(s, Nim)
        return 100 * s.scores()[seat] - 10 * s.pile

    def standing(self, s: Position) -> list[int]:
        return [100 * score for score in s.scores()]


@pytest.mark.parametrize(("first_sight", "taken"), [(0, 1), (10**6, 3)])
def test_first_sight_counts_as_some_trials(first_sight: int, taken: int) -> None:
    """Of five, whoever takes one wins against somebody who likes to take many."""
    bot = TrialBot(LikesMany(), 1, 60, manner=Manner(True, 500, first_sight))
    assert bot.choose(Seat(Nim(5), 0)) == taken


def test_at_the_end_of_a_game_winning_counts_most() -> None:
    bot = TrialBot(NoIdea(), 1, 60, manner=TO_THE_END)
    won, lost = Nim(1), Nim(1)
    lost.last = 1
    for s in (won, lost):
        s.agenda.clear()
        s.advance()
        assert s.is_over()
    assert 0 < bot.gain(lost, 0) < bot.gain(won, 0) < int(2 * VICTORY)
