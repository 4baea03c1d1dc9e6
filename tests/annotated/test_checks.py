"""What is refused, in which words; and what checking costs."""

import subprocess
import sys

import pytest
import torch

from annotated import (
    Embeddings,
    LayerNorm,
    MultiHeadAttention,
    PositionalEncoding,
    PositionwiseFeedForward,
    TransformerConfig,
    causal_mask,
    checks,
    split_heads,
)
from annotated.checks import check_size
from tests.helpers.small import B, S, T, refused, small_batch, small_model


@pytest.fixture
def looks(monkeypatch):
    """The masks whose values were read, one entry for each look."""
    seen = []
    look = checks.check_each_query_has_a_key

    def look_and_note(mask, *args):
        if checks.values_can_be_read(mask):
            seen.append(mask)
        return look(mask, *args)

    monkeypatch.setattr(checks, "check_each_query_has_a_key", look_and_note)
    return seen


def test_only_the_model_reads_mask_values_on_a_gpu(looks, monkeypatch):
    """`encode` and `decode` look at the masks that they are given."""
    *_, src_mask, tgt_mask = batch = small_batch()
    model = small_model(n_layers=3)
    monkeypatch.setattr(torch.Tensor, "is_cuda", True)
    model(*batch)
    assert [id(mask) for mask in looks] == [
        id(x) for x in (src_mask, src_mask, tgt_mask)
    ]
    src_mask[1] = False
    with refused("src_mask", "masks every key", "(1, 0)"):
        model(*batch)


def test_nothing_is_read_on_meta_device(looks):
    """There are shapes and no values: a model of any size can be traced."""
    model = small_model().to("meta")
    src, tgt, src_mask, tgt_mask = (x.to("meta") for x in small_batch())
    assert model(src, tgt, src_mask, tgt_mask).shape[:2] == (B, T)
    assert looks == []
    with refused("src_mask has shape (2, 1, 3)"):  # shapes are checked there too
        model(src, tgt, src_mask[:, :, :3], tgt_mask)


def test_nothing_is_read_or_written_without_need(monkeypatch):
    """`torch.compile` would have to stop at each value that is read."""
    monkeypatch.setattr(torch.compiler, "is_compiling", lambda: True)
    assert not checks.values_can_be_read(torch.ones(1))
    checks.check_ids(torch.tensor([[99]]), "ids", vocab_size=3)

    # Shapes are written in every check of every layer, or not at all.
    def written(_):
        pytest.fail("a shape was written")

    for name in ("checks", "transformer.embeddings"):
        monkeypatch.setattr(f"annotated.{name}.shape_of", written)
    small_model()(*small_batch())


A_MODEL = """
import torch
from annotated import make_model, padding_mask, target_mask

def given(B, S, T):
    src, tgt = torch.randint(1, 17, (B, S)), torch.randint(1, 19, (B, T))
    return src, tgt, padding_mask(src, 0), target_mask(tgt, 0)

model = make_model(17, 19, n_layers=1, d_model=6, d_ff=5, n_heads=2).eval()
"""
COMPILED = """
graphs = []

def count(graph, _):
    graphs.append(graph)
    return graph.forward

copy = torch.compile(model, fullgraph=True, dynamic=True, backend=count)
for sizes in [(2, 5, 7), (3, 8, 6), (4, 11, 13)]:
    batch = given(*sizes)
    torch.testing.assert_close(copy(*batch), model(*batch))
assert len(graphs) == 1, graphs
"""
EXPORTED = """
B, S, T = (torch.export.Dim(name, min=2, max=64) for name in "BST")
shapes = {0: B, 1: S}, {0: B, 1: T}, {0: B, 2: S}, {0: B, 1: T, 2: T}
copy = torch.export.export(model, given(2, 5, 7), dynamic_shapes=shapes).module()
batch = given(3, 8, 6)
torch.testing.assert_close(copy(*batch), model(*batch))
"""


@pytest.mark.parametrize("script", [COMPILED, EXPORTED], ids=["compiled", "exported"])
def test_compiled_model_accepts_all_lengths(script):
    """In a process of its own: PyTorch cannot follow the checks of the annotations."""
    command = [sys.executable, "-c", A_MODEL + script]
    run = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    assert run.returncode == 0, run.stderr


SIZES = ["src_vocab", "tgt_vocab", "n_layers", "d_model", "d_ff", "n_heads", "max_len"]
SIZED = [  # each function of a size, and the size that it names
    (lambda n: MultiHeadAttention(33, n), "n_heads"),
    (lambda n: split_heads(torch.zeros(2, 5, 33), n), "n_heads"),
    (lambda n: MultiHeadAttention(n, 1), "d_model"),
    (lambda n: LayerNorm(n), "d_model"),
    (lambda n: PositionwiseFeedForward(n, 5), "d_model"),
    (lambda n: PositionwiseFeedForward(5, n), "d_ff"),
    (lambda n: Embeddings(17, n), "d_model"),
    (lambda n: Embeddings(n, 33), "vocab_size"),
    (lambda n: PositionalEncoding(n, 0.0), "d_model"),
    (lambda n: PositionalEncoding(33, 0.0, n), "max_len"),
    (lambda n: causal_mask(n), "length"),
]


@pytest.mark.parametrize("size", [0, -1, 2.0, True, None, "3"])
def test_invalid_sizes(size):
    for make, name in SIZED:
        with refused(f"{name} must be an integer of at least 1", repr(size)):
            make(size)
    for name in SIZES:
        with refused(f"{name} must be an integer of at least 1, got {size!r}"):
            TransformerConfig(**{"src_vocab": 17, "tgt_vocab": 19, name: size})


def test_query_without_key_sizes_and_types():
    mask = torch.zeros(B, T, S, dtype=torch.bool)
    mask[..., 3] = True
    assert checks.check_each_query_has_a_key(mask) is None
    mask[1, 4] = False
    with refused("mask of shape (2, 5, 7)", "masks every key", "(1, 4)", "leave"):
        checks.check_each_query_has_a_key(mask)
    check_size(2**63 - 1, "n")
    with refused("n is too large: give an integer below 2**63"):
        check_size(2**63, "n")
    for dtype in (torch.int8, torch.int16, torch.uint8, torch.bool, torch.complex64):
        with refused("ids must hold integer ids", str(dtype), ".long()"):
            checks.check_ids(torch.ones(2, 3).to(dtype), "ids")
    for dtype in (torch.int32, torch.int64):
        assert checks.check_ids(torch.ones(2, 3).to(dtype), "ids") is None


MASKS = [
    (torch.ones(5, 7), "must be Boolean", "float32", "mask == 0"),
    (torch.ones(5, 7, dtype=torch.uint8), "must be Boolean", "uint8", "mask.bool()"),
    (torch.ones(7) > 0, "mask has shape (7,)", "(2, 5, 7)", "as many axes"),
    (torch.ones(5, 7) > 0, "mask has shape (5, 7)", "(2, 5, 7)", "as many axes"),
    (torch.ones(1, 2, 5, 7) > 0, "mask has shape (1, 2, 5, 7)", "(2, 5, 7)"),
    (torch.ones(2, 7, 5) > 0, "mask has shape (2, 7, 5)", "(2, 5, 7)"),
    (torch.ones(3, 1, 7) > 0, "mask has shape (3, 1, 7)", "(2, 5, 7)"),
    (torch.ones(2, 5, 6) > 0, "mask has shape (2, 5, 6)", "(B, 1, K)", "(1, Q, K)"),
    ([[True]], "mask must be a Boolean tensor", "list"),
]


@pytest.mark.parametrize("case", MASKS)
def test_invalid_masks(case):
    mask, *parts = case
    with refused(*parts):
        checks.check_mask(mask, (2, 5, 7))


@pytest.mark.parametrize("shape", [(2, 5, 7), (1, 5, 7), (2, 1, 7), (1, 1, 1)])
def test_valid_masks(shape):
    assert checks.check_mask(torch.ones(shape) > 0, (2, 5, 7)) is None
