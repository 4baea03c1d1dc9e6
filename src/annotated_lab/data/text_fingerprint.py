"""A fingerprint of a text: a resumed run has to read the text that it was begun with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b


def text_fingerprint(items: Iterable[Sequence[object]]) -> str:
    """Return a short text that no other list of items, such as pairs, gives."""
    digest = blake2b(digest_size=16)
    for item in items:
        for part in map(str, item):  # with its length: parts cannot run into each other
            digest.update(f"{len(part)} {part}".encode("utf-8", "surrogatepass"))
    return digest.hexdigest()
