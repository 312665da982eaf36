"""The table of moves, and typed messages."""

import pytest

from tests.engine import toy
from yamen import GAMES, UnknownMove
from yamen.engine.definition import kinds_in
from yamen.engine.messages import NUMBER, PLAYER, Kind, Message, Words
from yamen.engine.moves import MoveTable

COLOUR = Words("colour", ("red", "blue"))
SIZE = Words("size", ("small", "middle", "large"))
TABLE = MoveTable((0, Kind("pass")), (1, Kind("paint", ("colour", COLOUR), ("size", SIZE))), (7, Kind("stop")))
TABLES = [TABLE, toy.MOVES, *(game.moves for game in GAMES.values())]


def test_moves_are_dense_and_the_last_field_runs_fastest() -> None:
    assert TABLE.texts == [
        "pass",
        "paint red small",
        "paint red middle",
        "paint red large",
        "paint blue small",
        "paint blue middle",
        "paint blue large",
        "stop",
    ]
    assert len(TABLE) == 8
    assert TABLE.message(6).named() == {"colour": "blue", "size": "large"}


def test_a_block_must_begin_where_the_table_ends() -> None:
    """Blocks are only appended: one put in between would give the moves of old records another meaning."""
    for wrong in (0, 6, 8, -1):
        with pytest.raises(ValueError, match=f"the moves stop begin at {wrong}, the table is at 7"):
            MoveTable((0, Kind("pass")), (1, Kind("paint", ("colour", COLOUR), ("size", SIZE))), (wrong, Kind("stop")))


def test_no_two_moves_share_a_text() -> None:
    with pytest.raises(ValueError, match="two moves share a text"):
        MoveTable((0, Kind("paint red")), (1, Kind("paint", ("colour", COLOUR))))


@pytest.mark.parametrize("table", TABLES)
def test_every_text_is_read_as_its_own_move_and_written_the_same_way(table: MoveTable) -> None:
    for move in range(len(table)):
        assert table.parse(table.text(move)) == move
        assert table.text(move) == table.text(move).lower().strip()
        words = [str(word) for word in table.message(move).named().values()]
        assert table.text(move) == " ".join([table.message(move).kind.name, *words])


def test_case_and_spaces_do_not_matter() -> None:
    assert TABLE.parse("\tPaint  BLUE\n small ") == 4


def test_an_unknown_move_is_named() -> None:
    for text in ("paint", "paint red", "paint green small", "pass pass", "", "1"):
        with pytest.raises(UnknownMove, match="is not a move of this game") as error:
            TABLE.parse(text)
        assert error.value.text == text
    for number in (-1, 8, 1 << 70):
        with pytest.raises(UnknownMove, match=str(number)):
            TABLE.text(number)
        with pytest.raises(UnknownMove):
            TABLE.message(number)


# Messages

KIND = Kind("gave", ("player", PLAYER), ("colour", COLOUR), ("times", NUMBER), rule="X1")


def test_a_message_names_its_arguments_numbers_as_ints_and_the_rest_as_words() -> None:
    message = KIND.message(0, 1, 5)
    assert message.named() == {"player": 0, "colour": "blue", "times": 5}
    assert message.to_json() == {"kind": "gave", "rule": "X1", "player": 0, "colour": "blue", "times": 5}
    assert repr(message) == "<gave player=0 colour=blue times=5>"
    assert Kind("plain").message().to_json() == {"kind": "plain"}


def test_a_message_has_no_more_arguments_than_its_kind() -> None:
    assert KIND.message(1, 0, 2, 9) == KIND.message(1, 0, 2)
    assert KIND.message(1, 0, 2, 9).args == (1, 0, 2)


def test_messages_are_equal_by_kind_and_arguments() -> None:
    assert KIND.message(1, 0, 2) == Message(KIND, (1, 0, 2))
    assert KIND.message(1, 0, 2) != KIND.message(1, 0, 3)
    assert KIND.message(1, 0, 2) != Kind("took").message(1, 0, 2)
    assert KIND.message(1, 0, 2) != (1, 0, 2)
    assert len({KIND.message(1, 0, 2), KIND.message(1, 0, 2), KIND.message(0, 0, 2)}) == 2


def test_seats_count_from_one_in_text() -> None:
    assert (PLAYER.text(0), NUMBER.text(0), COLOUR.text(0)) == ("1", "0", "red")


def test_a_game_knows_the_words_its_messages_speak_of() -> None:
    assert [words.name for words in toy.GAME.words()] == ["card", "sky", "seat"]


def test_the_kinds_of_a_module_are_found_in_its_order() -> None:
    assert [kind.name for kind in kinds_in(toy)][:3] == ["served", "toasted", "turn"]


def test_the_tasks_of_a_game_are_those_its_modules_define() -> None:
    assert list(toy.GAME.tasks) == ["Draw", "Round", "Turn", "Toast", "Weather"]
