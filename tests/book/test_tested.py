"""The page that tells how the book is tested names tests that exist, and counts what is there."""

import ast
import re
from types import SimpleNamespace

import pytest

from book.extensions import counts
from gauntlet.mutants import MUTANTS
from tests.helpers.pages import ROOT, chapters, text_of

PAGE = "how-this-book-is-tested.md"
NAMED = re.findall(r"`((?:\w+/)*test_\w+\.py)::(\w+)`", text_of(PAGE))


def functions_in(file):
    tree = ast.parse((ROOT / "tests" / file).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_page_names_tests():
    assert len(set(NAMED)) == len(NAMED) > 30
    files = {file for file, _ in NAMED}
    assert {"annotated/transformer/test_parity.py", "gauntlet/test_mutants.py"} <= files
    assert {"book/test_book.py", "annotated_book/widgets/test_engine.py"} <= files
    assert "browser/test_pages.py" in files


@pytest.mark.parametrize("file, name", NAMED, ids=map("::".join, NAMED))
def test_every_test_that_is_named_exists(file, name):
    assert name in functions_in(file)


def test_numbers_of_the_page_are_computed():
    config = SimpleNamespace(myst_substitutions={"other": 1})
    counts.count(None, config)
    numbers = {"n_mutants": len(MUTANTS), "n_chapters": len(chapters())}
    minutes = config.myst_substitutions.pop("minutes")
    assert config.myst_substitutions == {"other": 1, **numbers}
    for name in numbers:
        assert f"{{{{ {name} }}}}" in text_of(PAGE)

    assert len(minutes) == len(chapters()) + 1
    # In a table only an escaped | is the filter's; a plain one starts the next cell.
    parts = re.findall(r"minutes\[(\d+):(\d+)\]\\\|sum", text_of("how-to-read.md"))
    counted = [number for start, end in parts for number in range(int(start), int(end))]
    assert counted == list(range(1, len(minutes)))
