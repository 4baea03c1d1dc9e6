"""Each graded exercise: its right answer passes, a usual mistake fails, with a counterexample."""

import itertools
import re
import subprocess
import sys

import nbformat
import pytest
import torch
from torch import nn

from annotated import (
    attention,
    causal_mask,
    greedy_decode,
    padding_mask,
    split_heads,
    target_mask,
)
from annotated.transformer.embeddings import sinusoids
from annotated_course import TASKS, answers, examine, require
from annotated_course.exercises import chapters, exercises
from scripts.notebooks import BOOK
from tests.project.test_import import TORCH_ALONE

SEEDS = (0, 7, 31)
VARIED = [name for name, task in TASKS.items() if task.number]


def exercise_of(name):
    """Return an exercise of the book by its number, such as 6.2."""
    chapter, number = map(int, name.split("."))
    notebook = nbformat.read(chapters(BOOK)[chapter], as_version=4)
    return exercises(notebook)[number - 1]


class WithoutScale(nn.Module):
    def __init__(self, d_model, vocab_size):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(vocab_size, d_model))

    def forward(self, ids):
        return self.weight[ids]


class WithEmbedding(answers.LookUp):
    def __init__(self, *sizes):
        super().__init__(*sizes)
        self.other = nn.Embedding(2, 2)


def without_scale(query, key, value, mask=None):
    scores = query @ key.mT
    if mask is not None:
        scores = scores.masked_fill(~mask, -1e30)
    return scores.softmax(-1) @ value


def heads_in_the_wrong_order(layer, query, key, value, mask=None):
    return layer(query, key, value, mask).flip(-1)


def heads_without_a_bias(layer, query, key, value, mask=None):
    return layer(query, key, value, mask) - layer.w_o.bias


def without_the_norm_s_gain(layer):
    theirs = answers.into_pytorch(layer)
    theirs.norm1.reset_parameters()
    return theirs


def never_ends(model, src, max_len):
    return answers.greedy_plainly(model, src, max_len, eos_id=-1)


WRONG = {  # by exercise: an answer, and a part of what is said about it
    "3.3": (
        lambda word, tokens: len(word),
        r"answer gives \d, expected \d, for the input '[abc]+'",
    ),
    "4.1": (WithoutScale, r"in \[0\], at \[\d"),
    "5.1": (lambda: [0.1, -1, 0, 1], r"at \[\d\] the answer gives"),
    "5.2": (
        lambda length, d: answers.sines_first(length, d).flip(-1),
        "for the input 3, 2",
    ),
    "6.2": (without_scale, "there is no scale"),
    "6.3": (
        lambda: (torch.eye(4), torch.eye(4)),
        r"at \[\d, \d\] the answer gives 0.2",
    ),
    "7.1": (lambda x, h: (x.view(2, h, x.shape[1], -1), x), r"in \[0\], at"),
    "7.2": (heads_in_the_wrong_order, "for the input MultiHeadAttention, a tensor"),
    "8.1": (lambda n: torch.ones(n, n).triu() > 0, "transposed"),
    "8.2": (
        lambda n: torch.ones(n, n).tril() > 0,
        r"at \[3, 0\] .* 1, expected 0, for the input 4",
    ),
    "8.3": (
        lambda n: torch.ones(len(n), len(n)).tril() > 0,
        r"expected 0, for the input \[",
    ),
    "9.1": (
        lambda net, x: net.w_2(net.w_1(x)),
        "for the input PositionwiseFeedForward, a tensor",
    ),
    "9.2": (lambda: nn.Linear(2, 2), "expected"),
    "9.3": (lambda: nn.Linear(2, 2), "expected"),
    "10.2": (lambda a, b: (a, b), r"in \[0\]"),
    "11.1": (
        lambda layer, x, mask: layer(x, None),
        "for the input EncoderLayer, a tensor",
    ),
    "12.1": (
        lambda encoder, x, mask: [x],
        r"gives \[a tensor \(2, 2, 12\)\], expected \[a",
    ),
    "12.2": (without_the_norm_s_gain, "the answer gives"),
    "13.1": (lambda: [[1] * 4] * 4, r"at \[0, \d\] the answer gives 1, expected 0"),
    "14.1": (never_ends, "NOT RIGHT"),
}


class ByLibrary(nn.Module):
    def __init__(self, d_model, vocab_size):
        super().__init__()
        self.rows = nn.Parameter(torch.empty(vocab_size, d_model))

    def forward(self, ids):
        return nn.functional.embedding(ids, self.rows) * self.rows.shape[1] ** 0.5


class Called(nn.Module):
    """A layer of ours, called as PyTorch's is."""

    def __init__(self, layer):
        super().__init__()
        self.layer = layer

    def forward(self, x, src_key_padding_mask):
        return self.layer(x, ~src_key_padding_mask[:, None])


def fewest_of_all(word, tokens):
    ends = [token for token in tokens if word.endswith(token)]
    return min((1 + fewest_of_all(word[: -len(e)], tokens) for e in ends), default=0)


# Right in another way, mostly by the package itself: a text is not what is compared.
ALSO_RIGHT = {
    "3.3": fewest_of_all,
    "4.1": ByLibrary,
    "5.1": lambda: sinusoids(4, 4)[3],
    "5.2": lambda n, d: torch.cat([sinusoids(n, d)[:, i::2] for i in (0, 1)], dim=-1),
    "6.2": lambda q, k, v, mask=None: attention(q, k, v, mask)[0],
    "6.3": lambda: (20 * torch.eye(4)[[0, 0, 1, 2]], torch.eye(4)),
    "7.1": lambda x, n_heads: (split_heads(x, n_heads), x),
    "7.2": lambda layer, query, key, value, mask=None: layer(query, key, value, mask),
    "8.1": lambda n: causal_mask(n)[0],
    "8.2": lambda n, before=2: torch.ones(n, n).tril() - torch.ones(n, n).tril(-3),
    "8.3": lambda ids: [
        [a == b and j <= i for j, b in enumerate(ids)] for i, a in enumerate(ids)
    ],
    "9.1": lambda network, x: network(x),
    "9.2": lambda: lambda x: x.amax(-1, keepdim=True),
    "9.3": lambda: lambda x: x.sum(-1, keepdim=True) % 2,
    "10.2": lambda a, b: (
        a
        * torch.arange(len(a)).double().std(unbiased=False)
        / torch.arange(len(a)).double().std(),
        b,
    ),
    "11.1": lambda layer, x, mask: layer(x, mask),
    "12.1": lambda encoder, x, mask: [
        *itertools.accumulate([x, *encoder.layers], lambda y, layer: layer(y, mask))
    ],
    "12.2": Called,
    "13.1": lambda: target_mask(torch.tensor([[1, 5, 2, 0]]), 0)[0],
    "14.1": lambda model, src, max_len: greedy_decode(
        model, src, padding_mask(src, 0), max_len=max_len, bos_id=1, eos_id=2
    ),
}


@pytest.mark.parametrize("exercise", TASKS)
def test_right_answers_pass_and_a_mistake_is_shown(exercise):
    require(exercise, TASKS[exercise].answer)
    require(exercise, ALSO_RIGHT[exercise])
    wrong, said = WRONG[exercise]
    with pytest.raises(AssertionError, match=f"Exercise {exercise}: ") as raised:
        require(exercise, wrong)
    text = " ".join(str(raised.value).split())
    assert re.search(said, text), text
    assert f'print(examine("{exercise}", {TASKS[exercise].name}).all())' in text
    assert " try " not in text  # what to write is the student's


def test_what_was_forbidden_or_not_written_is_said():
    assert "contains an nn.Embedding" in str(examine("4.1", WithEmbedding))
    assert "gives None, expected" in str(examine("8.2", lambda length: None))
    assert "shape (2, 2), expected (1, 1)" in str(
        examine("8.2", lambda n: torch.eye(2))
    )
    assert not examine("7.2", heads_without_a_bias).passed
    nan = examine("5.2", lambda length, d: torch.full((length, d), torch.nan))
    assert not nan.passed
    with pytest.raises(ValueError, match=r"'6\.1' is not graded: choose one of 3\.3"):
        examine("6.1", None)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("exercise", VARIED)
def test_the_answer_to_a_variant_is_right_for_its_seed(exercise, seed):
    task, names = TASKS[exercise], {}
    exec("import math, torch\n" + task.code(seed), names)
    require(exercise, names[task.name], seed)
    numbers = {repr(task.numbers(other)) for other in SEEDS}
    assert len(numbers) > 1
    if seed:
        with pytest.raises(AssertionError):  # the book's answer, copied
            require(exercise, task.answer, seed)


def test_a_variant_says_its_number_and_seed_0_is_the_book():
    for exercise in VARIED:
        task, text = TASKS[exercise], exercise_of(exercise).text
        assert task.text(text, seed=0) == text
        (value,) = task.numbers(seed=7).values()
        for old, new in task.words.items():
            assert old in text
            assert new.format(value) in task.text(text, seed=7)
            assert old not in task.text(text, seed=7)


def test_the_graded_exercises_are_those_of_the_chapters():
    """A new exercise between two others would move the numbers."""
    asked = {"4.1": "nn.Embedding", "6.2": "two loops", "8.3": "packed", "12.2": "Load"}
    asked |= {"9.3": "XOR", "10.2": "a_2", "14.1": "greedy", "3.3": "smallest number"}
    for name, words in asked.items():
        assert words in exercise_of(name).text


def test_grading_leaves_no_trace_and_says_nothing(capsys):
    state = torch.random.get_rng_state()
    require("11.1", answers.layer_plainly)
    assert torch.equal(torch.random.get_rng_state(), state)
    assert capsys.readouterr() == (
        "",
        "",
    )  # nbgrader takes a word on stderr for a failure


def test_a_student_needs_torch_alone():
    code = "from annotated_course import require; require('8.1', lambda n: n)"
    allowed = TORCH_ALONE.replace("packages = {", 'packages = {"annotated_course", ')
    command = [sys.executable, "-c", allowed + code]
    done = subprocess.run(command, capture_output=True, text=True)
    assert "AssertionError: Exercise 8.1" in done.stderr, done.stderr
