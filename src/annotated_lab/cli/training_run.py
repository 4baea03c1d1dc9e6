"""A training run on pairs of your own, built from the options of `python -m annotated_lab train`.

`text_run.py` has the same for plain text, and uses most of it.
"""

from __future__ import annotations

import math
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import torch

from annotated.checks import check_size, require
from annotated.data.tokenizers import (
    CharacterTokenizer,
    LibraryTokenizer,
    SubwordTokenizer,
    Tokenizer,
    WordTokenizer,
    tokenizer_from_state,
)
from annotated.inspection import count_parameters
from annotated.training.batches import Batch
from annotated.transformer.config import TransformerConfig
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.model import EncoderDecoder, make_model
from annotated_lab.cli.memory import check_room
from annotated_lab.cli.same_run import check_more_steps, check_same_text, saved_run
from annotated_lab.data.held_out import hold_out
from annotated_lab.data.parallel_text import ParallelText, encode_pairs
from annotated_lab.data.text_blocks import TextBlocks
from annotated_lab.data.text_fingerprint import SameText, TextFingerprint
from annotated_lab.data.token_batches import TokenBatches, padding_share
from annotated_lab.training.checkpoint_files import not_ours
from annotated_lab.training.config import TrainingConfig
from annotated_lab.training.distributed import ProcessGroup
from annotated_lab.training.folder import LAST, check_new, check_unlocked
from annotated_lab.training.progress import import_tensorboard
from annotated_lab.training.trainer import Trainer

TOKENIZERS = {
    kind.kind: kind
    for kind in (SubwordTokenizer, WordTokenizer, CharacterTokenizer, LibraryTokenizer)
}
MODEL_OPTIONS = ("n_layers", "d_model", "d_ff", "n_heads", "dropout", "max_len")
Log = Callable[[str], object]


def open_text(files: list[str], options: Namespace, **more: Any) -> ParallelText:
    require(
        1 <= len(files) <= 2,
        f"got {len(files)} files of text: give two with aligned lines, or one with pairs",
    )
    return ParallelText(
        *files, fields=options.fields, max_ratio=options.max_ratio, **more
    )


def learn_tokenizers(text: ParallelText, options: Namespace) -> list[Tokenizer]:
    """One for each language, or the same for both. Each pass reads the text anew."""
    if options.shared:
        return [learn_tokenizer((side for pair in text for side in pair), options)] * 2
    return [learn_tokenizer((pair[i] for pair in text), options) for i in (0, 1)]


def learn_tokenizer(texts: Iterable[str], options: Namespace) -> Tokenizer:
    kind = TOKENIZERS[options.tokenizer]
    settings: dict[str, Any] = {"size": options.vocab_size}
    if kind is WordTokenizer:
        settings["min_freq"] = options.min_freq
    return kind.learn(texts, **settings)


def encode_text(
    text: ParallelText, tokenizers: list[Tokenizer], options: Namespace, log: Log
) -> tuple[Iterable, dict[str, Any]]:
    """The pairs as ids, and the fingerprint of the text.

    The pairs are a list; with `stream`, an iterable that encodes them in each epoch. Either
    way all are encoded once here, to report what is left out.
    """
    fingerprint = TextFingerprint()
    encoded = encode_pairs(fingerprint.read(text), *tokenizers, max_len=options.max_len)
    if options.stream:
        for _ in encoded:
            pass
        same = SameText(text, fingerprint.state())
        pairs = encode_pairs(same, *tokenizers, max_len=options.max_len)
    else:
        pairs = list(encoded)
    log(f"{text}: {text.report}")
    log(f"{text}, encoded: {encoded.report}")
    return pairs, fingerprint.state()


def check_options(options: Namespace, device: torch.device) -> None:
    """Refuse what can be known to fail before a text is read, which may take minutes."""
    check_run(options, device)
    for files in (options.files, options.validation or options.files):
        open_text(files, options)


def check_run(options: Namespace, device: torch.device) -> None:
    """The part of it that is the same for any text."""
    check_folder(options)
    validates = bool(options.validation) or options.hold_out > 0
    training_config(options).check_fits(device, validates)
    for name in ("vocab_size", "min_freq", "max_tokens"):
        check_size(getattr(options, name), name)
    if options.tokenizer == LibraryTokenizer.kind:
        LibraryTokenizer.check_can_learn(options.vocab_size)
    if options.epochs is not None:
        check_size(options.epochs, "epochs")
    most, settings = options.vocab_size, model_settings(options)
    TransformerConfig(src_vocab=most, tgt_vocab=most, **settings)
    check_room(options, settings["max_len"])
    if options.tensorboard:
        import_tensorboard()


def check_folder(options: Namespace) -> None:
    """The folder can be written to. It is made only when there is something to write."""
    folder = Path(options.out)
    require(options.out.strip() != "", "--out is empty: give a folder")
    require(
        options.resume or not (folder / LAST).exists(),
        f"{options.out} holds a training already: go on with --resume, or give another --out",
    )
    if not options.resume:
        check_new(folder)
    check_unlocked(folder)
    above = folder, *folder.absolute().parents
    for path in above:
        require(
            path.exists() or not path.is_symlink(),
            f"--out = {options.out} cannot be made, because {path} is a link to nothing: give "
            "another",
        )
    there = next(path for path in above if path.exists())
    require(
        there.is_dir(),
        f"--out = {options.out} cannot be a folder, because {there} is a file: give another",
    )
    try:
        with TemporaryDirectory(dir=there):
            pass
    except OSError as error:
        raise ValueError(
            f"--out = {options.out} cannot be used, because nothing can be written into {there} "
            f"({error.strerror}): give another"
        ) from error


def training_config(options: Namespace) -> TrainingConfig:
    names = [field.name for field in fields(TrainingConfig)]
    return TrainingConfig(**{name: getattr(options, name) for name in names})


def make_trainer(options: Namespace, process_group: ProcessGroup, log: Log) -> Trainer:
    """Text, tokenizers, batches, model and trainer, all by the options.

    Raises:
        ValueError: for text or options that cannot be used.
    """
    saved = saved_run(options)
    check_options(options, process_group.device)
    text, validation_text = open_texts(options, log)
    states = tokenizer_states(
        ("src_tokenizer", "tgt_tokenizer"),
        lambda: learn_tokenizers(text, options),
        options,
        process_group,
        saved,
    )
    tokenizers = [tokenizer_from_state(state) for state in states.values()]
    log(f"vocabularies of {len(tokenizers[0]):,} and {len(tokenizers[1]):,} entries")
    pairs, fingerprint = encode_text(text, tokenizers, options, log)
    if options.resume:
        check_same_text(fingerprint, saved.get("text"), options)
    batches = training_batches(pairs, tokenizers, options, process_group, log)
    options.n_steps, options.epochs = count_steps(batches, options), None
    check_more_steps(options, saved)
    validation = validation_batches(validation_text, tokenizers, options, log)
    model = init_model(tokenizers, options)
    extras = {**states, "text": fingerprint}
    return trainer_of(model, batches, validation, extras, options, process_group, log)


def trainer_of(
    model: EncoderDecoder | DecoderOnly,
    batches: TokenBatches | TextBlocks,
    validation: Sequence[Batch],
    extras: dict[str, Any],
    options: Namespace,
    process_group: ProcessGroup,
    log: Log,
) -> Trainer:
    log(f"{count_parameters(model):,} parameters, {options.n_steps:,} steps")
    trainer = Trainer(
        model.to(process_group.device),
        batches.epoch,
        training_config(options),
        validation=validation,
        folder=options.out,
        extras={**extras, "options": vars(options)},
        process_group=process_group,
        tensorboard=options.tensorboard,
    )
    trainer.progress.say = log
    return trainer


def open_texts(
    options: Namespace, log: Log
) -> tuple[ParallelText, ParallelText | None]:
    """The text to train on, and the one to validate on: from files, or held out of the first."""
    text = open_text(options.files, options)
    if options.validation:
        return text, open_text(options.validation, options)
    held_out = hold_out((source for source, _ in text), options.hold_out, options.seed)
    if held_out is None:
        log("no validation: there is no --validation, and no pair is held out for it")
        return text, None
    log(
        "one of twenty pairs is held out to validate on, at most "
        f"{options.hold_out:,}: --hold-out 0 trains on all, --validation names other text"
    )
    return (
        open_text(options.files, options, leave_out=held_out.unless_held_out),
        open_text(options.files, options, leave_out=held_out.only_held_out),
    )


def tokenizer_states(
    names: Sequence[str],
    learn: Callable[[], Sequence[Tokenizer]],
    options: Namespace,
    process_group: ProcessGroup,
    saved: dict[str, Any],
) -> dict[str, dict]:
    """By name: from the run that is resumed, or learned by the main process."""
    states: dict[str, dict] = {}
    if options.resume:
        with not_ours(Path(options.out) / LAST):
            states = {name: saved[name] for name in names}
    elif process_group.is_main:
        learned = zip(names, learn(), strict=True)
        states = {name: tokenizer.state() for name, tokenizer in learned}
    return process_group.all_gather(states)[0]


def training_batches(
    pairs: Iterable,
    tokenizers: list[Tokenizer],
    options: Namespace,
    process_group: ProcessGroup,
    log: Log,
) -> TokenBatches:
    batches = TokenBatches(
        pairs,
        options.max_tokens,
        pad_id=tokenizers[0].vocabulary.pad_id,
        seed=options.seed,
        rank=process_group.rank,
        world_size=process_group.world_size,
    )
    some = list(islice(batches.epoch(0), 100))
    log(f"{padding_share(some):.1%} of the positions in a batch are padding")
    return batches


def validation_batches(
    text: ParallelText | None,
    tokenizers: list[Tokenizer],
    options: Namespace,
    log: Log,
) -> list[Batch]:
    if text is None:
        return []
    pairs, _ = encode_text(text, tokenizers, options, log)
    pad_id = tokenizers[0].vocabulary.pad_id
    return list(TokenBatches(pairs, options.max_tokens, pad_id=pad_id).epoch(0))


def init_model(tokenizers: list[Tokenizer], options: Namespace) -> EncoderDecoder:
    """The model of these options, with the parameters that their seed gives."""
    torch.manual_seed(options.seed)
    return make_model(
        *map(len, tokenizers),
        **model_settings(options),
        tie_embeddings=options.shared,
        pad_id=tokenizers[0].vocabulary.pad_id,
    )


def model_settings(options: Namespace) -> dict[str, Any]:
    """Of any model. One of plain text has positions for a block."""
    settings = {name: getattr(options, name) for name in MODEL_OPTIONS}
    return {**settings, "max_len": options.block or options.max_len}


def count_steps(batches: TokenBatches | TextBlocks, options: Namespace) -> int:
    """`--n-steps`, or the number of steps in as many `--epochs`."""
    if options.epochs is None:
        return options.n_steps
    n_batches = sum(1 for _ in batches.epoch(0))
    return options.epochs * math.ceil(n_batches / options.accumulate)
