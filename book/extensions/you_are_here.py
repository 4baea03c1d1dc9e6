"""At the head of each chapter, a small drawing of the whole model with the chapter's part lit.

It leads into the machine explorer, to that part. What is drawn follows the shipped model: two
stacks, their layers from the top down, the memory between them.
"""

import re
from fnmatch import fnmatch
from html import escape
from pathlib import PurePath
from typing import NamedTuple
from urllib.parse import urlencode

from annotated_book.widgets.in_page.live import shipped
from book.extensions.builders import runs_scripts

PAGE = "book/machine"  # the explorer's
CHAPTER = re.compile(r"book/(\d\d)-")
FIRST = 1  # the chapter that is the explorer's walk itself


class Place(NamedTuple):
    """A chapter's place: in words, as a path in the explorer, and as highlighted `elements`."""

    words: str
    path: str = ""
    lit: tuple[str, ...] = ("*",)
    more: dict = {}  # noqa: RUF012, other traits of the explorer


# Of each chapter, from 1 on: words | path | patterns of what is highlighted, if not all | traits
TABLE = """
the whole model
a linear layer, one of the model’s modules | encoder.layers.0.feed_forward.w_1 |
    encoder.layers.0.feed_forward
where tokens go in | src_embed.table | tokens.src tokens.tgt | station=2
the embeddings | src_embed | *_embed | station=3
the positional encoding | positions.src | positions.* | station=4
encoder layer 0, self-attention, head 0 | encoder.layers.0.self_attention |
    encoder.layers.0.self_attention | station=5
the heads of every attention | encoder.layers.0.self_attention.concat | *_attention | station=5
the decoder’s masked self-attention | decoder.layers.0.self_attention.masked |
    decoder*self_attention | station=10
the feed-forward network of each layer | encoder.layers.0.feed_forward | *feed_forward | station=7
every layer norm | encoder.layers.0.sublayers.0.norm | *norm | station=6
the residual stream, and where sublayers add to it | encoder.layers.0.sublayers.0 | *sublayers.?
    rails.* | station=6
the encoder | encoder.layers.0 | encoder* rails.encoder | station=8
the decoder | decoder.layers.0 | decoder* rails.decoder | station=11
the whole model
every parameter of the model
the probabilities of all rows at once, from which the loss is made | probabilities | tokens.tgt
    generator probabilities | mode=teacher
the next token, which goes in again | probabilities | probabilities tokens.out tokens.tgt |
    station=13
what comes out | generator | tokens.out | station=14
decoder layer 1, cross-attention, head 3 | decoder.layers.1.cross_attention |
    decoder.layers.1.cross_attention | head=3
the decoder’s attention, whose keys and values are kept | decoder.layers.0.self_attention.k |
    decoder*_attention | mode=generate
what language models have kept: the decoder, without cross-attention |
    decoder.layers.0.self_attention | *tgt* decoder*self_attention decoder*feed_forward decoder*norm
    decoder*sublayers.[02] rails.decoder generator probabilities tokens.out
the parts that today’s models have changed | decoder.layers.0.self_attention |
    positions.tgt decoder*self_attention decoder*feed_forward decoder*norm rails.decoder
all of it, part by part
"""


def read_place(line):
    words, path, lit, more = [*map(str.strip, line.split("|")), "", "", ""][:4]
    traits = dict(trait.split("=") for trait in more.split())
    return Place(words, path, tuple(lit.split()) or ("*",), traits)


LINES = re.sub(r"\n +", " ", TABLE.strip()).splitlines()
PLACES = {number: read_place(line) for number, line in enumerate(LINES, start=1)}
WIDTH = 132
RAIL, PART = 10, 40  # their widths
SUBLAYERS = {
    "encoder": ("self_attention", "feed_forward"),
    "decoder": ("self_attention", "cross_attention", "feed_forward"),
}


def elements(n_layers, norm_first):
    """Return everything that is drawn, as SVG paths by name, and the height."""
    drawn, bottom = {}, 0
    for stack, side, x in (("encoder", "src", 2), ("decoder", "tgt", WIDTH - 54)):
        rail, part = (x + 5, x + 12) if stack == "encoder" else (x + 47, x)
        y = 9
        drawn[f"tokens.{side}"] = f"M{rail - 3} 1h6v5h-6z"
        drawn[f"{side}_embed"] = f"M{x} {y}h52v6h-52z"
        y += 10
        drawn[f"positions.{side}"] = box(part, y, 6) + plus(rail, y + 3)
        y += 12
        for layer in range(n_layers):
            for i, kind in enumerate(SUBLAYERS[stack]):
                path = f"{stack}.layers.{layer}"
                high = 6 if kind == "feed_forward" else 9
                drawn[f"{path}.sublayers.{i}.norm"] = box(part, y, 2)
                drawn[f"{path}.{kind}"] = box(part, y + 3, high)
                drawn[f"{path}.sublayers.{i}"] = plus(rail, y + high + 2)
                y += high + 7
            y += 3
        if norm_first:
            drawn[f"{stack}.norm"] = f"M{rail - 4} {y - 3}h8v2h-8z"
        y += 2
        if stack == "encoder":
            drawn["encoder"] = f"M{x} {y}h30v7h-30z"
            memory = y + 3
        else:
            drawn["generator"] = f"M{x} {y}h52v6h-52z"
            drawn["probabilities"] = f"M{rail - 4} {y + 9}h8v6h-8z"
            drawn["tokens.out"] = f"M{rail - 3} {y + 18}h6v5h-6z"
            bottom = y + 18
        drawn[f"wires.{stack}"] = branches(drawn, stack, rail)
        drawn[f"rails.{stack}"] = f"M{rail} 6V{y if stack == 'encoder' else bottom}"
    ends = [y for name, y in tops(drawn) if name.endswith("cross_attention")]
    d = f"M32 {memory}h34M66 {max(memory, *ends)}V{min(memory, *ends)}"
    drawn["memory"] = d + "".join(f"M66 {y}h12" for y in ends)
    return drawn, bottom + 6


def branches(drawn, stack, rail):
    """Draw the branches from the rail into each sublayer and back."""
    edge = 14 if stack == "encoder" else WIDTH - 14
    d = ""
    for name, middle in tops(drawn):
        if not name.startswith(f"{stack}.layers"):
            continue
        if name.endswith(".norm"):
            d += f"M{rail} {middle}H{edge}"
        else:
            under = middle + (5 if name.endswith("attention") else 4)
            d += f"M{edge + (8 if rail < edge else -8)} {under}v1H{rail}"
    return d


def box(x, y, high):
    return f"M{x} {y}h{PART}v{high}h-{PART}z"


def plus(x, y):
    """Draw a small ring: ⊕."""
    return f"M{x - 2} {y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0"


def tops(drawn):
    """Return the name and the middle of each box."""
    for name, d in drawn.items():
        found = re.match(r"M\S+ (\d+)h\d+v(\d+)", d)
        if found:
            yield name, int(found[1]) + int(found[2]) // 2


def miniature(lit):
    """Draw the model as SVG without text, in the colors of the page."""
    config = shipped().model.config
    drawn, high = elements(config.n_layers, config.norm_first)
    groups = {"wire": "", "part": "", "here wire": "", "here part": ""}
    for name, d in drawn.items():
        is_lit = any(fnmatch(name, pattern) for pattern in lit)
        is_wire = name == "memory" or name.startswith(("rails", "wires"))
        groups[f"{'here ' if is_lit else ''}{'wire' if is_wire else 'part'}"] += d
    looks = [(look, d) for look, d in groups.items() if d]
    paths = "".join(f'<path class="{look}" d="{d}"/>' for look, d in looks)
    return (
        f'<svg viewBox="0 0 {WIDTH} {high}" width="{WIDTH}" height="{high}" '
        f'aria-hidden="true" focusable="false">{paths}</svg>'
    )


def link_of(place):
    """Return the address of a place in the explorer, from a chapter: a station, or a part."""
    has_path = place.path and "station" not in place.more
    traits = ({"path": place.path} if has_path else {}) | place.more
    query = urlencode({f"MachineExplorer.{name}": x for name, x in traits.items()})
    return f"{PurePath(PAGE).name}.html" + (f"?{query}" if query else "")


def strip(number):
    """Return the strip at the head of the chapter with this number."""
    place = PLACES[number]
    return (
        f'<a class="you-are-here" href="{escape(link_of(place))}">{miniature(place.lit)}'
        f"<span>You are here: <strong>{escape(place.words)}</strong>. "
        "<em>Open it in the machine explorer.</em></span></a>"
    )


def add_strip(app, pagename, templatename, context, doctree):
    chapter = CHAPTER.match(pagename)
    is_there = PAGE in app.env.found_docs
    if not chapter or int(chapter[1]) == FIRST:
        return
    if is_there and runs_scripts(app) and "body" in context:
        head, body = "</h1>", context["body"]
        context["body"] = body.replace(head, head + strip(int(chapter[1])), 1)
        app.add_css_file("you-are-here.css")


def setup(app):
    app.connect("html-page-context", add_strip)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
