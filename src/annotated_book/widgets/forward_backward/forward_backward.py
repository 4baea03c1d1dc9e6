"""ForwardBackward: an encoder and a decoder layer, with value and gradient of each tensor.

passes.py runs the models; the answers are stored for the page.
"""

from __future__ import annotations

import copy
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import torch
from torch import Tensor
from traitlets import Bool, Dict, Unicode, observe, validate

from annotated.checks import check_ids, check_length, require, shape_of
from annotated.transformer.model import EncoderDecoder, make_model
from annotated.translator.translator import Translator
from annotated_book.widgets.forward_backward.passes import (
    POSITIONS,
    TENSORS,
    layers_of,
    paths,
    sums,
)
from annotated_book.widgets.kit.base import Int, Widget, one_of, script, style
from annotated_book.widgets.kit.drawing import EDGE, sheet, text

KINDS = {
    "trained": "the shipped translator",
    "pre-norm": "untrained, pre-norm",
    "post-norm": "untrained, post-norm",
}
EXAMPLES = [  # what is read, what is to be written, and whether that is right
    ("forty-seven", "siebenundvierzig", "right"),
    ("forty-seven", "vierundsiebzig", "wrong: 74"),
    ("two hundred and six", "zweihundertsechs", "right"),
]
TEXTS = {
    "encoder.self_attention": "Self-attention",
    "encoder.feed_forward": "Feed-forward",
    "decoder.self_attention": "Masked self-attention",
    "decoder.cross_attention": "Cross-attention, k and v from the memory",
    "decoder.feed_forward": "Feed-forward",
    "hint": "↓ norm of the value, on the way down. ↑ norm of the loss’s gradient, on the way "
    "back up. A bar that is a quarter shorter stands for a tenth.",
    "stats": ", shape ({shape}). {which}: mean {0}, standard deviation {1}, from {2} to {3}, "
    "norm {4}.",
    "failed": "The numbers could not be loaded; close this and open it again.",
}
LABELS = {
    "encoder.x": "x of the encoder layer",
    "memory": "memory → cross-attention",
    "decoder.x": "x of the decoder layer",
    "states": "hidden states, after all layers",
    "heads": "heads = weights · v",
    "hidden": "hidden, after ReLU",
    "sum": "+ sum",
}
SAYS = ": values from {least} to {most}; gradient norm {own}"
SHARE = ", {share}% of the norm at the logits"
SUM = (
    " The gradient of the sum reaches both inputs as it is: out has {out}; the other has "
    "{other}, for what comes back through the part is added there."
)


def named(tensor: str) -> dict[str, str]:
    """How a tensor is called, and whose tokens stand along its rows and columns."""
    stack, _, rest = tensor.partition(".")
    own = tensor.split(".")[-1]
    of_source = tensor == "memory" or stack == "encoder"
    keys = "tgt" if tensor == "decoder.self_attention.weights" else "src"
    where = f"{stack} layer {{layer}} (the last is {{last}}), " if rest else ""
    what = (rest or stack).replace(".", " ").replace("_", "-")
    share = SHARE * (tensor != "logits")
    return {
        "label": LABELS.get(tensor, LABELS.get(own, own)),
        "says": (where + what).capitalize() + SAYS + share + "." + SUM * (own == "sum"),
        "rows": "src" if of_source or ("cross" in tensor and own in "kv") else "tgt",
        "columns": keys if own == "weights" else "",
    }


def about(model: EncoderDecoder) -> dict[str, Any]:
    """What the page needs to know of a model."""
    pre = model.config.norm_first
    sizes = {"layers": len(model.decoder.layers), "heads": model.config.n_heads}
    return sizes | {"pre": pre, "paths": paths(pre), "sums": sums(pre)}


def given(
    kinds: dict[str, str],
    models: dict[str, EncoderDecoder],
    examples: dict[str, tuple[list[str], list[str]]],
) -> dict[str, Any]:
    """The models and examples to choose from, by their titles, and what all share."""
    tokens = [
        {
            side: [f"{i} {token}" for i, token in enumerate(words[:POSITIONS])]
            for side, words in zip(("src", "tgt"), pair, strict=True)
        }
        for pair in examples.values()
    ]
    return {
        "kinds": kinds,
        "models": {kind: about(model) for kind, model in models.items()},
        "examples": list(examples),
        "tokens": tokens,
        "tensors": {name: named(name) for name in TENSORS},
        "texts": TEXTS,
    }


# --- what the book ships ---


@cache
@torch.inference_mode(
    False
)  # gradients are wanted, whatever the reader has switched off
def shipped() -> Translator:
    return Translator.load()


@cache
@torch.inference_mode(False)
def model_of(kind: str) -> EncoderDecoder:
    trained = shipped().model
    if kind == "trained":
        return trained
    config = replace(trained.config, n_layers=6, norm_first=kind == "pre-norm")
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(14)
        return make_model(**vars(config))


def ids_of(example: int) -> tuple[Tensor, Tensor]:
    english, german, _ = EXAMPLES[example]
    src, tgt = shipped().encode_source(english), shipped().encode_target(german)
    return torch.tensor([src]), torch.tensor([tgt])


@cache
def recorded(kind: str, example: int) -> list[dict[str, list]]:
    return layers_of(model_of(kind), *ids_of(example))


@cache
def choices() -> dict[str, Any]:
    examples = {}
    for number, (english, german, verdict) in enumerate(EXAMPLES):
        src, tgt = (ids[0].tolist() for ids in ids_of(number))
        read = [shipped().tgt_vocab.tokens[i] for i in tgt[:-1]]
        words = [shipped().src_vocab.tokens[i] for i in src]
        examples[f"{english} → {german} ({verdict})"] = words, read
    return given(KINDS, {kind: model_of(kind) for kind in KINDS}, examples)


def shipped_runs() -> dict[tuple[str, int], list[dict[str, list]]]:
    states = product(KINDS, range(len(EXAMPLES)))
    return {state: recorded(*state) for state in states}


def split(runs: dict[tuple[str, int], list[dict[str, list]]]) -> tuple[dict, dict]:
    """What the diagram shows, and the rest: "kind.example" -> a list of layers."""
    small, large = {}, {}
    for (kind, example), layers in runs.items():
        key = f"{kind}.{example}"
        small[key] = [{"sizes": x["sizes"], "most": x["most"]} for x in layers]
        large[key] = [x["details"] for x in layers]
    return small, large


class ForwardBackward(Widget):
    """Each tensor of an encoder and a decoder layer, and the gradient of the loss for it.

    Args:
        model: an `EncoderDecoder` of your own; without it, the shipped translator and
            two untrained models. A copy of it is run, in float64.
        src, tgt: ids (1, S) and (1, T), with the start and the end in `tgt`.

    The traits can be set, observed and linked: `kind` ("trained", "pre-norm",
    "post-norm"), `example` and `layer` (from 0), `tensor` (such as
    "decoder.cross_attention.weights"), `head`, whose weights are shown, and `gradient`,
    whether its numbers are. `facts` is what came out.

    Raises:
        ValueError: if the model is not an `EncoderDecoder`, or the ids do not fit it.
    """

    _esm = script("forward_backward/forward_backward.js")
    _css = style("forward_backward/forward_backward.css")

    kind = Unicode("trained").tag(sync=True, page=True)
    example = Int(1).tag(sync=True, page=True)
    layer = Int(0).tag(sync=True, page=True)
    tensor = Unicode("decoder.cross_attention.weights").tag(sync=True, page=True)
    head = Int(0).tag(sync=True, page=True)
    gradient = Bool(False).tag(sync=True, page=True)
    given = Dict().tag(sync=True)  # the models, the examples and the tensors
    facts = Dict().tag(sync=True)

    def __init__(
        self,
        model: EncoderDecoder | None = None,
        src: Tensor | None = None,
        tgt: Tensor | None = None,
        **traits,
    ):
        self.own, known = None, None
        if not (model is None and src is None and tgt is None):
            check_own(model, src, tgt)
            self.own = layers_of(model, src, tgt)
            ids = ([f"id {i}" for i in x[0].tolist()] for x in (src, tgt[:, :-1]))
            example = {"your ids": tuple(ids)}
            known = given({"own": "your model"}, {"own": model}, example)
            traits = {"kind": "own", "example": 0} | traits
        super().__init__(given=known or choices(), **traits)
        self.look_up()

    @observe("kind", "example", "layer")
    def look_up(self, _: Any = None) -> None:
        deepest = self.given["models"][self.kind]["layers"] - 1
        if self.layer > deepest:  # another model may be less deep
            self.layer = deepest
        else:
            layers = self.own or recorded(self.kind, self.example)
            self.facts = copy.deepcopy(layers[self.layer])

    @validate("kind", "example", "layer", "tensor", "head")
    def must_be_a_choice(self, proposal: dict[str, Any]) -> Any:
        models = self.given["models"]
        model = models.get(self.kind, next(iter(models.values())))
        choices = {
            "kind": list(models),
            "example": list(range(len(self.given["examples"]))),
            "layer": list(range(model["layers"])),
            "tensor": TENSORS,
            "head": list(range(model["heads"])),
        }
        return one_of(choices[proposal["trait"].name], proposal)

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"given": choices(), "runs": split(shipped_runs())[0]}

    @classmethod
    def page_later(cls) -> dict[str, Any]:
        return {"details": split(shipped_runs())[1]}

    def page_state(self) -> dict[str, Any]:
        state = super().page_state()
        if self.own is None:
            return state
        runs, details = split({("own", 0): self.own})
        return state | {"given": self.given, "runs": runs, "details": details}

    def still(self) -> tuple[str, str]:
        title = self.given["kinds"][self.kind]
        return sizes_picture(f"{title}, layer {self.layer}", self.facts["sizes"])


def check_own(model: Any, src: Any, tgt: Any) -> None:
    require(
        isinstance(model, EncoderDecoder),
        f"model must be an EncoderDecoder, got {type(model).__name__}: build one with "
        "make_model, and give its ids as src and tgt",
    )
    depths = len(model.encoder.layers), len(model.decoder.layers)
    require(
        depths[0] == depths[1] > 0,
        f"model must have as many encoder as decoder layers, got {depths[0]} and {depths[1]}",
    )
    sizes = model.config
    for name, ids, vocab_size, longest in [
        ("src", src, sizes.src_vocab, sizes.max_len),
        ("tgt", tgt, sizes.tgt_vocab, sizes.max_len + 1),
    ]:
        require(
            isinstance(ids, Tensor),
            f"{name} must be a tensor of ids, got {type(ids).__name__}: give src and tgt "
            "with the model",
        )
        check_ids(ids, name, vocab_size)
        check_length(ids, name, longest)
    require(
        len(src) == len(tgt) == 1,
        f"src and tgt must be one example each, (1, S) and (1, T), got {shape_of(src)} and "
        f"{shape_of(tgt)}: give src[:1] and tgt[:1]",
    )
    require(
        bool((tgt[:, 1:] != sizes.pad_id).any()),
        f"tgt must hold the start and at least one token to generate, got {tgt.tolist()}: "
        "put the id of the start before the target, and the id of the end after it",
    )


def sizes_picture(title: str, sizes: list[list[float]]) -> tuple[str, str]:
    """The tensors of both stacks, with the norms of value and gradient."""
    parts = [text(EDGE, 28, f"{title}: norm of the value ↓ and of its gradient ↑")]
    rows, slopes = [0, 0], {}
    for name, (norm, slope, *_) in zip(TENSORS, sizes, strict=True):
        right = not (name == "memory" or name.startswith("encoder"))
        rows[right] += 1
        line = f"{name}  ↓ {norm:.3g}  ↑ {slope:.2g}"
        parts.append(text(EDGE + 330 * right, 36 + 19 * rows[right], line, "s"))
        slopes[name] = f"{slope:.2g}"
    says = (
        f"Forward and backward through {title}. The norm of the gradient is "
        f"{slopes['logits']} at the logits, {slopes['memory']} at the memory and "
        f"{slopes['encoder.x']} at the input of the encoder layer."
    )
    return sheet(parts, 680, 50 + 19 * rows[1]), says
