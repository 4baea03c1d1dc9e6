"""Masks as PyTorch's own attention received them: with padding and without, in both modes.

Its modules hide a token where a mask is True, add masks of real numbers to the scores, and take
`is_causal` for a hint: what is given beside it may be ignored.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    PASSED,
    Check,
    Finding,
    Skip,
    check,
    failed,
)
from transformer_checkup.graph import ATTENTION, Node
from transformer_checkup.model_under_test import SRC_LEN, ModelUnderTest
from transformer_checkup.recorder import record

TORCH_MASKS: list[Check] = []
FUNCTION = "scaled_dot_product_attention"
# (path, number of the call, argument) -> value; "" stands for the call itself.
Received = dict[tuple[str, int, str], Any]


def masks_received(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, train: bool = False
) -> Received:
    """The masks of each call: for modules -inf, and for the function False, where it hides."""
    received: Received = {}
    calls: Counter[str] = Counter()
    for node in record(tested, src, tgt, train).nodes:
        if node.op not in (ATTENTION, FUNCTION) or node.is_step or node.which:
            continue
        path = node.path if node.op == ATTENTION else FUNCTION
        names = () if node.op == ATTENTION else ("attn_mask", "dropout_p", "is_causal")
        given = dict(zip(names, node.args[3:], strict=False)) | node.kwargs
        calls[path] += 1
        received[path, calls[path], ""] = True
        for name, x in given.items():
            if "mask" in name or "causal" in name:
                value = x.value if isinstance(x, Node) else x
                received[path, calls[path], name] = value
    return received


def hides_every_token(tested: ModelUnderTest) -> str:
    """Names an attention whose padding mask hides all tokens where none is padding; or ""."""
    for (path, _, name), mask in masks_received(
        tested, tested.src(), tested.tgt()
    ).items():
        if "padding" in name and isinstance(mask, Tensor) and mask.isneginf().all():
            return (
                f"; the padding mask is inverted: {path} is told to hide every token, and none is "
                f"padding. In PyTorch's modules it is True where a token is hidden: ids == pad_id"
            )
    return ""


@check(
    TORCH_MASKS,
    "masks that PyTorch receives",
    expected="True where a token is hidden (for modules), and the same masks in each mode",
    cause="another convention of masks than PyTorch's",
    topic="padding mask",
)
def masks_that_pytorch_receives(tested: ModelUnderTest) -> Finding:
    """They mean what they should, in training and evaluation, with padding and without."""
    tested.require_module()
    src, tgt = tested.src(), tested.tgt()
    plain = masks_received(tested, src, tgt)
    faults = wrong_numbers(plain) + ignored_masks(plain)
    faults += differing(plain, masks_received(tested, src, tgt, True), "in training")
    if tested.pad_ids is not None and min(tgt.shape[1], SRC_LEN) > 3:
        src_pad, tgt_pad = tested.pad_ids
        src = None if src is None else ended_by(src, src_pad)
        tgt = ended_by(tgt, tgt_pad)
        padded = masks_received(tested, src, tgt)
        faults += inverted(padded, [(src, src_pad), (tgt, tgt_pad)])
        faults += wrong_numbers(padded) + ignored_masks(padded)
        squares = [
            {key: mask for key, mask in found.items() if "padding" not in key[2]}
            for found in (plain, padded)
        ]
        faults += differing(*squares, where="with padding", by_value=False)
    paths = {key[0] for key, mask in plain.items() if isinstance(mask, Tensor)}
    if not faults and not paths:
        raise Skip("no attention of PyTorch's is given a mask")
    if not faults:
        return Finding(PASSED, f"{len(paths)} of PyTorch's attentions get right masks")
    path, cause, remedy = faults[0]
    same = [p for p, c, _ in faults if c == cause]
    return failed(cause, f"{cause}.", [path, *same], remedy=remedy)


def ended_by(ids: Tensor, pad_id: int) -> Tensor:
    """The last two of all rows but the first become padding."""
    ids = ids.clone()
    ids[1:, -2:] = pad_id
    return ids


Fault = tuple[str, str, str]  # path, what is wrong, what to write


def wrong_numbers(received: Received) -> list[Fault]:
    """Masks of 0 and 1 that are added to the scores."""
    return [
        (
            path,
            f"{name} holds 0.0 and 1.0, and such a mask is added to the scores: it hides nothing",
            f"give {name} as booleans: {name}.bool()",
        )
        for (path, _, name), mask in received.items()
        if isinstance(mask, Tensor)
        and mask.is_floating_point()
        and set(mask.unique().tolist()) == {0.0, 1.0}
    ]


def ignored_masks(received: Received) -> list[Fault]:
    """Masks beside is_causal=True that are not causal."""
    text = (
        "is_causal=True beside a mask that is not causal: PyTorch may ignore the mask, "
    )
    text += "and then hides later tokens"
    found = []
    for (path, number, name), mask in received.items():
        is_hint = received.get((path, number, "is_causal")) is True
        if name == "attn_mask" and isinstance(mask, Tensor) and is_hint:
            hidden = mask if mask.dtype == torch.bool else mask < 0
            if not torch.equal(hidden, torch.ones_like(hidden).triu(1)):
                remedy = "leave is_causal out, or give a causal mask"
                found.append((path, text, remedy))
    return found


def inverted(received: Received, texts: list[tuple[Tensor | None, int]]) -> list[Fault]:
    """Masks of padding, (B, L) or (B, 1, 1, L), that hide all but the padding."""
    found = []
    for (path, _, name), mask in received.items():
        is_function = path == FUNCTION and name == "attn_mask"
        if not isinstance(mask, Tensor) or not (is_function or "padding" in name):
            continue
        hidden = mask.isneginf() if mask.is_floating_point() else mask != is_function
        true = "may be seen" if is_function else "is hidden"
        cause = f"{name} is inverted: it is True where a token {true}"
        for ids, pad_id in texts:
            if ids is None or hidden.numel() != ids.numel():
                continue
            if torch.equal(hidden.reshape(ids.shape), ids != pad_id):
                found.append((path, cause, f"give its opposite, ~{name}"))
    return found


def differing(
    before: Received, after: Received, where: str, by_value: bool = True
) -> list[Fault]:
    """Masks that are given in one pass and not in the other, or are others there."""
    found = []
    calls = [Counter(key[0] for key in r if not key[2]) for r in (before, after)]
    for key in [*before, *(key for key in after if key not in before)]:
        one, other = before.get(key), after.get(key)
        path, _, name = key
        if calls[0][path] != calls[1][path]:  # layers are dropped in training
            continue
        given = isinstance(one, Tensor), isinstance(other, Tensor)
        if given[0] != given[1]:
            verb = "is missing" if given[0] else "is given only"
            found.append((path, f"{name} {verb} {where}", f"give {name} in every pass"))
        elif all(given) and by_value and not torch.equal(before[key], after[key]):
            found.append((path, f"{name} is another one {where}", "give the same mask"))
    return found
