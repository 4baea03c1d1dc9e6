"""A fingerprint of parallel text: is it the same as before, and if not, what differs?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any

from annotated.data.text_files import Pair

MASK = 2**64 - 1


class TextFingerprint:
    """Checksums of pairs of texts, taken while they pass by in `read`.

    One is of all sources in their order, one of all targets, and one of all pairs in any
    order, a sum of the pairs' own. So a shuffled text can be told from another.
    """

    def __init__(self) -> None:
        self.n_pairs, self.sum = 0, 0
        self.sides = [blake2b(digest_size=16) for _ in ("source", "target")]

    def read(self, pairs: Iterable[Pair]) -> Iterator[Pair]:
        """The same pairs."""
        for pair in pairs:
            self.add(pair)
            yield pair

    def add(self, pair: Pair) -> None:
        # With its length, so that no two lists of texts are the same when joined.
        source, target = (
            f"{len(side)} {side}".encode("utf-8", "surrogatepass") for side in pair
        )
        self.n_pairs += 1
        self.sides[0].update(source)
        self.sides[1].update(target)
        own = blake2b(source + target, digest_size=8).digest()
        self.sum = (self.sum + int.from_bytes(own)) & MASK

    def state(self) -> dict[str, Any]:
        """Plain values for a checkpoint."""
        source, target = (side.hexdigest() for side in self.sides)
        return {
            "n_pairs": self.n_pairs,
            "source": source,
            "target": target,
            "pairs": f"{self.sum:016x}",
        }


def difference(now: dict[str, Any], before: dict[str, Any]) -> str:
    """In which way a text is not what it was, by the states of both. "" if it is."""
    if now == before:
        return ""
    if now["n_pairs"] != before["n_pairs"]:
        return f"it has {now['n_pairs']:,} pairs, and had {before['n_pairs']:,}"
    if (now["source"], now["target"]) == (before["target"], before["source"]):
        return "source and target have changed places"
    if now["pairs"] == before["pairs"]:
        return "its pairs stand in another order"
    sides = [side for side in ("source", "target") if now[side] != before[side]]
    return f"some {' and some '.join(f'{side}s' for side in sides)} are others"
