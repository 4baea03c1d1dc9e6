"""The instruments speak the field's language too: what they say is held to the book's terms."""

import ast
import re
from pathlib import Path

import pytest

from annotated_book.widgets.kit.base import WIDGETS
from tests.book.test_voice import BRITISH, home_made

SCRIPTS = [p for p in WIDGETS.rglob("*.js") if ".bundle" not in p.name]
MODULES = list(WIDGETS.rglob("*.py"))
VOCABULARY = "story_lab/world.js"  # the words of the small world
FILES = sorted(
    {str(p.relative_to(WIDGETS)) for p in [*SCRIPTS, *MODULES]} - {VOCABULARY}
)
QUOTED = re.compile(r"“[^“”]*”")
# Where a token is meant: an English number and a story of the small world have words.
WORD = re.compile(r"\b(?:all|each|every|other|fewer|chosen) words?\b", re.IGNORECASE)
PERCENT = re.compile(r"[\d}] %(?=[`\".<,]| of | on | still)")  # as on the pages: 15%
BASES = ("Widget", "LiveWidget", "ManyLanguages")
HAVE_WORDS = ("in_page", "story_lab", "translator", "machine")
COMMENT = re.compile(r"/\*.*?\*/|(?:^|(?<=\s))//[^\n]*", re.DOTALL)
JOINT = re.compile(r"[\"`]\s*\+\s*[\"`]")


def in_script(code: str) -> str:
    """All but the comments. What reads like one of the book's words is a text, not a name."""
    return JOINT.sub("", COMMENT.sub(" ", code))


def in_module(code: str) -> str:
    """The strings, and the docstrings of the instruments, which `help` shows."""
    tree = ast.parse(code)
    documented = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
    ]
    inner = {
        id(node.body[0].value)
        for node in documented
        if not is_instrument(node) and node.body and isinstance(node.body[0], ast.Expr)
    }
    strings = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return "\n".join(
        string.value
        for string in strings
        if isinstance(string.value, str) and id(string) not in inner
    )


def is_instrument(node: ast.AST) -> bool:
    bases = getattr(node, "bases", [])
    return any(getattr(base, "id", "") in BASES for base in bases)


def texts_of(file: str) -> str:
    path = Path(WIDGETS, file)
    read = in_script if path.suffix == ".js" else in_module
    return QUOTED.sub(" ", read(path.read_text("utf-8")))


@pytest.mark.parametrize("file", FILES)
def test_the_terms_are_those_of_the_field(file):
    texts = texts_of(file)
    assert home_made(texts) == {}
    assert BRITISH.findall(texts) == []
    assert PERCENT.findall(texts) == []
    if not file.startswith(HAVE_WORDS):
        assert WORD.findall(texts) == []


def test_texts_are_found_and_comments_are_not():
    script = (
        '// hides the token\nconst s = `${x} the model ` +\n  "writes";  /* mend */'
    )
    assert home_made(in_script(script)) == {"model writes": "generates, predicts"}
    module = (
        'def f():\n    """Whoever it is."""\n    return f"{x} whole numbers"\n'
        'class A(Widget):\n    """Taken out."""\n'
    )
    assert set(home_made(in_module(module))) == {"whole numbers", "Taken out"}
