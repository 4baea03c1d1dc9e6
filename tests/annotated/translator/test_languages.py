"""The shipped translator of twelve languages, its file, and the program that trains it."""

import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
import torch

from annotated import Translator, count_parameters, number_split, number_words
from annotated.training.checkpoints import load_checkpoint
from annotated.translator.translator import LANGUAGES, SHIPPED
from annotated_lab.data.languages import CODES, number_words_in
from tests.helpers.small import refused

PROGRAM = Path(__file__).parents[3] / "scripts/train_languages.py"
EDGES = [0, 1, 3, 11, 16, 21, 40, 60, 71, 80, 97, 100, 101, 1000, 1001, 1003, 2000]
EDGES += [10_000, 11_000, 21_000, 60_060, 101_000, 301_661, 621_100, 999_999]


@pytest.fixture(scope="module")
def translator():
    return Translator.load(LANGUAGES)


@pytest.fixture(scope="module")
def metrics():
    return json.loads(LANGUAGES.with_suffix(".json").read_text("utf-8"))


def wrong_numbers(translator, numbers, code):
    given = translator.translate([number_words(n)[0] for n in numbers], to=code)
    pairs = zip(numbers, given, strict=True)
    return [n for n, words in pairs if words != number_words_in(n, code)]


@pytest.mark.parametrize("code", CODES)
def test_held_out_numbers_are_exact(translator, metrics, code, unchecked):
    """A fixed sample in each language. The same numbers are held out of all of them."""
    settings = metrics["settings"]
    sizes = (settings[name] for name in ("n_train", "n_held_out", "seed"))
    learnt, held_out = number_split(*sizes)
    sample = held_out[::20]
    assert len(sample) == 250
    assert not {*sample} & {*learnt}
    assert len(wrong_numbers(translator, sample, code)) <= 1


@pytest.mark.parametrize("code", CODES)
def test_held_out_round_thousands(translator, metrics, unchecked, code):
    """What people ask for first, and what is rare among all numbers."""
    settings = metrics["settings"]
    sizes = (settings[name] for name in ("n_train", "n_held_out", "seed"))
    numbers = number_split(*sizes)
    split = runpy.run_path(str(PROGRAM))["thousands_split"]
    learned, new = split(*numbers, settings)
    assert len(new) == settings["n_thousands_held_out"] == 247
    assert not {*new} & {*learned, *numbers[0]}
    assert all(number % 1000 == 0 for number in learned + new)
    others = {n for part in numbers for n in part if n and n % 1000 == 0}
    assert {*range(1000, 1_000_000, 1000)} == {*new, *learned} | others
    assert metrics["wrong_thousands"][code] == []
    assert wrong_numbers(translator, new[::5], code) == []


def test_small_large_and_irregular_numbers(translator, unchecked):
    for code in CODES:
        assert wrong_numbers(translator, EDGES, code) == [], code


def test_language_in_text_or_as_argument(translator):
    both = ["soixante et onze", "syvoghalvfems"]
    assert translator.translate(["<fr> seventy-one", "<da> ninety-seven"]) == both
    assert translator.translate(["seventy-one"], to="fr") == ["soixante et onze"]
    seen = translator.explain("<ja> forty-two")
    assert (seen.text, seen.src_tokens) == ("四十二", ["<ja>", "forty", "two"])
    assert translator.languages == CODES
    assert Translator.load(SHIPPED).languages == []


def test_file_is_that_of_its_metrics_and_program(translator, metrics):
    assert LANGUAGES.stat().st_size <= 1_500_000
    config, settings = vars(translator.model.config), metrics["settings"]
    assert config | settings["model"] == config
    assert metrics["parameters"] == count_parameters(translator.model)
    assert metrics["checkpoint_bytes"] == LANGUAGES.stat().st_size
    assert len(translator.tgt_vocab) == settings["vocabulary"]
    assert [*metrics["exact_match"]] == [*metrics["wrong"]] == CODES
    for code, share in metrics["exact_match"].items():
        assert share >= 0.999, code
        wrong = round((1 - share) * settings["n_held_out"])
        assert len(metrics["wrong"][code]) == wrong, code
    points = -(-settings["n_steps"] // metrics["loss_every"])
    assert len(metrics["losses"]) == points
    assert metrics["losses"][0] > 5 and metrics["losses"][-1] < 0.01
    assert metrics["training_seconds"] < 1800
    program = runpy.run_path(str(PROGRAM))
    assert metrics["settings"] == program["SETTINGS"]
    run = json.loads(LANGUAGES.with_suffix(".run.json").read_text("utf-8"))
    assert run["src_tokens"][0] == "<fr>"
    steps = [checkpoint["step"] for checkpoint in run["checkpoints"]]
    assert (steps[0], steps[-1]) == (0, metrics["settings"]["n_steps"])
    assert run["checkpoints"][-1]["exact"] == run["n_sentences"]
    for code, numbers in metrics["wrong"].items():
        if numbers:
            assert wrong_numbers(translator, numbers, code) == numbers, code
    stored = load_checkpoint(LANGUAGES)[0].state_dict()
    for name, tensor in translator.model.state_dict().items():
        assert stored[name].dtype == torch.float16, name
        assert tensor.dtype == torch.float32, name
        assert torch.equal(tensor, stored[name].float()), name


def test_program_is_reproducible(tmp_path):
    """End to end in two steps, with few numbers. Another run gives the same bytes."""
    short = """
from scripts import train_languages
train_languages.SETTINGS |= dict(n_train=1500, n_held_out=20, languages=["fr", "ja"],
                                 vocabulary=300, batch_tokens=500)
train_languages.main()
"""
    files = [tmp_path / "one.pt", tmp_path / "two.pt"]
    for file in files:
        command = [sys.executable, "-c", short, "--steps", "2", "--out", file]
        options = dict(capture_output=True, text=True, timeout=300)
        done = subprocess.run(command, cwd=PROGRAM.parents[1], **options)
        assert done.returncode == 0, done.stderr
    fresh, again = (Translator.load(file) for file in files)
    assert fresh.languages == ["fr", "ja"]
    assert len(fresh.translate(["forty-seven"], to="ja")) == 1
    for name, tensor in fresh.model.state_dict().items():
        assert torch.equal(tensor, again.model.state_dict()[name]), name
    metrics = json.loads(files[0].with_suffix(".json").read_text("utf-8"))
    assert metrics["settings"]["n_steps"] == len(metrics["losses"]) == 2
    assert {*metrics["wrong"]} == {"fr", "ja"}


def test_invalid_texts_and_languages(translator):
    known = ", ".join(CODES)
    with refused("texts must be a list, got the text 'two'"):
        translator.asking_for("two", "fr")
    with refused("to = 'xx' is not a language of this model", f"choose one of {known}"):
        translator.translate(["one"], to="xx")
    with refused("text = 'one' does not start with a language", "'<de> forty-seven'"):
        translator.translate(["one"])
    with refused("does not start with a language", "<de> <nl> <da>"):
        translator.translate(["<xx> one"])
    with refused("to = 'fr' is not a language of this model: choose one of none"):
        Translator.load(SHIPPED).translate(["one"], to="fr")
    with refused("text = '<fr>' holds no word"):
        translator.translate(["<fr>"])
    with refused("text = '<fr> ' holds no word"):
        translator.translate([""], to="fr")
    with refused("text holds '<de>', which the model never saw"):
        translator.translate(["<fr> <de> one"])
    with refused("text holds 'fourty'", "Did you mean 'forty'?"):
        translator.translate(["fourty"], to="fr")
