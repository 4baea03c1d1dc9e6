"""The search: learners' own words lead to the right section, while they are typed."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.visits import SITE

# What a learner types -> what the address of one of the first three sections begins with
ASKED = """
why divide by sqrt dk = 06- deeper/06-
what is a token = 03- glossary
how does attention work = 06-
why sine and cosine = 05-
how does the model know word order = 05- 12-
what does the mask do = 08-
look-ahead mask = 08- glossary
padding mask pytorch = 08- pytorch-masks
BPE = 03- glossary
weight tying = 04- glossary
gradient checkpointing = deeper/20- glossary
context window = glossary 21-
FlashAttention = 20- deeper/20- glossary
teacher forcing = 13- glossary
exposure bias = 13- 16- 17- glossary
beam search = 17-
nucleus sampling = 17- glossary
why is my loss nan = 16- 23- deeper/16- 08- deeper/08-
warmup = 16- deeper/16-
learning rate schedule = 16- deeper/16-
layernorm vs batchnorm = 10- deeper/10-
pre norm or post norm = 11- deeper/11-
skip connection = 11-
kv cache = 13- 17- 20- deeper/20- glossary
bleu score = 18-
what is a head = 07- glossary
multihead attention = 07- glossary
feed forward network why = 09- deeper/09-
rope embeddings = 22- deeper/05- glossary
fine tuning = 18- deeper/18- glossary
how to debug my transformer = 23- deeper/23-
induction heads = 19- deeper/19- deeper/21- glossary
cross attention = 13- glossary
shifted right = 13- glossary
train on my own data = deeper/18-
attentoin = 06- glossary
positonal encoding = 05-
Layer nrom = 10-
chapter 6 = 06-
21 = 21-
install = installation
masking = 08-
notation = notation
nn.Transformer arguments = nn-transformer
nn.TransformerDecoder without encoder = nn-transformer
batch_first = nn-transformer
pytorch mask true means masked = pytorch-masks 08- deeper/08-
memory_key_padding_mask = pytorch-masks
float mask added = pytorch-masks
attn_mask per head = pytorch-masks
is_causal = pytorch-masks deeper/08-
enable_nested_tensor warning = nn-transformer
hallucination = in-the-world glossary
gender bias = in-the-world glossary
RLHF = glossary deeper/21- 21-
DPO = glossary deeper/21- 21-
MBR = deeper/17- glossary
pad token equals eos token = other-texts
left padding or right padding = other-texts deeper/05- deeper/03-
perplexity sliding window = other-texts glossary
transformer classifier = other-texts
time series forecasting = other-texts
random seeds = judging-claims deeper/18-
probe selectivity = judging-claims glossary
data contamination = judging-claims glossary
LoRA = glossary deeper/21- deeper/22-
speculative decoding = glossary 20- deeper/20-
in-context learning = 21- glossary
chain of thought = 21- glossary
sparse autoencoder = deeper/19- glossary
"""
ASKED = dict(line.split(" = ") for line in ASKED.strip().splitlines())


@pytest.fixture(scope="module")
def find(search_page):
    """Return what the search finds for a text: (what was looked for, addresses)."""
    page = search_page
    script = """(typed) => {
        const { query, hits } = findSections(typed);
        return [query, hits.map(({ address, anchor }) => `${address}#${anchor}`)];
    }"""
    return lambda typed: page.evaluate(script, typed)


@pytest.fixture(scope="module")
def search_page(browser):
    page = browser.new_page()
    page.goto((SITE / "search.html").as_uri() + "?q=a")
    page.wait_for_function("() => window.findSections")
    yield page
    page.close()


def test_nine_in_ten_find_their_section_among_the_first_three(find):
    assert len(ASKED) >= 40
    missed = {}
    for typed, wanted in ASKED.items():
        first = [address.removeprefix("book/") for address in find(typed)[1][:3]]
        if not any(address.startswith(tuple(wanted.split())) for address in first):
            missed[typed] = first
    assert len(missed) <= len(ASKED) / 10, missed


@pytest.mark.parametrize(
    ("typed", "meant"),
    {
        "attentoin": "attention",  # two letters exchanged
        "atention": "attention",  # one missing
        "attenntion": "attention",  # one too many
        "attemtion": "attention",  # one wrong
        "nrom": "norm",
        "causal": "causal",  # known words stay as they are
        "xattemtiom": "xattemtiom",  # more than one mistake
        "constructor": "constructor",  # a name of every JavaScript object
        "__proto__ the d_k": "__proto__ the d_k",
    }.items(),
)
def test_one_mistake_in_a_word_is_corrected(typed, meant, find):
    assert find(typed)[0] == meant


def test_every_result_leads_to_its_heading():
    script = (SITE / "_static/sections.js").read_text("utf-8")
    found = json.loads(script.removeprefix("window.SECTIONS = ").removesuffix(";"))
    addresses = {
        (found["pages"][one["page"]][0], one["anchor"]) for one in found["sections"]
    }
    assert len(addresses) > 900
    for page in {page for page, _ in addresses}:
        html = (SITE / page).read_text("utf-8")
        ids = {"", *re.findall(r'\bid="([^"]+)"', html)}
        assert {anchor for name, anchor in addresses if name == page} <= ids
    texts = " ".join(one["text"] for one in found["sections"])
    assert "def forward(self" not in texts  # no code


def test_results_come_while_one_types(open_page):
    visit = open_page("book/08-masking.html")
    page = visit.page
    assert page.locator("script[src*=sections]").count() == 0
    page.keyboard.press("Control+k")
    page.keyboard.type("why divide by sq")
    dialog = page.locator("#pst-search-dialog")
    first = dialog.locator(".search-hits a").first
    expect(first).to_have_text("Without the division, one random key takes 95%")
    expect(dialog.get_by_role("status")).to_contain_text("sections, the best first.")
    page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(dialog.get_by_role("searchbox")).to_be_focused()
    first.click()
    page.wait_for_url("**/06-scaled-dot-product-attention.html#without-the-division-*")
    assert visit.problems == []


def test_a_page_of_results(open_page):
    visit = open_page("search.html?q=positonal%20encoding")
    page = visit.page
    results = page.locator(".search-hits li")
    expect(results.first).to_contain_text("5 · Positional encoding")
    expect(results.first.locator("mark").first).to_have_text(
        re.compile("^position", re.I)
    )
    expect(page.get_by_role("status")).to_contain_text(
        "Nothing is found for “positonal encoding”. Shown is “positional encoding”:"
    )
    page.get_by_role("searchbox").first.fill("zzzz")
    expect(results).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("Try fewer or other words.")
    page.get_by_role("searchbox").first.fill("<img src=x onerror=alert(1)>")
    expect(page.locator("img[src=x]")).to_have_count(0)
    assert visit.problems == []
