"""Marks and looks that the drawings of several chapters share."""

from __future__ import annotations

from typing import Any

from annotated_book.pictures.boxes import Box
from annotated_book.pictures.canvas import Canvas
from annotated_book.pictures.picture import Picture

MIDDLE: dict[str, Any] = dict(size=11, anchor="middle")  # looks of small texts
END: dict[str, Any] = dict(size=11, anchor="end")
X_TICK: dict[str, Any] = dict(size=11, anchor="middle", soft=True)
Y_TICK: dict[str, Any] = dict(size=11, anchor="end", soft=True)


def sheet(words: str, width: int = 320) -> Picture:
    """Begin a picture: the first line is its title, the others are its description."""
    title, *lines = map(str.strip, words.splitlines())
    return Picture(width, title, " ".join(lines))


def stroke(picture: Canvas, look: str, d: str) -> None:
    """Draw a path with the look "wire", "frame", "wire alarm", …"""
    picture.parts.append(f'<path class="{look}" d="{d}"/>')


def bar(
    picture: Canvas, x: float, y: float, width: float, height: float, look: str = "plus"
) -> None:
    """Draw a bar with its upper left corner at (x, y)."""
    picture.shape(look, Box(x, y, width, height))
