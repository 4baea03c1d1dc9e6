"""DecodingLab: greedy decoding, beam search and sampling on a text of the reader's own.

What is seen first comes from PyTorch. For what a reader sets, search.js does the same in
the page, on the model that engine.js runs.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from traitlets import Dict, Enum, Float, Unicode, observe, validate

from annotated.translator.translator import Translator
from annotated_book.widgets.decoding_lab.still import tree_picture
from annotated_book.widgets.in_page.live import LiveWidget, shipped
from annotated_book.widgets.in_page.search import SETTINGS, decode
from annotated_book.widgets.kit.base import Int, one_of_many, script, style

TEXT = "seventeen hundred and forty-three"
TEXTS = [TEXT, "eighteen hundred and twelve", "sixty-five seventy", "forty-seven"]
NAMES = {"greedy": "greedy decoding", "beam": "beam search", "sampling": "sampling"}
CHOICES = {
    "beam_size": [1, 2, 3, 4, 5],
    "length_penalty": [i / 10 for i in range(31)],
    "temperature": [i / 10 for i in range(1, 51)],
    "top_k": [None, *range(1, 21)],
    "top_p": [i / 20 for i in range(1, 21)],
    "seed": [*range(1000)],
}


def offered(translator: Translator) -> dict[str, Any]:
    """What the controls offer."""
    texts = TEXTS if translator is shipped() else []
    return CHOICES | {"settings": SETTINGS, "texts": texts}


class DecodingLab(LiveWidget):
    """Decode a text greedily, with beams or by sampling, and look at every step.

    Args:
        translator: your own; without it, the shipped one.
        text: what is decoded first, in words or in digits. Needed with a translator
            that does not read English number words.

    The traits can be set, observed and linked: `text`; `strategy` ("greedy", "beam" or
    "sampling"); `beam_size` and `length_penalty`, as in `beam_search`; `temperature`,
    `top_k` and `top_p`, as in `sample`; `seed`, of the random numbers; `step`, the one
    that is drawn (0 for the last). `example` has all that was seen, `translation` is the
    text that was written.

    Raises:
        ValueError: if the text cannot be read, or the page cannot run the translator's
            tokenizers.
        TraitError: for a value that is none of the choices.
    """

    _esm = script("decoding_lab/decoding_lab.js")
    _css = style("decoding_lab/decoding_lab.css")

    text = Unicode(TEXT).tag(sync=True, page=True)
    strategy = Enum([*SETTINGS], "beam").tag(sync=True, page=True)
    beam_size = Int(4).tag(sync=True, page=True)
    length_penalty = Float(0.6).tag(sync=True, page=True)
    temperature = Float(1.0).tag(sync=True, page=True)
    top_k = Int(None, allow_none=True).tag(sync=True, page=True)
    top_p = Float(1.0).tag(sync=True, page=True)
    seed = Int(0).tag(sync=True, page=True)
    step = Int(2, min=0).tag(sync=True, page=True)  # where the hypotheses part
    choices = Dict().tag(sync=True, page="if own")
    example = Dict().tag(sync=True, page="if own")  # what the package writes

    def __init__(
        self, translator: Translator | None = None, text: str | None = None, **traits
    ):
        super().__init__(translator, text, **traits)
        self.choices = offered(self.translator)
        self.run_again()

    @property
    def translation(self) -> str:
        return self.example["found"]["text"]

    @validate(*CHOICES)
    def must_be_a_choice(self, proposal: dict[str, Any]) -> Any:
        return one_of_many(CHOICES[proposal["trait"].name], proposal)

    @observe("text", "strategy", *CHOICES)
    def run_again(self, change: Any = None) -> None:
        settings = self.settings()
        if settings != self.example.get("settings"):
            self.example = decode(self.translator, settings)

    def settings(self) -> dict[str, Any]:
        names = ["text", "strategy", *SETTINGS[self.strategy]]
        return {name: getattr(self, name) for name in names}

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"example": shipped_example(), "choices": offered(shipped())}

    def still(self) -> tuple[str, str]:
        return picture(self.example)


@cache
def shipped_example() -> dict[str, Any]:
    return DecodingLab().example


def picture(seen: dict[str, Any]) -> tuple[str, str]:
    """What was written, token by token; of a search, what was finished."""
    found, settings = seen["found"], seen["settings"]
    says = (
        f"“{settings['text']}” becomes “{found['text']}” by {NAMES[settings['strategy']]}, "
        f"with a log-probability of {found['log_probability']:.3f}. Greedy decoding generates "
        f"“{seen['greedy']['text']}”."
    )
    return tree_picture(seen, says)
