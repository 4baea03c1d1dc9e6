"""The options of the command line: their defaults and help, and an example for each command."""

from __future__ import annotations

from argparse import (
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
)
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from annotated.checks import require
from annotated_lab.cli.training_run import TOKENIZERS
from annotated_lab.data.languages import CODES, LANGUAGES
from annotated_lab.training.config import PRECISIONS, SCHEDULES

FILES = "two files of aligned lines, or one .tsv, .txt (with tabs), .jsonl or .json; also .gz"
EXAMPLES = {
    "train": """\
example:
  python -m annotated_lab train train.en train.de --validation val.en val.de --out runs/en-de
  python -m annotated_lab train --out runs/en-de --resume
  python -m annotated_lab train --text book.txt letters.txt --out runs/mine

On several GPUs: torchrun --nproc-per-node 8 -m annotated train …""",
    "translate": """\
examples:
  python -m annotated_lab translate "forty-seven"
  python -m annotated_lab translate --to fr "ninety-seven"
  cat test.en | python -m annotated_lab translate --model runs/en-de --beam 4 > test.out""",
    "evaluate": """\
example:
  python -m annotated_lab evaluate test.en test.de --model runs/en-de --beam 4 --json
  python -m annotated_lab evaluate numbers.en numbers.fr --to fr""",
    "generate": """\
examples:
  python -m annotated_lab generate "Anna meets Ben." --temperature 0.8
  python -m annotated_lab generate --temperature 1.3 --top-p 0.9 --seed 7
  python -m annotated_lab generate --model runs/mine "It was" --temperature 0.8""",
    "inspect": """\
examples:
  python -m annotated_lab inspect runs/en-de/best.pt
  python -m annotated_lab inspect --src-vocab 37000 --tgt-vocab 37000 --n-layers 6""",
}
# Plain text is mostly less than what translators learn from, and a smaller model fits it.
FOR_PLAIN_TEXT = {
    "block": 128,
    "max_tokens": 2048,
    "vocab_size": 1000,
    "n_layers": 4,
    "d_model": 128,
    "d_ff": 512,
    "n_heads": 4,
    "n_steps": 2000,
    "warmup_steps": 200,
    "label_smoothing": 0.0,
    "evaluate_every": 100,
}
SIZES = ("src_vocab", "tgt_vocab", "n_layers", "d_model", "d_ff", "n_heads")
FOR_SAMPLING = ("temperature", "top_k", "top_p", "seed")
FOR_PAIRS = ("files", "fields", "max_ratio", "max_len", "stream")


class Options(Protocol):
    """What takes options: a parser, or a group of them in its help."""

    def add_argument(self, *names: str, **settings: Any) -> Any: ...

    def add_mutually_exclusive_group(self) -> Any: ...


def build_parser() -> tuple[ArgumentParser, ArgumentParser]:
    """The parser of the command line, and that of `train`, whose defaults a resumed run sets."""
    parser = ArgumentParser(
        prog="python -m annotated_lab",
        description="Train a Transformer on your own text, and use it.",
        epilog="Each command has its own --help, with an example.",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def command(name: str, text: str) -> ArgumentParser:
        return commands.add_parser(
            name,
            help=text,
            description=f"{text[0].upper()}{text[1:]}.",
            epilog=EXAMPLES[name],
            formatter_class=RawDescriptionHelpFormatter,
        )

    train = command("train", "train a model on parallel text, or on plain text")
    add_text_options(train)
    add_training_options(train)
    translate = command("translate", "translate texts, or standard input line by line")
    translate.add_argument("texts", nargs="*", metavar="TEXT", help="what to translate")
    add_decoding_options(translate)
    evaluate = command(
        "evaluate", "exact match and BLEU of the translations of a test set"
    )
    add_text_options(evaluate)
    add_decoding_options(evaluate)
    evaluate.add_argument("--batch-size", type=int, default=32, help="texts at once")
    evaluate.add_argument(
        "--bleu-tokens", default="13a", help="how sacrebleu cuts words: 13a, char, zh …"
    )
    evaluate.add_argument("--json", action="store_true", help="print one JSON object")
    generate = command(
        "generate", "continue a text: a story of the small world, or by --model"
    )
    add_generating_options(generate)
    inspect = command(
        "inspect", "shapes and parameters of a checkpoint, or of settings"
    )
    inspect.add_argument(
        "model", nargs="?", help="a checkpoint, or the folder of a training"
    )
    for name in ("src_vocab", "tgt_vocab"):
        add(inspect, name, None, "without a checkpoint: size of the vocabulary", int)
    add_model_options(
        inspect, {"n_layers": 6, "d_model": 512, "d_ff": 2048, "n_heads": 8}
    )
    inspect.add_argument("--depth", type=int, default=2, help="of the table of shapes")
    return parser, train


def add(
    parser: Options, name: str, default: Any, text: str, kind: Callable | None = None
) -> None:
    """An option named like the argument in the package: --n-layers for n_layers."""
    kind = kind or type(default)
    parser.add_argument(
        "--" + name.replace("_", "-"),
        type=kind,
        default=default,
        metavar={int: "N", float: "X"}.get(kind, "SRC,TGT"),
        help=text if default is None else f"{text} ({default})",
    )


def pair_of_names(text: str) -> tuple[str, str]:
    source, comma, target = text.partition(",")
    if not comma:
        raise ArgumentTypeError(f"{text!r} must be two names with a comma, as src,tgt")
    return source, target


def add_text_options(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", metavar="FILE", help=FILES)
    add(parser, "fields", "src,tgt", "names of the texts in JSON", pair_of_names)
    text = "leave out pairs with so many times more characters on one side"
    add(parser, "max_ratio", None, text, float)


def add_model_options(parser: Options, defaults: dict[str, int]) -> None:
    add(parser, "n_layers", defaults["n_layers"], "layers of encoder and decoder each")
    add(parser, "d_model", defaults["d_model"], "features of each position")
    add(parser, "d_ff", defaults["d_ff"], "features inside the feed-forward network")
    add(parser, "n_heads", defaults["n_heads"], "attention heads; they share d_model")


def changed(options: Namespace, defaults: Namespace, names: Sequence[str]) -> str:
    """Those of the options that were given, as they are written: "--top-k, --seed"."""
    given = [n for n in names if getattr(options, n) != getattr(defaults, n)]
    flags = ["FILE" if n == "files" else f"--{n.replace('_', '-')}" for n in given]
    return ", ".join(flags)


def check_decoding(options: Namespace, defaults: Namespace) -> None:
    """Refuse what the chosen way of decoding would not heed."""
    flags = "" if options.sample else changed(options, defaults, FOR_SAMPLING)
    require(not flags, f"{flags} would change nothing without --sample: add it")
    flags = "" if options.beam > 1 else changed(options, defaults, ["length_penalty"])
    require(not flags, f"{flags} would change nothing without --beam: add --beam 4")


def check_settings(options: Namespace, defaults: Namespace) -> None:
    """Refuse settings of a model beside a checkpoint, which has its own."""
    flags = options.model and changed(options, defaults, SIZES)
    require(not flags, f"{options.model} has its own sizes: leave out {flags}")


def check_heeded(options: Namespace, defaults: Namespace) -> None:
    """Refuse what a new training would not heed, because of another option."""
    rare = options.tokenizer != "words" and changed(options, defaults, ["min_freq"])
    require(not rare, "--min-freq is for words: add --tokenizer words, or leave it out")
    split = (
        options.validation
        and options.hold_out
        and changed(options, defaults, ["hold_out"])
    )
    require(
        not split,
        "--hold-out and --validation are two ways to get text to validate on: leave out one",
    )


def check_kind_of_text(options: Namespace, defaults: Namespace) -> None:
    """Pairs and plain text have options of their own, which the other would not heed."""
    if not options.text:
        require(
            options.block is None,
            "--block cuts plain text, and there is none: give it with --text, or leave out --block",
        )
        return
    flags = changed(options, defaults, FOR_PAIRS)
    require(
        not flags,
        f"--text is for plain text, and {flags} for pairs: leave out one of the two",
    )


def add_training_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--text",
        nargs="+",
        metavar="FILE",
        help="instead of pairs: plain text, for a model that continues it",
    )
    parser.add_argument(
        "--out", required=True, metavar="FOLDER", help="for checkpoints and log"
    )
    parser.add_argument(
        "--resume", action="store_true", help="go on with the run in --out"
    )
    parser.add_argument(
        "--validation",
        nargs="+",
        metavar="FILE",
        help="text to validate on during the training",
    )
    text = "without --validation: pairs, or passages of plain text, to hold out for it: a twentieth"
    text += " at most; 0 for none"
    add(parser, "hold_out", 1000, text)
    add_batch_options(parser.add_argument_group("text into batches"))
    add_model_options(
        parser.add_argument_group("model"),
        {"n_layers": 3, "d_model": 256, "d_ff": 1024, "n_heads": 8},
    )
    add_optimizer_options(parser.add_argument_group("training"))


def add_batch_options(data: Options) -> None:
    data.add_argument(
        "--tokenizer", choices=TOKENIZERS, default="sub-words", help="kind of tokens"
    )
    add(data, "vocab_size", 8000, "entries of each vocabulary at most")
    add(data, "min_freq", 1, "with words: how often one must come to be known")
    data.add_argument(
        "--shared", action="store_true", help="one vocabulary and tied embeddings"
    )
    add(data, "max_len", 128, "longest text in tokens; longer pairs are left out")
    add(data, "max_tokens", 4096, "positions in a batch, on each side")
    text = "with --text: tokens that the model reads at once"
    add(data, "block", None, f"{text} ({FOR_PLAIN_TEXT['block']})", int)
    data.add_argument(
        "--stream", action="store_true", help="read the text in each epoch"
    )


def add_optimizer_options(training: Options) -> None:
    add(training, "dropout", 0.1, "on sublayer outputs and embedding sums")
    length = training.add_mutually_exclusive_group()
    add(length, "n_steps", 10_000, "updates of the parameters")
    add(length, "epochs", None, "instead: times through the text", int)
    training.add_argument("--schedule", choices=SCHEDULES, default="noam")
    add(
        training, "max_lr", None, "highest learning rate; the paper's by default", float
    )
    add(training, "warmup_steps", 1000, "updates until it is reached, with noam")
    add(training, "label_smoothing", 0.1, "share of the probability that is spread")
    add(training, "max_grad_norm", 1.0, "larger gradients are clipped to it")
    add(training, "weight_decay", 0.0, "as of Adam")
    add(training, "accumulate", 1, "batches in one update")
    training.add_argument("--precision", choices=PRECISIONS, default="float32")
    add(training, "evaluate_every", 500, "updates between validations and checkpoints")
    add(training, "patience", None, "stop after so many without progress", int)
    add(training, "seed", 0, "of initialization, batches and dropout")
    training.add_argument(
        "--tensorboard", action="store_true", help="log for it as well"
    )


def add_generating_options(parser: ArgumentParser) -> None:
    parser.add_argument("text", nargs="?", default="", help="how it begins")
    parser.add_argument(
        "--model",
        "--checkpoint",
        help="a checkpoint, or the folder of a training with --text; the shipped storyteller "
        "by default",
    )
    add(parser, "temperature", 1.0, "0 for the most probable token at each step")
    add(parser, "top_k", None, "keep so many of the likeliest tokens", int)
    add(parser, "top_p", None, "keep the likeliest with this share together", float)
    add(parser, "max_len", None, "tokens at most, the beginning included", int)
    add(parser, "seed", 0, "of the random numbers")


def language_code(text: str) -> str:
    """ "FR", "French" or "français" for "fr"; what is none of these may be a model's own."""
    for one in LANGUAGES:
        if text.lower() in (one.code, one.name.lower(), one.own_name.lower()):
            return one.code
    return text


def add_decoding_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--model",
        help="a checkpoint or the folder of a training; the shipped translator by default",
    )
    parser.add_argument(
        "--to",
        metavar="LANGUAGE",
        type=language_code,
        help="such as fr: the language, of a model that knows several; the shipped one of these "
        f"speaks {', '.join(CODES)}",
    )
    how = parser.add_mutually_exclusive_group()
    add(how, "beam", 1, "beams of the search; 1 is greedy")
    how.add_argument("--sample", action="store_true", help="sample tokens at random")
    add(parser, "length_penalty", 0.6, "with --beam: α of the paper")
    add(parser, "temperature", 1.0, "with --sample: below 1 for likelier tokens")
    add(parser, "top_k", None, "with --sample: only the likeliest so many", int)
    add(parser, "top_p", None, "with --sample: only the likeliest of this share", float)
    add(parser, "seed", 0, "with --sample: of the random numbers")
