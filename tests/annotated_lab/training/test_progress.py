"""The log of a training, and its lines for a person to read."""

import json
import resource

import pytest

from annotated_lab.training import progress as progress_module
from annotated_lab.training.progress import Progress
from tests.helpers.runs import trainer


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


def test_lines_at_evaluations_and_each_half_minute(monkeypatch):
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
