"""How code is set on the pages: every character of it, with its idea and its names marked."""

import re
from html import unescape

import pytest
from docutils import nodes
from docutils.utils import new_document

from annotated import attention, show_source
from annotated_book.listings.idea import idea_cuts, idea_of
from book.extensions.folds import fold
from book.extensions.formula_names import mark_roles
from book.extensions.listings import python_html
from tests.helpers.pages import ROOT

DOCUMENTED = "def f(a: int = 1):\n    '''A\n    <b>.'''\n    return a & 1\n\n\nf()"
SOURCES = [show_source(attention), DOCUMENTED, "x = 1"]


def text_of(html):
    return unescape(re.sub("<[^>]*>", "", html))


@pytest.mark.parametrize("source", SOURCES)
def test_every_character_is_shown(source):
    assert text_of(python_html(source)) == source
    assert text_of(python_html(source, idea_cuts(source))) == source
    html, depth, left = python_html(source, idea_cuts(source)), [], []
    for tag, text in re.findall("(<[^>]*>)|([^<]+)", html):
        if tag.startswith("</"):
            depth.pop()
        elif tag:
            depth.append("rest" in tag)
        elif not any(depth):
            left.append(text)
    assert depth == []
    assert unescape("".join(left)).rstrip() == idea_of(source)


def test_names_have_roles_where_attention_is_meant():
    html = python_html("q, k, v = x.chunk(3)")
    assert re.findall(r'class="(role-\w+)">(\w)', html) == [
        ("role-query", "q"),
        ("role-key", "k"),
        ("role-value", "v"),
    ]
    assert "role" not in python_html("for key, value in x.items(): pass")
    assert "role" not in python_html('print("q, k, v")')


@pytest.mark.parametrize(
    ("tex", "roles"),
    [
        (r"\text{softmax}\left(\frac{QK^\top}{\sqrt{d_k}}\right) V", "QKV"),
        (r"\text{Attention}(QW_i^Q, KW_i^K, VW_i^V)", "QQKKVV"),
        ("q_0 \\cdot k_1 = 0", "qk"),
        ("v_0 = (4, 0)", "v"),
        ("W^Q", "Q"),
        (r"2 \cdot Q \cdot K \cdot d", ""),  # numbers of queries and keys
        ("512\\,V + k", ""),
        (r"\sqrt{d_k}", ""),
        (r"q \cdot b_k", ""),
    ],
)
def test_letters_have_roles_where_the_formula_is_about_attention(tex, roles):
    marked = mark_roles(tex)
    found = re.findall(r"\{\\htmlClass\{role-(\w+)\}\{(\w)\}\}", marked)
    assert "".join(letter for _, letter in found) == roles
    assert all(role[0] == letter.lower() for role, letter in found)
    plain = re.sub(r"\{\\htmlClass\{[\w-]+\}\{(\w)\}\}", r"\1", marked)
    plain = re.sub(r"\{\\htmlData\{\w+=(?:d_k|transpose)\}\{([^}]*)\}\}", r"\1", plain)
    plain = plain.replace(r"\htmlData{name=softmax}{\text{softmax}}", r"\text{softmax}")
    assert plain == tex


@pytest.mark.parametrize(
    ("tex", "names"),
    [
        (r"\max(0, xW_1 + b_1)W_2 + b_2", ["w_1", "w_2"]),
        (r"\text{Concat}(a)W^O = \sum_i h_i W_i^O", ["w_o", "w_o"]),
        ("W_{12} + W^Q", []),
    ],
)
def test_weights_of_a_formula_have_the_names_that_code_has(tex, names):
    marked = mark_roles(tex)
    assert re.findall(r"\\htmlData\{name=(\w+)\}", marked) == names
    code = python_html("self.w_o(x) + self.w_1(self.w_2)")
    assert re.findall(r'data-name="(\w+)"', code) == ["w_o", "w_1", "w_2"]


def cell(code, output="", **attributes):
    source = nodes.container("", nodes.literal_block(code, code))
    source["nb_element"] = "cell_code_source"
    found = nodes.container("", source, nb_element="cell_code", **attributes)
    if output:
        shown = nodes.raw("", output, format="html")
        found += nodes.container("", shown, nb_element="cell_code_output")
    return found


def page(*parts):
    document = new_document("page")
    section = nodes.section()
    section.extend(parts)
    document += section
    fold(None, document)
    return "\n".join(
        node.astext()
        for node in document.findall(
            lambda n: isinstance(n, nodes.raw | nodes.literal_block)
        )
    )


def raw(html):
    return nodes.raw("", html, format="html")


def test_cells_that_belong_together_share_a_fold():
    text = page(
        raw('<details class="answer"><summary>Answer</summary>'),
        nodes.paragraph("", "Yes."),
        raw("</details>"),
        cell("assert 1", hide_mode="all"),
        cell("assert 2", hide_mode="all"),
        cell("x = 3"),
    )
    assert text.count("<details") == text.count("</details>") == 1
    assert "<summary>Answer, and the code that checks it</summary>" in text
    assert text.index("assert 2") < text.index("</details>") < text.index("x = 3")
    text = page(
        cell("%matplotlib inline\nimport torch\n_ = torch.manual_seed(1)"),
        cell("from annotated import attention"),
        cell("import math\nx = math.pi"),
    )
    first, rest = text.split("</details>")
    assert first.startswith('<details class="fold imports"><summary>Imports</summary>')
    assert "manual_seed" in first and "attention" in first
    assert "math.pi" in rest and "<details" not in rest
    solution = dict(hide_mode="all", classes=["tag_solution"])
    text = page(
        cell("def f(): ...", **solution),
        cell("f()", "<p>4</p>", **solution),
        cell("g()", **solution),
        nodes.paragraph("", "The next exercise."),
        cell("h()", **solution),
        cell("assert h", hide_mode="all", classes=[]),
    )
    first, second, check, _ = text.split("</details>")
    assert text.count("<summary>Solution</summary>") == 2
    assert "def f" in first and "<p>4</p>" in first and "g()" in first
    assert "h()" in second and "<summary>The check</summary>" in check
    text = page(
        folded("def grow(x):\n    return x"),
        folded("y = grow(1)", "<svg></svg>"),
        folded("z = 2"),
    )
    first, second = text.split("</details>")[:2]
    assert first.startswith("<details") and "The code of this picture" in first
    assert "def grow" in first and "y = grow" in first and "<svg" not in first
    assert second.strip().startswith("<svg>")
    assert text.count("<details") == 2 and "<summary>Code: <code>z</code>" in second


@pytest.mark.parametrize(
    ("output", "mode", "classes", "label"),
    [
        ("", "all", ["tag_solution"], "Solution"),
        ("", "all", [], "The check"),
        ("<p>4</p>", "all", [], "The code, and what it prints"),
        ("<svg></svg>", "input", [], "The code of this picture"),
        ('<img alt="">', "input", [], "The code of this picture"),
        ("<table></table>", "input", [], "The code of this table"),
        ("<p>4</p>", "input", [], "The code of this output"),
    ],
)
def test_folds_are_named_for_their_content(output, mode, classes, label):
    text = page(cell("assert f()", output, hide_mode=mode, classes=classes))
    assert f"<summary>{label}</summary>" in text
    code, _, after = text.partition("</details>")
    assert "assert f()" in code
    assert (output in code) == (mode == "all" or not output)
    assert output in code + after


def folded(code, output=""):
    return cell(code, output, hide_mode="input", classes=[])


def test_folds_name_what_they_define_or_list():
    text = page(
        folded("def grow(x):\n    return x\nn = k = 1"),
        folded("y = [grow(n) for i in range(3)]", "<svg></svg>"),
        folded("i = x = y = 2\nprint(grow(y))", "<p>2</p>"),
        folded("k = 3\nprint(k)", "<p>3</p>"),
    )
    labels = re.findall("<summary>(.*?)</summary>", text)
    assert labels == [
        "The code of this picture, and <code>grow</code> for later",
        "The code of this output",
        "The code of this output",
    ]
    text = page(
        folded("class Net:\n    def run(self): ...\nn = 3"),
        nodes.paragraph("", "Between."),
        folded("for i in range(3):\n    print(i)"),
    )
    assert "<summary>Code: <code>Net</code></summary>" in text
    assert "<summary>Code</summary>" in text
    text = page(cell("show_source(Decoder.forward)", "<pre></pre>", hide_mode="all"))
    assert "<summary>The listing of <code>Decoder.forward</code></summary>" in text


def test_class_of_highlighted_names_is_not_used_by_widgets():
    """Widgets stand in the same page: "lit" was a class of the machine explorer, too."""
    script = (ROOT / "book/assets/listings.js").read_text("utf-8")
    styles = (ROOT / "book/assets/listings.css").read_text("utf-8")
    (name,) = set(re.findall(r'part\.classList\.\w+\("([\w-]+)"\)', script))
    assert f".bd-article .{name} {{" in styles
    for file in (ROOT / "src/annotated_book/widgets").rglob("*.css"):
        assert f".{name}" not in file.read_text("utf-8"), file.name
