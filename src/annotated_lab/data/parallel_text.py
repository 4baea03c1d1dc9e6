"""Parallel text: sentences and their translations, from files, as text and as ids."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path

from annotated.checks import check_no_text, check_size, require
from annotated.data.tokenizers import Tokenizer, composed
from annotated_lab.data import text_files
from annotated_lab.data.held_out import hold_out
from annotated_lab.data.text_files import Names, Pair

FIELDS = ("src", "tgt")
TABLES, OBJECTS, UNITS = (
    (".txt", ".tsv", ".csv"),
    (".jsonl", ".json"),
    (".tmx", ".xlf", ".xliff"),
)


@dataclass
class Report:
    """How many pairs one pass has kept and left out; `first` has three numbers of each reason."""

    kept: int = 0
    left_out: Counter[str] = field(default_factory=Counter)
    first: dict[str, list[int]] = field(default_factory=dict)

    def leave_out(self, reason: str, number: int) -> None:
        self.left_out[reason] += 1
        if self.left_out[reason] <= 3:
            self.first.setdefault(reason, []).append(number)

    def __str__(self) -> str:
        reasons = [
            f"{count:,} {reason} (first: {', '.join(map(str, self.first[reason]))})"
            for reason, count in self.left_out.items()
        ]
        return f"{self.kept:,} pairs kept, left out: {', '.join(reasons) or 'none'}"


class ParallelText:
    """Pairs of texts from files, read anew in each pass.

    Args:
        source, target: two files of which line n of one translates line n of the other.
            Without `target`, one file: a table (`.tsv`, `.csv`, or `.txt` with tabs), objects
            (`.jsonl`, or `.json`, also as one list), or `.tmx`, `.xlf`, `.xliff`. Each may also
            end in `.gz`. All are UTF-8. Letters and their accents are joined, as in
            `Tokenizer.encode`.
        fields: the names of source and target in objects, where "a.b" is b in a; the languages
            in TMX, of which the first two are taken without it.
        columns: the numbers of source and target in a table, from 1, or their names in its
            first line. None: the first two.
        max_ratio: leave out pairs of which one text has more than so many times the
            characters of the other. None: keep them.

    Attributes:
        report: of the latest pass. A pair is left out as "empty", also "on one side", or as
            "misaligned" if its line has not as many columns as the first, or its lengths differ
            by more than `max_ratio`.
    """

    def __init__(
        self,
        source: str | Path,
        target: str | Path | None = None,
        *,
        fields: Names = FIELDS,
        columns: Names | None = None,
        max_ratio: float | None = None,
    ):
        check_no_text(fields, "fields")
        fit = len(fields) == 2 and len({*fields}) == 2 and all(fields)
        require(fit, f"fields must be the names of source and target, got {fields!r}")
        fit = columns is None or (len(columns) == 2 and columns[0] != columns[1])
        require(
            fit, f"columns must be two numbers or names of a table, got {columns!r}"
        )
        self.paths = [Path(path) for path in (source, target) if path is not None]
        for path in self.paths:
            text_files.check_file(path)
        message = f"max_ratio must be a finite number of at least 1, got {max_ratio}"
        require(max_ratio is None or 1 <= max_ratio < math.inf, message)
        self.fields, self.columns, self.max_ratio = fields, columns, max_ratio
        self.leave_out: Callable[[str], str | None] = lambda source: None
        self.report = Report()
        self.rows()  # to reject an unknown kind of file now

    def __str__(self) -> str:
        return " and ".join(map(str, self.paths))

    def split(self, n: int, seed: int) -> "tuple[ParallelText, ParallelText | None]":
        held_out = hold_out((source for source, _ in self), n, seed)
        if held_out is None:
            return self, None
        training, validation = copy(self), copy(self)
        training.leave_out = lambda source: "held out" if source in held_out else None
        validation.leave_out = lambda s: None if s in held_out else "for training"
        return training, validation

    def rows(self) -> Iterator[Pair | None]:
        names = [path.name.lower().removesuffix(".gz") for path in self.paths]
        kinds = [Path(name).suffix for name in names]
        is_table = len(self.paths) == 1 and kinds[0] in TABLES
        message = (
            f"columns are those of one table, and {self} is not one: leave them out"
        )
        require(is_table or self.columns is None, message)
        if len(self.paths) == 2:
            tables = [kind for kind in kinds if kind in (*TABLES[1:], *OBJECTS, *UNITS)]
            kind = "".join(tables[:1])
            message = f"{self}: two files must be aligned line by line, but a {kind} holds both: "
            require(not tables, message + "give one, and join several with cat")
            return text_files.read_aligned(*self.paths)
        if is_table:
            return text_files.read_table(self.paths[0], self.columns)
        if kinds[0] in UNITS:
            languages = () if self.fields == FIELDS else self.fields
            return text_files.read_units(self.paths[0], languages)
        message = f"{self} is of an unknown kind: give two aligned files, or one of "
        require(kinds[0] in OBJECTS, message + " ".join((*TABLES, *OBJECTS, *UNITS)))
        return text_files.read_json(self.paths[0], self.fields)

    def __iter__(self) -> Iterator[Pair]:
        self.report = Report()
        return self.pairs(self.report)

    def pairs(self, report: Report) -> Iterator[Pair]:
        number = 0
        for number, row in enumerate(self.rows(), start=1):
            source, target = row or ("", "")
            pair = composed(source).strip(), composed(target).strip()
            reason = self.reason_to_leave_out(pair) if row else "misaligned"
            if reason:
                report.leave_out(reason, number)
            else:
                report.kept += 1
                yield pair
        require(number > 0, f"{self}: empty, there is no line to read")
        require(report.kept > 0, f"{self}: {report}")

    def reason_to_leave_out(self, pair: Pair) -> str | None:
        short, long = sorted(map(len, pair))
        if short == 0:
            return "empty" if long == 0 else "empty on one side"
        too_different = self.max_ratio is not None and long > self.max_ratio * short
        return "misaligned" if too_different else self.leave_out(pair[0])


@dataclass
class EncodedPairs:
    """Pairs as ids, encoded anew in each pass. `report` is that of the latest one."""

    pairs: Iterable[Pair]
    src_tokenizer: Tokenizer
    tgt_tokenizer: Tokenizer
    max_len: int
    report: Report = field(default_factory=Report)

    def __iter__(self) -> Iterator[tuple[list[int], list[int]]]:
        self.report = report = Report()
        vocabulary = self.tgt_tokenizer.vocabulary
        for number, pair in enumerate(self.pairs, start=1):
            check_no_text(pair, "each of pairs")
            src = self.src_tokenizer.encode(pair[0])
            tgt = self.tgt_tokenizer.encode(pair[1])
            tgt = [vocabulary.bos_id, *tgt, vocabulary.eos_id]
            if not src:
                report.leave_out("empty", number)
            elif max(len(src), len(tgt)) > self.max_len:
                report.leave_out("too long", number)
            else:
                report.kept += 1
                yield src, tgt
        require(report.kept > 0, f"with max_len = {self.max_len}: {report}")


def encode_pairs(
    pairs: Iterable[Pair],
    src_tokenizer: Tokenizer,
    tgt_tokenizer: Tokenizer,
    *,
    max_len: int,
) -> EncodedPairs:
    """Encode pairs (source, `<s>` target `</s>`), without those longer than `max_len` ids."""
    check_size(max_len, "max_len")
    check_no_text(pairs, "pairs")
    return EncodedPairs(pairs, src_tokenizer, tgt_tokenizer, max_len)
