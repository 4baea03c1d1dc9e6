"""Mutants of widgets/in_page/parameters.js."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_book/widgets/in_page/parameters.js"
MUTANTS = [
    Mutant(
        FILE,
        "every tensor begins with the first byte",
        "bytes.slice(start, start + width * size)",
        "bytes.slice(0, width * size)",
    ),
    Mutant(
        FILE,
        "bytes from the start of their buffer",
        "new Uint8Array(buffer, byteOffset, byteLength)",
        "new Uint8Array(buffer)",
    ),
    Mutant(FILE, "half: tiny numbers are 0", "2 ** -24 * fraction", "0 * fraction"),
    Mutant(FILE, "half: no sign", "bits >> 15 ? -size : size", "size"),
]
