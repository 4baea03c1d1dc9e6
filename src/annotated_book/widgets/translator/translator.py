"""LiveTranslator: type an English number, and watch the shipped model write the German.

What is seen first comes from PyTorch. For what the reader types, engine.js runs the same
model in the page; it gets the weights when it asks for them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import torch
from traitlets import Bool, Bytes, Dict, Unicode, observe, validate

from annotated.checks import require
from annotated.data.vocabulary import EOS
from annotated.transformer.attention import MultiHeadAttention
from annotated.translator.translator import WITH_YEARS, Translator
from annotated_book.widgets.in_page.languages import GERMAN, ManyLanguages
from annotated_book.widgets.in_page.live import as_json, checked, packed, shipped
from annotated_book.widgets.kit.base import Int, one_of, script, style
from annotated_book.widgets.kit.drawing import EDGE, HIGH, WIDE, heat_map, sheet
from annotated_book.widgets.kit.drawing import text as label
from annotated_book.widgets.translator.answers import (
    BREAKS,
    answer,
    right_answer,
    unmasked,
)

TEXT = "four thousand two hundred and forty-seven"


class LiveTranslator(ManyLanguages):
    """Translate a number typed by the reader, token by token, with every attention map.

    Args:
        translator: your own; without it, the shipped one.
        text: what is translated first, in words or in digits. Needed with a translator
            that does not read English number words.
        years: run the shipped translator that was trained on, with years such as "nineteen
            hundred and eighty-four". It speaks German alone, and cannot be broken.

    The traits can be set, observed and linked: `text`; `language`, the code of one of those
    that the shipped translators know, "de" to begin with; `step`, how many tokens are
    written (0 for all but the `</s>`); `path` and `head`, the attention that is drawn,
    such as "decoder.layers.1.cross_attention" and 3; `maps`, whether the attention maps are
    open. `broken` leaves a part of the shipped translator out: "positions", "head" or "scale",
    or "mask" for one that was trained without the causal mask. `translation` is what the model
    writes, `right` what it ought to write.

    Raises:
        ValueError: if the text cannot be read, there is no such attention or part, or the
            page cannot run the translator's tokenizers.
    """

    _esm = script("translator/translator.js")
    _css = style(
        "kit/heat_map.css",
        "translator/translator.css",
        "translator/stage.css",
        "translator/maps.css",
    )

    text = Unicode(TEXT).tag(sync=True, page=True)
    step = Int(0, min=0).tag(sync=True, page=True)
    path = Unicode("decoder.layers.1.cross_attention").tag(sync=True, page=True)
    head = Int(3, min=0).tag(sync=True, page=True)
    broken = Unicode("").tag(sync=True, page=True)
    years = Bool(False).tag(sync=True, page="if changed")
    maps = Bool(True).tag(sync=True, page=True)
    example = Dict().tag(sync=True, page="if own")  # what PyTorch says to the text

    # The model that was trained without a mask; the page asks for it as it does for the other.
    unmasked_wanted = Bool(False).tag(sync=True)
    unmasked_blueprint = Dict().tag(sync=True)
    unmasked_weights = Bytes().tag(sync=True)

    def __init__(
        self, translator: Translator | None = None, text: str | None = None, **traits
    ):
        if traits.get("years"):
            require(
                translator is None,
                "years chooses one of the shipped translators: leave out translator, or years",
            )
            translator, self.stored_as = with_years(), AfterYears
            traits["own"] = False
        config = checked(translator).model.config
        # The head that aligns (`aligning_head`), in either model; translator.js has the same.
        is_many = traits.get("language", GERMAN) != GERMAN
        first = {
            "path": f"decoder.layers.{config.n_layers - 1}.cross_attention",
            "head": 0 if is_many else config.n_heads - 1,
        }
        super().__init__(translator, text, **first | traits)
        self.run_again()

    @property
    def translation(self) -> str:
        return self.example["translation"]

    @property
    def right(self) -> str | None:
        """The number in the language, or None: the text names none, or the model is a reader's."""
        if self.language != GERMAN:
            return self.example["truth"]["right"] or None
        return None if self.own else right_answer(self.example["src_tokens"])

    @validate("path")
    def must_be_an_attention(self, proposal: dict[str, Any]) -> str:
        paths = attention_paths(self.translator)
        path = proposal["value"]
        require(path in paths, f"path must be one of {', '.join(paths)}, got {path!r}")
        return path

    @validate("head")
    def must_be_a_head(self, proposal: dict[str, Any]) -> int:
        n_heads, head = self.translator.model.config.n_heads, proposal["value"]
        require(head < n_heads, f"head must be from 0 to {n_heads - 1}, got {head}")
        return head

    @validate("broken")
    def must_be_a_part(self, proposal: dict[str, Any]) -> str:
        require(
            not ((self.own or self.years) and proposal["value"]),
            "broken is for the shipped translator: break another with "
            "annotated_book.broken.without",
        )
        require(
            self.language == GERMAN or not proposal["value"],
            f"broken is for the model that speaks German, and language is {self.language!r}: "
            "leave one of them as it was",
        )
        return one_of(BREAKS, proposal)

    @observe("text", "broken", "language")
    def run_again(self, _: Any = None) -> None:
        self.example = answer(self.speaker, self.text, self.broken, self.language)

    @observe("language")
    def mend(self, _: Any = None) -> None:
        self.broken = ""  # only the model that speaks German can be broken

    @observe("unmasked_wanted")
    def send_unmasked(self, _: Any = None) -> None:
        with self.hold_sync():
            self.unmasked_blueprint, self.unmasked_weights = packed(unmasked())

    @classmethod
    def page_extras(cls) -> dict[str, dict[str, Any]]:
        return super().page_extras() | {"unmasked": as_json(unmasked())}

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return super().page_data() | {"example": shipped_example()}

    def still(self) -> tuple[str, str]:
        return attention_picture(self.example, self.path, self.head)


@cache
def with_years() -> Translator:
    """The translator that was trained on with years."""
    return Translator.load(WITH_YEARS)


class AfterYears:
    """What pages load for the translator that was trained on with years."""

    later_name = "LiveTranslator-with-years"

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return LiveTranslator.page_data()

    @classmethod
    def page_later(cls) -> dict[str, Any]:
        return as_json(with_years())

    @classmethod
    def page_extras(cls) -> dict[str, dict[str, Any]]:
        return {}


@cache
def shipped_example() -> dict[str, Any]:
    return answer(shipped(), TEXT)


def attention_paths(translator: Translator) -> list[str]:
    return [
        path
        for path, module in translator.model.named_modules()
        if isinstance(module, MultiHeadAttention)
    ]


def attention_picture(seen: dict[str, Any], path: str, head: int) -> tuple[str, str]:
    """The text, its translation, and one head's weights."""
    rows = seen["src_tokens" if path.startswith("encoder") else "next_tokens"]
    columns = seen[
        "tgt_tokens" if path.startswith("dec") and "self" in path else "src_tokens"
    ]
    shape, data = seen["weights"][path]["shape"], seen["weights"][path]["data"]
    weights = torch.tensor(data, dtype=torch.float64).view(shape)[head].tolist()
    left, top = EDGE + 92, 170
    parts = [
        label(EDGE, 30, " ".join(seen["src_tokens"])),
        label(EDGE, 54, seen["translation"]),
        label(EDGE, 92, f"{path}, head {head}", "s"),
    ]
    parts += heat_map(weights, rows, columns, left, top)
    n_tokens = sum(token != EOS for token in seen["next_tokens"])
    in_tokens = "in 1 token" if n_tokens == 1 else f"in {n_tokens} tokens"
    says = (
        f"“{' '.join(seen['src_tokens'])}” becomes “{seen['translation']}”, {in_tokens}. "
        f"The map shows what head {head} of {path} attends to."
    )
    width = max(
        left + len(columns) * WIDE + 40, 9 * len(seen["translation"]) + 2 * EDGE, 420
    )
    return sheet(parts, width, top + len(rows) * HIGH + EDGE), says
