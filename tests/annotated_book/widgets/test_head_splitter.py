"""HeadSplitter: the facts are what the real code does, at every state."""

import json
import random
import xml.etree.ElementTree as ElementTree
from base64 import b64decode
from html.parser import HTMLParser

import pytest
import torch
from traitlets import TraitError

from annotated import attention, concat_heads, split_heads
from annotated_book.widgets import HeadSplitter
from annotated_book.widgets.head_splitter import head_splitter
from annotated_book.widgets.kit.record import leaves, look_up, record
from tests.helpers import annotations
from tests.helpers.small import refuses

RANDOM = random.Random(0)
MOST = head_splitter.SIZES.items()
STATES = [{name: RANDOM.randint(1, m) for name, m in MOST} for _ in range(200)]
LEGAL = [state for state in STATES if state["d_model"] % state["n_heads"] == 0]


@pytest.fixture(scope="module")
def table():
    """The answers at all 1,440 states; the tests ask the code itself at 200 of them."""
    with annotations.unchecked():
        return head_splitter.table()


def place(html):
    """The attributes of the widget's place in a page, and its picture's."""
    found = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attributes: found.append(dict(attributes))
    parser.feed(html)
    return found


@pytest.mark.parametrize("state", STATES, ids=str)
def test_table_is_what_the_code_does(state, table):
    assert look_up(table, **state) == dict(leaves(head_splitter.facts(**state)))


@pytest.mark.parametrize("state", LEGAL[:40], ids=str)
def test_stages_hold_what_torch_puts_there(state):
    batch, length, d_model, n_heads = state.values()
    d_k = d_model // n_heads
    x = torch.arange(batch * length * d_model).view(batch, length, d_model)
    apart = x.reshape(batch, length, n_heads, d_k)
    expected = {
        "right": {"input": x, "viewed": apart, "split": apart.movedim(2, 1)},
        "wrong": {"input": x, "split": x.reshape(batch, n_heads, length, d_k)},
    }
    facts = head_splitter.facts(**state)
    for way, tensors in expected.items():
        stages = {stage["kind"]: stage for stage in facts[way]["stages"]}
        assert list(stages) == [*tensors, "attended", "joined"]
        # The number in the joined result that each attended value goes to.
        tensors |= {"attended": expected["right"]["split"], "joined": x}
        for kind, tensor in tensors.items():
            assert stages[kind]["shape"] == list(tensor.shape)
            indices = torch.cartesian_prod(*map(torch.arange, tensor.shape))
            numbers = indices @ torch.tensor(stages[kind]["origin"])
            assert torch.equal(numbers, tensor.flatten())


def test_attention_mixes_words():
    """Which values a result depends on, from autograd."""
    heads = torch.randn(2, 3, 4, 5, requires_grad=True)
    values, _ = attention(heads.detach(), heads.detach(), heads)
    (gradient,) = torch.autograd.grad(values[1, 2, 0, 4], heads)
    touched = gradient.nonzero().tolist()
    assert touched == [[1, 2, word, 4] for word in range(4)]
    assert head_splitter.mixed_axis(heads.shape) == 2
    assert head_splitter.mixed_axis(torch.Size([2, 3, 1, 5])) == -1
    with pytest.raises(AssertionError, match="evenly"):
        head_splitter.origin(torch.tensor([[0.0, 1.0, 2.0], [3.0, 5.0, 4.0]]))


def test_lines_and_table_are_those_of_the_code(monkeypatch):
    lines = head_splitter.facts(2, 3, 10, 5)["right"]["lines"]
    view, turned = [line for line in lines if line["function"] == "split_heads"][-2:]
    assert view["source"].startswith("x = x.view(batch, length, n_heads,")
    assert view["name"] == "x"
    assert (view["shape"], view["strides"]) == ([2, 3, 5, 2], [30, 10, 2, 1])
    assert turned["source"].startswith("return x.transpose(1, 2)")
    assert (turned["shape"], turned["strides"]) == ([2, 5, 3, 2], [30, 2, 10, 1])
    functions = {line["function"] for line in lines}
    assert functions == {"split_heads", "attention", "concat_heads"}

    def split_heads(x, n_heads):
        batch, length, d_model = x.shape
        return x.view(batch, length, d_model // n_heads, n_heads).permute(0, 3, 1, 2)

    choices = {"batch": [2], "length": [3], "d_model": [8, 12], "n_heads": [2, 4]}
    before = record(choices, head_splitter.facts)
    monkeypatch.setattr(head_splitter, "split_heads", split_heads)
    after = record(choices, head_splitter.facts)
    state = {"batch": 2, "length": 3, "d_model": 12, "n_heads": 4}
    old, new = look_up(before, **state), look_up(after, **state)
    assert old != new
    assert new["right.lines.1.strides.3"] == 4
    assert "right.stages.4.kind" not in new  # there is no view of its own any more


def test_error_is_the_package_s_own(table):
    for state in STATES:
        if state not in LEGAL:
            x = torch.zeros(state["batch"], state["length"], state["d_model"])
            with pytest.raises(ValueError) as caught:
                split_heads(x, state["n_heads"])
            assert look_up(table, **state) == {"error": str(caught.value)}
    assert len(json.dumps(table, separators=(",", ":"))) < 32_000
    assert len(LEGAL) > 40
    assert len(STATES) - len(LEGAL) > 40
    assert {state["batch"] for state in LEGAL} == {1, 2, 3}


def test_traits_change_facts_bundle_and_still(table):
    widget = HeadSplitter()
    seen = []
    widget.observe(lambda change: seen.append(change["new"]), "facts")
    widget.d_model = 12
    assert seen[-1] == widget.facts == head_splitter.facts(1, 4, 12, 3)
    widget.n_heads = 5
    error = look_up(table, batch=1, length=4, d_model=12, n_heads=5)["error"]
    assert widget.facts == {"error": error}
    with pytest.raises(
        TraitError, match=r"length must be one of \[1, 2, 3, 4, 5\], got 6"
    ):
        widget.length = 6
    assert widget.length == 4
    widget = HeadSplitter(length=2, skip_transpose=True)
    data, _ = widget._repr_mimebundle_()
    view = data["application/vnd.jupyter.widget-view+json"]
    assert view["model_id"] == widget.model_id
    assert data["text/plain"] == repr(widget) and data["text/html"] == widget.html()
    says = widget.still()[1]
    assert "(1, 2, 6)" in says and "without the transpose" in says
    widget = HeadSplitter(n_heads=5)
    assert place(widget.html())[1]["alt"] == widget.facts["error"]


@pytest.mark.parametrize("skip_transpose", [False, True])
def test_still_shows_which_numbers_each_head_holds(skip_transpose):
    sizes = dict(batch=2, length=3, d_model=8, n_heads=4)
    widget = HeadSplitter(**sizes, skip_transpose=skip_transpose)
    _, picture = place(widget.html())
    svg = ElementTree.fromstring(b64decode(picture["src"].split(",")[1]))
    every = svg.findall("{*}text")
    cells = [node for node in every if "in-cell" in node.get("class", "")]
    texts = [node.text for node in cells]
    x = torch.arange(24).view(3, 8)
    heads = x.view(4, 3, 2) if skip_transpose else x.view(3, 4, 2).movedim(1, 0)
    numbers = [*x.flatten().tolist(), *heads.flatten().tolist()]
    assert texts == [f"{number // 8},{number % 8}" for number in numbers]


def test_own_tensor_shows_own_values():
    torch.manual_seed(0)
    x = torch.randn(2, 3, 8, requires_grad=True)
    following = torch.randn(1).item()
    torch.manual_seed(0)
    torch.randn(2, 3, 8)
    widget = HeadSplitter(x, n_heads=4)
    assert (
        torch.randn(1).item() == following
    )  # the reader's random numbers stay the same
    assert widget.choices["length"] == [3]
    heads = split_heads(x, 4)
    joined = concat_heads(attention(heads, heads, heads)[0])
    for text, tensor in zip(widget.facts["right"]["values"], [x, joined], strict=True):
        values = torch.tensor([float(value) for value in text.split()])
        torch.testing.assert_close(values, tensor.detach().flatten(), rtol=5e-3, atol=0)

    state = json.loads(place(widget.html())[0]["data-state"])
    for n_heads in range(1, 9):
        sizes = {"batch": 2, "length": 3, "d_model": 8, "n_heads": n_heads}
        expected = head_splitter.facts(**sizes, x=x.detach())
        assert look_up(state["table"], **sizes) == dict(leaves(expected))
    x = torch.randn(2, 6, 4, dtype=torch.float16).transpose(1, 2)
    whole = HeadSplitter(x.contiguous(), n_heads=3)
    assert HeadSplitter(x, n_heads=3).facts == whole.facts
    with pytest.raises(TraitError, match=r"batch must be one of \[1\], got 2"):
        HeadSplitter(torch.zeros(1, 4, 6), batch=2)
    with pytest.raises(TraitError, match=r"n_heads must be one of .* got 0"):
        HeadSplitter(torch.zeros(1, 4, 6), n_heads=0)


@pytest.mark.parametrize("d_model, n_heads", [(9, 3), (8, 2), (7, 1)])
def test_own_tensor_begins_with_heads_that_fit(d_model, n_heads):
    assert HeadSplitter(torch.zeros(1, 2, d_model)).n_heads == n_heads


test_bad_tensors = refuses(
    HeadSplitter,
    ([[[1.0]]], "must be a floating-point tensor .* got list"),
    (torch.zeros(1, 2, 3, dtype=torch.long), "got .* of torch.int64: convert"),
    (torch.zeros(2, 3), r"shape \(B, L, d_model\) and not be empty, got \(2, 3\)"),
    (torch.zeros(1, 0, 3), r"not be empty, got \(1, 0, 3\)"),
    (torch.zeros(2, 10, 512), "10240 numbers, and at most 600"),
)


def test_default_dtype_changes_nothing():
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        assert HeadSplitter().facts == HeadSplitter(n_heads=3).facts
    finally:
        torch.set_default_dtype(before)
