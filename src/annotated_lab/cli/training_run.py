"""A training run from the options of `train`: text, tokenizers, batches, model and trainer."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, fields, replace
from itertools import chain, islice
from operator import index
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import torch

from annotated.checks import check_size, require
from annotated.data.tokenizers import (
    LibraryTokenizer,
    Tokenizer,
    WordTokenizer,
    tokenizer_from_state,
)
from annotated.inspection import count_parameters
from annotated.training.batches import Batch
from annotated.training.checkpoints import read_checkpoint
from annotated.transformer.config import TransformerConfig
from annotated.transformer.decoder_only import DecoderOnly, make_decoder_only
from annotated.transformer.model import EncoderDecoder, make_model
from annotated_lab.cli.options import (
    FOR_PLAIN_TEXT,
    TOKENIZERS,
    TextOptions,
    TrainOptions,
    flags,
)
from annotated_lab.data.held_out import hold_out
from annotated_lab.data.parallel_text import ParallelText, encode_pairs
from annotated_lab.data.plain_text import PASSAGE, PlainText, Stretch
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
HELD_OUT = (
    "one of twenty {} is held out to validate on, at most {:,}: --hold-out 0 trains on all, "
    "--validation names other text"
)
NONE_HELD_OUT = "no validation: there is no --validation, and no {} is held out for it"
Log = Callable[[str], object]


def train_options(given: dict[str, Any]) -> TrainOptions:
    """Complete the given options: with defaults, or with those of the run that is resumed."""
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
    """Reject what can be known to fail."""
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
    """Reject a folder that cannot be written to. It is made when there is something to write."""
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
    """Reject sizes that do not fit together, and a model that fits into no computer."""
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
    """Return the settings of any model. One of plain text has positions for a block."""
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


def learn_tokenizer(texts: Iterable[str], options: TrainOptions) -> Tokenizer:
    kind: Any = TOKENIZERS[options.tokenizer]
    more = {"min_freq": options.min_freq} if kind is WordTokenizer else {}
    return kind.learn(texts, size=options.vocab_size, **more)


class Pairs:
    """Pairs from files, to train and to validate an encoder-decoder."""

    tokenizer_names = ("src_tokenizer", "tgt_tokenizer")
    n_characters = 0  # they are not counted

    def __init__(self, options: TrainOptions, log: Log):
        self.options, self.log = options, log
        self.text = open_text(options.files, options)
        self.validation: ParallelText | None = None
        if options.validation:
            self.validation = open_text(options.validation, options)
            return
        sources = (source for source, _ in self.text)
        held_out = hold_out(sources, options.hold_out, options.seed)
        if held_out is None:
            log(NONE_HELD_OUT.format("pair"))
            return
        log(HELD_OUT.format("pairs", options.hold_out))
        self.text.leave_out = lambda s: "held out" if s in held_out else None
        self.validation = open_text(options.files, options)
        self.validation.leave_out = lambda s: None if s in held_out else "for training"

    def items(self) -> Iterable[Sequence[str]]:
        """Iterate over what a resumed run must find again."""
        return chain(self.text, self.validation or ())

    def learn_tokenizers(self) -> list[Tokenizer]:
        """Learn one for each language, or the same for both. Each pass reads the text anew."""
        options = self.options
        if options.shared:
            both = (side for pair in self.text for side in pair)
            return [learn_tokenizer(both, options)] * 2
        return [
            learn_tokenizer((pair[i] for pair in self.text), options) for i in (0, 1)
        ]

    def batches(self, tokenizers: list[Tokenizer], **ranks: int) -> TokenBatches:
        self.log("vocabularies of {:,} and {:,} entries".format(*map(len, tokenizers)))
        batches = self.encoded(self.text, tokenizers, seed=self.options.seed, **ranks)
        share = padding_share(islice(batches.epoch(0), 100))
        self.log(f"{share:.1%} of the positions in a batch are padding")
        return batches

    def encoded(
        self, text: ParallelText, tokenizers: list[Tokenizer], **how: int
    ) -> TokenBatches:
        encoded = encode_pairs(text, *tokenizers, max_len=self.options.max_len)
        pad_id = tokenizers[0].vocabulary.pad_id
        batches = TokenBatches(encoded, self.options.max_tokens, pad_id=pad_id, **how)
        self.log(f"{text}: {text.report}")
        self.log(f"{text}, encoded: {encoded.report}")
        return batches

    def validation_batches(self, tokenizers: list[Tokenizer]) -> list[Batch]:
        if self.validation is None:
            return []
        return list(self.encoded(self.validation, tokenizers).epoch(0))

    def make_model(
        self, tokenizers: list[Tokenizer], **settings: Any
    ) -> EncoderDecoder:
        return make_model(*map(len, tokenizers), **settings)


class Passages:
    """Plain text from files, to train and to validate a decoder-only model."""

    tokenizer_names = ("tokenizer",)

    def __init__(self, options: TrainOptions, log: Log):
        self.options, self.log = options, log
        text, held_out = PlainText(options.text or ()), None
        self.validation: list[Stretch] = []
        if options.validation:
            self.validation = PlainText(options.validation).stretches(lambda p: True)
        else:
            passages = (passage.text for passage in text)
            held_out = hold_out(passages, options.hold_out, options.seed)
        if held_out:
            log(HELD_OUT.format(f"passages of {PASSAGE} characters", options.hold_out))
            self.validation = text.stretches(lambda p: p in held_out)
        elif not self.validation:
            log(NONE_HELD_OUT.format("passage"))
        self.text = text.stretches(lambda p: held_out is None or p not in held_out)
        n_train, self.n_characters = (
            sum(len(stretch.text) for stretch in part)
            for part in (self.text, self.validation)
        )
        log(
            f"{text}: {n_train:,} characters to train on; to validate: {self.n_characters:,} "
            "characters"
        )

    def items(self) -> Iterable[Sequence[str]]:
        """Iterate over what a resumed run must find again."""
        for text, ends_file in chain(self.text, self.validation):
            yield text, str(ends_file)

    def learn_tokenizers(self) -> list[Tokenizer]:
        return [learn_tokenizer((text for text, _ in self.text), self.options)]

    def batches(self, tokenizers: list[Tokenizer], **ranks: int) -> TextBlocks:
        batches = self.blocks(self.text, tokenizers, seed=self.options.seed, **ranks)
        n_entries, n_tokens = len(tokenizers[0]), sum(map(len, batches.stretches))
        self.log(
            f"a vocabulary of {n_entries:,} entries, {n_tokens:,} tokens to train on"
        )
        return batches

    def blocks(
        self, stretches: list[Stretch], tokenizers: list[Tokenizer], **how: int
    ) -> TextBlocks:
        """Blocks of the stretches as ids. The end of a file is `</s>`."""
        [tokenizer], options = tokenizers, self.options
        vocabulary = tokenizer.vocabulary
        ids = [
            tokenizer.encode(text) + [vocabulary.eos_id] * ends_file
            for text, ends_file in stretches
        ]
        sizes = options.block or 0, options.max_tokens
        return TextBlocks(ids, *sizes, vocabulary=vocabulary, **how)

    def validation_batches(self, tokenizers: list[Tokenizer]) -> list[Batch]:
        if not self.validation:
            return []
        blocks = self.blocks(self.validation, tokenizers)
        return list(blocks.in_batches(blocks.blocks()))

    def make_model(self, tokenizers: list[Tokenizer], **settings: Any) -> DecoderOnly:
        return make_decoder_only(len(tokenizers[0]), **settings)


# --- the trainer ---


def make_trainer(
    options: TrainOptions, process_group: ProcessGroup, log: Log
) -> tuple[Trainer, float]:
    """Make a trainer. Return also the tokens per character of the text to validate on.

    Raises:
        ValueError: for text or options that cannot be used.
    """
    check_options(options)
    text = Passages(options, log) if options.text else Pairs(options, log)
    fingerprint, saved, states = text_fingerprint(text.items()), {}, {}
    if options.resume:
        saved = read_checkpoint(Path(options.out) / LAST)
        states = {name: saved["extras"][name] for name in text.tokenizer_names}
        require(
            saved["extras"]["text"] == fingerprint,
            f"{' and '.join(options.text or options.files)}: this is not the text that "
            f"{options.out} was trained and validated on. Give that text, or begin a new run with "
            "another --out",
        )
    elif process_group.is_main:
        learned = zip(text.tokenizer_names, text.learn_tokenizers(), strict=True)
        states = {name: tokenizer.state() for name, tokenizer in learned}
    states = process_group.all_gather(states)[0]
    tokenizers = [tokenizer_from_state(state) for state in states.values()]
    ranks = dict(rank=process_group.rank, world_size=process_group.world_size)
    batches = text.batches(tokenizers, **ranks)
    if options.epochs is not None:
        per_epoch = math.ceil(sum(1 for _ in batches.epoch(0)) / options.accumulate)
        options = replace(options, n_steps=options.epochs * per_epoch, epochs=None)
    if saved:
        check_length(options, saved)
    validation = text.validation_batches(tokenizers)
    torch.manual_seed(options.seed)
    model = text.make_model(
        tokenizers,
        **model_settings(options),
        tie_embeddings=options.shared,
        pad_id=tokenizers[0].vocabulary.pad_id,
    )
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
    return trainer, n_tokens / max(1, text.n_characters)


def check_length(options: TrainOptions, saved: dict[str, Any]) -> None:
    """A run can be made longer, unless its learning rates follow from its length."""
    done = index(saved["training"]["state"]["step"])
    before, now = saved["extras"]["options"]["n_steps"], options.n_steps
    require(
        now == before if options.schedule == "one-cycle" else done <= now,
        f"{options.out} has made {done:,} of {before:,} steps, and cannot be resumed with {now:,}: "
        "give more, or, with --schedule one-cycle, as many as it had",
    )
