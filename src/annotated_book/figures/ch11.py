"""The drawings of chapter 11, on the sublayer residual."""

from typing import Any

import torch
from matplotlib.figure import Figure
from torch import Tensor, nn

from annotated import (
    Embeddings,
    Encoder,
    PositionalEncoding,
    SublayerConnection,
    TransformerConfig,
    Translator,
)
from annotated_book.figures.ch10 import losses_of
from annotated_book.pictures import Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import sheet


def remove_residuals(model: nn.Module) -> None:
    """Take the input out of the sum again in each residual connection of a model."""
    for part in model.modules():
        if isinstance(part, SublayerConnection):
            part.register_forward_hook(lambda _, args, out: out - args[0])


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
