"""What a client does with the deltas that it gets."""

from typing import Any


def apply(change: dict[str, Any], state: dict[str, Any]) -> None:
    """Bring a state up to date."""
    state.update(change["set"])
    view = state["view"]
    if view is not None:
        view.update(change["view"])
        players = change["players"]
        if players:
            view["players"] = [players.get(str(seat), player) for seat, player in enumerate(view["players"])]
