"""The kernel: tasks, moves, chance, events, views, records. It knows no game."""

from yamen.engine import position

COMPILED = not position.__file__.endswith(".py")
"""Whether the rules run as compiled extension modules (fast) or as plain Python (the same, slower)."""
