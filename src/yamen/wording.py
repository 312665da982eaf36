"""Games and messages in the words of a language, for the library: what `print(game)` and `reason.text("pl")` say."""

from typing import Any

from yamen.engine.game import Game
from yamen.engine.messages import Context, Message, Speaker
from yamen.engine.tasks import SPECTATOR
from yamen.extras import MissingExtra
from yamen.locales import Language


class FluentSpeaker(Speaker):
    """Speaks by the Fluent files of `yamen.locales`, which need the extra `play`."""

    def can_speak(self) -> bool:
        try:
            Language("en").text("why-not-now")
        except MissingExtra:
            return False
        return True

    def sentence(self, message: Message, context: Context, language: str) -> str:
        words = Language(language)
        match context.role:
            case "event":
                return words.event(context.game, message, context.names)
            case "question":
                return words.question(context.game, message, context.names)
            case "reason":
                return words.reason(context.game, message, context.names)
            case _:
                return words.move_message(context.game, message, context.names)

    def board(self, game: Any, language: str) -> str:
        assert isinstance(game, Game)
        try:
            sections = game.type.drawing().draw(
                game.view(SPECTATOR), game.player, game.cast, Language(language), game.setup.content
            )
        except MissingExtra as error:
            return f"{summary(game)}\n({str(error).rstrip('.')} to see the board.)"
        return "\n\n".join("\n".join([section.title, *section.lines]) for section in sections)


def summary(game: Game) -> str:
    """What can be told without any language: whose turn it is, and the points."""
    points = ", ".join(f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True))
    return f"{game!r}\nPoints: {points}"
