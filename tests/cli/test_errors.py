"""Whatever a person gets wrong ends in one sentence and code 2."""

from pathlib import Path

import pytest

from tests.cli.terminal import Run, record

WRONG = {
    "dance": "No such command",
    "play": "Say which game",
    "play chess": "no game 'chess'",
    "play dragon --players 6": "2 to 5 players",
    "play dragon --players 0": "2 to 5 players",
    "play dragon --players two": "--players",
    "play dragon --bots greedy": "seats for bots: 2",
    "play dragon --bots greedy,clever": "no bot “clever”",
    "play dragon --bots greedy,greedy --hot-seat": "leave out --hot-seat or --bots",
    "play dragon --names Ann,Bo": "Names given: 2, seats: 3",
    "play dragon --names Ann,,Cy": "is empty",
    "play dragon --names Ann,Bo,Ann": "the same name",
    "play dragon --option great_wall": "NAME=VALUE",
    "play dragon --option great_wall=maybe": "'maybe'",
    "play dragon --option great_wall=true --option great_wall=false": "given twice",
    "play dragon --option small_wall=true": "no option 'small_wall'",
    "play dragon --lang de": "no language 'de'",
    "play dragon --seed x": "--seed",
    "play dragon --at 3": "--load",
    "play dragon --load nothing": "nothing can’t be read",
    "play dragon --load .": "can’t be read",
    "play dragon --load letter.txt": "letter.txt: line 1: ",
    "play dragon --load picture.png": "it is not a text file",
    "play dragon --load over.yamen": "is over",
    "play dragon --players 2 --load going.yamen": "leave out --players",
    "play chess --load going.yamen": "no game 'chess'",
    "play dragon --load going.yamen --at 999": "has only",
    "play dragon --load going.yamen --bots greedy,greedy": "seats for bots: 1",
    "play gugong --players 6": "1 to 5 players",
    "play gugong --players 1 --bots random": "seats for bots: 0",
    "play gugong --players 1 --option bonus=true": "The option bonus is for 2 to 5 players",
    "play gugong --players 3 --option level=hard": "level is for 1 player",
    "play gugong --option focus=jade": "focus is for 1 player",
    "play gugong --players 1 --option level=cruel": "'cruel'",
    "play gugong --content nothing.toml": "nothing.toml can’t be read",
    "play gugong --content letter.txt": "letter.txt: not readable as TOML",
    "play --load going.yamen --content nothing.toml": "nothing.toml can’t be read",
    "simulate gugong --players 4 --option sets=2/3": "sets is for 1 player",
    "perft gugong --players 1 --option bonus=true": "bonus is for 2 to 5 players",
    "perft gugong --from going.yamen": "another game: dragon",
    "simulate": "GAME",
    "simulate dragon": "--players",
    "simulate chess --players 2": "no game 'chess'",
    "simulate dragon --players 9": "2 to 5 players",
    "simulate dragon --players 2 --games 0": "--games must be at least 1",
    "simulate dragon --players 2 --games many": "--games",
    "simulate dragon --players 2 --bots greedy": "Bots named: 1",
    "simulate dragon --players 2 --bots greedy,": "no bot “”",
    "simulate dragon --players 2 --option wall": "NAME=VALUE",
    "replay nothing": "nothing can’t be read",
    "replay letter.txt": "letter.txt: line 1",
    "replay over.yamen --at -1": "at least 0",
    "replay over.yamen --at 9999": "has only",
    "check": "FILE",
    "check nothing": "nothing can’t be read",
    "perft dragon": "--players",
    "perft chess --players 2": "no game 'chess'",
    "perft dragon --players 2 --depth 0": "--depth must be at least 1",
    "perft dragon --players 2 --at 3": "--from",
    "perft dragon --players 2 --from going.yamen": "leave out --players",
    "perft dragon --from nothing": "nothing can’t be read",
    "bench nothing": "no row “nothing”",
    "bench --seconds 0": "more than 0",
    "bench --seconds nan": "more than 0",
    "bench --rounds 0": "--rounds must be at least 1",
    "content show chess": "no game 'chess'",
    "content check nothing.toml": "nothing.toml can’t be read",
    "content check empty.toml": "--game: dragon, gugong",
    "content check letter.txt --game chess": "no game 'chess'",
}


@pytest.fixture
def files(tmp_path: Path) -> None:
    (tmp_path / "going.yamen").write_text(record(moves=20), "utf-8")
    (tmp_path / "over.yamen").write_text(record(), "utf-8")
    (tmp_path / "empty.toml").write_text("")
    (tmp_path / "letter.txt").write_text("Dear Mei,\n")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\xff\xfe")


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("arguments", WRONG)
def test_a_mistake_gets_one_sentence_that_names_it_and_code_2(run: Run, arguments: str) -> None:
    said = run(arguments)
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert WRONG[arguments] in said.err


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("pl", "Nie ma bota „x”"), ("cs", "Bot „x“ neexistuje"), ("tr", "“x” adında bir bot yok")],
)
def test_mistakes_are_told_in_the_language_of_the_reader(run: Run, lang: str, sentence: str) -> None:
    assert sentence in run(f"play dragon --bots x,greedy --lang {lang}").err


def test_the_language_of_the_system_is_taken_if_there_is_no_other_wish(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Nie ma bota" in run("play dragon --bots x,greedy").err
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "There is no bot" in run("play dragon --bots x,greedy").err
