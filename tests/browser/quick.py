"""`yamen serve` as people run it, but with hints and reviews that are thought of in a moment."""

from unittest.mock import patch

from yamen.bots.explain import Budget
from yamen.cli import main
from yamen.server import config

HINT = Budget(simulations=60, playouts=0)
REVIEW = Budget(simulations=4, playouts=0)

if __name__ == "__main__":  # the processes that think load this file as well
    with patch.object(config.Config, "hint", HINT), patch.object(config.Config, "review", REVIEW):
        main()
