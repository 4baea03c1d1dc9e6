"""MaskComposer: a padded batch that the reader edits, and what masks do to it.

The scores are those of the shipped translator: the first self-attention of its decoder.
There a score depends on two tokens and their positions alone, so a table has them all.
The page adds the mask and takes the softmax; the tests compare each number with PyTorch.
conventions.py has the ways to write a mask.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import torch
from torch import Tensor
from traitlets import Dict, List, TraitError, Unicode, validate

from annotated.checks import require, shape_of
from annotated.transformer.attention import split_heads
from annotated.translator.translator import Translator
from annotated_book.widgets.kit.base import Int, Widget, brief, one_of, script, style
from annotated_book.widgets.mask_composer.conventions import (
    CODE,
    CONVENTIONS,
    FILLS,
    KINDS,
    MAKERS,
    make_mask,
    refusal,
    weigh,
)
from annotated_book.widgets.mask_composer.still import mask_picture

WORDS = ["<pad>", "<s>", "ein", "zwei", "vier", "hundert", "tausend", "und", "zwanzig"]
SPOKEN = {"padding": "padding", "causal": "causal", "both": "padding and causal"}
LONGEST = 5  # tokens, of the words above
HEAD = 1
ROWS = ["<s> vier und zwanzig", "<s> zwei hundert", "<s> tausend"]
MOST_ROWS, MOST_TOKENS = 4, 8  # of a reader's own batch


@cache
def score_table() -> list[list[float]]:
    """Scores by (word, position) of the query and of the key, in two digits."""
    translator = Translator.load()
    model, layer = translator.model, translator.model.decoder.layers[0]
    ids = torch.tensor(translator.tgt_vocab.encode(WORDS)).unsqueeze(1)
    with torch.no_grad():
        x = model.tgt_embed(ids.expand(-1, LONGEST))  # (words, positions, d_model)
        x = layer.sublayers[0].norm(model.positions(x))
        x = x.flatten(0, 1).unsqueeze(0)  # (1, words · positions, d_model)
        at = layer.self_attention
        q, k = (split_heads(w(x), at.n_heads)[0, HEAD] for w in (at.w_q, at.w_k))
        scores = q @ k.T / q.shape[-1] ** 0.5
    return [[round(score, 2) for score in row] for row in scores.tolist()]


class MaskComposer(Widget):
    """Edit a padded batch, and see its masks in every convention, and what leaks.

    Args:
        ids: (B, L), a batch of your own, at most (4, 8); without it, words to choose from.
        pad_id: the id of its padding, from 0.
        scores: (B, L, L), its attention scores; without them, all are 0.

    The traits can be set, observed and linked: `rows`, the sequences as texts; `side`,
    where they are padded; `kind`, `convention`, `fill` and the `sequence` that is drawn;
    `painted`, the cells of the mask that were turned to the opposite, each as the number
    `(sequence · longest + query) · longest + key`, where `longest` is 5, or the L of your
    ids. `mask` and `weights` are what PyTorch makes of them.

    Raises:
        ValueError: if the ids or the scores cannot be drawn.
    """

    _esm = script("mask_composer/mask_composer.js")
    _css = style("mask_composer/mask_composer.css")

    rows = List(Unicode(), ROWS).tag(sync=True, page=True)
    side = Unicode("right").tag(sync=True, page=True)
    kind = Unicode("both").tag(sync=True, page=True)
    convention = Unicode("ours").tag(sync=True, page=True)
    fill = Unicode("-1e9").tag(sync=True, page=True)
    sequence = Int(1).tag(sync=True, page=True)
    painted = List(Int()).tag(sync=True, page="if changed")
    given = Dict().tag(
        sync=True, page="if own"
    )  # what the page cannot know: words, scores, texts

    def __init__(
        self,
        ids: Tensor | None = None,
        pad_id: int = 0,
        scores: Tensor | None = None,
        **traits,
    ):
        self.pad_id = pad_id
        given = self.page_data()["given"]
        if ids is None:
            check_words(traits.get("rows", ROWS), pad_id, scores)
        else:
            check_batch(ids, pad_id, scores)
            batch, length = ids.shape
            scores = torch.zeros(batch, length, length) if scores is None else scores
            traits = {"rows": texts_of(ids), "sequence": 0} | traits
            given |= {"words": [], "pad": str(pad_id), "longest": length}
            given["scores"] = scores.detach().float().cpu().tolist()
        self.n_rows = len(traits.get("rows", ROWS) if ids is None else ids)
        super().__init__(given=given, **traits)

    @validate("rows")
    def must_be_readable(self, proposal: dict[str, Any]) -> list[str]:
        rows = proposal["value"]
        if len(rows) != self.n_rows:
            raise TraitError(f"rows must hold {self.n_rows} texts, got {len(rows)}")
        for row in rows:
            tokens = row.split()
            known = self.given["words"] or [word for word in tokens if word.isdecimal()]
            unknown = [token for token in tokens if token not in known]
            if unknown or len(tokens) > self.given["longest"]:
                raise TraitError(
                    f"rows holds {row!r}: at most {self.given['longest']} of "
                    f"{' '.join(self.given['words']) or 'integers'}, please"
                )
        return rows

    @validate("painted")
    def must_be_cells(self, proposal: dict[str, Any]) -> list[int]:
        cells, most = proposal["value"], self.n_rows * self.given["longest"] ** 2
        if len(set(cells)) < len(cells) or not all(0 <= cell < most for cell in cells):
            raise TraitError(
                f"painted must hold different numbers from 0 to {most - 1}, got {cells}"
            )
        return sorted(cells)

    @validate("side", "kind", "convention", "fill", "sequence")
    def must_be_a_choice(self, proposal: dict[str, Any]) -> Any:
        choices = {
            "side": ("right", "left"),
            "kind": KINDS,
            "convention": CONVENTIONS,
            "fill": tuple(FILLS),
            "sequence": tuple(range(self.n_rows)),
        }
        return one_of(choices[proposal["trait"].name], proposal)

    @property
    def tokens(self) -> list[list[str]]:
        """The padded batch."""
        rows = [row.split() for row in self.rows]
        length = max(1, *map(len, rows))
        padding = [[self.given["pad"]] * (length - len(row)) for row in rows]
        pairs = zip(rows, padding, strict=True)
        return [row + pad if self.side == "right" else pad + row for row, pad in pairs]

    @property
    def ids(self) -> Tensor:
        """The padded batch (B, L)."""
        words = self.given["words"]
        return torch.tensor(
            [[words.index(t) if words else int(t) for t in row] for row in self.tokens]
        )

    @property
    def scores(self) -> Tensor:
        """The attention scores (B, L, L) before the mask."""
        length = self.ids.shape[1]
        if not self.given["words"]:
            return torch.tensor(self.given["scores"])[:, :length, :length]
        table = torch.tensor(self.given["scores"])
        place = self.ids * LONGEST + torch.arange(length)  # a row, and a column, of it
        return table[place.unsqueeze(2), place.unsqueeze(1)]

    @property
    def mask(self) -> Tensor:
        """Boolean, True = may attend: (B, 1, L), (1, L, L) or (B, L, L)."""
        mask = make_mask(self.ids, self.pad_id, self.kind)
        turned = self.turned
        return mask ^ turned if turned.any() else mask

    @property
    def turned(self) -> Tensor:
        """Where a reader has painted: (B, L, L), Boolean."""
        (batch, length), longest = self.ids.shape, self.given["longest"]
        cells = torch.zeros(batch * longest * longest, dtype=torch.bool)
        cells[self.painted] = True
        return cells.view(batch, longest, longest)[:, :length, :length]

    @property
    def weights(self) -> Tensor:
        """The weights (B, L, L) of the chosen convention."""
        return weigh(self.scores, self.mask, self.convention, float(self.fill))

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        given = {"words": WORDS, "pad": "<pad>", "longest": LONGEST}
        given |= {"scores": score_table(), "refusal": refusal()}
        return {"given": given | {"fills": FILLS, "code": CODE, "makers": MAKERS}}

    def still(self) -> tuple[str, str]:
        try:
            weights = self.weights
        except ValueError:  # the mask is refused
            weights = torch.zeros_like(self.scores)
        pad, kind = self.given["pad"], SPOKEN[self.kind]
        return mask_picture(self.tokens, self.mask, weights, pad, kind)


def texts_of(ids: Tensor) -> list[str]:
    return [" ".join(map(str, row)) for row in ids.tolist()]


def check_words(rows: Any, pad_id: Any, scores: Any) -> None:
    """Without ids, the book's words have scores and a padding of their own."""
    require(
        isinstance(rows, list | tuple) and 1 <= len(rows) <= MOST_ROWS,
        f"rows must be a list of 1 to {MOST_ROWS} texts, got {rows!r:.80}: write "
        'rows=["<s> ein", "<s> zwei"]',
    )
    require(
        pad_id == 0, f"pad_id = {pad_id!r} is for a batch of your own: give it as ids"
    )
    require(
        scores is None,
        f"scores are given without a batch, got {brief(scores)}: give it as ids",
    )


def check_batch(ids: Any, pad_id: Any, scores: Any) -> None:
    require(
        isinstance(ids, Tensor)
        and ids.dim() == 2
        and not (
            ids.is_floating_point() or ids.is_complex() or ids.dtype == torch.bool
        ),
        f"ids must be a (B, L) tensor of integers, got {brief(ids)}: write "
        "torch.tensor([[5, 3, 0]]), or convert with .long()",
    )
    require(
        isinstance(pad_id, int) and not isinstance(pad_id, bool) and pad_id >= 0,
        f"pad_id must be an integer from 0, got {pad_id!r}: give the id that pads ids",
    )
    batch, length = ids.shape
    require(
        1 <= batch <= MOST_ROWS
        and 1 <= length <= MOST_TOKENS
        and bool((ids >= 0).all()),
        f"ids has shape {shape_of(ids)}, and at most ({MOST_ROWS}, {MOST_TOKENS}) ids from 0 "
        "can be drawn: give a part of it, such as ids[:3, :5]",
    )
    if scores is None:
        return
    require(
        isinstance(scores, Tensor)
        and scores.is_floating_point()
        and scores.shape == (batch, length, length),
        "scores must be a floating-point tensor of shape "
        f"{(batch, length, length)} = (B, L, L) for these ids, got {brief(scores)}: write "
        "torch.as_tensor(scores).float()",
    )
    require(
        bool(scores.float().isfinite().all()),
        "scores must hold finite numbers: give them before the mask, without -inf and nan",
    )
