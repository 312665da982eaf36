"""`yamen play`, as a person at the keyboard meets it."""

import random
import re
from pathlib import Path

import pytest

import yamen
from tests.cli.terminal import Run, Saved, record
from yamen.bots.explain import Analysis, Budget, MoveAnalysis, Reason
from yamen.bots.observation import Observation
from yamen.cli import advice
from yamen.locales import Language

ANYTHING = [str(number) for number in random.Random(7).choices(range(1, 8), k=5000)]
"""Numbers without a plan: some are choices, the others are refused and asked for again."""


def test_a_whole_game_is_played_against_bots_and_saved(run: Run, saved: Saved) -> None:
    said = run("play dragon --players 3 --seed 1 --plain", *ANYTHING)
    game = yamen.load(saved()[0])
    assert said.code == 0
    assert game.is_over
    assert said.err == ""
    places = re.findall(r"^([123])\. (.*): points: (\d+)$", said.out, re.MULTILINE)
    assert [(name, int(points)) for _, name, points in places] == [
        (game.names[seat], game.scores[seat]) for seat in game.ranking
    ]
    assert str(saved()[0]) in said.out.splitlines()[-1]


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "tr"])
@pytest.mark.parametrize(
    "game",
    [
        pytest.param("dragon -p 2 -o great_wall=true -o super_event=random", marks=pytest.mark.nightly),
        "dragon -p 5 -o great_wall=true -o super_event=random",
        pytest.param("gugong -p 2 -o expert=true", marks=pytest.mark.nightly),
        "gugong -p 5 -o bonus=true -o expert=true",
        "gugong -p 1 -o level=hard -o sets=1/2 -o focus=canal",
    ],
)
def test_a_whole_game_is_played_around_one_screen_in_every_language(
    run: Run, saved: Saved, lang: str, game: str
) -> None:
    said = run(f"play {game} --hot-seat --seed 3 --plain --lang {lang}", *ANYTHING)
    assert said.code == 0
    assert yamen.load(saved()[0]).is_over


@pytest.mark.parametrize("game", ["dragon -p 2 -o great_wall=true", "gugong -p 2 -o bonus=true", "gugong -p 1"])
@pytest.mark.parametrize("lang", ["en", "tr"])
def test_plain_text_has_no_boxes_no_colours_and_no_arrows(run: Run, game: str, lang: str) -> None:
    said = run(f"play {game} --seed 1 --plain --lang {lang}", "board", "help", "why", "log", *ANYTHING)
    assert not re.search(r"[\x1b\u2190-\u21ff\u2500-\u27bf]", said.out)


def test_a_dumb_terminal_gets_plain_text(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert not re.search(r"[\x1b\u2500-\u257f]", run("play dragon --seed 1").out)


def test_the_same_seed_gives_the_same_game(run: Run, saved: Saved) -> None:
    said = [run("play dragon -p 3 --seed 5 --plain", *ANYTHING).out.splitlines()[:-1] for _ in range(2)]
    assert said[0] == said[1]
    assert len(saved()) == 2


# Alone


def test_a_whole_game_alone_is_played_against_meng_who_is_told_in_the_log_and_the_result(
    run: Run, saved: Saved
) -> None:
    """G14.2, G14.11"""
    said = run("play gugong --players 1 --option level=easy --seed 1 --plain", *ANYTHING)
    game = yamen.load(saved()[0])
    assert (said.code, said.err) == (0, "")
    assert game.is_over
    assert game.names == ["Player 1"]
    assert "Meng’s turn. Automa card: " in said.out
    places = re.findall(r"^([12])\. (.*): VP: (\d+)$", said.out, re.MULTILINE)
    assert {name for _, name, _ in places} == {"Player 1", "Meng"}
    assert places[0][1] == ("Player 1" if game.winner == 0 else "Meng")
    points = {name: int(points) for _, name, points in places}
    assert points["Player 1"] == game.scores[0]


def test_what_meng_did_is_news_and_not_for_the_person_to_answer(run: Run, saved: Saved) -> None:
    """G14.2: the engine plays his whole turn."""
    said = run("play gugong -p 1 --seed 2 --plain", *["1"] * 12)
    game = yamen.load(saved()[0])
    assert {seat for seat, _ in game.moves} == {-1, 0}
    news = [part.split("\n\n")[0] for part in said.out.split("What happened:")[1:]]
    assert any("Meng gives" in part for part in news)


def test_a_game_of_gugong_against_bots_goes_to_its_end(run: Run, saved: Saved) -> None:
    said = run("play gugong --players 3 --bots random,random --seed 1 --plain", *ANYTHING)
    game = yamen.load(saved()[0])
    assert (said.code, said.err) == (0, "")
    assert game.is_over
    places = re.findall(r"^([123])\. (.*): VP: (\d+)$", said.out, re.MULTILINE)
    assert [(name, int(points)) for _, name, points in places] == [
        (game.names[seat], game.scores[seat]) for seat in game.ranking
    ]


# What can be typed


def test_a_choice_is_made_by_number_by_text_or_by_name(run: Run, saved: Saved) -> None:
    run(
        "play dragon -p 2 --hot-seat --seed 2 --plain",
        *("take court_lady", "2", "Take in: young monk", "INTO PALACE 2", "1"),
    )
    texts = [yamen.load(saved()[0]).text(move) for seat, move in yamen.load(saved()[0]).moves if seat >= 0]
    assert texts == ["take court_lady", "house 2", "take young_monk", "house 2", "take craftsman"]


def test_a_name_is_understood_in_the_language_of_the_reader(run: Run, saved: Saved) -> None:
    run("play dragon -p 2 --hot-seat --seed 2 --plain --lang tr", "SARAYA AL: GENÇ KEŞİŞ")
    game = yamen.load(saved()[0])
    assert game.text(game.moves[-1][1]) == "take young_monk"


@pytest.mark.parametrize(
    "line", ["0", "77", "9" * 5000, "dance", "take", "take emperor", "why not", "undoo", "", "\x00"]
)
def test_what_is_not_understood_gets_one_sentence_and_is_asked_again(run: Run, line: str) -> None:
    said = run("play dragon -p 2 --seed 2 --plain", line)
    answer = said.out.split("\n> ")[1]
    assert len(answer.splitlines()) == 1
    assert said.out.count("Choose a young person") == 1
    assert said.out.count("\n> ") == 2


def test_a_refused_choice_tells_the_reason_and_the_rule(run: Run, saved: Saved) -> None:
    """D2.3"""
    said = run("play dragon -p 2 --hot-seat --seed 2 --plain", "take monk", "take young_monk", "1", "take young_monk")
    assert "Take in: young monk: You already have a young monk." in said.out.splitlines()[-3]
    assert "(D2.3)" in said.out.splitlines()[-3]
    assert len([seat for seat, _ in yamen.load(saved()[0]).moves if seat >= 0]) == 2


def test_why_explains_by_a_part_of_the_name_what_is_refused_what_is_allowed_and_what_is_not_asked(run: Run) -> None:
    typed = ("take young_monk", "1", "why monk", "why TAKE young_farmer", "why taxes", "why emperor", "why")
    answers = run("play dragon -p 2 --hot-seat --seed 2 --plain", *typed).out.split("\n> ")[3:]
    assert "different types (D2.3)" in answers[0]
    assert "it is choice 7" in answers[1]
    assert answers[2] == "taxes: That can’t be done now."
    assert answers[3] == "There is no move with “emperor” in its name."
    assert "different types (D2.3)" in answers[4]


def test_why_says_when_nothing_is_refused(run: Run, tmp_path: Path) -> None:
    game = yamen.loads(record())
    free = next(n for n, (seat, _) in enumerate(game.moves) if seat >= 0 and not game.at(n).position.refusals())
    (tmp_path / "here.yamen").write_text(record(), "utf-8")
    assert "Nothing is refused here" in run(f"play --load here.yamen --at {free} --hot-seat --plain", "why").out


@pytest.mark.parametrize(
    ("game", "lang"), [("dragon -p 3", "en"), ("gugong -p 1", "pl"), ("gugong -p 2", "cs"), ("dragon -p 2", "tr")]
)
def test_a_hint_tells_the_best_choices_with_chances_points_and_reasons(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, lang: str
) -> None:
    monkeypatch.setattr(advice, "HINT", Budget(6, 1))
    said = run(f"play {game} --seed 2 --plain --lang {lang} --names {','.join('ABC'[: int(game[-1])])}", "hint").out
    shown, answer = said.split("\n> ")[:2]
    thinks, *told, everyone = answer.splitlines()
    language = Language(lang)
    assert thinks == language.text("terminal-hint-thinks")
    assert 1 <= len(told) <= 3
    choices = dict(re.findall(r"^(\d+): (.*?)(?: \(.*\))?$", shown, re.MULTILINE))
    for sentence in told:
        number = re.search(r"\d+", sentence)
        assert number is not None
        assert choices[number[0]].split(", ")[0] in sentence
        assert sentence.count("%") == 1
        assert len(re.findall(r"\d[.,]\d", sentence)) >= 1
    assert everyone.count("%") == max(2, int(game[-1]))


def test_a_hint_compares_the_best_choice_with_the_next_and_the_others_with_the_best(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def known(observation: Observation, game: str, *_: object) -> Analysis:
        first, second, third = observation.legal[:3]
        moves = [
            MoveAnalysis(first, 0.6, 0.5, 90.0, [Reason("palaces", 3.0), Reason("money", -1.0)]),
            MoveAnalysis(second, 0.3, 0.4, 88.0, []),
            MoveAnalysis(third, 0.1, 0.3, 80.5, [Reason("palaces", -6.25)]),
        ]
        return Analysis([0.5, 0.5], [90.0, 88.0], moves)

    monkeypatch.setattr(advice, "explain", known)
    said = run("play dragon -p 2 --seed 2 --plain --names Ann,Bo", "hint", "help").out.split("\n> ")
    names = re.findall(r"^\d: (.*?)(?: \(.*\))?$", said[0], re.MULTILINE)[-20:][:3]
    first, second = names[:2]
    assert said[1].splitlines()[1:] == [
        f"Choice 1, “{first}”: win chance 50%, points to expect: 90.0. "
        f"Compared with “{second}”: palaces +3.0, money −1.0.",
        f"Choice 2, “{second}”: win chance 40%, points to expect: 88.0. "
        f"Compared with “{first}”, no source of points differs by more than chance would explain.",
        f"Choice 3, “{names[2]}”: win chance 30%, points to expect: 80.5. Compared with “{first}”: palaces −6.2.",
        "Win chances after the best move: Ann 50%, Bo 50%.",
    ]
    assert "hint " in said[2]


def test_refused_choices_stand_below_the_choices_with_their_reasons(run: Run) -> None:
    """D4.1"""
    said = run("play dragon -p 2 --seed 2 --plain", "take young_monk")
    assert "\n— Turn the new person away: Your palaces have room, so you must take this person in (D4.1)." in said.out


def test_undo_takes_a_move_back_from_the_table_the_log_and_the_file(run: Run, saved: Saved) -> None:
    said = run("play dragon -p 2 --hot-seat --seed 2 --plain", "take young_monk", "2", "undo", "undo", "log", "undo")
    assert said.out.count("The move is taken back.") == 2
    assert said.out.count("Choose a young person for your court.") == 3
    log = said.out.split("\n> ")[5]
    assert "monk" not in log
    assert "There is nothing to take back" in said.out.split("\n> ")[6]
    assert all(seat < 0 for seat, _ in yamen.load(saved()[0]).moves)


def test_undo_stops_at_the_move_of_another(run: Run) -> None:
    typed = ("take young_monk", "1", "take young_farmer", "1", "take craftsman", "undo", "undo", "undo")
    said = run("play dragon -p 2 --hot-seat --seed 2 --plain", *typed)
    assert said.out.count("The move is taken back.") == 1
    assert said.out.count("There is nothing to take back: chance or another player has moved since.") == 2


def test_undo_never_takes_back_what_a_bot_did(run: Run, saved: Saved) -> None:
    for seed in range(1, 5):
        said = run(f"play dragon -p 3 --seed {seed} --plain", "1", "1", "1", "1", "undo")
        seats = [seat for seat, _ in yamen.load(saved()[-1]).moves]
        assert "There is nothing to take back" in said.out
        assert seats.count(0) == 4


def test_log_board_and_help_can_be_asked_for(run: Run) -> None:
    said = run("play dragon -p 2 --seed 2 --plain", "log", "board", "help").out.split("\n> ")
    assert said[1].startswith("Month 1: Peace.")
    assert "Courts, in turn order" in said[2]
    assert "undo" in said[3]


def test_news_are_what_happened_since_the_own_last_decision(run: Run) -> None:
    said = run("play dragon -p 3 --seed 4 --plain --names Ann,Bo,Cy", "1", "1", "1", "1", "1")
    first, *_, last = said.out.split("What happened:")
    assert "Bo" not in first.split("Choose a young person")[1]
    assert last.strip().startswith("Ann")
    assert "Bo " in last
    assert "Cy " in last


# Saving, leaving and going on


@pytest.mark.parametrize("last", [["quit"], [], ["interrupt"]])
def test_whoever_leaves_is_told_how_to_go_on(run: Run, saved: Saved, last: list[str]) -> None:
    said = run("play dragon --seed 2 --plain", "1", *last)
    assert (said.code, said.err) == (0, "")
    assert said.out.endswith(f"The game is saved. Go on with: yamen play --load {saved()[0]}\n")
    again = run(["play", "--load", str(saved()[0]), "--plain"], "quit")
    assert again.code == 0
    assert "In which palace will the craftsman live?" in again.out
    assert len(saved()) == 1


def test_a_game_saved_under_a_name_goes_on_where_it_was(run: Run, saved: Saved, tmp_path: Path) -> None:
    said = run("play dragon -p 2 --seed 2 --plain", "1", "1", "save here.yamen", "1", "quit")
    assert "Saved: here.yamen" in said.out
    before = (tmp_path / "here.yamen").read_text("utf-8")
    again = run("play dragon --load here.yamen --plain --seed 1", *ANYTHING)
    assert again.code == 0
    assert yamen.load(saved()[-1]).is_over
    assert (tmp_path / "here.yamen").read_text("utf-8") == before
    moves = yamen.loads(before).moves
    assert yamen.load(saved()[-1]).moves[: len(moves)] == moves


def test_going_on_tells_what_happened_since_the_own_last_decision(run: Run) -> None:
    run("play dragon -p 2 --seed 2 --plain", "1", "1", "1", "1", "1", "save here.yamen")
    news = run("play --load here.yamen --plain").out.split("What happened:")[1].split("\n\n")[0]
    assert news.strip().startswith("Player 1")
    assert "Month 1: Peace." not in news


def test_saving_never_overwrites_anything_but_a_saved_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Mei,")
    said = run("play dragon --seed 2 --plain", "save letter.txt", "save no/such/folder/x", "save a\x00b", "save")
    assert (tmp_path / "letter.txt").read_text() == "Dear Mei,"
    assert said.err.count("can’t be written") == 3
    assert said.out.count("Saved:") == 1


def test_a_game_can_be_played_where_nothing_can_be_saved(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    said = run("play dragon -p 2 --seed 2 --plain", *ANYTHING)
    assert said.code == 0
    assert len(said.err.splitlines()) == 1
    assert "can’t be written" in said.err
    assert "Result" in said.out


def test_a_damaged_save_names_the_line_and_can_be_continued_before_it(run: Run, tmp_path: Path) -> None:
    run("play dragon -p 2 --seed 2 --plain", "1", "1", "save here.yamen")
    lines = (tmp_path / "here.yamen").read_text("utf-8").splitlines()
    first = lines.index("")
    lines[-1] = "1 dance"
    (tmp_path / "here.yamen").write_text("\n".join(lines), "utf-8")
    said = run("play --load here.yamen")
    assert said.code == 2
    assert said.err.startswith(f"here.yamen: line {len(lines)}: ")
    moves = len(lines) - first - 2
    assert said.err.endswith(f"add --at {moves}.\n")
    again = run(f"play --load here.yamen --at {moves} --plain")
    assert again.code == 0


def test_names_from_outside_cannot_steer_the_terminal(run: Run) -> None:
    said = run(["play", "dragon", "-p", "2", "--names", "\x1b[31mred,[bold]Bo[/bold]", "--seed", "1"], "1", "1")
    assert "\x1b" not in said.out
    assert "[bold]Bo[/bold]" in said.out
