"""`yamen review`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import yamen
from tests.cli.terminal import Run, record
from yamen.bots.explain import FORFEIT, MoveAnalysis, Reason
from yamen.bots.review import Blunder, Review, TimelinePoint
from yamen.cli import review
from yamen.cli.reader import Reader
from yamen.cli.render import Plain
from yamen.cli.words import spoken
from yamen.locales import LANGUAGES, Language

Given = Callable[..., yamen.Game]


@pytest.fixture
def given(tmp_path: Path) -> Given:
    """A record as a file, as far as some number of moves."""

    def given(moves: int = 10_000, **about: Any) -> yamen.Game:
        text = record(moves=moves, **about)
        (tmp_path / "a.yamen").write_text(text, "utf-8")
        return yamen.loads(text)

    return given


def reviewed(run: Run, arguments: str = "") -> dict[str, Any]:
    said = run(f"review a.yamen --simulations 3 --json {arguments}")
    assert said.code == 0, said.err
    data: dict[str, Any] = json.loads(said.out)
    return data


@pytest.mark.parametrize(
    ("about", "rivals"), [({}, 2), ({"name": "gugong", "players": 1}, 2), ({"name": "gugong", "players": 3}, 3)]
)
def test_every_decision_has_a_moment_with_the_chances_of_all_who_can_win(
    run: Run, given: Given, about: dict[str, Any], rivals: int
) -> None:
    game = given(moves=30, **about)
    data = reviewed(run)
    decided = [(number, seat) for number, (seat, _) in enumerate(game.moves) if seat >= 0]
    assert [(moment["number"], moment["seat"]) for moment in data["timeline"]] == decided
    for moment in data["timeline"]:
        assert len(moment["win_chances"]) == len(moment["scores"]) == rivals
        assert sum(moment["win_chances"]) == pytest.approx(1, abs=0.01)
    assert data["names"] == game.cast
    assert data["moves"] == len(game.moves)


def test_the_curve_of_a_finished_game_ends_with_who_has_won(run: Run, given: Given) -> None:
    game = given()
    data = reviewed(run, "--moves 1")
    last = data["timeline"][-1]
    assert last == {
        "number": len(game.moves),
        "seat": None,
        "win_chances": game.position.returns(),
        "scores": [float(score) for score in game.scores],
    }


def test_the_costliest_moves_are_told_with_a_better_one_that_was_legal(run: Run, given: Given) -> None:
    """Whoever moves at random does so."""
    game = given(moves=60)
    blunders = reviewed(run, "--moves 2")["blunders"]
    assert 1 <= len(blunders) <= 2
    assert [blunder["cost"] for blunder in blunders] == sorted((blunder["cost"] for blunder in blunders), reverse=True)
    for blunder in blunders:
        then = game.at(blunder["number"])
        assert (blunder["seat"], blunder["played"]["move"]) == game.moves[blunder["number"]]
        assert blunder["played"]["text"] == game.text(blunder["played"]["move"])
        assert blunder["better"]["text"] in then.legal_texts()
        assert blunder["better"]["move"] != blunder["played"]["move"]
        assert blunder["cost"] == pytest.approx(
            blunder["better"]["win_chance"] - blunder["played"]["win_chance"], abs=0.002
        )
        assert blunder["cost"] >= 0.01
        assert blunder["asked"] == then.question().to_json()


def test_the_same_seed_gives_the_same_review(run: Run, given: Given) -> None:
    given(moves=40)
    assert reviewed(run, "--seed 5 --moves 1") == reviewed(run, "--seed 5 --moves 1")


def test_in_words_there_is_a_curve_for_each_player_and_a_sentence_for_each_move(run: Run, given: Given) -> None:
    given(moves=40)
    said = run("review a.yamen --simulations 3 --moves 1")
    assert said.code == 0
    assert "Win chances" in said.out
    assert sum(any(bar in line for bar in "▁▂▃▄▅▆▇█") for line in said.out.splitlines()) == 2
    assert "The moves that cost most" in said.out
    assert "yamen play --load a.yamen --at " in said.out


def test_the_way_to_try_it_otherwise_is_a_command_that_works(run: Run, given: Given) -> None:
    given(moves=40)
    hint = run("review a.yamen --simulations 3 --moves 1 --plain").out.splitlines()[-1]
    arguments = hint.partition("yamen ")[2]
    assert run(f"{arguments} --hot-seat --plain", "quit").code == 0


# How it is told


def a_review(game: yamen.Game) -> Review:
    played = MoveAnalysis(game.legal_moves()[0], 0.1, 0.25, 80.04, [])
    better = MoveAnalysis(game.legal_moves()[1], 0.9, 0.5, 91.0, [])
    reasons = [Reason("palaces", 6.25), Reason("money", -1.5), Reason(FORFEIT, 0.5)]
    number = len(game.moves)
    timeline = [
        TimelinePoint(number, 0, [0.25, 0.75], [80.0, 90.0]),
        TimelinePoint(number + 1, None, [1.0, 0.0], [91.0, 90.0]),
    ]
    return Review(timeline, [Blunder(number, game.player, played, better, reasons)])


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_costly_move_is_told_with_figures_and_reasons_in_every_language(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = yamen.new_game("dragon", 2, seed=1)
    language = Language(code)
    review.tell(game, a_review(game), "a.yamen", language, Plain())
    said = capsys.readouterr().out
    point = "." if code == "en" else ","
    for figure in (
        str(len(game.moves) + 1),
        f"80{point}0",
        f"91{point}0",
        f"+6{point}2",
        f"−1{point}5",
        f"+0{point}5",
        "25",
        "50",
    ):
        assert figure in said
    for move in game.legal_moves()[:2]:
        assert language.move(game.type, move, game.names) in said
    assert language.word("dragon", "source", "palaces") in said


@pytest.mark.parametrize("name", ["dragon", "gugong"])
def test_a_costly_move_is_told_with_the_question_that_it_answers(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = yamen.loads(record(name=name, moves=60))
    numbers = [number for number, (seat, _) in enumerate(game.moves) if seat >= 0][-3:]
    blunders = []
    for number in numbers:
        seat, move = game.moves[number]
        played = MoveAnalysis(move, 0.1, 0.25, 80.04, [])
        blunders.append(Blunder(number, seat, played, played._replace(win_chance=0.5), []))
    review.tell(game, Review([], blunders), "a.yamen", Language("en"), Plain())
    said = capsys.readouterr().out
    for number in numbers:
        then = Reader(game.at(number), Language("en"))
        choice = spoken(then.choices()[then.game.legal_moves().index(game.moves[number][1])])
        asked = f"Move {number + 1}, {then.names[then.game.player]}. {then.question()}"
        assert f"{asked}\nPlayed: “{choice}”" in said


def test_where_nothing_can_be_told_from_luck_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    game = yamen.new_game("dragon", 2, seed=1)
    found = a_review(game)
    review.tell(game, found._replace(blunders=[found.blunders[0]._replace(reasons=[])]), "a", Language("en"), Plain())
    told = capsys.readouterr().out
    assert "Compared with the move made, no source of points differs by more than chance would explain." in told


def test_without_costly_moves_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    game = yamen.new_game("dragon", 2, seed=1)
    review.tell(game, a_review(game)._replace(blunders=[]), "a.yamen", Language("en"), Plain())
    assert "No move cost as much as a hundredth of the win chance, or surely two points." in capsys.readouterr().out


def test_a_curve_rises_with_the_chance_and_keeps_its_ends() -> None:
    assert review.sparkline([0.0, 0.5, 0.99, 1.0]) == "▁▅██"
    long = [at / 999 for at in range(1000)]
    assert len(review.sparkline(long)) == review.WIDEST
    assert review.thinned(long, 11)[0] == 0.0
    assert review.thinned(long, 11)[-1] == 1.0
    assert review.sparkline(long) == "".join(sorted(review.sparkline(long)))


def test_curves_are_read_aloud_as_figures() -> None:
    game = yamen.new_game("dragon", 2, seed=1)
    section = review.curves(Reader(game, Language("en")), a_review(game).timeline)
    assert section.lines == ["Player 1: 25%, 100%", "Player 2: 75%, 0%"]


def test_progress_rises_to_the_end() -> None:
    from yamen.bots.explain import Budget

    heard: list[float] = []
    game = yamen.loads(record(moves=30))
    review.reviewed(game, 1, Budget(2, 0), 1, heard.append)
    assert heard == sorted(heard)
    assert 0 < heard[0] < heard[-1] <= 1


# What can be wrong


def test_nothing_can_be_reviewed_before_the_first_decision(run: Run, given: Given) -> None:
    given(moves=0)
    said = run("review a.yamen")
    assert said.code == 2
    assert "nobody has decided anything yet" in said.err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("--seconds 0", "--seconds must be more than 0"),
        ("--simulations 0", "--simulations must be at least 1"),
        ("--moves 0", "--moves must be at least 1"),
    ],
)
def test_figures_that_make_no_sense_are_refused(run: Run, given: Given, arguments: str, complaint: str) -> None:
    given(moves=30)
    said = run(f"review a.yamen {arguments}")
    assert said.code == 2
    assert complaint in said.err


def test_a_file_that_is_no_record_is_named(run: Run) -> None:
    said = run("review nothing.yamen")
    assert said.code == 2
    assert "nothing.yamen" in said.err
