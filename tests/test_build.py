"""The tests run against the build they mean to."""

import os

import pytest

import yamen


@pytest.mark.skipif("YAMEN_EXPECT" not in os.environ, reason="set by CI")
def test_the_engine_is_the_build_that_was_asked_for() -> None:
    assert (os.environ["YAMEN_EXPECT"] == "compiled") == yamen.COMPILED
