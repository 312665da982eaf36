"""Content packs made to take long: reading one is quick, and nobody waits for it."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.attack.harness import Target, client

SEATS = [{"kind": "me"}, {"kind": "same_screen"}]


@pytest.mark.parametrize(
    "pack",
    [
        "\n".join(f"unknown_{number}=1" for number in range(2600)),
        "a." * 19_000 + "a=1",
        "\n".join(f"[k{number}{'.a' * 16}]" for number in range(900)),
        "a=" + "[" * 19_000,
        "a=" + "9" * 39_000,
    ],
    ids=["unknown keys", "endless key", "deep tables", "nested", "endless number"],
)
def test_packs_that_take_long_to_read_delay_nobody(target: Target, pack: str) -> None:
    with target.attacked(), client(target.link, timeout=60) as attacker:
        attacker.post("/api/people", json={"name": "Packer"})

        def send(_: int) -> httpx.Response:
            return attacker.post("/api/tables", json={"game": "gugong", "seats": SEATS, "content": pack})

        with ThreadPoolExecutor(10) as pool:
            answers = list(pool.map(send, range(10)))
        told = {(answer.status_code, answer.json()["error"]) for answer in answers}
        assert (400, "bad-request") in told
        assert told <= {(400, "bad-request"), (429, "too-many-requests")}, "more than are read at once are refused"
        assert max(len(answer.content) for answer in answers) < 100_000
