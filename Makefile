# Everything a developer or a player needs. `make play` and `make test` work on a clean clone with Python 3.11 or newer, make and a C compiler;
# `make play` also without a compiler.

PYTHON ?= python3
DEV    := .venv/dev
PLAY   := .venv/play
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name 'weights.json') pyproject.toml setup.py constraints.txt
PIP_INSTALL := install --quiet --disable-pip-version-check --constraint constraints.txt
# A new environment comes with the pip and setuptools of its Python, which may be old ones with known holes.
UP_TO_DATE := python -m pip $(PIP_INSTALL) --upgrade pip setuptools
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
# One more than there are processors in a small machine: what is tested in a browser waits for much.
WORKERS ?= 3
GAMES  := $(subst _,-,$(notdir $(patsubst %/game.py,%,$(wildcard src/triptych/games/*/game.py))))

.PHONY: help play test lint types compiled servers test-interpreted test-compiled test-both audit bench fit balance bench-server mutation clean

help:
	@echo "make play              install, start the server, print its address"
	@echo "make test              install what tests need and run them all, each once"
	@echo "make test-both         run them on the plain source and on the compiled engine"
	@echo "make test-interpreted  the part of them that runs on the plain source"
	@echo "make test-compiled     the part of them that runs on the compiled engine"
	@echo "make lint              style, and which level imports what"
	@echo "make types             mypy"
	@echo "make compiled          the engine compiled, in build/compiled"
	@echo "make servers           browser and database server for the tests, and axe-core"
	@echo "make audit             known holes in what is pinned; asks the internet"
	@echo "make bench             how fast the engine is, interpreted and compiled"
	@echo "make bench-server      how fast the server is"
	@echo "make balance           how fair the games are"
	@echo "make fit               the weights of the bots' judgement, anew"
	@echo "make mutation          do the tests notice a changed rule?"
	@echo "make clean             take away all that was made"

# -- playing --------------------------------------------------------------------------------------------------------------------------

play: $(PLAY)/ready
	@$(PLAY)/bin/triptych serve

$(PLAY)/ready: $(SOURCES)
	@test -x $(PLAY)/bin/python || $(PYTHON) -m venv $(PLAY)
	@$(PLAY)/bin/$(UP_TO_DATE)
	@echo "Installing Triptych; with a C compiler the engine is compiled, which takes about two minutes (TRIPTYCH_COMPILE=0 skips it) ..."
	@$(PLAY)/bin/pip $(PIP_INSTALL) .
	@touch $@

# -- testing --------------------------------------------------------------------------------------------------------------------------

# Every test once, where it tells most. What needs no compiled engine is done while it is being compiled.
test:
	@$(MAKE) --jobs=2 compiled servers lint types test-interpreted
	@$(MAKE) test-compiled

$(DEV)/ready: pyproject.toml setup.py constraints.txt
	@test -x $(DEV)/bin/python || $(PYTHON) -m venv $(DEV)
	@$(DEV)/bin/$(UP_TO_DATE)
	@echo "Installing the tools for tests ..."
	@TRIPTYCH_COMPILE=0 $(DEV)/bin/pip $(PIP_INSTALL) --editable '.[test]'
	@touch $@

lint: $(DEV)/ready
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/lint-imports

# A cache of its own: the engine may be compiled at the same time, which asks mypy too.
types: $(DEV)/ready
	$(DEV)/bin/mypy --cache-dir=.mypy_cache/types

compiled: build/compiled/ready

build/compiled/ready: $(DEV)/ready $(SOURCES)
	@rm -rf build/compiled
	TRIPTYCH_COMPILE=1 $(DEV)/bin/pip $(PIP_INSTALL) --no-deps --no-build-isolation --target build/compiled .
	@touch $@

servers:
	@sh tests/install_servers.sh

# Whoever has nothing left to do takes over from the others; the longest stand first, so that nobody waits for one at the end.
PYTEST      := $(DEV)/bin/python -m pytest -n $(WORKERS) --dist worksteal -q
ON_COMPILED := PYTHONPATH=build/compiled TRIPTYCH_REQUIRE_COMPILED=1

# What plays many games, and what people meet: on the compiled engine. Whatever stands elsewhere is seen on the plain source: the rules'
# own tests, by which the rule matrix finds what carries out a rule, core, words, drawings and pages.
COMPILED_TESTS := tests/referee tests/server tests/browser tests/bots tests/sim tests/cli tests/conformance

test-interpreted: $(DEV)/ready
	$(PYTEST) tests/test_rule_matrix.py tests $(COMPILED_TESTS:%=--ignore=%)

test-compiled: build/compiled/ready servers
	$(ON_COMPILED) $(DEV)/bin/python -c "import triptych; assert triptych.compiled, 'not compiled'"
	$(ON_COMPILED) TRIPTYCH_LOCKSTEP_GAMES=100 $(PYTEST) $(COMPILED_TESTS)

# Everything on either engine (server and browser on the compiled one alone), the referees over a thousand games of each game: for a release.
test-both: build/compiled/ready servers lint types
	TRIPTYCH_REQUIRE_COMPILED=1 $(PYTEST) tests/test_rule_matrix.py tests --ignore=tests/server --ignore=tests/browser
	$(ON_COMPILED) TRIPTYCH_LOCKSTEP_GAMES=350 $(PYTEST) $(COMPILED_TESTS) tests --ignore=tests/test_rule_matrix.py

# Known holes in what is pinned, in an environment of its own: it asks a list on the internet, so it is no part of `make test`.
audit:
	@test -x .venv/audit/bin/python || $(PYTHON) -m venv .venv/audit
	@.venv/audit/bin/$(UP_TO_DATE)
	@PIP_CONSTRAINT= .venv/audit/bin/pip install --quiet --disable-pip-version-check 'pip-audit>=2.7' || \
		{ echo "pip-audit could not be installed: nothing was looked up."; exit 1; }
	@mkdir -p build && rm -f build/audit.txt
	@.venv/audit/bin/pip-audit --requirement constraints.txt --no-deps --disable-pip --output build/audit.txt || \
		{ test -s build/audit.txt && cat build/audit.txt || echo "The list of known holes cannot be reached from here: nothing was looked up."; exit 1; }

# -- measuring ------------------------------------------------------------------------------------------------------------------------

# Interpreted and compiled, side by side.
bench: build/compiled/ready
	@$(DEV)/bin/pip $(PIP_INSTALL) 'catanatron==3.2.1' || echo "catanatron could not be installed: no comparison"
	for game in $(GAMES); do \
		$(DEV)/bin/python -m triptych bench $$game --json > build/bench-$$game.json && \
		PYTHONPATH=build/compiled $(DEV)/bin/python -m triptych bench $$game --beside build/bench-$$game.json || exit 1; \
	done

# The weights of the games' judgements, anew from played games; two to four minutes a game. In Sola Fide, where greedy uses its cards badly,
# twice more with games of a bot that searches with what was found before, five to ten minutes each. In the others, where what goes with a
# good end is not always worth striving for, they are then tuned by playing with them, ten to twenty minutes each.
fit: build/compiled/ready
	$(DEV)/bin/pip $(PIP_INSTALL) 'numpy>=2.0'
	for game in $(GAMES); do PYTHONPATH=build/compiled $(DEV)/bin/python -m benchmarks.fit $$game --write src --write build/compiled || exit 1; done
	for seed in 20 21; do \
		PYTHONPATH=build/compiled $(DEV)/bin/python -m benchmarks.fit sola-fide \
			--bot search:150=2400 --drawn 30 --seed $$seed --write src --write build/compiled || exit 1; \
	done
	for game in column-of-fire world-without-end; do \
		PYTHONPATH=build/compiled $(DEV)/bin/python -m benchmarks.tune $$game --write src --write build/compiled || exit 1; \
	done

# Less than an hour on two cores; stopped, it goes on where it was.
balance: build/compiled/ready
	PYTHONPATH=build/compiled $(DEV)/bin/python -m benchmarks.balance --jobs $(WORKERS) --keep build/balance.jsonl

bench-server: build/compiled/ready
	PYTHONPATH=build/compiled $(DEV)/bin/python -m benchmarks.server

# Do the tests notice a changed rule? mutmut needs an older pytest, so it has a place of its own; about half an hour.
mutation:
	@test -x .venv/mutation/bin/python || $(PYTHON) -m venv .venv/mutation
	@TRIPTYCH_COMPILE=0 PIP_CONSTRAINT= .venv/mutation/bin/pip install --quiet --editable '.[mutation]'
	.venv/mutation/bin/mutmut run --max-children $(WORKERS)
	.venv/mutation/bin/mutmut results | tail -n 40

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache mutants src/*.egg-info
