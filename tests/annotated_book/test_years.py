"""The program that watches the years during a training, and what it has measured."""

import json

import pytest

from annotated import Translator
from annotated.translator.translator import YEARS
from scripts import record_years as program


@pytest.mark.parametrize(
    "year, words",
    [
        (1200, ("twelve hundred", "zwölfhundert")),
        (1101, ("eleven hundred and one", "elfhunderteins")),
        (1984, ("nineteen hundred and eighty-four", "neunzehnhundertvierundachtzig")),
    ],
)
def test_how_years_are_said(year, words):
    assert program.year_words(year) == words


def test_the_shipped_translator_stops_after_zwölf():
    assert program.hundert_after(Translator.load(), 12) == pytest.approx(
        0.375, abs=0.01
    )


@pytest.mark.parametrize("name", ["AVX512", "AVX2"])
def test_a_run_has_every_step(name):
    run = json.loads(YEARS.read_text("utf-8"))[name]
    assert (run["n_years"], run["n_held_out"]) == (len(program.YEARS_SAID), 5_000)
    assert [c["step"] for c in run["checkpoints"]] == [*range(100, 2501, 100)]
    assert [int(step) for step in run["hundert_after"]] == [*range(20, 2501, 20)]
    assert all(len(values) == 9 for values in run["hundert_after"].values())
