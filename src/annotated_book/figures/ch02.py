"""The drawings of chapter 2, on the PyTorch that you need."""

from typing import Any

import altair as alt
import pandas as pd
import torch
from torch import Tensor, nn

from annotated import count_parameters
from annotated_book.pictures import Picture
from annotated_book.pictures.marks import sheet


class Model(nn.Module):
    """A module with its layers as an attribute, as the chapter writes it."""

    def __init__(self, layers: list[nn.Linear] | nn.ModuleList) -> None:
        super().__init__()
        self.layers = layers


def layers_that_models_know() -> Picture:
    """Draw which layers are found in a list, in one layer used three times, and in three."""
    linear = [nn.Linear(3, 3) for _ in range(3)]
    ways = [linear, nn.ModuleList(linear[:1] * 3), nn.ModuleList(linear)]
    models = [Model(layers) for layers in ways]
    counts = [count_parameters(model) for model in models]
    assert counts == [0, 12, 36]
    picture = sheet(f"""Which layers does a model know?
        The first model has three layers, but no line leads to them, and {counts[0]} parameters. In
        the second, three lines lead to one layer: {counts[1]} parameters. In the third, three lines
        lead to three layers: {counts[2]} parameters.""")
    for column, (model, count) in enumerate(zip(models, counts, strict=True)):
        x = 2 + 108 * column
        title = f"model {column + 1}"
        top = picture.box(title, x + 12, 4, 76, 26, name=title)
        known = [module for module in model.modules() if isinstance(module, nn.Linear)]
        kept = dict.fromkeys(model.layers)  # each layer once
        for i, layer in enumerate(kept):
            left = x + (36 if len(kept) == 1 else 35 * i)
            name = f"{title} layer {i}"
            box = picture.box("12", left, 86, 28, 26, parameter=True, name=name)
            for shift in (-8, 0, 8) if len(kept) == 1 else (0,):
                if layer in known:
                    start = (top.center[0] + shift, top.bottom)
                    picture.arrow(start, (box.center[0] + shift, box.y))
        words = f"{count} parameters"
        picture.text(words, x + 50, 134, size=11, anchor="middle", strong=True)
    return picture


IDEAS = {  # in the code -> what the Transformer needs it for, and the chapter
    "nn.Module": ("layers inside of layers", 12),
    "nn.Parameter": ("what training changes", 16),
    "register_buffer": ("the table of positions", 5),
    "backward()": ("which way to change", 16),
    "view, transpose": ("one vector cut into heads", 7),
    "broadcasting": ("one mask for many rows", 8),
    "nn.Linear": ("queries, keys and values", 6),
    "train(), eval()": ("dropout on, dropout off", 11),
}


def eight_ideas() -> Picture:
    """Draw the eight ideas of PyTorch, and what the Transformer needs each of them for."""
    told = "; ".join(f"{idea}: {use}, chapter {number}" for idea, (use, number) in IDEAS.items())
    picture = sheet(
        f"""Eight ideas of PyTorch
        Each idea, with what the Transformer needs it for. {told}.""",
        width=400,
    )
    picture.text("in PyTorch", 4, 14, strong=True)
    picture.text("in the Transformer", 168, 14, strong=True)
    picture.text("chapter", 388, 14, anchor="end", size=13, strong=True)
    for i, (idea, (use, number)) in enumerate(IDEAS.items()):
        y = 24 + 30 * i
        left = picture.box(idea, 4, y, 136, 24, name=idea)
        picture.text(use, 168, y + 16, size=13)
        picture.text(str(number), 388, y + 16, anchor="end", size=13)
        picture.arrow(left.east, (164, y + 12))
        picture.grow(y + 28)
    return picture


def three_kinds_of_tensors(three: nn.Module) -> Picture:
    """Draw what PyTorch does with a parameter, a buffer and a plain attribute."""
    picture = sheet("""Parameter, buffer, plain attribute
        The module has three tensors. The parameter is trained, saved and moved, the buffer is saved
        and moved, and the plain attribute is none of these.""")
    top = picture.box("three", 4, 78, 56, 28)
    for x, words in ((206, "trained"), (250, "saved"), (294, "moved")):
        picture.text(words, x, 14, size=11, anchor="middle")
    trained, saved = dict(three.named_parameters()), three.state_dict()
    kinds = {"trained": "a parameter", "kept": "a buffer", "plain": "an attribute"}
    rows = []
    for i, (name, kind) in enumerate(kinds.items()):
        y = 24 + 50 * i
        box = picture.box(name, 88, y, 92, 36, note=kind, parameter=name in trained)
        moved = getattr(three, name).dtype == torch.float64
        rows.append((name in trained, name in saved, moved))
        if name in saved:
            picture.arrow(top.east, box.west)
        for x, yes in zip((206, 250, 294), rows[-1], strict=True):
            look: dict[str, Any] = dict(anchor="middle", strong=yes, soft=not yes)
            picture.text("yes" if yes else "no", x, y + 22, **look)
    assert rows == [(True, True, True), (False, True, True), (False, False, False)]
    return picture


def one_memory_two_shapes() -> Picture:
    """Draw a matrix and its transpose, which read the same six numbers in memory."""
    x = torch.arange(6.0).reshape(2, 3)
    picture = sheet("""One row of memory, two shapes
        A matrix and its transpose read the same six numbers of memory with other strides. The
        number 3 is in row 1, column 0 of the one and in row 0, column 1 of the other.""")
    look: dict[str, Any] = dict(cell=28, decimals=0)
    top = picture.grid(x, 20, 34, label="x (2, 3)", name="x", **look)
    picture.text("strides (3, 1): next row, 3 further", 116, 52, size=11)
    picture.text("next column, 1 further", 116, 68, size=11)
    row = x.flatten()[None]  # (1, 6)
    memory = picture.grid(row, 20, 150, label="memory", name="memory", **look)
    below = picture.grid(x.T, 20, 226, name="x.T", **look)
    picture.text("x.T (3, 2)", 92, 250, mono=True)
    picture.text("strides (1, 3): nothing is moved,", 92, 274, size=11)
    picture.text("only read in another order", 92, 290, size=11)
    picture.arrow(memory.cell_at(0, 3), top.cell_at(1, 0))
    picture.arrow(memory.cell_at(0, 3), below.cell_at(0, 1))
    return picture


def views_of_memory() -> alt.LayerChart | alt.FacetChart:
    """Draw twelve numbers in memory under the view that the reader chooses."""
    memory = torch.arange(12)
    shapes = ((2, 6), (3, 4), (4, 3))
    ways = {f"view{shape}": memory.view(shape) for shape in shapes}
    for name in ("view(3, 4)", "view(2, 6)"):
        ways[f"{name}.transpose(0, 1)"] = ways[name].transpose(0, 1)
    ways["view(1, 12).expand(3, 12)"] = memory.view(1, 12).expand(3, 12)
    rows = []
    for name, view in ways.items():
        rule = f"strides {view.stride()}, contiguous: {view.is_contiguous()}"
        for i, row in enumerate(view.tolist()):
            rows += [(name, i, j, place, rule) for j, place in enumerate(row)]
    columns = ["way", "axis 0", "axis 1", "position in memory", "rule"]
    cells = pd.DataFrame(rows, columns=columns)
    choice = alt.binding_select(options=list(ways), name="viewed as ")
    way = alt.param(value="view(3, 4)", bind=choice)
    base = alt.Chart(cells).transform_filter(alt.datum.way == way)
    upright = alt.X("axis 1:O", axis=alt.Axis(labelAngle=0))
    base = base.encode(x=upright, y=alt.Y("axis 0:O"))
    shade = alt.Color("position in memory:Q", scale=alt.Scale(scheme="blues"))
    tiles = base.mark_rect(stroke="white").encode(color=shade, tooltip=columns)
    on_dark = "datum['position in memory'] > 6"
    color = alt.condition(on_dark, alt.value("white"), alt.value("black"))
    numbers = base.mark_text(fontSize=13)
    numbers = numbers.encode(text="position in memory:Q", color=color)
    description = "A grid of positions in memory for the chosen view."
    chart = (tiles + numbers).add_params(way)
    return chart.properties(width=400, height=220, description=description)


def broadcasting() -> Picture:
    """Draw a column plus a row, with the repeated numbers in gray."""
    column = torch.tensor([[10.0], [20.0], [30.0]])  # (3, 1)
    row = torch.tensor([[1.0, 2.0, 3.0, 4.0]])  # (1, 4)
    picture = sheet("""Broadcasting
        A column of the shape (3, 1) and a row of the shape (1, 4) are stretched to (3, 4): the
        column is repeated to the right, the row downwards. Then they are added cell by cell.""")
    look: dict[str, Any] = dict(cell=30, decimals=0, largest=40)
    picture.grid(column, 12, 34, label="(3, 1)", name="column", **look)
    picture.grid(row, 176, 64, label="(1, 4)", name="row", **look)
    ghosts = ((column.expand(3, 4)[:, 1:], 42, 34), (row.expand(3, 4)[1:], 176, 94))
    look_of_ghosts: dict[str, Any] = dict(size=11, anchor="middle", soft=True)
    for values, x, y in ghosts:
        for i, line in enumerate(values.tolist()):
            for j, value in enumerate(line):
                place = x + 30 * j + 15, y + 30 * i + 19
                picture.text(f"{value:.0f}", *place, **look_of_ghosts)
    picture.text("+", 150, 90, size=16, anchor="middle")
    picture.grid(column + row, 100, 196, label="the sum (3, 4)", **look)
    return picture


def same_shape_other_rows() -> Picture:
    """Draw a matrix, its transpose, and the view that has the transpose's shape."""
    numbers = torch.arange(6.0).view(2, 3)
    right, wrong = numbers.T, numbers.view(3, 2)
    kept = int((right == wrong).sum())
    picture = sheet(f"""The same shape, other rows
        A matrix of two rows. Its transpose has the columns as rows: {right.int().tolist()}. The
        view cuts the numbers anew: {wrong.int().tolist()}. {kept} of six numbers stand in the same
        place.""")
    look: dict[str, Any] = dict(cell=28, decimals=0, largest=7)
    top = picture.grid(numbers, 118, 30, label="x (2, 3)", name="x", **look)
    good = picture.grid(right, 40, 156, label="x.transpose(0, 1)", name="transpose", **look)
    bad = picture.grid(wrong, 224, 156, label="x.view(3, 2)", name="view", **look)
    picture.arrow(top.cell_at(1, 0), (good.center[0], 128))
    picture.arrow(top.cell_at(1, 2), (bad.center[0], 128))
    picture.text("row 0: 0 and 3, a column of x", 4, 262, size=11)
    picture.text("row 0: 0 and 1", 212, 262, size=11)
    return picture


def differences_by_accident(predicted: Tensor, wanted: Tensor) -> Picture:
    """Draw the 25 differences of a column of predictions (5, 1) and a row of answers (5,)."""
    picture = sheet("""25 differences instead of five
        A column of five predictions minus a row of five answers is a square of 25 differences. Only
        the five on its diagonal, here framed, were meant, and they are small.""")
    look: dict[str, Any] = dict(cell=32, decimals=0)
    picture.grid(predicted, 12, 106, label="predicted", **look)
    picture.grid(wanted[None], 124, 34, label="wanted", **look)
    both = picture.grid(predicted - wanted, 124, 106, label="predicted − wanted", **look)
    for i in range(5):
        picture.shape("wire alarm", both.cell_at(i, i))
    return picture
