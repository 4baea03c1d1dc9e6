"""Arrows, rails and brackets as paths."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from annotated_book.pictures.boxes import Box, Point, facing, plain

TIP = 7  # the length of an arrow's head
APART = 2.5  # half the distance between the two lines of the memory


def wire(
    start: Box | Point, end: Box | Point, sideways: bool = False
) -> tuple[list[Point], Point, Point]:
    """The four points of a curve from start to end, which leaves and arrives straight."""
    one, two, upright = facing(start, end, sideways)
    way = (two[1] - one[1]) if upright else (two[0] - one[0])
    bend = (0, way / 2) if upright else (way / 2, 0)
    first = (one[0] + bend[0], one[1] + bend[1])
    second = (two[0] - bend[0], two[1] - bend[1])
    return [one, first, second, two], one, two


def curve(points: list[Point], shift: float, size: float) -> str:
    """A path along the four points, moved sideways by `shift`, ending where the head begins."""
    one, first, second, two = points
    away, last = direction(one, first, two), direction(second, two, two, one)
    start = (one[0] - away[1] * shift, one[1] + away[0] * shift)
    stop = (two[0] - last[0] * (size - 1), two[1] - last[1] * (size - 1))
    stop = (stop[0] - last[1] * shift, stop[1] + last[0] * shift)
    if abs((two[0] - one[0]) * away[1] - (two[1] - one[1]) * away[0]) < 0.5:
        return f"M{at(start)}L{at(stop)}"
    return f"M{at(start)}C{at(first)} {at(second)} {at(stop)}"


def direction(start: Point, end: Point, *others: Point) -> Point:
    """The unit vector from start to end, or along the others if these two are one point."""
    x, y = end[0] - start[0], end[1] - start[1]
    if hypot(x, y) < 1e-6 and others:
        x, y = others[0][0] - others[-1][0], others[0][1] - others[-1][1]
    length = hypot(x, y) or 1.0
    return x / length, y / length


def head(points: list[Point], size: float) -> str:
    """The triangle at the end of an arrow."""
    one, _, second, (x, y) = points
    along = direction(second, (x, y), (x, y), one)
    angle = atan2(along[1], along[0])
    corners = [
        (x - size * cos(angle + turn), y - size * sin(angle + turn))
        for turn in (pi / 6.5, -pi / 6.5)
    ]
    return f"M{at((x, y))}L{at(corners[0])}L{at(corners[1])}z"


def bracket_path(box: Box, side: str, gap: float) -> tuple[str, Point]:
    """A square bracket along a side of the box, and the point in its middle."""
    if side in ("left", "right"):
        sign = 1 if side == "right" else -1
        x = (box.right if side == "right" else box.x) + sign * gap
        d = f"M{at((x, box.y))}h{plain(4 * sign)}v{plain(box.height)}h{plain(-4 * sign)}"
        return d, (x + 9 * sign, box.center[1])
    sign = 1 if side == "below" else -1
    y = (box.bottom if side == "below" else box.y) + sign * gap
    d = f"M{at((box.x, y))}v{plain(4 * sign)}h{plain(box.width)}v{plain(-4 * sign)}"
    return d, (box.center[0], y + 9 * sign)


def at(point: Point) -> str:
    return f"{plain(point[0])} {plain(point[1])}"
