"""`python -m yamen` is the command `yamen`."""

from yamen.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
