"""Moves, undo and proposals."""
