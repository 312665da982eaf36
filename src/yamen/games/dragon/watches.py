"""What makes a player think again about a plan for the next turn."""

from typing import Any, Final

from yamen.engine.definition import Watch
from yamen.engine.messages import Message
from yamen.games.dragon.news import WALL_BROKEN, WALL_HOLDS


def price_there(view: dict[str, Any], seat: int, move: Message) -> Any:
    """What the group of an action costs: nothing before it is dealt, more as soon as a dragon lies on it."""
    action = move.named().get("action")
    return [view["fees"][at] for at, group in enumerate(view["groups"]) if action in group] or [0]


def events_known(view: dict[str, Any], seat: int, move: Message) -> Any:
    return [view["events"], view["super_event"]]


def own_hand(view: dict[str, Any], seat: int, move: Message) -> Any:
    return view["players"][seat]["cards"] or view.get("hand")


WATCHES: Final = (
    Watch("fee", value=price_there),
    Watch("event", value=events_known),
    Watch("wall", events=(WALL_HOLDS, WALL_BROKEN), option="great_wall"),
    Watch("hand", value=own_hand),
)
