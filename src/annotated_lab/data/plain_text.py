"""Plain text from files: passages, of which some are held out, and the stretches between them."""

import re
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from pathlib import Path
from typing import NamedTuple

from annotated.checks import require
from annotated.data.tokenizers import composed
from annotated_lab.data.held_out import hold_out
from annotated_lab.data.text_files import check_file, read_lines

PASSAGE = 500  # characters of a passage, at least
# A part of a line that ends with a word, unless the word is very long.
PART_OF_LINE = re.compile(rf".{{{PASSAGE}}}\S{{0,80}}\s?|.+", re.DOTALL)


class Stretch(NamedTuple):
    """A text without gaps, and whether it goes to the end of its file."""

    text: str
    ends_file: bool


class PlainText:
    """The text of files, as stretches without gaps, read anew in each pass, accents joined."""

    def __init__(self, paths: Iterable[str | Path]):
        self.paths = [Path(path) for path in paths]
        self.is_wanted: Callable[[str], bool] = lambda passage: True
        for path in self.paths:
            check_file(path)

    def __str__(self) -> str:
        return " and ".join(map(str, self.paths))

    def passages(self) -> Iterator[Stretch]:
        for path in self.paths:
            *passages, last = passages_of(path)
            yield from (Stretch(text, ends_file=False) for text in passages)
            yield Stretch(last, ends_file=True)

    def split(self, at_most: int, seed: int) -> "tuple[PlainText, PlainText | None]":
        held_out = hold_out((text for text, _ in self.passages()), at_most, seed)
        if held_out is None:
            return self, None
        training, validation = copy(self), copy(self)
        training.is_wanted = lambda passage: passage not in held_out
        validation.is_wanted = lambda passage: passage in held_out
        return training, validation

    def __iter__(self) -> Iterator[Stretch]:
        parts: list[str] = []
        for text, ends_file in self.passages():
            wanted = self.is_wanted(text)
            if wanted:
                parts.append(text)
            if parts and (ends_file or not wanted):
                yield Stretch("".join(parts), ends_file and wanted)
                parts = []


def passages_of(path: Path) -> Iterator[str]:
    passage, is_blank = "", True
    for line in read_lines(path):
        for part in PART_OF_LINE.findall(composed(line) + "\n"):
            if len(passage) >= PASSAGE:
                yield passage
                passage = ""
            passage += part
            is_blank = is_blank and not part.strip()
    require(not is_blank, f"{path}: empty, there is no text to read")
    yield passage
