"""Content files: every mistake is found, with its line."""

import pytest

from yamen import BadContent
from yamen.engine.content import Figure, Sheet

TEXT = """\
# cups and pots
[cups]
small = [2, "text"]
large = [5, "likely"]

[pots.blue]
price = [7, "ours"]
[pots.red]
price = [9, "inferred"]
"""


def sheet(text: str = TEXT) -> Sheet:
    return Sheet(text, "tea.toml")


def test_figures_are_read_with_how_sure_they_are() -> None:
    read = sheet()
    assert (read.figure("cups.small", 1, 9), read.figure("pots.red.price", 9, 9)) == (2, 9)
    assert read.figures == [Figure("cups.small", 2, "text"), Figure("pots.red.price", 9, "inferred")]
    read.done()


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("cups", 2),
        ("cups.small", 3),
        ("cups.large", 4),
        ("pots.blue", 6),
        ("pots.blue.price", 7),
        ("pots.red.price", 9),
        ("pots.red.colour", 8),
        ("pots", 6),
        ("pots.green", 6),
        ("pots.green.price", 6),
        ("spoons", 1),
        ("", 1),
    ],
)
def test_a_path_is_found_on_its_line_or_on_that_of_the_deepest_part_there_is(path: str, line: int) -> None:
    assert sheet().line(path) == line


def test_dotted_keys_and_arrays_of_tables_have_lines_too() -> None:
    read = sheet("cups.small = 1\n[[pots]]\n  price=2\n")
    assert (read.line("cups.small"), read.line("pots.price")) == (1, 3)


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ('small = [2, "text"]', "", "line 2: cups.small: is missing"),
        ('small = [2, "text"]', "small = 2", "line 3: cups.small: a figure is a number and how sure it is"),
        ('small = [2, "text"]', 'small = ["2", "text"]', "line 3: cups.small: a figure is"),
        ('small = [2, "text"]', 'small = [2.0, "text"]', "line 3: cups.small: a figure is"),
        ('small = [2, "text"]', 'small = [true, "text"]', "line 3: cups.small: a figure is"),
        ('small = [2, "text"]', "small = [2]", "line 3: cups.small: a figure is"),
        ('small = [2, "text"]', 'small = [2, "text", 1]', "line 3: cups.small: a figure is"),
        ('small = [2, "text"]', 'small = [2, "sure"]', "line 3: cups.small: 'sure' is no confidence; choose one of"),
        ('small = [2, "text"]', 'small = [0, "text"]', "line 3: cups.small: 0 is out of range; 1 to 9 is possible"),
        ('small = [2, "text"]', 'small = [10, "text"]', "line 3: cups.small: 10 is out of range; 1 to 9 is possible"),
    ],
)
def test_a_bad_figure_is_named_with_line_and_reason(old: str, new: str, mistake: str) -> None:
    read = sheet(TEXT.replace(old, new))
    assert read.figure("cups.small", 1, 9) == 1, "reading goes on with a figure that does no harm"
    assert read.figures == []
    assert len(read.mistakes) == 1
    assert read.mistakes[0].startswith(mistake)
    with pytest.raises(BadContent, match=r"tea\.toml: line"):
        read.done()


def test_unknown_keys_and_missing_tables_are_mistakes() -> None:
    read = sheet()
    assert list(read.table("", ("cups", "pots"))) == ["cups", "pots"]
    read.done()
    read.table("", ("cups",))
    read.table("pots", ("blue", "green"))
    assert read.table("spoons", ()) == {}
    assert read.table("cups.small", ()) == {}
    assert read.mistakes == [
        "line 6: pots: is unknown; known: cups",
        "line 8: pots.red: is unknown; known: blue, green",
        "line 1: spoons: is missing",
        "line 3: cups.small: a table is expected here",
    ]


def test_all_mistakes_are_told_at_once_one_a_line() -> None:
    read = sheet()
    read.mistake("cups.small", "is chipped")
    read.figure("cups.large", 1, 4)
    with pytest.raises(BadContent) as error:
        read.done()
    assert str(error.value).splitlines() == [
        "tea.toml: line 3: cups.small: is chipped",
        "tea.toml: line 4: cups.large: 5 is out of range; 1 to 4 is possible",
    ]
    assert error.value.mistakes == read.mistakes


def test_what_is_no_toml_is_a_mistake_with_its_line() -> None:
    with pytest.raises(BadContent, match=r"tea\.toml: not readable as TOML: .*line 2"):
        sheet("[cups]\nsmall = = 1\n")


def test_the_hash_tells_contents_apart_but_not_layouts() -> None:
    assert sheet().hash == sheet(TEXT.replace("\n\n", "\n# a note\n")).hash
    assert sheet().hash != sheet(TEXT.replace("[7,", "[6,")).hash
    assert sheet().hash != sheet(TEXT.replace("ours", "text")).hash
    assert len(sheet().hash) == 16
