"""What the widgets share that run a translator in the page: they get its weights on demand."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from typing import Any

from traitlets import Bool, Bytes, Dict, Unicode, observe, validate

from annotated.checks import require
from annotated.data import number_words
from annotated.translator import Translator
from annotated.widgets.base import Widget
from annotated.widgets.engine import pack


@cache
def shipped() -> Translator:
    return Translator.load()


def checked(translator: Translator | None) -> Translator:
    """A reader's own, or the shipped one."""
    require(
        translator is None or isinstance(translator, Translator),
        f"translator must be an annotated.Translator, got {type(translator).__name__}: "
        "load one with Translator.load",
    )
    return translator or shipped()


def in_words(text: str) -> str:
    """The text, or the words of the number that it is: "4,247" or "4247"."""
    digits = re.fullmatch(r"\d+|\d{1,3}([ ,]\d{3})+", text.strip(), re.ASCII)
    return number_words(int(re.sub("[ ,]", "", text)))[0] if digits else text


def packed(translator: Translator) -> tuple[dict[str, Any], bytes]:
    """The model and the tokens of its vocabularies, for the page; and the weights."""
    blueprint, weights = pack(translator.model)
    special = translator.src_vocab.unk_id + 1
    blueprint["src_tokens"] = translator.src_vocab.tokens[special:]
    blueprint["tgt_tokens"] = translator.tgt_vocab.tokens[special:]
    blueprint["between"] = translator.tgt_tokenizer.join(["a", "b"])[1:-1]
    return blueprint, weights


class LiveWidget(Widget):
    """A widget whose module runs a translator (live.js) on a text.

    Args:
        translator: a reader's own; without it, the shipped one.

    Raises:
        ValueError: if it is not a `Translator`, or the text cannot be read.
    """

    text = Unicode().tag(sync=True, page=True)

    wanted = Bool(False).tag(sync=True)  # the page sets it, and gets the next two
    blueprint = Dict().tag(sync=True)
    weights = Bytes().tag(sync=True)

    def __init__(self, translator: Translator | None = None, **traits):
        self.translator = checked(translator)
        super().__init__(**traits)

    @validate("text")
    def must_be_readable(self, proposal: dict[str, Any]) -> str:
        self.translator.encode_source(in_words(proposal["value"]))
        return proposal["value"]

    @observe("wanted")
    def send_weights(self, _: Any = None) -> None:
        with self.hold_sync():
            self.blueprint, self.weights = packed(self.translator)

    @classmethod
    def page_later(cls) -> dict[str, Any]:
        return as_json(shipped())

    def page_state(self) -> dict[str, Any]:
        state = super().page_state()
        is_shipped = self.translator is shipped()
        return state if is_shipped else state | as_json(self.translator)


def as_json(translator: Translator) -> dict[str, Any]:
    blueprint, weights = packed(translator)
    return {"blueprint": blueprint, "weights": b64encode(weights).decode()}
