"""Two worlds: what a seat can't see never changes what it gets.

Two games are played side by side, the same to one seat's eyes and different in what it can't see: chance deals other
hidden things, others lay other cards face down. Each is played on a server of its own, over HTTP and a WebSocket, and
everything that seat receives must be the same, byte for byte.
"""

import json
import random
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.patience import PATIENCE
from tests.server.web import Person, Served
from tests.test_two_worlds import SECRETS
from yamen.conformance import all_setups
from yamen.engine.definition import Setup
from yamen.engine.game import Game
from yamen.engine.tasks import CHANCE
from yamen.games import find_game
from yamen.server import text
from yamen.server.limits import RateLimiter
from yamen.server.tables import moves as table_moves

NAMES = ("Ania", "Emre", "Jana", "Kemal", "Lenka")
NO_LIMITS = RateLimiter(1e9, 1e9)
MOST = 70
ELSEWHERE = ("/api/", "/table/", "/previews/")
"""Where addresses begin that don't go on from that of a table in the API."""
Step = tuple[int, int, int]
"""Whose move it is, and the move in each world."""


def looks_the_same(one: Game, other: Game, viewer: int) -> bool:
    return one.player == other.player and one.view(viewer) == other.view(viewer) and one.is_over == other.is_over


def both_after(worlds: list[Game], moves: tuple[int, int]) -> tuple[list[Game], bool]:
    """The games after a move in each, and whether the same was shown to all: at night, say, cards are counted."""
    after = [world.clone() for world in worlds]
    news = [world.play(move) for world, move in zip(after, moves, strict=True)]
    return after, news[0] == news[1]


def two_games(setup: Setup, viewer: int, rng: random.Random, most: int) -> list[Step]:
    """The steps of two such games, which end with a decision."""
    worlds = [Game(setup), Game(setup)]
    steps: list[Step] = []
    while len(steps) < most and not worlds[0].is_over:
        player, position = worlds[0].player, worlds[0].position
        first, second = (world.legal_moves() for world in worlds)
        rng.shuffle(first)
        rng.shuffle(second)
        kinds = {move: setup.game.moves.message(move).kind.name for move in first}
        hidden = [move for move in first if SECRETS[setup.game.name].unseen(position, kinds[move], viewer)]
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
    while steps and steps[-1][0] == CHANCE:
        steps.pop()
    return steps[:-1]  # chance has all it does after the last decision in its script


class Script:
    """Chance that does what it is told."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves

    def choices(self, legal: list[int], odds: list[int]) -> list[int]:
        return [self.moves.pop(0)]


class Moment(NamedTuple):
    position: object
    received: list[str]


class Seat:
    """All that a person at a table gets, as it comes over the wire but for the random ids."""

    def __init__(self, person: Person, path: str, socket: Any, ids: list[str]) -> None:
        self.person = person
        self.path = path
        self.socket = socket
        self.ids = ids
        self.received: list[str] = []
        self.number = -1

    def keep(self, text: str) -> None:
        for id_ in self.ids:
            text = text.replace(id_, "-")
        self.received.append(text)

    def hear(self) -> dict[str, Any]:
        text = self.socket.receive_text(timeout=PATIENCE)
        self.keep(text)
        message: dict[str, Any] = json.loads(text)
        news = message.get("state") or message.get("set") or {}
        self.number = news.get("number", self.number)
        return message

    def until_number(self, number: int) -> None:
        while self.number != number:
            self.hear()

    def until(self, *kinds: str) -> dict[str, Any]:
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def ask(self, what: str, data: Any = None) -> None:
        client, headers = self.person.client, self.person.headers
        address = what if what.startswith(ELSEWHERE) else f"{self.path}{what}"
        if data is None:
            answer = client.get(address, headers=headers)
        else:
            answer = client.post(address, json=data, headers=headers)
        told = {name: value for name, value in answer.headers.items() if name != "content-length"}  # ids have lengths
        text = answer.text.replace(str(client.base_url), "server")
        self.keep(f"{what} {answer.status_code} {sorted(told.items())} {text}")

    def ask_everything(self, players: int) -> None:
        """Everything that can be asked for, and much that is refused."""
        number = self.number
        self.ask("")
        self.ask(f"/events?since={number // 2}")
        for seat in range(players):
            self.ask(f"/replay?number={number // 2}&seat={seat}")
            self.ask(f"?seat={seat}")
        for what in ("/replay", "/course", "/content", "/record", "/chat?room=players", "/chat?room=watchers"):
            self.ask(what)
        for data in ({"number": number, "move": 10**6}, {"number": number, "move": "castle"}):
            self.ask("/moves", data)
        self.ask("/moves", {"number": number + 1, "move": 1})
        id_ = self.path.rpartition("/")[2]
        for address in ("/api/tables", f"/table/{id_}", f"/previews/{id_}/picture.png"):
            self.ask(address)
        self.socket.send_text(json.dumps({"type": "state", "ref": "again"}))
        self.until("done")
        self.socket.send_text(json.dumps({"type": "play", "number": number + 7, "move": 1, "ref": "late"}))
        self.until("error")


def play_through(
    data: Path, monkeypatch: pytest.MonkeyPatch, setup: Setup, steps: list[Step], world: int, viewer: int
) -> list[Moment]:
    """Play one of the two games on a server of its own; what the viewer got after each decision."""
    script = Script([step[1 + world] for step in steps if step[0] == CHANCE])
    monkeypatch.setattr(table_moves.DICE, "choices", script.choices)
    monkeypatch.setattr(time, "time", lambda: 1.8e9)  # the same moment in both worlds
    monkeypatch.setattr(text, "words", lambda: ["plum"])  # codes of the same length, or answers have another length
    moments: list[Moment] = []
    with Served(data, NO_LIMITS) as web:
        people = [web.person(name) for name in NAMES[: setup.players]]
        path = begun(setup, people)
        ids = [path.rpartition("/")[2], *(person.get("/api/people/me")["id"] for person in people)]
        with people[viewer].live(path) as socket:
            seat = Seat(people[viewer], path, socket, ids)
            seat.until("state")
            decisions = [step for step in steps if step[0] != CHANCE]
            for at, (player, *moves) in enumerate(decisions):
                table = web.services.registry._all[ids[0]]
                people[player].post(f"{path}/moves", {"number": table.number, "move": moves[world]})
                seat.until_number(table.number)
                if at % 5 == 3:
                    speak(people[at % len(people)], path, seat, at)
                if player == viewer and table.game.can_undo() and at % 3 == 0:
                    seat.ask("/undo", {"number": table.number})
                    seat.until_number(table.number)
                    seat.ask("/moves", {"number": table.number, "move": moves[world]})
                    seat.until_number(table.number)
                if at % 12 == 0 or at == len(decisions) - 1:
                    seat.ask_everything(setup.players)
                if player == viewer == table.game.player:
                    for move in range(0, 900, 97):  # most of them are not allowed, for a reason
                        if move not in table.game.legal_moves():
                            seat.ask("/moves", {"number": table.number, "move": move})
                moments.append(Moment(table.game.to_json(), seat.received[:]))
                seat.received.clear()
    return moments


def begun(setup: Setup, people: list[Person]) -> str:
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (setup.players - 1)
    wanted = {"game": setup.game.name, "seats": seats, "options": dict(setup.options)}
    path = f"/api/tables/{people[0].post('/api/tables', wanted)['id']}"
    for seat, person in enumerate(people[1:], 1):
        person.post(f"{path}/seats", {"seat": seat})
    people[0].post(f"{path}/start")
    return path


def speak(person: Person, path: str, seat: Seat, at: int) -> None:
    person.post(f"{path}/chat", {"room": "players", "text": f"hello {at}"})
    seat.until("chat")


CASES = [("gugong", 3, 0), ("gugong", 2, 1), ("gugong", 4, 2), ("gugong", 1, 3), ("dragon", 3, 4)]
TO_MONTH_9 = 230
"""As many moves of two players, chance counted, as reach from a tornado to what is played after it."""


@pytest.mark.parametrize(("name", "players", "seed"), CASES)
def test_what_a_seat_cannot_see_never_changes_what_it_gets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, players: int, seed: int
) -> None:
    rng = random.Random(seed)
    viewer = seed % players
    setup = rng.choice([setup for setup in all_setups(find_game(name)) if setup.players == players])
    steps = max((two_games(setup, viewer, rng, MOST) for _ in range(4)), key=len)
    differing = compare(tmp_path, monkeypatch, setup, steps, viewer)
    assert differing >= 3 or name == "dragon"  # there nothing is hidden


def test_cards_discarded_face_down_never_change_what_others_get(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D9.8: with closed hands."""
    setup = Setup(find_game("dragon"), 2, {"super_event": "tornado", "hands": "closed"})
    steps = two_games(setup, 0, random.Random(1), TO_MONTH_9)
    assert any(one != other for _, one, other in steps)
    assert compare(tmp_path, monkeypatch, setup, steps, viewer=0) >= 3


def compare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setup: Setup, steps: list[Step], viewer: int) -> int:
    """Play both games; returns after how many decisions they differed, though the viewer got the same."""
    told = [play_through(tmp_path / str(world), monkeypatch, setup, steps, world, viewer) for world in range(2)]
    assert len(told[0]) > 6
    for one, other in zip(*told, strict=True):
        assert one.received == other.received
    return sum(one.position != other.position for one, other in zip(*told, strict=True))
