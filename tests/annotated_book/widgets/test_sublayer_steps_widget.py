"""SublayerSteps: what is recorded is what the real code does, and what PyTorch computes."""

import functools
import itertools
import json
import random
import subprocess
import sys
import textwrap

import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch.testing import assert_close
from traitlets import TraitError

from annotated import SublayerConnection
from annotated_book.widgets import SublayerSteps
from annotated_book.widgets.sublayer_steps import calls, sublayer_steps
from tests.helpers.small import refuses

RANDOM = random.Random(11)
ORDERS = (False, True)
WRONG = ("result", "module", "four", "class")


@pytest.fixture(scope="module")
def published():
    """What a reader gets, and the errors of fresh runs: without these tests' import hook."""
    code = """
        import json, torch
        from annotated_book.widgets.sublayer_steps.sublayer_steps import PASSED, example, table
        errors = {}
        for passed in PASSED:
            for norm_first in (False, True):
                layer, x, mask = example(passed, norm_first)
                try:
                    layer(x, mask)
                except TypeError as error:
                    errors[f"{passed} {norm_first}"] = f"TypeError: {error}"
        print(json.dumps([table(), errors]))
    """
    command = [sys.executable, "-c", textwrap.dedent(code)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(answer.stdout)


def numbers(text):
    return [float(x.replace("−", "-")) for x in text.removesuffix(" …").split()]


def held(run, step, name):
    """Shape and first numbers of what a name holds at a step."""
    number = next(row[2] for row in step["rows"] if row[0] == name)
    shape, first = run["tensors"][number - 1]
    return shape, first


def check(run, step, name, tensor):
    shape, first = held(run, step, name)
    assert shape == str(tuple(tensor.shape))
    wanted = tensor.flatten()[:4]
    assert_close(torch.tensor(numbers(first)), wanted, rtol=0, atol=0.00501)


def attention_by_pytorch(layer, x, mask):
    ours = layer.self_attention
    theirs = nn.MultiheadAttention(4, 2, batch_first=True)
    matrices = (ours.w_q, ours.w_k, ours.w_v)
    with torch.no_grad():
        theirs.in_proj_weight.copy_(torch.cat([w.weight for w in matrices]))
        theirs.in_proj_bias.copy_(torch.cat([w.bias for w in matrices]))
        theirs.out_proj.load_state_dict(ours.w_o.state_dict())
        return theirs(x, x, x, key_padding_mask=~mask[:, 0])[0]


def network_by_pytorch(layer, x, mask):
    ours = layer.feed_forward
    hidden = F.relu(F.linear(x, ours.w_1.weight, ours.w_1.bias))
    return F.linear(hidden, ours.w_2.weight, ours.w_2.bias).detach()


def dropped(found):
    torch.manual_seed(9)
    return found * F.dropout(torch.ones(1, 3, 4), 0.5)


def steps_of(sublayer, d=4):
    """Return the run of a reader's own sublayer, and the sentences of its steps."""
    widget = SublayerSteps(SublayerConnection(d, 0.1), torch.randn(2, 3, d), sublayer)
    return widget.run, [step["says"] for step in widget.run["steps"]]


def rows_of(step):
    return {row[0]: row[2] for row in step["rows"]}


def step_saying(run, text):
    return next(step for step in run["steps"] if step["says"].startswith(text))


@pytest.mark.parametrize("passed", ["function", "network"])
def test_right_runs_match_pytorch(published, passed):
    sublayer = {"function": attention_by_pytorch, "network": network_by_pytorch}[passed]
    x, mask = torch.tensor(sublayer_steps.WORDS), torch.tensor(sublayer_steps.MASK)
    for norm_first in ORDERS:
        run = published[0]["runs"][passed][norm_first]
        layer = sublayer_steps.example(passed, norm_first)[0]
        x_in = F.layer_norm(x, (4,)) if norm_first else x
        found = sublayer(layer, x_in, mask)
        after = dropped(found)
        total = x + after
        result = total if norm_first else F.layer_norm(total, (4,))
        z = "self.norm(x)" if norm_first else "x"
        last = step_saying(run, "SublayerConnection.forward returns")
        check(run, last, "x", x)
        check(run, last, z, x_in)
        check(run, last, f"sublayer({z})", found)
        check(run, last, f"self.dropout(sublayer({z}))", after)
        check(run, last, f"x + self.dropout(sublayer({z}))", total)
        if not norm_first:
            check(run, last, "self.norm(x + self.dropout(sublayer(x)))", result)
        if passed == "function":
            inner = step_saying(run, "<lambda> is called")
            check(run, inner, "x", x_in)
            assert held(run, inner, "src_mask") == ("(1, 1, 3)", "True  True  False")
            entry = step_saying(run, "MultiHeadAttention.forward is called")
            for name in ("query", "key", "value"):
                check(run, entry, name, x_in)
            check(run, run["steps"][-1], "x", result)
            assert run["steps"][-1]["says"].startswith("Back in EncoderLayer.forward")


def test_inner_x_is_the_norm_and_not_the_outer_x(published):
    run = published[0]["runs"]["function"][True]
    inner = step_saying(run, "<lambda> is called")
    normed = step_saying(run, "self.norm(x) has given")
    assert rows_of(inner)["x"] == rows_of(normed)["self.norm(x)"] == 3
    assert rows_of(run["steps"][0])["x"] == 1 and rows_of(run["steps"][-1])["x"] == 6
    closure = {row[0]: row[1:] for row in normed["rows"]}
    assert closure["↳ src_mask"][0] == "in the closure of sublayer"
    assert closure["↳ self"][0] == "in the closure of sublayer"
    assert closure["↳ self"][1] == "an object: EncoderLayer"
    steps = published[0]["runs"]["function"][True]["steps"]
    deepest = max((step["stack"] for step in steps), key=len)
    forwards = ["EncoderLayer.forward", "SublayerConnection.forward"]
    assert deepest == [*forwards, "<lambda>", "MultiHeadAttention.forward"]
    for one, next_one in itertools.pairwise(steps):
        assert abs(len(one["stack"]) - len(next_one["stack"])) <= 1


def test_errors_are_those_of_python(published):
    table, errors = published
    assert sorted({name.split()[0] for name in errors}) == sorted(WRONG)
    for passed in sublayer_steps.PASSED:
        for norm_first in ORDERS:
            last = table["runs"][passed][norm_first]["steps"][-1]
            error = errors.get(f"{passed} {norm_first}")
            assert last.get("error", False) == (error is not None)
            if error:
                z = "self.norm(x)" if norm_first else "x"
                assert last["says"] == f"Python stops at sublayer({z}). {error}"
    says = table["runs"]["result"][True]["steps"][-1]["says"]
    assert says.endswith("TypeError: 'Tensor' object is not callable")
    says = table["runs"]["module"][True]["steps"][-1]["says"]
    assert "missing 2 required positional arguments: 'key' and 'value'" in says
    run = published[0]["runs"]["result"][True]
    entry = step_saying(run, "MultiHeadAttention.forward is called")
    check(run, entry, "query", torch.tensor(sublayer_steps.WORDS))
    assert entry["stack"] == ["Result.forward", "MultiHeadAttention.forward"]
    given = step_saying(run, "self.self_attention(x, x, x, mask) has given")
    layer, x, mask = sublayer_steps.example("result", True)
    found = attention_by_pytorch(layer, x, mask)
    check(run, given, "self.self_attention(x, x, x, mask)", found)


def test_marks_are_where_the_sentences_say(published):
    table, _ = published
    marked = 0
    for runs in table["runs"].values():
        for run in runs:
            for step in run["steps"]:
                line, start, end = step["at"]
                source = table["sources"][step["source"]]["lines"][line]
                mark = source[start:end]
                if " has given " in step["says"]:
                    assert step["says"].split(" has given ")[0] == mark
                if "Python stops at" in step["says"]:
                    assert f"stops at {mark}. " in step["says"]
                assert (start, end) == (0, 0) or mark
                marked += bool(mark)
    assert marked > 30
    lines = [line.strip() for listing in table["sources"] for line in listing["lines"]]
    assert "return x + self.dropout(sublayer(self.norm(x)))" in lines
    assert not any('"""' in line for line in lines)


class Own(nn.Module):
    def __init__(self, d):
        super().__init__()
        self.w = nn.Linear(d, d)

    def forward(self, z):
        return self.w(z).tanh()


class Callable:
    def __call__(self, z):
        return z * 2


def double(z):
    factor = 2
    return factor * z


def sublayers(d):
    w = nn.Linear(d, d)
    own = Own(d)
    return {
        "lambda": lambda z: w(z).sigmoid(),
        "module": w,
        "own module": own,
        "function": double,
        "builtin": torch.relu,
        "partial": functools.partial(torch.mul, 3.0),
        "partial module": functools.partial(w),
        "method": own.forward,
        "object": Callable(),
        "in place": lambda z: (z + 1).relu_(),
    }


STATES = [
    (name, RANDOM.choice([1, 2]), RANDOM.choice([1, 3, 7]), RANDOM.choice([2, 5, 33]))
    for name in sublayers(2)
    for _ in range(20)
]


@pytest.mark.parametrize("name, batch, length, d", STATES)
def test_own_sublayers(name, batch, length, d):
    sublayer = sublayers(d)[name]
    norm_first = RANDOM.random() < 0.5
    connection = SublayerConnection(d, 0.3, norm_first).train(RANDOM.random() < 0.5)
    x = torch.randn(batch, length, d, requires_grad=True)
    kept, mode = x.detach().clone(), connection.training
    torch.manual_seed(5)
    with torch.no_grad():
        random_before = torch.get_rng_state()
        widget = SublayerSteps(connection, x, sublayer)
        assert torch.equal(torch.get_rng_state(), random_before)
        if norm_first:  # the second of the two runs: the draws of the first come before
            connection.norm_first = False
            connection(x, sublayer)
            connection.norm_first = True
        expected = connection(x, sublayer)
    assert widget.norm_first == norm_first == connection.norm_first
    assert connection.training == mode and torch.equal(x, kept)
    last = widget.run["steps"][-1]
    assert last["says"].startswith("SublayerConnection.forward returns")
    number = last["rows"][-1][2]
    shape, first = widget.run["tensors"][number - 1]
    assert shape == str(tuple(expected.shape))
    found = torch.tensor(numbers(first))
    assert_close(found, expected.flatten()[:4], rtol=0.06, atol=0.00501)
    z = "self.norm(x)" if norm_first else "x"
    assert any(row[0] == f"sublayer({z})" for row in last["rows"])
    assert sys.gettrace() is None or "pydev" in repr(sys.gettrace())


@pytest.mark.parametrize(
    "sublayer, says",
    [
        (torch.zeros(2), "TypeError: 'Tensor' object is not callable"),
        (nn.Linear(5, 4), "RuntimeError: mat1 and mat2 shapes cannot be multiplied"),
        (nn.Linear(4, 5), "RuntimeError: The size of tensor a (4) must match"),
        (lambda: 1, "<lambda>() takes 0 positional arguments but 1 was given"),
        (lambda z: 1 / 0, "ZeroDivisionError: division by zero"),
        (lambda z: z.long_name, "AttributeError: 'Tensor' object has no attribute"),
        (nn.Linear, "missing 1 required positional argument: 'out_features'"),
        ("text", "TypeError: 'str' object is not callable"),
        (lambda z: "text", "TypeError"),
    ],
)
def test_errors_of_the_reader_s_function_are_shown(sublayer, says, unchecked):
    widget = SublayerSteps(SublayerConnection(4, 0.1), torch.randn(2, 3, 4), sublayer)
    for norm_first in ORDERS:
        widget.norm_first = norm_first
        last = widget.run["steps"][-1]
        assert last["error"] and says in last["says"]
        assert last["says"].startswith("Python stops at ")
        assert not any(step.get("error") for step in widget.run["steps"][:-1])


def test_errors_that_the_function_handles_are_not_shown():
    def careful(z):
        try:
            return nn.Linear(3, 3)(z)
        except RuntimeError:
            return z

    _, says = steps_of(careful)
    assert says[-1].startswith("SublayerConnection.forward returns")
    assert not any("None" in text or "Error" in text for text in says)

    def unlucky(z):
        try:
            return nn.Linear(3, 3)(z)
        except RuntimeError:
            return nn.Identity()(z).sum() @ z

    run, says = steps_of(unlucky)
    assert says[-1].startswith("Python stops at nn.Identity()(z).sum() @ z. Run")
    assert any("Identity" in text for text in says[:-1])
    assert not any(step.get("error") for step in run["steps"][:-1])

    def tidy(z):
        try:
            return z @ z
        finally:
            nn.Identity()(z)

    run, says = steps_of(tidy)  # what comes after an error is left out
    assert run["steps"][-1]["error"] and not any("Identity" in text for text in says)
    layer = nn.Linear(4, 4)

    def often(z):
        for _ in range(200):
            z = layer(z)
        return z

    _, says = steps_of(often)
    assert len(says) == calls.MOST and "More steps than these" in says[-1]


def test_rows_list_globals_closures_and_changed_tensors():
    w = nn.Linear(4, 4)
    for sublayer, row in [
        (lambda z: w(F.relu(z)), ["w", "from its closure", "an object: Linear"]),
        (lambda z: double(z), ["double", "global", "a function of (z)"]),
    ]:
        run, _ = steps_of(sublayer)
        assert row in step_saying(run, "<lambda>")["rows"]
    run, _ = steps_of(lambda z: z.zero_())
    before, last = rows_of(run["steps"][1]), rows_of(run["steps"][-1])
    assert before["self.norm(x)"] != last["sublayer(self.norm(x))"]
    assert not any(numbers(run["tensors"][last["self.norm(x)"] - 1][1]))


GOOD = SublayerConnection(4, 0.1), torch.zeros(1, 2, 4), double


test_wrong_arguments_are_refused = refuses(
    SublayerSteps,
    (nn.Linear(4, 4), GOOD[1], double, "connection must be .* got Linear"),
    (None, GOOD[1], double, "connection must be .* got NoneType"),
    (GOOD[0], None, double, "x must be .* got NoneType"),
    (GOOD[0], torch.zeros(2, 4), double, r"x must be .* got \(2, 4\)"),
    (GOOD[0], GOOD[1].long(), double, "x must be a floating-point.* torch.int64"),
    (GOOD[0], torch.zeros(0, 2, 4), double, "x must be"),
    (GOOD[0], torch.zeros(1, 2, 4, device="meta"), double, "x must be"),
    (GOOD[0], GOOD[1], None, "sublayer is missing"),
)


def test_random_states():
    widget, seen = SublayerSteps(passed="module", step=99), []
    assert widget.here["error"]  # the last step
    widget.observe(lambda change: seen.append(change["new"]), "step")
    for _ in range(200):
        widget.passed = RANDOM.choice(list(sublayer_steps.PASSED))
        widget.norm_first = RANDOM.random() < 0.5
        steps = widget.table["runs"][widget.passed][widget.norm_first]["steps"]
        assert widget.step <= len(steps) - 1  # another run may be shorter
        step = widget.step = RANDOM.randrange(len(steps))
        assert widget.here is steps[step]
    assert seen
    with pytest.raises(TraitError, match="passed must be one of function, network"):
        widget.passed = "nothing"
    assert "<lambda> is called with x = tensor 3" in SublayerSteps(step=3).still()[1]
    own = json.loads(json.dumps(SublayerSteps(*GOOD).page_state()))
    assert own["table"]["runs"]["own"]
