"""How bots judge positions of the game: evaluation, features, weights."""
