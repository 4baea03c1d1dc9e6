"""LiveTranslator: type an English number, and watch the shipped model write the German.

What is seen first comes from PyTorch. For what the reader types, engine.js runs the same
model in the page; it gets the weights when it asks for them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import torch
from traitlets import Dict, Unicode, observe, validate

from annotated.checks import require
from annotated.transformer.attention import MultiHeadAttention
from annotated.transformer.masks import causal_mask, padding_mask
from annotated.transformer.model import eval_mode
from annotated.translator.translator import Translator
from annotated.widgets.in_page.live import LiveWidget, as_read, checked, shipped
from annotated.widgets.kit.base import Int, script, style
from annotated.widgets.kit.drawing import EDGE, HIGH, WIDE, sheet
from annotated.widgets.kit.drawing import text as label

TEXT = "four thousand two hundred and forty-seven"
MOST_LIKELY = 5  # tokens whose probability is shown


@torch.no_grad()
def answer(translator: Translator, text: str) -> dict[str, Any]:
    """What PyTorch says to a text: tokens, probabilities, and every attention weight.

    The decoder read `tgt_tokens` and wrote `next_tokens`. `likely` has the likeliest
    tokens at each of them, with their probabilities.
    """
    words = as_read(translator, text)
    seen = translator.explain(words)
    src = translator.encode_sources([words])
    tgt = torch.tensor([translator.tgt_vocab.encode(seen.tgt_tokens)]).to(src.device)
    src_mask = padding_mask(src, translator.src_vocab.pad_id)
    tgt_mask = causal_mask(tgt.shape[1], tgt.device)
    with eval_mode(translator.model):
        logits = translator.model(src, tgt, src_mask, tgt_mask)
    # (T, 5), or fewer if the vocabulary is that small
    likely = logits[0].softmax(dim=-1).topk(min(MOST_LIKELY, logits.shape[-1]))
    tokens = translator.tgt_vocab.tokens
    return {
        "text": text,
        "translation": seen.text,
        "src_tokens": seen.src_tokens,
        "tgt_tokens": seen.tgt_tokens,
        "next_tokens": seen.next_tokens,
        "likely": [
            [[tokens[i], round(p, 6)] for i, p in zip(ids, row, strict=True)]
            for ids, row in zip(
                likely.indices.tolist(), likely.values.tolist(), strict=True
            )
        ],
        "weights": {
            path: {
                "shape": list(weights.shape),
                "data": [round(weight, 3) for weight in weights.flatten().tolist()],
            }
            for path, weights in seen.weights.items()
        },
    }


class LiveTranslator(LiveWidget):
    """Translate a number typed by the reader, token by token, with every attention map.

    Args:
        translator: your own; without it, the shipped one.
        text: what is translated first, in words or in digits. Needed with a translator
            that does not read English number words.

    The traits can be set, observed and linked: `text`; `step`, how many tokens are
    written (0 for all but the `</s>`); `path` and `head`, the attention that is drawn,
    such as "decoder.layers.1.cross_attention" and 3. `translation` is the German text.

    Raises:
        ValueError: if the text cannot be read, there is no such attention, or the page
            cannot run the translator's tokenizers.
    """

    _esm = script("translator/translator.js")
    _css = style("kit/heat_map.css", "translator/translator.css")

    text = Unicode(TEXT).tag(sync=True, page=True)
    step = Int(0, min=0).tag(sync=True, page=True)
    path = Unicode("decoder.layers.1.cross_attention").tag(sync=True, page=True)
    head = Int(3, min=0).tag(sync=True, page=True)
    example = Dict().tag(sync=True)  # what PyTorch says to the text

    def __init__(
        self, translator: Translator | None = None, text: str | None = None, **traits
    ):
        config = checked(translator).model.config
        first = {
            "path": f"decoder.layers.{config.n_layers - 1}.cross_attention",
            "head": config.n_heads - 1,
        }
        super().__init__(translator, text, **first | traits)
        self.run_again()

    @property
    def translation(self) -> str:
        return self.example["translation"]

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

    @observe("text")
    def run_again(self, _: Any = None) -> None:
        self.example = answer(self.translator, self.text)

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"example": shipped_example()}

    def page_state(self) -> dict[str, Any]:
        state = super().page_state()
        if self.example != shipped_example():
            state["example"] = self.example
        return state

    def still(self) -> tuple[str, str]:
        return attention_picture(self.example, self.path, self.head)


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
    weights = seen["weights"][path]["data"][head * len(rows) * len(columns) :]
    left, top = EDGE + 92, 170
    parts = [
        label(EDGE, 30, " ".join(seen["src_tokens"])),
        label(EDGE, 54, seen["translation"]),
        label(EDGE, 92, f"{path}, head {head}", "s"),
    ]
    for j, token in enumerate(columns):
        x = left + j * WIDE + WIDE // 2 + 4
        turned = f'<g transform="rotate(-60 {x} {top - 8})">{label(x, top - 8, token, "s")}</g>'
        parts.append(turned)
    for i, token in enumerate(rows):
        y = top + i * HIGH
        parts.append(label(EDGE, y + 18, token, "s"))
        for j in range(len(columns)):
            parts.append(
                f'<rect x="{left + j * WIDE}" y="{y}" width="{WIDE - 2}" height="{HIGH - 2}" '
                f'rx="3" fill="#0d4863" fill-opacity="{max(weights[i * len(columns) + j], 0.04)}"/>'
            )
    says = (
        f"“{' '.join(seen['src_tokens'])}” becomes “{seen['translation']}”, in "
        f"{len(seen['next_tokens'])} tokens. The map shows where head {head} of {path} looks."
    )
    width = max(
        left + len(columns) * WIDE + 40, 9 * len(seen["translation"]) + 2 * EDGE, 420
    )
    return sheet(parts, width, top + len(rows) * HIGH + EDGE), says
