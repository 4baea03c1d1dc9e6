"""Which call a model is examined with: what runs, and where several do, what fits best.

Shapes do not always decide: a mask may be True where a token is hidden, a batch may be the
second axis. Then the properties do, and the call under which fewest fail is taken.
"""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn

BATCH = 11  # no usual number of heads, so that no mask fits by chance
TINY = 1e-3  # of the spread of the logits
AHEAD, SOURCE_PADDING = "later tokens are seen", "the source's padding matters"


@dataclass
class Call:
    """A way to call a model, from the model, source ids and target ids to what it returns.

    Attributes:
        text: the line to write as `call=`, where there is one.
        why: why it was taken instead of the usual one.
    """

    function: Callable[[Any, Tensor | None, Tensor], Any]
    text: str = ""
    why: str = ""

    @property
    def n_more(self) -> int:
        """How many tokens it adds."""
        return self.text.count("torch.cat")

    def __call__(self, model: Any, src: Tensor | None, tgt: Tensor) -> Any:
        return self.function(model, src, tgt)


def compiled(text: str, vectors: Tensor | None = None) -> Call:
    """The call that a line writes; of real numbers, if there are vectors."""
    code = compile(text, __file__, "eval")  # a line of the check-up in tracebacks
    call = with_two_texts(eval(code, {"torch": torch}))
    return Call(of_vectors(call, vectors), text)


def of_vectors(call: Callable, vectors: Tensor | None) -> Callable:
    """The same for a model of real numbers: each id stands for a vector of them."""
    if vectors is None:
        return call

    def with_numbers(model: Any, src: None, ids: Tensor) -> Any:
        is_module = isinstance(model, nn.Module)
        first = next(model.parameters(), vectors) if is_module else vectors
        table = vectors.to(device=ids.device, dtype=first.dtype)
        return call(model, src, F.embedding(ids, table))

    return with_numbers


def takes_two(call: Callable) -> bool:
    """Is it `lambda model, src, tgt: …`, and not `lambda model, ids: …`?"""
    try:
        signature = inspect.signature(call)
    except (TypeError, ValueError):  # a builtin does not say what it takes
        return True
    try:
        signature.bind(None, None, None)
    except TypeError:
        return False
    return True


def with_two_texts(call: Callable) -> Callable:
    """The call with a source and a target. Where there is one text, it is given as both."""
    if not takes_two(call):
        return lambda model, src, tgt: call(model, tgt)
    return lambda model, src, tgt: call(model, tgt if src is None else src, tgt)


def chosen(tested: Any, lines: Any) -> Call:
    """The call of these `CallLines` to use. Where none runs, the usual one, whose error is told."""
    usual, best = None, None
    fewest: list[str] = []
    found: set[str] = set()
    for kind, texts in lines.groups():
        if kind in found or (found and kind not in lines.alternatives):
            continue
        for call in (compiled(text, lines.vectors) for text in texts):
            usual = usual or call
            if not runs(tested, call):
                continue
            if kind not in ("plain", "masks"):
                call.why = "it does not run in the usual way"
            elif "model(tgt, src" in call.text:
                call.why = "its arguments are called so"
            if not lines.alternatives:
                return call
            found.add(kind)
            broken = broken_properties(tested, call)
            if best is not None:
                call.why = f"otherwise {', '.join(fewest)}"
                if broken and ("second" in kind or len(broken) >= len(fewest)):
                    continue  # a forgotten batch_first looks alike: no doubt may remain
            best, fewest = call, broken
            makes_its_masks = kind == "plain" and lines.for_masks - set(broken)
            if not broken or makes_its_masks:
                return best
    assert usual is not None, "there are no lines"
    return best or usual


def runs(tested: Any, call: Call) -> bool:
    """Does it give logits of the right shape for a batch whose sizes are all different?"""
    model, uses = tested.copy(), []
    src, tgt = tested.src(BATCH, tested.fit(7)), tested.tgt(BATCH, tested.fit(5))
    generator = getattr(model, "generator", None)
    if isinstance(generator, nn.Module):
        generator.register_forward_hook(lambda *_: uses.append(True))
    try:
        with warnings.catch_warnings(action="ignore"):
            tested.logits(src, tgt, model, call)
    except (Exception, SystemExit):
        return False
    return len(uses) < 2  # a generator is called inside the model, or after it


def broken_properties(tested: Any, call: Call) -> list[str]:
    """What does not hold if the model is called so, in words."""
    try:
        return broken_in_passes(tested, call)
    except (Exception, SystemExit):
        return ["some batches end in an error"]


def broken_in_passes(tested: Any, call: Call) -> list[str]:
    src, tgt = tested.src(), tested.tgt()
    if tgt.shape[1] < 3:
        return []

    def logits(src: Tensor | None, tgt: Tensor) -> Tensor:
        return tested.logits(src, tgt, tested.copy(), call)

    def other(ids: Tensor, where: Any, vocab: int) -> Tensor:
        changed = ids.clone()
        changed[where] = tested.other(ids[where], vocab)
        return changed

    before = logits(src, tgt)
    limit = TINY * before.std()

    def moves(after: Tensor, where: Any = ...) -> bool:
        difference = (after[:, : before.shape[1]] - before)[where]
        return not bool(difference.abs().max() <= limit)  # NaN moves

    everywhere, last, n = slice(None), (slice(None), -1), tgt.shape[1]
    found = []
    if not before.isfinite().all():
        found.append("the logits are not finite")
    if not tested.is_encoder:
        after = logits(src, other(tgt, last, tested.tgt_vocab))
        if moves(after, (everywhere, slice(n - 1))):
            found.append(AHEAD)
        if not moves(after, last):
            found.append("a token does not move its own logits")
    first = (everywhere, slice(1))
    if not moves(logits(src, other(tgt, first, tested.tgt_vocab)), last):
        found.append("earlier tokens are not seen")
    rows = slice(1, None)
    if moves(logits(src, other(tgt, rows, tested.tgt_vocab)), 0):
        found.append("other examples matter")
    if moves(logits(None if src is None else src.flip(0), tgt.flip(0)).flip(0)):
        found.append("the place in the batch matters")
    swapped = tgt[:, [1, 0, *range(2, n)]]
    if not moves(logits(src, swapped), last):
        found.append("the order does not matter")
    if tested.pad_ids and tested.fit(9) > n:
        padding = tgt.new_full((len(tgt), 2), tested.pad_ids[1])
        if moves(logits(src, torch.cat([tgt, padding], 1))):
            found.append("padding matters")
    if src is not None:
        if not moves(logits(other(src, ..., tested.src_vocab), tgt)):
            found.append("the source is not seen")
        if tested.pad_ids and tested.fit(9) > src.shape[1]:
            padding = src.new_full((len(src), 2), tested.pad_ids[0])
            if moves(logits(torch.cat([src, padding], 1), tgt)):
                found.append(SOURCE_PADDING)
    return found
