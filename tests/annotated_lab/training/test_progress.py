"""The log of a training, and its bar."""

import json
import resource
import sys

import pytest

from annotated_lab.training import progress as progress_module
from annotated_lab.training.progress import Progress
from tests.helpers.runs import trainer
from tests.helpers.small import refused


def lines(folder):
    return [json.loads(x) for x in (folder / "log.jsonl").read_text().splitlines()]


def test_the_log_has_a_line_for_each_step_and_evaluation(tmp_path):
    run = trainer(tmp_path)
    assert run.fit() == lines(tmp_path)
    assert {"step", "epoch", "loss", "learning_rate", "gradient_norm", "tokens"} < set(
        run.records[0]
    )


def test_the_log_is_there_after_each_step(tmp_path):
    seen = []
    trainer(tmp_path, after_step=lambda _: seen.append(len(lines(tmp_path)))).fit()
    assert seen[:4] == [1, 2, 3, 5]  # after step 3 there is an evaluation


def test_going_on_forgets_what_comes_after(tmp_path):
    """Steps after the checkpoint are made again. A last line may be cut off."""
    log = tmp_path / "log.jsonl"
    kept = [{"step": 1}, {"step": 2}, {"step": 2, "validation_loss": 1.0}]
    text = "".join(json.dumps(record) + "\n" for record in [*kept, {"step": 3}])
    log.write_text(text + '{"step": 4, "lo')
    progress = Progress(tmp_path, 9)
    progress.begin(2)
    progress.log({"step": 3, "again": 1})
    assert lines(tmp_path) == [*kept, {"step": 3, "again": 1}]


@pytest.mark.parametrize(
    "line",
    [
        b"[1]",
        b"7",
        b"null",
        b'{"loss": 1}',
        b'{"step": "one"}',
        b"\xff\xfe",
        b"[" * 10_000,
    ],
    ids=str,
)
def test_a_damaged_line_of_the_log_is_dropped(tmp_path, line):
    """A full disk or an editor may leave any of these. The run goes on."""
    (tmp_path / "log.jsonl").write_bytes(b'{"step": 1}\n' + line + b'\n{"step": 2}\n')
    Progress(tmp_path, 9).begin(5)
    assert lines(tmp_path) == [{"step": 1}, {"step": 2}]


def test_a_full_disk_does_not_take_the_log(tmp_path):
    """It is written anew when a run goes on, and is whole at any time."""
    log = "".join(json.dumps({"step": step}) + "\n" for step in range(200))
    (tmp_path / "log.jsonl").write_text(log)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            Progress(tmp_path, 999).begin(150)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert (tmp_path / "log.jsonl").read_text() == log


def bar_of(capsys, **options):
    trainer(validation=[], **options).fit()
    out, err = capsys.readouterr()
    assert out == ""
    return err


def test_a_bar_is_shown_when_asked_for(capsys):
    text = bar_of(capsys, bar=True)
    assert "11/11" in text
    assert "loss" in text
    assert "tokens/s" in text


def test_no_bar_where_there_is_no_terminal(capsys, monkeypatch):
    assert bar_of(capsys) == ""
    assert bar_of(capsys, bar=False) == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert "11/11" in bar_of(capsys)


def test_the_bar_tells_the_validation_loss(capsys):
    trainer(bar=True).fit()
    last = capsys.readouterr().err.split("\r")[-1]
    assert "11/11" in last
    assert ", validation loss " in last


def test_no_bar_without_its_library(capsys, monkeypatch):
    """Training in a terminal needs torch alone."""
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert bar_of(capsys) == ""


def test_no_bar_where_standard_error_is_closed(monkeypatch):
    monkeypatch.setattr(sys, "stderr", None)
    assert not Progress(None, 3).wants_bar


def test_lines_where_there_is_no_bar(monkeypatch):
    """At each evaluation, and half a minute after the line before."""
    now = [100.0]
    monkeypatch.setattr(progress_module, "perf_counter", lambda: now[0])
    progress, said = Progress(None, 4000), []
    progress.say = said.append
    progress.begin(1000)
    for step, seconds in [(1001, 10), (1002, 25), (1003, 31), (1004, 40)]:
        now[0] = 100.0 + seconds
        progress.log({"step": step, "loss": step / 1000, "tokens": 62})
    progress.log({"step": 1004, "validation_loss": 2.5})
    assert said == [
        "step 1,003 of 4,000: loss 1.0030, 6 tokens/s, 8:36:09 left",
        "step 1,004 of 4,000: loss 1.0040, validation loss 2.5000, 6 tokens/s, 8:19:20 left",
    ]
    progress.log({"step": 4000, "validation_loss": 2.25})
    assert said[-1].endswith("validation loss 2.2500, 6 tokens/s")  # nothing is left


def test_more_time_than_there_is(monkeypatch):
    """Steps too many for a calendar are no error: nobody waits for them."""
    now = [100.0]
    monkeypatch.setattr(progress_module, "perf_counter", lambda: now[0])
    progress, said = Progress(None, 2**62), []
    progress.say = said.append
    progress.begin(0)
    now[0] += 1
    progress.log({"step": 1, "validation_loss": 2.5})
    assert said == [f"step 1 of {2**62:,}: validation loss 2.5000, 0 tokens/s"]


def test_a_resumed_bar_starts_where_the_run_was(tmp_path, capsys):
    settings = dict(n_steps=4, evaluate_every=2)
    trainer(tmp_path, settings=settings, validation=[]).fit()
    again = trainer(
        tmp_path, settings={**settings, "n_steps": 5}, validation=[], bar=True
    )
    again.fit(resume=True)
    assert "4/5" in capsys.readouterr().err


def test_what_is_missing_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "tqdm", None)
    with refused("bar = True needs the library tqdm", "bar=False"):
        trainer(bar=True).fit()


def test_the_bar_is_closed_when_the_run_breaks(capsys):
    run = trainer(batches=lambda number: [], bar=True)
    with pytest.raises(ValueError, match="no batches"):
        run.fit()
    assert run.progress.bar.disable  # tqdm sets it when a bar is closed
