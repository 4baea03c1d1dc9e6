"""The program that leaves two patterns of digits out of one language, and what it has measured."""

import json
import subprocess
import sys

import pytest

from annotated import number_split
from annotated.translator.translator import LEFT_OUT
from scripts import leave_out_pattern as program
from scripts.train_languages import SETTINGS, make_translator


@pytest.fixture(scope="module")
def record():
    return json.loads(LEFT_OUT.read_text("utf-8"))


@pytest.mark.parametrize(
    "number, is_left_out",
    [
        *[(n, True) for n in (47, 147, 47_000, 647_002, 100_000, 999_999)],
        *[(n, False) for n in (0, 74, 470, 4_700, 7_000, 99_999)],
    ],
)
def test_which_numbers_are_left_out(number, is_left_out):
    assert program.has_pattern(number) == is_left_out


def test_they_are_left_out_of_spanish_alone():
    settings = SETTINGS | dict(languages=["es", "ja"], repeats_below_100=1)
    translator = make_translator(settings)
    pairs = program.pairs_without_patterns(translator, [47, 48, 7_000], settings)
    sources = [" ".join(translator.src_vocab.decode(source)) for source, _ in pairs]
    assert sorted(sources) == [
        "<es> forty eight",
        "<es> seven thousand",
        "<ja> forty eight",
        "<ja> forty seven",
        "<ja> seven thousand",
    ]
    learned, _ = number_split(SETTINGS["n_train"], SETTINGS["n_held_out"])
    asked = program.asked_numbers(learned, 50)
    for numbers in asked.values():
        assert len({*numbers} - {*learned}) == 50
    # Each pattern by itself: what is wrong with one is not the other's doing.
    assert all(program.has_47(n) and n < 100_000 for n in asked["47"])
    assert all(n >= 100_000 and not program.has_47(n) for n in asked["six digits"])
    assert not any(map(program.has_pattern, asked["the rest"]))


def test_the_program(tmp_path, record):
    """End to end in two steps, with few numbers and two languages."""
    short = """
from scripts import leave_out_pattern, train_languages
train_languages.SETTINGS |= dict(n_train=1100, n_held_out=20, vocabulary=300)
leave_out_pattern.MODELS["twelve languages"] = ["es", "ja"]
leave_out_pattern.main()
"""
    out = tmp_path / "left-out.json"
    command = [sys.executable, "-c", short, "--steps", "2", "--asked", "3"]
    subprocess.run([*command, "--out", out], check=True, capture_output=True)
    found = json.loads(out.read_text("utf-8"))
    assert (found["n_steps"], found["n_asked"]) == (2, 3)
    kinds = [{*model} for model in record["models"][:4]]
    assert [{*model} for model in found["models"]] == kinds
    assert all(model["the rest"]["exact"] == 0 for model in found["models"])


def test_the_shipped_record_is_of_the_program(record):
    assert (record["n_steps"], record["n_asked"]) == (program.N_STEPS, program.N_ASKED)
    models = [(model["model"], model["seed"]) for model in record["models"]]
    assert models == [(name, s) for s in program.SEEDS for name in program.MODELS]
    for model in record["models"]:
        for kind in ("the rest", *program.PATTERNS):
            wrong, exact = model[kind]["wrong"], model[kind]["exact"]
            n_wrong = round((1 - exact) * record["n_asked"])
            assert len(wrong) == min(program.N_EXAMPLES, n_wrong)
