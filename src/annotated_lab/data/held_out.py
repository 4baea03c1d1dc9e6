"""A part of the text that is kept out of the training, to validate on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from heapq import nsmallest
from itertools import count

from annotated.checks import require

SHARE = 20  # at most one text of so many


@dataclass(frozen=True)
class HeldOut:
    """The pairs, or the passages of plain text, whose checksum is at most `limit`.

    Of a pair the source decides, so a sentence that comes twice is never on both sides. A checksum
    has nothing to do with the meaning, and it is the same in every pass, run and process.
    """

    seed: int
    limit: int

    def __contains__(self, source: str) -> bool:
        return checksum(source, self.seed) <= self.limit

    def unless_held_out(self, source: str) -> str | None:
        """For `ParallelText`: why it leaves out a pair of the training."""
        return "held out" if source in self else None

    def only_held_out(self, source: str) -> str | None:
        """The opposite, for the text to validate on."""
        return None if source in self else "for training"


def hold_out(texts: Iterable[str], at_most: int, seed: int) -> HeldOut | None:
    """Choose `at_most` texts, or a twentieth if that is less; None if that is none at all.

    It takes one pass through the texts, and holds no more than the checksums of those.
    """
    require(
        isinstance(at_most, int) and at_most >= 0,
        f"hold_out must be an integer of at least 0, got {at_most!r}",
    )
    if at_most == 0:
        return None
    read = (
        count()
    )  # one number for each text; then the next one says how many there were
    checksums = (checksum(text, seed) for text, _ in zip(texts, read, strict=False))
    smallest = nsmallest(at_most + 1, checksums)
    chosen = min(at_most, next(read) // SHARE)
    if len(smallest) == chosen:
        return HeldOut(seed, smallest[-1]) if chosen else None
    # What comes as often as to reach beyond the share stays in the training.
    below = [number for number in smallest[:chosen] if number < smallest[chosen]]
    return HeldOut(seed, below[-1]) if below else None


def checksum(source: str, seed: int) -> int:
    data = f"{seed} {source}".encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(data, digest_size=8).digest())
