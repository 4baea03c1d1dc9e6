"""A training run from the options of `train`: text, tokenizers, batches, model and trainer."""

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
from annotated.training.checkpoints import LAST, read_checkpoint
from annotated.transformer.config import TransformerConfig
from annotated.transformer.decoder_only import make_decoder_only
from annotated.transformer.model import make_model
from annotated_lab.cli.options import (
    FOR_PLAIN_TEXT,
    PRESETS,
    TOKENIZERS,
    TextOptions,
    TrainOptions,
    flags,
)
from annotated_lab.data.first_look import look_at_pairs, look_at_plain_text
from annotated_lab.data.held_out import text_fingerprint
from annotated_lab.data.parallel_text import ParallelText, encode_pairs
from annotated_lab.data.plain_text import PASSAGE, PlainText
from annotated_lab.data.text_blocks import TextBlocks
from annotated_lab.data.token_batches import TokenBatches, padding_share
from annotated_lab.training.config import TrainingConfig
from annotated_lab.training.distributed import ProcessGroup
from annotated_lab.training.run_folder import check_folder, not_ours
from annotated_lab.training.trainer import Trainer

MOST_NUMBERS, MOST_LAYERS = 10**12, 10_000  # of a model: 4 TB
# A resumed run may change these: they change no step that was made, or their files are compared.
FREE = {"out", "resume", "files", "text", "validation", "n_steps", "epochs", "patience"}
FREE |= {"trust_text", "device"}
Text = ParallelText | PlainText
Log = Callable[[str], object]


def train_options(given: dict[str, Any]) -> TrainOptions:
    if not given.get("resume"):
        defaults = FOR_PLAIN_TEXT if given.get("text") else {}
        defaults = PRESETS.get(given.get("preset", ""), defaults)
        return TrainOptions(**(defaults | given))
    out, new_run = given["out"], "or begin a new run with another --out"
    check_folder(Path(out), resume=True)
    extras: Any = read_checkpoint(Path(out) / LAST).get("extras")
    message = f"{out} holds a training that another program began: resume it with that"
    require(isinstance(extras, dict) and "options" in extras, message)
    with not_ours(Path(out) / LAST):
        saved = asdict(TrainOptions(**extras["options"]))
    kind, other = ("plain text", "files") if saved["text"] else ("pairs", "text")
    message = f"{out} was trained on {kind}, and cannot be resumed with other text"
    require(not given.get(other), f"{message}: give none, {new_run}")
    others = sorted(n for n in given.keys() - FREE if given[n] != saved[n])
    changes = ", ".join(f"{flags(n)} is {given[n]} and was {saved[n]}" for n in others)
    message = f"{out} cannot be resumed with other options: {changes}. Leave out"
    require(not others, f"{message} {flags(*others)}, {new_run}")
    return TrainOptions(**(saved | given))


def check_options(options: TrainOptions) -> None:
    check_out(options.out)
    check_folder(Path(options.out), options.resume)
    validates = bool(options.validation) or options.hold_out > 0
    training_config(options).check_validates(validates)
    names = ["vocab_size", "min_freq", "max_tokens"]
    for name in names + ["epochs"] * (options.epochs is not None):
        check_size(getattr(options, name), name)
    if options.tokenizer == LibraryTokenizer.kind:
        LibraryTokenizer.check_can_learn(options.vocab_size)
    check_model(options)
    for files in (options.text or options.files, options.validation):
        if options.text and files:
            PlainText(files)
        elif files is not None:
            open_text(files, options)


def check_out(out: str) -> None:
    require(out.strip() != "", "--out is empty: give a folder")
    above = Path(out), *Path(out).absolute().parents
    there = next(path for path in above if path.exists() or path.is_symlink())
    try:
        with TemporaryDirectory(dir=there):
            pass
    except OSError as error:
        message = f"--out = {out} cannot be used, because nothing can be written into {there} "
        raise ValueError(f"{message}({error.strerror}): give another") from error


def check_model(options: TrainOptions) -> None:
    if options.block is not None:
        check_size(options.block, "--block")
        message = f"--max-tokens {options.max_tokens} has no room for --block {options.block}: "
        require(options.block <= options.max_tokens, f"{message}change one of them")
    sizes, most = model_settings(options), options.vocab_size
    TransformerConfig(src_vocab=most, tgt_vocab=most, **sizes)
    d_model, d_ff, n_layers = options.d_model, options.d_ff, options.n_layers
    # Vocabularies are not known yet: layers and positions alone
    n_numbers = (sizes["max_len"] + n_layers * (4 * d_model + 2 * d_ff)) * d_model
    message = f"--n-layers {n_layers}, --d-model {d_model}, --d-ff {d_ff} and {sizes['max_len']} "
    message += f"positions make {n_numbers:,} numbers, for which no computer has room"
    require(n_numbers <= MOST_NUMBERS and n_layers <= MOST_LAYERS, message)


def training_config(options: TrainOptions) -> TrainingConfig:
    names = [field.name for field in fields(TrainingConfig)]
    return TrainingConfig(**{name: getattr(options, name) for name in names})


def model_settings(options: TrainOptions) -> dict[str, Any]:
    max_len = options.max_len if options.block is None else options.block
    names = ("n_layers", "d_model", "d_ff", "n_heads", "dropout")
    return {**{name: getattr(options, name) for name in names}, "max_len": max_len}


def open_text(files: Sequence[str], options: TextOptions) -> ParallelText:
    message = f"got {len(files)} files of text: give two with aligned lines, or one with pairs"
    require(1 <= len(files) <= 2, message)
    how: dict[str, Any] = {
        name: getattr(options, name) for name in ("fields", "columns", "max_ratio")
    }
    return ParallelText(*files, **how)


def look_at(text: Text, options: TextOptions, log: Log) -> None:
    """Say what the text looks like. Refuse one that cannot be meant, unless it is trusted."""
    look = (
        look_at_plain_text(text) if isinstance(text, PlainText) else look_at_pairs(text)
    )
    log(str(look))
    look.check(trust=options.trust_text)


def read_texts(options: TrainOptions, log: Log) -> tuple[Text, Text | None]:
    def open_files(files: Sequence[str]) -> Text:
        return PlainText(files) if options.text else open_text(files, options)

    text = open_files(options.text or options.files)
    look_at(text, options, log)
    if options.validation:
        validation = open_files(options.validation)
        look_at(validation, options, log)
        return text, validation
    text, validation = text.split(options.hold_out, options.seed)
    one = "passage" if options.text else "pair"
    if validation is None:
        log(f"no validation: there is no --validation, and no {one} is held out for it")
        return text, None
    many = f"{one}s of {PASSAGE} characters" if options.text else "pairs"
    how = "--hold-out 0 trains on all, --validation names other text"
    most = f"at most {options.hold_out:,}: {how}"
    log(f"one of twenty {many} is held out to validate on, {most}")
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
    src, tgt = (kind.learn((pair[i] for pair in text), **how) for i in (0, 1))
    return {"src_tokenizer": src, "tgt_tokenizer": tgt}


def encoded(
    text: Text, tokenizers: list[Tokenizer], options: TrainOptions, log: Log, **how: int
) -> TokenBatches | TextBlocks:
    vocabulary = tokenizers[0].vocabulary
    if isinstance(text, PlainText):
        encode, end = tokenizers[0].encode, [vocabulary.eos_id]
        ids = [encode(stretch) + end * ends_file for stretch, ends_file in text]
        sizes = options.block or 0, options.max_tokens
        return TextBlocks(ids, *sizes, vocabulary=vocabulary, **how)
    pairs = encode_pairs(text, *tokenizers, max_len=options.max_len)
    batches = TokenBatches(pairs, options.max_tokens, pad_id=vocabulary.pad_id, **how)
    log(f"{text}: {text.report}\n{text}, encoded: {pairs.report}")
    return batches


def make_trainer(
    options: TrainOptions, process_group: ProcessGroup, log: Log
) -> tuple[Trainer, float]:
    """Make a trainer. Return also the tokens per character of text to validate on."""
    check_options(options)
    text, other_text = read_texts(options, log)
    n_characters = 1
    if options.text:
        parts = text, other_text or ()
        n_train, n_characters = (sum(len(one[0]) for one in part) for part in parts)
        counts = f"{n_train:,} characters to train on; to validate: {n_characters:,} characters"
        log(f"{text}: {counts}")
    fingerprint = text_fingerprint(chain(text, other_text or ()))
    saved, states = {}, {}
    if options.resume:
        saved = read_checkpoint(Path(options.out) / LAST)
        states = {k: v for k, v in saved["extras"].items() if k.endswith("tokenizer")}
        message = f"{text}: this is not the text that {options.out} was trained and validated on. "
        message += "Give that text, or begin a new run with another --out"
        require(saved["extras"]["text"] == fingerprint, message)
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
        n_tokens, size = sum(map(len, batches.stretches)), len(tokenizers[0])
        log(f"a vocabulary of {size:,} entries, {n_tokens:,} tokens to train on")
    else:
        share = padding_share(islice(batches.epoch(0), 100))
        log(f"{share:.1%} of the positions in a batch are padding")
    if options.epochs is not None:
        per_epoch = math.ceil(sum(1 for _ in batches.epoch(0)) / options.accumulate)
        options = replace(options, n_steps=options.epochs * per_epoch, epochs=None)
    if saved:
        check_length(options, saved)
    validation: list[Batch] = []
    if other_text is not None:
        others = encoded(other_text, tokenizers, options, log)
        is_text = isinstance(others, TextBlocks)
        validation += others.in_batches(others.blocks()) if is_text else others.epoch(0)
    torch.manual_seed(options.seed)
    sizes, pad_id = map(len, tokenizers), tokenizers[0].vocabulary.pad_id
    settings = model_settings(options) | dict(tie_embeddings=options.shared)
    make = make_decoder_only if options.text else make_model
    model = make(*sizes, **settings, pad_id=pad_id)
    log(f"{count_parameters(model):,} parameters, {options.n_steps:,} steps")
    extras = {**states, "text": fingerprint, "options": asdict(options)}
    how: Any = dict(validation=validation, folder=options.out, extras=extras)
    how["process_group"], config = process_group, training_config(options)
    trainer = Trainer(model.to(process_group.device), batches.epoch, config, **how)
    trainer.progress.say = log
    n_tokens = sum(batch.n_tokens for batch in validation)
    return trainer, n_tokens / max(1, n_characters)


def check_length(options: TrainOptions, saved: dict[str, Any]) -> None:
    done = index(saved["training"]["state"]["step"])
    before, now = saved["extras"]["options"]["n_steps"], options.n_steps
    message = f"{options.out} has made {done:,} of {before:,} steps, and cannot be resumed with "
    message += f"{now:,}: give more, or, with --schedule one-cycle, as many as it had"
    require(now == before if options.schedule == "one-cycle" else done <= now, message)
