"""`yamen bench`: the rows, not their speed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import yamen
from benchmarks import compared, load, rows
from benchmarks import peers as other_engines
from tests.cli.terminal import Run
from yamen import COMPILED
from yamen.cli import bench, checkout
from yamen.cli import benchmarks as measured
from yamen.cli.benchmarks import CannotMeasure, Figures, benchmarks, middle_of

ROOT = Path(__file__).parents[2]
QUICK = "--seconds 0.05 --rounds 1"
OURS = [
    "dragon-2p-bulk",
    "dragon-3p-bulk",
    "dragon-4p-bulk",
    "dragon-5p-bulk",
    "dragon-4p-python",
    "dragon-4p-bulk-uncompiled",
    "dragon-4p-search",
    "dragon-4p-search-playouts",
    "gugong-2p-bulk",
    "gugong-3p-bulk",
    "gugong-4p-bulk",
    "gugong-5p-bulk",
    "gugong-solo-bulk",
    "gugong-4p-python",
    "gugong-4p-bulk-uncompiled",
    "gugong-4p-search",
    "gugong-4p-search-playouts",
]
IN_BULK = [row for row in OURS if "bulk" in row]


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "SIMULATIONS", 5)


@pytest.fixture
def peers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A Python that answers for the other engines; one of them is broken."""
    python = tmp_path / "peers" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(
        '#!/bin/sh\ncase "$*" in *openspiel*) echo no pyspiel >&2; exit 1;; *--search*) what=simulations;; '
        "*) what=decisions;; esac\n"
        """echo "{\\"seconds\\": 1, \\"${what}_per_second\\": 1000.4, \\"version\\": \\"3.2\\"}"\n"""
    )
    python.chmod(0o755)
    monkeypatch.setattr(other_engines, "PEERS", tmp_path / "peers")
    return python


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A venv of somebody who has no checkout."""
    monkeypatch.setattr(sys, "prefix", "/nowhere/venv")


@pytest.mark.usefixtures("elsewhere")
def test_there_is_a_row_for_each_number_of_players_and_each_way(run: Run) -> None:
    assert [row.name for row in benchmarks() if not row.once] == OURS
    said = run(f"bench --json {QUICK} {' '.join(OURS)}")
    rows = {row["name"]: row for row in json.loads(said.out)["rows"]}
    assert said.code == 0
    assert list(rows) == OURS
    assert all(row["decisions_per_second"] > 100 for name, row in rows.items() if "search" not in name)
    assert all(row["simulations_per_second"] > 10 for name, row in rows.items() if "search" in name)
    for row in IN_BULK:
        assert all(0 < rows[row][figure] < 2000 for figure in ("clone_us", "view_us", "determinise_us"))
        assert 0 < rows[row]["position_bytes"] <= 4096


@pytest.fixture
def valgrind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that runs a program and says that it had 1,000 instructions, and 7 for each decision that it prints."""
    said = 'echo $decisions; echo "==1== I   refs:      $((1000 + decisions * 7))" >&2'
    script = tmp_path / "bin" / "valgrind"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nshift 3\ndecisions=$("$@")\n{said}\n')
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{script.parent}:{os.environ['PATH']}")


@pytest.mark.usefixtures("elsewhere", "valgrind")
def test_the_instructions_of_a_decision_are_those_that_more_games_take_by_how_many_more_decisions(run: Run) -> None:
    said = run(f"bench --json {QUICK} dragon-4p-instructions")
    if COMPILED:
        assert json.loads(said.out)["rows"] == [{"name": "dragon-4p-instructions", "instructions_per_decision": 7}]
    else:
        assert "dragon-4p-instructions" in said.err
        assert "only the compiled engine" in said.err


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.skipif(not COMPILED, reason="uncompiled, nothing is counted")
def test_without_valgrind_no_instructions_are_counted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert (
        "valgrind, which counts instructions, is not installed"
        in run(f"bench --json {QUICK} gugong-4p-instructions").err
    )


NEEDS_A_CHECKOUT = (
    "Rows of other engines, of the server under load and of builds need a checkout of Yamen: "
    "run “yamen bench” in its folder.\n"
)


@pytest.mark.usefixtures("elsewhere")
def test_without_a_checkout_its_rows_are_left_out_in_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "benchmarks", lambda: benchmarks()[:1])
    said = run(f"bench --json {QUICK}")
    assert (said.code, said.err) == (0, NEEDS_A_CHECKOUT)
    assert [row["name"] for row in json.loads(said.out)["rows"]] == ["dragon-2p-bulk"]
    said = run(f"bench --plain {QUICK} --write page.md dragon-2p-bulk")
    assert (said.code, said.err) == (0, "")
    assert "make bench" not in said.out
    said = run("bench server-load")
    assert said.code == 2
    assert said.err.endswith(f"choose from: dragon-2p-bulk. {NEEDS_A_CHECKOUT}")


@pytest.mark.usefixtures("elsewhere")
def test_a_folder_of_the_same_name_is_no_checkout(run: Run, tmp_path: Path) -> None:
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "rows.py").write_text("raise SystemExit('of somebody else')\n")
    said = run(f"bench --json {QUICK} dragon-2p-bulk")
    assert (said.code, said.err) == (0, "")


@pytest.mark.usefixtures("elsewhere")
def test_the_current_directory_can_be_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert checkout.find_checkout() is None
    monkeypatch.chdir(ROOT)
    assert checkout.find_checkout() == ROOT


def test_the_rows_of_a_checkout(peers: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "peers" / "boardgame" / "node_modules").mkdir(parents=True)
    monkeypatch.setattr(load, "PEERS", tmp_path / "peers")
    assert [row.name for row in rows.rows()] == [
        "peer-catanatron",
        "peer-catanatron-search",
        "peer-openspiel-backgammon",
        "peer-openspiel-backgammon-search",
        "server-load",
        "server-start",
        "peer-boardgame-load",
        "server-pace-500",
        "server-pace-3000",
        "server-round-plain",
        "server-round-clocks",
        "server-move-clocks",
        "server-move-told",
        "server-move-watched",
        "server-move-late",
        "server-move-long",
        "server-move-limits",
        "server-move-plain-sockets",
        "server-move-plain-writes",
        "server-move-plain-writes-few",
        "server-move-postgres-two",
        "server-move-stored",
        "server-person-quiet",
        "server-person-attacked",
        "browser-start",
        "browser-dragon",
        "browser-gugong",
    ]


def test_other_engines_are_measured_if_they_are_installed_and_left_out_if_broken(run: Run, peers: Path) -> None:
    said = run(f"bench --json {QUICK} dragon-4p-bulk peer-catanatron peer-openspiel-backgammon")
    rows = json.loads(said.out)["rows"]
    assert [row["name"] for row in rows] == ["dragon-4p-bulk", "peer-catanatron"]
    assert rows[1] == {"name": "peer-catanatron", "decisions_per_second": 1000, "version": "3.2"}
    assert said.err == "The row peer-openspiel-backgammon is left out: no pyspiel\n"


def test_searches_are_compared_with_searches(run: Run, peers: Path) -> None:
    rows = "dragon-4p-bulk dragon-4p-search dragon-4p-search-playouts peer-catanatron-search"
    said = run(f"bench --plain {QUICK} {rows}").out
    assert "row peer-catanatron-search, simulations/s 1\N{NO-BREAK SPACE}000" in said
    compared = [line.partition(" = ")[0] for line in said.splitlines() if " / peer-" in line]
    assert compared == [
        "dragon-4p-search / peer-catanatron-search",
        "dragon-4p-search-playouts / peer-catanatron-search",
    ]


def test_the_page_has_a_table_the_ratios_and_how_decisions_are_counted(run: Run, peers: Path, tmp_path: Path) -> None:
    said = run(f"bench {QUICK} --plain --write docs/benchmarks.md dragon-4p-bulk dragon-4p-python peer-catanatron")
    page = (tmp_path / "docs" / "benchmarks.md").read_text("utf-8")
    assert said.code == 0
    for text in (said.out, page):
        assert "dragon-4p-bulk / peer-catanatron = " in text
        assert "Only players’ decisions count; chance moves take their time" in text
    assert "| dragon-4p-bulk | " in page
    assert "| view, µs | determinise, µs |" in page
    for explained in (
        "- `search` is",
        "- The other engines play",
        "- `load` is one server process",
        "- `setup-fresh` is",
    ):
        assert explained in page
    assert "CPython" in page or "PyPy" in page


def test_a_page_that_cannot_be_written_ends_with_2(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = run(f"bench {QUICK} --plain --write file/x.md dragon-2p-bulk")
    assert said.code == 2
    assert "can’t be written" in said.err


def test_the_server_is_measured_with_clients_at_its_tables(
    run: Run, monkeypatch: pytest.MonkeyPatch, nightly: bool
) -> None:
    for name, value in (("TABLES", 60 if nightly else 20), ("RATE", 40.0), ("CROWD", 20), ("DECIDES_IN", 0.5)):
        monkeypatch.setattr(load, name, value)
    monkeypatch.setattr(compared, "COMPARED", 20)
    monkeypatch.setattr(compared, "MANY", 50)
    compares = ("server-move-clocks", *(("server-move-watched", "server-move-limits") if nightly else ()))
    said = run(f"bench --json --rounds 1 --seconds 0.1 server-load {' '.join(compares)} server-pace-20")
    rows = {row["name"]: row for row in json.loads(said.out)["rows"]}
    assert (said.code, said.err) == (0, "")
    assert rows["server-load"]["moves_per_second"] > 1
    assert 0 < rows["server-load"]["p50_ms"] <= rows["server-load"]["p99_ms"]
    assert rows["server-load"]["lost"] <= 40
    for row in compares:
        assert rows[row]["cpu_us_per_move"] > 0
        assert 0 < rows[row]["ratio_low"] <= rows[row]["ratio"] <= rows[row]["ratio_high"]
        assert bench.ratios([rows[row]])[0].startswith(f"{row} / its base = ")
    assert 0 < rows["server-pace-20"]["p50_ms"] <= rows["server-pace-20"]["p99_ms"]


def test_the_median_of_the_rounds_counts() -> None:
    rounds = [{"decisions_per_second": n, "clone_us": n / 3, "version": "1"} for n in (300.4, 1.0, 20.0)]
    assert middle_of(rounds) == {"decisions_per_second": 20, "clone_us": 6.667, "version": "1"}


def test_what_has_become_worse_since_the_version_before_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "benchmarks.md"
    before: list[Figures] = [
        {"name": "a", "decisions_per_second": 100, "clone_us": 1.0},
        {"name": "b", "wall_seconds": 50, "steps": "venv 4/3"},
    ]
    assert bench.since_before(page, before) == []
    monkeypatch.setattr(bench, "__version__", "9.9")
    now: list[Figures] = [
        {"name": "a", "decisions_per_second": 80, "clone_us": 1.05},
        {"name": "b", "wall_seconds": 70, "steps": "venv 4/3"},
    ]
    said = bench.since_before(page, now)
    assert said[2:-1] == ["- a: decisions_per_second 80 after 100", "- b: wall_seconds 70 after 50"]
    history = json.loads((tmp_path / "benchmarks-history.json").read_text("utf-8"))
    assert list(history) == [yamen.__version__, "9.9"]
    assert history["9.9"]["rows"]["a"]["decisions_per_second"] == 80


def commit(project: Path) -> None:
    for command in ("init -q", "add -A", "-c user.name=A -c user.email=a@b.c commit -qm x"):
        subprocess.run(["git", *command.split()], cwd=project, check=True)


def test_a_checkout_is_measured_in_a_clone_that_is_left_as_it_was(tmp_path: Path) -> None:
    edited = tmp_path / checkout.EDITED.replace("*", "tea")
    edited.parent.mkdir(parents=True)
    edited.write_text("rules = 1\n")
    (tmp_path / "Makefile").write_text(f"setup:\n\tcat {edited.relative_to(tmp_path)} >> {tmp_path}/built\n")
    commit(tmp_path)
    figures = checkout.in_a_clone(tmp_path, checkout.build_after_edit, 1.0)
    assert (tmp_path / "built").read_text() == "rules = 1\n# An edit.\nrules = 1\n"
    assert edited.read_text() == "rules = 1\n"
    assert figures["wall_seconds"] > 0
    with pytest.raises(CannotMeasure, match=r"bash \.ci/run: .*No such file"):
        checkout.in_a_clone(tmp_path, checkout.test_the_change, 1.0)


def test_opening_the_table_is_timed_until_it_answers_and_counted_until_it_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text(
        'play:\n\t@mkdir -p .stamps/cost && echo \'{"wall_seconds": 4.2, "cpu_seconds": 3}\' > .stamps/cost/venv.json\n'
        f"\t@echo 'It {checkout.READY}.'; exec {sys.executable} serve.py\n"
    )
    (tmp_path / "serve.py").write_text(
        "import os, pathlib\n"
        "from http.server import BaseHTTPRequestHandler, HTTPServer\n"
        "class Health(BaseHTTPRequestHandler):\n"
        "    def do_GET(self):\n"
        '        self.send_response(200); self.end_headers(); self.wfile.write(b\'{"status": "ok"}\')\n'
        "server = HTTPServer(('127.0.0.1', 0), Health)\n"
        "data = pathlib.Path(os.environ['XDG_DATA_HOME'], 'yamen', 'server'); data.mkdir(parents=True)\n"
        "(data / 'link').write_text(f'http://127.0.0.1:{server.server_port}/')\n"
        "server.serve_forever()\n"
    )
    commit(tmp_path)
    figures = checkout.in_a_clone(tmp_path, checkout.open_the_table, 1.0)
    assert figures["steps"] == "venv 4/3"
    assert figures["cpu_seconds"] > 0
