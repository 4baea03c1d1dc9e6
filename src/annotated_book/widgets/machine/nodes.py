"""The table of a model: each tensor of its forward pass, and what it is computed from.

Drawings, navigation, sums, code lines and sentences read this one table. It is made from the
settings of a model of this package, and tests compare it with what autograd recorded of a run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from annotated.training.loop import sequence_loss
from annotated.transformer.attention import MultiHeadAttention, attention
from annotated.transformer.config import TransformerConfig
from annotated.transformer.embeddings import Embeddings, PositionalEncoding
from annotated.transformer.layers import (
    LayerNorm,
    PositionwiseFeedForward,
    SublayerConnection,
)
from annotated.transformer.model import Decoder, Encoder, Generator, pick_token
from annotated_book.widgets.kit.names import spoken_name
from annotated_book.widgets.kit.source_lines import source_lines

# What computes a tensor: the function of the package, and a piece of its line.
LINES: dict[str, tuple[Callable, str]] = {
    "embed": (Embeddings.forward, "self.table(ids)"),
    "positions": (PositionalEncoding.forward, "x + self.pe"),
    "norm": (LayerNorm.forward, "F.layer_norm"),
    "q": (MultiHeadAttention.attend, "q = split_heads(self.w_q"),
    "k": (MultiHeadAttention.project_kv, "k = split_heads(self.w_k"),
    "v": (MultiHeadAttention.project_kv, "v = split_heads(self.w_v"),
    "scores": (attention, "scores = (query"),
    "masked": (attention, "scores = scores.masked_fill"),
    "weights": (attention, "weights = scores.softmax"),
    "values": (attention, "used @ value"),
    "concat": (MultiHeadAttention.attend, "concat_heads(values)), weights"),
    "feed_forward": (PositionwiseFeedForward.forward, "self.w_1(x).relu()"),
    "pre-norm": (SublayerConnection.forward, "return x + "),
    "post-norm": (SublayerConnection.forward, "return self.norm(x + "),
    "encoder": (Encoder.forward, "return self.norm(x)"),
    "decoder": (Decoder.forward, "return self.norm(x)"),
    "generator": (Generator.forward, "self.proj(states)"),
    "probabilities": (pick_token, "probabilities = "),
    "loss": (sequence_loss, "return F.cross_entropy("),
}
# Tensors of one attention after its projections: name, operation, what it reads, axes.
INSIDE = [
    ("scores", "scores", ("q", "k"), "HQK"),
    ("masked", "mask", ("scores",), "HQK"),
    ("weights", "softmax", ("masked",), "HQK"),
    ("values", "values", ("weights", "v"), "HQd"),
    ("concat", "concat", ("values",), "QD"),
]
# What is said of a tensor after its name.
SAID = {
    "table": "a row of the table for each token",
    "embed": "the rows of the table, times √d_model",
    "positions": "embedding plus position; the residual stream begins",
    "norm": "the input of the sublayer",
    "sum": "the residual stream plus what the sublayer adds to it, before the norm",
    "pre-norm": "the residual stream plus what the sublayer adds to it",
    "post-norm": "the residual stream plus what the sublayer adds to it, after the norm",
    "w_q": "the queries of all heads, side by side",
    "w_k": "the keys of all heads, side by side",
    "w_v": "the values of all heads, side by side",
    "q": "a lane for each head",
    "k": "a lane for each head",
    "v": "a lane for each head",
    "scores": "query times key over √d_k, before the mask",
    "masked": "the scores, and −∞ where the key is masked",
    "weights": "the softmax of each row, which sums to 1",
    "values": "for each head, the average of the values, weighted by attention",
    "concat": "the outputs of the heads, side by side",
    "w_o": "what the attention adds to the residual stream",
    "w_1": "the hidden units before ReLU",
    "hidden": "what is left of them after ReLU",
    "w_2": "what the feed-forward adds to the residual stream",
    "encoder": "the memory, one vector for each source token in its context",
    "decoder": "the hidden states, from which the logits are made",
    "generator": "the logits, a score for each entry of the target vocabulary",
    "probabilities": "how likely each entry is the next token",
    "loss": "the cross-entropy: how improbable the target token was",
}
# The chapters that explain a tensor or a part of the model: file and title.
CHAPTERS = {
    4: ("04-embeddings", "Embeddings"),
    5: ("05-positional-encoding", "Positional encoding"),
    6: ("06-scaled-dot-product-attention", "Scaled dot-product attention"),
    7: ("07-splitting-and-joining-the-heads", "Splitting and joining the heads"),
    8: ("08-masking", "Masking"),
    9: ("09-the-feed-forward-network", "The feed-forward network"),
    10: ("10-layer-norm", "Layer norm"),
    11: ("11-the-sublayer-residual", "The sublayer residual"),
    12: ("12-the-encoder", "The encoder"),
    13: ("13-the-decoder", "The decoder"),
    14: ("14-the-full-encoder-decoder", "The full encoder-decoder"),
    16: ("16-training", "Training"),
    17: ("17-decoding", "Decoding"),
}
LATER = {
    21: ("21-one-stack-is-enough", "One stack is enough")
}  # of a decoder-only model
# By operation; a linear layer, a softmax and a copy by where they are.
CHAPTER_OF = {
    "lookup": 4, "scale": 4, "position": 5, "norm": 10, "add": 11, "split": 7, "scores": 6,
    "mask": 8, "softmax": 6, "values": 6, "concat": 7, "relu": 9, "loss": 16,
}  # fmt: skip


@dataclass(frozen=True)
class Stack:
    """One side of the model: its name, its positions' letter, and what its start is called."""

    name: str
    letter: str
    embed: str
    positions: str


ENCODER = Stack("encoder", "S", "src_embed", "positions.src")
DECODER = Stack("decoder", "T", "tgt_embed", "positions.tgt")
ALONE = Stack("decoder", "T", "embedding", "positions")  # of a decoder-only model


class Table:
    """Collects the nodes in the order of the forward pass."""

    def __init__(self, config: TransformerConfig, is_alone: bool):
        self.config, self.is_alone = config, is_alone
        self.nodes: list[dict[str, Any]] = []
        self.outputs: dict[str, str] = {}  # a module -> the tensor that it gives out

    def add(
        self,
        path: str,
        op: str,
        parents: list[str],
        shape: str,
        *,
        params: list[str] | None = None,
        line: str,
        said: str = "",
    ) -> str:
        said = said or path.rsplit(".", 1)[-1]
        name = spoken_name(path)
        if self.is_alone:  # its second sublayer
            name = name.replace("cross-attention", "feed-forward")
        self.nodes.append(
            {
                "path": path,
                "name": name_in_code(path),
                "shape": [LETTERS.get(letter, letter) for letter in shape],
                "parents": parents,
                "op": op,
                "code": code_line(line),
                "say": f"{name}: {SAID[said]}",
                "params": params or [],
                "chapter": chapter_of(path, op),
            }
        )
        return path

    def linear(self, path: str, x: str, shape: str, line: str, **more: str) -> str:
        inner = "generator.proj" if path == "generator" else path
        return self.add(
            path, "linear", [x], shape, params=affine(inner), line=line, **more
        )

    def embed(self, stack: Stack) -> str:
        path, shape = stack.embed, stack.letter + "D"
        table = [f"{path}.table.weight"]
        x = self.add(f"{path}.table", "lookup", [], shape, params=table, line="embed")
        x = self.add(path, "scale", [x], shape, line="embed", said="embed")
        return self.add(
            stack.positions,
            "position",
            [x],
            shape,
            params=["positions.pe"],
            line="positions",
            said="positions",
        )

    def layer(self, stack: Stack, i: int, x: str, memory: str | None) -> str:
        layer = f"{stack.name}.layers.{i}"
        kinds = ["self_attention", "feed_forward"]
        if memory:
            kinds.insert(1, "cross_attention")
        for place, kind in enumerate(kinds):
            source = memory if kind == "cross_attention" else None
            x = self.sublayer(stack, layer, f"sublayers.{place}", kind, x, source)
        self.outputs[layer] = x
        return x

    def sublayer(
        self,
        stack: Stack,
        layer: str,
        place: str,
        kind: str,
        x: str,
        memory: str | None,
    ) -> str:
        """The residual around a sublayer: pre-norm or post-norm."""
        path, shape = f"{layer}.{place}", stack.letter + "D"
        norm = affine(f"{path}.norm")
        inner, line = x, "post-norm"
        if self.config.norm_first:
            line = "pre-norm"
            inner = self.add(
                f"{path}.norm", "norm", [x], shape, params=norm, line="norm"
            )
        if kind == "feed_forward":
            found = self.feed_forward(f"{layer}.{kind}", inner, stack)
        else:
            found = self.attention(f"{layer}.{kind}", inner, memory or inner, stack)
        if self.config.norm_first:
            return self.add(path, "add", [x, found], shape, line=line, said=line)
        total = self.add(f"{path}.sum", "add", [x, found], shape, line=line)
        self.outputs[f"{path}.norm"] = path
        return self.add(
            path, "norm", [total], shape, params=norm, line="norm", said=line
        )

    def attention(self, path: str, x: str, source: str, stack: Stack) -> str:
        keys = "S" if path.endswith("cross_attention") else stack.letter
        queries = stack.letter
        for letter, read, length in [
            ("q", x, queries),
            ("k", source, keys),
            ("v", source, keys),
        ]:
            self.linear(f"{path}.w_{letter}", read, length + "D", letter)
        for letter, length in [("q", queries), ("k", keys), ("v", keys)]:
            self.add(
                f"{path}.{letter}",
                "split",
                [f"{path}.w_{letter}"],
                f"H{length}d",
                line=letter,
            )
        for name, op, reads, axes in INSIDE:
            shape = axes.replace("Q", queries).replace("K", keys)
            parents = [f"{path}.{read}" for read in reads]
            self.add(f"{path}.{name}", op, parents, shape, line=name)
        self.outputs[path] = f"{path}.w_o"
        return self.linear(f"{path}.w_o", f"{path}.concat", queries + "D", "concat")

    def feed_forward(self, path: str, x: str, stack: Stack) -> str:
        wide = stack.letter + "F"
        x = self.linear(f"{path}.w_1", x, wide, "feed_forward")
        x = self.add(f"{path}.hidden", "relu", [x], wide, line="feed_forward")
        self.outputs[path] = f"{path}.w_2"
        return self.linear(f"{path}.w_2", x, stack.letter + "D", "feed_forward")

    def stack(self, stack: Stack, memory: str | None = None) -> str:
        x = self.embed(stack)
        for i in range(self.config.n_layers):
            x = self.layer(stack, i, x, memory)
        name, shape = stack.name, stack.letter + "D"
        self.outputs[f"{name}.norm"] = name
        first = self.config.norm_first
        norm = affine(f"{name}.norm") if first else None
        line = "encoder" if self.is_alone else name  # whose class it has
        return self.add(
            name, "norm" if first else "copy", [x], shape, params=norm, line=line
        )


LETTERS = {"d": "d_k", "D": "d_model", "F": "d_ff"}


def table_of(config: TransformerConfig, is_alone: bool = False) -> dict[str, Any]:
    """All that is known of a model without its numbers.

    Args:
        is_alone: whether it is decoder-only.

    Returns:
        `nodes`: a dictionary for each tensor, in the order of the forward pass. `path` names
        it, `name` is what the code calls it; `shape` has letters (S and T are the lengths of
        source and target, V the target vocabulary); `parents` are the tensors that it is
        computed from by `op`, and `params` the parameters; `code` is (file, function,
        line in its listing, from 1); `say` tells it in words; `chapter` explains it.
        `outputs`: for a module that gives out the tensor of another path, that path.
        `listings`: the source of each function that is named. `chapters`: file and title of
        each chapter that is named.
    """
    table = Table(config, is_alone)
    states = (
        table.stack(ALONE) if is_alone else table.stack(DECODER, table.stack(ENCODER))
    )
    logits = table.linear("generator", states, "TV", "generator")
    table.outputs["generator.proj"] = logits
    table.add("probabilities", "softmax", [logits], "TV", line="probabilities")
    table.add("loss", "loss", [logits], "T1", line="loss")
    functions = {function for function, _ in LINES.values()}
    return {
        "nodes": table.nodes,
        "outputs": table.outputs,
        "listings": {
            name: "\n".join(listing(function))
            for name, function in sorted((f.__qualname__, f) for f in functions)
        },
        "chapters": CHAPTERS | LATER if is_alone else CHAPTERS,
    }


def affine(path: str) -> list[str]:
    return [f"{path}.weight", f"{path}.bias"]


def chapter_of(path: str, op: str) -> int:
    """The chapter that explains this tensor."""
    if path in ("encoder", "decoder"):
        return 12 if path == "encoder" else 13
    if path == "probabilities":
        return 17
    if op == "linear" and path != "generator":
        return 9 if "feed_forward" in path else 7
    return CHAPTER_OF.get(op, 14)


@cache  # asked for by each node of the machine, for the same few functions
def listing(function: Callable) -> tuple[str, ...]:
    """Its lines, without the docstring."""
    lines, _ = source_lines(function)
    return tuple(lines[number] for number in sorted(lines))


def code_line(name: str) -> list:
    """File, function, and the number of its line in the listing, from 1."""
    function, piece = LINES[name]
    found = [i for i, line in enumerate(listing(function), 1) if piece in line]
    if len(found) != 1:
        raise AssertionError(f"{piece!r} is on {len(found)} lines of {function}")
    file = function.__module__.rsplit(".", 1)[-1] + ".py"
    return [file, function.__qualname__, found[0]]


def name_in_code(path: str) -> str:
    """What the code calls the tensor at this path."""
    last = path.rsplit(".", 1)[-1]
    if last.isdigit() or path.startswith("positions"):
        return "x"
    names = {"masked": "scores", "src_embed": "x", "tgt_embed": "x"}
    names |= {"encoder": "memory", "decoder": "states", "generator": "logits"}
    return names.get(last, last)
