"""Draws docs/board.svg and docs/board.txt, for the README: a game between bots, as the terminal shows it."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import yamen
from yamen.bots import new_bot
from yamen.bots.observation import Observation
from yamen.cli.reader import Reader
from yamen.cli.render import WIDTH, Boxed
from yamen.locales import Language

MOVES = 200


class Recorded(Boxed):
    console = Console(record=True, width=WIDTH, highlight=False, markup=False, file=StringIO())


def main() -> None:
    game = yamen.new_game("dragon", 4, seed=8, names=["Ania", "Ben", "Çelik", "Dorota"], great_wall=True)
    bots = [new_bot("greedy", "dragon", seed) for seed in range(4)]
    while len(game.moves) < MOVES or game.question().kind.name != "act":
        game.play(bots[game.player].choose(Observation(game.position, game.player)))
    reader, screen = Reader(game, Language("en")), Recorded()
    for section in reader.board(game.player):
        screen.section(section)
    screen.question(reader.question(), reader.choices(), reader.refused())
    text = screen.console.export_text(clear=False)
    Path("docs/board.txt").write_text("".join(f"{line.rstrip()}\n" for line in text.splitlines()))
    svg = screen.console.export_svg(title="yamen play dragon")
    Path("docs/board.svg").write_text(re.sub(r"@font-face {.*?}", "", svg, flags=re.DOTALL))


if __name__ == "__main__":
    main()
