"""The chat over HTTP."""

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from yamen.server.accounts.auth import AppRequest, CurrentUser, OptionalUser
from yamen.server.chat.schemas import ChatLine, Say
from yamen.server.chat.service import ChatService
from yamen.server.http import ERRORS, TableId, address_of

Chat = NamedDependency[ChatService]
RoomQuery = Annotated[Literal["players", "watchers"] | None, QueryParameter()]


class ChatController(Controller):
    path = "/tables/{table:str}/chat"

    @get(responses=ERRORS)
    async def list_messages(
        self, chats: Chat, optional_user: OptionalUser, table: TableId, room: RoomQuery = None
    ) -> list[ChatLine]:
        """The last lines of a room; without one named, of the room the asker is in, if any."""
        return await chats.lines(table, optional_user, room)

    @post(status_code=200, responses=ERRORS)
    async def post_message(
        self, chats: Chat, current_user: CurrentUser, request: AppRequest, table: TableId, data: JSONBody[Say]
    ) -> ChatLine:
        return await chats.post(table, current_user, data.room, data.text, data.phrase, address_of(request))
