"""The vocabulary: tokens into ids and back. (Paper, section 5.1.)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from annotated.checks import check_no_text, check_size, require

PAD, BOS, EOS, UNK = SPECIALS = ("<pad>", "<s>", "</s>", "<unk>")


class Vocabulary:
    """The list of tokens; a token's id is its index in the list. The special tokens come first."""

    def __init__(self, tokens: Iterable[str]):
        check_no_text(tokens, "tokens")
        self.tokens = [*SPECIALS, *tokens]
        require(
            all(isinstance(token, str) for token in self.tokens),
            "tokens must be texts: give a list of them",
        )
        self.id_of = {token: i for i, token in enumerate(self.tokens)}
        require(
            len(self.id_of) == len(self.tokens),
            "tokens holds a token twice: give each once",
        )
        self.pad_id, self.bos_id, self.eos_id, self.unk_id = range(len(SPECIALS))

    @classmethod
    def learn(
        cls, tokens: Iterable[str], min_freq: int = 1, size: int | None = None
    ) -> Vocabulary:
        """Learn the tokens that occur at least `min_freq` times, the most frequent first.

        The vocabulary has at most `size` entries, including the special tokens.
        """
        check_no_text(tokens, "tokens")
        check_size(min_freq, "min_freq")
        require(
            size is None or size > len(SPECIALS),
            f"size must be above {len(SPECIALS)}, the number of special tokens, got {size}",
        )
        counts = Counter(tokens)
        frequent = sorted(
            (token for token in counts if counts[token] >= min_freq),
            key=lambda token: (-counts[token], token),
        )
        require(
            bool(frequent),
            f"no token occurs min_freq = {min_freq} times: give more text, or lower min_freq",
        )
        return cls(frequent if size is None else frequent[: size - len(SPECIALS)])

    def __len__(self) -> int:
        return len(self.tokens)

    def encode(self, tokens: Iterable[str]) -> list[int]:
        """Return the ids of the tokens; an unknown token gets the id of `<unk>`."""
        check_no_text(tokens, "tokens")
        return [self.id_of.get(token, self.unk_id) for token in tokens]

    def decode(self, ids: Iterable[int]) -> list[str]:
        """Return the tokens of the ids, from after `<s>` to before `</s>`, without padding."""
        check_no_text(ids, "ids")
        tokens = []
        for i in ids:
            if i == self.eos_id:
                break
            require(
                0 <= i < len(self.tokens),
                f"ids holds {i}, but the vocabulary has {len(self.tokens)} entries",
            )
            if i not in (self.pad_id, self.bos_id):
                tokens.append(self.tokens[i])
        return tokens
