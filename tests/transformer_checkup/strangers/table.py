"""The strangers' models, as one table: a base model, what is changed there, and what is expected.

The models stand in `bases`, and what is changed in the text files beside this one:

    @ llama, decoder                    the base of what follows; code below it is for all of them
    = a ReLU on the scores ~ score|relu title, and what names the fault (none for a right design)
    : encoder, max_len=60               what it is if another, and what the check-up is told
    -the lines of the base              that are replaced
    +by these
    class Attention(Attention): ...     code that is run behind that of the base
    > model.head = nn.Identity()        and code for when the model is built

A class of the base that is written anew takes the old one's place in all that is built later. A
part of a model, for `checkup_part`, is named `part`, or is made of a class named `Part`.
"""

import itertools
import linecache
import os
import re
import sys
import types
from dataclasses import dataclass, field
from pathlib import Path

import torch

from transformer_checkup import checkup, checkup_part

HERE = Path(__file__).parent
# The sizes of both vocabularies in all bases.
SIZES = tuple(map(int, os.environ.get("STRANGERS_VOCABULARIES", "17 19").split()))
WHOLE = {"model": "Seq2Seq", "decoder": "Alone", "encoder": "EncoderAlone"}
QUIET = ("passed", "skipped")
numbers = itertools.count()


@dataclass
class Strange:
    """A model or a part of a stranger, and what a row that names the fault says ("": no fault)."""

    title: str
    base: str
    named: str = ""
    kind: str = "model"
    told: str = ""
    changes: list[tuple[list[str], list[str]]] = field(default_factory=list)
    code: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)

    def text(self):
        text = (HERE / "bases" / f"{self.base}.py").read_text("utf-8")
        for lines in self.changes:
            old, new = map("\n".join, lines)
            assert text.count(old) == 1, (
                f"{self.title}: {text.count(old)} times {old!r}"
            )
            text = text.replace(old, new)
        return "\n".join([text, *self.code, ""])

    def build(self, sizes=SIZES):
        """Return the model or part, and what the check-up is told."""
        source, target = sizes
        module = types.ModuleType(f"stranger_{next(numbers)}")
        names = module.__dict__
        names.update(SRC=source, TGT=target)
        sys.modules[module.__name__] = module
        torch.manual_seed(0)
        run(self.text(), module.__name__, names)
        told = names["TOLD"] if self.kind in WHOLE else {}
        if self.kind != "encoder":
            told = dict(tgt_vocab=target) | told
        if self.kind in ("model", "encoder"):
            told = dict(src_vocab=source if self.kind == "model" else target) | told
        if self.kind in WHOLE:
            names["model"] = names[WHOLE[self.kind]]()
        elif "part" not in names:
            names["part"] = names["Part"]()
        run("\n".join(self.after), f"{module.__name__}_after", names)
        told = told | eval(f"dict({self.told})", names)
        return names["model" if self.kind in WHOLE else "part"], told

    def report(self, sizes=SIZES, pad=True, dtype=None):
        """Check it up, with vocabularies of these sizes, with or without padding, in a format."""
        subject, told = self.build(sizes)
        told["progress"] = False
        if self.kind not in WHOLE:
            told.pop("tgt_vocab")
            return checkup_part(self.kind, subject, **told)
        if not pad:
            told["pad_id"] = None
        return checkup(subject if dtype is None else subject.to(dtype), **told)


def run(text, name, names):
    linecache.cache[name] = len(text), None, text.splitlines(keepends=True), name
    exec(compile(text, name, "exec"), names)


def read_table(text):
    """Read the strangers of one file."""
    found, base, usual, shared, strange = [], "", "", [], None
    for line in text.splitlines():
        mark, rest = line[:1], line[2:]
        if line.startswith("@ "):
            base, _, usual = rest.partition(", ")
            usual, shared, strange = usual or "model", [], None
        elif mark == "=":
            title, _, named = rest.partition(" ~ ")
            strange = Strange(title, base, named, usual, code=[*shared])
            found.append(strange)
        elif strange is None:
            shared.append(line)
        elif mark == "~":
            strange.named = rest
        elif mark == ":":
            kind, _, told = rest.partition(",")
            strange.kind, strange.told = (
                (usual, rest) if "=" in kind else (kind, told)
            )
        elif mark == ">":
            strange.after.append(rest)
        elif mark in "-+" and line:
            if mark == "-" and (not strange.changes or strange.changes[-1][1]):
                strange.changes.append(([], []))
            strange.changes[-1]["-+".index(mark)].append(line[1:])
        else:
            strange.code.append(line)
    return found


ALL = [
    s
    for file in sorted(HERE.glob("*.txt"))
    for s in read_table(file.read_text("utf-8"))
]
FAULTS = [strange for strange in ALL if strange.named]
DESIGNS = [strange for strange in ALL if not strange.named]


def is_red(row):
    return row.outcome in ("failed", "error")


def names(strange, row):
    """Return whether a row names the fault: what was found, or what is said to be the cause."""
    texts = ("name", "measured", "cause", "like", "where", "remedy", "so_that")
    said = [getattr(row, text, "") or "" for text in texts]
    return row.outcome not in QUIET and re.search(
        strange.named, ": ".join(map(str, said)), re.I
    )


def verdict(strange, report):
    """ "named", "vague" or "silent" for a fault; "right" or "false alarm" for a design."""
    if not strange.named:
        return "false alarm" if any(map(is_red, report)) else "right"
    if any(names(strange, row) for row in report):
        return "named"
    return "silent" if all(row.outcome in QUIET for row in report) else "vague"
