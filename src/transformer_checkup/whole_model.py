"""The check-up of a whole model: from what a user says to a model under test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch import nn

from annotated.checks import check_size
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.model import EncoderDecoder
from transformer_checkup.adapters import (
    TorchTransformer,
    default_call,
    for_one_text,
)
from transformer_checkup.isolation import preserve_state
from transformer_checkup.model_checks import MODEL_CHECKS
from transformer_checkup.model_checks.training import TRAINING
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.report import Checkup
from transformer_checkup.runner import run_checks


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
            taken for a decoder alone, without `tgt_vocab` for an encoder alone, from ids to
            logits (B, S, src_vocab). (Not needed for a model of this package.)
        pad_id: the padding id, or a pair for source and target. None: padding is not checked.
        call: how the model is called: `lambda model, src, tgt: …`, from ids (B, S) and
            (B, T) to logits or log-probabilities (B, T, tgt_vocab); for a decoder or an
            encoder alone also `lambda model, ids: …`. Not needed for `model(src, tgt)`, for
            masks in the way of the Annotated Transformer, and for an `nn.Transformer`. It
            must use the `model` it is given, which is a copy.
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
    name = type(model).__name__ if isinstance(model, nn.Module) else "The function"
    checks = [check for check in MODEL_CHECKS if train or check not in TRAINING]
    with preserve_state(model):
        known = completed(model, call, tgt_vocab, src_vocab, pad_id, max_len)
        tested = ModelUnderTest(
            **known,
            bos_id=bos_id,
            eos_id=eos_id,
            dropout=dropout,
            n_parameters=n_parameters,
            trained=trained,
            decode=decode,
        )
        return run_checks(name, checks, tested, progress)


def completed(
    model: Any,
    call: Callable[..., Any] | None,
    tgt_vocab: int | None,
    src_vocab: int | None,
    pad_id: int | tuple[int, int] | None,
    max_len: int | None,
) -> dict[str, Any]:
    """These arguments with what the model itself says, and with a way to call it."""
    if isinstance(model, EncoderDecoder | DecoderOnly):
        config = model.config
        tgt_vocab = config.tgt_vocab
        src_vocab = config.src_vocab if isinstance(model, EncoderDecoder) else None
        pad_id = config.pad_id if pad_id is None else pad_id
        max_len = config.max_len if max_len is None else max_len
    is_encoder = tgt_vocab is None and src_vocab is not None
    if is_encoder and not isinstance(model, nn.Transformer):
        src_vocab, tgt_vocab = None, src_vocab  # its ids are taken for a target
    if tgt_vocab is None:
        raise ValueError(
            "tgt_vocab is missing: say tgt_vocab=…, the number of target tokens, or "
            "src_vocab=… alone for an encoder"
        )
    check_vocabularies(src_vocab, tgt_vocab)
    pad_ids = (pad_id, pad_id) if isinstance(pad_id, int) else pad_id
    if call is None and isinstance(model, nn.Transformer):
        model = with_embeddings(model, src_vocab, tgt_vocab, pad_ids)
    if call is not None and src_vocab is None:
        call = for_one_text(call)
    return dict(
        model=model,
        call=call or default_call(model, pad_ids, src_vocab),
        tgt_vocab=tgt_vocab,
        src_vocab=src_vocab,
        is_encoder=is_encoder,
        pad_ids=pad_ids,
        max_len=max_len,
    )


def check_vocabularies(src_vocab: int | None, tgt_vocab: int) -> None:
    for name, size in (("tgt_vocab", tgt_vocab), ("src_vocab", src_vocab)):
        if size is None:
            continue
        check_size(size, name)
        if size < 6:
            raise ValueError(f"{name} = {size} is too small: give the checks 6 tokens")


def with_embeddings(
    transformer: nn.Transformer,
    src_vocab: int | None,
    tgt_vocab: int,
    pad_ids: tuple[int, int] | None,
) -> TorchTransformer:
    if src_vocab is None:
        raise ValueError(
            "src_vocab is missing: say src_vocab=…, the number of source tokens"
        )
    return TorchTransformer(
        transformer, src_vocab, tgt_vocab, pad_ids[0] if pad_ids else 0
    )
