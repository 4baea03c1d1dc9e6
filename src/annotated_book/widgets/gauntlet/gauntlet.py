"""Gauntlet: which of these Transformers is broken? Symptoms, diagnoses, hints, the answer.

The cases are in gauntlet.json. `make gauntlet` makes it: it plants each fault of the
catalogue, runs the code, and writes down what one sees.
"""

from __future__ import annotations

import json
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from traitlets import Dict, Unicode, validate

from annotated.checks import require
from annotated_book.widgets.kit.base import Int, Widget, between, script, style

SHOWN_POINTS = 6  # of a curve, where it stands as a table


@cache
def gauntlets() -> dict[str, Any]:
    """Part -> its title, its question, and its cases."""
    return json.loads(Path(__file__).with_name("gauntlet.json").read_text("utf-8"))


class Gauntlet(Widget):
    """One part of the gauntlet, case by case.

    Args:
        part: "loud", "parts", "attention", "whole" or "sentences".

    The traits `case` (from 1) and `progress` (case id -> what was tried, how many hints were
    seen, and whether the answer was shown) can be set, observed and linked.

    Raises:
        ValueError: if there is no such part.
    """

    _esm = script("gauntlet/gauntlet.js")
    _css = style("gauntlet/gauntlet.css")

    part = Unicode(read_only=True).tag(page=True)
    case = Int(1).tag(sync=True, page=True)
    progress = Dict().tag(sync=True, page=True)
    given = Dict().tag(sync=True, page="if own")

    def __init__(self, part: str = "loud", **traits):
        known = gauntlets()
        require(part in known, f"part must be one of {', '.join(known)}, got {part!r}")
        super().__init__(given=known[part], **traits)
        self.set_trait("part", part)

    @property
    def cases(self) -> list[dict[str, Any]]:
        return self.given["cases"]

    @validate("case")
    def must_be_a_case(self, proposal: dict[str, Any]) -> int:
        return between(1, len(self.cases), proposal)

    def still_html(self) -> str:
        """All cases, to be read where no JavaScript runs: symptoms, then folded answers."""
        return "\n".join(
            case_html(number, case, self.given["ask"])
            for number, case in enumerate(self.cases, start=1)
        )


def rich(text: str) -> str:
    """What stands between ` and ` is code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{p}</code>" if i % 2 else p for i, p in enumerate(parts))


def case_html(number: int, case: dict[str, Any], ask: str) -> str:
    options = [f"<li>{rich(option['text'])}</li>" for option in case["options"]]
    hints = [f"<li>{rich(hint)}</li>" for hint in case["hints"]]
    right = case["options"][case["right"]]["text"]
    return (
        f"<p><strong>Case {number}.</strong> {rich(case['given'])}</p>\n"
        f"{blocks_html(case['symptom'])}\n"
        f'<p>{escape(ask)}</p>\n<ol type="A">{"".join(options)}</ol>\n'
        + (
            f"<details><summary>Hints</summary><ol>{''.join(hints)}</ol></details>\n"
            * bool(hints)
        )
        + f"<details><summary>Answer</summary>\n<p>{rich(right)}</p>\n"
        f"<p><strong>{escape(case['title'])}</strong></p>\n"
        f"{blocks_html(case['reveal'])}\n<p>{rich(case['explanation'])}</p></details>"
    )


def blocks_html(blocks: list[dict[str, Any]]) -> str:
    return "\n".join(BLOCKS[block["kind"]](block) for block in blocks)


def text_html(block: dict[str, Any]) -> str:
    return f"<p>{escape(block['caption'])}</p><pre>{escape(block['text'])}</pre>"


def table_html(block: dict[str, Any]) -> str:
    def line(cells, tag):
        return (
            "<tr>"
            + "".join(f"<{tag}>{escape(str(c))}</{tag}>" for c in cells)
            + "</tr>"
        )

    rows = "".join(line(row, "td") for row in block["rows"])
    head = line(block["head"], "th")
    return f"<table><caption>{escape(block['caption'])}</caption>{head}{rows}</table>"


def map_html(block: dict[str, Any]) -> str:
    rows = [
        [name, *(f"{x:g}" for x in line)]
        for name, line in zip(block["rows"], block["values"], strict=True)
    ]
    return table_html({**block, "head": ["", *block["columns"]], "rows": rows})


def curve_html(block: dict[str, Any]) -> str:
    every, lines, floor = block["every"], block["lines"], block["floor"]
    last = len(lines[0]["values"]) - 1
    places = [round(i * last / (SHOWN_POINTS - 1)) for i in range(SHOWN_POINTS)]
    head = ["training step", *(f"{(i + 1) * every}" for i in places)]
    rows = [
        [line["name"], *(f"{line['values'][i]:.2f}" for i in places)] for line in lines
    ]
    if floor:
        rows.append([floor["name"], *[f"{floor['value']:.2f}"] * SHOWN_POINTS])
    return table_html({"caption": block["caption"], "head": head, "rows": rows})


BLOCKS = {"text": text_html, "table": table_html, "map": map_html, "curve": curve_html}
