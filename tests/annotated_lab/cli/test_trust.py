"""A training that a stranger starts: what is known early, said on the way, and saved at the end."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import torch

from annotated_lab.cli.main import main
from annotated_lab.data.text_files import read_lines
from annotated_lab.training.progress import Progress
from annotated_lab.training.run_folder import ENDING
from tests.helpers.commands import TABLE, TINY

HUGE = "9" * 25
SRC = Path(__file__).parents[3] / "src"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("--label-smoothing 1.5", "label_smoothing must be at least 0 and below 1"),
        ("--label-smoothing nan", "label_smoothing must be at least 0 and below 1"),
        ("--patience 0", "patience must be an integer of at least 1"),
        ("--patience 2 --hold-out 0", "watches the validation loss"),
        ("--schedule plateau --hold-out 0", "watches the validation loss"),
        ("--seed -1", "seed must be an integer from 0"),
        ("--max-lr inf", "max_lr must be a finite number above 0, got inf"),
        ("--max-lr nan", "max_lr must be a finite number above 0, got nan"),
        ("--max-grad-norm inf", "max_grad_norm must be a finite number above 0"),
        ("--weight-decay inf", "weight_decay must be a finite number of at least 0"),
        ("--weight-decay -1", "weight_decay must be a finite number of at least 0"),
        ("--dropout nan", "dropout must be a number of at least 0 and below 1"),
        ("--d-model 15", "cannot be split into n_heads"),
        ("--epochs 0", "epochs must be an integer of at least 1"),
        ("--n-steps 0", "n_steps must be an integer of at least 1"),
        ("--vocab-size 0", "vocab_size must be an integer of at least 1"),
        ("--max-tokens 0", "max_tokens must be an integer of at least 1"),
        ("--max-ratio nan", "max_ratio must be a finite number of at least 1"),
        ("--fields ,", "fields must be the names of source and target"),
        ("--validation nowhere.tsv", "nowhere.tsv is not a file"),
        ("--out pairs.tsv", "nothing can be written into pairs.tsv (Not a directory)"),
        ("--out pairs.tsv/x", "pairs.tsv (Not a directory)"),
        ("--out /proc/x", "nothing can be written into /proc"),
        (f"--n-steps {HUGE}", "n_steps is too large: give an integer below 2**63"),
        (f"--accumulate {HUGE}", "accumulate is too large"),
        (f"--warmup-steps {HUGE}", "warmup_steps is too large"),
        (f"--max-len {HUGE}", "max_len is too large"),
        ("--max-len 1000000000000", "for which no computer has room"),
        ("--d-model 800000", "for which no computer has room"),
        ("--d-ff 100000000000", "for which no computer has room"),
        ("--n-layers 100000", "for which no computer has room"),
        ("--max-ratio inf", "max_ratio must be a finite number"),
        ("--tokenizer library --vocab-size 200", "must be at least 260"),
        ("--tokenizer sub-words --min-freq 2", "--min-freq is for words"),
        ("--validation pairs.tsv --hold-out 5", "leave out one"),
        ("--out link", "cannot be used, because nothing can be written into link"),
        ("--out link/x", "nothing can be written into"),
    ],
)
def test_refused_before_any_text_is_read(run, table, options, message, no_reading):
    """What an hour of reading would have hidden. Exit code 2, and nothing is left behind."""
    Path("link").symlink_to("nowhere")
    code, _, said = run("train", table, "--out", "x", *TINY, *options.split())
    assert (code, "Traceback" in said) == (2, False), said
    assert message in said.splitlines()[-1]
    assert sorted(path.name for path in Path().iterdir()) == ["link", table]


def test_refusals_before_the_work(run, table, no_reading, monkeypatch):
    """As from a variable of the shell that was not set. It would mean the current folder."""
    assert "--out is empty: give a folder" in run.refused(
        "train", table, "--out", "", *TINY
    )
    assert "tokenize = 'words' is unknown" in run.refused(
        "evaluate", table, "--bleu-tokens", "words"
    )
    monkeypatch.setitem(sys.modules, "sacrebleu", None)
    assert "pip install sacrebleu" in run.refused("evaluate", table)


def test_lines_say_how_far_it_has_come_and_damage_is_mended(run, table):
    options = ["--validation", table, "--n-steps", 4, "--evaluate-every", 2]
    _, _, said = run("train", table, "--out", "run", *TINY, *options)
    [middle] = [line for line in said.splitlines() if line.startswith("step 2 of 4: ")]
    assert "loss " in middle
    assert ", validation loss " in middle
    assert middle.endswith(" left")
    assert "ended after step 4 of 4: all steps are done; lowest validation" in said
    run.ok("train", table, "--out", "run", *TINY, "--n-steps", 2)
    with Path("run/log.jsonl").open("ab") as log:
        log.write(b'\xff\xfe\n[1]\n{"loss": 1}\n')
    said = run.ok("train", "--out", "run", "--resume")
    steps = [json.loads(line) for line in read_lines(Path("run/log.jsonl"))]
    assert [step["step"] for step in steps] == [1, 2]


@pytest.mark.parametrize(
    ("patience", "told"), [(1, "1 validation"), (2, "2 validations")]
)
def test_why_it_stopped(run, table, patience, told):
    options = ["--n-steps", 90, "--evaluate-every", 1, "--max-lr", 1e-30]
    options += ["--validation", table, "--patience", patience]
    said = run.ok("train", table, "--out", "run", *TINY, *options)
    end = f"ended after step {patience + 1} of 90: {told} without progress, see"
    assert end in said


MANY = "".join(f"one {number}\teins {number}\n" for number in range(100))


def held_out_run(run, out, *options):
    Path("many.tsv").write_text(MANY)
    said = run.ok("train", "many.tsv", "--out", out, *TINY, "--n-steps", 2, *options)
    return said


def test_the_split_has_the_seed_and_can_be_left_out(run):
    said = held_out_run(run, "run")
    assert "one of twenty pairs is held out to validate on, at most 1,000" in said
    assert "--hold-out 0 trains on all" in said
    assert "many.tsv: 95 pairs kept, left out: 5 held out" in said
    assert "many.tsv: 5 pairs kept, left out: 95 for training" in said
    assert Path("run/best.pt").exists()
    assert "validation_loss" in Path("run/log.jsonl").read_text()
    reports = [
        [line for line in held_out_run(run, f"run{seed}", "--seed", seed).splitlines()
         if "held out (first" in line]
        for seed in (0, 1)
    ]  # fmt: skip
    assert reports[0] != reports[1]
    said = held_out_run(run, "all", "--hold-out", 0)
    assert "many.tsv: 100 pairs kept, left out: none" in said
    assert "no validation: " in said
    assert not Path("all/best.pt").exists()


@pytest.mark.parametrize("number", ENDING)
def test_a_signal_saves(run, table, monkeypatch, number, deaf_to):
    """SIGTERM is what `kill` and a cluster send, SIGHUP a terminal that is closed.

    Nothing of the steps is lost.
    """
    log = Progress.log

    def interrupt(self, record):
        log(self, record)
        if record["step"] == 3:
            signal.raise_signal(number)

    monkeypatch.setattr(Progress, "log", interrupt)
    before = deaf_to[number]
    code, _, said = run("train", table, "--out", "run", *TINY, "--n-steps", 9)
    assert code == 130
    assert "ended after step 3 of 9: interrupted, and saved" in said
    assert (
        torch.load("run/last.pt", weights_only=True)["training"]["state"]["step"] == 3
    )
    assert signal.getsignal(number) == before


def test_ctrl_c_while_it_loads(tmp_path):
    """Loading takes seconds. Here a module of torch's name presses Ctrl-C."""
    (tmp_path / "torch.py").write_text(
        "import signal; signal.raise_signal(signal.SIGINT)"
    )
    path = os.pathsep.join([str(tmp_path), str(SRC)])
    done = subprocess.run(
        [sys.executable, "-m", "annotated_lab", "--help"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")


def test_closed_streams(monkeypatch, tmp_path, capfd, run):
    """Python has None for them. Nothing that was meant for one comes out of another."""
    monkeypatch.chdir(tmp_path)
    Path("pairs.tsv").write_text(TABLE)
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(["translate", "one"]) == 0
    assert main(["translate"]) == 2  # nothing to read
    assert main(["evaluate", "pairs.tsv"]) == 0
    assert main(["train", "pairs.tsv", "--out", "run", *TINY, "--n-steps", "1"]) == 0
    assert capfd.readouterr() == ("", "")
    monkeypatch.setattr(sys, "stdin", None)
    assert "standard input is closed: give the texts" in run.refused("translate")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has it")
def test_a_full_disk_takes_no_results(monkeypatch, capsys):
    """What could not be written is not written once more at the end, with a traceback."""
    with Path("/dev/full").open("w") as full:
        monkeypatch.setattr(sys, "stdout", full)
        code = main(["translate", "one"])
    assert code == 2
    assert "No space left on device" in capsys.readouterr().err


def test_messages_that_nobody_reads_do_not_end_a_training(tmp_path, monkeypatch):
    """As after `train … 2>&1 | head -1`."""
    monkeypatch.chdir(tmp_path)
    Path("pairs.tsv").write_text(TABLE)
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as unread:
        monkeypatch.setattr(sys, "stderr", unread)
        code = main(["train", "pairs.tsv", "--out", "run", *TINY, "--n-steps", "2"])
    assert code == 0
    assert len(list(read_lines(Path("run/log.jsonl")))) == 2
