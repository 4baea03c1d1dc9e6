"""The drawings of chapter 22, on today's block."""

import math
from functools import partial

from annotated_book.pictures import NARROW, Frames, Layouts, Picture
from annotated_book.pictures.boxes import Box
from annotated_book.pictures.marks import sheet, stroke


def layers_of_2017_and_of_llama() -> Picture:
    """Draw a layer of 2017 beside a layer of Llama."""
    picture = sheet("""A layer of 2017 and a layer of Llama
        Left, the Transformer of 2017: sinusoids are added to the embedding, multi-head attention
        and a ReLU feed-forward network are each followed by a layer norm on the residual stream.
        Right, Llama: nothing is added to the embedding, and an RMSNorm is on each branch, before
        rotary grouped-query attention and before SwiGLU.""")
    kinds = [
        (0, "2017", ("attention", "multi-head"), ("feed-forward", "ReLU")),
        (164, "Llama 2 70B", ("attention", "rotary, grouped"), ("feed-forward", "SwiGLU")),
    ]
    for left, name, *sublayers in kinds:
        at, pre, y = left + 22, name != "2017", 62
        picture.text(name, left + 4, 14, strong=True)
        picture.rail((at, 26), (at, 318))
        if not pre:
            picture.arrow(picture.text("sinusoids", left + 60, 46, size=11), picture.add(at, 42))
        for words, note in sublayers:
            if pre:
                norm = picture.norm(left + 46, y + 2, name=f"RMSNorm {y}")
                picture.text("RMSNorm", left + 98, y + 15, size=11)
                box = picture.box(words, left + 46, y + 36, 106, 40, note=note, name=f"r{y}")
                picture.arrow((at, y + 6), norm)
                picture.arrow(norm, box)
            else:
                box = picture.box(words, left + 46, y + 16, 106, 40, note=note, name=f"l{y}")
                picture.arrow((at, y + 8), box)
            picture.arrow(box, picture.add(at, y + 98 if pre else y + 76))
            if not pre:
                picture.norm(left, y + 92, width=44, name=f"LN {y}")
                picture.text("layer norm", left + 52, y + 105, size=11)
            y += 126
        picture.arrow((at, 318), (at, 334))
    return picture


def turned_query_and_key() -> Frames:
    """Draw a query and a key that are turned by their positions."""

    def dial(shift: int) -> Picture:
        one, two = 2 + shift, 3 + shift
        picture = sheet(f"""Query and key, turned by their positions
            A dial with a query at position {two} and a key at position {one}. The angle between
            them is one radian, and their score {math.cos(two - one):.2f}.""")
        picture.parts.append('<circle class="frame soft" cx="96" cy="96" r="74"/>')
        for role, position in (("query", two), ("key", one)):
            c, s = math.cos(position), math.sin(position)
            hand = f"M96 96L{96 + 74 * c:.1f} {96 - 74 * s:.1f}"
            picture.parts.append(f'<g class="{role}"><path class="wire" d="{hand}"/></g>')
            picture.text(role[0], 96 + 85 * c, 100 - 85 * s, anchor="middle", role=role)
        start, end = (
            f"{96 + 28 * math.cos(a):.1f} {96 - 28 * math.sin(a):.1f}" for a in (one, two)
        )
        stroke(picture, "wire dashed", f"M{start}A28 28 0 0 0 {end}")
        q, k = ((math.cos(a), math.sin(a)) for a in (two, one))
        lines = (
            f"q at position {two}",
            f"k at position {one}",
            "score q · k",
            f"= {q[0]:.2f} · {k[0]:.2f}".replace("-", "−"),
            f"+ {q[1]:.2f} · {k[1]:.2f}".replace("-", "−"),
            f"= {q[0] * k[0] + q[1] * k[1]:.2f}",
        )
        for i, line in enumerate(lines):
            picture.text(line, 198, 48 + 22 * i, size=11, strong=i == 5)
        picture.grow(188)
        return picture

    return Frames("Both moved by", {str(shift): dial(shift) for shift in (0, 1, 2, 3, 1000)})


def shared_keys_and_values() -> Picture:
    """Draw how query heads share heads of keys and values."""
    picture = sheet("""Query heads share keys and values
        Multi-head attention has a key and value head for each of eight query heads. Grouped-query
        attention has one for every four of them here, multi-query attention one for all.""")
    for i, (name, n_kv) in enumerate((("multi-head", 8), ("grouped-query", 2), ("multi-query", 1))):
        y = 18 + 106 * i
        picture.text(f"{name}: {n_kv} KV head{'s' if n_kv > 1 else ''}", 4, y - 4, strong=True)
        queries = [
            picture.box("q", 4 + 39 * j, y + 6, 34, 24, role="query", name=f"{name} q {j}")
            for j in range(8)
        ]
        size = 8 // n_kv
        for j in range(n_kv):
            middle = 21 + 39 * (j * size + (size - 1) / 2)
            kv = picture.box("k v", middle - 17, y + 56, 34, 24, role="key", name=f"{name} kv {j}")
            for q in queries[j * size : (j + 1) * size]:
                (x1, y1), (x2, y2) = q.south, kv.north
                stroke(picture, "wire", f"M{x1} {y1}L{x2} {y2}")
    return picture


def who_uses_what() -> Layouts:
    """Draw the choices of ten models as a table."""
    rows = [
        ("the paper 2017", "post, LN", "sinusoids", "8 of 8", "ReLU", "all"),
        ("BERT 2018", "post, LN", "learned", "12 of 12", "GELU", "all"),
        ("GPT-2 2019", "pre, LN", "learned", "12 of 12", "GELU", "all"),
        ("T5 2020", "pre, RMS", "bias", "12 of 12", "ReLU", "all"),
        ("PaLM 2022", "pre, LN", "rotary", "1 of 48", "SwiGLU, parallel", "all"),
        ("Llama 2 2023", "pre, RMS", "rotary", "8 of 64", "SwiGLU", "all"),
        ("Jamba 2024", "pre, RMS", "none", "8 of 32", "SwiGLU, experts", "1 in 8"),
        ("OLMo 2 2024", "out, RMS", "rotary", "32 of 32, QK norm", "SwiGLU", "all"),
        ("DeepSeek-V3 2024", "pre, RMS", "rotary", "latent", "SwiGLU, experts", "all"),
        ("Gemma 3 2025", "both, RMS", "rotary", "8 of 16, QK norm", "GeGLU", "1 in 6"),
    ]
    listed = "; ".join(", ".join(row) for row in rows)
    heads = ("norm", "positions", "KV heads", "network", "full layers")
    widths = (66, 68, 104, 100, 64)

    def table(picture: Picture, columns: tuple[int, ...], top: int) -> None:
        x = 110
        for j in columns:
            middle = x + widths[j] / 2
            picture.text(heads[j], middle, top + 12, size=11, anchor="middle", soft=True)
            for i, row in enumerate(rows):
                y, choice = top + 20 + 25 * i, row[j + 1]
                same = choice == rows[0][j + 1] or choice == "12 of 12"
                if not same:
                    picture.shape("solid", Box(x, y, widths[j], 21), radius=3)
                picture.text(choice, middle, y + 14.5, size=11, anchor="middle")
            x += widths[j] + 4
        for i, (name, *_) in enumerate(rows):
            picture.text(name, 1, top + 34.5 + 25 * i, size=11)

    def draw(width: int) -> Picture:
        picture = partial(sheet, width=min(width, 532))(f"""Who uses what
            For each model: the norm, the positions, how many KV heads for how many query heads,
            the feed-forward network, and how many layers attend to all earlier tokens. What
            differs from 2017 is framed. {listed}.""")
        if width == NARROW:
            table(picture, (0, 1, 4), 0)
            table(picture, (2, 3), 290)
        else:
            table(picture, (0, 1, 2, 3, 4), 0)
        return picture

    return Layouts(draw)


def three_kinds_of_blocks() -> Layouts:
    """Draw pre-norm, post-norm and parallel blocks."""

    def serial(picture: Picture, left: int, top: int, name: str) -> None:
        at, y, start = left + 24, top + 38, None
        picture.rail((at, top + 22), (at, top + 244))
        for words in ("attention", "feed-forward"):
            box = picture.box(words, left + 52, y + 26, 106, name=f"{name} {words}")
            if name == "pre-norm":
                start = picture.norm(left + 82, y - 8, name=f"norm before {words}")
                picture.arrow((at, y + 1), start)
            picture.arrow(start or (at, y + 8), box)
            picture.arrow(box, picture.add(at, y + 76))
            if name == "post-norm":
                picture.norm(left + 1, y + 86, name=f"norm after {words}")
            y += 102
        picture.arrow((at, top + 242), (at, top + 260))

    def parallel(picture: Picture, left: int, top: int, name: str) -> None:
        at = left + 24
        picture.rail((at, top + 22), (at, top + 182))
        norm, add = picture.norm(left + 114, top + 38), picture.add(at, top + 156)
        picture.arrow((at, top + 47), norm)
        for words, x, width in (("attention", 50, 86), ("feed-forward", 142, 106)):
            box = picture.box(words, left + x, top + 94, width, name=f"{name} {words}")
            picture.arrow(norm, box)
            picture.arrow(box, add)
        picture.arrow((at, top + 180), (at, top + 198))

    def draw(width: int) -> Picture:
        picture = partial(sheet, width=min(width, 602))("""Pre-norm, post-norm and parallel blocks
            Pre-norm and post-norm blocks add attention to the residual stream first, then the
            feed-forward network. In a parallel block one norm feeds both, and both are added.""")
        places = [(0, 0), (160, 0), (0, 280)] if width == NARROW else [(0, 0), (176, 0), (352, 0)]
        kinds = {"pre-norm": serial, "post-norm": serial, "parallel": parallel}
        for (x, y), (name, wires) in zip(places, kinds.items(), strict=True):
            picture.text(name, x + 4, y + 14, strong=True)
            wires(picture, x, y, name)
        return picture

    return Layouts(draw)
