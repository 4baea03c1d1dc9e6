"""The drawings of chapter 8, on masking."""

import json
import math
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import torch
import torch.nn.functional as F
from matplotlib.figure import Figure
from torch import Tensor, nn

from annotated import attention, causal_mask, padding_mask, target_mask
from annotated_book.figures.training import losses_in_training
from annotated_book.pictures import Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import sheet


def two_fill_values() -> Picture:
    """Draw the weights of equal scores, masked with minus infinity and with the typo."""
    allowed, scores = torch.ones(3, 3).tril().bool(), torch.zeros(3, 3)
    right = scores.masked_fill(~allowed, float("-inf")).softmax(-1)
    wrong = scores.masked_fill(~allowed, -1e-12).softmax(-1)
    picture = sheet("""The same mask with two fill values
        Three queries and three keys, all scores 0. Filled with minus infinity, masked keys get the
        weight 0. Filled with -1e-12, every key has a third, masked or not.""")
    look: dict[str, Any] = dict(cell=28, column_labels=["0", "1", "2"])
    picture.grid(scores, 34, 62, label="mask", allowed=allowed, row_labels=["0", "1", "2"], **look)
    look |= dict(heat=True, decimals=2)
    good = picture.grid(right, 134, 62, label="−∞", name="minus infinity", **look)
    bad = picture.grid(wrong, 234, 62, label="−1e-12", name="the typo", **look)
    picture.text("weights, filled with", 134, 14, size=11)
    picture.text("row: query, column: key", 186, 187, size=11, soft=True)
    picture.text("the past only", good.center[0], 162, size=11, anchor="middle")
    picture.text("everything", bad.center[0], 162, size=11, anchor="middle")
    picture.legend(8, 175, "causal")
    return picture


def scores_mask_weights() -> Picture:
    """Draw the scores, the decoder's mask and the weights of four tokens."""
    seed = torch.Generator().manual_seed(8)
    ids = torch.tensor([[5, 3, 7, 0]])
    q, k = (torch.randn(1, 4, 8, generator=seed) for _ in range(2))
    scores = (q @ k.transpose(-2, -1) / 8**0.5)[0]
    _, weights = attention(q, k, k, mask=target_mask(ids, pad_id=0))
    causal, real = torch.ones(4, 4).tril().bool(), (ids != 0).expand(4, 4)
    picture = sheet("""Scores, mask, weights
        Three aligned grids of four queries and four keys. The mask forbids what comes later and the
        padding; forbidden cells get no weight, and the others of a row sum to 1.""")
    names = ["5", "3", "7", "·"]
    look: dict[str, Any] = dict(cell=22, column_labels=names)
    picture.grid(scores, 30, 42, label="scores", row_labels=names, **look)
    look |= dict(allowed=causal, real=real)
    picture.grid(torch.zeros(4, 4), 130, 42, label="mask", **look)
    three = picture.grid(weights[0], 230, 42, label="weights", heat=True, **look)
    picture.bracket(three, "each row Σ = 1", side="below")
    picture.text("· is padding", 30, 154, size=11, soft=True)
    picture.legend(12, 168, "causal", "padding")
    return picture


def row_and_triangle() -> Picture:
    """Draw how a padding row and a causal triangle make the masks of two sentences."""
    tgt = torch.tensor([[4, 7, 2, 9, 5], [6, 3, 8, 0, 0]])  # (B, T) = (2, 5)
    pads, causal = padding_mask(tgt, pad_id=0), causal_mask(5)
    both = pads & causal
    picture = sheet(f"""One row and one triangle make two masks
        The padding mask has one row for each sentence, the causal mask is one triangle. Both are
        repeated: sentence 0 gets the triangle, sentence 1 the triangle without the last two of its
        keys. Allowed pairs: {both[0].sum()} and {both[1].sum()}.""")
    triangle, free = torch.zeros(5, 5), torch.ones(5, 5).bool()
    for i, y in enumerate((82, 214)):
        words = [str(token) if token else "·" for token in tgt[i].tolist()]
        picture.text(f"sentence {i}", 4, y - 26, strong=True)
        row: dict[str, Any] = dict(cell=17, allowed=free[:1], column_labels=words)
        past: dict[str, Any] = dict(cell=17, allowed=causal[0])
        picture.grid(free[:1] * 0.0, 4, y + 32, name=f"padding {i}", real=pads[i], **row)
        picture.text("&", 102, y + 45, anchor="middle")
        picture.grid(triangle, 116, y, name=f"causal {i}", **past)
        picture.text("=", 213, y + 45, anchor="middle")
        past |= dict(real=pads[i].expand(5, 5), column_labels=words, row_labels=())
        picture.grid(triangle, 226, y, name=f"both {i}", **past)
    for shape, x in (("(2, 1, 5)", 4), ("(1, 5, 5)", 116), ("(2, 5, 5)", 226)):
        picture.text(shape, x, 14, mono=True)
    picture.legend(6, 316, "causal", "padding")
    return picture


def past_only() -> Picture:
    """Draw which positions each position of the decoder attends to, and one leak."""
    tokens = ["<s>", "sieben", "und", "vierzig"]
    picture = sheet("""The decoder attends to the past only
        Each position of the decoder attends to itself and to the positions before it. One red arrow
        leads from the next token to the left: the leak that a causal mask forbids.""")
    for i, word in enumerate(tokens):
        picture.pill(word, 4 + 79 * i, 150, lang="de", width=74, name=f"in {i}")
        picture.box(f"h{i}", 22 + 79 * i, 40, 38)
    for i in range(4):
        for j in range(i + 1):
            picture.arrow(f"in {j}", f"h{i}")
    picture.arrow("in 2", "h1", alarm=True)
    picture.text("predicts", 2, 14, size=11, soft=True)
    for i, word in enumerate([*tokens[1:], "</s>"]):
        picture.text(word, 41 + 79 * i, 32, size=11, anchor="middle", lang="de")
    return picture


def train_on_noise(
    kind: Callable[[float], nn.Module], fill: float, n_steps: int = 400, seed: int = 0
) -> tuple[nn.Module, list[float]]:
    """Train a model of this kind on random tokens; return it and the loss of each step."""
    torch.manual_seed(seed)
    model = kind(fill)
    texts = (
        torch.randint(1, 17, (64, 11)) for _ in range(n_steps)
    )  # 16 tokens, all equally likely
    losses = (
        F.cross_entropy(model(ids[:, :-1]).flatten(0, 1), ids[:, 1:].flatten()) for ids in texts
    )
    return model, losses_in_training(model, losses, lr=3e-3)


@torch.no_grad()
def weight_on_the_future(model: Any) -> float:
    """Return the share of attention that positions 0 to 8 of 10 give to later positions."""
    ids = torch.randint(1, 17, (1000, 10), generator=torch.Generator().manual_seed(9))
    q, k, _ = model.qkv(model.embed(ids)).chunk(3, dim=-1)
    scores, past = q @ k.transpose(-2, -1) / q.shape[-1] ** 0.5, causal_mask(10)
    weights = scores.masked_fill(~past, model.fill).softmax(-1)
    return (weights * ~past).sum(-1)[:, :9].mean().item()


def check_the_leak(losses: Tensor, received: Tensor) -> None:
    """Check what the text tells of the loss at each position, and of the two translators."""
    assert 1.86 < losses.mean() < 1.96 and abs(losses[0] - math.log(9)) < 0.15
    assert (losses[:9].diff() < 0).all() and losses[8] < 0.4 and 3.3 < losses[9] < 3.7
    assert received.float().mean() > 0.99
    file = files("annotated.translator") / "german-without-mask.json"
    record = json.loads(file.read_text("utf-8"))
    twin = record["with_mask"]
    assert record["exact_match"] == 0 and twin["exact_match"] == 1
    assert max(one["teacher_forced_loss"] for one in (record, twin)) < 0.0005


def losses_on_noise(runs: dict[str, tuple[nn.Module, list[float]]]) -> Figure:
    """Draw the losses of the trainings with each fill value, and the entropy."""
    entropy = math.log(16)
    fig, ax = chart()
    for (name, (_, losses)), style in zip(runs.items(), ["-", "--"], strict=True):
        label = name.replace("-inf", "−∞").replace("-1e", "−1e")
        ax.plot(losses, style, label=label)
    ax.axhline(entropy, color="C4", linewidth=1)
    ax.text(400, entropy + 0.06, "entropy, ln 16", ha="right")
    ax.set(xlabel="training step", ylabel="loss (nats per token)", ylim=(0, 4))
    ax.legend(loc="lower left")
    right, leaky = (sum(losses[-50:]) / 50 for _, losses in runs.values())
    assert abs(right - entropy) < 0.04 and 1.86 < leaky < 1.94
    assert round(entropy, 2) == 2.77
    return fig


def nearly_right_masks() -> Picture:
    """Draw the mask of a padded sentence, and three common mistakes."""
    ids, five = torch.tensor([[4, 2, 7, 0, 0]]), torch.ones(5, 5)
    right, triangle = target_mask(ids, pad_id=0)[0], causal_mask(5)[0]
    off_by_one = torch.triu(five, diagonal=0) == 0
    assert triangle.sum(-1).tolist() == [1, 2, 3, 4, 5]
    assert off_by_one.sum(-1).tolist() == [0, 1, 2, 3, 4]
    masks = {
        "right": (triangle, ids != 0),
        "inverted": (~triangle, ids != 0),
        "padding id 2": (triangle, ids != 2),
        "off by one": (off_by_one, ids != 0),
    }
    counts = " ".join(
        f"{name}: {(past & real).sum()} pairs are allowed, "
        f"{((past & real) != right).sum()} of 25 differ from the right mask."
        for name, (past, real) in masks.items()
    )
    picture = sheet(f"""A right mask, and three common mistakes
        Four masks of five tokens, the last two of them padding. {counts}""")
    words = [str(token) for token in ids[0].tolist()]
    look: dict[str, Any] = dict(cell=20, row_labels=words, column_labels=words)
    for i, (name, (past, real)) in enumerate(masks.items()):
        x, y = (26, 192)[i % 2], (46, 190)[i // 2]
        picture.text(name, x, y - 24, strong=True)
        picture.grid(0 * five, x, y, name=name, allowed=past, real=real.expand(5, 5), **look)
    picture.legend(12, 304, "causal", "padding")
    return picture


# --- companion


def nan_spreads() -> Picture:
    """Draw how one fully masked row makes every number NaN in two layers."""
    x = torch.randn(4, 3, generator=torch.Generator().manual_seed(8))
    mask = torch.ones(4, 4).tril(-1).bool()
    mask[:, 1] |= torch.tensor([False, True, True, True])
    layers = [x]
    for allowed in (mask, torch.ones(4, 4).bool()):
        scores = (layers[-1] @ layers[-1].T).masked_fill(~allowed, float("-inf"))
        layers.append(scores.softmax(-1) @ layers[-1])
    picture = sheet("""One fully masked row, then all
        The first row may attend to nothing: its softmax divides 0 by 0. After one layer that row is
        NaN; after a second, in which the others attend to it, every number is.""")
    names = ["input", "layer 0", "layer 1"]
    for i, (numbers, name) in enumerate(zip(layers, names, strict=True)):
        picture.grid(numbers, 8 + 108 * i, 34, label=name, cell=30, decimals=1)
    for i in range(2):
        picture.arrow((99 + 108 * i, 94), (115 + 108 * i, 94))
    return picture
