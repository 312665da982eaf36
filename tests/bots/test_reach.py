"""What a learned evaluation of Gùgōng knows of the table: gifts and tokens within reach, and Meng's cards."""

from tests.gugong.scenes import Table, scene
from tests.gugong.solo_scenes import HUMAN, MENG, solo
from yamen.games.gugong.ai.reach import REACH_FEATURES, reach_features
from yamen.games.gugong.ai.summary import FamilySummary
from yamen.games.gugong.day import is_free
from yamen.games.gugong.words import CITIES, LOCATIONS

BOARD = {
    "travel": "1-intrigue",
    "great_wall": "2-great_wall",
    "jade": "3-servants",
    "intrigue": "4-palace",
    "palace": "5-swap",
    "decrees": "6-servant",
    "canal": "9-none",
}


def within_reach(table: Table, seat: int = 0) -> dict[str, int]:
    """What isn't 0."""
    found = dict(zip(REACH_FEATURES, reach_features(FamilySummary(table.position, seat)), strict=True))
    return {name: count for name, count in found.items() if count}


def test_gifts_that_are_free_for_the_cards_in_hand_are_counted_at_their_locations() -> None:
    """G3.2, G3.3: a higher one is free, and 1 for 9."""
    table = scene(2).seat(0, hand="1-palace 5-servant").board(**BOARD).turn(0)
    found = within_reach(table)
    for at, location in enumerate(LOCATIONS):
        free = sum(is_free(table.position, 0, card, at) for card in table.family(0).hand)
        assert found.get(f"free at {location}", 0) == free
    assert found["values in hand"] == 6
    assert found["in hand: palace"] == found["in hand: servant"] == 1
    assert "stuck in hand" not in found


def test_equal_gifts_are_free_with_their_decree() -> None:
    """G9.3"""
    table = scene(2).seat(0, hand="5-servant").board(**BOARD)
    assert "free at palace" not in within_reach(table.turn(0))
    assert within_reach(table.decree("equal_gifts", 0).turn(0))["free at palace"] == 1


def test_a_card_lower_than_all_gifts_is_stuck() -> None:
    high = {**BOARD, "travel": "7-none", "canal": "6-swap"}
    assert within_reach(scene(2).seat(0, hand="1-palace 2-palace").board(**high).turn(0))["stuck in hand"] == 2


def test_only_gifts_in_reach_are_to_be_matched() -> None:
    """G12.1"""

    def matching(hand: str) -> int:
        table = scene(2).seat(0, hand=hand).board(**BOARD).dice(6, 6, 2).then(("ExchangeGift", 0), "CheckDice")
        return within_reach(table).get("matches in reach", 0)

    assert matching("4-great_wall") == 1
    assert matching("9-none") == 3


def test_the_cards_of_tomorrow_are_those_taken_today() -> None:
    """G3.4"""
    found = within_reach(scene(2).seat(0, hand="2-palace", discards="5-servant 6-swap").board(**BOARD).turn(0))
    assert found["values for tomorrow"] == 11
    assert found["for tomorrow: servant"] == found["for tomorrow: swap"] == 1
    assert found["free for tomorrow"] == 4 + 5


def test_tokens_that_the_traveller_can_go_to_are_in_reach_and_one_just_taken_is_to_be_used() -> None:
    """G4.2, G4.3"""
    table = scene(2).seat(0, traveller="beijing").cities(**dict.fromkeys(CITIES[1:], "vp")).then(("TravelStep", 0))
    assert within_reach(table)["in reach: vp"] == len(table.legal()) < len(CITIES) - 1
    table.play(table.legal()[0])
    assert within_reach(table)["to use: vp"] == 1


def test_the_card_that_is_swapped_is_known_by_its_value() -> None:
    """G3.6"""
    table = scene(2).seat(0, hand="2-palace 6-swap").board(**BOARD).then(("SwapOwn", 0)).play("swap-hand 6-swap")
    assert within_reach(table)["card to swap"] == 6


def test_meng_is_known_by_his_deck_and_not_by_his_cards() -> None:
    """G14.1, G14.2"""
    table = solo(hand="2-palace 9-none").seat(HUMAN, hand="5-servant").board(**BOARD)
    table = table.automa("jade jade special", today="canal")
    found = within_reach(table.turn(HUMAN), MENG)
    assert found == {"Meng's deck: jade": 2, "Meng's deck: special": 1, "Meng's day: canal": 1}
