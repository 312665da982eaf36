"""The games there are, and whether the server works."""

from msgspec import Struct


class Need(Struct):
    """The value that another option must have for an option to mean something."""

    option: str
    value: bool | int | str


class OptionInfo(Struct):
    name: str
    values: list[bool | int | str]
    needs: Need | None = None
    players: list[int] | None = None
    """With how many players it means something; None if with any number."""


class GameInfo(Struct):
    """A game that can be played; the first value of an option is the usual one."""

    name: str
    fewest: int
    most: int
    options: list[OptionInfo]
    bots: list[str]


class Health(Struct):
    status: str
    version: str
