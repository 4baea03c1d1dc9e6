"""`train --resume` refuses another text and other options, and names both values."""

import contextlib
import json
import shutil
from pathlib import Path

import jaxtyping
import pytest
import torch

from annotated_lab.cli.main import main
from annotated_lab.training.progress import Progress
from annotated_lab.training.run_folder import locked
from tests.helpers.commands import PAIRS, SIZES

TEXT = ["--tokenizer", "words", "--max-len", "9", "--max-tokens", "20"]
LEARN = ["--schedule", "constant", "--max-lr", "0.01", "--evaluate-every", "1"]
BEGIN = [*SIZES, *TEXT, *LEARN, "--hold-out", "0", "--n-steps", "2", "--out", "run"]
RESUME = ["train", "--out", "run", "--resume", "--n-steps", "3"]


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("made")
    with contextlib.chdir(folder):
        write("pairs.tsv", PAIRS)
        write("val.tsv", PAIRS[:2])
        jaxtyping.config.update("jaxtyping_disable", True)
        files = ["pairs.tsv", "--validation", "val.tsv"]
        assert main(["train", *files, *BEGIN]) == 0
        jaxtyping.config.update("jaxtyping_disable", False)
    return folder


@pytest.fixture
def begun(made, run, tmp_path, unchecked):
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    return torch.load("run/last.pt")


def write(name, pairs):
    Path(name).write_text("".join(f"{s}\t{t}\n" for s, t in pairs), "utf-8")


def assert_refused(run, begun, arguments, *sentences):
    """With exit code 2, and the run is as it was."""
    log = Path("run/log.jsonl").read_bytes()
    code, _, said = run(*arguments)
    assert code == 2, said
    assert "cannot be resumed" in said or "this is not the text" in said
    for sentence in (*sentences, "or begin a new run with another --out"):
        assert sentence in said.splitlines()[-1]
    assert Path("run/log.jsonl").read_bytes() == log
    assert torch.load("run/last.pt")["training"]["state"] == begun["training"]["state"]


OTHERS = {
    "shrunk": PAIRS[:4],
    "reordered": PAIRS[::-1],
    "swapped": [pair[::-1] for pair in PAIRS],
    "another": [*PAIRS[:4], ("a red dog", "Hund")],
}


@pytest.mark.parametrize("pairs", OTHERS.values(), ids=OTHERS.keys())
@pytest.mark.parametrize("name", ["pairs.tsv", "val.tsv"])
def test_another_text_is_refused(run, begun, name, pairs):
    write(name, pairs)
    parts = "pairs.tsv: this is not the text", "Give that text"
    assert_refused(run, begun, RESUME, *parts)


OPTIONS = {
    "--max-tokens 30": "--max-tokens is 30 and was 20",
    "--max-ratio 9": "--max-ratio is 9.0 and was None",
    "--tokenizer sub-words": "--tokenizer is sub-words and was words",
    "--vocab-size 500": "--vocab-size is 500 and was 8000",
    "--min-freq 2": "--min-freq is 2 and was 1",
    "--shared": "--shared is True and was False",
    "--fields a,b": "--fields is ('a', 'b') and was ('src', 'tgt')",
    "--hold-out 1": "--hold-out is 1 and was 0",
    "--d-model 20": "--d-model is 20 and was 16",
}


@pytest.mark.parametrize("option", OPTIONS)
def test_other_options_are_refused(run, begun, option):
    flag = option.split()[0]
    more = OPTIONS[option], f"Leave out {flag}, or"
    assert_refused(run, begun, [*RESUME, *option.split()], *more)


def test_all_other_options_are_told_at_once_and_before_a_text_is_read(run, begun):
    Path("pairs.tsv").unlink()
    more = ["--max-tokens", 30, "--shared", "--max-len", 9]
    parts = "--max-tokens is 30 and was 20", "--shared is", "--max-tokens, --shared, or"
    assert_refused(run, begun, [*RESUME, *more], *parts)


def test_the_same_text_in_another_file_goes_on(run, begun):
    """So does a longer run, with the patience changed and the same options written out."""
    Path("pairs.tsv").unlink()
    for at, name in enumerate(("new.en", "new.de")):
        Path(name).write_text("".join(pair[at] + "\n" for pair in PAIRS), "utf-8")
    files = ["new.en", "new.de", "--validation", "val.tsv"]
    run.ok(*RESUME, "--patience", 9, *TEXT, *files)
    assert torch.load("run/last.pt")["training"]["state"]["step"] == 3


def test_a_folder_in_use_or_with_a_best_is_refused(run, begun):
    Path("pairs.tsv").write_bytes(b"")
    with locked(Path("run")):
        said = run.refused(*RESUME)
    assert "another run is using run" in said and "empty" not in said
    Path("run/last.pt").unlink()
    before = Path("run/log.jsonl").read_bytes()
    said = run.refused("train", "pairs.tsv", *BEGIN)
    assert "holds a training already, best.pt" in said
    assert Path("run/log.jsonl").read_bytes() == before


def test_a_second_run_does_not_get_in(run, begun, monkeypatch):
    log, said = Progress.log, []

    def another(self, record):
        log(self, record)
        if not said:
            said.append(run(*RESUME))

    monkeypatch.setattr(Progress, "log", another)
    run.ok(*RESUME)
    [(code, _, message)] = said
    assert code == 2 and "another run is using run" in message
    steps = map(json.loads, Path("run/log.jsonl").read_text().splitlines())
    assert [r["step"] for r in steps if "loss" in r] == [1, 2, 3]
