"""Several processes on one PostgreSQL: the same tables everywhere, and none of them is missed when it dies."""

import random
import signal

from tests.server.processes import Player, Process, Serving, ended


def test_a_game_goes_on_though_a_server_and_a_worker_are_killed(database: str) -> None:
    dice = random.Random(4)
    here, there = Serving("--database", database), Serving("--database", database)
    first, second = (Process("worker", "--database", database, "--processes", "1") for _ in range(2))
    everything: list[Process] = [here, there, first, second]
    with ended(*everything):
        for process in everything:
            process.ready()
        cookies = []
        for server, name in ((here, "Ania"), (there, "Emre")):
            with server.client() as client:
                cookies.append(client.post("/api/people", json={"name": name}).cookies["yamen"])
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        with here.client(cookies[0]) as ania, there.client(cookies[1]) as emre:
            path = "/api/tables/" + ania.post("/api/tables", json={"game": "dragon", "seats": seats}).json()["id"]
            players = [Player(here, path, cookies[0]), Player(there, path, cookies[1])]
            assert emre.post(f"{path}/seats", json={"seat": 1}).status_code == 200
            assert ania.post(f"{path}/start").json()["stage"] == "running"  # knows already who came elsewhere
        acknowledged, killed = 0, set[str]()
        for player in players:
            player.hear_of(1)
        while players[0].state["stage"] == "running":
            to_move = players[0].state["to_move"]
            if acknowledged > 30 and "server" not in killed:
                here.end(signal.SIGKILL)
                players[0].connect(there)
                killed.add("server")
            elif acknowledged > 60 and "worker" not in killed and to_move == 2:
                first.end(signal.SIGKILL)
                killed.add("worker")
            if to_move == 2:
                players[0].hear()
            else:
                player = players[to_move]
                player.hear_of(players[0].state["number"])
                before = player.state["number"]
                player.play(dice.choice(player.state["legal"])["move"])
                acknowledged = max(acknowledged, before + 1)
            players[0].hear_of(acknowledged)
        last = players[0].state["number"]
        players[1].hear_of(last)
        assert killed == {"server", "worker"}
        for player in players:
            assert [number for number in player.numbers if number] == list(range(1, last + 1))  # all, once, in order
            assert player.state["result"] == players[0].state["result"]
            player.leave()
        assert second.end(signal.SIGTERM).count("Traceback") == 0
        assert second.process.returncode == 0
        assert there.end(signal.SIGTERM).count("Traceback") == 0
        assert there.process.returncode == 0
