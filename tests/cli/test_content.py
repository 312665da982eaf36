"""`yamen content`."""

from importlib.resources import files
from pathlib import Path

import pytest

import yamen
from tests.cli.terminal import Run
from yamen.locales import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_is_shown_with_how_sure_it_is_and_a_legend(run: Run, lang: str) -> None:
    said = run(f"content show dragon --plain --lang {lang}")
    assert said.code == 0
    for figure in yamen.GAMES["dragon"].content.figures:
        assert f"{figure.path}: {figure.value} ({figure.confidence})\n" in said.out
    assert [line.split(":")[0] for line in said.out.splitlines()[-4:]] == ["text", "likely", "inferred", "ours"]


def test_figures_fit_into_100_columns(run: Run) -> None:
    assert max(len(line) for line in run("content show dragon").out.splitlines()) <= 100


def test_the_content_of_a_game_and_a_copy_of_it_are_sound(run: Run, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(files("yamen.dragon").joinpath("content.toml").read_text("utf-8"), "utf-8")
    assert run("content check dragon").out.startswith("dragon: sound, figures: ")
    assert run("content check my.toml").out.startswith("my.toml: sound, figures: ")


def test_every_mistake_in_a_file_is_told_with_its_line(run: Run, tmp_path: Path) -> None:
    text = files("yamen.dragon").joinpath("content.toml").read_text("utf-8")
    taxes, rice = 'taxes = [2, "guess"]', 'rice = ["1", "text"]'
    text = text.replace('taxes = [2, "text"]', taxes).replace('rice = [1, "text"]', rice)
    (tmp_path / "my.toml").write_text(text, "utf-8")
    said = run("content check my.toml --game dragon")
    lines = text.splitlines()
    assert said.code == 2
    assert [line.split(":")[:3] for line in said.err.splitlines()] == [
        ["my.toml", f" line {lines.index(taxes) + 1}", " actions.taxes"],
        ["my.toml", f" line {lines.index(rice) + 1}", " wall.rice"],
    ]
