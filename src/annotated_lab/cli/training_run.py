"""A training run from the options of `train`: text, tokenizers, batches, model and trainer."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields, replace
from itertools import chain, islice
from operator import index
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import torch

from annotated.checks import check_size, require
from annotated.data.tokenizers import LibraryTokenizer, Tokenizer, tokenizer_from_state
from annotated.inspection import count_parameters
from annotated.training.batches import Batch
from annotated.training.checkpoints import read_checkpoint
from annotated.transformer.config import TransformerConfig
from annotated.transformer.decoder_only import make_decoder_only
from annotated.transformer.model import make_model
from annotated_lab.cli.options import (
    FOR_PLAIN_TEXT,
    TOKENIZERS,
    TextOptions,
    TrainOptions,
    flags,
)
from annotated_lab.data.parallel_text import ParallelText, encode_pairs
from annotated_lab.data.plain_text import PASSAGE, PlainText
from annotated_lab.data.text_blocks import TextBlocks
from annotated_lab.data.text_fingerprint import text_fingerprint
from annotated_lab.data.token_batches import TokenBatches, padding_share
from annotated_lab.training.config import TrainingConfig
from annotated_lab.training.distributed import ProcessGroup
from annotated_lab.training.run_folder import LAST, check_folder, not_ours
from annotated_lab.training.trainer import Trainer

MOST_NUMBERS, MOST_LAYERS = 10**12, 10_000  # of a model: 4 TB
# Options that a resumed run may change: they change no step that was made, or are compared by
# the content of the files.
FREE = {"out", "resume", "files", "text", "validation", "n_steps", "epochs", "patience"}
Text = ParallelText | PlainText
Log = Callable[[str], object]


def train_options(given: dict[str, Any]) -> TrainOptions:
    if not given.get("resume"):
        defaults = FOR_PLAIN_TEXT if given.get("text") else {}
        return TrainOptions(**(defaults | given))
    out = given["out"]
    check_folder(Path(out), resume=True)
    extras = read_checkpoint(Path(out) / LAST).get("extras")
    require(
        isinstance(extras, dict) and "options" in extras,
        f"{out} holds a training that another program began: resume it with that",
    )
    with not_ours(Path(out) / LAST):
        assert extras is not None
        saved = asdict(TrainOptions(**extras["options"]))
    kind, other = ("plain text", "files") if saved["text"] else ("pairs", "text")
    require(
        not given.get(other),
        f"{out} was trained on {kind}, and cannot be resumed with text of another kind: give none, "
        "or begin a new run with another --out",
    )
    others = sorted(n for n in given.keys() - FREE if given[n] != saved[n])
    changes = [f"{flags(n)} is {given[n]} and was {saved[n]}" for n in others]
    require(
        not others,
        f"{out} cannot be resumed with other options: {', '.join(changes)}. Leave out "
        f"{flags(*others)}, or begin a new run with another --out",
    )
    return TrainOptions(**(saved | given))


# --- checks before a text is read, which may take minutes ---


def check_options(options: TrainOptions) -> None:
    check_out(options.out)
    check_folder(Path(options.out), options.resume)
    validates = bool(options.validation) or options.hold_out > 0
    training_config(options).check_validates(validates)
    for name in ("vocab_size", "min_freq", "max_tokens"):
        check_size(getattr(options, name), name)
    if options.epochs is not None:
        check_size(options.epochs, "epochs")
    if options.tokenizer == LibraryTokenizer.kind:
        LibraryTokenizer.check_can_learn(options.vocab_size)
    check_model(options)
    for files in (options.text or options.files, options.validation):
        if options.text and files:
            PlainText(files)
        elif files is not None:
            open_text(files, options)


def check_out(out: str) -> None:
    """Reject a folder that cannot be written to."""
    require(out.strip() != "", "--out is empty: give a folder")
    above = Path(out), *Path(out).absolute().parents
    there = next(path for path in above if path.exists() or path.is_symlink())
    try:
        with TemporaryDirectory(dir=there):
            pass
    except OSError as error:
        raise ValueError(
            f"--out = {out} cannot be used, because nothing can be written into {there} "
            f"({error.strerror}): give another"
        ) from error


def check_model(options: TrainOptions) -> None:
    if options.block is not None:
        check_size(options.block, "--block")
        require(
            options.block <= options.max_tokens,
            f"--max-tokens {options.max_tokens} has no room for --block {options.block}: raise "
            "one, or lower the other",
        )
    sizes, most = model_settings(options), options.vocab_size
    TransformerConfig(src_vocab=most, tgt_vocab=most, **sizes)
    d_model, d_ff, n_layers = options.d_model, options.d_ff, options.n_layers
    # Vocabularies are not known yet: layers and positions alone
    n_numbers = (sizes["max_len"] + n_layers * (4 * d_model + 2 * d_ff)) * d_model
    require(
        n_numbers <= MOST_NUMBERS and n_layers <= MOST_LAYERS,
        f"--n-layers {n_layers}, --d-model {d_model}, --d-ff {d_ff} and positions for "
        f"{sizes['max_len']} tokens make a model of at least {n_numbers:,} numbers, for which no "
        "computer has room: lower the largest",
    )


def training_config(options: TrainOptions) -> TrainingConfig:
    names = [field.name for field in fields(TrainingConfig)]
    return TrainingConfig(**{name: getattr(options, name) for name in names})


def model_settings(options: TrainOptions) -> dict[str, Any]:
    max_len = options.max_len if options.block is None else options.block
    names = ("n_layers", "d_model", "d_ff", "n_heads", "dropout")
    return {**{name: getattr(options, name) for name in names}, "max_len": max_len}


def open_text(files: Sequence[str], options: TextOptions) -> ParallelText:
    require(
        1 <= len(files) <= 2,
        f"got {len(files)} files of text: give two with aligned lines, or one with pairs",
    )
    return ParallelText(*files, fields=options.fields, max_ratio=options.max_ratio)


# --- the two kinds of text ---


def read_texts(options: TrainOptions, log: Log) -> tuple[Text, Text | None]:
    open_files = (
        (lambda files, options: PlainText(files)) if options.text else open_text
    )
    text: Text = open_files(options.text or options.files, options)
    if options.validation:
        return text, open_files(options.validation, options)
    text, validation = text.split(options.hold_out, options.seed)
    if validation is None:
        one = "passage" if options.text else "pair"
        log(f"no validation: there is no --validation, and no {one} is held out for it")
        return text, None
    many = f"passages of {PASSAGE} characters" if options.text else "pairs"
    log(
        f"one of twenty {many} is held out to validate on, at most {options.hold_out:,}: "
        "--hold-out 0 trains on all, --validation names other text"
    )
    return text, validation


def learn_tokenizers(text: Text, options: TrainOptions) -> dict[str, Tokenizer]:
    kind: Any = TOKENIZERS[options.tokenizer]
    how: dict[str, Any] = {"size": options.vocab_size}
    if kind is TOKENIZERS["words"]:
        how["min_freq"] = options.min_freq
    if options.text:
        return {"tokenizer": kind.learn((item[0] for item in text), **how)}
    if options.shared:
        shared = kind.learn((side for pair in text for side in pair), **how)
        return {"src_tokenizer": shared, "tgt_tokenizer": shared}
    names = {"src_tokenizer": 0, "tgt_tokenizer": 1}
    return {
        name: kind.learn((pair[side] for pair in text), **how)
        for name, side in names.items()
    }


def encoded(
    text: Text, tokenizers: list[Tokenizer], options: TrainOptions, log: Log, **how: int
) -> TokenBatches | TextBlocks:
    vocabulary = tokenizers[0].vocabulary
    if isinstance(text, PlainText):
        ids = [
            tokenizers[0].encode(stretch) + [vocabulary.eos_id] * ends_file
            for stretch, ends_file in text
        ]
        sizes = options.block or 0, options.max_tokens
        return TextBlocks(ids, *sizes, vocabulary=vocabulary, **how)
    pairs = encode_pairs(text, *tokenizers, max_len=options.max_len)
    batches = TokenBatches(pairs, options.max_tokens, pad_id=vocabulary.pad_id, **how)
    log(f"{text}: {text.report}\n{text}, encoded: {pairs.report}")
    return batches


def validation_batches(batches: TokenBatches | TextBlocks) -> list[Batch]:
    if isinstance(batches, TextBlocks):
        return list(batches.in_batches(batches.blocks()))
    return list(batches.epoch(0))


# --- the trainer ---


def make_trainer(
    options: TrainOptions, process_group: ProcessGroup, log: Log
) -> tuple[Trainer, float]:
    """Make a trainer. Return also the tokens per character of text to validate on."""
    check_options(options)
    text, other_text = read_texts(options, log)
    n_characters = 1
    if options.text:
        n_train, n_characters = (
            sum(len(stretch) for stretch, _ in part)
            for part in (text, other_text or ())
        )
        log(
            f"{text}: {n_train:,} characters to train on; to validate: {n_characters:,} characters"
        )
    fingerprint = text_fingerprint(chain(text, other_text or ()))
    saved, states = {}, {}
    if options.resume:
        saved = read_checkpoint(Path(options.out) / LAST)
        states = {k: v for k, v in saved["extras"].items() if k.endswith("tokenizer")}
        require(
            saved["extras"]["text"] == fingerprint,
            f"{' and '.join(options.text or options.files)}: this is not the text that "
            f"{options.out} was trained and validated on. Give that text, or begin a new run with "
            "another --out",
        )
    elif process_group.is_main:
        learned = learn_tokenizers(text, options)
        states = {name: tokenizer.state() for name, tokenizer in learned.items()}
    states = process_group.all_gather(states)[0]
    tokenizers = [tokenizer_from_state(state) for state in states.values()]
    if not options.text:
        log("vocabularies of {:,} and {:,} entries".format(*map(len, tokenizers)))
    ranks = dict(rank=process_group.rank, world_size=process_group.world_size)
    batches = encoded(text, tokenizers, options, log, seed=options.seed, **ranks)
    if isinstance(batches, TextBlocks):
        n_tokens = sum(map(len, batches.stretches))
        log(
            f"a vocabulary of {len(tokenizers[0]):,} entries, {n_tokens:,} tokens to train on"
        )
    else:
        share = padding_share(islice(batches.epoch(0), 100))
        log(f"{share:.1%} of the positions in a batch are padding")
    if options.epochs is not None:
        per_epoch = math.ceil(sum(1 for _ in batches.epoch(0)) / options.accumulate)
        options = replace(options, n_steps=options.epochs * per_epoch, epochs=None)
    if saved:
        check_length(options, saved)
    validation = []
    if other_text is not None:
        validation = validation_batches(encoded(other_text, tokenizers, options, log))
    torch.manual_seed(options.seed)
    sizes, pad_id = map(len, tokenizers), tokenizers[0].vocabulary.pad_id
    settings = model_settings(options) | dict(
        tie_embeddings=options.shared, pad_id=pad_id
    )
    model = (make_decoder_only if options.text else make_model)(*sizes, **settings)
    log(f"{count_parameters(model):,} parameters, {options.n_steps:,} steps")
    trainer = Trainer(
        model.to(process_group.device),
        batches.epoch,
        training_config(options),
        validation=validation,
        folder=options.out,
        extras={**states, "text": fingerprint, "options": asdict(options)},
        process_group=process_group,
    )
    trainer.progress.say = log
    n_tokens = sum(batch.n_tokens for batch in validation)
    return trainer, n_tokens / max(1, n_characters)


def check_length(options: TrainOptions, saved: dict[str, Any]) -> None:
    done = index(saved["training"]["state"]["step"])
    before, now = saved["extras"]["options"]["n_steps"], options.n_steps
    require(
        now == before if options.schedule == "one-cycle" else done <= now,
        f"{options.out} has made {done:,} of {before:,} steps, and cannot be resumed with {now:,}: "
        "give more, or, with --schedule one-cycle, as many as it had",
    )
