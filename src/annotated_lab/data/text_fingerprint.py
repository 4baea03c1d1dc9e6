"""A fingerprint of a text: a resumed run reads the text that it was begun with."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b


def text_fingerprint(items: Iterable[Sequence[object]]) -> str:
    digest = blake2b(digest_size=16)
    for item in items:
        for part in map(str, item):  # with its length: parts cannot run into each other
            digest.update(f"{len(part)} {part}".encode("utf-8", "surrogatepass"))
    return digest.hexdigest()
