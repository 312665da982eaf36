"""Looks whether known vulnerabilities are in what we depend on: `make lint` runs it.

What can't be looked up, because nobody answers or doesn't know the packages, is skipped with a word.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PIP_AUDIT: Final = "pip-audit@2.10.1"
SECONDS: Final = 120
IGNORED: Final = ("info", "low")
"""Severities of npm that are no reason to stop."""


class Skipped(Exception):
    """It could not be looked up, and why."""


def run(*command: str, cwd: Path = ROOT) -> Any:
    """What a program tells as JSON, whatever its exit code."""
    try:
        done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=SECONDS)
        return json.loads(done.stdout)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Skipped(str(error)) from None
    except ValueError:
        said = done.stderr.strip().splitlines()
        raise Skipped(said[-1] if said else "it said nothing") from None


def python_findings(told: Any) -> list[str]:
    """The vulnerabilities in what pip-audit tells."""
    packages = told["dependencies"]
    if all("skip_reason" in package for package in packages):
        raise Skipped("the package index has no list of vulnerabilities")
    return [
        f"{package['name']} {package['version']}: {found['id']}, mended in {', '.join(found['fix_versions']) or 'none'}"
        for package in packages
        for found in package.get("vulns", [])
    ]


def npm_findings(told: Any) -> list[str]:
    """The vulnerabilities in what npm audit tells."""
    if "vulnerabilities" not in told:
        raise Skipped(str(told.get("message") or told.get("error") or "npm doesn't say why").splitlines()[0])
    return [
        f"{name} {found['range']}: {found['severity']}"
        for name, found in told["vulnerabilities"].items()
        if found["severity"] not in IGNORED
    ]


def audit_python() -> list[str]:
    uv = str(Path(sys.executable).with_name("uv"))
    lock = ("--requirement", "requirements.lock", "--require-hashes", "--disable-pip")
    return python_findings(
        run(uv, "tool", "run", "--quiet", PIP_AUDIT, *lock, "--progress-spinner=off", "--format=json")
    )


def audit_npm() -> list[str]:
    return npm_findings(run("npm", "audit", "--json", cwd=ROOT / "client"))


def main() -> int:
    code = 0
    for what, look in (("Python packages", audit_python), ("npm packages", audit_npm)):
        try:
            for finding in look():
                print(f"{what}: {finding}")
                code = 1
        except Skipped as reason:
            print(f"{what}: known vulnerabilities could not be looked up, so that is skipped: {reason}")
    return code


if __name__ == "__main__":
    sys.exit(main())
