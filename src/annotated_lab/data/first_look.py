"""A first look at text before a training: what is read, and what speaks against it."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from statistics import median

import torch
from torch import Tensor

from annotated.checks import require
from annotated_lab.data.parallel_text import TABLES, ParallelText
from annotated_lab.data.plain_text import PlainText
from annotated_lab.data.text_files import cells_of, read_lines

SAMPLE = 20_000  # texts that are read closely
FEW = 20  # texts are too few for a statement about all
WINDOW = 400  # pairs in which lengths are compared
NEIGHBORS = (1, -1, 2, -2, 3, -3)  # lines by which one side may be shifted
ONE_TAG = re.compile(r"</?[A-Za-z!?][^<>]*>|<([A-Za-z]\w*)[^<>]*>.*</\1\s*>", re.DOTALL)
NUMBER_OR_ID = re.compile(r"\S*\d\S*")
PIECES = re.compile(r"@@(?= |$)|(?:^| )▁|(?<= )##\w")
ENTITY = re.compile(r"&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-fA-F]+);|@-@")
JOIN = "sed -E 's/@@( |$)//g' FILE > NEW"
DECODE = "python -c 'import html,sys; sys.stdout.write(html.unescape(sys.stdin.read()))' < FILE"
STRIP = "sed -E 's/<[^>]+>//g' FILE > NEW; what becomes empty is left out"


@dataclass
class FirstLook:
    """What a text looks like, what may be wrong with it, and what makes it useless."""

    lines: list[str] = field(default_factory=list)
    doubts: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        doubts = [f"look at this: {doubt}" for doubt in (*self.refusals, *self.doubts)]
        return "\n".join((*self.lines, *doubts))

    def check(self, *, trust: bool = False) -> None:
        """Raise a ValueError if the text is useless, unless it is trusted all the same."""
        how = "If it is meant, add --trust-text"
        require(trust or not self.refusals, f"{'; '.join(self.refusals)}. {how}")

    def add_form(self, side: str, texts: list[str]) -> None:
        """Look for what is not language: tags, marks of sub-words, entities."""

        def share(found: Callable[[str], object]) -> float:
            return sum(1 for text in texts if found(text)) / max(1, len(texts))

        if (tags := share(ONE_TAG.fullmatch)) > 0.001:
            what = f"{tags:.1%} of {side} are markup: remove it with {STRIP}"
            (self.refusals if tags > 0.2 else self.doubts).append(what)
        if (pieces := share(PIECES.search)) > 0.02:
            what = f"{pieces:.1%} of {side} are cut into sub-words (@@, ▁): join them, as with"
            self.doubts.append(f"{what} {JOIN}")
        if (entities := share(ENTITY.search)) > 0.005:
            what = f"{entities:.1%} of {side} have entities, such as &quot;: decode them with"
            self.doubts.append(f"{what} {DECODE}")


def look_at_pairs(text: ParallelText) -> FirstLook:
    """Read all pairs once, the first of them closely."""
    look, sides = FirstLook(), ([], [])
    lengths = array("l"), array("l")
    distinct: set[int] = set()
    for pair in text:
        for side, length, one in zip(sides, lengths, pair, strict=True):
            length.append(len(one))
            if len(side) < SAMPLE:
                side.append(one)
        if len(lengths[0]) <= 10 * SAMPLE:
            distinct.add(hash(pair))
    n = len(lengths[0])
    look.lines += [f"{text}: {text.report}"]
    look.lines += [
        f"  {src:.60} → {tgt:.60}"
        for src, tgt in zip(*(s[:3] for s in sides), strict=True)
    ]
    again = 1 - len(distinct) / min(n, 10 * SAMPLE)
    middle = [f"{median(length):,.0f}" for length in lengths]
    a, b = (torch.tensor(length, dtype=torch.float32) for length in lengths)
    extreme = ((a / b).log2().abs() > 2).float().mean().item()
    look.lines += [
        f"characters in the middle: {' and '.join(middle)}; one side more than four times "
        f"as long in {extreme:.1%}; pairs that come again: {again:.1%}"
    ]
    for name, side in zip(("sources", "targets"), sides, strict=True):
        look.add_form(name, side)
        add_values(look, text, name, side)
    if sum(map(str.__eq__, *sides)) > len(sides[0]) / 2:
        look.doubts.append("in more than half of the pairs both sides are equal")
    add_order(look, text, a.log1p(), b.log1p())
    return look


def add_values(look: FirstLook, text: ParallelText, name: str, side: list[str]) -> None:
    """Doubt a side that holds a score, an id, or a code of a language or class."""
    n, values = len(side), len({*side})
    if n < FEW:
        return
    ids = sum(1 for one in side if NUMBER_OR_ID.fullmatch(one)) / n
    if ids > 0.95:
        kind = f"are numbers or ids in {ids:.0%} of the pairs"
    elif values <= max(1, n // 100):
        kind = (
            f"are only {values} different texts"
            if values > 1
            else "are always the same"
        )
    else:
        return
    what = f"the {name} {kind}: {side[0]!r:.40}, {side[-1]!r:.40}"
    was_choice = text.columns is None and n_columns(text) > 2
    if was_choice:
        what += ". Choose two columns, as --columns 2,3"
    (look.refusals if was_choice or values == 1 else look.doubts).append(what)


def n_columns(text: ParallelText) -> int:
    is_table = {*text.paths[0].suffixes} & {*TABLES} and len(text.paths) == 1
    return len(next(cells_of(text.paths[0]), [])) if is_table else 2


def add_order(look: FirstLook, text: ParallelText, a: Tensor, b: Tensor) -> None:
    """Doubt the order: do lengths go together with the neighbor's instead of their own?"""
    if first := text.report.first.get("empty on one side"):
        look.doubts.append(
            f"line {first[0]:,} is empty on one side: are those after it aligned?"
        )
    for start in range(0, len(a) - WINDOW + 1, WINDOW):
        own = correlation(a, b, start, 0)
        best = max(NEIGHBORS, key=lambda by: correlation(a, b, start, by))
        if correlation(a, b, start, best) > max(0.5, own + 0.3):
            at = shifted_from(a, b, max(0, start - WINDOW), start + WINDOW, best)
            what = f"from about pair {at:,} on, the two sides are shifted by {abs(best)}: lengths "
            what += f"correlate with those of another line by {correlation(a, b, start, best):.2f}"
            look.refusals.append(
                f"{what}, with their own by {own:.2f}. Compare the lines there"
            )
            return
    together = correlation(a, b, 0, 0, len(a))
    if len(a) >= WINDOW and together < 0.1:
        what = f"lengths of sources and targets do not go together (correlation {together:.2f})"
        look.doubts.append(f"{what}: do the lines belong to each other?")


def correlation(a: Tensor, b: Tensor, start: int, by: int, size: int = WINDOW) -> float:
    """Return that of a[i] and b[i + by] in a window."""
    low, high = max(start, -by), min(start + size, len(a), len(a) - by)
    x, y = a[low:high], b[low + by : high + by]
    if len(x) < 2 or x.std() == 0 or y.std() == 0:
        return 0.0
    return float(torch.corrcoef(torch.stack((x, y)))[0, 1])


def shifted_from(a: Tensor, b: Tensor, start: int, end: int, by: int) -> int:
    """Return the pair, from 1, at which neighbors begin to fit better than the own line."""
    low, high = max(start, -by), min(end, len(a), len(a) - by)
    own = (a[low:high] - b[low:high]).abs()
    other = (a[low:high] - b[low + by : high + by]).abs()
    gain = (own - other).flip(0).cumsum(0).flip(0)  # from here on
    return low + int(gain.argmax()) + 1


def look_at_plain_text(text: PlainText) -> FirstLook:
    """Read the first lines closely: a book has few that are numbers, markup or tables."""
    look = FirstLook()
    for path in text.paths:
        lines = [line for line in islice(read_lines(path), SAMPLE) if line.strip()]
        again = 1 - len({*lines}) / max(1, len(lines))
        look.lines += [
            f"{path}: {lines[0] if lines else '':.60} …; lines that come again: {again:.1%}"
        ]
        look.add_form(f"lines of {path}", lines)
        tables = sum("\t" in line for line in lines)
        if len(lines) >= FEW and tables > 0.9 * len(lines):
            look.doubts.append(f"{path} is a table: for pairs leave out --text")
    return look
