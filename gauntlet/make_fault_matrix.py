"""Which check finds which fault: python -m gauntlet.make_fault_matrix

Plants each fault of the catalogue, runs the whole check-up on it, and writes what was
found to gauntlet/fault_matrix.json and, as a page, to book/faults-and-checks.md. Takes two or
three minutes.
"""

import json
import sys
from collections import Counter

import torch

from gauntlet.catalogue import FAULTS
from gauntlet.chapters import ROOT, name_of

MATRIX = ROOT / "gauntlet" / "fault_matrix.json"
PAGE = ROOT / "book" / "faults-and-checks.md"
HEAD = """\
# Faults and checks

Which check of the [check-up](23-is-your-transformer-right.ipynb) finds which fault? Each fault
below is **one changed place** in this book's own code. This page is made by a program
that plants each of them, runs the check-up, and writes down what it says. A test repeats it.

There are {faults} faults: {loud} **loud** ones, which raise an error sooner or later, and
{silent} **silent** ones, which run. The check-up finds all of them. Of the silent ones,
{model} show in the check-up of the whole model; for the others the part itself has to be
examined. The training checks took part as well.

A fault is *found* by a check if the check does not pass: it fails, stops with an error,
doubts that something is right (then a ? stands before it), or says that it is uncommon (≠).

"""


def measured(train: bool = True) -> dict[str, list[str]]:
    """Return, for each fault, "kind: check" for each check that finds it."""
    torch.set_num_threads(1)
    found = {}
    for number, fault in enumerate(FAULTS, start=1):
        found[fault.id] = fault.caught_by(train)
        if sys.stderr.isatty():
            print(f"\r{number} of {len(FAULTS)}", end="", file=sys.stderr, flush=True)
    return found


def code(text: str) -> str:
    return f"```python\n{text}\n```"


def lines_of(text: str) -> str:
    """Return source without empty lines around it; a single line loses its indentation."""
    text = text.strip("\n")
    return text if "\n" in text else text.strip()


def entry(fault, found: list[str]) -> str:
    """Return the entry of a fault: its chapter, the line, and the checks that find it."""
    by_kind: dict[str, list[str]] = {}
    for item in found:
        kind, _, name = item.partition(": ")
        bare = kind.lstrip("?≠ ")
        by_kind.setdefault(bare, []).append(kind.removesuffix(bare) + name)
    lines = [
        f"### {fault.title}",
        "",
        f"*{fault.id} · {'loud' if fault.loud else 'silent'} · {name_of(fault.chapter)}*",
        "",
        code(
            f"{lines_of(fault.before)}\n# became\n{lines_of(fault.after) or '# (nothing)'}"
        ),
        "",
        f"{fault.symptom.rstrip('.')}. {fault.explanation}",
        "",
    ]
    for kind, names in by_kind.items():
        where = "whole model" if kind == "model" else kind
        lines.append(f"- **{where}**: {' · '.join(names)}")
    return "\n".join(lines)


def page(found: dict[str, list[str]]) -> str:
    silent = [f for f in FAULTS if not f.loud]
    in_model = [f for f in silent if any("model: " in name for name in found[f.id])]
    text = HEAD.format(
        faults=len(FAULTS),
        loud=len(FAULTS) - len(silent),
        silent=len(silent),
        model=len(in_model),
    )
    for title, faults in (
        ("Loud faults", [f for f in FAULTS if f.loud]),
        ("Silent faults", silent),
    ):
        text += f"## {title}\n\n"
        text += "\n\n".join(entry(fault, found[fault.id]) for fault in faults) + "\n\n"
    counts = Counter(item.lstrip("?≠ ") for names in found.values() for item in names)
    text += "## Checks, by how many faults they find\n\n| check | faults |\n|---|---|\n"
    for item, count in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])):
        kind, _, name = item.partition(": ")
        where = "" if kind == "model" else f" ({kind})"
        text += f"| {name}{where} | {count} |\n"
    return text


if __name__ == "__main__":
    found = measured()
    missed = [fault_id for fault_id, names in found.items() if not names]
    MATRIX.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    PAGE.write_text(page(found), "utf-8")
    print(f"{len(found)} faults, not found: {missed or 'none'}")
    sys.exit(bool(missed))
