"""Faults of a page: each is planted in a copy of the site, where a browser test must see it.

`plant_in_site.py` plants them all at once, so each has a page, or a widget's file, of its own.
"""

import random
from typing import NamedTuple

THEIRS = "_modules/annotated/"  # source of the package: pages that are all alike
POLICY = 'http-equiv="Content-Security-Policy"'
TELEPHONE, SCREEN = "-dark-390-http", "-light-1280-file"  # looks of test_pages.py


class SiteFault(NamedTuple):
    """In `file`, of the site or of the package's widgets, each `old` becomes its `new`.

    The test, of tests/browser, must fail because of it and speak of it with these words.
    """

    name: str
    file: str
    changes: dict[str, str]
    test: str
    says: str


def on_page(name, page, new, test, says, look="", old="</article>"):
    """Put this before the end of the page, or at another place."""
    test = f"test_pages.py::{test}[{page}{look}]"
    return SiteFault(name, page, {old: new + old}, test, says)


def by_script(name, page, code, test, says, look=TELEPHONE):
    """Run a script, which the page's policy would otherwise forbid."""
    changes = {POLICY: "", "</body>": f"<script>{code}</script></body>"}
    return SiteFault(name, page, changes, f"test_pages.py::{test}[{page}{look}]", says)


def in_widget(name, file, changes, test, says):
    return SiteFault(name, f"annotated_book/widgets/{file}", changes, test, says)


LINKS = "test_links_lead_somewhere"
ACCESSIBLE = "test_is_accessible"
USED = "test_all_can_be_seen_read_and_used"
NOISE = random.Random(0).randbytes(300_000).hex()  # packed, it has 300 kB

FROM_ELSEWHERE = [
    on_page(
        "a script of another server",
        "book/citing.html",
        '<script src="https://cdn.example.org/a.js"></script>',
        *(LINKS, "script asks for https://cdn.example.org"),
    ),
    on_page(
        "a font of another server",
        "book/how-to-read.html",
        '<link rel="stylesheet" href="https://fonts.example.org/a.css">',
        *(LINKS, "link asks for https://fonts.example.org"),
    ),
    on_page(
        "a picture of another server, in a style",
        f"{THEIRS}scores.html",
        '<p style="background: url(https://img.example.org/a.png)">A</p>',
        *("test_has_no_errors", "https://img.example.org/a.png", TELEPHONE),
    ),
    by_script(
        "a request to another server",
        f"{THEIRS}transformer/masks.html",
        "fetch('https://count.example.org/').catch(() => {})",
        *("test_asks_no_other_server", "https://count.example.org/"),
    ),
    SiteFault(
        "nothing forbids such a request",
        "book/references.html",
        {POLICY: ""},
        "test_pages.py::test_scripts_may_ask_no_other_server[book/references.html]",
        "ValueError: not enough values to unpack",
    ),
]

WORDS = [
    on_page(
        "a picture without a text alternative",
        "book/installation.html",
        '<img src="../_static/favicon.svg">',
        *("test_pictures_have_a_text_alternative", "no text for"),
    ),
    on_page(
        "a drawing without a name",
        f"{THEIRS}transformer/config.html",
        '<svg role="img" viewBox="0 0 9 9"><path d="M0 0h9" /></svg>',
        *(ACCESSIBLE, "svg-img-alt", TELEPHONE),
    ),
    on_page(
        "a field without a label",
        f"{THEIRS}transformer/embeddings.html",
        '<input type="text">',
        *(ACCESSIBLE, "label: ", TELEPHONE),
    ),
    on_page(
        "a level of headings left out",
        f"{THEIRS}transformer/layers.html",
        "<h5>A heading</h5>",
        *(ACCESSIBLE, "heading-order", TELEPHONE),
    ),
    on_page(
        "a link to a page that is not there",
        "book/coverage.html",
        '<a href="chapter-23.html">On</a>',
        *(LINKS, "chapter-23.html is missing"),
    ),
    on_page(
        "a link to a heading that is not there",
        "book/glossary.html",
        '<a href="notation.html#the-letters">On</a>',
        *(LINKS, "#the-letters: no such place"),
    ),
    SiteFault(
        "a question whose right answer is not told",
        "book/11-the-sublayer-residual.html",
        {"<p><strong>32.</strong> ": "<p>"},
        "test_questions.py::test_a_page_has_what_its_questions_need[11-the-sublayer-residual]",
        "AssertionError",
    ),
    SiteFault(
        "two pages of one title",
        "book/colab-and-binder.html",
        {"<title>Where the chapters run": "<title>Notation and names"},
        "test_theme.py::test_every_page_has_a_title_of_its_own",
        "AssertionError",
    ),
    SiteFault(
        "no description",
        "book/false-sentences.html",
        {'<meta name="description"': '<meta name="gone"'},
        "test_sharing.py::test_a_link_to_it_has_title_description_and_picture"
        "[book/false-sentences.html]",
        "not enough values to unpack",
    ),
]

LOOKS = [
    on_page(
        "pale text in dark mode",
        f"{THEIRS}transformer/model.html",
        '<p style="color: light-dark(#222, #333)">Pale</p>',
        *(ACCESSIBLE, "color-contrast", TELEPHONE),
    ),
    on_page(
        "pale text in light mode",
        "book/faults-and-checks.html",
        '<p style="color: light-dark(#ddd, #ddd)">Pale</p>',
        *(ACCESSIBLE, "color-contrast", SCREEN),
    ),
    on_page(  # of tokens one of each kind is looked at
        "a pale token in dark mode",
        f"{THEIRS}transformer/attention.html",
        '<div class="highlight"><pre><span class="odd" style="color: #333">Pale</span></pre></div>',
        *(ACCESSIBLE, "color-contrast", TELEPHONE),
    ),
    on_page(  # of drawings those that hold no more than lines and words are left out
        "a link in a drawing",
        f"{THEIRS}transformer/decoder_only.html",
        '<svg role="img" aria-label="A mask"><a href="#"><path d="M0 0h9v9z" /></a></svg>',
        *(ACCESSIBLE, "link-name", TELEPHONE),
    ),
    on_page(
        "text of 8 pixels",
        f"{THEIRS}training/loop.html",
        '<p style="font-size: 8px">Small</p>',
        *(USED, "'tooSmall'", TELEPHONE),
    ),
    on_page(
        "wider than a telephone",
        f"{THEIRS}data/vocabulary.html",
        '<p style="width: 600px">Wide</p>',
        *("test_fits_the_screen", "assert 6", TELEPHONE),
    ),
    on_page(
        "text cut off on a telephone",
        f"{THEIRS}data/byte_pairs.html",
        f'<p style="overflow: hidden; white-space: nowrap">{"Long text " * 20}</p>',
        *(USED, "'cut'", TELEPHONE),
    ),
    on_page(
        "an end of a text is hidden",
        f"{THEIRS}training/batches.html",
        f'<p style="max-height: 2em; overflow: clip">{"Long text " * 40}</p>',
        *(USED, "'cut'", TELEPHONE),
    ),
    on_page(
        "a page over its weight",
        "book/how-this-book-is-tested.html",
        f'<script type="application/json">"{NOISE}"</script>',
        *("test_is_light", "assert total <= HEAVIEST", SCREEN),
    ),
    by_script(
        "text that jumps as the page loads",
        f"{THEIRS}decoding/greedy.html",
        "setTimeout(() => document.querySelector('main').style.paddingTop = '400px', 60)",
        *("test_nothing_moves_while_it_loads", "0.25"),
    ),
    by_script(
        "a heading that pulses, whatever the reader has asked for",
        f"{THEIRS}decoding/beam.html",
        "document.querySelector('h1').animate([{ opacity: 0.9 }, { opacity: 1 }], "
        "{ duration: 900, iterations: Infinity })",
        *(USED, "'moving'"),
    ),
]

HANDS = [
    on_page(
        "a control that the Tab key passes by",
        f"{THEIRS}decoding/sampling.html",
        '<button tabindex="-1">Press</button>',
        *(USED, "'unreachable'", TELEPHONE),
    ),
    by_script(
        "a trap for the keyboard",
        f"{THEIRS}decoding/kv_cache.html",
        "document.querySelector('main a').addEventListener('keydown', "
        "(event) => event.key === 'Tab' && event.preventDefault())",
        *(USED, "'trapping'"),
    ),
    on_page(
        "a focus that nobody sees",
        f"{THEIRS}data/tokenizers.html",
        ' style="outline: 0 !important; box-shadow: none !important"',
        *("test_keyboard_focus_is_visible", "stop 0", TELEPHONE),
        old=' href="#main-content"',
    ),
    on_page(
        "a veil that takes all clicks",
        f"{THEIRS}inspection.html",
        '<div style="position: fixed; inset: 0; z-index: 9999"></div>',
        *(USED, "'covered'", TELEPHONE),
    ),
    SiteFault(
        "a page that does not scroll",
        f"{THEIRS}data/number_words.html",
        {"<body ": '<body style="overflow: hidden" '},
        f"test_pages.py::{USED}[{THEIRS}data/number_words.html{TELEPHONE}]",
        "'locked'",
    ),
    SiteFault(
        "a button whose handler is gone",
        "book/notation.html",
        {"theme-switch-button": "theme-button"},
        "test_theme.py::test_colour_mode_can_be_chosen_and_is_kept",
        "dark",
    ),
    SiteFault(
        "a widget that never wakes",
        "book/gauntlet.html",
        {"data-files=": "data-file-names="},
        f"test_pages.py::{USED}[book/gauntlet.html{TELEPHONE}]",
        "'asleep'",
    ),
    SiteFault(
        "a widget whose script is missing",
        "book/13-the-decoder.html",
        {'data-files="': 'data-files="Missing.js '},
        f"test_pages.py::test_has_no_errors[book/13-the-decoder.html{TELEPHONE}]",
        "Missing.js",
    ),
    by_script(
        "a script that breaks",
        f"{THEIRS}translator/translator.html",
        "missing()",
        *("test_has_no_errors", "missing is not defined"),
    ),
    on_page(
        "two places of one name",
        f"{THEIRS}training/checkpoints.html",
        '<p id="main-content">Here?</p>',
        *(USED, "'named_twice'", TELEPHONE),
    ),
]

WIDGETS = [
    in_widget(
        "a box to tick that does nothing",
        "attention_by_hand/attention_by_hand.js",
        {'set("scale")': 'set("scales")'},
        "test_odd_values.py::test_every_control_does_something[AttentionByHand]",
        "checkbox ÷ √d_k",
    ),
    in_widget(
        "a box for a number that takes what is none",
        "norm_cube/norm_cube.js",
        {"bad = numbers.findIndex((x) => !fits(x));": "bad = -1;"},
        "test_odd_values.py::test_odd_texts_in_every_box[NormCube]",
        "NaN",
    ),
    in_widget(
        "an address that may ask for any case",
        "gauntlet/gauntlet.js",
        {"oneOf(range(cases.length, 1))": "Number"},
        "test_odd_values.py::test_odd_addresses[Gauntlet]",
        "Gauntlet.case",
    ),
]

SITE_FAULTS = [*FROM_ELSEWHERE, *WORDS, *LOOKS, *HANDS, *WIDGETS]
