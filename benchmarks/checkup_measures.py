"""Measure how long a check-up takes, in training steps of the model that it examines."""

from __future__ import annotations

from functools import partial
from statistics import median

import torch

from annotated import Batch
from annotated.training.loop import training_step
from benchmarks.measures import ADAM, announce
from benchmarks.peer import PAD, SIZES, model_and_batches, own_model, random_ids
from benchmarks.timing import Fact, interleave, n_threads
from transformer_checkup import checkup

BATCH, LENGTH, STEPS = 16, 64, 20


def checkup_facts(rounds: int) -> list[Fact]:
    """Measure our small model, with and without the checks that train, and PyTorch's."""
    announce("check-ups")
    own, (other, _) = own_model("small", "the paper's"), model_and_batches("small")
    words = SIZES["small"]["vocabulary"]
    src, tgt = (random_ids("small", BATCH, n) for n in (LENGTH, LENGTH + 1))
    batch = Batch(src, tgt, PAD)
    optimizer = torch.optim.Adam(own.parameters(), **ADAM)

    def steps() -> None:
        for _ in range(STEPS):
            training_step(own, batch, optimizer)

    def examine_pytorchs() -> None:
        checkup(
            other,
            src_vocab=words,
            tgt_vocab=words,
            pad_id=PAD,
            call=lambda model, src, tgt: model(src, tgt, src == PAD, tgt == PAD),
            progress=False,
        )

    examine = partial(checkup, own, pad_id=PAD, progress=False)
    ways = {
        "of this package's model": examine,
        "of the same, without training it": partial(examine, train=False),
        "of nn.Transformer's": examine_pytorchs,
    }
    *times, of_steps = map(median, interleave([*ways.values(), steps], rounds))
    step = of_steps / STEPS
    return [
        Fact(
            "A check-up",
            f"{name}, small",
            f"as long as {time / step:.0f} training steps ({time / 1000:.1f} s)",
            f"a step: {BATCH} sentences of {LENGTH} tokens, {step:.1f} ms; medians of {rounds} "
            f"rounds; {n_threads()}",
        )
        for name, time in zip(ways, times, strict=True)
    ]
