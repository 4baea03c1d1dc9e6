"""The long loop: what each update is, what is kept, and what stops it."""

import math
import os
import signal

import pytest
import torch
from torch.testing import assert_close

from annotated import Batch, load_checkpoint, sequence_loss
from annotated.training.batches import pad
from annotated_lab import Trainer
from annotated_lab.training.run_folder import ENDING
from tests.helpers.runs import (
    N_BATCHES,
    VOCAB,
    config,
    epoch,
    timeless,
    tiny_model,
    trainer,
)
from tests.helpers.small import PAD, refused


def gradients(run):
    return {name: p.grad for name, p in run.model.named_parameters()}


def joined(batches):
    """One large batch with the rows of several."""
    rows = [row for b in batches for row in b.src.tolist()]
    ids = pad(rows, PAD)
    return Batch(ids, ids.clone(), PAD)


# --- one update


def test_an_update_is_what_pytorch_does_by_hand():
    settings = dict(
        n_steps=1, accumulate=1, label_smoothing=0.2, max_grad_norm=0.5, max_lr=1e-2
    )
    run = trainer(dropout=0.0, settings={**settings, "warmup_steps": 2})
    [record, _] = run.fit()
    twin, batch = tiny_model(0.0), next(epoch(0))
    optimizer = torch.optim.Adam(twin.parameters(), 5e-3, betas=(0.9, 0.98), eps=1e-9)
    logits = twin(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)
    loss = sequence_loss(logits, batch.tgt_out, PAD, 0.2)
    loss.backward()
    norm = torch.nn.utils.clip_grad_norm_(twin.parameters(), 0.5)
    optimizer.step()
    assert_close(run.model.state_dict(), twin.state_dict())
    expected = dict(step=1, epoch=0, loss=loss.item(), learning_rate=5e-3)
    expected |= dict(gradient_norm=norm.item(), tokens=batch.n_tokens)
    assert timeless([record])[0] == pytest.approx(expected)


@pytest.mark.parametrize("accumulate", [2, 3, N_BATCHES])
def test_accumulated_batches_are_one_large_batch(accumulate):
    """Weighted by their tokens: the mean over batches would be another gradient."""
    parts = list(epoch(0))[:accumulate]
    whole = joined(parts)
    assert len({batch.n_tokens for batch in parts}) > 1
    settings = dict(n_steps=1, max_grad_norm=1e9, accumulate=accumulate)
    many = trainer(dropout=0.0, batches=lambda _: parts, settings=settings)
    one = trainer(dropout=0.0, batches=lambda _: [whole], settings=settings)
    [of_many, _], [of_one, _] = many.fit(), one.fit()
    assert_close(gradients(many), gradients(one))
    assert of_many["loss"] == pytest.approx(of_one["loss"])
    assert of_many["tokens"] == of_one["tokens"] == whole.n_tokens


def test_gradients_do_not_pile_up():
    settings = dict(n_steps=2, accumulate=1, max_grad_norm=1e9, schedule="constant")
    batch = next(epoch(0))
    run = trainer(
        dropout=0.0,
        batches=lambda _: [batch],
        settings={**settings, "max_lr": 1e-12},
    )
    norms = [record["gradient_norm"] for record in run.fit() if "loss" in record]
    assert norms[0] == pytest.approx(norms[1], rel=1e-4)


# --- the run


def test_the_run_in_figures():
    """Epochs of 7 batches, 2 an update: the last update of an epoch has one."""
    records = trainer().fit()
    steps = [record for record in records if "loss" in record]
    assert [record["step"] for record in steps] == list(range(1, 12))
    assert [record["epoch"] for record in steps] == [0] * 4 + [1] * 4 + [2] * 3
    tokens = [batch.n_tokens for batch in epoch(0)]
    expected = [sum(tokens[i : i + 2]) for i in (0, 2, 4, 6)]
    assert [record["tokens"] for record in steps[:4]] == expected
    evaluations = [r["step"] for r in records if "validation_loss" in r]
    assert evaluations == [3, 6, 9, 11]


def test_the_same_seed_gives_the_same_run():
    first, second, other = trainer(), trainer(), trainer(settings=dict(seed=6))
    records = timeless(first.fit())
    torch.rand(5)  # what was drawn before does not matter
    assert timeless(second.fit()) == records
    assert timeless(other.fit()) != records
    assert_close(first.model.state_dict(), second.model.state_dict(), rtol=0, atol=0)


def test_validation_is_without_dropout_and_smoothing():
    settings = dict(n_steps=1, label_smoothing=0.4, schedule="constant", max_lr=1e-12)
    run = trainer(settings=settings)
    [_, told] = run.fit()
    assert run.model.training
    whole = joined(epoch(99))
    model = run.model.eval()
    logits = model(whole.src, whole.tgt_in, whole.src_mask, whole.tgt_mask)
    expected = sequence_loss(logits, whole.tgt_out, PAD).item()
    assert told["validation_loss"] == pytest.approx(expected, rel=1e-5)


def test_a_task_is_learnt(unchecked):
    settings = dict(n_steps=150, accumulate=1, max_lr=1e-2, warmup_steps=30)
    batch = joined(epoch(0))
    run = trainer(
        dropout=0.0,
        batches=lambda _: [batch],
        validation=[batch],
        settings={**settings, "label_smoothing": 0.0, "evaluate_every": 150},
    )
    records = run.fit()
    assert records[0]["loss"] > 2
    assert records[-1]["validation_loss"] < 0.2


def test_each_step_is_told():
    told = []
    records = trainer(after_step=told.append).fit()
    assert told == [record for record in records if "loss" in record]


@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
def test_precision(precision):
    """Matrix products are computed in it; parameters, loss and gradients stay in float32."""
    run = trainer(settings=dict(n_steps=2, precision=precision))
    seen = []
    hook = run.model.generator.proj.register_forward_hook(
        lambda module, args, logits: seen.append(logits.dtype)
    )
    records = run.fit()
    hook.remove()
    assert set(seen) == {getattr(torch, precision)}
    assert {p.dtype for p in run.model.parameters()} == {torch.float32}
    assert math.isfinite(records[-1]["validation_loss"])


def test_other_precisions_are_refused():
    with refused("precision = 'float16' is unknown", "float32, bfloat16"):
        trainer(settings=dict(precision="float16"))


# --- the best, and early stopping


def falling_then_rising(monkeypatch, losses):
    losses = iter(losses)
    monkeypatch.setattr(Trainer, "validation_loss", lambda self: next(losses))


def test_the_best_is_kept_and_patience_ends_the_run(tmp_path, monkeypatch):
    falling_then_rising(monkeypatch, [3.0, 2.0, 2.5, 2.2, 9.0])
    weights = {}
    settings = dict(evaluate_every=1, patience=2, n_steps=9)
    run = trainer(
        tmp_path,
        settings=settings,
        extras={"tokens": ["a"]},
        after_step=lambda record: weights.update(
            {record["step"]: run.model.generator.proj.weight.clone()}
        ),
    )
    run.fit()
    assert run.stop_reason == "patience"
    assert run.state.step == 4
    best, extras = load_checkpoint(tmp_path / "best.pt")
    last, _ = load_checkpoint(tmp_path / "last.pt")
    assert torch.equal(best.generator.proj.weight, weights[2])
    assert torch.equal(last.generator.proj.weight, weights[4])
    assert extras == {"tokens": ["a"]}

    again = trainer(tmp_path, settings=settings)
    assert again.fit(resume=True) == []  # it had ended
    falling_then_rising(monkeypatch, [1.0] * 9)
    more = trainer(tmp_path, settings={**settings, "patience": 3})
    assert more.fit(resume=True)[-2]["step"] == 8  # 1.0 is the best; three more are not


def test_a_validation_loss_of_nan_is_no_best(tmp_path, monkeypatch):
    """And it is forgotten: the next number counts."""
    losses = iter([3.0, math.nan, 2.0])
    monkeypatch.setattr(Trainer, "validation_loss", lambda self: next(losses))
    run = trainer(tmp_path, settings=dict(n_steps=3, evaluate_every=1))
    run.fit()
    assert (run.state.best_loss, run.state.since_best) == (2.0, 0)
    best, _ = load_checkpoint(tmp_path / "best.pt")
    assert_close(best.state_dict(), run.model.state_dict(), rtol=0, atol=0)


def test_the_plateau_schedule_hears_of_the_validation_loss(monkeypatch):
    falling_then_rising(monkeypatch, [2.0] * 9)
    settings = dict(schedule="plateau", max_lr=0.1, evaluate_every=1, n_steps=6)
    records = trainer(settings=settings).fit()
    rates = [record["learning_rate"] for record in records if "loss" in record]
    assert rates == pytest.approx([0.1] * 4 + [0.05] * 2)


def test_what_needs_the_validation_loss_is_refused_without():
    for settings, named in (
        (dict(schedule="plateau", max_lr=0.1), "schedule = 'plateau'"),
        (dict(patience=2), "patience = 2"),
        (dict(averaging=0.9, patience=3), "patience = 3, averaging = 0.9"),
    ):
        with refused(f"{named} needs the validation loss: give validation batches"):
            trainer(settings=settings, validation=[])


def test_the_running_average_is_validated_and_kept(tmp_path):
    """Its share is small at first: what it had after two steps should be forgotten soon."""
    seen, settings = [], dict(n_steps=5, evaluate_every=5, averaging=0.25)

    def weight(model):
        return model.generator.proj.weight.detach().clone()

    run = trainer(
        tmp_path, settings=settings, after_step=lambda _: seen.append(weight(run.model))
    )
    told = run.fit()[-1]["validation_loss"]
    mean = weight(tiny_model())
    for step, now in enumerate(seen, start=1):
        kept = min(0.25, step / (step + 10))
        mean = kept * mean + (1 - kept) * now
    best, _ = load_checkpoint(tmp_path / "best.pt")
    last, _ = load_checkpoint(tmp_path / "last.pt")
    assert_close(weight(best), mean)
    assert_close(weight(last), seen[-1], rtol=0, atol=0)
    whole = joined(epoch(99))
    logits = best(whole.src, whole.tgt_in, whole.src_mask, whole.tgt_mask)
    assert sequence_loss(logits, whole.tgt_out, PAD).item() == pytest.approx(told)
    assert run.model.training


def test_a_resumed_run_goes_on_with_its_average(tmp_path):
    settings = dict(averaging=0.9, n_steps=6, warmup_steps=2)
    whole = trainer(tmp_path / "whole", settings=settings)
    whole.fit()
    trainer(tmp_path / "two", settings={**settings, "n_steps": 3}).fit()
    resumed = trainer(tmp_path / "two", settings=settings)
    resumed.fit(resume=True)
    ours, theirs = resumed.average.state_dict(), whole.average.state_dict()
    assert_close(ours, theirs, rtol=0, atol=0)


def test_nothing_is_written_without_a_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    trainer(validation=[]).fit()
    assert os.listdir(tmp_path) == []  # noqa: PTH208


# --- what stops a run


def test_extras_that_cannot_be_saved_stop_it_before_it_begins(tmp_path):
    """And not when the run is to be resumed, or at the first checkpoint."""
    with refused("extras['folder']", "give plain values"):
        trainer(tmp_path / "run", extras={"folder": tmp_path})
    assert not (tmp_path / "run").exists()


def poisoned(number, where):
    """An epoch whose batch number `where` has only padding to predict."""
    for i, batch in enumerate(epoch(number)):
        if (number, i) == where:
            batch = Batch(batch.src, torch.full_like(batch.src, PAD), PAD)
            batch.tgt_in[:, 0] = 1
        yield batch


@pytest.mark.parametrize("accumulate, log_every", [(1, 1), (2, 1), (1, 4)])
def test_loss_that_is_not_finite_stops_the_run(tmp_path, accumulate, log_every):
    run = trainer(
        tmp_path,
        batches=lambda number: poisoned(number, (1, 5)),
        settings=dict(n_steps=40, accumulate=accumulate),
    )
    run.log_every = log_every
    with refused(
        "the loss is nan in epoch 1, ",
        "batch 5 with src of shape (3, 4), tgt_in (3, 3) and 0 tokens that count",
        f"after {12 if accumulate == 1 else 6} steps",
        "lower max_lr",
        "No checkpoint was touched",
    ):
        run.fit()
    if log_every == 1:  # it is known before the update
        assert all(p.isfinite().all() for p in run.model.parameters())
    last, _ = load_checkpoint(tmp_path / "last.pt")
    assert all(p.isfinite().all() for p in last.parameters())


def test_losses_are_read_several_at_a_time(tmp_path, monkeypatch):
    """As on a GPU, which waits only when it logs. Nothing else differs, interruptions included."""
    read, counts = Trainer.read_losses, []

    def counted(self):
        counts.append(len(self.unread))
        return read(self)

    monkeypatch.setattr(Trainer, "read_losses", counted)
    runs = [trainer(tmp_path / str(n), settings=dict(n_steps=13)) for n in (1, 5)]
    runs[1].log_every = 5
    records = [timeless(run.fit()) for run in runs]
    assert records[0] == records[1]
    assert counts == [1] * 13 + [3, 3, 3, 3, 1]  # evaluations come every three steps

    def press(module, args, output):
        if run.state.step == 4:
            signal.raise_signal(signal.SIGINT)

    settings = dict(evaluate_every=99, accumulate=1)
    run = trainer(tmp_path / "stopped", settings=settings)
    run.log_every = 20
    run.model.generator.register_forward_hook(press)
    steps = [record["step"] for record in run.fit()]
    assert (run.stop_reason, steps) == ("interrupted", [1, 2, 3, 4, 5])
    assert (tmp_path / "stopped/last.pt").exists()


def test_a_gradient_that_is_not_finite_stops_the_run():
    """The loss may be finite and its slope not."""
    run = trainer(settings=dict(n_steps=4))
    before = {k: v.clone() for k, v in run.model.state_dict().items()}
    run.model.generator.proj.bias.register_hook(lambda grad: grad * math.inf)
    with refused("the gradient is", "in epoch 0, batch 0", "batch 1", "after 0 steps"):
        run.fit()
    assert_close(run.model.state_dict(), before, rtol=0, atol=0)


def test_a_learning_rate_that_is_far_too_high():
    settings = dict(schedule="constant", max_lr=1e30, n_steps=40)
    with refused("in epoch 0", "lower max_lr"):
        trainer(settings=settings).fit()


def test_an_epoch_without_batches():
    with refused("epoch 0 has no batches", "check the data"):
        trainer(batches=lambda number: []).fit()


class BrokenInError(Exception):
    """What Ctrl-C does here, instead of KeyboardInterrupt, which would end pytest."""


@pytest.fixture
def ctrl_c():
    """Presses Ctrl-C. Unless somebody notes it, it breaks in."""

    def break_in(*_):
        raise BrokenInError

    before = signal.signal(signal.SIGINT, break_in)
    yield lambda: os.kill(os.getpid(), signal.SIGINT)
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_ends_the_run_after_the_step_in_hand(tmp_path, ctrl_c):
    """The signal comes in the middle of a step. The run resumes as if it had not come."""
    before = signal.getsignal(signal.SIGINT)
    undisturbed = trainer(tmp_path / "whole")
    undisturbed.fit()
    assert signal.getsignal(signal.SIGINT) is before

    pressed = []

    def press(module, args, output):
        if run.state.step == 4 and not pressed:
            pressed.append(True)
            ctrl_c()

    run = trainer(tmp_path / "stopped")
    run.model.encoder.register_forward_hook(press)
    run.fit()
    assert run.stop_reason == "interrupted"
    assert run.state.step == 5
    assert signal.getsignal(signal.SIGINT) is before

    resumed = trainer(tmp_path / "stopped")
    resumed.fit(resume=True)
    assert_close(
        resumed.model.state_dict(), undisturbed.model.state_dict(), rtol=0, atol=0
    )


@pytest.mark.parametrize("number", ENDING)
def test_a_signal_that_is_ignored_stays_so(number):
    """As `nohup` has SIGHUP, and a script that starts a program with `&` has SIGINT."""
    before = signal.signal(number, signal.SIG_IGN)
    try:
        run = trainer(
            after_step=lambda record: signal.raise_signal(number),
            settings=dict(n_steps=2),
        )
        run.fit()
        assert (run.state.step, run.stop_reason) == (2, "")
        assert signal.getsignal(number) == signal.SIG_IGN
    finally:
        signal.signal(number, before)


def test_a_second_ctrl_c_breaks_in(ctrl_c):
    def press(module, args, output):
        ctrl_c()

    run = trainer()
    run.model.encoder.register_forward_hook(press)
    run.model.decoder.register_forward_hook(press)
    with pytest.raises(BrokenInError):
        run.fit()


def test_the_vocabulary_is_what_the_batches_use():
    """A model with a smaller one says so."""
    with refused("src holds ids", f"the vocabulary has {VOCAB} entries"):
        trainer(
            batches=lambda _: [Batch(*torch.full((2, 2, 3), 13), PAD)],
            settings=config().__dict__,
        ).fit()
