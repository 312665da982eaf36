"""Of a record that is cut off or damaged, all that precedes the damage is kept."""

import random
import re
from pathlib import Path

import pytest

import yamen
from tests.engine.records import damaged, every_game, moves_of, played, read
from tests.engine.tables import tea
from yamen import BadRecord, Game, Setup, YamenError, find_game


@pytest.mark.parametrize("seed", range(4))
def test_a_record_cut_off_at_any_line_tells_where_and_keeps_what_precedes(seed: int) -> None:
    for setup in (tea(3), Setup(find_game("dragon"), 2 + seed, {"super_event": "random", "great_wall": seed % 2 == 0})):
        game = played(setup, seed, 130)
        text = game.to_record()
        lines = text.splitlines(keepends=True)
        head = len(lines) - len(game.moves)
        for kept in range(len(lines)):
            error = damaged("".join(lines[:kept]))
            assert error.line == max(1, kept)
            if kept < head - 1:
                assert error.game is None
            else:
                assert moves_of(error) == game.moves[: max(0, kept - head)]
                assert "breaks off" in error.reason


def test_a_record_cut_off_anywhere_never_replays_to_something_else() -> None:
    rng = random.Random(3)
    for setup, seed in list(every_game())[::7]:
        game = played(setup, seed, rng.randrange(20, 300))
        text = game.to_record()
        head = text.count("\n") - len(game.moves)
        for _ in range(40):
            cut = text[: rng.randrange(len(text) - 1)]
            moves = moves_of(damaged(cut))
            if moves is not None:
                whole = max(0, cut.count("\n") - head)
                assert moves == game.moves[: len(moves)]
                assert whole <= len(moves) <= whole + 1
        if not text.endswith(" do build\n"):  # which could be longer: see the next test
            assert read(text[:-1]).to_record() == text, "only the last line end is missing"


def test_a_last_line_that_could_be_longer_is_taken_for_cut_off() -> None:
    game = yamen.new_game("dragon", 2, seed=1, great_wall=True)
    while "do build_wall" not in game.legal_texts() or "do build" not in game.legal_texts():
        game.play(game.legal_moves()[0])
    game.play("do build_wall")
    error = damaged(game.to_record().removesuffix("_wall\n"))
    assert error.reason.startswith("'do build' may be cut off, it could be 'do build_wall'")
    assert moves_of(error) == game.moves[:-1]


# Damaged


def without_noise(text: str) -> str:
    """What a record says, without comments and spaces; a tag that the format doesn't use may stand anywhere."""
    lines = [" ".join(line.split()).lower() for line in re.split("[\r\n]+", text)]
    said = [line for line in lines if line and not line.startswith("#")]
    return "\n".join(sorted(line for line in said if line[0] == "[") + [line for line in said if line[0] != "["])


def damage(data: bytes, rng: random.Random) -> bytes:
    """One accident: a byte changed, lost or added, or a piece lost, doubled or overwritten."""
    at = rng.randrange(len(data))
    piece = rng.randrange(1, 40)
    junk = bytes(
        rng.choice(b'\n\r\t "\\[]#*123456789abct\x00\x1b\x80\xc3\xff') for _ in range(rng.choice((1, 1, 1, 9)))
    )
    kind = rng.randrange(6)
    if kind == 0:
        return data[:at] + junk + data[at + 1 :]
    if kind == 1:
        return data[:at] + data[at + 1 :]
    if kind == 2:
        return data[:at] + junk + data[at:]
    if kind == 3:
        return data[:at] + data[at + piece :]
    if kind == 4:
        return data[: at + piece] + data[at:]
    other = rng.randrange(len(data))
    return data[:at] + data[other : other + piece] + data[at + piece :]


def test_whatever_happens_to_a_file_it_is_read_as_it_stands_or_refused_with_the_line(tmp_path: Path) -> None:
    rng = random.Random(11)
    path = tmp_path / "damaged.yamen"
    refused = unharmed = 0
    for setup, seed in [(s, n) for s, n in every_game() if s.game.name == "dragon"][::5]:
        game = played(setup, seed, rng.randrange(20, 300))
        game.names = [f"Player {name}" for name in ["One", "Two", "Three", "Four", "Five"][: setup.players]]
        data = game.to_record().encode()
        for _ in range(30):
            hurt = damage(data, rng)
            path.write_bytes(hurt)
            first = next(
                (n for n, (a, b) in enumerate(zip(data, hurt, strict=False)) if a != b), min(len(data), len(hurt))
            )
            line = data[:first].count(b"\n") + 1
            try:
                again = read(path.read_text("utf-8", "surrogateescape"))
            except BadRecord as error:
                refused += 1
                check_refusal(error, game, hurt, line)
            else:
                assert without_noise(again.to_record()) == without_noise(hurt.decode())
                unharmed += 1
    assert refused > 800
    assert unharmed > 5


def check_refusal(error: BadRecord, game: Game, hurt: bytes, line: int) -> None:
    """The line is that of the damage, or a later one if that is where it shows; what precedes it is there."""
    head = game.to_record().count("\n") - len(game.moves)
    lines = len(re.split(rb"\r\n|\r|\n", hurt))
    assert 1 <= error.line <= lines
    if line > head:
        assert error.line >= line - 1 or "the tag [" in error.reason or "result" in error.reason
        moves = moves_of(error)
        if moves is not None:
            untouched = max(0, line - 1 - head)
            assert moves[:untouched] == game.moves[:untouched]
            assert len(moves) >= untouched


def test_garbage_is_refused_and_nothing_else_happens(tmp_path: Path) -> None:
    path = tmp_path / "garbage"
    for seed in range(300):
        rng = random.Random(seed)
        data = rng.randbytes(rng.randrange(2000))
        if seed % 3 == 0:
            data = b'[Yamen "1"]\n' + data
        if seed % 5 == 0:
            data = played(tea(2), seed).to_record().encode() + data
        path.write_bytes(data)
        with pytest.raises(YamenError):
            yamen.load(path)
