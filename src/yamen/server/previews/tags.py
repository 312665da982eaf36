"""What the page of a table says to programs that show links: Open Graph, and Twitter's cards."""

from html import escape

from yamen.locales import LANGUAGES
from yamen.server.previews.card import Card
from yamen.server.previews.drawing import HEIGHT, WIDTH


def preferred_language(accepted: str) -> str:
    """The first of our languages that a browser names; they name them in the order of preference."""
    wanted = (part.partition(";")[0].strip()[:2].lower() for part in accepted.split(","))
    return next((code for code in wanted if code in LANGUAGES), LANGUAGES[0])


def preview_tags(card: Card, address: str, picture: str | None) -> str:
    tags = {
        "description": card.about,
        "og:type": "website",
        "og:site_name": "Yamen",
        "og:title": card.title,
        "og:description": card.about,
        "og:url": address,
        "twitter:card": "summary" if picture is None else "summary_large_image",
    }
    if picture is not None:
        tags |= {
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": f"{card.title}: {card.about}",
        }
    return "".join(
        f'<meta {"property" if name.startswith("og:") else "name"}="{name}" content="{escape(text)}">'
        for name, text in tags.items()
    )
