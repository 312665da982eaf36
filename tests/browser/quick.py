"""`yamen serve` as people run it, but with hints, reviews and the moves of plans that come in a moment."""

from dataclasses import dataclass
from unittest.mock import patch

from yamen.bots.explain import Budget
from yamen.cli import main
from yamen.server import config
from yamen.server.plans import player

HINT = Budget(simulations=60, playouts=0)
REFINED_HINT = Budget(simulations=120, playouts=0)
REVIEW = Budget(simulations=20, playouts=0)


@dataclass(frozen=True)
class QuickConfig(config.Config):
    hint: Budget = HINT
    refined_hint: Budget = REFINED_HINT
    review: Budget = REVIEW


if __name__ == "__main__":  # the processes that think load this file as well
    with patch.object(config, "Config", QuickConfig), patch.multiple(player, MEDIAN=0.2, SHORTEST=0.1):
        main()
