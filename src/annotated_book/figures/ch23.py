"""The drawings of chapter 23, on finding faults."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import torch
from torch import Tensor, nn

from annotated import (
    EncoderDecoder,
    MultiHeadAttention,
    causal_mask,
    concat_heads,
    make_model,
    split_heads,
)
from annotated_book.pictures import Frames, Picture
from annotated_book.pictures.marks import MIDDLE, sheet, stroke


class FillsWithASmallNumber(MultiHeadAttention):
    """An attention whose masked scores are -1e-12, as in chapter 8."""

    def attend(self, query: Tensor, k: Tensor, v: Tensor, mask: Any, _: bool = False) -> Tensor:
        q = split_heads(self.w_q(query), self.n_heads)  # (B, H, Q, d_k)
        scores = q @ k.transpose(2, 3) / math.sqrt(q.shape[-1])
        if mask is not None:
            scores = scores.masked_fill(~mask[:, None], -1e-12)
        return self.w_o(concat_heads(scores.softmax(-1) @ v))


def model_with_bug(bug: str) -> EncoderDecoder:
    """Build a model from a fixed seed, with this bug."""
    torch.manual_seed(0)
    model = make_model(11, 11, n_layers=2, d_model=16, d_ff=32, n_heads=2, dropout=0.0).eval()
    layers: Any = model.decoder.layers
    for layer in layers:
        if bug == "fill":
            layer.self_attention.__class__ = FillsWithASmallNumber
        if bug == "memory":  # what cross-attention finds is thrown away
            nn.init.zeros_(layer.cross_attention.w_o.weight)
            nn.init.zeros_(layer.cross_attention.w_o.bias)
    if bug == "positions":
        model.positions.pe.zero_()
    return model


@torch.no_grad()
def what_moves(bug: str) -> tuple[Tensor, Tensor, str]:
    """Return which predictions move with which target and source tokens, and the logits' shape.

    The last column of the source: its first two tokens are swapped.
    """
    model, src, tgt = (
        model_with_bug(bug),
        torch.tensor([[3, 4, 5]]),
        torch.tensor([[1, 6, 7, 8, 9]]),
    )
    mask = torch.ones(1, 5, 5).tril(1).bool() if bug == "mask" else causal_mask(5)
    before = model(src, tgt, None, mask)

    def moved(src: Tensor, tgt: Tensor) -> Tensor:  # (T,)
        return (model(src, tgt, None, mask) - before)[0].abs().amax(-1) > 1e-6

    with_target = [moved(src, tgt.index_fill(1, torch.tensor(j), 10)) for j in range(5)]
    with_source = [moved(src.index_fill(1, torch.tensor(j), 10), tgt) for j in range(3)]
    with_source.append(moved(src[:, [1, 0, 2]], tgt))
    target, source = (torch.stack(some, dim=1).float() for some in (with_target, with_source))
    return target, source, str(tuple(before.shape))


def which_model_is_right() -> Frames:
    """Draw what moves the predictions of the model that the reader chooses among five."""
    bugs = {"A": "fill", "B": "mask", "C": "", "D": "positions", "E": "memory"}
    found = {name: what_moves(bug) for name, bug in bugs.items()}
    right = torch.ones(5, 5)
    assert found["A"][0].all() and torch.equal(found["B"][0], right.tril(2))
    assert all(torch.equal(found[name][0], right.tril()) for name in "CDE")
    assert all(found[name][1].all() for name in "ABC")
    assert not found["D"][1][:, 3].any() and found["D"][1][:, :3].all()
    assert not found["E"][1].any()

    def draw(name: str) -> Picture:
        target, source, shape = found[name]
        counts = f"{target.sum():.0f} of 25 and {source.sum():.0f} of 20"
        picture = sheet(f"""Model {name}: which predictions move
            A cell is filled if changing the token of its column changes the prediction of its row.
            In model {name} these are {counts} cells, for target and source tokens. The last column
            of the source swaps two of its tokens.""")
        picture.text(f"logits {shape}, no error", 160, 16, anchor="middle", mono=True)
        look: dict[str, Any] = dict(row_labels=[*"01234"], cell=26, heat=True)
        names = [*"01234"], ["0", "1", "2", "0↔1"]
        for x, words, columns, map in zip(
            (20, 190), ("target token", "source token"), names, (target, source), strict=True
        ):
            picture.text(words, x + 13 * len(columns), 46, anchor="middle", strong=True)
            picture.grid(0.7 * map, x, 72, name=words, column_labels=columns, **look)
        picture.text("row: prediction · column: what was changed", 160, 222, soft=True, **MIDDLE)
        return picture

    return Frames("Model", {name: draw(name) for name in found}, start="A")


def before_and_after_a_change() -> Picture:
    """Draw an output before and after a forbidden change, for a right and a leaky mask."""
    picture = sheet("""The same output, before and after a forbidden change
        Two models give the first of three positions an output. With a mask of minus infinity its
        weights are 1, 0, 0 and the output is 6, before and after the last value changes from 0 to
        3. With minus ten to the minus 12 all weights are one third, and the output moves from 2 to
        3.""")
    kept, changed = torch.tensor([6.0, 0, 0]), torch.tensor([6.0, 0, 3])
    for y, name, fill in ((14, "right: −∞", -math.inf), (164, "leaky: −10⁻¹²", -1e-12)):
        weights = torch.tensor([0.0, fill, fill]).softmax(-1)
        picture.text(name, 2, y, strong=True)
        for x, values, when in ((4, kept, "before"), (176, changed, "after")):
            picture.text(when, x + 98 + 22, y, size=11, anchor="middle", soft=True)
            look: dict[str, Any] = dict(label="w", cell=32, heat=True, decimals=2)
            row = picture.grid(weights[None], x, y + 32, name=f"w {name} {when}", **look)
            look = dict(label="v", cell=32, decimals=0, role="value", largest=6.0)
            below = picture.grid(values[None], x, y + 90, name=f"v {name} {when}", **look)
            out = picture.box(
                f"{weights @ values:.0f}", x + 104, y + 60, 36, 34, name=f"out {name} {when}"
            )
            picture.arrow(row, out)
            picture.arrow(below, out)
    return picture


def missing_colon(table: Tensor) -> Picture:
    """Draw the rows of a table of positions that five tokens get, with the colon and without."""
    length = 5
    one, each = table[length], table[:length]
    picture = sheet(f"""A colon is missing
        A table of seven positions. With the colon, five tokens get rows 0 to 4, each its own.
        Without it, all five get row 5: {len(one.expand(length, 6).unique(dim=0))} distinct vector
        instead of {len(each.unique(dim=0))}.""")
    look: dict[str, Any] = dict(cell=15, largest=1.0)
    rows = [str(i) for i in range(7)]
    whole = picture.grid(table, 22, 32, label="table", row_labels=rows, **look)
    picture.text("table[:5]", 210, 12, mono=True)
    good = picture.grid(each, 210, 20, name="with the colon", row_labels=rows[:5], **look)
    picture.text("table[5]", 210, 108, mono=True)
    bad = picture.grid(
        one.expand(length, 6), 210, 114, name="without", row_labels=["5"] * length, **look
    )
    picture.arrow(whole.row(2), good)
    picture.arrow(whole.row(5), bad)
    return picture


def rows_by_fix(reports: Sequence[Iterable[Any]]) -> Picture:
    """Draw how each row that failed at first came out after every fix."""
    outcomes = [{row.name: row.outcome for row in report} for report in reports]
    names = [name for name, outcome in outcomes[0].items() if outcome in ("failed", "error")]
    names.sort(key=lambda name: sum(o.get(name) in ("failed", "error") for o in outcomes))
    picture = sheet("""Which fix turns which row
        The fifteen rows that did not pass at first, and how each came out after every fix. The
        positions turn two of them, the mask eleven more, the dropout rate one. Random targets are
        not tried in the third check-up.""")
    left, top = 210, 72
    for j, words in enumerate(("as typed", "positions", "mask", "dropout")):
        picture.text(words, left + 16 + 27 * j, top - 6, size=11, turned=True)
    for i, name in enumerate(names):
        y = top + 32 * i
        picture.text(name, 2, y + 19, size=11)
        for j, found in enumerate(outcomes):
            x, outcome = left + 27 * j, found.get(name, "skipped")
            if outcome == "skipped":
                picture.text("–", x + 12, y + 18, anchor="middle", soft=True)
                continue
            bad = outcome in ("failed", "error")
            picture.parts.append(
                f'<rect class="{"hollow" if bad else "plus"}" x="{x}" y="{y}" '
                f'width="24" height="26"/>'
            )
            if bad:
                stroke(picture, "wire alarm", f"M{x} {y + 26}l24 -26")
    picture.grow(top + 32 * len(names))
    return picture


def dependence(model: Any, src: Tensor, trg: Tensor) -> Tensor:
    """Return (T, T): the gradient of each row's logits by each column's embedding, at most 1."""
    found = []
    model.tgt_words.register_forward_hook(lambda m, i, out: found.append(out))
    logits = model.eval()(src, trg)
    seed = torch.Generator().manual_seed(0)
    weighted = (logits * torch.randn(19, generator=seed)).sum(-1)
    rows = [
        torch.autograd.grad(weighted[:, t].sum(), found[0], retain_graph=True)[0]
        .norm(dim=-1)
        .amax(0)
        for t in range(5)
    ]
    return torch.stack(rows) / torch.stack(rows).max()


def dependence_on_tokens(
    build: Callable[[], nn.Module],
    heads: Any,
    joined_wrongly: Callable[..., Tensor],
    src: Tensor,
    trg: Tensor,
) -> Picture:
    """Draw how much predictions of three models depend on each target token."""
    right, fill, maps = heads.forward, heads.fill, {}
    for name, heads.fill, heads.forward in (
        ("leaky mask", -1e-12, right),
        ("mask fixed", -math.inf, right),
        ("heads mixed", -math.inf, joined_wrongly),
    ):
        maps[name] = dependence(build(), src, trg)
    heads.fill, heads.forward = fill, right
    assert (maps["mask fixed"].triu(1) == 0).all()
    assert all(maps[name].triu(1).max() > 0.01 for name in ("leaky mask", "heads mixed"))
    picture = sheet("""How much each prediction depends on each token
        Five by five target positions, for three models: the gradient of a row's logits by a
        column's embedding. Right of the diagonal it is 0 only in the model with the fixed mask.
        With heads joined wrongly it is not, although the mask is right.""")
    for i, (name, numbers) in enumerate(maps.items()):
        picture.grid(numbers, 18 + 104 * i, 42, label=name, cell=16, heat=True, name=name)
    picture.text("row: prediction · column: token it depends on", 18, 142, size=11)
    return picture


def symptom_to_check() -> Picture:
    """Draw which check to try first for each symptom."""
    picture = sheet("""From the symptom to the check
        If the loss never falls, try to memorize one batch. If it is too good, train on random
        targets. If decoding is bad, compare the logits on the same prefix. If padding changes the
        output, add padding and compare.""")
    rows = [
        ("loss never falls", "memorize one batch"),
        ("loss too good", "random targets: < ln n?"),
        ("decoding is bad", "same prefix, same logits?"),
        ("differs in a batch", "add padding, compare"),
    ]
    for i, (symptom, check) in enumerate(rows):
        y = 22 + 46 * i
        left = picture.box("", 2, y, 124, 32, name=symptom)
        picture.text(symptom, 64, y + 20, size=11, anchor="middle")
        right = picture.box("", 162, y, 156, 32, name=check)
        picture.text(check, 240, y + 20, size=11, anchor="middle")
        picture.arrow(left, right)
    picture.text("symptom", 2, 12, size=11, soft=True)
    picture.text("what to try first", 162, 12, size=11, soft=True)
    return picture
