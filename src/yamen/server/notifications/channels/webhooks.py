"""Webhooks: a message posted in the form that a chat or a notification service takes."""

import html
import json
import re
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import quote, urlsplit, urlunsplit

from yamen.server.errors import InvalidInput
from yamen.server.notifications.delivery import TurnMessage, table_path
from yamen.server.notifications.outbound import Outbound, must_succeed

Preset = Literal["discord", "slack", "ntfy", "gotify", "matrix", "telegram", "json"]
TELEGRAM: Final = "https://api.telegram.org"
MARKDOWN: Final = re.compile(r"[\\`*_~|\[\]<>]")
"""What Discord would make links and bold letters of, in people's names too."""
LINK: Final = re.compile(r"^https?://\S+$", re.MULTILINE)
"""What stands alone on its line: no name does."""


class Post(NamedTuple):
    url: str
    body: dict[str, Any]
    headers: dict[str, str]


def _text(message: TurnMessage, origin: str, escape: Callable[[str], str] = str) -> str:
    """All of it as text, each table with its link."""
    one = len(message.tables) == 1
    parts = [] if one else [escape(message.title)]
    for turn in message.tables:
        head = message.title if one else turn.title
        said = [escape(line) for line in (head, *turn.since, turn.left) if line]
        parts.append("\n".join([*said, origin + table_path(turn.table)]))
    if not message.tables:
        parts += map(escape, message.lines)
    return "\n\n".join(parts)


def _short(message: TurnMessage) -> str:
    """What stands below the title, and is never empty."""
    return "\n".join(message.lines) or message.title


def _discord(target: dict[str, str], message: TurnMessage, origin: str) -> Post:
    text = _text(message, origin, lambda line: MARKDOWN.sub(r"\\\g<0>", line))
    body = {"content": text[:2000], "allowed_mentions": {"parse": []}}
    return Post(target["url"], body, {})


def _slack(target: dict[str, str], message: TurnMessage, origin: str) -> Post:
    text = _text(message, origin).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return Post(target["url"], {"text": text, "mrkdwn": False}, {})


def _ntfy(target: dict[str, str], message: TurnMessage, origin: str) -> Post:
    """The address ends with the topic; JSON goes to the one above it, so that titles may have any letters. Where
    there is no message, ntfy says "triggered"."""
    parts = urlsplit(target["url"])
    above, _, topic = parts.path.rstrip("/").rpartition("/")
    body = {"topic": topic, "title": message.title, "message": _short(message), "click": origin + message.path}
    headers = {"Authorization": f"Bearer {target['token']}"} if target.get("token") else {}
    return Post(urlunsplit((parts.scheme, parts.netloc, f"{above}/", "", "")), body, headers)


def _gotify(target: dict[str, str], message: TurnMessage, origin: str) -> Post:
    base = target["url"].partition("?")[0].rstrip("/").removesuffix("/message")
    click = {"client::notification": {"click": {"url": origin + message.path}}}
    body = {
        "title": message.title,
        "message": _short(message),
        "priority": 5,
        "extras": click,
    }
    return Post(f"{base}/message", body, {"X-Gotify-Key": target.get("token", "")})


def _matrix(target: dict[str, str], message: TurnMessage, origin: str) -> Post:
    """Without `html`, hookshot would take the text for Markdown, and make one line of it."""
    text = _text(message, origin)
    lines = LINK.sub(r'<a href="\g<0>">\g<0></a>', html.escape(text)).replace("\n", "<br>")
    return Post(target["url"], {"text": text, "html": lines, "username": "Yamen"}, {})


def _telegram(target: dict[str, str], message: TurnMessage, origin: str) -> Post:
    body = {
        "chat_id": target.get("chat", ""),
        "text": _text(message, origin)[:4000],
        "link_preview_options": {"is_disabled": True},
    }
    return Post(f"{target['url']}/bot{quote(target.get('token', ''), safe=':')}/sendMessage", body, {})


def _json(target: dict[str, str], message: TurnMessage, origin: str) -> Post:
    body = {
        "title": message.title,
        "text": "\n".join(message.lines),
        "language": message.language,
        "tag": message.tag,
        "waiting": message.waiting,
        "url": origin + message.path,
        "tables": [
            {
                "id": turn.table,
                "number": turn.number,
                "title": turn.title,
                "since": turn.since,
                "time_left": turn.left or None,
                "url": origin + table_path(turn.table),
            }
            for turn in message.tables
        ],
    }
    return Post(target["url"], body, {"Authorization": f"Bearer {target['token']}"} if target.get("token") else {})


PRESETS: Final[dict[str, Callable[[dict[str, str], TurnMessage, str], Post]]] = {
    "discord": _discord,
    "slack": _slack,
    "ntfy": _ntfy,
    "gotify": _gotify,
    "matrix": _matrix,
    "telegram": _telegram,
    "json": _json,
}


class WebhookChannel:
    def __init__(self, preset: Preset, outbound: Outbound) -> None:
        self.outbound = outbound
        self.preset = preset

    def check(self, url: str, token: str, chat: str) -> dict[str, str]:
        """Where to post, as it is stored; refused if something is missing that the preset needs."""
        if self.preset == "telegram":
            if not token or not chat:
                raise InvalidInput("Telegram needs the token of your bot and the number of the chat.")
            url = url or TELEGRAM
        if self.preset == "gotify" and not token:
            raise InvalidInput("Gotify needs the token of an application.")
        if self.preset == "ntfy" and not urlsplit(url).path.strip("/"):
            raise InvalidInput("The address must end with your topic, as https://ntfy.sh/my-topic does.")
        given = {"url": self.outbound.check(url), "token": token, "chat": chat}
        return {name: value for name, value in given.items() if value}

    async def send(self, target: dict[str, str], message: TurnMessage, origin: str, stop: str) -> None:
        post = PRESETS[self.preset](target, message, origin)
        headers = {"Content-Type": "application/json", "User-Agent": "Yamen", **post.headers}
        must_succeed(await self.outbound.post(post.url, json.dumps(post.body).encode(), headers))
