"""ParameterCalculator: how many weights a model has, part by part, and why.

The counts are read off models that were built at sizes that are all different, so that
each weight matrix can be written in letters. The tests build models at other sizes.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from math import prod
from typing import Any

import torch
from traitlets import Bool, Dict, validate

from annotated.checks import require
from annotated.inspection import count_parameters
from annotated.transformer.config import TransformerConfig
from annotated.transformer.model import EncoderDecoder
from annotated.translator.translator import Translator
from annotated_book.widgets.kit.base import Int, Widget, script, style
from annotated_book.widgets.kit.drawing import EDGE, bar, sheet, text
from annotated_book.widgets.kit.letters import formula

SIZES = ["src_vocab", "tgt_vocab", "n_layers", "d_model", "d_ff", "n_heads"]
NAMES = [*SIZES, "tie_embeddings", "norm_first"]
MOST = {  # beyond, JavaScript would round, and Python would take long to build the model
    "n_layers": 200,
    "n_heads": 10_000,
    "d_model": 100_000,
    "d_ff": 1_000_000,
    "src_vocab": 10_000_000,
    "tgt_vocab": 10_000_000,
}
APART = {  # all different, so that a size tells its letter
    "src_vocab": 41,
    "tgt_vocab": 43,
    "n_layers": 2,
    "d_model": 33,
    "d_ff": 13,
    "n_heads": 3,
}
PAPER = {
    "src_vocab": 37_000,
    "tgt_vocab": 37_000,
    "n_layers": 6,
    "tie_embeddings": True,
    "norm_first": False,
}

# What a weight belongs to, by its path.
PARTS = {
    "Source embedding": r"src_embed",
    "Target embedding": r"tgt_embed",
    "Encoder: self-attention": r"encoder.*self_attention",
    "Encoder: feed-forward": r"encoder.*feed_forward",
    "Encoder: norms": r"encoder.*norm",
    "Decoder: self-attention": r"decoder.*self_attention",
    "Decoder: cross-attention": r"decoder.*cross_attention",
    "Decoder: feed-forward": r"decoder.*feed_forward",
    "Decoder: norms": r"decoder.*norm",
    "Output projection": r"generator",
}


def build(settings: dict[str, Any]) -> EncoderDecoder:
    """The model itself, without memory for its weights. Dropout and positions have none."""
    with torch.device("meta"):
        return EncoderDecoder(TransformerConfig(**settings, max_len=1))


@cache
def counted(tie_embeddings: bool, norm_first: bool) -> dict[str, list[list]]:
    """The parameters of each part as a sum of products: [how many times, letters]."""
    sizes = APART | ({"tgt_vocab": APART["src_vocab"]} if tie_embeddings else {})
    model = build(sizes | {"tie_embeddings": tie_embeddings, "norm_first": norm_first})
    letters = {size: name for name, size in sizes.items() if name != "n_layers"}
    weights = list(model.named_parameters())
    answer = {}
    for part, pattern in PARTS.items():
        own = [(path, weight) for path, weight in weights if re.match(pattern, path)]
        weights = [pair for pair in weights if pair not in own]
        answer[part] = formula(own, letters)
    if weights:
        raise AssertionError(f"belong to no part: {[path for path, _ in weights]}")
    return answer


@cache
def presets() -> dict[str, dict[str, Any]]:
    shipped = Translator.load().model.config
    return {
        "The paper’s base model": PAPER | {"d_model": 512, "d_ff": 2048, "n_heads": 8},
        "The paper’s big model": PAPER | {"d_model": 1024, "d_ff": 4096, "n_heads": 16},
        "The book’s translator": {name: getattr(shipped, name) for name in NAMES},
    }


def refusal_of(**settings: Any) -> str:
    """Return the package's message for settings that do not fit."""
    try:
        TransformerConfig(**{"src_vocab": 41, "tgt_vocab": 43} | settings)
    except ValueError as error:
        return str(error)
    raise AssertionError(f"{settings} was accepted")


@cache
def refusals() -> dict[str, str]:
    """The package's own words, with gaps for names and numbers."""
    size = refusal_of(d_model=-53).replace("-53", "{got}")
    heads = refusal_of(d_model=59, n_heads=61).replace("59", "{d_model}")
    tied = refusal_of(tie_embeddings=True).replace("41", "{src_vocab}")
    return {
        "size": size.replace("d_model", "{name}"),
        "heads": heads.replace("61", "{n_heads}"),
        "tied": tied.replace("43", "{tgt_vocab}"),
    }


class ParameterCalculator(Widget):
    """Count the parameters of a Transformer, part by part, with the formula filled in.

    Args:
        model: an `EncoderDecoder` of your own to begin with; without it, the paper's base
            model.

    The traits are those of `make_model`, and can be set, observed and linked: `src_vocab`,
    `tgt_vocab`, `n_layers`, `d_model`, `d_ff`, `n_heads`, `tie_embeddings`, `norm_first`.
    `total` is the number of parameters of the model that they describe.

    Raises:
        ValueError: if the model is not an `EncoderDecoder`; from `total`, if the settings
            do not fit together.
    """

    _esm = script("parameter_calculator/parameter_calculator.js")
    _css = style("parameter_calculator/parameter_calculator.css")

    src_vocab = Int(37_000).tag(sync=True, page=True)
    tgt_vocab = Int(37_000).tag(sync=True, page=True)
    n_layers = Int(6).tag(sync=True, page=True)
    d_model = Int(512).tag(sync=True, page=True)
    d_ff = Int(2048).tag(sync=True, page=True)
    n_heads = Int(8).tag(sync=True, page=True)
    tie_embeddings = Bool(True).tag(sync=True, page=True)
    norm_first = Bool(False).tag(sync=True, page=True)
    known = Dict().tag(sync=True)  # formulas, presets and messages

    def __init__(self, model: EncoderDecoder | None = None, **traits):
        if model is not None:
            require(
                isinstance(model, EncoderDecoder),
                f"model must be an annotated.EncoderDecoder, got {type(model).__name__}: for "
                "any other module use count_parameters(model) or ShapeExplorer(model, *args)",
            )
            traits = {name: getattr(model.config, name) for name in NAMES} | traits
        super().__init__(**self.page_data(), **traits)

    @validate(*SIZES)
    def must_be_countable(self, proposal: dict[str, Any]) -> int:
        name, value = proposal["trait"].name, proposal["value"]
        require(
            value <= MOST[name],
            f"{name} must be at most {MOST[name]:,} to be counted here, got {value:,}",
        )
        return value

    @property
    def settings(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in NAMES}

    @property
    def total(self) -> int:
        """The number of weights, counted in the model itself."""
        return count_parameters(build(self.settings))

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        both = product((False, True), repeat=2)
        parts = {f"{tied} {first}": counted(tied, first) for tied, first in both}
        texts = {"presets": presets(), "refusals": refusals(), "most": MOST}
        return {"known": {"parts": parts} | texts}

    def still(self) -> tuple[str, str]:
        return parts_picture(self.settings, self.total)


def count(terms: list[list], sizes: dict[str, int]) -> int:
    """What a sum of products comes to."""
    return sum(
        times * prod(sizes[letter] for letter in letters) for times, letters in terms
    )


def parts_picture(settings: dict[str, Any], total: int) -> tuple[str, str]:
    """A bar for each part, as long as its share."""
    found = counted(settings["tie_embeddings"], settings["norm_first"])
    parts = [text(EDGE, 28, f"{total:,} parameters")]
    for i, (name, terms) in enumerate(found.items()):
        y, n = 50 + 24 * i, count(terms, settings)
        parts.append(text(EDGE, y + 14, name, "s"))
        parts.append(bar(200, y + 2, f"{max(260 * n / total, 1):.1f}"))
        parts.append(text(470, y + 14, f"{n:,}", "s"))
    sizes = ", ".join(f"{name} = {settings[name]:,}" for name in SIZES)
    return sheet(parts, 600, 50 + 24 * len(found) + EDGE), (
        f"A model with {sizes} has {total:,} parameters."
    )
