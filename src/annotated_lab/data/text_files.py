"""Pairs of texts from files: aligned lines, columns of a table, JSON, TMX and XLIFF."""

import csv
import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator, Sequence
from io import BufferedReader
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from annotated.checks import require
from annotated.data.tokenizers import has_surrogates

Pair = tuple[str, str]
Names = tuple[str, str]
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
    b"\0\x05\x16\x07": "what macOS keeps beside a file: give the file without ._ in its name",
}
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
UNITS = ("tu", "trans-unit", "segment")  # of TMX, XLIFF 1 and XLIFF 2


def check_file(path: Path) -> None:
    require(not path.is_dir(), f"{path} is a folder: name the files in it")
    message = f"{path} is not a file on the disk but a pipe: write it into a file"
    require(path.is_file() or not path.exists(), message)
    require(path.is_file(), f"{path} is not a file: check the name")
    require(os.access(path, os.R_OK), f"{path} cannot be read: get the permission to")


def read_lines(path: Path) -> Iterator[str]:
    """Read the lines of a UTF-8 file, packed if its name ends in `.gz`."""
    with open_binary(path) as file:
        yield from decode_lines(file, str(path))


def open_binary(path: Path) -> BufferedReader | gzip.GzipFile:
    is_packed = path.suffix.lower() == ".gz"
    return gzip.open(path) if is_packed else path.open("rb")


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


def read_table(path: Path, columns: Names | None = None) -> Iterator[Pair | None]:
    """Read two columns of a .tsv or .csv file: the first two, or these numbers or names.

    Names are those of the first line. A line with another number of columns than the first
    gives None.
    """
    n_columns, chosen = 0, [0, 1]
    for number, cells in enumerate(cells_of(path), start=1):
        if not any(map(str.strip, cells)):
            yield "", ""
            continue
        if not n_columns:
            n_columns = len(cells)
            message = f"{path}, line {number}: no tab between two texts. Of aligned files, give "
            require(
                n_columns >= 2, f"{message}both; of one column, another kind of file"
            )
            if columns:
                chosen = [place_of(name, cells, path) for name in columns]
                if not all(map(str.isdigit, columns)):
                    continue  # the line of names
        yield (cells[chosen[0]], cells[chosen[1]]) if len(cells) == n_columns else None


def cells_of(path: Path) -> Iterator[list[str]]:
    lines = read_lines(path)
    if ".csv" not in path.name.lower():
        yield from (line.split("\t") for line in lines)
        return
    first = next(lines, "")
    try:
        with_ends = (f"{line}\n" for line in chain([first], lines))
        yield from csv.reader(
            with_ends, delimiter=max(",;\t", key=first.count), strict=True
        )
    except csv.Error as error:
        message = f"{path}: not CSV ({error}): check its quotation marks, or write it with tabs"
        raise ValueError(message) from error


def place_of(column: str, cells: list[str], path: Path) -> int:
    """Return the index of a column that is given by its number, from 1, or its name."""
    places = {str(i): i - 1 for i in range(1, len(cells) + 1)}
    places |= {cell.strip(): i for i, cell in enumerate(cells)}
    message = (
        f"columns: {path} has no column {column!r}. Choose two of 1 to {len(cells)}"
    )
    require(
        column in places, f"{message}, or of its first line: {', '.join(cells):.200}"
    )
    return places[column]


def read_json(path: Path, fields: Names) -> Iterator[Pair]:
    """Read two texts of each object: one a line, or a list of all. A name may be "inner.name"."""
    for place, item in objects_of(path):
        if item is None:
            yield "", ""
            continue
        texts = dict(texts_in(item))
        # Without its own names, an object may have them inside "translation".
        found = [texts.get(name, texts.get(f"translation.{name}")) for name in fields]
        message = f"{place}: no texts {fields[0]!r} and {fields[1]!r}, only "
        message += (
            f"{', '.join(texts) or 'no text at all'}: choose two by fields (--fields)"
        )
        require(None not in found, message)
        src, tgt = (text or "" for text in found)
        message = f"{place}: holds half of a surrogate pair (as \\ud800): leave it out"
        require(not has_surrogates(src + tgt), message)
        yield src, tgt


def objects_of(path: Path) -> Iterator[tuple[str, Any]]:
    """Yield each object of a file with its place; None for a blank line."""
    lines = read_lines(path)
    first = next(lines, "")
    if first.lstrip().startswith("["):
        for number, item in enumerate(
            parse_json("\n".join([first, *lines]), str(path)), start=1
        ):
            yield f"{path}, item {number}", item
        return
    for number, line in enumerate(chain([first], lines) if first else lines, start=1):
        place = f"{path}, line {number}"
        yield place, parse_json(line, place) if line.strip() else None


def texts_in(item: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Yield (name, text) of an object, and of the objects in it as "inner.name"."""
    if isinstance(item, dict):
        for key, value in item.items():
            yield from texts_in(value, f"{name}.{key}" if name else key)
    elif isinstance(item, str) or (item is None and name):
        yield name, item or ""


def parse_json(line: str, place: str) -> Any:
    problem: object
    try:
        return json.loads(line)
    except json.JSONDecodeError as error:
        problem = f"{error.msg} at character {error.colno}"
    except (ValueError, RecursionError) as error:  # too many digits, too many brackets
        problem = error
    raise ValueError(
        f"{place}: not JSON ({problem}). Each line must hold one object, or the file a list"
    )


def read_units(path: Path, languages: Sequence[str] = ()) -> Iterator[Pair]:
    """Read the translation units of TMX or XLIFF, of TMX in its first two languages or in these."""
    try:
        with open_binary(path) as file:
            for _, unit in ElementTree.iterparse(file):
                if local_name(unit.tag) in UNITS:
                    texts = texts_of(unit)
                    languages = languages or [*texts, "", ""][:2]
                    pair = [text_in(language, texts) for language in languages]
                    message = f"{path}: a unit in {', '.join(texts)}, not {languages[0]!r} and "
                    message += (
                        f"{languages[1]!r}: choose two languages by fields (--fields)"
                    )
                    require(any(pair) or not texts, message)
                    yield pair[0], pair[1]
                    unit.clear()
    except ElementTree.ParseError as error:
        message = f"{path}: not XML ({error}): export it again, or write it with tabs"
        raise ValueError(message) from error


def texts_of(unit: ElementTree.Element) -> dict[str, str]:
    """Return language -> text of a TMX unit; "source" and "target" of an XLIFF unit."""
    texts = {}
    for child in unit:
        kind = local_name(child.tag)
        if kind == "tuv":
            language = child.get(XML_LANG) or child.get("lang") or ""
            texts[language.lower()] = "".join(child.itertext()).strip()
        elif kind in ("source", "target"):
            texts.setdefault(kind, "".join(child.itertext()).strip())
    return texts


def text_in(language: str, texts: dict[str, str]) -> str:
    """Return the text in "en", which may be called "en-US"; "" if there is none."""
    names = (name for name in texts if (name + "-").startswith(language.lower() + "-"))
    return texts.get(next(names, ""), "")


def local_name(tag: str) -> str:
    return tag.rpartition("}")[2]
