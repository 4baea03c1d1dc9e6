"""A recorded table gives back what was answered, in Python and in the page's script (in Node)."""

from itertools import product

from annotated_book.widgets.kit.record import leaves, look_up, record
from tests.helpers.javascript import in_node

CHOICES = {"heads": [1, 2, 3], "width": [4, 6, 8, 10], "order": ["pre", "post"]}


def answer(heads, width, order):
    """Lists in dictionaries, a field that is not always there, one that is always the same."""
    if width % heads:
        return {"error": f"{width} is no multiple of {heads}"}
    lines = [{"shape": [width, heads]}, {"shape": [heads, width // heads]}]
    found = {"unit": "tokens", "lines": lines, "same": {"width": width}, "order": order}
    return found | ({"extra": [order, [heads]]} if heads > 1 else {})


STATES = [dict(zip(CHOICES, s, strict=True)) for s in product(*CHOICES.values())]
TABLE = record(CHOICES, answer)


def test_every_answer_is_found_again():
    for state in STATES:
        assert look_up(TABLE, **state) == dict(leaves(answer(**state)))


def test_the_page_finds_the_same(tmp_path):
    code = """
        return given.states.map((state) => js.lookUp(given.table, (name) => state[name]));
    """
    given = {"table": TABLE, "states": STATES}
    found = in_node(tmp_path, ["kit/lookup.js"], code, given)
    assert found == [answer(**state) for state in STATES]


def test_the_table_is_small():
    """Each field over the sliders that decide it, and equal columns once."""
    names = {
        field: TABLE["columns"][number][0] for field, number in TABLE["fields"].items()
    }
    assert names["unit"] == []
    assert names["lines.0.shape.0"] == ["width"]
    assert names["lines.1.shape.1"] == ["heads", "width"]
    assert names["order"] == ["order"]
    assert names["extra.0"] == ["heads", "order"]
    assert names["error"] == ["heads", "width"]
    assert TABLE["fields"]["same.width"] == TABLE["fields"]["lines.0.shape.0"]
