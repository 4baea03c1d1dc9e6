"""The search forgives a mistake, and shows the page first whose heading was asked for."""

import json
import shutil
import subprocess

import pytest
from playwright.sync_api import expect

from tests.browser.visits import ROOT

# What is typed -> where the first result leads
ASKED = {
    "attentoin": "book/06-scaled-dot-product-attention.html",
    "attention": "book/06-scaled-dot-product-attention.html",
    "chapter 6": "book/06-scaled-dot-product-attention.html",
    "6": "book/06-scaled-dot-product-attention.html",
    "Chapter 21": "book/21-what-came-after.html",
    "layer norm": "book/10-layer-norm.html",
    "Layer nrom": "book/10-layer-norm.html",
    "positonal encoding": "book/05-positional-encoding.html",
    "masking": "book/08-masking.html",
    "glossary": "book/glossary.html",
    "notation": "book/notation.html",
}


@pytest.mark.parametrize("typed", ASKED)
def test_the_page_with_the_heading_comes_first(typed, open_page):
    visit = open_page(f"search.html?q={typed}")
    first = visit.page.locator("#search-results li a").first
    first.wait_for()
    assert first.get_attribute("href").split("#")[0] == ASKED[typed]
    visit.page.wait_for_load_state("networkidle")
    assert visit.problems == []


def test_a_page_is_read_when_its_result_comes_into_view(open_page):
    visit = open_page("search.html?q=attention")
    results = visit.page.locator("#search-results li")
    read = results.locator("p.context")
    expect(visit.page.locator("#search-results h2")).to_have_text("Search Results")
    expect(results.nth(2).locator("p.context")).not_to_be_empty()
    expect(results.first.locator("p.context")).not_to_be_empty()
    expect(results.first).not_to_contain_text("You are here")
    visit.settle()
    assert results.count() > 60 and read.count() < 20
    results.nth(40).scroll_into_view_if_needed()
    expect(results.nth(40).locator("p.context")).not_to_be_empty()
    visit.settle()
    assert read.count() < 40
    assert visit.problems == []


def test_mended_words_and_missing_numbers(open_page):
    page = open_page("search.html?q=positonal%20encoding").page
    expect(page.locator(".search-mended")).to_have_text(
        "Nothing is found for “positonal encoding”. "
        "Shown is what is found for “positional encoding”."
    )
    page = open_page("search.html?q=positional%20encoding").page
    page.locator("#search-results li a").first.wait_for()
    expect(page.locator(".search-mended")).to_have_count(0)
    for word in ("chapter%2099", "constructor", "__proto__", "hasownproperty"):
        page = open_page(f"search.html?q={word}").page
        expect(page.locator("#search-results h2")).to_have_text("Search Results")
        expect(page.locator("#search-results a[href*=undefined]")).to_have_count(0)


INDEX = {
    "terms": {"attent": [0, 1], "mask": 1, "posit": [0], "norm": 1, "from": [0, 1]},
    "titleterms": {"attent": [0]},
    "objects": {"annotated": [[0, 0, 1, "", "causal_mask"]]},
}
STUBS = """
const vm = require("node:vm"), fs = require("node:fs");
const context = vm.createContext({
  Search: { _index: INDEX, htmlToText() {} }, Scorer: {}, stopwords: ["the"], window: {},
  Stemmer: class { stemWord(word) { return word.replace(/(ion|ional|ing)$/, ""); } },
});
vm.runInContext(fs.readFileSync(process.argv[1], "utf8"), context);
const mended = vm.runInContext("mended", context);
console.log(JSON.stringify(JSON.parse(process.argv[2]).map((word) => mended(word))));
"""
# What is typed -> what is looked for
MENDED = {
    "attentoin": "attention",  # two letters exchanged
    "atention": "attention",  # one missing
    "attenntion": "attention",  # one too many
    "attemtion": "attention",  # one wrong
    "nrom": "norm",  # exchanged rather than wrong
    "Attention": "Attention",  # known words stay as they are
    "causal": "causal",  # part of a name
    "atemtion": "atemtion",  # two mistakes are two too many
    "constructor": "constructor",  # a name of every JavaScript object
    "the": "the",
    "d_k": "d_k",
}


def test_one_mistake_is_mended():
    code = STUBS.replace("INDEX", json.dumps(INDEX))
    script = ROOT / "book/assets/search.js"
    command = [shutil.which("node"), "-e", code, str(script), json.dumps([*MENDED])]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert dict(zip(MENDED, json.loads(done.stdout), strict=True)) == MENDED
