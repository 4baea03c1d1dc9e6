"""Train the translator that sees its answers: `python scripts/train_without_mask.py`.

The same task and the same loop as in `train_translator.py`, but the decoder attends to the
whole target, so the token that it has to predict stands in its input. The front page runs this
model, which is why it is small. A twin of the same sizes is trained with the causal mask: what
fails is then the missing mask, and not the size. Beside the checkpoint, as JSON: settings,
losses, and the share of held-out numbers that both translate exactly.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import torch

from annotated import Batch, Translator, count_parameters, number_split, number_words
from annotated.training.batches import batches, pad
from annotated.training.loop import sequence_loss, train
from annotated.transformer.masks import padding_mask
from annotated.translator.translator import WITHOUT_MASK
from scripts.train_translator import SETTINGS as FULL
from scripts.train_translator import exact_match, make_translator

SETTINGS: dict[str, Any] = FULL | dict(
    model=FULL["model"] | dict(d_model=32, d_ff=64), n_steps=2_500, max_lr=5e-3
)
N_MEASURED = 500  # held-out numbers


class UnmaskedBatch(Batch):
    """A batch whose target mask hides padding alone."""

    @cached_property
    def tgt_mask(self):
        return padding_mask(self.tgt_in, self.pad_id)


def unmasked(given: Iterator[Batch]) -> Iterator[Batch]:
    return (UnmaskedBatch(batch.src, batch.tgt, batch.pad_id) for batch in given)


def trained(settings: dict, masked: bool) -> tuple[Translator, list[float]]:
    """A translator, and the loss of each step."""
    torch.manual_seed(settings["seed"])
    numbers, _ = number_split(
        settings["n_train"], settings["n_held_out"], settings["seed"]
    )
    numbers += [n for n in numbers if n < 100] * (settings["repeats_below_100"] - 1)
    words = list(map(number_words, numbers))
    translator = make_translator(settings, words)
    pairs = [
        (translator.encode_source(english), translator.encode_target(german))
        for english, german in words
    ]
    given = batches(
        pairs,
        settings["batch_size"],
        pad_id=translator.src_vocab.pad_id,
        n_batches=settings["n_steps"],
        seed=settings["seed"],
    )
    losses = train(
        translator.model,
        given if masked else unmasked(given),
        n_steps=settings["n_steps"],
        max_lr=settings["max_lr"],
    )
    translator.model.eval()
    return translator, losses


@torch.no_grad()
def teacher_forced_loss(
    translator: Translator, numbers: list[int], masked: bool
) -> float:
    """Nats per token on these numbers, with the mask of the training."""
    english, german = zip(*map(number_words, numbers), strict=True)
    pad_id = translator.src_vocab.pad_id
    tgt = pad([translator.encode_target(words) for words in german], pad_id)
    kind = Batch if masked else UnmaskedBatch
    batch = kind(translator.encode_sources(english), tgt, pad_id)
    logits = translator.model(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)
    return sequence_loss(logits, batch.tgt_out, pad_id).item()


def measured(settings: dict, masked: bool, numbers: list[int]) -> tuple:
    translator, losses = trained(settings, masked)
    translator.model.half().float()  # as it is shipped
    facts = dict(
        exact_match=exact_match(translator, numbers)[0],
        teacher_forced_loss=round(teacher_forced_loss(translator, numbers, masked), 6),
        losses=[round(loss, 5) for loss in losses[:: max(1, len(losses) // 50)]],
    )
    return translator, facts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=WITHOUT_MASK)
    parser.add_argument("--steps", type=int, default=SETTINGS["n_steps"])
    arguments = parser.parse_args()
    settings = SETTINGS | {"n_steps": arguments.steps}
    torch.set_num_threads(1)
    _, held_out = number_split(
        settings["n_train"], settings["n_held_out"], settings["seed"]
    )
    translator, facts = measured(settings, False, held_out[:N_MEASURED])
    _, twin = measured(settings, True, held_out[:N_MEASURED])
    translator.model.half()
    translator.save(arguments.out)
    metrics = dict(
        settings=settings,
        parameters=count_parameters(translator.model),
        **facts,
        with_mask=twin,
    )
    arguments.out.with_suffix(".json").write_text(json.dumps(metrics, indent=1) + "\n")
    print({name: metrics[name] for name in ("parameters", "exact_match")}, twin)


if __name__ == "__main__":
    main()
