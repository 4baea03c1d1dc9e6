"""The strangers' models, as one table: a base model, what is changed there, and what is expected.

The models stand in `bases`, and what is changed in the text files beside this one:

    @ llama, decoder, dropout=0.0       the base, what follows is, and what the check-up is told
    class Attention(Attention): ...     code for all that follow, run behind that of the base
    = a ReLU on the scores ~ score|relu title, and what names the fault: none for a right design
    ? as in T5                          what a row says of a right design that is uncommon
    % relu() => sigmoid()               a text of the base is replaced
    -the lines of the base              are replaced
    +by these
    def Attention.score(self, q, k):    code of its own: here a method of a class of the base
    > model.head = nn.Identity()        and code for when the model is built
    = a sigmoid on the scores
    & relu => sigmoid                   as the one before, with one text replaced
    : encoder, max_len=60               those that follow are another kind, or more is told

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
from functools import partial
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
    """A model or part of a stranger, and what names the fault ("": no fault); see above."""

    title: str
    base: str
    kind: str = "model"
    told: str = ""
    named: str = ""
    said: str = ""
    changes: list[tuple[list[str], list[str]]] = field(default_factory=list)
    code: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)

    def take_from(self, other, old="", new=""):
        """Be as the other, with a new text in the place of the old one."""
        count = str([other.changes, other.code, other.after]).count
        assert not old or count(old) or count(repr(old)[1:-1]), (
            f"{self.title}: no {old!r}"
        )
        self.changes = [
            tuple([line.replace(old, new) for line in lines] for lines in change)
            for change in other.changes
        ]
        self.code = [line.replace(old, new) for line in other.code]
        self.after = [line.replace(old, new) for line in other.after]

    def text(self, sizes):
        text = (HERE / "bases" / f"{self.base}.py").read_text("utf-8")
        text = text.replace("SRC, TGT = 17, 19", "SRC, TGT = {}, {}".format(*sizes))
        for lines in self.changes:
            old, new = map("\n".join, lines)
            assert text.count(old) == 1, (
                f"{self.title}: {text.count(old)} times {old!r}"
            )
            text = text.replace(old, new)
        return "\n".join([text, *map(assigned, self.code), ""])

    def build(self, sizes=SIZES):
        """Return the model or part, and what the check-up is told."""
        source, target = sizes
        module = types.ModuleType(f"stranger_{next(numbers)}")
        names = module.__dict__
        names["partial"] = partial
        sys.modules[module.__name__] = module
        torch.manual_seed(0)
        run(self.text(sizes), module.__name__, names)
        told = {}
        if self.kind in WHOLE:
            names["model"] = names[WHOLE[self.kind]]()
            both = dict(src_vocab=source, tgt_vocab=target)
            one = {"decoder": dict(tgt_vocab=target), "encoder": dict(src_vocab=target)}
            told = dict(train=False) | one.get(self.kind, both) | names["TOLD"]
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
            return checkup_part(self.kind, subject, **told)
        if not pad:
            told["pad_id"] = None
        return checkup(subject if dtype is None else subject.to(dtype), **told)


def assigned(line):
    """Let "def Block.add(…)" define a method of this class."""
    return re.sub(r"^def (\w+)\.(\w+)", r"@partial(setattr, \1, '\2')\ndef \2", line)


def run(text, name, names):
    linecache.cache[name] = len(text), None, text.splitlines(keepends=True), name
    exec(compile(text, name, "exec"), names)


def read_table(text):
    """Read the strangers of one file."""
    found, base, told, shared, strange = [], "", (), [], None
    for line in text.splitlines():
        mark, rest = line[:1], line[2:]
        if line.startswith("@ "):
            base, _, rest = rest.partition(", ")
            told, shared, strange = what_it_is(rest), [], None
        elif mark == ":":
            told = what_it_is(rest)
        elif mark == "=":
            title, _, named = rest.partition(" ~ ")
            title, _, said = title.partition(" ? ")
            strange = Strange(title, base, *told, named, said, code=[*shared])
            found.append(strange)
        elif strange is None:
            shared.append(line)
        elif mark == "~":
            strange.named = rest
        elif mark == "?":
            strange.said = rest
        elif mark == "&":
            strange.take_from(found[-2], *rest.split(" => "))
        elif mark == ">":
            strange.after.append(rest)
        elif mark == "%":
            old, _, new = rest.partition(" =>")
            strange.changes.append(([old], [new[1:]]))
        elif mark in "-+" and line:
            if mark == "-" and (not strange.changes or strange.changes[-1][1]):
                strange.changes.append(([], []))
            strange.changes[-1]["-+".index(mark)].append(line[1:])
        else:
            strange.code.append(line)
    return found


def what_it_is(text):
    """Split "decoder, max_len=60" into the kind, "model" if there is none, and what is told."""
    kind, _, told = text.partition(", ")
    return ("model", text) if "=" in kind else (kind or "model", told)


ALL = [
    s
    for file in sorted(HERE.glob("*.txt"))
    for s in read_table(file.read_text("utf-8"))
]
FAULTS = [strange for strange in ALL if strange.named]
DESIGNS = [strange for strange in ALL if not strange.named]


def says(row, words):
    """Return whether what a row found, or says to be the cause, has these words."""
    texts = ("name", "measured", "cause", "like", "where", "remedy", "so_that", "often")
    said = ": ".join(str(getattr(row, text)) for text in texts)
    return row.outcome not in QUIET and re.search(words, said, re.I)


def verdict(strange, report):
    """Return named, vague or silent (faults), right, false alarm or unsaid (designs)."""
    if strange.named:
        if any(says(row, strange.named) for row in report):
            return "named"
        return "silent" if all(row.outcome in QUIET for row in report) else "vague"
    if any(row.is_red for row in report):
        return "false alarm"
    is_said = not strange.said or any(says(row, strange.said) for row in report)
    return "right" if is_said else "unsaid"
