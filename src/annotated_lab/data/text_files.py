"""Pairs of texts from files: aligned lines, tab-separated columns, JSON lines."""

import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from annotated.checks import require
from annotated.data.tokenizers import has_surrogates

Pair = tuple[str, str]
UTF_32 = "UTF-32, not UTF-8. Convert it: iconv -f UTF-32 -t UTF-8 FILE > NEW"
UTF_16 = UTF_32.replace("32", "16")
# First bytes of files that are not UTF-8. The mark of UTF-32 begins with that of UTF-16.
NOT_UTF_8 = {
    b"\xff\xfe\0\0": UTF_32,
    b"\0\0\xfe\xff": UTF_32,
    b"\xff\xfe": UTF_16,
    b"\xfe\xff": UTF_16,
    b"\x1f\x8b": "packed with gzip: unpack it, or give it a name that ends in .gz",
    b"PK\x03\x04": "packed with zip: unpack it first",
    b"\xfd7zXZ\0": "packed with xz: unpack it first, with unxz",
    b"BZh91AY&SY": "packed with bzip2: unpack it first, with bunzip2",
    b"\x28\xb5\x2f\xfd": "packed with zstd: unpack it first, with unzstd",
}


def check_file(path: Path) -> None:
    require(not path.is_dir(), f"{path} is a folder: name the files in it")
    message = f"{path} is not a file on the disk but a pipe: write it into a file"
    require(path.is_file() or not path.exists(), message)
    require(path.is_file(), f"{path} is not a file: check the name")
    require(os.access(path, os.R_OK), f"{path} cannot be read: get the permission to")


def read_lines(path: Path) -> Iterator[str]:
    """Read the lines of a UTF-8 file, packed if its name ends in `.gz`."""
    is_packed = path.suffix.lower() == ".gz"
    with gzip.open(path) if is_packed else path.open("rb") as file:
        yield from decode_lines(file, str(path))


def decode_lines(file: Iterable[bytes], name: str) -> Iterator[str]:
    """Decode lines of bytes, and drop their ends. Only a line feed ends a line."""
    number = 0
    try:
        for number, line in enumerate(file, start=1):
            if number == 1:
                check_encoding(line, name)
            if b"\0" in line:
                message = f"{name}, line {number}: holds a NUL byte: it is not text, or is UTF-16. "
                message += "Convert it: iconv -f UTF-16LE -t UTF-8 FILE > NEW"
                raise ValueError(message)
            # A byte order mark at the start of the file is not part of the text.
            yield line.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n")
    except UnicodeDecodeError as error:
        byte = f"byte {error.start + 1} (0x{error.object[error.start]:02x})"
        message = f"{name}, line {number}: {byte} is not UTF-8. If the file is Latin-1, convert "
        message += "it: iconv -f LATIN1 -t UTF-8 FILE > NEW"
        raise ValueError(message) from error
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        message = f"{name} is not packed with gzip: leave .gz off its name"
        require(number > 0 or "Not a gzipped file" not in str(error), message)
        message = f"{name}: damaged after line {number} ({error}): get the file again"
        raise ValueError(message) from error


def check_encoding(start: bytes, name: str) -> None:
    for mark, kind in NOT_UTF_8.items():
        require(not start.startswith(mark), f"{name} is {kind}")
    # Text of an old Mac is a single line everywhere else.
    message = f"{name} ends its lines with carriage returns alone: tr '\\r' '\\n' < FILE > NEW"
    require(start.endswith(b"\n") or b"\r" not in start.rstrip(b"\r"), message)


def read_aligned(source: Path, target: Path) -> Iterator[Pair]:
    n_source = n_target = 0
    for src, tgt in zip_longest(read_lines(source), read_lines(target)):
        n_source += src is not None
        n_target += tgt is not None
        if src is not None and tgt is not None:
            yield src, tgt
    message = f"{source} has {n_source:,} lines and {target} has {n_target:,}: line n of one must "
    require(n_source == n_target, message + "translate line n of the other")


def read_tsv(path: Path) -> Iterator[Pair | None]:
    """Read two columns. A line with another number of columns than the first gives None."""
    n_columns = 0
    for number, line in enumerate(read_lines(path), start=1):
        cells = line.split("\t")
        if not line.strip():
            yield "", ""
            continue
        n_columns = n_columns or len(cells)
        message = f"{path}, line {number}: no tab between two texts. Of aligned files, give both"
        require(n_columns >= 2, message)
        yield (cells[0], cells[1]) if len(cells) == n_columns else None


def read_jsonl(path: Path, fields: tuple[str, str]) -> Iterator[Pair]:
    """Read two fields of the object of each line, which may be inside "translation"."""
    for number, line in enumerate(read_lines(path), start=1):
        if not line.strip():
            yield "", ""
            continue
        place = f"{path}, line {number}"
        item = parse_json(line, place)
        inner = item.get("translation") if isinstance(item, dict) else None
        item = inner if isinstance(inner, dict) else item
        found: list[Any] = [
            isinstance(item, dict) and item.get(name, 0) for name in fields
        ]
        names = f"{fields[0]!r} and {fields[1]!r}"
        message = f"{place}: must have texts under {names}, got {line[:60]}"
        require(all(isinstance(text, str | None) for text in found), message)
        pair = found[0] or "", found[1] or ""
        message = f"{place}: holds half of a surrogate pair (as \\ud800): leave it out"
        require(not any(map(has_surrogates, pair)), message)
        yield pair


def parse_json(line: str, place: str) -> Any:
    problem: object
    try:
        return json.loads(line)
    except json.JSONDecodeError as error:
        problem = f"{error.msg} at character {error.colno}"
    except (ValueError, RecursionError) as error:  # too many digits, too many brackets
        problem = error
    raise ValueError(f"{place}: not JSON ({problem}). Each line must hold one object")
