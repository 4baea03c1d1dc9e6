"""Decoding in JavaScript is that of the package, step by step (in Node)."""

import json
import random
from base64 import b64encode
from itertools import islice

import pytest

from annotated import Translator
from annotated_book.widgets.in_page.live import packed
from annotated_book.widgets.in_page.search import decode, random_numbers
from tests.helpers.javascript import in_node
from tests.helpers.searches import random_settings, some_texts, untrained

MODULES = ["in_page/live.js", "in_page/search.js"]
SEARCH = """
    const live = new js.LiveModel(given.page);
    return given.settings.map((settings) => {
        const search = js.decode(live, settings);
        for (let rests = 0; ; rests++) {
            const { done, value } = search.next();
            if (done) return [value, rests];
        }
    });
"""


def check_same(found, wanted, path=""):
    """Compare all; probabilities to five digits, sums of logarithms to four."""
    if isinstance(wanted, dict):
        assert found.keys() == wanted.keys(), path
        for name in wanted:
            check_same(found[name], wanted[name], f"{path}.{name}")
    elif isinstance(wanted, list):
        assert len(found) == len(wanted), path
        for i, (mine, theirs) in enumerate(zip(found, wanted, strict=True)):
            check_same(mine, theirs, f"{path}.{i}")
    elif isinstance(wanted, float):
        close = 1e-4 if path.endswith(("score", "log_probability")) else 1e-5
        assert found == pytest.approx(wanted, abs=close), path
    else:
        assert found == wanted, path


@pytest.mark.parametrize(
    "which", [0, 1, 2, 3], ids=["shipped", "own 1", "own 2", "own 3"]
)
def test_search_in_the_page_is_that_of_pytorch(tmp_path, which):
    """Tokens, probabilities, random numbers, candidates, their fates and scores: 330 settings."""
    draw, shipped = random.Random(which), Translator.load()
    translator = untrained(shipped, which) if which else shipped
    texts = some_texts(draw, shipped, 9 if which else 32)
    settings = [random_settings(draw, texts) for _ in range(60 if which else 150)]
    blueprint, weights = packed(translator)
    page = {"blueprint": blueprint, "weights": b64encode(weights).decode()}
    given = {"page": page, "settings": settings}
    different = 0
    for how, (found, rests) in zip(
        settings, in_node(tmp_path, MODULES, SEARCH, given), strict=True
    ):
        wanted = json.loads(json.dumps(decode(translator, how)))
        check_same(found, wanted)
        assert rests >= len(wanted["found"]["steps"])
        different += wanted["found"]["text"] != wanted["greedy"]["text"]
    assert different > 8


def test_random_numbers_match_python(tmp_path):
    seeds = [0, 1, 7, 999]
    code = """
        return given.map((seed) => {
            const drawn = js.randomNumbers(seed);
            return Array.from({ length: 100 }, () => drawn.next().value);
        });
    """
    found = in_node(tmp_path, MODULES, code, seeds)
    assert found == [list(islice(random_numbers(seed), 100)) for seed in seeds]
