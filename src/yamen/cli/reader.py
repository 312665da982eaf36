"""A game in the reader's language, as a terminal tells it."""

from yamen.cli.render import sanitised
from yamen.engine.game import Game
from yamen.engine.layout import Section
from yamen.engine.messages import Message
from yamen.locales import Language

LONGEST_NAME = 16


class Reader:
    """A game in somebody's language."""

    def __init__(self, game: Game, language: Language) -> None:
        self.game = game
        self.language = language
        self.names = [shortened(sanitised(name)) for name in game.cast]

    def text(self, key: str, **args: int | str) -> str:
        return self.language.text(key, **args)

    def sentences(self, news: list[Message]) -> list[str]:
        return [self.language.event(self.game.type, message, self.names) for message in news]

    def worth_telling(self, news: list[Message]) -> list[Message]:
        """Without what anybody sees on the board."""
        return [message for message in news if message.kind.name not in self.game.type.drawing().plain_to_see]

    def move(self, move: int) -> str:
        return self.language.move(self.game.type, move, self.names)

    def question(self) -> str:
        return self.language.question(self.game.type, self.game.question(), self.names)

    def reason(self, reason: Message) -> str:
        """With the rule to look up, where there is one."""
        sentence = self.language.reason(self.game.type, reason, self.names)
        return f"{sentence.rstrip('.')} ({reason.kind.rule})." if reason.kind.rule else sentence

    def choices(self) -> list[str]:
        """The legal moves, each with what the table says about it."""
        return self.remarked(self.game.legal_moves())

    def remarked(self, moves: list[int]) -> list[str]:
        """Moves that may be made now, each with what the table says about it."""
        game = self.game
        view, content = {**game.view(game.player), "asked": game.question().to_json()}, game.setup.content
        choices: list[str] = []
        for move in moves:
            message = game.type.moves.message(move)
            remark = game.type.drawing().remark(view, game.player, message, self.language, content, self.names)
            choices.append(f"{self.move(move)} ({remark})" if remark else self.move(move))
        return choices

    def refused(self) -> list[str]:
        """The moves that could be expected here but are refused, those with the same reason together."""
        by_reason: dict[str, list[str]] = {}
        for move, reason in self.game.position.refusals().items():
            by_reason.setdefault(self.reason(reason), []).append(self.move(move))
        return [f"{', '.join(moves)}: {reason}" for reason, moves in by_reason.items()]

    def refusal(self, move: int, reason: Message) -> str:
        return f"{self.move(move)}: {self.reason(reason)}"

    def board(self, viewer: int) -> list[Section]:
        """Each game draws its own table."""
        game = self.game
        return game.type.drawing().draw(game.view(viewer), game.player, self.names, self.language, game.setup.content)

    def result(self) -> Section:
        game = self.game
        return game.type.drawing().draw_result(game.view(), game.ranking, self.names, self.language)


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def retold(game: Game) -> list[list[Message]]:
    """What happened at each move of a game."""
    return [step.events for step in game.history()]
