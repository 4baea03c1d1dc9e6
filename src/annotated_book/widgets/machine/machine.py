"""MachineExplorer: the whole model on one drawing, down to each number and its sum.

What is seen first comes from PyTorch (opening.py). For what the reader types, and for sums that
need parameters, engine.js runs the same model in the page; it fetches them when they are wanted.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from traitlets import Dict, TraitError, Unicode, observe, validate

from annotated.checks import require
from annotated.data.tokenizers import WordTokenizer
from annotated.data.vocabulary import SPECIALS
from annotated.transformer.config import TransformerConfig
from annotated.transformer.model import EncoderDecoder
from annotated.translator.translator import Translator
from annotated_book.widgets.in_page.languages import GERMAN, ManyLanguages, asked
from annotated_book.widgets.in_page.live import as_read, checked, shipped
from annotated_book.widgets.kit.base import Int, one_of, script, style
from annotated_book.widgets.machine.nodes import table_of
from annotated_book.widgets.machine.opening import LONGEST, opening
from annotated_book.widgets.machine.still import model_picture

TEXT = "forty-seven"
MODES = ["step", "teacher", "generate"]
LARGEST = 5_000_000  # parameters: 20 MB in the page


class MachineExplorer(ManyLanguages):
    """Enter the model: from its two stacks to a layer, a head, and one number with its sum.

    Args:
        translator: your own, or a model alone (`EncoderDecoder`), of ids
            such as "4 5 6"; without it, the shipped one.
        text: the input of the encoder, in words or in digits. Needed with a translator that
            does not know English number words.

    The traits can be set, observed and linked: `text`; `language`, the code of one of those
    that the shipped translators know, "de" to begin with; `answer`, the target that is fed in
    (empty: what the model itself generates); `mode`, "step" (the walk), "teacher" or "generate";
    `station` of the walk, from 1; `step`, the target row; `without`, a part that is switched off,
    such as "encoder.layers.0.feed_forward" or "decoder.layers.1.cross_attention#2" or
    "positions"; `path`, a tensor or a module such as "decoder.layers.1.cross_attention"
    (empty: the whole model); `head`, -1 for all; `row`, -1 for none; `cell`, an entry of
    the tensor at `path`, such as "0,3,1". `translation` is what the model generates.

    Raises:
        ValueError: if a text cannot be read, there is no such tensor, or the page cannot
            run the translator's tokenizers.
    """

    _esm = script("machine/machine.js")
    _css = style(
        "kit/listing.css",
        "machine/machine.css",
        "machine/number.css",
        "machine/picture.css",
    )

    text = Unicode(TEXT).tag(sync=True, page=True)
    answer = Unicode().tag(sync=True, page=True)
    mode = Unicode("step").tag(sync=True, page=True)
    station = Int(1, min=1, max=14).tag(sync=True, page=True)
    step = Int(0, min=0).tag(sync=True, page=True)
    without = Unicode().tag(sync=True, page=True)
    path = Unicode().tag(sync=True, page=True)
    head = Int(-1, min=-1).tag(sync=True, page=True)
    row = Int(-1, min=-1).tag(sync=True, page=True)
    cell = Unicode().tag(sync=True, page=True)
    machine = Dict().tag(
        sync=True, page="if own"
    )  # nodes, listings, sizes, vocabularies
    opening = Dict().tag(sync=True)  # what the model computes, the German one

    def __init__(
        self,
        translator: Translator | EncoderDecoder | None = None,
        text: str | None = None,
        **traits,
    ):
        if isinstance(translator, EncoderDecoder):
            translator = of_ids(translator)
            text = first_ids(translator) if text is None else text
        check_size_of(checked(translator))
        self.known = machine_of(checked(translator))
        super().__init__(translator, text, machine=self.known, **traits)
        self.run_again()

    @property
    def seen(self) -> dict[str, Any]:
        """What PyTorch computes for text and answer, in the language."""
        if self.language == GERMAN:
            return self.opening
        return self.computed(self.language, self.answer)

    @property
    def translation(self) -> str:
        """What the model generates after each token of its input, as a text."""
        return self.speaker.tgt_tokenizer.decode(self.seen["next"])

    @validate("text")
    def must_be_readable(self, proposal: dict[str, Any]) -> str:
        words = as_read(self.translator, proposal["value"])
        count = len(self.translator.encode_source(words))
        require(
            count <= LONGEST,
            f"text has {count} tokens, and the explorer has room for {LONGEST}: shorten it",
        )
        return proposal["value"]

    @validate("answer")
    def must_be_writable(self, proposal: dict[str, Any]) -> str:
        check_answer(self.speaker, proposal["value"])
        return proposal["value"]

    @validate("mode")
    def must_be_a_mode(self, proposal: dict[str, Any]) -> str:
        return one_of(MODES, proposal)

    @validate("path")
    def must_be_in_the_model(self, proposal: dict[str, Any]) -> str:
        path = proposal["value"]
        require(
            path in places(self.known),
            f"path must name a tensor or a module of the model, or be empty, got {path!r}: "
            "write one such as 'encoder.layers.0.self_attention' or 'generator'",
        )
        return path

    @validate("without")
    def must_be_a_part(self, proposal: dict[str, Any]) -> str:
        part = proposal["value"]
        require(
            part in {"", *parts_of(self.translator.model.config)},
            f"without must name a part of the model, or be empty, got {part!r}: write one "
            "such as 'encoder.layers.0.feed_forward', a head such as "
            "'decoder.layers.0.cross_attention#1', or 'positions'",
        )
        return part

    @validate("head")
    def must_be_a_head(self, proposal: dict[str, Any]) -> int:
        n_heads, head = self.translator.model.config.n_heads, proposal["value"]
        require(
            head < n_heads,
            f"head must be from 0 to {n_heads - 1}, or -1 for all, got {head}",
        )
        return head

    @validate("cell")
    def must_be_an_index(self, proposal: dict[str, Any]) -> str:
        cell = proposal["value"]
        if not re.fullmatch(r"(\d+(,\d+){1,2})?", cell, re.ASCII):
            raise TraitError(
                f"cell must be the index of an entry, such as '3,17' or '0,3,1', or empty, "
                f"got {cell!r}"
            )
        return cell

    @observe("text", "answer", "language")
    def run_again(self, _: Any = None) -> None:
        is_german = self.language == GERMAN
        self.opening = self.computed(GERMAN, self.answer if is_german else "")

    def computed(self, language: str, answer: str) -> dict[str, Any]:
        """What the model of a language computes. Both shipped models have the same nodes."""
        translator = self.translator if language == GERMAN else self.speaker
        words = asked(as_read(translator, self.text), language)
        return opening(translator, words, answer, self.known["nodes"])

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        machine, opening = machine_of(shipped()), shipped_opening()
        return super().page_data() | {"machine": machine, "opening": opening}

    def page_state(self) -> dict[str, Any]:
        state = super().page_state()
        shipped_ids = [shipped_opening()[side] for side in ("src", "tgt")]
        if self.own or [self.opening["src"], self.opening["tgt"]] != shipped_ids:
            state["opening"] = self.opening
        return state

    def still(self) -> tuple[str, str]:
        return model_picture(self.speaker, self.seen, self.path)


def machine_of(translator: Translator) -> dict[str, Any]:
    """The table of its tensors, its sizes, and the tokens of its vocabularies."""
    config = translator.model.config
    return table_of(config) | {
        "sizes": {
            "H": config.n_heads,
            "V": config.tgt_vocab,
            "d_k": config.d_model // config.n_heads,
            "d_model": config.d_model,
            "d_ff": config.d_ff,
        },
        "n_layers": config.n_layers,
        "norm_first": config.norm_first,
        "max_len": config.max_len,
        "longest": min(config.max_len, LONGEST),
        "pad_id": config.pad_id,
        "vocabulary": {
            "src": translator.src_vocab.tokens,
            "tgt": translator.tgt_vocab.tokens,
        },
    }


def of_ids(model: EncoderDecoder) -> Translator:
    """The model with tokenizers whose words are the ids themselves: "4 5 6" is [4, 5, 6]."""
    config = model.config
    require(
        config.pad_id == 0 and min(config.src_vocab, config.tgt_vocab) > len(SPECIALS),
        f"translator is a model with pad_id = {config.pad_id} and vocabularies of "
        f"{config.src_vocab} and {config.tgt_vocab} entries: without tokenizers it needs pad_id "
        f"= 0 and more than {len(SPECIALS)} entries, of which the first are "
        f"{', '.join(SPECIALS)}; give a Translator",
    )
    return Translator(
        model,
        *(
            WordTokenizer([str(i) for i in range(len(SPECIALS), size)])
            for size in (config.src_vocab, config.tgt_vocab)
        ),
    )


def first_ids(translator: Translator) -> str:
    tokens = translator.src_vocab.tokens[len(SPECIALS) :]
    return " ".join(tokens[: min(3, translator.model.config.max_len)])


def check_size_of(translator: Translator) -> None:
    """The page runs the model on one core, and the browser holds all of it."""
    count = sum(parameter.numel() for parameter in translator.model.parameters())
    require(
        count <= LARGEST,
        f"translator has {count:,} parameters, and the explorer runs at most {LARGEST:,}: give "
        "a model with the same settings and a smaller d_model, d_ff or vocabulary",
    )


@cache
def shipped_opening() -> dict[str, Any]:
    """The opening of a page, in float64, so that no step of it depends on the processor."""
    translator = Translator.load()
    translator.model.double()
    return opening(translator, TEXT, "", machine_of(translator)["nodes"])


def places(machine: dict[str, Any]) -> set[str]:
    """What `path` can be: tensors, parameters, modules that give a tensor out, the whole model."""
    nodes = machine["nodes"]
    parameters = {path for node in nodes for path in node["params"]}
    return {"", *machine["outputs"], *(node["path"] for node in nodes), *parameters}


def parts_of(config: TransformerConfig) -> list[str]:
    """What can be switched off: the positions, each sublayer, and each head as path#head."""
    kinds = {
        "encoder": ("self_attention", "feed_forward"),
        "decoder": ("self_attention", "cross_attention", "feed_forward"),
    }
    sublayers = [
        f"{stack}.layers.{layer}.{kind}"
        for stack, names in kinds.items()
        for layer in range(config.n_layers)
        for kind in names
    ]
    heads = [
        f"{path}#{head}"
        for path in sublayers
        if path.endswith("attention")
        for head in range(config.n_heads)
    ]
    return ["positions", *sublayers, *heads]


def check_answer(translator: Translator, answer: str) -> None:
    """A target that the model could have written, and that fits."""
    if not answer.strip():
        return
    vocab = translator.tgt_vocab
    tokens = translator.tgt_tokenizer.tokenize(answer)
    unknown = [token for token in tokens if token not in vocab.id_of]
    require(
        not unknown,
        f"answer holds {', '.join(map(repr, unknown[:1]))}, which the model cannot generate: leave "
        "it out",
    )
    longest = min(translator.model.config.max_len, LONGEST) - 1
    require(
        len(tokens) <= longest,
        f"answer has {len(tokens)} tokens, and there is room for {longest} after <s>: shorten it",
    )
