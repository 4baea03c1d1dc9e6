"""The drawings of chapter 21: one stack is enough."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import altair as alt
import pandas as pd
import torch
from matplotlib.figure import Figure
from torch import Tensor, nn

from annotated import WordTokenizer
from annotated_book.figures.training import losses_in_training
from annotated_book.pictures import Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import sheet
from annotated_lab import Storyteller
from annotated_lab.storyteller.recorder import EXAMPLE
from annotated_lab.storyteller.storyteller import COMPARED


def two_storytellers() -> Figure:
    """Draw the loss and the answers of two trainings, one of them with drills."""
    compared = json.loads(COMPARED.read_text())
    fig, (losses, answers) = chart(1, 2, figsize=(7.5, 3))
    for name, label, style in (
        ("without drills", "stories only", "-"),
        ("d_model 96", "drills, then stories", "--"),
    ):
        found = compared["trainings"][name]["checkpoints"]
        steps = [one["step"] for one in found]
        losses.plot(steps, [one["bits"] for one in found], style, label=label)
        answers.plot(steps, [100 * one["right"]["Who"] for one in found], style)
    losses.axhline(compared["entropy"], color="C4", linestyle=":")
    losses.set(xlabel="training step", ylabel="loss, bits per word", yscale="log")
    losses.set_yticks([1, 2, 5, 10, 20], ["1", "2", "5", "10", "20"])
    losses.minorticks_off()
    answers.set(xlabel="training step", ylabel="“Who has …?” right, %", ylim=(0, 100))
    losses.legend(loc=(0.42, 0.72))
    return fig


def three_ways_to_cut() -> Picture:
    """Draw what BERT, GPT and T5 keep of the Transformer."""
    picture = sheet("""Three ways to cut the model
        The Transformer of 2017 has an encoder and a decoder. BERT keeps the encoder alone, GPT and
        Llama the decoder alone, without cross-attention; T5 and BART keep both.""")
    root = picture.box("encoder-decoder", 82, 1, 156, 40, note="Transformer, 2017")
    kinds = [
        ("encoder", "BERT", "all tokens at once"),
        ("both", "T5, BART", "source to target"),
        ("decoder", "GPT, Llama", "the next token"),
    ]
    for i, (part, names, what) in enumerate(kinds):
        x = 2 + 108 * i
        kept = picture.box(part, x, 84, 100, 40, note="only" if part != "both" else "stacks")
        picture.arrow(root, kept)
        picture.text(names, x + 50, 146, anchor="middle", strong=True)
        picture.text(what, x + 50, 164, anchor="middle", size=11)
    return picture


def palindromes(n: int) -> Tensor:
    """Sample texts of five digits, a bar and the same digits in reverse: (n, 11)."""
    digits = torch.randint(0, 10, (n, 5))
    return torch.cat([digits, torch.full((n, 1), 10), digits.flip(1)], dim=1)


def fit(model: Any, loss_of: Callable[[nn.Module, Tensor], Tensor], n_steps: int) -> Any:
    """Train a model on palindromes, and return it; its `losses` are those of all steps."""
    losses = (loss_of(model, palindromes(64)) for _ in range(n_steps))
    model.losses = losses_in_training(model, losses, lr=3e-3, warm_up=n_steps // 4)
    return model


@torch.no_grad()
def share_found(model: nn.Module, position: int, mask: Tensor | None) -> float:
    """Return the share of 500 palindromes in which a single blanked-out digit is found."""
    ids = palindromes(500)
    seen = ids.clone()
    seen[:, position] = 11
    right = model(seen, mask)[:, position].argmax(-1) == ids[:, position]
    return right.float().mean().item()


def found_by_position(models: dict[str, tuple[nn.Module, Tensor | None]]) -> Figure:
    """Draw the share of blanked-out digits that models find, each with its mask, by position."""
    digits = [i for i in range(11) if i != 5]  # 5 is the bar
    found = {name: [share_found(m, i, mask) for i in digits] for name, (m, mask) in models.items()}
    assert min(found["no mask"]) > 0.98 and min(found["causal mask"][5:]) > 0.98
    assert max(found["causal mask"][:5]) < 0.2
    assert abs(sum(found["causal mask"][:5]) / 5 - 0.1) < 0.03
    fig, ax = chart(figsize=(7.5, 3))
    for shift, name, hatch, color in (-0.2, "no mask", "", "C0"), (0.2, "causal mask", "//", "C1"):
        look: dict[str, Any] = dict(width=0.4, hatch=hatch, color=color, label=name)
        ax.bar([i + shift for i in range(10)], found[name], **look)
    ax.axhline(0.1, color="C4", linestyle=":", label="a guess among ten digits")
    names = [f"digit {i + 1}" if i < 5 else f"mirror {10 - i}" for i in range(10)]
    ax.set_xticks(range(10), names, rotation=30)
    ax.set(ylabel="share found", ylim=(0, 1.35))
    ax.legend(ncol=3, loc="upper center")
    return fig


def two_hops_to_the_answer() -> Picture:
    """Draw which words two heads attend to on the way to an answer."""
    maps = [*Storyteller.load().attention(EXAMPLE).values()]
    tokens = WordTokenizer.tokenize(EXAMPLE)
    ball, mark = len(tokens) - 1, len(tokens)  # <s> is at 0
    hops = {"from ball": maps[2][2, ball], "from ?": maps[3][0, mark]}
    picture = partial(sheet, width=340)("""Two hops to the answer
        The story, sentence by sentence. A line under a word is as strong as its attention weight.
        From the ball of the question, a head of layer 2 attends to Anna, in the sentence in which
        she wants the ball. From the question mark, a head of layer 3 attends to that ball.""")
    spots = {i for w in hops.values() for i, p in enumerate(w.tolist()) if p > 0.02}
    x, y, words = 8, 18, ""
    for place, word in enumerate(tokens, start=1):
        if place not in spots | {ball, mark}:
            words += word if word == "." else f" {word}"
            if word == ".":
                picture.text(words.strip(), x, y)
                x, y, words = 8, y + 40, ""
            continue
        if words:
            x, words = picture.text(words.strip(), x, y).right + 5, ""
        if place in (ball, mark):
            box = picture.pill(word, x, y - 15, width=26 if word == "?" else 40)
        else:
            box = picture.text(word, x, y)
        for hop, weights in hops.items():
            if place < len(weights) and (weight := weights[place].item()) > 0.02:
                under = y + (10 if place == ball else 5)
                picture.link((box.x, under), (box.right, under), weight)
                picture.text(f"{weight:.2f} {hop}", box.x, under + 13, size=11, soft=True)
        x = box.right + 5
    return picture


def prefix_mask() -> Any:
    """Draw which keys each query may attend to, with a slider for the length of the prefix."""
    tokens = list("31415|51413")
    order = [f"{i + 1}. {token}" for i, token in enumerate(tokens)]
    rows = [
        {"query": i, "key": j, "row": order[i], "column": order[j]}
        for i in range(11)
        for j in range(11)
    ]
    length = alt.binding_range(min=1, max=11, step=1, name="prefix length ")
    prefix = alt.param(name="prefix", value=1, bind=length)
    allowed = "datum.key <= datum.query || datum.key < prefix"
    grid = (
        alt.Chart(pd.DataFrame(rows))
        .transform_calculate(
            may=f"{allowed} ? 'may attend' : 'masked'", sign=f"{allowed} ? '●' : '·'"
        )
        .encode(
            x=alt.X("column:N", sort=order, title="key", axis=alt.Axis(labelAngle=0)),
            y=alt.Y("row:N", sort=order, title="query"),
        )
    )
    colors = alt.Scale(domain=["may attend", "masked"], range=["#7fb3d5", "#f4f1ea"])
    cells = grid.mark_rect(stroke="#8a8a8a").encode(
        color=alt.Color("may:N", scale=colors, title=None), tooltip=["row:N", "column:N"]
    )
    signs = grid.mark_text(color="#222222").encode(text="sign:N")
    return (
        (cells + signs)
        .add_params(prefix)
        .properties(
            width=380,
            height=320,
            description="A grid of eleven queries by eleven keys of the tokens 31415|51413. With "
            "prefix 1 only the cells on and below the diagonal are allowed (causal). With prefix "
            "6 the first six columns are allowed for every query as well. With prefix 11 all are.",
        )
    )
