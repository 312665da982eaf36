"""Bots of one's own at served tables."""

from pathlib import Path

import pytest

import yamen
from tests.server.house import ME, House, bot
from tests.server.patience import until
from tests.server.processes import Serving, begun, ended
from yamen.bots import BOTS
from yamen.cli import main
from yamen.server.errors import InvalidInput, UnknownBot
from yamen.server.tables.roster import BotRoster

MODULE = """
import os
from pathlib import Path

class Last:
    def __init__(self, game, players):
        Path(__file__).with_name(f"{game}-{players}-{os.getpid()}").touch()

    def choose(self, observation):
        return observation.legal[-1]

class ABotWithAVeryLongName(Last):
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a server finds modules of one's own."""
    for name in ("some_bots", "other_bots"):
        (tmp_path / f"{name}.py").write_text(MODULE, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_bot_of_ones_own_plays_at_a_table_and_its_table_needs_it(folder: Path) -> None:
    data = str(folder / "data")
    server = Serving("--data", data, "--bots", "some_bots:Last")
    with ended(server):
        server.ready()
        with server.client() as client:
            games = client.get("/api/games").json()
            assert [game["bots"] for game in games] == [[*BOTS, "Last"]] * len(games)
        cookie, path = begun(server, {"kind": "bot", "bot": "Last"}, {"kind": "bot", "bot": "Last"})
        _, played = begun(server, {"kind": "me"}, {"kind": "bot", "bot": "Last"})
        with server.client(cookie) as client:
            until(lambda: client.get(path).json()["stage"] == "over")
            game = yamen.loads(client.get(f"{path}/record").text)
        pids = {int(file.name.rpartition("-")[2]) for file in folder.glob("dragon-2-*")}
        assert pids
        assert server.process.pid not in pids
    for number, (seat, move) in enumerate(game.moves):
        assert seat < 0 or move == game.at(number).legal_moves()[-1]
    without = Serving("--data", data)
    with ended(without):
        without.ready()
        with without.client(cookie) as client:
            answer = client.get(played)
            assert (answer.status_code, answer.json()["error"]) == (409, "unknown-bot")
            assert "yamen serve --bots my_module:Last" in answer.json()["message"]
            assert client.get(path).json()["stage"] == "over"  # which needs no bot any more


async def test_a_bot_that_the_server_does_not_have_can_not_be_seated(house: House) -> None:
    ania = await house.guest("Ania")
    with pytest.raises(InvalidInput, match="no bot 'os:abort'; choose one of: random, greedy"):
        await house.table(ania, ME, bot("os:abort"))


def test_bots_are_called_by_their_class() -> None:
    roster = BotRoster(["my_bots:Last", "strong@500"])
    assert roster.names == [*BOTS, "Last", "strong@500"]
    assert [roster.spec(name) for name in ("Last", "greedy")] == ["my_bots:Last", "greedy"]
    with pytest.raises(UnknownBot, match="The bot 'First' plays at this table"):
        roster.spec("First")


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ("nothing:Last", "no module 'nothing'"),
        ("some_bots:First", "no class 'First'"),
        ("some_bots:Last,other_bots:Last", "are both called 'Last'"),
        ("some_bots:ABotWithAVeryLongName", "at most 20 characters"),
    ],
)
def test_what_is_wrong_with_bots_is_said_at_the_start(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, bots: str, why: str
) -> None:
    monkeypatch.syspath_prepend(folder)
    assert main(["serve", "--lang", "en", "--port", "0", "--data", str(folder / "data"), "--bots", bots]) == 2
    assert why in " ".join(capsys.readouterr().err.split())
