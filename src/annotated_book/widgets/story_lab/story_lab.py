"""StoryLab: a language model goes on with a story of a small world, and is caught lying.

What is seen first comes from PyTorch. For what a reader sets, tell.js does the same in the
page, on the model that engine.js runs.
"""

from __future__ import annotations

from functools import cache
from textwrap import wrap
from typing import Any

from traitlets import Dict, Enum, Float, Unicode, validate

from annotated.checks import require
from annotated_book.widgets.in_page.live import ModelWidget
from annotated_book.widgets.in_page.stories import as_json, checked, packed, shipped
from annotated_book.widgets.kit.base import Int, one_of_many, script, style
from annotated_book.widgets.kit.drawing import EDGE, bar, sheet
from annotated_book.widgets.kit.drawing import text as label
from annotated_book.widgets.story_lab.tell import SETTINGS, seeking_head, tell
from annotated_lab.storyteller.recorder import EXAMPLE
from annotated_lab.storyteller.storyteller import Storyteller

BEGINNINGS = {
    "a wish": EXAMPLE.partition(" She takes")[0],
    "who has it?": EXAMPLE,
    "she and it": "Clara meets David. The bell is white. David has it. The kite is green. Clara "
    "has it. Clara wants the bell. David gives it to her. Then she",
    "a lie": "Eva meets Max. The ring is white. Eva has it. The cup is black. It is in the barn. "
    "Max wants the ring. He finds the ring in the barn.",
    "one sentence": "Anna meets Ben and Carl.",
}
OPENING = {"layer": 3, "head": 1}  # it attends to what is wanted
COLORINGS = ["attention", "surprise", "nothing"]
CHOICES = {
    "length": [*range(201)],
    "temperature": [i / 10 for i in range(31)],
    "top_k": [None, *range(1, 21)],
    "top_p": [i / 20 for i in range(1, 21)],
    "seed": [*range(1000)],
    "at": [*range(1000)],
}


def offered(storyteller: Storyteller) -> dict[str, Any]:
    """What the controls offer."""
    config = storyteller.model.config
    beginnings = BEGINNINGS if storyteller is shipped() else {}
    heads = {"layer": [*range(config.n_layers)], "head": [*range(config.n_heads)]}
    return CHOICES | heads | {"coloring": COLORINGS, "beginnings": beginnings}


class StoryLab(ModelWidget):
    """Begin a story, let a language model go on with it, and look at each word.

    Args:
        storyteller: your own; without it, the shipped one, which tells of the small world.
        text: the beginning. Needed with a storyteller of your own.

    The traits can be set, observed and linked: `text`; `length`, how many words the model
    adds at most; `temperature` (0 takes the likeliest word), `top_k` and `top_p`, as in
    `sample`; `seed`, of the random numbers; `at`, the number of the word that is looked at
    (0 for the last, or the next if the story has not ended); `layer` and `head`, whose
    attention is shown (at first the one that attends most to earlier mentions of the
    word); `coloring` of the words ("attention", "surprise" or "nothing"). `told` has all
    that was seen, `story` is the story as text.

    Raises:
        ValueError: if the text cannot be read, or the page cannot run the storyteller's
            tokenizer.
        TraitError: for a value that is none of the choices.
    """

    _esm = script("story_lab/story_lab.js")
    _css = style("story_lab/story_lab.css")

    text = Unicode(BEGINNINGS["a wish"]).tag(sync=True, page=True)
    length = Int(0).tag(sync=True, page=True)
    temperature = Float(1.0).tag(sync=True, page=True)
    top_k = Int(None, allow_none=True).tag(sync=True, page=True)
    top_p = Float(1.0).tag(sync=True, page=True)
    seed = Int(0).tag(sync=True, page=True)
    at = Int(0).tag(sync=True, page=True)
    layer = Int(0).tag(sync=True, page=True)
    head = Int(0).tag(sync=True, page=True)
    coloring = Enum(COLORINGS, "nothing").tag(sync=True, page=True)
    choices = Dict().tag(sync=True, page="if own")
    example = Dict().tag(sync=True)  # what is seen first

    def __init__(
        self, storyteller: Storyteller | None = None, text: str | None = None, **traits
    ):
        self.storyteller = checked(storyteller)
        own = self.storyteller is not shipped()
        require(
            text is not None or not own,
            "text is missing: give the beginning of a story, in words that the storyteller knows",
        )
        opening = OPENING if text is None else {}
        given = {} if text is None else {"text": text}
        chosen = opening | given | traits
        super().__init__(choices=offered(self.storyteller), own=own, **chosen)
        self.example = self.told
        if not {"layer", "head"} & chosen.keys():
            self.layer, self.head = seeking_head(self.example)

    @property
    def told(self) -> dict[str, Any]:
        settings = {name: getattr(self, name) for name in SETTINGS}
        if self.example.get("settings") == settings:
            return self.example
        return tell(self.storyteller, settings)

    @property
    def story(self) -> str:
        tokens = self.told["words"]
        vocab = self.storyteller.vocabulary
        words = vocab.decode([vocab.id_of[token] for token in tokens])
        return self.storyteller.tokenizer.detokenize(words)

    @validate(*CHOICES, "layer", "head")
    def must_be_a_choice(self, proposal: dict[str, Any]) -> Any:
        return one_of_many(self.choices[proposal["trait"].name], proposal, shown=9)

    @validate("text")
    def must_be_readable(self, proposal: dict[str, Any]) -> str:
        ids = self.storyteller.encode(proposal["value"])
        require(
            len(ids) > 1, f"text = {proposal['value']!r} is empty: give a word or more"
        )
        return proposal["value"]

    def packed(self) -> tuple[dict[str, Any], bytes]:
        return packed(self.storyteller)

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"example": shipped_example(), "choices": offered(shipped())}

    @classmethod
    def page_later(cls) -> dict[str, Any]:
        return as_json(shipped())

    def page_state(self) -> dict[str, Any]:
        state, told = super().page_state(), self.told
        return state if told == shipped_example() else state | {"example": told}

    def still(self) -> tuple[str, str]:
        return picture(self.told, self.story)


@cache
def shipped_example() -> dict[str, Any]:
    return StoryLab().told


def picture(told: dict[str, Any], story: str) -> tuple[str, str]:
    """The story, line by line, and what could come at the place that is looked at."""
    look = told["look"]
    lines = wrap(story, 84, break_long_words=False, break_on_hyphens=False)
    parts = [label(EDGE, 28 + 22 * i, one) for i, one in enumerate(lines)]
    top = 28 + 22 * len(lines)
    before = ["<s>", *told["words"]][look["at"] - 1]
    parts.append(label(EDGE, top, f"What can come after “{before}”:", "s"))
    for i, row in enumerate(look["rows"]):
        y = top + 10 + 22 * i
        parts.append(bar(EDGE, y, f"{max(160 * row['before'], 1):.0f}"))
        text = f"{row['before']:.3f}  {row['token']}"
        parts.append(label(EDGE + 170, y + 13, text, "s"))
    wrong = told["contradiction"]
    fits = f"It contradicts its world: {wrong['reason']}" if wrong else ""
    if told["world"] is not None and not wrong:
        fits = "Each sentence fits the small world."
    says = (
        f"“{story}” {fits} After “{before}” the model expects "
        + ", ".join(f"{row['token']} {row['before']:.2f}" for row in look["rows"][:3])
        + "."
    )
    return sheet(parts, 720, top + 22 + 22 * len(look["rows"])), says
