"""`/metrics`: what is measured, and who may know it."""

from pathlib import Path

import pytest

from tests.server.processes import serving
from tests.server.web import Web


def test_this_machine_may_watch_and_nobody_behind_a_proxy(tmp_path: Path) -> None:
    with serving(tmp_path) as process, process.client() as client:
        client.post("/api/people", json={"name": "Ania"})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        path = "/api/tables/" + client.post("/api/tables", json={"game": "gugong", "seats": seats}).json()["id"]
        client.post(f"{path}/start")
        told = client.get("/metrics")
        assert told.headers["content-type"].startswith("text/plain")
        lines = dict(line.rsplit(" ", 1) for line in told.text.splitlines() if not line.startswith("#"))
        assert float(lines['yamen_moves_total{game="gugong"}']) > 0
        assert float(lines["yamen_commit_seconds_count"]) >= 3
        assert float(lines["yamen_tables_in_memory"]) == 1
        assert float(lines["yamen_live_clients"]) == 0
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
            assert client.get("/metrics", headers={header: "127.0.0.1"}).status_code == 404


def test_from_elsewhere_a_token_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Web(tmp_path) as web:
        assert web.stranger.get("/metrics").status_code == 404
        assert web.stranger.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404
        monkeypatch.setenv("YAMEN_METRICS_TOKEN", "sesame")
        assert web.stranger.get("/metrics", headers={"Authorization": "Bearer open"}).status_code == 404
        assert web.stranger.get("/metrics", headers={"Authorization": "Bearer sesame"}).status_code == 200
