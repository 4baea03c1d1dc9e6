"""What a model of plain text has learned, in bits, beside counts of the same text."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from annotated.data.tokenizers import Tokenizer, WordTokenizer
from annotated_lab.data.n_grams import NGramModel
from annotated_lab.data.plain_text import Stretch
from annotated_lab.data.text_blocks import TextBlocks
from annotated_lab.storyteller.measures import mean_bits, surprises
from annotated_lab.storyteller.storyteller import Storyteller
from annotated_lab.training.folder import BEST
from annotated_lab.training.trainer import Trainer

ORDERS = (3, 5)  # of the n-grams
MOST_COUNTED = 500_000  # tokens: about 300 MB
# What it takes to spell a character that the model has no token for: one of Unicode's.
BITS_OF_UNKNOWN = math.log2(0x110000)


@dataclass
class TextMeasure:
    """The text that a model was trained on, and the text that it is measured on."""

    tokenizer: Tokenizer
    training: TextBlocks
    held_out: TextBlocks
    stretches: list[Stretch]  # those of `held_out`, as text

    @property
    def n_tokens(self) -> int:
        return sum(map(len, self.held_out.stretches))

    @property
    def n_bytes(self) -> int:
        return sum(len(text.encode()) for text, _ in self.stretches)

    def tokens(self, blocks: Iterable[list[int]]) -> list[list[str]]:
        """The tokens of blocks, without `<s>`."""
        names = self.tokenizer.vocabulary.tokens
        return [[names[i] for i in block[1:]] for block in blocks]

    def counted(self) -> dict[int, float]:
        """Bits per token by n-grams of the training text, which see no more than the block."""
        names, left = self.tokenizer.vocabulary.tokens, MOST_COUNTED
        counts = NGramModel(max(ORDERS), names)
        for ids in self.training.stretches:
            counts.fit([[names[i] for i in ids[:left]]])
            left = max(0, left - len(ids))
        blocks = self.tokens(self.held_out.blocks())
        return {order: bits_by_counts(counts, order, blocks) for order in ORDERS}

    def on_training_text(self, teller: Storyteller) -> float:
        """Bits per token of the model on as many blocks of its own text, from all over it."""
        blocks, n = self.training.blocks(), len(self.held_out.blocks())
        chosen = blocks[:: max(1, len(blocks) // n)][:n]
        return mean_bits(surprises(teller, self.tokens(chosen)))

    def per_byte(self, bits_per_token: float) -> str:
        """The same in bits per byte. Of words nobody knows, because their spaces are lost."""
        if isinstance(self.tokenizer, WordTokenizer):
            return ""
        unk_id = self.tokenizer.vocabulary.unk_id
        n_unknown = sum(ids.count(unk_id) for ids in map(list, self.held_out.stretches))
        bits = bits_per_token * self.n_tokens + n_unknown * BITS_OF_UNKNOWN
        return f", {bits / self.n_bytes:.3f} per byte"


def bits_by_counts(counts: NGramModel, order: int, blocks: list[list[str]]) -> float:
    """Bits per token by the counts of a longer n-gram model: those of a shorter are among them."""
    bits = [
        -math.log2(counts.probability(token, context[len(context) - order + 1 :]))
        for block in blocks
        for context, token in counts.cut(block)
    ]
    return sum(bits) / len(bits)


@dataclass
class Report:
    """Says at the end of a training what it came to. None: there was no text to measure on."""

    measure: TextMeasure | None
    log: Callable[[str], object]

    def __call__(self, trainer: Trainer) -> None:
        measure, log = self.measure, self.log
        if measure is None or not math.isfinite(trainer.state.best_loss):
            return
        model = trainer.state.best_loss / math.log(2)
        counted = measure.counted()
        log(
            f"bits on the text that was held out ({measure.n_tokens:,} tokens, "
            f"{measure.n_bytes:,} bytes), by {BEST} and by counts of the training text:"
        )
        if sum(map(len, measure.training.stretches)) > MOST_COUNTED:
            log(f"  (counted are its first {MOST_COUNTED:,} tokens alone)")
        rows = {"the model": model}
        rows |= {f"{order}-gram": bits for order, bits in counted.items()}
        for name, bits in rows.items():
            log(f"  {name:9}  {bits:6.3f} per token{measure.per_byte(bits)}")
        teller = Storyteller.load(Path(trainer.folder or "") / BEST)
        log(
            f"the model on its own training text: {measure.on_training_text(teller):.3f} per token"
        )
        log(verdict(model, min(counted.values())))
        if trainer.state.since_best:
            log(
                f"{BEST} was saved {trainer.state.since_best} validations ago, and none was as "
                "good since: more steps make it worse at other text"
            )


def verdict(model: float, counted: float) -> str:
    if model < counted:
        return "the model predicts the text better than counts of a few tokens do"
    return (
        "counts of a few tokens predict the text as well or better: there is too little text, too "
        "little training, or too large a model"
    )
