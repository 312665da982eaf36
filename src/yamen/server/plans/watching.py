"""The conditions that stop plans: each game says what can be watched."""

import msgspec

from yamen.engine.definition import Watch
from yamen.engine.messages import Message
from yamen.server.tables.plans import PlanEntry
from yamen.server.tables.schemas import LogStep


def values_of(watches: list[Watch], view: dict[str, object], seat: int, move: Message) -> dict[str, str]:
    """The values that must not change, by the name of the watch."""
    return {
        watch.name: msgspec.json.encode(watch.value(view, seat, move)).decode()
        for watch in watches
        if watch.value is not None
    }


def happened(watches: list[Watch], steps: list[LogStep]) -> str | None:
    """The first watch whose event has happened in these steps."""
    kinds = {event["kind"] for step in steps for event in step.events}
    return next((watch.name for watch in watches if any(kind.name in kinds for kind in watch.events)), None)


def changed(entry: PlanEntry, now: dict[str, str]) -> str | None:
    """The first watch whose value has changed since the entry was planned."""
    return next((name for name, value in entry.seen.items() if now.get(name) != value), None)
