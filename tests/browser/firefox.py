"""Debian's Firefox, driven by WebDriver BiDi: Playwright drives only a Firefox of its own, which Debian has not."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.hands import PATIENCE

PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "ui.prefersReducedMotion": 1,
}


class Firefox:
    """One tab. What the page logs as an error or a warning is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.complaints: list[str] = []
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])
        self._tab = self._send("browsingContext.getTree")["contexts"][0]["context"]

    def _send(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE / 1000))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] in ("error", "warn"):
                self.complaints.append(message["params"]["text"])
            if message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]

    def goto(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self._send("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})

    def evaluate(self, function: str, *arguments: Any) -> Any:
        """What a function returns in the page, as JSON; it may be async."""
        given = json.dumps(arguments)
        expression = f"Promise.resolve(({function})(...{given})).then((found) => JSON.stringify(found ?? null))"
        answer = self._send("script.evaluate", expression=expression, target={"context": self._tab}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def wait(self, function: str, *arguments: Any) -> Any:
        """Until a function returns something."""
        looking = f"""async (...given) => {{
          for (const end = Date.now() + {PATIENCE}; Date.now() < end; ) {{
            const found = await ({function})(...given);
            if (found) return found instanceof Node || found;
            await new Promise((done) => setTimeout(done, 30));
          }}
          return null;
        }}"""
        found = self.evaluate(looking, *arguments)
        assert found, f"Firefox waited in vain for {function}"
        return found

    def click(self, x: float, y: float) -> None:
        at = {"x": round(x), "y": round(y)}
        press = [
            {"type": "pointerMove", **at},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": press}
        self._send("input.performActions", context=self._tab, actions=[mouse])


@contextmanager
def firefox(profile: Path, **preferences: Any) -> Iterator[Firefox]:
    """With preferences besides, with `__` for each dot."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    assert found, "These tests need Firefox (on Debian: apt install firefox-esr)."
    chosen = PREFERENCES | {name.replace("__", "."): value for name, value in preferences.items()}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in chosen.items()]
    (profile / "user.js").write_text("\n".join(lines))
    command = [found, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        said = next(line for line in process.stderr if "BiDi listening" in line)
        address = re.search(r"ws://\S+", said)
        assert address, said
        with connect(f"{address[0]}/session", max_size=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(PATIENCE / 1000)
