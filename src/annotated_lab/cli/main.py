"""The commands: `python -m annotated_lab train`, `translate`, `evaluate`, `generate`, `inspect`.

Results go to standard output, and all else to standard error, so commands can be piped.
Exit codes: 0 for success, 1 for a training that failed, 2 for options or input that
cannot be used, 130 for Ctrl-C (and SIGTERM or SIGHUP, if they end a training).
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from annotated.checks import check_size
from annotated.data.tokenizers import WordTokenizer
from annotated_lab.cli.inspect_model import describe
from annotated_lab.cli.memory import enough_memory
from annotated_lab.cli.options import (
    FOR_PLAIN_TEXT,
    build_parser,
    check_decoding,
    check_heeded,
    check_kind_of_text,
    check_settings,
)
from annotated_lab.cli.same_run import saved_options
from annotated_lab.cli.streams import (
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
from annotated_lab.cli.text_run import make_text_trainer
from annotated_lab.cli.training_run import make_trainer
from annotated_lab.cli.translating import checkpoint_at, evaluate, translate
from annotated_lab.small_world import check
from annotated_lab.storyteller.storyteller import SHIPPED as STORIES
from annotated_lab.storyteller.storyteller import Storyteller
from annotated_lab.training.distributed import ProcessGroup, process_group
from annotated_lab.training.trainer import Trainer

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
    """Settings, parameters of each part, and shapes."""
    check_size(options.depth, "--depth")
    describe(options, checkpoint_at(options.model) if options.model else None)
    return DONE


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
