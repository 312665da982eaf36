"""Small pictures of what was measured, as SVG: the win rates of an arena with their intervals."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from yamen.bots.arena import Entrant

WIDTH: Final = 640
ROW: Final = 34
LEFT: Final = 150
RIGHT: Final = 90
TOP: Final = 56
STYLE: Final = (
    "text{font:14px sans-serif;fill:#222}.title{font-weight:bold}.axis{stroke:#bbb}.bar{fill:#7fa7c9}"
    ".range{stroke:#222;stroke-width:2}.curve{fill:none;stroke:#28597f;stroke-width:2}.curve.b{stroke:#b5532a}"
    "rect.page{fill:#fff}"
)


def picture(height: int, title: str, body: list[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect class="page" width="{WIDTH}" height="{height}"/>',
            f'<text class="title" x="16" y="28">{escape(title)}</text>',
            *body,
            "</svg>\n",
        ]
    )


def win_rates(entrants: Sequence[Entrant], title: str) -> str:
    """A bar for each bot, with the interval in which its true share of wins lies."""
    scale = WIDTH - LEFT - RIGHT
    body: list[str] = []
    bottom = TOP + ROW * len(entrants)
    for quarter in range(5):
        x = LEFT + scale * quarter / 4
        body.append(f'<line class="axis" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{bottom}"/>')
        body.append(f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle">{25 * quarter} %</text>')
    for at, each in enumerate(sorted(entrants, key=lambda each: -each.rating)):
        y = TOP + ROW * at
        share = each.wins / each.games if each.games else 0.0
        low, high = LEFT + scale * each.low, LEFT + scale * each.high
        body += [
            f'<text x="{LEFT - 10}" y="{y + 18}" text-anchor="end">{escape(each.bot)}</text>',
            f'<rect class="bar" x="{LEFT}" y="{y + 4}" width="{scale * share:.1f}" height="{ROW - 14}"/>',
            f'<line class="range" x1="{low:.1f}" x2="{high:.1f}" y1="{y + 14}" y2="{y + 14}"/>',
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 18}">{100 * share:.1f} %</text>',
        ]
    return picture(bottom + 36, title, body)
