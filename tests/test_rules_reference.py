"""The rules reference of the browser tells every numbered rule, in every language."""

from pathlib import Path

import pytest

from tests.rule_ids import rules_of_games
from yamen.locales import LANGUAGES

TESTS = Path(__file__).parent
LOCALES = TESTS.parent / "src" / "yamen" / "locales"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["dragon", "gugong"])
def test_every_rule_has_a_text_in_the_reference(game: str, lang: str) -> None:
    told = (LOCALES / lang / "rules" / f"{game}.ftl").read_text("utf-8")
    missing = [rule for rule in rules_of_games(TESTS)[game] if f"\nrules-{rule.replace('.', '-')} = " not in told]
    assert missing == []
