"""Figures in the reader's language, and finding a move by what the reader types."""

import unicodedata

from yamen.locales import Language


def decimal(value: float, places: int, language: Language) -> str:
    text = f"{value:_.{places}f}".replace("_", "\N{NO-BREAK SPACE}")
    return text if language.code == "en" else text.replace(".", ",")


def percent(share: float, language: Language) -> str:
    return language.text("terminal-percent", percent=decimal(100 * share, 1, language))


def spoken(text: str) -> str:
    """With a pause where others see an arrow."""
    return text.replace(" → ", ", ")


def folded(text: str) -> str:
    """Without case, accents, arrows and double spaces, for comparing what people type."""
    letters = unicodedata.normalize("NFKD", spoken(text).casefold())
    plain = "".join(c for c in letters if not unicodedata.combining(c))
    return " ".join(plain.replace("ı", "i").replace("ł", "l").replace("_", " ").split())
