"""Web Push: messages encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

import base64
import json
import os
import struct
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from yamen.server.errors import InvalidInput
from yamen.server.notifications.delivery import Failure, TurnMessage
from yamen.server.notifications.outbound import Outbound, must_succeed

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
MAX_TEXT: Final = 2500
"""How long a payload may be, in bytes: push services take at least 4096 of what is encrypted."""
KEPT: Final = 3 * 24 * 3600
"""How many seconds a push service keeps a message for a browser that is away."""
SIGNED_FOR: Final = 12 * 3600
GONE: Final = (404, 410)
"""What push services answer for a browser that doesn't want any more messages."""


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class VapidKey:
    """By which push services know this server."""

    def __init__(self, stored: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decode(stored), "big"), CURVE)
        self.public = encode(point(self._key.public_key()))
        """What browsers are given."""

    @staticmethod
    def make() -> str:
        """A new one, as it is stored."""
        return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))

    def authorization(self, endpoint: str, subject: str, now: float) -> str:
        """The header that says who sends: a token for this push service alone, and for some hours."""
        to = urlsplit(endpoint)
        head = encode(b'{"typ":"JWT","alg":"ES256"}')
        claims = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(now) + SIGNED_FOR, "sub": subject}
        signed = f"{head}.{encode(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def encrypt(text: bytes, browser: bytes, secret: bytes) -> bytes:
    """A text that only the browser can read that has this public key and secret."""
    own = ec.generate_private_key(CURVE)
    public, salt = point(own.public_key()), os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    key, nonce = content_keys(shared, secret, salt, browser, public)
    head = salt + struct.pack("!IB", RECORD, len(public)) + public
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def content_keys(shared: bytes, secret: bytes, salt: bytes, browser: bytes, server: bytes) -> tuple[bytes, bytes]:
    """Key and nonce of RFC 8188, derived as RFC 8291 says."""
    between = _hkdf(secret, shared, b"WebPush: info\0" + browser + server, 32)
    key = _hkdf(salt, between, b"Content-Encoding: aes128gcm\0", 16)
    return key, _hkdf(salt, between, b"Content-Encoding: nonce\0", 12)


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def payload(message: TurnMessage) -> bytes:
    """What the service worker gets; too long a text is cut."""
    lines = list(message.lines)
    while True:
        data = {
            "title": message.title,
            "body": "\n".join(lines),
            "tag": message.tag,
            "url": message.path,
            "count": message.waiting,
            "lang": message.language,
        }
        text = json.dumps(data, ensure_ascii=False).encode()
        if len(text) <= MAX_TEXT:
            return text
        lines.pop()


class PushChannel:
    def __init__(self, outbound: Outbound) -> None:
        self.outbound = outbound
        self.key: VapidKey | None = None
        """Known once the database is open."""

    def check(self, endpoint: str, p256dh: str, auth: str) -> dict[str, str]:
        """Where a browser is told, as it is stored."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
            good = len(decode(auth)) == 16
        except ValueError:
            good = False
        if not good:
            raise InvalidInput("The keys of this browser can't be read; let it subscribe anew.")
        return {"endpoint": self.outbound.check(endpoint), "p256dh": p256dh, "auth": auth}

    async def send(self, target: dict[str, str], message: TurnMessage, origin: str, stop: str) -> None:
        assert self.key is not None, "the server isn't open"
        text = payload(message)
        endpoint = target["endpoint"]
        subject = origin if origin.startswith("https://") else "mailto:yamen@localhost.localdomain"
        status = await self.outbound.post(
            endpoint,
            encrypt(text, decode(target["p256dh"]), decode(target["auth"])),
            {
                "Authorization": self.key.authorization(endpoint, subject, time.time()),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT),
                "Topic": message.tag,
                "Urgency": "high",
            },
        )
        if status in GONE:
            raise Failure("gone", str(status))
        must_succeed(status)
