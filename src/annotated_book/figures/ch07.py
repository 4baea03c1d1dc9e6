"""The drawings of chapter 7, on splitting and joining the heads."""

from typing import Any

import torch
from matplotlib.figure import Figure
from torch import Tensor

from annotated import (
    MultiHeadAttention,
    Translator,
    capture_attention,
    concat_heads,
    count_parameters,
    number_split,
    number_words,
    split_heads,
)
from annotated_book.figures.training import losses_in_training
from annotated_book.pictures import Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import sheet


def split_and_joined() -> Picture:
    """Draw three rows of features cut into heads, joined again and multiplied by w_o."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(7)
        x = torch.randn(1, 3, 8)
        w_o = MultiHeadAttention(d_model=8, n_heads=4).w_o.weight.detach()
    heads = split_heads(x, n_heads=4)[0]  # (4, 3, 2)
    joined = concat_heads(heads[None])[0]  # (3, 8)
    picture = sheet("""Split into heads and joined
        Three rows of eight features are cut into four strips of two, one for each head. The heads
        attend separately; then their results are joined side by side and multiplied by
        W_O.""")
    picture.text("x (L, d_model) = (3, 8)", 70, 16, mono=True)
    title = "heads (H, L, d_k) = (4, 3, 2)"
    picture.text(title, 160, 222, anchor="middle", mono=True)
    picture.text("each head attends alone", 160, 240, size=11, anchor="middle", soft=True)
    for head in range(4):
        look: dict[str, Any] = dict(head=head, cell=18)
        own = slice(2 * head, 2 * head + 2)
        strip = picture.grid(x[0, :, own], 84 + 38 * head, 28, **look)
        own_part = picture.grid(heads[head], 34 + 72 * head, 140, **look)
        again = picture.grid(joined[:, own], 20 + 38 * head, 290, **look)
        middle = own_part.center[0]
        picture.text(f"head {head}", middle, 134, size=11, anchor="middle")
        picture.link(strip, (middle, 122), 0.3, head=head, sideways=False)
        picture.link((middle, 246), again, 0.3, head=head, sideways=False)
    picture.text("concat", 20, 364, mono=True)
    picture.text("@", 184, 322, size=16)
    picture.grid(w_o.T, 208, 270, cell=12, parameter=True, name="w_o")
    picture.text("w_o (8, 8)", 208, 384, mono=True)
    return picture


def right_split_and_wrong_view() -> Picture:
    """Draw what the heads hold after split_heads, and after a direct view."""
    x = torch.arange(3)[:, None] * 10.0 + torch.arange(4)  # 12: token 1, feature 2
    right, wrong = split_heads(x[None], n_heads=2)[0], x.view(2, 3, 2)
    ways = {"split_heads": right, "x.view(2, 3, 2)": wrong}
    picture = sheet("""The right split and the wrong view
        Three tokens of four features, two heads. Split rightly, each head has a strip of every
        token. Viewed directly as (2, 3, 2), head 0 has all of token 0 and half of token 1.""")
    look: dict[str, Any] = dict(cell=26, decimals=0, largest=40.0)
    picture.grid(x, 108, 28, label="x (3, 4)", **look)
    picture.text("12 is token 1, feature 2", 160, 124, size=11, anchor="middle", soft=True)
    for left, (title, heads) in zip((8, 172), ways.items(), strict=True):
        picture.text(title, left, 156, mono=True)
        for head in range(2):
            place = left + 76 * head, 184
            grid = picture.grid(heads[head], *place, head=head, name=title, **look)
            picture.text(f"head {head}", grid.center[0], 178, size=11, anchor="middle")
    picture.text("every token in both", 8, 280, size=11)
    picture.text("token 0 is in head 0 only", 172, 280, size=11)
    return picture


def neighbors(batch: int, length: int = 8, d_model: int = 8) -> tuple[Tensor, Tensor, Tensor]:
    """Return positions, values, and the neighbors' features that a layer has to find."""
    content = torch.randn(batch, length, 4)
    left, right = content.roll(1, dims=1), content.roll(-1, dims=1)
    position = torch.eye(length, d_model).expand(batch, -1, -1)  # a one-hot vector for each
    value = torch.cat([content, torch.zeros(batch, length, d_model - 4)], dim=-1)
    return position, value, torch.cat([left, right], dim=-1)


def trained_on_neighbors(
    n_heads: int, n_steps: int = 600, d_model: int = 8, seed: int = 0
) -> tuple[MultiHeadAttention, list[float]]:
    """Train a layer to return both neighbors; return it and its errors."""
    torch.manual_seed(seed)
    layer = MultiHeadAttention(d_model=d_model, n_heads=n_heads)
    tasks = (neighbors(batch=64, d_model=d_model) for _ in range(n_steps))
    errors = (
        (layer(position, position, value)[..., :8] - wanted).square().mean()
        for position, value, wanted in tasks
    )
    return layer, losses_in_training(layer, errors, lr=0.02)


def train_on_neighbors(n_heads: int, **settings: int) -> tuple[list[float], int]:
    """Train a layer to return both neighbors; return its errors and number of parameters."""
    layer, curve = trained_on_neighbors(n_heads, **settings)
    return curve, count_parameters(layer)


@torch.no_grad()
def one_head_in_the_end(seed: int) -> tuple[float, float, float, float]:
    """Return a trained head's mean weights on left and right, and its errors for both."""
    with torch.enable_grad():
        layer, _ = trained_on_neighbors(1, seed=seed)
    position, value, wanted = neighbors(batch=1000)
    result, weights = layer(position, position, value, need_weights=True)
    i = torch.arange(8)
    left, right = (weights[0, 0, i, (i + by) % 8].mean().item() for by in (-1, 1))
    errors = (result - wanted).square().mean((0, 1))  # (8,)
    return left, right, errors[:4].mean().item(), errors[4:].mean().item()


def check_one_head() -> None:
    """Check what the text tells of one head: more time, more features, and its mixtures."""
    longer, _ = train_on_neighbors(1, n_steps=3000)
    wider, n_wider = train_on_neighbors(1, d_model=64)
    assert n_wider == 16_640
    assert all(round(sum(curve[-50:]) / 50, 2) == 0.5 for curve in (longer, wider))
    mixtures = [one_head_in_the_end(seed) for seed in range(4)]
    assert [round(left - right, 1) for left, right, *_ in mixtures] == [0.1, 0.4, 0.3, 0.0]
    assert all(abs(sum(errors) - 1) < 0.03 for _, _, *errors in mixtures)


def errors_by_heads(curves: dict[int, tuple[list[float], int]]) -> Figure:
    """Draw the errors in training with one, two and four heads."""
    fig, ax = chart()
    for (n_heads, (curve, _)), style in zip(curves.items(), ["-", "--", ":"], strict=True):
        ax.plot(curve, style, label=f"{n_heads} head(s)")
    ax.axhline(0.5, color="C4", linewidth=1)
    ax.text(600, 0.62, "the best that one head can do, 0.5", ha="right")
    ax.set(xlabel="training step", ylabel="mean squared error", ylim=(0, 1.2))
    ax.legend(loc="upper center")
    last = {n_heads: sum(curve[-50:]) / 50 for n_heads, (curve, _) in curves.items()}
    assert 0.48 < last[1] < 0.53 and last[2] < 0.01 and last[4] < 0.01
    assert len({n_parameters for _, n_parameters in curves.values()}) == 1
    return fig


def two_trained_heads() -> Picture:
    """Draw what two heads of the trained encoder attend to in 4,247."""
    translation = Translator.load().explain("four thousand two hundred and forty-seven")
    weights = translation.weights["encoder.layers.0.self_attention"]  # (H, S, S)
    words = translation.src_tokens
    picture = sheet("""Two trained heads, two habits
        Links above 0.4 between the tokens of 4,247 in two heads of the trained encoder. They
        share only the link from seven to hundred.""")
    for head in range(2):
        left = 6 + 162 * head
        picture.text(f"head {head}", left, 14, size=11)
        pills = [
            picture.pill(word, left, 24 + 30 * i, lang="en", name=f"{head}-{i}", width=70)
            for i, word in enumerate(words)
        ]
        for i, word in enumerate(words):
            picture.text(word, left + 96, 39 + 30 * i, size=11, lang="en")
        for i, row in enumerate(weights[head].tolist()):
            for j, weight in enumerate(row):
                if weight > 0.4:
                    picture.link(pills[i], (left + 93, 35 + 30 * j), weight, head=head)
    return picture


def same_first_choice(n_numbers: int) -> float:
    """Return at which share of positions these two heads weight the same token most, on unseen
    numbers."""
    translator, same = Translator.load(), []
    for number in number_split()[1][:n_numbers]:
        ids = torch.tensor([translator.encode_source(number_words(number)[0])])
        with torch.no_grad(), capture_attention(translator.model.encoder) as maps:
            translator.model.encode(ids, None)
        first, second = maps["layers.0.self_attention"][0, :2].argmax(-1)
        same += (first == second).tolist()
    return sum(same) / len(same)
