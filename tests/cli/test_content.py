"""`yamen content`, and games with content of one's own."""

import json
from pathlib import Path

import pytest

import yamen
from tests.cli.terminal import Run, Saved
from yamen.engine.content import CONFIDENCE
from yamen.locales import LANGUAGES

GAMES = list(yamen.GAMES)


def own_copy(game: str, file: Path, *changes: tuple[str, str]) -> list[str]:
    """A copy of a game's content file with some changes; returns its lines."""
    text = yamen.GAMES[game].content_text
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    file.write_text(text, "utf-8")
    return text.splitlines()


# Showing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_figures_of_the_rulebooks_stand_apart_from_reconstructed_ones_and_are_counted(
    run: Run, game: str, lang: str
) -> None:
    said = run(f"content show {game} --plain --lang {lang}")
    figures = yamen.GAMES[game].content.figures
    *parts, summary = said.out.strip().split("\n\n")
    assert said.code == 0
    by_name = {part.partition(":")[0]: part.splitlines()[1:] for part in parts}
    for name in CONFIDENCE:
        own = [figure for figure in figures if figure.confidence == name]
        told = [line.split(": ") for line in by_name.get(name, [])]
        assert [(path, value) for path, values in told for value in values.split(", ")] == sorted(
            ((figure.path, str(figure.value)) for figure in own),
            key=lambda pair: [path for path, _ in told].index(pair[0]),
        )
    counts = {line.partition(":")[0]: int(line.rpartition(": ")[2]) for line in summary.splitlines()[1:]}
    assert counts == {name: sum(figure.confidence == name for figure in figures) for name in CONFIDENCE}


@pytest.mark.parametrize("game", GAMES)
def test_figures_fit_into_100_columns(run: Run, game: str) -> None:
    assert max(len(line) for line in run(f"content show {game}").out.splitlines()) <= 100


# Checking


@pytest.mark.parametrize("game", GAMES)
def test_the_content_of_a_game_and_a_copy_of_it_are_sound(run: Run, tmp_path: Path, game: str) -> None:
    own_copy(game, tmp_path / "my.toml")
    content = yamen.GAMES[game].content
    for name in (game, "my.toml"):
        said = run(f"content check {name}")
        assert said.out == f"{name}: sound, figures: {len(content.figures)}, content {content.hash}\n"
        assert said.code == 0


def test_every_mistake_in_a_file_is_told_with_its_line(run: Run, tmp_path: Path) -> None:
    taxes, rice = 'taxes = [2, "guess"]', 'rice = ["1", "text"]'
    changes = (('taxes = [2, "text"]', taxes), ('rice = [1, "text"]', rice))
    lines = own_copy("dragon", tmp_path / "my.toml", *changes)
    said = run("content check my.toml --game dragon")
    assert (said.code, said.err) == (1, "")
    assert [line.split(":")[:3] for line in said.out.splitlines()] == [
        ["my.toml", f" line {lines.index(taxes) + 1}", " actions.taxes"],
        ["my.toml", f" line {lines.index(rice) + 1}", " wall.rice"],
    ]


def test_an_unknown_action_a_road_to_nowhere_and_a_wrong_count_are_all_told_and_the_game_is_guessed(
    run: Run, tmp_path: Path
) -> None:
    lines = own_copy(
        "gugong",
        tmp_path / "my.toml",
        ('"1 intrigue"', '"1 dance"'),
        ('"fuzhou nanjing"', '"fuzhou atlantis"'),
        ('special = [2, "text"]', 'special = [3, "text"]'),
    )
    said = run("content check my.toml")
    found = said.out.splitlines()
    assert (said.code, said.err, len(found)) == (1, "", 3)
    for told, line, what in zip(
        found, ("1 dance", "fuzhou atlantis", "[automa]"), ("'dance'", "nowhere", "special"), strict=True
    ):
        number = next(number for number, text in enumerate(lines, 1) if line in text)
        assert told.startswith(f"my.toml: line {number}: ")
        assert what in told


def test_a_file_that_is_no_toml_is_a_mistake_with_its_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text("[jade]\nsquare = = 5\n")
    said = run("content check my.toml")
    assert said.code == 1
    assert said.out.startswith("my.toml: not readable as TOML: ")
    assert "line 2" in said.out


def test_a_content_file_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    own_copy("gugong", tmp_path / "my.toml", ('"1 intrigue"', r'"1 \u001b[31mred"'))
    for said in (run("content check my.toml"), run("simulate gugong -p 2 --content my.toml")):
        assert said.code > 0
        assert "\x1b" not in said.out + said.err


# Playing with it

CHEAP = (("square = [5,", "square = [1,"), ("prices = [3, 3, 4, 4]", "prices = [1, 1, 1, 1]"))


def test_a_simulation_is_played_with_the_figures_of_a_file(run: Run, tmp_path: Path) -> None:
    """G6.1: whoever pays less for jade gets more of it."""
    own_copy("gugong", tmp_path / "my.toml", *CHEAP)
    own_copy("gugong", tmp_path / "same.toml")
    with_file = [
        json.loads(run(f"simulate gugong -p 2 -n 3 --json {content}").out)["decisions"]
        for content in ("", "--content same.toml", "--content my.toml")
    ]
    assert with_file[0] == with_file[1] != with_file[2]


def test_perft_counts_with_the_figures_of_a_file(run: Run, tmp_path: Path) -> None:
    """G1.4: two equal gifts on the board are the same to everyone."""
    own_copy("gugong", tmp_path / "my.toml", ('"1 intrigue"', '"2 great_wall"'))
    assert run("perft gugong -p 1 -d 1 -o focus=jade --content my.toml").out.startswith("depth 1: 6 ")


def test_mistakes_of_a_file_to_play_with_are_all_told_and_nothing_is_played(run: Run, tmp_path: Path) -> None:
    own_copy("gugong", tmp_path / "my.toml", ('"1 intrigue"', '"1 dance"'), ('"fuzhou nanjing"', '"fuzhou atlantis"'))
    said = run("play gugong --content my.toml")
    assert (said.code, said.out) == (2, "")
    assert [line.split(":")[0] for line in said.err.splitlines()] == ["my.toml", "my.toml"]


def test_a_record_with_own_content_says_which_is_wanted_and_how_to_give_it(
    run: Run, saved: Saved, tmp_path: Path
) -> None:
    own_copy("gugong", tmp_path / "my.toml", *CHEAP)
    wanted = run("content check my.toml").out.split()[-1]
    said = run("play gugong -p 2 --seed 1 --plain --content my.toml", "1", "1", "quit")
    assert said.out.endswith(f"yamen play --load {saved()[0]} --content {tmp_path / 'my.toml'}\n")
    for command in ("replay", "check", "play --load", "perft gugong --from"):
        without = run([*command.split(), str(saved()[0])])
        assert (without.code, without.out) == (2, "")
        assert len(without.err.splitlines()) == 1
        assert wanted in without.err
        assert "--content FILE" in without.err
        again = run([*command.split(), str(saved()[0]), "--content", "my.toml"])
        assert (again.code, again.err) == (0, "")


def test_a_record_is_refused_with_content_it_was_not_played_with(run: Run, saved: Saved, tmp_path: Path) -> None:
    own_copy("gugong", tmp_path / "my.toml", *CHEAP)
    run("play gugong -p 2 --seed 1 --plain", "quit")
    said = run(["check", str(saved()[0]), "--content", "my.toml"])
    assert said.code == 2
    assert yamen.GAMES["gugong"].content.hash in said.err
