"""The corner of a table that heads nothing is a cell like others, not a header without a name.

pandas, docutils and Markdown all write it as a header, which a screen reader then announces.
"""

import re

EMPTY = re.compile(r"<th(?P<rest>[^>]*)>\s*(?:<p>\s*</p>)?\s*</th>")


def mend_corners(app, pagename, templatename, context, doctree):
    if "body" in context:
        context["body"] = EMPTY.sub(without_a_header, context["body"])


def without_a_header(found):
    rest = re.sub(r' scope="\w+"', "", found["rest"])
    return f"<td{rest}></td>"


def setup(app):
    app.connect("html-page-context", mend_corners)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
