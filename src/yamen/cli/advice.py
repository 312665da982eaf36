"""What a bot thinks of moves, in words: for hints while playing, and for the review of a game."""

from typing import Final

from yamen.bots.explain import FORFEIT, Budget, MoveAnalysis, Reason, explain
from yamen.bots.observation import Observation
from yamen.cli.reader import Reader
from yamen.cli.words import decimal
from yamen.locales import Language

ENOUGH: Final = 20_000
"""The most simulations and playouts, however many seconds are given."""
HINT: Final = Budget(ENOUGH, ENOUGH, 1.5)
HINTED: Final = 3
"""How many moves a hint has."""


def hint(reader: Reader) -> list[str]:
    """What whoever is to move may expect of the best moves, from what they can see."""
    game = reader.game
    analysis = explain(Observation(game.position, game.player), game.type.name, len(game.moves), HINT, HINTED)
    legal = game.legal_moves()
    told: list[str] = []
    for at, expected in enumerate(analysis.moves):
        told.append(
            reader.text(
                "terminal-hint-move",
                number=legal.index(expected.move) + 1,
                move=reader.move(expected.move),
                chance=chance_of(reader, expected),
                points=points_of(reader, expected),
            )
        )
        if len(analysis.moves) > 1:
            other = reader.move(analysis.moves[0 if at > 0 else 1].move)
            if expected.reasons:
                reasons = listed(reader, expected.reasons)
                told[-1] += f" {reader.text('terminal-hint-gains', other=other, reasons=reasons)}"
            else:
                told[-1] += f" {reader.text('terminal-hint-no-gains', other=other)}"
    chances = zip(reader.names, analysis.win_chances, strict=True)
    everyone = ", ".join(f"{name} {share(chance, reader.language)}" for name, chance in chances)
    return [*told, reader.text("terminal-hint-everyone", chances=everyone)]


def chance_of(reader: Reader, expected: MoveAnalysis) -> str:
    return share(expected.win_chance, reader.language)


def points_of(reader: Reader, expected: MoveAnalysis) -> str:
    return decimal(expected.score, 1, reader.language)


def listed(reader: Reader, reasons: list[Reason]) -> str:
    return ", ".join(reason_text(reader, reason) for reason in reasons)


def reason_text(reader: Reader, reason: Reason) -> str:
    """A source and the points that it brings more or less."""
    language = reader.language
    sign = "+" if reason.points > 0 else "−"
    if reason.source == FORFEIT:
        source = reader.text("terminal-review-forfeit")
    else:
        source = language.word(reader.game.type.name, "source", reason.source)
    return f"{source} {sign}{decimal(abs(reason.points), 1, language)}"


def share(chance: float, language: Language) -> str:
    return language.text("terminal-percent", percent=decimal(100 * chance, 0, language))
