"""What a hurried or hostile user does to the command line: a message, and never a traceback."""

import io
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import torch

from annotated import Translator
from annotated_lab.cli.main import enough_memory, main
from annotated_lab.cli.streams import open_closed_streams
from tests.helpers.commands import SIZES, TINY
from tests.helpers.small import refused

WORDS = TINY.index("--tokenizer")
OTHER_TOKENIZER = [*TINY[:WORDS], *TINY[WORDS + 2 :]]


def test_a_missing_library_and_short_memory(run, table, no_reading, monkeypatch):
    monkeypatch.setitem(sys.modules, "tokenizers", None)
    options = [*OTHER_TOKENIZER, "--tokenizer", "library"]
    assert "pip install" in run.refused("train", table, "--out", "x", *options)
    with pytest.raises(RuntimeError, match="mat1 and mat2"), enough_memory():
        raise RuntimeError("mat1 and mat2 shapes cannot be multiplied")
    with refused("not enough memory", "MemoryError"), enough_memory():
        raise MemoryError


CPU = RuntimeError("[enforce fail] DefaultCPUAllocator: can't allocate memory")
SHORT = [MemoryError(), torch.OutOfMemoryError("CUDA out of memory"), CPU]


@pytest.mark.parametrize("error", SHORT, ids=lambda error: type(error).__name__)
def test_memory_that_is_short(run, table, monkeypatch, error):

    def fail(*_, **__):
        raise error

    monkeypatch.setattr("annotated_lab.training.trainer.Trainer.backward", fail)
    code, _, said = run("train", table, "--out", "run", *TINY, "--n-steps", 1)
    assert code == 1
    assert "the training failed: there is not enough memory: lower" in said
    monkeypatch.setattr("annotated.translator.translator.Translator.translate", fail)
    assert "there is not enough memory" in run.refused("translate", "one")


WAYS = [
    ("--temperature 0.5", "--temperature would change nothing without --sample"),
    ("--top-k 3 --seed 7", "--top-k, --seed would change nothing without --sample"),
    ("--length-penalty 1", "--length-penalty would change nothing without --beam"),
    ("--sample --length-penalty 1", "would change nothing without --beam"),
    ("--sample --temperature 0", "temperature must be"),
    ("--sample --top-k 0", "top_k must be"),
    ("--beam -1", "beam_size must be an integer of at least 1"),
    ("--beam 2 --length-penalty nan", "length_penalty must be a number from 0"),
    ("--model nowhere", "nowhere is no"),
]


@pytest.mark.parametrize(("options", "message"), WAYS)
def test_ways_of_decoding_are_looked_at_first(run, table, options, message, no_reading):
    for command, stdin in [(f"evaluate {table}", None), ("translate", "")]:
        code, out, said = run(*command.split(), *options.split(), stdin=stdin)
        assert (code, out) == (2, ""), said
        assert message in said.splitlines()[-1]


def test_inspect_takes_the_sizes_of_a_checkpoint(run):
    Translator.load().save("mine.pt")
    said = run.refused("inspect", "mine.pt", "--n-layers", 3, "--d-ff", 7)
    assert "mine.pt has its own sizes: leave out --n-layers, --d-ff" in said


def begun(run, table):
    options = [*TINY, "--schedule", "constant", "--n-steps", 2]
    run.ok("train", table, "--out", "run", *options)
    return torch.load("run/last.pt", weights_only=True)


FORGED = {
    "no extras": ("extras", None, "another program began"),
    "options of nothing": ("extras.options", 5, "holds what does not fit"),
    "an unknown option": ("extras.options.rotary", 1, "holds what does not fit"),
    "files of another kind": ("extras.options.files", 5, "holds what does not fit"),
    "a file of another kind": ("extras.options.text", [5], "holds what does not fit"),
    "a size of text": ("extras.options.n_layers", "a", "n_layers must be an integer"),
    "no tokenizer": ("extras.src_tokenizer", None, "a tokenizer must have a kind of"),
    "no table of it": ("extras.src_tokenizer", {}, "tokenizer"),
    "a fingerprint of nothing": ("extras.text", 7, "this is not the text"),
    "a training of nothing": ("training", 5, "holds what does not fit"),
    "a state of text": ("training.state", {"step": "x"}, "holds what does not fit"),
    "a format of a newer version": ("format", "annotated checkpoint 2", "update the"),
}


@pytest.mark.parametrize("path, value, message", FORGED.values(), ids=FORGED.keys())
def test_a_forged_run(run, table, path, value, message, unchecked):
    content = inner = begun(run, table)
    *outer, last = path.split(".")
    for name in outer:
        inner = inner[name]
    inner[last] = value
    torch.save(content, "run/last.pt")
    log = Path("run/log.jsonl").read_bytes()
    code, _, said = run("train", "--out", "run", "--resume", "--n-steps", 3)
    assert (code, "Traceback" in said) == (2, False), said
    assert message in said.splitlines()[-1]
    assert Path("run/log.jsonl").read_bytes() == log


def test_steps_and_files_of_a_resumed_run(run, table):
    run.ok("train", table, "--out", "cycle", *TINY, "--n-steps", 2)
    said = run.refused("train", "--out", "cycle", "--resume", "--n-steps", 3)
    assert "has made 2 of 2 steps, and cannot be resumed with 3: give" in said
    begun(run, table)
    said = run.refused("train", "--out", "run", "--resume", "--n-steps", 1)
    assert "run has made 2 of 2 steps, and cannot be resumed with 1: give more" in said
    run.ok("train", "--out", "run", "--resume", "--epochs", 1)  # which has two batches
    # The best that is gone is made anew.
    Path("book.txt").write_text("It was a dark night.\n" * 5)
    options = [*SIZES, "--text", "book.txt", "--validation", "book.txt"]
    run("train", "--out", "text", *options, "--n-steps", 2)
    Path("text/best.pt").unlink()
    run.ok("train", "--out", "text", "--resume", "--n-steps", 3)
    assert Path("text/best.pt").exists()


def test_a_character_that_the_output_does_not_have(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), "ascii"))
    assert main(["translate", "twelve"]) == 2
    said = capsys.readouterr().err
    assert "has the encoding ascii, which does not have '\\xf6'" in said
    assert "PYTHONIOENCODING=utf-8" in said


def test_no_file_takes_the_place_of_a_closed_stream():
    """A checkpoint would, and libraries write into number 2 what they have to say."""
    kept = [os.dup(number) for number in range(3)]
    try:
        os.close(0)
        os.close(2)
        open_closed_streams()
        with Path(os.devnull).open() as file:
            assert file.fileno() > 2
    finally:
        for number, copy in enumerate(kept):
            os.dup2(copy, number)
            os.close(copy)


PROGRAM = """
import time
from annotated_lab.cli.main import enough_memory, main
from annotated_lab.training.progress import Progress
log = Progress.log
def slow(self, record):
    log(self, record)
    time.sleep(0.05)
Progress.log = slow
raise SystemExit(main({arguments!r}))
"""


def test_a_terminal_that_is_closed(table, tmp_path, run):
    """With its bar in the middle: nothing of the steps is lost."""
    arguments = ["train", table, "--out", "run", *TINY, "--n-steps", "2000"]
    shell, terminal = pty.openpty()
    command = [sys.executable, "-c", PROGRAM.format(arguments=arguments)]
    streams = dict.fromkeys(["stdin", "stdout", "stderr"], terminal)
    options = dict(cwd=tmp_path, preexec_fn=take_terminal)
    process = subprocess.Popen(command, **streams, **options)
    os.close(terminal)
    log = tmp_path / "run/log.jsonl"
    until(lambda: log.exists() and len(log.read_text().splitlines()) > 3)
    os.close(shell)
    assert process.wait(60) == 130
    done = torch.load("run/last.pt", weights_only=True)["training"]["state"]["step"]
    assert done == len(log.read_text().splitlines()) < 2000


def take_terminal():
    """As a shell does for the program in front: it gets the signals of the terminal."""
    import fcntl
    import termios

    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # the tests may run under nohup
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def until(is_so, seconds=60):
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_an_ignored_ctrl_c_stays_ignored(tmp_path):
    """A shell ignores it for what a script starts with `&`."""
    (tmp_path / "torch.py").write_text(
        "import signal; print(signal.getsignal(signal.SIGINT)); raise SystemExit"
    )
    source = Path(__file__).parents[3] / "src"
    command = f"trap '' INT; exec {sys.executable} -m annotated_lab --help"
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{source}"}
    options = dict(env=env, capture_output=True, text=True, timeout=60)
    done = subprocess.run(["sh", "-c", command], **options)
    assert done.stdout.strip() in ("1", "Handlers.SIG_IGN")
