"""What worker processes do for tables."""

from msgspec import Struct

from yamen.engine.content import Content
from yamen.games import find_game
from yamen.server.tables.repository import read_pack


class ReadPack(Struct, frozen=True):
    """The content of a pack that somebody sent. What crosses over is its text again, now known to be quick to read."""

    game: str
    text: str

    def run(self) -> Content:
        return read_pack(find_game(self.game), self.text)
