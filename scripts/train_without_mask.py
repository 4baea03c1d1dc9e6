"""Train the translator that sees its answers: `python -m scripts.train_without_mask`.

The same task and the same loop as in `train_translator.py`, but the decoder attends to the
whole target, so the token that it has to predict stands in its input. The front page runs this
model, which is why it is small. A twin of the same sizes is trained with the causal mask: what
fails is then the missing mask, and not the size. Beside the checkpoint, as JSON: settings,
losses, and the share of held-out numbers that both translate exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import torch

from annotated import Batch, Translator, count_parameters, number_split, number_words
from annotated.training.loop import sequence_loss, train
from annotated.transformer.masks import padding_mask
from annotated.translator.translator import WITHOUT_MASK
from scripts.train_translator import SETTINGS as FULL
from scripts.train_translator import (
    batch_of,
    make_translator,
    repeat_small,
    training_batches,
    wrong_numbers,
)
from scripts.training import make_parser, write_json

SETTINGS: dict[str, Any] = FULL | dict(
    model=FULL["model"] | dict(d_model=32, d_ff=64), n_steps=2_500, max_lr=5e-3
)
N_MEASURED = 500  # held-out numbers


class UnmaskedBatch(Batch):
    """A batch whose target mask hides padding alone."""

    @cached_property
    def tgt_mask(self):
        return padding_mask(self.tgt_in, self.pad_id)


def remove_masks(masked: Iterator[Batch]) -> Iterator[Batch]:
    return (UnmaskedBatch(batch.src, batch.tgt, batch.pad_id) for batch in masked)


def train_translator(settings: dict, masked: bool) -> tuple[Translator, list[float]]:
    """Return a trained translator, and the loss of each step."""
    torch.manual_seed(settings["seed"])
    split = settings["n_train"], settings["n_held_out"], settings["seed"]
    numbers = repeat_small(number_split(*split)[0], settings)
    words = list(map(number_words, numbers))
    translator = make_translator(settings, words)
    in_batches = training_batches(translator, words, settings)
    losses = train(
        translator.model,
        in_batches if masked else remove_masks(in_batches),
        n_steps=settings["n_steps"],
        max_lr=settings["max_lr"],
    )
    translator.model.eval()
    return translator, losses


@torch.no_grad()
def teacher_forced_loss(
    translator: Translator, numbers: list[int], masked: bool
) -> float:
    """Return nats per token on these numbers, with the mask of the training."""
    batch = batch_of(translator, list(map(number_words, numbers)))
    [batch] = [batch] if masked else remove_masks(iter([batch]))
    logits = translator.model(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)
    return sequence_loss(logits, batch.tgt_out, batch.pad_id).item()


def train_and_measure(settings: dict, masked: bool, numbers: list[int]) -> tuple:
    """Return a trained translator and what it reaches on these numbers."""
    translator, losses = train_translator(settings, masked)
    translator.model.half().float()  # as it is shipped
    facts = dict(
        exact_match=1 - len(wrong_numbers(translator, numbers)) / len(numbers),
        teacher_forced_loss=round(teacher_forced_loss(translator, numbers, masked), 6),
        losses=[round(loss, 5) for loss in losses[:: max(1, len(losses) // 50)]],
    )
    return translator, facts


def main() -> None:
    options = make_parser(__doc__, WITHOUT_MASK, steps=SETTINGS["n_steps"]).parse_args()
    settings = SETTINGS | {"n_steps": options.steps}
    torch.set_num_threads(1)
    split = settings["n_train"], settings["n_held_out"], settings["seed"]
    held_out = number_split(*split)[1][:N_MEASURED]
    translator, facts = train_and_measure(settings, False, held_out)
    _, twin = train_and_measure(settings, True, held_out)
    translator.model.half()
    translator.save(options.out)
    parameters = count_parameters(translator.model)
    metrics = dict(settings=settings, parameters=parameters, **facts, with_mask=twin)
    write_json(options.out.with_suffix(".json"), metrics, indent=1)
    print({name: metrics[name] for name in ("parameters", "exact_match")}, twin)


if __name__ == "__main__":
    main()
