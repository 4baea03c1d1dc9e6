"""A decoder-only model with its tokenizer. The shipped one tells stories of a small world."""

from __future__ import annotations

import copy
import math
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from annotated.checks import check_seed, check_size, require
from annotated.data.tokenizers import Tokenizer, composed, tokenizer_from_state
from annotated.decoding.sampling import continue_text
from annotated.inspection import capture_attention
from annotated.training.checkpoints import load_decoder_only, save_checkpoint
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.model import eval_mode

if TYPE_CHECKING:
    from jaxtyping import Float
    from torch import Tensor

SHIPPED = Path(__file__).parent / "stories.pt"
COMPARED = SHIPPED.with_name("compared.json")  # trainings of other kinds
GRID = SHIPPED.with_name("grid.json")  # of three widths, on few stories and on many


class Storyteller:
    """A decoder-only model with the tokenizer it was trained with."""

    def __init__(self, model: DecoderOnly, tokenizer: Tokenizer):
        self.model, self.tokenizer = model, tokenizer
        self.vocabulary = tokenizer.vocabulary
        size, entries = model.config.tgt_vocab, len(self.vocabulary)
        message = f"model has a vocabulary of {size} entries and the tokenizer of {entries}: use "
        require(size == entries, message + "the tokenizer it was trained with")

    @classmethod
    def load(cls, path: str | Path = SHIPPED) -> Storyteller:
        """Load the shipped storyteller, or one from a checkpoint that holds its tokenizer."""
        model, extras = load_decoder_only(path)
        message = f"path = {path} is a checkpoint without tokenizer: write it by Storyteller.save"
        require("tokenizer" in extras, message)
        return cls(model.float(), tokenizer_from_state(extras["tokenizer"]))

    def save(self, path: str | Path, *, half: bool = False) -> None:
        """Write the model and its tokenizer. With `half`, the parameters are float16."""
        model = copy.deepcopy(self.model) if half else self.model
        for each in model.parameters() if half else ():  # positions stay as they are
            each.data = each.data.half()
        save_checkpoint(path, model, tokenizer=self.tokenizer.state())

    def encode(self, text: str) -> list[int]:
        """Return `<s>` and the ids of a beginning, which may be empty."""
        ids = self.tokenizer.encode(text)
        if self.vocabulary.unk_id in ids:
            tokens = self.tokenizer.tokenize(composed(text))
            word = tokens[ids.index(self.vocabulary.unk_id)]
            near = get_close_matches(word, self.vocabulary.tokens, n=3, cutoff=0.5)
            remedy = f"did you mean {', '.join(near)}?" if near else "choose another"
            message = f"text has the word {word!r:.60}, which the model does not know"
            raise ValueError(f"{message}: {remedy}")
        most = self.model.config.max_len - 1
        message = f"text has {len(ids)} tokens, and the model has positions for {most}: shorten it"
        require(len(ids) <= most, message)
        return [self.vocabulary.bos_id, *ids]

    def continue_story(self, text: str = "", **how: Any) -> str:
        """Return the text and how it goes on, up to its end. See `continue_stories`."""
        [story] = self.continue_stories(text, 1, **how)
        return self.tokenizer.detokenize(self.words(story))

    def continue_stories(
        self,
        text: str,
        n: int,
        *,
        seed: int = 0,
        max_len: int | None = None,
        **how: Any,
    ) -> list[list[str]]:
        """Return `n` ways to go on, as tokens; the last is `</s>` if a story ends.

        Args:
            max_len: the most tokens of a story, the beginning included.
            how: `temperature` (0 picks the most probable token), `top_k`, `top_p`.
        """
        check_size(n, "n")
        check_seed(seed)
        ids = self.encode(text)
        most = self.model.config.max_len - 1
        max_len = most if max_len is None else max_len
        message = f"max_len = {max_len} must be from the {len(ids) - 1} tokens of the text to the "
        fit = isinstance(max_len, int) and len(ids) - 1 <= max_len <= most
        require(fit, f"{message}{most} that the model has positions for")
        how = {"temperature": 1.0, "eos_id": self.vocabulary.eos_id, **how}
        how["max_len"] = max_len + 1  # <s> as well
        how["generator"] = torch.Generator().manual_seed(seed)
        begun = torch.tensor([ids] * n, device=self.device)
        found = continue_text(self.model, begun, **how)
        return [self.tokens(row) for row in found.tolist()]

    @torch.no_grad()
    def probabilities(self, text: str) -> Float[Tensor, "T vocab"]:
        """Return the probability of each next token after `<s>` and each token."""
        ids = torch.tensor([self.encode(text)], device=self.device)
        with eval_mode(self.model):
            return self.model(ids)[0].softmax(dim=-1)

    def next_words(self, text: str = "") -> dict[str, float]:
        """The probability of each token after this text, the likeliest first."""
        probabilities, order = self.probabilities(text)[-1].sort(descending=True)
        words = [self.vocabulary.tokens[i] for i in order.tolist()]
        return dict(zip(words, probabilities.tolist(), strict=True))

    def surprise(self, text: str) -> list[tuple[str, float]]:
        """Each token of the text with its surprise, -log2 of its probability, in bits."""
        ids = self.encode(text)[1:]
        probabilities = self.probabilities(text)[:-1]
        return [
            (self.vocabulary.tokens[i], -math.log2(row[i]))
            for i, row in zip(ids, probabilities.tolist(), strict=True)
        ]

    @torch.no_grad()
    def attention(self, text: str) -> dict[str, Float[Tensor, "H T T"]]:
        """Return the attention weights of each layer, by its path."""
        ids = torch.tensor([self.encode(text)], device=self.device)
        with eval_mode(self.model), capture_attention(self.model) as maps:
            self.model(ids)
        return {path: weights[0] for path, weights in maps.items()}

    def tokens(self, ids: list[int]) -> list[str]:
        """Return the tokens of a row, without `<s>` and padding."""
        kept = [i for i in ids[1:] if i != self.vocabulary.pad_id]
        return [self.vocabulary.tokens[i] for i in kept]

    def words(self, tokens: list[str]) -> list[str]:
        return self.vocabulary.decode(self.vocabulary.id_of[token] for token in tokens)

    @property
    def device(self) -> torch.device:
        return next(self.model.parameters()).device
