"""The docstrings of the package, as Sphinx's autodoc wants them.

They are written as plain text with Markdown's `code`, and jaxtyping's shapes have stars in
them: `(*B, Q, d_k)`. To reStructuredText, single backticks and stars mean something else.
"""

import re

from sphinx.util.inspect import signature, stringify_signature

CODE = re.compile(r"(`[^`]+`)")


def as_rst(line):
    """Turn one line into reStructuredText: `code` becomes ``code``, and others are escaped."""
    parts = CODE.split(line)
    parts[0::2] = [re.sub(r"([*|\\])", r"\\\1", text) for text in parts[0::2]]
    parts[1::2] = [f"`{code}`" for code in parts[1::2]]
    return "".join(parts)


def indent_of(line):
    return len(line) - len(line.lstrip())


def mend_docstring(app, what, name, obj, options, lines):
    """Rewrite `lines` in place. A paragraph that is indented by four is a piece of code."""
    mended, code = [], False
    for before, line in zip(["", *lines], lines, strict=False):
        is_indented = line.startswith("    ")
        starts = not before.strip() and is_indented and not in_section(mended)
        if starts and not code:
            mended += ["::", ""]
        code = starts or (code and (not line.strip() or is_indented))
        mended.append(line if code else as_rst(line))
    lines[:] = mended


def in_section(lines):
    """Return whether the last line that is not indented is a heading such as "Args:"."""
    outer = [line for line in lines if line.strip() and not indent_of(line)]
    return bool(outer) and re.fullmatch(r"[A-Z]\w+:", outer[-1]) is not None


def show_forward(app, what, name, obj, skip, options):
    """Document `forward` even without a docstring: its annotations give the shapes."""
    return False if name == "forward" else None


def own_signature(app, what, name, obj, options, written, returns):
    """Return the signature that a widget is called with, which Traitlets hides."""
    if what == "class" and written and written.startswith("(*args"):
        written = stringify_signature(signature(obj.__init__, bound_method=True))
    return written, returns


def mend_signatures(app, pagename, templatename, context, doctree):
    """Set a long signature as lines, not as a list of definitions without terms."""
    body = context.get("body", "")
    if 'class="sig-param"' in body:
        body = re.sub(r"<dl>\s*(?=<dd>)", '<span class="sig-lines">', body)
        parameter, end = r'<dd>(<em class="sig-param">.*?)</dd>', r"</span>\1"
        body = re.sub(parameter, r"<span>\1</span>", body)
        context["body"] = re.sub(r'</dl>(\s*<span class="sig-paren">)', end, body)


def setup(app):
    # before napoleon: 500
    app.connect("autodoc-process-docstring", mend_docstring, priority=100)
    app.connect("autodoc-skip-member", show_forward)
    app.connect("autodoc-process-signature", own_signature)
    app.connect("html-page-context", mend_signatures)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
