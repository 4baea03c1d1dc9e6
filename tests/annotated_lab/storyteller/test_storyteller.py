"""The shipped storyteller, its file, its measures, and the program that trains one."""

import json
import math
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from torch.testing import assert_close

from annotated import Translator, WordTokenizer, make_decoder_only, save_checkpoint
from annotated.translator.translator import SHIPPED as TRANSLATOR
from annotated_lab import Storyteller
from annotated_lab.small_world import VOCABULARY, check, entropy, stories
from annotated_lab.storyteller.measures import (
    answer_questions,
    answers,
    consistency,
    mean_bits,
    share_right,
    surprises,
)
from annotated_lab.storyteller.storyteller import COMPARED, GRID, SHIPPED
from scripts.train_storyteller import unlikelihood
from tests.helpers.small import refused

PROGRAM = Path(__file__).parents[3] / "scripts/train_storyteller.py"
BEGIN = "Anna meets Ben. The ball is red. Ben"


@pytest.fixture(scope="module")
def teller():
    return Storyteller.load()


def random_teller():
    tokenizer = WordTokenizer(VOCABULARY)
    sizes = dict(n_layers=1, d_model=12, d_ff=8, n_heads=2, max_len=40)
    return Storyteller(make_decoder_only(len(tokenizer), **sizes), tokenizer)


def test_the_shipped_file(teller):
    assert SHIPPED.stat().st_size < 1_000_000
    assert {p.dtype for p in teller.model.parameters()} == {torch.float32}
    for parameter in teller.model.parameters():  # what was saved as float16
        assert_close(parameter, parameter.half().float(), rtol=0, atol=0)
    assert teller.vocabulary.tokens[4:] == list(VOCABULARY)
    # Near the entropy, right answers, and stories that hold, as the book's pages say.
    record = json.loads(SHIPPED.with_suffix(".json").read_text())
    bits = record["bits_per_word"]
    assert bits["model"] < 1.02 * bits["world"]
    assert bits["answered_right"] > 0.99
    assert record["sampling"]["temperature 1"]["consistent"] > 0.98


@pytest.mark.parametrize("half", [False, True])
def test_saved_and_loaded(tmp_path, half):
    first = random_teller()
    first.model.eval()
    first.save(tmp_path / "model.pt", half=half)
    second = Storyteller.load(tmp_path / "model.pt")
    ids = torch.tensor([first.encode("Anna meets Ben.")])
    tolerance = 0.01 if half else 0
    assert_close(first.model(ids), second.model(ids), rtol=0, atol=tolerance)
    assert_close(first.model.positions.pe, second.model.positions.pe, rtol=0, atol=0)
    assert {p.dtype for p in first.model.parameters()} == {torch.float32}


def test_it_continues(teller):
    told = teller.continue_story(BEGIN, seed=3)
    assert told.startswith(BEGIN) and len(told) > len(BEGIN)
    assert told == teller.continue_story(BEGIN, seed=3)
    others = {teller.continue_story(BEGIN, seed=seed) for seed in range(5)}
    assert len(others) == 5
    greedy = {teller.continue_story(BEGIN, temperature=0.0, seed=s) for s in range(3)}
    assert len(greedy) == 1
    short = teller.continue_story(BEGIN, max_len=12)
    assert len(WordTokenizer.tokenize(short)) == 12


def test_what_it_predicts(teller):
    words = teller.next_words(BEGIN)
    assert math.isclose(sum(words.values()), 1, abs_tol=1e-5)
    assert list(words.values()) == sorted(words.values(), reverse=True)
    bits = teller.surprise(BEGIN)
    assert [word for word, _ in bits] == WordTokenizer.tokenize(BEGIN)
    before = teller.next_words("Anna meets Ben. The ball is")
    assert bits[7] == ("red", pytest.approx(-math.log2(before["red"]), abs=1e-5))
    assert bits[0][1] == pytest.approx(math.log2(24), abs=0.7)  # 24 names
    maps = teller.attention(BEGIN)
    assert len(maps) == teller.model.config.n_layers
    n = len(WordTokenizer.tokenize(BEGIN)) + 1
    for weights in maps.values():
        assert weights.shape == (teller.model.config.n_heads, n, n)
        assert not weights.triu(1).any()
        assert_close(weights.sum(-1), torch.ones(weights.shape[:-1]))


def test_refused(teller, tmp_path):
    with refused("'Hanna'", "did you mean Anna"):
        teller.continue_story("Hanna meets")
    with refused("'xyzzyx'", "choose another"):
        teller.encode("xyzzyx")
    with refused("the word 'Zoë'"):  # with its dots apart, in a text of other lengths
        teller.encode("Anna Zoe\u0308")
    with refused("tokens", "shorten it"):
        teller.encode("Anna " * 200)
    with refused("max_len = 2", "9 tokens of the text"):
        teller.continue_story("Anna meets Ben. The ball is red.", max_len=2)
    with refused("temperature"):
        teller.continue_story(BEGIN, temperature=-1.0)
    with refused("n"):
        teller.continue_stories(BEGIN, 0)
    with refused("EncoderDecoder, not DecoderOnly", "load_checkpoint"):
        Storyteller.load(TRANSLATOR)
    with refused("DecoderOnly, not EncoderDecoder"):
        Translator.load(SHIPPED)
    save_checkpoint(tmp_path / "bare.pt", random_teller().model)
    with refused("without tokenizer", "Storyteller.save"):
        Storyteller.load(tmp_path / "bare.pt")
    with refused("vocabulary", "use the tokenizer it was trained with"):
        Storyteller(make_decoder_only(5, d_model=8), WordTokenizer(VOCABULARY))


def test_measures(teller):
    story = WordTokenizer.tokenize("Ben drops it. Who has the key? Nobody. He goes.")
    assert [story[a:b] for a, b in answers(story)] == [["Nobody"]]
    some = list(stories(5, seed=77))
    for story, bits in zip(some, surprises(teller, some, batch_size=2), strict=True):
        assert len(bits) == len(story)
        alone = [x for _, x in teller.surprise(" ".join(story[:-1]))]
        assert bits[:-1] == pytest.approx(alone, abs=1e-3)
    assert mean_bits([[1.0, 2.0], [6.0]]) == 3
    some = list(stories(20, seed=78))
    answered = answer_questions(teller, some, batch_size=7)
    assert len(answered) == sum(word == "?" for story in some for word in story)
    told = [(0, ["It", "is", "red"], ["It", "is", "red"]), (0, ["Ben"], ["Anna"])]
    assert share_right(told) == 0.5
    some = list(stories(4, seed=79))
    found = consistency([*some, some[0], [*some[1][:-2], "ball"]])
    assert found["consistent"] == 5 / 6
    assert found["ended"] == 5 / 6
    assert found["different_stories"] == 5 / 6
    assert 0 < found["different_sentences"] < 1


def test_unlikelihood_is_of_what_cannot_come():
    """-log(1 - p), p the probability of all such words together; padding is left out."""
    p = torch.tensor([[[0.5, 0.25, 0.25], [0.25, 0.5, 0.25], [0.2, 0.4, 0.4]]])
    world = torch.tensor([[[1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.0, 0.0, 0.0]]])
    found = unlikelihood(p.log(), world)
    assert found.item() == pytest.approx(-(math.log(0.5) + math.log(0.75)) / 2)
    certain = torch.tensor([[[0.0, 1.0]]])  # the logarithm stays finite
    wrong = unlikelihood(certain.log(), torch.tensor([[[1.0, 0.0]]]))
    assert wrong.item() == pytest.approx(math.log(1000), rel=1e-3)


def test_the_program(tmp_path):
    """A few steps: all files are there, and the second run gives the same parameters."""
    for name in ("one", "two"):
        command = [sys.executable, "-m", "scripts.train_storyteller", "--quick"]
        command += ["--out", tmp_path / f"{name}.pt"]
        subprocess.run(command, check=True, capture_output=True, cwd=PROGRAM.parents[1])
    one, two = (Storyteller.load(tmp_path / f"{name}.pt") for name in ("one", "two"))
    for a, b in zip(one.model.parameters(), two.model.parameters(), strict=True):
        assert torch.equal(a, b)
    assert (tmp_path / "one.json").exists()
    assert check(one.continue_stories("", 1)[0]) is not None


def run_program(name, steps, out, shipped):
    """Few steps of each training: the record has the form of the shipped one."""
    command = [sys.executable, "-m", f"scripts.{name}", "--steps", str(steps)]
    command += ["--n-measured", "3", "--out", out]
    subprocess.run(command, check=True, capture_output=True, cwd=PROGRAM.parents[1])
    return [json.loads(path.read_text()) for path in (out, shipped)]


def test_the_program_that_compares(tmp_path):
    out = tmp_path / "compared.json"
    found, shipped = run_program("compare_storytellers", 2, out, COMPARED)
    assert found.keys() == shipped.keys()
    assert found["trainings"].keys() == shipped["trainings"].keys()
    sizes = [training["parameters"] for training in found["trainings"].values()]
    assert sizes == [t["parameters"] for t in shipped["trainings"].values()]
    assert [c["step"] for c in found["run"]["checkpoints"]] == [0]
    run = json.loads((tmp_path / "compared.run.json").read_text())
    assert [c["step"] for c in run["checkpoints"]] == [0]


def test_the_program_of_the_grid(tmp_path):
    found, shipped = run_program(
        "grid_of_storytellers", 1, tmp_path / "grid.json", GRID
    )
    assert found.keys() == shipped.keys()
    for one, other in zip(found["cells"], shipped["cells"], strict=True):
        assert one.keys() == other.keys()
        for name in ("width", "parameters", "n_stories"):
            assert one[name] == other[name]
        assert other["bits_told"] <= other["bits"] + 0.02 < one["bits"]


def test_the_shipped_numbers_are_those_of_the_shipped_model(teller):
    """The record, measured again: on the same stories, and on fewer that the model tells."""
    record = json.loads(SHIPPED.with_suffix(".json").read_text())
    settings, bits = record["settings"], record["bits_per_word"]
    assert record["checkpoint_bytes"] == SHIPPED.stat().st_size
    assert record["parameters"] == sum(p.numel() for p in teller.model.parameters())
    held_out = list(stories(settings["n_held_out"], settings["held_out_seed"]))
    assert bits["entropy"] == pytest.approx(mean_bits([entropy(s) for s in held_out]))
    found = mean_bits(surprises(teller, held_out))
    assert found == pytest.approx(bits["model"], abs=1e-3)
    right = share_right(answer_questions(teller, held_out))
    assert right == pytest.approx(bits["answered_right"], abs=1e-3)
    at_1 = record["sampling"]["temperature 1"]
    told = consistency(teller.continue_stories("", 200, seed=1))
    assert told["consistent"] == pytest.approx(at_1["consistent"], abs=0.04)
