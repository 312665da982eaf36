"""How bots evaluate positions of the game: evaluation, encoding, network."""
