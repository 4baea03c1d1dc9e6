"""The check-up on the command line:

    python -m transformer_checkup file.py:model --src-vocab 1000 --tgt-vocab 1000 --pad-id 0

After the colon stands a model, or a function without arguments that makes one; before it a file,
or the name of a module. The exit code is 1 when something is wrong, and 2 for a wrong usage.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import inspect
import io
import sys
from pathlib import Path
from typing import Any, NoReturn

from torch import nn

from transformer_checkup.whole_model import checkup
from transformer_checkup.words import error_in_words

NUMBERS = ("src_vocab", "tgt_vocab", "vocab", "features", "outputs")
NUMBERS += ("bos_id", "eos_id", "max_len", "n_parameters")


class Usage(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"transformer_checkup: {message}\n")


def arguments(words: list[str] | None) -> argparse.Namespace:
    parser = Usage(
        "python -m transformer_checkup", description="Is a Transformer right?"
    )
    parser.add_argument("model", metavar="FILE.py:NAME", help="or package.module:NAME")
    for name in NUMBERS:
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, metavar="N")
    about = "one, or source and target"
    parser.add_argument("--pad-id", type=int, nargs="+", metavar="N", help=about)
    parser.add_argument("--dropout", type=float, metavar="P")
    parser.add_argument("--trained", action="store_true", help="the model is trained")
    parser.add_argument("--no-train", dest="train", action="store_false")
    parser.add_argument("--json", action="store_true", help="for programs")
    return parser.parse_args(words)


def loaded(target: str) -> Any:
    """The model that "file.py:name" or "package.module:name" stands for."""
    place, colon, name = target.rpartition(":")
    if not colon or not place or not name:
        raise ValueError(f"{target}: write FILE.py:NAME, or package.module:NAME")
    try:
        found: Any = module_at(place)
        for attribute in name.split("."):
            found = getattr(found, attribute)
        if not isinstance(found, nn.Module) and can_be_called_alone(found):
            found = found()
    except (Exception, SystemExit) as error:
        raise ValueError(f"{target}: {error_in_words(error)}") from error
    return found


def module_at(place: str) -> Any:
    if not place.endswith(".py"):
        sys.path.insert(0, "")
        return importlib.import_module(place)
    path = Path(place).resolve()
    if not path.exists():
        raise ValueError(f"there is no file {place}")
    sys.path.insert(0, str(path.parent))  # it may import its neighbors
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(path.stem, module)
    spec.loader.exec_module(module)
    return module


def can_be_called_alone(found: Any) -> bool:
    """Has it no argument that must be given? Then it makes a model."""
    try:
        inspect.signature(found).bind()
    except (TypeError, ValueError):
        return False
    return True


def main(words: list[str] | None = None) -> int:
    told = vars(arguments(words))
    target, as_json, pad = told.pop("model"), told.pop("json"), told.pop("pad_id")
    told["pad_id"] = pad[0] if pad and len(pad) == 1 else pad
    try:
        report = checkup(loaded(target), **told)
    except ValueError as error:
        print(f"transformer_checkup: {error}", file=sys.stderr)
        return 2
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal may not have each sign
    print(report.to_json() if as_json else report)
    return 0 if report.passed else 1


if __name__ == "__main__":
    sys.exit(main())
