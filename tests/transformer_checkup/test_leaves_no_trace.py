"""A check-up leaves no trace in what it examines, and gives the same twice."""

import copy
import random

import numpy
import pytest
import torch

from annotated import MultiHeadAttention, causal_mask, padding_mask, target_mask
from tests.helpers.examined import QUIET, small_model
from transformer_checkup import checkup, checkup_part


def everything(module):
    modes = [m.training for m in module.modules()]
    weights = [*module.parameters(), *module.buffers()]
    gradients = [None if w.grad is None else w.grad.clone() for w in weights]
    kept = [w.detach().clone() for w in weights]
    return modes, kept, gradients, [w.requires_grad for w in weights]


def seed_all():
    for seed in (torch.manual_seed, random.seed, numpy.random.seed):
        seed(5)


def random_numbers():
    return torch.rand(3).tolist(), random.random(), numpy.random.rand()


@pytest.mark.parametrize("meddle", [False, True], ids=["uses its copy", "meddles"])
def test_the_model_comes_back_unchanged(meddle):
    """Bit for bit, although a `call` may forget to use the copy that it is given."""
    ours = small_model().train()
    ours.encoder.eval()
    ours.generator.proj.bias.requires_grad_(False)
    ids = torch.ones(1, 3).long()
    ours(ids, ids, None, causal_mask(3)).sum().backward()

    def call(given, src, tgt):
        numpy.random.rand()
        used = ours if meddle else given
        if meddle:
            ours.train()
            with torch.no_grad():
                ours.generator.proj.weight += 1
                ours.generator.proj.weight -= 1
        return used(src, tgt, padding_mask(src, 0), target_mask(tgt, 0))

    before = everything(ours)
    seed_all()
    seeded = random_numbers()
    seed_all()
    checkup(ours, call=call, train=not meddle, **QUIET)
    assert random_numbers() == seeded
    for old, new in zip(before, everything(ours), strict=True):
        for a, b in zip(old, new, strict=True):
            assert torch.equal(a, b) if isinstance(a, torch.Tensor) else a == b
    assert not any(m._forward_hooks for m in ours.modules())


def test_a_part_comes_back_unchanged():
    part = MultiHeadAttention(33, 3, 0.2).train()
    before = everything(part)
    checkup_part("multi-head attention", part, d_model=33, **QUIET)
    for old, new in zip(before[1], everything(part)[1], strict=True):
        assert torch.equal(old, new)
    assert part.training and part.w_q.weight.dtype == torch.float32


def test_the_same_twice_for_a_copy_is_trained():
    ours = small_model()
    before = copy.deepcopy(ours.state_dict())
    first = str(checkup(ours, **QUIET))
    torch.manual_seed(99)
    assert str(checkup(ours, **QUIET)) == first
    after = ours.state_dict()
    assert all(torch.equal(before[name], after[name]) for name in before | after)


def test_runs_where_gradients_are_off():
    with torch.no_grad():
        report = checkup(small_model(), train=False, **QUIET)
    assert "every parameter learns" in report.names("passed")
