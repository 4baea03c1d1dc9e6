"""Choose a part of the text to validate on, and keep it out of the training."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from heapq import nsmallest
from itertools import count

from annotated.checks import require

SHARE = 20  # hold out at most one text of so many


@dataclass(frozen=True)
class HeldOut:
    """The texts whose checksum is at most `limit`: a text that comes twice is on one side."""

    seed: int
    limit: int

    def __contains__(self, text: str) -> bool:
        return checksum(text, self.seed) <= self.limit


def hold_out(texts: Iterable[str], at_most: int, seed: int) -> HeldOut | None:
    """Choose `at_most` texts, or a twentieth if that is less; None if that is none at all."""
    message = f"hold_out must be an integer of at least 0, got {at_most!r}"
    require(isinstance(at_most, int) and at_most >= 0, message)
    if at_most == 0:
        return None
    counter = count()  # gives one number for each text; the next one is their total
    checksums = (checksum(text, seed) for text, _ in zip(texts, counter, strict=False))
    smallest = nsmallest(at_most + 1, checksums)
    chosen = min(at_most, next(counter) // SHARE)
    if len(smallest) == chosen:
        return HeldOut(seed, smallest[-1]) if chosen else None
    # A text so frequent that it would exceed the share stays in the training.
    below = [number for number in smallest[:chosen] if number < smallest[chosen]]
    return HeldOut(seed, below[-1]) if below else None


def checksum(text: str, seed: int) -> int:
    data = f"{seed} {text}".encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(data, digest_size=8).digest())


def text_fingerprint(items: Iterable[Sequence[object]]) -> str:
    """Return a short text that no other list of items gives: a resumed run reads the same text."""
    digest = blake2b(digest_size=16)
    for item in items:
        for part in map(str, item):  # with its length: parts cannot run into each other
            digest.update(f"{len(part)} {part}".encode("utf-8", "surrogatepass"))
    return digest.hexdigest()
