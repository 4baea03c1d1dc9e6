"""Plant a fault in a fresh copy of the package's model, in memory: one line is replaced.

Faults go into the readable path: attention written out, and not PyTorch's fused kernel. The
package's own input checks stay.
"""

import ast
import itertools
from pathlib import Path
from types import SimpleNamespace

import torch

import annotated

SOURCE = Path(annotated.__file__).parent
# Bottom-up: a file uses what stands in those before it.
FILES = [
    "checks.py",
    "transformer/masks.py",
    "transformer/embeddings.py",
    "transformer/attention.py",
    "transformer/layers.py",
    "transformer/config.py",
    "transformer/model.py",
    "right_parts.py",
]
READABLE = [
    (
        "transformer/attention.py",
        "values = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=rate)",
        "values, _ = attention(q, k, v, mask, self.dropout)",
    ),
]
# With this check, the rows of a mask that see nothing would be refused, and not be silent.
NO_ROW_CHECK = ("checks.py", "if not values_can_be_read(mask):", "if True:")
RIGHT_PARTS = Path(__file__).parent / "right_parts.py"
numbers = itertools.count()


def text_of(file):
    path = RIGHT_PARTS if file == RIGHT_PARTS.name else SOURCE / file
    return path.read_text("utf-8")


def replaced(text, file, changes):
    for name, old, new in changes:
        if name == file:
            assert text.count(old) == 1, f"{file}: {text.count(old)} times {old!r}"
            text = text.replace(old, new)
    return text


def is_ours(node):
    return isinstance(node, ast.ImportFrom) and node.module.startswith("annotated")


def run(text, name, namespace):
    """Run a file. What it imports from the package must be in the namespace already."""
    program = ast.parse(text)
    for node in filter(is_ours, program.body):
        for missing in {alias.name for alias in node.names} - namespace.keys():
            raise ImportError(f"cannot import name {missing!r} from {node.module!r}")
    program.body = [node for node in program.body if not is_ours(node)]
    exec(compile(program, name, "exec"), namespace)


def plant(*changes):
    """Return all names of these files, with these (file, old, new) planted, as attributes.

    The files run one after the other in one namespace, so nothing of the planted code can reach
    the package that is imported, or the other way round.
    """
    for file, *_ in changes:
        assert file in FILES, f"no file {file!r} is planted in: it is one of {FILES}"
    name = f"planted_{next(numbers)}"
    namespace = {"__name__": __name__}  # a dataclass looks up its module
    for file in FILES:
        text = replaced(text_of(file), file, [*READABLE, *changes])
        run(text, f"{name}/{file}", namespace)
    return SimpleNamespace(**namespace)


SIZES = dict(n_layers=2, d_model=24, n_heads=3, d_ff=40, max_len=61)
VOCAB = dict(src_vocab=17, tgt_vocab=19)


def model_of(planted, **settings):
    """Make a small model; a setting of None means the default of `make_model`."""
    torch.manual_seed(0)
    settings = {**VOCAB, **SIZES, "dropout": 0.1, **settings}
    given = {name: value for name, value in settings.items() if value is not None}
    return planted.make_model(**given)


def call_of(planted, pads=(0, 0)):
    def call(model, src, tgt):
        return model(src, tgt, *planted.masks(src, tgt, *pads))

    return call


# How each kind of part is built from a planted package, and what the check-up is told of it.
BUILD = {
    "attention": lambda p: p.attention,
    "multi-head attention": lambda p: p.MultiHeadAttention(33, 3, 0.3),
    "positional encoding": lambda p: p.PositionalEncoding(24, 0.1, 61),
    "layer norm": lambda p: p.LayerNorm(24),
    "feed-forward": lambda p: p.PositionwiseFeedForward(24, 40),
    "residual": lambda p: p.SublayerConnection(24, 0.1),
    "residual, post-norm": lambda p: p.SublayerConnection(24, 0.1, norm_first=False),
    "padding mask": lambda p: lambda ids: p.padding_mask(ids, 0),
    "causal mask": lambda p: p.causal_mask,
    "target mask": lambda p: lambda ids: p.target_mask(ids, 0),
    "label smoothing": lambda p: p.smoothed_loss,
    "learning rate": lambda p: p.rate,
    "learning rate, scheduled": lambda p: p.rate_of_schedule,
    "greedy decoding": lambda p: p.greedy,
}
SETTINGS = {
    "multi-head attention": dict(d_model=33, n_heads=3, dropout=0.3),
    "positional encoding": dict(d_model=24),
    "layer norm": dict(d_model=24),
    "feed-forward": dict(d_model=24, d_ff=40),
    "residual": dict(d_model=24),
    "padding mask": dict(pad_id=0),
    "target mask": dict(pad_id=0),
    "label smoothing": dict(smoothing=0.1, pad_id=0),
    "learning rate": dict(d_model=512, warmup=40),
    "greedy decoding": dict(bos_id=1, eos_id=2),
}
# Which kinds are looked at when a file has a fault. A whole model is always looked at.
KINDS = {
    "transformer/attention.py": ["attention", "multi-head attention"],
    "transformer/embeddings.py": ["positional encoding"],
    "transformer/layers.py": [
        "layer norm",
        "feed-forward",
        "residual",
        "residual, post-norm",
    ],
    "transformer/masks.py": ["padding mask", "causal mask", "target mask"],
    "transformer/config.py": [],
    "transformer/model.py": [],
    "right_parts.py": [],
}
