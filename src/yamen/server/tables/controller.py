"""The server over HTTP."""

import asyncio
from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from yamen import __version__
from yamen.bots import BOTS
from yamen.games import GAMES
from yamen.server.accounts.service import YEAR, Signed
from yamen.server.chat import service as talk
from yamen.server.errors import Nameless
from yamen.server.records import replay as review
from yamen.server.services import COOKIE, Server
from yamen.server.tables.schemas import (
    Answer,
    ChatLine,
    ContentInfo,
    Course,
    Credentials,
    GameInfo,
    Happened,
    Health,
    LeaveSeat,
    Me,
    Mistake,
    Need,
    NewPerson,
    NewTable,
    OptionInfo,
    PlayMove,
    Propose,
    RecordGiven,
    RecordSeen,
    Recovery,
    Replay,
    Say,
    SeatBot,
    TableLine,
    TableState,
    TakeBack,
    TakeSeat,
    Welcome,
)
from yamen.server.tables.text import TableText, told

Asking = Request[Any, Any, State]
House = NamedDependency[Server]
SignedIn = NamedDependency[Signed | None]
Someone = NamedDependency[Me | None]
Named = NamedDependency[Me]
Id = FromPath[str]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=20)]
LanguageQuery = Annotated[Literal["en", "pl", "cs", "tr"], QueryParameter()]
NumberQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
DealQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]

REFUSALS = {
    400: "What was sent can't be understood, or the move is not allowed.",
    401: "Only for people whom the server knows.",
    403: "Not allowed to this person.",
    404: "There is no such thing.",
    409: "The table stands otherwise; look again.",
    413: "Too large.",
    429: "Too many requests.",
}
MISTAKES = {
    status: ResponseSpec(Mistake, generate_examples=False, description=text) for status, text in REFUSALS.items()
}
GONE = Cookie(COOKIE, value="", max_age=0)
"""Removes the cookie."""


async def provide_signed(request: Asking, server: House) -> Signed | None:
    return await server.signed_in(request)


async def provide_someone(signed: SignedIn) -> Me | None:
    return None if signed is None else signed.me


async def provide_me(someone: Someone) -> Me:
    if someone is None:
        raise Nameless("The server doesn't know you yet; tell it a name, or give your recovery code.")
    return someone


@get("/health", responses=MISTAKES)
async def health(server: House) -> Health:
    """Answers when the server and its database work."""
    await server.store.check()
    return Health("ok", __version__)


@get("/games", responses=MISTAKES)
async def games() -> list[GameInfo]:
    return [
        GameInfo(
            game.name,
            game.players[0],
            game.players[-1],
            [
                OptionInfo(option.name, list(option.values), None if option.needs is None else Need(*option.needs))
                for option in game.options
            ],
            list(BOTS),
        )
        for game in GAMES.values()
    ]


# People


@post("/people", responses=MISTAKES)
async def add_person(server: House, request: Asking, data: JSONBody[NewPerson]) -> Response[Welcome]:
    """Become known by a name. The recovery code is told this once."""
    welcome = await server.people.add(data.name)
    return Response(welcome, cookies=[await _cookie(server, request, welcome.id)])


@post("/people/recover", status_code=200, responses=MISTAKES)
async def recover(server: House, request: Asking, data: JSONBody[Recovery]) -> Response[Me]:
    """Be the person again who got this recovery code."""
    me = await server.people.recover(data.code)
    return Response(me, cookies=[await _cookie(server, request, me.id)])


@get("/people/me", responses=MISTAKES)
async def who_am_i(me: Named) -> Me:
    return me


@post("/people/name", status_code=200, responses=MISTAKES)
async def rename(server: House, me: Named, data: JSONBody[NewPerson]) -> Me:
    """Be called otherwise at tables to come."""
    return await server.people.rename(me, data.name)


@post("/people/password", status_code=200, responses=MISTAKES)
async def set_password(server: House, me: Named, request: Asking, data: JSONBody[Credentials]) -> Me:
    """Add a name and a password to sign in with, or change them."""
    return await server.people.set_password(me, data.login, data.password, _address(request))


@post("/people/login", status_code=200, responses=MISTAKES)
async def log_in(server: House, request: Asking, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in with a name and a password."""
    me = await server.people.log_in(data.login, data.password, _address(request))
    return Response(me, cookies=[await _cookie(server, request, me.id)])


@post("/people/logout", status_code=204, responses=MISTAKES, response_cookies=[GONE])
async def log_out(server: House, signed: SignedIn) -> None:
    """Sign out on this device: the cookie is worth nothing any more."""
    if signed is not None:
        await server.people.log_out(signed.session)


@post("/people/logout-everywhere", status_code=204, responses=MISTAKES, response_cookies=[GONE])
async def log_out_everywhere(server: House, me: Named) -> None:
    """Sign out on all devices, this one too."""
    await server.people.log_out_everywhere(me)


@post("/people/code", status_code=200, responses=MISTAKES)
async def new_code(server: House, me: Named) -> Welcome:
    """Another recovery code, told this once; the one before is worth nothing then."""
    return await server.people.new_code(me)


async def _cookie(server: Server, request: Asking, id_: str) -> Cookie:
    """Begin a session."""
    secure = request.url.scheme == "https"
    value = await server.people.sign_in(id_)
    return Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def _address(request: Asking) -> str:
    return request.client.host if request.client else ""


# Tables


@get("/tables", responses=MISTAKES)
async def my_tables(server: House, me: Named) -> list[TableLine]:
    return await server.tables.of(me)


@get("/tables/public", responses=MISTAKES)
async def public_tables(server: House, someone: Someone) -> list[TableLine]:
    """The newest tables that can be watched or still have a free seat."""
    return await server.tables.public(someone)


@post("/tables", responses=MISTAKES)
async def add_table(server: House, me: Named, data: JSONBody[NewTable]) -> TableState:
    table = await server.tables.create(me, data)
    return table.state(me.id)


@get("/tables/{table:str}", responses=MISTAKES)
async def see_table(server: House, someone: Someone, table: Id, seat: SeatQuery = None) -> TableState:
    """A table as the asker may see it; who has several seats may say from which one."""
    return await server.tables.state(table, someone, seat)


@post("/tables/{table:str}/seats", status_code=200, responses=MISTAKES)
async def take_seat(server: House, me: Named, table: Id, data: JSONBody[TakeSeat]) -> TableState:
    await server.tables.join(table, me, data.seat, data.name)
    return await server.tables.state(table, me)


@post("/tables/{table:str}/seats/bot", status_code=200, responses=MISTAKES)
async def seat_bot(server: House, me: Named, table: Id, data: JSONBody[SeatBot]) -> TableState:
    """Give an open seat to a bot, or take it back: for whoever made the table, before the start."""
    await server.tables.seat_bot(table, me, data.seat, data.bot, data.name)
    return await server.tables.state(table, me)


@post("/tables/{table:str}/leave", status_code=200, responses=MISTAKES)
async def leave_seat(server: House, me: Named, table: Id, data: JSONBody[LeaveSeat]) -> TableState:
    await server.tables.leave(table, me, data.seat)
    return await server.tables.state(table, me)


@post("/tables/{table:str}/start", status_code=200, responses=MISTAKES)
async def start(server: House, me: Named, table: Id, deal: DealQuery = None) -> TableState:
    """Begin. Who plays with bots alone can choose a `deal`: the same number deals the same cards."""
    await server.tables.start(table, me, deal)
    return await server.tables.state(table, me)


@post("/tables/{table:str}/moves", status_code=200, responses=MISTAKES)
async def play(server: House, me: Named, table: Id, data: JSONBody[PlayMove]) -> TableState:
    """Make a move in the position after `number` moves. The answer comes when it is stored."""
    await server.tables.play(table, me, data.number, data.move)
    return await server.tables.state(table, me)


@post("/tables/{table:str}/undo", status_code=200, responses=MISTAKES)
async def undo(server: House, me: Named, table: Id, data: JSONBody[TakeBack]) -> TableState:
    await server.tables.undo(table, me, data.number)
    return await server.tables.state(table, me)


@post("/tables/{table:str}/propose", status_code=200, responses=MISTAKES)
async def propose(server: House, me: Named, table: Id, data: JSONBody[Propose]) -> TableState:
    """Ask all people at the table to go back to one's own last decision, or to end the game unfinished."""
    await server.tables.propose(table, me, data.number, data.kind)
    return await server.tables.state(table, me)


@post("/tables/{table:str}/answer", status_code=200, responses=MISTAKES)
async def answer(server: House, me: Named, table: Id, data: JSONBody[Answer]) -> TableState:
    """Agree to what is proposed, for all one's seats, or not: then it falls."""
    await server.tables.answer(table, me, data.agree)
    return await server.tables.state(table, me)


@post("/tables/{table:str}/rematch", status_code=200, responses=MISTAKES)
async def rematch(server: House, me: Named, table: Id) -> TableState:
    """The next table with the same people, each a seat further; whoever asks later gets the same."""
    following = await server.tables.rematch(table, me)
    return following.state(me.id)


@post("/tables/{table:str}/resign", status_code=200, responses=MISTAKES)
async def resign(server: House, me: Named, table: Id, data: JSONBody[LeaveSeat]) -> TableState:
    """Leave the game for good: a bot plays on."""
    await server.tables.resign(table, me, data.seat)
    return await server.tables.state(table, me)


@get("/tables/{table:str}/events", responses=MISTAKES)
async def events(server: House, someone: Someone, table: Id, since: NumberQuery = 0) -> Happened:
    """What happened after the first `since` moves."""
    found = await server.tables.find(table)
    number = found.number
    return Happened(number, await server.tables.events(found, someone.id if someone else None, since, number))


@get("/tables/{table:str}/replay", responses=MISTAKES)
async def replay(server: House, someone: Someone, table: Id, number: NumberQuery = 0, seat: SeatQuery = None) -> Replay:
    """The table after its first `number` moves, from a seat; without one, as a watcher sees it."""
    return await server.tables.replay(table, someone, number, seat)


@get("/tables/{table:str}/course", responses=MISTAKES)
async def course(server: House, someone: Someone, table: Id) -> Course:
    """How the points grew, and where each turn began."""
    return await server.tables.course(table, someone)


@get("/tables/{table:str}/content", responses=MISTAKES)
async def content(server: House, someone: Someone, table: Id) -> ContentInfo:
    """The figures that the table is played with, each with how sure it is."""
    return await server.tables.content(table, someone)


@get("/tables/{table:str}/record", media_type="text/plain", responses=MISTAKES)
async def record(server: House, someone: Someone, table: Id) -> Response[str]:
    """The whole game as text, once it is over."""
    text = await server.tables.record(table, someone)
    headers = {"Content-Disposition": f'attachment; filename="{table}.yamen"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/records", status_code=200, responses=MISTAKES)
async def look_at_record(data: JSONBody[RecordGiven]) -> RecordSeen:
    """Look at a game that was recorded, here or elsewhere. Nothing of it is kept."""
    return await asyncio.to_thread(review.look_at, data)


@get("/tables/{table:str}/text", responses=MISTAKES)
async def text(
    server: House, someone: Someone, table: Id, lang: LanguageQuery = "en", seat: SeatQuery = None
) -> TableText:
    """The table told in lines, as the asker may see it; who has several seats may say from which one."""
    state = await server.tables.state(table, someone, seat)
    return told(await server.tables.find(table), state, lang)


# Chat


@get("/tables/{table:str}/chat", responses=MISTAKES)
async def said(
    server: House,
    someone: Someone,
    table: Id,
    room: Annotated[Literal["players", "watchers"] | None, QueryParameter()] = None,
) -> list[ChatLine]:
    """The last lines of a room; without one named, of the room the asker is in, if any."""
    return await talk.said(server.store, await server.tables.find(table), someone, room)


@post("/tables/{table:str}/chat", status_code=200, responses=MISTAKES)
async def say(server: House, me: Named, table: Id, data: JSONBody[Say]) -> ChatLine:
    return await talk.say(server.store, await server.tables.find(table), me, data.room, data.text)


def routes(more: list[ControllerRouterHandler]) -> list[ControllerRouterHandler]:
    people: list[ControllerRouterHandler] = [add_person, recover, who_am_i, rename, new_code]
    signing: list[ControllerRouterHandler] = [set_password, log_in, log_out, log_out_everywhere]
    tables: list[ControllerRouterHandler] = [my_tables, public_tables, add_table, see_table]
    seats: list[ControllerRouterHandler] = [take_seat, leave_seat, seat_bot]
    playing: list[ControllerRouterHandler] = [start, play, undo, propose, answer, resign, rematch, said, say]
    past: list[ControllerRouterHandler] = [events, replay, course, content, record, look_at_record, text]
    api = Router(
        "/api",
        route_handlers=[games, *people, *signing, *tables, *seats, *playing, *past, *more],
        dependencies={
            "signed": Provide(provide_signed),
            "someone": Provide(provide_someone),
            "me": Provide(provide_me),
        },
    )
    return [health, api]
