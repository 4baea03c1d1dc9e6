"""The samples of the legend: what each kind of drawing means."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch

from annotated.checks import require
from annotated_book.pictures.boxes import Box, text_width
from annotated_book.pictures.parts import Parts

SAMPLE, LINE, GAP = 26, 24, 16  # width of a sample, height of a line, room between two


def draw_legend(picture: Parts, x: float, y: float, entries: Sequence[str]) -> Box:
    """Samples with their names from (x, y) on, in lines as long as the picture is wide."""
    left, top = x, y
    for entry in entries:
        require(
            entry in ENTRIES,
            f"{entry!r} is not in the legend: name some of {', '.join(ENTRIES)}",
        )
        words, sample = ENTRIES[entry]
        wide = SAMPLE + 6 + text_width(words, 11)
        if left > x and left + wide > picture.width:
            left, top = x, top + LINE
        sample(picture, left, top)
        picture.text(words, left + SAMPLE + 6, top + 12, size=11)
        left += wide + GAP
    picture.grow(top + 16)
    return Box(x, y, picture.width - x, top + 16 - y)


def role(name: str) -> Callable[[Parts, float, float], None]:
    def sample(picture: Parts, x: float, y: float) -> None:
        box = Box(x + 2, y, 20, 16)
        picture.open("", picture.hue(name, None))
        picture.shape("solid", box, radius=2)
        picture.text(
            name[0], x + 12, y + 12, size=11, anchor="middle", mono=True, own=True
        )
        picture.close(box)

    return sample


def cell(
    value: float, heat: bool = False, allowed: bool = True, real: bool = True
) -> Callable[[Parts, float, float], None]:
    def sample(picture: Parts, x: float, y: float) -> None:
        picture.grid(
            torch.tensor([[value]]),
            x + 4,
            y,
            largest=1.0,
            heat=heat,
            allowed=torch.tensor([[allowed]]),
            real=torch.tensor([[real]]),
        )

    return sample


def frame(look: str) -> Callable[[Parts, float, float], None]:
    def sample(picture: Parts, x: float, y: float) -> None:
        picture.shape(look, Box(x + 1, y, 24, 16), radius=2)

    return sample


def arrow(kind: str) -> Callable[[Parts, float, float], None]:
    def sample(picture: Parts, x: float, y: float) -> None:
        picture.arrow((x, y + 8), (x + SAMPLE, y + 8), kind=kind)

    return sample


def rail(picture: Parts, x: float, y: float) -> None:
    picture.rail((x, y + 8), (x + SAMPLE, y + 8))


def add(picture: Parts, x: float, y: float) -> None:
    picture.add(x + 13, y + 8, name="")


# name -> the words beside it, and what draws it
ENTRIES: dict[str, tuple[str, Callable[[Parts, float, float], None]]] = {
    "query": ("query", role("query")),
    "key": ("key", role("key")),
    "value": ("value", role("value")),
    "activation": ("activation", frame("solid")),
    "parameter": ("parameter", frame("hollow")),
    "dropout": ("dropout, in training only", frame("hollow dotted")),
    "plus": ("above zero", cell(0.8)),
    "minus": ("below zero", cell(-0.8)),
    "weight": ("attention weight", cell(0.7, heat=True)),
    "causal": ("later position, masked", cell(0.0, allowed=False)),
    "padding": ("padding, masked", cell(0.0, real=False)),
    "rail": ("residual stream", rail),
    "add": ("added to the stream", add),
    "arrow": ("leads to", arrow("plain")),
    "memory": ("memory: keys and values", arrow("memory")),
    "gradient": ("gradient", arrow("gradient")),
}
