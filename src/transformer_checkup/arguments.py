"""What a user said of a model, completed with what the model itself says."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import torch
from torch import nn

from annotated.checks import check_size
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.model import EncoderDecoder
from transformer_checkup.adapters import TorchTransformer
from transformer_checkup.call_lines import CallLines
from transformer_checkup.calls import of_vectors, takes_two, with_two_texts
from transformer_checkup.isolation import without_compilation
from transformer_checkup.one_pass import parameters_of, read_ids, widths_of_inputs

N_VECTORS = 31  # that stand for ids, where a model takes real numbers


def examinable(model: Any) -> Any:
    """The model itself, or a sentence that says what to give instead."""
    if isinstance(model, type):
        raise ValueError(
            f"model is the class {model.__name__}: give one of its instances, "
            f"{model.__name__}(…)"
        )
    if type(model).__name__ == "ExportedProgram":
        raise ValueError(
            "model is an exported program, which has fixed shapes and no modes: examine the "
            "module before torch.export, and compare the logits of both"
        )
    modules = model.modules() if isinstance(model, nn.Module) else ()
    if any(".quantized" in type(module).__module__ for module in modules):
        raise ValueError(
            "model is quantized, so that its numbers depend on all others in a batch, and no "
            "property holds exactly: examine it before, and compare the logits of both"
        )
    if not callable(model):
        raise ValueError(f"model is {type(model).__name__}, which cannot be called")
    return without_compilation(model)


def completed(
    model: Any,
    call: Callable[..., Any] | None,
    pad_id: Any,
    max_len: int | None,
    features: int | None,
    outputs: int | None,
    **vocabularies: int | None,
) -> dict[str, Any]:
    """These arguments with what the model itself says, and with ways to call it."""
    src_vocab, tgt_vocab, vocab = (
        None if size is None else whole_number(size, name)
        for name, size in vocabularies.items()
    )
    if isinstance(model, EncoderDecoder | DecoderOnly):
        config = model.config
        tgt_vocab = config.tgt_vocab
        src_vocab = config.src_vocab if isinstance(model, EncoderDecoder) else None
        pad_id = config.pad_id if pad_id is None else pad_id
        max_len = config.max_len if max_len is None else max_len
    pad_ids = pair_of(pad_id)
    if call is None and isinstance(model, nn.Transformer):
        src_vocab, tgt_vocab = src_vocab or vocab, tgt_vocab or vocab
        model = with_embeddings(model, src_vocab, tgt_vocab, pad_ids)
    called = None if call is None else with_two_texts(call)
    known = dict(model=model, max_len=max_len, pad_ids=pad_ids, call=called)
    if takes_two_texts(model, call, src_vocab, tgt_vocab):
        sizes = src_vocab or vocab, tgt_vocab or vocab
        return known | of_two_texts(known, *sizes)
    if src_vocab and tgt_vocab:  # of a text, and of the classes
        tgt_vocab, outputs = None, outputs or tgt_vocab
    if features is None:
        found = of_one_text(known, src_vocab, tgt_vocab, vocab, outputs)
        if found:
            return known | found
    return known | of_real_numbers(known, features, outputs)


def pair_of(pad_id: Any) -> tuple[int, int] | None:
    if pad_id is None:
        return None
    pair = pad_id if isinstance(pad_id, (tuple, list)) else (pad_id, pad_id)
    if len(pair) != 2:
        raise ValueError(f"pad_id = {pad_id}: give one id, or a pair for both texts")
    source, target = (whole_number(i, "pad_id") for i in pair)
    return source, target


def whole_number(value: Any, name: str) -> int:
    """Also of NumPy, or a tensor that holds one."""
    try:
        return operator.index(value)
    except (TypeError, RuntimeError):
        raise ValueError(f"{name} = {value!r} is no whole number") from None


def takes_two_texts(
    model: Any, call: Callable | None, src_vocab: int | None, tgt_vocab: int | None
) -> bool:
    """By the arguments of the user's call, or of the model; else by what was said."""
    was_said = src_vocab is not None and tgt_vocab is not None
    one_said = (src_vocab is None) != (tgt_vocab is None)
    if call is not None:
        return was_said and takes_two(call)
    lines = CallLines(model, None, two_texts=True)
    if not lines.arguments or (was_said and len(lines.ids) > 1):
        return was_said
    return lines.needs_two if one_said else lines.takes_two


def of_two_texts(
    known: dict[str, Any], src_vocab: int | None, tgt_vocab: int | None
) -> dict[str, Any]:
    model, pad_ids = known["model"], known["pad_ids"]
    lines, notes = CallLines(model, pad_ids, two_texts=True), []
    if src_vocab is None or tgt_vocab is None:
        read = read_ids(model, [known["call"]] if known["call"] else lines.calls())
        if read is None or set(read.rows) != {"src", "tgt"}:
            raise ValueError(
                "src_vocab and tgt_vocab could not be read from a pass: say src_vocab=…, "
                "tgt_vocab=…. What takes two sequences of real numbers is a part: "
                'checkup_part("multi-head attention", …), or embeddings put around it'
            )
        if tgt_vocab is None and read.rows["tgt"] != read.width:
            raise ValueError(
                f"tgt_vocab is missing: the target's table has {read.rows['tgt']} rows, and "
                f"the logits are of {read.width} tokens: say which is right"
            )
        src_vocab, tgt_vocab = src_vocab or read.rows["src"], tgt_vocab or read.width
        notes = [f"src_vocab = {src_vocab}, tgt_vocab = {tgt_vocab}, read from tables"]
    check_vocabularies(pad_ids, src_vocab=src_vocab, tgt_vocab=tgt_vocab)
    return dict(src_vocab=src_vocab, tgt_vocab=tgt_vocab, lines=lines, notes=notes)


def of_one_text(
    known: dict[str, Any],
    src_vocab: int | None,
    tgt_vocab: int | None,
    vocab: int | None,
    outputs: int | None,
) -> dict[str, Any] | None:
    """A decoder alone, an encoder alone, or a classifier; None where no ids go in."""
    model, pad_ids, call = known["model"], known["pad_ids"], known["call"]
    size, notes = src_vocab or tgt_vocab or vocab, []
    is_encoder = src_vocab is not None or (outputs is not None and tgt_vocab is None)
    if size is None or (tgt_vocab is None and not is_encoder):
        lines = CallLines(model, pad_ids, two_texts=False)
        read = read_ids(model, [call] if call else lines.calls())
        size = size or (read.rows.get("tgt") if read else None)
        if size is None:
            return None
        notes = [f"a vocabulary of {size}, read from the table"] if not vocab else []
        if read and (len(read.output) < 3 or read.width != size):
            is_encoder, outputs = True, outputs or read.width
        elif read and read.looks_ahead:
            raise ValueError(
                f"later tokens move the logits of earlier ones: say src_vocab={size} if the "
                f"model is an encoder alone, or tgt_vocab={size} if it is a decoder alone"
            )
    check_vocabularies(pad_ids, **{"src_vocab" if is_encoder else "tgt_vocab": size})
    return dict(
        tgt_vocab=size,  # its ids are taken for a target
        is_encoder=is_encoder,
        outputs=outputs,
        lines=CallLines(model, pad_ids, two_texts=False, is_encoder=is_encoder),
        notes=notes,
    )


def of_real_numbers(
    known: dict[str, Any], features: int | None, outputs: int | None
) -> dict[str, Any]:
    """A model from numbers (B, L, features): each of some ids stands for a row of them."""
    model, pad_ids, call = known["model"], known["pad_ids"], known["call"]
    for n in [features] if features else widths_of_inputs(model):
        vectors = torch.randn(N_VECTORS, n, generator=torch.Generator().manual_seed(0))
        first = next(iter(parameters_of(model)), torch.zeros(()))
        vectors = vectors.to(device=first.device, dtype=torch.float32)
        vectors[0] = 0
        lines = CallLines(model, None, False, is_encoder=True, vectors=vectors)
        own = of_vectors(call, vectors) if call else None
        read = read_ids(model, [own] if own else lines.calls())
        if read is not None:
            break
    else:
        raise ValueError(
            "no way to call the model was found: say src_vocab=… and tgt_vocab=… for a model "
            "of two texts, vocab=… for one text, features=… for real numbers (B, L, "
            "features), or how it is called, with call=lambda model, src, tgt: …"
        )
    return dict(
        call=own,
        tgt_vocab=N_VECTORS,
        is_encoder=True,
        outputs=outputs or read.width,
        vectors=vectors,
        pad_ids=(0, 0) if pad_ids or lines.masks else None,  # rows of zeros are padding
        lines=lines,
        notes=[f"it is given real numbers, {n} at each position"],
    )


def check_vocabularies(pad_ids: tuple[int, int] | None, **sizes: int) -> None:
    """Are the vocabularies large enough, and is padding one of their tokens?"""
    for name, size in sizes.items():
        check_size(size, name)
        if size < 6:
            raise ValueError(f"{name} = {size} is too small: give the checks 6 tokens")
        pad_id = pad_ids[name == "tgt_vocab"] if pad_ids else 0
        if not 0 <= pad_id < size:
            raise ValueError(
                f"pad_id = {pad_id} is none of the {size} ids of {name}: give the id that "
                "fills up the sequences that go in (-100 is what a loss ignores)"
            )


def with_embeddings(
    transformer: nn.Transformer,
    src_vocab: int | None,
    tgt_vocab: int | None,
    pad_ids: tuple[int, int] | None,
) -> TorchTransformer:
    if src_vocab is None or tgt_vocab is None:
        missing = "src_vocab" if src_vocab is None else "tgt_vocab"
        raise ValueError(
            f"{missing} is missing: an nn.Transformer has no embeddings, so they are put "
            f"around it: say src_vocab=… and tgt_vocab=…, any numbers from 6 on"
        )
    return TorchTransformer(
        transformer, src_vocab, tgt_vocab, pad_ids[0] if pad_ids else 0
    )
