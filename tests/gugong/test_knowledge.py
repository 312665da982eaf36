"""Who knows which cards: all that was open is remembered, what went face down is not known until it is seen."""

from tests.gugong.scenes import Table, scene
from yamen import SPECTATOR
from yamen.engine.rng import Rng


def paid(hand: str) -> Table:
    """Seat 0 has paid with a 2 for the exchange of a 4 at the jade market, whose card was a 5."""
    base = scene(2).board(jade="5-swap").seat(0, hand=f"4-palace {hand}", pool=0)
    return base.turn().play("exchange 4-palace jade", "discard 2-canal")


def test_the_card_taken_from_the_board_is_known_to_all() -> None:
    """G3.4: it lay there face up."""
    table = scene(2).board(palace="5-swap").seat(0, hand="9-none 2-canal").turn().play("exchange 9-none palace")
    for viewer in (0, 1, SPECTATOR):
        assert table.seen(0, viewer) == (["2-canal"], ["5-swap"], [])


def test_nobody_else_sees_which_card_was_discarded_as_payment() -> None:
    """G3.2, G3.4: one of the three others; the card played and the card taken are known."""
    table = paid("2-canal 8-none 9-none")
    assert table.seen(0, viewer=0) == (["8-none", "9-none"], ["2-canal", "5-swap"], [])
    for viewer in (1, SPECTATOR):
        assert table.seen(0, viewer) == ([], ["5-swap"], ["2-canal", "8-none", "9-none"])
        view = table.view(viewer)["cards"][0]
        assert (view["hand"]["count"], view["discards"]["count"]) == (2, 2)
    assert [news.named() for news in table.news if news.kind.name == "card-discarded"] == [{"player": 0}]


def test_the_only_other_card_is_known_to_be_the_payment() -> None:
    """G3.2: there is no doubt."""
    assert paid("2-canal").seen(0, viewer=1) == ([], ["2-canal", "5-swap"], [])


def test_what_is_played_later_tells_what_was_discarded() -> None:
    """G3.4: when the 8 is played, the 2 must have been the payment."""
    base = scene(2).board(jade="5-swap").seat(0, hand="4-palace 2-canal 8-none", pool=0)
    table = base.turn(0, 0).play("exchange 4-palace jade", "discard 2-canal", "skip")
    assert table.seen(0, viewer=1) == ([], ["5-swap"], ["2-canal", "8-none"])
    table.play("exchange 8-none palace")
    hand, discards, either = table.seen(0, viewer=1)
    assert (hand, "2-canal" in discards, either) == ([], True, [])


def test_a_card_shown_for_jade_tells_what_was_discarded() -> None:
    """G3.4, G4.4: of a 2 and a 9 one was the payment; the 9 is shown from the hand."""
    base = scene(2).board(jade="5-swap").seat(0, hand="4-palace 2-canal 9-none", pool=0)
    table = base.then(("ExchangeGift", 0), ("UseToken", 0, 4), ("Act", 0, 4, 0))
    table.play("exchange 4-palace jade", "discard 2-canal", "skip")
    assert table.seen(0, viewer=1)[2] == ["2-canal", "9-none"]
    table.play("use")
    assert table.seen(0, viewer=1) == ([], ["2-canal", "5-swap", "9-none"], [])


def test_a_card_still_in_hand_tells_what_was_discarded() -> None:
    """G3.4: with more cards in hand the doubt ends as soon as all but the payment were seen there."""
    base = scene(2).board(jade="5-swap", canal="1-canal").seat(0, hand="4-palace 2-canal 8-none", pool=0)
    base.cities(xian="swap", beijing="vp")
    table = base.then(("ExchangeGift", 0), ("UseToken", 0, 6)).play("exchange 4-palace jade", "discard 2-canal", "skip")
    table.play("use", "swap-hand 8-none")
    assert table.seen(0, viewer=1) == (["8-none"], ["2-canal", "5-swap"], [])
    table.play("swap-at canal")
    assert table.seen(0, viewer=1) == (["1-canal"], ["2-canal", "5-swap"], [])


def test_nobody_else_sees_which_card_was_taken_back() -> None:
    """G4.4: one of three; it is in the hand or not."""
    table = scene(2).seat(0, hand="8-none", discards="2-canal 5-swap 9-none").token("take_back")
    table.play("use", "take-back 9-none")
    assert table.seen(0, viewer=0) == (["8-none", "9-none"], ["2-canal", "5-swap"], [])
    assert table.seen(0, viewer=1) == (["8-none"], [], ["2-canal", "5-swap", "9-none"])
    assert table.told("card-taken-back") == [(0,)]


def test_the_only_discarded_card_is_known_to_be_taken_back() -> None:
    """G4.4"""
    table = scene(2).seat(0, hand="8-none", discards="9-none").token("take_back").play("use")
    assert table.seen(0, viewer=1) == (["8-none", "9-none"], [], [])


def test_of_two_cards_alike_it_does_not_matter_which() -> None:
    """G3.4: the owner of two eights pays with one; a third card makes the doubt."""
    table = scene(2).board(jade="9-none").seat(0, hand="8-none 8-none 8-none", pool=0).turn()
    table.play("exchange 8-none jade", "discard 8-none")
    assert table.seen(0, viewer=1) == (["8-none"], ["8-none", "9-none"], [])


def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    """G10.4: the others see that it is one more, until it is played."""
    base = scene(2).seat(0, ships=[(1, 3, 3)]).pile("9-none 1-canal").board(palace="1-decrees")
    table = base.then(("ClaimAtNight", 0), ("ExchangeGift", 0)).play("claim 1 card", "deal 9-none")
    assert table.seen(0, viewer=0)[0] == ["9-none"]
    assert (table.seen(0, viewer=1)[0], table.view(1)["cards"][0]["hand"]["count"]) == ([], 1)
    table.play("exchange 9-none palace")
    assert table.view(1)["board"][4] == "9-none"


def test_a_card_that_matches_is_shown_at_night_and_others_stay_hidden() -> None:
    """G12.1: of two that nobody else has seen the 8 matches a die."""
    base = scene(2).dice(1, 8, 9).seat(0, discards="8-none 7-swap", hidden="8-none 7-swap")
    table = base.then("CheckDice")
    assert table.told("card-matched") == [(0, "8-none", 1)]
    assert table.seen(0, viewer=1) == ([], ["8-none"], [])


def test_after_the_night_all_cards_are_in_the_hand() -> None:
    """G12.3: there is no doubt any more where each is."""
    base = scene(2).board(jade="5-swap").seat(0, hand="4-palace 2-canal 8-none 9-none", pool=0)
    table = base.then(("ExchangeGift", 0), "TakeUpDiscards", ("Act", 0, 4, 0))
    table.play("exchange 4-palace jade", "discard 2-canal", "skip")
    assert table.seen(0, viewer=1) == (["2-canal", "5-swap", "8-none", "9-none"], [], [])


def test_announcing_a_gift_shows_it() -> None:
    """G3.2: before it is paid for; of two unknown cards the other stays unknown."""
    base = scene(2).board(jade="9-none").seat(0, hand="8-none 7-swap", hidden="8-none 7-swap")
    table = base.turn()
    assert table.seen(0, viewer=1)[0] == []
    table.play("exchange 8-none jade")
    assert table.seen(0, viewer=1)[0] == ["8-none"]


def test_what_others_cannot_know_may_be_dealt_otherwise() -> None:
    """G3.4: a position as the other player sees it holds any of the cards in doubt, in hand or discards."""
    table = paid("2-canal 8-none 9-none")
    found = {
        tuple(sorted(table.gifts(copy.families[0].hand)))
        for copy in (table.position.determinise(1, Rng(seed)) for seed in range(60))
    }
    assert found == {("2-canal", "8-none"), ("2-canal", "9-none"), ("8-none", "9-none")}
    for seed in range(20):
        assert sorted(table.gifts(table.position.determinise(0, Rng(seed)).families[0].hand)) == ["8-none", "9-none"]
