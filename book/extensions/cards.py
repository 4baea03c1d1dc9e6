"""A page's picture for those who share its link: its first drawing, beside its title.

No service that shows such a card draws SVG, so it becomes a PNG on opaque ground, drawn when the
book is built by the renderer of vl-convert, which also draws the charts. That renderer knows no
variables: the legend's colors stand in their place, those of light mode.
"""

import re
from base64 import b64decode
from html import escape

import vl_convert

from annotated_book.pictures.alone import style_alone
from annotated_book.pictures.boxes import text_width
from annotated_book.pictures.chart_colors import numbers, palette
from book.extensions.you_are_here import miniature

WIDE, HIGH = 1200, 630  # what Open Graph and Twitter ask for
EDGE, LEFT = 45, 470  # of the card; how wide the words may be
ROOM = WIDE - LEFT - 3 * EDGE  # for the drawing
LARGEST = 2.8  # times its own size: a drawing of three strokes is no poster
TITLE, SMALL = 52, 27  # sizes of type
GROUND = "#fdfdfb"
SERIF = "font-family=\"Georgia,'Times New Roman',Tinos,serif\""

DRAWING = re.compile(
    r'<div class="picture-frame(?: wide-picture)?">(?P<inline><svg.*?</svg>)'
    r'|<div class="annotated-widget"[^>]*>\s*'
    r'<img [^>]*?src="data:image/svg\+xml;base64,(?P<still>[\w+/=]+)"',
    re.DOTALL,
)
SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
VARIABLE = re.compile(r"var\(--([\w-]+)(?:, ?[^()]*(?:\([^()]*\))?)?\)")
SMALL_MODEL = """.small-model path{fill:var(--panel);stroke:var(--soft)}
.small-model .wire{fill:none}"""
MIXED = re.compile(r"color-mix\(in srgb, ?(#\w{6}) ([\d.]+)%, ?(#\w{6}|transparent)\)")


def first_drawing(body):
    """Return the SVG of the first drawing or instrument in a page, or the small model."""
    found = DRAWING.search(body)
    if found is None:
        return miniature(()).replace("<svg ", '<svg class="small-model" ', 1)
    return found["inline"] or b64decode(found["still"]).decode()


def card(title, book, drawing):
    """Return a PNG of WIDE × HIGH."""
    lines = wrap_words(title, TITLE)
    y = HIGH / 2 - 0.6 * TITLE * (len(lines) - 1)
    words = "".join(
        text_at(y + 1.2 * TITLE * n, TITLE, "ink", line, ' font-weight="700"')
        for n, line in enumerate(lines)
    )
    if book != title:
        words += text_at(HIGH - EDGE, SMALL, "soft", book)
    style = literal(style_alone() + SMALL_MODEL)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" '
        f'viewBox="0 0 {WIDE} {HIGH}"><style>{style}</style>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{GROUND}"/>'
        f'<rect width="14" height="{HIGH}" fill="{palette()["accent"]}"/>'
        f"{words}{place_drawing(drawing)}</svg>"
    )
    return vl_convert.svg_to_png(svg)


def cover(title):
    """Return the cover of the book to take along, as an SVG in the proportions of a sheet."""
    wide, high, size = 1240, 1754, 104
    lines = wrap_words(title, size)
    words = "".join(
        text_at(300 + 1.2 * size * n, size, "ink", line, ' font-weight="700"')
        for n, line in enumerate(lines)
    ).replace(f'x="{EDGE}"', 'x="140"')
    model = first_drawing("").replace("<svg ", '<svg x="140" y="760" ', 1)
    across, down = map(float, SIZE.search(model).groups())
    model = re.sub(
        r' width="\d+" height="\d+"',
        f' width="{820 * across / down:.0f}" height="820"',
        model,
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="0 0 {wide} {high}"><style>{literal(style_alone() + SMALL_MODEL)}</style>'
        f'<rect width="{wide}" height="{high}" fill="{GROUND}"/>'
        f'<rect width="40" height="{high}" fill="{palette()["accent"]}"/>{words}{model}</svg>'
    )


def text_at(y, size, color, words, weight=""):
    look = f'font-size="{size}" {SERIF}{weight} fill="{palette()[color]}"'
    return f'<text x="{EDGE}" y="{y:.0f}" {look}>{escape(words)}</text>'


def place_drawing(drawing):
    """Place the drawing in the middle of its room; one far higher than wide is cut at the foot."""
    wide, high = map(float, SIZE.search(drawing).groups())
    cut = high > 2.5 * wide and "small-model" not in drawing
    scale = min(ROOM / wide, LARGEST)
    scale = scale if cut else min(scale, (HIGH - 2 * EDGE) / high)
    x = WIDE - EDGE - (ROOM + wide * scale) / 2
    y = EDGE if cut else (HIGH - high * scale) / 2
    size = f'width="{wide * scale:.1f}" height="{high * scale:.1f}"'
    place = f'<svg x="{x:.1f}" y="{y:.1f}" {size}'
    own = r"<style>[^<]*--[^<]*</style>"  # what `style_alone` gives the whole card
    inside = literal(re.sub(own, "", drawing, count=1))
    inside = re.sub(r' (?:width|height)="[\d.]+"', "", inside, count=2)
    return re.sub(r"<svg(?: xmlns=\S+)?", place, inside, count=1)


def wrap_words(words, size):
    """Break the words into lines that fit beside the drawing."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size) > LEFT:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def literal(code):
    """Replace the variables in our SVG or CSS by numbers; a part's own color becomes `color`."""
    code = re.sub(r":root,\.annotated-view\{[^}]*\}", "", code)
    code = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}", "", code)
    code = code.replace("--own:", "color:").replace("var(--own)", "currentColor")
    code = VARIABLE.sub(lambda found: palette()[found[1]], code)
    code = re.sub(r"light-dark\((#\w{6}), ?#\w{6}\)", r"\1", code)
    return MIXED.sub(mix_colors, code)


def mix_colors(found):
    hue, share, ground = found[1], float(found[2]) / 100, found[3]
    ground = GROUND if ground == "transparent" else ground
    both = zip(numbers(hue), numbers(ground), strict=True)
    return "#" + "".join(f"{round(share * a + (1 - share) * b):02x}" for a, b in both)
