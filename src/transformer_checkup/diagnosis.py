"""A model does not run: what could be said otherwise so that it does?

Each attempt changes one thing and calls again. What helps is said, with the line to write;
where the model can be examined that way, the check-up carries on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch.nn.functional as F
from torch import Tensor, nn

from transformer_checkup.graph import Graph
from transformer_checkup.model_under_test import SRC_LEN, TGT_LEN, ModelUnderTest


def remedy(tested: ModelUnderTest, returned: bool) -> str:
    """A sentence that says with what change the model runs, or "".

    Args:
        returned: it ran, and returned another shape.
    """
    attempts = [repaired] if returned else ATTEMPTS
    return next(filter(None, (attempt(tested) for attempt in attempts)), "")


def runs(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, call: Any = None
) -> bool:
    """Does it give finite logits of the right shape for these ids, called in this way?"""
    try:
        return bool(tested.logits(src, tgt, tested.copy(), call).isfinite().all())
    except (Exception, SystemExit):
        return False


def repaired(tested: ModelUnderTest) -> str:
    """Does it run if the ids are given in another way, which no right model needs?"""
    if tested.src_vocab is None:
        return ""
    for repair, words in REPAIRS.items():
        call = repair(tested.call, tested.pad_ids or (0, 0))
        if runs(tested, tested.src(), tested.tgt(), call):
            tested.call, tested.carries_on = call, True
            return f"it runs if {words}. The other checks call it so"
    return ""


def exchanged(call: Callable, _: tuple[int, int]) -> Callable:
    return lambda model, src, tgt: call(model, tgt, src)


def with_equal_lengths(call: Callable, pad_ids: tuple[int, int]) -> Callable:
    """Padding after the shorter of the two; the logits of the padding are dropped."""

    def equal(model: Any, src: Tensor, tgt: Tensor) -> Any:
        n = max(src.shape[1], tgt.shape[1])
        pairs = zip((src, tgt), pad_ids, strict=True)
        src, longer = (F.pad(x, (0, n - x.shape[1]), value=pad) for x, pad in pairs)
        out = call(model, src, longer)
        return out[:, : tgt.shape[1]] if isinstance(out, Tensor) else out

    return equal


REPAIRS = {
    with_equal_lengths: "source and target have the same length: something of the target is used "
    "where the source's belongs (its mask, its values, its length)",
    exchanged: "source and target are exchanged: they are confused inside, or "
    "call=lambda model, src, tgt: model(tgt, src)",
}


def vocabularies(tested: ModelUnderTest) -> str:
    """Is an id too large for the table in which it is looked up?"""
    if not tested.is_module:
        return ""
    graph = Graph(tested.model)
    try:
        with graph:
            tested.logits(tested.src(), tested.tgt())
    except IndexError:
        pass
    except (Exception, SystemExit):
        return ""
    table = graph.running[-1].module if graph.running else None  # what did not end
    if not isinstance(table, nn.Embedding):
        return ""
    n_rows, largest = len(table.weight), int(graph.running[-1].given[0].tensor.max())
    if largest < n_rows:
        return ""
    said = {"tgt_vocab": tested.tgt_vocab, "src_vocab": tested.src_vocab}
    names = " and ".join(f"{k} = {n}" for k, n in said.items() if n and n > n_rows)
    text = (
        f"{graph.place} is a table of {n_rows} rows, and an id is {largest}: {names} "
    )
    text += "was said. Compare the vocabulary with the size of the table"
    return "; ".join(filter(None, (text, repaired(tested))))


def other_batch(tested: ModelUnderTest) -> str:
    """Does it run with one example?"""
    src, tgt = tested.src(), tested.tgt()
    if runs(tested, None if src is None else src[:1], tgt[:1]):
        return f"it runs with one example, and not with {len(tgt)}: a batch is expected"
    return ""


def other_lengths(tested: ModelUnderTest) -> str:
    """Does it run with targets or sources of one certain length?"""
    rows = 3  # no length is tried that could be taken for them
    for n in {*range(1, tested.fit(16) + 1)} - {rows}:
        tried = {("target", TGT_LEN): (tested.src(), tested.tgt(rows, n))}
        if tested.src_vocab:
            tried["source", SRC_LEN] = tested.src(rows, n), tested.tgt()
        for (name, usual), ids in tried.items():
            if n != usual and runs(tested, *ids):
                text = f"it runs with a {name} of {n} tokens, and not with {usual}"
                return f"{text}: is a length written into the model?"
    return ""


ATTEMPTS = [vocabularies, repaired, other_batch, other_lengths]
