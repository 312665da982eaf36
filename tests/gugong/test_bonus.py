"""G4.5: the bonus tokens."""

import pytest

from tests.gugong.scenes import Scene, Table, scene


def opening(players: int = 2) -> Scene:
    return scene(players, bonus=True)


@pytest.mark.parametrize("token", ["plus1", "toll", "follow"])
def test_a_bonus_token_goes_beside_the_board_with_a_servant(token: str) -> None:
    """G4.5: from the pool; it takes no space until the day ends."""
    table = opening().seat(0, tokens="vp " * 6).token(token).play("use")
    if token != "plus1":
        assert table.question == "mark"
        assert len(table.legal_but_tokens()) == 7
        table.play("mark jade")
    table.play("place normal")
    assert (table.family(0).pool, table.family(0).supply, len(table.tokens(0))) == (5, 6, 6)
    location = None if token == "plus1" else "jade"
    assert table.view()["bonus"] == [{"player": 0, "token": token, "location": location, "double": False}]
    assert table.is_over


@pytest.mark.parametrize("token", ["plus1", "toll", "follow"])
def test_a_bonus_token_may_only_be_collected(token: str) -> None:
    """G4.5: then it is a token like any other."""
    table = opening().seat(0, tokens="vp").token(token).play("skip")
    assert (table.tokens(0), table.view()["bonus"], table.family(0).pool) == (["vp", token], [], 6)


@pytest.mark.parametrize("token", ["plus1", "toll", "follow"])
def test_without_a_servant_in_the_pool_the_token_is_only_collected(token: str) -> None:
    """G4.5 RULING"""
    table = opening().seat(0, pool=0).token(token)
    assert (table.tokens(0), table.is_over) == ([token], True)
    table = opening().seat(0, pool=0, tokens="vp vp").token(token)
    assert table.why_not("use") == {"kind": "nothing-to-do", "rule": "G3.5"}


def test_the_servant_beside_the_board_may_be_the_double() -> None:
    """G4.5 RULING: it comes back to the supply at the day's end."""
    table = opening().seat(0, double="pool").then(("UseBonus", 0, 12), "PutAwayBonus", ("Act", 0, 4, 0))
    table.play("use")
    assert table.legal() == ["place normal", "place double"]
    copy = Table(table.game.clone(), [])
    copy.play("place double")
    assert (copy.double(0), copy.family(0).pool, copy.tokens(0)) == ("supply", 6, ["plus1"])
    table.play("place normal")
    assert (table.double(0), table.family(0).pool, table.family(0).supply) == ("pool", 5, 7)


def test_the_double_beside_the_board_is_told_from_the_others() -> None:
    """G4.5 RULING"""
    table = opening().seat(0, double="pool").token("toll").play("use", "mark canal", "place double")
    assert (table.double(0), table.view()["bonus"][0]["double"], table.family(0).pool) == ("beside", True, 6)


# (a) +1


def test_gifts_count_one_more() -> None:
    """G4.5 (a): a 5 is exchanged freely for a 5, and not for a 6; only the owner's gifts count more."""
    for board, seat, question in (
        ("5-swap", 0, "action"),
        ("6-swap", 0, "pay-exchange"),
        ("5-swap", 1, "pay-exchange"),
    ):
        table = opening().board(palace=board).seat(seat, hand="5-intrigue 2-canal").bonus("plus1", 0).turn(seat)
        assert table.play("exchange 5-intrigue palace").question == question


def test_two_such_tokens_add_up() -> None:
    """G4.5 RULING: a 5 for a 6, though not for a 7; even a 9 counts more."""
    base = opening().bonus("plus1", 0).bonus("plus1", 0)
    for board, question in (("6-swap", "action"), ("7-none", "pay-exchange")):
        table = base.board(palace=board).seat(0, hand="5-intrigue 2-canal").turn()
        assert table.play("exchange 5-intrigue palace").question == question
    table = base.board(palace="9-none").seat(0, hand="9-none").turn()
    assert table.play("exchange 9-none palace").question == "action"


def test_gifts_on_the_board_do_not_count_more() -> None:
    """G4.5 (a): the owner's card counts 8 where it lies."""
    table = opening().bonus("plus1", 0).board(palace="8-none").seat(0, hand="9-none").turn()
    assert table.play("exchange 9-none palace").question == "action"


# (b) A toll


def toll(base: Scene, location: str, *texts: str) -> Table:
    """Seat 0 acts at the location where seat 1 has a toll."""
    table = base.bonus("toll", 1, location).act(location)
    return table.play(*texts)


@pytest.mark.parametrize(
    ("location", "texts"),
    [
        ("travel", "option-a, use"),
        ("great_wall", "option-a"),
        ("jade", "house 1"),
        ("intrigue", "option-b"),
        ("palace", "option-b"),
        ("decrees", "decree end_flat"),
        ("canal", "option-a, launch 1 normal, skip"),
    ],
)
def test_who_acts_at_a_marked_location_loses_a_point_to_the_owner(location: str, texts: str) -> None:
    """G4.5 (b): at any of the seven, when the action is complete."""
    base = opening().seat(0, vp=3).cities(xian="envoy").decree("end_flat")
    table = toll(base, location, *texts.split(", "))
    assert table.each("vp") == [2, 1]
    assert (table.told("toll-paid"), table.told("points-lost")) == ([(0, 1)], [(0, 1)])


def test_points_never_fall_below_0() -> None:
    """G4.5 RULING: the owner gains one all the same."""
    assert toll(opening(), "palace", "option-a").each("vp") == [0, 1]


def test_points_of_the_action_itself_can_pay_the_toll() -> None:
    """G4.5 RULING: it is due when the action is complete."""
    assert toll(opening().seat(0, envoy=8), "palace", "option-a").each("vp") == [0, 1]


def test_the_owner_pays_no_toll() -> None:
    """G4.5 (b): only others do."""
    table = opening().seat(0, vp=2).bonus("toll", 0, "palace").act("palace").play("option-a")
    assert table.each("vp") == [2, 0]


def test_other_locations_cost_no_toll() -> None:
    """G4.5 (b)"""
    table = opening().seat(0, vp=2).bonus("toll", 1, "palace").act("intrigue").play("option-a")
    assert table.each("vp") == [2, 0]


def test_an_action_left_out_costs_no_toll() -> None:
    """G4.5 (b), G3.5: nor does a canal action in which nothing was placed, moved or claimed."""
    assert toll(opening().seat(0, vp=2), "palace", "skip").each("vp") == [2, 0]
    assert toll(opening().seat(0, vp=2), "canal", "option-a", "skip").each("vp") == [2, 0]
    twice = opening().seat(0, vp=2).bonus("toll", 1, "canal").act("canal", 0, 0)
    twice.play("option-a", "launch 1 normal", "skip", "option-a", "skip", "skip")
    assert twice.each("vp") == [1, 1]


def test_card_and_location_cost_a_toll_each() -> None:
    """G4.5 RULING: each time the action is performed."""
    base = opening().board(palace="1-canal").seat(0, vp=5, hand="2-palace").bonus("toll", 1, "palace")
    table = base.turn().play("exchange 2-palace palace", "option-a", "option-a")
    assert table.each("vp") == [3, 2]


def test_two_tolls_at_one_location_add_up() -> None:
    """G4.5 (b): of different owners."""
    base = opening(3).seat(0, vp=5).bonus("toll", 1, "palace").bonus("toll", 2, "palace")
    assert base.act("palace").play("option-a").each("vp") == [3, 1, 1]


def test_tokens_decrees_and_benefits_cost_no_toll() -> None:
    """G4.5 RULING: an envoy token is no palace action, a jade benefit no jade action."""
    table = opening().seat(0, vp=2).bonus("toll", 1, "palace").token("envoy").play("use")
    assert (table.each("vp"), table.family(0).envoy) == ([2, 0], 1)
    base = opening().seat(0, vp=2).bonus("toll", 1, "palace").decree("morning_envoy", 0)
    assert base.then("MorningDecrees").play("decree morning_envoy").each("vp") == [2, 0]
    base = opening().seat(0, vp=2, wall=3, intrigue=7).bonus("toll", 1, "jade")
    table = base.token("wall").play("use", "benefit jade")
    assert (table.each("vp"), table.family(0).jade) == ([5, 0], 1)


# (c) Following


def test_the_owner_may_follow_an_action() -> None:
    """G4.5 (c): in either variant, at their own cost."""
    table = opening().seat(1, pool=3).bonus("follow", 1, "palace").act("palace").play("option-a")
    assert (table.player, table.question) == (1, "follow")
    assert table.legal() == ["skip", "option-a", "option-b"]
    table.play("option-b")
    assert (table.each("envoy"), table.each("pool")) == ([1, 2], [6, 1])


def test_the_owner_may_stay_behind() -> None:
    """G4.5 (c)"""
    table = opening().bonus("follow", 1, "palace").act("palace").play("option-a", "skip")
    assert (table.each("envoy"), table.is_over) == ([1, 0], True)


@pytest.mark.parametrize(
    ("location", "acts", "follows"),
    [
        ("travel", "option-a, to xian, skip", ["skip", "option-a", "option-b"]),
        ("great_wall", "option-a", ["skip", "option-a", "option-b"]),
        ("jade", "house 1", ["skip", "house 2", "house 3"]),
        ("intrigue", "option-a", ["skip", "option-a", "option-b"]),
        ("decrees", "decree end_flat", ["skip", "decree morning_intrigue", "decree end_flat"]),
        ("canal", "option-a, launch 1 normal, skip", ["skip", "option-a", "option-b"]),
    ],
)
def test_every_location_can_be_followed_to(location: str, acts: str, follows: list[str]) -> None:
    """G4.5 (c): when the action is complete, with what is left then."""
    base = opening().cities(xian="envoy", beijing="vp", jinan="vp").decree("morning_intrigue").decree("end_flat")
    table = base.bonus("follow", 1, location).act(location).play(*acts.split(", "))
    assert table.question == "follow"
    assert set(follows) <= set(table.legal())


def test_a_follower_who_can_do_nothing_is_not_asked() -> None:
    """G4.5 (c), G3.5"""
    table = opening().seat(1, pool=0).bonus("follow", 1, "jade").act("jade").play("house 1")
    assert table.is_over


def test_card_and_location_are_followed_each() -> None:
    """G4.5 RULING: the card's action before the location's."""
    base = opening().board(palace="1-canal").seat(0, hand="2-palace").bonus("follow", 1, "palace")
    table = base.turn().play("exchange 2-palace palace")
    asked = []
    while not table.is_over:
        asked.append((table.player, table.question))
        table.play("option-a")
    assert asked == [(0, "action"), (1, "follow")] * 2
    assert table.each("envoy") == [2, 2]


def test_tolls_come_before_followers() -> None:
    """G4.5 RULING: and followers in turn order from the one who acted."""
    base = opening(4).start(1).seat(2, vp=4).bonus("follow", 1, "palace").bonus("follow", 0, "palace")
    base.bonus("toll", 3, "palace").bonus("follow", 3, "palace")
    table = base.act("palace", 2).play("option-a")
    assert table.each("vp") == [0, 0, 3, 1]
    followers = []
    while not table.is_over:
        followers.append(table.player)
        table.play("option-a")
    assert followers == [3, 0, 1]


def followed_by_two(rules: int | None = None) -> Table:
    """Seat 1 follows to the palace and seat 2 takes a toll there and follows, too."""
    base = scene(3, bonus=True, rules=rules).each(vp=3)
    base.bonus("follow", 1, "palace").bonus("toll", 2, "palace").bonus("follow", 2, "palace")
    return base.act("palace").play("option-a", "option-a", "option-a")


def test_G4_5_a_follower_pays_the_toll_like_anybody_else() -> None:
    """G4.5 RULING: to follow is to perform; but nobody pays themselves, and nobody follows a follower."""
    table = followed_by_two()
    assert table.is_over
    assert table.told("followed") == [(1, "palace"), (2, "palace")]
    assert table.told("toll-paid") == [(0, 2), (1, 2)]
    assert table.each("vp") == [2, 2, 5]


def test_G4_5_a_follower_who_does_nothing_on_the_canal_pays_no_toll() -> None:
    """G4.5, G3.5 RULING: such an action was not performed."""
    base = opening(3).each(vp=3).bonus("follow", 1, "canal").bonus("toll", 2, "canal")
    table = base.act("canal").play("option-a", "launch 1 normal", "skip", "option-a", "skip")
    assert table.is_over
    assert (table.told("toll-paid"), table.each("vp")) == ([(0, 2)], [2, 3, 4])


def test_G4_5_by_the_rules_of_version_1_a_follower_paid_no_toll() -> None:
    """G4.5"""
    table = followed_by_two(rules=1)
    assert (table.told("toll-paid"), table.each("vp")) == ([(0, 2)], [2, 3, 4])


def test_nobody_follows_themselves() -> None:
    """G4.5 (c)"""
    assert opening().bonus("follow", 0, "palace").act("palace").play("option-a").is_over


def test_tokens_decrees_and_benefits_are_not_followed() -> None:
    """G4.5 RULING"""
    assert opening().bonus("follow", 1, "palace").token("envoy").play("use").is_over


def test_who_follows_to_intrigue_may_take_the_medal() -> None:
    """G4.5 (c), G7.1: if the other chose B."""
    table = opening().bonus("follow", 1, "intrigue").act("intrigue").play("option-b", "option-a")
    assert (table.view()["medal"], table.each("intrigue")) == (1, [3, 1])


# The day's end


def test_bonus_tokens_are_stored_at_the_day_s_end() -> None:
    """G4.5: their servants go to the supply, the tokens on the spaces."""
    base = opening(3).start(1).bonus("toll", 1, "jade").bonus("plus1", 1).bonus("follow", 2, "jade")
    table = base.seat(1, pool=3, tokens="vp").then("PutAwayBonus")
    assert (table.tokens(1), table.tokens(2), table.view()["bonus"]) == (["vp", "toll", "plus1"], ["follow"], [])
    assert (table.family(1).pool, table.family(1).supply) == (3, 9)


def test_at_the_day_s_end_tokens_must_be_exchanged_for_want_of_room() -> None:
    """G4.5: in player order, the token put away takes no part."""
    base = opening().start(1).seat(0, tokens="ship ship ship vp vp vp").seat(1, tokens="wall " * 3 + "envoy " * 3)
    table = base.bonus("follow", 0, "jade").bonus("plus1", 1).then("PutAwayBonus")
    assert (table.player, table.question) == (1, "make-room")
    table.play("tokens servant 0")
    assert table.tokens(1) == ["wall", "envoy", "envoy", "envoy", "plus1"]
    assert (table.player, table.question) == (0, "make-room")
    table.play("tokens jade 0")
    assert (table.tokens(0), table.family(0).jade) == (["follow"], 1)


def test_a_bonus_token_in_use_is_no_token_to_exchange() -> None:
    """G4.5: until it is stored; then it is."""
    base = opening().seat(0, tokens="vp").bonus("plus1", 0)
    table = base.then(("Act", 0, 4, 0), "PutAwayBonus", ("Act", 0, 4, 0))
    assert table.legal() == ["skip", "option-a", "option-b"]
    table.play("skip")
    assert table.legal() == ["skip", "option-a", "option-b", "tokens servant 0"]


def test_bonus_tokens_work_until_the_day_ends_and_no_longer() -> None:
    """G4.5: the same exchange, before and after the night."""
    base = opening().board(palace="5-swap").seat(0, hand="5-intrigue", discards="2-canal").bonus("plus1", 0)
    table = base.then("PutAwayBonus", ("ExchangeGift", 0)).play("exchange 5-intrigue palace")
    assert table.question == "pay-exchange"


def test_the_last_servant_is_enough_for_a_bonus_token() -> None:
    """G4.5: normal or double."""
    table = opening().seat(0, pool=1).token("plus1").play("use")
    assert (table.family(0).pool, len(table.view()["bonus"])) == (0, 1)
    table = opening().seat(0, pool=0, double="pool").token("plus1").play("use")
    assert (table.double(0), len(table.view()["bonus"])) == ("beside", 1)


@pytest.mark.parametrize("location", ["travel", "great_wall", "jade", "intrigue", "palace", "decrees", "canal"])
def test_everyone_sees_where_a_bonus_token_lies(location: str) -> None:
    """G4.5: whose it is, which kind, and with which servant."""
    for seat in range(5):
        for token in ("toll", "follow"):
            for double in (False, True):
                table = opening(5).bonus(token, seat, location, double).then("PutAwayBonus", ("Act", seat, 4, 0))
                assert (table.tokens(seat), table.family(seat).supply) == ([token], 6)
                shown = opening(5).bonus(token, seat, location, double).act("palace").view()["bonus"]
                assert shown == [{"player": seat, "token": token, "location": location, "double": double}]
