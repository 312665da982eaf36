"""`yamen replay`, `check` and `perft`."""

from pathlib import Path

import pytest

import yamen
from tests.cli.terminal import Run, record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "a.yamen").write_text(record(), "utf-8")
    return tmp_path / "a.yamen"


@pytest.mark.usefixtures("file")
def test_replay_tells_every_move_with_its_number_and_the_result(run: Run) -> None:
    said = run("replay a.yamen --plain")
    game = yamen.loads(record())
    assert said.code == 0
    assert f"\n{len(game.moves)}. " in said.out
    assert f"wins with {max(game.scores)} points" in said.out
    assert "\nResult\n" in said.out


@pytest.mark.usefixtures("file")
def test_replay_at_a_move_shows_the_board_and_the_question_there(run: Run) -> None:
    for number, (seat, _) in enumerate(yamen.loads(record()).moves[:40]):
        said = run(f"replay a.yamen --at {number} --plain")
        question = yamen.loads(record()).at(number)
        assert said.code == 0
        assert "Courts, in turn order" in said.out
        if seat < 0:
            assert said.out.endswith("Chance moves next.\n")
        else:
            assert f"\n{len(question.legal_moves())}: " in said.out
            assert f"\n{len(question.legal_moves()) + 1}: " not in said.out


@pytest.mark.usefixtures("file")
def test_replay_speaks_the_language_of_the_reader_and_draws_boxes(run: Run) -> None:
    said = run("replay a.yamen --lang pl")
    assert "Dwory w kolejności graczy" in said.out
    assert "╭" in said.out


def test_check_has_a_line_for_each_sound_record(run: Run, file: Path, tmp_path: Path) -> None:
    (tmp_path / "b.yamen").write_text(record(moves=30), "utf-8")
    said = run("check a.yamen b.yamen")
    scores = " ".join(map(str, yamen.loads(record()).scores))
    first, second = said.out.splitlines()
    assert said.code == 0
    game = yamen.loads(record())
    told = f"dragon, rules: version {game.setup.rules}, players: 2, moves: {len(game.moves)}"
    assert first == f"a.yamen: sound; {told}, result: {scores}"
    assert second.startswith("b.yamen: sound; ")
    assert second.endswith("not finished")
    assert file.read_text("utf-8") == record()


def test_check_names_the_line_of_a_mistake_and_ends_with_1(run: Run, file: Path, tmp_path: Path) -> None:
    lines = record().splitlines()
    lines[40] = "1 do nothing"
    (tmp_path / "b.yamen").write_text("\n".join(lines), "utf-8")
    said = run("check b.yamen a.yamen")
    assert said.code == 1
    assert said.out.splitlines()[0].startswith("b.yamen: line 41: ")
    assert said.out.splitlines()[1].startswith("a.yamen: sound")
    (tmp_path / "b.yamen").write_text("\n".join(record().splitlines()[:-1]), "utf-8")
    assert "the record breaks off" in run("check b.yamen").out


@pytest.mark.usefixtures("file")
def test_check_ends_with_2_if_a_file_cannot_be_read(run: Run) -> None:
    said = run("check nothing a.yamen")
    assert said.code == 2
    assert said.err == "nothing can’t be read: No such file or directory.\n"
    assert said.out.startswith("a.yamen: sound")


def test_a_record_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    (tmp_path / "b.yamen").write_text(record(moves=30) + "1 \x1b[31mdance\n", "utf-8")
    said = run("check b.yamen")
    assert said.code == 1
    assert "\x1b" not in said.out


@pytest.mark.parametrize(("players", "options"), [(1, {"level": "hard"}), (3, {"bonus": True}), (5, {"expert": True})])
def test_gugong_is_replayed_checked_and_counted(
    run: Run, tmp_path: Path, players: int, options: dict[str, str | bool]
) -> None:
    text = record(players=players, name="gugong", **options)
    (tmp_path / "a.yamen").write_text(text, "utf-8")
    told = run("replay a.yamen --plain").out
    assert f"\n{len(yamen.loads(text).moves)}. " in told
    assert "\nResult\n" in told
    begins = f"a.yamen: sound; gugong, rules: version {yamen.loads(text).setup.rules}, players: {players}, moves: "
    assert run("check a.yamen").out.startswith(begins)
    for number in (0, 20, 60):
        assert run(f"replay a.yamen --plain --at {number}").code == 0
        legal = len(yamen.loads(text).at(number).legal_moves())
        assert run(f"perft gugong --from a.yamen --at {number} --depth 1").out.startswith(f"depth 1: {legal} ")


def test_perft_of_gugong_counts_start_players_and_gifts_or_the_focus_of_meng(run: Run) -> None:
    """G1.4, G1.8, G14.1"""
    several, alone = (run(f"perft gugong -p {players} -d 2").out.splitlines() for players in (3, 1))
    assert [line.split()[2] for line in several] == ["3", "21"]
    assert [line.split()[2] for line in alone] == ["7", "49"]
    assert run("perft gugong -p 1 -d 1 -o focus=jade").out.startswith("depth 1: 7 ")


def test_perft_counts_the_lines_of_every_depth(run: Run) -> None:
    """D2.1: five kinds of tile, and both of a kind only after another one."""
    said = run("perft dragon --players 2 --depth 3")
    counts = [line.split(":")[1].split()[0] for line in said.out.splitlines()]
    assert said.code == 0
    assert counts == ["5", "25", "120"]


@pytest.mark.usefixtures("file")
def test_perft_counts_from_a_place_in_a_record(run: Run) -> None:
    for number in (0, 12, 60):
        said = run(f"perft dragon --from a.yamen --at {number} --depth 1")
        assert said.out.startswith(f"depth 1: {len(yamen.loads(record()).at(number).legal_moves())} ")
    assert run("perft dragon --from a.yamen --depth 1").out.startswith("depth 1: 1 ")
