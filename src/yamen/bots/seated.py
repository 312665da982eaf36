"""A bot for a game, as the library gives it."""

from typing import Any, final

from yamen.bots.bot import Bot
from yamen.bots.levels import new_bot
from yamen.bots.observation import Observation
from yamen.bots.own import is_own, name_of
from yamen.engine.errors import BadOption
from yamen.engine.game import Game
from yamen.engine.position import Position


@final
class SeatedBot(Bot):
    """A bot that plays for whoever is to move in a game, and knows only what that seat may know."""

    def __init__(self, spec: Any, game: str, seed: int, players: int) -> None:
        self.bot = new_bot(spec, game, seed, players)
        self.name = name_of(spec)
        self._made_of = spec, game, seed, players

    def choose(self, observation: Observation | Game | Position) -> int:
        """The move that the bot would play; it isn't played by this."""
        if isinstance(observation, Observation):
            return self.bot.choose(observation)
        position = observation.position if isinstance(observation, Game) else observation
        spec, game, _, _ = self._made_of
        if not is_own(spec) and position.setup is not None and position.setup.game.name != game:
            raise BadOption(
                f"The bot '{self.name}' is for {game}, not for {position.setup.game.name}; get another one for it."
            )
        if position.player < 0:
            why = "the game is over" if position.is_over else "it is chance's turn"
            raise BadOption(f"The bot '{self.name}' has nothing to choose: {why}.")
        return self.bot.choose(Observation(position, position.player))

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it begins anew, with its seed."""
        return SeatedBot, self._made_of
