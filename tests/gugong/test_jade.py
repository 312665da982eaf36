"""G6: the jade market."""

import pytest

from tests.gugong.scenes import scene


def test_a_jade_is_taken_from_a_house_for_its_price() -> None:
    """G6.1: the servants go to the supply, the house is empty."""
    table = scene(2).act("jade").play("house 3")
    assert (table.family(0).jade, table.family(0).pool, table.family(0).supply) == (1, 2, 10)
    assert table.view()["houses"] == [True, True, False, True]
    assert table.told("jade-gained") == [(0, 1)]


@pytest.mark.parametrize(("players", "prices"), [(3, [3, 3, 4, 4]), (5, [3, 3, 3, 4, 4, 4])])
def test_each_side_of_the_board_has_its_houses(players: int, prices: list[int]) -> None:
    """G6.1: bought one after the other, from the first on, each costs what it shows."""
    base = scene(players)
    for house, price in enumerate(prices):
        base.houses(*range(house + 1, len(prices) + 1))
        table = base.act("jade").play(f"house {house + 1}")
        assert table.family(0).pool == 6 - price


def test_of_houses_with_the_same_price_the_first_is_offered() -> None:
    """G6.1: they are alike."""
    assert scene(2).act("jade").legal() == ["skip", "house 1", "house 3"]
    assert scene(2).houses(2, 4).act("jade").legal() == ["skip", "house 2", "house 4"]
    assert scene(4).act("jade").legal() == ["skip", "house 1", "house 4"]


@pytest.mark.parametrize(("pool", "legal"), [(4, ["house 1", "house 3"]), (3, ["house 1"])])
def test_a_house_must_be_payable(pool: int, legal: list[str]) -> None:
    """G6.1, G3.5"""
    table = scene(2).seat(0, pool=pool).act("jade")
    assert table.legal() == ["skip", *legal]
    if pool == 3:
        assert table.why_not("house 3") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 4, "pool": 3}


def test_who_cannot_pay_for_any_house_is_not_asked() -> None:
    """G6.1, G3.5"""
    assert scene(2).seat(0, pool=2).act("jade").is_over


def test_the_square_sells_when_all_houses_are_empty() -> None:
    """G6.1: for five servants, again and again."""
    table = scene(2).houses().seat(0, pool=10).act("jade", 0, 0)
    assert table.legal() == ["skip", "square"]
    table.play("square", "square")
    assert (table.family(0).jade, table.family(0).pool) == (2, 0)


def test_the_reasons_why_a_jade_cannot_be_bought() -> None:
    """G6.1: an empty house, and the square while a house has jade."""
    table = scene(2).houses(3).act("jade")
    assert table.why_not("house 1") == {"kind": "house-empty", "rule": "G6.1"}
    assert table.why_not("square") == {"kind": "houses-first", "rule": "G6.1"}
    table = scene(2).houses().seat(0, pool=4, tokens="vp vp").act("jade")
    assert table.why_not("square") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 5, "pool": 4}
    assert table.why_not("house 1") == {"kind": "house-empty", "rule": "G6.1"}


def test_the_jade_decree_lowers_every_price() -> None:
    """G6.1 RULING, G9.3: that of the square too; only for its owner."""
    base = scene(2).decree("cheap_jade", 0)
    assert base.act("jade").play("house 1").family(0).pool == 4
    assert base.act("jade").play("house 3").family(0).pool == 3
    assert base.houses().act("jade").play("square").family(0).pool == 2
    assert base.houses(1).act("jade", 1).play("house 1").family(1).pool == 3


def test_jade_never_runs_out() -> None:
    """G1.5, G6.1: there is more than the twenty in the box."""
    table = scene(2).houses().seat(0, jade=20, pool=5).act("jade").play("square")
    assert table.family(0).jade == 21


@pytest.mark.parametrize(
    ("pool", "price", "left"), [(1, 3, 0), (3, 3, 2), (2, 4, 0), (3, 5, 0)], ids=["3", "3 of more", "4", "5"]
)
def test_the_double_servant_pays_for_two(pool: int, price: int, left: int) -> None:
    """G6.1, G11.1: with normal ones for the rest."""
    base = scene(2).seat(0, pool=pool, double="pool")
    move = {3: "house 1", 4: "house 3", 5: "square"}[price]
    if price == 5:
        base.houses()
    table = base.act("jade").play(move)
    if pool >= price:
        assert table.legal() == ["remove normal", "remove double"]
        table.play("remove double")
    assert (table.family(0).pool, table.double(0), table.family(0).jade) == (left, "supply", 1)


def test_with_enough_normal_servants_the_double_may_stay() -> None:
    """G6.1, G11.1"""
    table = scene(2).seat(0, pool=3, double="pool").act("jade").play("house 1", "remove normal")
    assert (table.family(0).pool, table.double(0), table.family(0).jade) == (0, "pool", 1)


def test_a_servant_must_be_the_right_one() -> None:
    """G11.1: the reasons why one kind can't be removed."""
    table = scene(2).seat(0, pool=1, double="pool", tokens="vp vp").act("jade").play("house 1")
    assert table.why_not("remove normal") == {"kind": "too-few-servants", "rule": "G3.5", "servants": 3, "pool": 1}
    table = scene(2).seat(0, tokens="vp vp").act("jade").play("house 1")
    assert table.why_not("remove double") == {"kind": "no-double", "rule": "G11.1"}


def test_the_last_house_opens_the_square() -> None:
    """G6.1: with all houses full at first."""
    table = scene(2).each(pool=12).act("jade", 0, 0, 1, 1, 0)
    table.play("house 1", "house 2", "house 3", "house 4")
    assert table.legal() == ["skip", "square"]
    assert table.play("square").each("jade") == [3, 2]
