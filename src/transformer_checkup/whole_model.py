"""The check-up of a whole model: from what a user says to a model under test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from torch import nn

from transformer_checkup.arguments import completed, examinable, whole_number
from transformer_checkup.checklist import Check, Finding, Skip
from transformer_checkup.isolation import preserve_state
from transformer_checkup.model_checks import MODEL_CHECKS
from transformer_checkup.model_checks.directions import DIRECTIONS
from transformer_checkup.model_checks.embeddings import EMBEDDINGS
from transformer_checkup.model_checks.mixing import MIXING
from transformer_checkup.model_checks.positions import POSITIONS
from transformer_checkup.model_checks.training import INITIAL_LOSS, TRAINING
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.report import Checkup
from transformer_checkup.runner import run_checks

OF_TOKENS = [*INITIAL_LOSS, *TRAINING]
OF_IDS = [*EMBEDDINGS, *DIRECTIONS]
OF_POSITIONS = POSITIONS
OF_ROWS = [check for check in MIXING if "alone" in check.name]


def checkup(
    model: Any,
    *,
    tgt_vocab: int | None = None,
    src_vocab: int | None = None,
    vocab: int | None = None,
    features: int | None = None,
    outputs: int | None = None,
    pad_id: int | tuple[int, int] | None = None,
    call: Callable[..., Any] | None = None,
    decode: Callable[..., Any] | None = None,
    bos_id: int | None = None,
    eos_id: int | None = None,
    max_len: int | None = None,
    dropout: float | None = None,
    n_parameters: int | None = None,
    trained: bool = False,
    train: bool = True,
    progress: bool | None = None,
) -> Checkup:
    """Examine a whole model: a module, or a function, from source and target ids to logits.

    Args:
        tgt_vocab, src_vocab: sizes of the vocabularies. Without `src_vocab` the model is
            taken for a decoder alone, without `tgt_vocab` for an encoder alone, from ids to
            logits (B, S, src_vocab). Neither is needed where one pass through the model tells.
        vocab: the size of both, or of a single text's.
        features: the model takes real numbers (B, L, features) and no ids.
        outputs: it gives no logits of tokens but so many numbers for each sequence, or for
            each position: classes, tags, or the values of a regression.
        pad_id: the padding id, or a pair for source and target. None: padding is not checked.
            Of real numbers, rows of zeros are padding, whatever the id.
        call: how the model is called: `lambda model, src, tgt: …`, from ids (B, S) and
            (B, T) to logits or log-probabilities (B, T, tgt_vocab); for a decoder or an
            encoder alone also `lambda model, ids: …`. Without it, the usual ways are tried,
            with masks if the model takes them, and the report says which one runs. It must
            use the `model` it is given, which is a copy.
        decode: greedy decoding: `lambda model, src, max_len: …` gives ids (B, T), the start
            token first; for a decoder alone `lambda model, prompt, max_len: …` gives the
            prompt and what follows it. It may take `cache=True` or `False`.
        bos_id, eos_id: the tokens that start and end a target.
        max_len: the longest sequence that the model takes.
        dropout, n_parameters: what was asked for, to be compared with what there is.
        trained: the model is trained, so its first loss says nothing.
        train: also run the checks that train a copy for a hundred steps.
        progress: show a line of progress; None: on a terminal or in a live notebook.

    Raises:
        ValueError: if an argument is missing or does not fit. What the model itself
            raises is no exception here but a row of the result.
    """
    model = examinable(model)
    name = type(model).__name__ if isinstance(model, nn.Module) else "The function"
    checks = [check for check in MODEL_CHECKS if train or check not in TRAINING]
    bos_id, eos_id = (
        None if i is None else whole_number(i, name)
        for name, i in (("bos_id", bos_id), ("eos_id", eos_id))
    )
    with preserve_state(model):
        known = completed(
            model,
            call,
            pad_id,
            max_len,
            features,
            outputs,
            src_vocab=src_vocab,
            tgt_vocab=tgt_vocab,
            vocab=vocab,
        )
        tested = ModelUnderTest(
            **known,
            bos_id=bos_id,
            eos_id=eos_id,
            dropout=dropout,
            n_parameters=n_parameters,
            trained=trained,
            decode=decode,
        )
        checks = [suited(check, tested) for check in checks]
        return run_checks(name, checks, tested, progress)


def suited(check: Check, tested: ModelUnderTest) -> Check:
    """The check, or one that says why it cannot be made of such a model."""
    without_positions = tested.vectors is not None and is_of_pytorch(tested.model)
    unsuited = [
        (not tested.gives_tokens, OF_TOKENS, "the model gives no logits of tokens"),
        (tested.vectors is not None, OF_IDS, "real numbers go in, and no ids"),
        (tested.one_row, OF_ROWS, "one row is made of all positions"),
        (without_positions, OF_POSITIONS, "positions are added before this module"),
    ]
    reasons = [
        reason for applies, those, reason in unsuited if applies and check in those
    ]

    def skip(_: ModelUnderTest) -> Finding:
        raise Skip(reasons[0])

    return replace(check, measure=skip) if reasons else check


def is_of_pytorch(model: Any) -> bool:
    return type(model).__module__.startswith("torch.nn.")
