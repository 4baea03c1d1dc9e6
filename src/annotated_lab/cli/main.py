"""The commands of `python -m annotated_lab`: train, translate, evaluate, generate, export, inspect.

Results go to standard output, all else to standard error. Exit codes: 0 for success, 1 for a
training that failed, 2 for options or input that cannot be used, 130 for Ctrl-C.
"""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import torch

from annotated.data.tokenizers import WordTokenizer
from annotated.training.checkpoints import LAST
from annotated.translator.translator import SHIPPED as TRANSLATOR
from annotated.translator.translator import Translator
from annotated_lab.cli import options as command_line
from annotated_lab.cli import streams
from annotated_lab.cli.inspect_model import inspect
from annotated_lab.cli.options import ExportOptions, GenerateOptions, TrainOptions
from annotated_lab.cli.streams import DONE, FAILED, INTERRUPTED, UNUSABLE, log
from annotated_lab.cli.training_run import make_trainer, train_options
from annotated_lab.cli.translating import evaluate, translate
from annotated_lab.devices import device_named
from annotated_lab.export import export_to_ctranslate2, export_to_safetensors
from annotated_lab.small_world import check
from annotated_lab.storyteller.storyteller import SHIPPED, Storyteller
from annotated_lab.training.distributed import ProcessGroup, process_group
from annotated_lab.training.run_folder import not_ours
from annotated_lab.training.trainer import Trainer


def train(options: TrainOptions) -> int:
    with process_group(options.device) as group:
        return train_in(group, options)


def train_in(group: ProcessGroup, options: TrainOptions) -> int:
    """Train. (The trainer has to go before the group is destroyed.)"""
    log_main = log if group.is_main else lambda message: None
    with not_ours(Path(options.out) / LAST) if options.resume else nullcontext():
        trainer, tokens_per_character = make_trainer(options, group, log_main)
    try:
        with enough_memory():
            trainer.fit(resume=options.resume)
    except (ValueError, OSError) as error:
        log(f"the training failed: {error}")
        return FAILED
    log_main(how_it_ended(trainer))
    if trainer.stop_reason == "interrupted":
        log_main(f"interrupted; go on with: train --out {options.out} --resume")
        return INTERRUPTED
    loss = trainer.state.best_loss
    if options.text and math.isfinite(loss):
        bits = loss / math.log(2) * tokens_per_character
        log_main(f"perplexity {math.exp(loss):.3f}; {bits:.3f} bits per character")
    command = "generate" if options.text else "translate"
    log_main(f"trained; use it with: {command} --model {options.out}")
    return DONE


def how_it_ended(trainer: Trainer) -> str:
    patience = trainer.config.patience or 0
    many = f"{patience} validation{'s' * (patience > 1)}"
    reasons = {"": "all steps are done", "interrupted": "interrupted, and saved"}
    why = reasons.get(trainer.stop_reason, f"{many} without progress, see --patience")
    step, n_steps = trainer.state.step, trainer.config.n_steps
    end = f"ended after step {step:,} of {n_steps:,}: {why}"
    if not trainer.validates:
        return end
    return f"{end}; lowest validation loss {trainer.state.best_loss:.4f}"


def generate(options: GenerateOptions) -> int:
    path = options.model or SHIPPED
    how = {
        k: x for k, x in vars(options).items() if k not in ("text", "model", "device")
    }
    device, teller = device_named(options.device), Storyteller.load(path)
    teller.model.to(device)
    story = teller.continue_story(options.text, **how)
    streams.write(story)
    problem = check(WordTokenizer.tokenize(story)) if not options.model else None
    if problem:
        log(f"sentence {problem.sentence + 1} contradicts the world: {problem.reason}")
    return DONE


def export(options: ExportOptions) -> int:
    translator = Translator.load(options.model or TRANSLATOR)
    if options.to == "safetensors":
        folder = export_to_safetensors(translator, options.out)
    else:
        folder = export_to_ctranslate2(translator, options.out, options.quantization)
    log(f"{folder}: {', '.join(sorted(file.name for file in folder.iterdir()))}")
    return DONE


@contextmanager
def enough_memory() -> Iterator[None]:
    """Turn a lack of memory, on whatever device, into a `ValueError`."""
    try:
        yield
    except (MemoryError, RuntimeError) as error:
        # PyTorch has an error of its own for GPUs; for the processor it has only words.
        is_it = isinstance(error, MemoryError | torch.OutOfMemoryError)
        words = "DefaultCPUAllocator", "invalid size"
        if not (is_it or any(word in str(error) for word in words)):
            raise
        message = "there is not enough memory: lower model sizes, --max-tokens or --batch-size"
        kind = type(error).__name__
        raise ValueError(f"{message} ({str(error) or kind:.200})") from error


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, and return its exit code. None: the arguments of the process."""
    streams.open_closed_streams()
    parser = command_line.build_parser()
    try:
        given = vars(parser.parse_args(arguments))
    finally:  # it may have printed help
        streams.flush()
    command = given.pop("command")
    made = [train, translate, evaluate, generate, export, inspect]
    functions: dict[str, Any] = {function.__name__: function for function in made}
    try:
        kind = command_line.COMMANDS[command]
        command_line.check_effects(kind, given)
        options = train_options(given) if command == "train" else kind(**given)
        with enough_memory():
            return functions[command](options)
    except BrokenPipeError:  # the reader, such as `head`, has enough
        return DONE
    except (ValueError, OSError) as error:
        log(f"{parser.prog} {command}: {error}")
        return UNUSABLE
    except KeyboardInterrupt:
        log("interrupted")
        return INTERRUPTED
