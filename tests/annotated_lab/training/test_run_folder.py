"""A run's folder: one run has it, and one that was killed is resumed bit for bit."""

import json
import os
import signal
from dataclasses import replace

import pytest
import torch
from torch.testing import assert_close

from annotated import load_checkpoint, make_decoder_only, save_checkpoint
from annotated_lab import Trainer
from annotated_lab.data.text_blocks import TextBatch
from annotated_lab.training.run_folder import check_folder, locked
from tests.helpers.runs import (
    VOCAB,
    config,
    epoch,
    in_a_process,
    timeless,
    tiny_model,
    trainer,
)
from tests.helpers.small import PAD, refused


def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)


def killed_in_a_step(folder, settings):
    """In the backward pass of step 9, when some gradients are there and some are not."""
    run = trainer(folder, settings=settings)

    def die_in_step_9(grad):
        if run.state.step == 8:
            die()

    run.model.encoder.layers[0].feed_forward.w_1.weight.register_hook(die_in_step_9)
    run.fit()


def killed_in_a_write(folder, settings):
    """While the second checkpoint is half on the disk."""
    save = torch.save

    def die_half_way(content, file):
        save(content, file)
        if content.get("training", {}).get("state", {}).get("step") == 6:
            file.truncate(file.tell() // 2)
            die()

    torch.save = die_half_way
    trainer(folder, settings=settings, validation=[]).fit()


def log_of(folder):
    lines = (folder / "log.jsonl").read_text().splitlines()
    return timeless(map(json.loads, lines))


def assert_same_run(resumed, whole):
    assert_close(resumed.model.state_dict(), whole.model.state_dict(), rtol=0, atol=0)
    ours, theirs = resumed.optimizer.state_dict(), whole.optimizer.state_dict()
    assert_close(ours["state"], theirs["state"], rtol=0, atol=0)
    assert replace(resumed.state, seconds=0.0) == replace(whole.state, seconds=0.0)
    assert log_of(resumed.folder) == log_of(whole.folder)


@pytest.mark.parametrize("schedule", ["noam", "one-cycle", "plateau"])
def test_killed_in_the_middle_of_a_step(tmp_path, schedule):
    """The last checkpoint is two updates back, in the middle of an epoch, with dropout."""
    settings = dict(schedule=schedule, max_lr=1e-2)
    whole = trainer(tmp_path / "whole", settings=settings)
    records = whole.fit()
    code = in_a_process(killed_in_a_step, tmp_path / "killed", settings)
    assert code == -signal.SIGKILL
    assert log_of(tmp_path / "killed")[-1]["step"] == 8
    resumed = trainer(tmp_path / "killed", settings=settings)
    torch.rand(3)  # whatever else was drawn in the meantime
    assert timeless(resumed.fit(resume=True)) == timeless(records[8:])
    assert_same_run(resumed, whole)


def test_killed_in_the_middle_of_a_write(tmp_path):
    whole = trainer(tmp_path / "whole", validation=[])
    whole.fit()
    assert in_a_process(killed_in_a_write, tmp_path / "killed", {}) == -signal.SIGKILL
    names = sorted(path.name for path in (tmp_path / "killed").iterdir())
    [unfinished] = [name for name in names if name.endswith(".part")]
    assert unfinished.startswith("last.pt.")
    assert names == [".lock", "last.pt", unfinished, "log.jsonl"]
    resumed = trainer(tmp_path / "killed", validation=[])
    assert resumed.fit(resume=True)[0]["step"] == 4  # the whole one is of step 3
    assert_same_run(resumed, whole)
    assert not (tmp_path / "killed" / unfinished).exists()


def test_a_longer_run_goes_on(tmp_path):
    settings = dict(evaluate_every=4)
    whole = trainer(tmp_path / "whole", settings={**settings, "n_steps": 8})
    whole.fit()
    trainer(tmp_path / "parts", settings={**settings, "n_steps": 4}).fit()
    longer = trainer(tmp_path / "parts", settings={**settings, "n_steps": 8})
    longer.fit(resume=True)
    assert_same_run(longer, whole)


def test_a_run_does_not_overwrite_another(tmp_path):
    trainer(tmp_path, settings=dict(n_steps=1)).fit()
    before = (tmp_path / "last.pt").read_bytes()
    with refused("holds a training already, last.pt", "resume=True", "another folder"):
        trainer(tmp_path).fit()
    assert (tmp_path / "last.pt").read_bytes() == before


def test_the_best_of_an_earlier_run_does_not_stay(tmp_path):
    """Its last.pt was deleted. It would be used for the new run, and is none of it."""
    trainer(tmp_path, settings=dict(n_steps=1)).fit()
    (tmp_path / "last.pt").unlink()
    before = (tmp_path / "best.pt").read_bytes()
    with refused("holds a training already, best.pt", "another folder"):
        trainer(tmp_path, validation=[]).fit()
    assert (tmp_path / "best.pt").read_bytes() == before
    assert not (tmp_path / "last.pt").exists()


def test_other_validation_batches_are_another_run(tmp_path):
    """Losses on two sets cannot be compared. Their order counts, too."""
    trainer(tmp_path, settings=dict(n_steps=2)).fit()
    for batches in (epoch(98), [*epoch(99)][::-1], [*epoch(99)][:-1]):
        other = trainer(tmp_path, validation=list(batches))
        with refused("validation = ", "cannot resume", "begin a new one"):
            other.fit(resume=True)


def test_best_checkpoint_that_is_gone_is_made_anew(tmp_path, monkeypatch):
    """Of losses 1, 9, 6 the first is the lowest, and its file was deleted."""
    losses = iter([1.0, 9.0, 6.0, 7.0])
    monkeypatch.setattr(Trainer, "validation_loss", lambda self: next(losses))
    trainer(tmp_path, settings=dict(evaluate_every=1, n_steps=2)).fit()
    (tmp_path / "best.pt").unlink()
    again = trainer(tmp_path, settings=dict(evaluate_every=1, n_steps=4))
    again.fit(resume=True)
    assert (tmp_path / "best.pt").exists()
    assert (again.state.best_loss, again.state.since_best) == (6.0, 1)


def test_a_shorter_run_cannot_go_on(tmp_path):
    """It would end at once, after step 3 of 2."""
    trainer(tmp_path, settings=dict(n_steps=3)).fit()
    with refused("n_steps = 2 is less than the 3 steps that", "give more"):
        trainer(tmp_path, settings=dict(n_steps=2)).fit(resume=True)


FORGED = {
    "no state": ("state", None),
    "a state of a newer version": ("state", {"step": 1, "mixture": 2}),
    "a state of text": ("state", {"step": "two"}),
    "an empty optimizer": ("optimizer", {}),
    "an optimizer of nothing": ("optimizer", 7),
    "random numbers of nothing": ("rng_states", [7]),
    "a number of schedules": ("scheduler", 7),
    "settings of nothing": ("settings", None),
}


@pytest.mark.parametrize("part, value", FORGED.values(), ids=FORGED.keys())
def test_a_forged_run(tmp_path, part, value):
    """Whatever the file says, it is called by its name."""
    trainer(tmp_path, settings=dict(n_steps=1)).fit()
    content = torch.load(tmp_path / "last.pt")
    content["training"][part] = value
    torch.save(content, tmp_path / "last.pt")
    with refused("last.pt holds what does not fit", "damaged"):
        trainer(tmp_path).fit(resume=True)


@pytest.mark.parametrize("first, then", [(True, False), (False, True)])
def test_a_run_may_be_compiled_and_not(tmp_path, first, then, unchecked):
    """Only marked: no step is made, so nothing is compiled here."""

    def run(is_compiled):
        made = trainer(tmp_path)
        made.model = torch.compile(made.model) if is_compiled else made.model
        return made

    begun = run(first)
    begun.save()
    assert load_checkpoint(tmp_path / "last.pt")
    resumed = run(then)
    with torch.no_grad():
        for parameter in resumed.model.parameters():
            parameter.zero_()
    resumed.resume()
    before, after = begun.model.parameters(), resumed.model.parameters()
    assert_close(list(after), list(before), rtol=0, atol=0)


def test_what_cannot_be_resumed(tmp_path):
    with refused("resume = True needs the folder"):
        trainer().fit(resume=True)
    with refused("last.pt is not a file", "begin a new training"):
        trainer(tmp_path / "nowhere").fit(resume=True)
    assert not (tmp_path / "nowhere").exists()
    trainer(tmp_path, settings=dict(n_steps=1)).fit()
    with refused("accumulate = 3 cannot resume", "which has 2", "another folder"):
        trainer(tmp_path, settings=dict(accumulate=3)).fit(resume=True)
    with refused("dropout = 0.0 cannot resume", "which has 0.3"):
        trainer(tmp_path, dropout=0.0).fit(resume=True)
    half = Trainer(tiny_model().bfloat16(), epoch, config(), folder=tmp_path)
    with refused("dtype = 'bfloat16' cannot resume", "which has 'float32'"):
        half.fit(resume=True)
    save_checkpoint(tmp_path / "last.pt", tiny_model())
    with refused("holds a model and no training", "another folder"):
        trainer(tmp_path).fit(resume=True)


def test_one_cycle_cannot_be_made_longer(tmp_path):
    settings = dict(schedule="one-cycle", n_steps=2)
    trainer(tmp_path, settings=settings).fit()
    with refused("n_steps = 3 cannot resume", "which has 2"):
        trainer(tmp_path, settings={**settings, "n_steps": 3}).fit(resume=True)


def test_away_from_the_main_thread(tmp_path):
    """Some notebooks run cells there. Python hands out no signals, and training works."""
    import threading

    run = trainer(settings=dict(n_steps=2))
    thread = threading.Thread(target=run.fit)
    thread.start()
    thread.join()
    assert run.state.step == 2


def test_a_model_of_another_kind_is_another_run(tmp_path):
    """Both have the same settings. The parameters would not fit, which is no message."""
    trainer(tmp_path, settings=dict(n_steps=1)).fit()
    rows = [TextBatch(batch.tgt, PAD) for batch in epoch(0)]
    torch.manual_seed(1)
    sizes = dict(n_layers=1, d_model=12, d_ff=17, n_heads=3, max_len=11, dropout=0.3)
    model = make_decoder_only(VOCAB, **sizes)
    other = Trainer(model, lambda number: rows, config(n_steps=2), folder=tmp_path)
    with refused("model = 'DecoderOnly' cannot resume", "which has 'EncoderDecoder'"):
        other.fit(resume=True)


# --- one run at a time has a folder

BUSY, OTHER, KILLED = 3, 4, -signal.SIGKILL


def take(folder):
    """In a process of its own: its exit code says whether the folder was free."""
    try:
        with locked(folder):
            os._exit(0)
    except ValueError as error:
        os._exit(BUSY if "another run is using" in str(error) else OTHER)


def take_and_die(folder):
    with locked(folder):
        os.kill(os.getpid(), signal.SIGKILL)


def test_two_processes_do_not_train_in_one_folder(tmp_path):
    with locked(tmp_path):
        assert in_a_process(take, tmp_path) == BUSY
        assert in_a_process(take, tmp_path) == BUSY  # who asked did not free it
    assert in_a_process(take, tmp_path) == 0


def test_folder_in_use_is_refused_with_a_remedy(tmp_path):
    (tmp_path / "last.pt").touch()
    words = "another run is using", str(tmp_path), "wait until", "another folder"
    with locked(tmp_path):
        with refused(*words), locked(tmp_path):
            pass
        with refused(*words):
            check_folder(tmp_path, resume=True)
    check_folder(tmp_path, resume=True)


def test_the_lock_of_a_killed_process_is_taken_over(tmp_path):
    assert in_a_process(take_and_die, tmp_path) == KILLED
    assert (tmp_path / ".lock").exists()
    check_folder(tmp_path, resume=False)
    assert in_a_process(take_and_die, tmp_path) == KILLED
    with locked(tmp_path):
        assert in_a_process(take, tmp_path) == BUSY
    assert os.listdir(tmp_path) == []  # noqa: PTH208


def test_to_ask_leaves_nothing(tmp_path):
    check_folder(tmp_path, resume=False)
    check_folder(tmp_path / "nowhere", resume=False)
    assert os.listdir(tmp_path) == []  # noqa: PTH208


def test_an_error_frees_the_folder(tmp_path):
    with pytest.raises(KeyError), locked(tmp_path):
        raise KeyError
    check_folder(tmp_path, resume=False)


@pytest.mark.parametrize("resume", [False, True])
def test_a_run_has_its_folder_to_itself(tmp_path, resume):
    """From before its first step to after its last. Neither a new one nor a resumed one gets in."""
    files = []

    def another(record):
        if record["step"] == 4:
            files.append((tmp_path / "log.jsonl").read_bytes())
            with refused("another run is using"):
                trainer(tmp_path).fit(resume=resume)
            files.append((tmp_path / "log.jsonl").read_bytes())

    settings = dict(n_steps=5)
    trainer(tmp_path, settings=settings, after_step=another).fit()
    assert files[0] == files[1] != b""
    trainer(tmp_path, settings=dict(n_steps=6)).fit(resume=True)


def test_log_without_a_checkpoint_is_begun_anew(tmp_path):
    """Its run failed before its first checkpoint, so it cannot be resumed."""
    (tmp_path / "log.jsonl").write_text('{"step": 1, "loss": 9}\n')
    run = trainer(tmp_path, settings=dict(n_steps=1), validation=[])
    assert run.fit() == [json.loads((tmp_path / "log.jsonl").read_text())]


def test_unfinished_files_of_killed_processes_are_removed(tmp_path):
    """Those of checkpoints, when the next training has the folder. No other file is touched."""
    left = ["last.pt.part", "best.pt.1234abcd.part", "log.jsonl.part"]
    for name in (*left, "mine.part", "last.pth"):
        (tmp_path / name).write_text("half")
    trainer(tmp_path, settings=dict(n_steps=1), validation=[]).fit()
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"last.pt", "log.jsonl", "mine.part", "last.pth"}
