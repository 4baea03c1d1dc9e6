"""Mutants of data/text_files.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/data/text_files.py"
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
        'path.suffix.lower() == ".gz"',
        'path.suffix.lower() == ".zip"',
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
    removed(FILE, "not path.is_dir()"),
    removed(FILE, "path.is_file() or not path.exists()"),
    Mutant(FILE, "a file that is missing", "require(path.is_file(),", "require(True,"),
    removed(FILE, "os.access(path, os.R_OK)"),
    removed(FILE, "not any(map(has_surrogates, pair))"),
    removed(FILE, "not start.startswith(mark)"),
    Mutant(FILE, "UTF-16 without its mark is text", 'if b"\\0" in line:', "if False:"),
    Mutant(
        FILE,
        "the text of an old Mac is one line",
        'start.endswith(b"\\n") or b"\\r" not in start.rstrip(b"\\r")',
        "True",
    ),
    Mutant(
        FILE,
        "UTF-32 is called UTF-16",
        'b"\\xff\\xfe\\0\\0": UTF_32',
        'b"none": UTF_32',
    ),
    Mutant(
        FILE,
        "a text that is only called .gz is called damaged",
        'number > 0 or "Not a gzipped file" not in str(error)',
        "True",
    ),
    Mutant(
        FILE,
        "source and target swapped in JSON",
        'pair = found[0] or "", found[1] or ""',
        'pair = found[1] or "", found[0] or ""',
    ),
    Mutant(
        FILE,
        "nested objects are not looked into",
        "inner if isinstance(inner, dict) else item",
        "item",
    ),
    Mutant(
        FILE,
        "a text called translation is looked into",
        "inner if isinstance(inner, dict) else item",
        "inner or item",
    ),
]
