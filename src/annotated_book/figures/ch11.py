"""The drawings of chapter 11, on the sublayer residual."""

from collections.abc import Callable, Sequence
from itertools import product
from textwrap import wrap
from typing import Any

import torch
from matplotlib.figure import Figure
from torch import Tensor, nn

from annotated import (
    Embeddings,
    Encoder,
    EncoderLayer,
    MultiHeadAttention,
    PositionalEncoding,
    SublayerConnection,
    TransformerConfig,
    Translator,
    number_split,
    number_words,
)
from annotated_book.figures.ch10 import losses_of
from annotated_book.pictures import Frames, Picture
from annotated_book.pictures.boxes import Box, plain
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import bar, sheet, stroke


def remove_residuals(model: nn.Module) -> None:
    """Take the input out of the sum again in each residual connection of a model."""
    for part in model.modules():
        if isinstance(part, SublayerConnection):
            part.register_forward_hook(lambda _, args, out: out - args[0])


def without_residual(depths: Sequence[int] = (1, 3, 6, 24), n_seeds: int = 20) -> dict[int, Tensor]:
    """Measure untrained pre-norm stacks without residual connections, with layer norms.

    Returns for each depth (n_seeds, 2): the norm of the gradient at the first layer, if it is 1
    at the last, and the standard deviation over the tokens, relative to the size of the output.
    """
    found: dict[int, list[Tensor]] = {depth: [] for depth in depths}
    for seed in range(n_seeds):
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(seed)
            x, arrives = torch.randn(2, 1, 8, 64).double()
            layers = [EncoderLayer(64, 4, 256, 0.0) for _ in range(max(depths))]
            for weight in (w for layer in layers for w in layer.parameters() if w.dim() > 1):
                nn.init.xavier_uniform_(weight)
        h = x.requires_grad_()
        for depth, layer in enumerate(layers, start=1):
            remove_residuals(layer)
            h = layer.double()(h)
            if depth in depths:
                (gradient,) = torch.autograd.grad(h, x, arrives / arrives.norm(), retain_graph=True)
                differs = h.detach() - h.detach().mean(1, keepdim=True)
                found[depth].append(torch.stack([gradient.norm(), differs.norm() / h.norm()]))
    return {depth: torch.stack(rows).detach() for depth, rows in found.items()}


CONNECTIONS = {  # which connection of a layer: what it is around
    "encoder": ("self-attention", "feed-forward"),
    "decoder": ("self-attention", "cross-attention", "feed-forward"),
}


def right_without_one_residual() -> dict[str, int]:
    """Count right answers of 100, each time without one of the translator's ten residuals."""
    english, german = zip(*map(number_words, number_split()[1][:100]), strict=True)
    counts = {}
    for (stack, names), layer in product(CONNECTIONS.items(), (0, 1)):
        for i, name in enumerate(names):
            translator = Translator.load()
            remove_residuals(
                translator.model.get_submodule(f"{stack}.layers.{layer}.sublayers.{i}")
            )
            right = sum(map(str.__eq__, translator.translate(english), german))
            counts[f"{stack} {layer}, {name}"] = right
    return counts


def plus_signs() -> Picture:
    """Draw how many of 100 numbers are right without each residual connection."""
    counts = right_without_one_residual()
    named = [0, 38, 0, 2, 6, 0, 1, 0, 4, 13]
    assert all(abs(a - b) <= 5 for a, b in zip(counts.values(), named, strict=True)), counts
    best = max(counts.values())
    picture = sheet(f"""Right answers of 100 without one residual connection
        Bars, the first for the whole translator, 100 of 100, then one for each of its ten residual
        connections. Without one of them, {best} are right at most.""")
    for i, (name, right) in enumerate({"with all ten": 100, **counts}.items()):
        y = 4 + 22 * i + 6 * (i > 0)
        picture.text(name, 160, y + 13, size=11, anchor="end", strong=not i)
        bar(picture, 168, y, 1.1 * right + 0.5, 16)
        picture.text(str(right), 174 + 1.1 * right, y + 13, size=11)
    stroke(picture, "frame", "M168 2V252")
    picture.grow(254)
    return picture


def five_tokens_collapse() -> Picture:
    """Draw five tokens on their way through three layers, with and without the sum."""
    words = ["two", "hundred", "and", "forty", "seven"]
    translator = Translator.load()
    ids = torch.tensor([translator.encode_source("two hundred and forty-seven")])
    picture = sheet("""Five tokens, with and without the residual connection
        Five token vectors before and after three untrained layers, nine features of each. With the
        sum the five rows stay different. Without it they are nearly the same row after two layers,
        and the same after three.""")
    with torch.no_grad(), torch.random.fork_rng():
        torch.manual_seed(0)
        embedded = translator.model.positions(translator.model.src_embed(ids))
        stack = Encoder(
            TransformerConfig(
                src_vocab=11, tgt_vocab=11, n_layers=3, d_model=64, d_ff=256, n_heads=4, dropout=0.0
            )
        )
        for weight in stack.parameters():
            if weight.dim() > 1:
                nn.init.xavier_uniform_(weight)
        for left, name, rows in ((68, "with the sum", words), (200, "without it", [])):
            picture.text(name, left, 13, strong=True)
            if name == "without it":
                remove_residuals(stack)
            x = embedded
            for n, layer in enumerate([nn.Identity(), *stack.layers]):
                x, y = layer(x), 38 + 86 * n
                label = f"after layer {n - 1}" if n else "embeddings"
                picture.text(label, left, y - 6, size=11)
                seen = x[0, :, :9] / x.std()
                picture.grid(seen, left, y, cell=12, largest=2.5, row_labels=rows)
    return picture


def two_orders() -> Picture:
    """Draw where the layer norm stands in pre-norm and in post-norm."""
    picture = sheet("""Pre-norm and post-norm
        Pre-norm: the residual stream runs straight down, and the layer norm stands on the branch.
        Post-norm: the layer norm stands on the stream itself, after the sum.""")
    for left, name in ((0, "pre-norm"), (170, "post-norm")):
        at, pre = left + 24, name == "pre-norm"
        formula = "x + f(norm(x))" if pre else "norm(x + f(x))"
        picture.text(name, left + 4, 14, strong=True)
        picture.text(formula, left + 4, 32, size=11, mono=True)
        picture.rail((at, 44), (at, 246))
        add = picture.add(at, 186 if pre else 162)
        if pre:
            norm = picture.norm(left + 52, 70)
            sublayer = picture.box("sublayer f", left + 52, 112, 92)
            picture.arrow((at, 56), norm)
            picture.arrow(norm, sublayer)
        else:
            sublayer = picture.box("sublayer f", left + 52, 88, 92)
            picture.arrow((at, 62), sublayer)
            picture.norm(left + 4, 196)
        picture.arrow(sublayer, add)
        picture.arrow((at, 246), (at, 262))
    return picture


def residual_stream(embedded: Tensor, added: list[Tensor]) -> Picture:
    """Draw the stream of the translator's encoder, and the length of each addition."""
    picture = sheet("""The residual stream of the translator's encoder
        The stream runs from the embedding to the final layer norm. Two sublayers of layer 0 and two
        of layer 1 branch off and come back; beside each stands the length of what it adds, beside
        the stream its own mean length.""")

    def length(tensor: Tensor) -> str:
        return f"{tensor.detach().norm(dim=-1).mean():.0f}"

    picture.rail((40, 30), (40, 386))
    picture.text("embedding + position", 56, 26, strong=True)
    total = embedded
    picture.text("length of the stream " + length(total), 56, 43, size=11)
    for n, out in enumerate(added):
        y = 54 + 76 * n
        norm = picture.norm(74, y, name=f"norm {n}")
        name = ("self-attention", "feed-forward")[n % 2]
        box = picture.box(name, 140, y - 3, 124, name=f"sublayer {n}")
        add = picture.add(40, y + 52, name=f"add {n}")
        picture.arrow((40, y + 12), norm)
        picture.arrow(norm, box)
        picture.arrow(box, add)
        total = total + out
        picture.text(f"layer {n // 2}", 272, y + 16, size=11)
        picture.text(f"adds {length(out)}", 214, y + 50, size=11)
        picture.text(f"now {length(total)}", 58, y + 66, size=11)
    picture.norm(17, 368, name="final norm")
    picture.text("final layer norm", 76, 384, size=11, strong=True)
    picture.arrow((40, 396), (40, 412))
    assert [len(added), length(embedded), length(total)] == [4, "11", "31"]
    return picture


def losses(
    *, norm_first: bool = True, residual: bool = True, warm_up: int = 1, n_layers: int = 6
) -> list[float]:
    """Train an encoder in one wiring to reverse digits; return the loss of each step."""
    torch.manual_seed(1)
    sizes: dict[str, Any] = dict(src_vocab=11, tgt_vocab=11, n_heads=4, dropout=0.0)
    sizes |= dict(n_layers=n_layers, d_model=32, d_ff=128, norm_first=norm_first)
    stack = Encoder(TransformerConfig(**sizes))
    embed = nn.Sequential(Embeddings(11, 32), PositionalEncoding(32, 0.0))
    if not residual:
        remove_residuals(stack)
    model = nn.Sequential(embed, stack, nn.Linear(32, 11))
    for weight in model.parameters():
        if weight.dim() > 1:
            nn.init.xavier_uniform_(weight, gain=0.5)
    return losses_of(model, 130, warm_up)


def losses_by_wiring(curves: dict[str, list[float]]) -> Figure:
    """Draw the losses of the trainings in four wirings."""
    fig, ax = chart(figsize=(6.5, 3))
    for (name, curve), line in zip(curves.items(), ("-", ":", "--", "-."), strict=True):
        ax.plot(curve, line, label=name)
    ax.set(xlabel="step", ylabel="loss", ylim=(0, 3))
    ax.legend(loc="lower center", bbox_to_anchor=(0.5, 1), ncol=2)
    ends = {name: sum(curve[-20:]) / 20 for name, curve in curves.items()}
    assert max(ends["pre-norm"], ends["post-norm, with a warm-up"]) < 0.9, ends
    assert min(ends["post-norm"], ends["without the residual"]) > 2.1, ends
    return fig


# --- companion

TOKENS = ["two", "six", "<pad>"]
VECTORS = [[8.0, 0, 2, 2], [1, 5, 3, 3], [4, 1, 0, 7]]  # the first is the chapter's
PASSED: dict[str, tuple[str, Callable[[EncoderLayer, Tensor, Tensor], Any]]] = {
    "a function": (
        "lambda x: …",
        lambda layer, x, mask: lambda x: layer.self_attention(x, x, x, mask),
    ),
    "a result": (
        "self.self_attention(…)",
        lambda layer, x, mask: layer.self_attention(x, x, x, mask),
    ),
    "the attention": ("self.self_attention", lambda layer, x, mask: layer.self_attention),
    "four arguments": (
        "lambda q, k, v, m: …",
        lambda layer, x, mask: lambda q, k, v, m: layer.self_attention(q, k, v, m),
    ),
    "the class": ("MultiHeadAttention", lambda layer, x, mask: MultiHeadAttention),
}


def call_of_a_connection(passed: str = "a function") -> tuple[dict[str, Tensor], str]:
    """Pass something to a layer's first connection.

    Return the tensors of the call, by what gave them, in their order, and what Python raised.
    """
    with torch.no_grad(), torch.random.fork_rng():
        torch.manual_seed(0)
        layer = EncoderLayer(d_model=4, n_heads=2, d_ff=8, dropout=0.5)
        torch.manual_seed(9)  # the dropout zeroes the first token's second feature
        x, mask = torch.tensor([VECTORS]), torch.tensor([[[True, True, False]]])
        connection, seen = layer.sublayers[0], {"x": x}
        parts = {"norm": connection.norm, "attention": layer.self_attention}
        parts |= {"dropout": connection.dropout, "+": connection}
        for name, part in parts.items():
            part.register_forward_hook(lambda _, args, out, name=name: seen.update({name: out}))
        try:
            connection(x, PASSED[passed][1](layer, x, mask))
        except TypeError as error:
            return seen, str(error).rpartition("<locals>.")[2]
    return seen, ""


LETTER = 6.2  # px of a letter of code
SUM = "x + self.dropout(sublayer(self.norm(x)))"
BODY = "self.self_attention(x, x, x, src_mask)"
MADE_BY = ["x", "self.norm(x)", "the lambda", "self.dropout(…)", "the sum"]
Marks = Sequence[tuple[int | str, float]]  # tensors, and the letters that they are over


def badge(picture: Picture, mark: int | str, x: float, y: float) -> None:
    """Put the number of a tensor, or a letter, in a circle around the point (x, y)."""
    picture.open("", picture.hue("", mark) if isinstance(mark, int) else "")
    picture.parts.append(f'<circle class="solid" cx="{plain(x)}" cy="{plain(y)}" r="7.5"/>')
    picture.text(str(mark), x, y + 4, size=11, anchor="middle", strong=True)
    picture.close(Box(x - 8, y - 8, 16, 16))


def running(
    picture: Picture, y: float, name: str, code: str, marks: Marks, part: tuple[int, int], look: str
) -> None:
    """Put a function, its line, what its names hold, and the part of the line that runs."""
    picture.shape(look, Box(2, y, 316, 56), radius=4)
    picture.text(name, 10, y + 15, size=11, soft=True)
    start, end = part
    if end:
        picture.open("", "alarm" if look.endswith("alarm") else "here")
        box = Box(9 + LETTER * start, y + 36, LETTER * (end - start) + 2, 17)
        picture.shape("tint glow", box, radius=3)
        picture.shape("frame", box, radius=3)
        picture.close(box)
    picture.text(code, 10, y + 48, size=11, mono=True, length=LETTER * len(code))
    for mark, letter in marks:
        badge(picture, mark, 10 + LETTER * (letter + 0.5), y + 27)


def rows_so_far(picture: Picture, seen: dict[str, Tensor], y: float) -> None:
    """Put the first token's row of each tensor that is there."""
    picture.text("the row of “two”", 130, y, size=11, soft=True)
    for i, name in enumerate(MADE_BY):
        top = y + 7 + 38 * i
        if i < len(seen):
            badge(picture, i, 12, top + 18)
            picture.text(name, 26, top + 22, size=11, mono=True)
            row = [*seen.values()][i][0, 0]
            picture.grid(row, 130, top, cell=36, largest=8, decimals=2, head=i, name=name)
        else:
            picture.shape("hollow dotted soft", Box(130, top, 144, 36))


# Words, the part of the connection's line that runs, and how many tensors there are by then.
STEPS = {
    "call": ("The connection is called with x and a|function. Nothing else has run.", (0, 0), 1),
    "norm": ("It normalizes its x: that is tensor 1.", (26, 38), 2),
    "lambda": ("Only now the lambda runs. Its own x is|tensor 1, and not tensor 0.", (17, 39), 2),
    "attention": (
        "Attention takes tensor 1 three times, and|the mask, which no call passed.",
        (17, 39),
        3,
    ),
    "dropout": (
        "Dropout sets random entries to 0 and|doubles the others (its rate is ½).",
        (4, 40),
        4,
    ),
    "sum": (
        "The connection adds its own x, which is|still tensor 0. The layer gets tensor 4.",
        (0, 40),
        5,
    ),
}


def closure_unwrapped() -> Frames:
    """Draw the call of a connection, and what each name holds, one step after another."""
    seen, _ = call_of_a_connection()

    def at(step: str) -> Picture:
        words, part, count = STEPS[step]
        picture = sheet(f"""The call of a connection, step by step
            {words.replace("|", " ")} The layer has called the connection, and the connection calls
            the lambda. Tensors so far: {", ".join(MADE_BY[:count])}.""")
        for i, line in enumerate(words.split("|")):
            picture.text(line, 4, 14 + 18 * i)
        code = "x = self.sublayers[0](x, lambda x: …)"
        over = [(0, 22), (4, 0)]
        running(picture, 42, "the layer", code, over[: 1 + (count > 4)], (0, 0), "solid soft")
        over = [(0, 0), (0, 36), (1, 31), (2, 20), (3, 10), (4, 42)][: count + 1]
        running(picture, 104, "the connection", SUM, over, part, "solid soft")
        has_begun = step not in ("call", "norm")
        state = "has returned" if count > 3 else "runs" if has_begun else "has not run yet"
        look = "solid soft" if has_begun else "dotted hollow soft"
        own: Marks = [("M", 32.5), (1, 20), (1, 23), (1, 26)]
        inside = (0, 38) if step == "attention" else (0, 0)
        own = own[: 4 if has_begun else 1]
        running(picture, 166, f"the lambda: {state}", BODY, own, inside, look)
        rows_so_far(picture, dict([*seen.items()][:count]), 246)
        badge(picture, "M", 12, 456)
        picture.text("src_mask", 26, 460, size=11, mono=True)
        picture.text("<pad> is masked", 130, 460, size=11)
        return picture

    return Frames("Step", {step: at(step) for step in STEPS})


# What arrives, the letter that the tensor is over in it, the part that is missing, and words.
WRONG = {
    "a result": (
        "sublayer: a tensor (1, 3, 4)",
        4,
        (0, 0),
        "Attention runs first, on tensor 0, which|has no norm. And a tensor cannot be called.",
    ),
    "the attention": (
        "MultiHeadAttention.forward(query, key, value)",
        29,
        (34, 44),
        "The connection passes one tensor, which|becomes the query. Key and value are missing.",
    ),
    "four arguments": (
        "lambda q, k, v, m: self.self_attention(…)",
        7,
        (10, 17),
        "The connection passes one tensor, which|becomes q. The other three are missing.",
    ),
    "the class": (
        "MultiHeadAttention(d_model, n_heads)",
        22,
        (28, 35),
        "To call a class is to build an object. The|tensor becomes d_model; n_heads is missing.",
    ),
}


def closure_gone_wrong() -> Frames:
    """Draw where Python stops if something else than a function of one argument is passed."""

    def at(passed: str) -> Picture:
        arrived, letter, missing, words = WRONG[passed]
        seen, error = call_of_a_connection(passed)
        picture = sheet(f"""Passed to a connection: {passed}
            {words.replace("|", " ")} Python stops in the connection, at sublayer(self.norm(x)):
            TypeError: {error}.""")
        for i, line in enumerate(words.split("|")):
            picture.text(line, 4, 14 + 18 * i)
        code, ran_first = f"self.sublayers[0](x, {PASSED[passed][0]})", "attention" in seen
        over = [(0, 18), (1, 30)]
        running(picture, 42, "the layer", code, over[: 1 + ran_first], (0, 0), "solid soft")
        number = [*seen].index("norm")
        over = [(0, 0), (number, 31), (0, 36)]
        running(picture, 104, "the connection", SUM, over, (17, 39), "solid alarm")
        over = [(1, letter)]
        running(picture, 166, "what sublayer is", arrived, over, missing, "solid alarm")
        for i, line in enumerate(wrap(f"TypeError: {error}", 46)):
            picture.text(line, 4, 244 + 16 * i, size=11, mono=True, strong=True)
        return picture

    return Frames("Passed", {passed: at(passed) for passed in WRONG})
