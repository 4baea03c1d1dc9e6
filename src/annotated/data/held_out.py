"""A part of the text that is kept out of the training, to validate on."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from heapq import nsmallest

from annotated.checks import require
from annotated.data.parallel_text import ParallelText

SHARE = 20  # at most one pair of so many


@dataclass(frozen=True)
class HeldOut:
    """The pairs whose source has a checksum of at most `limit`.

    The source decides, so a sentence that comes twice is never on both sides. A checksum
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


def hold_out(text: ParallelText, at_most: int, seed: int) -> HeldOut | None:
    """Choose `at_most` pairs, or a twentieth if that is less; None if that is no pair at all.

    It takes one pass through the text, and holds no more than the checksums of those pairs.
    """
    require(
        isinstance(at_most, int) and at_most >= 0,
        f"hold_out must be an integer of at least 0, got {at_most!r}",
    )
    if at_most == 0:
        return None
    smallest = nsmallest(at_most, (checksum(source, seed) for source, _ in text))
    count = min(at_most, text.report.kept // SHARE)
    return HeldOut(seed, smallest[count - 1]) if count else None


def checksum(source: str, seed: int) -> int:
    data = f"{seed} {source}".encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(data, digest_size=8).digest())
