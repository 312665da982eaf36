"""The build backend: setuptools, with the compiler of the engine as a requirement unless YAMEN_PURE=1."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

MYPYC = "mypy==2.4.1"


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """The compiler checks types, so it needs what the package itself imports."""
    requires = list(build_meta.get_requires_for_build_wheel(config_settings))
    if os.environ.get("YAMEN_PURE") == "1":
        return requires
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    return [*requires, MYPYC, *project["dependencies"]]
