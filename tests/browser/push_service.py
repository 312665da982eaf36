"""A push service on this machine, as Firefox speaks to the one of its maker: by a WebSocket, a message in JSON each."""

import base64
import json
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve


class PushService:
    """Takes messages over HTTP and passes them on, still encrypted, to the browser that has subscribed there."""

    def __init__(self) -> None:
        self.channels: dict[str, tuple[ServerConnection, str]] = {}
        """By what stands at the end of an endpoint: the browser, and what it calls the subscription."""
        self.sent = 0
        self.http = ""

    def hear(self, browser: ServerConnection) -> None:
        while (text := heard(browser)) is not None:
            said = json.loads(text)
            kind = said.get("messageType")
            if kind == "hello":
                self.answer(browser, kind, uaid=said.get("uaid") or uuid.uuid4().hex, use_webpush=True)
            elif kind == "register":
                name = uuid.uuid4().hex
                self.channels[name] = browser, said["channelID"]
                self.answer(browser, kind, channelID=said["channelID"], pushEndpoint=f"{self.http}/{name}")
            elif kind == "unregister":
                self.channels = {at: one for at, one in self.channels.items() if one[1] != said["channelID"]}
                self.answer(browser, kind, channelID=said["channelID"])

    def answer(self, browser: ServerConnection, kind: str, **more: Any) -> None:
        browser.send(json.dumps({"messageType": kind, "status": 200, **more}))

    def push(self, name: str, body: bytes, encoding: str) -> int:
        """The status that whoever sends is answered with."""
        if name not in self.channels:
            return 410
        browser, channel = self.channels[name]
        data = base64.urlsafe_b64encode(body).rstrip(b"=").decode()
        message = {"channelID": channel, "version": uuid.uuid4().hex, "data": data, "headers": {"encoding": encoding}}
        browser.send(json.dumps({"messageType": "notification", **message}))
        self.sent += 1
        return 201


def heard(browser: ServerConnection) -> str | bytes | None:
    """What it says next; None once it is gone, with or without a word."""
    try:
        return browser.recv()
    except ConnectionClosed:
        return None


@contextmanager
def push_service() -> Iterator[tuple[PushService, str]]:
    """A push service, and the address that browsers are told."""
    service = PushService()

    class Sending(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(service.push(self.path[1:], body, self.headers["Content-Encoding"]))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Nothing to standard error."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Sending) as http, serve(service.hear, "127.0.0.1", 0) as sockets:
        service.http = f"http://127.0.0.1:{http.server_address[1]}"
        for server in (http, sockets):
            threading.Thread(target=server.serve_forever, daemon=True).start()
        yield service, f"ws://127.0.0.1:{sockets.socket.getsockname()[1]}/"
        http.shutdown()
