"""G14: playing alone against Meng: setup, his turns, twilight, night and the end."""

import pytest

from tests.gugong.scenes import fresh
from tests.gugong.solo_scenes import HUMAN, MENG, at_twilight, begun, by_day, solo
from yamen import BadOption
from yamen.engine.counts import unpacked
from yamen.games.gugong.words import AUTOMA_CARDS, LOCATIONS

# G14.1 Setup


def test_alone_the_table_is_set_for_two() -> None:
    """G14.1, G1.1: the human starts, at the bottom of the intrigue track."""
    table = begun()
    assert len(table.position.families) == 2
    assert len(table.view()["cities"]) == 10
    assert len(table.view()["houses"]) == 4
    assert (table.position.start, table.player) == (HUMAN, HUMAN)
    assert table.position.track == [MENG, HUMAN]
    assert (table.family(MENG).pool, table.family(MENG).supply) == (6, 6)
    assert by_day(solo(wall=3).seat(HUMAN, wall=0), "great_wall").told("wall-scored") == [(MENG, 3)]


@pytest.mark.parametrize(
    ("sets", "human", "meng"),
    [
        ("4/5", "2-palace 5-servant 6-swap 9-none", "1-great_wall 5-swap 7-servant 9-none"),
        ("2/3", "2-canal 3-servants 7-none 8-none", "3-intrigue 4-decrees 6-servant 8-none"),
        ("1/2", "1-palace 4-great_wall 6-swap 9-none", "2-canal 3-servants 7-none 8-none"),
    ],
)
def test_there_are_three_pairs_of_card_sets(sets: str, human: str, meng: str) -> None:
    """G14.1"""
    table = begun(sets=sets)
    assert table.hand(HUMAN) == human.split()
    assert table.hand(MENG) == meng.split()


def test_mengs_focus_is_drawn_or_chosen() -> None:
    """G14.1"""
    table = fresh(1)
    assert table.legal() == [f"focus {location}" for location in LOCATIONS]
    table.play("focus jade")
    assert table.told("focus-drawn") == [("jade",)]
    chosen = fresh(1, focus="canal")
    assert not any(text.startswith("focus") for text in chosen.legal())
    assert LOCATIONS[chosen.position.focus] == "canal"


def test_there_are_no_bonus_tokens_against_meng() -> None:
    """G14.1, G1.1"""
    assert unpacked(fresh(1).position.token_pile, 15)[12:] == [0, 0, 0]
    with pytest.raises(BadOption, match="bonus is for 2 to 5 players"):
        fresh(1, bonus=True)


@pytest.mark.parametrize(("level", "cards", "specials"), [("easy", 10, 1), ("normal", 11, 2), ("hard", 11, 2)])
def test_the_automa_deck_has_its_cards(level: str, cards: int, specials: int) -> None:
    """G14.1"""
    deck = begun(level=level).position.automa
    assert sum(deck) == cards
    assert deck[AUTOMA_CARDS.index("special")] == specials
    assert min(deck[:7]) >= 1, "each location has a card"


@pytest.mark.parametrize(("level", "cards", "marked"), [("easy", 4, 0), ("normal", 4, 0), ("hard", 5, 1)])
def test_only_on_hard_meng_has_a_fifth_card(level: str, cards: int, marked: int) -> None:
    """G14.1: a card of the draw pile, marked at his harbour rewards."""
    table = begun(level=level)
    assert len(table.family(MENG).hand) == cards
    assert table.family(MENG).claims == [0, marked, 0]
    assert len(table.position.pile) == 11 - marked


# G14.2 Meng's turn


def test_meng_exchanges_his_top_gift_at_the_location_of_the_automa_card() -> None:
    """G14.2: values don't matter and nothing is paid; both actions are done, the card's first."""
    day = solo(hand="1-palace 2-canal", discards="9-none").board(intrigue="8-none").automa("intrigue jade jade palace")
    table = day.then("MengTurn")
    assert (table.legal(), table.position.odds()) == (["automa jade", "automa intrigue", "automa palace"], [2, 1, 1])
    table.play("automa intrigue")
    assert (table.legal(), table.position.odds()) == (["reveal 1-palace", "reveal 2-canal"], [1, 1])
    table.play("reveal 1-palace")
    assert table.told("automa-revealed") == [("intrigue", "1-palace")]
    assert table.told("exchanged") == [(MENG, "1-palace", "8-none", "intrigue")]
    assert table.told("meng-acts") == [("palace",), ("intrigue",)]
    assert table.board("intrigue") == "1-palace"
    assert (table.hand(MENG), table.discards(MENG)) == (["2-canal"], ["9-none", "8-none"])
    assert table.family(MENG).pool == 6
    assert (table.family(MENG).envoy, table.family(MENG).intrigue) == (1, 1)


@pytest.mark.parametrize("card", AUTOMA_CARDS)
def test_each_automa_card_leads_to_its_location(card: str) -> None:
    """G14.2, G14.10: a special one to the focus."""
    location = "jade" if card == "special" else card
    day = solo(hand="9-none", pool=6).focus("jade").board(**{location: "8-none"}).cities(hangzhou="vp").day(1)
    table = day.automa(card).then("MengTurn")
    assert table.told("exchanged") == [(MENG, "9-none", "8-none", location)]
    assert table.told("meng-free" if card == "special" else "meng-acts") == [(location,)]
    assert table.view()["solo"]["today"] == [card]


def test_the_same_action_on_card_and_location_is_done_twice() -> None:
    """G14.2"""
    table = solo(hand="2-palace").automa("palace").then("MengTurn")
    assert table.family(MENG).envoy == 2


@pytest.mark.parametrize(("gift", "pool", "vp"), [("5-servant", 3, 0), ("3-servants", 4, 0), ("6-swap", 2, 1)])
def test_cards_with_servants_or_a_swap(gift: str, pool: int, vp: int) -> None:
    """G14.2: a swap is 1 VP instead."""
    table = solo(hand=gift, pool=2).automa("palace").then("MengTurn")
    assert (table.family(MENG).pool, table.family(MENG).vp, table.family(MENG).envoy) == (pool, vp, 1)
    assert table.told("swapped") == []


def test_servants_of_cards_are_limited_by_mengs_supply() -> None:
    """G14.2"""
    assert solo(hand="3-servants", pool=11).automa("palace").then("MengTurn").family(MENG).pool == 12
    assert solo(hand="5-servant", pool=12).automa("palace").then("MengTurn").family(MENG).pool == 12


def test_a_card_without_action_leaves_the_location() -> None:
    """G14.2"""
    table = solo(hand="9-none").automa("palace").then("MengTurn")
    assert table.told("meng-acts") == [("palace",)]


def test_what_meng_can_not_do_is_left_out() -> None:
    """G14.2: he still exchanges the gift."""
    table = solo(hand="4-decrees", pool=0).automa("great_wall").then("MengTurn")
    assert table.told("meng-cant") == [("decrees",), ("great_wall",)]
    assert table.hand(MENG) == []


def test_the_automa_cards_of_the_day_are_set_aside() -> None:
    """G14.2"""
    table = solo(hand="9-none").automa("jade palace", today="canal").then("MengTurn").play("automa palace")
    assert table.view()["solo"]["today"] == ["canal", "palace"]
    assert table.view()["solo"]["automa"] == 1


def test_an_empty_deck_is_made_anew_of_earlier_days_cards_only() -> None:
    """G14.2"""
    table = solo(hand="9-none").automa("", today="canal travel", used="jade palace palace").then("MengTurn")
    assert table.told("automa-shuffled") == [()]
    assert (table.legal(), table.position.odds()) == (["automa jade", "automa palace"], [1, 2])
    table.play("automa jade")
    assert table.position.automa == [0, 0, 0, 0, 2, 0, 0, 0]
    assert sum(table.position.automa_used) == 0


def test_mengs_stack_is_always_shuffled() -> None:
    """G14.1 RULING, G14.5: a card that joins it may be the next one."""
    day = solo(hand="9-none", discards="1-canal").cities(hangzhou="take_back").automa("palace")
    table = day.then(("MengActs", LOCATIONS.index("travel"), 0), "MengTurn")
    assert (table.legal(), table.position.odds()) == (["reveal 1-canal", "reveal 9-none"], [1, 1])


# G14.3 Twilight


def test_twilight_comes_when_both_are_out_of_cards() -> None:
    """G14.3: the day's automa cards in the order played."""
    day = solo(hand="9-none 8-none").seat(HUMAN, hand="7-none").board(palace="1-canal", intrigue="2-canal")
    table = day.automa("palace intrigue").then(("Turn", HUMAN), "Twilight")
    table.play("exchange 7-none palace")
    assert table.told("twilight-falls") == []
    table.play("option-a", "automa intrigue", "reveal 9-none")
    assert table.is_over
    assert table.told("twilight-card") == [("intrigue",), ("palace",)]
    assert table.told("passed") == [(HUMAN,), (MENG,)]


def test_the_cards_of_a_day_join_those_of_earlier_days() -> None:
    """G14.3"""
    table = solo(pool=0).automa("canal", today="jade palace", used="palace").then("Twilight")
    assert table.position.automa_today == []
    used = dict(zip(AUTOMA_CARDS, table.position.automa_used, strict=True))
    assert (used["jade"], used["palace"], sum(used.values())) == (1, 2, 3)


def test_a_card_meng_can_not_pay_for_is_skipped_and_the_next_one_done() -> None:
    """G14.3"""
    table = at_twilight(solo(pool=1), "palace", "intrigue", "great_wall")
    assert table.told("twilight-skipped") == [("palace",), ("great_wall",)]
    assert (table.family(MENG).intrigue, table.family(MENG).envoy) == (2, 0)


def test_tokens_become_servants_where_that_enables_a_twilight_action() -> None:
    """G14.3, G14.5"""
    table = at_twilight(solo(pool=1, tokens="vp vp vp"), "palace")
    assert (table.family(MENG).envoy, table.tokens(MENG), table.family(MENG).pool) == (1, ["vp"], 0)
    poor = at_twilight(solo(pool=0, tokens="vp vp vp"), "palace")
    assert poor.told("twilight-skipped") == [("palace",)]
    assert len(poor.tokens(MENG)) == 3, "two servants can't be had, so none is"


# Morning


def test_meng_takes_part_in_the_morning() -> None:
    """G14.2, G2.1, G2.5: the medal makes him start player, and he gets the day's servants."""
    table = solo(pool=3, hand="9-none 8-none").medal(MENG).morning(2)
    while not table.told("day-begins"):
        table.play(table.legal()[0])
    assert table.told("day-begins") == [(2, MENG)]
    assert table.family(MENG).pool == 7
    table.play("gain 4")
    assert table.player == -1, "an automa card is drawn"
    assert table.legal()[0].startswith("automa")


def test_mengs_new_servants_are_limited_by_his_supply() -> None:
    """G14.2, G2.5"""
    assert solo(pool=10).day(2).then("NewServants").family(MENG).pool == 12


# G14.11 The night


@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_mengs_matches_are_the_number_of_the_day(day: int) -> None:
    """G14.11: whatever his cards are; for his servants and for the most."""
    table = solo(pool=2, discards="4-palace 4-canal 4-decrees").dice(4, 4, 9).day(day).night()
    assert table.told("matches-counted") == [(HUMAN, 0), (MENG, day)]
    assert table.family(MENG).pool == 2 + day
    assert table.told("most-matches") == [(MENG, 3)]
    assert (table.family(MENG).vp, table.family(MENG).envoy) == (3, 1)
    assert table.told("card-matched") == [], "his cards stay hidden"


def test_more_matches_than_mengs_win_the_night() -> None:
    """G14.11, G12.1"""
    table = solo(pool=2).seat(HUMAN, discards="4-palace").dice(4, 4, 4).day(2).night().play("gain 3")
    assert table.told("most-matches") == [(HUMAN, 3)]
    assert table.question == "night-envoy"


@pytest.mark.parametrize("upper", [HUMAN, MENG])
def test_intrigue_breaks_the_tie_of_matches_with_meng(upper: int) -> None:
    """G14.11, G7.2"""
    night = solo().track(upper, 1 - upper).seat(HUMAN, discards="4-palace").dice(4, 8, 9).day(1)
    assert night.night().play("gain 1").told("most-matches") == [(upper, 3)]


def test_mengs_supply_limits_his_servants_of_the_night() -> None:
    """G14.11, G12.1"""
    table = solo(pool=11).day(4).night()
    assert table.family(MENG).pool == 12
    assert table.told("most-matches") == [(MENG, 3)]


def test_mengs_ships_sail_at_night_and_are_lost_like_all() -> None:
    """G14.9, G12.2"""
    table = solo(ships=[(1, 5, 2), (1, 1, 1)]).day(1).night()
    assert table.ships(MENG) == [None, (1, 2, 1), None]
    assert table.told("ship-lost") == [(MENG, 2)]


# G14.11 The end


def test_outside_the_palace_meng_keeps_his_score_and_can_win() -> None:
    """G14.11: he only has no points of the palace."""
    table = solo(vp=20, jade=2, envoy=7).seat(HUMAN, envoy=8, vp=5).day(4).then("FinalScoring")
    assert table.position.score(MENG) == 23
    assert table.position.score(HUMAN) == 12
    assert table.position.winner is None
    assert table.told("game-won") == [(MENG, 23)]
    assert table.position.returns() == [0.0]


def test_in_the_palace_meng_has_the_points_of_his_place() -> None:
    """G14.11, G13.4"""
    table = solo(envoy=8, arrival=1).seat(HUMAN, envoy=8, arrival=2, vp=3).day(4).then("FinalScoring")
    assert (table.position.score(MENG), table.position.score(HUMAN)) == (7, 8)
    assert table.position.winner == HUMAN
    assert table.told("game-won") == [(HUMAN, 8)]
    assert table.position.returns() == [1.0]


def test_a_human_outside_the_palace_loses_to_any_meng() -> None:
    """G14.11, G13.6"""
    table = solo(vp=0).seat(HUMAN, envoy=7, vp=50).day(4).then("FinalScoring")
    assert table.position.scores == [0]
    assert table.position.winner is None
    assert table.told("game-won") == [(MENG, 0)]


@pytest.mark.parametrize("upper", [HUMAN, MENG])
def test_of_equal_scores_the_one_ahead_in_intrigue_wins(upper: int) -> None:
    """G14.11, G13.6, G7.2"""
    even = solo(vp=12).track(upper, 1 - upper).seat(HUMAN, envoy=8, vp=5).day(4)
    table = even.then("FinalScoring")
    assert table.position.score(HUMAN) == table.position.score(MENG)
    assert table.told("game-won") == [(upper, 12)]
    assert table.position.winner == (HUMAN if upper == HUMAN else None)


def test_meng_scores_the_wall_and_his_decrees_at_the_end() -> None:
    """G14.11, G13.2, G13.3, G13.5"""
    last = solo(vp=9, wall=1, jade=3, envoy=8, claims=(2, 1, 0)).seat(HUMAN, envoy=8)
    table = last.decree("end_vp", MENG).decree("end_harbours", MENG).day(4).then("FinalScoring")
    assert table.position.score(MENG) == 9 + 3 + 1 + (4 + 6) + 5 + 6
    assert table.told("wall-scored") == [(MENG, 3)]
