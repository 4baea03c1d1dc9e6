"""The drawings of the front page: the book as a map of the model, and one word after 27 others."""

from annotated_book.pictures import WIDE, Layouts, Picture
from annotated_book.pictures.boxes import Box, text_width
from annotated_book.pictures.marks import END, bar, stroke

# The chapters by number: what the map calls each, and the name of its page's file after that.
CHAPTERS = {
    1: ("The machine on one page", "the-machine-on-one-page"),
    2: ("The PyTorch that you need", "the-pytorch-that-you-need"),
    3: ("Tokens and batches", "tokens-and-batches"),
    4: ("Embeddings", "embeddings"),
    5: ("Positional encoding", "positional-encoding"),
    6: ("Attention", "scaled-dot-product-attention"),
    7: ("Heads", "splitting-and-joining-the-heads"),
    8: ("Masking", "masking"),
    9: ("Feed-forward", "the-feed-forward-network"),
    10: ("Layer norm", "layer-norm"),
    11: ("Residual", "the-sublayer-residual"),
    12: ("The encoder", "the-encoder"),
    13: ("The decoder", "the-decoder"),
    14: ("The full encoder-decoder", "the-full-encoder-decoder"),
    15: ("Counting", "counting"),
    16: ("Training", "training"),
    17: ("Decoding", "decoding"),
    18: ("The score", "translation-and-its-score"),
    19: ("Looking inside", "looking-inside"),
    20: ("Making it fast", "from-readable-to-fast"),
    21: ("One stack is enough", "one-stack-is-enough"),
    22: ("Today’s block", "todays-block"),
    23: ("Is your Transformer right?", "is-your-transformer-right"),
}
HIGH = 36  # of a chapter's box


def map_of_the_book() -> Layouts:
    """Draw the model with each chapter where its subject is; each is a link."""
    return Layouts(lambda width: wide_map() if width == WIDE else narrow_map())


def new_map(width: int) -> Picture:
    return Picture(
        width,
        "A map of the book",
        "A drawing of the model, with the 23 chapters where their subjects are, as links. Before "
        "the model: 1 to 3. In it: 4 and 5 at the input, 6 to 11 in the encoder and the decoder, "
        "which are 12 and 13, and the whole is 14 and 15. After it: 16 to 20 at work, 21 and 22 "
        "what came after, 23 your own code.",
    )


def chapter(picture: Picture, number: int, x: float, y: float, width: float) -> Box:
    """A chapter's box, which leads to its page."""
    name, page = CHAPTERS[number]
    box = Box(x, y, width, HIGH, name)
    picture.inside(box)
    start = ' class="start"' if number == 1 else ""
    picture.parts.append(f'<a href="{number:02}-{page}.html"{start}>')
    picture.shape("ground", box, radius=7)
    picture.text(str(number), x + 10, y + 23, strong=True, own=True)
    picture.text(name, x + (26 if number < 10 else 34), y + 23, strong=number in (1, 12, 13, 14))
    picture.parts.append("</a>")
    picture.grow(box.bottom)
    return box


def row(picture: Picture, numbers: range, x: float, y: float, width: float, gap: float) -> Box:
    """Chapters side by side, as wide as their names ask for; the last of them is returned."""
    names = [46 + text_width(CHAPTERS[number][0], 13) for number in numbers]
    spare = (width - sum(names) - gap * (len(names) - 1)) / len(names)
    for number, wide in zip(numbers, names, strict=True):
        last = chapter(picture, number, x, y, wide + spare)
        x = last.right + gap
    return last


def label(picture: Picture, words: str, x: float, y: float) -> None:
    picture.text(words, x, y, size=11, soft=True)


def wide_map() -> Picture:
    picture = new_map(WIDE)
    label(picture, "Before you start", 2, 12)
    row(picture, range(1, 4), 2, 20, 716, 10)
    frame(picture, 2, 84, 716, 246, "solid soft")
    picture.arrow((610, 56), (610, 84))
    whole = chapter(picture, 14, 14, 94, 222)
    chapter(picture, 15, whole.right + 8, 94, 112)
    picture.rail((14, 309), (706, 309))
    label(picture, "tokens in", 14, 176)
    tokens = chapter(picture, 4, 14, 184, 180)
    chapter(picture, 5, 14, 228, 180)
    encoder = frame(picture, 220, 138, 272, 144)
    chapter(picture, 12, 228, 146, 256)
    for i, number in enumerate((6, 7, 9, 10)):
        chapter(picture, number, 228 + i % 2 * 130, 190 + i // 2 * 44, 126)
    decoder = frame(picture, 532, 138, 174, 144)
    chapter(picture, 13, 540, 146, 158)
    chapter(picture, 8, 540, 190, 158)
    again(picture, 540, 234, 158, "6, 7, 9, 10 again")
    picture.arrow((tokens.right, 224), (encoder.x, 224))
    picture.arrow(encoder, decoder, kind="memory")
    chapter(picture, 11, 300, 291, 112)
    label(picture, "At work", 2, 360)
    picture.arrow((619, 330), (619, 368))
    label(picture, "tokens out", 628, 352)
    row(picture, range(16, 21), 2, 368, 716, 8)
    label(picture, "Beyond, and your own code", 2, 430)
    row(picture, range(21, 24), 2, 438, 620, 8)
    return picture


def narrow_map() -> Picture:
    picture = new_map(320)
    label(picture, "Before you start", 2, 12)
    for i in range(3):
        chapter(picture, i + 1, 2, 20 + 42 * i, 316)
    frame(picture, 2, 160, 316, 488, "solid soft")
    picture.arrow((160, 140), (160, 160))
    chapter(picture, 14, 12, 170, 296)
    chapter(picture, 15, 12, 212, 296)
    label(picture, "tokens in", 12, 272)
    chapter(picture, 4, 12, 280, 126)
    chapter(picture, 5, 142, 280, 166)
    encoder = frame(picture, 12, 336, 296, 138)
    chapter(picture, 12, 20, 344, 280)
    for i, number in enumerate((6, 7, 9, 10)):
        chapter(picture, number, 20 + i % 2 * 142, 387 + i // 2 * 42, 138)
    decoder = frame(picture, 12, 498, 296, 96)
    chapter(picture, 13, 20, 506, 280)
    chapter(picture, 8, 20, 549, 138)
    again(picture, 162, 549, 138, "6, 7, 9, 10 again")
    picture.arrow((160, 316), encoder)
    picture.arrow(encoder, decoder, kind="memory")
    picture.rail((12, 622), (308, 622))
    chapter(picture, 11, 96, 604, 128)
    picture.arrow((160, 648), (160, 680))
    label(picture, "tokens out", 168, 668)
    label(picture, "At work", 2, 672)
    for i, number in enumerate((16, 17, 18, 19, 20)):
        chapter(picture, number, 2 + i % 2 * 160, 680 + i // 2 * 42, 156)
    label(picture, "Beyond, and your own code", 2, 822)
    for i, number in enumerate((21, 22, 23)):
        chapter(picture, number, 2, 830 + 42 * i, 316)
    return picture


def frame(
    picture: Picture, x: float, y: float, width: float, height: float, look: str = "frame soft"
) -> Box:
    box = Box(x, y, width, height)
    picture.shape(look, box, radius=10)
    return box


def again(picture: Picture, x: float, y: float, width: float, words: str) -> None:
    """A part that has its chapter elsewhere."""
    box = Box(x, y, width, HIGH)
    picture.shape("hollow soft", box, radius=7)
    picture.text(words, x + width / 2, y + 23, size=11, anchor="middle", soft=True)


def hundred_after(shares: dict[str, float], counts: dict[str, int]) -> Layouts:
    """Draw the probability of *hundert* after each of 27 number words, and what was seen of it.

    Args:
        shares: of each English word, such as "twelve", the probability of *hundert* as the
            second token for "twelve hundred".
        counts: how often each stands before "hundred" in the training data.
    """
    never = [word for word in shares if not counts[word]]
    seen = [word for word in shares if counts[word]]
    some = f"from {min(counts[word] for word in seen):,} to {max(counts.values()):,} times"
    wins = [word for word in never if shares[word] > 0.5]
    title = "The probability of “hundert” for “… hundred”"
    desc = (
        f"{title}. {', '.join(seen)}: each {min(shares[word] for word in seen):.0%}, in training "
        f"{some}. Never in training: "
        f"{', '.join(f'{word} {shares[word]:.0%}' for word in never)}. "
        f"Above one half: {', '.join(wins)} alone."
    )
    typical = round(sum(counts[word] for word in seen) / len(seen), -3)
    half = len(never) // 2

    def draw(width: int) -> Picture:
        picture = Picture(width, title, desc)
        panels = [(f"in training, about {typical:,.0f} times", seen)]
        panels += [("never in training", never[:half]), ("never in training", never[half:])]
        for i, (words, names) in enumerate(panels):
            x, y = (i * 243, 0) if width == WIDE else (0, i * 212)
            panel(picture, words, names, shares, x, y)
        return picture

    return Layouts(draw)


def panel(
    picture: Picture, words: str, names: list[str], shares: dict[str, float], x: float, y: float
) -> None:
    """Bars with their names, and a line at one half."""
    left, long = x + 76, 110
    picture.text(words, left, y + 13, size=11, strong=True)
    for i, name in enumerate(names):
        top = y + 24 + i * 20
        share = shares[name]
        picture.text(name, left - 6, top + 11, **END)
        picture.shape("lines", Box(left, top, long, 13))
        bar(picture, left, top, long * share, 13, "plus" if share > 0.5 else "minus")
        picture.text(f"{share:.0%}", left + long + 6, top + 11, size=11, strong=share > 0.5)
    top, bottom = y + 20, y + 24 + len(names) * 20 - 4
    stroke(picture, "wire soft dashed", f"M{left + long / 2} {top}V{bottom}")
