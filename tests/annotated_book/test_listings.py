"""The idea of everything that the book shows: it runs, and gives what the real code gives."""

import ast
import functools
import inspect
import json
import re
import sys
import textwrap
from contextlib import contextmanager

import pytest
import torch

import annotated
from annotated.inspection import Source
from annotated_book.listings import listing
from annotated_book.listings.idea import WIDTH, idea_cuts, idea_lines, idea_of
from annotated_lab.training.distributed import ProcessGroup
from scripts.notebooks import chapters, companions
from tests.helpers.runs import VOCAB, epoch, timeless, tiny_model, trainer
from tests.helpers.small import BOS, EOS, PAD, words
from transformer_checkup.model_checks.causality import no_look_ahead
from transformer_checkup.model_checks.training import random_targets
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.whole_model import completed


@functools.cache
def shown():
    """What stands in the calls of `show_source` in the chapters, by its name there."""
    found = {}
    for path in chapters() + companions():
        cells = json.loads(path.read_text("utf-8"))["cells"]
        codes = ["".join(c["source"]) for c in cells if c["cell_type"] == "code"]
        code = "\n".join(codes)
        names = {"annotated": annotated}
        imports = r"^from (?:annotated|transformer_checkup)(?!_book)\S* import .+$"
        for line in re.findall(imports, code, re.M):
            exec(line, names)
        for name in re.findall(r"\bshow_source\(([\w.]+)\)", code):
            found[name] = eval(name, names)
    return found


def functions(thing):
    """The Python functions that are written in it, each as it stands there."""
    if inspect.isclass(thing):
        return [f for one in vars(thing).values() for f in functions_in(thing, one)]
    return [real(thing)]


def functions_in(cls, member):
    function = real(member)
    own = getattr(function, "__code__", None)
    own = own and own.co_qualname.startswith(f"{cls.__qualname__}.")
    return [function] if own and "<locals>" not in function.__code__.co_qualname else []


def real(member):
    """Without what decorators have put around it."""
    for inner in ("__func__", "fget", "func"):
        member = getattr(member, inner, None) or member
    return inspect.unwrap(member) if callable(member) else member


def compiled(thing):
    """The code of the idea's functions, by qualified name."""
    source = idea_of(annotated.show_source(thing))
    name = getattr(real(thing), "__qualname__", "")
    if not inspect.isclass(thing) and "." in name:  # `super()` asks for its class
        source = f"class {name.split('.')[0]}:\n{textwrap.indent(source, '    ')}"
    future = ast.parse(source)
    codes, todo = {}, [compile(future, f"idea of {name}", "exec", dont_inherit=True)]
    while todo:
        code = todo.pop()
        codes[code.co_qualname] = code
        todo += [one for one in code.co_consts if inspect.iscode(one)]
    return codes


@contextmanager
def in_place_of_the_real(things):
    """Within the block their ideas run, wherever the package calls them."""
    before, used = {}, set()
    for thing in things:
        codes = compiled(thing)
        for function in functions(thing):
            before[function] = function.__code__
            function.__code__ = codes[function.__code__.co_qualname]
    ideas = {function.__code__ for function in before}
    sys.setprofile(lambda frame, *_: used.add(frame.f_code))
    try:
        yield
    finally:
        sys.setprofile(None)
        for function, code in before.items():
            function.__code__ = code
    left = sorted(code.co_qualname for code in ideas - used)
    assert not left, f"the run does not call {left}: let it"


def model_run():
    torch.manual_seed(5)
    sizes = dict(n_layers=2, d_model=12, d_ff=7, n_heads=3, max_len=11)
    model = annotated.make_model(VOCAB, VOCAB, **sizes, dropout=0.25, norm_first=True)
    src = words(3, 7, vocab=VOCAB)
    src[0, 5:] = PAD
    tgt = src[:, :5]
    src_mask, tgt_mask = (
        annotated.padding_mask(src, PAD),
        annotated.target_mask(tgt, PAD),
    )
    results = [annotated.count_parameters(model), model.config.final_norm()]
    torch.manual_seed(6)
    results.append(model(src, tgt, src_mask, tgt_mask))
    with annotated.capture_attention(model.eval()) as maps:
        results += [model(src, tgt, src_mask, tgt_mask), maps]
    results.append(
        annotated.attention(*torch.randn(3, 2, 4, 6), annotated.causal_mask(4))
    )
    post = annotated.make_model(
        VOCAB, VOCAB, **sizes, norm_first=False, tie_embeddings=True
    )
    results += [post(src, tgt, src_mask, tgt_mask), post.config.final_norm()]
    drawn = dict(temperature=0.8, generator=torch.Generator().manual_seed(1))
    return [*results, model.generate(src, max_len=9, bos_id=BOS, eos_id=EOS, **drawn)]


def decoding_run():
    model = tiny_model(dropout=0.0).eval()
    src = words(3, 6, vocab=VOCAB)
    given = dict(max_len=9, bos_id=BOS, eos_id=EOS)
    generator = torch.Generator().manual_seed(1)
    drawn = dict(temperature=0.8, generator=generator)
    mask = annotated.padding_mask(src, PAD)
    found = annotated.beam_hypotheses(model, src, mask, **given, beam_size=3, n_best=2)
    return [
        annotated.greedy_decode(model, src, mask, **given),
        annotated.greedy_decode(model, src, mask, max_len=9, bos_id=BOS, cache=False),
        annotated.sample(model, src, mask, **given, **drawn, top_k=5, top_p=0.9),
        [[h.ids for h in row] for row in found],
        [[h.log_probability for h in row] for row in found],
    ]


def data_run():
    vocabulary = annotated.Vocabulary.learn(["a", "b", "a", "c", "a", "b"], size=7)
    pairs = annotated.BytePairEncoding.learn(
        ["hundert hunger und hunger", "und hundert"], 6
    )
    return [
        vocabulary.tokens,
        len(vocabulary),
        vocabulary.encode(["a", "z"]),
        vocabulary.decode([4, 0, 5, 2, 4]),
        [pairs.merge_word(word) for word in ("hundert", "unhung", "")],
    ]


def training_run():
    model = tiny_model()
    torch.manual_seed(3)
    losses = annotated.train(
        model, (b for n in range(3) for b in epoch(n)), n_steps=2, max_lr=0.01
    )
    run = trainer(settings=dict(n_steps=2, evaluate_every=2), validation=[])
    records = timeless(run.fit())
    wrapped = ProcessGroup().wrap(model) is model
    batches = [b.to("cpu").tgt_in for b in annotated.copy_task(2, 3)]
    numbers = [b.tgt_out for b in annotated.copy_task(2, 3)] + [
        mask
        for b in annotated.copy_task(1, 2)
        for mask in (b.src_mask, b.tgt_mask, b.n_tokens)
    ]
    parameters = list(run.model.parameters())
    return [losses, records, parameters, wrapped, batches, numbers]


def scores_run():
    texts, right = ["a b c d e", "f g h i j"], ["a b c d f", "f g h i j"]
    return [annotated.bleu(texts, right), annotated.exact_match(texts, right)]


def checkup_run():
    sizes = dict(src_vocab=VOCAB, tgt_vocab=VOCAB, vocab=None)
    tested = ModelUnderTest(
        **completed(tiny_model(), None, PAD, 11, None, None, **sizes)
    )
    return [no_look_ahead(tested), random_targets(tested, steps=21, batch_size=3)]


RUNS = {
    "annotated.data": data_run,
    "annotated.decoding": decoding_run,
    "annotated.training": training_run,
    "annotated.scores": scores_run,
    "annotated_lab": training_run,
    "transformer_checkup": checkup_run,
    "annotated": model_run,
}


def run_of(thing):
    module = inspect.getmodule(real(thing)).__name__
    return next(run for package, run in RUNS.items() if module.startswith(package))


def plain(result):
    """Anything with tensors in it, so that == says whether it is exactly the same."""
    if isinstance(result, torch.Tensor):
        return [result.dtype, tuple(result.shape), result.tolist()]
    if isinstance(result, dict):
        return {key: plain(value) for key, value in result.items()}
    if isinstance(result, list | tuple):
        return [plain(value) for value in result]
    return repr(result)


@pytest.mark.parametrize("run", dict.fromkeys(RUNS.values()))
def test_ideas_give_what_the_real_code_gives(run):
    things = [thing for thing in shown().values() if run_of(thing) is run]
    expected = plain(run())
    # A class and one of its methods have two ideas of that method.
    for kind in (inspect.isclass, lambda thing: not inspect.isclass(thing)):
        with in_place_of_the_real(filter(kind, things)):
            found = plain(run())
        assert found == expected


@pytest.mark.parametrize("name", shown())
def test_has_no_annotation_no_docstring_and_no_check(name):
    tree = ast.parse(idea_of(annotated.show_source(shown()[name])))
    for node in ast.walk(tree):
        assert not isinstance(node, ast.Raise | ast.Assert | ast.AnnAssign)
        assert getattr(node, "annotation", None) is None
        assert getattr(node, "returns", None) is None
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            assert ast.get_docstring(node) is None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert not re.match("check_|require", node.func.id)


@pytest.mark.parametrize("name", shown())
def test_is_cut_out_of_the_source(name):
    source = annotated.show_source(shown()[name])
    lines = source.splitlines()
    for number, line in idea_lines(source).items():
        assert line.strip()[:1] == lines[number - 1].strip()[:1]
    assert list(idea_lines(source).values()) == idea_of(source).splitlines()
    assert max(map(len, idea_of(source).splitlines())) <= WIDTH
    places = [place for cut in idea_cuts(source) for place in cut]
    assert places == sorted(set(places))
    assert idea_of(idea_of(source)) == idea_of(source)  # there is nothing left to cut


CASES = '''\
def f(a: int = 1, *b: int, c: str = 'ü:=', **d: int) -> dict[str, int]:
    return a
---
def f(a=1, *b, c='ü:=', **d):
    return a
===
def f():
    """Only this."""
---
def f():
    """Only this."""
===
def f():
    """Not this."""
    raise NotImplementedError
---
def f():
    raise NotImplementedError
===
def f(a):
    # Why.
    require(a, 'no')

    # ü, too
    b: int = a  # (B)
    return b
---
def f(a):
    # ü, too
    b = a  # (B)
    return b
===
def f(a):
    n = len(a)
    if n > 3:
        raise ValueError(n)
    return a
---
def f(a):
    return a
===
def f(a):
    if a:
        raise ValueError
    else:
        b = 1
    return b
---
def f(a):
    if a:
        raise ValueError
    else:
        b = 1
    return b
===
def f(a):
    try:
        b = a.b
    except KeyError as e:
        raise ValueError from e
    return b
---
def f(a):
    b = a.b
    return b
===
def f(a):
    return (
        a,
    )
---
def f(a):
    return (a,)
===
def f(a):
    return g(
        a,
        b={
            1: 2,
        },
    )
---
def f(a):
    return g(a, b={1: 2})
===
x = y[
    1,
]
---
x = y[1,]
===
@dataclass
class A:
    a: int
    b: int = 2
---
@dataclass
class A:
    a: int
    b: int = 2
===
class A:
    a: int
    b: int = 2
---
class A:
    b = 2
===
f(
    a,  # (B)
    b,
)
---
f(
    a,  # (B)
    b,
)
'''


@pytest.mark.parametrize("case", CASES.split("===\n"))
def test_cuts_what_is_said_and_nothing_else(case):
    source, idea = case.split("---\n")
    assert idea_of(source) == idea.rstrip()


def test_a_listing_shows_the_idea_and_folds_the_rest():
    source = annotated.show_source(annotated.attention)
    assert (
        listing(source) == f"```python\n{idea_of(source)}\n```\n\n"
        "<details><summary>As it runs</summary>\n\n"
        f"```python\n{source}\n```\n\n</details>"
    )
    source = Source("def double(x):\n    return 2 * x")
    assert listing(source) == f"```python\n{source}\n```"
    lines = idea_of(annotated.show_source(annotated.attention)).splitlines()
    assert lines[0] == "def attention(query, key, value, mask=None, dropout=None):"
    assert lines[-1] == "    return used @ value, weights"
    assert len(lines) <= 10
