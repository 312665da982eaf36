"""What worker processes do for tables."""

from msgspec import Struct

from yamen.engine.content import Content
from yamen.games import find_game
from yamen.server.tables.repository import read_pack


class ReadPack(Struct, frozen=True):
    """Read a content pack that somebody sent. Its text comes back, now known to be quick to read."""

    game: str
    text: str

    def run(self) -> Content:
        return read_pack(find_game(self.game), self.text)
