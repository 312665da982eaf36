"""Learning curves, as SVG."""

from xml.sax.saxutils import escape

from yamen.bots.plots import TOP, WIDTH, picture

HEIGHT = 300


def curves(lines: dict[str, list[float]], title: str) -> str:
    """Lines over the same steps, on one scale: the first in blue, the second in brown."""
    low = min((value for line in lines.values() for value in line), default=0.0)
    high = max((value for line in lines.values() for value in line), default=1.0)
    span = (high - low) or 1.0
    body = [
        f'<text x="16" y="{TOP + 10}">{high:.4g}</text>',
        f'<text x="16" y="{HEIGHT - 40}">{low:.4g}</text>',
    ]
    for at, (name, line) in enumerate(lines.items()):
        step = (WIDTH - 100) / max(1, len(line) - 1)
        points = [
            f"{80 + step * i:.1f},{HEIGHT - 40 - (HEIGHT - 40 - TOP) * (value - low) / span:.1f}"
            for i, value in enumerate(line)
        ]
        body.append(f'<polyline class="curve {"ab"[at % 2]}" points="{" ".join(points)}"/>')
        body.append(f'<text x="{80 + 260 * at}" y="{HEIGHT - 12}">{"— " if at % 2 == 0 else "– "}{escape(name)}</text>')
    return picture(HEIGHT, title, body)
