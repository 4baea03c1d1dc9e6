"""The command line: `python -m annotated train`, `translate`, `evaluate`, `generate`, `inspect`.

Results go to standard output, and all else to standard error, so commands can be piped.
Exit codes: 0 for success, 1 for a training that failed, 2 for options or input that
cannot be used, 130 for Ctrl-C (and SIGTERM or SIGHUP, if they end a training).
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict

import torch

from annotated.checks import check_size, require
from annotated.cli.memory import MOST_LAYERS, enough_memory
from annotated.cli.options import (
    FOR_PLAIN_TEXT,
    SIZES,
    build_parser,
    check_decoding,
    check_heeded,
    check_kind_of_text,
    check_settings,
)
from annotated.cli.same_run import saved_options
from annotated.cli.streams import (
    DONE,
    FAILED,
    INTERRUPTED,
    UNUSABLE,
    flush,
    log,
    logged_warnings,
    open_closed_streams,
    write,
)
from annotated.cli.text_run import make_text_trainer
from annotated.cli.training_run import make_trainer
from annotated.cli.translating import checkpoint_at, evaluate, translate
from annotated.data.small_world import check
from annotated.data.tokenizers import WordTokenizer
from annotated.inspection import count_parameters, trace_shapes
from annotated.storyteller.storyteller import SHIPPED as STORIES
from annotated.storyteller.storyteller import Storyteller
from annotated.training.checkpoints import (
    load_checkpoint,
    load_decoder_only,
    read_checkpoint,
)
from annotated.training.distributed import ProcessGroup, process_group
from annotated.training.trainer import Trainer
from annotated.transformer.config import TransformerConfig
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.masks import padding_mask, target_mask
from annotated.transformer.model import EncoderDecoder

LARGEST = 10**9  # of the sizes for `inspect`


# --- train ---


def train(options: Namespace) -> int:
    with process_group() as group:
        return train_in(group, options)


def train_in(group: ProcessGroup, options: Namespace) -> int:
    """A function of its own: the trainer has to be gone before the group is destroyed."""
    log_main = log if group.is_main else lambda message: None
    if options.text:
        trainer, report = make_text_trainer(options, group, log_main)
    else:
        trainer, report = make_trainer(options, group, log_main), None
    try:
        with logged_warnings(log_main), enough_memory():
            trainer.fit(resume=options.resume)
    except (ValueError, OSError) as error:
        log(f"the training failed: {error}")
        return FAILED
    log_main(how_it_ended(trainer))
    if trainer.stop_reason == "interrupted":
        log_main(f"interrupted; go on with: train --out {options.out} --resume")
        return INTERRUPTED
    if report and group.is_main:
        report(trainer)
    command = "generate" if options.text else "translate"
    log_main(f"trained; use it with: {command} --model {options.out}")
    return DONE


def how_it_ended(trainer: Trainer) -> str:
    """After which step, why, and how good the best checkpoint is."""
    patience = trainer.config.patience or 0
    why = {
        "": "all steps are done",
        "interrupted": "interrupted, and saved",
        "patience": f"{patience} validation{'s' * (patience > 1)} without progress, see --patience",
    }[trainer.stop_reason]
    end = (
        f"ended after step {trainer.state.step:,} of {trainer.config.n_steps:,}: {why}"
    )
    if not trainer.validates:
        return end
    return f"{end}; lowest validation loss {trainer.state.best_loss:.4f}"


# --- generate ---


def generate(options: Namespace) -> int:
    """The text. Where a story contradicts the small world, a message says why."""
    teller = Storyteller.load(
        checkpoint_at(options.model) if options.model else STORIES
    )
    names = ("temperature", "top_k", "top_p", "max_len", "seed")
    story = teller.continue_story(
        options.text, **{name: getattr(options, name) for name in names}
    )
    write(story)
    problem = check(WordTokenizer.tokenize(story)) if not options.model else None
    if problem:
        log(f"sentence {problem.sentence + 1} contradicts the world: {problem.reason}")
    return DONE


# --- inspect ---


def inspect(options: Namespace) -> int:
    """Parameters of each part, and the shapes of a forward pass of 2 pairs of 5 and 7 tokens.

    A decoder-only model has no sources: there it is 2 texts of 7 tokens.
    """
    check_size(options.depth, "--depth")
    kind, config = EncoderDecoder, None
    if options.model:
        path = checkpoint_at(options.model)
        is_text = read_checkpoint(path).get("model") == DecoderOnly.__name__
        model, _ = load_decoder_only(path) if is_text else load_checkpoint(path)
        kind, config = type(model), model.config
    config = config or config_from_options(options)
    with torch.device("meta"):  # shapes without numbers, so the largest model is quick
        model = kind(config)
        src = torch.ones(2, min(5, config.max_len), dtype=torch.long)
        tgt = torch.ones(2, min(7, config.max_len), dtype=torch.long)
        masks = padding_mask(src, config.pad_id), target_mask(tgt, config.pad_id)
        inputs = (tgt,) if kind == DecoderOnly else (src, tgt, *masks)
        shapes = trace_shapes(model, *inputs)
    for name, value in asdict(config).items():
        write(f"{name:22}{value}")
    write("")
    for name, part in model.named_children():
        write(f"{name:22}{count_parameters(part):>15,}")
    write(f"{'all parameters':22}{count_parameters(model):>15,}\n")
    write(shapes.upto(options.depth))
    return DONE


def config_from_options(options: Namespace) -> TransformerConfig:
    require(
        None not in (options.src_vocab, options.tgt_vocab),
        "give a checkpoint, or the sizes of both vocabularies: --src-vocab and --tgt-vocab",
    )
    sizes = {name: getattr(options, name) for name in SIZES}
    require(
        max(sizes.values()) <= LARGEST and options.n_layers <= MOST_LAYERS,
        f"a size is above {LARGEST:,}, or there are more than {MOST_LAYERS:,} layers: no computer "
        "has room for that",
    )
    return TransformerConfig(**sizes)


# --- all of them ---

COMMANDS = {
    "train": train,
    "translate": translate,
    "evaluate": evaluate,
    "generate": generate,
    "inspect": inspect,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, and return its exit code.

    Args:
        arguments: without the program's name. None: those of the process.
    """
    open_closed_streams()
    parser, train_parser = build_parser()
    try:
        options = parser.parse_args(arguments)
    finally:  # it may have printed help
        flush()
    try:
        if options.command == "train":
            if options.resume:
                # The options of the run that is resumed are the defaults of this one.
                known = vars(parser.parse_args(["train", "--out", "."]))
                train_parser.set_defaults(**saved_options(options.out, known))
            elif options.text:
                train_parser.set_defaults(**FOR_PLAIN_TEXT)
            options = parser.parse_args(arguments)
            defaults = parser.parse_args(["train", "--out", "."])
            check_kind_of_text(options, defaults)
            if not options.resume:
                check_heeded(options, defaults)
        elif options.command in ("translate", "evaluate"):
            check_decoding(options, parser.parse_args([options.command]))
        elif options.command == "inspect":
            check_settings(options, parser.parse_args(["inspect"]))
        with enough_memory():
            return COMMANDS[options.command](options)
    except BrokenPipeError:  # the reader, such as `head`, has enough
        return DONE
    except (ValueError, OSError) as error:
        log(f"{parser.prog} {options.command}: {error}")
        return UNUSABLE
    except KeyboardInterrupt:
        log("interrupted")
        return INTERRUPTED
