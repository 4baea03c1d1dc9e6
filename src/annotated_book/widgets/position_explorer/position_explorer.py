"""PositionExplorer: a sentence under clocks, one for each token, that is moved along its positions.

The page works the numbers out for itself; the tests compare them with `PositionalEncoding`
and with the same layer without its colon.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from traitlets import Bool, Dict, observe, validate

from annotated.checks import require
from annotated.transformer.embeddings import PositionalEncoding
from annotated_book.widgets.kit.base import Int, Widget, brief, one_of, script, style
from annotated_book.widgets.kit.drawing import EDGE, sheet, text

SIZES = [4, 8, 16, 32, 64, 512]
WORDS = 100  # in the longest sentence, so positions 0 to 99
TOKENS = ["dog", "bites", "man", ",", "then", "man", "bites", "dog"]
MOST_FEATURES = 1024  # of a reader's own table


class WithoutColon(PositionalEncoding):
    """The mistake: one row, that of position L, for every token. It raises nothing."""

    def forward(self, x: Tensor, start: int = 0) -> Tensor:
        return self.dropout(x + self.pe[x.shape[1]])  # meant: self.pe[: x.shape[1]]


def choices_for(
    sizes: list[int], n_words: int, table: list | None = None
) -> dict[str, Any]:
    """What the page needs to know. All tokens have a position of the table, and there is room
    to move them."""
    tokens = TOKENS[: max(2, (n_words + 1) // 2)]
    return {
        "words": n_words,
        "tokens": list(tokens),
        "table": table,
        "choices": {
            "position": list(range(n_words - len(tokens) + 1)),
            "offset": list(range(1, len(tokens))),
            "d_model": sizes,
            "pair": list(range(max(sizes) // 2)),
        },
    }


class PositionExplorer(Widget):
    """See what positions add: clock hands, rotations and dot products.

    Args:
        pe: a `PositionalEncoding`, or a table (rows, d_model) of your own, such as learned
            positions; its first 101 rows are used. Without it, the sines and cosines of
            the paper, and a slider for `d_model`.

    The traits can be set, observed and linked: `position`, where the sentence starts, and
    `offset`, the token that is compared with its first, `d_model`, `pair` (features 2 · pair
    and 2 · pair + 1) and `without_colon`. `added` is what the layer adds, (L, d_model).

    Raises:
        ValueError: if pe is not such a table, or has an odd number of features.
    """

    _esm = script("position_explorer/position_explorer.js")
    _css = style("position_explorer/position_explorer.css")

    position = Int(3).tag(sync=True, page=True)
    offset = Int(5).tag(sync=True, page=True)
    d_model = Int(16).tag(sync=True, page=True)
    pair = Int(1).tag(sync=True, page=True)
    without_colon = Bool(False).tag(sync=True, page=True)
    given = Dict().tag(sync=True, page="if own")  # what `choices_for` gives

    def __init__(self, pe: PositionalEncoding | Tensor | None = None, **traits):
        given = choices_for(SIZES, WORDS)
        if pe is not None:
            rows = as_rows(pe)
            n_words, d_model = len(rows) - 1, len(rows[0])
            given = choices_for([d_model], n_words, rows)
            start = {
                "d_model": d_model,
                "position": min(3, given["choices"]["position"][-1]),
                "offset": min(5, given["choices"]["offset"][-1]),
                "pair": min(1, d_model // 2 - 1),
            }
            traits = start | traits
        super().__init__(given=given, **traits)

    @validate("position", "offset", "d_model", "pair")
    def must_be_a_choice(self, proposal: dict[str, Any]) -> float:
        name = proposal["trait"].name
        choices = self.given["choices"][name]
        if name == "pair":
            choices = choices[: self.d_model // 2]
        ends = f"{choices[0]} to {choices[-1]}"
        return one_of(choices, proposal, written=ends if len(choices) > 6 else "")

    @observe("d_model")
    def keep_the_pair(self, change: dict[str, Any]) -> None:
        self.pair = min(self.pair, change["new"] // 2 - 1)

    @property
    def added(self) -> Tensor:
        """What the layer adds to a sentence of L tokens: it is run on zeros."""
        kind = WithoutColon if self.without_colon else PositionalEncoding
        n_words = self.given["words"]
        layer = kind(self.d_model, dropout=0.0, max_len=n_words + 1)
        if self.given["table"]:
            layer.pe = torch.tensor(self.given["table"])
        return layer(torch.zeros(1, n_words, self.d_model))[0]

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"given": choices_for(SIZES, WORDS)}

    def still(self) -> tuple[str, str]:
        tokens = self.given["tokens"]
        return clocks_picture(self.added, tokens, self.pair, self.position, self.offset)


def as_rows(pe: PositionalEncoding | Tensor) -> list[list[float]]:
    """The first rows of the table, with seven digits."""
    table = pe.pe if isinstance(pe, PositionalEncoding) else pe
    require(
        isinstance(table, Tensor)
        and table.dim() == 2
        and table.is_floating_point()
        and len(table) >= 3,
        "pe must be a PositionalEncoding or a floating-point tensor (rows, d_model) of at "
        f"least 3 rows, got {brief(table)}: of an nn.Embedding give its weight, of a table "
        "(1, rows, d_model) give pe[0]",
    )
    n_features = table.shape[1]
    require(
        n_features > 0 and n_features % 2 == 0,
        f"pe must have an even number of features, two for each pair, got {n_features}: "
        "leave one out, as in pe[:, :-1]",
    )
    require(
        n_features <= MOST_FEATURES,
        f"pe must have at most {MOST_FEATURES} features to be drawn, got {n_features}: take "
        f"a part, such as pe[:, :{MOST_FEATURES}]",
    )
    table = table[: WORDS + 1].detach().double().cpu()
    require(
        bool((table.abs() < 1e6).all()),
        "pe must hold finite numbers below a million: look for nan and inf in it",
    )
    return [[float(f"{x:.7g}") for x in row] for row in table.tolist()]


def clocks_picture(
    added: Tensor, tokens: list[str], pair: int, position: int, offset: int
) -> tuple[str, str]:
    """A clock for each token: the hand of one pair at the token's position."""
    hands = added[:, 2 * pair : 2 * pair + 2]  # sine, cosine
    unit = float(hands.norm(dim=1).max()) or 1.0
    shown = hands[position : position + len(tokens)] / unit
    parts = [text(EDGE, 22, f"Pair {pair} of {added.shape[1] // 2}")]
    for i, (token, (sine, cosine)) in enumerate(
        zip(tokens, shown.tolist(), strict=True)
    ):
        x, y = 38 + 56 * i, 62
        end = f"{x + 22 * cosine:.1f} {y - 22 * sine:.1f}"
        width = 4 if i in (0, offset) else 2
        parts += [
            f'<circle cx="{x}" cy="{y}" r="24" class="wire" style="stroke-width:1"/>',
            f'<path d="M{x} {y}L{end}" class="wire" style="stroke-width:{width}"/>',
            text(x - 4 * len(token), 104, token, "s"),
            text(x - 6, 122, str(position + i), "s"),
        ]
    product = float(added[position] @ added[position + offset])
    says = (
        f"The hand of pair {pair} at positions {position} to {position + len(tokens) - 1}, "
        f"one for each token. The dot product of positions {position} and "
        f"{position + offset} is {product:.2f}."
    )
    return sheet(parts, 480, 135), says
