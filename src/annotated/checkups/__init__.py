"""A check-up for anyone's Transformer: which properties hold, and which do not.

    report = checkup(model, src_vocab=1000, tgt_vocab=1000, pad_id=0)
    print(report)        # a table; in a notebook, `report` alone shows one
    report.require()     # in a test: fails with an explanation

`checkup` looks at a whole model, `checkup_part` at one of its parts. Nothing that is handed
over is changed: checks work on copies, seeded, and the state of the random numbers is put
back. What cannot be measured is skipped, with the reason. A pass was measured.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch import nn

from annotated.checks import check_size, require
from annotated.checkups.adapters import (
    TorchTransformer,
    annotated_transformer,
    default_call,
    torch_attention,
)
from annotated.checkups.decoding import DECODING
from annotated.checkups.inside import INSIDE
from annotated.checkups.learning import LEARNING
from annotated.checkups.parts import PARTS, part_for
from annotated.checkups.report import Check, Checkup, Row, error_in_words, run_checks
from annotated.checkups.running import RUNNING
from annotated.checkups.seeing import SEEING
from annotated.checkups.subject import Subject, untouched
from annotated.transformer.model import EncoderDecoder

__all__ = [
    "MODEL_CHECKS",
    "PARTS",
    "Check",
    "Checkup",
    "Row",
    "TorchTransformer",
    "annotated_transformer",
    "checkup",
    "checkup_part",
    "torch_attention",
]

MODEL_CHECKS = [*SEEING, *INSIDE, *RUNNING, *LEARNING, *DECODING]


def checkup(
    model: Any,
    *,
    tgt_vocab: int | None = None,
    src_vocab: int | None = None,
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
            taken for a decoder alone. (Not needed for a model of this package.)
        pad_id: the padding id, or a pair for source and target. Without it, padding is not
            checked.
        call: how the model is called: `lambda model, src, tgt: …`, from ids (B, S) and
            (B, T) to logits or log-probabilities (B, T, tgt_vocab). Not needed for
            `model(src, tgt)`, for masks in the way of the Annotated Transformer, and for an
            `nn.Transformer`. It must use the `model` it is given, which is a copy.
        decode: greedy decoding: `lambda model, src, max_len: …` gives ids (B, T), the start
            token first. It may take `cache=True` or `False`.
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
    if isinstance(model, EncoderDecoder):
        config = model.config
        src_vocab, tgt_vocab = config.src_vocab, config.tgt_vocab
        pad_id = config.pad_id if pad_id is None else pad_id
        max_len = config.max_len if max_len is None else max_len
        call = annotated_transformer(both(pad_id)) if call is None else call
    require(
        tgt_vocab is not None,
        "say tgt_vocab=…, the number of words the model chooses from",
    )
    for name, size in (("tgt_vocab", tgt_vocab), ("src_vocab", src_vocab)):
        if size is not None:
            check_size(size, name)
            require(
                size >= 6, f"{name} = {size} is too small: the checks need a few words"
            )
    pads = both(pad_id)
    title = f"Check-up of {type(model).__name__ if isinstance(model, nn.Module) else 'a function'}"
    if isinstance(model, nn.Transformer) and call is None:
        require(
            src_vocab is not None, "say src_vocab=…, the size of the source vocabulary"
        )
        with untouched(model):
            model = TorchTransformer(
                model, src_vocab, tgt_vocab, pads[0] if pads else 0
            )
    if call is None:
        call = default_call(model, pads, src_vocab)
    checks = [c for c in MODEL_CHECKS if train or c not in LEARNING[1:]]
    special = tuple(i for i in (*(pads or ()), bos_id, eos_id) if i is not None)
    with untouched(model):
        try:
            subject = Subject(
                model,
                call,
                src_vocab=src_vocab,
                tgt_vocab=tgt_vocab,
                pads=pads,
                special=special,
                max_len=max_len,
                dropout=dropout,
                n_parameters=n_parameters,
                trained=trained,
                decode=decode,
                bos_id=bos_id,
                eos_id=eos_id,
            )
        except Exception as error:
            raise ValueError(
                "model cannot be copied, and a check-up never works on the original "
                f"({error_in_words(error)}): take the attribute out that refuses"
            ) from error
        return run_checks(title, checks, subject, progress)


def both(pad_id: int | tuple[int, int] | None) -> tuple[int, int] | None:
    return (pad_id, pad_id) if isinstance(pad_id, int) else pad_id


def checkup_part(
    kind: str, part: Any, *, progress: bool | None = None, **settings: Any
) -> Checkup:
    """Examine one part of a Transformer.

    Args:
        kind: one of `PARTS`, such as "attention", "layer norm", "padding mask".
        part: the function, or the module. How it is called stands at its kind in `PARTS`.
        settings: what the kind needs to know, such as `d_model`.

    Raises:
        ValueError: for an unknown kind, or a setting that is missing.
    """
    require(
        kind in PARTS, f"kind = {kind!r} is unknown: choose one of {', '.join(PARTS)}"
    )
    with untouched(part):
        subject = part_for(kind, part, settings)
        return run_checks(f"Check-up of {kind}", PARTS[kind].checks, subject, progress)
