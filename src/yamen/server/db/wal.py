"""Whether SQLite's write-ahead log is whole: https://www.sqlite.org/fileformat2.html#walformat

SQLite takes the log to end before the first frame that is not as it was written. That is right for the frames of a
transaction that a power cut came between, and silently drops everything after a damaged frame.
"""

import struct
from array import array
from pathlib import Path
from typing import Final

HEADER: Final = struct.Struct(">8I")
FRAME: Final = struct.Struct(">6I")
MAGIC: Final = 0x377F0682
"""The last bit tells the byte order of what is summed up."""
WORD: Final = 0xFFFFFFFF


def lost_commits(journal: Path) -> str:
    """What is wrong with a log whose later transactions SQLite would drop; empty if nothing is."""
    with journal.open("rb") as file:
        head = file.read(HEADER.size)
        if len(head) < HEADER.size:
            return "it ends within its header"
        magic, _, size, _, *salt, first, second = HEADER.unpack(head)
        big = bool(magic & 1)
        total = _add(head[:24], (0, 0), big)
        if magic & ~1 != MAGIC or total != (first, second):
            return "its header is not as it was written"
        whole, lost, number = True, 0, 0
        while len(frame := file.read(FRAME.size + size)) == FRAME.size + size:
            number += 1
            _, commit, one, two, *written = FRAME.unpack_from(frame)
            if [one, two] != salt:
                break  # what is left of the log before this one
            if whole:
                total = _add(frame[:8] + frame[FRAME.size :], total, big)
                if total != tuple(written):
                    whole, damaged = False, number
            lost += not whole and commit > 0
    # One may be that of a transaction that was being written when the power went; it was never acknowledged.
    return f"frame {damaged} is not as it was written, and {lost} transactions follow" if lost > 1 else ""


def _add(data: bytes, total: tuple[int, int], big: bool) -> tuple[int, int]:
    """The checksum of the log, carried on."""
    words = array("I", data)
    if big != (words.itemsize == 4 and struct.pack("=I", 1) == struct.pack(">I", 1)):
        words.byteswap()
    one, two = total
    pairs = iter(words)
    for left, right in zip(pairs, pairs, strict=True):
        one = (one + left + two) & WORD
        two = (two + right + one) & WORD
    return one, two
