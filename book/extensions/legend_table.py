"""The legend of all drawings, as a table: each sign drawn by the code that draws it in a chapter.

A page has it where it says

    ```{legend}
    ```
"""

import re
from html import escape

import torch
from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from annotated_book.pictures import Picture
from annotated_book.pictures.legend import ENTRIES

WIDE = 116  # of the widest sign, in px


def entries(*names):
    """Draw entries of the legends in pictures, one below the other."""

    def draw(picture):
        for number, name in enumerate(names):
            _, sample = ENTRIES[name]
            sample(picture, 4, 4 + 26 * number)
            picture.grow(20 + 26 * number)

    return draw


def tensor(picture):
    values = torch.tensor([[0.9, -0.5, 0.2], [-0.2, 0.6, -0.9]])
    picture.grid(values, 30, 30, label="x (2, 3)", row_labels=["one", "two"])


def attention_map(picture):
    weights = torch.tensor([[0.9, 0.1], [0.2, 0.8]])
    labels = {"row_labels": ["<s> → a", "a → b"], "column_labels": ["x", "y"]}
    picture.grid(weights, 64, 28, heat=True, largest=1.0, **labels)


def heads(picture):
    for head in range(4):
        values = torch.tensor([[0.4, 0.9], [0.7, 0.2]])
        picture.grid(values, 4 + 27 * head, 4, cell=11, head=head)


def token(picture):
    picture.pill("sieben", 4, 4, lang="de", number=20)


def norm(picture):
    picture.norm(4, 4)


def softmax(picture):
    row = picture.grid(torch.tensor([[0.7, 0.2, 0.1]]), 4, 4, heat=True, largest=1.0)
    picture.bracket(row, "Σ = 1")


# What it is: which signs of the legends, or which of the functions above. What the sign says.
TEXT = """
tensor: tensor
    A grid of cells under its name and shape. Rows are always positions and columns features.
    The batch axis is named, not drawn.
number: plus minus
    Above zero one hue, below zero the other, and zero is the ground. The stronger the hue, the
    larger the number; where there is room, the number itself stands there.
attention weight: weight
    One hue, from 0, the ground, to 1, the full color.
attention map: attention_map
    Rows are queries, columns are keys. A row of the decoder is named after its input token and
    the token that it predicts.
softmax: softmax
    A bracket over what sums to 1.
query, key, value: query key value
    Each has a letter and a hue: in drawings, formulas, code and instruments alike.
heads: heads
    Lanes side by side, from head 0 on, each in a hue of its own. No picture has hues of heads
    and of query, key and value at once.
activation: activation
    A solid frame with a filled ground: computed anew for each input.
parameter: parameter
    A dashed frame, hollow: learned in training, and the same for each input.
dropout: dropout
    A dotted frame: there in training only.
causal mask: causal
    Hatched: this query may not attend to this key, because it comes later.
padding mask: padding
    Cross-hatched: no query may attend to this key, because it is padding.
token: token
    A pill with its text and, small, its id.
residual stream: rail
    A rail for each token, from top to bottom and never interrupted.
addition: add
    Where a sublayer’s output is added to the residual stream.
layer norm: norm
    A narrow box: on the branch (pre-norm) or on the rail (post-norm).
what leads where: arrow
    The values at its tail are used at its tip.
memory: memory
    A double arrow, because it becomes keys and values.
gradient: gradient
    A dashed arrow, against the direction of the forward pass.
"""


OWN = {f.__name__: f for f in (tensor, attention_map, heads, token, norm, softmax)}


def read_sign(text):
    head, *lines = text.splitlines()
    name, how = head.split(": ")
    draw = OWN.get(how) or entries(*how.split())
    return name, " ".join(map(str.strip, lines)), draw


SIGNS = [read_sign(text) for text in re.split(r"\n(?! )", TEXT.strip())]


def sign(draw):
    """Return a sign as SVG in the page's colors."""
    picture = Picture(WIDE, "A sign", "Of the legend.")
    draw(picture)
    high = round(picture.height) + 4
    return (
        f'<svg class="picture sign" viewBox="0 0 {WIDE} {high}" width="{WIDE}" '
        f'height="{high}" aria-hidden="true">{"".join(picture.parts)}</svg>'
    )


def table():
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}{sign(draw)}</th><td>{escape(says)}</td></tr>\n'
        for name, says, draw in SIGNS
    )
    return (
        '<table class="table legend-table"><thead><tr><th scope="col">sign</th>'
        f'<th scope="col">what it says</th></tr></thead><tbody>\n{rows}</tbody></table>'
    )


class Legend(SphinxDirective):
    def run(self):
        self.env.metadata[self.env.docname]["has_pictures"] = "yes"
        return [nodes.raw("", table(), format="html")]


def setup(app):
    app.add_directive("legend", Legend)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
