"""Runs one step of the setup: says what is being done, about how long it takes and how long it took.

    python tools/step.py NAME SECONDS TITLE -- COMMAND…

What the command prints goes into .stamps/log/NAME.log and is shown only if it fails; lines such as "compiled 3 of 20"
become a counter where somebody looks at a terminal. What it cost is kept in .stamps/cost/NAME.json.
"""

import json
import re
import resource
import subprocess
import sys
import time
from pathlib import Path

STAMPS = Path(".stamps")
COUNTED = re.compile(r"compiled (\d+) of (\d+)")


def main(name: str, usual: str, title: str, dashes: str, *command: str) -> int:
    log = STAMPS / "log" / f"{name}.log"
    for path in (log, STAMPS / "cost" / f"{name}.json"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
    print(f"  {title} … (about {usual} s)", flush=True)
    began = time.monotonic()
    status = run(title, list(command), log)
    wall = time.monotonic() - began
    if status != 0:
        print(f"  {title}: failed after {wall:.0f} s. What it printed, also in {log}:", file=sys.stderr)
        print(log.read_text("utf-8", "replace"), file=sys.stderr)
        return status
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    cost = {"wall_seconds": round(wall, 2), "cpu_seconds": round(used.ru_utime + used.ru_stime, 2)}
    (STAMPS / "cost" / f"{name}.json").write_text(json.dumps(cost) + "\n", "utf-8")
    print(f"  {title}: done in {wall:.0f} s", flush=True)
    return 0


def run(title: str, command: list[str], log: Path) -> int:
    live = sys.stdout.isatty()
    with log.open("w", encoding="utf-8") as kept:
        try:
            child = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            kept.write(f"{command[0]}: {error.strerror}\n")
            return 127
        assert child.stdout is not None
        for line in child.stdout:
            kept.write(line)
            if live and (counted := COUNTED.match(line)):
                print(f"\r  {title}: {counted[1]} of {counted[2]}\x1b[K\r", end="", flush=True)
        return child.wait()


if __name__ == "__main__":
    if "--" not in sys.argv[4:5] or len(sys.argv) < 6:
        sys.exit(__doc__)
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
