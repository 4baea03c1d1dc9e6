"""How well-known implementations are called: `nn.Transformer`, the Annotated Transformer, …"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

from annotated.transformer.config import TransformerConfig
from annotated.transformer.embeddings import Embeddings, PositionalEncoding
from annotated.transformer.masks import causal_mask, padding_mask, target_mask
from annotated.transformer.model import EncoderDecoder, Generator


class TorchTransformer(nn.Module):
    """An `nn.Transformer` between embeddings, positions and an output projection of this package.

    `nn.Transformer` maps vectors to vectors, and takes masks with True = masked. Here it
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
        src_padding = ~padding_mask(src, self.pad_id)[:, 0]  # (B, S), True = masked
        x, y = self.positions(self.src_embed(src)), self.positions(self.tgt_embed(tgt))
        if not self.transformer.batch_first:
            x, y = x.transpose(0, 1), y.transpose(0, 1)  # (S, B, d_model)
        states = self.transformer(
            x,
            y,
            tgt_mask=~causal_mask(tgt.shape[1], tgt.device)[0],
            src_key_padding_mask=src_padding,
            tgt_key_padding_mask=~padding_mask(tgt, self.pad_id)[:, 0],
            memory_key_padding_mask=src_padding,
        )
        if not self.transformer.batch_first:
            states = states.transpose(0, 1)
        return self.generator(states)


BATCH = 11  # not a usual number of heads
# The shapes of both masks, and how they are made of (B, 1, S) and (B, T, T).
MASK_RANKS = {
    "(B, 1, S) and (B, T, T)": lambda src, tgt: (src, tgt),
    "(B, 1, 1, S) and (B, 1, T, T)": lambda src, tgt: (src[:, None], tgt[:, None]),
    "(B, S) and (B, T, T)": lambda src, tgt: (src[:, 0], tgt),
}
ATTENTION_RANKS = {
    "(B, Q, K)": lambda mask: mask,
    "(B, 1, Q, K)": lambda mask: mask[:, None],
}


class MaskedCall:
    """The call of the Annotated Transformer: masks (1 = may attend) in, then the generator.

    For each model with `forward(src, tgt, src_mask, tgt_mask)`. A `generator` is applied
    if the model has one and does not apply it itself. How many axes the masks have is tried
    at the first call, with a batch that is not the number of heads.
    """

    def __init__(self, pad_ids: tuple[int, int] | None):
        self.pad_ids = (
            pad_ids if pad_ids is not None else (-1, -1)
        )  # -1: none is masked
        self.rank = self.used = self.tried = ""

    def __call__(self, model: Any, src: Tensor, tgt: Tensor) -> Tensor:
        if not self.rank:
            self.rank = self.find_rank(model, src, tgt)
        return self.with_rank(self.rank, model, src, tgt)

    def find_rank(self, model: Any, src: Tensor, tgt: Tensor) -> str:
        first, *others = MASK_RANKS
        ids = (x[:1].repeat(BATCH, 1) for x in (src, tgt))
        src, tgt = ids
        for rank in MASK_RANKS:
            try:
                with torch.random.fork_rng(), torch.no_grad():
                    out = self.with_rank(rank, model, src, tgt)
            except Exception:  # the next rank is tried
                continue
            if not isinstance(out, Tensor) or len(out) == BATCH:
                self.used = f"called with masks {rank}" if rank != first else ""
                return rank
        self.tried = f"masks were tried as {first}, {', '.join(others)}: give call=… "
        self.tried += "that makes the masks as the model takes them"
        return first

    def with_rank(self, rank: str, model: Any, src: Tensor, tgt: Tensor) -> Tensor:
        src_pad, tgt_pad = self.pad_ids
        tgt_mask = padding_mask(tgt, tgt_pad) & causal_mask(tgt.shape[1], tgt.device)
        masks = MASK_RANKS[rank](padding_mask(src, src_pad), tgt_mask)
        generator = getattr(model, "generator", None)
        if not isinstance(generator, nn.Module):
            return model(src, tgt, *masks)
        used: list[bool] = []
        hook = generator.register_forward_hook(lambda *_: used.append(True))
        try:
            out = model(src, tgt, *masks)
        finally:
            hook.remove()
        return out if used else generator(out)


class MakesItsMasks(EncoderDecoder):
    """The model of this package, which may also be called without masks, as many others are."""

    def __init__(self, config: TransformerConfig, pad_id: int):
        super().__init__(config)
        self.pad_id = pad_id

    def forward(
        self,
        src: Tensor,
        tgt: Tensor,
        src_mask: Tensor | None = None,
        tgt_mask: Tensor | None = None,
    ) -> Tensor:
        if src_mask is None:
            src_mask = padding_mask(src, self.pad_id)
        if tgt_mask is None:
            tgt_mask = target_mask(tgt, self.pad_id)
        return super().forward(src, tgt, src_mask, tgt_mask)


def annotated_transformer(pad_ids: tuple[int, int] | None) -> Callable[..., Tensor]:
    """A call of a model in the way of the Annotated Transformer."""
    return MaskedCall(pad_ids)


class AttentionCall:
    """A call of an attention layer, whose masks have three axes or four: both are tried."""

    def __init__(self, part: Callable[..., Any]):
        self.part, self.rank = part, ""

    def __call__(
        self, query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None = None
    ):
        if mask is None:
            return self.part(query, key, value, None)
        if not self.rank:
            self.rank = self.find_rank(query, key, value, mask)
        return self.part(query, key, value, ATTENTION_RANKS[self.rank](mask))

    def find_rank(self, *given: Tensor) -> str:
        *vectors, mask = (x[:1].expand(BATCH, *x.shape[1:]) for x in given)
        first, *_ = ATTENTION_RANKS
        for rank, shaped in ATTENTION_RANKS.items():
            try:
                with torch.random.fork_rng(), torch.no_grad():
                    self.part(*vectors, shaped(mask))
            except Exception:  # the next rank is tried
                continue
            return rank
        return first


def default_call(
    model: Any, pad_ids: tuple[int, int] | None, src_vocab: int | None
) -> Callable:
    """How a model is called when nothing else is said: by what its `forward` takes."""
    function = model.forward if isinstance(model, nn.Module) else model
    try:
        parameters = inspect.signature(function).parameters.values()
    except ValueError:  # a traced or scripted module does not say what it takes
        parameters = ()
    kinds = inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD
    positional = [p for p in parameters if p.kind in kinds]
    names = [p.name for p in positional]
    needed = [p.name for p in positional if p.default is p.empty]
    if src_vocab is None:
        return lambda model, src, tgt: model(tgt)
    if len(names) >= 4 and all("mask" in name for name in names[2:4]):
        return annotated_transformer(pad_ids)
    if names and (len(names) < 2 or len(needed) > 2):
        alone = ", or leave src_vocab out for a decoder alone" if len(names) < 2 else ""
        raise ValueError(
            f"model takes ({', '.join(names)}): say how to call it, with "
            f"call=lambda model, src, tgt: …{alone}"
        )
    return lambda model, src, tgt: model(src, tgt)


def for_one_text(call: Callable) -> Callable:
    """A model of one text may be called by `lambda model, ids: …`, without a source."""
    try:
        signature = inspect.signature(call)
    except (TypeError, ValueError):  # a builtin does not say what it takes
        return call
    try:
        signature.bind(None, None, None)
    except TypeError:
        return lambda model, src, tgt: call(model, tgt)
    return call


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
