"""Style sheets and fonts without what no page uses; what may be used stays."""

import pytest

from book.extensions.trim import formula_characters, trim_rules

USED = {"card", "open", "top"}


@pytest.mark.parametrize(
    "css, left",
    [
        (".card{a:b}.modal{a:b}", ".card{a:b}"),
        (".card .modal{a:b}", ""),
        (".modal,.card p,#top{a:b}", ".card p,#top{a:b}"),
        ("html,p:hover{a:b}", "html,p:hover{a:b}"),
        ('a[href=".modal"]{a:b}', 'a[href=".modal"]{a:b}'),
        (".card:not(.modal){a:b}", ".card:not(.modal){a:b}"),
        (":is(.modal,.card){a:b}", ":is(.modal,.card){a:b}"),
        ("@media print{.modal{a:b}}", ""),
        ("@media print{.modal{a:b}.open{a:b}}", "@media print{.open{a:b}}"),
        ("@font-face{font-family:x}", "@font-face{font-family:x}"),
        ("/* said */.card{--x: 1}", ".card{--x: 1}"),
    ],
)
def test_rule_stays_if_something_may_use_it(css, left):
    assert trim_rules(css, USED).strip() == left


def test_characters_of_formulas_and_of_nothing_else():
    html = (
        '<p>Zebra <span class="katex"><span class="katex-html">'
        "<span>a</span>&lt;<span>∑<span>b</span></span></span></span> quick</p>"
    )
    assert formula_characters(html) == set("a<∑b")
