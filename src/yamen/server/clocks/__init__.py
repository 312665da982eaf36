"""Clocks: the time that people have for their moves, and what happens when it is up."""
