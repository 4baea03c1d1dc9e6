"""Pages whose address has changed: at the old one is a page that leads to the new one.

The browser follows an anchor, too: to the page that has it now, if one page has become two.
Where no script runs, the page goes on to the new page's start, and has a link.
"""

from pathlib import Path

from book.extensions.builders import runs_scripts

# Old page: the new one, and which anchors are elsewhere.
MOVED = {
    "book/21-what-came-after": (
        "book/21-one-stack-is-enough",
        {
            "book/22-todays-block": (
                "from-2017-to-llama",
                "rotary-positions",
                "grouped-query-attention",
                "rmsnorm",
                "a-gated-feed-forward-network",
                "put-together",
                "follow-the-shapes",
                "who-uses-what",
                "two-kinds-of-rotary-pairs",
                "repeat-instead-of-repeat-interleave",
                "summary",
            )
        },
    ),
    "book/deeper/21-what-came-after": ("book/deeper/22-todays-block", {}),
    "book/22-is-your-transformer-right": ("book/23-is-your-transformer-right", {}),
    "book/deeper/22-is-your-transformer-right": (
        "book/deeper/23-is-your-transformer-right",
        {},
    ),
}
SCRIPT = """
const moved = document.querySelectorAll('a[data-anchors]');
const id = decodeURIComponent(location.hash.slice(1));
const at = [...moved].find((link) => link.dataset.anchors.split(' ').includes(id)) ?? moved[0];
location.replace(at.href + location.hash);
"""
PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Moved: {old}</title>
<noscript><meta http-equiv="refresh" content="0; url={first}"></noscript>
</head>
<body>
<main>
<h1>This page has moved</h1>
{links}
</main>
<script>{script}</script>
</body>
</html>
"""


def page_of(old, new, elsewhere):
    """Return the page that leads from an old address to the new ones."""
    anchors = {new: (), **elsewhere}
    from_here = "../" * old.count("/")
    links = "\n".join(
        f'<p><a href="{from_here}{name}.html" data-anchors="{" ".join(ids)}">{name}</a></p>'
        for name, ids in anchors.items()
    )
    return PAGE.format(
        old=old, first=f"{from_here}{new}.html", links=links, script=SCRIPT
    )


def write(app, exception):
    if exception is not None or not runs_scripts(app):
        return
    for old, (new, elsewhere) in MOVED.items():
        # Not where only a part of the book is built.
        if {new, *elsewhere} <= app.env.found_docs:
            path = Path(app.outdir, f"{old}.html")
            path.write_text(page_of(old, new, elsewhere), "utf-8")


def setup(app):
    app.connect("build-finished", write)  # before light_pages
    return {"parallel_read_safe": True, "parallel_write_safe": True}
