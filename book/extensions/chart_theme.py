"""Altair's charts in the colors of the legend: one sequential map, one diverging, and the theme.

Vega computes with numbers. So a chart is drawn in the legend's light colors, and each of them is
then written as the variable that it stands for: here in the picture, in charts.js once it lives.
"""

import colorsys
import re
from copy import deepcopy

from annotated_book.pictures.chart_colors import STEPS, level, light, numbers

NAMES = ("ink", "soft", "line", "cell", "cell-ink", "alarm", "plus", "minus")
HUES = [f"hue-{n}" for n in (0, 5, 2, 3, 4, 7)]  # can be told apart on any ground
COLORS = {name: light(name) for name in (*NAMES, *HUES)}
WORDS = {"white": "#ffffff", "black": "#000000", "steelblue": "#4682b4"}
CHANNELS = ("color", "fill", "stroke")
DIVERGING = ("redblue", "blueorange", "purpleorange", "purplegreen", "redyellowblue")
UNDER_TEXT = STEPS // 2  # how strong a map is at most where words stand in its cells
FAINTEST = 6  # of a point or a line
HEX = re.compile(r"#(?:[0-9a-fA-F]{3}){1,2}")
IN_SVG = re.compile(r'\b(fill|stroke|stop-color)="(#\w{6}|rgb\([^)]*\))"')
NEAR = 6  # in RGB: what rounding does to a mixed color


def in_book_colors(spec):
    """Return the specification in the legend's colors."""
    spec = deepcopy(spec)
    kinds = set(marks(spec))
    words = "text" in kinds and bool(kinds & {"rect", "square"})
    recolor(spec, "", words)
    spec["config"] = config_of(words, "rect" in kinds, spec.get("config", {}))
    spec["background"] = None
    return spec


def marks(node):
    if isinstance(node, dict):
        if "mark" in node:
            yield kind_of(node)
        for name, part in node.items():
            if name not in ("data", "datasets"):
                yield from marks(part)
    elif isinstance(node, list):
        for part in node:
            yield from marks(part)


def kind_of(view):
    mark = view["mark"]
    return mark["type"] if isinstance(mark, dict) else mark


def recolor(node, kind, words):
    """Recolor a specification in place: `kind` of mark, `words` in the cells of a map or not."""
    if isinstance(node, list):
        for part in node:
            recolor(part, kind, words)
    if not isinstance(node, dict):
        return
    kind = kind_of(node) if "mark" in node else kind
    for name, part in node.items():
        if name in ("data", "datasets"):
            continue
        if name in CHANNELS and isinstance(part, str):
            node[name] = book_color(part, kind, words)
        elif name in CHANNELS and isinstance(part, dict):
            recolor_channel(part, kind, words)
        else:
            recolor(part, kind, words)


def recolor_channel(channel, kind, words):
    for one in (channel, *conditions(channel)):
        if isinstance(one.get("value"), str):
            one["value"] = book_color(one["value"], kind, words)
    if "field" not in channel:
        return
    scale = channel.get("scale")
    if scale is None and "scale" in channel:
        return  # the data are colors
    scale = channel["scale"] = dict(scale or {})
    scheme, given = scale.pop("scheme", ""), scale.get("range")
    if channel.get("type") == "quantitative":
        both = scheme in DIVERGING or "domainMid" in scale or len(given or ()) == 3
        scale["range"] = diverging(words) if both else sequential(words, kind == "rect")
        scale["interpolate"] = "rgb"
    elif given and all(isinstance(color, str) for color in given):
        scale["range"] = [book_color(color, kind, words) for color in given]


def conditions(channel):
    found = channel.get("condition", [])
    return found if isinstance(found, list) else [found]


def book_color(color, kind, words):
    """Return the legend's color for the purpose of this one: a gray or one of two hues."""
    if color in COLORS.values():
        return color
    color = WORDS.get(color, color)
    if not HEX.fullmatch(color):
        return color
    if kind == "text":
        return light("cell-ink" if words else "ink")
    if len(color) == 4:
        color = "#" + "".join(2 * digit for digit in color[1:])
    parts = [part / 255 for part in numbers(color)]
    hue, lightness, saturation = colorsys.rgb_to_hls(*parts)
    if lightness > 0.92:
        return light("cell")
    if saturation < 0.25:
        gray = "ink" if lightness < 0.3 else "soft" if lightness < 0.7 else "line"
        return light(gray)
    name = "plus" if 0.2 < hue < 0.85 else "minus"
    step = min(STEPS, max(FAINTEST, round(2 * STEPS * (1 - lightness))))
    return level(name, max(UNDER_TEXT // 2, step // 2) if words else step)


def sequential(words, on_ground):
    start = light("cell") if on_ground else level("plus", FAINTEST)
    return [start, level("plus", UNDER_TEXT if words else STEPS)]


def diverging(words):
    step = UNDER_TEXT if words else STEPS
    return [level("minus", step), light("cell"), level("plus", step)]


def config_of(words, on_ground, own):
    """Return the defaults of a chart."""
    text = {"labelColor": COLORS["ink"], "titleColor": COLORS["ink"]}
    axis = {name: COLORS["soft"] for name in ("domainColor", "tickColor")}
    symbol = {f"symbolBase{part}Color": COLORS["soft"] for part in ("Fill", "Stroke")}
    ramp = sequential(words, on_ground)
    found = {
        "axis": {**text, **axis, "gridColor": COLORS["line"]},
        "legend": {**text, "gradientStrokeColor": COLORS["line"], **symbol},
        "header": text,
        "title": {"color": COLORS["ink"]},
        "view": {"stroke": COLORS["line"]},
        "mark": {"color": COLORS["plus"]},
        "rule": {"color": COLORS["soft"]},
        "text": {"color": COLORS["cell-ink" if words else "ink"]},
        "range": {
            "ordinal": [level("plus", step) for step in range(FAINTEST, STEPS + 1)],
            "category": [COLORS[name] for name in HUES],
            "ramp": ramp,
            "heatmap": ramp,
            "diverging": diverging(words),
        },
    }
    for name, part in own.items():
        both = isinstance(part, dict) and name in found
        found[name] = {**found[name], **part} if both else part
    return found


def with_variables(svg):
    return IN_SVG.sub(lambda found: f'{found[1]}="{variable(found[2])}"', svg)


def variable(color):
    """Return the color as a variable of the page; keep one that the legend does not have."""
    if color.startswith("#"):
        parts = numbers(color.lower())
    else:
        parts = [float(part) for part in re.findall(r"[\d.]+", color)[:3]]
    for name, own in COLORS.items():
        if numbers(own) == parts:
            return f"var(--{name})"
    ground = numbers(COLORS["cell"])
    for name in ("plus", "minus"):
        way = [a - b for a, b in zip(numbers(COLORS[name]), ground, strict=True)]
        gone = [a - b for a, b in zip(parts, ground, strict=True)]
        along = sum(a * b for a, b in zip(way, gone, strict=True))
        share = along / sum(a * a for a in way)
        aside = max(abs(share * a - b) for a, b in zip(way, gone, strict=True))
        if 0 <= share <= 1 and aside <= NEAR:
            percent = round(100 * share)
            return f"color-mix(in srgb, var(--{name}) {percent}%, var(--cell))"
    return color
