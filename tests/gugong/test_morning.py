"""G2: the morning phase, and the decrees used in it."""

from importlib.resources import files

import pytest

from tests.gugong.scenes import Scene, Table, scene
from yamen.games.gugong.content import read_content

ROLLS = ("roll 2", "roll 5", "roll 8")


def morning(opening: Scene, day: int = 2) -> Table:
    """A morning whose map stays as it is: there are no tokens to be drawn. The dice show 2, 5, 8."""
    return opening.token_pile("").morning(day).play(*ROLLS)


def test_the_first_morning_is_skipped() -> None:
    """G2.1, G2.2, G2.3, G2.5: on day 1 the medal, the map, the dice and the pools stay as they are."""
    table = scene(2).medal(1).dice(1, 4, 7).seat(0, hand="9-none").seat(1, hand="8-none").morning(1)
    view = table.view()
    assert (view["medal"], view["dice"], set(view["cities"].values())) == (1, [1, 4, 7], {None})
    assert (table.player, table.each("pool")) == (0, [6, 6])


def test_four_days_follow_each_other() -> None:
    """G2.3, G2.5, G12.3: each night is followed by a morning, the fourth by the end of the game."""
    table = scene(2).token_pile("").each(pool=12).seat(0, hand="9-none").morning(1)
    days = []
    while not table.is_over:
        if table.question == "exchange":
            days.append(table.view()["day"])
        table.play(table.legal()[-1] if table.player == -1 else table.legal()[0])
    assert days == [1, 2, 3, 4]
    assert len(table.told("dice-rolled")) == 3


def test_the_holder_of_the_medal_starts() -> None:
    """G2.1: and puts it back, so that somebody can take it this day."""
    table = morning(scene(3).medal(2).each(pool=6))
    assert (table.view()["start"], table.view()["medal"]) == (2, None)
    assert table.player == 2


def test_without_the_medal_the_start_player_stays() -> None:
    """G2.1"""
    table = morning(scene(3).start(1))
    assert (table.view()["start"], table.player) == (1, 1)


def test_every_empty_city_without_traveller_gets_a_token() -> None:
    """G2.2: in map order; a city where somebody is stays empty."""
    opening = scene(2).seat(0, traveller="jinan").seat(1, traveller="luoyang").cities(nanjing="vp", xian="ship")
    table = opening.then("FillMap")
    assert table.position.odds() == [4, 3, 3, 3, 2, 2, 2, 2, 2, 3, 2, 2]
    order = ["servant", "servants", "envoy", "intrigue", "card_for_jade", "swap"]
    table.play(*(f"lay-token {token}" for token in order))
    cities = ["hangzhou", "beijing", "kaifeng", "chengdu", "guangzhou", "fuzhou"]
    assert [table.city(city) for city in cities] == order
    assert [table.city(city) for city in ("nanjing", "jinan", "xian", "luoyang")] == ["vp", None, "ship", None]
    assert table.is_over


def test_the_large_map_is_filled_in_its_own_order() -> None:
    """G2.2: fourteen cities, the rim first."""
    table = scene(4).then("FillMap")
    table.play(*["lay-token servant"] * 4, *["lay-token vp"] * 3, *["lay-token wall"] * 3, *["lay-token ship"] * 3)
    table.play("lay-token double")
    assert [table.city(city) for city in ("fuzhou", "jinan", "beijing", "xian")] == ["servant", "servant", "vp", "vp"]
    assert (table.city("nanchang"), table.city("luoyang"), table.is_over) == ("ship", "double", True)


def test_empty_draw_piles_are_made_anew_of_the_discards() -> None:
    """G2.2: the discarded tokens are shuffled, and none is left in the discards."""
    taken = {"beijing": "servant", "nanjing": "servant", "jinan": "servant", "xian": "vp", "hangzhou": "envoy"}
    opening = scene(2).cities(**taken).discarded_tokens("wall wall ship")
    table = opening.token_pile("intrigue").then("FillMap")
    assert table.legal() == ["lay-token ship", "lay-token wall"]
    assert table.position.odds() == [1, 2]
    assert table.city("kaifeng") == "intrigue"
    assert table.told("tokens-shuffled") == [()]
    assert table.token_discards() == {}


def test_a_city_stays_empty_when_no_token_is_left() -> None:
    """G2.2 RULING: with draw piles and discards both empty."""
    table = scene(2).discarded_tokens("wall").token_pile("vp").then("FillMap")
    assert table.is_over
    assert (table.city("hangzhou"), table.city("nanjing"), table.city("jinan")) == ("vp", "wall", None)


def test_the_dice_are_rolled_every_morning() -> None:
    """G2.3: after the map is filled, before the decrees are used."""
    table = scene(2).decree("morning_intrigue", 0).token_pile("").morning(2)
    assert table.legal() == [f"roll {value}" for value in range(1, 7)]
    table.play("roll 6")
    assert table.legal() == [f"roll {value}" for value in range(4, 10)]
    table.play("roll 9", "roll 3")
    assert table.view()["dice"] == [6, 9, 3]
    assert (table.question, table.view()["day"]) == ("morning-decrees", 1)


def test_decrees_of_level_1_are_used_in_player_order() -> None:
    """G2.4: from the new start player on."""
    table = morning(scene(3).medal(1).decree("morning_envoy", 0, 1, 2))
    players = []
    while table.question == "morning-decrees":
        players.append(table.player)
        table.play("decree morning_envoy")
    assert players == [1, 2, 0]
    assert table.each("envoy") == [1, 1, 1]


def test_a_decree_may_be_left_unused() -> None:
    """G2.4"""
    table = morning(scene(2).decree("morning_envoy", 0))
    assert table.legal() == ["skip", "decree morning_envoy"]
    table.play("skip")
    assert table.each("envoy") == [0, 0]
    assert table.question == "gain"


@pytest.mark.parametrize("first", ["morning_servant", "morning_ship"])
def test_the_owner_of_two_chooses_their_order(first: str) -> None:
    """G2.4 RULING: with one servant in the supply, whichever comes first uses it up."""
    opening = scene(2).decree("morning_servant", 0).decree("morning_ship", 0)
    table = morning(opening.seat(0, pool=6, supply=1))
    assert table.legal() == ["skip", "decree morning_ship", "decree morning_servant"]
    table.play(f"decree {first}")
    assert table.family(0).supply == 0
    assert (table.family(0).pool, table.ships(0)[0]) == ((7, None) if first == "morning_servant" else (6, (1, 1, 1)))
    assert (table.question, table.player) == ("gain", 1)


def test_a_decree_that_would_do_nothing_cannot_be_used() -> None:
    """G2.4, G3.5: at the top of the track there is no step left."""
    opening = scene(2).decree("morning_intrigue", 0).decree("morning_envoy", 0)
    table = morning(opening.seat(0, intrigue=14))
    assert table.legal() == ["skip", "decree morning_envoy"]
    assert table.why_not("decree morning_intrigue") == {"kind": "nothing-to-do", "rule": "G3.5"}


@pytest.mark.parametrize("day", [2, 3, 4])
def test_new_servants_come_into_the_pools(day: int) -> None:
    """G2.5: four each, or fewer; the day marker has moved."""
    table = morning(scene(2).day(day - 1).each(pool=3), day)
    assert table.view()["day"] == day
    assert table.legal() == ["gain 0", "gain 1", "gain 2", "gain 3", "gain 4"]
    table.play("gain 4", "gain 1")
    assert (table.each("pool"), table.each("supply")) == ([7, 4], [5, 8])


def test_no_more_servants_come_than_the_supply_has() -> None:
    """G2.5: two are left for the first player, none for the second."""
    table = morning(scene(2).seat(0, pool=10).seat(1, pool=12))
    assert table.legal() == ["gain 0", "gain 1", "gain 2"]
    table.play("gain 2")
    assert table.each("pool") == [12, 12]
    assert table.told("day-begins")[-1] == (2, 0)


# G9.2 What the decrees of level 1 do


def test_a_decree_moves_the_intrigue_marker_two_steps() -> None:
    """G9.2: up to the top of the track."""
    table = morning(scene(2).decree("morning_intrigue", 0, 1).seat(0, intrigue=3).seat(1, intrigue=13))
    table.play("decree morning_intrigue", "decree morning_intrigue")
    assert table.each("intrigue") == [5, 14]


def test_a_decree_puts_a_servant_from_the_supply_on_a_ship_or_a_new_one() -> None:
    """G9.2: without one from the pool."""
    table = morning(scene(2).decree("morning_ship", 0).seat(0, pool=4, ships=[(1, 3, 1)]))
    table.play("decree morning_ship")
    assert table.legal() == ["load 1 normal", "launch 1 normal"]
    before = table.family(0).supply
    table.play("launch 1 normal")
    assert table.ships(0)[:2] == [(1, 3, 1), (1, 1, 1)]
    assert (table.family(0).pool, table.family(0).supply) == (4, before - 1)


def test_two_owners_of_the_same_morning_decree_use_it_as_they_like() -> None:
    """G2.4, G9.2: the rulebook's example: David's ship is completed and he takes a gift card for it; one servant stays
    at the reward, the ship and the other servants come home. Lisa has no ship to complete and waives."""
    david, lisa = 0, 1
    opening = scene(2).decree("morning_ship", david, lisa)
    opening.seat(david, pool=3, ships=[(1, 3, 2)]).seat(lisa, pool=10)
    table = morning(opening).play("decree morning_ship", "load 1 normal")
    assert table.legal() == ["skip", "claim 1 card"]
    table.play("claim 1 card", "deal 8-none")
    assert table.hand(david) == ["8-none"]
    assert table.ships(david) == [None] * 3
    assert (table.family(david).claims, table.family(david).pool) == ([0, 1, 0], 3)
    assert table.family(david).supply == 12 - 3 - 1 - 1
    assert (table.player, table.question) == (lisa, "morning-decrees")
    table.play("skip")
    assert (table.ships(lisa), table.family(lisa).supply) == ([None] * 3, 1)


def test_a_decree_brings_a_servant_each_morning() -> None:
    """G9.2: beside those that everyone gets."""
    table = morning(scene(2).decree("morning_servant", 0).seat(0, pool=2))
    table.play("decree morning_servant")
    assert table.each("pool") == [3, 6]
    table.play("gain 4")
    assert table.each("pool") == [7, 6]


def test_the_servant_of_a_decree_may_be_the_double() -> None:
    """G9.2, G11.1"""
    table = morning(scene(2).decree("morning_servant", 0).seat(0, pool=2, double="supply"))
    table.play("decree morning_servant")
    assert table.legal() == ["gain 1", "gain-double 0"]
    table.play("gain-double 0")
    assert (table.double(0), table.family(0).pool) == ("pool", 2)


def test_a_decree_moves_the_envoy_or_scores_in_the_palace() -> None:
    """G9.2"""
    table = morning(scene(2).decree("morning_envoy", 0, 1).seat(0, envoy=7).seat(1, envoy=8, arrival=1))
    table.play("decree morning_envoy", "decree morning_envoy")
    assert (table.each("envoy"), table.each("vp"), table.each("arrival")) == ([8, 8], [0, 1], [2, 1])


def test_a_decree_swaps_a_card_with_the_board_once_the_dice_are_known() -> None:
    """G9.2: hand and discard pile are the same in the morning, so it is a card of the hand."""
    opening = scene(2).decree("morning_swap", 0).board(canal="2-canal")
    table = morning(opening.seat(0, hand="9-none 3-intrigue"))
    assert table.legal() == ["skip", "decree morning_swap"]
    table.play("decree morning_swap")
    assert table.legal() == ["swap-hand 3-intrigue", "swap-hand 9-none"]
    table.play("swap-hand 9-none", "swap-at canal")
    assert (table.hand(0), table.discards(0), table.board("canal")) == (["2-canal", "3-intrigue"], [], "9-none")


def test_all_own_decrees_may_be_used_one_after_the_other() -> None:
    """G2.4 RULING: whichever comes first, the other is asked for then."""
    for order in (["morning_envoy", "morning_intrigue"], ["morning_intrigue", "morning_envoy"]):
        table = morning(scene(2).decree("morning_intrigue", 0).decree("morning_envoy", 0))
        table.play(f"decree {order[0]}")
        assert table.legal() == ["skip", f"decree {order[1]}"]
        table.play(f"decree {order[1]}")
        assert (table.family(0).envoy, table.family(0).intrigue, table.question) == (1, 2, "gain")


@pytest.mark.parametrize(("day", "servants"), [(2, 1), (3, 2), (4, 3)])
def test_each_morning_has_its_own_number_of_servants(day: int, servants: int) -> None:
    """G2.5: with content of one's own."""
    text = files("yamen.games.gugong").joinpath("content.toml").read_text("utf-8")
    content = read_content(text.replace("each_morning = [4, 4, 4]", "each_morning = [1, 2, 3]"), "mine.toml")
    assert morning(scene(2, content), day).legal()[-1] == f"gain {servants}"
