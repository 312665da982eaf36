"""What the clients at a table have, as it went over the wire, and what is new to them.

A state has three parts, each of which many clients share: who sits where and the like, which moves don't change; how
the game stands; and the view. What is shared is compared once, and nothing is compared with itself.
"""

from typing import Any, Final

import msgspec

from yamen.server.shapes import Step, TableState

ENCODER: Final = msgspec.json.Encoder()


class Fields:
    """Some fields of a state."""

    __slots__ = ("values",)

    def __init__(self, **values: Any) -> None:
        self.values = values

    def since(self, old: "Fields") -> dict[str, Any]:
        before = old.values
        return {name: now for name, now in self.values.items() if now != before[name]}


class View:
    """The parts of a view as JSON: they weigh a tenth of what they do as objects, and are compared at once."""

    __slots__ = ("parts",)

    def __init__(self, in_play: dict[str, Any], known: dict[str, bytes]) -> None:
        """Parts that are known already are the very same, so that clients share them."""
        self.parts: dict[str, bytes] = {"printed": known["printed"]}
        for key, value in in_play.items():
            part = ENCODER.encode(value)
            if known.get(key) == part:
                part = known[key]
            else:
                known[key] = part
            self.parts[key] = part

    @property
    def whole(self) -> dict[str, msgspec.Raw]:
        return {key: msgspec.Raw(part) for key, part in self.parts.items()}

    def since(self, old: "View") -> bytes:
        before = old.parts
        new = {key: msgspec.Raw(part) for key, part in self.parts.items() if before.get(key) != part}
        gone = [key for key in before if key not in self.parts]
        return ENCODER.encode({**({"set": new} if new else {}), **({"gone": gone} if gone else {})})


NOTHING: Final = ENCODER.encode({})


class Shown:
    """A table as it looks from one place."""

    __slots__ = ("may_watch", "setting", "stand", "view")

    def __init__(self, setting: Fields, stand: Fields, view: View | None, may_watch: bool) -> None:
        self.setting = setting
        self.stand = stand
        self.view = view
        self.may_watch = may_watch

    @property
    def number(self) -> int:
        return int(self.stand.values["number"])

    def whole(self, steps: list[Step]) -> bytes:
        """For whoever has nothing yet."""
        view: Any = None if self.view is None else self.view.whole
        state = TableState(**self.setting.values, **self.stand.values, view=view)
        return b'{"type":"state","state":%b,"steps":%b}' % (ENCODER.encode(state), ENCODER.encode(steps))

    def since(self, old: "Shown", steps: bytes, seen: dict[tuple[View, View], bytes]) -> bytes | None:
        """For whoever has the old state; None if nothing is new. The steps are JSON, with commas between them.

        What is new in a view is kept for others who saw the same before and do now.
        """
        changed = {} if self.stand is old.stand else self.stand.since(old.stand)
        if self.setting is not old.setting:
            changed.update(self.setting.since(old.setting))
        view = NOTHING
        if self.view is not old.view:
            if self.view is None or old.view is None:
                changed["view"] = self.view and self.view.whole
            else:
                both = old.view, self.view
                view = seen.get(both) or seen.setdefault(both, self.view.since(old.view))
        if not changed and view == NOTHING and not steps:
            return None
        return b'{"type":"change","number":%d,"set":%b,"view":%b,"steps":[%b]}' % (
            self.number,
            ENCODER.encode(changed),
            view,
            steps,
        )
