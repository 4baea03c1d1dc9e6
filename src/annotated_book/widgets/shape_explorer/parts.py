"""The pieces of the package that ShapeExplorer shows: how each is built and called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import torch
from torch import Tensor, nn

from annotated.transformer import layers
from annotated.transformer.attention import (
    MultiHeadAttention,
    attention,
    concat_heads,
    split_heads,
)
from annotated.transformer.config import TransformerConfig
from annotated.transformer.embeddings import Embeddings, PositionalEncoding
from annotated.transformer.masks import causal_mask, padding_mask, target_mask
from annotated.transformer.model import Decoder, Encoder, EncoderDecoder, Generator

LENGTHS = [*range(1, 11), 12, 16, 20, 32, 50, 64, 100, 128, 200, 256, 500, 512, 1000]
LENGTHS += [5000, 6000]
STOPS = {
    "batch": [1, 2, 3, 4, 5, 6, 8, 16, 32, 64, 128],
    "source": LENGTHS,
    "target": LENGTHS,
    "d_model": [*range(2, 17), 18, 20, 24, 32, 64, 100, 128, 256, 512, 768, 1024],
    "n_heads": [1, 2, 3, 4, 5, 6, 8, 12, 16],
    "d_ff": [4, 6, 8, 10, 12, 14, 16, 20, 24, 32, 64, 128, 256, 512, 1024, 2048, 4096],
    "n_layers": [1, 2, 3, 4, 6, 8, 12],
}
# Small enough that each entry is drawn.
FIRST = {"batch": 2, "source": 4, "target": 3, "d_model": 8, "n_heads": 2}
FIRST |= {"d_ff": 12, "n_layers": 2}
LETTERS = {
    "batch": "B",
    "source": "S",
    "target": "T",
    "d_model": "d_model",
    "n_heads": "H",
    "d_ff": "d_ff",
    "n_layers": "n_layers",
}
DROPOUT = 0.1
FIXED = {"src_vocab": 37_000, "tgt_vocab": 37_000, "max_len": 5_000}

# All different and prime (d_model is H · d_k), so that a size tells its letter.
APART = {"batch": 17, "source": 5, "target": 7, "d_model": 33, "n_heads": 3, "d_ff": 13}
APART |= {"n_layers": 2, "src_vocab": 41, "tgt_vocab": 43, "max_len": 101}


@dataclass(frozen=True)
class Part:
    """A piece of the package: how it is built and called, and the functions to follow."""

    build: Callable[[SimpleNamespace], Any]
    call: Callable[[Any, SimpleNamespace], dict[str, Any]]  # the named inputs
    follow: list[Callable]
    sliders: list[str]
    tries: tuple[str, ...] = ()  # what can be put behind a line of one's own
    tasks: tuple[dict[str, str], ...] = ()  # where each begins, and when it is solved


def config(s: SimpleNamespace) -> TransformerConfig:
    names = [*FIXED, "n_layers", "d_model", "d_ff", "n_heads"]
    return TransformerConfig(**{name: getattr(s, name) for name in names})


def x_of(s: SimpleNamespace, length: int) -> Tensor:
    return torch.zeros(s.batch, length, s.d_model)


def padding(s: SimpleNamespace) -> Tensor:
    return torch.ones(s.batch, 1, s.source, dtype=torch.bool)


def causal(s: SimpleNamespace) -> Tensor:
    return causal_mask(s.target).expand(s.batch, -1, -1)


def ids(s: SimpleNamespace, length: int) -> Tensor:
    return torch.ones(s.batch, length, dtype=torch.int64)


def source_inputs(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    return {"x": x_of(s, s.source), "src_mask": padding(s)}


def target_inputs(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    memory = {"memory": x_of(s, s.source), "src_mask": padding(s)}
    return {"x": x_of(s, s.target), **memory, "tgt_mask": causal(s)}


def one_input(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    return {"x": x_of(s, s.source)}


def attention_inputs(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    query, memory = x_of(s, s.target), x_of(s, s.source)
    return {"query": query, "key": memory, "value": memory, "mask": padding(s)}


def head_inputs(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    found = attention_inputs(_, s)
    mask = {"mask": found.pop("mask").unsqueeze(1)}
    return {name: split_heads(x, s.n_heads) for name, x in found.items()} | mask


def model_inputs(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    texts = {"src": ids(s, s.source), "tgt": ids(s, s.target)}
    return texts | {"src_mask": padding(s), "tgt_mask": causal(s)}


def module(
    kind: Any,
    settings: str,
    call: Callable,
    sliders: list[str],
    *follow: Callable,
    **more: Any,
) -> Part:
    """A module that is built with settings, such as "d_model d_ff"; or with a "config"."""

    def build(s: SimpleNamespace) -> Any:
        if settings == "config":
            return kind(config(s))
        return kind(*(getattr(s, name, DROPOUT) for name in settings.split()))

    return Part(build, call, [kind.forward, *follow], sliders, **more)


def function(called: Callable, call: Callable, sliders: list[str], **more: Any) -> Part:
    return Part(lambda _: called, call, [called], sliders, **more)


def tensors(x: Tensor, weight: Tensor, bias: Tensor, n_heads: int) -> Tensor:
    """The lines of chapter 2: an axis is cut and turned, a product, a sum, and a mean."""
    batch, length, d_model = x.shape
    cut = x.view(batch, length, n_heads, d_model // n_heads)
    turned = cut.transpose(1, 2)
    joined = turned.reshape(batch, length, d_model)
    mean = joined.mean(-1, keepdim=True)
    centered = joined - mean
    product = centered @ weight
    return product + bias


def tensor_inputs(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    given = {"x": x_of(s, s.source), "weight": torch.zeros(s.d_model, s.d_ff)}
    return given | {"bias": torch.zeros(s.d_ff), "n_heads": s.n_heads}


WIDE = ["batch", "source", "d_model"]
TALL = ["batch", "source", "target", "d_model", "n_heads"]
LAYER = "d_model n_heads d_ff dropout"
CUT = (".view(B, S, H, d_k)", ".view(B, H, S, d_k)", ".transpose(1, 2)")
JOIN = (
    ".transpose(1, 2)",
    ".contiguous()",
    ".view(B, S, d_model)",
    ".reshape(B, S, d_model)",
)
MULTIPLY = (" @ key", " @ key.transpose(-2, -1)", " @ value")
PARTS = {
    "tensors": function(
        tensors,
        tensor_inputs,
        [*WIDE, "n_heads", "d_ff"],
        tries=(".view(B, S, H, d_k)", ".transpose(1, 2)", " @ weight", " + bias"),
        tasks=(
            {
                "say": "These two cannot be multiplied. Pull one edge so that they can.",
                "odd": "weight.0=5",
                "at": "product =",
                "then": "The last axis of the left is the first of the right.",
            },
            {
                "say": "The sum breaks. Pull an edge so that the bias is repeated.",
                "odd": "bias.0=4",
                "at": "return product",
                "then": "Aligned from the right, the sizes are equal, or one of them is 1.",
            },
        ),
    ),
    "Embeddings": module(
        Embeddings, "src_vocab d_model", lambda _, s: {"ids": ids(s, s.source)}, WIDE
    ),
    "PositionalEncoding": module(
        PositionalEncoding, "d_model dropout max_len", one_input, WIDE
    ),
    "target_mask": Part(
        lambda _: target_mask,
        lambda _, s: {"tgt": ids(s, s.target), "pad_id": 0},
        [target_mask, padding_mask, causal_mask],
        ["batch", "target"],
    ),
    "attention": function(
        attention,
        head_inputs,
        TALL,
        tries=MULTIPLY,
        tasks=(
            {
                "say": "Query and key do not fit. Pull one edge so that they multiply.",
                "odd": "key.3=3",
                "at": "scores = (",
                "then": "A dot product needs as many features on both sides: d_k.",
            },
            {
                "say": "One value for each key is needed. Pull an edge until it fits.",
                "odd": "value.2=6",
                "at": "return used",
                "then": "Weights have a column for each key, and the values a row.",
            },
        ),
    ),
    "split_heads": function(
        split_heads,
        lambda _, s: {"x": x_of(s, s.source), "n_heads": s.n_heads},
        [*WIDE, "n_heads"],
        tries=CUT,
        tasks=(
            {
                "say": "Make (B, H, S, d_k) of x, each entry where the code has it.",
                "line": "x",
                "then": "First the cut, then the turn.",
            },
        ),
    ),
    "concat_heads": function(
        concat_heads,
        lambda _, s: {"x": split_heads(x_of(s, s.source), s.n_heads)},
        [*WIDE, "n_heads"],
        tries=JOIN,
        tasks=(
            {
                "say": "Put the heads side by side again: make (B, S, d_model) of x.",
                "line": "x",
                "then": "What was turned is turned back, before it is joined.",
            },
        ),
    ),
    "MultiHeadAttention": module(
        MultiHeadAttention,
        "d_model n_heads",
        lambda _, s: attention_inputs(_, s) | {"need_weights": True},
        TALL,
        MultiHeadAttention.project_kv,
        MultiHeadAttention.attend,
        attention,
    ),
    "PositionwiseFeedForward": module(
        layers.PositionwiseFeedForward, "d_model d_ff", one_input, [*WIDE, "d_ff"]
    ),
    "LayerNorm": module(layers.LayerNorm, "d_model", one_input, WIDE),
    "SublayerConnection": module(
        layers.SublayerConnection,
        "d_model dropout",
        lambda _, s: {"x": x_of(s, s.source), "sublayer": nn.Identity()},
        WIDE,
    ),
    "EncoderLayer": module(
        layers.EncoderLayer,
        LAYER,
        source_inputs,
        [*WIDE, "n_heads", "d_ff"],
        layers.SublayerConnection.forward,
        MultiHeadAttention.project_kv,
        MultiHeadAttention.attend,
        layers.PositionwiseFeedForward.forward,
        tasks=(
            {
                "say": "Make w_1 four times as wide as x. Leave both ends at 8.",
                "sizes": {"d_ff": 32, "d_model": 8},
                "then": "w_2 makes it narrow again, so the next layer can follow.",
            },
            {
                "say": "Cut the heads down to one feature each. Leave both ends at 8.",
                "sizes": {"d_k": 1, "d_model": 8},
                "then": "8 heads of one feature are joined to 8 again.",
            },
        ),
    ),
    "DecoderLayer": module(layers.DecoderLayer, LAYER, target_inputs, [*TALL, "d_ff"]),
    "Encoder": module(
        Encoder, "config", source_inputs, [*WIDE, "n_heads", "d_ff", "n_layers"]
    ),
    "Decoder": module(Decoder, "config", target_inputs, [*TALL, "d_ff", "n_layers"]),
    "Generator": module(
        Generator,
        "d_model tgt_vocab",
        lambda _, s: {"states": x_of(s, s.target)},
        ["batch", "target", "d_model"],
    ),
    "EncoderDecoder": module(
        EncoderDecoder,
        "config",
        model_inputs,
        [*TALL, "d_ff", "n_layers"],
        EncoderDecoder.encode,
        EncoderDecoder.decode,
        tasks=(
            {
                "say": "Make the memory 9 tokens long, and leave the logits at 7.",
                "sizes": {"S": 9, "T": 7},
                "then": "The memory is as long as the source, the logits as the target.",
            },
        ),
    ),
}
