"""The drawings of chapter 12, on the encoder."""

import copy
from typing import Any

import altair as alt
import torch
from matplotlib.figure import Figure
from torch import Tensor, nn

from annotated import (
    Encoder,
    LayerNorm,
    Translator,
    Vocabulary,
    capture_attention,
    number_split,
    number_words,
)
from annotated_book.pictures import Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import bar, sheet, stroke


def right_answers_by_layers() -> dict[str, int]:
    """Count how many of 300 numbers are right with the encoder's layers left out or reordered."""
    translator = Translator.load()
    texts, answers = zip(*map(number_words, number_split()[1][:300]), strict=True)

    def right(order: tuple[int, ...]) -> int:
        changed = copy.deepcopy(translator)
        encoder = changed.model.encoder
        encoder.layers = nn.ModuleList(encoder.layers[i] for i in order)
        return sum(map(str.__eq__, changed.translate(texts), answers))

    orders = {
        "0, then 1 (as trained)": (0, 1),
        "1, then 0": (1, 0),
        "0 alone": (0,),
        "1 alone": (1,),
        "0 twice": (0, 0),
        "0, then 1 twice": (0, 1, 1),
    }
    return {name: right(order) for name, order in orders.items()}


def layers_reordered() -> Figure:
    """Draw how many of 300 numbers are right with the encoder's layers in other orders."""
    counts = right_answers_by_layers()
    assert counts["0, then 1 (as trained)"] == 300 and counts["0, then 1 twice"] > 285
    assert 190 < counts["1, then 0"] < 204 and 278 < counts["0 alone"] < 288
    assert 58 < counts["1 alone"] < 68  # 197, 283 and 63 in the text
    fig, ax = chart(figsize=(6.5, 2.8))
    ax.bar_label(ax.barh(list(counts), list(counts.values())), padding=4)
    ax.set(xlabel="of 300 numbers right", ylabel="encoder layers", xlim=(0, 335))
    ax.invert_yaxis()
    return fig


def encoder_layer() -> Picture:
    """Draw one encoder layer: two branches of the residual stream."""
    picture = sheet("""One encoder layer
        The residual stream runs straight down. Two branches leave it, each through a layer norm:
        self-attention across positions, then the feed-forward network. Each comes back at a sum.
        The shape (S, d_model) is the same everywhere.""")
    picture.rail((40, 20), (40, 292))
    picture.text("x (S, d_model)", 56, 16, mono=True)
    for y, name, note in (
        (44, "self-attention", "across positions"),
        (164, "feed-forward", "each position alone"),
    ):
        norm = picture.norm(96, y)
        sublayer = picture.box(name, 96, y + 40, 172, 40, note=note)
        add = picture.add(40, y + 100)
        picture.arrow((40, y - 10), norm)
        picture.arrow(norm, sublayer)
        picture.arrow(sublayer, add)
    picture.text("N layers, then a final layer norm: the memory", 4, 318, size=11)
    picture.arrow((40, 284), (40, 300))
    return picture


def layer_by_hand() -> Picture:
    """Draw the layer that the chapter works out by hand, step by step."""
    picture = sheet("""One encoder layer by hand
        Seven pairs of numbers for each of three real tokens and a padding token: the input, its
        norm, three times the mean of the real tokens, which is 1 and −1, the sum, its norm, the
        maximum with 0, and the output: 5, 0 and 1, 3 and 7, 0 and, for the padding, 3, 6.""")
    x = torch.tensor([[3.0, 1], [0, 3], [5, 1], [2, 6]])
    norm = LayerNorm(2)
    with torch.no_grad():
        normed, added = norm(x), (3 * norm(x)[:3].mean(0)).expand(4, 2)
        again = norm(x + added)
    steps = [
        (("input x",), x),
        (("layer norm",), normed),
        (("3 · mean of the", "real tokens"), added),
        (("sum x′",), x + added),
        (("layer norm",), again),
        (("max(0, ·)",), again.relu()),
        (("the output",), x + added + again.relu()),
    ]
    for j in range(4):
        name = f"token {j}" if j < 3 else "padding"
        picture.text(name, 128 + 53 * j, 14, size=11, anchor="middle", strong=True)
    for i, (lines, values) in enumerate(steps):
        y, branch = 24 + 40 * i, i in (1, 2, 4, 5)
        for k, line in enumerate(lines):
            look: dict[str, Any] = dict(size=11, anchor="end", soft=branch, strong=not branch)
            picture.text(line, 96, y + 16 - 7 * (len(lines) - 1) + 14 * k, **look)
        for j in range(4):
            look = dict(cell=23, decimals=0, largest=7.0, name=f"{i} {j}")
            grid = picture.grid(values[j][None], 105 + 53 * j, y, **look)
            if i:
                picture.arrow(f"{i - 1} {j}", grid)
    return picture


def points(
    stages: dict[str, Tensor], ids: list[int], word: Tensor, place: Tensor, vocabulary: Vocabulary
) -> list[dict[str, Any]]:
    """Project 30 vectors of each token to two directions of most variance, stage by stage."""
    found = []
    at = torch.cat([torch.nonzero(word == i)[:30] for i in ids]).flatten()
    for number, (name, h) in enumerate(stages.items()):
        centered = h[at] - h[at].mean(0)
        axes = torch.linalg.svd(centered, full_matrices=False).Vh[:2]
        axes = axes * axes.gather(1, axes.abs().argmax(1, keepdim=True)).sign()
        flat = centered @ axes.T / (centered @ axes.T).std()
        found += [
            dict(stage=number, name=name, x=round(u, 2), y=round(v, 2), position=int(place[p]))
            | dict(word=vocabulary.tokens[word[p]])
            for p, (u, v) in zip(at, flat.tolist(), strict=True)
        ]
    return found


def vectors_by_stage(
    stages: dict[str, Tensor], word: Tensor, place: Tensor, vocabulary: Vocabulary
) -> Any:
    """Draw the points of four tokens, with a slider for the stage of the encoder."""
    shown = ["four", "seven", "forty", "hundred"]
    marked = points(stages, [vocabulary.id_of[w] for w in shown], word, place, vocabulary)
    slider = alt.binding_range(min=0, max=4, step=1, name="stage ")
    choice = alt.binding_select(options=["all", *shown], name="token ")
    at_stage = alt.param(name="stage", value=0, bind=slider)
    chosen = alt.param(name="only", value="all", bind=choice)
    base = (
        alt.Chart(alt.Data(values=marked))
        .add_params(at_stage, chosen)
        .transform_filter("datum.stage == stage && (only == 'all' || datum.word == only)")
    )
    square = alt.Scale(domain=[-2.6, 2.6])
    marks = base.mark_point(size=70, filled=True, opacity=0.75).encode(
        x=alt.X("x:Q", scale=square, title="first direction"),
        y=alt.Y("y:Q", scale=square, title="second direction"),
        shape=alt.Shape("word:N", scale=alt.Scale(domain=shown), title="token"),
        color=alt.Color("position:O", scale=alt.Scale(scheme="viridis"), title="position"),
        tooltip=["name:N", "word:N", "position:O", "x:Q", "y:Q"],
    )
    label = (
        base.transform_aggregate(groupby=["name"])
        .mark_text(align="left", fontSize=14, color="#666")
        .encode(text="name:N", x=alt.value(8), y=alt.value(14))
    )
    places = (
        base.transform_filter("only != 'all'")
        .mark_text(dy=-10, color="#333")
        .encode(x=alt.X("x:Q", scale=square), y=alt.Y("y:Q", scale=square), text="position:O")
    )
    description = (
        "Scatter plot of the vectors of four tokens in many numbers, with a slider for the "
        "stage of the encoder. At stage 0 each token is one point. From stage to stage each "
        "token spreads, ordered by its position in the number."
    )
    return (marks + places + label).properties(width=400, height=380, description=description)


def permuted_rows(encoder: Encoder, x: Tensor) -> Picture:
    """Draw what the encoder gives for rows and for the same rows in another order."""
    order = [3, 0, 4, 1, 2]
    with torch.no_grad():
        given = x[0, :, :5]
        kept, permuted = encoder(x)[0, :, :5], encoder(x[:, order])[0, :, :5]
    picture = sheet("""Permuted rows in, permuted rows out
        Four grids. Above, five input rows and the encoder's output. Below, the same input rows in
        another order. The output has the same rows as above in this other order.""")
    for y, rows, one, two in ((40, range(5), given, kept), (196, order, given[order], permuted)):
        px, f_px = ("x", "f(x)") if y == 40 else ("Px", "f(Px)")
        look: dict[str, Any] = dict(cell=20, row_labels=[str(i) for i in rows], largest=2.0)
        left = picture.grid(one, 20, y, label=px, name=f"in {y}", **look)
        picture.grid(two, 212, y, label=f_px, name=f"out {y}", **look)
        box = picture.box("f", 140, y + 36, 34, 28, name=f"f {y}")
        picture.arrow(left, box)
        picture.arrow(box, (196, y + 50))
    return picture


def padding_as_key_and_query(encoder: Encoder, x: Tensor, mask: Tensor) -> Picture:
    """Draw attention weights of a sentence with padding."""
    with torch.no_grad(), capture_attention(encoder) as maps:
        encoder(x, mask)
    weights = maps["layers.0.self_attention"][1, 0]
    names = ["8", "9", "10", "pad", "pad"]
    picture = sheet("""Padding as key and as query
        Attention weights of one head for a sentence of three tokens and two padding tokens. The two
        padding columns are masked in every row. The two padding rows are filled in.""")
    look: dict[str, Any] = dict(cell=34, heat=True, decimals=1, row_labels=names)
    look |= dict(real=mask[1, 0][None].expand(5, 5), column_labels=names)
    grid = picture.grid(weights, 90, 44, name="weights", **look)
    picture.text("queries", 50, 134, size=11, anchor="end", soft=True)
    picture.text("keys", 175, 14, size=11, anchor="middle", soft=True)
    picture.bracket(grid.row(1), "Σ = 1")
    return picture


def vector_lengths(stages: dict[str, Tensor]) -> Picture:
    """Draw the mean length of a vector at each stage."""
    picture = sheet("""How long the vectors are
        Bars, the mean length of a token's vector: 11 with the position, more after layer 0, 32
        after layer 1, and 8 in the memory, after the final norm.""")
    picture.text("mean length of a token's vector", 2, 14, strong=True)
    lengths = {name: rows.norm(dim=1).mean().item() for name, rows in stages.items()}
    assert [round(lengths[k]) for k in ("with position", "layer 1", "memory")] == [11, 32, 8]
    for i, name in enumerate(("with position", "layer 0", "layer 1", "memory")):
        y, long = 26 + 36 * i, lengths[name]
        picture.text("after " * name.startswith("layer") + name, 100, y + 18, size=11, anchor="end")
        bar(picture, 108, y, 5.6 * long, 26)
        picture.text(f"{long:.0f}", 114 + 5.6 * long, y + 18, size=11)
    stroke(picture, "frame", "M108 22V166")
    picture.grow(168)
    return picture
