"""ShapeExplorer: its letters and its rules give PyTorch's shapes, entries and messages."""

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
from tests.helpers.javascript import in_node
from tests.helpers.small import refuses

RANDOM = random.Random(5)


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
LONG = dict.fromkeys(parts.STOPS, 1) | {"source": 6000, "d_model": 4}
STATES += [("PositionalEncoding", LONG)]


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
    if name == "tensors" and state["d_model"] % state["n_heads"]:
        with pytest.raises(RuntimeError, match="is invalid for input of size"):
            shapes.run(name, s)
        return
    built, inputs, rows, _ = shapes.run(name, s)
    sizes = sizes_at(state)
    check_lines(part, inputs, rows, sizes)
    terms = [(times, in_numbers(x, sizes)) for times, x in part["parameters"]]
    numbers = [times * math.prod(factors) for times, factors in terms]
    real_count = (
        annotated.count_parameters(built) if isinstance(built, nn.Module) else 0
    )
    assert sum(numbers) == real_count


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
    for variable, made in part["functions"][0]["inputs"]:
        if variable in inputs:
            assert tuple(inputs[variable].shape) == in_numbers(made["shape"], sizes)
    said = set()
    for short, variable, made in made_by(part):
        shape = in_numbers(made["shape"], sizes)
        assert (shape, made["bytes"]) in real[short, variable]
        said.add((short, variable))
    assert set(real) - said <= {("forward", "x")}  # a loop over different tensors


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


def test_lines_are_those_of_the_code(monkeypatch):
    def swapped(x, n_heads):
        y = x.transpose(1, 2)
        return y

    call, sliders = parts.PARTS["split_heads"].call, ["batch", "source", "d_model"]
    part = parts.Part(lambda _: swapped, call, [swapped], sliders)
    monkeypatch.setitem(parts.PARTS, "swapped", part)
    (function,) = recorded("swapped")["functions"]
    assert function["lines"][0]["source"] == "y = x.transpose(1, 2)"
    assert function["lines"][0]["made"][0][1]["shape"] == ["B", "d_model", "S"]
    (function,) = recorded("attention")["functions"]
    texts = [line["source"] for line in function["lines"]]
    assert texts[0] == "d_k = query.shape[-1]"
    assert texts[-1] == "return used @ value, weights"
    line = next(line for line in function["lines"] if "@ key.tr" in line["source"])
    assert dict(line["made"])["scores"]["shape"] == ["B", "H", "T", "S"]
    assert dict(function["inputs"])["mask"]["shape"] == ["B", 1, 1, "S"]


# Lines that the page may show as recorded: they call what has no rule there.
RECORDED = """self.sublayers self.project_kv self.attend self.table self.encoder self.decoder
self.embed sublayer( self.pe ids == torch. pad_id causal_mask scaled_dot self.encode self.decode
for .log_softmax layer( self.norm rate self.proj .sinusoids self.positions"""
RULES = ["shape_explorer/run.js", "shape_explorer/rules.js"]


def test_the_page_runs_the_lines_as_python_does(tmp_path):
    """At many sizes: the page's own rules give the shape that the real code gave."""
    asked = []
    for name, state in STATES:
        part, sizes = recorded(name), sizes_at(state)
        if said_error(part, state) or state["d_model"] % state["n_heads"]:
            continue
        for one in part["functions"]:
            asked.append([one, sizes])
    code = """return given.asked.map(([one, sizes]) =>
        js.runFunction(one, sizes, {}, given.helpers).map((row) => ({
            source: row.source, recorded: Boolean(row.isRecorded), error: row.error ?? "",
            shapes: row.made.map(([name, x]) => [name, x.shape]),
        })))"""
    given = {"asked": asked, "helpers": shapes.helpers()}
    followed = 0
    for (one, sizes), rows in zip(
        asked, in_node(tmp_path, RULES, code, given), strict=True
    ):
        lines = [
            *([name, [[name, made]]] for name, made in one["inputs"]),
            *([line["source"], line["made"]] for line in one["lines"]),
        ]
        for (source, made), row in zip(lines, rows, strict=True):
            assert (row["source"], row["error"]) == (source, "")
            known = {name: list(in_numbers(x["shape"], sizes)) for name, x in made}
            assert {k: v for k, v in row["shapes"] if k in known} == known
            if row["recorded"]:
                assert any(word in source for word in RECORDED.split()), source
            followed += bool(made) and not row["recorded"]
    assert followed > 1000


def sizes_of(rank):
    return [RANDOM.choice([1, 1, 2, 3, 4, 6]) for _ in range(rank)]


def expression():
    """A line over x and y, tensors of random shapes, which PyTorch may refuse."""
    x, y = (
        sizes_of(RANDOM.choice([1, 2, 2, 3, 3, 4])),
        sizes_of(RANDOM.choice([1, 2, 3, 4])),
    )
    if RANDOM.random() < 0.6:  # shapes that nearly fit
        y = x[-len(y) :] if RANDOM.random() < 0.5 else [*x[:-2], x[-1], 3]
    number = math.prod(x)
    dim = RANDOM.randint(-4, 3)
    split = RANDOM.choice([n for n in range(1, number + 1) if number % n == 0])
    view = f"{split}, {number // split}" if RANDOM.random() < 0.7 else f"2, {split}"
    moved = f"x.transpose({RANDOM.randint(-3, 2)}, {dim})"
    kinds = [
        "x @ y", "x @ y", "x @ y.transpose(-2, -1)", "x + y", "x * y / 2",
        f"x.view({view})", f"x.view(-1, {RANDOM.randint(-2, 6)})", f"x.view({view}, -1)",
        f"{moved}.view({view})", f"{moved}.reshape({view})", moved,
        f"{moved}.contiguous().view({view})", f"x.unsqueeze({dim})", f"x.softmax({dim})",
        f"x.mean({dim})", f"x.sum({dim}, keepdim=True)", "x.masked_fill(~(y < 0), 0)",
        "x.mT", f"x.softmax(dim={dim}) @ y", "x.relu() - y",
    ]  # fmt: skip
    line = RANDOM.choice(kinds).replace("~(y < 0)", "~mask")
    return line, x, y


EXPRESSIONS = [expression() for _ in range(1500)]
FOLLOW = """return given.map(([line, x, y]) => {
    const names = { True: true, x: js.fresh(x, [], "x"), y: js.fresh(y, [], "y"),
        mask: js.fresh(y, [], "mask") };
    const { value, error, unknown, steps } = js.runLine(line, names, {});
    const last = steps.at(-1);
    const picked = value ? Math.floor(value.shape.reduce((a, b) => a * b, 1) / 2) : 0;
    return { error: error ?? "", unknown: unknown ?? "", shape: value?.shape,
        strides: value?.strides, moved: value?.base.name === "x" && [...value.from],
        sources: steps.length === 1 && last.kind !== "each" && last.sources(picked), picked };
})"""


def test_every_rule_is_pytorchs(tmp_path):
    """Shapes, strides, entries and messages, and which entries a result is made of."""
    answers = in_node(tmp_path, RULES, FOLLOW, EXPRESSIONS)
    seen = {"error": 0, "moved": 0, "sources": 0}
    for (line, x_shape, y_shape), found in zip(EXPRESSIONS, answers, strict=True):
        where = f"{line} at {x_shape}, {y_shape}"
        assert not found["unknown"], where
        tensors = [
            torch.arange(1.0, math.prod(shape) + 1).view(shape)
            for shape in (x_shape, y_shape)
        ]
        names = dict(zip("xy", tensors, strict=True)) | {"mask": tensors[1] < 0}
        try:
            real = eval(line, names)
        except (RuntimeError, IndexError) as error:
            assert found["error"] == f"{type(error).__name__}: {error}", where
            seen["error"] += 1
            continue
        assert (found["error"], found["shape"]) == ("", list(real.shape)), where
        if found["moved"] and "+" not in line and "@" not in line:
            assert [n + 1 for n in found["moved"]] == real.flatten().tolist(), where
            assert found["strides"] == list(real.stride()), where
            seen["moved"] += 1
        if found["sources"] and "mask" not in line:
            for tensor in tensors:
                tensor.requires_grad_()
            entry = eval(line, names).flatten()[found["picked"]]
            grads = torch.autograd.grad(entry, tensors, allow_unused=True)
            for sources, grad in zip(found["sources"], grads, strict=False):
                used = grad.flatten().nonzero().flatten().tolist()
                if "softmax" not in line:  # whose gradient can vanish
                    assert sorted(sources) == used, where
                    seen["sources"] += 1
    assert min(seen.values()) > 150, seen


def test_view_without_transpose_has_the_shape_and_misplaces_entries(tmp_path):
    code = """const x = js.fresh(given.shape, [], "x");
        const run = (line) => js.runLine(line, { x }, {}).value;
        return js.misplaced(...given.lines.map(run)).length"""
    lines = ["x.view(2, 3, 4, 5)", "x.view(2, 4, 3, 5).transpose(1, 2)"]
    wrong = in_node(tmp_path, RULES, code, {"shape": [2, 4, 15], "lines": lines})
    x = torch.arange(120).view(2, 4, 15)
    first, second = (eval(line, {"x": x}) for line in lines)
    assert wrong == (first != second).sum().item() > 0


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
    function, calls = part["functions"]
    made = {line["source"]: dict(line["made"]) for line in function["lines"]}
    assert dict(function["inputs"])["scale"]["shape"] == [13]
    assert made["hidden = self.drop(hidden) * scale"]["hidden"]["shape"] == [7, 13]
    assert made["return hidden.T"]["return"] == {"shape": [13, 7], "bytes": 4}
    assert calls["name"] == "Every call: 6"
    paths = [line["source"].split(":")[0] for line in calls["lines"]]
    assert paths == ["(whole)", "first", "norm", "drop", "drop", "drop"]
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
        (lambda x: {"hidden": x}, [2, 3]),
        (lambda x: [x, None], [2, 3]),
        (lambda x: (None, {"hidden": [x]}), [2, 3]),
        (lambda x: None, None),
    ],
)
def test_modules_that_do_not_return_a_tensor(answer, shape):
    def calls(module):
        lines = ShapeExplorer(module, x).table["parts"]["Answers"]["functions"][1][
            "lines"
        ]
        return [dict(line["made"]) for line in lines]

    x = torch.zeros(2, 3)
    (made,) = calls(Answers(answer))
    assert made == ({"Answers": {"shape": shape, "bytes": 4}} if shape else {})
    says = "The result is (2, 3)." if shape else "line after line."
    assert ShapeExplorer(Answers(answer), x).still()[1].endswith(says)
    whole, _ = calls(Answers(lambda x: x.mT, Answers(answer)))
    assert whole["Answers"]["shape"] == [3, 2]


def test_functions_and_models_of_the_package():
    x = torch.zeros(2, 3, 5)
    widget = ShapeExplorer(annotated.attention, x, x, x)
    ran = annotated.trace_lines(
        [annotated.attention], lambda: annotated.attention(x, x, x)
    )
    lines = widget.table["parts"]["attention"]["functions"][0]["lines"]
    made = {name for line in lines for name, _ in line["made"]}
    assert made == {v for row in ran for v in row.tensors}
    model = annotated.make_model(11, 13, n_layers=2, d_model=8, n_heads=2, d_ff=16)
    ids = torch.ones(2, 3).long(), torch.ones(2, 5).long()
    widget = ShapeExplorer(model, *ids, None, None)
    assert len(widget.table["parts"]["EncoderDecoder"]["functions"][1]["lines"]) > 30
    compiled = torch.compile(nn.Linear(3, 5), backend="eager")
    widget = ShapeExplorer(compiled, torch.zeros(2, 3))
    assert widget.part == "Linear"
    (call,) = widget.table["parts"]["Linear"]["functions"][1]["lines"]
    assert call["made"][0][1]["shape"] == [2, 5]
    says = "The result is (B, T, d_model). Here B = 2, S = 4, T = 3"
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
