"""What the clients at a table have, as it went over the wire, and what is new to them."""

from itertools import count
from typing import Any, Final

import msgspec
from msgspec.structs import astuple, replace

from yamen.server.shapes import Step, TableState

ENCODER: Final = msgspec.json.Encoder()
SERIALS: Final = count()
FIELDS: Final = TableState.__struct_fields__

View = dict[str, bytes]
"""The parts of a view as JSON: they weigh a tenth of what they do as objects, and are compared at once."""


def encoded(view: dict[str, Any], known: View) -> View:
    """The parts of a view; those that are known already are the very same, so that clients share them."""
    parts = {}
    for key, value in view.items():
        part = ENCODER.encode(value)
        if known.get(key) == part:
            part = known[key]
        else:
            known[key] = part
        parts[key] = part
    return parts


class Shown:
    """A table as it looks from one place."""

    __slots__ = ("fields", "may_watch", "number", "serial", "view")

    def __init__(self, state: TableState, view: View | None, may_watch: bool) -> None:
        self.serial = next(SERIALS)
        self.may_watch = may_watch
        self.number = state.number
        self.fields = astuple(state)
        """Those of the state; the view is none of them."""
        self.view = view

    def whole(self, steps: list[Step]) -> bytes:
        """For whoever has nothing yet."""
        view: Any = None if self.view is None else {key: msgspec.Raw(part) for key, part in self.view.items()}
        state = ENCODER.encode(replace(TableState(*self.fields), view=view))
        return b'{"type":"state","state":%b,"steps":%b}' % (state, ENCODER.encode(steps))

    def since(self, old: "Shown", steps: bytes) -> bytes | None:
        """For whoever has the old state; None if nothing is new. The steps are JSON, with commas between them."""
        if old is self and not steps:
            return None
        pairs = zip(FIELDS, old.fields, self.fields, strict=True)
        changed: dict[str, Any] = {name: now for name, was, now in pairs if now is not was and now != was}
        view: dict[str, Any] = {}
        if old.view is None or self.view is None:
            if self.view is not old.view:
                changed["view"] = self.view and {key: msgspec.Raw(part) for key, part in self.view.items()}
        else:
            before = old.view
            new = {key: msgspec.Raw(part) for key, part in self.view.items() if before.get(key) != part}
            gone = [key for key in before if key not in self.view]
            view = {"set": new} if new else {}
            if gone:
                view["gone"] = gone
        if not changed and not view and not steps:
            return None
        return b'{"type":"change","number":%d,"set":%b,"view":%b,"steps":[%b]}' % (
            self.number,
            ENCODER.encode(changed),
            ENCODER.encode(view),
            steps,
        )
