"""The shipped model: English number words to German ones, with its tokenizers."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

import torch

from annotated.checks import require
from annotated.data import pad
from annotated.decoding import greedy_decode
from annotated.inspection import capture_attention
from annotated.masks import padding_mask, subsequent_mask
from annotated.model import EncoderDecoder
from annotated.tokenizers import BytePairEncoding, Vocabulary, split_words
from annotated.training import load_checkpoint, save_checkpoint

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jaxtyping import Int
    from torch import Tensor

SHIPPED = Path(__file__).parent / "translator.pt"


@dataclass(frozen=True)
class Translation:
    """A translation and what was seen on the way.

    `src_tokens` (S) were encoded. The decoder read `tgt_tokens` (T), `<s>` first, and
    gave the `next_tokens` (T), `</s>` last. `weights` maps the path of each attention
    to (H, Q, K), where the queries and keys are those tokens.
    """

    text: str
    src_tokens: list[str]
    tgt_tokens: list[str]
    next_tokens: list[str]
    weights: dict[str, Tensor]


class Translator:
    """A model with the two tokenizers it was trained with."""

    def __init__(
        self, model: EncoderDecoder, src_tokens: Sequence[str], bpe: BytePairEncoding
    ):
        self.model = model
        self.bpe = bpe
        self.src_vocab = Vocabulary(src_tokens)
        self.tgt_vocab = Vocabulary(bpe.tokens)
        sizes = (model.config.src_vocab, model.config.tgt_vocab)
        require(
            sizes == (len(self.src_vocab), len(self.tgt_vocab)),
            f"model has vocabularies of {sizes} entries, the tokenizers of "
            f"{(len(self.src_vocab), len(self.tgt_vocab))}: use the tokenizers it was trained with",
        )

    @classmethod
    def load(cls, path: str | Path = SHIPPED) -> Translator:
        """The shipped translator, or one that was saved with `save`."""
        model, extras = load_checkpoint(path)
        lacking = {"src_tokens", "alphabet", "merges"} - extras.keys()
        require(
            not lacking,
            f"path = {path} is a checkpoint without {', '.join(sorted(lacking))}: "
            "write a translator with Translator.save",
        )
        bpe = BytePairEncoding(extras["alphabet"], extras["merges"])
        return cls(model, extras["src_tokens"], bpe)

    def save(self, path: str | Path) -> None:
        save_checkpoint(
            path,
            self.model,
            src_tokens=self.src_vocab.tokens[self.src_vocab.unk_id + 1 :],
            alphabet=self.bpe.alphabet,
            merges=self.bpe.merges,
        )

    def encode_source(self, text: str) -> list[int]:
        """Ids of the words of an English text.

        Raises:
            ValueError: if the text is empty, has a word that the model never saw, or is
            too long.
        """
        require(
            isinstance(text, str),
            f"text must be English words, got {text!r}: write 'forty-seven' for 47",
        )
        words = split_words(text)
        require(
            bool(words),
            f"text = {text!r} holds no word: write a number such as 'forty-seven'",
        )
        for word in words:
            if self.src_vocab.encode([word])[0] <= self.src_vocab.unk_id:
                near = get_close_matches(word, self.src_vocab.tokens[4:], n=1)
                near = near or ["forty-seven"]
                raise ValueError(
                    f"text holds {word!r}, which the model never saw: it reads English number "
                    f"words. Did you mean {near[0]!r}?"
                )
        max_len = self.model.config.max_len
        require(
            len(words) <= max_len,
            f"text has {len(words)} words, and the model has positions for {max_len}: shorten it",
        )
        return self.src_vocab.encode(words)

    def encode_target(self, text: str) -> list[int]:
        """Ids of the sub-words of a German text, between `<s>` and `</s>`."""
        ids = self.tgt_vocab.encode(self.bpe.encode(text))
        return [self.tgt_vocab.bos_id, *ids, self.tgt_vocab.eos_id]

    def translate(self, texts: Sequence[str]) -> list[str]:
        """Translate texts in one batch: ["forty-seven"] -> ["siebenundvierzig"]."""
        require(
            not isinstance(texts, str),
            f"texts must be a list, got {texts!r}: write [{texts!r}]",
        )
        require(len(texts) > 0, "texts is empty: give at least one")
        ids = self.decode_greedily(
            pad([self.encode_source(t) for t in texts], self.src_vocab.pad_id)
        )
        return ["".join(self.tgt_vocab.decode(row)) for row in ids.tolist()]

    def decode_greedily(self, src: Int[Tensor, "B S"]) -> Int[Tensor, "B T"]:
        return greedy_decode(
            self.model,
            src,
            padding_mask(src, self.src_vocab.pad_id),
            max_len=self.model.config.max_len,
            bos_id=self.tgt_vocab.bos_id,
            eos_id=self.tgt_vocab.eos_id,
        )

    @torch.no_grad()
    def explain(self, text: str) -> Translation:
        """Translate one text, and keep the attention weights of every layer and head."""
        src = torch.tensor([self.encode_source(text)])
        tgt = self.decode_greedily(src)
        tgt_in = tgt[:, :-1]
        with capture_attention(self.model) as maps:
            src_mask = padding_mask(src, self.src_vocab.pad_id)
            self.model(src, tgt_in, src_mask, subsequent_mask(tgt_in.shape[1]))
        return Translation(
            text="".join(self.tgt_vocab.decode(tgt[0].tolist())),
            src_tokens=[self.src_vocab.tokens[i] for i in src[0].tolist()],
            tgt_tokens=[self.tgt_vocab.tokens[i] for i in tgt_in[0].tolist()],
            next_tokens=[self.tgt_vocab.tokens[i] for i in tgt[0, 1:].tolist()],
            weights={path: weights[0] for path, weights in maps.items()},
        )
