"""Pages that ask no other server for anything, and carry only what they use."""

import re
from base64 import b64encode
from hashlib import sha256
from html import unescape
from pathlib import Path

from sphinx.errors import ExtensionError

from book.extensions.builders import runs_scripts
from book.extensions.trim import keep_characters, trim

POLICY = (
    "default-src 'none'; base-uri 'none'; form-action 'self'; connect-src 'self'; "
    "img-src 'self' data:; font-src 'self'; worker-src 'self'; "
    "script-src 'self' 'unsafe-hashes'{scripts}; "
    "style-src 'self'{styles}; style-src-attr 'unsafe-inline'"
)
# In the contents: a page, and the arrow that shows those below it, which the theme gives no name.
TOGGLE = re.compile(
    r'(<a [^>]*>([^<]*)</a><details[^>]*><summary)(?=><span class="toctree-toggle")'
)
SCRIPT = r"<script(?![^>]*(?:src=|/json))[^>]*>(.*?)</script>"
PRIVATE_USE = "[\ue000-\uf8ff]"  # the code points of icons


def drop(html, pattern):
    """Remove what `pattern` finds from `html`, in a template. It must be there."""
    slim, found = re.subn(pattern, "", html)
    if not found:
        raise ExtensionError(f"The theme has changed: nothing matches {pattern!r}.")
    return slim


def add_filter(app):
    if runs_scripts(app):
        app.builder.templates.environment.filters["drop"] = drop


def mend_body(app, pagename, templatename, context, doctree):
    """Fetch pictures further down only when the reader comes near them."""
    if runs_scripts(app):
        body = context.get("body", "")
        context["body"] = body.replace("<img ", '<img loading="lazy" ')


def finish(app, exception):
    if exception is None and runs_scripts(app):
        out = Path(app.outdir)
        paths = [p for p in out.rglob("*.html") if "_static" not in p.parts]
        pages = {path: path.read_text("utf-8") for path in paths}
        everything = "".join(pages.values())
        keep_icons_in_use(out, everything)
        trim(out, everything)
        for path, html in pages.items():
            path.write_text(with_policy(with_named_toggles(html)), "utf-8")


def with_named_toggles(html):
    return TOGGLE.sub(r'\1 aria-label="Pages below \2"', html)


def keep_icons_in_use(out, html):
    """Cut the icon font from 156 kB to the 2 kB in use, and the style sheet likewise."""
    used = set(re.findall(r"\bfa-[a-z0-9-]+", html))

    def keep_if_used(rule):
        names = set(re.findall(r"fa-[a-z0-9-]+", rule[0]))
        return rule[0] if names & used else ""

    css_path = out / "_static/styles/pydata-sphinx-theme.css"
    css = css_path.read_text("utf-8")
    css = re.sub(r'(?:\.fa-[a-z0-9-]+:before,?)+\{content:"[^"]+"\}', keep_if_used, css)
    css_path.write_text(css, "utf-8")

    codes = {ord(char) for char in re.findall(PRIVATE_USE, css)}
    codes |= {int(code, 16) for code in re.findall(r'"\\(f[0-9a-f]{3})"', css)}
    fonts = list((out / "_static/vendor/fontawesome/webfonts").glob("*.woff2"))
    if not fonts or not 10 < len(codes) < 100:
        raise ExtensionError("The theme has changed: its icons are not in their place.")
    for path in fonts:
        keep_characters(path, codes)


def with_policy(html):
    """Add a Content-Security-Policy: only what stands in it and in files may run."""
    if 'http-equiv="Content-Security-Policy"' in html:
        return html  # an unchanged page of an earlier build
    if re.match(r'\s*<meta http-equiv="refresh"', html, re.IGNORECASE):
        return html  # sphinx_external_toc's way to the first page, and nothing else
    inline = re.findall(SCRIPT, html, re.DOTALL)
    handlers = map(unescape, re.findall(r'\son[a-z]+="([^"]*)"', html))
    styles = re.findall(r"<style[^>]*>(.*?)</style>", html, re.DOTALL)
    policy = POLICY.format(scripts=hashes([*inline, *handlers]), styles=hashes(styles))
    meta = f'\n<meta http-equiv="Content-Security-Policy" content="{policy}">'
    charset = r'<meta charset="utf-8"[^>]*>'
    page, found = re.subn(charset, rf"\g<0>{meta}", html, count=1)
    if not found:
        raise ExtensionError("The theme has changed: a page has no <meta charset>.")
    return page


def hashes(texts):
    digests = {b64encode(sha256(text.encode()).digest()).decode() for text in texts}
    return "".join(f" 'sha256-{digest}'" for digest in sorted(digests))


def setup(app):
    # Jupyter Book sets it for sphinx_comments, which is left out.
    app.add_config_value("comments_config", {}, "html")
    app.connect("builder-inited", add_filter)
    app.connect("html-page-context", mend_body)
    app.connect("build-finished", finish)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
