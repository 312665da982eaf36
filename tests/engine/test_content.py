"""Content files: every mistake is found, with its line."""

import sys
from collections.abc import Callable

import pytest

from yamen import GAMES, BadContent
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


def lines(line: str, size: int) -> str:
    """So many bytes of a line, numbered."""
    count = size // (len(line) + 3)
    return "\n".join(line.replace("#", f"{number:04}") for number in range(count))


HOSTILE: dict[str, Callable[[int], str]] = {
    "unknown keys": lambda size: lines("unknown_#=1", size),
    "unknown tables": lambda size: lines("[unknown_#]", size),
    "deep keys": lambda size: lines("k#.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a=1", size),
    "deep tables": lambda size: lines("[k#.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a]", size),
    "an endless key": lambda size: "a." * (size // 2) + "a=1",
    "an endless quoted key": lambda size: '"#".' * (size // 4) + "a=1",
    "an endless key in a list": lambda size: "a=[{" + "a." * (size // 2) + "a=1}]",
    "separators in keys": lambda size: '"\u2028".' * (size // 4) + "a=1",
    "known tables": lambda size: "[map.few]\nrim=[" + '"x",' * (size // 4) + "]",
    "long keys": lambda size: lines("k" * 1000 + "#=1", size),
    "blanks": lambda size: " " * size,
}


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize("game", ["dragon", "gugong"])
def test_the_work_of_reading_grows_as_the_file_does_and_no_faster(game: str, kind: str) -> None:
    """Counted in calls, which tell the same on a busy machine."""

    def work(size: int) -> int:
        calls = 0

        def count(_frame: object, event: str, _argument: object) -> None:
            nonlocal calls
            calls += event.endswith("call")

        text = HOSTILE[kind](size)
        sys.setprofile(count)
        with pytest.raises(BadContent) as error:
            GAMES[game].read_content(text, "hostile.toml")
        sys.setprofile(None)
        assert len(error.value.mistakes) <= 201
        assert max(map(len, error.value.mistakes)) < 400
        return calls

    work(1000)  # what is made once
    most = work(40_000)
    assert most < 5 * work(10_000) + 5_000
    assert most < 8 * 40_000, "no line is read again for each mistake"


def test_many_mistakes_are_counted_not_listed() -> None:
    read = Sheet("\n".join(f"odd{number} = 1" for number in range(250)), "tea.toml")
    read.table("", ("tea",))
    with pytest.raises(BadContent) as error:
        read.done()
    assert len(error.value.mistakes) == 201
    assert error.value.mistakes[199].startswith("line 200: odd199: is unknown")
    assert error.value.mistakes[200] == "and 50 more mistakes; mend these first"


def test_files_far_larger_than_any_game_needs_are_refused() -> None:
    with pytest.raises(BadContent, match="has 5001 lines; at most 4000 are read"):
        Sheet("\n" * 5000, "tea.toml")
    with pytest.raises(BadContent, match="line 2: is nested too deep"):
        Sheet("tea = 1\n" + "a." * 20 + "a = 1", "tea.toml")
    Sheet(f"tea = 1  # {'and so on. ' * 20}", "tea.toml")
