"""A run that was killed and resumed is, bit for bit, the run that was not."""

import json
import os
import signal
from dataclasses import replace

import pytest
import torch
from torch.testing import assert_close

from annotated import Trainer, save_checkpoint
from tests.helpers.runs import (
    config,
    epoch,
    in_a_process,
    timeless,
    tiny_model,
    trainer,
)
from tests.helpers.small import refused


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
        if content["training"]["state"]["step"] == 6:
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
    names = {path.name for path in (tmp_path / "killed").iterdir()}
    assert names == {"last.pt", "last.pt.part", "log.jsonl"}
    resumed = trainer(tmp_path / "killed", validation=[])
    assert resumed.fit(resume=True)[0]["step"] == 4  # the whole one is of step 3
    assert_same_run(resumed, whole)
    assert not (tmp_path / "killed" / "last.pt.part").exists()


def test_an_error_in_the_data_costs_the_steps_since_the_last_checkpoint(tmp_path):
    def fails(number):
        for i, batch in enumerate(epoch(number)):
            if (number, i) == (1, 4):
                raise OSError("the data are gone")
            yield batch

    with pytest.raises(OSError, match="the data are gone"):
        trainer(tmp_path / "killed", batches=fails).fit()
    whole = trainer(tmp_path / "whole")
    whole.fit()
    resumed = trainer(tmp_path / "killed")
    resumed.fit(resume=True)
    assert_same_run(resumed, whole)


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
    with refused("holds a training already", "resume=True", "another folder"):
        trainer(tmp_path).fit()
    assert (tmp_path / "last.pt").read_bytes() == before


def test_what_cannot_be_resumed(tmp_path):
    with refused("resume = True needs the folder"):
        trainer().fit(resume=True)
    with refused("last.pt is no file"):
        trainer(tmp_path).fit(resume=True)
    trainer(tmp_path, settings=dict(n_steps=1)).fit()
    with refused("accumulate = 3 cannot resume", "which has 2", "another folder"):
        trainer(tmp_path, settings=dict(accumulate=3)).fit(resume=True)
    with refused("dropout = 0.0 cannot resume", "which has 0.3"):
        trainer(tmp_path, dropout=0.0).fit(resume=True)
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


def test_the_last_checkpoint_is_a_model_too(tmp_path):
    from annotated import load_checkpoint

    run = Trainer(tiny_model(), epoch, config(), folder=tmp_path, extras={"a": 1})
    run.fit()
    model, extras = load_checkpoint(tmp_path / "last.pt")
    assert extras == {"a": 1}
    assert_close(model.state_dict(), run.model.state_dict(), rtol=0, atol=0)
