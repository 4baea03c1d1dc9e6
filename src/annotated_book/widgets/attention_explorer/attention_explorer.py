"""AttentionExplorer: every attention map of a model, of the package or of PyTorch.

maps.py runs the model; the maps are stored for the page.
"""

from __future__ import annotations

from typing import Any

from torch import Tensor, nn
from traitlets import Dict, Unicode, observe, validate

from annotated.checks import require
from annotated_book.widgets.attention_explorer.maps import (
    ATTENTIONS,
    attentions,
    may_look,
    run,
)
from annotated_book.widgets.kit.base import (
    Int,
    Widget,
    between,
    brief,
    check_texts,
    one_of,
    script,
    style,
)
from annotated_book.widgets.kit.drawing import EDGE, HIGH, WIDE, heat_map, sheet, text
from annotated_book.widgets.kit.names import spoken_name

MOST_TOKENS = 64  # on each side of a map
MOST_WEIGHTS = 250_000  # of all maps
DIGITS = 4


class AttentionExplorer(Widget):
    """Every attention map of a model: choose the attention, the head and the sequence.

    Args:
        model: a module with `MultiHeadAttention` or `nn.MultiheadAttention` in it, or
            one of these alone.
        src, tgt: what it is called with, as a batch: ids (B, S) and (B, T), or embedded
            tensors. For a single attention the query and the key (without it: the same).
        src_mask, tgt_mask: in the model's own convention (`attn_mask` of an
            `nn.MultiheadAttention` is `src_mask`).
        src_tokens, tgt_tokens: the tokens of each sequence, a list of lists; of a single
            sequence, a list. Without them: the ids, or the positions.

    The model runs once, in evaluation mode. The traits can be set, observed and linked:
    `path`, such as "decoder.layers.1.cross_attention", `head` and `sequence`. `weights`
    has the tensors (B, H, Q, K) by path; of an attention that is called more than once,
    those of the last call.

    Raises:
        ValueError: if the model has no attention or cannot be called with these inputs,
            if a mask masks every key for some query, if tokens do not fit, or if the
            maps are too large.
    """

    _esm = script("attention_explorer/attention_explorer.js")
    _css = style("kit/heat_map.css", "attention_explorer/attention_explorer.css")

    path = Unicode().tag(sync=True, page=True)
    head = Int(0, min=0).tag(sync=True, page=True)  # beyond the last: the last
    sequence = Int(0, min=0).tag(sync=True, page=True)
    seen = Dict().tag(
        sync=True, page="if own"
    )  # maps by path, and the labels of their axes

    def __init__(
        self,
        model: nn.Module,
        src: Tensor,
        tgt: Tensor | None = None,
        *,
        src_mask: Tensor | None = None,
        tgt_mask: Tensor | None = None,
        src_tokens: list | None = None,
        tgt_tokens: list | None = None,
        **traits,
    ):
        model = getattr(model, "_orig_mod", model)  # what torch.compile has wrapped
        check(model, src, tgt, tgt_mask)
        calls = run(model, src, tgt, {"src_mask": src_mask, "tgt_mask": tgt_mask})
        self.weights = {path: weights for path, (weights, _) in calls.items()}
        tokens = {"src": (src, src_tokens), "tgt": (tgt, tgt_tokens)}
        seen = described(calls, tokens)
        super().__init__(seen=seen, **{"path": list(calls)[-1]} | traits)

    @validate("path")
    def must_be_an_attention(self, proposal: dict[str, Any]) -> str:
        paths = self.seen["maps"]
        return one_of(paths, proposal, written=", ".join(paths))

    @validate("sequence")
    def must_be_in_the_batch(self, proposal: dict[str, Any]) -> int:
        batch = min(one["shape"][0] for one in self.seen["maps"].values())
        return between(0, batch - 1, proposal)

    @observe("path")
    def stay_in_the_map(self, _: Any = None) -> None:
        self.head = min(self.head, self.map["shape"][1] - 1)

    @property
    def map(self) -> dict[str, Any]:
        return self.seen["maps"][self.path]

    def still(self) -> tuple[str, str]:
        weights = self.weights[self.path][self.sequence]
        head = min(self.head, len(weights) - 1)
        rows, columns = (
            self.seen["labels"][self.map[side]][self.sequence]
            for side in ("rows", "columns")
        )
        if (
            self.map["rows"] == "tgt"
        ):  # what a decoder reads, and what it has to predict
            rows = [f"{a} → {b}" for a, b in zip(rows, [*rows[1:], "?"], strict=True)]
        title = spoken_name(self.path, head)
        return map_picture(weights[head], rows, columns, title)


# --- what the page gets ---


def described(calls: dict, tokens: dict) -> dict[str, Any]:
    """The maps by path, and the labels of their axes by name."""
    labels = {side: tokens_of(side, *given) for side, given in tokens.items()}
    size = sum(weights.numel() for weights, _ in calls.values())
    require(
        size <= MOST_WEIGHTS,
        f"the maps hold {size:,} weights, more than {MOST_WEIGHTS:,}: give fewer "
        "sequences, such as src[:4]",
    )
    maps = {path: one_map(path, *found, labels) for path, found in calls.items()}
    used = {m[side] for m in maps.values() for side in ("rows", "columns")}
    batch = min(one["shape"][0] for one in maps.values())
    for side, (_, own) in tokens.items():
        require(
            own is None or side in used,
            f"{side}_tokens must have a list for each of {batch} sequences, as long as a side "
            f"of some map, got {len(labels[side] or ())} of "
            f"{sorted({len(x) for x in labels[side] or ()})} tokens: give those of {side}",
        )
    return {"maps": maps, "labels": {name: labels[name] for name in sorted(used)}}


def one_map(path: str, weights: Tensor, call: dict, labels: dict) -> dict[str, Any]:
    """The weights (B, H, Q, K), what no mask hides, and the names of the axes' labels."""
    batch, _, q, k = weights.shape
    require(
        max(q, k) <= MOST_TOKENS,
        f"{path} has a map of {q} by {k} tokens, more than {MOST_TOKENS} are not drawn: "
        f"shorten the sequences, such as src[:, :{MOST_TOKENS}]",
    )
    mask = may_look(call, weights)
    is_blind = mask is not None and not mask.any(-1).all()
    require(
        bool(weights.isfinite().all()),
        f"{path} has weights that are NaN: "
        + (
            "a mask masks every key for some query; let each attend to one"
            if is_blind
            else "look for numbers that are NaN or infinite in the model's parameters"
        ),
    )
    is_decoder = labels["tgt"] is not None and "decoder" in path
    is_self = call["query"] is call["key"]
    rows = "tgt" if is_decoder else "src"
    columns = rows if is_self else "src" if is_decoder else "tgt"
    return {
        "shape": list(weights.shape),
        "data": [round(x, DIGITS) for x in weights.flatten().tolist()],
        "mask": packed(mask),
        "rows": named(labels, rows, batch, q),
        "columns": named(labels, columns, batch, k),
    }


def tokens_of(side: str, given: Tensor | None, own: list | None) -> list | None:
    """The tokens of each sequence, as texts."""
    if own is not None:
        name = f"{side}_tokens"
        require(
            isinstance(own, list | tuple),
            f"{name} must be a list of texts for each sequence, got {own!r:.80}",
        )
        is_one = all(isinstance(token, str) for token in own)
        return [check_texts(row, name) for row in ([own] if is_one else own)]
    if given is None:
        return None
    if given.is_floating_point() or given.dim() != 2:
        return []
    return [[str(i) for i in row] for row in given.tolist()]


def named(labels: dict, side: str, batch: int, length: int) -> str:
    """Under which name the labels of an axis are: the tokens, or else the positions."""
    rows = labels.get(side) or []
    if len(rows) == batch and all(len(row) == length for row in rows):
        return side
    name = f"positions {length}"
    labels[name] = [[str(i) for i in range(length)]] * batch
    return name


def packed(mask: Tensor | None) -> dict[str, Any] | None:
    if mask is None:
        return None
    bits = "".join(str(int(bit)) for bit in mask.flatten().tolist())
    return {"shape": list(mask.shape), "data": bits}


def check(model: Any, src: Any, tgt: Any, tgt_mask: Any) -> None:
    require(
        isinstance(model, nn.Module) and bool(attentions(model)),
        f"model must be a module with an attention in it (annotated.MultiHeadAttention or "
        f"nn.MultiheadAttention), got {type(model).__name__}",
    )
    for name, x in {"src": src, "tgt": tgt}.items():
        is_left_out = x is None and name == "tgt"
        require(
            is_left_out or isinstance(x, Tensor),
            f"{name} must be a tensor, got {brief(x)}: give ids or embedded tokens",
        )
        require(
            is_left_out or (x.numel() > 0 and not x.is_meta),
            f"{name} has no numbers in it, {brief(x)}: give at least one token",
        )
        require(
            is_left_out or bool(x.isfinite().all()),
            f"{name} must hold finite numbers, {brief(x)}: look for nan and inf in it",
        )
    require(
        tgt_mask is None or not isinstance(model, ATTENTIONS),
        f"tgt_mask is for a model with a decoder, and this is one {type(model).__name__}: "
        "give its mask as src_mask",
    )


def map_picture(
    weights: Tensor, rows: list[str], columns: list[str], title: str
) -> tuple[str, str]:
    left, top = EDGE + max(92, 7 * max(len(token) for token in rows)), 120
    parts = [text(EDGE, 28, title)]
    shown = [[round(weight, 2) for weight in row] for row in weights.tolist()]
    parts += heat_map(shown, rows, [token[:12] for token in columns], left, top)
    i, j = divmod(int(weights.argmax()), len(columns))
    says = (
        f"The attention map of {title}. Its largest weight is {weights[i, j]:.3f}: "
        f"“{rows[i]}” attends to “{columns[j]}”."
    )
    width = max(left + len(columns) * WIDE + 60, 420)
    return sheet(parts, width, top + len(rows) * HIGH + EDGE), says
