"""The colors of charts: Matplotlib wants numbers, a page wants variables."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

STEPS = 20  # levels of a hue: neighbors can just be told apart
HUE = re.compile(r"--([\w-]+): (?:var\([\w-]+, )?light-dark\((#\w{6}), #\w{6}\)")
IN_CHARTS = ("ink", "soft", "line", "plus", "minus", "cell", "alarm", "hue-2", "hue-3")


@cache
def palette() -> dict[str, str]:
    """The legend's colors in light mode."""
    css = Path(__file__).with_name("legend.css").read_text("utf-8")
    return dict(HUE.findall(css))


def light(name: str) -> str:
    return palette()[name]


def level(hue: str, step: int) -> str:
    """`hue` over the ground, in light mode: what a colormap has at this step."""
    share = step / STEPS
    hues, grounds = numbers(light(hue)), numbers(light("cell"))
    parts = (share * a + (1 - share) * b for a, b in zip(hues, grounds, strict=True))
    return "#" + "".join(f"{round(part):02x}" for part in parts)


def numbers(color: str) -> list[int]:
    return [int(color[i : i + 2], 16) for i in (1, 3, 5)]


def colormaps() -> list[Any]:
    """From the ground to one hue, "book-heat"; from one to the other, "book-diverging"."""
    from matplotlib.colors import ListedColormap

    up = [level("plus", step) for step in range(STEPS + 1)]
    down = [level("minus", step) for step in range(STEPS, 0, -1)]
    return [
        ListedColormap(up, "book-heat"),
        ListedColormap(down + up, "book-diverging"),
    ]


@cache
def variables(strength: float) -> dict[str, str]:
    """Each color that a chart can have, as the page writes it.

    Args:
        strength: of the full color of a map. Where numbers stand in its cells, less than 1.
    """
    found = {light(name): f"var(--{name})" for name in IN_CHARTS}
    for hue in ("plus", "minus"):
        for step in range(1, STEPS + 1):
            share = f"{100 * step / STEPS * strength:g}%"
            mixed = f"color-mix(in srgb, var(--{hue}) {share}, var(--cell))"
            found[level(hue, step)] = mixed if share != "100%" else f"var(--{hue})"
    return found
