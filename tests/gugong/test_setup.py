"""G1: setting up the game."""

from collections import Counter

import pytest

from tests.gugong.scenes import GUGONG, Table, fresh
from yamen import SPECTATOR, BadOption
from yamen.engine.counts import total, unpacked
from yamen.games.gugong.content import CONTENT
from yamen.games.gugong.family import mask_of
from yamen.games.gugong.words import DECREE_NAMES, GIFTS, GROUPS, TOKENS

SETS = {
    1: ["1-palace", "4-great_wall", "6-swap", "9-none"],
    2: ["2-canal", "3-servants", "7-none", "8-none"],
    3: ["3-intrigue", "4-decrees", "6-servant", "8-none"],
    4: ["2-palace", "5-servant", "6-swap", "9-none"],
    5: ["1-great_wall", "5-swap", "7-servant", "9-none"],
}


def dealt(players: int, start: int = 0, **options: object) -> Table:
    """The table set up, with the last of whatever chance can do."""
    table = fresh(players, **options).play(f"start {start + 1}")
    while table.player == -1:
        table.play(table.legal()[-1])
    return table


def until(table: Table, kind: str) -> Table:
    """Chance goes on until it does this kind of thing."""
    while not table.legal()[0].startswith(kind):
        table.play(table.legal()[0])
    return table


@pytest.mark.parametrize(
    ("players", "cities", "houses"),
    [(2, 10, [3, 3, 4, 4]), (3, 10, [3, 3, 4, 4]), (4, 14, [3, 3, 3, 4, 4, 4]), (5, 14, [3, 3, 3, 4, 4, 4])],
)
def test_the_side_of_the_board_goes_by_the_number_of_players(players: int, cities: int, houses: list[int]) -> None:
    """G1.1, G1.5: each city of the side has a token, each house a jade."""
    table = dealt(players)
    view = table.view()
    assert len(view["cities"]) == cities
    assert None not in view["cities"].values()
    assert (view["token_pile"], view["token_discards"]) == (32 - cities, 0)
    assert view["houses"] == [True] * len(houses)
    assert view["printed"]["houses"] == houses
    assert {city for road in view["printed"]["roads"] for city in road} == set(view["cities"])


@pytest.mark.parametrize("players", [2, 5])
def test_every_token_left_may_lie_in_the_next_city(players: int) -> None:
    """G1.1: the tokens are shuffled, so the odds are how many of a kind are left."""
    table = until(fresh(players), "lay-token")
    assert table.legal() == [f"lay-token {token}" for token in TOKENS[:12]]
    assert table.position.odds() == [4, 3, 3, 3, 2, 3, 2, 2, 3, 3, 2, 2]
    table.play("lay-token double", "lay-token double")
    assert "lay-token double" not in table.legal()
    assert table.city("hangzhou" if players == 2 else "fuzhou") == "double"


def test_the_bonus_tokens_are_six_more() -> None:
    """G1.1: two of each of three kinds, left out unless asked for."""
    assert GUGONG.options[0].values[0] is False
    without, with_bonus = fresh(2), fresh(2, bonus=True)
    assert unpacked(without.position.token_pile, 15)[12:] == [0, 0, 0]
    assert unpacked(with_bonus.position.token_pile, 15)[12:] == [2, 2, 2]
    assert total(with_bonus.position.token_pile) == 38


def test_nobody_meets_bonus_tokens_alone() -> None:
    """G1.1: never in solo."""
    with pytest.raises(BadOption, match="bonus is for 2 to 5 players; leave it out"):
        fresh(1, bonus=True)
    assert unpacked(fresh(1).position.token_pile, 15)[12:] == [0, 0, 0]


def test_three_dice_with_six_faces_each_are_rolled() -> None:
    """G1.2: and together they can show every value."""
    table = until(fresh(3), "roll")
    faces: set[str] = set()
    for shown in ([1, 2, 3, 4, 5, 6], [4, 5, 6, 7, 8, 9], [1, 2, 3, 7, 8, 9]):
        assert table.legal() == [f"roll {value}" for value in shown]
        assert table.position.odds() == [1] * 6
        faces |= set(table.legal())
        table.play(f"roll {shown[-1]}")
    assert len(faces) == 9
    assert table.view()["dice"] == [6, 9, 9]


def test_the_game_begins_with_the_first_day() -> None:
    """G1.3: without a morning; the start player exchanges a gift at once."""
    table = dealt(4, start=2)
    assert table.view()["day"] == 1
    assert (table.player, table.question) == (2, "exchange")
    assert table.each("pool") == [6] * 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sets_of_cards_are_dealt_from_the_start_player_on(players: int) -> None:
    """G1.4: the first set to the start player, the second to the left, and so on; the other sets are in the box."""
    start = players - 1
    table = dealt(players, start)
    for turn in range(players):
        assert table.hand((start + turn) % players) == SETS[turn + 1]
    assert len(table.position.pile) == 11
    assert {CONTENT.group[card] for card in table.position.pile} == {GROUPS.index("pile")}


def test_each_board_card_may_lie_at_each_location() -> None:
    """G1.4: the seven cards marked for the board, face up and at random."""
    table = until(fresh(3), "deal")
    cards = [f"deal {value}" for value in ("1-intrigue", "2-great_wall", "3-servants", "4-palace", "5-swap")]
    assert table.legal() == [*cards, "deal 6-servant", "deal 7-none"]
    assert table.position.odds() == [1] * 7
    table.play("deal 7-none", "deal 4-palace", "deal 1-intrigue", "deal 6-servant", "deal 5-swap", "deal 3-servants")
    assert table.view()["board"] == [
        "7-none",
        "4-palace",
        "1-intrigue",
        "6-servant",
        "5-swap",
        "3-servants",
        "2-great_wall",
    ]


def test_there_are_38_gift_cards() -> None:
    """G1.4: seven for the board, five sets of four, eleven in the draw pile."""
    assert [CONTENT.group.count(group) for group in range(7)] == [7, 4, 4, 4, 4, 4, 11]


def test_the_sets_and_the_board_are_known_and_the_draw_pile_is_not() -> None:
    """G1.4: everyone may know who began with what."""
    table = dealt(2)
    assert table.seen(0, viewer=1) == (SETS[1], [], [])
    assert table.seen(1, viewer=SPECTATOR) == (SETS[2], [], [])
    assert table.view()["pile"] == 11
    assert not any(family.sees & mask_of(table.position.pile) for family in table.position.families)


def test_two_decrees_of_each_level_are_drawn() -> None:
    """G1.6: two of five, the first one drawn lies at the bottom."""
    table = until(fresh(2), "lay-decree")
    for level in range(3):
        names = [f"lay-decree {name}" for name in DECREE_NAMES[5 * level : 5 * level + 5]]
        assert table.legal() == names
        table.play(names[3])
        assert table.legal() == [*names[:3], names[4]]
        table.play(names[1])
    shown = [DECREE_NAMES[5 * level + at] for level in range(3) for at in (3, 1)]
    assert [decree["decree"] for decree in table.view()["decrees"]] == shown
    assert [decree["servants"] for decree in table.view()["decrees"]] == [[]] * 6


@pytest.mark.parametrize("players", [2, 5])
def test_every_family_begins_alike(players: int) -> None:
    """G1.7: six servants in the pool and six beside it, nothing else but three ships and a locked double servant."""
    table = dealt(players)
    for family in table.view()["players"]:
        assert (family["pool"], family["supply"], family["double"]) == (6, 6, "locked")
        assert (family["vp"], family["envoy"], family["intrigue"], family["jade"]) == (0, 0, 0, 0)
        assert family["traveller"] is None
        assert family["ships"] == [None] * 3
        assert (family["tokens"], family["wall"]) == ([], 0)
    assert [cards["discards"]["count"] for cards in table.view()["cards"]] == [0] * players


def test_the_start_player_s_marker_lies_at_the_bottom() -> None:
    """G1.7, G7.2: the others follow upward in turn order, so whoever plays last is ahead."""
    assert dealt(4, start=1).view()["track"] == [0, 3, 2, 1]


def test_the_start_player_is_drawn() -> None:
    """G1.8: everyone is as likely; the turns go clockwise from there."""
    table = fresh(5)
    assert table.legal() == [f"start {seat}" for seat in range(1, 6)]
    assert table.position.odds() == [1] * 5
    table = dealt(3, start=2)
    turns = []
    for _ in range(4):
        turns.append(table.player)
        exchange(table)
    assert turns == [2, 0, 1, 2]


def exchange(table: Table) -> None:
    """The player to move exchanges the first card and does nothing with it."""
    table.play(table.legal()[0])
    player = table.player
    while table.player == player and table.question != "exchange":
        table.play(next(text for text in table.legal() if text in ("no-actions", "skip")))


def test_experts_deal_the_board_from_all_cards_but_the_sets_in_play() -> None:
    """G1.9: board cards, draw pile and unused sets are one draw pile; seven of it go to the locations."""
    table = until(fresh(3, expert=True), "deal")
    mixed = [GIFTS[table.position.gift(card)] for card in table.position.pile]
    assert len(mixed) == 7 + 11 + 2 * 4
    assert Counter(dict(zip(table.legal(), table.position.odds(), strict=True))) == Counter(
        f"deal {gift}" for gift in mixed
    )
    table.play(*["deal 9-none"] * 3, "deal 8-none", "deal 8-none", "deal 1-canal", "deal 2-palace")
    assert len(table.position.pile) == 26 - 7
    assert table.board("canal") == "2-palace"
    until(table, "exchange")
    assert [table.hand(seat) for seat in range(3)] == [SETS[1], SETS[2], SETS[3]]


def test_experts_do_not_know_what_is_in_the_draw_pile() -> None:
    """G1.9: the unused sets are hidden in it."""
    table = dealt(2, expert=True)
    assert len(table.position.pile) == 7 + 11 + 12 - 7
    assert not any(family.sees & mask_of(table.position.pile) for family in table.position.families)
