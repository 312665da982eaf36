"""`python -m yamen.cli` is the same as `yamen`."""

import sys

from yamen.cli import main

sys.exit(main())
