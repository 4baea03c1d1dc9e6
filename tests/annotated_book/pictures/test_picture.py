"""A picture shows what is in the tensors, and joins what it says it joins."""

import re
from xml.etree import ElementTree

import pytest
import torch

from annotated_book.pictures import Layouts, Picture
from annotated_book.pictures.cells import LEVELS
from tests.helpers.small import refuses

SVG = "{http://www.w3.org/2000/svg}"
SQUARE = re.compile(r"M([\d.]+) ([\d.]+)h")


def small(width=320):
    return Picture(width, "Scores", "How well each key fits the query.")


def parsed(picture):
    return ElementTree.fromstring(picture.svg())


def part(picture, name):
    groups = parsed(picture).iter(f"{SVG}g")
    return next(g for g in groups if g.get("data-name") == name)


def drawn(picture, grid, largest):
    """Read the values that the cells of a grid show back from its paths."""
    values = torch.zeros(grid.rows, grid.columns, dtype=torch.float64)
    for path in part(picture, grid.name).iter(f"{SVG}path"):
        hue = path.get("class")
        if hue in ("plus", "minus", "heat"):
            share = float(path.get("fill-opacity")) * (-1 if hue == "minus" else 1)
            for x, y in SQUARE.findall(path.get("d")):
                row = int((float(y) - grid.y) // grid.cell)
                column = int((float(x) - grid.x) // grid.cell)
                values[row, column] = share * largest
    return values


@pytest.mark.parametrize("shape", [(1, 1), (3, 5), (20, 7), (64, 16)])
@pytest.mark.parametrize("cell", [3, 4.5, 16])
def test_cells_are_the_tensor(shape, cell):
    x = torch.randn(shape, dtype=torch.float64)
    picture = small()
    grid = picture.grid(x, 20, 30, label="x", cell=cell)
    largest = float(x.abs().max())
    error = (drawn(picture, grid, largest) - x).abs().max()
    assert error <= largest / LEVELS / 2 + 1e-9


def test_weights_scales_and_numbers_are_the_tensor():
    weights = torch.randn(4, 6, dtype=torch.float64).softmax(-1)
    picture = small()
    grid = picture.grid(weights, 20, 30, label="weights", heat=True)
    assert (drawn(picture, grid, 1.0) - weights).abs().max() <= 0.05 + 1e-9
    picture = small()
    grid = picture.grid(torch.tensor([0.5, -4.0]), 20, 30, label="x", largest=1.0)
    assert drawn(picture, grid, 1.0).tolist() == [[0.5, -1.0]]
    picture = small()
    picture.grid(torch.tensor([[1.26, -0.04], [float("nan"), -2.0]]), 9, 9, decimals=1)
    texts = [text.text for text in parsed(picture).iter(f"{SVG}text")]
    assert texts == ["1.3", "0.0", "NaN", "−2.0"]
    picture = small()
    picture.grid(torch.tensor([[1.0, float("nan")]]), 0, 40, label="x")
    assert SQUARE.findall(part(picture, "x").find(f"{SVG}path[@class='nan']").get("d"))


def test_masked_cells_are_hatched_and_neither_filled_nor_numbered():
    picture = small()
    allowed = torch.ones(3, 3, dtype=torch.bool).tril()
    scores = torch.ones(3, 3).masked_fill(~allowed, float("-inf"))
    grid = picture.grid(scores, 0, 40, label="s", allowed=allowed, decimals=0, cell=20)
    assert drawn(picture, grid, 2.0).bool().tolist() == allowed.tolist()
    hatched = part(picture, "s").find(f"{SVG}path[@class='hatch']").get("d")
    found = re.findall(r"M([\d.]+) ([\d.]+)l20 -20", hatched)
    starts = {(float(x) // 20, (float(y) - 40) // 20) for x, y in found}
    assert starts == {(1, 1), (2, 1), (2, 2)}  # (column, lower edge of the row)
    assert sum(text.text == "1" for text in parsed(picture).iter(f"{SVG}text")) == 6


@pytest.mark.parametrize("kind", ["plain", "gradient", "memory"])
@pytest.mark.parametrize(
    "place", [(40, 200), (200, 40), (250, 250), (40, 5), (5, 40), (150, 100)]
)
def test_arrows_end_at_what_they_join(kind, place):
    picture = small()
    one = picture.box("one", 90, 100, 50)
    two = picture.box("two", *place, 50)
    picture.arrow("one", two, kind=kind)
    arrow = next(g for g in parsed(picture).iter(f"{SVG}g") if g.get("data-from"))
    assert (arrow.get("data-from"), arrow.get("data-to")) == ("one", "two")
    lines = arrow.findall(f"{SVG}path")
    starts = [re.match(r"M([\d.]+) ([\d.]+)", path.get("d")) for path in lines]
    *tails, head = [tuple(map(float, start.groups())) for start in starts]
    assert all(near_edge(one, tail, 3) for tail in tails)
    assert near_edge(two, head, 0.1)
    assert len(tails) == (2 if kind == "memory" else 1)
    assert len(set(tails)) == len(tails)  # the two lines of the memory lie apart
    assert ("dashed" in lines[0].get("class")) == (kind == "gradient")


def near_edge(box, point, far):
    x, y = point
    inside = (
        box.x - far <= x <= box.right + far and box.y - far <= y <= box.bottom + far
    )
    distances = (x - box.x, x - box.right, y - box.y, y - box.bottom)
    return inside and min(map(abs, distances)) <= far


def test_arrow_to_a_grid_ends_above_its_labels():
    picture = small()
    one = picture.box("one", 20, 5, 50)
    grid = picture.grid(torch.ones(2, 2), 20, 120, label="x", column_labels=["a", "b"])
    assert grid.north[1] <= 120 - 15 - 13
    picture.arrow(one, grid)
    assert f"M{grid.north[0]:g} {grid.north[1]:g}L" in picture.svg()
    picture = small()
    box = picture.legend(40, 50, "query", "memory")
    assert (box.x, box.y) == (40, 50)
    rect = next(parsed(picture).iter(f"{SVG}rect"))
    assert (rect.get("x"), rect.get("y")) == ("42", "50")


def test_no_color_is_written_in_a_picture():
    picture = Picture(320, "<s> & </s>", 'The "token" <s>.')
    picture.pill("<s>", 5, 5, lang="de", number=1)
    picture.grid(torch.ones(1, 1), 50, 50, label="w<s>", row_labels=["</s>"])
    tree = ElementTree.fromstring(picture.svg(alone=True))
    texts = {text.text for text in tree.iter(f"{SVG}text")}
    assert {"<s>", "</s>", "w<s>", "1"} <= texts
    assert tree.find(f"{SVG}title").text == "<s> & </s>"
    assert 'alt="The &quot;token&quot; &lt;s&gt;."' in picture.image()

    def draw(width):
        picture = small(width)
        picture.grid(torch.eye(3), 20, 30, label="x", role="key")
        return picture

    assert Layouts(draw)._repr_mimebundle_() == Layouts(draw)._repr_mimebundle_()
    assert draw(320).svg() == draw(320).svg()
    picture = small()
    picture.legend(
        5, 5, *["query", "key", "value", "plus", "weight", "memory", "gradient"]
    )
    assert not re.search(r"#[0-9a-f]{3,6}\b|rgb|hsl|style=", picture.svg())
    assert "light-dark(#" in picture.svg(alone=True)


def test_hues_of_roles_and_heads_never_meet():
    picture = small()
    picture.box("q", 5, 5, 40, role="query")
    with pytest.raises(ValueError, match="roles or of heads, never both"):
        picture.box("head 1", 5, 50, 90, head=1)


def grid(values, **options):
    return small().grid(values, 5, 30, **options)


test_wrong_drawings_are_refused = refuses(
    lambda draw: draw(),
    (lambda: small(1000), "width must be from 100 to 720, got 1000"),
    (lambda: Picture(320, "T", " "), "needs a title and a desc"),
    (lambda: small().box("w", 300, 5, 50), "w lies from x = 300 to 350"),
    (lambda: small().pill("seven", 300, 5), "seven lies from x = 300"),
    (lambda: grid(torch.ones(2, 2, 2)), r"shape \(2, 2, 2\): give one"),
    (lambda: grid(torch.ones(1, 2) * 3, heat=True), "heat is for weights"),
    (lambda: small().arrow("a", "b"), "nothing here is called 'a'"),
    (lambda: small().arrow((1, 1), (2, 2), kind="x"), "kind must be .*got 'x'"),
    (lambda: small().box("w", 5, 5, 50, role="q"), "role must be one of .*got 'q'"),
    (lambda: small().text("w", 5, 5, size=9), "one of 11, 13, 16, got 9"),
    (lambda: small().legend(5, 5, "qery"), "'qery' is not in the legend"),
    (
        lambda: grid(torch.ones(1, 2), row_labels=["a", "b"]),
        "row_labels are 2, but there are 1 rows",
    ),
    (
        lambda: grid(torch.ones(2, 2), allowed=torch.ones(3, 3) > 0),
        r"allowed has the shape \(3, 3\), but the values \(2, 2\)",
    ),
    (lambda: grid(torch.ones(2, 2), real=torch.ones(2)), "must be a bool mask"),
)
