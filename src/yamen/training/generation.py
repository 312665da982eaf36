"""The task of playing some games for training; its result are examples. Needs numpy but not JAX."""

from typing import Final, NamedTuple

from yamen.bots.model import Model, network_model
from yamen.bots.simulate import seed_of
from yamen.engine.definition import GameDefinition, Setup
from yamen.engine.encoder import Encoder
from yamen.engine.errors import BadOption
from yamen.engine.rng import Rng
from yamen.games import find_game
from yamen.training.examples import examples_of, to_bytes
from yamen.training.self_play import NoisyPlayer, Player, SearchPlayer, play, random_setup

PAST_OPPONENT_EVERY: Final = 4
"""One game in this many is played against a past network."""
MODELS_KEPT: Final = 4
MODELS: Final[dict[bytes, Model]] = {}
"""The models that this process has used last."""


class PlayGames(NamedTuple):
    """Play some games of a run."""

    game: str
    seed: int
    """The seed of the run: together with the number of a game it decides everything in the game."""
    first: int
    games: int
    players: int | None
    """None for each number of players in turn."""
    simulations: int
    """The most simulations of a search."""
    networks: tuple[bytes, ...] = ()
    """The newest network, then past ones to play against; empty for the first generation."""

    def run(self) -> bytes:
        """The examples of the games, as the bytes of a file."""
        definition = find_game(self.game)
        encoder = new_encoder(self.game)
        played = []
        for number in range(self.first, self.first + self.games):
            seed = seed_of(self.seed, number)
            setup = random_setup(definition, seed, number, self.players)
            rng = Rng(seed)
            played.append(play(setup, encoder, self.seated(setup, rng), rng))
        return to_bytes(examples_of(played, self.first, most_contenders(self.game)))

    def seated(self, setup: Setup, rng: Rng) -> list[Player]:
        """The players of a game: mostly the newest network in all seats, now and then past ones in some."""
        if not self.networks:
            evaluator = setup.game.evaluator()
            return [NoisyPlayer(setup, evaluator, self.simulations, rng) for _ in range(setup.players)]
        newest, *past = [model_of(setup.game, network) for network in self.networks]
        learner = rng.below(setup.players)
        alone = not past or rng.below(PAST_OPPONENT_EVERY) > 0
        return [
            SearchPlayer(newest, self.simulations, rng)
            if alone or seat == learner or rng.below(2) == 0
            else SearchPlayer(past[rng.below(len(past))], self.simulations, rng, learns=False)
            for seat in range(setup.players)
        ]


def model_of(game: GameDefinition, network: bytes) -> Model:
    """The model with these weights. The models used last are kept."""
    model = MODELS.pop(network, None) or network_model(game, network, "a network in training")
    MODELS[network] = model
    if len(MODELS) > MODELS_KEPT:
        del MODELS[next(iter(MODELS))]
    return model


def new_encoder(game: str) -> Encoder:
    encoder = find_game(game).encoder
    if encoder is None:
        raise BadOption(f"{game} has no encoder, so no network can learn it.")
    return encoder()


def most_contenders(game: str) -> int:
    """The most contenders that the game can have: the seats, or one seat and an automa."""
    return max(2, find_game(game).players[-1])
