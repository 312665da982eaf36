"""Finished and past games: replay, score history, records."""
