"""The drawings of chapter 19, on looking inside."""

from collections.abc import Iterable
from functools import partial
from typing import Any

import seaborn as sns
import torch
from matplotlib.figure import Figure
from torch import Tensor

from annotated import Translation, Translator
from annotated_book.pictures import WIDE, Layouts, Picture
from annotated_book.pictures.boxes import Box
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import END, MIDDLE, Y_TICK, sheet


def head_of_cross_attention() -> Picture:
    """Draw which English token one head attends to for each German one."""
    seen = Translator.load().explain("four thousand two hundred and forty-seven")
    weights = seen.weights["decoder.layers.1.cross_attention"][3]
    rows = [
        f"{read} → {made}" for read, made in zip(seen.tgt_tokens, seen.next_tokens, strict=True)
    ]
    picture = sheet("""Which English token does the decoder attend to?
        Cross-attention of decoder layer 1, head 3, for four thousand two hundred and forty-seven.
        Nearly every row has one dark cell: the English token that the next German token
        translates. The ones come before the tens, so the path jumps to seven and back to forty.""")
    look: dict[str, Any] = dict(row_labels=rows, column_labels=seen.src_tokens, name="weights")
    picture.grid(weights, 138, 66, cell=22, heat=True, **look)
    picture.text("read → predicted", 130, 56, **Y_TICK)
    return picture


def all_attention_maps(seen: Translation) -> Figure:
    """Draw the attention maps of all heads for one translation."""
    fig, axes = chart(6, 4, figsize=(7.5, 12.8))
    for (path, weights), line in zip(seen.weights.items(), axes, strict=True):
        stack, _, number, kind = path.split(".")
        rows = seen.src_tokens if stack == "encoder" else seen.next_tokens
        columns = seen.tgt_tokens if path[0] + kind[0] == "ds" else seen.src_tokens
        for head, ax in enumerate(line):
            ax.pcolormesh(weights[head], vmin=0, vmax=1, cmap="book-heat")
            ax.set(xticks=[], yticks=[], ylim=(len(rows), 0))
            ax.set_title(f"{stack[:3]}. {number} {kind[:5].strip('_')}, head {head}")
        line[0].set_xticks(torch.arange(len(columns)) + 0.5, columns, rotation=90)
        line[0].set_yticks(torch.arange(len(rows)) + 0.5, rows)
    return fig


def share_right_without(shares: dict[str, list[list[float]]], paths: Iterable[str]) -> Figure:
    """Draw the share of numbers that are right without one head, or all heads, of an attention."""
    names = [path.replace("layers.", "").replace("_attention", "") for path in paths]
    fig, axes = chart(1, 2, figsize=(7.5, 3.4), sharey=True)
    for ax, (title, table) in zip(axes, shares.items(), strict=True):
        look: dict[str, Any] = dict(vmin=0, vmax=100, cmap="book-heat", annot=True, fmt=".0f")
        look |= dict(yticklabels=names, xticklabels=["0", "1", "2", "3", "all four"])
        sns.heatmap(100 * torch.tensor(table), cbar=False, ax=ax, **look)
        ax.set(title=title, xlabel="ablated head")
    return fig


def logit_lens(tops: list[tuple[Tensor, Tensor]], after: list[str], seen: Translation) -> Layouts:
    """Draw the most probable token after each sublayer of the decoder, for 4247."""
    vocab = Translator.load().tgt_vocab
    short = ["emb."] + [f"{n} {part}" for n in (0, 1) for part in ("self", "cross", "FFN")]

    def draw(width: int) -> Picture:
        wide = width == WIDE
        picture = partial(sheet, width=width)("""The prediction after each sublayer
            For each of the eight tokens of 4247, the most probable token after each sublayer
            of the decoder. Most are wrong at first. The cross-attention of layer 0 brings in
            the source, the self-attention of layer 1 turns hundert into und, and the
            cross-attention of layer 1 makes all of them right.""")
        left, cell = (178, 67) if wide else (54, 66)
        for b, block in enumerate([range(8)] if wide else [range(4), range(4, 8)]):
            top = 26 + b * 206
            if wide:
                picture.text("is to predict", left - 8, top - 9, **Y_TICK)
            for i, (chance, token) in enumerate(tops):
                y = top + 24 * i
                picture.text(after[i] if wide else short[i], left - 8, y + 16, **END)
                for j, t in enumerate(block):
                    box = Box(left + cell * j, y, cell - 2, 22)
                    guess = vocab.tokens[token[t]]
                    correct = guess == seen.next_tokens[t]
                    if correct:
                        (x, above), share = (box.x, box.y), 0.5 * chance[t].item()
                        picture.parts.append(
                            f'<path class="heat" fill-opacity="{share:.2f}" '
                            f'd="M{x} {above}h{cell - 2}v22h-{cell - 2}z"/>'
                        )
                    look: dict[str, Any] = dict(lang="de", soft=not correct, strong=correct)
                    picture.text(guess, box.center[0], y + 15, **MIDDLE, **look)
            for j, t in enumerate(block):
                x = left + cell * j + cell / 2 - 1
                picture.text(seen.next_tokens[t], x, top - 9, **MIDDLE, lang="de", strong=True)
            picture.grow(top + 24 * 7)
        return picture

    return Layouts(draw)


def row_of_the_memory_replaced(text: str, other: str) -> Picture:
    """Draw how a row of one number's memory replaces that of another."""
    translator = Translator.load()
    with torch.no_grad():
        mine, theirs = (
            translator.model.encode(translator.encode_sources([t]), None)[0, :, :6]
            for t in (text, other)
        )
    picture = sheet("""One row of the memory is replaced
        The memories of 4247 and of 9536, six of 64 features. The first row of the second replaces
        the first row of the first, and the translation begins with neun.""")
    look: dict[str, Any] = dict(cell=13, largest=2.0)
    left = picture.grid(
        mine, 62, 30, row_labels=text.replace("-", " ").split(), name="mine", **look
    )
    right = picture.grid(theirs, 182, 30, name="theirs", **look)
    for i, word in enumerate(other.replace("-", " ").split()):
        picture.text(word, 266, right.row(i).center[1] + 4, size=11)
    picture.text("memory of 4247", 62, 18, size=11)
    picture.text("memory of 9536", 182, 18, size=11)
    picture.arrow(right.row(0), left.row(0))
    out = picture.pill("neun", 8, 158, lang="de", width=52)
    picture.text("tausendzweihundertsiebenundvierzig", out.right + 5, 173, size=13, lang="de")
    picture.arrow((101, 124), (101, 154))
    return picture
