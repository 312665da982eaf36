"""The names that the server may be called by.

A page of another site can give its own name our address and then read what we answer, as if it were its own (DNS
rebinding). The browser still sends the name: so a request for a name that isn't ours is refused.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final

ANY: Final = "*"
"""Among the allowed names: any name, for a server behind a proxy that checks it."""
ANY_ADDRESS: Final = "*:ip"
"""Among the allowed names: any numeric address. No page but our own comes from there."""
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
HOST: Final = re.compile(r"(?:\[([0-9A-Fa-f:.]{2,45})\]|([0-9A-Za-z](?:[0-9A-Za-z._-]{0,252})))(?::\d{1,5})?")


def name_in(header: str) -> str | None:
    """The name in a `Host` header, without its port; None if there is none."""
    found = HOST.fullmatch(header)
    return None if found is None else (found[1] or found[2]).lower().rstrip(".")


def is_allowed(name: str, allowed: frozenset[str]) -> bool:
    return name in allowed or ANY in allowed or (ANY_ADDRESS in allowed and is_address(name))


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def own_names(bound: str, given: Iterable[str] = ()) -> frozenset[str]:
    """What a server is called that listens on `bound`: by those who can reach it there, and what the operator says."""
    names = LOOPBACK | {name.lower().rstrip(".") for name in given}
    if bound.lower() in LOOPBACK:
        return names
    machine = socket.gethostname().lower()
    return names | {bound.lower(), machine, f"{machine.partition('.')[0]}.local", ANY_ADDRESS}
