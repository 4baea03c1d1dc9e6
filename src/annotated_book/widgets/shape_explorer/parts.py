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

LENGTHS = [1, 2, 3, 5, 7, 10, 20, 50, 100, 200, 500, 1000, 5000, 6000]
STOPS = {
    "batch": [1, 2, 3, 4, 8, 16, 32, 64, 128],
    "source": LENGTHS,
    "target": LENGTHS,
    "d_model": [4, 6, 8, 12, 16, 32, 64, 100, 128, 256, 512, 768, 1024],
    "n_heads": [1, 2, 3, 4, 5, 6, 8, 12, 16],
    "d_ff": [8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096],
    "n_layers": [1, 2, 3, 4, 6, 8, 12],
}
FIRST = {"batch": 2, "source": 5, "target": 7, "d_model": 512, "n_heads": 8}
FIRST |= {"d_ff": 2048, "n_layers": 6}
LETTERS = {
    "batch": "B",
    "source": "S",
    "target": "T",
    "d_model": "d_model",
    "n_heads": "H",
    "d_ff": "d_ff",
    "n_layers": "n_layers",
}
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


def config(s: SimpleNamespace) -> TransformerConfig:
    names = [
        "src_vocab",
        "tgt_vocab",
        "n_layers",
        "d_model",
        "d_ff",
        "n_heads",
        "max_len",
    ]
    return TransformerConfig(**{name: getattr(s, name) for name in names})


def layer_settings(s: SimpleNamespace) -> dict[str, Any]:
    return dict(d_model=s.d_model, n_heads=s.n_heads, d_ff=s.d_ff, dropout=0.1)


def x_of(s: SimpleNamespace, length: int) -> Tensor:
    return torch.zeros(s.batch, length, s.d_model)


def padding(s: SimpleNamespace) -> Tensor:
    return torch.ones(s.batch, 1, s.source, dtype=torch.bool)


def causal(s: SimpleNamespace) -> Tensor:
    return causal_mask(s.target).expand(s.batch, -1, -1)


def heads_of(s: SimpleNamespace, length: int) -> Tensor:
    return split_heads(x_of(s, length), s.n_heads)


def ids(s: SimpleNamespace, length: int) -> Tensor:
    return torch.ones(s.batch, length, dtype=torch.int64)


def source_inputs(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    return {"x": x_of(s, s.source), "src_mask": padding(s)}


def target_inputs(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    memory = {"memory": x_of(s, s.source), "src_mask": padding(s)}
    return {"x": x_of(s, s.target), **memory, "tgt_mask": causal(s)}


def one_input(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    return {"x": x_of(s, s.source)}


WIDE = ["batch", "source", "d_model"]
TALL = ["batch", "source", "target", "d_model", "n_heads"]
PARTS = {
    "Embeddings": Part(
        lambda s: Embeddings(s.src_vocab, s.d_model),
        lambda _, s: {"ids": ids(s, s.source)},
        [Embeddings.forward],
        WIDE,
    ),
    "PositionalEncoding": Part(
        lambda s: PositionalEncoding(s.d_model, 0.1, s.max_len),
        one_input,
        [PositionalEncoding.forward],
        WIDE,
    ),
    "target_mask": Part(
        lambda _: target_mask,
        lambda _, s: {"tgt": ids(s, s.target), "pad_id": 0},
        [target_mask, padding_mask, causal_mask],
        ["batch", "target"],
    ),
    "attention": Part(
        lambda _: attention,
        lambda _, s: {
            "query": heads_of(s, s.target),
            "key": heads_of(s, s.source),
            "value": heads_of(s, s.source),
            "mask": padding(s).unsqueeze(1),
        },
        [attention],
        TALL,
    ),
    "split_heads": Part(
        lambda _: split_heads,
        lambda _, s: {"x": x_of(s, s.source), "n_heads": s.n_heads},
        [split_heads],
        [*WIDE, "n_heads"],
    ),
    "concat_heads": Part(
        lambda _: concat_heads,
        lambda _, s: {"x": heads_of(s, s.source)},
        [concat_heads],
        [*WIDE, "n_heads"],
    ),
    "MultiHeadAttention": Part(
        lambda s: MultiHeadAttention(s.d_model, s.n_heads),
        lambda _, s: {
            "query": x_of(s, s.target),
            "key": x_of(s, s.source),
            "value": x_of(s, s.source),
            "mask": padding(s),
            "need_weights": True,
        },
        [
            MultiHeadAttention.forward,
            MultiHeadAttention.project_kv,
            MultiHeadAttention.attend,
            attention,
        ],
        TALL,
    ),
    "PositionwiseFeedForward": Part(
        lambda s: layers.PositionwiseFeedForward(s.d_model, s.d_ff),
        one_input,
        [layers.PositionwiseFeedForward.forward],
        [*WIDE, "d_ff"],
    ),
    "LayerNorm": Part(
        lambda s: layers.LayerNorm(s.d_model),
        one_input,
        [layers.LayerNorm.forward],
        WIDE,
    ),
    "SublayerConnection": Part(
        lambda s: layers.SublayerConnection(s.d_model, 0.1),
        lambda _, s: {"x": x_of(s, s.source), "sublayer": nn.Identity()},
        [layers.SublayerConnection.forward],
        WIDE,
    ),
    "EncoderLayer": Part(
        lambda s: layers.EncoderLayer(**layer_settings(s)),
        source_inputs,
        [layers.EncoderLayer.forward],
        [*WIDE, "n_heads", "d_ff"],
    ),
    "DecoderLayer": Part(
        lambda s: layers.DecoderLayer(**layer_settings(s)),
        target_inputs,
        [layers.DecoderLayer.forward],
        [*TALL, "d_ff"],
    ),
    "Encoder": Part(
        lambda s: Encoder(config(s)),
        source_inputs,
        [Encoder.forward],
        [*WIDE, "n_heads", "d_ff", "n_layers"],
    ),
    "Decoder": Part(
        lambda s: Decoder(config(s)),
        target_inputs,
        [Decoder.forward],
        [*TALL, "d_ff", "n_layers"],
    ),
    "Generator": Part(
        lambda s: Generator(s.d_model, s.tgt_vocab),
        lambda _, s: {"states": x_of(s, s.target)},
        [Generator.forward],
        ["batch", "target", "d_model"],
    ),
    "EncoderDecoder": Part(
        lambda s: EncoderDecoder(config(s)),
        lambda _, s: {
            "src": ids(s, s.source),
            "tgt": ids(s, s.target),
            "src_mask": padding(s),
            "tgt_mask": causal(s),
        },
        [EncoderDecoder.forward, EncoderDecoder.encode, EncoderDecoder.decode],
        [*TALL, "d_ff", "n_layers"],
    ),
}
