"""The gate that keeps every rule covered by a test."""

import pytest

from tests.rule_ids import Coverage, read_rules

RULES = {"go": ["Z1.1", "Z1.2", "Z2.10"]}


def coverage(is_full: bool = True) -> Coverage:
    found = Coverage(RULES)
    found.is_full = is_full
    found.add_test("one", "Z1.1 and Z1.2")
    found.add_test("two", "Z2.10: the rest")
    found.add_test("three", None)
    return found


def test_rules_named_by_passed_tests_are_covered() -> None:
    found = coverage()
    for test in ("one", "two", "three"):
        found.passed(test)
    assert found.report() == ["Rules covered: go 3/3"]
    assert found.mistakes() == []


def test_a_rule_whose_tests_all_failed_is_a_gap() -> None:
    found = coverage()
    found.passed("one")
    assert found.mistakes() == ["Rules of go without a passed test: Z2.10"]
    assert found.report()[-1] == "Rules covered: go 2/3"


def test_a_part_of_the_tests_is_not_asked_to_cover_everything() -> None:
    assert coverage(is_full=False).report() == []


def test_an_id_that_no_game_has_is_a_mistake_in_every_run() -> None:
    found = coverage(is_full=False)
    found.add_test("four", "Z1.1, Z1.11 and Q2.1")
    assert found.mistakes() == ["four names Q2.1, Z1.11: no such rule"]


def test_a_list_of_rules_has_each_id_once() -> None:
    assert read_rules("# about\n\nZ1.1 first\nZ1.2 second, like Z1.1\n") == ["Z1.1", "Z1.2"]
    for wrong in ("Z1.1 a\nZ1.1 b", "Z1 a", "first Z1.1"):
        with pytest.raises(ValueError, match="no rule id, or stands in the list twice"):
            read_rules(wrong)
