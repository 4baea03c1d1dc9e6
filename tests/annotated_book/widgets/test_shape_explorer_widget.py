"""ShapeExplorer: what it says in letters holds at every size, when the real code runs."""

import json
import math
import random
from functools import partial
from types import SimpleNamespace

import pytest
import torch
from torch import nn

import annotated
from annotated_book.widgets import ShapeExplorer
from annotated_book.widgets.shape_explorer import parts, shapes
from annotated_book.widgets.shape_explorer.shapes import recorded
from tests.helpers.small import refuses

RANDOM = random.Random(3)


def random_state(name):
    """Half of the states have heads that fit, and sizes are small enough to be run."""
    state = {slider: RANDOM.choice(stops[:7]) for slider, stops in parts.STOPS.items()}
    if RANDOM.random() < 0.6:
        fits = [h for h in parts.STOPS["n_heads"] if state["d_model"] % h == 0]
        state["n_heads"] = RANDOM.choice(fits)
    if RANDOM.random() < 0.2:
        state[RANDOM.choice(["source", "target"])] = 6000
        state["batch"] = state["d_ff"] = state["n_layers"] = 1
        state["d_model"] = 4
    return name, state


STATES = [random_state(name) for name in parts.PARTS for _ in range(14)]


def sizes_at(state):
    letters = {letter: state[name] for name, letter in parts.LETTERS.items()}
    return letters | parts.FIXED | {"d_k": state["d_model"] // state["n_heads"]}


def said_error(part, state):
    for refusal in part["refusals"]:
        if [state[name] for name in refusal["sliders"]] in refusal["values"]:
            return refusal["template"].format(**sizes_at(state))
    return ""


@pytest.fixture(autouse=True)
def small_vocabulary(monkeypatch):
    """The real one costs time; it is an axis of its own in any case."""
    monkeypatch.setitem(parts.FIXED, "src_vocab", 19)
    monkeypatch.setitem(parts.FIXED, "tgt_vocab", 23)


@pytest.mark.parametrize("name, state", STATES, ids=str)
def test_letters_hold_when_the_code_runs(name, state):
    part, s = recorded(name), SimpleNamespace(**state | parts.FIXED)
    error = said_error(part, state)
    if error:
        with pytest.raises(ValueError) as caught:
            shapes.run(name, s)
        assert str(caught.value) == error
        return
    built, inputs, rows = shapes.run(name, s)
    sizes = sizes_at(state)
    check_lines(part, inputs, rows, sizes)
    terms = [(times, in_numbers(x, sizes)) for times, x in part["parameters"]]
    numbers = [times * math.prod(factors) for times, factors in terms]
    real_count = (
        annotated.count_parameters(built) if isinstance(built, nn.Module) else 0
    )
    assert sum(numbers) == real_count
    assert expected_memory(part, sizes) == real_memory(inputs, rows)


def in_numbers(shape, sizes):
    return tuple(axis if isinstance(axis, int) else sizes[axis] for axis in shape)


def made_by(part):
    """Yield (function, name, tensor) for everything that the lines of a part make."""
    for function in part["functions"]:
        short = function["name"].split(".")[-1]
        for line in function["lines"]:
            for variable, made in line["made"]:
                yield short, variable, made


def check_lines(part, inputs, rows, sizes):
    """Compare the shapes: every line that ran and made a tensor is there."""
    real = {}
    for row in rows:
        for variable, tensor in row.tensors.items():
            shapes = real.setdefault((row.function, variable), set())
            shapes.add((tuple(tensor.shape), tensor.element_size()))
    said = set()
    for short, variable, made in made_by(part):
        shape = in_numbers(made["shape"], sizes)
        if made.get("input"):
            assert tuple(inputs[variable].shape) == shape
            continue
        assert (shape, made["bytes"]) in real[short, variable]
        said.add((short, variable))
    assert set(real) - said <= {("forward", "x")}  # a loop over different tensors


def expected_memory(part, sizes):
    return sum(
        in_numbers([made["fresh"]], sizes)[0]
        * made["bytes"]
        * torch.tensor(in_numbers(made["shape"], sizes)).prod().item()
        for _, _, made in made_by(part)
        if made.get("fresh")
    )


def real_memory(inputs, rows):
    """Count the bytes of the tensors that are not views of earlier ones."""
    given = [x for x in inputs.values() if torch.is_tensor(x)]
    seen = {x.untyped_storage().data_ptr() for x in given}
    memory = 0
    for tensor in (x for row in rows for x in row.tensors.values()):
        if tensor.untyped_storage().data_ptr() not in seen:
            seen.add(tensor.untyped_storage().data_ptr())
            memory += tensor.numel() * tensor.element_size()
    return memory


def test_every_kind_of_state_is_among_them():
    errors = [said_error(recorded(name), state) for name, state in STATES]
    assert 20 < sum(map(bool, errors)) < 100
    assert any("needs 6000 positions" in error for error in errors)
    assert any("cannot be split" in error for error in errors)
    numbers = dict(d_model=512, d_ff=2048, n_layers=6)
    numbers |= dict(src_vocab=37_000, tgt_vocab=37_000)
    total = 0
    for times, factors in recorded("EncoderDecoder")["parameters"]:
        total += times * torch.tensor([numbers[f] for f in factors]).prod().item()
    assert total == 44_140_544 + 512 * 74_000 + 513 * 37_000


def test_record_and_listing_are_those_of_the_code(monkeypatch):
    def swapped(x, n_heads):
        y = x.transpose(1, 2)
        return y

    call, sliders = parts.PARTS["split_heads"].call, ["batch", "source", "d_model"]
    part = parts.Part(lambda _: swapped, call, [swapped], sliders)
    monkeypatch.setitem(parts.PARTS, "swapped", part)
    (function,) = recorded("swapped")["functions"]
    assert function["lines"][1]["made"][0][1]["shape"] == ["B", "d_model", "S"]
    source = recorded("attention")["functions"][0]["lines"]
    texts = [line["source"] for line in source]
    assert texts[0] == "def attention("
    assert not any('"""' in line or "Raises" in line for line in texts)
    assert texts[-1] == "    return used @ value, weights"
    line = next(line for line in source if "@ key.transpose" in line["source"])
    made = dict(line["made"])
    assert made["scores"]["shape"] == ["B", "H", "T", "S"]


@pytest.mark.parametrize("part", ["EncoderLayer", annotated.EncoderLayer])
def test_class_or_its_name_is_traced(part):
    widget = ShapeExplorer(part)
    traced = [name for name, found in widget.table["parts"].items() if found]
    assert traced == [widget.part] == ["EncoderLayer"]
    recorded.cache_clear()
    before = torch.random.get_rng_state()
    widget.part = "LayerNorm"  # traced when it is wanted
    (function, *_) = widget.table["parts"]["LayerNorm"]["functions"]
    assert function["name"] == "LayerNorm.forward"
    assert torch.equal(torch.random.get_rng_state(), before)  # the reader's own


class Own(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.norm = nn.Linear(11, 13), nn.BatchNorm1d(13)
        self.drop = nn.Dropout(0.5)

    def forward(self, x, scale: torch.Tensor):
        hidden = self.norm(self.first(x))
        for _ in range(3):
            hidden = self.drop(hidden) * scale
        return hidden.T


def test_own_module_at_its_own_sizes():
    model, x, scale = Own(), torch.randn(7, 11), torch.ones(13)
    buffers = {name: buffer.clone() for name, buffer in model.named_buffers()}
    torch.manual_seed(1)
    expected = torch.rand(1)
    torch.manual_seed(1)
    widget = ShapeExplorer(model, x, scale)
    assert torch.equal(torch.rand(1), expected)  # the reader's random numbers stay
    for name, buffer in model.named_buffers():
        assert torch.equal(buffer, buffers[name])  # and what the model counts
    part = widget.table["parts"]["Own"]
    assert part["parameters"] == [[annotated.count_parameters(model), []]]
    (function,) = part["functions"]
    made = {line["source"].strip(): dict(line["made"]) for line in function["lines"]}
    assert made["def forward(self, x, scale: torch.Tensor):"]["scale"]["shape"] == [13]
    looped = made["hidden = self.drop(hidden) * scale"]["hidden"]
    assert (looped["shape"], looped["fresh"]) == ([7, 13], 3)
    returned = {"shape": [13, 7], "bytes": 4, "fresh": 0}
    assert made["return hidden.T"]["return"] == returned
    calls = ["Own", "· first", "· norm", "· drop", "· drop", "· drop"]
    assert [row[0] for row in part["calls"]] == calls
    assert json.loads(json.dumps(widget.page_state()))["part"] == "Own"


class Answers(nn.Module):
    """Give back something else than a tensor, as some modules do."""

    def __init__(self, answer, inner=None):
        super().__init__()
        self.answer, self.inner = answer, inner

    def forward(self, x):
        if self.inner:
            self.inner(x)
        return self.answer(x)


@pytest.mark.parametrize(
    "answer, shape",
    [
        (lambda x: {"hidden": x}, "(2, 3)"),
        (lambda x: [x, None], "(2, 3)"),
        (lambda x: (None, {"hidden": [x]}), "(2, 3)"),
        (lambda x: None, "None"),
    ],
)
def test_modules_that_do_not_return_a_tensor(answer, shape):
    x = torch.zeros(2, 3)
    widget = ShapeExplorer(Answers(answer), x)
    assert [row[3] for row in widget.table["parts"]["Answers"]["calls"]] == [shape]
    says = f"The result is {shape}." if shape != "None" else "line after line."
    assert widget.still()[1].endswith(says)
    around = Answers(lambda x: x.mT, Answers(answer))
    calls = ShapeExplorer(around, x).table["parts"]["Answers"]["calls"]
    assert [row[3] for row in calls] == ["(3, 2)", shape]


def test_functions_and_models_of_the_package():
    x = torch.zeros(2, 3, 5)
    widget = ShapeExplorer(annotated.attention, x, x, x)
    ran = annotated.trace_lines(
        [annotated.attention], lambda: annotated.attention(x, x, x)
    )
    lines = widget.table["parts"]["attention"]["functions"][0]["lines"]
    made = [name for line in lines for name in line["made"]]
    assert len(made) == 3 + len({v for row in ran for v in row.tensors})
    model = annotated.make_model(11, 13, n_layers=2, d_model=8, n_heads=2, d_ff=16)
    ids = torch.ones(2, 3).long(), torch.ones(2, 5).long()
    widget = ShapeExplorer(model, *ids, None, None)
    assert len(widget.table["parts"]["EncoderDecoder"]["calls"]) > 30
    compiled = torch.compile(nn.Linear(3, 5), backend="eager")
    widget = ShapeExplorer(compiled, torch.zeros(2, 3))
    assert widget.part == "Linear"
    assert widget.table["parts"]["Linear"]["calls"][0][3] == "(2, 5)"
    says = "The result is (B, T, d_model). Here B = 2, S = 5, T = 7"
    assert says in ShapeExplorer(annotated.MultiHeadAttention).still()[1]


def from_a_text(source):
    names = {}
    exec(source, names)
    return names["function"]


def with_a_weight_that_cannot_be_copied():
    module = nn.Linear(3, 3)
    module.made = module.weight * 2
    return module


test_code_that_cannot_be_traced_is_refused = refuses(
    lambda part: ShapeExplorer(part, torch.zeros(2, 3)),
    (lambda x: x, "part is a lambda.*write it with def"),
    (nn.Linear, "Linear.* is not a Python function.*def"),
    (torch.relu, "relu.* is not a Python function.*def"),
    (partial(annotated.attention), "is not a Python function"),
    (from_a_text("def function(x):\n    return x"), "has no source.* not with exec"),
    (with_a_weight_that_cannot_be_copied(), "Linear that cannot be copied.*param"),
    (nn.Linear(5, 7), r"part cannot be called with \(2, 3\) of torch.float32: "),
    (annotated.attention, "part cannot be called with .*missing"),
)


def test_arguments_that_cannot_be_traced_are_refused():
    message = r"ShapeExplorer\(model, x\)|must be one of"
    for arguments in (
        ["Transformer"],
        [nn.Linear(2, 3)],
        [nn.Linear],
        [3, torch.ones(2)],
    ):
        with pytest.raises(ValueError, match=message):
            ShapeExplorer(*arguments)
