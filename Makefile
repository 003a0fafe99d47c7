# Two commands matter: `make play` and `make test`. `make help` lists the rest.
#
# Every check has a target of its own and can be run alone after `make setup`; `make test` runs them all.

PYTHON ?= python3
BIN    := .venv/bin
RULES  := tests/kernel tests/demo tests/board tests/minis
LOCK   := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header

# What Python compiles is kept, also where the environment forbids it, as containers do: every check starts many programs.
export PYTHONDONTWRITEBYTECODE :=

# Tests run in an order that looks random and is the same each time; `make test-long` shuffles again.
PYTEST = $(BIN)/pytest -n $(JOBS) --dist worksteal --randomly-seed=1

# Settings of the targets that take some: make fuzz GAMES=500 SEED=7 GAME=demo
JOBS  ?= 2
N     ?= 100
GAMES ?= 100
SEED  ?= 1
SCALE ?= 1
TOTAL ?= 200

.DEFAULT_GOAL := help
.PHONY: help play test test-long setup lint format types contracts docs web rules content compile compiled browser pytest \
        coverage mutate fuzz bench load frames chaos strength balance wheel sbom lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 12

## The two commands

play: ## set everything up and start playing
	@$(PYTHON) -m scripts.setup play
	@$(BIN)/python -m scripts.play

test: setup ## set everything up and run every check
	@$(BIN)/python -m scripts.check

## Single checks

setup: ## set up for development, without running anything
	@$(PYTHON) -m scripts.setup dev

lint: ## format and lint of all Python files
	$(BIN)/ruff format --check
	$(BIN)/ruff check

types: ## static types
	$(BIN)/mypy

contracts: ## which package may import which
	$(BIN)/lint-imports --no-logo

docs: ## build the documentation into build/docs
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going -b html docs build/docs

web: ## lint, types and tests of the web client
	$(BIN)/python -m scripts.web_types --check
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

rules: ## the rule ledger: which rules the tests show
	$(BIN)/python -m tools.ledger rules

content: ## the content ledger: which pieces the tests show
	$(BIN)/python -m tools.ledger content

compile: ## compile kernel, rules and bots with mypyc into build/compiled
	$(BIN)/python -m scripts.compile

compiled: compile ## rule tests against the compiled build
	MAGEKNIGHT_BUILD=compiled PYTHONPATH=build/compiled $(PYTEST) $(RULES)

browser: ## the tests in a real browser, in processes of their own: the driver keeps an event loop running
	$(PYTEST) tests/browser

pytest: ## the Python tests, without the browser
	$(PYTEST) --ignore=tests/browser

## What takes longer

test-long: setup compile ## long fuzzing, all tests with fresh random examples and their coverage, mutation
	PYTHONPATH=build/compiled $(BIN)/python -m tools.fuzz --games 10000 --seed $(SEED)
	PYTHONPATH=build/compiled $(BIN)/python -m tools.leaks --games 500 --seed $(SEED)
	$(MAKE) coverage
	$(MAKE) mutate

coverage: ## branch coverage of the Python tests with fresh random examples, as a page in build/coverage
	$(BIN)/pytest -n $(JOBS) --hypothesis-profile=fresh --ignore=tests/browser --cov --cov-report=term:skip-covered --cov-report=html

mutate: ## try N mutants of the rules packages and list the survivors
	$(BIN)/python -m tools.mutate -n $(N) --seed $(SEED)

fuzz: ## play GAMES random games from SEED and check every step (one game: GAME=demo)
	$(BIN)/python -m tools.fuzz --games $(GAMES) --seed $(SEED) $(if $(GAME),--game $(GAME))

bench: compile ## measure both builds into build/bench.json
	$(BIN)/python -m tools.bench

load: ## 200 live matches on one server process, for five minutes: figures into build/load.json
	$(BIN)/python -m tools.load --game board --setup '{"seats": 2, "scenario": "first_reconnaissance"}'

frames: ## drag and zoom a large map and a crowded table in a browser: figures into build/frames.json
	$(BIN)/python -m tools.frames

chaos: ## cut connections, kill the server and restart PostgreSQL; compare clients and log
	$(BIN)/python -m tools.chaos --cuts 200 --kills 20
	$(BIN)/python -m tools.chaos --cuts 200 --kills 20 --restarts 5 --postgres --crowd 10

strength: ## measure how well and how fast bots play into build/strength.json (shorter: SCALE=0.1)
	$(BIN)/python -m tools.strength --scale $(SCALE)

balance: ## battles between the ready-made armies of edition 2.0 at TOTAL points, resumed from tools/balance/results.tsv
	$(BIN)/python -m tools.balance play --total $(TOTAL) --games $(GAMES) --workers 2
	$(BIN)/python -m tools.balance table

## Housekeeping

format: ## put all Python files into shape
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

wheel: setup ## build the wheels into dist: one with the compiled rules for machines like this one, one for all others
	@$(BIN)/python -m scripts.wheel

sbom: setup ## list what the package and the web client are made of, with licences, into build/sbom.json and build/licences.txt
	@$(BIN)/python -m scripts.sbom

lock: ## resolve the dependencies again into the lock files
	$(LOCK) --group bootstrap --output-file requirements-bootstrap.txt
	$(LOCK) --group compile --constraint requirements-dev.txt --output-file requirements-compile.txt
	$(LOCK) pyproject.toml --extra server --output-file requirements.txt
	$(LOCK) pyproject.toml --extra postgres --constraint requirements.txt --output-file requirements-postgres.txt
	$(LOCK) pyproject.toml --all-extras --group dev --constraint requirements.txt --output-file requirements-dev.txt

clean: ## remove everything that was built, except the virtual environment
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage* src/mageknight/server/web
	find src tests tools scripts -name __pycache__ -type d -prune -exec rm -rf {} +
