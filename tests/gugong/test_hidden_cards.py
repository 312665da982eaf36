"""What stays hidden: in the views, in the news, and when the position is dealt anew for somebody."""

from collections.abc import Iterable
from typing import Any

import pytest

from tests.gugong.scenes import Table, fresh, scene
from tests.gugong.solo_scenes import HUMAN, MENG, begun, by_day, solo
from yamen import CHANCE, SPECTATOR, Message, Rng
from yamen.games.gugong.position import GugongPosition

HIDDEN_PIECES = ("pile", "seen", "placed")
WORLDS = 60


def dealt(table: Table, viewer: int) -> list[GugongPosition]:
    """The position dealt anew for a viewer many times."""
    rng = Rng(7)
    return [table.position.determinise(viewer, rng) for _ in range(WORLDS)]


def check_laws(table: Table) -> None:
    """Dealt anew all looks the same to the viewer, and nothing but hidden cards has changed places."""
    position = table.position
    for viewer in (SPECTATOR, *range(position.players)):
        for world in dealt(table, viewer)[:10]:
            assert world.view(viewer) == position.view(viewer)
            assert open_pieces(world) == open_pieces(position)
            assert all_cards(world) == all_cards(position)
            assert world.player == position.player
            if viewer == position.player != CHANCE:
                assert world.legal == position.legal


def open_pieces(position: GugongPosition) -> dict[str, Any]:
    pieces = {name: piece for name, piece in position.pieces().items() if name not in HIDDEN_PIECES}
    counts = [[len(family["hand"]), len(family["discards"])] for family in pieces["families"]]
    families = [{**family, "hand": [], "discards": []} for family in pieces["families"]]
    return {**pieces, "families": families, "counts": counts, "pile": len(position.pile)}


def all_cards(position: GugongPosition) -> list[int]:
    held = [card for family in position.families for card in [*family.hand, *family.discards]]
    return sorted([*position.board, *position.pile, *held])


def hands(worlds: Iterable[GugongPosition], seat: int) -> set[tuple[int, ...]]:
    return {tuple(world.families[seat].hand) for world in worlds}


# A card drawn


def drawn() -> Table:
    """The first of three players claims a card, and gets the 9."""
    ship = (
        scene(3)
        .seat(0, hand="7-none 2-canal", ships=[(1, 3, 3)])
        .seat(1, hand="4-palace")
        .pile("1-canal 8-none 9-none")
    )
    return ship.then(("Act", 0, 6, 0), ("ExchangeGift", 0)).play("option-a", "claim 1 card", "deal 9-none", "skip")


def test_before_a_draw_nobody_knows_the_card() -> None:
    """G10.4"""
    table = scene(3).seat(0, ships=[(1, 3, 3)]).pile("1-canal 8-none 9-none").act("canal").play("option-a")
    for viewer in (SPECTATOR, *range(3)):
        view = table.view(viewer)
        assert view["pile"] == 3
        assert view["cards"][0]["hand"] == {"cards": [], "count": 0}


def test_only_the_owner_sees_the_card_drawn() -> None:
    """G10.4: the others see that there is one more."""
    table = drawn()
    assert table.seen(0, viewer=0)[0] == ["2-canal", "7-none", "9-none"]
    for viewer in (1, 2, SPECTATOR):
        assert table.seen(0, viewer) == (["2-canal", "7-none"], [], [])
        assert table.view(viewer)["cards"][0]["hand"]["count"] == 3
    check_laws(table)


def test_the_news_of_a_draw_name_no_card() -> None:
    """G10.4"""
    table = drawn()
    assert table.told("card-drawn") == [(0,)]
    assert not any("9-none" in told.named().values() for told in table.news)


def test_a_card_drawn_may_be_any_card_of_the_pile_to_the_others() -> None:
    """G10.4: and to nobody else anything else."""
    table = drawn()
    mine = tuple(table.family(0).hand)
    for viewer in (1, 2, SPECTATOR):
        worlds = dealt(table, viewer)
        drawn_cards = {gift for hand in hands(worlds, 0) for gift in table.gifts(hand)} - {"2-canal", "7-none"}
        assert drawn_cards == {"1-canal", "8-none", "9-none"}
        assert hands(worlds, 1) == {tuple(table.family(1).hand)}
    own = dealt(table, 0)
    assert hands(own, 0) == {mine}
    assert {tuple(world.pile) for world in own} == {tuple(table.position.pile)}


def test_two_hidden_cards_of_two_players_may_change_places() -> None:
    """G10.4: to a third, not to the owners."""
    table = (
        scene(3)
        .seat(0, hand="1-canal", hidden="1-canal")
        .seat(1, hand="9-none", hidden="9-none")
        .seat(2, hand="2-canal")
        .pile("")
        .turn(2, 0)
    )
    assert len(hands(dealt(table, 2), 0)) == 2
    assert len(hands(dealt(table, 0), 0)) == 1
    assert len(hands(dealt(table, 0), 1)) == 1, "the only card the first player doesn't know"


def test_a_card_drawn_is_known_once_it_is_announced() -> None:
    """G3.2: also before it is paid for."""
    table = drawn()
    table.play("exchange 9-none jade")
    check_laws(table)
    for viewer in (1, 2, SPECTATOR):
        assert "9-none" in table.view(viewer)["board"]
    hidden = scene(2).seat(0, hand="1-canal 7-none", hidden="1-canal").board(jade="8-none").turn()
    hidden.play("exchange 1-canal jade")
    assert hidden.question == "pay-exchange"
    assert hidden.seen(0, viewer=1)[0] == ["1-canal", "7-none"]


def test_of_two_equal_gifts_the_one_all_know_is_played_first() -> None:
    """G3.4, G10.4: so that the hidden one stays hidden."""
    table = scene(2).seat(0, hand="8-none 8-none 2-canal", hidden="8-none").board(jade="1-canal").turn()
    assert table.seen(0, viewer=1)[0] == ["2-canal", "8-none"]
    table.play("exchange 8-none jade")
    assert table.seen(0, viewer=1)[0] == ["2-canal"]
    assert table.seen(0, viewer=0)[0] == ["2-canal", "8-none"]
    check_laws(table)


# Discarded face down


def paid() -> Table:
    """The first player pays for an exchange with one of three other cards."""
    day = scene(2).seat(0, hand="2-canal 5-swap 7-none 9-none").board(jade="8-none")
    return day.then(("ExchangeGift", 0), ("ExchangeGift", 1)).play("exchange 2-canal jade")


def test_the_news_of_a_payment_name_no_card() -> None:
    """G3.2"""
    table = paid().play("discard 7-none")
    check_laws(table)
    assert table.told("card-discarded") == [(0,)]
    assert not any("7-none" in told.named().values() for told in table.news)


def test_after_the_night_all_know_the_cards_to_be_in_the_hand() -> None:
    """G12.3: but for those nobody has seen."""
    night = (
        scene(2)
        .seat(0, hand="9-none", discards="7-none 1-canal", hidden="1-canal")
        .seat(1, hand="2-canal")
        .dice(3, 4, 8)
    )
    table = night.then("CheckDice", ("ExchangeGift", 1))
    assert table.seen(0, viewer=1) == (["7-none", "9-none"], [], [])
    assert table.view(1)["cards"][0]["hand"]["count"] == 3
    check_laws(table)


# Taken back, given, swapped


def test_which_card_was_taken_back_no_news_tell() -> None:
    """G4.4: it may be any of the discards to the others."""
    table = (
        scene(2).seat(0, hand="9-none", discards="2-canal 7-none").token("take_back").play("use", "take-back 2-canal")
    )
    assert table.told("card-taken-back") == [(0,)]
    assert not any("2-canal" in told.named().values() for told in table.news)
    assert len(hands(dealt(table, 1), 0)) == 2
    assert len(hands(dealt(table, 0), 0)) == 1
    check_laws(table)


def test_a_card_given_for_jade_is_shown() -> None:
    """G4.4: for it must be a 7 or more."""
    table = scene(2).seat(0, hand="9-none 8-none 2-canal", hidden="9-none").token("card_for_jade").play("use")
    table.play("discard 9-none")
    assert table.seen(0, viewer=1) == (["2-canal", "8-none"], ["9-none"], [])
    assert table.told("card-for-jade") == [(0, "9-none")]


def test_a_card_swapped_is_shown_and_the_one_taken_known() -> None:
    """G3.6"""
    table = scene(2).seat(0, hand="9-none 2-canal", hidden="9-none").board(jade="7-none").token("swap").play("use")
    assert table.seen(0, viewer=1)[0] == ["2-canal"]
    table.play("swap-hand 9-none")
    assert table.seen(0, viewer=1)[0] == ["2-canal", "9-none"], "it lies on the table"
    table.play("swap-at jade")
    assert table.seen(0, viewer=1)[0] == ["2-canal", "7-none"]
    check_laws(table)


# Meng


def test_mengs_fifth_card_is_hidden() -> None:
    """G14.1: the set he plays with is not."""
    table = begun(level="hard", sets="1/2")
    view = table.view(HUMAN)["cards"][MENG]
    assert view["hand"]["cards"] == ["2-canal", "3-servants", "7-none", "8-none"]
    assert view["hand"]["count"] == 5
    worlds = dealt(table, HUMAN)
    fifth = {gift for hand in hands(worlds, MENG) for gift in table.gifts(hand)}
    assert len(fifth - set(view["hand"]["cards"])) > 4
    check_laws(table)


def test_the_news_of_the_fifth_card_name_no_card() -> None:
    """G14.1"""
    assert begun(level="hard").told("card-drawn") == [(MENG,)]


def test_what_meng_draws_nobody_sees_until_he_plays_it() -> None:
    """G14.9, G14.2"""
    claimed = by_day(solo(ships=[(1, 1, 2)], hand="2-canal").pile("8-none 9-none").automa("palace"), "canal")
    claimed.play("deal 9-none")
    assert claimed.seen(MENG, viewer=HUMAN)[0] == ["2-canal"]
    turn = solo(hand="2-canal 9-none", hidden="9-none").automa("palace").then("MengTurn").play("reveal 9-none")
    assert turn.board("palace") == "9-none"
    assert "9-none" in turn.view(HUMAN)["board"]


def test_which_card_meng_gives_for_jade_stays_hidden() -> None:
    """G14.5: unless it was his last."""
    table = by_day(solo(hand="1-palace 9-none").cities(hangzhou="card_for_jade"), "travel").play("reveal 1-palace")
    assert table.seen(MENG, viewer=HUMAN) == ([], [], ["1-palace", "9-none"])
    assert not any("1-palace" in told.named().values() for told in table.news)
    assert len(hands(dealt(table, HUMAN), MENG)) == 2
    last = by_day(solo(hand="1-palace").cities(hangzhou="card_for_jade"), "travel")
    assert last.seen(MENG, viewer=HUMAN) == ([], ["1-palace"], [])


def test_the_order_of_mengs_stack_is_chance() -> None:
    """G14.1 RULING: there is nothing to be known of it."""
    table = solo(hand="1-palace 9-none").seat(HUMAN, hand="2-canal").automa("palace jade").turn(HUMAN)
    assert hands(dealt(table, HUMAN), MENG) == {tuple(table.family(MENG).hand)}


# Fences of undo


def test_the_last_card_of_the_pile_seen_is_a_fence() -> None:
    """G10.4: though chance had no choice."""
    table = scene(2).seat(0, ships=[(1, 3, 3)]).pile("9-none").act("canal").play("option-a")
    assert table.game.can_undo()
    assert not table.play("claim 1 card").game.can_undo()


def test_a_hidden_card_shown_is_a_fence() -> None:
    """G3.2: a card all know is not."""
    for hidden in ("", "1-canal"):
        table = scene(2).seat(0, hand="1-canal 7-none", hidden=hidden).board(jade="8-none").turn()
        assert table.play("exchange 1-canal jade").game.can_undo() is not bool(hidden)


def test_cards_shown_at_night_are_a_fence() -> None:
    """G12.1: the last exchange of the day can't be taken back after looking at another's cards."""
    for hidden in ("", "4-canal"):
        day = scene(2).seat(0, hand="9-none", discards="4-palace").seat(1, discards="4-canal", hidden=hidden)
        table = day.board(jade="1-decrees").dice(4, 6, 8).then(("ExchangeGift", 0), "CheckDice")
        table.play("exchange 9-none jade", "skip")
        assert table.question == "gain"
        assert table.game.can_undo() is not bool(hidden)


# Whole games


def visible(position: GugongPosition) -> set[str]:
    """The gifts that somebody who only watches can see or knows somebody to have."""
    view = position.view(SPECTATOR)
    known = {gift for gift in view["board"] if gift}
    for cards in view["cards"]:
        known |= {*cards["hand"]["cards"], *cards["discards"]["cards"], *cards["either"]}
    return known


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"level": "easy"}),
        (1, {"level": "hard", "expert": True}),
        (2, {}),
        (3, {"bonus": True}),
        (4, {"expert": True}),
        (5, {"bonus": True, "expert": True}),
    ],
)
def test_news_and_questions_name_only_cards_that_all_know(players: int, options: dict[str, Any]) -> None:
    """G3.4, G10.4, G14.1: over random games, with the laws of dealing anew now and then."""
    rng = Rng(players)
    for _ in range(2):
        table = fresh(players, **options)
        position = table.position
        moves = 0
        while not position.is_over:
            before = visible(position)
            news: list[Message] = []
            position.news = news
            position.play(position.roll(rng) if position.player == CHANCE else rng.pick(position.legal))
            position.news = None
            known = before | visible(position)
            asked = [position.choice().ask(position)] if position.player >= 0 else []
            for message in [*news, *asked]:
                named = {value for field, value in message.named().items() if field in ("gift", "given", "taken")}
                assert named <= known, f"{message} names a hidden card"
            moves += 1
            if moves % 25 == 0:
                check_laws(table)
