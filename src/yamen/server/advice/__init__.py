"""Hints, reviews and what-if tables."""
