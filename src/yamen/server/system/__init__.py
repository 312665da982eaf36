"""Health, metrics and the list of games."""
