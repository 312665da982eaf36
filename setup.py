"""Compiles the engine, the games and the bots with mypyc; without a C compiler they stay Python.

Everything else about the package stands in pyproject.toml.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CompileError, DistutilsPlatformError
from setuptools._distutils.sysconfig import customize_compiler

COMPILED_PACKAGES = ("engine", "dragon", "gugong", "bots")

# Beside them, what is done for everyone at a table at each move.
COMPILED_MODULES = ("server/shown.py",)

# Modules of those packages that stay Python, as paths from src/yamen: "dragon/content.py".
INTERPRETED: tuple[str, ...] = ()

# The commands that make something to run; the others (metadata, sdist) needn't wait for the compiler.
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}


def modules() -> list[str]:
    root = Path("src/yamen")
    skipped = {root / name for name in INTERPRETED}
    missing = [str(path) for path in skipped if not path.is_file()]
    if missing:
        sys.exit(f"setup.py: INTERPRETED names modules that don't exist: {', '.join(missing)}.")
    found = [path for package in COMPILED_PACKAGES for path in sorted((root / package).rglob("*.py"))]
    found += [root / name for name in COMPILED_MODULES]
    bare = sorted({str(path.parent) for path in found if not (path.parent / "__init__.py").is_file()})
    if bare:
        sys.exit(f"setup.py: for want of __init__.py these would not be installed: {', '.join(bare)}.")
    return [str(path) for path in found if path.name != "__init__.py" and path not in skipped]


def compiler_works() -> bool:
    """Whether a C file that includes Python.h compiles."""
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            paths = sysconfig.get_paths()
            compiler.compile([str(source)], output_dir=scratch, include_dirs=[paths["include"], paths["platinclude"]])
        except (CompileError, DistutilsPlatformError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    if not BUILDING.intersection(sys.argv):
        return []
    if os.environ.get("YAMEN_PURE") == "1":
        return interpreted("YAMEN_PURE=1 is set")
    try:
        from mypyc.build import mypycify
    except ImportError:
        return interpreted("mypyc is not installed")
    if not compiler_works():
        return interpreted("no C compiler with the headers of Python was found")
    options = ["--cache-dir=build/mypyc_cache", *modules()]
    compiled: list[Extension] = mypycify(options, group_name="yamen", opt_level="3", debug_level="0")
    return compiled


def interpreted(reason: str) -> list[Extension]:
    print(f"yamen: {reason}, so the engine is installed as plain Python and will be slower.", file=sys.stderr)
    return []


setup(ext_modules=extensions())
