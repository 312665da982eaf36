"""Notifications of turns, for people who are elsewhere."""
