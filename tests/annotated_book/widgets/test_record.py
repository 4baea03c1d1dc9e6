"""A recorded table gives back what was answered, in Python and in the page's script (in Node);
a stored record is the one that a fresh run gives.
"""

import re
from itertools import product

import pytest

from annotated_book.widgets import MaskComposer
from annotated_book.widgets.kit import stored
from annotated_book.widgets.kit.base import Widget
from annotated_book.widgets.kit.record import leaves, look_up, record
from annotated_book.widgets.kit.standalone import digest
from scripts.notebooks import all_notebooks
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


def test_the_page_finds_the_same(tmp_path):
    code = """
        return given.states.map((state) => js.lookUp(given.table, (name) => state[name]));
    """
    given = {"table": TABLE, "states": STATES}
    found = in_node(tmp_path, ["kit/lookup.js"], code, given)
    assert found == [answer(**state) for state in STATES]
    for state in STATES:
        assert look_up(TABLE, **state) == dict(leaves(answer(**state)))
    columns = TABLE["columns"]
    names = {field: columns[number][0] for field, number in TABLE["fields"].items()}
    assert names["unit"] == []
    assert names["lines.0.shape.0"] == ["width"]
    assert names["lines.1.shape.1"] == ["heads", "width"]
    assert names["order"] == ["order"]
    assert names["extra.0"] == ["heads", "order"]
    assert names["error"] == ["heads", "width"]
    assert TABLE["fields"]["same.width"] == TABLE["fields"]["lines.0.shape.0"]


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ({"a": [1, "x", None]}, {"a": [1, "x", None]}, True),
        ({"a": 1}, {"a": 2}, False),
        ({"a": 1}, {"b": 1}, False),
        ({"a": 1}, {"a": 1, "b": 1}, False),
        ([1, 2], [1, 2, 3], False),
        (["0.25"], ["0.26"], False),
        ([True], [1], False),
        ([1.0], [1], False),
        ([0.25], [0.26], True),  # the last digit is rounded the other way
        ([0.25], [0.27], False),
        ([0.2], [0.29], False),
        ([0.1], [0.099], True),
        ([-15.20133], [-15.2012], True),  # float32
        ([-15.20133], [-15.19], False),
        ([1.2e-9], [7.5e-8], True),
        ([1.25e-5], [2.31e-5], False),
    ],
)
def test_what_a_record_agrees_with(one, other, is_same):
    assert stored.agree(one, other) is is_same
    assert stored.agree(other, one) is is_same


class Table(Widget):
    _esm = "const widget = { render() {} };\nexport default widget;\n"
    answer = 0.25

    @classmethod
    def page_data(cls):
        return {"table": [cls.answer, "<b>"]}


def test_a_record_is_written_when_the_chapters_run(tmp_path, monkeypatch):
    monkeypatch.setattr(stored, "RECORDS", tmp_path)
    path = tmp_path / "Table-data.json"

    def displayed(answer):
        monkeypatch.setattr(Table, "answer", answer)
        stored.stored_files.cache_clear()
        return stored.stored_files(Table)["record"]

    fresh = displayed(0.25)
    assert re.fullmatch(r"Table-data\.[0-9a-f]{8}\.js", fresh) and not path.exists()
    monkeypatch.setenv(stored.WRITE, "1")
    assert displayed(0.25) == fresh
    text = path.read_text("utf-8")
    assert text == '{"table":[0.25,"\\u003cb>"]}'
    assert displayed(0.26) == fresh and path.read_text("utf-8") == text  # rounding
    assert displayed(0.5) != fresh and '"table":[0.5,' in path.read_text("utf-8")
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_an_installed_package_stores_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(stored, "RECORDS", tmp_path / "book/records")
    stored.stored_files.cache_clear()
    assert "data-record" not in MaskComposer().html()
    stored.stored_files.cache_clear()


def test_every_stored_record_is_in_some_chapter():
    name = re.compile(r'data-[a-z]+=\\"([\w-]+)\.([0-9a-f]{8})\.js\\"')
    texts = (path.read_text("utf-8") for path in all_notebooks())
    named = {pair for text in texts for pair in name.findall(text)}
    paths = stored.RECORDS.iterdir()
    digests = {path.stem: digest(path.read_text("utf-8")) for path in paths}
    assert dict(named) == digests
    assert len(named) > 15
