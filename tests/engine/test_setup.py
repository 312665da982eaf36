"""Choosing a game and its options."""

import re
from importlib.resources import files

import pytest

import yamen
from tests.engine import toy
from tests.engine.tables import tea
from yamen import BadOption, Setup, UnknownGame
from yamen.engine.definition import Option, option_text


def test_options_not_given_have_their_first_value() -> None:
    assert tea(2).options == {"hand": 3}
    assert Setup(toy.GAME, 2).options == {"hand": 3}
    assert tea(2, hand=2).options == {"hand": 2}


def test_options_may_be_given_as_text() -> None:
    assert tea(2, hand="2").options == {"hand": 2}
    flag = Option("flag", (False, True))
    assert [flag.parse(given) for given in ("true", "True", True, "false", False)] == [True, True, True, False, False]
    assert (option_text(True), option_text(7), option_text("None")) == ("true", "7", "none")


def test_a_wrong_value_is_named_with_what_is_possible() -> None:
    with pytest.raises(BadOption, match=re.escape("The option hand can't be '4'; choose one of: 3, 2, 1.")):
        tea(2, hand=4)


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOption, match=re.escape("tea has no option 'milk'; it has: hand.")):
        tea(2, milk=True)


@pytest.mark.parametrize("players", [1, 4, 0, -2])
def test_a_wrong_number_of_players_is_named_with_what_is_possible(players: int) -> None:
    with pytest.raises(BadOption, match=f"tea is for 2 to 3 players, not {players}; choose a number"):
        tea(players)


def test_the_options_given_are_not_changed() -> None:
    given = {"hand": "2"}
    Setup(toy.GAME, 2, given)
    assert given == {"hand": "2"}


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'; choose one of: dragon"):
        yamen.new_game("chess", 2)
    with pytest.raises(UnknownGame):
        yamen.new_position("", 2)


def test_there_must_be_a_name_for_each_player() -> None:
    with pytest.raises(BadOption, match="There are 3 players but 2 names; give one for each"):
        yamen.new_game("dragon", 3, names=["Ada", "Bo"])
    assert yamen.new_game("dragon", 2, names=["Ada", "Bo"]).names == ["Ada", "Bo"]


def test_content_of_another_edition_goes_into_the_position() -> None:
    game = yamen.find_game("dragon")
    content = game.read_content(game_text(), "mine.toml")
    assert Setup(game, 2, {}, content).content is content
    assert Setup(game, 2).content is game.content


def game_text() -> str:
    return files("yamen.games.dragon").joinpath("content.toml").read_text("utf-8")
