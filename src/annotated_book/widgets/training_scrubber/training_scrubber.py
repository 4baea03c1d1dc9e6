"""TrainingScrubber: loss, accuracy, attention and translation at the checkpoints of a run.

The run that it shows first is one of `make train`: the settings, the numbers and the seed
of the shipped translator. `RunRecorder` records a run of the reader's own in the same way, and
`annotated_lab.storyteller.recorder.QuestionRecorder` that of a storyteller, which has no source.
"""

from __future__ import annotations

import json
import math
from functools import cache
from itertools import pairwise
from typing import Any

import torch
from torch import Tensor
from traitlets import Dict, Unicode, validate

from annotated.checks import require
from annotated.decoding.greedy import greedy_decode
from annotated.inspection import capture_attention
from annotated.training.batches import Batch
from annotated.training.loop import sequence_loss
from annotated.transformer.attention import MultiHeadAttention
from annotated.transformer.model import EncoderDecoder, eval_mode
from annotated.translator.translator import SHIPPED
from annotated_book.pictures.boxes import text_width
from annotated_book.widgets.kit.base import (
    Int,
    Widget,
    brief,
    check_texts,
    one_of,
    script,
    style,
)
from annotated_book.widgets.kit.drawing import EDGE, sheet, text

RUN = SHIPPED.with_suffix(".run.json")
FULL = 1000  # a weight of 1, as it is stored
SHOWN = 9  # checkpoints in the still picture
STILL_WIDTH = 700
CONSTANT = {"src_tokens", "tgt_tokens", "next_tokens"}  # what a run holds
CONSTANT |= {"n_tokens", "n_sentences", "n_heads", "checkpoints"}
MEASURED = {"step", "learning_rate", "loss"}  # at each checkpoint
MEASURED |= {"tokens_right", "exact", "written", "weights"}


class RunRecorder:
    """Measures a model while it is trained, for a `TrainingScrubber`.

    Args:
        model: what is trained. It is left as it was, and no random number is drawn.
        batch: sentences that it is not trained on. The first is the example whose
            attention and translation are kept.
        src_tokens, tgt_tokens: what the ids stand for.
        paths: the attentions to keep, such as "decoder.layers.0.cross_attention"; without
            them, all.

    Call `record(step, learning_rate)` before the first step and whenever you like; `run`
    holds what was found, in lists and numbers that JSON can store.

    Raises:
        ValueError: if model is not an `EncoderDecoder`, if batch is not a `Batch`, or if an
            id of the model has no token.
    """

    def __init__(
        self,
        model: EncoderDecoder,
        batch: Batch,
        src_tokens: list[str],
        tgt_tokens: list[str],
        paths: list[str] | None = None,
    ):
        check_recorder(model, batch, src_tokens, tgt_tokens)
        modules = model.named_modules()
        known = [path for path, x in modules if isinstance(x, MultiHeadAttention)]
        require(
            paths is None or (len(paths) > 0 and set(paths) <= set(known)),
            f"paths must be some of {', '.join(known)}, got {paths}",
        )
        self.model, self.batch, self.names = model, batch, tgt_tokens
        self.paths = paths or known
        real = batch.tgt_out[0] != batch.pad_id
        src = batch.src[0][batch.src[0] != batch.pad_id]
        self.run: dict[str, Any] = {
            "src_tokens": [src_tokens[i] for i in src.tolist()],
            "tgt_tokens": self.tokens(batch.tgt_in[0][real]),
            "next_tokens": self.tokens(batch.tgt_out[0][real]),
            "n_tokens": batch.n_tokens,
            "n_sentences": len(batch.src),
            "n_heads": model.config.n_heads,
            "checkpoints": [],
        }

    def tokens(self, ids: Tensor) -> list[str]:
        return [self.names[i] for i in ids.tolist()]

    @torch.no_grad()
    def record(self, step: int, learning_rate: float | None = None) -> dict[str, Any]:
        """Measure, and add what was found to the run. Before the first update, step is 0."""
        model, batch, run = self.model, self.batch, self.run
        bos = batch.tgt_in[0, 0].item()
        eos = batch.tgt_out[0, len(run["next_tokens"]) - 1].item()
        with eval_mode(model):
            with capture_attention(model) as maps:
                logits = model(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)
            given = greedy_decode(
                model,
                batch.src,
                batch.src_mask,
                max_len=batch.tgt_out.shape[1] + 1,
                bos_id=bos,
                eos_id=eos,
            )[:, 1:]
        answer = torch.full_like(batch.tgt_out, batch.pad_id)
        answer[:, : given.shape[1]] = given
        written = self.tokens(given[0])
        end = self.names[eos]
        loss = sequence_loss(logits, batch.tgt_out, batch.pad_id)
        right = (logits.argmax(-1) == batch.tgt_out) & (batch.tgt_out != batch.pad_id)
        found = {
            "step": step,
            "learning_rate": learning_rate,
            "loss": float(f"{loss.item():.4g}"),
            "tokens_right": int(right.sum()),
            "exact": int((answer == batch.tgt_out).all(-1).sum()),
            "written": written[: written.index(end) + 1] if end in written else written,
            "weights": {path: self.first(maps[path], path) for path in self.paths},
        }
        run["checkpoints"].append(found)
        return found

    def first(self, weights: Tensor, path: str) -> list[int]:
        """The weights of the example, without its padding."""
        rows, columns = map(len, axes(self.run, path))
        weights = weights[0, :, :rows, :columns] * FULL
        return weights.round().int().flatten().tolist()


def check_recorder(
    model: Any, batch: Any, src_tokens: list[str], tgt_tokens: list[str]
) -> None:
    require(
        isinstance(model, EncoderDecoder),
        f"model must be an annotated.EncoderDecoder, got {brief(model)}: build it with "
        "make_model",
    )
    require(
        isinstance(batch, Batch),
        f"batch must be an annotated.Batch, got {type(batch).__name__}",
    )
    vocabularies = {
        "src_tokens": (src_tokens, model.config.src_vocab),
        "tgt_tokens": (tgt_tokens, model.config.tgt_vocab),
    }
    for name, (tokens, size) in vocabularies.items():
        require(
            len(check_texts(tokens, name)) == size,
            f"{name} must name the {size} ids of the model, got {len(tokens)}",
        )


@cache
def shipped_run() -> dict[str, Any]:
    return json.loads(RUN.read_text("utf-8"))


class TrainingScrubber(Widget):
    """Move through a training run: its curves, what it translates, and where it looks.

    Args:
        run: your own, as `RunRecorder.run` has it; without it, one of `make train`.

    The traits can be set, observed and linked: `step`, one of the steps at which the run
    was measured; `path` and `head`, the attention that is drawn. `checkpoint` is what was
    measured at that step.

    Raises:
        ValueError: if run is not such a dictionary.
    """

    _esm = script("training_scrubber/training_scrubber.js")
    _css = style("training_scrubber/training_scrubber.css")

    step = Int().tag(sync=True, page=True)
    path = Unicode().tag(sync=True, page=True)
    head = Int().tag(sync=True, page=True)
    run = Dict().tag(sync=True, page="if own")

    def __init__(self, run: dict[str, Any] | None = None, **traits):
        run = shipped_run() if run is None else run
        check_run(run)
        first = run["checkpoints"][0]
        start = {"step": first["step"], "path": list(first["weights"])[-1]}
        start["head"] = run["n_heads"] - 1
        super().__init__(run=run, **start | traits)

    @property
    def checkpoint(self) -> dict[str, Any]:
        return next(c for c in self.run["checkpoints"] if c["step"] == self.step)

    @validate("step", "path", "head")
    def must_be_in_the_run(self, proposal: dict[str, Any]) -> int | str:
        known = {
            "step": [checkpoint["step"] for checkpoint in self.run["checkpoints"]],
            "path": list(self.run["checkpoints"][0]["weights"]),
            "head": list(range(self.run["n_heads"])),
        }
        return one_of(known[proposal["trait"].name], proposal)

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"run": shipped_run()}

    def still(self) -> tuple[str, str]:
        return growth_picture(self.run)


def check_run(run: dict[str, Any]) -> None:
    hint = "give the `run` of a RunRecorder"
    require(
        isinstance(run, dict) and run.keys() >= CONSTANT,
        f"run must be a dictionary with {', '.join(sorted(CONSTANT))}, got "
        f"{', '.join(run) if isinstance(run, dict) else type(run).__name__}: {hint}",
    )
    for name in ("src_tokens", "tgt_tokens", "next_tokens"):
        check_texts(run[name], f"run[{name!r}]")
    checkpoints = run["checkpoints"]
    require(
        isinstance(checkpoints, list)
        and len(checkpoints) > 0
        and all(isinstance(c, dict) and c.keys() >= MEASURED for c in checkpoints)
        and all(isinstance(c["weights"], dict) and c["weights"] for c in checkpoints),
        f"run must have checkpoints with {', '.join(sorted(MEASURED))}, and weights by "
        f"path, got {checkpoints!r:.80}: call `record`",
    )
    steps = [checkpoint["step"] for checkpoint in checkpoints]
    require(
        all(isinstance(step, int) for step in steps)
        and all(a < b for a, b in pairwise([-1, *steps])),
        f"run must have growing steps, got {steps}: record each step once, in their order",
    )
    sizes = {
        path: run["n_heads"] * math.prod(map(len, axes(run, path)))
        for path in checkpoints[0]["weights"]
    }
    for checkpoint in checkpoints:
        step, rate = checkpoint["step"], checkpoint["learning_rate"]
        for name, x in {"loss": checkpoint["loss"], "learning_rate": rate or 0}.items():
            require(
                isinstance(x, float | int) and math.isfinite(x),
                f"run has a {name} of {x} at step {step}: leave out what has diverged",
            )
        found = {path: len(weights) for path, weights in checkpoint["weights"].items()}
        require(
            found == sizes,
            f"run must have {sizes} weights at step {step}, got {found}: {hint}",
        )


def axes(run: dict[str, Any], path: str) -> tuple[list[str], list[str]]:
    """The tokens that attend, by what follows them, and those that they attend to."""
    source = run["src_tokens"]
    if path.startswith("encoder"):
        return source, source
    own = path.endswith("self_attention")
    return run["next_tokens"], run["tgt_tokens"] if own else source


def story_of(run: dict[str, Any]) -> list[str]:
    """What a model without a source continues: the target, up to the first next token."""
    return run["tgt_tokens"][1 : len(run["tgt_tokens"]) - len(run["next_tokens"]) + 1]


def growth_picture(run: dict[str, Any]) -> tuple[str, str]:
    """What the example became at some of the checkpoints."""
    checkpoints = run["checkpoints"]
    last = len(checkpoints) - 1
    places = sorted({round(i * last / (SHOWN - 1)) for i in range(SHOWN)})
    example = " ".join(run["src_tokens"] or story_of(run))
    parts = [text(EDGE, 30, example)]
    for row, place in enumerate(places):
        found, y = checkpoints[place], 60 + 24 * row
        parts.append(text(EDGE, y, f"step {found['step']:,}", "s"))
        parts.append(text(EDGE + 80, y, f"loss {found['loss']:.3g}", "s"))
        parts.append(text(EDGE + 170, y, that_fits(found["written"]), "s"))
    first, end = checkpoints[0], checkpoints[-1]
    exact = (
        "answers are right"
        if run["src_tokens"]
        else "stories are without a contradiction"
    )
    says = (
        f"What a model makes of “{example}” in the course of its training. At step "
        f"{first['step']:,} the loss is {first['loss']:.3g}, at step {end['step']:,} it is "
        f"{end['loss']:.3g}, and {end['exact']} of {run['n_sentences']} {exact}."
    )
    return sheet(parts, STILL_WIDTH, 60 + 24 * len(places)), says


def that_fits(tokens: list[str]) -> str:
    """As many of the tokens as a line of the still has room for."""
    for n in range(len(tokens), 0, -1):
        words = " ".join(tokens[:n]) + (" …" if n < len(tokens) else "")
        if text_width(words, 12) <= STILL_WIDTH - EDGE - 170 - EDGE:
            return words
    return "…" if tokens else ""
