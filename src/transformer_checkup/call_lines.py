"""How a stranger's model could be called: lines of Python, in the order in which they are tried.

The names of the arguments say where ids and masks belong. Each line is what a user would
write as `call=`, and it is what is run: so what is printed was tried.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from torch import Tensor, nn

from transformer_checkup.calls import AHEAD, SOURCE_PADDING, Call, compiled

# What the name of an argument says.
TARGET = re.compile(r"tgt|trg|target|(^|_)tar|dec|out|label|^y$")
CROSS = re.compile(r"cross|mem|enc\w*dec|dec\w*enc|(src|source)\w*(tgt|trg|target)")
MASK = re.compile(r"mask|pad(?!_i)")
PADDING = re.compile(r"pad|^(decoder_)?attention_mask$")
CAUSAL = re.compile(r"causal|ahead|peak|peek|subsequent")
IDS = re.compile(r"ids|idx|src|source|tgt|trg|target|token|inp|^[xy]$")
NO_IDS = re.compile(r"type|position|past|label|embed|output")
OTHERS = [  # what else a model may need
    (re.compile(r"(tgt|trg|target|dec)\w*len"), "{tgt}.sum(1)"),
    (re.compile(r"len"), "{src}.sum(1)"),
    (re.compile(r"start_pos|offset"), "0"),
]
# Masks of a source (B, S) and of a target (B, T).
COMBINED = [
    ("{src}[:, None]", "{tgt}[:, None] & {causal}"),
    ("{src}[:, None, None]", "({tgt}[:, None] & {causal})[:, None]"),
    ("{src}", "{tgt}[:, None] & {causal}"),
    ("{src}[:, None, None]", "{causal}"),
    ("{src}", "{causal}"),
    ("{src}", "{tgt}"),
    ("", "{causal}"),
]
SEPARATE = [  # of padding alone; beside them, the other masks are squares
    ("{src}", "{tgt}"),
    ("{src}[:, None, None]", "{tgt}[:, None, None]"),
    ("{src}[:, None]", "{tgt}[:, None]"),
]
POLARITIES = [
    "{}",  # True = may attend
    "~({})",  # True = masked
    "torch.where({}, 0.0, -torch.inf)",  # added to the scores
    "({}).long()",
]
AS_IT_IS = ("{}", "{}")
BATCH_SECOND = [  # of the ids, and of the logits
    ("{}.T", "{}.transpose(0, 1)"),
    ("{}.T", "{}[0].transpose(0, 1)"),
    ("{}.T", "{}.logits.transpose(0, 1)"),
    ("{}.T", '{}["logits"].transpose(0, 1)'),
    ("{}", "{}.transpose(0, 1)"),
    ("{}.T", "{}"),
]
ONE_MORE = "torch.cat([{0}, {0}[:, :1]], 1)"


@dataclass(frozen=True)
class Argument:
    name: str
    needed: bool
    by_name: bool = False


def arguments_of(model: Any) -> list[Argument]:
    """What its `forward` takes; nothing where it does not say."""
    function = model.forward if isinstance(model, nn.Module) else model
    schema = getattr(function, "schema", None)  # of a scripted module
    if schema is not None:
        found = [(a.name, not a.has_default_value()) for a in schema.arguments[1:]]
        return [Argument(name, needed) for name, needed in found]
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return []
    several = inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD
    named = [p for p in parameters if p.kind not in several]
    return [
        Argument(p.name, p.default is p.empty, p.kind is p.KEYWORD_ONLY) for p in named
    ]


class CallLines:
    """The lines for one model, of two texts or of one.

    Args:
        is_encoder: of one text, whose masks are of padding alone.
        vectors: it is given real numbers (B, L, features), zeros where there is padding, and
            each id stands for a row of these.
    """

    def __init__(
        self,
        model: Any,
        pad_ids: tuple[int, int] | None,
        two_texts: bool,
        is_encoder: bool = False,
        vectors: Tensor | None = None,
    ):
        self.two_texts, self.is_encoder = two_texts, is_encoder
        self.pad_ids, self.vectors = pad_ids, vectors
        one_name = "ids" if vectors is None else "x"
        self.names = ("src", "tgt") if two_texts else (one_name, one_name)
        keep = "({} != {})" if vectors is None else "({} != 0).any(-1)"
        src_pad, tgt_pad = pad_ids or (-1, -1)  # -1: none is masked
        x, y = self.names
        size = f"({y}.shape[1], {y}.shape[1])"
        self.pieces = {
            "src": keep.format(x, src_pad),
            "tgt": keep.format(y, tgt_pad),
            "causal": f"torch.ones{size}.tril().bool().to({y}.device)",
        }
        self.arguments = arguments_of(model)
        self.masks = [a for a in self.arguments if MASK.search(a.name)]
        self.separate = any(PADDING.search(a.name) for a in self.masks)
        self.ids = self.arguments_of_ids()
        generator = getattr(model, "generator", None)
        self.has_generator = isinstance(generator, nn.Module)

    @property
    def needs_two(self) -> bool:
        return sum(a.needed for a in self.ids) > 1

    @property
    def takes_two(self) -> bool:
        """Do its arguments say that two texts go in?"""
        sides = {bool(TARGET.search(a.name)) for a in self.ids}
        return self.needs_two or len(sides) > 1

    @property
    def alternatives(self) -> tuple[str, ...]:
        """The groups in which something may fit better than what runs."""
        if not self.two_texts:
            return ("plain", "masks", "plain, batch second", "masks, batch second")
        is_plain = not self.masks and len(self.orders()) == 1 and not self.shifts
        return () if is_plain else ("plain", "masks")

    @property
    def for_masks(self) -> set[str]:
        """The properties of which masks take care.

        A model without them that has one of these makes its own masks, and masks from outside
        would hide what is wrong with them.
        """
        sides = {self.is_of_target(a.name) for a in self.masks if self.two_texts}
        found = {AHEAD} if True in sides else set()
        return found | ({SOURCE_PADDING} if False in sides and self.pad_ids else set())

    @property
    def shifts(self) -> bool:
        """Is the target given as labels, which the model shifts itself, as T5 does?"""
        return self.two_texts and any("label" in a.name for a in self.ids)

    def arguments_of_ids(self) -> list[Argument]:
        """Those that the model needs, and then those that are called so."""
        rest = [a for a in self.arguments if a not in self.masks]
        rest = [a for a in rest if self.other(a.name) is None]
        found = [a for a in rest if a.needed]
        named = [a for a in rest if IDS.search(a.name) and not NO_IDS.search(a.name)]
        found += [a for a in named if a not in found]
        if not self.two_texts:
            return (found or rest)[:1]
        n_needed = sum(a.needed for a in found)
        targets = [a for a in [*found, *rest] if TARGET.search(a.name)]
        sources = [a for a in found if not TARGET.search(a.name)]
        if n_needed >= 2 or not (targets and sources):
            return (found if len(found) > 1 else rest)[:2]
        pair = sources[0], targets[0]
        return [a for a in rest if a in pair]

    def other(self, name: str) -> str | None:
        found = [text for pattern, text in OTHERS if pattern.search(name)]
        return found[0].format(**self.pieces) if found else None

    def orders(self) -> list[tuple[str, ...]]:
        """The ids for these arguments, in order; both orders where no name tells."""
        if not self.two_texts:
            return [self.names[:1]]
        sides = [bool(TARGET.search(a.name)) for a in self.ids]
        if sides == [True, False]:
            return [("tgt", "src")]
        known = sides == [False, True] or len(sides) < 2
        return [("src", "tgt")] if known else [("src", "tgt"), ("tgt", "src")]

    def is_of_target(self, name: str) -> bool:
        if not self.two_texts:
            return not self.is_encoder
        return bool(TARGET.search(name)) and not self.is_cross(name)

    def mask(self, name: str, form: tuple[str, str]) -> str:
        """The mask for the argument of this name, True = may attend; "" if nothing is hidden."""
        of_target = self.is_of_target(name)
        template = form[of_target]
        if CAUSAL.search(name):
            template = "{causal}"
        elif self.separate and not PADDING.search(name):
            template = "{causal}" if of_target else ""
        return template.format(**self.pieces)

    def is_cross(self, name: str) -> bool:
        return self.two_texts and bool(CROSS.search(name))

    def all_seen(self, name: str) -> str:
        x, y = self.names
        rows = y if self.is_cross(name) else x
        return f"torch.ones({rows}.shape[1], {x}.shape[1]).bool().to({x}.device)"

    def line(
        self,
        order: tuple[str, ...],
        form: tuple[str, str] | None = None,
        polarity: str = "{}",
        layout: tuple[str, str] = AS_IT_IS,
        more: dict[str, str] | None = None,
    ) -> str:
        """One line; what follows an argument that is left out is given by its name."""
        ids, out = layout
        if self.vectors is not None:  # (B, L, features)
            ids = ids.replace(".T", ".transpose(0, 1)")
        given = [ids.format(x) for x in order]
        values = dict(zip((a.name for a in self.ids), given, strict=False))
        values |= more or {}
        if form:
            for a in self.masks:
                mask = self.mask(a.name, form)
                if a.needed or mask:
                    values[a.name] = polarity.format(mask or self.all_seen(a.name))
        for a in self.arguments:
            if a.needed and a.name not in values:
                other = self.other(a.name)
                values |= {a.name: other} if other else {}
        written, by_name = [], False
        for a in self.arguments:
            by_name |= (
                a.by_name or a.name not in values or bool(written and not a.needed)
            )
            if a.name in values:
                name = f"{a.name}=" if by_name else ""
                written.append(name + values[a.name])
        arguments = ", ".join(written or given)
        takes = "src, tgt" if self.two_texts else self.names[0]
        return f"lambda model, {takes}: " + out.replace("{}", f"model({arguments})")

    def given(self) -> list[tuple[tuple[str, ...], str]]:
        """The ids as they are given, and what is taken of the result."""
        orders = self.orders()
        if not self.shifts:
            return [(order, "{}") for order in orders]
        more = tuple(ONE_MORE.format(x) if x == "tgt" else x for x in orders[0])
        outs = "{}.logits[:, 1:]", "{}[:, 1:]"  # without those of the start
        return [(orders[0], "{}"), *((more, out) for out in outs)]

    def calls(self) -> Iterator[Call]:
        """All of them, in order."""
        texts = (text for _, group in self.groups() for text in group)
        return (compiled(text, self.vectors) for text in texts)

    def groups(self) -> Iterator[tuple[str, list[str]]]:
        """What sets a group apart, and lines in it which shapes may not tell apart."""
        forms: list = (SEPARATE if self.separate else COMBINED) if self.masks else []
        if not any(a.needed for a in self.masks):
            # Hugging Face's models know of padding only what this mask says.
            is_last = any(a.name == "attention_mask" for a in self.masks)
            forms = [*forms, None] if is_last else [None, *forms]
        after = [("{}", "model.generator({})")] if self.has_generator else []
        for ids, out in [*after, AS_IT_IS, *BATCH_SECOND]:
            second = ", batch second" if (ids, out) in BATCH_SECOND else ""
            for form in forms:
                lines = [
                    self.line(order, form, polarity, (ids, out.replace("{}", whole)))
                    for order, whole in self.given()
                    for polarity in (POLARITIES if form else ["{}"])
                ]
                yield f"{'masks' if form else 'plain'}{second}", lines
        orders = self.orders()
        used = {a.name for a in self.ids}
        for a in self.arguments:  # nanoGPT gives all positions only with targets
            if TARGET.search(a.name) and a.name not in used:
                yield "targets", [self.line(orders[0], more={a.name: self.names[1]})]
        for order in orders:
            more = tuple(ONE_MORE.format(x) if x == self.names[1] else x for x in order)
            yield "one more token", [self.line(more)]
