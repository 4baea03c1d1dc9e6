"""How well-known implementations are called: `nn.Transformer`, the Annotated Transformer, …"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from torch import Tensor, nn

from annotated.checks import require
from annotated.transformer.embeddings import Embeddings, PositionalEncoding
from annotated.transformer.masks import causal_mask, padding_mask
from annotated.transformer.model import Generator


class TorchTransformer(nn.Module):
    """An `nn.Transformer` between embeddings, positions and a generator of this package.

    `nn.Transformer` maps vectors to vectors, and takes masks with True = hidden. Here it
    becomes a model from ids to logits that makes those masks itself. Works in both
    layouts (`batch_first`).
    """

    def __init__(
        self,
        transformer: nn.Transformer,
        src_vocab: int,
        tgt_vocab: int,
        pad_id: int = 0,
    ):
        super().__init__()
        d_model = transformer.d_model
        self.transformer, self.pad_id = transformer, pad_id
        self.src_embed = Embeddings(src_vocab, d_model, "src")
        self.tgt_embed = Embeddings(tgt_vocab, d_model, "tgt")
        for table in (self.src_embed.table, self.tgt_embed.table):
            nn.init.normal_(table.weight, std=d_model**-0.5)
        self.positions = PositionalEncoding(d_model, 0.0, max_len=512)
        self.generator = Generator(d_model, tgt_vocab)
        first = next(transformer.parameters())
        self.to(device=first.device, dtype=first.dtype)

    def forward(self, src: Tensor, tgt: Tensor) -> Tensor:
        src_hidden = ~padding_mask(src, self.pad_id)[:, 0]  # (B, S), True = hidden
        x, y = self.positions(self.src_embed(src)), self.positions(self.tgt_embed(tgt))
        if not self.transformer.batch_first:
            x, y = x.transpose(0, 1), y.transpose(0, 1)  # (S, B, d_model)
        states = self.transformer(
            x,
            y,
            tgt_mask=~causal_mask(tgt.shape[1], tgt.device)[0],
            src_key_padding_mask=src_hidden,
            tgt_key_padding_mask=~padding_mask(tgt, self.pad_id)[:, 0],
            memory_key_padding_mask=src_hidden,
        )
        if not self.transformer.batch_first:
            states = states.transpose(0, 1)
        return self.generator(states)


def annotated_transformer(pads: tuple[int, int] | None) -> Callable[..., Tensor]:
    """The call of the Annotated Transformer: masks (1 = may attend) in, then the generator.

    For each model with `forward(src, tgt, src_mask, tgt_mask)`. A `generator` is applied
    if the model has one and does not apply it itself.
    """

    def call(model: Any, src: Tensor, tgt: Tensor) -> Tensor:
        src_pad, tgt_pad = pads if pads is not None else (-1, -1)
        tgt_mask = padding_mask(tgt, tgt_pad) & causal_mask(tgt.shape[1], tgt.device)
        # With -1 for "no padding" nothing is hidden.
        used: list[bool] = []
        generator = getattr(model, "generator", None)
        if not isinstance(generator, nn.Module):
            return model(src, tgt, padding_mask(src, src_pad), tgt_mask)
        hook = generator.register_forward_hook(lambda *_: used.append(True))
        try:
            out = model(src, tgt, padding_mask(src, src_pad), tgt_mask)
        finally:
            hook.remove()
        return out if used else generator(out)

    return call


def default_call(
    model: Any, pads: tuple[int, int] | None, src_vocab: int | None
) -> Callable:
    """How a model is called when nothing else is said: by what its `forward` takes."""
    function = model.forward if isinstance(model, nn.Module) else model
    parameters = inspect.signature(function).parameters.values()
    names = [
        p.name
        for p in parameters
        if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)
    ]
    needed = [p.name for p in parameters if p.default is p.empty and p.name in names]
    if src_vocab is None:
        return lambda model, src, tgt: model(tgt)
    if len(names) >= 4 and all("mask" in name for name in names[2:4]):
        return annotated_transformer(pads)
    require(
        (len(names) >= 2 and len(needed) <= 2) or not names,
        f"model takes ({', '.join(names)}): say how to call it, with call=lambda model, src, tgt: …"
        + (", or leave src_vocab out for a decoder alone" if len(names) < 2 else ""),
    )
    return lambda model, src, tgt: model(src, tgt)


def torch_attention(
    module: nn.MultiheadAttention,
) -> Callable[..., tuple[Tensor, Tensor]]:
    """`nn.MultiheadAttention` called as this package calls attention: True = may attend."""

    def call(query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None = None):
        if not module.batch_first:
            query, key, value = (x.transpose(0, 1) for x in (query, key, value))
        if mask is not None:  # (B, Q, K), once for each head
            mask = (~mask).repeat_interleave(module.num_heads, 0)
        out, weights = module(
            query, key, value, attn_mask=mask, average_attn_weights=False
        )
        return out if module.batch_first else out.transpose(0, 1), weights

    return call
