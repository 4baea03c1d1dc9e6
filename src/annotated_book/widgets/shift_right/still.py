"""The still of ShiftRight: the target as two strips, slid by one, and what is generated."""

from __future__ import annotations

from typing import Any

from annotated_book.pictures import WIDE, Picture
from annotated_book.pictures.boxes import Box, text_width

LEAST = 340  # a telephone shows it in full
ROWS = {"in": 24, "out": 100, "generated": 174}  # where their tokens begin


def strips_picture(pair: dict[str, Any], position: int) -> tuple[str, str]:
    """What training takes as input and must predict, and under it what is generated."""
    positions = pair["positions"]
    rows = {
        f"Training on “{pair['src']}” takes as input": [p["reads"] for p in positions],
        "and must predict": [p["must"] for p in positions],
        "Step by step, the decoder generates": [s["writes"] for s in pair["steps"]],
    }
    desc = ". ".join(f"{title}: {' '.join(tokens)}" for title, tokens in rows.items())
    tokens = [token for row in rows.values() for token in row]
    step = max(text_width(token, 13) for token in tokens) + 18
    shown = min(max(map(len, rows.values())), int((WIDE - 4) / step) - 2)
    width = max(LEAST, 4 + int((shown + 2) * step))
    picture = Picture(width, "The target, shifted right", f"{desc}.")

    def pill(row: str, column: int, token: str) -> Box:
        place = 2 + (column + 1) * step, ROWS[row]
        return picture.pill(token, *place, name=f"{row} {column}", width=step - 6)

    for row, column, token in (
        ("in", shown, pair["dropped"][1] if shown == len(positions) else "…"),
        ("out", -1, pair["dropped"][0]),
    ):
        picture.parts.append('<g class="faint">')
        pill(row, column, token)
        picture.parts.append("</g>")
    for row, strip in zip(ROWS, rows.values(), strict=True):
        for column, token in enumerate(strip[:shown]):
            pill(row, column, token)
    here = min(position, shown - 1)
    for other in positions[here]["sees"]:
        picture.link(f"in {other}", f"out {here}", 0.6, sideways=False)
    for words, y in (
        ("tgt_in, the input in training; faint: cut away", 16),
        (f"tgt_out, to be predicted; lines: position {here} attends to", 138),
        ("generation, step by step", 212),
    ):
        picture.text(words, 2, y, size=11)
    return picture.svg(alone=True), picture.desc
