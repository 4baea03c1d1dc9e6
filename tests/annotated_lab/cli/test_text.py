"""`train --text`: a model of plain text, with the care of a translator's, and what it says."""

import contextlib
import json
import math
import re
import shutil
import signal
from pathlib import Path

import jaxtyping
import pytest
import torch
from torch.testing import assert_close

from annotated import continue_text, count_parameters
from annotated.training.checkpoints import load_decoder_only
from annotated_lab.cli.main import main
from annotated_lab.training.progress import Progress
from annotated_lab.training.run_folder import ENDING
from tests.helpers.commands import LEARN, SIZES
from tests.helpers.commands import TINY as TINY_PAIRS

LINE = "It was a dark night, and nobody saw the ship of the king. "
TEXT = "".join(f"{LINE}That was in the year {n}.\n" for n in range(150))
CUT = ["--tokenizer", "characters", "--block", "9", "--max-tokens", "720"]
TINY = [*SIZES, *LEARN, *CUT, "--dropout", "0"]
RESUME = ["train", "--out", "run", "--resume"]


@pytest.fixture
def book(tmp_path):
    (tmp_path / "book.txt").write_text(TEXT)
    return ["--text", "book.txt"]


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("made")
    (folder / "book.txt").write_text(TEXT)
    options = [*TINY, "--schedule", "constant", "--n-steps", "2"]
    with contextlib.chdir(folder):
        jaxtyping.config.update("jaxtyping_disable", True)
        assert main(["train", "--text", "book.txt", "--out", "run", *options]) == 0
        jaxtyping.config.update("jaxtyping_disable", False)
    return folder


@pytest.fixture
def begun(made, run, tmp_path, unchecked):
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    return torch.load("run/last.pt")


def records_of(folder):
    lines = (Path(folder) / "log.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def test_a_model_that_continues_the_text(run, book, unchecked):
    options = [*TINY, "--n-steps", 150, "--evaluate-every", 75, "--max-lr", "0.03"]
    code, out, said = run("train", *book, "--out", "run", *options)
    assert (code, out) == (0, ""), said
    names = {path.name for path in Path("run").iterdir()}
    assert names == {"best.pt", "last.pt", "log.jsonl"}
    assert "use it with: generate --model run" in said
    for model in ("run", "run/best.pt"):
        cold = run("generate", "--checkpoint", model, "nobo", "--temperature", 0)
        assert cold[:2] == (0, "nobody s\n")
    hot = ["generate", "--model", "run", "It", "--temperature", 3, "--seed"]
    sampled = [run(*hot, seed)[1] for seed in (0, 0, 1)]
    assert sampled[0] == sampled[1] != sampled[2]
    assert run("generate", "It", "--model", "run", "--max-len", 4)[1][:2] == "It"


def test_it_can_be_inspected_and_generates(run, begun):
    code, out, said = run("inspect", "run")
    model, extras = load_decoder_only("run/best.pt")
    assert (code, said) == (0, "")
    assert f"all parameters{count_parameters(model):>23,}" in out
    assert f"→ (2, 7, {model.config.tgt_vocab})" in out
    assert "decoder.layers.0" in out and "encoder" not in out
    assert "d_model               16\n" in out
    assert model.config.max_len == 9
    assert extras["tokenizer"]["kind"] == "characters"
    assert continue_text(model, torch.tensor([[1]]), max_len=9).shape == (1, 9)
    for command, sentence in {
        "translate a --model run": "holds a model of the kind DecoderOnly",
        "generate Zz --model run": "which the model does not know",
        "generate It --model run --max-len 99": "max_len = 99 must be",
        "generate --model nowhere": "nowhere is no",
    }.items():
        assert sentence in run.refused(*command.split())


def test_options_of_its_own_arrive(run, book):
    options = ["--block", 31, "--max-tokens", 470, "--shared", "--n-steps", 1]
    run.ok("train", *book, "--out", "run", *TINY, *options)
    config = torch.load("run/last.pt", weights_only=True)["config"]
    assert config["tie_embeddings"] and config["max_len"] == 31
    run.ok("train", *book, "--out", "plain", *SIZES, "--n-steps", 1)
    content = torch.load("plain/last.pt", weights_only=True)
    assert content["config"]["max_len"] == 128
    assert content["training"]["config"]["label_smoothing"] == 0


@pytest.mark.parametrize("kind", ["sub-words", "words", "characters", "library"])
def test_a_text_of_one_word(run, tmp_path, kind):
    (tmp_path / "one.txt").write_text("a")
    options = [*TINY, "--tokenizer", kind, "--vocab-size", 300, "--n-steps", 2]
    said = run.ok("train", "--text", "one.txt", "--out", "run", *options)
    assert "no validation: there is no --validation, and no passage is held" in said
    assert run("generate", "a", "--model", "run")[1].startswith("a")


def test_several_files_end_where_they_end(run, tmp_path):
    for name in "ab":
        (tmp_path / f"{name}.txt").write_text(name)
    options = [*TINY, "--n-steps", 1]
    said = run.ok("train", "--text", "a.txt", "b.txt", "--out", "run", *options)
    assert "6 tokens to train on" in said  # a, line end, </s>; b, line end, </s>


def held_out_text(said):
    [found] = re.findall(r"to train on; to validate: ([\d,]+) characters", said)
    return int(found.replace(",", ""))


def bits_of(said):
    return re.findall(r"perplexity ([\d.]+); ([\d.]+) bits per character", said)


def test_the_report_is_true(run, book):
    (Path("val.txt")).write_text("It was nobody.\n")
    options = ["--validation", "val.txt", *TINY, "--n-steps", 2]
    _, _, said = run("train", *book, "--out", "run", *options)
    loss = next(r for r in records_of("run") if "validation_loss" in r)
    nats = loss["validation_loss"]
    n_characters, n_tokens = 15, 16  # and </s>
    [(perplexity, bits)] = bits_of(said)
    assert float(perplexity) == pytest.approx(math.exp(nats), abs=6e-4)
    expected = nats / math.log(2) * n_tokens / n_characters
    assert float(bits) == pytest.approx(expected, abs=6e-4)


def test_a_part_is_held_out_with_the_seed_and_can_be_left_in(run, book, unchecked):
    said = [
        run("train", *book, "--out", f"run{i}", *TINY, "--n-steps", 1, *more)[2]
        for i, more in enumerate(([], ["--seed", 1], ["--hold-out", 0]))
    ]
    assert "one of twenty passages of 500 characters is held out" in said[0]
    for text in said[:2]:
        assert 500 <= held_out_text(text) < 700
    assert bits_of(said[0]) != bits_of(said[1])
    assert f"book.txt: {len(TEXT):,} characters to train on" in said[2]
    assert "no validation" in said[2] and "bits per" not in said[2]
    assert not Path("run2/best.pt").exists()


PLAIN = ["--text", "book.txt", *TINY, "--dropout", 0.1]
PAIRED = ["pairs.tsv", "--validation", "pairs.tsv", *TINY_PAIRS, "--dropout", 0.1]


@pytest.mark.parametrize("number", ENDING)
@pytest.mark.parametrize("options", [PLAIN, PAIRED], ids=["plain", "pairs"])
def test_an_interrupted_run_goes_on(
    run, book, table, monkeypatch, options, number, deaf_to, unchecked
):
    """In step 3: exit code 130; and with --resume, bit for bit the run without it.

    SIGTERM is what `kill` and a cluster send, SIGHUP a terminal that is closed.
    """
    options = [*options, "--n-steps", 7, "--evaluate-every", 2]
    whole = run.ok("train", *options, "--out", "whole")
    log = Progress.log

    def interrupt(self, record):
        log(self, record)
        if record["step"] == 3:
            signal.raise_signal(number)

    monkeypatch.setattr(Progress, "log", interrupt)
    code, _, said = run("train", *options, "--out", "broken")
    assert (code, "bits per" in said) == (130, False)
    assert "go on with: train --out broken --resume" in said
    assert "ended after step 3 of 7: interrupted, and saved" in said
    assert torch.load("broken/last.pt")["training"]["state"]["step"] == 3
    assert signal.getsignal(number) == deaf_to[number]
    monkeypatch.setattr(Progress, "log", log)
    said = run.ok("train", "--out", "broken", "--resume")
    assert bits_of(said) == bits_of(whole)
    for name in ("last.pt", "best.pt"):
        a, b = (torch.load(f"{folder}/{name}") for folder in ("whole", "broken"))
        assert_close(a["weights"], b["weights"], rtol=0, atol=0)
        assert a["extras"].keys() == b["extras"].keys()
        assert a["extras"]["text"] == b["extras"]["text"]


@pytest.mark.parametrize("text", [TEXT[:-700], TEXT.replace("king", "duke")])
def test_another_text_is_refused(run, begun, text):
    Path("book.txt").write_text(text)
    said = run.refused(*RESUME, "--n-steps", 3)
    assert "book.txt: this is not the text that run was trained" in said
    assert torch.load("run/last.pt")["training"]["state"] == begun["training"]["state"]


OTHERS = {
    "--block 8": "--block is 8 and was 9",
    "--tokenizer words": "--tokenizer is words and was characters",
    "--hold-out 1": "--hold-out is 1 and was 1000",
    "--seed 3": "--seed is 3 and was 0",
    "--max-len 99": "--max-len is 99 and was 128",
    "pairs.tsv": "run was trained on plain text",
}


@pytest.mark.parametrize(("options", "sentence"), OTHERS.items())
def test_other_options_are_refused(run, begun, options, sentence):
    assert sentence in run.refused(*RESUME, "--n-steps", 3, *options.split())


def test_the_same_text_in_another_file_goes_on_and_pairs_do_not(run, begun, tmp_path):
    Path("book.txt").rename("other.txt")
    run.ok(*RESUME, "--n-steps", 3, "--text", "other.txt")
    assert torch.load("run/last.pt")["training"]["state"]["step"] == 3

    (tmp_path / "pairs.tsv").write_text("a\tb\n" * 3)
    options = [*SIZES, *LEARN, "--tokenizer", "words", "--n-steps", 1]
    run.ok("train", "pairs.tsv", "--out", "pairs", *options)
    said = run.refused("train", "--out", "pairs", "--resume", "--text", "other.txt")
    assert "pairs was trained on pairs" in said


def test_a_missing_file_is_known_before_a_text_is_read(run, book, monkeypatch):
    def fail(path):
        raise AssertionError(f"{path} was read")

    monkeypatch.setattr("annotated_lab.data.plain_text.read_lines", fail)
    files = [*book, "--validation", "nowhere.txt"]
    assert "nowhere.txt is not a file" in run.refused(
        "train", *files, "--out", "x", *TINY
    )
