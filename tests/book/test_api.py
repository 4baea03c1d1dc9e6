"""The API reference lists every public name, and autodoc can read the docstrings."""

import re
from importlib import import_module

import pytest

import annotated
import annotated_book.widgets
import annotated_lab
from book.extensions import api_docs
from tests.helpers.pages import ROOT, headings

LISTED = re.compile(r"\.\. automodule:: (\S+)\n   :members:(?: (.+))?")
BLOCKS = [  # module, its names; without a list, autodoc takes those of `__all__`
    (module, names.split(", ") if names else import_module(module).__all__)
    for module, names in LISTED.findall((ROOT / "book/api.md").read_text("utf-8"))
]


def test_every_public_name_is_listed_once():
    listed = [name for _, names in BLOCKS for name in names]
    assert sorted(listed) == sorted(
        annotated.__all__
        + annotated_lab.__all__
        + ["checkup", "checkup_part"]
        + annotated_book.widgets.__all__
    )


@pytest.mark.parametrize("module, names", BLOCKS, ids=[module for module, _ in BLOCKS])
def test_names_stand_under_their_module(module, names):
    assert module in headings("api.md").values()
    for name in names:
        thing = getattr(import_module(module), name)
        assert thing.__module__.startswith(module)


def test_every_public_name_has_a_docstring():
    assert [n for n in annotated.__all__ if not getattr(annotated, n).__doc__] == []


def test_text_becomes_restructured_text():
    assert api_docs.as_rst("Ids `ids` of (*B, L).") == r"Ids ``ids`` of (\*B, L)."
    assert api_docs.as_rst("|x| and `a * b`") == r"\|x\| and ``a * b``"


def mended(text):
    lines = text.splitlines()
    api_docs.mend_docstring(None, "function", "f", None, None, lines)
    return "\n".join(lines)


def test_indented_paragraphs_become_code_but_arguments_do_not():
    text = "It adds.\n\n    f(*args)\n\n    `g`\n\nThen `h`."
    assert mended(text) == ("It adds.\n\n::\n\n    f(*args)\n\n    `g`\n\nThen ``h``.")
    text = "It adds.\n\nArgs:\n    mask: `True` = (*B, Q).\n\n    More."
    assert "::" not in mended(text) and r"(\*B, Q)" in mended(text)


def signature(name, thing, shown):
    return api_docs.own_signature(None, "class", name, thing, None, shown, None)[0]


def test_widgets_show_their_own_arguments():
    hidden = "(*args: t.Any, **kwargs: t.Any)"
    for name in annotated_book.widgets.__all__:
        shown = signature(name, getattr(annotated_book.widgets, name), hidden)
        assert shown.startswith("(") and not shown.startswith("(*args"), name
    assert signature("f", None, "(x)") == "(x)"


def test_long_signature_is_not_a_list_of_definitions():
    line = '<dd><em class="sig-param">x</em>,</dd>'
    sig = f'<dt>f(<dl>\n{line}\n{line}\n</dl>\n\n<span class="sig-paren">)</span></dt>'
    context = {"body": sig}
    api_docs.mend_signatures(None, "api", None, context, None)
    assert not re.search("<d[ld]>|</d[ld]>", context["body"])
    assert context["body"].count("<span") == context["body"].count("</span>")
