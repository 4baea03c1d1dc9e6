"""What every widget shares: alive in Jupyter, and on a page without a kernel.

A widget is a folder with one .py and one .js (and a .css, if it has a look of its own):

    class Dice(Widget):
        _esm = script("dice/dice.js")  # ends in `export default { render };`
        _css = style("dice/dice.css")  # the common look comes before it
        sides = Int(6).tag(sync=True, page=True)  # page=True: part of the page's state

        @classmethod
        def page_data(cls):  # large, the same for every Dice: a file of its own
            return {"table": ...}

        @classmethod
        def page_later(cls):  # the same, but fetched by `await model.later()` only
            return {"weights": ...}

        def still(self):  # shown where no JavaScript runs
            return svg_text, "A text that says what the picture shows"

In Jupyter the module talks to Python through its traits, as any anywidget does. A page
without a kernel runs the same module: `model.get(name)` gives what `page_data` and the
state hold, `set`, `save_changes`, `on` and `off` work, and nothing answers. A module
can tell where it is by asking for a name that only `page_data` has. What is large and
needed only once the widget is used is in `page_later`: `await model.later()`.

A module imports what it shares with others: `import { menu } from "../kit/controls.js"`.
Jupyter wants it in one file, and readers have no Node: after a change of JavaScript,
`make widgets` writes dice/dice.bundle.js anew, which is what `script` reads.

What `page_data` and `page_later` give is written when a notebook runs: see stored.py. How a
widget becomes files is in standalone.py; the site's part in book/extensions/static_widgets.py.
"""

from __future__ import annotations

import copy
import inspect
import json
from base64 import b64encode
from collections.abc import Collection
from html import escape
from pathlib import Path
from typing import Any

import anywidget
import torch
import traitlets
from torch import Tensor
from traitlets import TraitError

from annotated.checks import require, shape_of
from annotated_book.widgets.kit.standalone import one_file
from annotated_book.widgets.kit.stored import stored_files

WIDGETS = Path(__file__).parents[1]
COMMON = (
    "../pictures/legend.css",  # the colors, the same as in pictures
    "kit/base.css",
    "kit/controls.css",
    "kit/messages.css",
    "kit/grid.css",
)


def script(name: str) -> str:
    """The ES module of this name in `widgets`, with what it imports: its bundle."""
    return (WIDGETS / name).with_suffix(".bundle.js").read_text("utf-8")


def style(*names: str) -> str:
    """The common look, then the style sheets of these names in `widgets`."""
    sheets = (*COMMON, *names)
    return "\n".join((WIDGETS / name).read_text("utf-8") for name in sheets)


def one_of(choices: Collection, proposal: dict[str, Any], written: str = "") -> Any:
    """Return the proposed value of a trait, which must be one of the choices.

    Args:
        choices: all that the trait can be.
        proposal: what traitlets hands to a validator.
        written: the choices as the error shows them, if not as they are.

    Raises:
        TraitError: if the proposed value is none of them.
    """
    name, value = proposal["trait"].name, proposal["value"]
    if value not in choices:
        raise TraitError(f"{name} must be one of {written or choices}, got {value!r}")
    return value


def one_of_many(choices: list, proposal: dict[str, Any], shown: int = 2) -> Any:
    """Do the same for a slider: round a decimal, and show more than `shown` choices as a range."""
    value = proposal["value"]
    if isinstance(value, float):
        value = round(value, 2)  # sliders give 0.30000000000000004
    written = ", ".join(map(str, choices))
    if len(choices) > shown:
        written = f"{choices[0]}, {choices[1]}, …, {choices[-1]}"
    return one_of(choices, proposal | {"value": value}, written)


def between(low: int, high: int, proposal: dict[str, Any]) -> int:
    """Return the proposed value, which must be from `low` to `high`, both included."""
    name, value = proposal["trait"].name, proposal["value"]
    if not low <= value <= high:
        raise TraitError(f"{name} must be from {low} to {high}, got {value}")
    return value


class Int(traitlets.Int):
    """A trait for integers. (Python counts True as 1; a number it is not.)"""

    def validate(self, obj: Any, value: Any) -> int:
        if isinstance(value, bool):
            self.error(obj, value)
        return super().validate(obj, value)


def brief(x: Any) -> str:
    """Describe what a reader gave for an error: shape and dtype of a tensor, or the type."""
    if isinstance(x, Tensor):
        return f"{shape_of(x)} of {x.dtype}"
    return type(x).__name__


def as_float64(x: Any, name: str, axes: str) -> Tensor:
    """Return what a reader gave as a tensor of its own, in float64."""
    try:
        return torch.as_tensor(x, dtype=torch.float64).detach().cpu()
    except (TypeError, ValueError) as error:
        raise ValueError(
            f"{name} must be a tensor {axes}, got {x!r}: {error}"
        ) from error


def check_texts(texts: Any, name: str) -> list[str]:
    """The texts as a list, if they are texts that a file can hold."""
    require(
        isinstance(texts, list | tuple) and all(isinstance(one, str) for one in texts),
        f"{name} must be a list of texts, got {texts!r:.80}: write each as a str",
    )
    for one in texts:
        require(
            one.encode("utf-8", "ignore").decode() == one,
            f"{name} holds {one!r:.80}, half of a character: leave it out, or write "
            "text.encode('utf-8', 'replace').decode()",
        )
    return list(texts)


class Widget(anywidget.AnyWidget):
    """An anywidget that also leaves HTML behind: a still picture, and the state for a page."""

    def __init__(self, **traits):
        given = inspect.signature(type(self).__init__).parameters
        known = [name for name in given if name not in ("self", "traits")]
        for_page = self.trait_names(page=lambda tag: tag in (True, "if changed"))
        known += [name for name in for_page if name not in known]
        for name in traits.keys() - set(self.trait_names()):
            raise ValueError(
                f"{name} = {traits[name]!r:.80} is no argument of {type(self).__name__}: "
                f"give one of {', '.join(known)}"
            )
        own = {k: copy.deepcopy(x) for k, x in traits.items() if isinstance(x, dict)}
        super().__init__(**traits | own)  # what is cached is left as it is

    @classmethod
    def page_data(cls) -> dict:
        """What a page without a kernel needs besides the state. It may be large."""
        return {}

    @classmethod
    def page_later(cls) -> dict:
        """What it needs only once the widget is used: `await model.later()` in the module."""
        return {}

    @classmethod
    def page_extras(cls) -> dict[str, dict]:
        """What only one of its switches needs, each under a name: `await model.later(name)`."""
        return {}

    stored_as: type | None = (
        None  # whose records a page loads, if not those of its own class
    )

    def page_state(self) -> dict:
        """Where the widget stands: its settings, and what a reader has brought. Keep it small.

        Traits tagged `page="if own"` are in it if they are not what `page_data` gives.
        """
        own = {name: getattr(self, name) for name in sorted(self.traits(page="if own"))}
        shipped = self.page_data() if own else {}
        return self.settings_state() | {
            name: value for name, value in own.items() if value != shipped.get(name)
        }

    def settings_state(self) -> dict:
        """The traits tagged `page=True`, and those tagged `page="if changed"` that were."""
        changed = self.traits(page="if changed")
        names = [*self.traits(page=True)]
        names += [
            name for name in changed if getattr(self, name) != self.trait_defaults(name)
        ]
        return {name: getattr(self, name) for name in sorted(names)}

    def still(self) -> tuple[str, str]:
        """An SVG picture of the widget as it stands, and a text that says the same."""
        raise NotImplementedError

    def __repr__(self) -> str:
        state = ", ".join(f"{k}={v!r}" for k, v in self.settings_state().items())
        return f"{type(self).__name__}({state})"

    def _repr_mimebundle_(self, **kwargs):
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:  # closed, or not to be shown
            return None
        data, metadata = bundle
        return {**data, "text/html": self.html()}, metadata

    def html(self, files: dict[str, str] | None = None) -> str:
        """What the site brings to life, and what is seen where nothing can run.

        Args:
            files: the files that a page loads for it; without them, the stored records.
        """
        files = stored_files(self.stored_as or type(self)) if files is None else files
        names = "".join(f' data-{kind}="{name}"' for kind, name in files.items())
        names += ' data-heavy=""' * getattr(self.stored_as, "is_heavy", False)
        return (
            f'<div class="annotated-widget" data-widget="{type(self).__name__}" '
            f'data-state="{self.state_attribute()}"{names}>\n{self.still_html()}\n</div>'
        )

    def still_html(self) -> str:
        """The still as HTML."""
        svg, text = self.still()
        picture = b64encode(svg.encode()).decode()
        return f'<img src="data:image/svg+xml;base64,{picture}" alt="{escape(text)}">'

    def state_attribute(self) -> str:
        """The state as an attribute of HTML. JavaScript cannot read the NaN of Python's JSON."""
        state = json.dumps(self.page_state(), separators=(",", ":"), allow_nan=False)
        return escape(state)

    def save_html(self, path: str | Path) -> Path:
        """Write the widget as it stands into one file that needs no kernel and no network.

        Args:
            path: where to, such as "heads.html" or "~/heads.html"; a file that is there is
                written over.

        Returns:
            The path.

        Raises:
            ValueError: if there is no such folder.
        """
        path = Path(path).expanduser()
        require(
            path.parent.is_dir() and not path.is_dir(),
            f"path must name a file in a folder that exists, got {str(path)!r}: make the "
            "folder first, or give another name",
        )
        path.write_text(one_file(self), "utf-8")
        return path
