"""How bots evaluate positions of the game: evaluation, features, weights."""
