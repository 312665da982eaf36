"""E-mail, through the SMTP server that the operator has named."""

import asyncio
import ipaddress
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from yamen.locales import Language
from yamen.server.errors import InvalidInput
from yamen.server.notifications.delivery import Failure, TurnMessage, table_path

SECONDS: Final = 15.0
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250})[A-Za-z0-9]")
"""What most mail servers take: no quotes, no comments, nothing that a header could be made of."""
LONGEST_LINE: Final = 998
"""Of RFC 5322."""


class _Policy(EmailPolicy):
    """Folds only headers with letters that must be encoded: a long link would be encoded, too, and no mail program
    finds it in `List-Unsubscribe` then."""

    def fold_binary(self, name: str, value: Any) -> bytes:
        line = f"{name}: {value}"
        plain = line.isascii() and len(line) <= LONGEST_LINE
        return f"{line}{self.linesep}".encode() if plain else super().fold_binary(name, value)


@dataclass(frozen=True)
class MailServer:
    """Where e-mail is handed over, and in whose name."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: str = "starttls"
    """`tls` from the beginning, `starttls` before anything is said, or `off`."""

    @classmethod
    def from_url(cls, url: str, sender: str | None) -> "MailServer":
        """`smtp://user:password@host:587`, `smtps://…:465`; without TLS only on this machine, or with `?tls=off`."""
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise InvalidInput("The mail server must be an address like smtps://user:password@mail.example.org:465.")
        if sender is None or not ADDRESS.fullmatch(sender):
            raise InvalidInput("E-mail needs the address it comes from, such as: --mail-from yamen@example.org")
        try:
            port = parts.port
        except ValueError:
            raise InvalidInput("The port of the mail server must be a number up to 65535.") from None
        if parts.scheme == "smtps":
            tls = "tls"
        else:
            tls = "off" if _is_here(parts.hostname) or parse_qs(parts.query).get("tls") == ["off"] else "starttls"
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port or (465 if tls == "tls" else 587), sender, user, password, tls)


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def check_address(address: str) -> str:
    if not ADDRESS.fullmatch(address.strip()) or ".." in address:
        raise InvalidInput("This is no e-mail address; look for a mistyped letter.")
    return address.strip()


class MailChannel:
    def __init__(self, server: MailServer | None) -> None:
        self.server = server

    async def send(self, target: dict[str, str], message: TurnMessage, origin: str, stop: str) -> None:
        """`stop` is the path by which no more are sent."""
        language = Language(message.language)
        parts = []
        for turn in message.tables:
            lines = [turn.title, *turn.since, turn.left, origin + table_path(turn.table)]
            parts.append("\n".join(line for line in lines if line))
        body = "\n\n".join(parts or message.lines)
        footer = language.text("notify-mail-footer", link=f"{origin}/notifications/stop{stop}")
        headers = {
            "List-Unsubscribe": f"<{origin}/api/notifications/stop{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await self.post(target["address"], message.title, f"{body}\n\n-- \n{footer}\n", message.language, headers)

    async def ask(self, address: str, code: str, name: str, link: str) -> None:
        """Ask whoever has an address whether they want this."""
        language = Language(code)
        text = language.text("notify-mail-confirm", name=name, link=link)
        await self.post(address, language.text("notify-mail-confirm-subject"), f"{text}\n", code, {})

    async def post(self, to: str, subject: str, text: str, language: str, headers: dict[str, str]) -> None:
        if self.server is None:
            raise Failure("no-mail")
        mail = EmailMessage(_Policy())
        mail.set_content(text)
        mail["From"] = f"Yamen <{self.server.sender}>"
        mail["To"] = to
        mail["Subject"] = " ".join(subject.split())
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self.server.sender.partition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = language
        for name, value in headers.items():
            mail[name] = value
        try:
            await asyncio.to_thread(hand_over, self.server, mail)
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPResponseException) as error:
            raise Failure("refused", _reason(error)) from None
        except TimeoutError:
            raise Failure("timeout") from None
        except (OSError, smtplib.SMTPException, ssl.SSLError) as error:
            raise Failure("unreachable", " ".join(str(error).split())[:100]) from None


def hand_over(server: MailServer, mail: EmailMessage) -> None:
    """Give a mail to the server. It takes as long as that needs: call it in a thread."""
    tls = ssl.create_default_context()
    if server.tls == "tls":
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=tls)
    else:
        smtp = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with smtp:
        if server.tls == "starttls":
            smtp.starttls(context=tls)
        if server.user:
            smtp.login(server.user, server.password)
        smtp.send_message(mail)


def _reason(error: smtplib.SMTPRecipientsRefused | smtplib.SMTPResponseException) -> str:
    code: int
    said: bytes | str
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        code, said = next(iter(error.recipients.values()))
    else:
        code, said = error.smtp_code, error.smtp_error
    words = said.decode("utf-8", "replace") if isinstance(said, bytes) else str(said)
    return " ".join(f"{code} {words}".split())[:100]
