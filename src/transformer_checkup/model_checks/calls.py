"""Calls: what is never called in a pass, and what one call leaves behind for the next."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    check,
    failed,
    passed_if,
    two_digits,
)
from transformer_checkup.model_checks.causality import SAME_SHAPE
from transformer_checkup.model_checks.gradients import (
    all_gradients,
    gradients_of,
    varied_ids,
)
from transformer_checkup.model_checks.parameters import (
    learning_from_other_outputs,
    some,
)
from transformer_checkup.model_checks.sharing import called_twice
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record

CALLS: list[Check] = []


@check(
    CALLS,
    "every layer is called",
    expected="each module with parameters takes part in a pass",
    cause="a return inside the loop over the layers, another layer called in its place, or its "
    "result overwritten",
    topic="gradient",
    is_hint=True,
)
def every_layer_is_called(tested: ModelUnderTest) -> Finding:
    """No module stands idle: never called, and without a gradient at any parameter."""
    model = tested.require_module()
    recorder = record(tested, tested.src(), tested.tgt())
    named = dict(model.named_parameters(remove_duplicate=False))
    gradients = gradients_of(tested).by_name
    living = {id(named[name]) for name, g in gradients.items() if g.any()}
    live = {name for name, p in named.items() if id(p) in living}  # by all its names
    called = {path for path, _ in recorder.calls}
    idle = idle_modules(model, called, live)
    if not idle:
        return passed_if(True, f"{len(called)} modules are called")
    text = f"never called: {', '.join(idle[:4])}{' …' if len(idle) > 4 else ''}"
    if are_for_training_alone(tested, idle):
        return Finding(UNCOMMON, f"in evaluation {text}; they take part in training")
    if parameters_in(model, idle) <= learning_from_other_outputs(tested):
        text = f"{text}; its parameters learn from another output of the model"
        return Finding(UNCOMMON, text)
    twice = called_twice(recorder)
    cause = f"{some(idle)} {'is' if len(idle) == 1 else 'are'} built and never called"
    cause += f"; {twice[0]}." if twice else "."
    return failed(text, cause, idle)


def parameters_in(model: nn.Module, paths: list[str]) -> set[str]:
    """The names of what is trained in these modules."""
    named = {n for n, p in model.named_parameters() if p.requires_grad}
    return {n for n in named if any(n.startswith(f"{path}.") for path in paths)}


def are_for_training_alone(tested: ModelUnderTest, idle: list[str]) -> bool:
    """Are these modules called in training, and for something else than the logits?"""
    calls = record(tested, tested.src(), tested.tgt(), train=True).calls
    inside = [
        [path for path, _ in calls if f"{path}.".startswith(f"{one}.")] for one in idle
    ]
    if not all(inside):
        return False
    gradients = all_gradients(tested, tested.copy().train(), varied_ids(tested))
    live = [name for name, gradient in gradients.items() if gradient.any()]
    return not any(name.startswith(f"{one}.") for name in live for one in idle)


def idle_modules(model: nn.Module, called: set[str], live: set[str]) -> list[str]:
    """The largest modules that are not called and have no parameter with a gradient."""
    idle: list[str] = []
    for path, module in model.named_modules():
        above = path.rpartition(".")[0]
        if not path or any(path.startswith(f"{one}.") for one in idle):
            continue
        if (
            isinstance(model.get_submodule(above), nn.MultiheadAttention)
            and above in called
        ):
            continue  # it reads its output projection's matrix, and never calls it
        names = [
            f"{path}.{name}" for name, p in module.named_parameters() if p.requires_grad
        ]
        inside = any(p == path or p.startswith(f"{path}.") for p in called)
        if names and not inside and not live & set(names):
            idle.append(path)
    return idle


@check(
    CALLS,
    "earlier calls do not matter",
    expected="the logits of a copy that was never called",
    cause="a mask, a length or a memory is kept from the first call, or a buffer is written to",
    topic="padding mask",
)
def earlier_calls_do_not_matter(tested: ModelUnderTest) -> Finding:
    """After a batch with padding, another one of the same shape gives what it always gives."""
    shape = 2, tested.fit(6)  # no other check calls the model with these
    src = None if tested.src_vocab is None else tested.src(*shape)
    tgt = tested.tgt(2, tested.fit(8))
    before = None if src is None else with_padding(src, tested, 0)
    first = before, with_padding(tgt, tested, 1)
    fresh, used = tested.copy(), tested.copy()
    tested.require_deterministic()
    expected = tested.logits(src, tgt, fresh)
    moved = kept_without_a_change_of_mode(tested, src, tgt, expected)
    if moved:
        text = f"after a batch of other ids the logits move by {two_digits(moved)}, but not where "
        cause = "Something, such as keys and values, is kept from call to call."
        return failed(f"{text}eval() is called in between", cause)
    tested.logits(*first, used)
    moved = (tested.logits(src, tgt, used) - expected).abs().max().item()
    text = f"after a batch of the same shape the logits move by {two_digits(moved)}"
    if moved > SAME_SHAPE * tested.logit_std:
        cause = "Something of the first batch is kept, such as its padding mask."
        return failed(text, cause, remedy="compute it anew in each pass")
    return passed_if(True, text)


@torch.no_grad()
def kept_without_a_change_of_mode(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, expected: Tensor
) -> float:
    """By how much a pass differs after one over other ids, if nobody calls eval() in between.

    A model may clear its cache in train() and eval(), which most checks call before each pass.
    """
    model, other = tested.copy(), src
    if src is not None and tested.src_vocab is not None:
        other = tested.other(src, tested.src_vocab)
    tested.logits(other, tested.other(tgt, tested.tgt_vocab), model)
    moved = (tested.forward(src, tgt, model) - expected).abs().max().item()
    # What survives eval() too is named by the comparison below.
    forgotten = torch.equal(tested.logits(src, tgt, model), expected)
    return moved if moved > SAME_SHAPE * tested.logit_std and forgotten else 0.0


def with_padding(ids: Tensor, tested: ModelUnderTest, which: int) -> Tensor:
    """Other ids of this shape, the last two of each row padding where that is known."""
    other = torch.roll(ids, 1, 1)
    if tested.pad_ids is not None and ids.shape[1] > 3:
        other[:, -2:] = tested.pad_ids[which]
    return other
