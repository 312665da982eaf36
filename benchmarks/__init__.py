"""What `yamen bench` measures in a checkout only: other engines, and the server under load."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PEERS: Final = ROOT / ".venv-peers"
"""Where `make bench` installs the other engines."""
