"""The program that teaches the translator the years, and what it has measured and shipped."""

import json
import subprocess
import sys

import pytest

from annotated import Translator, number_split, number_words
from annotated.translator.translator import WITH_YEARS
from scripts import teach_years as program


@pytest.fixture(scope="module")
def record():
    return json.loads(WITH_YEARS.with_suffix(".json").read_text("utf-8"))


def test_a_year_in_hundreds():
    assert program.in_hundreds(12) == ("twelve hundred", "zwölfhundert")
    year = ("nineteen hundred and eighty-four", "neunzehnhundertvierundachtzig")
    assert program.in_hundreds(19, 84) == year


@pytest.mark.parametrize("recipe", program.RECIPES.values(), ids=program.RECIPES)
def test_what_is_tested_is_in_no_training(recipe):
    numbers, held_out = number_split()
    trained_on = {source for source, _ in program.pairs_of(recipe, numbers)}
    tests = program.tests_of(held_out)
    assert "twelve hundred" not in trained_on
    for name in ("other years", "ordinary"):
        assert not trained_on & {source for source, _ in tests[name]}
    rounds = {source for source, _ in program.round_years()} & trained_on
    assert len(rounds) == (8 if recipe["rounds"] else 0)


def test_the_program(tmp_path):
    """End to end in one step, with few numbers and one order of the batches."""
    short = """
from scripts import teach_years as program
program.SETTINGS["seeds"] = [0]
tests_of = program.tests_of
program.tests_of = lambda held_out: {k: v[:3] for k, v in tests_of(held_out).items()}
program.main()
"""
    out = tmp_path / "years.pt"
    command = [sys.executable, "-c", short, "--steps", "1", "--out", out]
    subprocess.run(command, check=True, capture_output=True)
    runs = json.loads(out.with_suffix(".json").read_text("utf-8"))["runs"]
    assert [run["recipe"] for run in runs] == ["before", *program.RECIPES]
    assert Translator.load(out).translate(["two"]) == ["zwei"]


def test_the_shipped_record_is_of_the_program(record):
    assert record["settings"] == program.SETTINGS and record["recipes"] == program.RECIPES
    recipes = [(run["recipe"], run.get("seed")) for run in record["runs"]]
    in_turn = [(name, seed) for name in program.RECIPES for seed in program.SETTINGS["seeds"]]
    assert recipes == [("before", None), *in_turn]


def test_the_shipped_translator_has_lost_none(record):
    """Of what it was taught, and of 300 ordinary numbers (chapter 18 asks all 5,000)."""
    *_, name = program.RECIPES
    shipped = next(run for run in record["runs"] if run["recipe"] == name)
    assert set(shipped["wrong"].values()) == {0}
    translator, tests = Translator.load(WITH_YEARS), program.tests_of(number_split()[1][:300])
    assert not any(program.wrong_answers(translator, pairs) for pairs in tests.values())
    assert translator.translate(["seven forty"]) == [number_words(47)[1]]
