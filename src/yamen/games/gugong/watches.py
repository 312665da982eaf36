"""What makes a player think again about a plan for the next turn."""

from typing import Any, Final

from yamen.engine.definition import Watch
from yamen.engine.messages import Message
from yamen.games.gugong.news import PALACE_REACHED, WALL_SCORED
from yamen.games.gugong.words import LOCATIONS


def card_there(view: dict[str, Any], seat: int, move: Message) -> Any:
    """The gift that an exchange would take."""
    location = move.named().get("location")
    return view["board"][LOCATIONS.index(location)] if location in LOCATIONS else None


def own_hand(view: dict[str, Any], seat: int, move: Message) -> Any:
    return view["cards"][seat]["hand"]


WATCHES: Final = (
    Watch("card", value=card_there),
    Watch("wall", events=(WALL_SCORED,)),
    Watch("palace", events=(PALACE_REACHED,)),
    Watch("hand", value=own_hand),
)
