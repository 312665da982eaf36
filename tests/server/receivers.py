"""Receivers of messages on this machine: a push service whose browser decrypts, webhooks, a mail server."""

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, NamedTuple

from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from yamen.server.notifications.channels.push import CURVE, content_keys, decode, encode, point
from yamen.server.notifications.schemas import NewPush


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """An HTTP server that keeps what it gets and answers what it is told to."""

    def __init__(self) -> None:
        self.got: list[Received] = []
        self.answers: list[bytes] = []
        """What the next requests are answered with; then all is well."""
        self.port = 0
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def will_answer(self, *statuses: int, head: str = "") -> None:
        self.answers += [f"HTTP/1.1 {status} X\r\n{head}content-length: 0\r\n\r\n".encode() for status in statuses]

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
            exact = {line.split(": ", 1)[0].lower(): line.split(": ", 1)[1] for line in lines[1:] if line}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.got.append(Received(lines[0].split()[1], exact, body))
            self.asked.set()
            await self.may_answer.wait()
            writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass  # whoever asked has given up
        finally:
            writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    made = Receiver()
    server = await asyncio.start_server(made.handle, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        made.may_answer.set()
        server.close()


class Browser:
    """A browser that has subscribed at a push service, and that alone can read what comes."""

    def __init__(self, service: Receiver, name: str = "browser") -> None:
        self._key = ec.generate_private_key(CURVE)
        self._secret = b"sixteen letters!"
        self.public = point(self._key.public_key())
        self.endpoint = f"{service.url}/{name}"

    def subscription(self, language: Any = "en") -> NewPush:
        return NewPush(self.endpoint, encode(self.public), encode(self._secret), language)

    def read(self, received: Received) -> Any:
        """What a message says."""
        assert received.headers["content-encoding"] == "aes128gcm"
        salt, (size, length) = received.body[:16], struct.unpack("!IB", received.body[16:21])
        server = received.body[21 : 21 + length]
        assert len(received.body) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, server))
        key, nonce = content_keys(shared, self._secret, salt, self.public, server)
        text = AESGCM(key).decrypt(nonce, received.body[21 + length :], None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


def signed_claims(received: Received, public: str) -> Any:
    """What a request to a push service claims, if the server with this key has signed it."""
    token, _, key = received.headers["authorization"].removeprefix("vapid t=").partition(", k=")
    assert key == public
    signed, _, signature = token.rpartition(".")
    r, s = (int.from_bytes(half, "big") for half in (decode(signature)[:32], decode(signature)[32:]))
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(public))
    known.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decode(signed.partition(".")[2]))


class Mailbox:
    """What a mail server takes; it refuses some addresses."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        """The same as they came."""
        self.refused: set[str] = set()

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refused:
            return "550 No such user here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.raw.append(envelope.content)
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[Mailbox, str]]:
    """A mailbox, and the address of its server."""
    box = Mailbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    try:
        yield box, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
