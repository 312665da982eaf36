"""Compiles the engine, the games and the bots with mypyc; without a C compiler they stay Python.

Everything else about the package stands in pyproject.toml.
"""

import os
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CompileError, DistutilsPlatformError
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).with_name("tools")))
from docstrings import documented
from yamen_build import COMMANDS, index_readme

COMPILED_PACKAGES = ("engine", "games", "bots")

# Beside them, what is done for everyone at a table at each move.
COMPILED_MODULES = (
    "server/clocks/arithmetic.py",
    "server/clocks/state.py",
    "server/db/batch.py",
    "server/notifications/outbox.py",
    "server/play/log.py",
    "server/tables/client_state.py",
    "server/tables/listeners.py",
    "server/tables/permissions.py",
    "server/tables/views.py",
    "server/tables/writer.py",
)

# Modules of those packages that stay Python, as patterns of paths from src/yamen: a compiled TypedDict forgets the
# types of its fields, which the OpenAPI document is made from; the others wait for other processes, or run so seldom
# that to compile them (a tenth of all C) brings nothing.
INTERPRETED: tuple[str, ...] = (
    "games/*/schemas.py",
    "games/*/terminal.py",
    "bots/arena.py",
    "bots/fair_queue.py",
    "bots/plots.py",
    "bots/review.py",
    "bots/workers.py",
)

# The commands that make something to run; the others (metadata, sdist) needn't wait for the compiler.
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}


def modules() -> list[str]:
    root = Path("src/yamen")
    skipped = {path for pattern in INTERPRETED for path in root.glob(pattern)}
    unmatched = [pattern for pattern in INTERPRETED if not any(root.glob(pattern))]
    if unmatched:
        sys.exit(f"setup.py: INTERPRETED names modules that don't exist: {', '.join(unmatched)}.")
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
    compiled: list[Extension] = mypycify(options, group_name="yamen", opt_level="2", debug_level="0", multi_file=True)
    for extension in compiled:
        extension.sources = [documented(source, Path("src"), Path("build/documented")) for source in extension.sources]
        extension.include_dirs.append("build")
    if os.name != "nt":
        for extension in compiled:
            # Hidden names are called directly, not through a table; nobody reads the warnings of generated code.
            # They share one list of flags, so each gets its own.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-w"]
    return [*compiled, inference()]


def inference() -> Extension:
    """The inference of networks, in C. Sums of floats may be in any order, or they would not be vectorised."""
    reordered = ["-O3", "-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math", "-fno-math-errno"]
    flags = [] if os.name == "nt" else [*reordered, "-fvisibility=hidden"]
    return Extension("yamen.bots._inference", ["src/yamen/bots/_inference.c"], extra_compile_args=flags)


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles the C files on all cores, and only those that have changed since the last build."""

    def build_extensions(self) -> None:
        cores = os.cpu_count() or 1
        if self.compiler.compiler_type == "unix":
            self.parallel = cores
            with ThreadPoolExecutor(cores) as workers:
                compile_with(workers, self.compiler, sum(len(extension.sources) for extension in self.extensions))
                super().build_extensions()
        else:
            super().build_extensions()


def compile_with(workers: ThreadPoolExecutor, compiler: Any, total: int) -> None:
    """Lets a compiler hand its files to the workers, and say how far it is."""
    setup_py = Path(__file__).stat().st_mtime
    headers = max((path.stat().st_mtime for path in Path("build").glob("*.h")), default=0.0)
    counting = Lock()
    done = 0

    def compile_one(target: str, source: str, suffix: str, *options: list[str]) -> None:
        nonlocal done
        made = Path(target)
        newest = max(Path(source).stat().st_mtime, headers, setup_py)
        if not made.is_file() or made.stat().st_mtime <= newest:
            part = f"{target}.part.o"  # whoever stops a build leaves no half-written object behind
            compiler._compile(part, source, suffix, *options)
            os.replace(part, target)
        with counting:
            done += 1
            print(f"compiled {done} of {total}", flush=True)

    def compile_all(
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        _, targets, extra, paths, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        flags = compiler._get_cc_args(paths, debug, extra_preargs)
        jobs = [workers.submit(compile_one, target, *build[target], flags, extra, paths) for target in targets]
        for job in jobs:
            job.result()
        return list(targets)

    compiler.compile = compile_all


def interpreted(reason: str) -> list[Extension]:
    print(f"yamen: {reason}, so the engine is installed as plain Python and will be slower.", file=sys.stderr)
    return []


setup(
    ext_modules=extensions(),
    cmdclass={**COMMANDS, "build_ext": ParallelBuild},
    long_description=index_readme(),
    long_description_content_type="text/markdown",
)
