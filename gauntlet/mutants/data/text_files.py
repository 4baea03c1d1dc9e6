"""Mutants of data/text_files.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "data/text_files.py"
MUTANTS = [
    Mutant(
        FILE,
        "Latin-1 is read as if nothing were wrong",
        'else "utf-8").rstrip',
        'else "latin-1").rstrip',
    ),
    Mutant(
        FILE,
        "the byte order mark is read as text",
        '"utf-8-sig" if number == 1',
        '"utf-8" if number == 1',
    ),
    Mutant(FILE, "lines keep their ends", '.rstrip("\\r\\n")', '.rstrip("\\n")'),
    Mutant(
        FILE,
        "a compressed file is read as it is",
        'gzip.open(path) if path.suffix == ".gz"',
        'gzip.open(path) if path.suffix == ".zip"',
    ),
    Mutant(
        FILE,
        "damaged compression is an error of another kind",
        "(EOFError, zlib.error, gzip.BadGzipFile)",
        "(EOFError,)",
    ),
    Mutant(
        FILE,
        "the longer file is cut off without a word",
        "n_source == n_target,",
        "True,",
    ),
    Mutant(
        FILE,
        "a stray tab shifts the columns",
        "if len(cells) == n_columns else None",
        "if len(cells) >= 2 else None",
    ),
    Mutant(
        FILE,
        "a pair of the line number before",
        "for number, line in enumerate(read_lines(path), start=1):\n        cells",
        "for number, line in enumerate(read_lines(path)):\n        cells",
    ),
    Mutant(FILE, "UTF-16 is called Latin-1", "check_encoding(line, name)", "pass"),
    Mutant(
        FILE,
        "brackets in brackets are an error of another kind",
        "(ValueError, RecursionError)",
        "ValueError",
    ),
    removed(FILE, "n_columns >= 2"),
    Mutant(
        FILE,
        "source and target swapped in JSON",
        'yield item[fields[0]] or "", item[fields[1]] or ""',
        'yield item[fields[1]] or "", item[fields[0]] or ""',
    ),
    Mutant(
        FILE,
        "nested objects are not looked into",
        'item.get("translation", item) if',
        "item if",
    ),
]
