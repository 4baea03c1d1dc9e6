"""Widgets whose reader picks a language: the shipped German model, or the one of many languages.

The page opens with the German model. It fetches the other when a reader first picks another
language, and then it has all of them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from traitlets import Bool, Bytes, Dict, Unicode, observe, validate

from annotated.checks import require
from annotated.translator.translator import LANGUAGES as CHECKPOINT
from annotated.translator.translator import Translator
from annotated_book.widgets.in_page.live import LiveWidget, in_base64, packed, shipped
from annotated_book.widgets.in_page.word_parts import word_parts
from annotated_book.widgets.kit.base import one_of
from annotated_lab.data.languages import LANGUAGES

GERMAN = "de"
NAMES = {one.code: [one.name, one.own_name] for one in LANGUAGES}


@cache
def many() -> Translator:
    """The translator of many languages."""
    return Translator.load(CHECKPOINT)


def asked(text: str, language: str) -> str:
    """The text as the model of that language reads it: with the token of the language."""
    return text if language == GERMAN else f"<{language}> {text}"


@cache
def packed_many() -> tuple[dict[str, Any], bytes]:
    """The model for the page, and what numbers are called in its languages."""
    blueprint, weights = packed(many())
    names = {code: word_parts(code) for code in many().languages}
    return blueprint | {"names": names}, weights


class ManyLanguages(LiveWidget):
    """A `LiveWidget` with a choice of languages; `language` is the code of one."""

    language = Unicode(GERMAN).tag(sync=True, page="if changed")
    languages = Dict(NAMES).tag(sync=True)  # code -> English name, and its own

    languages_wanted = Bool(False).tag(sync=True)
    languages_blueprint = Dict().tag(sync=True)
    languages_weights = Bytes().tag(sync=True)

    @property
    def speaker(self) -> Translator:
        """The translator of the language."""
        return self.translator if self.language == GERMAN else many()

    @validate("language")
    def must_be_a_language(self, proposal: dict[str, Any]) -> str:
        code = proposal["value"]
        require(
            self.translator is shipped() or code == GERMAN,
            "language is for the shipped translators: with your own, write its language into "
            "the text, as in '<fr> forty-seven'",
        )
        return one_of(NAMES, proposal, ", ".join(NAMES))

    @observe("languages_wanted")
    def send_languages(self, _: Any = None) -> None:
        with self.hold_sync():
            self.languages_blueprint, self.languages_weights = packed_many()

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return super().page_data() | {"language": GERMAN, "languages": NAMES}

    @classmethod
    def page_extras(cls) -> dict[str, dict[str, Any]]:
        return super().page_extras() | {"languages": in_base64(*packed_many())}
