"""G4: travel, the basic tokens, and exchanging tokens. The bonus tokens have tests of their own."""

import pytest

from tests.gugong.scenes import Scene, Table, scene
from yamen.engine.counts import total
from yamen.games.gugong.content import CONTENT
from yamen.games.gugong.words import CITIES

# G4.1, G4.2 Moving


def test_a_traveller_moves_once_for_nothing() -> None:
    """G4.1"""
    table = scene(2).cities(xian="vp", beijing="vp").act("travel").play("option-a", "to xian", "skip")
    assert (table.traveller(0), table.city("xian"), table.city("beijing")) == ("xian", None, "vp")
    assert (table.family(0).pool, table.is_over) == (6, True)


def test_a_traveller_moves_twice_for_two_servants() -> None:
    """G4.1: the servants are removed first; the token of the first city is used before the second move."""
    opening = scene(2).seat(0, pool=2).cities(xian="servants", chengdu="servant", beijing="vp")
    table = opening.act("travel").play("option-b")
    assert (table.family(0).pool, table.family(0).supply) == (0, 12)
    table.play("to xian", "use")
    assert (table.tokens(0), table.family(0).pool) == (["servants"], 2)
    assert (table.question, table.legal()) == ("travel", ["to beijing", "to chengdu"])
    table.play("to chengdu", "skip")
    assert (table.tokens(0), table.traveller(0)) == (["servants", "servant"], "chengdu")


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_move_goes_to_any_city_with_a_token(players: int) -> None:
    """G4.2: on either side of the board."""
    cities = [CITIES[city] for city in CONTENT.cities[0 if players == 3 else 1]]
    laid = dict.fromkeys(cities[::2], "vp")
    table = scene(players).cities(**laid).act("travel").play("option-a")
    assert set(table.legal()) == {f"to {city}" for city in laid}


ROADS = {
    3: {
        "hangzhou": "nanjing guangzhou",
        "nanjing": "hangzhou jinan fuzhou",
        "jinan": "nanjing beijing fuzhou",
        "beijing": "jinan kaifeng luoyang",
        "kaifeng": "beijing xian",
        "xian": "kaifeng chengdu luoyang",
        "chengdu": "xian guangzhou luoyang",
        "guangzhou": "chengdu hangzhou fuzhou",
        "fuzhou": "nanjing jinan guangzhou luoyang",
        "luoyang": "beijing xian chengdu fuzhou",
    },
    5: {
        "fuzhou": "hangzhou guangzhou",
        "hangzhou": "fuzhou nanjing nanchang",
        "nanjing": "hangzhou jinan kaifeng",
        "jinan": "nanjing beijing kaifeng",
        "beijing": "jinan datong luoyang",
        "datong": "beijing xian",
        "xian": "datong chengdu luoyang",
        "chengdu": "xian kunming wuchang",
        "kunming": "chengdu guangzhou wuchang",
        "guangzhou": "kunming fuzhou nanchang",
        "nanchang": "hangzhou guangzhou kaifeng wuchang",
        "kaifeng": "nanjing jinan nanchang luoyang",
        "wuchang": "chengdu kunming nanchang luoyang",
        "luoyang": "beijing xian kaifeng wuchang",
    },
}


@pytest.mark.parametrize(("players", "city"), [(players, city) for players in ROADS for city in ROADS[players]])
def test_later_moves_follow_the_roads(players: int, city: str) -> None:
    """G4.2: with tokens everywhere the traveller comes to the neighbours; both sides of the board have their roads."""
    opening = scene(players).cities(**{other: "vp" for other in ROADS[players] if other != city})
    table = opening.seat(0, traveller=city).act("travel").play("option-a")
    assert set(table.legal()) == {f"to {other}" for other in ROADS[players][city].split()}


def test_cities_without_token_are_passed_through() -> None:
    """G4.2: empty ones and those with travellers alike; a city with a token ends the way."""
    opening = scene(3).seat(0, traveller="hangzhou").seat(1, traveller="nanjing")
    table = opening.cities(jinan="vp", chengdu="vp", xian="vp", beijing="vp").act("travel").play("option-a")
    # guangzhou and fuzhou are empty, and luoyang behind fuzhou too
    assert set(table.legal()) == {"to jinan", "to chengdu", "to xian", "to beijing"}
    table = opening.cities(fuzhou="vp").act("travel").play("option-a")
    assert set(table.legal()) == {"to jinan", "to chengdu", "to fuzhou"}


def test_the_reasons_why_a_city_cannot_be_reached() -> None:
    """G4.2: it has no token, or no road leads there past cities without one."""
    opening = scene(3).seat(0, traveller="kaifeng").cities(beijing="vp", xian="vp", hangzhou="vp")
    table = opening.act("travel").play("option-a")
    assert table.legal() == ["to beijing", "to xian"]
    assert table.why_not("to hangzhou") == {"kind": "no-road-there", "rule": "G4.2", "city": "hangzhou"}
    assert table.why_not("to luoyang") == {"kind": "no-token-there", "rule": "G4.2", "city": "luoyang"}


def test_without_a_token_to_be_reached_nobody_travels() -> None:
    """G4.2, G3.5: the only tokens would be on an empty map."""
    table = scene(2).seat(0, traveller="xian", tokens="vp vp").act("travel")
    assert table.legal() == ["skip", "tokens servant 0"]
    assert table.why_not("option-a") == {"kind": "nothing-reachable", "rule": "G4.2"}
    assert table.why_not("option-b") == {"kind": "nothing-reachable", "rule": "G4.2"}


def test_a_second_move_that_finds_no_token_is_lost() -> None:
    """G4.2 RULING: the servants are paid all the same."""
    table = scene(2).cities(xian="vp").act("travel").play("option-b", "skip")
    assert (table.tokens(0), table.family(0).pool, table.is_over) == (["vp"], 4, True)


def test_travelling_twice_needs_two_servants() -> None:
    """G4.1, G3.5"""
    table = scene(2).seat(0, pool=1).cities(xian="vp").act("travel")
    assert table.legal() == ["skip", "option-a"]
    assert table.why_not("option-b") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 2, "pool": 1}


def test_two_moves_two_tokens_and_two_jades() -> None:
    """G4.1, G4.3, G4.6: the rulebook's example: Anna has three servants, pays two to travel twice, gets two back in the
    first city, pays three for a jade in the second, and exchanges all six tokens for another."""
    opening = scene(2).seat(0, pool=3, tokens="vp envoy vp intrigue", traveller="beijing")
    opening.cities(kaifeng="servants", xian="servants_for_jade", luoyang="servants_for_jade")
    table = opening.act("travel", 0, 0).play("option-b", "remove normal")
    assert table.family(0).pool == 1
    table.play("to kaifeng", "use", "gain 2")
    assert table.family(0).pool == 3
    assert len(table.tokens(0)) == 5
    table.play("to xian", "use", "remove normal")
    assert (table.family(0).pool, table.family(0).jade, table.family(0).supply) == (0, 1, 12)
    assert len(table.tokens(0)) == 6
    table.play("tokens jade 0")
    assert (table.family(0).jade, table.tokens(0)) == (2, [])


# G4.3 Collecting


def test_a_token_may_be_kept_without_using_it() -> None:
    """G4.3"""
    table = scene(2).token("vp").play("skip")
    assert (table.tokens(0), table.family(0).vp) == (["vp"], 0)


def test_without_a_free_space_tokens_must_be_exchanged_first() -> None:
    """G4.3: the new one takes no part in it, and is stored then."""
    table = scene(2).seat(0, tokens="ship " * 3 + "vp " * 3).token("envoy").play("use")
    assert table.question == "make-room"
    assert table.legal() == ["tokens servant 0", "tokens vp 0", "tokens jade 0"]
    table.play("tokens vp 0")
    assert (table.tokens(0), table.family(0).vp) == (["vp", "vp", "envoy"], 2)
    assert table.token_discards() == {"ship": 3, "vp": 1}


def test_making_room_is_no_decision_that_can_be_put_off() -> None:
    """G4.3, G3.7: the same exchanges are not offered twice."""
    table = scene(2).seat(0, pool=12, tokens="vp " * 6).token("envoy").play("skip")
    assert table.legal() == ["tokens vp 0", "tokens jade 0"]
    table.play("tokens jade 0")
    assert (table.tokens(0), table.family(0).jade) == (["envoy"], 1)


def test_five_tokens_leave_room_for_one() -> None:
    """G4.3: six spaces."""
    table = scene(2).seat(0, tokens="vp " * 5).token("envoy").play("skip")
    assert (len(table.tokens(0)), table.is_over) == (6, True)


def test_what_a_token_sets_off_is_settled_before_it_is_stored() -> None:
    """G4.3: a wall scoring with everyone's benefits, then the exchange for want of room, then the second move."""
    opening = scene(2).seat(0, wall=2, tokens="vp " * 6, traveller="beijing").seat(1, wall=1, intrigue=1)
    opening.cities(kaifeng="wall", luoyang="envoy", xian="ship")
    table = opening.act("travel").play("option-b", "remove normal", "to kaifeng", "use", "place normal")
    assert table.told("wall-scored") == [(0, 3)]
    assert (table.player, table.question) == (0, "benefit")
    table.play("skip")
    assert (table.player, table.question) == (1, "benefit")
    table.play("benefit servant")
    assert (table.player, table.question) == (0, "make-room")
    table.play("tokens vp 0")
    assert table.tokens(0) == ["vp", "vp", "wall"]
    assert (table.player, table.question) == (0, "travel")


# G4.4 Basic tokens


def used(token: str, opening: Scene | None = None) -> Table:
    return (opening or scene(2)).token(token).play("use")


def refused(token: str, opening: Scene) -> None:
    """The benefit would do nothing, and tokens may be exchanged at the question."""
    table = opening.seat(0, tokens="vp vp vp vp").token(token)
    assert table.why_not("use") == {"kind": "nothing-to-do", "rule": "G3.5"}
    table.play("skip")
    assert table.tokens(0) == ["vp", "vp", "vp", "vp", token]


def test_a_token_brings_a_servant() -> None:
    """G4.4"""
    table = used("servant")
    assert (table.family(0).pool, table.family(0).supply, table.tokens(0)) == (7, 5, ["servant"])
    refused("servant", scene(2).seat(0, pool=12))


def test_a_token_brings_two_servants() -> None:
    """G4.4: or the last one."""
    assert used("servants").family(0).pool == 8
    assert used("servants", scene(2).seat(0, pool=11)).family(0).pool == 12
    refused("servants", scene(2).seat(0, pool=12))


def test_a_token_moves_the_envoy() -> None:
    """G4.4: in the palace it is 1 VP."""
    assert used("envoy").family(0).envoy == 1
    table = used("envoy", scene(2).seat(0, envoy=8))
    assert (table.family(0).envoy, table.family(0).vp) == (8, 1)


def test_a_token_moves_the_intrigue_marker() -> None:
    """G4.4: without the medal."""
    table = used("intrigue")
    assert (table.family(0).intrigue, table.view()["medal"]) == (1, None)
    refused("intrigue", scene(2).seat(0, intrigue=14))


def test_a_token_gives_jade_for_a_card_of_seven_or_more() -> None:
    """G4.4: the card is discarded; the jade is none of the houses'."""
    opening = scene(2).seat(0, hand="6-servant 7-none 8-none 9-none", discards="1-canal")
    table = used("card_for_jade", opening)
    assert table.legal() == ["discard 7-none", "discard 8-none", "discard 9-none"]
    table.play("discard 7-none")
    assert (table.hand(0), table.discards(0)) == (["6-servant", "8-none", "9-none"], ["1-canal", "7-none"])
    assert (table.family(0).jade, table.view()["houses"]) == (1, [True] * 4)
    refused("card_for_jade", scene(2).seat(0, hand="6-servant 5-swap", discards="9-none"))


def test_the_printed_value_counts_for_the_jade() -> None:
    """G4.4, G4.5: with +1 a 6 is still a 6."""
    opening = scene(2, bonus=True).bonus("plus1", 0).seat(0, hand="6-servant", tokens="vp vp vp vp")
    table = opening.token("card_for_jade")
    assert table.why_not("use") == {"kind": "nothing-to-do", "rule": "G3.5"}


def test_a_token_scores_two_points() -> None:
    """G4.4"""
    assert used("vp").family(0).vp == 2


def test_a_token_swaps_a_card() -> None:
    """G4.4, G3.6: of the hand or the discard pile."""
    opening = scene(2).board(jade="1-canal").seat(0, hand="8-none", discards="2-canal")
    table = used("swap", opening)
    assert table.legal() == ["swap-hand 8-none", "swap-discard 2-canal"]
    table.play("swap-discard 2-canal", "swap-at jade")
    assert (table.hand(0), table.discards(0), table.board("jade")) == (["8-none"], ["1-canal"], "2-canal")
    refused("swap", scene(2))


def test_a_token_takes_a_discarded_card_back() -> None:
    """G4.4: any of them; it can be played this day."""
    table = used("take_back", scene(2).seat(0, hand="8-none", discards="2-canal 9-none 4-canal"))
    assert table.legal() == ["take-back 2-canal", "take-back 4-canal", "take-back 9-none"]
    table.play("take-back 9-none")
    assert (table.hand(0), table.discards(0)) == (["8-none", "9-none"], ["2-canal", "4-canal"])
    refused("take_back", scene(2).seat(0, hand="8-none"))


def test_a_token_puts_a_servant_on_a_ship() -> None:
    """G4.4, G10.4: from the supply; a ship that is full then may claim."""
    table = used("ship", scene(2).seat(0, pool=3, ships=[(1, 2, 2)]))
    assert table.legal() == ["load 1 normal", "launch 1 normal"]
    table.play("load 1 normal")
    assert table.legal() == ["skip", "claim 1 vp"]
    table.play("claim 1 vp")
    assert (table.family(0).vp, table.family(0).pool, table.family(0).claims) == (4, 3, [1, 0, 0])
    assert table.tokens(0) == ["ship"]
    refused("ship", scene(2).seat(0, pool=12))
    table = used("ship", scene(2).seat(0, pool=3, ships=[(1, 1, 2), (1, 2, 3), (1, 3, 3)]))
    assert (table.ships(0)[0], table.is_over) == ((1, 1, 3), True)


def test_a_token_launches_a_ship() -> None:
    """G4.4: with four players on either route."""
    table = used("ship", scene(4))
    assert table.legal() == ["launch 1 normal", "launch 2 normal"]
    assert table.play("launch 2 normal").ships(0)[0] == (2, 1, 1)


def test_a_token_puts_a_servant_on_the_wall() -> None:
    """G4.4: from the supply; a wall completed so is scored."""
    table = used("wall", scene(2).seat(0, pool=3, wall=1).seat(1, wall=1))
    assert (table.family(0).wall, table.family(0).pool, table.told("wall-scored")) == (2, 3, [])
    table = used("wall", scene(2).seat(0, wall=2).seat(1, wall=1))
    assert table.told("wall-scored") == [(0, 3)]
    refused("wall", scene(2).seat(0, pool=12))


def test_the_wall_decree_adds_nothing_to_a_token() -> None:
    """G4.4, G9.3: it is for wall actions."""
    table = used("wall", scene(2).decree("extra_wall", 0).seat(0, wall=1))
    assert (table.family(0).wall, table.is_over) == (2, True)


def test_a_token_gives_jade_for_three_servants() -> None:
    """G4.4: the jade decree doesn't lower it."""
    table = used("servants_for_jade", scene(2).decree("cheap_jade", 0).seat(0, pool=4))
    assert (table.family(0).jade, table.family(0).pool, table.view()["houses"]) == (1, 1, [True] * 4)
    refused("servants_for_jade", scene(2).decree("cheap_jade", 0).seat(0, pool=2))


def test_tokens_may_be_exchanged_for_the_third_servant() -> None:
    """G4.4, G3.5 RULING"""
    table = scene(2).seat(0, pool=2, tokens="vp vp").token("servants_for_jade")
    table.play("tokens servant 0", "use")
    assert (table.family(0).jade, table.family(0).pool, table.tokens(0)) == (1, 0, ["servants_for_jade"])


def test_a_token_that_counts_as_two_has_no_benefit_of_its_own() -> None:
    """G4.4: it takes one space."""
    table = scene(2).seat(0, tokens="vp").token("double")
    assert (table.tokens(0), table.is_over) == (["vp", "double"], True)
    refused("double", scene(2))


# G4.6 Exchanging


def tokens(which: str, pool: int = 6) -> Table:
    """A family with these tokens at some decision."""
    return scene(2).seat(0, tokens=which, pool=pool).act("palace")


@pytest.mark.parametrize(
    ("count", "goods"),
    [(1, ""), (2, "servant"), (3, "servant"), (4, "servant vp"), (5, "servant vp"), (6, "servant vp jade")],
)
def test_two_four_and_six_tokens_buy_a_servant_points_and_jade(count: int, goods: str) -> None:
    """G4.6"""
    table = tokens("vp " * count)
    assert table.legal()[3:] == [f"tokens {what} 0" for what in goods.split()]


def test_what_tokens_are_exchanged_for_comes_at_once() -> None:
    """G4.6: the tokens go to the discards, not into the draw piles."""
    pile = total(tokens("vp " * 2).position.token_pile)
    table = tokens("ship wall").play("tokens servant 0")
    assert (table.family(0).pool, table.family(0).supply) == (7, 5)
    assert table.token_discards() == {"ship": 1, "wall": 1}
    assert total(table.position.token_pile) == pile
    table = tokens("vp " * 4).play("tokens vp 0")
    assert (table.family(0).vp, table.tokens(0)) == (2, [])
    table = tokens("vp " * 6).play("tokens jade 0")
    assert (table.family(0).jade, table.tokens(0), table.view()["houses"]) == (1, [], [True] * 4)


def test_no_servant_comes_from_an_empty_supply() -> None:
    """G4.6"""
    assert tokens("vp vp", pool=12).legal() == ["skip", "option-a", "option-b"]


def test_the_servant_may_be_the_double() -> None:
    """G4.6, G11.1: even where no other is left."""
    table = scene(2).seat(0, tokens="vp vp", pool=12, double="supply").act("palace")
    assert table.legal()[3:] == ["tokens double_servant 0"]
    table.play("tokens double_servant 0")
    assert (table.double(0), table.family(0).pool) == ("pool", 12)


def test_the_oldest_tokens_go_first() -> None:
    """G4.6 RULING"""
    table = tokens("ship wall vp envoy swap").play("tokens servant 0")
    assert table.tokens(0) == ["vp", "envoy", "swap"]


def test_the_player_says_how_many_tokens_that_count_as_two_are_used() -> None:
    """G4.6 RULING: four tokens' worth is one of them and two others, two of them, or four others."""
    table = tokens("vp double ship wall double envoy")
    assert table.legal()[3:] == [
        "tokens servant 0",
        "tokens servant 1",
        "tokens vp 0",
        "tokens vp 1",
        "tokens vp 2",
        "tokens jade 1",
        "tokens jade 2",
    ]
    assert Table(table.game.clone(), []).play("tokens vp 0").tokens(0) == ["double", "double"]
    assert Table(table.game.clone(), []).play("tokens vp 1").tokens(0) == ["wall", "double", "envoy"]
    assert Table(table.game.clone(), []).play("tokens vp 2").tokens(0) == ["vp", "ship", "wall", "envoy"]
    table.play("tokens jade 2")
    assert (table.tokens(0), table.family(0).jade) == (["wall", "envoy"], 1)
    assert table.token_discards() == {"vp": 1, "double": 2, "ship": 1}


def test_a_token_that_counts_as_two_is_enough_for_a_servant() -> None:
    """G4.6: but no part of it comes back."""
    table = tokens("double")
    assert table.legal()[3:] == ["tokens servant 1"]
    assert tokens("double vp").legal()[3:] == ["tokens servant 1"]
