"""How masks are written: this book's convention, and three others, as code and as numbers."""

from __future__ import annotations

from functools import cache

import torch
from torch import Tensor

from annotated.transformer.attention import attention
from annotated.transformer.masks import causal_mask, padding_mask, target_mask

KINDS = ("padding", "causal", "both")
CONVENTIONS = ("ours", "torch", "additive", "zero_one")
FILLS = ["-1e-12", "-1e-6", "-0.001", "-1", "-5", "-10", "-20", "-50", "-1e4", "-1e9"]
FILLS += ["-inf"]

SHAPES = {"padding": "(B, 1, L)", "causal": "(1, L, L)", "both": "(B, L, L)"}
MAKERS = {
    "padding": "padding_mask(ids, pad_id)",
    "causal": "causal_mask(length)",
    "both": "target_mask(ids, pad_id)",
}
TWO_MASKS = {
    "padding": "key_padding_mask (B, L)",
    "causal": "attn_mask (L, L)",
    "both": "key_padding_mask (B, L), attn_mask (L, L)",
}

PADDED = "key_padding_mask = ids == pad_id"
AFTER = "attn_mask = torch.ones(length, length, dtype=torch.bool).triu(1)"

# How each convention makes its mask, and uses it. The tests run these lines. Cells that a
# reader paints are True in `painted` (B, L, L), and become the opposite of what they were.
CODE = {
    "ours": {
        "shapes": SHAPES,
        "name": "This book: True = may attend",
        "note": "Boolean; masked scores become −∞.",
        **{kind: f"mask = {maker}" for kind, maker in MAKERS.items()},
        "painted": "mask = mask ^ painted  # (B, L, L)",
        "use": "values, weights = attention(query, key, value, mask)",
    },
    "torch": {
        "shapes": TWO_MASKS,
        "name": "nn.MultiheadAttention: True = masked",
        "note": "Boolean the other way round. Two masks, joined inside. Always −∞.",
        "padding": f"{PADDED}\nattn_mask = None",
        "causal": f"key_padding_mask = None\n{AFTER}",
        "both": f"{PADDED}\n{AFTER}",
        "painted": "key_padding_mask, attn_mask = None, ~{maker} ^ painted",
        "use": "values, weights = nn_attention(query, key, value, key_padding_mask, "
        "attn_mask=attn_mask)",
    },
    "additive": {
        "shapes": SHAPES,
        "name": "Additive: 0, or a large negative number",
        "note": "A number for each score, added to it.",
        "padding": "hidden = (ids == pad_id).unsqueeze(1)",
        "causal": "hidden = torch.ones(1, length, length, dtype=torch.bool).triu(1)",
        "both": "hidden = ~target_mask(ids, pad_id)",
        "painted": "hidden = hidden ^ painted  # (B, L, L)",
        "use": "mask = torch.zeros(hidden.shape).masked_fill(hidden, fill)\n"
        "weights = (scores + mask).softmax(dim=-1)",
    },
    "zero_one": {
        "shapes": SHAPES,
        "name": "The Annotated Transformer: 1 and 0",
        "note": "Integers. Where there is a 0, the score is overwritten.",
        "padding": "mask = (ids != pad_id).unsqueeze(-2).int()",
        "causal": "mask = torch.ones(1, length, length).tril().int()",
        "both": "mask = (ids != pad_id).unsqueeze(-2) & "
        "torch.ones(1, length, length).tril().int()",
        "painted": "mask = mask ^ painted  # (B, L, L)",
        "use": "scores = scores.masked_fill(mask == 0, fill)\n"
        "weights = scores.softmax(dim=-1)",
    },
}


@cache
def refusal() -> str:
    """What the package says of a query that attends to no key, with gaps for shape and place."""
    x, mask = torch.zeros(7, 11, 13), torch.ones(7, 11, 11, dtype=torch.bool)
    mask[3, 5] = False
    try:
        attention(x, x, x, mask)
    except ValueError as error:
        message = str(error)
        return message.replace("(7, 11, 11)", "{shape}").replace("(3, 5)", "{query}")
    raise AssertionError("attention took a mask that masks every key")


def shown_code(convention: str, kind: str, is_painted: bool) -> str:
    """The lines that the page shows: they make the mask, and use it."""
    own = CODE[convention]
    make, painted = own[kind], own["painted"].replace("{maker}", MAKERS[kind])
    if is_painted:  # PyTorch's two masks become one
        make = painted if convention == "torch" else f"{make}\n{painted}"
    return f"{make}\n{own['use']}"


def make_mask(ids: Tensor, pad_id: int, kind: str) -> Tensor:
    """The mask as the package has it: Boolean, True = may attend."""
    if kind == "padding":
        return padding_mask(ids, pad_id)
    if kind == "causal":
        return causal_mask(ids.shape[1])
    return target_mask(ids, pad_id)


def weigh(scores: Tensor, mask: Tensor, convention: str, fill: float) -> Tensor:
    """The weights (B, L, L) that a convention makes of scores and mask.

    Raises:
        ValueError: "ours" refuses a mask that masks every key for some query.
    """
    if convention == "ours":
        keys = torch.eye(scores.shape[-1]).expand_as(scores)
        return attention(scores * scores.shape[-1] ** 0.5, keys, keys, mask)[1]
    if convention == "additive":
        return (scores + torch.zeros(mask.shape).masked_fill(~mask, fill)).softmax(-1)
    fill = fill if convention == "zero_one" else float("-inf")
    return scores.masked_fill(~mask, fill).softmax(-1)
