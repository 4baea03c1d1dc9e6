"""The drawings of chapter 4, on embeddings."""

from typing import Any

import altair as alt
import pandas as pd
import torch
from torch import Tensor, nn

from annotated import Translator
from annotated.transformer.embeddings import sinusoids
from annotated_book.pictures import Picture
from annotated_book.pictures.boxes import Box
from annotated_book.pictures.marks import sheet

UNITS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def row_of_forty() -> Picture:
    """Draw how the id of a token picks a row of the trained table."""
    translator = Translator.load()
    table = translator.model.src_embed.table.weight.detach()  # (35, 64)
    row = translator.src_vocab.tokens.index("forty")
    assert row == 12
    picture = sheet("""Looking up a row
        The token forty has an id. The id picks one row of the trained table: 64 numbers, which from
        here on stand for the token.""")
    token = picture.pill("forty", 8, 6, lang="en", number=row)
    label = f"table {tuple(table.shape)}"
    grid = picture.grid(table, 60, 60, label=label, cell=4, parameter=True)
    line = grid.row(row)
    picture.arrow(token, (54, line.center[1]))
    picture.shape("frame", line)
    vector = picture.grid(table[row], 60, grid.bottom + 46, label="its row (64,)", cell=4)
    picture.arrow(grid, (188, vector.y - 24))
    return picture


def on_a_map(rows: Tensor, words: list[str]) -> Tensor:
    """Return places (n, 2) of rows: their two main directions, moved apart where words overlap."""
    centered = (rows - rows.mean(0)).double()
    u, s, _ = torch.linalg.svd(centered, full_matrices=False)
    share = (s[:2].square().sum() / s.square().sum()).item()
    assert 0.15 < share < 0.17, share
    places = u[:, :2] * s[:2] * 400
    places *= places[[words.index("two"), words.index("thirteen")], [0, 1]].sign()
    room = torch.tensor([[4.4 * len(word) + 5, 12.0] for word in words], dtype=places.dtype)
    others = ~torch.eye(len(words), dtype=torch.bool)[..., None]
    for _ in range(200):
        apart = places[:, None] - places  # (n, n, 2)
        over = (room[:, None] + room - apart.abs()) * others
        over = over * (over > 0).all(-1, keepdim=True)
        up = over[..., 1:] <= over[..., :1]  # the shorter way out
        over = torch.cat([over[..., :1] * ~up, over[..., 1:] * up], dim=-1)
        places = places + 0.3 * (over * torch.where(apart < 0, -1.0, 1.0)).sum(1)
    return places


def map_of_words() -> Any:
    """Draw the words on a map, and lines from the one that the reader chooses to its nearest."""
    translator = Translator.load()
    words = translator.src_vocab.tokens[4:]  # without the special tokens
    table = translator.model.src_embed.table.weight.detach()[4:]
    unit_rows = nn.functional.normalize(table)
    teens = ["ten", "eleven", "twelve", *(word for word in words if word[-4:] == "teen")]
    groups = {"units": UNITS, "teens": teens, "tens": TENS}
    kind = {word: name for name, group in groups.items() for word in group}
    cosine = unit_rows @ unit_rows.T
    near = cosine.fill_diagonal_(-1).topk(3).indices
    nearest = {word: words[i] for word, i in zip(words, near[:, 0].tolist(), strict=True)}
    assert all(nearest[word] in TENS for word in TENS) and nearest["forty"] == "seventy"
    assert sum(nearest[word] in UNITS for word in UNITS) == 6
    forty = cosine[words.index("forty")]
    assert all(forty[words.index(word)] < -0.05 for word in ("four", "fourteen"))
    places = [(round(x), round(y)) for x, y in on_a_map(unit_rows, words).tolist()]
    shown = pd.DataFrame(places, columns=["x", "y"]).assign(
        word=words, kind=[kind.get(word, "others") for word in words]
    )
    found = [
        [(words[j], round(cosine[i, j].item(), 2), *places[j]) for j in some]
        for i, some in enumerate(near.tolist())
    ]
    shown["says"] = [
        f"{word}: " + ", ".join(f"{other} +{number:.2f}" for other, number, *_ in some)
        for word, some in zip(words, found, strict=True)
    ]
    ends = [(word, *places[i], *end) for i, word in enumerate(words) for _, _, *end in found[i]]
    lines = pd.DataFrame(ends, columns=["word", "x", "y", "x2", "y2"])
    options = [*kind, *(word for word in words if word not in kind)]
    asked = alt.selection_point(
        name="asked",
        fields=["word"],
        bind=alt.binding_select(options=options, name="token "),
        on="click",
        clear=False,
        value=[{"word": "seven"}],
    )
    (left, right), (low, high) = ((min(c), max(c)) for c in zip(*places, strict=True))
    at: dict[str, Any] = dict(
        x=alt.X("x:Q", axis=None, scale=alt.Scale(domain=[left - 30, right + 30])),
        y=alt.Y("y:Q", axis=None, scale=alt.Scale(domain=[low - 12, high + 52])),
    )
    hues = alt.Scale(domain=[*groups, "others"], scheme="tableau10")
    legend = alt.Legend(orient="top", title=None)
    look: dict[str, Any] = at | dict(
        text="word:N", color=alt.Color("kind:N", scale=hues, legend=legend)
    )
    base = alt.Chart(shown)
    only = base.transform_filter(asked)
    ways = alt.Chart(lines).transform_filter(asked).mark_rule(strokeWidth=8, strokeCap="round")
    ways = ways.encode(**at, x2="x2:Q", y2="y2:Q", opacity=alt.value(0.25))
    faint = alt.condition(asked, alt.value(0), alt.value(1))
    names = base.mark_text(fontSize=14).encode(**look, opacity=faint)
    chosen = only.mark_text(fontSize=17, fontWeight="bold").encode(**look)
    says = only.mark_text(align="left", fontSize=14, fontWeight="bold")
    says = says.encode(x=alt.value(8), y=alt.value(18), text="says:N")
    spots = base.mark_point(size=1000, filled=True, opacity=0).encode(**at).add_params(asked)
    description = (
        "A map of 31 words. Lines lead from a chosen word to the three whose rows have the largest "
        f"cosine with its own, such as {shown['says'][words.index('forty')]}."
    )
    chart = ways + names + chosen + says + spots
    return chart.properties(width=420, height=340, description=description)


def units_and_tens(words: list[str], cosine: Tensor) -> Picture:
    """Draw the table of cosines among the words for units and for tens."""
    picture = sheet("""Cosines between units and tens
        A table of cosines. Units are mostly similar to units and tens to tens; units and tens
        mostly point away from each other.""")
    group = UNITS + TENS
    where = [words.index(word) for word in group]
    shown = cosine[where][:, where].clone().fill_diagonal_(0)  # (17, 17)
    means = shown[:9, :9].sum() / (9 * 8), shown[9:, 9:].sum() / (8 * 7)
    assert [round(mean.item(), 2) for mean in means] == [0.08, 0.12]
    within = (shown[:9, :9] > 0).sum() / (9 * 8), (shown[9:, 9:] > 0).sum() / (8 * 7)
    assert min(within) > 0.8 and (shown[:9, 9:] < 0).float().mean() > 0.7
    labels: dict[str, Any] = dict(row_labels=group, column_labels=group)
    look: dict[str, Any] = dict(label="cosine (17, 17)", cell=15, largest=0.26)
    grid = picture.grid(shown, 56, 84, **look, **labels)
    picture.scale(grid, 56, grid.bottom + 10)
    return picture


def one_hot_product() -> Picture:
    """Draw three one-hot rows times the table that the chapter works out by hand."""
    one_hot = torch.tensor([[0.0, 0, 1], [0, 1, 0], [0, 0, 1]])
    table = torch.tensor([[1.0, 0, 2, 0], [0, 3, 0, 1], [1, 1, 0, 0]])
    picture = sheet("""One-hot rows times the table
        Three one-hot rows multiply a table of three rows. A 1 picks its row, so the product is rows
        2, 1 and 2 of the table.""")
    look: dict[str, Any] = dict(cell=26, decimals=0, largest=3.0)
    tokens = ["dog", "sees", "dog"]
    picture.grid(one_hot, 44, 40, label="one-hot (3, 3)", row_labels=tokens, **look)
    right = picture.grid(table, 190, 40, label="table (3, 4)", parameter=True, **look)
    picture.text("@", 150, 84, size=16)
    product = one_hot @ table  # (3, 4)
    rows = picture.grid(product, 190, 176, label="rows (3, 4)", row_labels=tokens, **look)
    for number in range(3):
        picture.text(str(number), 302, 57 + 26 * number, size=11, soft=True)
    picture.arrow(right, rows)
    return picture


def rows_with_a_gradient(ids: Tensor, gradient: Tensor) -> Picture:
    """Draw lines from the ids (2, 3) to the rows of the gradient (10, 3)."""
    assert gradient[:, 0].tolist() == [0, 2, 3, 0, 0, 1, 0, 0, 0, 0]
    picture = sheet("""Which rows get a gradient
        The ids 1, 2, 2 and 5, 1, 2 point to the rows of a table. Row 1 gets the gradient 2, row 2
        gets 3 and row 5 gets 1. All others get 0.""")
    look: dict[str, Any] = dict(label="gradient (10, 3)", cell=26, decimals=0)
    numbers = [str(row) for row in range(10)]
    grid = picture.grid(gradient, 180, 34, largest=3.0, row_labels=numbers, **look)
    picture.text("ids (2, 3)", 4, 27, mono=True)
    for i, sentence in enumerate(ids.tolist()):
        for j, row in enumerate(sentence):
            y = 58 + 34 * j + 118 * i
            token = picture.pill(str(row), 20, y - 11, width=30, name=f"id {i} {j}")
            picture.link(token, Box(160, grid.row(row).y, 4, 26), 0.4)
    return picture


# --- companion


def token_and_position() -> Picture:
    """Draw a token, its position and their sum, without and with the factor √512."""
    seed = torch.Generator().manual_seed(4)
    token = torch.randn(1, 32, generator=seed) / 512**0.5
    position = sinusoids(8, 512)[5:6, :32]  # (1, 32)
    picture = sheet("""A token and its position, with and without the factor
        A token sampled with standard deviation 1 / √512 can hardly be seen beside the position.
        Times √512 both are of similar size, and their sum shows both.""")
    parts = []
    for name, row in (("token", token), ("token × √512", token * 512**0.5)):
        parts += [(name, row), ("+ position 5", position), ("= sum", row + position)]
    for i, (name, row) in enumerate(parts):
        y = 24 + 40 * i + (20 if i > 2 else 0)
        grid = picture.grid(row, 10, y, label=name, name=f"row {i}", cell=9.3, largest=2.0)
    picture.scale(grid, 10, 288)
    return picture
