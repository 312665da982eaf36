"""What a link to a table tells whoever sees it: no more than a stranger who follows it may see."""

import re
from typing import Final
from zlib import crc32

import msgspec
from msgspec import Struct

from yamen.games import GAMES
from yamen.locales import Language, has_texts
from yamen.server.db.models import BOT, OPEN, OVER, PERSON
from yamen.server.tables.schemas import TableLine

WRITABLE: Final = re.compile("[ -~\u00a0-\u024f\u1e00-\u1e9f\u2010-\u2026]*")
"""What the fonts of the picture have letters for."""
LOOKS: Final = 5
OTHERS_LOOK: Final = 3
"""Seats have looks in turn; whoever plays without one has this, as at the table."""


class CardPlayer(Struct, frozen=True):
    name: str
    drawn_name: str
    """In letters that the picture has."""
    look: int
    points: int | None = None
    """Once the game is over."""
    won: bool = False


class Card(Struct, frozen=True):
    """A table in a few words."""

    title: str
    standing: str
    players: tuple[CardPlayer, ...] = ()

    @property
    def about(self) -> str:
        """All of it but the title, in a line."""
        named = [f"{one.name} {one.points}" if one.points is not None else one.name for one in self.players]
        return " · ".join(part for part in (self.standing, ", ".join(named)) if part)

    @property
    def version(self) -> str:
        """Another one whenever the picture is another: those who keep pictures ask for it anew."""
        return f"{crc32(msgspec.json.encode(self)):08x}"


def card_of(line: TableLine, code: str) -> Card:
    language = Language(code)
    title = language.text(f"{line.game}-title") if has_texts(line.game) else line.game.capitalize()
    if not line.watchable:
        return Card(title, language.text("client-preview-private"))
    if len(line.seats) == 1:
        title = language.text("client-line-solo", game=title)
    return Card(title, _standing(line, language), _players(line, language))


def _standing(line: TableLine, language: Language) -> str:
    if line.abandoned:
        return language.text("client-line-abandoned")
    if line.stage == OPEN:
        return language.text("client-line-open", free=line.free)
    if line.stage == OVER:
        return language.text("client-line-over")
    if not line.round:  # or before the first one
        return language.text("client-line-running")
    key = f"{line.game}-round" if has_texts(line.game) else "table-round"
    return language.text(key, round=line.round)


def _players(line: TableLine, language: Language) -> tuple[CardPlayer, ...]:
    """Who plays: in the order of the seats, and of the ranking once the game is over."""
    seated = {each.seat: each for each in line.seats if each.kind in (PERSON, BOT)}
    names = {seat: each.name or language.text("client-former-player") for seat, each in seated.items()}
    result = line.result if line.stage == OVER else None
    if result is not None and line.game in GAMES:
        names |= dict(enumerate(GAMES[line.game].others, len(line.seats)))
    order = names if result is None else [seat for seat in result.ranking if seat in names]
    return tuple(
        CardPlayer(
            name=names[seat],
            drawn_name=names[seat]
            if WRITABLE.fullmatch(names[seat])
            else language.text("client-guest-here", seat=seat + 1),
            look=seat % LOOKS if seat < len(line.seats) else OTHERS_LOOK,
            points=None if result is None else result.scores[seat],
            won=result is not None and seat == result.winner,
        )
        for seat in order
    )
