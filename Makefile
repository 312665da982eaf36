# Every command prepares what it needs; `make help` lists them.

PYTHON ?= python3
BIN := .venv/bin
CODE := src benchmarks tests tools setup.py
SITE := mkdocs.yml
UV := $(BIN)/uv pip install --quiet --compile-bytecode
PEERS := catanatron==3.2.1 open_spiel==2.0.2

# The one without windows for most tests, the other for what it lacks, such as notifications.
CHROMIUM := apt-get install -qq -y --no-install-recommends chromium chromium-headless-shell fonts-liberation

STEP := $(PYTHON) tools/step.py
BUILD_WHEEL := import setuptools.build_meta as backend; backend.build_wheel("build/wheel")

export PIP_DISABLE_PIP_VERSION_CHECK := 1

SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -path '*/static/*' -not -name '.*'))
CLIENT := $(sort $(shell find client -type f -not -path '*/node_modules/*') $(filter %.ftl,$(SOURCES)))
# A deleted file leaves no date behind, so the list of files is itself a file that changes.
LISTED := $(shell mkdir -p .stamps; echo '$(SOURCES)' | cmp -s - .stamps/sources || echo '$(SOURCES)' > .stamps/sources)

IS_COMPILED = ls .venv/lib/python*/site-packages/yamen__mypyc*.so > /dev/null 2>&1

.PHONY: help prepared setup play screenshots test nightly test-client lint lint-python lint-client audit docs api lock bench fuzz clean missing

help:
	@echo 'make setup       prepare .venv, with the compiled engine in it: then .venv/bin/yamen works'
	@echo 'make play        open the table in the browser'
	@echo 'make test        run all kinds of tests: of the client, of the engine uncompiled and compiled, in a browser'
	@echo 'make nightly     run the linters and the same tests with more games and screens, then random games for long'
	@echo 'make lint        run ruff, mypy, svelte-check, eslint, look for known vulnerabilities, build the documentation site'
	@echo 'make docs        build the documentation site into build/site; a warning is an error'
	@echo 'make api         write anew what the client takes from the server: shapes and word sets'
	@echo 'make lock        write requirements.lock anew, after a change of the dependencies in pyproject.toml'
	@echo 'make bench       measure the speed beside other engines, into docs/benchmarks.md'
	@echo 'make fuzz        play random games for long, looking for broken rules'
	@echo 'make screenshots take pictures of every screen, into build/screenshots'
	@echo 'make clean       remove everything these commands made'

# What the table needs to be opened: the Python packages and the client, fetched and built side by side.
prepared:
	@$(MAKE) --no-print-directory -q .stamps/dependencies .stamps/client 2> /dev/null || { echo 'Setting Yamen up:'; \
	    $(MAKE) -j2 --no-print-directory .stamps/dependencies .stamps/client; }

setup: prepared
	@$(MAKE) --no-print-directory .stamps/install

# The table opens on the sources at once. What is compiled meanwhile takes over at the next start; whoever stops before
# loses nothing, the build goes on from there.
play: prepared
	@if $(MAKE) --no-print-directory -q .stamps/install; then exec $(BIN)/yamen; fi; \
	echo 'The table opens now, on the uncompiled engine: bots think less deep. A faster one is compiled meanwhile.'; \
	{ nice $(MAKE) --no-print-directory .stamps/install && \
	    echo 'The compiled engine is ready: it takes over at the next start.'; } & \
	PYTHONPATH=src $(BIN)/python -m yamen; status=$$?; wait; exit $$status

test: .stamps/dependencies .stamps/npm .stamps/chromium
	@$(BIN)/python tests/lanes.py $(if $(LINT),,--without lint)

nightly: .stamps/dependencies .stamps/npm .stamps/chromium
	@$(BIN)/python tests/lanes.py --nightly

test-client: .stamps/npm
	@echo 'Tests of the client:'
	@cd client && npm run -s test

# .pre-commit-config.yaml runs the same three.
# The look for vulnerabilities mostly waits, so it is done beside the rest.
lint: .stamps/dependencies .stamps/npm
	@$(BIN)/python tools/audit.py & audit=$$!; \
	$(MAKE) --no-print-directory lint-python lint-client docs || { kill $$audit 2> /dev/null; exit 1; }; wait $$audit

lint-python: .stamps/dependencies
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/ruff format --check --quiet $(CODE)
	@$(BIN)/mypy --no-error-summary $(CODE)

lint-client: .stamps/npm
	@cd client && npm run -s check -- --output machine > ../.stamps/check 2>&1 || { cat ../.stamps/check; exit 1; }
	@cd client && npm run -s lint

# Whether what we depend on has known vulnerabilities; offline that is skipped with a word.
audit: .stamps/dependencies .stamps/npm
	@$(BIN)/python tools/audit.py

# Not --quiet: that hides warnings from --strict, too.
docs: .stamps/dependencies
	@said=$$(NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --config-file $(SITE) 2>&1) || { echo "$$said"; exit 1; }

api: .stamps/dependencies .stamps/npm
	@PYTHONPATH=src $(BIN)/python tools/client_data.py
	@cd client && npm run -s api > /dev/null

# Keeps the versions that still fit; all of them newer: make lock UPGRADE=--upgrade
lock: .stamps/venv
	@$(BIN)/uv pip compile --quiet pyproject.toml --extra arena --extra postgres --extra preview --extra training --group dev --group docs \
	    --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url \
	    $(UPGRADE) --output-file requirements.lock

bench: setup .stamps/peers
	@$(BIN)/yamen bench --write docs/benchmarks.md

fuzz: setup
	@$(BIN)/python tests/fuzz.py

screenshots: setup .stamps/chromium
	@$(BIN)/python tools/screenshots.py $(SCENES)

clean:
	@rm -rf .venv .venv-peers .stamps build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache
	@rm -rf client/node_modules src/yamen/server/static
	@find src benchmarks tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# A venv that somebody removed is made again, whatever its stamp says.
missing:

.stamps/venv: $(if $(wildcard $(BIN)/python),,missing)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || \
	    { echo 'Yamen needs Python 3.11 or newer as $(PYTHON); another one can be named: make PYTHON=python3.12 setup.' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || \
	    { echo 'Yamen needs the venv module of $(PYTHON), which is missing (on Debian and Ubuntu: apt install python3-venv).' >&2; exit 1; }
	@rm -rf .venv
	@$(STEP) venv 4 'Preparing .venv' -- sh -c '$(PYTHON) -m venv .venv && $(BIN)/pip install -qq uv'
	@touch $@

.stamps/dependencies: .stamps/venv requirements.lock
	@$(STEP) dependencies 10 'Fetching the Python packages' -- $(UV) --python .venv --require-hashes --requirements requirements.lock
	@touch $@

.stamps/npm: client/package-lock.json $(if $(wildcard client/node_modules),,missing)
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2> /dev/null || \
	    { echo 'The browser table needs Node.js 20.19 or newer to be built, with npm (on Debian: apt install nodejs npm, or from nodejs.org).' >&2; exit 1; }
	@$(STEP) npm 8 'Fetching the packages of the client' -- npm --prefix client ci --no-audit --no-fund
	@touch $@

.stamps/client: .stamps/npm .stamps/sources $(CLIENT) $(if $(wildcard src/yamen/server/static/index.html),,missing)
	@touch $@.start
	@$(STEP) client 4 'Building the client' -- npm --prefix client run -s build -- --logLevel error
	@mv $@.start $@

.stamps/chromium:
	@command -v chromium-headless-shell > /dev/null || command -v chromium > /dev/null || \
	    { echo 'Installing Chromium for the browser tests ...'; \
	    { $(CHROMIUM) || { apt-get update -qq && $(CHROMIUM); }; } > $@.log 2>&1; } || \
	    { echo 'The browser tests need Chromium, and it could not be installed: on Debian, run apt install chromium-headless-shell as root.' >&2; exit 1; }
	@touch $@

# The stamp takes its date from the start, so that what is edited during the build is built the next time. What was
# compiled stays as long as no file has come or gone: the compiler then does only what is new.
.stamps/install: .stamps/dependencies .stamps/sources .stamps/client $(SOURCES) pyproject.toml setup.py tools/yamen_build.py tools/docstrings.py
	@if [ .stamps/sources -nt $@ ]; then rm -rf build/lib*; fi
	@touch $@.start
	@rm -rf build/bdist* build/wheel
	@find build -path 'build/lib*' -type f -not -name '*.so' -delete 2> /dev/null || true
	@$(STEP) engine 40 'Compiling the engine' -- $(BIN)/python -c '$(BUILD_WHEEL)'
	@$(UV) --python .venv --no-deps --reinstall build/wheel/*.whl
	@$(IS_COMPILED) || echo 'The engine is installed as plain Python and will be slower: for a fast one install a C compiler and the headers of Python, then run make clean setup.'
	@mv $@.start $@

BOARDGAME := benchmarks/peers/boardgame

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
