"""The names of people: without invisible characters, and compared by how they look."""

import unicodedata
from functools import cache
from typing import Final

from yamen.server.errors import InvalidInput

MAX_NAME: Final = 40
MAX_MARKS: Final = 2
"""How many marks a letter may carry: more of them cover the lines above and below."""
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that show nothing, though Unicode counts them as letters, marks or symbols."""
PRESENTATION: Final = frozenset("\ufe0e\ufe0f")
"""Variation selectors: whether a sign is shown as text or as a picture."""


def clean_name(name: str, what: str = "name") -> str:
    """A name as it is shown: with plain single spaces, and refused if something in it can't be seen."""
    written = "".join(c for c in unicodedata.normalize("NFC", name) if c not in PRESENTATION)
    cleaned = " ".join(written.split())
    if not cleaned:
        raise InvalidInput(f"The {what} is empty; write something.")
    marks = 0
    for character in cleaned:
        category = unicodedata.category(character)
        if character in INVISIBLE or category in ("Cc", "Cf", "Cs", "Co", "Cn"):
            raise InvalidInput(
                f"The {what} has characters that can't be seen or that turn the writing around; leave them out."
            )
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            raise InvalidInput(f"The {what} has too many marks on one letter; leave some out.")
    if len(cleaned) > MAX_NAME:
        raise InvalidInput(f"The {what} is too long; at most {MAX_NAME} letters can be kept.")
    return cleaned


def skeletons_of(name: str) -> frozenset[str]:
    """The skeletons of a name, as it is written and in small letters: names that have one in common look alike.

    Each is the skeleton of Unicode's technical standard 39, and more: case and spaces don't count, and `i` is taken for
    the `l` that its capital looks like. A capital may look like another letter's where its small form doesn't.
    """
    return frozenset({_skeleton(_normal(name)), skeleton_of(name)})


def are_confusable(one: str, other: str) -> bool:
    return not skeletons_of(one).isdisjoint(skeletons_of(other))


def skeleton_of(name: str) -> str:
    """The skeleton of a name in small letters."""
    return _skeleton(_normal(name).casefold())


def _skeleton(text: str) -> str:
    seen = "".join(map(_prototype, unicodedata.normalize("NFD", text)))
    return "".join(map(_prototype, unicodedata.normalize("NFD", seen.casefold())))[:200]


def _normal(text: str) -> str:
    return "".join(unicodedata.normalize("NFKC", text).split())


@cache
def _prototype(character: str) -> str:
    """The character that stands for all that look like this one, by Unicode's list of confusables."""
    if character in "iı":
        return "l"
    alike = _confusables().get(character, ())
    longer = [other for other in alike if len(other) > 1]
    if longer:
        return longer[0]
    if len(alike) != 1:  # nothing looks like it, or it stands for others
        return character
    (other,) = alike
    if len(_confusables().get(other, ())) == 1:  # either stands for the other: the list doesn't tell which
        return min(character, other)
    return "l" if other in "iı" else other


@cache
def _confusables() -> dict[str, tuple[str, ...]]:
    """The characters, or pairs of them, that look alike: the package has it in both directions."""
    # Loading it takes longer than most requests, and only names need it.
    from confusable_homoglyphs.confusables import confusables_data

    return {
        what.strip("\u200e"): tuple(each["c"].strip("\u200e") for each in alike)
        for what, alike in confusables_data.items()
    }
