"""`yamen serve` with a game that only the server knows: the tea house, by which the kernel is tested."""

from unittest.mock import patch

from tests.engine import toy
from yamen.cli import main
from yamen.games import GAMES

if __name__ == "__main__":
    with patch("yamen.server.tables.repository.GAMES", dict(GAMES)):  # its figures are in no file
        GAMES[toy.GAME.name] = toy.GAME
        main()
