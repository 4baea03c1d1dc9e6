"""The options of each command: a frozen dataclass, from which its parser is made."""

from __future__ import annotations

import inspect
import textwrap
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError
from argparse import RawDescriptionHelpFormatter as HelpFormatter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import annotated
from annotated.checks import require
from annotated.data import tokenizers
from annotated_lab.data.languages import CODES, LANGUAGES
from annotated_lab.export import QUANTIZATIONS
from annotated_lab.training.config import PRECISIONS, SCHEDULES

TOKENIZERS = {
    "sub-words": tokenizers.SubwordTokenizer,
    "words": tokenizers.WordTokenizer,
    "characters": tokenizers.CharacterTokenizer,
    "library": tokenizers.LibraryTokenizer,
}
# fmt: off
FILES = "two files of aligned lines, or one .tsv, .csv, .txt (with tabs), .jsonl, .json, .tmx or "
FILES += ".xlf; also .gz"
# For some ten thousand pairs: a small model, and all that keeps it from memorizing them
SMALL_CORPUS: dict[str, Any] = dict(n_layers=4, d_model=128, d_ff=256, n_heads=4)
SMALL_CORPUS |= dict(vocab_size=4000, shared=True, max_tokens=2048, dropout=0.3)
SMALL_CORPUS |= dict(n_steps=12_000, warmup_steps=2000, averaging=0.999, patience=10)
# A GPU has room for larger batches, and these allow a higher learning rate.
FOR_GPU: dict[str, Any] = dict(max_tokens=8192, max_lr=0.005, n_steps=5000)
PRESETS = {"small-corpus": SMALL_CORPUS, "small-corpus-gpu": SMALL_CORPUS | FOR_GPU}
HOLD_OUT = "without --validation: pairs, or passages of plain text, to hold out for it: a "
HOLD_OUT += "twentieth at most; 0 for none"
MODEL = "a checkpoint, or the folder of a training"
DEVICE = "cpu, cuda, cuda:1, mps (of a Mac) or xpu; CUDA where there is one, else cpu"
LANGUAGE = "such as fr: the language, of a model that knows several; the shipped one of these "
LANGUAGE += f"speaks {', '.join(CODES)}"
# fmt: on


def option(default: Any, text: str, **settings: Any) -> Any:
    return field(default=default, metadata={"help": text, **settings})


def pair_of_names(text: str) -> tuple[str, str]:
    source, comma, target = text.partition(",")
    if not comma:
        raise ArgumentTypeError(f"{text!r} must be two names with a comma, as src,tgt")
    return source, target


def language_code(text: str) -> str:
    """Return "fr" for "FR", "French" or "français". Other names may be a model's own."""
    for one in LANGUAGES:
        if text.lower() in (one.code, one.name.lower(), one.own_name.lower()):
            return one.code
    return text


# fmt: off  (one option a line)
@dataclass(frozen=True, kw_only=True)
class TextOptions:
    files: Sequence[str] = option((), FILES, nargs="*")
    fields: tuple = option(
        ("src", "tgt"), "names in JSON, languages of TMX", type=pair_of_names
    )
    columns: tuple | None = option(
        None, "of a table, as 2,3 or en,de", type=pair_of_names
    )
    max_ratio: float | None = option(None, "leave out pairs above this length ratio")
    trust_text: bool = option(False, "use also what a first look at it refuses")


@dataclass(frozen=True, kw_only=True)
class TrainOptions(TextOptions):
    """Train a model on parallel text, or on plain text.

    python -m annotated_lab train train.en train.de --validation val.en val.de --out runs/en-de
    python -m annotated_lab train --out runs/en-de --resume
    python -m annotated_lab train --text book.txt letters.txt --out runs/mine
    torchrun --nproc-per-node 8 -m annotated_lab train …
    """

    text: Sequence[str] | None = option(None, "instead of pairs: plain text")
    preset: str | None = option(
        None, "other defaults, for little text", choices=PRESETS
    )
    out: str = option(None, "for checkpoints and log", required=True, metavar="FOLDER")
    resume: bool = option(False, "go on with the run in --out")
    validation: Sequence[str] | None = option(None, "text to validate on")
    hold_out: int = option(1000, HOLD_OUT)
    tokenizer: str = option("sub-words", "kind of tokens", choices=TOKENIZERS)
    vocab_size: int = option(8000, "entries of each vocabulary at most")
    min_freq: int = option(1, "with words: how often one must come to be known")
    shared: bool = option(False, "one vocabulary and tied embeddings")
    max_len: int = option(128, "longest text in tokens; longer pairs are left out")
    max_tokens: int = option(4096, "positions in a batch, on each side")
    block: int | None = option(None, "with --text: tokens that it reads at once (128)")
    n_layers: int = option(3, "layers of encoder and decoder each")
    d_model: int = option(256, "features of each position")
    d_ff: int = option(1024, "features inside the feed-forward network")
    n_heads: int = option(8, "attention heads; they share d_model")
    dropout: float = option(0.1, "on sublayer outputs and embedding sums")
    n_steps: int = option(10_000, "updates of the parameters")
    epochs: int | None = option(None, "instead: times through the text")
    schedule: str = option("noam", "of the learning rate", choices=SCHEDULES)
    max_lr: float | None = option(None, "highest learning rate; the paper's by default")
    warmup_steps: int = option(1000, "updates until it is reached, with noam")
    label_smoothing: float = option(0.1, "share of the probability that is spread")
    max_grad_norm: float = option(1.0, "larger gradients are clipped to it")
    weight_decay: float = option(0.0, "as of Adam")
    accumulate: int = option(1, "batches in one update")
    averaging: float = option(0.0, "of the parameters: 0.999 keeps that share of it")
    precision: str = option("float32", "of matrix products", choices=PRECISIONS)
    evaluate_every: int = option(500, "updates between validations and checkpoints")
    patience: int | None = option(None, "stop after so many without progress")
    seed: int = option(0, "of initialization, batches and dropout")
    device: str | None = option(None, DEVICE)


@dataclass(frozen=True, kw_only=True)
class DecodeOptions:
    model: str | None = option(None, f"{MODEL}; the shipped translator by default")
    to: str | None = option(None, LANGUAGE, type=language_code, metavar="LANGUAGE")
    beam: int = option(1, "beams of the search; 1 is greedy")
    sample: bool = option(False, "sample tokens at random")
    length_penalty: float = option(0.6, "with --beam: α of the paper")
    temperature: float = option(1.0, "with --sample: below 1 for likelier tokens")
    top_k: int | None = option(None, "with --sample: only the likeliest so many")
    top_p: float | None = option(None, "with --sample: the likeliest of this share")
    seed: int = option(0, "with --sample: of the random numbers")
    device: str | None = option(None, DEVICE)


@dataclass(frozen=True, kw_only=True)
class TranslateOptions(DecodeOptions):
    """Translate texts, or standard input line by line.

    python -m annotated_lab translate --to fr "ninety-seven"
    cat test.en | python -m annotated_lab translate --model runs/en-de --beam 4 > test.out
    """

    texts: Sequence[str] = option((), "what to translate", nargs="*", metavar="TEXT")


@dataclass(frozen=True, kw_only=True)
class EvaluateOptions(DecodeOptions, TextOptions):
    """Score the translations of a test set: exact match, BLEU and chrF.

    python -m annotated_lab evaluate test.en test.de --model runs/en-de --beam 4 --json
    python -m annotated_lab evaluate numbers.en numbers.fr --to fr
    """

    batch_size: int = option(32, "texts at once")
    bleu_tokens: str = option("13a", "how sacrebleu cuts words: 13a, char, zh …")
    json: bool = option(False, "print one JSON object")


@dataclass(frozen=True, kw_only=True)
class GenerateOptions:
    """Continue a text: a story of the small world, or by --model.

    python -m annotated_lab generate --temperature 1.3 --top-p 0.9 --seed 7
    python -m annotated_lab generate --model runs/mine "It was" --temperature 0.8
    """

    text: str = option("", "how it begins", nargs="?")
    model: str | None = option(None, f"{MODEL} with --text; by default the shipped one")
    temperature: float = option(1.0, "0 for the most probable token at each step")
    top_k: int | None = option(None, "keep so many of the likeliest tokens")
    top_p: float | None = option(None, "keep the likeliest with this share together")
    max_len: int | None = option(None, "tokens at most, the beginning included")
    seed: int = option(0, "of the random numbers")
    device: str | None = option(None, DEVICE)


@dataclass(frozen=True, kw_only=True)
class ExportOptions:
    """Write a translator for another program: CTranslate2, an engine for servers, or safetensors.

    python -m annotated_lab export runs/en-de --out served --quantization int8
    """

    model: str | None = option(
        None, f"{MODEL}; the shipped translator by default", nargs="?"
    )
    out: str = option(None, "a new folder", required=True, metavar="FOLDER")
    to: str = option(
        "ctranslate2", "the kind of files", choices=("ctranslate2", "safetensors")
    )
    quantization: str = option(
        "float32", "of ctranslate2's numbers", choices=QUANTIZATIONS
    )


@dataclass(frozen=True, kw_only=True)
class InspectOptions:
    """Show shapes and parameters of a checkpoint, or of settings.

    python -m annotated_lab inspect runs/en-de/best.pt
    python -m annotated_lab inspect --src-vocab 37000 --tgt-vocab 37000 --n-layers 6
    """

    model: str | None = option(None, MODEL, nargs="?")
    src_vocab: int | None = option(None, "without a checkpoint: size of the vocabulary")
    tgt_vocab: int | None = option(None, "without a checkpoint: size of the vocabulary")
    n_layers: int = option(6, "layers of encoder and decoder each")
    d_model: int = option(512, "features of each position")
    d_ff: int = option(2048, "features inside the feed-forward network")
    n_heads: int = option(8, "attention heads; they share d_model")
    depth: int = option(2, "of the table of shapes")


# fmt: on


# Plain text is mostly less than what translators learn from, and a smaller model fits it.
FOR_PLAIN_TEXT: dict[str, Any] = dict(block=128, max_tokens=2048, vocab_size=1000)
FOR_PLAIN_TEXT |= dict(n_layers=4, d_model=128, d_ff=512, n_heads=4, n_steps=2000)
FOR_PLAIN_TEXT |= dict(warmup_steps=200, label_smoothing=0.0, evaluate_every=100)
COMMANDS: dict[str, type] = dict(train=TrainOptions, translate=TranslateOptions)
COMMANDS |= dict(evaluate=EvaluateOptions, generate=GenerateOptions)
COMMANDS |= dict(export=ExportOptions, inspect=InspectOptions)
# The groups of the help of `train`, by the first option of each
GROUPS = {"tokenizer": "text into batches", "n_layers": "model", "dropout": "training"}
ONE_OF = {"n_steps": "length", "epochs": "length", "beam": "way", "sample": "way"}
SIZES = ("src_vocab", "tgt_vocab", "n_layers", "d_model", "d_ff", "n_heads")


def check_effects(kind: type, given: Mapping[str, Any]) -> None:
    """Reject options that would have no effect beside the others."""
    defaults = {one.name: one.default for one in fields(kind)}

    def reject(message: str, *names: str) -> None:
        found = [n for n in names if given.get(n, defaults[n]) != defaults[n]]
        require(not found, message.format(flags(*found)))

    if issubclass(kind, DecodeOptions):
        nothing = "{} would change nothing without"
        if not given.get("sample"):
            names = "temperature", "top_k", "top_p", "seed"
            reject(f"{nothing} --sample: add it", *names)
        if given.get("beam", 1) <= 1:
            reject(f"{nothing} --beam: add --beam 4", "length_penalty")
    elif kind is ExportOptions and given.get("to") == "safetensors":
        reject("{} is for ctranslate2: leave it out", "quantization")
    elif kind is InspectOptions and given.get("model"):
        reject(f"{given['model']} has its own sizes: leave out {{}}", *SIZES)
    elif kind is TrainOptions and given.get("text"):
        message = "--text is for plain text, and {} for pairs: leave out one of the two"
        reject(message, "files", "fields", "columns", "max_ratio", "max_len", "preset")
    if kind is TrainOptions and not given.get("resume"):
        if not given.get("text"):
            reject("{} cuts plain text: give it with --text, or leave it out", "block")
        if given.get("tokenizer") != "words":
            message = "{} is for words: add --tokenizer words, or leave it out"
            reject(message, "min_freq")
        if given.get("validation") and given.get("hold_out"):
            message = "{} and --validation are two ways to get text to validate on"
            reject(f"{message}: leave out one", "hold_out")


def flags(*names: str) -> str:
    """Write options as on the command line: "--top-k, --seed"."""
    written = ["--" + name.replace("_", "-") for name in names]
    return ", ".join(written).replace("--files", "FILE")


def build_parser() -> ArgumentParser:
    """Make the parser. It gives only what was written: defaults are those of the dataclasses."""
    parser = ArgumentParser(
        prog="python -m annotated_lab",
        description="Train a Transformer on your own text, and use it.",
        epilog="Each command has its own --help, with an example.",
    )
    parser.add_argument("--version", action="version", version=package_version())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, kind in COMMANDS.items():
        text, _, examples = inspect.cleandoc(str(kind.__doc__)).partition("\n\n")
        texts: dict[str, Any] = dict(help=text, description=text)
        texts["epilog"] = "examples:\n" + textwrap.indent(examples, "  ")
        command = commands.add_parser(name, formatter_class=HelpFormatter, **texts)
        add_options(command, kind)
    return parser


def package_version() -> str:
    try:
        return version("transformer-annotated")
    except PackageNotFoundError:  # run from its folder, and not installed
        return getattr(annotated, "__version__", "unknown")


def add_options(parser: ArgumentParser, kind: type) -> None:
    place: Any = parser
    exclusive: dict[str, Any] = {}
    for one in fields(kind):
        settings, name = dict(one.metadata), one.name
        if kind is TrainOptions and name in GROUPS:
            place = parser.add_argument_group(GROUPS[name])
        target, way = place, ONE_OF.get(name)
        if way and way not in exclusive:
            exclusive[way] = place.add_mutually_exclusive_group()
        target = exclusive[way] if way else place
        of_one = str(one.type).removesuffix(" | None")
        if of_one.startswith("Sequence"):
            settings = {"nargs": "+", "metavar": "FILE", **settings}
        elif of_one == "bool":
            settings["action"] = "store_true"
        elif of_one in ("int", "float"):
            settings["type"] = {"int": int, "float": float}[of_one]
            settings["metavar"] = "N" if of_one == "int" else "X"
        if isinstance(one.default, str | int | float) and of_one != "bool":
            settings["help"] += f" ({one.default})"
        is_positional = settings.get("nargs") in ("*", "?")
        names = [name] if is_positional else [flags(name)]
        if kind is GenerateOptions and name == "model":
            names.append("--checkpoint")
        target.add_argument(*names, default=SUPPRESS, **settings)
