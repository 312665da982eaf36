"""Counts packed into one int, and sets of options kept by bit mask."""

import pytest

import yamen
from yamen.engine.counts import bit, changed, count, packed, present, present_counts, things, total, unpacked
from yamen.engine.moves import OptionSets
from yamen.engine.rng import Rng

LISTS = [[], [0, 0, 0], [3, 0, 15, 1], [15] * 15, [0] * 14 + [15]]


@pytest.mark.parametrize("counts", LISTS)
def test_packed_counts_say_what_the_list_said(counts: list[int]) -> None:
    whole = packed(counts)
    assert unpacked(whole, len(counts)) == counts
    assert [count(whole, at) for at in range(len(counts))] == counts
    assert total(whole) == sum(counts)
    assert present_counts(whole) == [number for number in counts if number > 0]
    assert things(whole) == len(present_counts(whole))
    assert [at for at in range(15) if present(whole) >> at & 1] == [at for at, number in enumerate(counts) if number]


def test_a_change_leaves_the_other_counts_alone() -> None:
    rng = Rng(5)
    counts = [7] * 15
    whole = packed(counts)
    for _ in range(1000):
        at, by = rng.below(15), rng.below(3) - 1
        if 0 <= counts[at] + by <= 15:
            counts[at] += by
            whole = changed(whole, at, by)
    assert unpacked(whole, 15) == counts


@pytest.mark.parametrize("counts", [[16], [-1], [1] * 16])
def test_what_has_no_room_in_four_bits_is_refused(counts: list[int]) -> None:
    with pytest.raises(ValueError, match="can't be packed"):
        packed(counts)


def test_a_bit_is_right_for_every_number_up_to_61() -> None:
    """A constant that is shifted would lose the bits from 31 on in compiled code."""
    assert [bit(at) for at in range(62)] == [2**at for at in range(62)]


@pytest.mark.parametrize("mask", [0, 1, 0b101, 0b111, 0b11000])
def test_a_set_of_options_holds_the_moves_of_its_bits(mask: int) -> None:
    """Sets with more bits than are kept are made each time."""
    sets = OptionSets(40, 3)
    assert sets.of(mask) == [40 + at for at in range(5) if mask >> at & 1]
    assert (sets.of(mask) is sets.of(mask)) == (mask < 8)


@pytest.mark.parametrize("game", list(yamen.GAMES))
def test_whoever_changes_the_legal_moves_or_the_odds_spoils_no_other_game(game: str) -> None:
    rng = Rng(1)
    spoiled, sound = (yamen.new_position(game, 3) for _ in range(2))
    while not sound.is_over:
        for handed_out in (spoiled.legal, spoiled.legal_moves(), spoiled.agenda):
            handed_out.clear()
        if spoiled.player == yamen.CHANCE:
            spoiled.odds().clear()
        assert spoiled.legal == sound.legal
        move = sound.roll(rng) if sound.player == yamen.CHANCE else rng.pick(sound.legal)
        spoiled.play(move)
        sound.play(move)
