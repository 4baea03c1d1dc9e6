"""The command line: `python -m annotated train`, `translate`, `evaluate`, `generate`, `inspect`.

Results go to standard output, and all else to standard error, so commands can be piped.
Exit codes: 0 for success, 1 for a training that failed, 2 for options or input that
cannot be used, 130 for Ctrl-C (and SIGTERM or SIGHUP, if they end a training).
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from annotated.checks import check_seed, check_size, require
from annotated.cli.memory import MOST_LAYERS, enough_memory
from annotated.cli.options import (
    FOR_PLAIN_TEXT,
    build_parser,
    check_decoding,
    check_heeded,
    check_kind_of_text,
)
from annotated.cli.same_run import saved_options
from annotated.cli.streams import (
    flush,
    input_lines,
    log,
    logged_warnings,
    open_closed_streams,
    write,
)
from annotated.cli.text_run import make_text_trainer
from annotated.cli.training_run import make_trainer, open_text
from annotated.data.small_world import check
from annotated.data.tokenizers import WordTokenizer
from annotated.decoding.beam import beam_search, check_search
from annotated.decoding.greedy import greedy_decode
from annotated.decoding.sampling import check_sampling, sample
from annotated.inspection import count_parameters, trace_shapes
from annotated.scores import bleu, exact_match, make_metric
from annotated.storyteller.storyteller import SHIPPED as STORIES
from annotated.storyteller.storyteller import Storyteller
from annotated.training.checkpoints import load_checkpoint
from annotated.training.distributed import ProcessGroup, process_group
from annotated.training.folder import BEST, LAST
from annotated.training.trainer import Trainer
from annotated.transformer.config import TransformerConfig
from annotated.transformer.masks import padding_mask, target_mask
from annotated.transformer.model import EncoderDecoder
from annotated.translator.translator import LANGUAGES, SHIPPED, Translator

DONE, FAILED, UNUSABLE, INTERRUPTED = 0, 1, 2, 130
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
    why = {
        "": "all steps are done",
        "interrupted": "interrupted, and saved",
        "patience": f"{trainer.config.patience} validations without progress, see --patience",
    }[trainer.stop_reason]
    end = (
        f"ended after step {trainer.state.step:,} of {trainer.config.n_steps:,}: {why}"
    )
    if not trainer.validates:
        return end
    return f"{end}; lowest validation loss {trainer.state.best_loss:.4f}"


# --- translate and evaluate ---


def checkpoint_at(path: str) -> Path:
    """The file itself; of a training's folder, its best checkpoint, or else its last."""
    best, last = Path(path) / BEST, Path(path) / LAST
    return next((file for file in (best, last) if file.exists()), Path(path))


def load_translator(options: Namespace) -> Translator:
    shipped = LANGUAGES if options.to else SHIPPED
    translator = Translator.load(
        checkpoint_at(options.model) if options.model else shipped
    )
    if options.to:  # a language that it does not know is refused before any work
        translator.asking_for([], options.to)
    translator.model.to("cuda" if torch.cuda.is_available() else "cpu")
    return translator


def source_texts(translator: Translator, texts: Sequence[str], options: Namespace):
    """The texts with the language of `--to`, if it is given. Empty ones stay empty."""
    if not options.to:
        return texts
    return [
        translator.asking_for([text], options.to)[0] if text.strip() else text
        for text in texts
    ]


def decoding_options(options: Namespace) -> dict[str, Any]:
    """The arguments of `Translator.translate` that say how to decode."""
    check_search(options.beam, options.length_penalty)
    if options.sample:
        check_seed(options.seed)
        check_sampling(options.temperature, options.top_k, options.top_p)
        return {
            "decode": sample,
            "temperature": options.temperature,
            "top_k": options.top_k,
            "top_p": options.top_p,
            "generator": torch.Generator().manual_seed(options.seed),
        }
    if options.beam == 1:
        return {"decode": greedy_decode}
    return {
        "decode": beam_search,
        "beam_size": options.beam,
        "length_penalty": options.length_penalty,
    }


def is_usable(translator: Translator, text: str, name: str) -> bool:
    """Whether the model can take the text as input. If not, or not all of it, log why."""
    try:
        ids = translator.encode_source(text)
    except ValueError as error:
        log(f"{name}: {error}")
        return False
    if unknown := ids.count(translator.src_vocab.unk_id):
        log(f"{name}: {unknown} of {len(ids)} tokens are unknown to the model")
    return True


def translate(options: Namespace) -> int:
    """A line for each line. One that cannot be read gives an empty line and a message."""
    how = decoding_options(options)
    lines = options.texts or input_lines()
    translator = load_translator(options)
    code = DONE
    for number, line in enumerate(lines, start=1):
        translation = ""
        [line] = source_texts(translator, [line], options)
        if line.strip() and is_usable(translator, line, f"line {number}"):
            [translation] = translator.translate([line], **how)
        elif line.strip():
            code = UNUSABLE
        write(translation)
    return code


def evaluate(options: Namespace) -> int:
    check_size(options.batch_size, "--batch-size")
    make_metric(tokenize=options.bleu_tokens)  # to refuse it before the work
    how = decoding_options(options)
    text = open_text(options.files, options)
    translator = load_translator(options)
    sources, references = zip(*text, strict=True)
    log(f"{text}: {text.report}")
    sources = source_texts(translator, sources, options)
    hypotheses = translate_all(translator, sources, how, options.batch_size)
    found = bleu(hypotheses, references, tokenize=options.bleu_tokens)
    if found.totals[-1] == 0:
        log("no translation has four words, so BLEU is 0: try --bleu-tokens char")
    result = {
        "pairs": len(sources),
        "exact_match": exact_match(hypotheses, references),
        "bleu": found.score,
        "signature": found.signature,
    }
    if translator.languages:
        pairs = list(zip(sources, hypotheses, references, strict=True))
        result["languages"] = exact_by_language(translator, pairs)
    if options.json:
        write(json.dumps(result))
    else:
        write(f"{result['exact_match']:.2%} of {len(sources):,} exact\n{found}")
        for code, share in result.get("languages", {}).items():
            write(f"{code} {share:.2%} exact")
    return DONE


def exact_by_language(
    translator: Translator, pairs: Sequence[tuple[str, str, str]]
) -> dict[str, float]:
    """Exact match for each language that a source asks for: of (source, given, right)."""
    found = {}
    for code in translator.languages:
        asked = [pair[1:] for pair in pairs if pair[0].startswith(f"<{code}>")]
        if asked:
            found[code] = exact_match(*map(list, zip(*asked, strict=True)))
    return found


def translate_all(
    translator: Translator, sources: Sequence[str], how: dict[str, Any], batch_size: int
) -> list[str]:
    """In batches. A source that the model cannot read is translated to nothing, and so wrong."""
    hypotheses = [""] * len(sources)
    readable = [
        number
        for number, source in enumerate(sources)
        if is_usable(translator, source, f"pair {number + 1}")
    ]
    if len(readable) < len(sources):
        log(f"{len(sources) - len(readable)} pairs cannot be read, and count as wrong")
    for start in range(0, len(readable), batch_size):
        chosen = readable[start : start + batch_size]
        written = translator.translate([sources[number] for number in chosen], **how)
        for number, text in zip(chosen, written, strict=True):
            hypotheses[number] = text
        if sys.stderr.isatty():
            log(f"{start + len(chosen):,} of {len(readable):,}")
    return hypotheses


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
    """Parameters of each part, and the shapes of a forward pass of 2 pairs of 5 and 7 tokens."""
    check_size(options.depth, "--depth")
    model = load_checkpoint(checkpoint_at(options.model))[0] if options.model else None
    config = model.config if model else config_from_options(options)
    with torch.device("meta"):  # shapes without numbers, so the largest model is quick
        model = EncoderDecoder(config)
        src = torch.ones(2, min(5, config.max_len), dtype=torch.long)
        tgt = torch.ones(2, min(7, config.max_len), dtype=torch.long)
        masks = padding_mask(src, config.pad_id), target_mask(tgt, config.pad_id)
        shapes = trace_shapes(model, src, tgt, *masks)
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
    names = ("src_vocab", "tgt_vocab", "n_layers", "d_model", "d_ff", "n_heads")
    sizes = {name: getattr(options, name) for name in names}
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
            check_heeded(options, defaults)
        elif options.command in ("translate", "evaluate"):
            check_decoding(options, parser.parse_args([options.command]))
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
