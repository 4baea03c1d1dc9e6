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

from traitlets import Dict, Unicode, validate

from annotated.checks import require
from annotated.translator.translator import SHIPPED
from annotated_book.pictures.boxes import text_width
from annotated_book.widgets.kit.base import (
    Int,
    Widget,
    check_texts,
    one_of,
    script,
    style,
)
from annotated_book.widgets.kit.drawing import EDGE, sheet, text
from annotated_lab.training.recorder import RunRecorder, axes  # noqa: F401, chapter 16 imports them here

RUN = SHIPPED.with_suffix(".run.json")
SHOWN = 9  # checkpoints in the still picture
STILL_WIDTH = 700
CONSTANT = {"src_tokens", "tgt_tokens", "next_tokens"}  # what a run holds
CONSTANT |= {"n_tokens", "n_sentences", "n_heads", "checkpoints"}
MEASURED = {"step", "learning_rate", "loss"}  # at each checkpoint
MEASURED |= {"tokens_right", "exact", "written", "weights"}


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
