"""Positions of recorded games at the table of one page: what the server would send is said to it directly.

So neither is a game played nor a page loaded for each of them.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, Route

import yamen
from yamen import Game
from yamen.server.db.models import BOT, PERSON, RUNNING
from yamen.server.tables.state import SeatInfo, TableState

GAMES = Path(__file__).parent.parent / "games"
ME = "me"
NAMES = ("Ada", "Mehmet", "Zofia", "Bot Mei", "Bot Lin")
TABLE = "recorded"

LINE = """() => {
  window.WebSocket = class {
    constructor() {
      window.say = (state) => this.onmessage?.({ data: JSON.stringify({ type: 'state', state, steps: [] }) });
      setTimeout(() => window.say(window.first ?? null));
    }
    send() {}
    close() {}
  };
}"""


class Decision(NamedTuple):
    """A question of a recorded game, and the table as the server sends it to whoever is asked."""

    record: str
    number: int
    question: str
    choices: int
    state: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.record}, move {self.number}: {self.question}, {self.choices} choices"


def decisions(path: Path) -> Iterator[tuple[int, Game]]:
    """A recorded game at each of its decisions; it is one game that goes on."""
    record = yamen.load(path)
    game = Game(record.setup, None, list(NAMES[: record.setup.players]))
    for number, (player, move) in enumerate(record.moves):
        if player >= 0:
            yield number, game
        game.play(move)


def decision(path: Path, number: int, game: Game) -> Decision:
    """As the person sees it whose turn it is; the others are bots."""
    table = TableState(
        TABLE,
        game.setup,
        ME,
        watchable=True,
        public=False,
        created=0,
        content_text=None,
        has_pack=False,
        hints=True,
    )
    table.seats = [
        SeatInfo(PERSON, ME, name, "") if seat == game.player else SeatInfo(BOT, None, name, "greedy")
        for seat, name in enumerate(game.names)
    ]
    table.game, table.number, table.stage = game, number, RUNNING
    state: dict[str, Any] = json.loads(msgspec.json.encode(table.views.view(ME)))
    return Decision(path.stem, number, state["question"]["kind"], len(state["legal"]), state)


def kinds(paths: Sequence[Path], every_number: bool) -> list[Decision]:
    """Of each kind of question the one with the most choices, or one for each number of choices."""
    found: dict[tuple[str, str, int], Decision] = {}
    most: dict[tuple[str, str], int] = {}
    for path in paths:
        for number, game in decisions(path):
            kind, choices = game.question().kind.name, len(game.legal_moves())
            if every_number:
                key = game.type.name, kind, choices
                if key not in found:
                    found[key] = decision(path, number, game)
            elif choices > most.get((game.type.name, kind), 0):
                most[game.type.name, kind] = choices
                found[game.type.name, kind, 0] = decision(path, number, game)
    return list(found.values())


def sit_down(page: Page, first: Decision) -> None:
    """A page that shows one decision; `say` in the page shows another one of the same game."""

    def answer(route: Route) -> None:
        route.fulfill(json={"steps": [], "notices": []} if "/events" in route.request.url else [])

    page.route(f"**/api/tables/{TABLE}/**", answer)
    page.add_init_script(f"({LINE})(); window.first = {json.dumps(first.state)};")
    page.goto(f"/table/{TABLE}")
    page.locator(".prompt h2").wait_for()
