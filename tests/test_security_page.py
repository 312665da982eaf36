"""The page on security: every requirement of ASVS 4.0.3, levels 1 and 2, once, and only tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
WANTED = """
1.1: 1-7  1.2: 1-4  1.4: 1 4 5  1.5: 1-4  1.6: 1-4  1.7: 1-2  1.8: 1-2  1.9: 1-2  1.10: 1  1.11: 1-2  1.12: 2  1.14: 1-6
2.1: 1-12  2.2: 1-3  2.3: 1-3  2.4: 1-6  2.5: 1-7  2.6: 1-3  2.7: 1-6  2.8: 1-7  2.9: 1-3  2.10: 1-4
3.1: 1  3.2: 1-4  3.3: 1-4  3.4: 1-5  3.5: 1-3  3.7: 1
4.1: 1 2 3 5  4.2: 1-2  4.3: 1-3
5.1: 1-5  5.2: 1-8  5.3: 1-10  5.4: 1-3  5.5: 1-4
6.1: 1-3  6.2: 1-6  6.3: 1-2  6.4: 1-2
7.1: 1-4  7.2: 1-2  7.3: 1 3 4  7.4: 1-3
8.1: 1-4  8.2: 1-3  8.3: 1-8
9.1: 1-3  9.2: 1-4
10.2: 1-2  10.3: 1-3
11.1: 1-8
12.1: 1-3  12.2: 1  12.3: 1-6  12.4: 1-2  12.5: 1-2  12.6: 1
13.1: 1 3 4 5  13.2: 1 2 3 5 6  13.3: 1-2  13.4: 1-2
14.1: 1-4  14.2: 1-6  14.3: 2 3  14.4: 1-7  14.5: 1-4
"""
"""What both levels ask for, deleted requirements and those of level 3 left out."""


def wanted() -> list[str]:
    found = []
    for section, numbers in re.findall(r"(\d+\.\d+): ((?:\d+(?:-\d+)? ?)+)(?= |\n)", WANTED):
        for each in numbers.split():
            first, _, last = each.partition("-")
            found += [f"{section}.{number}" for number in range(int(first), int(last or first) + 1)]
    return found


def test_every_requirement_stands_in_one_row() -> None:
    rows = [line.split("|")[1] for line in PAGE.splitlines() if re.match(r"\| \d+\.\d+\.\d+", line)]
    listed = [each for row in rows for each in re.findall(r"\d+\.\d+\.\d+", row)]
    assert len(wanted()) > 250
    assert sorted(listed) == sorted(wanted())


def test_every_row_says_whether_it_is_met_and_names_tests_that_are_there() -> None:
    rows = [line.split("|")[1:-1] for line in PAGE.splitlines() if re.match(r"\| \d+\.\d+\.\d+", line)]
    for ids, met, how, _ in rows:
        assert met.strip() in ("yes", "partly", "no", "operator", "—"), ids
        assert how.strip(), ids
    missing = [path for path in re.findall(r"`((?:tests|client/src)/[\w/.]+)`", PAGE) if not (ROOT / path).exists()]
    assert missing == []
