# Two commands are all a newcomer needs: `make run` and `make test`. Each makes what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run play test check bench pictures crash format setup lock clean

run: $(VENV)/run.stamp ## start the bot, or the table in your browser where no DISCORD_TOKEN is set
	@$(BIN)/python -m bot

play: $(VENV)/run.stamp ## two people at one keyboard
	@$(BIN)/python -m bot play

test: $(VENV)/dev.stamp ## run the tests
	@$(BIN)/python -m pytest -n auto

check: $(VENV)/dev.stamp ## everything CI checks: format, lint, types, tests
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/pyright
	@$(MAKE) --no-print-directory test

bench: $(VENV)/dev.stamp ## measure, side by side; keeps the table in docs/benchmarks.md (a few minutes)
	@$(BIN)/python -m bench

pictures: $(VENV)/dev.stamp ## take the README's pictures anew, at the table in a browser
	@$(BIN)/python -m tests.table.pictures

ROUNDS ?= 500
ENGINE ?= sqlite
crash: $(VENV)/dev.stamp ## kill the bot at random moments, ROUNDS times, and see that nothing is lost (ENGINE=postgresql: the server too)
	@$(BIN)/python -m tests.sockets.crash --rounds $(ROUNDS) --engine $(ENGINE)

format: $(VENV)/dev.stamp ## put the code in the house format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

setup: $(VENV)/dev.stamp ## make the virtual environment with everything in it

COMPILE := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header
lock: $(VENV)/dev.stamp ## pin the newest versions that pyproject.toml allows
	@$(BIN)/python -m pip install --quiet uv
	$(COMPILE) pyproject.toml --extra fonts -o requirements.lock
	$(COMPILE) pyproject.toml --extra fonts --extra local -o requirements-local.lock
	$(COMPILE) pyproject.toml --extra fonts --extra local --group dev -o requirements-dev.lock

clean: ## remove the virtual environment and what tools left behind; the games in data/ stay
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Python 3.11 or newer is needed; name one with: make PYTHON=python3.12 ...'; exit 1; }
	@echo 'Making the virtual environment in $(VENV) (only the first time).'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: requirements-local.lock | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-local.lock
	@touch $@

$(VENV)/dev.stamp: requirements-dev.lock | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@ $(VENV)/run.stamp
