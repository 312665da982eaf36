"""Two worlds: what a seat can't see never changes what it gets.

Two games are played side by side, the same to one seat's eyes and different in what it can't see: chance deals other
hidden things wherever nobody at that seat could tell. Everything that seat receives must be the same, byte for byte.
"""

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.server.house import House
from yamen.engine.agenda import CHANCE
from yamen.engine.game import Setup
from yamen.engine.session import Game
from yamen.games import find_game
from yamen.server import live, seats
from yamen.server.errors import Refused
from yamen.server.live import LiveTable
from yamen.server.shapes import Me
from yamen.server.socket import difference

PLAYERS = 3
FACE_DOWN = ("discard", "take-back", "deal")
"""What others do not see; in the other world it may be something else."""
Step = tuple[int, int, int]


def looks_the_same(one: Game, other: Game, viewer: int) -> bool:
    return one.player == other.player and one.view(viewer) == other.view(viewer) and one.is_over == other.is_over


def both_after(worlds: list[Game], moves: tuple[int, int]) -> tuple[list[Game], bool]:
    """The games after a move in each, and whether the same was shown to all: at night, say, cards are counted."""
    after = [world.clone() for world in worlds]
    news = [world.play(move) for world, move in zip(after, moves, strict=True)]
    return after, news[0] == news[1]


def two_games(viewer: int, rng: random.Random, most: int) -> list[Step]:
    """The steps of two such games: whose move it is, and the move in each world."""
    setup = Setup(find_game("gugong"), PLAYERS, {})
    worlds = [Game(setup), Game(setup)]
    steps: list[Step] = []
    while len(steps) < most and not worlds[0].is_over:
        player = worlds[0].player
        first, second = (world.legal_moves() for world in worlds)
        rng.shuffle(first)
        rng.shuffle(second)
        hidden = [move for move in first if player != viewer and setup.game.moves.message(move).kind.name in FACE_DOWN]
        pairs = [(a, b) for a in hidden for b in second if a != b]
        pairs += [(move, move) for move in hidden + first if move in second]
        for pair in pairs:
            after, shown_the_same = both_after(worlds, pair)
            face_down = pair[0] != pair[1]  # then nothing may be shown, and that is what is tested
            if looks_the_same(after[0], after[1], viewer) and (shown_the_same or face_down):
                worlds = after
                steps.append((player, *pair))
                break
        else:
            break
    return steps


class Script:
    """Chance that does what it is told."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves

    def choices(self, legal: list[int], odds: list[int]) -> list[int]:
        return [self.moves.pop(0)]


async def received(house: House, table: LiveTable, people: list[Me], viewer: int) -> bytes:
    """All that the viewer can get at this moment."""
    me = people[viewer]
    state = await house.tables.state(table.id, me)
    replay = await house.tables.replay(table.id, me, table.number // 2, viewer)
    events = await house.tables.events(table, me.id, 0, table.number)
    line = await house.tables.of(me) + await house.tables.public(me)
    course = await house.tables.course(table.id, me)
    refusals = []
    for number, move in ((table.number, "pass"), (table.number, 10), (table.number + 1, 10)):
        if state.to_move != viewer:
            refusals.append(await refusal(house, table, me, number, move))
    for seat in range(PLAYERS):
        if seat != viewer:
            refusals.append(await refusal(house, table, me, seat=seat))
    return msgspec.json.encode([state, replay, events, line, course, refusals])


async def refusal(house: House, table: LiveTable, me: Me, number: int = 0, move: Any = 0, seat: int = -1) -> str:
    try:
        if seat >= 0:
            await house.tables.replay(table.id, me, 1, seat)
        else:
            await house.tables.play(table.id, me, number, move)
    except Refused as error:
        return f"{error.kind} {error} {error.reason}"
    raise AssertionError("this should have been refused")


@pytest.mark.parametrize("seed", range(6))
async def test_what_a_seat_cannot_see_never_changes_what_it_gets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    rng = random.Random(seed)
    viewer = seed % PLAYERS
    steps = two_games(viewer, rng, 160)
    while steps.pop()[0] == CHANCE:
        pass  # chance must have all it does after the last move in its script
    told = [await play_through(tmp_path / str(world), monkeypatch, steps, world, viewer) for world in range(2)]
    differing = sum(one.position != other.position for one, other in zip(*told, strict=True))
    assert differing >= 3
    for one, other in zip(*told, strict=True):
        assert one.received == other.received


class Moment(NamedTuple):
    position: object
    received: list[bytes]


async def play_through(
    data: Path, monkeypatch: pytest.MonkeyPatch, steps: list[Step], world: int, viewer: int
) -> list[Moment]:
    """Play one of the two games on a server of its own; what the viewer got after each move."""
    script = Script([step[1 + world] for step in steps if step[0] == CHANCE])
    monkeypatch.setattr(live, "DICE", script)
    monkeypatch.setattr(seats, "time", SimpleNamespace(time=lambda: 1.0))  # both tables are made at once
    data.mkdir()
    house = await House.open(data)
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jana")]
    table = await house.running(*people, game="gugong")
    ids = [table.id, *(person.id for person in people)]
    heard: list[bytes] = []
    table.listeners.add(lambda notice: heard.append(msgspec.json.encode(notice.steps)))
    moments = []
    before = table.state(people[viewer].id)
    for player, *moves in steps:
        if player != CHANCE:
            await house.tables.play(table.id, people[player], table.number, moves[world])
            now = table.state(people[viewer].id)
            heard.append(msgspec.json.encode(difference(before, now, [])))
            heard.append(await received(house, table, people, viewer))
            moments.append(Moment(table.game.to_json(), [without(ids, data) for data in heard]))
            before = now
            heard.clear()
    await house.close()
    return moments


def without(ids: list[str], data: bytes) -> bytes:
    """Without the random names of tables and people."""
    for id_ in ids:
        data = data.replace(id_.encode(), b"-" * len(id_))
    return data
