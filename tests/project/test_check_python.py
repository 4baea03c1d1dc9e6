"""The first thing that `make` does on a new machine: it says what is missing."""

import runpy
import sys
from importlib.metadata import distributions
from itertools import product
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

SCRIPT = Path(__file__).parents[2] / "scripts/check_python.py"


def test_lets_this_python_pass():
    runpy.run_path(SCRIPT)


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 10, 13), (3, 15, 0)])
def test_names_a_version_that_cannot_run_the_book(monkeypatch, version):
    monkeypatch.setattr(sys, "version_info", version)
    with pytest.raises(SystemExit, match="this one is {}.{}.{}.".format(*version)):
        runpy.run_path(SCRIPT)


def test_says_what_to_install_where_no_environment_can_be_made(monkeypatch):
    monkeypatch.setitem(sys.modules, "ensurepip", None)  # as on Debian by itself
    with pytest.raises(SystemExit, match="python3-venv"):
        runpy.run_path(SCRIPT)


def test_what_is_pinned_runs_on_the_oldest_and_the_newest():
    needs = {d.name: d.metadata.get("Requires-Python") for d in distributions()}
    pairs = product(("3.11.0", "3.14.0"), needs.items())
    assert not [
        (v, name) for v, (name, need) in pairs if need and v not in SpecifierSet(need)
    ]
