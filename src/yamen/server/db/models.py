"""What is stored. The truth of a table is its row of moves: only ever appended, numbered without gaps."""

from typing import Any, Final

from sqlalchemy import JSON, Double, ForeignKey, Index, LargeBinary, String, Text, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

TAKEN_BACK: Final = -1
"""In place of a move: the last one is taken back. Nothing is ever deleted."""
BACK_TO: Final = -2
"""In place of a move, all having agreed: BACK_TO - n says that the table stands again as after its first n rows."""

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

PERSON: Final = "person"
BOT: Final = "bot"
LOCKED: Final = "locked"
"""Who sits on a seat; or nobody yet, and it is OPEN, or LOCKED so that nobody can."""

PLAYERS: Final = "players"
WATCHERS: Final = "watchers"
"""The two rooms of the chat."""

MUTE: Final = "mute"
BLOCK: Final = "block"
"""How somebody is ignored: their lines are not shown; nor does one sit with them."""


class Base(DeclarativeBase):
    pass


class Person(Base):
    __tablename__ = "people"
    __table_args__ = (
        Index("people_by_login", "login", unique=True),
        Index("people_by_look", "look", unique=True),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    """Empty for somebody whose account is deleted: their games stay."""
    recovery: Mapped[str] = mapped_column(String(64), unique=True)
    """The hash of the recovery code."""
    created: Mapped[float] = mapped_column(Double)
    login: Mapped[str | None] = mapped_column(String(40))
    """The name to sign in with, in the form in which names are compared; None for a guest."""
    password: Mapped[str | None] = mapped_column(String(200))
    """Argon2's hash."""
    look: Mapped[str | None] = mapped_column(String(200))
    """What the name to sign in with looks like (`names.skeleton_of`): nobody else may be called something that does."""
    operator: Mapped[bool] = mapped_column(server_default=false())
    """Whether they may look at reports and do something about them."""
    silenced: Mapped[float] = mapped_column(Double, server_default="0")
    suspended: Mapped[float] = mapped_column(Double, server_default="0")
    """Until when they may not write in chats, or do anything but look."""
    closed: Mapped[bool] = mapped_column(server_default=false())
    """Whether nobody may sign in as them any more."""
    night: Mapped[str | None] = mapped_column(String(60))
    """The hours of their sleep, for tables to come, like `23:00-07:00 Europe/Prague`."""


class Session(Base):
    """A device on which a person is signed in."""

    __tablename__ = "sessions"
    __table_args__ = (Index("sessions_by_person", "person"),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of what the cookie holds."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    created: Mapped[float] = mapped_column(Double)
    seen: Mapped[float] = mapped_column(Double, server_default="0")
    """When it was last used, to the hour."""
    proven: Mapped[float] = mapped_column(Double, server_default="0")
    """When the person last showed, by password or recovery code, that it is them."""
    device: Mapped[str] = mapped_column(String(80), server_default="")
    """Which browser on which system."""


LISTED: Final = text("public AND ((stage = 'running' AND watchable) OR (stage = 'open' AND free > 0))")
"""Which tables strangers find: to watch, or to take a seat."""
HAS_DEADLINE: Final = text("deadline IS NOT NULL")
HAS_FORMER: Final = text("former IS NOT NULL")


class Table(Base):
    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_listed", "created", sqlite_where=LISTED, postgresql_where=LISTED),
        Index("tables_by_owner", "owner"),
        Index("tables_by_deadline", "deadline", sqlite_where=HAS_DEADLINE, postgresql_where=HAS_DEADLINE),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    rules: Mapped[int]
    content: Mapped[str] = mapped_column(String(64))
    stage: Mapped[str] = mapped_column(String(10))
    """OPEN, RUNNING or OVER."""
    watchable: Mapped[bool]
    """Whether everybody who has the link may look on."""
    public: Mapped[bool] = mapped_column(server_default=false())
    """Whether strangers find it."""
    hints: Mapped[bool]
    owner: Mapped[str] = mapped_column(ForeignKey("people.id"))
    created: Mapped[float] = mapped_column(Double)
    number: Mapped[int] = mapped_column(server_default="0")
    """How many rows of moves there are."""
    to_move: Mapped[int | None]
    """The seat that is asked."""
    free: Mapped[int] = mapped_column(server_default="0")
    """How many seats are open."""
    locked: Mapped[int] = mapped_column(server_default="0")
    """How many seats are LOCKED."""
    proposal: Mapped[str | None] = mapped_column(Text)
    """What somebody proposes at this number, as JSON."""
    abandoned: Mapped[bool] = mapped_column(server_default=false())
    pack: Mapped[bool] = mapped_column(server_default=false())
    """Whether its content is a pack that somebody brought."""
    rematch: Mapped[str | None] = mapped_column(String(32))
    """The table that follows this one."""
    touched: Mapped[float] = mapped_column(Double, server_default="0")
    """When somebody last sat down, stood up or moved. In no index, which each move would have to change."""
    branched_from: Mapped[str | None] = mapped_column(String(32))
    """The table whose game this one tries to play otherwise."""
    round: Mapped[int | None]
    """The round that is being played, for lists."""
    result: Mapped[str | None] = mapped_column(Text)
    """How the game ended, as JSON."""
    pace: Mapped[str] = mapped_column(String(10), server_default="none")
    """How time is counted: the name of a pace, or `none`."""
    stand_in: Mapped[str] = mapped_column(String(20), server_default="strong")
    """The bot that moves for people who are away or have resigned."""
    asked_since: Mapped[float | None] = mapped_column(Double)
    """Since when the clock of the seat that is asked runs; None if it has none, or a bot moves for it."""
    deadline: Mapped[float | None] = mapped_column(Double)
    """The next instant at which the scheduler must look at the table: never later than something is due."""
    waits: Mapped[bool] = mapped_column(server_default=false())
    """Whether those who play have agreed to wait for whoever is asked, and away."""


class Seat(Base):
    __tablename__ = "seats"
    __table_args__ = (
        Index("seats_by_person", "person"),
        Index("seats_by_former", "former", sqlite_where=HAS_FORMER, postgresql_where=HAS_FORMER),
    )

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    """OPEN, PERSON, BOT or LOCKED."""
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str] = mapped_column(String(20))
    """Which bot plays here; on the seat of a PERSON, which one moves for them because their time is up."""
    seen: Mapped[float | None] = mapped_column(Double)
    """Until when the person is known to look at the table: in the future while a page of theirs is open."""
    former: Mapped[str | None] = mapped_column(String(32))
    """The person in whose place a BOT plays: they resigned, or were away too long."""
    bank: Mapped[float | None] = mapped_column(Double)
    """The seconds on the clock of the seat when it was last asked, or now if it isn't; None without a clock."""
    most: Mapped[float | None] = mapped_column(Double)
    """What the bank grows to at most; None without a limit."""
    credit: Mapped[float] = mapped_column(Double, server_default="0")
    """What the end of the last turn brought."""
    away: Mapped[float | None] = mapped_column(Double)
    """Since when the time is up."""
    returns: Mapped[int] = mapped_column(server_default="0")
    """How often the person has taken the seat back."""
    night: Mapped[str | None] = mapped_column(String(60))
    """The hours of the person's sleep, as they were when the game began."""
    replies: Mapped[str] = mapped_column(Text, server_default="")
    """How long the person took for each turn: a character each, which stands for a class of durations
    (`clocks.replies`); nothing at tables whose clock is live."""


class Leave(Base):
    """A time in which all clocks of a person stand still."""

    __tablename__ = "leaves"
    __table_args__ = (Index("leaves_by_person", "person", "ends"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    began: Mapped[float] = mapped_column(Double)
    ends: Mapped[float] = mapped_column(Double)


class Downtime(Base):
    """A time in which no server ran, or which the clock of the machine has skipped: nobody's clock ran, either."""

    __tablename__ = "downtimes"

    id: Mapped[int] = mapped_column(primary_key=True)
    began: Mapped[float] = mapped_column(Double)
    ended: Mapped[float] = mapped_column(Double)


class Plan(Base):
    """What a person wants to do in their next turn: seen by nobody else, gone with that turn."""

    __tablename__ = "plans"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    plan: Mapped[str] = mapped_column(Text)
    """A `StoredPlan`, as JSON."""
    waiting: Mapped[bool]
    """Whether it is still to be carried out."""


class Removal(Base):
    """Somebody whom the host has sent away from a table before the start."""

    __tablename__ = "removals"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)


class Move(Base):
    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    """Who made it; -1 is chance."""
    move: Mapped[int]
    """Which move of the game's table of moves, or TAKEN_BACK."""


class Snapshot(Base):
    __tablename__ = "snapshots"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """After how many rows of moves the position stood so."""
    position: Mapped[str] = mapped_column(Text)


class StoredPosition(Base):
    """How each begun table stands now: what a version whose rules are no longer the same goes on from."""

    __tablename__ = "positions"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int]
    """After how many rows of moves it stands so."""
    position: Mapped[str] = mapped_column(Text)


class Archive(Base):
    """The moves, snapshots and position of a table that has long been over, compressed, in place of their rows."""

    __tablename__ = "archives"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class Figures(Base):
    """The content that tables are played with, so that a corrected figure changes no running game."""

    __tablename__ = "figures"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class Secret(Base):
    """What all processes that share a database must know and nobody else."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


class Chore(Base):
    """What the server does for itself, and when it last did."""

    __tablename__ = "chores"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    at: Mapped[float] = mapped_column(Double)


class StoredNotice(Base):
    """What happened at a table besides moves: somebody sat down, left, resigned, didn't agree."""

    __tablename__ = "notices"
    __table_args__ = (Index("notices_by_table", "table", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    number: Mapped[int]
    """After how many rows of moves."""
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(40))
    """Of whoever sat on the seat then."""
    at: Mapped[float] = mapped_column(Double)


class Chat(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("chat_by_table", "table", "room", "id"), Index("chat_by_person", "person", "at"))

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    room: Mapped[str] = mapped_column(String(10))
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int | None]
    """Where the writer sat; None for a watcher."""
    text: Mapped[str] = mapped_column(Text)
    phrase: Mapped[str | None] = mapped_column(String(20))
    """In place of a text, a stock phrase, which each reads in their language."""
    at: Mapped[float] = mapped_column(Double)


class Ignored(Base):
    """Somebody whom a person doesn't want to read (MUTE), nor to sit with (BLOCK)."""

    __tablename__ = "ignored"
    __table_args__ = (Index("ignored_by_other", "other"),)

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    created: Mapped[float] = mapped_column(Double)


class Report(Base):
    """What somebody told the operator of another."""

    __tablename__ = "reports"
    __table_args__ = (Index("reports_by_about", "about"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    reporter: Mapped[str] = mapped_column(ForeignKey("people.id"))
    about: Mapped[str] = mapped_column(ForeignKey("people.id"))
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    reason: Mapped[str] = mapped_column(String(20))
    note: Mapped[str] = mapped_column(Text)
    lines: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    """The last lines of the chat."""
    created: Mapped[float] = mapped_column(Double)
    handled: Mapped[float | None] = mapped_column(Double)


class Sanction(Base):
    """What an operator did about somebody, and why."""

    __tablename__ = "sanctions"
    __table_args__ = (Index("sanctions_by_person", "person"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    kind: Mapped[str] = mapped_column(String(10))
    reason: Mapped[str] = mapped_column(Text)
    until: Mapped[float | None] = mapped_column(Double)
    created: Mapped[float] = mapped_column(Double)
    seen: Mapped[bool] = mapped_column(server_default=false())
    """Whether the person has acknowledged it."""


DUE: Final = text("due IS NOT NULL")
"""Turns that a sender will look at again."""


class TurnOutbox(Base):
    """A turn that somebody is to be notified of, at a slow table: stored with the move that led there.

    The next turn of the same person at the same table takes the place of the one before.
    """

    __tablename__ = "turn_outbox"
    __table_args__ = (
        Index("turn_outbox_due", "due", sqlite_where=DUE, postgresql_where=DUE),
        Index("turn_outbox_by_table", "table"),
    )

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int]
    """After how many rows of moves the turn began."""
    began: Mapped[float] = mapped_column(Double)
    due: Mapped[float | None] = mapped_column(Double)
    """When a sender looks at it next; None if there is nothing more to send."""
    sent: Mapped[int] = mapped_column("told", key="sent", server_default="0")
    """The last message sent of it: none, the turn, the reminder at half of the time, the last reminder."""
    tries: Mapped[int] = mapped_column(server_default="0")
    """How often a sender has begun with the next message."""


class NotificationSettings(Base):
    """The settings of whoever wants to be notified of their turns."""

    __tablename__ = "notification_settings"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    language: Mapped[str] = mapped_column(String(5))
    feed: Mapped[str | None] = mapped_column(String(16))
    """A part of the addresses of the person's feeds, new with each new address; None if they have none."""
    not_before: Mapped[float] = mapped_column(Double, server_default="0")
    """When the next message may be sent: what comes before then goes into one."""
    lease: Mapped[float] = mapped_column(Double, server_default="0")
    """Until when a sender has the person to itself."""


class NotificationChannel(Base):
    """Where somebody gets notifications: a browser, an e-mail address, a webhook."""

    __tablename__ = "notification_channels"
    __table_args__ = (Index("notification_channels_by_person", "person"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    kind: Mapped[str] = mapped_column(String(20))
    """`push`, `email`, or the preset of a webhook."""
    target: Mapped[dict[str, str]] = mapped_column(JSON)
    """Where exactly, with the keys that it takes."""
    key: Mapped[str] = mapped_column(String(64), unique=True)
    """A hash of person and target, so that none is stored twice."""
    label: Mapped[str] = mapped_column(String(100))
    """Its name for the person."""
    origin: Mapped[str] = mapped_column(String(300))
    """The address of the server as the person knows it, for links."""
    created: Mapped[float] = mapped_column(Double)
    confirmed: Mapped[bool] = mapped_column(server_default=false())
    """Whether the owner of the address has agreed, which an e-mail asks for."""
    delivered: Mapped[float | None] = mapped_column(Double)
    """When a message last arrived."""
    failures: Mapped[int] = mapped_column(server_default="0")
    """The failures since then."""
    error: Mapped[str | None] = mapped_column(String(200))
    """The last failure: its kind, a space, and details."""
    off: Mapped[bool] = mapped_column(server_default=false())
    """Whether it failed too often to be tried again."""


class StoredChange(Base):
    """What another process on the same SQLite database has changed; the server reads and removes it."""

    __tablename__ = "changes"

    id: Mapped[int] = mapped_column(primary_key=True)
    change: Mapped[str] = mapped_column(Text)
    """A `RemoteChange`, as JSON."""
