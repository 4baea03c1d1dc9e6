"""A model with one part left out, to see how it fails. Nothing stays changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import torch

from annotated.checks import require
from annotated.transformer.attention import MultiHeadAttention
from annotated.transformer.model import EncoderDecoder

PARTS = ("positions", "head", "scale")


@contextmanager
def without(
    model: EncoderDecoder, part: str, head: tuple[str, int] | None = None
) -> Iterator[None]:
    """Inside the `with`, the model runs without this part.

    Args:
        part: "positions" (the encodings that are added to the embeddings), "head" (what one
            head gives becomes zero) or "scale" (scores are not divided by √d_k).
        head: which one, as the path of its attention and its number:
            ("decoder.layers.1.self_attention", 3).

    Raises:
        ValueError: if there is no such part, or no such head.
    """
    require(part in PARTS, f"part must be one of {', '.join(PARTS)}, got {part!r}")
    attentions = {
        path: module
        for path, module in model.named_modules()
        if isinstance(module, MultiHeadAttention)
    }
    n_heads = model.config.n_heads
    d_k = model.config.d_model // n_heads
    with ExitStack() as after:
        if part == "positions":
            after.callback(setattr, model.positions, "pe", model.positions.pe)
            model.positions.pe = torch.zeros_like(model.positions.pe)
        elif part == "scale":
            for module in attentions.values():  # √d_k · q, so the division cancels
                hook = module.w_q.register_forward_hook(
                    lambda *call: call[2] * d_k**0.5
                )
                after.callback(hook.remove)
        else:
            path, number = head or ("", -1)
            require(
                path in attentions and 0 <= number < n_heads,
                f"head must be a path and a number below {n_heads}, got {head!r}: the paths "
                f"are {', '.join(attentions)}",
            )
            columns = slice(number * d_k, (number + 1) * d_k)
            hook = attentions[path].w_o.register_forward_pre_hook(silenced(columns))
            after.callback(hook.remove)
        yield


def silenced(columns: slice):
    """A hook that sets these columns of the input to zero."""

    def hook(_, inputs):
        x = inputs[0].clone()
        x[..., columns] = 0
        return (x,)

    return hook
