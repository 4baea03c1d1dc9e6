"""MachineExplorer: the whole model on one stage, down to each number and its sum.

What is seen first comes from PyTorch (opening.py). For what the reader types, and for sums that
need parameters, engine.js runs the same model in the page; it fetches them when they are wanted.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from traitlets import Dict, Float, TraitError, Unicode, observe, validate

from annotated.checks import require
from annotated.data.tokenizers import WordTokenizer
from annotated.data.vocabulary import SPECIALS
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.model import EncoderDecoder
from annotated.translator.translator import Translator
from annotated_book.widgets.in_page import stories
from annotated_book.widgets.in_page.languages import GERMAN, ManyLanguages, asked
from annotated_book.widgets.in_page.live import as_read, checked, shipped
from annotated_book.widgets.kit.base import Int, one_of, script, style
from annotated_book.widgets.machine.nodes import table_of
from annotated_book.widgets.machine.opening import (
    ALONE,
    LONGEST,
    Model,
    opening,
    read,
    writer,
)
from annotated_book.widgets.machine.still import model_picture
from annotated_lab.storyteller.storyteller import Storyteller

TEXT = "forty-seven"
STORY = "Ben meets Anna. The ball is red."  # that the storyteller continues
MODES = ["step", "teacher", "generate"]
LARGEST = 5_000_000  # parameters: 20 MB in the page


class MachineExplorer(ManyLanguages):
    """Enter the model: from its two stacks to a layer, a head, and one number with its sum.

    Args:
        translator: your own; or a `Storyteller`, which has one stack; or a model alone
            (`EncoderDecoder` or `DecoderOnly`), of ids such as "4 5 6"; without it, the
            shipped translator.
        text: the input of the encoder, in words or in digits, or the beginning that a
            storyteller continues. Needed with a translator that does not know English number
            words, and with a storyteller of your own.

    The traits can be set, observed and linked: `text`; `language`, the code of one of those
    that the shipped translators know, "de" to begin with; `answer`, the target that is fed in
    (empty: what the model itself generates); `mode`, "step" (the walk), "teacher" or "generate";
    `station` of the walk, from 1; `step`, the target row; `without`, a part that is switched off,
    such as "encoder.layers.0.feed_forward" or "decoder.layers.1.cross_attention#2" or
    "positions"; `temperature` of the bars, and of sampling; `seed` of the random numbers that a
    storyteller samples with, -1 for the likeliest token; `path`, a tensor or a module such as
    "decoder.layers.1.cross_attention" (empty: the whole model); `head`, -1 for all; `row`, -1
    for none; `cell`, an entry of the tensor at `path`, such as "0,3,1". `translation` is what the
    model generates.

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
    temperature = Float(1.0).tag(sync=True, page="if changed")
    seed = Int(-1, min=-1, max=999).tag(sync=True, page="if changed")
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
        translator: Model | EncoderDecoder | DecoderOnly | None = None,
        text: str | None = None,
        **traits,
    ):
        if isinstance(translator, EncoderDecoder | DecoderOnly):
            translator = of_ids(translator)
            text = first_ids(translator) if text is None else text
        model = known_model(translator)
        check_size_of(model)
        self.known = machine_of(model)
        self.stored_as = MachineStory if isinstance(model, Storyteller) else None
        own = model not in (shipped(), stories.shipped())
        if isinstance(model, Storyteller) and text is None:
            require(
                not own,
                "text is missing: give the beginning of a story, in known words",
            )
            text = STORY
        super().__init__(model, text, machine=self.known, own=own, **traits)
        self.run_again()

    checked = staticmethod(lambda model: known_model(model))

    @property
    def is_alone(self) -> bool:
        """Is it decoder-only?"""
        return isinstance(self.translator, Storyteller)

    def packed(self) -> tuple[dict[str, Any], bytes]:
        return stories.packed(self.translator) if self.is_alone else super().packed()

    @property
    def seen(self) -> dict[str, Any]:
        """What PyTorch computes for text and answer, in the language."""
        if self.language == GERMAN:
            return self.opening
        return self.computed(self.language, self.answer)

    @property
    def translation(self) -> str:
        """What the model generates after each token of its input, as a text."""
        seen = self.seen
        start = seen["tgt"][1 : seen["given"]] if self.is_alone else []
        after = seen["next"][max(seen.get("given", 0) - 1, 0) :]
        return writer(self.speaker).decode([*start, *after])

    @validate("text")
    def must_be_readable(self, proposal: dict[str, Any]) -> str:
        text, model = proposal["value"], self.translator
        count = len(
            model.encode(text)
            if self.is_alone
            else read(model, as_read(model, text))[0]
        )
        longest = ALONE if self.is_alone else LONGEST
        require(
            count <= longest,
            f"text has {count} tokens, and the explorer has room for {longest}: shorten it",
        )
        require(
            count > 1 or not self.is_alone,
            f"text = {text!r} is empty: give a word or more",
        )
        return text

    @validate("answer")
    def must_be_writable(self, proposal: dict[str, Any]) -> str:
        check_answer(self.speaker, self.text, proposal["value"])
        return proposal["value"]

    @validate("temperature")
    def must_be_warm(self, proposal: dict[str, Any]) -> float:
        value = proposal["value"]
        require(0.1 <= value <= 5, f"temperature must be from 0.1 to 5, got {value}")
        return value

    @validate("seed")
    def must_be_of_a_storyteller(self, proposal: dict[str, Any]) -> int:
        seed = proposal["value"]
        require(
            seed < 0 or self.is_alone,
            f"seed = {seed} is for a decoder-only model: DecodingLab samples translations",
        )
        return seed

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
            part in {"", *parts_of(self.translator.model)},
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

    @observe("text", "answer", "language", "seed", "temperature")
    def run_again(self, _: Any = None) -> None:
        is_german = self.language == GERMAN  # or another model, which is alone
        self.opening = self.computed(GERMAN, self.answer if is_german else "")

    def computed(self, language: str, answer: str) -> dict[str, Any]:
        """What the model of a language computes. Both shipped models have the same nodes."""
        translator = self.translator if language == GERMAN else self.speaker
        if self.is_alone:
            return opening(
                *(translator, self.text, answer, self.known["nodes"]),
                **{"seed": self.seed, "temperature": self.temperature},
            )
        words = asked(as_read(translator, self.text), language)
        return opening(translator, words, answer, self.known["nodes"])

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        machine, opening = machine_of(shipped()), shipped_opening()
        return super().page_data() | {"machine": machine, "opening": opening}

    def page_state(self) -> dict[str, Any]:
        state = super().page_state()
        known = (self.stored_as or type(self)).page_data()
        is_other = any(
            self.opening[name] != known["opening"][name]
            for name in ("src", "tgt", "next")
        )
        if self.own or is_other:
            state["opening"] = self.opening
        if state.get("machine") == known["machine"]:
            del state["machine"]
        return state

    def still(self) -> tuple[str, str]:
        return model_picture(self.speaker, self.seen, self.path)


class MachineStory:
    """What pages load for the shipped storyteller on the stage."""

    later_name = "StoryLab"  # whose file has the model
    is_heavy = True  # a page loads it when it comes into sight, and not before

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        machine, opening = machine_of(stories.shipped()), story_opening()
        return {"language": GERMAN, "machine": machine, "opening": opening}

    @classmethod
    def page_later(cls) -> dict[str, Any]:
        return stories.as_json(stories.shipped())

    @classmethod
    def page_extras(cls) -> dict[str, Any]:
        return {}


def known_model(model: Any) -> Model:
    """A translator or a storyteller of which a page can run all parts."""
    return stories.checked(model) if isinstance(model, Storyteller) else checked(model)


def machine_of(translator: Model) -> dict[str, Any]:
    """The table of its tensors, its sizes, and the tokens of its vocabularies."""
    config = translator.model.config
    is_alone = isinstance(translator, Storyteller)
    src = [] if is_alone else translator.src_vocab.tokens
    return table_of(config, is_alone) | {
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
        "longest": min(config.max_len, ALONE if is_alone else LONGEST),
        "pad_id": config.pad_id,
        "vocabulary": {
            "src": src,
            "tgt": writer(translator).vocabulary.tokens,
        },
    }


def of_ids(model: EncoderDecoder | DecoderOnly) -> Model:
    """The model with tokenizers whose words are the ids themselves: "4 5 6" is [4, 5, 6]."""
    config = model.config
    require(
        config.pad_id == 0 and min(config.src_vocab, config.tgt_vocab) > len(SPECIALS),
        f"translator is a model with pad_id = {config.pad_id} and vocabularies of "
        f"{config.src_vocab} and {config.tgt_vocab} entries: without tokenizers it needs pad_id "
        f"= 0 and more than {len(SPECIALS)} entries, of which the first are "
        f"{', '.join(SPECIALS)}; give a Translator",
    )
    source, target = (
        WordTokenizer([str(i) for i in range(len(SPECIALS), size)])
        for size in (config.src_vocab, config.tgt_vocab)
    )
    if isinstance(model, DecoderOnly):
        return Storyteller(model, target)
    return Translator(model, source, target)


def first_ids(model: Model) -> str:
    is_alone = isinstance(model, Storyteller)
    vocabulary = model.vocabulary if is_alone else model.src_vocab
    room = model.model.config.max_len - is_alone  # <s> takes a place
    return " ".join(vocabulary.tokens[len(SPECIALS) :][: min(3, room)])


def check_size_of(translator: Model) -> None:
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


@cache
def story_opening() -> dict[str, Any]:
    """The opening of a page about the storyteller, in float64 too."""
    storyteller = Storyteller.load()
    storyteller.model.double()
    return opening(storyteller, STORY, "", machine_of(storyteller)["nodes"])


def places(machine: dict[str, Any]) -> set[str]:
    """What `path` can be: tensors, parameters, modules that give a tensor out, the whole model."""
    nodes = machine["nodes"]
    parameters = {path for node in nodes for path in node["params"]}
    return {"", *machine["outputs"], *(node["path"] for node in nodes), *parameters}


def parts_of(model: EncoderDecoder | DecoderOnly) -> list[str]:
    """What can be switched off: the positions, each sublayer, and each head as path#head."""
    sublayers = [
        path
        for path, _ in model.named_modules()
        if path.endswith(("attention", "feed_forward"))
    ]
    heads = [
        f"{path}#{head}"
        for path in sublayers
        if path.endswith("attention")
        for head in range(model.config.n_heads)
    ]
    return ["positions", *sublayers, *heads]


def check_answer(model: Model, text: str, answer: str) -> None:
    """A target that the model could have written, and that fits."""
    if not answer.strip():
        return
    tokenizer, given = writer(model), len(read(model, text)[1])
    vocab, tokens = tokenizer.vocabulary, tokenizer.tokenize(answer)
    unknown = [token for token in tokens if token not in vocab.id_of]
    require(
        not unknown,
        f"answer holds {', '.join(map(repr, unknown[:1]))}, which the model cannot generate: leave "
        "it out",
    )
    is_alone = isinstance(model, Storyteller)
    longest = min(model.model.config.max_len, ALONE if is_alone else LONGEST) - given
    where = "the text" if is_alone else "<s>"
    require(
        len(tokens) <= longest,
        f"answer has {len(tokens)} tokens, and there is room for {longest} after {where}: "
        "shorten it",
    )
