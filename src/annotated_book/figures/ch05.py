"""The drawings of chapter 5, on positional encoding."""

from math import cos, sin
from typing import Any

import seaborn as sns
import torch
from matplotlib.figure import Figure
from torch import Tensor

from annotated import Translator, number_split, number_words
from annotated.transformer.embeddings import sinusoids
from annotated_book.pictures import Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import sheet, stroke


def two_orders() -> Picture:
    """Draw the sums of two sentences of the same words, without and with positions."""
    seed = torch.Generator().manual_seed(5)
    x, matrix = (torch.randn(n, 4, generator=seed) for n in (3, 4))
    added = {"without positions": torch.zeros(3, 4), "with positions": sinusoids(3, 4)}
    picture = sheet("""Dog bites man, and man bites dog
        The three vectors of a sentence go through the same layer and are added up. Without
        positions both sentences give the same sum; with positions the sums differ.""")
    for i, (name, positions) in enumerate(added.items()):
        top = 56 + 190 * i
        label = "x" if i == 0 else "x + position"
        picture.text(name, 4, top - 36, size=13, strong=True)
        for left, order in ((52, [0, 1, 2]), (216, [2, 1, 0])):
            words = [("dog", "bites", "man")[place] for place in order]
            rows = x[order] + positions  # (3, 4)
            one = picture.grid(rows, left, top, label=label, row_labels=words, cell=24)
            total = (rows @ matrix).relu().sum(0)  # (4,)
            look: dict[str, Any] = dict(cell=24, decimals=1, largest=8.0)
            two = picture.grid(total, left, top + 104, label="sum", **look)
            picture.arrow(one, (two.center[0], two.y - 4))
    return picture


def clock_faces() -> Picture:
    """Draw the positions 0 to 9 as clock faces with a fast hand and a slow one."""
    picture = sheet("""Each position as two clock hands
        Clock faces for positions 0 to 9, with a fast hand that turns by one radian each and a slow
        hand that turns by a tenth. Together they tell the position.""")
    for position in range(10):
        x, y = 34 + 63 * (position % 5), 30 + 84 * (position // 5)
        face(picture, x, y, radius=26)
        for angle, length, look in ((position, 22, ""), (position / 10, 15, " soft")):
            tip = f"{round(x + length * cos(angle), 1)} {round(y - length * sin(angle), 1)}"
            picture.parts.append(f'<path class="wire{look}" d="M{x} {y}L{tip}"/>')
        picture.text(str(position), x, y + 42, size=11, anchor="middle")
        picture.grow(y + 44)
    return picture


def face(picture: Picture, x: int, y: int, radius: int) -> None:
    """Add the rim of a clock around (x, y)."""
    rim = f'<circle class="frame soft" cx="{x}" cy="{y}" r="{radius}"/>'
    picture.parts.append(rim)


def table_of_sinusoids() -> Figure:
    """Draw the table for 100 positions and 64 features as a heat map."""
    fig, ax = chart(figsize=(7, 3.6))
    look: dict[str, Any] = dict(cmap="book-diverging", vmin=-1, vmax=1)
    ticks: dict[str, Any] = dict(xticklabels=8, yticklabels=20)
    bar = {"label": "entry"}
    sns.heatmap(sinusoids(100, 64), ax=ax, cbar_kws=bar, **ticks, **look)
    ax.set(xlabel="column (even: sine, odd: cosine)", ylabel="position")
    ax.tick_params(axis="both", rotation=0)
    return fig


def same_turn_twice() -> Picture:
    """Draw a hand that turns by two positions, once from position 1 and once from 4."""
    picture = sheet("""The same turn at two places
        The hand of position 1 turned by two positions is that of position 3; the hand of position 4
        turned by the same angle is that of position 6.""")
    for x, start in ((80, 1), (240, 4)):
        face(picture, x, 80, radius=60)
        for position in (start, start + 2):
            tip = f"{x + 60 * cos(position):.1f} {80 - 60 * sin(position):.1f}"
            stroke(picture, "wire", f"M{x} 80L{tip}")
            place = x + 70 * cos(position), 84 - 70 * sin(position)
            picture.text(str(position), *place, size=11, anchor="middle")
        one, two = (f"{x + 26 * cos(a):.1f} {80 - 26 * sin(a):.1f}" for a in (start, start + 2))
        stroke(picture, "wire dashed", f"M{one}A26 26 0 0 0 {two}")
        picture.text(f"position {start} + 2", x, 166, size=11, anchor="middle")
    return picture


def translations_from(start: int, texts: list[str]) -> list[str]:
    """Translate the texts with the source's positions counted from a start."""
    translator, table = Translator.load(), sinusoids(200, 64)

    def move(module: object, ids: object, x: Tensor) -> Tensor:
        length = x.shape[1]
        return x - table[:length] + table[start : start + length]

    translator.model.src_embed.register_forward_hook(move)
    return translator.translate(texts)


def hundred_numbers() -> tuple[list[str], list[str]]:
    """Return the first hundred numbers that training never showed, in both languages."""
    texts, answers = zip(*map(number_words, number_split()[1][:100]), strict=True)
    return list(texts), list(answers)


def shares_exact_from(starts: range) -> list[float]:
    """Translate 100 numbers with the source's positions counted from each start."""
    texts, answers = hundred_numbers()
    shares = []
    for start in starts:
        translations = translations_from(start, texts)
        right = sum(a == b for a, b in zip(translations, answers, strict=True))
        shares.append(right / len(answers))
    return shares


def check_counted_from_1(from_1: list[str]) -> None:
    """Check what the text tells of the hundred numbers whose positions start at 1."""
    texts, answers = hundred_numbers()
    train, held_out = number_split()
    lengths = [len(text.replace("-", " ").split()) for text in texts]
    failed = [i for i in range(100) if from_1[i] != answers[i]]
    assert len(failed) == 24 and sum(lengths[i] < 11 for i in failed) == 11
    assert max(len(number_words(n)[0].replace("-", " ").split()) for n in train) == 11
    moved = []
    for i in failed:
        thousands, rest = divmod(held_out[i], 1000)
        digit = thousands % 10
        number = 1000 * (thousands - digit) + 100 * digit + rest % 100
        if digit and from_1[i] == number_words(number)[1]:
            words = texts[i].replace("-", " ").split()
            assert words[5] == "thousand" and words[7] == "hundred"  # digits at 4 and 6
            moved.append((held_out[i], number))
    assert len(moved) == 19
    assert translations_from(2, ["twelve"]) == ["zwölf" * 31]
    assert translations_from(1, ["twelve hundred"]) == ["zwölfhundertzwölf"]
    assert {(397_350, 390_750), (453_631, 450_331), (279_439, 270_939)} <= set(moved)


def shares_by_start(shares: list[float]) -> Figure:
    """Draw the share of exact translations for each position at which the source starts."""
    fig, ax = chart()
    ax.plot(shares, "-o", markersize=2.5)
    for start in (44, 76, 101):
        place = (start, shares[start])
        ax.annotate(str(start), place, xytext=(4, 0), textcoords="offset points")
        assert shares[start] > 0.7
    assert shares[0] == 1 and 0.6 < shares[1] < 0.9 and shares[101] > 0.9
    assert max(shares[4:24]) < 0.15 and shares[10] < 0.05
    ax.set(xlabel="position at which the source starts")
    ax.set(ylabel="share translated exactly")
    return fig
