"""The drawings of chapter 15, on counting."""

from collections.abc import Callable
from typing import Any

import torch
from matplotlib.figure import Figure

from annotated import capture_attention, count_parameters, make_model
from annotated_book.pictures import Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import sheet


def parameters_by_area() -> Picture:
    """Draw the base model's parameters as areas, stack by stack."""
    with torch.device("meta"):  # shapes only
        base: Any = make_model(37_000, 37_000, tie_embeddings=True, norm_first=False)
    table = count_parameters(base.tgt_embed)
    kinds = {"embeddings": {"one table": table}}
    for name, stack in (("encoder", base.encoder), ("decoder", base.decoder)):
        networks = sum(count_parameters(layer.feed_forward) for layer in stack.layers)
        kinds[name] = {"attention": count_parameters(stack) - networks, "feed-forward": networks}
    total = count_parameters(base)
    picture = sheet("""Where the parameters are
        Areas in proportion to the parameters of the base model with 37,000 shared tokens: 19
        million in one table of embeddings; in the encoder 6 million in attention and 13 in
        feed-forward networks; in the decoder 13 in attention and 13 in feed-forward networks.""")
    x = 2.0
    for name, parts in kinds.items():
        count = sum(parts.values())
        width, top = 316 * count / total, 24.0
        picture.text(name, x + 2, 15)
        for part, size in parts.items():
            height = 200 * size / count
            box = picture.box(
                "", x, top, width - 4, height - 4, parameter=True, name=f"{name} {part}"
            )
            middle, center = box.center
            picture.text(part, middle, center - 3, size=11, anchor="middle")
            picture.text(f"{size / 1e6:.1f} M", middle, center + 13, anchor="middle")
            top += height
        x += width
    return picture


def tiny_layer() -> Any:
    """Build the layer that the chapter counts by hand."""
    tiny: Any = make_model(5, 5, n_layers=1, d_model=2, d_ff=3, n_heads=1)
    return tiny.encoder.layers[0]


def every_parameter_of_a_layer() -> Picture:
    """Draw each parameter of a small encoder layer as a cell."""
    layer = tiny_layer()
    picture = sheet(f"""Every parameter of a small encoder layer
        Each cell is one of the {count_parameters(layer)} parameters: four matrices of attention,
        two of the feed-forward network, and two layer norms.""")

    look: dict[str, Any] = dict(cell=20, parameter=True)

    def part(module: Any, name: str, x: int, y: int) -> None:
        # one row for each feature that comes out
        weight, bias = (torch.zeros_like(p) for p in (module.weight, module.bias))
        weight = weight.view(len(bias), -1)
        grid = picture.grid(weight, x, y, label=name, **look)
        picture.grid(bias[:, None], grid.right + 4, y, name=f"bias of {name}", **look)

    attention, network = layer.self_attention, layer.feed_forward
    for i, name in enumerate(("w_q", "w_k", "w_v", "w_o")):
        part(getattr(attention, name), name, 8 + 80 * i, 50)
    part(network.w_1, "w_1", 8, 152)
    part(network.w_2, "w_2", 88, 152)
    for i, sublayer in enumerate(layer.sublayers):
        part(sublayer.norm, f"norm {i}", 200 + 62 * i, 152)
    for words, module, x, y in (("attention", attention, 8, 20), ("feed-forward", network, 8, 120)):
        picture.text(f"{words}: {count_parameters(module)}", x, y, strong=True)
    norms = sum(count_parameters(sublayer.norm) for sublayer in layer.sublayers)
    picture.text(f"layer norms: {norms}", 200, 120, strong=True)
    return picture


def twice_the_tokens() -> Picture:
    """Draw features and attention weights for three tokens, and for six."""
    torch.manual_seed(15)
    layer = tiny_layer()
    picture = sheet("""Twice the tokens
        Three tokens have three rows of features and nine attention weights. Six tokens have six
        rows and 36 attention weights: four times as many.""")
    for length, x in ((3, 8), (6, 142)):
        rows = torch.randn(1, length, 2)
        with capture_attention(layer) as maps, torch.no_grad():
            layer(rows)
        weights = maps["self_attention"][0, 0]
        picture.text(f"{length} tokens", x, 16, strong=True)
        picture.grid(rows[0], x, 54, label="x", name=f"x {length}")
        grid = picture.grid(
            weights, x + 62, 54, label="weights", name=f"weights {length}", heat=True
        )
        picture.text(f"{length} rows", x, 172, size=11)
        picture.text(f"{weights.numel()} pairs", grid.x, 172, size=11)
    return picture


def products_of_a_layer() -> Picture:
    """Draw the matrix products of the tiny layer, with what each costs."""
    products = [
        ("x", (3, 2), "w_q", (2, 2), "q", 4),
        ("q", (3, 2), "kᵀ", (2, 3), "scores", 1),
        ("weights", (3, 3), "v", (3, 2), "averages", 1),
        ("x", (3, 2), "w_1", (2, 3), "inner", 1),
        ("inner", (3, 3), "w_2", (3, 2), "y", 1),
    ]
    costs = [2 * m * k * n * times for _, (m, k), _, (_, n), _, times in products]
    assert sum(costs) == 240
    words = [
        f"{left} times {right} gives {out}, {cost} operations" + ", all four" * (times > 1)
        for (left, _, right, _, out, times), cost in zip(products, costs, strict=True)
    ]
    desc = f"Three tokens through the tiny layer: {'; '.join(words)}."
    picture = Picture(320, "The products of one encoder layer", desc)
    for i, (product, cost) in enumerate(zip(products, costs, strict=True)):
        left, (m, k), right, (_, n), out, times = product
        y = 24 + 66 * i
        picture.grid(torch.zeros(m, k), 6, y, label=left, name=f"left {i}", cell=13)
        picture.text("·", 64, y + 24, size=16, anchor="middle")
        look: dict[str, Any] = dict(cell=13, parameter=right.startswith("w_"))
        picture.grid(torch.zeros(k, n), 82, y, label=right, name=f"right {i}", **look)
        picture.text("=", 136, y + 24, anchor="middle")
        picture.grid(torch.zeros(m, n), 154, y, label=out, name=f"out {i}", cell=13)
        words = f"2·{m}·{k}·{n}" + (f", {times} times" if times > 1 else "")
        picture.text(words, 214, y + 14, size=11)
        picture.text(str(cost), 214, y + 32, strong=True)
    picture.text(f"together {sum(costs)}", 214, 24 + 66 * len(costs), strong=True)
    return picture


def shares_by_length(parts_of: Callable[[float, int, int], dict[str, float]]) -> Figure:
    """Draw how a layer's operations divide over the length."""
    lengths = [2 ** (i / 4) for i in range(16, 65)]
    each = [parts_of(length, 512, 2048) for length in lengths]
    whole = [sum(parts.values()) for parts in each]
    shares = {
        name: [100 * parts[name] / total for parts, total in zip(each, whole, strict=True)]
        for name in reversed(each[0])
    }
    fig, ax = chart()
    ax.stackplot(lengths, list(shares.values()), colors=["C0", "C1", "C2"], alpha=0.35, linewidth=1)
    for length, words in ((30, "30"), (1024, "2d = 1,024"), (3072, "6d = 3,072")):
        ax.axvline(length, color="C4", linewidth=1, linestyle="--")
        ax.text(length, 102, words, ha="left" if length > 1024 else "right")
    ax.text(36, 30, "feed-forward")
    ax.text(36, 77, "attention:\nfour matrices")
    ax.text(58_000, 62, "attention:\nscores,\naverages", ha="right")
    ticks = [16, 64, 256, 1024, 4096, 16_384, 65_536]
    ax.set(xscale="log", xlim=(16, 65_536), ylim=(0, 100), xlabel="tokens", ylabel="operations, %")
    ax.set_xticks(ticks, [f"{tick:,}" for tick in ticks])
    ax.minorticks_off()
    return fig


def three_names_one_table() -> Picture:
    """Draw the entries of a state dictionary that lead to a shared table."""
    with torch.device("meta"):
        tied = make_model(1000, 1000, tie_embeddings=True)
    entries = tied.state_dict(keep_vars=True)
    table = tied.generator.proj.weight
    names = [name for name, tensor in entries.items() if tensor is table]
    picture = sheet(f"""Three names, one table
        {len(names)} entries of the state dictionary, {", ".join(names)}, lead to one table of
        {table.shape[0]:,} times {table.shape[1]} parameters.""")
    box = picture.box("", 196, 34, 120, 52, parameter=True, name="table")
    picture.text(f"{table.shape[0]:,} × {table.shape[1]}", 256, 58, anchor="middle")
    picture.text(f"{table.numel():,}", 256, 76, size=11, anchor="middle", soft=True)
    for i, name in enumerate(names):
        entry = picture.box("", 2, 4 + 42 * i, 160, 30, name=name)
        picture.text(name, 82, 23 + 42 * i, size=11, anchor="middle", mono=True)
        picture.arrow(entry.east, box.west)
    return picture
