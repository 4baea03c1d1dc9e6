"""`import annotated` needs torch alone, and the test run really checks the annotations."""

import inspect
import os
import subprocess
import sys
import tomllib
import typing
from importlib import import_module
from pathlib import Path
from runpy import run_path

import jaxtyping
import pytest
import torch
from beartype.roar import BeartypeCallHintViolation

import annotated
from annotated_book.pictures.charts import use_book_charts
from tests.helpers import annotations
from transformer_checkup.checklist import check

SOURCE = Path(annotated.__file__).parent
MODULES = sorted(
    ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
    for package in (
        "annotated",
        "annotated_course",
        "annotated_lab",
        "transformer_checkup",
    )
    for path in (SOURCE.parent / package).rglob("*.py")
    if path.name not in ("__init__.py", "__main__.py")
)

TORCH_ALONE = """
import sys
from importlib.metadata import distribution, packages_distributions, PackageNotFoundError
from packaging.requirements import Requirement

def plain(name):
    return name.lower().replace("_", "-")

def needs(name, seen):
    try:
        requirements = distribution(name).requires or []
    except PackageNotFoundError:
        return seen
    seen.add(plain(name))
    for requirement in map(Requirement, requirements):
        wanted = not requirement.marker or requirement.marker.evaluate({"extra": ""})
        if wanted and plain(requirement.name) not in seen:
            needs(requirement.name, seen)
    return seen

packages = {"annotated", "annotated_lab", "transformer_checkup"}
allowed = needs("torch", set())
providers = packages_distributions()

class OnlyTorch:
    def find_spec(self, fullname, path=None, target=None):
        top = fullname.partition(".")[0]
        if top in providers and top not in packages:
            if not allowed & set(map(plain, providers[top])):
                raise ModuleNotFoundError(f"{fullname} is not part of torch", name=top)

for name in [name for name in sys.modules if name.partition(".")[0] == "packaging"]:
    del sys.modules[name]
sys.meta_path.insert(0, OnlyTorch())
"""
USE = """
import annotated, torch
model = annotated.make_model(13, 17, n_layers=1, d_model=6, d_ff=7, n_heads=2)
src, tgt = torch.tensor([[3, 4, 0]]), torch.tensor([[1, 5]])
src_mask, tgt_mask = annotated.padding_mask(src, 0), annotated.target_mask(tgt, 0)
assert model(src, tgt, src_mask, tgt_mask).shape == (1, 2, 17)
options = dict(max_len=5, bos_id=1, eos_id=2)
assert annotated.greedy_decode(model, src, src_mask, **options)[0, 0] == 1
assert annotated.Translator.load().translate(["forty-seven"]) == ["siebenundvierzig"]
print("used with", "torch alone")
"""


def run_python(*arguments, **environment):
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_package_needs_torch_alone():
    done = run_python("-c", TORCH_ALONE + USE)
    assert done.stdout == "used with torch alone\n", done.stderr


def test_the_command_line_needs_torch_alone(tmp_path):
    """After `pip install .` no word about what is missing and not needed, such as NumPy."""
    (tmp_path / "sitecustomize.py").write_text(TORCH_ALONE)
    command = ["-m", "annotated_lab", "translate", "forty-seven"]
    path = f"{tmp_path}{os.pathsep}{SOURCE.parent}"
    done = run_python(*command, PYTHONPATH=path)
    assert (done.stdout, done.stderr) == ("siebenundvierzig\n", "")


@pytest.mark.parametrize("module", ["num2words", "jaxtyping", "beartype", "pytest"])
def test_the_blocker_blocks(module):
    done = run_python("-c", TORCH_ALONE + f"import {module}")
    assert "ModuleNotFoundError" in done.stderr


def test_a_missing_package_is_named_by_what_to_install(monkeypatch):
    """Not by the one package that came first in some file's imports."""
    for name in ("anywidget", "num2words", "matplotlib"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(ModuleNotFoundError, match="pip install anywidget"):
        run_path(str(SOURCE.parent / "annotated_book/widgets/__init__.py"))
    with pytest.raises(ValueError, match="pip install num2words"):
        annotated.number_words(7)
    with pytest.raises(ValueError, match="pip install matplotlib"):
        use_book_charts()


def test_what_an_extra_brings_is_said_where_the_package_is_installed():
    root = SOURCE.parents[1]
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    # torch brings the first
    assert project["dependencies"] == ["filelock", "torch>=2.10"]
    extras = project["optional-dependencies"]
    for page, named in [("README.md", "[{}]"), ("book/installation.md", "| `{}` |")]:
        text = (root / page).read_text("utf-8")
        assert [name for name in extras if named.format(name) not in text] == []


def test_every_public_name_is_there():
    assert sorted(annotated.__all__) == annotated.__all__
    for name in annotated.__all__:
        assert getattr(annotated, name).__doc__, name


# --- the annotations


def functions_of(module):
    """Every function and method that the module defines."""
    for owner in vars(module).values():
        if getattr(owner, "__module__", None) != module.__name__:
            continue
        members = vars(owner).values() if inspect.isclass(owner) else [owner]
        for member in members:
            for inner in ("__func__", "fget", "func"):
                member = getattr(member, inner, member)
            member = inspect.unwrap(member)
            is_function = inspect.isfunction(member)
            if is_function and "annotated" in member.__code__.co_filename:
                yield member


@pytest.mark.parametrize("name", MODULES)
def test_every_annotation_can_be_read(name):
    """One that cannot is passed over without a word."""
    for function in functions_of(import_module(name)):
        typing.get_type_hints(function, include_extras=True)


def test_every_function_is_checked():
    names = [n for n in annotated.__all__ if inspect.isfunction(getattr(annotated, n))]
    assert len(names) > 10
    assert not jaxtyping.config.jaxtyping_disable
    for name in names:
        assert hasattr(getattr(annotated, name), "__wrapped__"), name


QUERY, KEY, VALUE = torch.zeros(5, 3), torch.zeros(7, 3), torch.zeros(11, 3)


@pytest.mark.parametrize(
    "call",
    [
        lambda: annotated.padding_mask(torch.zeros(5, dtype=torch.long), 0),
        lambda: annotated.split_heads(torch.zeros(2, 5), 1),
        lambda: annotated.LayerNorm(3)(torch.zeros(2, 3, dtype=torch.long)),
        lambda: annotated.attention(*torch.zeros(3, 2, 5, 3), torch.ones(2, 7, 5) > 0),
        lambda: annotated.MultiHeadAttention(6, 2)(*torch.zeros(3, 2, 5, 6), [[True]]),
        # The same letter is the same size: K keys need K values.
        lambda: annotated.attention(QUERY, KEY, VALUE),
    ],
    ids=["axes", "two axes", "dtype", "mask", "no tensor", "across arguments"],
)
def test_a_wrong_argument_is_noticed(call):
    with pytest.raises(BeartypeCallHintViolation):
        call()


def test_a_wrong_result_is_noticed(monkeypatch):
    """A function whose annotation promises another shape than it gives."""
    monkeypatch.setattr(
        "annotated.transformer.masks.torch.ones",
        lambda *shape, **_: torch.zeros(shape[1:]) == 0,
    )
    with pytest.raises(BeartypeCallHintViolation, match="return"):
        annotated.causal_mask(5)


def test_a_function_inside_another_is_checked_where_the_outer_one_is():
    words = dict(expected="", cause="", topic="")
    with pytest.raises(BeartypeCallHintViolation):
        check([], "runs", **words)("no function")
    with annotations.unchecked():
        assert not hasattr(check([], "runs", **words), "__wrapped__")
