"""The drawings of chapter 9, on the feed-forward network."""

import copy
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import altair as alt
import torch
from matplotlib.figure import Figure
from torch import Tensor, nn

from annotated import (
    EncoderLayer,
    PositionwiseFeedForward,
    Translator,
    count_parameters,
    number_split,
    number_words,
    padding_mask,
    target_mask,
)
from annotated.training.batches import pad
from annotated_book.pictures import Frames, Picture
from annotated_book.pictures.boxes import Box
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import END, sheet


def across_then_alone() -> Picture:
    """Draw attention across three positions, and the network at each of them."""
    picture = sheet("""Across positions, then each alone
        Self-attention draws arrows between the positions. The feed-forward network works on each
        position alone: the same two linear layers, 64 to 128 to 64, with a ReLU between them.""")
    x, tokens = [56, 160, 264], ["two", "hundred", "six"]
    for at, word in zip(x, tokens, strict=True):
        picture.pill(word, at - 38, 1, lang="en", width=76)
    picture.text("self-attention: across", 160, 46, anchor="middle", strong=True)
    for at in x:
        picture.add(at, 118)
    for i, start in enumerate(x):
        for j, end in enumerate(x):
            picture.arrow((start, 58), (end + 7 * (i - 1) * (i != j), 106))
    title = "feed-forward: each position alone"
    picture.text(title, 160, 152, anchor="middle", strong=True)
    for at, word in zip(x, tokens, strict=True):
        look: dict[str, Any] = dict(width=88, height=36, parameter=True)
        first = picture.box("w_1", at - 44, 168, note="64 → 128", name="w_1 " + word, **look)
        relu = picture.box("ReLU", at - 30, 218, 60, 24, name="relu " + word)
        last = picture.box("w_2", at - 44, 260, note="128 → 64", name="w_2 " + word, **look)
        picture.arrow((at, 160), first)
        picture.arrow(first, relu)
        picture.arrow(relu, last)
        picture.arrow(last, (at, 316))
    return picture


def absolute_values() -> Picture:
    """Draw how two matrices and a ReLU compute the absolute values of three positions."""
    first = torch.tensor([[1.0, 0], [-1, 0], [0, 1], [0, -1]])
    second = torch.tensor([[1.0, 1, 0, 0], [0, 0, 1, 1]])
    picture = sheet("""Absolute values, position by position
        Three positions, 1 and −2, 3 and 4, −1 and −1. Each becomes four hidden units, the ReLU
        turns the negative ones into 0, and adding them in pairs gives 1 and 2, 3 and 4, 1 and
        1.""")
    for y, name in ((45, "position"), (105, "hidden"), (165, "after"), (225, "output")):
        picture.text(name, 44, y, size=11, anchor="end")
    picture.text("ReLU", 44, 179, size=11, anchor="end")
    look: dict[str, Any] = dict(cell=21, decimals=0, largest=4.0)
    for j, numbers in enumerate(([1.0, -2.0], [3.0, 4.0], [-1.0, -1.0])):
        x, hidden = torch.tensor(numbers), first @ torch.tensor(numbers)
        steps = x, hidden, hidden.relu(), second @ hidden.relu()
        left = 52 + 91 * j
        grids = [
            picture.grid(v[None], left + 21 * (len(v) == 2), y, name=f"{j} {y}", **look)
            for v, y in zip(steps, (26, 86, 146, 206), strict=True)
        ]
        for above, below in pairwise(grids):
            picture.arrow(above, below)
    picture.text("× W₁", 6, 75, size=11)
    picture.text("× W₂", 6, 199, size=11)
    return picture


WORDS = (  # one line for each digit: alone, in a word for ten to nineteen, in a word for tens
    ("zero", "ten", ""),
    ("one", "eleven", ""),
    ("two", "twelve", "twenty"),
    ("three", "thirteen", "thirty"),
    ("four", "fourteen", "forty"),
    ("five", "fifteen", "fifty"),
    ("six", "sixteen", "sixty"),
    ("seven", "seventeen", "seventy"),
    ("eight", "eighteen", "eighty"),
    ("nine", "nineteen", "ninety"),
    ("and", "hundred", "thousand"),
)


def activations_by_word() -> dict[str, Tensor]:
    """Return the mean (d_ff,) of the hidden units of encoder layer 0 at each word."""
    translator = Translator.load()
    texts = [number_words(number)[0] for number in number_split()[1][:300]]
    src = translator.encode_sources([*texts, "zero"])
    kept = []
    second = translator.model.get_submodule("encoder.layers.0.feed_forward.w_2")
    hook = second.register_forward_pre_hook(lambda _, args: kept.append(args[0]))
    with torch.no_grad():
        translator.model.encode(src, padding_mask(src, 0))
    hook.remove()
    words = enumerate(translator.src_vocab.tokens)
    return {word: kept[0][src == i].mean(0) for i, word in words if (src == i).any() and i > 3}


def what_turns_a_unit_on() -> Frames:
    """Draw how strongly each word turns on the hidden unit that the reader chooses."""
    means, shown = activations_by_word(), (41, 6, 7, 112, 74)
    order = {unit: sorted(means, key=lambda word: -means[word][unit]) for unit in shown}
    assert order[41][0] == "and" and means["and"][41] > 5 * means[order[41][1]][41]
    assert order[6][0] == "thousand" and means["thousand"][6] > 4 * means[order[6][1]][6]
    assert {*order[7][:4]} == {"forty", "ninety", "seventy", "thirty"}
    assert {*order[112][:4]} == {"twenty", "nineteen", "forty", "seventy"}
    assert order[74][0] == "six" and sum(means[word][74] > 0.25 for word in means) == 27
    first, second = torch.stack([*means.values()]).topk(2, dim=0).values
    assert (first > 2 * second).sum() == 10

    def at(unit: int) -> Picture:
        top = ", ".join(f"{word} {means[word][unit]:.1f}" for word in order[unit][:4])
        picture = sheet(f"""What turns hidden unit {unit} on
            The mean of hidden unit {unit} at each of the 31 words, in 300 numbers that the
            translator has never seen. Highest: {top}.""")
        largest = means[order[unit][0]][unit]
        for i, line in enumerate(WORDS):
            for j, word in enumerate(line):
                if not word:
                    continue
                box = Box(2 + 107 * j, 2 + 25 * i + (6 if i == 10 else 0), 102, 23, word)
                mean = means[word][unit].item()
                picture.open(word, "")
                picture.shape("ground", box, radius=4)
                share = f"{0.5 * mean / largest:.2f}"
                picture.parts.append(f'<g fill-opacity="{share}">')
                picture.shape("heat", box, radius=4)
                picture.parts.append("</g>")
                picture.shape("lines", box, radius=4)
                picture.text(word, box.x + 8, box.y + 16, lang="en", kind="in-cell")
                if mean >= 0.05:
                    picture.text(f"{mean:.1f}", box.right - 8, box.y + 16, kind="in-cell", **END)
                picture.close(box)
        return picture

    return Frames("Hidden unit", {str(unit): at(unit) for unit in shown}, start="41")


def fit_of_a_wave(x: Tensor, wave: Tensor, width: int, relu: bool) -> Tensor:
    """Fit a network with equally spaced bends to a wave by least squares; return its outputs."""
    net = PositionwiseFeedForward(1, width)
    with torch.no_grad():
        net.w_1.weight.fill_(1.0)
        net.w_1.bias.copy_(-torch.linspace(-2, 2, width + 1)[:-1])  # minus where it bends
        hidden = net.w_1(x).relu() if relu else net.w_1(x)
        table = torch.cat([hidden, torch.ones_like(x)], dim=1).double()
        best = torch.linalg.pinv(table, rtol=1e-5) @ wave.double()
        net.w_2.weight.copy_(best[:-1].T)
        net.w_2.bias.copy_(best[-1])
        return net(x) if relu else net.w_2(net.w_1(x))


def fits_of_a_wave() -> alt.LayerChart | alt.FacetChart:
    """Draw a wave and the network that fits it, for each width, with and without ReLU."""
    x = torch.linspace(-2, 2, 65)[:, None]  # 65 positions with one feature
    wave = torch.sin(3 * x)
    widths, kinds = [1, 2, 4, 8, 16, 32], {"with ReLU": True, "without ReLU": False}
    xs, rows, error = [round(a, 2) for a in x[:, 0].tolist()], [], {}
    for width in widths:
        for kind, relu in kinds.items():
            out = fit_of_a_wave(x, wave, width, relu)
            error[kind, width] = (out - wave).square().mean().sqrt().item()
            values = zip(xs, out[:, 0].tolist(), strict=True)
            shared = {"width": width, "kind": kind, "error": round(error[kind, width], 3)}
            rows += [{"x": a, "output": round(b, 3)} | shared for a, b in values]
    without = [error["without ReLU", width] for width in widths]
    assert max(without) - min(without) < 1e-3
    assert error["with ReLU", 32] < 0.02 < 0.2 < error["with ReLU", 4]
    curve = zip(xs, wave[:, 0].tolist(), strict=True)
    wanted = [{"x": a, "wanted": round(b, 3)} for a, b in curve]
    name = "hidden units: 2 to the power of "
    power = alt.binding_range(min=0, max=5, step=1, name=name)
    log_width = alt.param(name="log_width", value=2, bind=power)
    choice = alt.binding_radio(options=list(kinds), name="network ")
    kind = alt.param(name="kind", value="with ReLU", bind=choice)
    goal = (
        alt.Chart(alt.Data(values=wanted))
        .mark_line(color="#999", strokeDash=[6, 4])
        .encode(x=alt.X("x:Q", title="input"), y=alt.Y("wanted:Q", title="output"))
    )
    shown = (
        alt.Chart(alt.Data(values=rows))
        .add_params(log_width, kind)
        .transform_filter("datum.width == pow(2, log_width) && datum.kind == kind")
    )
    line = shown.mark_line(color="#1f6fb4", strokeWidth=2.5, clip=True).encode(
        x="x:Q",
        y=alt.Y("output:Q", scale=alt.Scale(domain=[-1.6, 1.6])),
        tooltip=["width:Q", "kind:N", "x:Q", "output:Q", "error:Q"],
    )
    label = (
        shown.transform_aggregate(groupby=["width", "error"])
        .transform_calculate(text="datum.width + ' unit(s), error ' + datum.error")
        .mark_text(align="left", fontSize=13, color="#666")
        .encode(text="text:N", x=alt.value(8), y=alt.value(14))
    )
    description = (
        "A dashed wave and the output of a feed-forward network that tries to follow it. "
        "With more hidden units the output has more straight pieces and comes closer. "
        "Without the ReLU it is one straight line for every width."
    )
    return (goal + line + label).properties(width=500, height=260, description=description)


def facts_by_width(times: list[float], share: dict[tuple[int, bool], list[float]]) -> Figure:
    """Draw the share stored at each width, for each (number of facts, ReLU)."""
    fig, ax = chart(figsize=(6.5, 3))
    for (n, relu), line in zip(share, ["o-", "s--", "^:", "x-."], strict=True):
        ax.plot(times, share[n, relu], line, label=f"{n} facts" + ", no ReLU" * (not relu))
    ax.set_xscale("log", base=2)
    ax.set_xticks(times, [f"{t:g}" for t in times])
    ax.set(xlabel="width inside / width outside", ylabel="share stored", ylim=(0, 1.05))
    ax.legend(loc="lower center", bbox_to_anchor=(0.5, 1), ncol=2)
    assert share[256, True][3] > 0.98 and share[256, True][1] < 0.6
    assert share[1024, True][3] < 0.8 < share[1024, True][5]
    # Over three seeds and other processors: 0.88 to 0.97, and 0.24 to 0.32.
    assert all(0.8 < share[n, True][i] < 0.99 for n, i in [(256, 2), (512, 3), (1024, 4)])
    assert 0.15 < max(share[256, False]) < 0.4
    return fig


def parameters_as_areas() -> Picture:
    """Draw the matrices of the paper's encoder layer as areas."""
    with torch.device("meta"):  # shapes only: no memory, no random numbers
        layer = EncoderLayer(d_model=512, n_heads=8, d_ff=2048, dropout=0.0)
    picture = sheet("""The parameters of one layer, as areas
        Six matrices as areas. Attention has four squares of d by d, about 1.05 million parameters.
        The feed-forward network has two matrices of d by 4 d, about 2.1 million.""")
    picture.text(f"attention: {count_parameters(layer.self_attention):,}", 2, 14, strong=True)
    for i, name in enumerate(("w_q", "w_k", "w_v", "w_o")):
        picture.box(name, 2 + 78 * i, 26, 72, 72, parameter=True, note="512 × 512")
    picture.text(f"feed-forward: {count_parameters(layer.feed_forward):,}", 2, 126, strong=True)
    picture.box("w_1", 2, 138, 288, 72, parameter=True, note="512 × 2048")
    picture.box("w_2", 2, 216, 288, 72, parameter=True, note="2048 × 512")
    return picture


NETWORKS = ("encoder 0", "encoder 1", "decoder 0", "decoder 1")
Change = Callable[[PositionwiseFeedForward, str], object]


def network_of(translator: Translator, name: str) -> PositionwiseFeedForward:
    """Return one of the translator's four feed-forward networks."""
    stack, layer = name.split()
    network: Any = translator.model.get_submodule(f"{stack}.layers.{layer}.feed_forward")
    return network


def mean_outputs(english: list[str], german: list[str]) -> dict[str, Tensor]:
    """Return the mean output (d_model,) of each network over all tokens of these numbers."""
    translator, kept = Translator.load(), {}
    for name in NETWORKS:
        network_of(translator, name).register_forward_hook(
            lambda _, args, out, name=name: kept.update({name: out})
        )
    src = translator.encode_sources(english)
    tgt = pad([translator.encode_target(text) for text in german], 0)[:, :-1]
    with torch.no_grad():
        translator.model(src, tgt, padding_mask(src, 0), target_mask(tgt, 0))
    real = {"encoder": src != 0, "decoder": tgt != 0}
    return {name: out[real[name.split()[0]]].mean(0) for name, out in kept.items()}


def return_always(network: PositionwiseFeedForward, vector: Tensor) -> None:
    """Let a network return one vector, whatever its input is."""
    nn.init.zeros_(network.w_2.weight)
    network.w_2.bias.data.copy_(vector)


def leave_out_relu(network: PositionwiseFeedForward) -> None:
    """Let a network apply its two matrices with no ReLU between them."""
    network.register_forward_hook(lambda _, args, out: network.w_2(network.w_1(args[0])))


def right_answers_without() -> dict[str, tuple[int, int, int]]:
    """Count right answers of 300: each network zero-ablated, mean-ablated, without ReLU."""
    pairs = [number_words(number) for number in number_split()[1][:300]]
    english, german = [e for e, _ in pairs], [g for _, g in pairs]
    means, original = mean_outputs(english, german), Translator.load()

    def right(names: tuple[str, ...], change: Change) -> int:
        translator = copy.deepcopy(original)
        for name in names:
            change(network_of(translator, name), name)
        return sum(map(str.__eq__, translator.translate(english), german))

    counts = {
        names[0] if len(names) == 1 else "all four": (
            right(names, lambda network, _: return_always(network, torch.zeros(64))),
            right(names, lambda network, name: return_always(network, means[name])),
            right(names, lambda network, _: leave_out_relu(network)),
        )
        for names in [*((name,) for name in NETWORKS), NETWORKS]
    }
    found = torch.tensor([counts[name] for name in (*NETWORKS, "all four")])
    named = [[150, 229, 298], [297, 299, 300], [163, 294, 294], [300, 300, 300], [67, 14, 108]]
    assert (found - torch.tensor(named)).abs().max() <= 6  # other processors round otherwise
    return_always(network_of(original, "encoder 0"), torch.zeros(64))
    (shortened,) = original.translate(["five thousand nine hundred and seventy-four"])
    assert shortened == "fünftausendneunhundertvierund"
    return counts


# --- companion


def key_and_value(x: Tensor, network: PositionwiseFeedForward, unit: int) -> Picture:
    """Draw one hidden unit as a key and a value, for the vector `x` of *hundred*."""
    key, value = (network.w_1.weight[unit][None, :16], network.w_2.weight[:, unit][None, :16])
    number = network.w_1(x)[unit].item()
    picture = sheet("""One hidden unit as key and value
        The dot product of a token's vector and the unit's key, after bias and ReLU, says how much
        of the unit's value is added to the output. Sixteen of 64 features are drawn.""")
    picture.grid(x[None, :16], 8, 30, cell=12, label="x, of hundred")
    look: dict[str, Any] = dict(cell=12, parameter=True)
    picture.grid(key, 8, 82, label=f"key: row {unit} of w_1", **look)
    picture.grid(value, 8, 164, label=f"value: column {unit} of w_2", **look)
    picture.grid(max(number, 0) * value, 8, 216, cell=12)
    picture.text("what the unit adds to the output", 8, 246, size=11)
    match = picture.box(f"{number:.1f}", 244, 48, 56, name="match")
    picture.text("k · x + b", 272, 40, size=11, anchor="middle", mono=True)
    relu = picture.box("ReLU", 244, 112, 56)
    picture.arrow((202, 36), (242, 58))
    picture.arrow((202, 88), (242, 68))
    picture.arrow(match, relu)
    picture.arrow(relu, (204, 222))
    picture.arrow((104, 178), (104, 214))
    return picture
