"""The drawings of chapter 1, the machine on one page."""

import copy
from collections.abc import Sequence
from typing import Any

import torch
from matplotlib.figure import Figure
from torch import Tensor, nn

from annotated import Translator
from annotated_book.pictures import Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import sheet, stroke


def one_head_two_texts() -> Picture:
    """Draw what one head attends to in forty-seven, and in seven forty."""
    translator = Translator.load()
    name = "decoder.layers.1.cross_attention"
    picture = sheet("""One head, two sources
        For forty-seven and for seven forty, lines lead from each generated German piece to the
        English word that one head of the model attends to. To generate sieben it attends to seven,
        and to generate vierzig it attends to forty, wherever the two words stand.""")
    for left, text in ((4, "forty-seven"), (172, "seven forty")):
        seen = translator.explain(text)
        picture.text(text, left, 14, strong=True, lang="en")
        german = [
            picture.pill(piece, left, 28 + 34 * i, lang="de", width=66, name=f"{text} {piece}")
            for i, piece in enumerate(seen.next_tokens[:-1])
        ]
        english = [
            picture.pill(word, left + 88, 44 + 36 * i, lang="en", width=56, name=f"{text} {word}")
            for i, word in enumerate(seen.src_tokens)
        ]
        for row, shares in zip(german, seen.weights[name][2].tolist(), strict=False):
            for word, weight in zip(english, shares, strict=True):
                if weight > 0.1:
                    picture.link(row, word, weight)
    heads = translator.explain("forty-seven").weights[name]  # (H, T, S)
    named = heads[[2, 2, 2, 3], [0, 2, 1, 1], [1, 0, 1, 0]]
    assert heads.shape == (4, 4, 2)
    assert (named - torch.tensor([0.99, 1.00, 0.97, 0.89])).abs().max() < 0.01
    return picture


def the_whole_model() -> Picture:
    """Draw the steps from ids to the next token, in two columns."""
    picture = sheet("""The whole model
        Two columns from top to bottom. Source: ids to vectors plus positions, then encoder layers 0
        and 1, then the memory. Target: ids to vectors plus positions, then decoder layers 0 and 1,
        then a logit for each German token, and the next token, which goes back to the top. The
        memory of the last encoder layer goes to both decoder layers.""")
    titles = (("English", 40, 50, 200), ("German so far", 194, 228, 290))
    for title, left, x, last in titles:
        picture.text(title, left, 14, strong=True)
        picture.rail((x, 24), (x, last))
    notes = {"ids → vectors": "+ positions", "memory": "1 vector per token"}
    notes |= {"logits": "1 per German token", "next token": "softmax, largest"}
    src = {"ids → vectors": 0, "encoder layer 0": 1, "encoder layer 1": 2, "memory": 3}
    tgt = {"ids → vectors": 0, "decoder layer 0": 3, "decoder layer 1": 4}
    tgt |= {"logits": 5, "next token": 6}
    boxes = {}
    for side, x, rows in (("src", 2, src), ("tgt", 168, tgt)):
        for part, row in rows.items():
            look: dict[str, Any] = dict(note=notes.get(part, ""), name=f"{side} {part}")
            boxes[look["name"]] = picture.box(part, x, 32 + 46 * row, 126, 34, **look)
    x, y = 149, boxes["src memory"].center[1]
    picture.rail((128, y), (x, y), double=True)
    picture.rail((x, y), (x, boxes["tgt decoder layer 1"].center[1]), double=True)
    for end in ("tgt decoder layer 0", "tgt decoder layer 1"):
        picture.arrow((x, boxes[end].center[1]), boxes[end], kind="memory")
    picture.arrow(boxes["tgt logits"], boxes["tgt next token"])
    top, low = boxes["tgt ids → vectors"], boxes["tgt next token"]
    x, y = low.right, top.center[1]
    stroke(picture, "wire", f"M{x} {low.center[1]}h14V{y}h-8")
    stroke(picture, "tip", f"M{x} {y}l8 -4v8z")
    picture.text("again, until </s>", 294, 356, size=11, anchor="end")
    return picture


class Nothing(nn.Module):
    """Zeros in the place of what a part adds."""

    def forward(self, x: Tensor) -> Tensor:
        return x * 0


SUBLAYERS = {
    "encoder: self-attention": ("encoder", 0),
    "encoder: feed-forward": ("encoder", 1),
    "decoder: feed-forward": ("decoder", 2),
    "decoder: self-attention": ("decoder", 0),
    "positions": ("positions", 0),
    "decoder: cross-attention": ("decoder", 1),
}


def right_without_each_part(texts: Sequence[str], answers: Sequence[str]) -> dict[str, int]:
    """Count the right translations when what one kind of part adds is zero."""
    counts = {}
    for name in ("nothing", *SUBLAYERS):
        translator = copy.deepcopy(Translator.load())
        stack, number = SUBLAYERS.get(name, ("", 0))
        if stack == "positions":
            translator.model.positions.pe.zero_()
        elif stack:
            for layer in getattr(translator.model, stack).layers:
                layer.sublayers[number].dropout = Nothing()
        given = translator.translate(list(texts))
        counts[name] = sum(a == b for a, b in zip(given, answers, strict=True))
    return counts


def right_by_part(counts: dict[str, int]) -> Figure:
    """Draw how many of 300 numbers are right with one kind of part cut out."""
    assert counts["nothing"] == 300 and counts["decoder: cross-attention"] == 0
    assert counts["positions"] < 15 and counts["decoder: self-attention"] < 30
    assert all(90 < counts[f"encoder: {part}"] < 150 for part in ("self-attention", "feed-forward"))
    assert 40 < counts["decoder: feed-forward"] < 90
    fig, ax = chart(figsize=(6.5, 3))
    ax.bar_label(ax.barh(list(counts), list(counts.values())), padding=4)
    ax.set(xlabel="of 300 numbers right", ylabel="cut out", xlim=(0, 330))
    ax.invert_yaxis()
    return fig
