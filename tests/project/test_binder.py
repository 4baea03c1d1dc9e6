"""What Binder installs is what the chapters need, in the versions that are tested."""

import ast
import re
import sys

import nbformat
import yaml

from scripts.notebooks import all_notebooks
from scripts.repository import ROOT

ENVIRONMENT = ROOT / "binder/environment.yml"
PACKAGE = ROOT / "src/annotated"
NOT_NEEDED = {"jaxtyping", "pytest"}  # for type checkers; where it runs already
CALLED_OTHERWISE = {"pytorch-cpu": "torch"}


def binder():
    """Name -> version of what is installed, with pip or with conda."""
    listed = yaml.safe_load(ENVIRONMENT.read_text("utf-8"))["dependencies"]
    with_pip = next(entry for entry in listed if isinstance(entry, dict))["pip"]
    with_conda = [entry for entry in listed if isinstance(entry, str)]
    pairs = [entry.replace("==", "=").partition("=") for entry in with_conda + with_pip]
    return {CALLED_OTHERWISE.get(name, name): version for name, _, version in pairs}


def imports_in(source):
    """The libraries that a piece of code imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module.partition(".")[0]


def names_needed():
    for path in all_notebooks():
        cells = nbformat.read(path, as_version=4).cells[1:]
        for cell in cells:
            if cell.cell_type == "code":
                source = re.sub(r"^\s*[%!].*", "", cell.source, flags=re.M)
                yield from imports_in(source)
    for path in PACKAGE.rglob("*.py"):
        yield from imports_in(path.read_text("utf-8"))


def test_everything_that_a_chapter_imports_is_there():
    own = {path.name for path in PACKAGE.parent.iterdir()} | NOT_NEEDED
    foreign = set(names_needed()) - own - sys.stdlib_module_names
    assert len(foreign) > 5
    brought = "cycler matplotlib filelock torch IPython ipywidgets numpy pandas"
    words = f"{brought} traitlets ipywidgets".split()  # a library, what brings it along
    by = dict(zip(words[::2], words[1::2], strict=True))
    assert {by.get(name, name) for name in foreign} <= set(binder())


def test_versions_are_those_that_are_tested():
    text = (ROOT / "requirements.txt").read_text()
    required = dict(re.findall(r"^([\w-]+)==(.+)$", text, re.M))
    pinned = {name: v for name, v in binder().items() if name in required and v}
    assert len(pinned) > 8
    assert pinned == {name: required[name] for name in pinned}


def test_the_package_itself_is_installed():
    script = ROOT / "binder/postBuild"
    assert script.stat().st_mode & 0o111, "Binder runs it only if it can be executed"
    assert re.search(r"^pip install .*--no-deps \.$", script.read_text(), re.M)
