"""The still of NormOrder: each order as a wire, and how far apart the tokens stay."""

from __future__ import annotations

from typing import Any

from annotated_book.pictures import Picture
from annotated_book.widgets.norm_order.orders import FLOOR, ORDERS, facts

WIDTH = 340  # a telephone shows it in full
STEPS = {"norm": 46, "sublayer": 78, "dropout": 70, "+": 20}  # how wide each is drawn
HIGH, LETTER = 118, 11


def orders_picture(
    order: str, residual: bool, layers: int, curves: Any
) -> tuple[str, str]:
    """The three orders, the chosen one framed, and what is left after the last layer."""
    here = facts(order, residual, layers, curves)
    has = "with" if residual else "without"
    desc = (
        f"{order.capitalize()} {has} the residual: x → {' → '.join(here['steps'])}. After "
        f"{layers} layers the relative standard deviation of the tokens is "
        f"{shown(here['spread'][-1])}."
    )
    title = f"Three orders of a sublayer, {layers} layers {has} the residual"
    picture = Picture(WIDTH, title, desc)
    for row, name in enumerate(ORDERS):
        found = facts(name, residual, layers, curves)
        draw_order(picture, row * HIGH, name, found, name == order)
    return picture.svg(alone=True), picture.desc


def draw_order(
    picture: Picture, top: float, name: str, found: dict[str, Any], chosen: bool
) -> None:
    """One order: what a token passes from left to right, and the residual above it."""
    steps = found["steps"]
    picture.text(name, 8, top + 18, strong=chosen)
    middle, x = top + 58, 26.0
    gap = (WIDTH - 2 * x - sum(STEPS[step] for step in steps)) / (len(steps) + 1)
    before = picture.text("x", 8, middle + 4, mono=True)
    for step in steps:
        x += gap
        if step == "+":
            box = picture.add(x + STEPS[step] / 2, middle, name=f"{name} +")
            picture.parts.append(
                f'<path class="wire" d="M20 {middle:g}V{top + 30:g}'
                f'H{box.center[0]:g}V{box.y:g}"/>'
            )
        elif step == "norm":
            box = picture.norm(x, middle - 9, width=STEPS[step], name=f"{name} norm")
        else:
            is_dropout = step == "dropout"
            box = picture.box(
                step,
                x,
                middle - 14,
                STEPS[step],
                name=f"{name} {step}",
                training_only=is_dropout,
            )
        picture.arrow((before.right, middle), (box.x, middle))
        before, x = box, x + STEPS[step]
    picture.arrow((before.right, middle), (WIDTH - 24, middle))
    picture.text("out", WIDTH - 22, middle + 4, size=LETTER, mono=True)
    told = (
        f"std {shown(found['spread'][-1])}, gradient {shown(found['telling'][0])}, "
        f"noise {shown(found['noise'][-1])}"
    )
    picture.text(told, 8, top + 92, size=LETTER)


def shown(number: float) -> str:
    return "below 1e-12" if number <= FLOOR else f"{number:.2g}"
