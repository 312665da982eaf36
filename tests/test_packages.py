"""What is published has all that it promises: the client, the commit, one dependency, a README that can be read; and
what is locked is what pyproject.toml asks for.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from email.parser import HeaderParser
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
import yamen_build
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import yamen

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKED_EXTRAS = ("arena", "postgres", "preview", "training")
LOCKED = re.compile(r"^(\S+)==(\S+)(?: ; (.+?))? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)


# The lock


def locked() -> dict[str, str]:
    """The versions that are locked for this Python, by name."""
    found: dict[str, str] = {}
    for name, version, marker, _ in LOCKED.findall((ROOT / "requirements.lock").read_text("utf-8")):
        if not marker or Requirement(f"{name}; {marker}").marker.evaluate():  # type: ignore[union-attr]
            found[canonicalize_name(name)] = version
    return found


def wanted() -> Iterator[Requirement]:
    """What the package and its extras want, and those who work on it."""
    project = PROJECT["project"]
    groups = PROJECT["dependency-groups"]
    for text in project["dependencies"] + groups["dev"] + groups["docs"]:
        yield Requirement(text)
    extras, done = [*LOCKED_EXTRAS], set[str]()
    while extras:
        done.add(extra := extras.pop())
        for text in project["optional-dependencies"][extra]:
            requirement = Requirement(text)
            if requirement.name == "yamen":
                extras += requirement.extras - done
            else:
                yield requirement


def test_the_lock_has_hashes_and_no_address() -> None:
    text = (ROOT / "requirements.lock").read_text("utf-8")
    assert LOCKED.sub("", text) == ""
    assert "://" not in text


def test_the_lock_has_all_that_is_wanted_and_nothing_else() -> None:
    pins, needed = locked(), set[str]()
    queue = list(wanted())
    seen: set[tuple[str, str]] = set()
    while queue:
        requirement = queue.pop()
        name = canonicalize_name(requirement.name)
        assert name in pins, f"{requirement} is not in requirements.lock: run make lock."
        assert requirement.specifier.contains(pins[name], prereleases=True), (
            f"{requirement}, but {pins[name]} in requirements.lock: run make lock."
        )
        needed.add(name)
        for extra in ("", *requirement.extras):
            if (name, extra) in seen:
                continue
            seen.add((name, extra))
            for text in distribution(name).requires or []:
                further = Requirement(text)
                if further.marker is None or further.marker.evaluate({"extra": extra}):
                    queue.append(further)
    unneeded = set(pins) - needed
    assert not unneeded, f"Nothing wants these of requirements.lock: {sorted(unneeded)}; run make lock."


def test_what_is_installed_is_what_is_locked() -> None:
    other = {
        name: distribution(name).version for name, version in locked().items() if distribution(name).version != version
    }
    assert not other, f"Not as in requirements.lock: {other}; run make setup."


def test_the_compiler_is_the_one_of_the_lock() -> None:
    assert f"mypy=={locked()['mypy']}" == yamen_build.MYPYC
    assert yamen_build.MYPYC in PROJECT["dependency-groups"]["dev"]


def test_the_compiler_is_given_all_that_compiled_modules_import() -> None:
    setup = ast.parse((ROOT / "setup.py").read_text("utf-8"))
    constants = {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in setup.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    package = ROOT / "src" / "yamen"
    queue = [package / name for name in constants["COMPILED_MODULES"]]
    queue += [file for name in constants["COMPILED_PACKAGES"] for file in (package / name).rglob("*.py")]
    seen, others = set[Path](), set[str]()
    while queue:
        file = queue.pop()
        if file in seen:
            continue
        seen.add(file)
        for name in imported(file):
            path = ROOT / "src" / name.replace(".", "/")
            if name.partition(".")[0] != "yamen":
                others.add(name.partition(".")[0])
            elif path.is_dir():
                queue.append(path / "__init__.py")
            elif path.with_suffix(".py").is_file():
                queue.append(path.with_suffix(".py"))
    given = {name.partition(".")[0].replace("-", "_") for name in yamen_build.TYPES}
    assert others - set(sys.stdlib_module_names) == {"mypy_extensions", *given}


def imported(file: Path) -> Iterator[str]:
    """The modules that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


# The package


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree as a source archive has it, but for the client."""
    copy = tmp_path_factory.mktemp("sources")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "static"))
    (copy / "docs").mkdir()
    for name in ("LICENSE", "README.md", "docs/board.txt", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, copy / name)
    return copy


def build(sources: Path, kind: str, out: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    code = f"import yamen_build, sys; print(yamen_build.build_{kind}(sys.argv[1]))"
    everything = {**os.environ, "YAMEN_PURE": "1", "PYTHONPATH": "tools", **environment}
    command = [sys.executable, "-c", code, str(out)]
    return subprocess.run(command, cwd=sources, env=everything, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_a_package_without_the_client_is_not_built(sources: Path, kind: str, tmp_path: Path) -> None:
    done = build(sources, kind, tmp_path)
    assert done.returncode != 0
    assert "static/index.html is missing, and so is the folder client/ it is built from" in done.stderr
    client = sources / "client"
    client.mkdir()
    (client / "package.json").write_text("{}")
    try:
        done = build(sources, kind, tmp_path, PATH="")
        assert done.returncode != 0
        assert "building it needs Node.js 20.19 or newer, with npm." in done.stderr
    finally:
        shutil.rmtree(client)
    assert not list(tmp_path.iterdir())


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made from a source archive, whose client is one page."""
    pages = sources / "src/yamen/server/static"
    pages.mkdir()
    (pages / "index.html").write_text("<!doctype html>")
    (sources / "PKG-INFO").touch()
    (sources / "src/yamen/commit.txt").write_text("1f6a28b0c9de\n")
    out = tmp_path_factory.mktemp("wheel")
    done = build(sources, "wheel", out)
    assert done.returncode == 0, done.stderr
    (made,) = out.glob("yamen-*-py3-none-any.whl")
    return made


def test_a_wheel_has_the_client_the_words_and_the_commit(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for name in (
        "server/static/index.html",
        "commit.txt",
        "py.typed",
        "locales/tr/rules/dragon.ftl",
        "games/dragon/content.toml",
    ):
        assert f"yamen/{name}" in names
    assert {name.partition("/")[0] for name in names} == {"yamen", f"yamen-{yamen.__version__}.dist-info"}


def test_the_metadata_is_complete(wheel: Path) -> None:
    text = zipfile.ZipFile(wheel).read(f"yamen-{yamen.__version__}.dist-info/METADATA").decode()
    told = HeaderParser().parsestr(text)
    assert told["Version"] == yamen.__version__
    for field in ("Summary", "Author", "License-Expression", "Keywords", "Classifier", "Requires-Python"):
        assert told[field], field
    assert [each for each in told.get_all("Requires-Dist", []) if "extra" not in each] == ["mypy_extensions>=1.0"]
    assert set(told.get_all("Provides-Extra", [])) == {
        *("arena", "play", "postgres", "preview", "ray", "server", "training")
    }
    assert "\n\n# Yamen\n" in text


def test_the_wheel_alone_is_a_library_that_tells_its_version(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=False)
    (packages,) = (tmp_path / "venv/lib").glob("python*/site-packages")
    zipfile.ZipFile(wheel).extractall(packages)
    extensions = distribution("mypy_extensions")
    shutil.copy(str(extensions.locate_file("mypy_extensions.py")), packages)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(tmp_path / "venv/bin/python"), *arguments]
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120)

    assert run("-m", "yamen", "--version").stdout == (
        f"yamen {yamen.__version__} (commit 1f6a28b0c9de, uncompiled, slower)\n"
    )
    played = run("-c", "import yamen; print(yamen.new_game('dragon', players=2, seed=7).legal_texts()[0])")
    assert (played.stdout, played.stderr) == ("take craftsman\n", "")
    refused = run("-m", "yamen", "play", "dragon")
    assert (refused.returncode, refused.stderr) == (
        2,
        "The command line needs the extra 'play': pip install 'yamen[play]'\n",
    )


# The client is built when it must be


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a client, and an npm that writes what it was asked for."""
    monkeypatch.chdir(tmp_path)
    for name in ("client/package.json", "client/src/app.ts", "client/node_modules/x.js", "src/yamen/locales/en/a.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    page = "../src/yamen/server/static/index.html"
    programs = {"node": "echo v22.1.0", "npm": f'echo "$1" >> ../asked; mkdir -p ../{page[3:-11]}; touch {page}'}
    for name, script in programs.items():
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    return tmp_path


def asked(tree: Path) -> list[str]:
    """What npm was asked to do."""
    yamen_build.require_client()
    file = tree / "asked"
    words = file.read_text().split() if file.exists() else []
    file.unlink(missing_ok=True)
    return words


def test_the_client_is_built_when_it_is_missing_or_stale(tree: Path) -> None:
    assert asked(tree) == ["ci", "run"]
    assert asked(tree) == []
    soon = yamen_build.PAGES.stat().st_mtime + 10
    os.utime(tree / "client/node_modules/x.js", (soon, soon))
    assert asked(tree) == []
    os.utime(tree / "src/yamen/locales/en/a.ftl", (soon, soon))
    assert asked(tree) == ["ci", "run"]


def test_a_source_archive_is_taken_as_it_is(tree: Path) -> None:
    yamen_build.PAGES.parent.mkdir(parents=True)
    yamen_build.PAGES.touch()
    os.utime(yamen_build.PAGES, (0, 0))
    (tree / "PKG-INFO").touch()
    assert asked(tree) == []


@pytest.mark.parametrize("said", ["v20.18.3", "v18.20.0"])
def test_an_old_node_is_not_tried(tree: Path, said: str) -> None:
    (tree / "bin/node").write_text(f"#!/bin/sh\necho {said}\n")
    with pytest.raises(SystemExit, match=r"needs Node\.js 20\.19 or newer"):
        yamen_build.require_client()


def test_a_client_that_can_not_be_built_fails_the_package(tree: Path) -> None:
    (tree / "bin/npm").write_text("#!/bin/sh\nexit 1\n")
    with pytest.raises(SystemExit, match="'npm ci --silent' failed"):
        yamen_build.require_client()


# The README on a package index


def test_the_readme_of_an_index_leads_nowhere_and_shows_a_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    text = yamen_build.index_readme()
    assert "](" not in text
    assert "![" not in text
    assert text.count("Courts, in turn order") == 1
    assert "How it is built" in text


def test_with_an_address_the_readme_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    there = "https://example.org/yamen/raw/HEAD/"
    given: dict[str, Any] = {"tool": {"yamen": {"files": there}}}
    monkeypatch.setattr(yamen_build, "settings", lambda: given)
    text = yamen_build.index_readme()
    targets = re.findall(r"\]\(([^)]*)\)", text)
    assert len(targets) > 8
    assert all(target.startswith(there) for target in targets)
    assert f"![A table of Gùgōng in the browser]({there}docs/screenshots/gugong-desk-paper.jpg)" in text
