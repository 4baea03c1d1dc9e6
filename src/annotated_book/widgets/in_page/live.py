"""What the widgets share that run a translator in the page: they get its weights on demand."""

from __future__ import annotations

import math
import re
from base64 import b64encode
from functools import cache
from typing import Any

from traitlets import Bool, Bytes, Dict, Unicode, observe, validate

from annotated.checks import require
from annotated.data.number_words import LIMIT, number_words
from annotated.data.tokenizers import NumberTokenizer, SubwordTokenizer, WordTokenizer
from annotated.translator.translator import Translator
from annotated_book.widgets.in_page.engine import pack
from annotated_book.widgets.kit.base import Widget

# Those that tokenizers.js has.
KINDS_IN_PAGE = [
    kind.kind for kind in (WordTokenizer, NumberTokenizer, SubwordTokenizer)
]
# The same three are in words.js.
LANGUAGE = re.compile(r"\s*<[A-Za-z]+>\s")  # that the text begins with
LOOKS_LIKE_A_NUMBER = re.compile(
    r"[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?", re.ASCII | re.I
)
WHOLE_NUMBER = re.compile(r"\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+", re.ASCII)


@cache
def shipped() -> Translator:
    return Translator.load()


def check_kind(tokenizer: Any, name: str, remedy: str) -> None:
    require(
        tokenizer.kind in KINDS_IN_PAGE,
        f"{name} has a tokenizer of the kind {tokenizer.kind!r}, and a page can run "
        f"only {', '.join(KINDS_IN_PAGE)}: {remedy}",
    )


def checked(translator: Translator | None) -> Translator:
    """A reader's own, or the shipped one."""
    require(
        translator is None or isinstance(translator, Translator),
        f"translator must be an annotated.Translator, got {type(translator).__name__}: "
        "load one with Translator.load",
    )
    own = translator or shipped()
    remedy = "look at its attention with AttentionExplorer(translator.model, src, tgt)"
    for tokenizer in (own.src_tokenizer, own.tgt_tokenizer):
        check_kind(tokenizer, "translator", remedy)
    return own


def as_read(translator: Translator, text: str) -> str:
    """The text; a number in digits becomes words if the translator reads number words."""
    if translator.src_tokenizer.kind != NumberTokenizer.kind:
        return text
    language = LANGUAGE.match(text)
    return (
        f"{language[0]}{in_words(text[language.end() :])}"
        if language
        else in_words(text)
    )


def in_words(text: str) -> str:
    """The text, or the words of the number that it is: "4,247" or "4247".

    Raises:
        ValueError: if it looks like a number, and is none that has words.
    """
    typed = text.strip()
    if not LOOKS_LIKE_A_NUMBER.fullmatch(typed):
        return text
    is_whole = WHOLE_NUMBER.fullmatch(typed)
    number = float(re.sub(r"[^0-9]", "", typed)) if is_whole else math.nan
    require(
        number < LIMIT,
        f"number must be an integer from 0 to {LIMIT - 1:,}, got {typed}: "
        "write 4247 or 'forty-seven'",
    )
    return number_words(int(number))[0]


def packed(translator: Translator) -> tuple[dict[str, Any], bytes]:
    """The model and its tokenizers, for the page; and the weights."""
    blueprint, weights = pack(translator.model)
    return blueprint | translator.tokenizer_states(), weights


def is_known(translator: Translator, text: str) -> bool:
    """Does it read this text, and every token of it?"""
    try:
        return translator.src_vocab.unk_id not in translator.encode_source(text)
    except ValueError:
        return False


class ModelWidget(Widget):
    """A widget whose module runs a model, a reader's own or a shipped one."""

    own = Bool(False).tag(sync=True)  # is it a reader's own model?
    wanted = Bool(False).tag(sync=True)  # the page sets it, and gets the next two
    blueprint = Dict().tag(sync=True)
    weights = Bytes().tag(sync=True)

    def packed(self) -> tuple[dict[str, Any], bytes]:
        """Return the blueprint and the weights of the model."""
        raise NotImplementedError

    @observe("wanted")
    def send_weights(self, _: Any = None) -> None:
        with self.hold_sync():
            self.blueprint, self.weights = self.packed()

    def page_state(self) -> dict[str, Any]:
        state = super().page_state()
        return state | {"own": True} | in_base64(*self.packed()) if self.own else state


class LiveWidget(ModelWidget):
    """A widget whose module runs a translator (live.js) on a text.

    Args:
        translator: a reader's own; without it, the shipped one.
        text: what it reads first; without it, the widget's own text.

    Raises:
        ValueError: if it is not a `Translator`, or the text cannot be read.
    """

    text = Unicode().tag(sync=True, page=True)
    checked = staticmethod(checked)

    def __init__(
        self, translator: Translator | None = None, text: str | None = None, **traits
    ):
        self.translator = self.checked(translator)
        if text is None:
            text = self.trait_defaults("text")
            require(
                is_known(self.translator, text),
                f"text is missing, and translator does not know {text!r}, with which this "
                "widget begins: give text=, one whose tokens it knows",
            )
        own = {"text": text, "own": self.translator is not shipped()}
        super().__init__(**own | traits)

    @validate("text")
    def must_be_readable(self, proposal: dict[str, Any]) -> str:
        self.translator.encode_source(as_read(self.translator, proposal["value"]))
        return proposal["value"]

    def packed(self) -> tuple[dict[str, Any], bytes]:
        return packed(self.translator)

    @classmethod
    def page_later(cls) -> dict[str, Any]:
        return as_json(shipped())


def as_json(translator: Translator) -> dict[str, Any]:
    return in_base64(*packed(translator))


def in_base64(blueprint: dict[str, Any], weights: bytes) -> dict[str, Any]:
    return {"blueprint": blueprint, "weights": b64encode(weights).decode()}
