"""A widget as files for a page without a kernel: files of a site, or all of them in one.

A module becomes a classic script, which also runs over file:// and under a strict
security policy. What the files hold is registered with loader.js, which brings the
widgets to life.
"""

from __future__ import annotations

import json
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from annotated_book.widgets.kit.base import Widget

LOADER = Path(__file__).with_name("loader.js")
EXPORT = "export default widget;\n"  # the last line of every bundle
LOOK = "html { background: light-dark(#fdfdfb, #14191d); color-scheme: light dark }"
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    "img-src data:"
)


def as_classic_script(name: str, module: str) -> str:
    """A bundle as a script that registers the widget `name`, and leaves no other name.

    Raises:
        ValueError: if the module does not end as a bundle does.
    """
    body = str(module).removesuffix(EXPORT)
    if body == module:
        raise ValueError(
            f"{name}: _esm must end in {EXPORT!r}, as what `make widgets` writes"
        )
    return (
        f'(() => {{\n"use strict";\n{body}annotatedWidgets.modules["{name}"] = widget;\n'
        "})();\n"
    )


def as_text(data: Any) -> str:
    """Write data as JSON that can stand in a script within a page.

    In JSON, "<" stands in texts alone. Written in letters, it cannot end the script.
    """
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")


def file_name(stem: str, text: str) -> str:
    """Name the script that gives the loader this text."""
    return f"{stem}.{digest(text)}.js"


def data_script(name: str, text: str) -> str:
    """Write the script of this name: it registers the text with the loader."""
    return f'annotatedWidgets.data["{name.removesuffix(".js")}"] = {text};\n'


def data_file(stem: str, data: Any) -> tuple[str, str]:
    """Name and text of a script that gives the loader some data."""
    text = as_text(data)
    name = file_name(stem, text)
    return name, data_script(name, text)


def records(widget: Widget | type[Widget]) -> list[tuple[str, str, Any]]:
    """What a page needs besides the state: name, stem of the file, data.

    "record" is there from the start; the others are fetched on demand.
    """
    kind, source = source_of(widget)
    data = source.page_data()
    first = [("record", f"{kind.__name__}-data", data)] if data else []
    return first + fetched_later(widget)


def source_of(widget: Widget | type) -> tuple[type, Any]:
    """The class that names the records, and what they are asked of."""
    if isinstance(widget, type):
        return widget, widget
    other = widget.stored_as
    return (other, other) if other else (type(widget), widget)


def fetched_later(widget: Widget | type[Widget]) -> list[tuple[str, str, Any]]:
    """The records that a widget fetches on demand.

    Widgets that inherit `page_later` share one file, and so do those with the same extra.
    """
    kind, source = source_of(widget)
    owner = next(one for one in kind.__mro__ if "page_later" in vars(one))
    later, stem = source.page_later(), getattr(kind, "later_name", owner.__name__)
    files = [("later", f"{stem}-later", later)] if later else []
    return files + [(name, name, data) for name, data in source.page_extras().items()]


def digest(text: str) -> str:
    """A short name that changes with the text."""
    return sha256(text.encode()).hexdigest()[:8]


def one_file(widget: Widget) -> str:
    """A page of a widget, with all that it needs inside."""
    name = type(widget).__name__
    scripts = {f"{name}.js": as_classic_script(name, widget._esm)}
    files = {}
    for kind, stem, data in records(widget):
        files[kind], script = data_file(stem, data)
        scripts[files[kind]] = script
    at_once = [f"{name}.js", *filter(None, [files.pop("record", "")])]
    html = widget.html({"files": " ".join(at_once), **files})
    inside = "\n".join(
        f'<script data-file="{file}">{text}</script>'
        for file, text in {"loader": LOADER.read_text("utf-8"), **scripts}.items()
    )
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(name)}</title>\n<style>{LOOK}\n{widget._css}</style>\n"
        f"<main>\n{html}\n</main>\n{inside}\n</html>\n"
    )
