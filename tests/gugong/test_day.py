"""G3: the day phase: turns, exchanging gifts, what gift cards do."""

from typing import Any

import pytest

from tests.gugong.scenes import Scene, Table, scene

# G3.1 Turns


def test_players_exchange_one_gift_each_in_turn_until_all_have_passed() -> None:
    """G3.1: whoever has no card left passes; the others go on."""
    opening = scene(3).seat(0, hand="9-none").seat(1, hand="8-none 9-none 7-none").seat(2, hand="8-none 8-none")
    table = opening.day_from(1)
    turns = []
    while not table.is_over:
        turns.append(table.player)
        table.play(next(text for text in table.legal() if text.endswith("jade")))
        skip(table)
    assert turns == [1, 2, 0, 1, 2, 1]
    assert sorted(table.told("passed")) == [(0,), (1,), (2,)]
    assert table.told("passed")[0] == (0,)


def skip(table: Table) -> Table:
    """Leave out whatever can be left out."""
    while not table.is_over and table.question != "exchange":
        table.play(next(text for text in table.legal() if text in ("skip", "no-actions")))
    return table


def test_a_pass_is_final_for_the_day() -> None:
    """G3.1: seat 1 has passed and follows seat 0 to a token that takes a 6 back into the hand; no turn comes of it,
    and the two sixes of the dice don't match it."""
    opening = scene(2).seat(0, hand="9-none 8-none").seat(1, discards="6-servant", passed=True)
    opening.bonus("follow", 1, "travel").cities(xian="vp", beijing="take_back").dice(6, 6, 9)
    table = opening.then(("Turn", 0), "PutAwayBonus", "CheckDice")
    table.play("exchange 9-none travel", "option-a", "to xian", "skip")
    assert (table.player, table.question) == (1, "follow")
    table.play("option-a", "use")
    assert (table.hand(1), table.discards(1)) == (["6-servant"], [])
    table.play("exchange 8-none jade", "skip")
    assert table.told("matches-counted") == [(0, 0), (1, 0)]
    assert table.hand(1) == ["6-servant"]


# G3.2 to G3.4 The exchange


def test_a_higher_gift_is_exchanged_freely() -> None:
    """G3.2, G3.4: and the card taken goes on the discard pile."""
    table = scene(2).board(jade="5-swap").seat(0, hand="6-servant 2-canal", discards="9-none").turn()
    table.play("exchange 6-servant jade")
    assert (table.board("jade"), table.hand(0)) == ("6-servant", ["2-canal"])
    assert table.discards(0) == ["9-none", "5-swap"]
    assert table.question == "card-action"
    assert table.family(0).pool == 6


def test_every_hand_card_may_be_exchanged_at_every_location() -> None:
    """G3.2: one of them must be."""
    table = scene(2).seat(0, hand="1-palace 9-none 9-none").turn()
    places = ("travel", "great_wall", "jade", "intrigue", "palace", "decrees", "canal")
    assert table.legal() == [f"exchange {gift} {place}" for gift in ("1-palace", "9-none") for place in places]


@pytest.mark.parametrize("gift", ["5-servant", "4-palace"])
def test_an_equal_or_lower_gift_costs_servants_a_card_or_the_actions(gift: str) -> None:
    """G3.2: a free exchange, two servants, another hand card or no action: four ways in all."""
    table = scene(2).board(jade="5-swap").seat(0, hand=f"{gift} 2-canal 8-none").turn()
    table.play(f"exchange {gift} jade")
    assert table.question == "pay-exchange"
    assert table.legal() == ["pay-servants", "no-actions", "discard 2-canal", "discard 8-none"]


def paid(how: str) -> Table:
    """A 4 that gives nothing but the palace for a 5 at the jade market."""
    opening = scene(2).board(jade="5-swap").seat(0, hand="4-palace 2-canal", discards="8-none")
    return opening.turn().play("exchange 4-palace jade", how)


def test_paying_with_two_servants() -> None:
    """G3.2: they go from the pool to the supply; the actions follow."""
    table = paid("pay-servants")
    assert (table.family(0).pool, table.family(0).supply) == (4, 8)
    assert table.discards(0) == ["8-none", "5-swap"]
    assert (table.question, table.legal()) == ("action", ["skip", "option-a", "option-b"])


def test_paying_with_another_card() -> None:
    """G3.2, G3.7: it lies in one's own discard pile, under the card taken."""
    table = paid("discard 2-canal")
    assert (table.family(0).pool, table.hand(0)) == (6, [])
    assert table.discards(0) == ["8-none", "2-canal", "5-swap"]
    assert table.question == "action"


def test_exchanging_without_actions() -> None:
    """G3.2: the gifts change places, and that is all."""
    table = paid("no-actions")
    assert table.is_over
    assert (table.board("jade"), table.discards(0), table.hand(0)) == ("4-palace", ["8-none", "5-swap"], ["2-canal"])
    assert (table.family(0).envoy, table.family(0).pool) == (0, 6)


def test_who_can_pay_nothing_exchanges_without_actions() -> None:
    """G3.2: the last card, and a single servant."""
    opening = scene(2).board(jade="5-swap").seat(0, hand="4-palace", pool=1)
    table = opening.turn().play("exchange 4-palace jade")
    assert table.is_over
    assert (table.discards(0), table.told("without-actions")) == (["5-swap"], [(0,)])


def test_the_reasons_why_an_exchange_cannot_be_paid_that_way() -> None:
    """G3.2: too few servants; and the card played can't be discarded as well."""
    table = scene(2).board(jade="5-swap").seat(0, hand="4-palace 2-canal", pool=1).turn()
    table.play("exchange 4-palace jade")
    assert table.why_not("pay-servants") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 2, "pool": 1}
    assert table.why_not("discard 4-palace") == {"kind": "no-other-card", "rule": "G3.2"}


def test_two_cards_alike_can_pay_for_each_other() -> None:
    """G3.2"""
    table = scene(2).board(jade="9-none").seat(0, hand="8-none 8-none").turn().play("exchange 8-none jade")
    table.play("discard 8-none")
    assert (table.board("jade"), table.discards(0)) == ("8-none", ["8-none", "9-none"])


@pytest.mark.parametrize(("one", "nine"), [("1-palace", True), ("2-palace", False)])
def test_a_bowl_of_fruit_is_welcome_for_a_jade_figure(one: str, nine: bool) -> None:
    """G3.3: a 1 is exchanged freely for a 9, and no other card is."""
    table = scene(2).board(canal="9-none").seat(0, hand=f"{one} 3-intrigue").turn().play(f"exchange {one} canal")
    assert table.question == ("action" if nine else "pay-exchange")


def test_a_bowl_of_fruit_is_not_worth_an_eight() -> None:
    """G3.3"""
    table = scene(2).board(canal="8-none").seat(0, hand="1-palace").turn().play("exchange 1-palace canal")
    assert table.question == "pay-exchange"


def test_a_one_of_printed_value_is_meant() -> None:
    """G3.3 RULING, G4.5: with +1 a fruit bowl is still exchanged freely for a 9."""
    opening = scene(2, bonus=True).board(canal="9-none").seat(0, hand="1-palace").bonus("plus1", 0)
    assert opening.turn().play("exchange 1-palace canal").question == "action"


def test_the_owner_may_look_at_the_discard_pile() -> None:
    """G3.4: also at cards that nobody else knows of."""
    table = scene(2).seat(0, discards="9-none 5-swap", hidden="9-none", hand="1-palace").turn()
    assert table.seen(0, viewer=0) == (["1-palace"], ["5-swap", "9-none"], [])
    assert table.seen(0, viewer=1) == (["1-palace"], ["5-swap"], [])
    assert table.view(1)["cards"][0]["discards"]["count"] == 2


def test_a_gift_for_the_jade_official() -> None:
    """G3.2, G3.5, G6.1: the rulebook's example: Rafaël has one servant and gifts of 2, 3 and 5, and the jade official
    an 8. He discards the 2, exchanges the 3, which brings two servants, and pays three for a jade."""
    opening = scene(3).board(jade="8-none").seat(0, pool=1, hand="2-canal 3-servants 5-intrigue")
    table = opening.turn().play("exchange 3-servants jade", "discard 2-canal")
    assert table.discards(0) == ["2-canal", "8-none"]
    assert (table.question, table.legal()) == ("card-action", ["skip", "use"])
    table.play("use")
    assert (table.question, table.family(0).pool) == ("action", 3)
    table.play("house 1")
    assert (table.family(0).jade, table.family(0).pool, table.hand(0)) == (1, 0, ["5-intrigue"])


# G3.5 Actions


def test_the_action_of_the_card_comes_before_that_of_the_location() -> None:
    """G3.5: each may be left out."""
    opening = scene(2).board(intrigue="1-canal").seat(0, hand="4-palace")
    table = opening.turn().play("exchange 4-palace intrigue")
    assert table.game.question().named() == {"player": 0, "location": "palace"}
    table.play("skip")
    assert table.game.question().named() == {"player": 0, "location": "intrigue"}
    table.play("option-a")
    assert (table.family(0).envoy, table.family(0).intrigue) == (0, 1)


def test_the_location_alone_may_be_left_out() -> None:
    """G3.5"""
    table = scene(2).board(intrigue="1-canal").seat(0, hand="4-palace").turn()
    table.play("exchange 4-palace intrigue", "option-a", "skip")
    assert (table.family(0).envoy, table.family(0).intrigue, table.is_over) == (1, 0, True)


def test_the_same_action_on_both_may_be_done_twice() -> None:
    """G3.5: once as A, once as B."""
    table = scene(2).board(palace="1-canal").seat(0, hand="4-palace").turn()
    table.play("exchange 4-palace palace", "option-a", "option-b")
    assert (table.family(0).envoy, table.family(0).pool, table.family(0).intrigue) == (3, 4, 1)


def test_an_action_that_cannot_be_done_is_not_asked_for() -> None:
    """G3.5 RULING: there is no jade for two servants, nor a token on the map."""
    table = scene(2).board(jade="1-canal").seat(0, hand="8-none", pool=2).turn().play("exchange 8-none jade")
    assert table.is_over
    table = scene(2).board(travel="1-canal").seat(0, hand="8-none").turn().play("exchange 8-none travel")
    assert table.is_over


def test_tokens_may_be_exchanged_to_pay_for_an_action() -> None:
    """G3.5 RULING, G3.7: with two tokens the third servant for a jade is within reach."""
    table = scene(2).board(jade="1-canal").seat(0, hand="8-none", pool=2, tokens="vp vp").turn()
    table.play("exchange 8-none jade")
    assert table.legal() == ["skip", "tokens servant 0"]
    assert table.why_not("house 1") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 3, "pool": 2}
    table.play("tokens servant 0", "house 1")
    assert (table.family(0).jade, table.family(0).pool, table.tokens(0)) == (1, 0, [])


def test_an_action_that_cannot_be_reached_even_with_tokens_is_refused() -> None:
    """G3.5, G5.1: one servant can't be removed and placed as well."""
    table = scene(2).seat(0, pool=1).act("great_wall")
    assert table.legal() == ["skip", "option-a"]
    assert table.why_not("option-b") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 2, "pool": 1}
    table = scene(2).seat(0, pool=2).act("canal")
    assert table.why_not("option-b") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 3, "pool": 2}
    table = scene(2).seat(0, pool=1).act("palace")
    assert table.why_not("option-b") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 2, "pool": 1}


# G3.6 What the cards do


def played(gift: str, opening: Scene | None = None, hand: str = "", pool: int = 2, **seat: Any) -> Table:
    """The card is exchanged freely for a 1 at the jade market, where two servants can't pay for anything."""
    table = (opening or scene(2)).board(jade="1-canal").seat(0, hand=f"{gift} {hand}", pool=pool, **seat).turn()
    return table.play(f"exchange {gift} jade")


def test_a_card_sends_the_envoy_to_the_palace() -> None:
    """G3.6"""
    table = played("2-palace").play("option-b")
    assert (table.family(0).envoy, table.family(0).intrigue, table.family(0).pool) == (2, 1, 0)


def test_a_card_loads_a_ship() -> None:
    """G3.6"""
    table = played("2-canal").play("option-a", "launch 1 normal", "skip")
    assert table.ships(0)[0] == (1, 1, 1)


def test_a_card_builds_the_wall() -> None:
    """G3.6"""
    table = played("2-great_wall").play("option-b")
    assert (table.family(0).wall, table.family(0).pool) == (1, 0)


def test_a_card_obtains_a_decree() -> None:
    """G3.6"""
    table = played("4-decrees").play("decree morning_intrigue")
    assert (table.on_decree("morning_intrigue"), table.family(0).vp) == ([0], 2)


def test_a_card_intrigues_and_takes_the_medal() -> None:
    """G3.6"""
    table = played("3-intrigue").play("option-a")
    assert (table.family(0).intrigue, table.view()["medal"]) == (1, 0)


def test_a_card_brings_a_servant() -> None:
    """G3.6"""
    table = played("6-servant")
    assert table.legal() == ["skip", "use"]
    assert table.play("use").family(0).pool == 3
    assert played("6-servant").play("skip").family(0).pool == 2


def test_a_card_brings_two_servants() -> None:
    """G3.6: or as many as are left; how many is no choice."""
    assert played("3-servants").play("use").family(0).pool == 4
    table = played("3-servants", pool=1, supply=1).play("use")
    assert (table.family(0).pool, table.family(0).supply) == (2, 0)


@pytest.mark.parametrize("gift", ["6-servant", "3-servants"])
def test_a_card_brings_no_servant_from_an_empty_supply(gift: str) -> None:
    """G3.5 RULING, G3.6: what would change nothing can't be chosen."""
    table = played(gift, pool=2, supply=0)
    assert table.is_over
    table = played(gift, pool=2, supply=0, tokens="vp vp vp vp")
    assert table.why_not("use") == {"kind": "nothing-to-do", "rule": "G3.5"}


def test_a_card_without_action_has_none() -> None:
    """G3.6"""
    assert played("9-none").is_over


def test_a_card_swaps_a_hand_card_with_the_board() -> None:
    """G3.6: the new card comes into the hand."""
    table = played("6-swap", scene(2).board(canal="4-canal"), hand="9-none").play("use", "swap-hand 9-none")
    assert (table.question, len(table.legal())) == ("swap-board", 7)
    table.play("swap-at canal")
    assert (table.hand(0), table.discards(0), table.board("canal")) == (["4-canal"], ["1-canal"], "9-none")


def test_a_card_swaps_a_discarded_card_with_the_board() -> None:
    """G3.6: the new card lies in the discard pile."""
    table = played("6-swap", scene(2).board(canal="4-canal"), hand="9-none").play("use", "swap-discard 1-canal")
    table.play("swap-at canal")
    assert (table.hand(0), table.discards(0), table.board("canal")) == (["9-none"], ["4-canal"], "1-canal")


def test_the_swap_may_take_back_the_card_just_played() -> None:
    """G3.6 RULING: the card that was taken goes back for it."""
    table = played("6-swap").play("use", "swap-at jade")
    assert (table.discards(0), table.board("jade")) == (["6-swap"], "1-canal")


def test_the_two_cards_of_a_swap_must_differ() -> None:
    """G3.6 RULING: a 9 for the same 9 would change nothing."""
    table = played("6-swap", scene(2).board(canal="9-none"), hand="9-none").play("use", "swap-hand 9-none")
    assert "swap-at canal" not in table.legal()
    assert len(table.legal()) == 6


def test_a_swap_changes_the_card_of_a_location_but_not_its_action() -> None:
    """G3.5, G3.6: the location where the card was played has its action still."""
    table = played("6-swap", hand="9-none", pool=6).play("use", "swap-hand 9-none", "swap-at jade")
    assert (table.question, table.legal()) == ("action", ["skip", "house 1", "house 3"])


# G3.7 At any time


def test_tokens_may_be_exchanged_at_every_own_decision() -> None:
    """G3.7 RULING: before the exchange, before and in the payment, between the actions; the question asked stays."""
    opening = scene(2).board(intrigue="5-swap").seat(0, hand="4-palace 8-none", tokens="vp " * 6)
    table = opening.turn()
    exchanges = ["tokens servant 0", "tokens vp 0", "tokens jade 0"]
    turn = "exchange 4-palace intrigue, pay-servants, remove normal, option-b, remove normal, option-a"
    for move in turn.split(", "):
        assert table.legal()[-3:] == exchanges
        question = table.question
        copy = Table(table.game.clone(), []).play("tokens vp 0")
        assert (copy.player, copy.question) == (0, question)
        assert (copy.family(0).vp, len(copy.tokens(0))) == (2, 2)
        table.play(move)
    assert table.is_over


def test_tokens_may_be_exchanged_while_another_player_has_the_turn() -> None:
    """G3.7, G5.3: at a decision of one's own in it, such as that of the benefit after a wall scoring."""
    opening = scene(2).seat(0, wall=2).seat(1, wall=1, intrigue=1, tokens="vp vp").act("great_wall")
    table = opening.play("option-a")
    assert (table.player, table.legal()) == (1, ["skip", "benefit servant", "tokens servant 0"])
    table.play("tokens servant 0", "benefit servant")
    assert table.family(1).pool == 8


def test_nobody_exchanges_tokens_in_the_middle_of_another_s_decision() -> None:
    """G3.7 RULING: seat 1 has tokens, seat 0 decides."""
    table = scene(2).seat(0, hand="9-none").seat(1, tokens="vp " * 6).turn()
    assert all(text.startswith("exchange") for text in table.legal())


def test_tokens_are_exchanged_once_more_before_the_final_scoring() -> None:
    """G3.7"""
    table = scene(2).seat(0, tokens="vp " * 6, envoy=8).then("FinalScoring")
    assert (table.player, table.question) == (0, "last-exchange")
    assert "tokens jade 0" in table.legal()


def test_a_card_discarded_as_payment_counts_for_the_dice() -> None:
    """G3.7, G12.1"""
    opening = scene(2).board(jade="5-swap").seat(0, hand="4-palace 8-none").dice(1, 8, 8)
    table = opening.then(("ExchangeGift", 0), "CheckDice")
    table.play("exchange 4-palace jade", "discard 8-none", "skip", "skip")
    assert table.told("matches-counted")[0] == (0, 2)
