"""What a stranger's fault is, and how its check-up is judged."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

import torch

from tests.transformer_checkup.strangers.models import LONGEST, SRC, TGT
from transformer_checkup import checkup, checkup_part


@dataclass(frozen=True)
class Strange:
    """A model or part of a stranger.

    Attributes:
        title: what it is, or what is wrong.
        build: makes it, or a tuple of it and what the check-up is told besides.
        named: what a row that names the fault says (a regular expression); "" where it is right.
        kind: "model", "decoder", "encoder", or the kind of a part.
        told: what the check-up is told besides.
    """

    title: str
    build: Callable
    named: str = ""
    kind: str = "model"
    told: dict = field(default_factory=dict)

    def report(self):
        torch.manual_seed(0)
        subject, told = self.build(), dict(self.told)
        if isinstance(subject, tuple):
            subject, told = subject[0], told | subject[1]
        told["progress"] = False
        if self.kind not in ("model", "decoder", "encoder"):
            return checkup_part(self.kind, subject, **told)
        known = dict(pad_id=0, max_len=LONGEST, dropout=0.1, train=False)
        if self.kind != "encoder":
            known["tgt_vocab"] = TGT
        if self.kind != "decoder":
            known["src_vocab"] = SRC if self.kind == "model" else TGT
        return checkup(subject, **(known | told))


QUIET = ("passed", "skipped")


def red_rows(report):
    return [row for row in report if row.outcome in ("failed", "error")]


def verdict(strange, report):
    """ "named", "vague" or "silent" for a fault; "right" or "false alarm" for a design."""
    red = red_rows(report)
    if not strange.named:
        return "false alarm" if red else "right"
    if any(names(strange, row, row) for row in report):
        return "named"
    quiet = all(row.outcome in QUIET for row in report)
    return "silent" if quiet else "vague"


def names(strange, check, finding):
    """Does what a check found, and the cause that it tells, name the fault?"""
    text = f"{check.name}: {finding.measured} ({check.cause})"
    return finding.outcome not in QUIET and re.search(strange.named, text, re.I)
