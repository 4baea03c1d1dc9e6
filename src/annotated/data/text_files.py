"""Pairs of texts from files: aligned lines, tab-separated columns, JSON lines.

Files are read line by line, so they may be larger than memory. What is damaged is an
error that names the file and the line.
"""

from __future__ import annotations

import codecs
import gzip
import json
import zlib
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from annotated.checks import require

Pair = tuple[str, str]


def read_lines(path: Path) -> Iterator[str]:
    """The lines of a file, which is UTF-8, and compressed if its name ends in `.gz`."""
    with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as file:
        yield from decode_lines(file, str(path))


def decode_lines(file: Iterable[bytes], name: str) -> Iterator[str]:
    """Lines of bytes as text, without their ends. Only a line feed ends a line."""
    number = 0
    try:
        for number, line in enumerate(file, start=1):
            if number == 1:
                check_encoding(line, name)
            # A byte order mark at the start of the file is no part of the text.
            yield line.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n")
    except UnicodeDecodeError as error:
        byte, column = error.object[error.start], error.start + 1
        raise ValueError(
            f"{name}, line {number}: byte {column} (0x{byte:02x}) is not UTF-8. If the file is "
            "Latin-1, convert it: iconv -f LATIN1 -t UTF-8 FILE > NEW"
        ) from error
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise ValueError(
            f"{name}: damaged after line {number} ({error}): get the file again"
        ) from error


def check_encoding(start: bytes, name: str) -> None:
    """Refuse UTF-16 and gzip by their names: both are told by their first two bytes."""
    require(
        not start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)),
        f"{name} is UTF-16, not UTF-8. Convert it: iconv -f UTF-16 -t UTF-8 FILE > NEW",
    )
    require(
        not start.startswith(b"\x1f\x8b"),
        f"{name} is packed with gzip: give it a name that ends in .gz",
    )


def read_aligned(source: Path, target: Path) -> Iterator[Pair]:
    """Line n of one file with line n of the other."""
    n_source = n_target = 0
    for src, tgt in zip_longest(read_lines(source), read_lines(target)):
        n_source += src is not None
        n_target += tgt is not None
        if src is not None and tgt is not None:
            yield src, tgt
    require(
        n_source == n_target,
        f"{source} has {n_source:,} lines and {target} has {n_target:,}: line n of one must "
        "translate line n of the other",
    )


def read_tsv(path: Path) -> Iterator[Pair | None]:
    """The first two columns of lines with tabs. None for a line with another number of columns."""
    n_columns = 0
    for number, line in enumerate(read_lines(path), start=1):
        cells = line.split("\t")
        if not line.strip():
            yield "", ""
            continue
        n_columns = n_columns or len(cells)
        require(
            n_columns >= 2,
            f"{path}, line {number}: no tab between source and target. For two files with aligned "
            "lines, give both",
        )
        yield (cells[0], cells[1]) if len(cells) == n_columns else None


def read_jsonl(path: Path, fields: tuple[str, str]) -> Iterator[Pair]:
    """Two fields of JSON objects, one object a line. They may be inside "translation"."""
    for number, line in enumerate(read_lines(path), start=1):
        if not line.strip():
            yield "", ""
            continue
        item = parse_json(line, f"{path}, line {number}")
        item = item.get("translation", item) if isinstance(item, dict) else item
        require(
            isinstance(item, dict)
            and all(isinstance(item.get(name, 0), str | None) for name in fields),
            f"{path}, line {number}: must hold an object with texts under {fields[0]!r} and "
            f"{fields[1]!r}, got {line[:60]}",
        )
        yield item[fields[0]] or "", item[fields[1]] or ""


def parse_json(line: str, place: str) -> Any:
    problem: object
    try:
        return json.loads(line)
    except json.JSONDecodeError as error:
        problem = f"{error.msg} at character {error.colno}"
    except (ValueError, RecursionError) as error:  # too many digits, too many brackets
        problem = error
    raise ValueError(f"{place}: not JSON ({problem}). Each line must hold one object")
