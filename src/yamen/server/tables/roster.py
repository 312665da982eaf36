"""The bots that may sit at tables."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from yamen.bots import BOTS
from yamen.server.db.models import OVER
from yamen.server.errors import InvalidInput, UnknownBot

if TYPE_CHECKING:
    from yamen.server.tables.state import TableState

MAX_NAME: Final = 20


class BotRoster:
    """The levels, and the bots of one's own that the server was started with.

    At tables a bot is known by its name, which is that of its class. So no stored table decides what is imported.
    """

    def __init__(self, own: Iterable[str] = ()) -> None:
        self._specs = {level: level for level in BOTS}
        for spec in own:
            name = spec.rpartition(":")[2]
            if len(name) > MAX_NAME:
                raise InvalidInput(
                    f"The bot '{spec}' can't sit at tables: names have at most {MAX_NAME} characters; "
                    "give its class a shorter one."
                )
            if self._specs.setdefault(name, spec) != spec:
                raise InvalidInput(
                    f"The bots '{self._specs[name]}' and '{spec}' are both called '{name}'; rename one of the classes."
                )

    @property
    def names(self) -> list[str]:
        return list(self._specs)

    def spec(self, name: str) -> str:
        """The specification of a bot, as `new_bot` takes it."""
        if name not in self._specs:
            raise UnknownBot(name)
        return self._specs[name]

    def must_offer(self, name: str) -> None:
        if name not in self._specs:
            raise InvalidInput(f"There is no bot '{name}'; choose one of: {', '.join(self.names)}.")

    def must_have_all(self, table: "TableState") -> None:
        """Refuse a table whose game isn't over if one of its bots is missing."""
        if table.stage != OVER:
            for seat in table.seats:
                if seat.bot:
                    self.spec(seat.bot)
