"""What worker processes do for previews."""

from msgspec import Struct

from yamen.server.previews.card import Card
from yamen.server.previews.drawing import FONTS, svg_of


class RenderCard(Struct, frozen=True):
    """The picture of a link, as PNG."""

    card: Card

    def run(self) -> bytes:
        from resvg_py import svg_to_bytes  # an extra, which the service asks for first

        return bytes(svg_to_bytes(svg_of(self.card), font_files=FONTS, skip_system_fonts=True))
