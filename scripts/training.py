"""What the programs that train share: their options, their progress bars, their records."""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path

BAR = dict(file=sys.stderr, dynamic_ncols=True, mininterval=0.5)


def make_parser(description: str, out: Path, **numbers: int) -> ArgumentParser:
    """Make a parser of --out and of one option for each number, such as --n-measured."""
    parser = ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("--out", type=Path, default=out, help="where the result goes")
    for name, default in numbers.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=default)
    return parser


def write_json(path: Path, value: object, indent: int | None = None) -> None:
    """Write a value as JSON: indented, or else without spaces."""
    marks = (",", ":") if indent is None else None
    text = json.dumps(value, ensure_ascii=False, indent=indent, separators=marks)
    path.write_text(text + "\n", "utf-8")
