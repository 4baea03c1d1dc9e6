"""The drawings of chapter 10, on layer norm."""

from collections.abc import Callable, Collection
from typing import Any

import torch
from matplotlib.figure import Figure
from torch import Tensor, nn

from annotated import (
    Embeddings,
    Encoder,
    LayerNorm,
    PositionalEncoding,
    TransformerConfig,
    Translator,
    number_split,
    number_words,
    padding_mask,
    target_mask,
)
from annotated.training.batches import pad
from annotated_book.figures.training import losses_in_training
from annotated_book.pictures import Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import sheet


def four_steps() -> Picture:
    """Draw one vector on its way through layer norm."""
    x = torch.tensor([[8.0, 0.0, 2.0, 2.0]])
    centered = x - x.mean()
    scaled = centered / centered.square().mean().sqrt()
    gain, bias = torch.tensor([[[2.0, 1.0, 3.0, 1.0]], [[0.0, 1.0, 0.0, -1.0]]])
    picture = sheet("""Center, scale, gain and bias
        One vector goes through layer norm. Its mean 3 is subtracted, the rest is divided by the
        standard deviation 3, then each feature has a gain and a bias of its own.""")
    steps = [
        ("x", x, ""),
        ("x − mean", centered, "− 3, the mean of the row"),
        ("÷ standard deviation", scaled, "÷ 3: mean 0, variance 1"),
        ("× gain + bias", scaled * gain + bias, "learned, one per feature"),
    ]
    last = None
    for i, (label, row, what) in enumerate(steps):
        y = 24 + 74 * i
        here = picture.grid(row, 8, y, label=label, cell=32, decimals=1, name=label)
        if last:
            picture.arrow(last, here)
            picture.text(what, 146, y + 21, size=11)
        last = here
    return picture


def three_vectors_one_pattern() -> Picture:
    """Draw three vectors that layer norm makes equal."""
    x = torch.tensor([[8.0, 0, 2, 2]])
    result = LayerNorm(d_model=4)(x).detach()
    numbers = ", ".join(f"{number:.1f}" for number in result[0].tolist())
    picture = sheet(f"""Three vectors, one pattern
        The vectors (8, 0, 2, 2), ten times it, and it plus 10. Arrows lead from all three
        through layer norm to the same result: {numbers}.""")
    look: dict[str, Any] = dict(cell=30)
    out = picture.grid(result, 194, 112, label="layer norm", decimals=1, name="out", **look)
    look |= dict(decimals=0)
    for i, (label, row) in enumerate({"x": x, "10 · x": 10 * x, "x + 10": x + 10}.items()):
        assert torch.allclose(LayerNorm(d_model=4)(row), result, atol=1e-5)
        grid = picture.grid(row, 8, 30 + 82 * i, label=label, name=label, **look)
        picture.arrow(grid.east, out.west)
    return picture


def row_or_column() -> Picture:
    """Draw over which numbers layer norm and batch norm take a mean."""
    x = torch.randn(5, 6, generator=torch.Generator().manual_seed(1))
    picture = sheet("""Over a row, or over a column
        Rows are tokens, columns are features. Layer norm takes mean and variance over one row, a
        token alone. Batch norm takes them over one column, a feature of all tokens of the
        batch.""")
    for left, name in ((4, "layer norm"), (170, "batch norm")):
        picture.text(name, left, 14, strong=True)
        grid = picture.grid(x, left, 30, cell=22, name=name)
        box = grid.row(2) if name == "layer norm" else grid.column(2)
        picture.shape("wire alarm", box)
        what = "one token" if name == "layer norm" else "one feature, all tokens"
        picture.text(what, left, 160, size=11)
    return picture


def replace_norms(model: nn.Module, make: Callable[[LayerNorm], nn.Module]) -> None:
    """Put `make(norm)` in the place of each layer norm of a model."""
    for path, module in list(model.named_modules()):
        if isinstance(module, LayerNorm):
            model.set_submodule(path, make(module))


def reverser(with_norm: bool, factor: float) -> nn.Module:
    """Build an encoder of three layers with matrices `factor` times the usual size."""
    torch.manual_seed(3)
    settings = TransformerConfig(
        src_vocab=11, tgt_vocab=11, n_layers=3, d_model=32, d_ff=64, n_heads=4, dropout=0.0
    )
    embed = nn.Sequential(Embeddings(11, 32), PositionalEncoding(32, 0.0))
    model = nn.Sequential(embed, Encoder(settings), nn.Linear(32, 11))
    for weight in model.parameters():
        if weight.dim() > 1:
            nn.init.xavier_uniform_(weight, gain=factor)
    if not with_norm:
        replace_norms(model, lambda _: nn.Identity())
    return model


def losses_of(model: nn.Module, n_steps: int = 100, warm_up: int = 1) -> list[float]:
    """Train a model to reverse eight digits; return the loss of each step."""
    texts = (torch.randint(1, 11, (16, 8)) for _ in range(n_steps))
    losses = (
        nn.functional.cross_entropy(model(digits).flatten(0, 1), digits.flip(1).flatten())
        for digits in texts
    )
    return losses_in_training(model, losses, 0.01, warm_up)


def losses_by_initialization(curves: dict[tuple[float, bool], list[float]]) -> Figure:
    """Draw the losses for each (size of the initial matrices, with layer norm)."""
    fig, axes = chart(1, 2, figsize=(7.5, 2.8), sharey=True)
    for ax, with_norm in zip(axes, (True, False), strict=True):
        for factor, line in ((0.5, "-"), (1, "--"), (2, ":")):
            ax.plot(curves[factor, with_norm], line, label=f"matrices × {factor}")
        title = "with layer norm" if with_norm else "without"
        ax.set(title=title, yscale="log", xlabel="step")
    axes[0].set_ylabel("loss")
    axes[0].legend()
    first = {key: curve[0] for key, curve in curves.items()}
    ends = {key: sum(curve[-10:]) / 10 for key, curve in curves.items()}
    # Without norms, seeds 0 to 5 begin at 9.3 to 16 and at 11,000 to 28,000 with the larger two
    # sizes, and end below 0.3 with the smallest; with norms, they begin at 5.4 or below.
    assert max(loss for (_, norm), loss in first.items() if norm) < 4.1
    assert 2.3 < first[0.5, False] < 2.7 and 11 < first[1, False] < 13
    assert 15_000 < first[2, False] < 17_000 and ends[2, False] > 100
    assert ends[1, True] < ends[1, False] - 0.3
    assert ends[0.5, True] < 0.4 and ends[0.5, False] < 0.4
    return fig


class Exchanged(nn.Module):
    """Another norm with the learned gain and bias of an old one."""

    def __init__(self, old: LayerNorm, norm: Callable[[Tensor], Tensor]) -> None:
        super().__init__()
        self.old, self.norm = old, norm

    def forward(self, x: Tensor) -> Tensor:
        return self.norm(x) * self.old.weight + self.old.bias


def share_right(make: Callable[[LayerNorm], nn.Module]) -> float:
    """Translate 200 unseen numbers with `make(norm)` for each norm; return the share right."""
    texts, answers = zip(*map(number_words, number_split()[1][:200]), strict=True)
    translator = Translator.load()
    replace_norms(translator.model, make)
    right = map(str.__eq__, translator.translate(texts), answers)
    return sum(right) / len(answers)


def mean_deviations() -> list[float]:
    """Return the mean standard deviation of a vector before each norm, in training numbers."""
    translator = Translator.load()
    kept: dict[str, Tensor] = {}
    names = [name for name, m in translator.model.named_modules() if isinstance(m, LayerNorm)]
    for name in names:
        translator.model.get_submodule(name).register_forward_pre_hook(
            lambda _, args, name=name: kept.update({str(name): args[0].std(-1, correction=0)})
        )
    english, german = zip(*map(number_words, number_split()[0][::400]), strict=True)
    src = translator.encode_sources(english)
    tgt = pad([translator.encode_target(text) for text in german], 0)[:, :-1]
    with torch.no_grad():
        translator.model(src, tgt, padding_mask(src, 0), target_mask(tgt, 0))
    real = {"encoder": src != 0, "decoder": tgt != 0}
    return [kept[name][real[name.split(".")[0]]].mean().item() for name in names]


def with_fixed_divisors(chosen: Collection[int] = range(12)) -> Callable[[LayerNorm], nn.Module]:
    """Return what lets the chosen norms divide by one number each, for `replace_norms`."""
    numbered = enumerate(mean_deviations())

    def make(old: LayerNorm) -> nn.Module:
        i, divisor = next(numbered)
        fixed = Exchanged(old, lambda x: (x - x.mean(-1, keepdim=True)) / divisor)
        return fixed if i in chosen else old

    return make


def outputs_that_move() -> Picture:
    """Draw which outputs of two norms move when the last token changes."""
    first = torch.randn(4, 6, generator=torch.Generator().manual_seed(2))
    other = torch.cat([first[:3], first[3:] + torch.arange(6.0)])  # another last token
    norms = {"LayerNorm(6)": nn.LayerNorm(6), "LayerNorm((4, 6))": nn.LayerNorm([4, 6])}
    moved = {name: (norm(first) - norm(other)).abs() > 1e-6 for name, norm in norms.items()}
    counts = [int(cells.sum()) for cells in moved.values()]
    assert counts == [6, 24]
    picture = sheet(f"""The last token changes: which outputs move?
        Four tokens of six features. When the last token changes, the norm over features moves
        {counts[0]} of 24 outputs, all of them in its own row, and the norm over positions and
        features {counts[1]}.""")
    look: dict[str, Any] = dict(cell=22, heat=True, row_labels=["0", "1", "2", "3"])
    for x, (name, cells), count in zip((20, 184), moved.items(), counts, strict=True):
        picture.text(name, x, 14, size=11, mono=True)
        grid = picture.grid(cells.float(), x, 26, name=name, **look)
        picture.text(f"{count} outputs move", x, grid.bottom + 18, size=11)
    return picture
