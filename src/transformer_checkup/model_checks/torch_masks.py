"""Masks as PyTorch's own attention received them: with padding and without, in both modes.

Its modules hide a token where a mask is True, add masks of real numbers to the scores, and take
`is_causal` for a hint: what is given beside it may be ignored.
"""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from transformer_checkup.checklist import (
    PASSED,
    Check,
    Finding,
    Skip,
    check,
    failed,
)
from transformer_checkup.model_under_test import BATCH, SRC_LEN, TGT_LEN, ModelUnderTest

TORCH_MASKS: list[Check] = []
MODULES = (
    nn.Transformer,
    nn.TransformerEncoder,
    nn.TransformerDecoder,
    nn.TransformerEncoderLayer,
    nn.TransformerDecoderLayer,
    nn.MultiheadAttention,
)
FUNCTION = "scaled_dot_product_attention"
Received = dict[
    tuple[str, int, str], Any
]  # (path, number of the call, argument) -> value


class MaskRecorder(TorchFunctionMode):
    """Notes the masks that a model gives to PyTorch, and not those that PyTorch hands on."""

    def __init__(self, model: nn.Module):
        super().__init__()
        self.received: Received = {}
        self.inside = 0  # a module of PyTorch
        self.calls: Counter[str] = Counter()
        for path, module in model.named_modules():
            if isinstance(module, MODULES):
                enter = self.entering(path, inspect.signature(module.forward))
                module.register_forward_pre_hook(enter, with_kwargs=True)
                module.register_forward_hook(self.leave, always_call=True)

    def entering(self, path: str, takes: inspect.Signature) -> Callable[..., None]:
        def enter(_: nn.Module, args: tuple, kwargs: dict) -> None:
            if not self.inside:
                self.note(path, takes.bind(*args, **kwargs).arguments)
            self.inside += 1

        return enter

    def leave(self, *_: Any) -> None:
        self.inside -= 1

    def note(self, path: str, given: dict[str, Any]) -> None:
        self.calls[path] += 1
        self.received[path, self.calls[path], ""] = True
        for name, value in given.items():
            if "mask" in name or "causal" in name:
                is_mask = isinstance(value, Tensor)
                value = value.detach().clone() if is_mask else value
                self.received[path, self.calls[path], name] = value

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func is F.scaled_dot_product_attention and not self.inside:
            named = dict(zip(("attn_mask", "dropout_p", "is_causal"), args[3:]))  # noqa: B905
            self.note(FUNCTION, named | kwargs)
        return func(*args, **kwargs)


def masks_received(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, train: bool
) -> Received:
    model = tested.copy().train(train)
    with MaskRecorder(model) as recorder:  # with gradients there is no fast path
        tested.forward(src, tgt, model)
    return recorder.received


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
    src = None if tested.src_vocab is None else tested.src(BATCH, tested.fit(SRC_LEN))
    tgt = tested.tgt(BATCH, tested.fit(TGT_LEN))
    plain = masks_received(tested, src, tgt, False)
    faults = wrong_numbers(plain) + ignored_masks(plain)
    faults += differing(plain, masks_received(tested, src, tgt, True), "in training")
    if tested.pad_ids is not None and min(tgt.shape[1], SRC_LEN) > 3:
        src_pad, tgt_pad = tested.pad_ids
        src = None if src is None else ended_by(src, src_pad)
        tgt = ended_by(tgt, tgt_pad)
        padded = masks_received(tested, src, tgt, False)
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
        text = f"{len(paths)} of PyTorch's attentions or stacks are given right masks"
        return Finding(PASSED, text)
    path, cause, remedy = faults[0]
    more = len(dict.fromkeys(faults)) - 1
    text = cause + (f"; and {more} more of this kind" if more else "")
    same = [p for p, c, _ in faults if c.partition(" ")[2] == cause.partition(" ")[2]]
    return failed(text, f"{cause}.", [path, *same], remedy=remedy)


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
    found = []
    for (path, number, name), value in received.items():
        if "causal" not in name:
            continue
        own = (name.replace("is_causal", "mask"), "attn_mask", "src_mask")
        beside = [received.get((path, number, other)) for other in own]
        mask = next((mask for mask in beside if isinstance(mask, Tensor)), None)
        if value is not True or mask is None:
            continue
        hidden = mask if mask.dtype == torch.bool else mask < 0
        if not torch.equal(hidden, torch.ones_like(hidden).triu(1)):
            text = f"{name}=True beside a mask that is not causal: PyTorch may ignore the mask, "
            text += "and then hides later tokens"
            found.append((path, text, f"leave {name} out, or give a causal mask"))
    return found


def inverted(received: Received, texts: list[tuple[Tensor | None, int]]) -> list[Fault]:
    """Masks (B, L) of padding that hide all but the padding."""
    found = []
    for (path, _, name), mask in received.items():
        if not isinstance(mask, Tensor) or mask.dtype != torch.bool:
            continue
        is_function = path == FUNCTION
        if not is_function and "padding" not in name:
            continue
        rows = mask[:, 0, 0] if mask.dim() == 4 and mask.shape[1:3] == (1, 1) else mask
        for ids, pad_id in texts:
            if ids is None or rows.shape != ids.shape:
                continue
            if torch.equal(rows, (ids == pad_id) if is_function else (ids != pad_id)):
                true = "may be seen" if is_function else "is hidden"
                text = f"{name} is inverted: it is True where a token {true}, and here "
                text += "this is the padding" if is_function else "these are the tokens"
                found.append((path, text, f"give its opposite, ~{name}"))
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
