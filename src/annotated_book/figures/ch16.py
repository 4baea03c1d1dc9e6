"""The drawings of chapter 16, on training."""

import json
import math
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F
from matplotlib.figure import Figure
from torch import Tensor

from annotated import Batch, Translator, make_model
from annotated.translator import translator
from annotated_book.pictures import Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import X_TICK, Y_TICK, bar, sheet, stroke


def record(name: str) -> dict[str, Any]:
    """Load what the training of the shipped translator recorded in a file."""
    folder = Path(translator.__file__).parent
    return json.loads((folder / name).read_text("utf-8"))


def right_tokens_and_numbers() -> Picture:
    """Draw the shares of tokens and of numbers that are right, up to step 300."""
    run = record("german.run.json")
    seen = [c for c in run["checkpoints"] if c["step"] <= 300]
    picture = sheet("""Tokens that are right, and numbers that are right
        Up to step 100 the share of right tokens climbs to 52 percent, and no number is translated.
        Between steps 150 and 250 the share of right numbers rises to 96 percent.""")
    left, right, top, low = 40, 300, 20, 190

    def at(step: int, share: float) -> str:
        return f"{left + (right - left) * step / 300:.1f} {low - (low - top) * share:.1f}"

    for share in (0, 0.5, 1):
        picture.text(f"{share:.0%}", left - 5, low - (low - top) * share + 4, **Y_TICK)
    for step in (0, 100, 200, 300):
        picture.text(str(step), left + (right - left) * step / 300, low + 18, **X_TICK)
    stroke(picture, "frame", f"M{left} {top}V{low}H{right}")
    for share in (
        [c["tokens_right"] / run["n_tokens"] for c in seen],
        [c["exact"] / run["n_sentences"] for c in seen],
    ):
        line = "L".join(at(c["step"], y) for c, y in zip(seen, share, strict=True))
        stroke(picture, "wire", f"M{line}")
    picture.parts.append(f'<path class="frame" stroke-dasharray="4 3" d="M{at(100, 0)}V{top}"/>')
    picture.text("tokens", 116, 72, size=11, anchor="end")
    picture.text("numbers", 224, 128, size=11)
    picture.text("training step", right + 12, low + 34, size=11, anchor="end")
    return picture


def loss_of_the_translator() -> Picture:
    """Draw the loss of the shipped translator while it was trained."""
    run = record("german.json")
    losses, every = run["losses"], run["loss_every"]
    guess = math.log(len(Translator.load().tgt_vocab))
    picture = sheet("""The loss of the shipped translator
        The loss starts above that of guessing, 4.5 nats a token, falls to 1 within a few hundred
        steps, and ends near 0 after 2,500 steps.""")
    left, right, top, low = 34, 312, 20, 190

    def x(step: float) -> float:
        return left + (right - left) * step / (every * len(losses))

    def y(loss: float) -> float:
        return low - (low - top) * loss / 5.2

    for tick in range(6):
        picture.text(str(tick), left - 8, y(tick) + 4, **Y_TICK)
    for step in (0, 1000, 2000):
        picture.text(f"{step:,}", x(step), low + 18, **X_TICK)
    stroke(picture, "frame", f"M{left} {top}V{low}H{right}")
    points = " ".join(f"{x((i + 1) * every):.1f} {y(v):.1f}" for i, v in enumerate(losses))
    stroke(picture, "wire", f"M{points}")
    picture.parts.append(
        f'<path class="frame" stroke-dasharray="4 3" d="M{left} {y(guess):.1f}H{right}"/>'
    )
    picture.text(f"guessing: ln 91 = {guess:.2f}", right, y(guess) - 6, size=11, anchor="end")
    picture.text("nats per token", 4, 10, size=11)
    picture.text("step", right, low + 18, size=11, anchor="end")
    return picture


def loss_of_each_position(batch: Batch, signs: list[str]) -> Picture:
    """Draw input, target and loss of each position of the batch's second word."""
    torch.manual_seed(0)
    model = make_model(13, 13, n_layers=1, d_model=64, d_ff=128, n_heads=1, dropout=0.0, max_len=9)
    with torch.no_grad():
        logits = model(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)
    losses = F.cross_entropy(logits[1], batch.tgt_out[1], reduction="none")
    count = batch.tgt_out[1] != 0
    picture = sheet("""The loss of each position
        The decoder's input is the start token, g, i, j, the end token and padding. Its targets are
        g, i, j, the end token and two positions of padding, which have no loss.""")
    for name, y in (("input: tgt_in", 12), ("target: tgt_out", 122), ("−ln p", 146)):
        picture.text(name, 4, y, size=11, mono=True)
    for i in range(6):
        x = 4 + 53 * i
        for ids, y, name in ((batch.tgt_in, 20, "in"), (batch.tgt_out, 78, "out")):
            picture.pill(signs[ids[1, i]], x, y, width=44, name=f"{name} {i}")
        if count[i]:
            picture.arrow(f"in {i}", f"out {i}")
        picture.text(f"{losses[i]:.2f}" if count[i] else "–", x + 22, 166, anchor="middle")
    mean = losses[count].mean()
    picture.text(f"mean of the {count.sum()} that count: {mean:.2f}", 4, 192)
    picture.text(f"ln 13 = {math.log(13):.2f}", 312, 192, anchor="end", soft=True)
    return picture


def targets_of_one_token() -> Picture:
    """Draw the target of a token without label smoothing, and with it."""
    n, right = 13, 4
    smooth = torch.full((n,), 0.1 / n)
    smooth[right] += 0.9
    hard = F.one_hot(torch.tensor(right), n).float()
    picture = sheet("""The target of one token
        Without label smoothing the right one of 13 tokens has probability 1. With 0.1 it has 0.908,
        and each of the others 0.008.""")
    for left, name, bars in ((4, "no smoothing", hard), (170, "smoothing 0.1", smooth)):
        picture.text(name, left, 14, strong=True)
        for i, share in enumerate(bars.tolist()):
            high, kind = max(120 * share, 0.5), "plus" if i == right else "rail"
            bar(picture, left + 11 * i, 160 - high, 8, high, kind)
        top = bars[right].item()
        picture.text(f"{top:.3g}", left + 11 * right + 16, 170 - 120 * top, size=11)
        if bars[0]:
            picture.text(f"{bars[0].item():.3f} each", left + 68, 150, size=11)
    stroke(picture, "frame", "M4 160H147M170 160H313")
    return picture


def attention_while_learning(maps: dict[int, Tensor], example: Batch, signs: list[str]) -> Figure:
    """Draw the cross-attention for one word at each step of `maps`."""
    fig, axes = chart(1, 4, figsize=(7.5, 2.6), sharey=True)
    for ax, (step, weights) in zip(axes, maps.items(), strict=True):
        ax.pcolormesh(weights, vmin=0, vmax=1)
        ax.set(title=f"step {step}", xlabel="source", aspect="equal")
        ax.set_xticks([i + 0.5 for i in range(7)], list("abcdefg"))
    pairs = zip(example.tgt_in[0], example.tgt_out[0], strict=True)
    rows = [f"{signs[a]} → {signs[b]}" for a, b in pairs]
    axes[0].set(ylim=(8, 0), ylabel="input → target")
    axes[0].set_yticks([i + 0.5 for i in range(8)], rows)
    share = {step: w[:7].fliplr().diagonal().mean() for step, w in maps.items()}
    assert share[1] < 0.25 and share[600] > 0.7  # the letter that comes next
    return fig


def losses_of_warm_ups(cold: list[float], averaged: list[float], warm: list[float]) -> Figure:
    """Draw the losses at full rate, with its means collected first, and with a warm-up."""
    fig, ax = chart(figsize=(7, 2.8))
    ax.plot(cold, label="full rate at once", linestyle="--")
    ax.plot(averaged, label="full rate, means collected first", linestyle=":")
    ax.plot(warm, label="50 steps of warm-up")
    ax.set(xlabel="step", ylabel="loss", ylim=(0, 4))
    ax.legend()
    ends = [sum(losses[-10:]) / 10 for losses in (warm, cold, averaged)]
    assert ends[0] < 1.2 and min(ends[1:]) > 1.7, ends
    return fig


def what_no_example_asks_for(runs: dict[str, dict[str, Any]]) -> Figure:
    """Draw, for each run, how probable *hundert* is after *zwölf*, and the years that are right."""
    fig, axes = chart(1, len(runs), figsize=(7.5, 2.9), sharey=True)
    for ax, (name, run) in zip(axes, runs.items(), strict=True):
        steps = [int(step) for step in run["hundert_after"]]
        ax.plot(steps, [p[1] for p in run["hundert_after"].values()], label="hundert after zwölf")
        seen = run["checkpoints"]
        years = [c["years_right"] / run["n_years"] for c in seen]
        ax.plot([c["step"] for c in seen], years, "o:", markersize=3, label="years right")
        ax.set(title=name, xlabel="step", ylim=(0, 1.02))
    axes[0].set_ylabel("probability, share")
    axes[0].legend(loc="upper right")
    return fig


def losses_of_four_runs(
    right: list[float], high: list[float], copied: list[float], own: list[float], new: list[float]
) -> Figure:
    """Draw a healthy run, two with a mistake, and one on 64 words with its loss on new ones."""
    fig, axes = chart(1, 4, figsize=(7.5, 2.5), sharey=True)
    curves = {
        "healthy": [right],
        "rate too high": [high],
        "no shift": [copied],
        "64 words only": [own, new],
    }
    for ax, (name, lines) in zip(axes, curves.items(), strict=True):
        for losses, style in zip(lines, ("-", "--"), strict=False):
            ax.plot(losses, style)
        ax.axhline(math.log(13), color="C4", linewidth=1, linestyle=":")
        ax.set(title=name, xlabel="step", ylim=(0, 6))
    axes[0].set_ylabel("loss")
    axes[3].text(118, 5.4, "new words", ha="right")
    assert copied[-1] < 0.1 < right[-1]
    assert high[0] < 4 and max(high) > high[0] + 1 and sum(high[-10:]) / 10 > 2
    assert own[-1] < 0.1 and new[0] > min(new) < new[-1] - 0.3 and new[-1] > math.log(13)
    assert new.index(min(new)) < 60
    return fig
