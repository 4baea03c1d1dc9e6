"""The loss, the learning rate, and the short loop."""

import math

import pytest
import torch
from torch.optim.optimizer import register_optimizer_step_pre_hook
from torch.testing import assert_close

from annotated import (
    Batch,
    copy_task,
    greedy_decode,
    make_model,
    noam_rate,
    sequence_loss,
    train,
)
from annotated.training.loop import training_step
from tests.helpers.small import (
    PAD,
    TGT_VOCAB,
    B,
    T,
    refused,
    small_batch,
    small_model,
    words,
)


def tiny_model(vocab=11):
    sizes = dict(n_layers=1, d_model=32, d_ff=64, n_heads=4, max_len=12)
    return make_model(vocab, vocab, **sizes, dropout=0.0)


def test_label_smoothing_by_hand():
    """Two real tokens, with probabilities 1/2 and 1/4, and one of padding."""
    logits = torch.tensor([[[0.0, 0.0, -99.0], [0.0, math.log(3), -99.0], [9.0, 1, 2]]])
    loss = sequence_loss(logits, torch.tensor([[1, 0, 2]]), pad_id=2)
    assert loss.item() == pytest.approx((math.log(2) + math.log(4)) / 2)
    logits, tgt_out = torch.randn(B, T, TGT_VOCAB), words(B, T)
    twice = sequence_loss(logits.repeat(1, 2, 1), tgt_out.repeat(1, 2), PAD)
    assert_close(twice, sequence_loss(logits, tgt_out, PAD))
    # 0.9 of the probability on the target, 0.1 spread over all words, the target too.
    tgt_out[1, -2:] = PAD
    real = tgt_out != PAD
    wanted = torch.full((B, T, TGT_VOCAB), 0.1 / TGT_VOCAB)
    wanted.scatter_add_(2, tgt_out.unsqueeze(2), torch.full((B, T, 1), 0.9))
    by_hand = -(wanted * logits.log_softmax(dim=-1)).sum(dim=-1)[real].mean()
    assert_close(sequence_loss(logits, tgt_out, PAD, label_smoothing=0.1), by_hand)
    logits = torch.randn(B, T, TGT_VOCAB, requires_grad=True)
    sequence_loss(logits, tgt_out, PAD).backward()
    assert (logits.grad[1, -2:] == 0).all()
    assert (logits.grad[1, :-2] != 0).any(dim=-1).all()
    expected = sequence_loss(logits, tgt_out, PAD)
    assert torch.equal(sequence_loss(logits, tgt_out.int(), PAD), expected)


def test_loss_checks_its_arguments():
    logits, tgt_out = torch.randn(B, T, TGT_VOCAB), words(B, T)
    with refused("logits of shape (5, 2, 19)", "tgt_out of shape (2, 5)", "(B, T, vo"):
        sequence_loss(logits.transpose(0, 1), tgt_out, PAD)
    with refused("logits must have the axes (B, T, vocab)", "(5, 19)"):
        sequence_loss(logits[0], tgt_out[0], PAD)
    with refused("tgt_out holds ids", "19 entries"):
        sequence_loss(logits, tgt_out + 17, PAD)
    with refused("tgt_out holds ids from -100", "19 entries"):
        sequence_loss(logits, torch.full_like(tgt_out, -100), PAD)
    with refused("tgt_out must hold integer ids", "float32"):
        sequence_loss(logits, tgt_out.float(), PAD)
    for wrong in (-0.1, 1.0, math.nan):
        with refused("label_smoothing must be at least 0", str(wrong), "0.1"):
            sequence_loss(logits, tgt_out, PAD, wrong)


def test_noam_rate_of_the_paper():
    """Equation 3 for the base model: it rises to 7.0e-4 at step 4000, then falls with 1/√step."""
    assert noam_rate(4000, 512) == pytest.approx(1 / math.sqrt(512 * 4000))
    assert noam_rate(4000, 512) == pytest.approx(6.99e-4, rel=1e-3)
    assert noam_rate(1000, 512) == pytest.approx(noam_rate(4000, 512) / 4)
    assert noam_rate(16_000, 512) == pytest.approx(noam_rate(4000, 512) / 2)
    assert noam_rate(7, 11, 7) == pytest.approx((11 * 7) ** -0.5)
    with refused("step must be an integer of at least 1, got 0"):
        noam_rate(0, 512)
    with refused("warmup_steps must be an integer"):
        noam_rate(1, 512, 0)


def test_training_agrees_with_steps_by_hand():
    """Adam of section 5.3 on the clipped gradient, with the rate of the one-cycle schedule."""
    model, twin = tiny_model(), tiny_model()
    twin.load_state_dict(model.state_dict())
    steps = list(copy_task(7, batch_size=5))
    losses = train(model, steps, n_steps=7, max_lr=1e-2)
    optimizer = torch.optim.Adam(twin.parameters(), 1e-2, betas=(0.9, 0.98), eps=1e-9)
    scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1e-2, total_steps=7)
    for batch, loss_given in zip(steps, losses, strict=True):
        logits = twin(batch.src, batch.tgt_in, None, batch.tgt_mask)
        loss = torch.nn.functional.cross_entropy(
            logits.flatten(0, 1), batch.tgt_out.flatten(), ignore_index=0
        )
        assert loss.item() == pytest.approx(loss_given, rel=1e-5)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(twin.parameters(), 1.0)
        optimizer.step()
        scheduler.step()
    assert_close(model.state_dict(), twin.state_dict(), rtol=1e-4, atol=1e-5)


def test_gradient_is_clipped():
    model = tiny_model()
    model.generator.proj.weight.data *= 1000  # a loss with a steep slope
    optimizer = torch.optim.SGD(model.parameters(), lr=0.0)
    training_step(model, next(copy_task(1, 5)), optimizer)
    norms = torch.stack([p.grad.norm() for p in model.parameters()])
    assert norms.norm().item() == pytest.approx(1.0, rel=1e-3)


def test_training_uses_masks_and_one_batch_per_step():
    src, tgt, _, _ = small_batch()
    model = small_model()
    masks = []
    model.register_forward_pre_hook(lambda _, args: masks.extend(args[2:]))
    batch = Batch(src, tgt, PAD)
    train(model, [batch], n_steps=1, max_lr=1e-3)
    assert masks[0] is batch.src_mask
    assert masks[1] is batch.tgt_mask
    stream = copy_task(5, 5)
    assert len(train(tiny_model(), stream, n_steps=3, max_lr=1e-3)) == 3
    assert len(list(stream)) == 2


def test_training_mode_and_records():
    """With the learning rate that the step was made with, not that of the next."""
    model = tiny_model().eval()
    records, rates = [], []

    def after_step(record):
        assert model.training
        records.append(record)

    def note_the_rate(optimizer, args, kwargs):
        rates.append(optimizer.param_groups[0]["lr"])

    hook = register_optimizer_step_pre_hook(note_the_rate)
    options = dict(n_steps=3, max_lr=1e-3, after_step=after_step)
    losses = train(model, copy_task(3, 5), **options)
    hook.remove()
    assert len(set(rates)) == 3
    assert records == [
        dict(step=step, loss=loss, learning_rate=rate)
        for step, loss, rate in zip((1, 2, 3), losses, rates, strict=True)
    ]


def test_copy_task_is_learned(unchecked):
    """From nothing to copying new sequences: with a fault in the model it is not."""
    model, task = tiny_model(vocab=8), dict(length=6, vocab_size=8)
    losses = train(model, copy_task(200, 32, **task), n_steps=200, max_lr=1e-2)
    assert losses[0] > 1.5
    assert losses[-1] < 0.05
    batch = next(copy_task(1, 50, **task, seed=1))
    result = greedy_decode(model, batch.src, batch.src_mask, max_len=6, bos_id=1)
    assert (result == batch.src).all(dim=1).float().mean() > 0.9


def test_random_targets_are_not_learned(unchecked):
    """Random targets, no two alike: a loss below ln(10) would mean that the answer leaks."""
    tokens = torch.randint(1, 11, (150, 32, 8))
    batches = [Batch(torch.ones_like(tgt), tgt, pad_id=0) for tgt in tokens]
    losses = train(tiny_model(), batches, n_steps=150, max_lr=5e-3)
    assert sum(losses[-20:]) / 20 == pytest.approx(math.log(10), abs=0.03)


def test_training_checks_its_arguments():
    def attempt(batches, **changed):
        train(tiny_model(), batches, **{**dict(n_steps=3, max_lr=1e-3), **changed})

    with refused("batches ended after 2 of n_steps = 3"):
        attempt(copy_task(2, 5))
    for n_steps in (0, -1, 2.0):
        with refused("n_steps must be an integer of at least 1", str(n_steps)):
            attempt(copy_task(2, 5), n_steps=n_steps)
    for max_lr in (0.0, -1.0, math.nan):
        with refused("max_lr must be above 0", str(max_lr)):
            attempt(copy_task(3, 5), max_lr=max_lr)
    with refused("the loss is", "at step 2", "lower max_lr"):
        attempt(copy_task(3, 5), max_lr=1e30)
    only_padding = Batch(torch.ones(2, 3).long(), torch.tensor([[1, 0], [1, 0]]), 0)
    with refused("the loss is nan at step 1", "look at that batch"):
        attempt([only_padding] * 3)
