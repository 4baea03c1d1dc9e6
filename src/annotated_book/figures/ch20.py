"""The drawings of chapter 20, on the way from readable to fast."""

import collections
from time import perf_counter
from typing import Any

import altair as alt
import pandas as pd
import torch
from matplotlib.figure import Figure
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.flop_counter import FlopCounterMode

from annotated import Batch, EncoderDecoder, Translator, make_model, number_words
from annotated.decoding.kv_cache import CachedDecoder, UncachedDecoder
from annotated.training.loop import training_step
from annotated_book.pictures import Frames, Picture
from annotated_book.pictures.boxes import Box
from annotated_book.pictures.canvas import Canvas
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import END, bar, sheet, stroke


def time_of_a_step() -> Figure:
    """Draw where the time of two training steps of the same model goes."""

    class Stopwatch(TorchDispatchMode):
        def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
            start, name = perf_counter(), operation.overloadpacket.__name__
            result = operation(*args, **(kwargs or {}))
            part = (
                "matrix products"
                if name in ("mm", "addmm", "bmm")
                else "attention"
                if "dot_product" in name
                else "all the rest"
            )
            seconds[part] += perf_counter() - start
            return result

    torch.manual_seed(20)
    torch.set_num_threads(1)
    model = make_model(1000, 1000, n_layers=2, d_model=256, d_ff=1024, n_heads=8)
    adam = torch.optim.Adam(model.parameters())
    fig, ax = chart(figsize=(7, 3))
    for y, (n, length) in enumerate([(1, 512), (8, 64)]):
        batch = Batch(*torch.randint(1, 1000, (2, n, length + 1)), pad_id=0)
        training_step(model, batch, adam)  # the first one also allocates
        left = 0.0
        seconds: dict[str, float] = collections.defaultdict(float)
        with Stopwatch():
            training_step(model, batch, adam)
        for i, part in enumerate(("matrix products", "attention", "all the rest")):
            share = seconds[part] / sum(seconds.values())
            ax.barh(y, share, 0.5, left=left, color=f"C{i}", label="" if y else part)
            ax.text(left + share / 2, y + 0.3, f"{share:.0%}", ha="center", va="bottom")
            left += share
    ax.set_yticks([0, 1], ["1 × 512 tokens", "8 × 64 tokens"])
    ax.set(xlim=(0, 1), ylim=(-0.4, 1.7), xlabel="share of the time")
    fig.legend(loc="outside upper center", ncols=3)
    return fig


def softmax_in_two_tiles() -> Picture:
    """Draw a weighted average that is computed in two tiles."""
    scores, values = torch.tensor([1.0, 2, 4, 1]).log(), torch.tensor([8.0, 4, 2, 8])
    picture = sheet("""A softmax in two tiles
        Four keys in two tiles of two. The first tile has the sums 3 and 16, the second 5 and 16.
        Together: 32 divided by 8 is 4.""")
    names = ("exponentials", "values", "their sum", "weighted sum")
    for y, words in zip((51, 95, 147, 187), names, strict=True):
        picture.text(words, 84, y, size=11, anchor="end")
    sums = []
    for i, (s, v) in enumerate(zip(scores.split(2), values.split(2), strict=True)):
        x = 92 + 118 * i
        picture.text(f"keys {2 * i} and {2 * i + 1}", x + 34, 14, anchor="middle", strong=True)
        look: dict[str, Any] = dict(cell=34, decimals=0, largest=8.0, name=f"exponentials {i}")
        picture.grid(s.exp()[None], x, 30, **look)
        look |= dict(role="value", largest=16.0, name=f"values {i}")
        below = picture.grid(v[None], x, 74, **look)
        sums.append((s.exp().sum(), s.exp() @ v))
        first = picture.box(f"{sums[i][0]:.0f}", x + 10, 130, 48, name=f"sum {i}")
        second = picture.box(f"{sums[i][1]:.0f}", x + 10, 168, 48, name=f"weighted sum {i}")
        picture.arrow(below, first)
        picture.arrow(second, (185 + 9 * (2 * i - 1), 222))
    total, weighted = (sum(x) for x in zip(*sums, strict=True))
    picture.box(f"{weighted:.0f} / {total:.0f} = {weighted / total:.0f}", 129, 224, 112, 30)
    return picture


def all_scores_or_one_tile() -> Picture:
    """Draw what explicit and fused attention keep in memory."""
    picture = sheet("""All scores, or one tile at a time
        Explicit attention keeps all L by L scores in memory. Fused attention computes one tile of
        them at a time, adds it to the running softmax, and forgets it.""")
    tile = torch.zeros(12, 12)
    tile[3:6, 6:9] = 1.0
    for left, name, cells, note in (
        (4, "explicit", torch.ones(12, 12), "L × L numbers kept"),
        (170, "fused", tile, "one tile in fast memory"),
    ):
        picture.text(name, left, 14, strong=True)
        picture.grid(cells * 0.6, left, 28, cell=11, heat=True, name=name)
        picture.text(note, left, 178, size=11)
    return picture


def trips_between_memories() -> Picture:
    """Draw what travels between large and small memory in both ways."""
    picture = sheet("""What travels between the two memories
        Both paths move q, k, v and the result, L by d_k numbers each, between a large, slow memory
        and a small, fast one. Explicit attention also moves the scores and the weights, L by L
        numbers each, there and back.""")
    for x, name, trips in (
        (4, "explicit also", "scores down, scores up, weights down, weights up"),
        (170, "both", "q up, k up, v up, result down"),
    ):
        picture.text(f"{name}: 4 × {'L²' if 'also' in name else 'L × d_k'}", x, 14, strong=True)
        picture.box("small, fast", x, 26, 146, 30, name=f"fast {name}")
        picture.box("large, slow", x, 150, 146, 30, name=f"slow {name}")
        for i, (what, way) in enumerate(map(str.split, trips.split(","))):
            at = x + 18 + 36 * i
            ends = [(at, 58), (at, 148)]
            picture.arrow(*(ends if way == "down" else ends[::-1]))
            picture.text(what, at - 4, 106, size=11, turned=True, anchor="middle")
    return picture


def multiplications(model: EncoderDecoder, memory: Tensor, tgt: Tensor, cache: bool) -> list[int]:
    """Count the multiplications in the matrix products of each step that generates `tgt`."""
    counts = []
    with torch.no_grad(), sdpa_kernel(SDPBackend.MATH):  # whose products are counted, too
        for t in range(1, tgt.shape[1] + 1):
            if t == 1 or not cache:
                with FlopCounterMode(display=False) as start:
                    made = CachedDecoder(model, memory, None, tgt.shape[1]) if cache else None
                decoder = made or UncachedDecoder(model, memory, None)
            with FlopCounterMode(display=False) as counter:
                decoder.next_logits(tgt[:, :t])
            once = start.get_total_flops() if t == 1 else 0
            counts.append((counter.get_total_flops() + once) // 2)  # each with an addition
    return counts


def with_and_without_a_cache() -> Frames:
    """Draw what each step of one translation computes, and what it reads, in both ways."""
    translator = Translator.load()
    source, german = number_words(4247)
    ids = translator.encode_target(german)
    tokens = [translator.tgt_vocab.tokens[i] for i in ids]
    memory = translator.model.encode(translator.encode_sources([source]), None)
    tgt, n = torch.tensor([ids[:-1]]), len(ids) - 1
    ways = {"without a cache": False, "with a cache": True}
    counts = {
        way: multiplications(translator.model, memory, tgt, cache) for way, cache in ways.items()
    }
    slow, fast = (sum(numbers) for numbers in counts.values())
    assert n == 8 and 4.7 < slow / fast < 4.9

    def after(step: int) -> Picture:
        now = [f"{numbers[step - 1]:,}" for numbers in counts.values()]
        picture = sheet(f"""Step {step} of 8, without a cache and with one
            Step {step} generates {tokens[step]}. Without a cache it computes {step} positions,
            with {now[0]} multiplications. With a cache it computes one, with {now[1]}, and reads
            the keys and values of {step - 1}.""")
        picture.text(f"step {step} generates", 2, 17)
        picture.pill(tokens[step], 116, 1, lang="de", name="generated")
        for i, token in enumerate(tokens[:n]):
            y = 46 + 17 * i
            picture.text(token, 52, y + 12, lang="de", strong=i == step - 1, soft=i >= step, **END)
        for x, way in ((60, "without a cache"), (198, "with a cache")):
            picture.text(way, x, 36, strong=True)
            for t in range(step):
                last = t == step - 1
                for i in range(t + 1):
                    cell = Box(x + 15 * t, 46 + 17 * i, 13, 15)
                    computed = i == t or way == "without a cache"
                    if computed:
                        picture.parts.append(f'<g fill-opacity="{1 if last else 0.25}">')
                        picture.shape("heat", cell, radius=2)
                        picture.parts.append("</g>")
                    elif last:
                        picture.shape("frame", cell, radius=2)
            picture.shape("lines", Box(x - 2, 44, 15 * n + 2, 17 * n + 2), radius=3)
            so_far, scale = sum(counts[way][:step]), 118 / slow
            picture.text("multiplications", x, 204, size=11, soft=True)
            picture.text(f"{counts[way][step - 1]:,}", x, 220, strong=True)
            picture.text(f"so far {so_far:,}", x, 236, size=11)
            bar(picture, x, 243, scale * so_far, 10)
        picture.grow(256)
        return picture

    return Frames("Step", {str(step): after(step) for step in range(1, n + 1)}, start="1")


def saved_by_the_cache(lengths: list[int], clock: list[float]) -> Figure:
    """Draw how many times fewer positions, and less time, the cache takes."""
    fig, ax = chart()
    ax.plot(lengths, [(n + 1) / 2 for n in lengths], "o-", label="positions")
    ax.plot(lengths, clock, "s--", label="time")
    ax.axhline(1, color="C4", linestyle=":")
    ax.set(xscale="log", yscale="log", xlabel="generated tokens", ylabel="without / with cache")
    ax.set_xticks(lengths, [str(n) for n in lengths])
    ax.set_yticks([1, 2, 5, 10, 20, 50], ["1", "2", "5", "10", "20", "50"])
    ax.minorticks_off()
    ax.legend()
    return fig


def where_the_bits_go() -> Picture:
    """Draw the bits of three number formats."""
    picture = sheet("""Where the bits go
        float32 has 1 sign bit, 8 exponent bits and 23 fraction bits. bfloat16 keeps the 8 exponent
        bits and 7 of the fraction. float16 has 5 exponent bits and 10 of the fraction.""")
    formats = {"float32": (1, 8, 23), "bfloat16": (1, 8, 7), "float16": (1, 5, 10)}
    for i, (name, bits) in enumerate(formats.items()):
        y, x = 24 + 68 * i, 2.0
        picture.text(name, 2, y - 6, mono=True)
        for j, n in enumerate(bits):
            wide, look = 9.6 * n if j else 12, dict[str, Any](parameter=j == 1, name=f"{name} {j}")
            picture.box(str(n) if j else "s", x, y, wide, 26, **look)
            x += wide
        largest = {
            "float32": "up to 3·10³⁸, 7 digits",
            "bfloat16": "up to 3·10³⁸, 2 to 3 digits",
            "float16": "up to 65,504, 3 digits",
        }[name]
        picture.text(largest, 2, y + 42, size=11, soft=True)
    picture.text("s: sign · dashed: exponent · solid: fraction", 2, 226, size=11)
    return picture


def numbers_near_256() -> Picture:
    """Draw the numbers that bfloat16 has near 256."""
    picture = sheet("""The numbers of bfloat16 near 256
        A number line from 250 to 264 with every number that bfloat16 has there. Below 256 neighbors
        are 1 apart, above it 2. The sum 257 lies halfway and goes back to 256.""")
    left, wide, top = 14, 21, 74
    numbers = [n for n in range(250, 265) if torch.tensor(float(n)).bfloat16().item() == n]
    stroke(picture, "frame", f"M{left} {top}H{left + 14 * wide}")
    for n in numbers:
        x = left + wide * (n - 250)
        stroke(picture, "wire", f"M{x} {top - 10}v20")
        if n % 2 == 0:
            picture.text(str(n), x, top + 28, size=11, anchor="middle", strong=n == 256)
    x = left + wide * 7
    picture.parts.append(f'<circle class="hollow" cx="{x}" cy="{top}" r="6"/>')
    picture.text("256 + 1", x + 4, 22, anchor="middle")
    picture.arrow((x, 28), (x, top - 8))
    picture.arrow((x - 6, top - 4), (x - wide + 2, top - 12))
    return picture


# --- companion


def data_parallel() -> Picture:
    """Draw two processes that train on parts of one batch."""
    picture = sheet("""Data parallel, two processes
        Two processes hold equal copies of the model and different parts of a batch. Each computes
        its own gradient; the all-reduce gives both the same average, and both make the same
        update.""")
    for i, x in enumerate((4, 174)):
        picture.text(f"process {i}", x + 70, 14, strong=True, anchor="middle")
        part = picture.box("its own texts", x, 26, 140, 30, name=f"part {i}")
        model = picture.box("the whole model", x, 78, 140, 34, parameter=True, name=f"model {i}")
        own = picture.box("its own gradient", x, 134, 140, 30, name=f"own {i}")
        picture.box("the same update", x, 238, 140, 30, name=f"update {i}")
        picture.arrow(part, model)
        picture.arrow(model, own)
    picture.box("all-reduce: the average", 60, 186, 200, 30, name="all-reduce")
    for i in range(2):
        picture.arrow(f"own {i}", "all-reduce", kind="gradient")
        picture.arrow("all-reduce", f"update {i}", kind="gradient")
    return picture


def ring_of_processes() -> Frames:
    """Draw a ring all-reduce of four processes, turn by turn."""
    n = 4

    def turn(counts: torch.Tensor, t: int) -> torch.Tensor:
        after = counts.clone()
        for p in range(n):
            chunk = (p - t) % n if t < n - 1 else (p + n - t) % n
            to = (p + 1) % n
            after[to, chunk] = counts[p, chunk] + (counts[to, chunk] if t < n - 1 else 0)
        return after

    def after(t: int, counts: torch.Tensor, before: torch.Tensor) -> Canvas:
        picture = sheet(f"""A ring of four processes
            Rows are four processes, columns four chunks of the gradients. The number says over how
            many processes a chunk is summed, after {t} turns. The chunk that a process has just
            received is framed.""")
        picture.text("process", 2, 16, size=11, soft=True)
        picture.text("chunk of the gradients", 126, 16, size=11, anchor="middle", soft=True)
        look: dict[str, Any] = dict(cell=30, largest=n, decimals=0, name="sums")
        picture.grid(counts, 66, 42, row_labels=[*"0123"], column_labels=[*"0123"], **look)
        for row, column in (counts != before).nonzero().tolist():
            box = Box(66 + 30 * column + 1, 42 + 30 * row + 1, 28, 28)
            picture.parts.append('<g class="here">')
            picture.shape("frame", box)
            picture.parts.append("</g>")
        complete = int((counts == n).sum())
        picture.text(f"{complete} of 16", 204, 84, strong=True)
        picture.text("chunks are complete", 204, 102, size=11)
        return picture

    counts = torch.ones(n, n)  # whose gradients are in a chunk: at first each its own
    steps = {"0": after(0, counts, counts)}
    for t in range(2 * (n - 1)):
        before, counts = counts, turn(counts, t)
        steps[str(t + 1)] = after(t + 1, counts, before)
    return Frames("Turns so far", steps)


def memory_of_attention_weights(fixed: float) -> Any:
    """Draw the gigabytes of the attention weights by length, above those of the model (`fixed`)."""

    def crossing(n: int) -> float:  # the length at which n texts take as much as the model
        return (fixed * 1e9 / (18 * 8 * 4 * n)) ** 0.5

    assert 0.9 < fixed < 1.1 and 256 < crossing(16) < 512
    assert 128 < crossing(64) < 256 and 1024 < crossing(1) < 2048
    number = alt.binding_range(min=1, max=64, step=1, name="texts in a batch ")
    batch_size = alt.param(name="batch_size", value=16, bind=number)
    lengths = pd.DataFrame({"length": [2**n for n in range(5, 15)]})
    size = alt.Scale(type="log", domain=[1e-4, 20_000])
    line = (
        alt.Chart(lengths)
        .transform_calculate(GB="18 * 8 * 4 * batch_size * datum.length * datum.length / 1e9")
        .mark_line(point=True)
        .encode(
            x=alt.X("length:Q", scale=alt.Scale(type="log", base=2), title="tokens in a text"),
            y=alt.Y("GB:Q", title="gigabytes", scale=size, axis=alt.Axis(format="~g")),
            tooltip=["length:Q", alt.Tooltip("GB:Q", format=",.3f")],
        )
    )
    rule = alt.Chart(pd.DataFrame({"GB": [fixed]})).mark_rule(strokeDash=[6, 4]).encode(y="GB:Q")
    return (
        (line + rule)
        .add_params(batch_size)
        .properties(
            width=460,
            height=280,
            description="Memory of the attention weights of the base model by length of the "
            "texts, both axes logarithmic. It grows with the square of the length. For 16 texts "
            "it passes the 1 gigabyte of the model and its optimizer between 256 and 512 tokens.",
        )
    )
