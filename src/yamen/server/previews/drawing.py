"""The picture of a link: the landscape of the boards in a few strokes, the table's name, and who plays."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from yamen.server.previews.card import Card, CardPlayer

WIDTH: Final = 1200
HEIGHT: Final = 630
FONTS: Final = [str(Path(__file__).parent / "fonts" / name) for name in ("alegreya.ttf", "source-sans-3.ttf")]
DISPLAY: Final = ("Yamen Display", 0.52)
TEXT: Final = ("Yamen Text", 0.5)
"""The fonts, as tools/preview_fonts.py calls them, and about how wide their letters are."""
INK, PAPER, GOLD, RED = "#2A211C", "#FCF7EA", "#F5E6BF", "#B5331F"
COLOURS: Final = ("#1F4E9E", "#D76A9A", "#3C9A4E", "#4B2346", "#EFC04A")
MARKS: Final = (
    '<path d="M5 20 16 8l11 12-11-4Z"/>',
    '<path d="M16 4 25 16 16 28 7 16Z"/>',
    '<path d="M7 6h6v20H7zM19 6h6v20h-6z"/>',
    '<circle cx="16" cy="16" r="9"/>',
    '<path d="M4 20c0-9 10-9 12-3s12 6 12-3" fill="none" stroke="#fff" stroke-width="6"/>',
)
"""By look: nobody is known by colour alone."""
HILLS: Final = (
    (150, 90, 260, "#35443F"),
    (520, 70, 300, "#35443F"),
    (930, 95, 280, "#35443F"),
    (330, 60, 260, "#2A3934"),
    (760, 62, 280, "#2A3934"),
    (1150, 74, 240, "#2A3934"),
)
SKY: Final = 190
TOP: Final = 214
ROOM: Final = HEIGHT - TOP - 18
TALLEST: Final = 124


def svg_of(card: Card) -> str:
    return "".join(_parts(card))


def _parts(card: Card) -> Iterator[str]:
    yield f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
    yield from _landscape()
    yield _written("Yamen", 48, 48, 26, 300, "#E0B65A", DISPLAY)
    yield _written(card.title, 48, 112, 60, 860, "#F7E3AE", DISPLAY)
    if not card.players:
        yield _written(card.standing, 48, 400, 72, WIDTH - 96, INK, DISPLAY)
    else:
        yield _written(card.standing, 48, 160, 34, 860, "#F4EADA", TEXT)
        height = min(TALLEST, ROOM / len(card.players))
        top = TOP + (ROOM - height * len(card.players)) / 2
        for at, player in enumerate(card.players):
            yield from _row(player, top + at * height, height)
    yield "</svg>"


def _landscape() -> Iterator[str]:
    yield '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#141A30"/><stop offset="1" stop-color="#43365A"/>'
    yield f'</linearGradient><rect width="{WIDTH}" height="{SKY}" fill="url(#sky)"/>'
    yield '<circle cx="1080" cy="62" r="30" fill="#F7E9C4"/>'
    for x, high, wide, colour in HILLS:
        half = wide / 2
        yield f'<path fill="{colour}" d="M{x - half} {SKY}Q{x} {SKY - 2 * high} {x + half} {SKY}"/>'
    yield '<path fill="#B98627" d="M950 150q50-4 62-30h136q12 26 52 30Z"/>'
    yield '<path fill="#94301F" d="M990 150h180v40H990z"/>'


def _row(player: CardPlayer, top: float, height: float) -> Iterator[str]:
    middle, size = top + height / 2, height * 0.5
    if player.won:
        yield f'<rect x="32" y="{top + 3}" width="{WIDTH - 64}" height="{height - 6}" rx="12" fill="{GOLD}"/>'
    radius = height * 0.33
    yield f'<circle cx="84" cy="{middle}" r="{radius}" fill="{COLOURS[player.look]}"/>'
    yield f'<g fill="#fff" transform="translate({84 - radius * 0.64} {middle - radius * 0.64}) scale({radius * 0.04})">'
    yield f"{MARKS[player.look]}</g>"
    yield _written(player.drawn_name, 146, middle + size * 0.34, size, 820, INK, DISPLAY)
    if player.points is not None:
        colour = RED if player.won else INK
        yield _written(str(player.points), WIDTH - 64, middle + size * 0.36, size * 1.1, 160, colour, DISPLAY, "end")


def _written(
    text: str, x: float, y: float, size: float, room: float, colour: str, font: tuple[str, float], anchor: str = "start"
) -> str:
    """A line of text, smaller if it would be too long."""
    family, width = font
    fits = min(size, room / (width * max(len(text), 1)))
    place = f'x="{x}" y="{y:.1f}" font-size="{fits:.1f}" text-anchor="{anchor}"'
    return f'<text {place} font-family="{family}" fill="{colour}">{escape(text)}</text>'
