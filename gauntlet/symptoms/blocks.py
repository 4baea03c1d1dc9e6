"""What a symptom is shown as: a list of blocks, each of a kind."""

import torch


def text(caption, lines):
    return {"kind": "text", "caption": caption, "text": lines}


def table(caption, head, rows):
    rows = [
        [cell if isinstance(cell, str) else number(cell) for cell in r] for r in rows
    ]
    return {"kind": "table", "caption": caption, "head": head, "rows": rows}


def square(caption, rows, columns, values):
    values = [[round(float(x), 2) + 0.0 for x in row] for row in values]
    return dict(kind="map", caption=caption, rows=rows, columns=columns, values=values)


def curve(caption, every, lines, floor=None):
    return dict(kind="curve", caption=caption, every=every, lines=lines, floor=floor)


def number(x):
    """Round to three digits, so that every machine gives the same."""
    if isinstance(x, int):
        return f"{x:,}"
    x = float(torch.as_tensor(x).detach())
    if x != x or abs(x) == float("inf"):
        return {"nan": "NaN", "inf": "∞", "-inf": "−∞"}[str(x)]
    if abs(x) < 1e-4:
        return "0"
    digits = 0 if abs(x) >= 100 else 1 if abs(x) >= 10 else 2 if abs(x) >= 1 else 3
    return f"{x:,.{digits}f}".replace("-", "−") if abs(x) >= 1e-3 else f"{x:.4f}"
