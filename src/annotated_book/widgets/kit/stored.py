"""The stored records: what pages without a kernel load, in book/records.

What such a page needs besides a widget's state is the same for all widgets of a class, so it is a
file of its own, and the widget's HTML names it with its digest. Whenever a notebook displays a
widget, the record is computed and compared with the stored one: texts, integers and structure
have to be equal; a decimal may differ by one in its last digit or by what rounding in float32
explains, because processors add in different orders. The HTML names the stored record if it
agrees, and the fresh one if not. So a comparison of outputs (nbval) also checks what pages load,
and a build of the site finds that the record it is asked for is not there.

`python -m scripts.run_notebooks` sets WRITE: then a record that does not agree is written.
"""

from __future__ import annotations

import json
import os
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from annotated_book.widgets.kit.standalone import as_text, file_name, records

if TYPE_CHECKING:
    from annotated_book.widgets.kit.base import Widget

RECORDS = Path(__file__).parents[4] / "book/records"  # in a checkout alone
WRITE = "ANNOTATED_WRITE_RECORDS"


@cache
def stored_files(kind: type[Widget]) -> dict[str, str]:
    """The files that a page loads for a class, such as {"record": "Dice-data.1a2b3c4d.js"}."""
    if not RECORDS.is_dir():  # an installed package, which builds no site
        return {}
    with torch.random.fork_rng(devices=[]):  # the notebook's random numbers stay
        fresh = records(kind)
    return {
        name: file_name(stem, settled(stem, as_text(data)))
        for name, stem, data in fresh
    }


def settled(stem: str, fresh: str) -> str:
    """Return the stored text of a record if it agrees, or else the fresh one."""
    path = RECORDS / f"{stem}.json"
    try:
        stored = path.read_text("utf-8")
        if agree(json.loads(stored), json.loads(fresh)):
            return stored
    except (FileNotFoundError, json.JSONDecodeError):  # such as a conflict of a merge
        pass
    if os.environ.get(WRITE):
        part = path.with_suffix(f".{os.getpid()}")  # two notebooks may write at once
        part.write_text(fresh, "utf-8")
        part.replace(path)
    return fresh


def agree(one: Any, other: Any) -> bool:
    """Compare two records; see above for what may differ."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(agree(one[k], other[k]) for k in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(agree, one, other))
    if isinstance(one, float) and one != other:
        last_digit = 1.01 * min(map(unit, (one, other)))
        return abs(one - other) <= max(last_digit, 1e-4 * abs(one), 1e-6)
    return one == other


def unit(x: float) -> float:
    """One in the last digit that is written: 0.01 for 0.25."""
    return float(10 ** Decimal(repr(x)).as_tuple().exponent)
