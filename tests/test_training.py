"""The loss, the loop, and checkpoints."""

import math
import os
import pickle

import pytest
import torch
from small import PAD, TGT_VOCAB, B, T, refused, small_batch, small_model, words
from torch.testing import assert_close

from annotated import (
    Batch,
    copy_task,
    greedy_decode,
    load_checkpoint,
    make_model,
    save_checkpoint,
    sequence_loss,
    train,
    training,
)


def tiny_model(vocab=11):
    sizes = dict(n_layers=1, d_model=32, d_ff=64, n_heads=4, max_len=12)
    return make_model(vocab, vocab, **sizes, dropout=0.0)


# --- the loss


def test_the_loss_by_hand():
    """Two real tokens, with probabilities 1/2 and 1/4, and one of padding."""
    logits = torch.tensor([[[0.0, 0.0, -99.0], [0.0, math.log(3), -99.0], [9.0, 1, 2]]])
    loss = sequence_loss(logits, torch.tensor([[1, 0, 2]]), pad_id=2)
    assert loss.item() == pytest.approx((math.log(2) + math.log(4)) / 2)


def test_padding_counts_for_nothing():
    logits = torch.randn(B, T, TGT_VOCAB, requires_grad=True)
    tgt_out = words(B, T)
    tgt_out[1, -2:] = PAD
    sequence_loss(logits, tgt_out, PAD).backward()
    assert (logits.grad[1, -2:] == 0).all()
    assert (logits.grad[1, :-2] != 0).any(dim=-1).all()


def test_the_loss_is_a_mean_over_real_tokens():
    logits, tgt_out = torch.randn(B, T, TGT_VOCAB), words(B, T)
    twice = sequence_loss(logits.repeat(1, 2, 1), tgt_out.repeat(1, 2), PAD)
    assert_close(twice, sequence_loss(logits, tgt_out, PAD))


def test_ids_may_be_int32():
    logits, tgt_out = torch.randn(B, T, TGT_VOCAB), words(B, T)
    expected = sequence_loss(logits, tgt_out, PAD)
    assert torch.equal(sequence_loss(logits, tgt_out.int(), PAD), expected)


def test_the_loss_refuses():
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


# --- the loop


def test_a_step_is_what_pytorch_does_by_hand():
    """Adam of section 5.3 on the clipped gradient, with the rate of the one-cycle schedule."""
    model, twin = tiny_model(), tiny_model()
    twin.load_state_dict(model.state_dict())
    steps = list(copy_task(7, batch_size=5))
    losses = train(model, steps, n_steps=7, max_lr=1e-2)

    optimizer = torch.optim.Adam(twin.parameters(), 1e-2, betas=(0.9, 0.98), eps=1e-9)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1e-2, total_steps=7)
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
        schedule.step()
    assert_close(model.state_dict(), twin.state_dict(), rtol=1e-4, atol=1e-5)


def test_the_gradient_is_clipped():
    model = tiny_model()
    model.generator.proj.weight.data *= 1000  # a loss with a steep slope
    optimizer = torch.optim.SGD(model.parameters(), lr=0.0)
    training.training_step(model, next(copy_task(1, 5)), optimizer, clip=0.25)
    norms = torch.stack([p.grad.norm() for p in model.parameters()])
    assert norms.norm().item() == pytest.approx(0.25, rel=1e-3)


def test_gradients_do_not_pile_up():
    model, batch = tiny_model(), next(copy_task(1, 5))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.0)
    gradients = []
    for _ in range(2):
        training.training_step(model, batch, optimizer)
        gradients.append([p.grad.clone() for p in model.parameters()])
    assert_close(*gradients)


def test_training_uses_both_masks():
    """A batch with padding in both languages: the padding gets no gradient."""
    src, tgt, _, _ = small_batch()
    model = small_model()
    masks = []
    model.register_forward_pre_hook(lambda _, args: masks.extend(args[2:]))
    batch = Batch(src, tgt, PAD)
    train(model, [batch], n_steps=1, max_lr=1e-3)
    assert masks[0] is batch.src_mask
    assert masks[1] is batch.tgt_mask


def test_training_turns_dropout_on_and_tells_of_each_step():
    model = tiny_model().eval()
    told = []
    after = lambda step, loss: told.append((step, loss, model.training))  # noqa: E731
    losses = train(model, copy_task(3, 5), n_steps=3, max_lr=1e-3, after_step=after)
    expected = zip((1, 2, 3), losses, [True] * 3, strict=True)
    assert told == list(expected)


def test_training_takes_no_more_batches_than_steps():
    stream = copy_task(5, 5)
    assert len(train(tiny_model(), stream, n_steps=3, max_lr=1e-3)) == 3
    assert len(list(stream)) == 2


def test_a_copy_task_is_learnt(unchecked):
    """From nothing to copying new sequences: with a fault in the model it is not."""
    model, task = tiny_model(vocab=8), dict(length=6, vocab_size=8)
    losses = train(model, copy_task(200, 32, **task), n_steps=200, max_lr=1e-2)
    assert losses[0] > 1.5
    assert losses[-1] < 0.05
    batch = next(copy_task(1, 50, **task, seed=1))
    result = greedy_decode(model, batch.src, batch.src_mask, max_len=6, bos_id=1)
    assert (result == batch.src).all(dim=1).float().mean() > 0.9


def test_what_cannot_be_known_is_not_learnt(unchecked):
    """Random targets, no two alike: a loss below ln(10) would mean that the answer leaks."""
    tokens = torch.randint(1, 11, (150, 32, 8))
    batches = [Batch(torch.ones_like(tgt), tgt, pad_id=0) for tgt in tokens]
    losses = train(tiny_model(), batches, n_steps=150, max_lr=5e-3)
    assert sum(losses[-20:]) / 20 == pytest.approx(math.log(10), abs=0.03)


def test_the_loop_refuses():
    def attempt(batches, **changed):
        train(tiny_model(), batches, **{**dict(n_steps=3, max_lr=1e-3), **changed})

    with refused("batches ended after 2 of n_steps = 3"):
        attempt(copy_task(2, 5))
    for n_steps in (0, -1, 2.0):
        with refused("n_steps must be a whole number of at least 1", str(n_steps)):
            attempt(copy_task(2, 5), n_steps=n_steps)
    for max_lr in (0.0, -1.0, math.nan):
        with refused("max_lr must be above 0", str(max_lr)):
            attempt(copy_task(3, 5), max_lr=max_lr)
    with refused("the loss is", "at step 2", "lower max_lr"):
        attempt(copy_task(3, 5), max_lr=1e30)
    only_padding = Batch(torch.ones(2, 3).long(), torch.tensor([[1, 0], [1, 0]]), 0)
    with refused("the loss is nan at step 1", "look at that batch"):
        attempt([only_padding] * 3)


# --- checkpoints


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "model.pt"
    model = small_model(norm_first=False, tie_embeddings=True, tgt_vocab=17)
    save_checkpoint(path, model, seed=3, tokens=["a", "b"])
    return path, model


def test_a_checkpoint_brings_back_the_model_and_the_extras(saved):
    path, model = saved
    loaded, extras = load_checkpoint(path)
    assert extras == {"seed": 3, "tokens": ["a", "b"]}
    assert loaded.config == model.config
    assert not loaded.training
    assert loaded.src_embed.table.weight is loaded.generator.proj.weight
    src, tgt, *masks = small_batch()
    tgt = tgt.clamp(max=16)
    assert torch.equal(loaded(src, tgt, *masks), model(src, tgt, *masks))


def test_a_checkpoint_appears_when_it_is_complete(saved, monkeypatch):
    """If writing fails half-way, the old file is still there."""
    path, model = saved
    before = path.read_bytes()

    def fail_half_way(content, file):
        open(file, "wb").write(b"half")  # noqa: PTH123, SIM115
        raise OSError("disk full")

    monkeypatch.setattr(torch, "save", fail_half_way)
    with pytest.raises(OSError, match="disk full"):
        save_checkpoint(path, model)
    assert path.read_bytes() == before


def test_nothing_else_is_left_beside_it(saved):
    path, _ = saved
    assert os.listdir(path.parent) == ["model.pt"]  # noqa: PTH208


class Trap:
    """Pickled code: reading it in the usual way would make a file."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return (open, (str(self.path), "w"))


def test_no_code_from_the_file_is_run(tmp_path):
    sprung = tmp_path / "sprung"
    for name, write in [("a.pt", torch.save), ("b.pt", pickle_dump)]:
        write({"format": training.FORMAT, "config": Trap(sprung)}, tmp_path / name)
        with refused(name, "damaged or holds something other", "train again"):
            load_checkpoint(tmp_path / name)
    assert not sprung.exists()
    torch.load(tmp_path / "a.pt", weights_only=False)  # the trap does work
    assert sprung.exists()


def pickle_dump(content, path):
    path.write_bytes(pickle.dumps(content))


def test_a_missing_file(tmp_path):
    with refused("nowhere.pt is no file", "check the name"):
        load_checkpoint(tmp_path / "nowhere.pt")
    with refused("is no file"):
        load_checkpoint(tmp_path)


def test_a_damaged_file(saved):
    path, _ = saved
    whole = path.read_bytes()
    damaged = [whole[:length] for length in (0, 1, 100, len(whole) // 2, -1)]
    for content in [*damaged, b"no checkpoint", os.urandom(500), pickle.dumps({})]:
        path.write_bytes(content)
        with refused("model.pt cannot be read", "damaged", "get the file again"):
            load_checkpoint(path)


def test_a_flipped_byte_among_the_weights(saved):
    path, model = saved
    whole = bytearray(path.read_bytes())
    weights = model.encoder.layers[0].feed_forward.w_1.weight.detach().numpy().tobytes()
    place = whole.index(weights) + 5
    whole[place] ^= 255
    path.write_bytes(whole)
    with refused("model.pt cannot be read", "damaged"):
        load_checkpoint(path)


@pytest.mark.parametrize("content", [[1], {}, {"format": "other"}, torch.ones(3)])
def test_a_foreign_file(tmp_path, content):
    torch.save(content, tmp_path / "other.pt")
    with refused("other.pt is not a checkpoint of this package", "save_checkpoint"):
        load_checkpoint(tmp_path / "other.pt")


WRONG = {
    "no weights": dict(weights={}),
    "weights of another kind": dict(weights=3),
    "weights under no name": dict(weights={3: 4}),
    "no configuration": dict(config={}),
    "a setting that there is not": dict(config={"d_modell": 33}),
    "a size of nothing": dict(config={"d_model": 0}),
    "another size": dict(config={"d_ff": 5}),
    "no extras": dict(extras=None),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG.keys())
def test_weights_that_do_not_fit(saved, wrong):
    path, _ = saved
    content = torch.load(path)
    if wrong.get("config"):
        wrong = {"config": {**content["config"], **wrong["config"]}}
    torch.save({**content, **wrong}, path)
    with refused("model.pt", "do not fit its configuration", "get the file again"):
        load_checkpoint(path)


@pytest.mark.parametrize("part", ["weights", "config", "extras"])
def test_a_part_that_is_missing(saved, part):
    path, _ = saved
    content = torch.load(path)
    del content[part]
    torch.save(content, path)
    with refused("model.pt", "get the file again"):
        load_checkpoint(path)
