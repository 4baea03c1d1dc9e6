"""A model with its two tokenizers. The shipped ones translate English number words.

One translates into German; the book takes it apart. The other knows twelve languages, and
the first token of its source says which one is wanted.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from annotated.checks import check_no_text, require
from annotated.data.tokenizers import Tokenizer, tokenizer_from_state
from annotated.decoding.greedy import greedy_decode
from annotated.inspection import capture_attention
from annotated.training.batches import pad
from annotated.training.checkpoints import load_checkpoint, save_checkpoint
from annotated.transformer.masks import causal_mask, padding_mask
from annotated.transformer.model import EncoderDecoder, eval_mode

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from jaxtyping import Int
    from torch import Tensor

SHIPPED = Path(__file__).parent / "german.pt"
LANGUAGES = Path(__file__).parent / "languages.pt"
WITHOUT_MASK = Path(__file__).parent / "german-without-mask.pt"  # see scripts/
WITH_YEARS = Path(__file__).parent / "german-with-years.pt"  # by scripts/teach_years.py
LEFT_OUT = Path(__file__).parent / "left-out.json"  # by scripts/leave_out_pattern.py
YEARS = Path(__file__).parent / "years.json"  # by scripts/record_years.py


@dataclass(frozen=True)
class Translation:
    """A translation, and how the model arrived at it.

    The encoder read the `src_tokens` (S). The decoder read the `tgt_tokens` (T), `<s>`
    first, and predicted the `next_tokens` (T), `</s>` last. `weights` maps the path of each
    attention to its weights (H, Q, K), whose queries and keys are those tokens.
    """

    text: str
    src_tokens: list[str]
    tgt_tokens: list[str]
    next_tokens: list[str]
    weights: dict[str, Tensor]


class Translator:
    """A model with the two tokenizers it was trained with."""

    def __init__(
        self, model: EncoderDecoder, src_tokenizer: Tokenizer, tgt_tokenizer: Tokenizer
    ):
        self.model = model
        self.src_tokenizer, self.tgt_tokenizer = src_tokenizer, tgt_tokenizer
        self.src_vocab = src_tokenizer.vocabulary
        self.tgt_vocab = tgt_tokenizer.vocabulary
        sizes = (model.config.src_vocab, model.config.tgt_vocab)
        require(
            sizes == (len(self.src_vocab), len(self.tgt_vocab)),
            f"model has vocabularies of {sizes} entries, the tokenizers of "
            f"{(len(self.src_vocab), len(self.tgt_vocab))}: use the tokenizers it was trained with",
        )

    @classmethod
    def load(cls, path: str | Path = SHIPPED) -> Translator:
        """Load the shipped translator, or one from a checkpoint that holds its tokenizers.

        Parameters that are stored as float16, which halves the file, become float32.
        """
        model, extras = load_checkpoint(path)
        if next(model.parameters()).dtype == torch.float16:
            model.float()
        missing = {"src_tokenizer", "tgt_tokenizer"} - extras.keys()
        require(
            not missing,
            f"path = {path} is a checkpoint without {', '.join(sorted(missing))}: "
            "write a translator with Translator.save",
        )
        states = [extras[f"{side}_tokenizer"] for side in ("src", "tgt")]
        return cls(model, *map(tokenizer_from_state, states))

    def save(self, path: str | Path) -> None:
        """Write a checkpoint that `load` can read."""
        save_checkpoint(path, self.model, **self.tokenizer_states())

    def tokenizer_states(self) -> dict[str, dict]:
        """Return the extras that make the checkpoint of a model that of a translator."""
        return {
            "src_tokenizer": self.src_tokenizer.state(),
            "tgt_tokenizer": self.tgt_tokenizer.state(),
        }

    @property
    def languages(self) -> list[str]:
        """Codes of the languages to choose from; [] if there is only one."""
        return getattr(self.src_tokenizer, "languages", [])

    def asking_for(self, texts: Sequence[str], to: str) -> list[str]:
        """Put the token of a language before each source text: "two", "fr" -> "<fr> two"."""
        known = ", ".join(self.languages) or "none, and leave to out"
        require(
            to in self.languages,
            f"to = {to!r} is not a language of this model: choose one of {known}",
        )
        check_no_text(texts, "texts")
        return [f"<{to}> {text}" for text in texts]

    def encode_source(self, text: str) -> list[int]:
        """Return the ids of a source text, which must be neither empty nor too long."""
        ids = self.src_tokenizer.encode(text)
        require(bool(ids), f"text = {text!r:.60} is empty: give at least one word")
        max_len = self.model.config.max_len
        require(
            len(ids) <= max_len,
            f"text has {len(ids)} tokens, and the model has positions for {max_len}: shorten it",
        )
        return ids

    def encode_sources(self, texts: Sequence[str]) -> Int[Tensor, "B S"]:
        """Return the ids of source texts in one padded batch, on the device of the model."""
        check_no_text(texts, "texts")
        ids = pad([self.encode_source(text) for text in texts], self.src_vocab.pad_id)
        return ids.to(next(self.model.parameters()).device)

    def encode_target(self, text: str) -> list[int]:
        """Return the ids of a target text, between `<s>` and `</s>`."""
        ids = self.tgt_tokenizer.encode(text)
        return [self.tgt_vocab.bos_id, *ids, self.tgt_vocab.eos_id]

    def translate(
        self,
        texts: Sequence[str],
        decode: Callable[..., Any] = greedy_decode,
        to: str | None = None,
        **options: Any,
    ) -> list[str]:
        """Translate texts in one batch: ["forty-seven"] -> ["siebenundvierzig"].

        Args:
            to: a language, such as "fr", for a model that knows several; if None, each
                text has to start with one: "<fr> forty-seven".
            decode: `greedy_decode`, `sample` or `beam_search`.
            options: of the decoding function, such as `beam_size=4`.
        """
        check_no_text(texts, "texts")
        texts = list(texts)
        require(len(texts) > 0, "texts is empty: give at least one")
        if to is not None:
            texts = self.asking_for(texts, to)
        found = self.decode(self.encode_sources(texts), decode, **options)
        return [self.tgt_tokenizer.decode(row) for row in found.tolist()]

    def decode(
        self,
        src: Int[Tensor, "B S"],
        decode: Callable[..., Any] = greedy_decode,
        **options: Any,
    ) -> Any:
        """Call the decoding function, which returns target ids (B, T), for these source ids."""
        return decode(
            self.model,
            src,
            padding_mask(src, self.src_vocab.pad_id),
            max_len=self.model.config.max_len,
            bos_id=self.tgt_vocab.bos_id,
            eos_id=self.tgt_vocab.eos_id,
            **options,
        )

    @torch.no_grad()
    def explain(self, text: str) -> Translation:
        """Translate one text, and record the attention weights of every layer and head."""
        src = self.encode_sources([text])
        tgt = self.decode(src)
        tgt_in = tgt[:, :-1]
        with eval_mode(self.model), capture_attention(self.model) as maps:
            src_mask = padding_mask(src, self.src_vocab.pad_id)
            tgt_mask = causal_mask(tgt_in.shape[1], src.device)
            self.model(src, tgt_in, src_mask, tgt_mask)
        tokens = [self.tgt_vocab.tokens[i] for i in tgt[0].tolist()]
        return Translation(
            text=self.tgt_tokenizer.decode(tgt[0].tolist()),
            src_tokens=[self.src_vocab.tokens[i] for i in src[0].tolist()],
            tgt_tokens=tokens[:-1],
            next_tokens=tokens[1:],
            weights={path: weights[0] for path, weights in maps.items()},
        )
