"""Encoders: what networks see of the positions of both games."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.dragon.scenes import scene as dragon_scene
from tests.gugong.scenes import scene as gugong_scene
from yamen.conformance import all_setups
from yamen.engine.definition import Setup
from yamen.engine.encoder import MOST, Encoder
from yamen.engine.position import Position
from yamen.engine.rng import Rng
from yamen.engine.tasks import CHANCE, NOBODY
from yamen.games import GAMES, find_game

ROOT = Path(__file__).parents[2]
ENCODED = [name for name in GAMES if find_game(name).encoder is not None]


def encoder_of(name: str) -> Encoder:
    encoder = find_game(name).encoder
    assert encoder is not None
    return encoder()


def decisions(setup: Setup, seed: int) -> Iterator[Position]:
    """The decisions of a random game."""
    rng = Rng(seed)
    s = setup.position()
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.play(s.roll(rng))
        else:
            yield s
            s.play(rng.pick(s.legal))


def games(name: str, every: int) -> Iterator[tuple[Setup, int]]:
    """Every so-manieth of all setups, with a seed."""
    for number, setup in enumerate(list(all_setups(find_game(name)))[::every]):
        yield setup, number


def named(name: str, s: Position) -> tuple[dict[str, int], list[dict[str, int]]]:
    """The features by their names: of the table, and of each contender."""
    encoder = encoder_of(name)
    numbers = encoder.encode(s)
    first, size = len(encoder.table_features), len(encoder.seat_features)
    seats = [numbers[at : at + size] for at in range(first, len(numbers), size)]
    return (
        dict(zip(encoder.table_features, numbers, strict=False)),
        [dict(zip(encoder.seat_features, seat, strict=True)) for seat in seats],
    )


@pytest.mark.parametrize("name", ENCODED)
def test_every_feature_has_a_name_of_its_own_and_a_small_number_in_every_position_of_every_setup(name: str) -> None:
    encoder = encoder_of(name)
    table, seat = encoder.table_features, encoder.seat_features
    assert len(set(table)) == len(table)
    assert len(set(seat)) == len(seat)
    for setup, seed in games(name, 9):
        for at, s in enumerate(decisions(setup, seed)):
            if at % 7 == 0:
                numbers = encoder.encode(s)
                assert len(numbers) == len(table) + encoder.contenders(s) * len(seat)
                assert max(numbers) <= MOST
                assert min(numbers) >= -MOST


@pytest.mark.parametrize("name", ENCODED)
def test_encoding_leaves_the_position_as_it_was_and_gives_a_list_of_the_callers_own(name: str) -> None:
    encoder = encoder_of(name)
    for setup, seed in games(name, 40):
        for s in decisions(setup, seed):
            before = s.clone()
            first = encoder.encode(s)
            first[0] += 1
            assert s == before
            assert encoder.encode(s)[0] == first[0] - 1


@pytest.mark.parametrize("name", ENCODED)
def test_exactly_one_contender_is_asked_exactly_one_question(name: str) -> None:
    for setup, seed in games(name, 25):
        for s in decisions(setup, seed):
            table, seats = named(name, s)
            asked = [feature for feature, number in table.items() if feature.startswith("asked: ") and number]
            assert len(asked) == 1
            assert [seat["asked"] for seat in seats].index(1) == s.player
            assert sum(seat["asked"] for seat in seats) == 1
            question = s.question().kind.name
            assert asked[0].removeprefix("asked: ") in {question, {"gain-whole": "gain", "claim": "sail"}.get(question)}


@pytest.mark.parametrize("name", ENCODED)
def test_positions_that_look_alike_ask_the_same_with_the_same_moves(name: str) -> None:
    encoder = encoder_of(name)
    for setup, seed in games(name, 12):
        known: dict[tuple[int, ...], tuple[Any, list[int]]] = {}
        for s in decisions(setup, seed):
            asked = (s.question().to_json(), s.legal)
            assert known.setdefault(tuple(encoder.encode(s)), asked) == asked


@pytest.mark.parametrize("name", ENCODED)
def test_a_question_with_another_argument_looks_different(name: str) -> None:
    """Every argument of a question that came up, put into every position with the same question."""
    encoder = encoder_of(name)
    known: dict[type, set[tuple[int, ...]]] = {}
    compared = 0
    for setup, seed in games(name, 12):
        for s in decisions(setup, seed):
            task = s.choice()
            own = tuple(getattr(task, field) for field in task.fields)
            others = known.setdefault(type(task), set())
            others.add(own[1:])
            seen = encoder.encode(s)
            for other in others - {own[1:]}:
                changed = s.clone()
                changed.agenda = [*s.agenda[:-1], type(task)(own[0], *other)]
                assert encoder.encode(changed) != seen
                compared += 1
    assert compared > 1000


UNCOMPILED = """
import sys
from tests.bots.test_encoding import checksums
assert "src" in sys.modules["yamen.engine.encoder"].__file__, sys.modules["yamen.engine.encoder"].__file__
print(checksums())
"""


def checksums() -> list[int]:
    """A number for each of some random games that depends on every feature in every position."""
    found: list[int] = []
    for name in ENCODED:
        encoder = encoder_of(name)
        for setup, seed in games(name, 60):
            found.append(0)
            for s in decisions(setup, seed):
                found[-1] = hash((found[-1], *encoder.encode(s)))
    return found


def test_features_are_the_same_compiled_or_not() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    told = subprocess.run(
        [sys.executable, "-c", UNCOMPILED], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == str(checksums())


def test_the_features_of_a_court_say_what_lies_there() -> None:
    table = (
        dragon_scene(3)
        .seat(0, yuan=2, rice=1, palaces=[(2, "craftsman"), (3, "old_monk", "young_healer"), (1,)])
        .seat(1, yuan=9, palaces=[(2, "young_warrior")])
        .card(0)
    )
    court = named("dragon", table.game.position)[1][0]
    assert (court["yuan"], court["2 yuan"], court["3 yuan"], court["rice"]) == (2, 1, 0, 1)
    assert (court["old_monk"], court["persons"], court["room"]) == (1, 3, 3)
    assert (court["palaces 2:1"], court["palaces 3:2"], court["palaces 1:0"], court["empty palaces"]) == (1, 1, 1, 1)


def test_the_features_of_a_family_say_where_its_gifts_are_free() -> None:
    board = {"jade": "4-canal", "palace": "9-none", "travel": "5-swap"}
    table = gugong_scene(2).seat(0, hand="5-intrigue 1-palace").board(**board).turn(0)
    family = named("gugong", table.game.position)[1][0]
    assert (family["5 in hand"], family["intrigue in hand"], family["cards in hand"]) == (1, 1, 2)
    assert (family["free at jade"], family["free at palace"], family["free at travel"]) == (1, 1, 0)
