"""Still pictures, as SVG: what is seen of a widget where no JavaScript runs."""

from __future__ import annotations

from html import escape
from itertools import product
from typing import Any

# One color for each head, safe for color-blind readers; legend.css has the same.
HUES = [
    "#0072b2",
    "#e69f00",
    "#009e73",
    "#cc79a7",
    "#56b4e9",
    "#d55e00",
    "#f0e442",
    "#8a8f98",
]
WIDE, HIGH, GAP, EDGE = 34, 26, 14, 16


def heads_picture(facts: dict[str, Any], way: str) -> tuple[str, str]:
    """The first sequence of a batch, before and after it is split into heads."""
    if "error" in facts:
        return sheet([text(EDGE, 30, facts["error"])], 680, 50), facts["error"]

    before, after = (stage_of(facts[way], kind) for kind in ("input", "split"))
    home = stage_of(facts["right"], "split")
    _, length, d_model = before["shape"]
    _, n_heads, _, d_k = after["shape"]
    head_of = {number(home, index): index[0] for index in inside(home)}
    split = "split into heads" if way == "right" else "viewed without the transpose"
    first = ", the first of the batch" if before["shape"][0] > 1 else ""
    parts = [text(EDGE, 28, f"x {tuple(before['shape'])}{first}")]

    def cells(stage: dict[str, Any], x: int, y: int, *outer: int) -> None:
        *_, rows, columns = stage["shape"]
        for row, column in product(range(rows), range(columns)):
            here = number(stage, (*outer, row, column))
            word, feature = divmod(here, d_model)
            fill = tint(HUES[head_of[here] % len(HUES)], word, length)
            left, top = x + column * WIDE, y + row * HIGH
            parts.append(
                f'<rect x="{left}" y="{top}" width="{WIDE - 2}" height="{HIGH - 2}" '
                f'rx="3" fill="{fill}"/>'
            )
            parts.append(
                f'<text x="{left + WIDE // 2 - 1}" y="{top + 16}" class="c">'
                f"{word},{feature}</text>"
            )

    cells(before, EDGE, 40)
    top = 40 + length * HIGH + 26
    parts.append(text(EDGE, top, f"{split} {tuple(after['shape'])}"))
    for head in range(n_heads):
        left = EDGE + head * (d_k * WIDE + GAP)
        parts.append(text(left, top + 24, f"head {head}", "s"))
        cells(after, left, top + 32, head)
    width = 2 * EDGE + max(d_model * WIDE + (n_heads - 1) * GAP, 300)
    alt = (
        f"x has the shape {tuple(before['shape'])}; {split} it has the shape "
        f"{tuple(after['shape'])}. A cell shows the word and the feature of its number."
    )
    return sheet(parts, width, top + 32 + length * HIGH + EDGE), alt


def stage_of(way: dict[str, Any], kind: str) -> dict[str, Any]:
    return next(stage for stage in way["stages"] if stage["kind"] == kind)


def inside(stage: dict[str, Any]):
    """All indices of the first sequence of the batch."""
    return product(*map(range, stage["shape"][1:]))


def number(stage: dict[str, Any], index: tuple[int, ...]) -> int:
    steps = stage["origin"][1:]
    return sum(i * step for i, step in zip(index, steps, strict=True))


def tint(hue: str, word: int, length: int) -> str:
    """The hue on white; later words are darker."""
    share = 0.34 + 0.28 * word / max(length - 1, 1)
    parts = (int(hue[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(255 + share * (part - 255)):02x}" for part in parts)


def text(x: int, y: int, words: str, kind: str = "t") -> str:
    return f'<text x="{x}" y="{y}" class="{kind}">{escape(words)}</text>'


def sheet(parts: list[str], width: int, height: int) -> str:
    """An SVG on light paper of its own, to be legible on any ground."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="system-ui,sans-serif" '
        'fill="#14181c"><style>.t{font-size:14px}.s{font-size:12px}'
        ".c{font-size:11px;text-anchor:middle}</style>"
        f'<rect width="{width}" height="{height}" rx="8" fill="#fff"/>{"".join(parts)}</svg>'
    )
