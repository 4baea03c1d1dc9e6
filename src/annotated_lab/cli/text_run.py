"""A training run on plain text of your own: `python -m annotated_lab train --text`."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import Any

import torch

from annotated.checks import check_size, require
from annotated.data.tokenizers import Tokenizer, tokenizer_from_state
from annotated.data.vocabulary import EOS
from annotated.transformer.decoder_only import DecoderOnly, make_decoder_only
from annotated_lab.cli.same_run import check_more_steps, check_same_text, saved_run
from annotated_lab.cli.text_report import Report, TextMeasure
from annotated_lab.cli.training_run import (
    Log,
    check_run,
    count_steps,
    learn_tokenizer,
    model_settings,
    tokenizer_states,
    trainer_of,
)
from annotated_lab.data.held_out import hold_out
from annotated_lab.data.plain_text import PASSAGE, PlainText, Stretch
from annotated_lab.data.text_blocks import TextBlocks
from annotated_lab.data.text_fingerprint import TextFingerprint
from annotated_lab.training.distributed import ProcessGroup
from annotated_lab.training.trainer import Trainer


def make_text_trainer(
    options: Namespace, process_group: ProcessGroup, log: Log
) -> tuple[Trainer, Report]:
    """Text, tokenizer, blocks, model and trainer; and what is to be said when it is done.

    Raises:
        ValueError: for text or options that cannot be used.
    """
    saved = saved_run(options)
    check_text_options(options, process_group.device)
    stretches, held_out, fingerprint = read_text(options, log)
    if options.resume:
        check_same_text(fingerprint, saved.get("text"), options)
    states = tokenizer_states(
        ["tokenizer"],
        lambda: [learn_tokenizer((text for text, _ in stretches), options)],
        options,
        process_group,
        saved,
    )
    tokenizer = tokenizer_from_state(states["tokenizer"])
    ranks = dict(rank=process_group.rank, world_size=process_group.world_size)
    batches = text_blocks(stretches, tokenizer, options, **ranks)
    n_tokens = sum(map(len, batches.stretches))
    log(f"a vocabulary of {len(tokenizer):,} entries, {n_tokens:,} tokens to train on")
    options.n_steps, options.epochs = count_steps(batches, options), None
    check_more_steps(options, saved)
    validation, measure = [], None
    if held_out:
        blocks = text_blocks(held_out, tokenizer, options)
        validation = list(blocks.in_batches(blocks.blocks()))
        measure = TextMeasure(tokenizer, batches, blocks, held_out)
    model = init_text_model(tokenizer, options)
    extras = {**states, "text": fingerprint}
    trainer = trainer_of(
        model, batches, validation, extras, options, process_group, log
    )
    return trainer, Report(measure, log)


def check_text_options(options: Namespace, device: torch.device) -> None:
    """Refuse what can be known to fail before a text is read."""
    check_run(options, device)
    check_size(options.block, "--block")
    require(
        options.block <= options.max_tokens,
        f"--max-tokens {options.max_tokens} has no room for --block {options.block}: raise "
        "one, or lower the other",
    )
    for files in (options.text, options.validation or options.text):
        PlainText(files)


def read_text(
    options: Namespace, log: Log
) -> tuple[list[Stretch], list[Stretch], dict[str, Any]]:
    """The stretches to train on, those to validate on, and the fingerprint of the first."""
    text = PlainText(options.text)
    held_out = None
    if not options.validation:
        passages = (passage.text for passage in text)
        held_out = hold_out(passages, options.hold_out, options.seed)

    def is_trained(passage: str) -> bool:
        return held_out is None or passage not in held_out

    stretches, others = text.stretches(is_trained), []
    if options.validation:
        others = PlainText(options.validation).stretches(lambda passage: True)
    elif held_out:
        others = text.stretches(lambda passage: not is_trained(passage))
        log(
            f"one of twenty passages of {PASSAGE} characters is held out to validate on, at most "
            f"{options.hold_out:,}: --hold-out 0 trains on all, --validation names other text"
        )
    else:
        log("no validation: there is no --validation, and no passage is held out")
    log(f"{text}: {told(stretches)} to train on; to validate: {told(others)}")
    return stretches, others, fingerprint_of(text, is_trained)


def told(stretches: list[Stretch]) -> str:
    return f"{sum(len(text) for text, _ in stretches):,} characters"


def fingerprint_of(text: PlainText, is_trained: Callable[[str], bool]) -> dict:
    fingerprint = TextFingerprint("passages", ["passage"])
    for passage, ends_file in text:
        if is_trained(passage):
            fingerprint.add([passage + EOS if ends_file else passage])
    return fingerprint.state()


def text_blocks(
    stretches: list[Stretch], tokenizer: Tokenizer, options: Namespace, **ranks: int
) -> TextBlocks:
    """Blocks of the stretches as ids. The end of a file is `</s>`."""
    vocabulary = tokenizer.vocabulary
    return TextBlocks(
        [
            tokenizer.encode(text) + [vocabulary.eos_id] * ends_file
            for text, ends_file in stretches
        ],
        options.block,
        options.max_tokens,
        vocabulary=vocabulary,
        seed=options.seed,
        **ranks,
    )


def init_text_model(tokenizer: Tokenizer, options: Namespace) -> DecoderOnly:
    """The model of these options, with the parameters that their seed gives."""
    torch.manual_seed(options.seed)
    return make_decoder_only(
        len(tokenizer),
        **model_settings(options),
        tie_embeddings=options.shared,
        pad_id=tokenizer.vocabulary.pad_id,
    )
