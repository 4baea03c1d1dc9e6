"""Measure how long a check-up takes, in training steps of the model that it examines."""

from __future__ import annotations

from statistics import median

import torch

from annotated import Batch
from annotated.training.loop import training_step
from benchmarks.measures import ADAM, say
from benchmarks.peer import PAD, SIZES, own_model, random_ids, torch_model
from benchmarks.timing import Fact, interleave
from transformer_checkup import checkup

BATCH, LENGTH, STEPS = 16, 64, 20


def checkup_facts(rounds: int) -> list[Fact]:
    """Measure our small model, with and without the checks that train, and PyTorch's."""
    say("check-ups")
    own, other = own_model("small", "the paper's"), torch_model("small")
    words = SIZES["small"]["vocabulary"]
    batch = Batch(
        random_ids("small", BATCH, LENGTH), random_ids("small", BATCH, LENGTH + 1), PAD
    )
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

    ways = {
        "of this package's model": lambda: checkup(own, pad_id=PAD, progress=False),
        "of the same, without training it": lambda: checkup(
            own, pad_id=PAD, train=False, progress=False
        ),
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
            f"rounds; threads: {torch.get_num_threads()}",
        )
        for name, time in zip(ways, times, strict=True)
    ]
