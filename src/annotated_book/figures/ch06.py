"""The drawings of chapter 6, on scaled dot-product attention."""

import math
from functools import partial
from itertools import pairwise
from typing import Any

import torch
from matplotlib.figure import Figure
from torch import Tensor, nn

from annotated import Translator, attention, number_split, number_words, split_heads
from annotated_book.pictures import WIDE, Layouts, Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import sheet

ONES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


def trained_head() -> Picture:
    """Draw which English tokens one trained head attends to for each German one."""
    translation = Translator.load().explain("three hundred and seventy-one thousand")
    head = translation.weights["decoder.layers.1.cross_attention"][3]  # (T, S)
    picture = sheet("""What a trained head attends to
        Lines from each German token to the English tokens that one trained head attends to when the
        translator generates it. For ein, it passes over seventy and takes one.""")
    picture.text("generates", 12, 16, size=11, soft=True)
    picture.text("attends to", 208, 16, size=11, soft=True)
    english = [
        picture.pill(word, 200, 26 + 36 * i, lang="en", width=110)
        for i, word in enumerate(translation.src_tokens)
    ]
    german = [
        picture.pill(word, 10, 26 + 30 * i, lang="de", width=110)
        for i, word in enumerate(translation.next_tokens)
    ]
    for row, weights in zip(german, head.tolist(), strict=True):
        for word, weight in zip(english, weights, strict=True):
            if weight > 0.1:
                picture.link(row, word, weight)
    return picture


def query_and_keys_of_a_trained_head() -> tuple[Tensor, Tensor, list[str]]:
    """Return the query that generates ein, (16,), all keys, (6, 16), and their tokens."""
    translator, seen = Translator.load(), []
    layer: Any = translator.model.get_submodule("decoder.layers.1.cross_attention")
    layer.register_forward_pre_hook(lambda layer, inputs: seen.append(inputs))
    translation = translator.explain("three hundred and seventy-one thousand")
    queries, keys, *_ = seen[-1]
    with torch.no_grad():
        q, k = split_heads(layer.w_q(queries), 4)[0, 3], split_heads(layer.w_k(keys), 4)[0, 3]
    return q[translation.next_tokens.index("ein")], k, translation.src_tokens


def weights_of_the_ones(numbers: range) -> list[tuple[float, bool]]:
    """Return the first picture's weight on each ones digit, and whether it is the largest."""
    translator, found = Translator.load(), []
    for number in number_split()[1][numbers.start : numbers.stop]:
        translation = translator.explain(number_words(number)[0])
        head = translation.weights["decoder.layers.1.cross_attention"][3]  # (T, S)
        words, tokens = translation.src_tokens, translation.next_tokens
        pairs = pairwise(words)
        ones = [i + 1 for i, (a, b) in enumerate(pairs) if a.endswith("ty") and b in ONES]
        steps = [i - 1 for i, token in enumerate(tokens) if token == "und"]
        for one, step in zip(ones, steps, strict=True):
            row = head[step]
            found.append((row[one].item(), int(row.argmax()) == one))
    return found


def check_the_ones() -> None:
    """Check what the text tells of the first picture's head and of twelve hundred."""
    found = weights_of_the_ones(range(500))
    assert len(found) == 634 and all(largest for _, largest in found)
    assert min(weight for weight, _ in found) > 0.55
    stop = weights_after_first()  # (2, 4, 2): layers, heads, tokens
    assert Translator.load().explain("twelve hundred").next_tokens == ["zwölf", "</s>"]
    assert (stop[0, :, 0] > 0.5).all() and (stop[1, :, 1] > 0.5).all()
    assert (stop[1, :, 1] > 0.995).sum() == 2 and stop[1].max() < 0.9999
    names = ("two hundred", "nineteen hundred", "twelve hundred")
    early = [weights_after_first(name)[0, :, 1].sort().values for name in names]
    assert (early[0][1:] > 0.915).all() and early[0][0] < 0.15
    assert 0.55 < early[1][-1] < 0.57 and 0.28 < early[2][-1] < 0.295
    assert Translator.load().translate(["nineteen hundred"]) == ["neunzehnhundert"]
    shown = " ".join(number_words(n)[0] for n in number_split()[0])
    assert "twelve hundred" not in shown and "nineteen hundred" not in shown


def weights_after_first(text: str = "twelve hundred") -> Tensor:
    """Return all weights in the step after the first German token, (layers, heads, 2)."""
    translation = Translator.load().explain(text)
    maps = (translation.weights[f"decoder.layers.{layer}.cross_attention"] for layer in (0, 1))
    return torch.stack([one[:, 1] for one in maps])


def twelve_hundred() -> Picture:
    """Draw where all heads look in the step in which the translator stops after zwölf."""
    picture = sheet("""Where all heads look as the translator stops
        The weights of eight heads on twelve and hundred, in the step after zwölf. In layer 0 all
        prefer twelve, in layer 1 all prefer hundred, two of them with 1.00.""")
    look: dict[str, Any] = dict(cell=34, decimals=2, heat=True, column_labels=["twelve", "hundred"])
    names = [f"head {head}" for head in range(4)]
    for layer, weights in enumerate(weights_after_first()):
        left = 56 + 150 * layer
        picture.text(f"layer {layer}", left + 34, 14, size=13, anchor="middle", strong=True)
        rows = names if layer == 0 else ()
        picture.grid(weights, left, 78, name=f"layer {layer}", row_labels=rows, **look)
    return picture


def three_projections() -> Picture:
    """Draw how three learned matrices make queries, keys and values of token vectors."""
    seed = torch.Generator().manual_seed(6)
    x = torch.randn(3, 6, generator=seed)
    matrices = torch.randn(3, 6, 4, generator=seed) / 6**0.5
    picture = sheet("""Three learned matrices make query, key and value
        Three token vectors are multiplied by three learned matrices. Each token gets a query, a key
        and a value of four features.""")
    words = ["seventy", "one", "thousand"]
    start = picture.grid(x, 118, 28, label="x (3, 6)", cell=14, row_labels=words)
    for i, (role, letter) in enumerate(zip(("query", "key", "value"), "qkv", strict=True)):
        look: dict[str, Any] = dict(cell=14, role=role)
        left = 24 + 108 * i
        label = f"W_{letter.upper()} (6, 4)"
        w = matrices[i]  # (6, 4)
        matrix = picture.grid(w, left, 124, label=label, parameter=True, **look)
        made = picture.grid(x @ w, left, 262, label=f"{letter} (3, 4)", **look)
        picture.arrow(start, matrix)
        picture.arrow(matrix, made, role=role)
    return picture


def one_query_three_keys() -> Picture:
    """Draw attention with the numbers that the chapter works out by hand."""
    query = torch.tensor([[1.0, 1, 0, 1]])
    key = torch.tensor([[1.0, 1, 0, 0], [0, 0, 1, 0], [-1, 0, 1, -1]])
    value = torch.tensor([[10.0, 0], [0, 10], [5, 5]])
    values, weights = attention(query, key, value)
    tokens = ["one", "seventy", "and"]
    picture = sheet("""One query, three keys
        A query is compared with the keys of one, seventy and and. Softmax turns the scaled scores
        into weights that sum to 1; the output is mostly the value of one.""")
    small: dict[str, Any] = dict(cell=26, decimals=0)
    k = picture.grid(key, 62, 96, label="keys", role="key", row_labels=tokens, **small)
    q = picture.grid(query, 62, 28, label="query", role="query", **small)
    scores = query @ key.T / 2  # (1, 3)
    s = picture.grid(scores, 62, 218, label="scores ÷ √4", cell=34, decimals=0)
    w = picture.grid(weights, 62, 300, label="weights", heat=True, cell=34, decimals=2)
    v = picture.grid(value, 232, 96, label="values", role="value", **small)
    out = picture.grid(values, 224, 300, label="output", role="value", cell=34, decimals=1)
    picture.arrow(q, k)
    picture.arrow(k, s)
    picture.arrow(s.south, w.north)
    picture.text("softmax", 122, 266, size=11)
    picture.bracket(w, "Σ = 1", side="below")
    picture.arrow(v, out)
    picture.arrow(w, out)
    return picture


def attention_step_by_step() -> Layouts:
    """Draw the matrices of attention, from queries and keys to the result."""
    seed = torch.Generator().manual_seed(6)
    q, k, v = (torch.randn(rows, 4, generator=seed) for rows in (3, 5, 5))
    scores = q @ k.T / math.sqrt(4)
    weights = scores.softmax(-1)

    def draw(width: int) -> Picture:
        wide = width == WIDE
        picture = partial(sheet, width=width)("""Scaled dot-product attention, step by step
            Three queries and five keys of four features give 3 by 5 scores, divided by the
            root of 4. Softmax makes weights of each row, and three weighted averages of the
            five values come out.""")
        x = [10, 110, 250, 410, 580] if wide else [20, 190, 20, 190, 20]
        y = [70] * 5 if wide else [40, 40, 180, 180, 320]
        grids = [
            picture.grid(q, x[0], y[0], label="q (3, 4)", role="query"),
            picture.grid(k.T, x[1], y[1], label="kᵀ (4, 5)", role="key"),
            picture.grid(scores, x[2], y[2], label="scores (3, 5)", cell=20),
            picture.grid(weights, x[3], y[3], label="weights (3, 5)", cell=20, heat=True),
            picture.grid(v, x[4], y[4], label="v (5, 4)", role="value"),
        ]
        place = (580, 210) if wide else (190, 320)
        out = picture.grid(weights @ v, *place, label="result (3, 4)", role="value")
        picture.text("@", x[1] - 20 if wide else 120, y[0] + 32, size=16)
        ends = (grids[1], grids[2]) if wide else ((125, 110), (70, 152))
        picture.arrow(*ends, label="÷ √4")
        picture.arrow(grids[2], grids[3], label="softmax")
        picture.bracket(grids[3], "Σ = 1", side="below")
        if wide:
            picture.text("@", 546, 106, size=16)
        else:
            picture.arrow((265, 262), (230, 294))
        picture.arrow(grids[4], out)
        return picture

    return Layouts(draw)


def weights_by_size(average: dict[tuple[int, float], Tensor]) -> Figure:
    """Draw the ten average weights for each (d_k, divisor), the largest first."""
    fig, panels = chart(1, 3, sharey=True)
    for ax, d_k in zip(panels, (4, 64, 512), strict=True):
        for shift, divisor, name in ((-0.2, 1, "unscaled"), (0.2, d_k**0.5, "scaled")):
            places = torch.arange(1, 11) + shift
            ax.bar(places, average[d_k, divisor], width=0.4, label=name)
        ax.set(title=f"d_k = {d_k}", xlabel="weight, by size", xticks=[1, 5, 10], ylim=(0, 1))
        assert abs(average[d_k, d_k**0.5][0] - 0.32) < 0.03
    assert average[512, 1][0] > 0.9
    panels[0].set(ylabel="average weight")
    panels[0].legend()
    return fig


def share_right_while_learning(scaled: bool, seed: int, d_k: int = 256) -> Tensor:
    """Train attention to find the color of a name among ten items; smooth over ten steps."""
    torch.manual_seed(seed)
    name, color = nn.Embedding(40, 64), nn.Embedding(8, 64)
    w_q, w_k, w_v = nn.Linear(64, d_k), nn.Linear(64, d_k), nn.Linear(64, 8)
    for part in (w_q, w_k):  # so that queries and keys have a variance of about 1
        nn.init.normal_(part.weight, std=1 / 8)
    parts = nn.ModuleList([name, color, w_q, w_k, w_v])
    optimizer = torch.optim.Adam(parts.parameters(), lr=0.003)
    undo, curve = 1 if scaled else math.sqrt(d_k), []
    for _ in range(250):
        names = torch.rand(64, 40).argsort(-1)[:, :10]  # ten different ones
        colors = torch.randint(0, 8, (64, 10))
        x = (name(names) + color(colors)) / math.sqrt(2)  # (64, 10, 64)
        query = w_q(name(names[:, :1])) * undo  # asks for the first item's name
        logits, right = attention(query, w_k(x), w_v(x))[0][:, 0], colors[:, 0]
        loss = nn.functional.cross_entropy(logits, right)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        curve.append((logits.argmax(-1) == right).float().mean().item())
    return torch.tensor(curve).unfold(0, 10, 1).mean(-1)  # (241,)


def learning_curves(curves: dict[bool, list[Tensor]]) -> Figure:
    """Draw the runs with the scale (True) and without it (False)."""
    fig, ax = chart()
    for scaled, color in ((True, "C1"), (False, "C0")):
        for number, curve in enumerate(curves[scaled]):
            name = ("scaled" if scaled else "unscaled") if number == 0 else None
            ax.plot(range(10, 251), curve, "-" if scaled else "--", color=color, label=name)
            assert curve[-20:].mean() > 0.9
    ax.set(xlabel="training step", ylabel="share of right answers", ylim=(0, 1.05))
    ax.legend(loc="lower right")
    needed = {s: [10 + int((c > 0.9).nonzero()[0]) for c in curves[s]] for s in curves}
    assert max(needed[True]) < 60 and min(needed[False]) > 1.7 * max(needed[True])
    return fig
