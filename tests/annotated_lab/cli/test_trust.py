"""A training that a stranger starts: what is known early, said on the way, and saved at the end."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from annotated_lab.cli.main import main
from annotated_lab.data.text_files import read_lines
from tests.helpers.commands import TABLE, TINY

HUGE = "9" * 25
SRC = Path(__file__).parents[3] / "src"


EARLY = [
    (options, message)
    for line in f"""\
label_smoothing must be at least 0 and below 1 <- --label-smoothing 1.5; --label-smoothing nan
patience must be an integer of at least 1 <- --patience 0
needs the validation loss <- --patience 2 --hold-out 0; --schedule plateau --hold-out 0
seed must be an integer from 0 <- --seed -1
max_lr must be a finite number above 0, got inf <- --max-lr inf
max_lr must be a finite number above 0, got nan <- --max-lr nan
max_grad_norm must be a finite number above 0 <- --max-grad-norm inf
weight_decay must be a finite number of at least 0 <- --weight-decay inf; --weight-decay -1
dropout must be a number of at least 0 and below 1 <- --dropout nan
cannot be split into n_heads <- --d-model 15
epochs must be an integer of at least 1 <- --epochs 0
n_steps must be an integer of at least 1 <- --n-steps 0
vocab_size must be an integer of at least 1 <- --vocab-size 0
max_tokens must be an integer of at least 1 <- --max-tokens 0
max_ratio must be a finite number of at least 1 <- --max-ratio nan; --max-ratio inf
fields must be the names of source and target <- --fields ,
nowhere.tsv is not a file <- --validation nowhere.tsv
nothing can be written into pairs.tsv (Not a directory) <- --out pairs.tsv
pairs.tsv (Not a directory) <- --out pairs.tsv/x
nothing can be written into /proc <- --out /proc/x
n_steps is too large: give an integer below 2**63 <- --n-steps {HUGE}
accumulate is too large <- --accumulate {HUGE}
warmup_steps is too large <- --warmup-steps {HUGE}
max_len is too large <- --max-len {HUGE}
for which no computer has room <- --max-len 1000000000000; --d-model 800000
for which no computer has room <- --d-ff 100000000000; --n-layers 100000
must be at least 260 <- --tokenizer library --vocab-size 200
--min-freq is for words <- --tokenizer sub-words --min-freq 2
leave out one <- --validation pairs.tsv --hold-out 5
cannot be used, because nothing can be written into link <- --out link
nothing can be written into <- --out link/x
""".splitlines()
    for message, cases in [line.split(" <- ")]
    for options in cases.split("; ")
]


@pytest.mark.parametrize(("options", "message"), EARLY)
def test_refused_before_any_text_is_read(run, table, options, message, no_reading):
    """What an hour of reading would have hidden. Exit code 2, and nothing is left behind."""
    Path("link").symlink_to("nowhere")
    code, _, said = run("train", table, "--out", "x", *TINY, *options.split())
    assert (code, "Traceback" in said) == (2, False), said
    assert message in said.splitlines()[-1]
    assert sorted(path.name for path in Path().iterdir()) == ["link", table]


def test_refusals_before_the_work(run, table, no_reading, monkeypatch):
    said = run.refused("train", table, "--out", "", *TINY)  # a variable that is not set
    assert "--out is empty: give a folder" in said
    said = run.refused("evaluate", table, "--bleu-tokens", "words")
    assert "tokenize = 'words' is unknown" in said
    monkeypatch.setattr(sys, "stdin", None)
    assert "standard input is closed: give the texts" in run.refused("translate")
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
    run.ok("train", table, "--out", "damaged", *TINY, "--n-steps", 2)
    log = Path("damaged/log.jsonl")
    log.write_bytes(log.read_bytes() + b'\xff\xfe\n[1]\n{"loss": 1}\n')
    run.ok("train", "--out", "damaged", "--resume")
    steps = [json.loads(line) for line in read_lines(log)]
    assert [step["step"] for step in steps] == [1, 2]


def test_why_it_stopped(run, table):
    options = ["--n-steps", 90, "--evaluate-every", 1, "--max-lr", 1e-30]
    options += ["--validation", table, "--patience"]
    for n, wording in enumerate(["1 validation", "2 validations"], start=1):
        said = run.ok("train", table, "--out", f"run{n}", *TINY, *options, n)
        assert (
            f"ended after step {n + 1} of 90: {wording} without progress, see" in said
        )


def held_out_run(run, out, *options):
    Path("many.tsv").write_text("".join(f"one {i}\teins {i}\n" for i in range(100)))
    return run.ok("train", "many.tsv", "--out", out, *TINY, "--n-steps", 2, *options)


def test_the_split_has_the_seed_and_can_be_left_out(run):
    said = held_out_run(run, "run")
    assert "one of twenty pairs is held out to validate on, at most 1,000" in said
    assert "--hold-out 0 trains on all" in said
    assert "many.tsv: 95 pairs kept, left out: 5 held out" in said
    assert "many.tsv: 5 pairs kept, left out: 95 for training" in said
    assert Path("run/best.pt").exists()
    assert "validation_loss" in Path("run/log.jsonl").read_text()
    runs = [held_out_run(run, f"run{seed}", "--seed", seed) for seed in (0, 1)]
    reports = [re.findall(".*held out .first.*", said) for said in runs]
    assert reports[0] and reports[0] != reports[1]
    said = held_out_run(run, "all", "--hold-out", 0)
    assert "many.tsv: 100 pairs kept, left out: none" in said
    assert "no validation: " in said
    assert not Path("all/best.pt").exists()


def test_ctrl_c_while_it_loads(tmp_path):
    """Loading takes seconds. Here a module of torch's name presses Ctrl-C."""
    module = "import signal; signal.raise_signal(signal.SIGINT)"
    (tmp_path / "torch.py").write_text(module)
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{SRC}"}
    options = dict(env=env, capture_output=True, text=True, timeout=60)
    done = subprocess.run([sys.executable, "-m", "annotated_lab", "--help"], **options)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")


def test_closed_streams(monkeypatch, tmp_path, capfd):
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
