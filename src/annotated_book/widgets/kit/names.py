"""Module paths in words: "decoder.layers.1.cross_attention" → "decoder layer 1, cross-attention".

names.js does the same in the page; the tests compare the two.
"""

from __future__ import annotations

import re

# The package's own names, PyTorch's, and those of the tensors inside of a module.
WORDS = {
    "self_attention": "self-attention",
    "self_attn": "self-attention",
    "cross_attention": "cross-attention",
    "multihead_attn": "cross-attention",
    "attn": "attention",
    "feed_forward": "feed-forward",
    "src_embed": "source embedding",
    "tgt_embed": "target embedding",
    "positions": "positional encoding",
    "src": "source",
    "tgt": "target",
    "norm": "layer norm",
    "generator": "LM head",
    "proj": "linear layer",
    "w_q": "query projection",
    "w_k": "key projection",
    "w_v": "value projection",
    "w_o": "output projection",
    "w_1": "first linear layer",
    "w_2": "second linear layer",
    "q": "queries",
    "k": "keys",
    "v": "values",
    "scores": "scaled scores",
    "masked": "masked scores",
    "weights": "attention weights",
    "values": "weighted values",
    "concat": "concatenated heads",
    "hidden": "hidden units",
}
SUBLAYERS = {
    "encoder": ("self-attention", "feed-forward"),
    "decoder": ("self-attention", "cross-attention", "feed-forward"),
}
PART = re.compile(r"([^.]+)(?:\.(\d+)(?![^.]))?")


def spoken_name(path: str, head: int | None = None) -> str:
    """What a module or tensor is called in words; layers count from 0, as in the code.

    A name that is not known stays as it is.
    """
    stack = path.partition(".")[0]
    said = [
        numbered(name, number, stack) if number else WORDS.get(name, name)
        for name, number in PART.findall(path)
    ]
    if re.fullmatch(r"(en|de)coder\.norm", path):
        said[1] = "final layer norm"
    if re.match(r"\w+\.layers\.\d", path):  # a layer belongs to its stack
        said[:2] = [f"{said[0]} {said[1]}"]
    said = said or ["model"]
    return ", ".join(said if head is None else [*said, f"head {head}"])


def numbered(name: str, number: str, stack: str) -> str:
    """("layers", "1") → "layer 1"; of a sublayer, what it wraps."""
    wrapped = SUBLAYERS.get(stack, ()) if name == "sublayers" else ()
    if int(number) < len(wrapped):
        return f"{wrapped[int(number)]} sublayer"
    return f"{name.removesuffix('s')} {number}"
