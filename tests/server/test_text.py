"""The table in words: complete, in four languages, and nothing that a seat may not see."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.web import Web
from yamen.locales import LANGUAGES


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    with Web(tmp_path) as web:
        yield web


def lines(text: dict[str, Any]) -> str:
    return "\n".join(line for section in text["sections"] for line in (section["title"], *section["lines"]))


@pytest.mark.parametrize("game", ["dragon", "gugong"])
def test_the_table_is_told_in_every_language(web: Web, game: str) -> None:
    people = [web.person("Ania"), web.person("Emre")]
    path = web.running(*people, game=game)
    told = [lines(people[0].get(f"{path}/text?lang={code}")) for code in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert all("Ania" in text and "Emre" in text for text in told)
    assert not any(mark in text for text in told for mark in "{}$")


def test_what_only_its_owner_knows_is_told_only_to_its_owner(web: Web) -> None:
    people = [web.person("Ania"), web.person("Emre")]
    path = web.running(*people, game="gugong")
    watcher = web.person("Jana")
    state = people[0].get(path)
    while lines(watcher.get(f"{path}/text")) == lines(people[0].get(f"{path}/text")):  # all know what all began with
        mover = people[state["to_move"]]
        mover.post(f"{path}/moves", {"number": state["number"], "move": mover.get(path)["legal"][-1]["text"]})
        state = people[0].get(path)
    own, other, watching = (who.get(f"{path}/text") for who in (*people, watcher))
    assert (own["seat"], other["seat"], watching["seat"]) == (0, 1, None)
    assert lines(own) != lines(watching)
    assert lines(own) != lines(other)
    people[0].get(f"{path}/text?seat=1", 403)


def test_it_is_refused_before_the_start_and_to_those_who_may_not_look(web: Web) -> None:
    ania, emre, jana = web.person("Ania"), web.person("Emre"), web.person("Jana")
    table = ania.post("/api/tables", {"game": "dragon", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ania.get(f"/api/tables/{table['id']}/text", 409)
    path = web.running(ania, emre, watchable=False)
    jana.get(f"{path}/text", 403)
    assert lines(emre.get(f"{path}/text"))


def test_after_the_end_the_result_comes_first(web: Web) -> None:
    people = [web.person("Ania"), web.person("Emre")]
    path = web.running(*people)
    state = people[0].get(path)
    before = people[0].get(f"{path}/text")["sections"]
    while state["stage"] == "running":
        mover = people[state["to_move"]]
        state = mover.get(path)
        state = mover.post(f"{path}/moves", {"number": state["number"], "move": state["legal"][-1]["text"]})
    after = people[0].get(f"{path}/text")["sections"]
    assert len(after) >= len(before)
    assert str(max(state["result"]["scores"])) in after[0]["lines"][0]
