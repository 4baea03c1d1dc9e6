"""What PyTorch computes for one text: the tensors that the page cannot compute from others.

A page opens on them without the parameters. Whatever needs none (heads, scores, weights,
sums) run.js computes from these.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any

import torch
from torch import Tensor, nn

from annotated.checks import require
from annotated.decoding.greedy import greedy_decode
from annotated.inspection import capture_attention
from annotated.transformer.masks import causal_mask, padding_mask
from annotated.transformer.model import EncoderDecoder, eval_mode
from annotated.translator.translator import Translator

STORED = ("lookup", "position", "norm", "linear")  # operations that need parameters
LONGEST = 32  # tokens that a picture has room for, on each side
FINEST = 2**12 - 1  # steps from 0 to the largest number of a tensor
LETTERS = digits + ascii_uppercase + ascii_lowercase + "-_"  # the same are in run.js


def opening(
    translator: Translator, text: str, answer: str, nodes: list[dict[str, Any]]
) -> dict[str, Any]:
    """One forward pass for `text`, as it is read, and a target.

    Args:
        answer: the target text that is fed in (teacher forcing); without one, what the
            model itself writes.

    Returns:
        `src` and `tgt`, ids that encoder and decoder take as input; `next`, ids of what the model
        finds likeliest after each; the tensors, see `in_letters`.

    Raises:
        ValueError: if the model computes what is no number.
    """
    ids = translator.encode_sources([text])
    src, tgt = ids[0].tolist(), target_ids(translator, ids, answer)
    seen, _ = passed(translator, src, tgt)
    wanted = [node["path"] for node in nodes if node["op"] in STORED]
    return {
        "src": src,
        "tgt": tgt,
        "next": seen["generator"].argmax(-1).tolist(),
        **in_letters({path: seen[path] for path in wanted}),
    }


def target_ids(translator: Translator, src: Tensor, answer: str) -> list[int]:
    """What the decoder takes as input: <s> and the answer, or what the model generates."""
    if answer.strip():
        return translator.encode_target(answer)[:-1]
    return translator.decode(src, shortly)[0, :-1].tolist()


def shortly(*args: Any, max_len: int, **options: Any) -> Tensor:
    """Greedy decoding that ends where the picture does: an untrained model finds no end."""
    return greedy_decode(*args, max_len=min(max_len, LONGEST), **options)


@torch.no_grad()
def passed(
    translator: Translator, src: list[int], tgt: list[int]
) -> tuple[dict[str, Tensor], dict[str, Tensor]]:
    """One forward pass: what each module gave out, and the weights (H, Q, K) of each attention."""
    model = translator.model
    device = next(model.parameters()).device
    source, target = (torch.tensor([ids], device=device) for ids in (src, tgt))
    src_mask = padding_mask(source, model.config.pad_id)
    tgt_mask = causal_mask(len(tgt), device)
    with eval_mode(model), capture_attention(model) as maps:
        seen = outputs(model, source, target, src_mask, tgt_mask)
    return (
        {path: x[0] for path, x in seen.items()},
        {path: weights[0] for path, weights in maps.items()},
    )


def outputs(model: EncoderDecoder, *inputs: Tensor | None) -> dict[str, Tensor]:
    """What every module gave out. The one that adds positions is called twice."""
    seen: dict[str, Tensor] = {}

    def keep(path: str):
        def hook(module: nn.Module, args: tuple, output: Tensor) -> None:
            if path == "positions":
                side = "tgt" if "positions.src" in seen else "src"
                seen[f"positions.{side}"] = output
            else:
                seen[path] = output

        return hook

    hooks = [
        module.register_forward_hook(keep(path))
        for path, module in model.named_modules()
    ]
    try:
        model(*inputs)
    finally:
        for hook in hooks:
            hook.remove()
    return seen


def in_letters(tensors: dict[str, Tensor]) -> dict[str, Any]:
    """The tensors as three strings of letters, which a web server packs well.

    A number is an integer from -4095 to 4095, times the largest of its tensor over 4095. Of
    the 13 bits of each (4096 is added), the first string has the upper 6, for all tensors
    one after the other, the second the next 6, and the third the last.
    """
    largest, numbers = {}, []
    for path, tensor in tensors.items():
        values = tensor.double().flatten()
        require(
            bool(values.isfinite().all()),
            f"translator computes what is no number at {path}: look for NaN in its "
            "parameters, or load an earlier checkpoint",
        )
        largest[path] = values.abs().max().item()
        steps = values / (largest[path] or 1.0) * FINEST
        numbers += (steps.round().long() + FINEST + 1).tolist()
    letters = [
        "".join(LETTERS[number >> shift & 63] for number in numbers) for shift in (7, 1)
    ]
    last = "".join(LETTERS[number & 1] for number in numbers)
    return {"largest": largest, "letters": [*letters, last]}
