"""A fingerprint of a text: is it the same as before, and if not, what differs?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, TypeVar

from annotated.checks import require

Item = TypeVar("Item", bound=Sequence[str])
MASK = 2**64 - 1


class TextFingerprint:
    """Checksums of the items of a text, such as its pairs, taken while they pass by in `read`.

    One is of all sources in their order, one of all targets, and one of all pairs in any
    order, a sum of the pairs' own. So a shuffled text can be told from another.

    Args:
        items: what the items are called.
        sides: the names of what each item holds.
    """

    def __init__(
        self, items: str = "pairs", sides: Sequence[str] = ("source", "target")
    ):
        self.items, self.n_items, self.sum = items, 0, 0
        self.sides = {side: blake2b(digest_size=16) for side in sides}

    def read(self, items: Iterable[Item]) -> Iterator[Item]:
        """The same items."""
        for item in items:
            self.add(item)
            yield item

    def add(self, item: Sequence[str]) -> None:
        # With its length, so that no two lists of texts are the same when joined.
        parts = [
            f"{len(part)} {part}".encode("utf-8", "surrogatepass") for part in item
        ]
        self.n_items += 1
        for side, part in zip(self.sides.values(), parts, strict=True):
            side.update(part)
        own = blake2b(b"".join(parts), digest_size=8).digest()
        self.sum = (self.sum + int.from_bytes(own)) & MASK

    def state(self) -> dict[str, Any]:
        """Plain values for a checkpoint."""
        return {
            f"n_{self.items}": self.n_items,
            **{name: side.hexdigest() for name, side in self.sides.items()},
            self.items: f"{self.sum:016x}",
        }


@dataclass
class SameText:
    """Pairs that are read in each epoch. If they are others than at first, that is an error."""

    pairs: Iterable[tuple[str, str]]
    before: dict[str, Any]

    def __iter__(self) -> Iterator[tuple[str, str]]:
        fingerprint = TextFingerprint()
        yield from fingerprint.read(self.pairs)
        found = difference(fingerprint.state(), self.before)
        require(
            not found,
            f"{self.pairs} was changed while it was trained on: {found}. Give that text again, and "
            "go on with --resume",
        )


def difference(now: dict[str, Any], before: dict[str, Any]) -> str:
    """In which way a text is not what it was, by the states of both. "" if it is."""
    if now == before:
        return ""
    number, *sides, items = now
    if now[number] != before[number]:
        return f"it has {now[number]:,} {items}, and had {before[number]:,}"
    if [now[side] for side in sides] == [before[side] for side in reversed(sides)]:
        return f"{' and '.join(sides)} have changed places"
    if now[items] == before[items]:
        return f"its {items} stand in another order"
    others = [f"some {side}s" for side in sides if now[side] != before[side]]
    return f"{' and '.join(others)} are others"
