"""The build backend: setuptools, with the compiler of the engine as a requirement unless YAMEN_PURE=1."""

import os
from collections.abc import Mapping
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

COMPILER = ["mypy==2.4.1", "fluent.runtime>=0.4", "msgspec>=0.22", "sqlalchemy>=2.1,<2.2"]
"""mypyc, and what the compiled modules import."""


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    requires = list(build_meta.get_requires_for_build_wheel(config_settings))
    return requires if os.environ.get("YAMEN_PURE") == "1" else [*requires, *COMPILER]
