"""Sequential tests of a new network."""

from itertools import cycle, repeat

from yamen.training.gate import Sprt, Trial, trial


def test_a_clearly_better_bot_passes_soon_and_a_worse_one_does_not() -> None:
    seen: list[Trial] = []
    better = trial(2, cycle([True, True, True, False]), 1000, seen.append)
    assert better.better is True
    assert better.games < 100
    assert seen[-1] == better
    assert trial(4, cycle([True, False, False, False, False, False]), 1000, seen.append).better is False


def test_what_is_not_decided_stays_open_and_ends_nevertheless() -> None:
    fair = trial(2, cycle([True, False]), 40, lambda _: None)
    assert fair == Trial(2, 20, 40, None)


def test_a_fair_share_depends_on_the_number_of_players() -> None:
    """Three of ten is a loss for one of two, and more than fair for one of four."""
    two, four = Sprt(1 / 2), Sprt(1 / 4)
    for test in (two, four):
        for won in [*repeat(True, 30), *repeat(False, 70)]:
            test.add(won)
    assert two.ratio < 0 < four.ratio
