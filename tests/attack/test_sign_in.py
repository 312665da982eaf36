"""Somebody guesses passwords as fast as they can; its owner signs in all the same, and nobody waits."""

import threading
import time

import httpx

from tests.attack.harness import client, took
from tests.server.processes import Serving, ended

OWNER, GUESSER, BYSTANDER = "127.0.0.3", "127.0.0.2", "127.0.0.4"
SECRET = "seven quiet bridges"
AT_ONCE = 30


def test_guesses_keep_the_owner_of_a_name_neither_out_nor_waiting(storage: tuple[str, str]) -> None:
    server = Serving(*storage)
    with ended(server):
        server.ready()
        guess_and_sign_in(server)


def guess_and_sign_in(server: Serving) -> None:
    with (
        client(server.link, OWNER) as owner,
        client(server.link, OWNER) as neighbour,
        client(server.link, GUESSER) as guesser,
        client(server.link, BYSTANDER) as bystander,
    ):
        assert owner.post("/api/people", json={"name": "Ania"}).status_code == 201
        credentials = {"login": "ania", "password": SECRET}
        assert owner.post("/api/people/password", json=credentials).status_code == 200
        assert owner.post("/api/people/logout").status_code == 204
        bystander.post("/api/people", json={"name": "Emre"})
        guessed: list[int] = []
        stop = threading.Event()

        def guess(who: httpx.Client) -> None:
            while not stop.is_set():
                wrong = {"login": "ania", "password": f"a wrong guess {len(guessed)}"}
                guessed.append(who.post("/api/people/login", json=wrong).status_code)

        # Half of them share the owner's address, as in a school or a café.
        threads = [threading.Thread(target=guess, args=((guesser, neighbour)[at % 2],)) for at in range(AT_ONCE)]
        for thread in threads:
            thread.start()
        try:
            while guessed.count(429) < AT_ONCE:  # all the guesser is allowed is used up
                began = time.monotonic()
                assert bystander.get("/api/people/me").status_code == 200
                took(began, "a request")
            began = time.monotonic()
            signed_in = owner.post("/api/people/login", json=credentials)
            took(began, "signing in")
            assert signed_in.status_code == 200, signed_in.text
            assert owner.get("/api/people/me").json()["login"] == "ania"
        finally:
            stop.set()
            for thread in threads:
                thread.join()
        assert 200 not in guessed
        assert set(guessed) <= {403, 429}
