"""Cut the book's typefaces out of their families: `python -m scripts.make_fonts FOLDER`.

FOLDER holds what `npm pack` brings: source-serif 4.5.1, source-sans 3.52.0 (Adobe) and
@fontsource/iosevka 5.3.0, each unpacked into a folder of its name. All are under the SIL Open
Font License, which stands beside the fonts. Adobe reserves the name "Source" for fonts that are
whole, so that these have names of their own.

Each face is cut in three: what every page needs, and what a browser asks for when it meets such a
letter or sign. The style sheet beside them says which is where.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[1] / "book/assets/fonts"
COMMON = [*range(0x20, 0x7F), *map(ord, "\xa0©·×ßäöüÄÖÜ–—‘’“”…←↑→↓−√∞²¼½¾✓◀▶▸")]
LETTERS = [*range(0xC0, 0x180)]  # all of Europe's
SIGNS = [*map(ord, "°±³¹÷⁰⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃ᵀ′•⅓⅔⅛ΔΣΩαβγδεηθλμπρστφψω")]
SIGNS += map(ord, "∂∈∏∑≈≠≤≥⊕⊙▁█░▲▼●◎✗⌘│├└─")
PARTS = {"": COMMON, "-letters": LETTERS, "-signs": SIGNS}
SERIF = "source-serif/WOFF2/TTF/SourceSerif4-{}.ttf.woff2"
SANS = "source-sans/WOFF2/TTF/SourceSans3-{}.ttf.woff2"
MONO = "iosevka/files/iosevka-latin-{}-normal.woff2"
FACES = {
    "serif": SERIF.format("Regular"),
    "serif-italic": SERIF.format("It"),
    "serif-bold": SERIF.format("Semibold"),
    "sans": SANS.format("Regular"),
    "sans-bold": SANS.format("Semibold"),
    "mono": MONO.format("400"),
}

# What stands until a font has come: fonts of all systems, made as wide, so that no line moves.
MEANWHILE = {
    "Serif": (112, "Liberation Serif", "Times New Roman", "Tinos"),
    "Sans": (94, "Liberation Sans", "Arial", "Helvetica", "Arimo"),
    "Mono": (83.3, "Liberation Mono", "Courier New", "Menlo", "Cousine"),
}


def cut(source, name, codes):
    """Write those of `codes` that a font has as book/assets/fonts/NAME.woff2; return them."""
    font = TTFont(source)
    options = subset.Options(hinting=False, notdef_outline=True, name_IDs=[0, 13, 14])
    options.layout_features = ["kern", "ccmp", "mark", "locl"]  # no ligatures in code
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    found = set(font.getBestCmap())
    for name_id in (1, 4, 6):
        font["name"].setName(f"Book-{name}", name_id, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(FONTS / f"{name}.woff2")
    return found


def runs(codes):
    """Return the first and the last of each run of neighbors."""
    firsts = [code for code in codes if code - 1 not in codes]
    lasts = [code for code in codes if code + 1 not in codes]
    return zip(firsts, lasts, strict=True)


def rule(name, codes):
    """Return the rule of the style sheet for one file."""
    family, _, rest = name.partition("-")
    bold, slope = (
        600 if "bold" in rest else 400,
        "italic" if "italic" in rest else "normal",
    )
    points = ",".join(f"U+{first:X}-{last:X}" for first, last in runs(sorted(codes)))
    return (
        f'@font-face{{font-family:"Book {family.title()}";font-weight:{bold};'
        f"font-style:{slope};font-display:fallback;src:url({name}.woff2);unicode-range:{points}}}\n"
    )


def main(folder):
    sheet = ""
    for face, source in FACES.items():
        for part, codes in PARTS.items():
            if part == "-signs" and face in ("serif-bold", "serif-italic"):
                continue  # signs are neither
            codes = set(codes) - (set(COMMON) if part else set())
            found = cut(folder / source, face + part, codes)
            sheet += rule(face + part, found)
    for name, (percent, *fonts) in MEANWHILE.items():
        local = ",".join(f'local("{font}")' for font in fonts)
        look = f"size-adjust:{percent}%;src:{local}"
        sheet += f'@font-face{{font-family:"{name} meanwhile";{look}}}\n'
    (FONTS / "fonts.css").write_text(sheet, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
