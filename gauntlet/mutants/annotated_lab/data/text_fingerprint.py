"""Mutants of data/text_fingerprint.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/data/text_fingerprint.py"
MUTANTS = [
    Mutant(FILE, "a fingerprint without the length", 'f"{len(part)} {part}"', "part"),
    Mutant(
        FILE,
        "a fingerprint of the sources alone",
        "zip(self.sides.values(), parts, strict=True)",
        "list(zip(self.sides.values(), parts))[:1]",
    ),
    Mutant(
        FILE,
        "the sum of all pairs is the last one",
        "(self.sum + int.from_bytes(own)) & MASK",
        "int.from_bytes(own)",
    ),
    Mutant(FILE, "every text is the same", "now == before", "True"),
    Mutant(
        FILE,
        "a text that changes while it is streamed",
        "        require(\n            not found,",
        "        require(\n            True,",
    ),
]
