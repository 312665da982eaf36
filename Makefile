# Every command prepares what it needs; `make help` lists them.

PYTHON ?= python3
BIN := .venv/bin
CODE := src tests tools setup.py
UV := $(BIN)/uv pip install --quiet --compile-bytecode
PEERS := catanatron==3.2.1 open_spiel==2.0.2

export PIP_DISABLE_PIP_VERSION_CHECK := 1

SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -name '.*'))
# A deleted file leaves no date behind, so the list of files is itself a file that changes.
LISTED := $(shell mkdir -p .stamps; echo '$(SOURCES)' | cmp -s - .stamps/sources || echo '$(SOURCES)' > .stamps/sources)

IS_COMPILED = ls .venv/lib/python*/site-packages/yamen__mypyc*.so > /dev/null 2>&1

.PHONY: help setup play test test-pure test-compiled lint bench fuzz clean missing
.NOTPARALLEL:

help:
	@echo 'make setup   prepare .venv, with the compiled engine in it: then .venv/bin/yamen works'
	@echo 'make play    play In the Year of the Dragon in the terminal'
	@echo 'make test    all tests, first uncompiled, then compiled'
	@echo 'make lint    ruff and mypy'
	@echo 'make bench   measure the speed beside other engines, into docs/benchmarks.md'
	@echo 'make fuzz    play random games for long, looking for broken rules'
	@echo 'make clean   remove everything these commands made'

setup: .stamps/install
	@:

play: setup
	@exec $(BIN)/yamen play dragon --players 3

test: test-pure test-compiled

test-pure: setup
	@echo 'Tests, uncompiled:'
	@PYTHONPATH=src YAMEN_EXPECT=pure $(BIN)/python -m pytest -q tests

test-compiled: setup
	@if $(IS_COMPILED); then \
	    echo 'Tests, compiled:'; \
	    YAMEN_EXPECT=compiled $(BIN)/python -m pytest -q tests; \
	else \
	    echo 'The compiled tests are skipped: the engine was installed without a C compiler.'; \
	fi

lint: .stamps/dependencies
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/ruff format --check --quiet $(CODE)
	@$(BIN)/mypy --no-error-summary $(CODE)

bench: setup .stamps/peers
	@$(BIN)/yamen bench --write docs/benchmarks.md

fuzz: setup
	@$(BIN)/python tests/fuzz.py

clean:
	@rm -rf .venv .venv-peers .stamps build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# A venv that somebody removed is made again, whatever its stamp says.
missing:

.stamps/venv: $(if $(wildcard $(BIN)/python),,missing)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || \
	    { echo 'Yamen needs Python 3.11 or newer as $(PYTHON); another one can be named: make PYTHON=python3.12 setup.' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || \
	    { echo 'Yamen needs the venv module of $(PYTHON), which is missing (on Debian and Ubuntu: apt install python3-venv).' >&2; exit 1; }
	@echo 'Preparing .venv ...'
	@rm -rf .venv
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install -qq uv
	@touch $@

.stamps/dependencies: .stamps/venv pyproject.toml
	@$(UV) --python .venv --requirements pyproject.toml --extra dev
	@touch $@

# The stamp takes its date from the start, so that what is edited during the build is built the next time.
.stamps/install: .stamps/dependencies .stamps/sources $(SOURCES) setup.py tools/yamen_build.py
	@echo 'Building and installing yamen ...'
	@touch $@.start
	@rm -rf build/lib* build/bdist*
	@$(UV) --python .venv --no-deps --no-build-isolation --reinstall .
	@$(IS_COMPILED) || echo 'The engine is installed as plain Python and will be slower: for a fast one install a C compiler and the headers of Python, then run make clean setup.'
	@mv $@.start $@

BOARDGAME := src/yamen/cli/peers/boardgame

.stamps/peers: .stamps/venv Makefile $(BOARDGAME)/package-lock.json $(if $(wildcard .venv-peers/bin/python),,missing)
	@echo 'Preparing .venv-peers ...'
	@rm -rf .venv-peers
	@$(PYTHON) -m venv --without-pip .venv-peers
	@if $(UV) --python .venv-peers $(PEERS); then touch $@; else \
	    echo 'The other engines could not be installed, so they are left out of the comparison.' >&2; fi
	@mkdir -p .venv-peers/boardgame && cp $(BOARDGAME)/package*.json .venv-peers/boardgame
	@npm --version > /dev/null 2>&1 && npm ci --prefix .venv-peers/boardgame --no-audit --no-fund --silent || \
	    { rm -rf .venv-peers/boardgame; \
	    echo 'boardgame.io could not be installed (it needs npm), so it is left out of the comparison.' >&2; }
