"""Of the theme's style sheets and the fonts of formulas, what no page uses is left out.

A rule stays if each class and id that its selector names stands in some page or in a script
that may add it. The fonts keep the characters that stand in some formula.
"""

import logging
import re
from html import unescape

import tinycss2
from fontTools import subset
from fontTools.ttLib import TTFont

from book.extensions.static_widgets import minified

logging.getLogger("fontTools").setLevel(logging.WARNING)  # else it tells each step

NAMED = re.compile(r"[.#]([A-Za-z_][\w-]*)")
# Names in there need not all be there.
CHOICE = re.compile(r":(?:is|where|not|has)\(|\\")
SKIP = dict(skip_comments=True, skip_whitespace=True)
ATTRIBUTE = re.compile(r"\[[^]]*\]")
SPAN = re.compile(r"<(/?)span\b|>([^<]+)(?=<)")


def trim(out, html):
    """Trim the style sheets and fonts in `out` to what `html`, the text of all pages, uses."""
    static = out / "_static"
    scripts = "".join(
        path.read_text("utf-8")
        for path in static.rglob("*.js")
        if path.name not in ("fontawesome.js", "bootstrap.js")  # layout.html drops them
    )
    used = set(re.findall(r"[\w-]+", scripts))
    for names in re.findall(r'\b(?:class|id)="([^"]*)"', html):
        used.update(names.split())
    for path in static.rglob("*.css"):
        if not {"widgets", "katex"} & set(path.relative_to(static).parts):
            path.write_text(trim_rules(path.read_text("utf-8"), used), "utf-8")
    characters = set(map(ord, formula_characters(html)))
    for path in (static / "katex/fonts").glob("*.woff2"):
        keep_characters(path, characters, hinting=False, notdef_outline=True)


def trim_rules(css, used):
    """Remove the rules for classes and ids that are not in `used`."""
    rules = tinycss2.parse_stylesheet(css, **SKIP)
    return minified("".join(keep_rule(rule, used) for rule in rules), ".css")


def keep_rule(rule, used):
    if rule.type == "at-rule" and rule.lower_at_keyword in ("media", "supports"):
        inner = tinycss2.parse_rule_list(rule.content, **SKIP)
        content = "".join(keep_rule(one, used) for one in inner)
        prelude = tinycss2.serialize(rule.prelude)
        return f"@{rule.at_keyword}{prelude}{{{content}}}" if content else ""
    if rule.type != "qualified-rule":
        return rule.serialize()
    selectors = tinycss2.serialize(rule.prelude)
    if not CHOICE.search(selectors):
        selectors = ",".join(one for one in selectors.split(",") if is_used(one, used))
    return f"{selectors}{{{tinycss2.serialize(rule.content)}}}" if selectors else ""


def is_used(selector, used):
    return set(NAMED.findall(ATTRIBUTE.sub("", selector))) <= used


def formula_characters(html):
    """Return all characters in what KaTeX drew."""
    found = set()
    for start in re.finditer(r'<span class="katex-html"', html):
        depth = 0
        for piece in SPAN.finditer(html, start.start()):
            if piece[2]:
                found.update(unescape(piece[2]))
                continue
            depth += -1 if piece[1] else 1
            if depth == 0:
                break
    return found


def keep_characters(path, codes, **options):
    font = TTFont(path)
    subsetter = subset.Subsetter(subset.Options(**options))
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.save(path)
