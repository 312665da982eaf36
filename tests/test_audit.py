"""The look for known vulnerabilities: what is found stops, what can't be asked is skipped with a word."""

from typing import Any

import audit
import pytest

CLEAN = {"name": "msgspec", "version": "0.20", "vulns": []}
BROKEN = {"name": "old", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
UNKNOWN = {"name": "ours", "skip_reason": "not found"}


def test_vulnerable_python_packages_are_named() -> None:
    assert audit.python_findings({"dependencies": [CLEAN, BROKEN, UNKNOWN]}) == ["old 1.0: PYSEC-1, mended in 1.1"]
    assert audit.python_findings({"dependencies": [CLEAN, UNKNOWN]}) == []
    with pytest.raises(audit.Skipped, match="no list"):
        audit.python_findings({"dependencies": [UNKNOWN]})


def test_vulnerable_npm_packages_are_named() -> None:
    found = {"left": {"severity": "high", "range": "<2"}, "right": {"severity": "low", "range": "<1"}}
    assert audit.npm_findings({"vulnerabilities": found}) == ["left <2: high"]
    for refused in ({"message": "405 Method Not Allowed"}, {"error": {"code": "ENOTFOUND"}}, {}):
        with pytest.raises(audit.Skipped):
            audit.npm_findings(refused)


def test_what_says_nothing_readable_is_skipped() -> None:
    for command in (("no-such-program",), ("true",), ("sh", "-c", "echo offline >&2; exit 1")):
        with pytest.raises(audit.Skipped):
            audit.run(*command)


@pytest.mark.parametrize(("found", "code"), [(["old 1.0"], 1), ([], 0), (audit.Skipped("offline"), 0)])
def test_only_findings_stop_the_linters(
    found: Any, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def look() -> list[str]:
        if isinstance(found, Exception):
            raise found
        return list(found)

    monkeypatch.setattr(audit, "audit_python", look)
    monkeypatch.setattr(audit, "audit_npm", list)
    assert audit.main() == code
    assert bool(capsys.readouterr().out) == (found != [])
