"""A training on the reader's own text: what `python -m annotated train` does with its options."""

from __future__ import annotations

import math
from argparse import Namespace
from collections.abc import Callable, Iterable
from dataclasses import fields
from itertools import islice
from pathlib import Path
from typing import Any

import torch

from annotated.checks import check_size, require
from annotated.data.parallel_text import ParallelText, encode_pairs
from annotated.data.token_batches import TokenBatches, padding_share
from annotated.data.tokenizers import (
    LibraryTokenizer,
    SubwordTokenizer,
    Tokenizer,
    WordTokenizer,
    restore,
)
from annotated.inspection import count_parameters
from annotated.training.checkpoints import read_checkpoint
from annotated.training.config import TrainingConfig
from annotated.training.distributed import Processes
from annotated.training.trainer import LAST, Trainer
from annotated.transformer.model import make_model

TOKENIZERS = {
    kind.kind: kind for kind in (SubwordTokenizer, WordTokenizer, LibraryTokenizer)
}
MODEL_OPTIONS = ("n_layers", "d_model", "d_ff", "n_heads", "dropout", "max_len")
Say = Callable[[str], object]


def saved_options(folder: str) -> dict[str, Any]:
    """The options of the run in this folder."""
    extras = read_checkpoint(Path(folder) / LAST)["extras"]
    require(
        "options" in extras,
        f"{folder} holds a training that another program began: resume it with that",
    )
    return extras["options"]


def open_text(files: list[str], options: Namespace) -> ParallelText:
    require(
        1 <= len(files) <= 2,
        f"got {len(files)} files of text: give two with aligned lines, or one with pairs",
    )
    return ParallelText(*files, fields=options.fields, max_ratio=options.max_ratio)


def learn_tokenizers(text: ParallelText, options: Namespace) -> list[Tokenizer]:
    """One for each language, or the same for both. Each pass reads the text anew."""
    kind = TOKENIZERS[options.tokenizer]
    settings: dict[str, Any] = {"size": options.vocab_size}
    if kind is WordTokenizer:
        settings["min_freq"] = options.min_freq
    if options.shared:
        return [kind.learn((side for pair in text for side in pair), **settings)] * 2
    return [kind.learn((pair[i] for pair in text), **settings) for i in (0, 1)]


def encode_text(
    text: ParallelText, tokenizers: list[Tokenizer], options: Namespace, say: Say
) -> Iterable:
    """The pairs as ids: a list, or what encodes them anew in each epoch, with `stream`.

    Either way all are encoded once here, to say what is left out.
    """
    encoded = encode_pairs(text, *tokenizers, max_len=options.max_len)
    pairs = encoded if options.stream else list(encoded)
    if options.stream:
        for _ in encoded:
            pass
    say(f"{text}: {text.report}")
    say(f"{text}, encoded: {encoded.report}")
    return pairs


def make_trainer(options: Namespace, processes: Processes, say: Say) -> Trainer:
    """Text, tokenizers, batches, model and trainer, all by the options.

    Raises:
        ValueError: for text or options that cannot be used.
    """
    last = Path(options.out) / LAST
    require(
        options.resume or not last.exists(),
        f"{options.out} holds a training already: go on with --resume, or give another --out",
    )
    text = open_text(options.files, options)
    extras = read_checkpoint(last)["extras"] if options.resume else {}
    if not options.resume and processes.is_first:
        source, target = learn_tokenizers(text, options)
        extras = {"src_tokenizer": source.state(), "tgt_tokenizer": target.state()}
    [extras, *_] = processes.gather(extras)  # all have what the first one has learned
    tokenizers = [restore(extras[f"{side}_tokenizer"]) for side in ("src", "tgt")]
    say(f"vocabularies of {len(tokenizers[0]):,} and {len(tokenizers[1]):,} entries")

    pairs = encode_text(text, tokenizers, options, say)
    pad_id = tokenizers[0].vocabulary.pad_id
    batches = TokenBatches(
        pairs,
        options.max_tokens,
        pad_id=pad_id,
        seed=options.seed,
        rank=processes.rank,
        world_size=processes.count,
    )
    some = list(islice(batches.epoch(0), 100))
    say(f"{padding_share(some):.1%} of the places in a batch are padding")
    options.n_steps, options.epochs = n_steps(batches, options), None

    validation = []
    if options.validation:
        held_out = open_text(options.validation, options)
        pairs = encode_text(held_out, tokenizers, options, say)
        validation = [*TokenBatches(pairs, options.max_tokens, pad_id=pad_id).epoch(0)]
    torch.manual_seed(options.seed)
    model = make_model(
        *map(len, tokenizers),
        **{name: getattr(options, name) for name in MODEL_OPTIONS},
        tie_embeddings=options.shared,
        pad_id=pad_id,
    )
    say(f"{count_parameters(model):,} weights, {options.n_steps:,} steps")
    return Trainer(
        model.to(processes.device),
        batches.epoch,
        TrainingConfig(
            **{
                field.name: getattr(options, field.name)
                for field in fields(TrainingConfig)
            }
        ),
        validation=validation,
        folder=options.out,
        extras={**extras, "options": vars(options)},
        processes=processes,
        tensorboard=options.tensorboard,
    )


def n_steps(batches: TokenBatches, options: Namespace) -> int:
    """As many as were asked for, or as the epochs that were asked for have."""
    if options.epochs is None:
        return options.n_steps
    check_size(options.epochs, "epochs")
    n_batches = sum(1 for _ in batches.epoch(0))
    return options.epochs * math.ceil(n_batches / options.accumulate)
