"""NormCube: its outputs are those of PyTorch's own norms, and of the chapter's formulas."""

import json

import pytest
import torch
from torch import nn
from torch.testing import assert_close
from traitlets import TraitError

from annotated import LayerNorm
from annotated_book.widgets import NormCube
from annotated_book.widgets.norm_cube.norm_cube import MOST, NORMS, SAME, VERSIONS
from tests.helpers.small import refuses

STATES = [(norm, version) for norm in NORMS for version in VERSIONS]


def random_cube(seed, shape=(2, 3, 4)):
    draw = torch.Generator().manual_seed(seed)
    scale = 10.0 ** (seed % 5 - 3)
    return (scale * torch.randn(shape, generator=draw)).double().clamp(-20, 20)


def by_pytorch(x, start, norm, version):
    if version == "torch":
        if norm == "layer":
            return nn.LayerNorm(x.shape[-1]).double()(x).detach()
        if norm == "sentence":
            return nn.LayerNorm(tuple(x.shape[1:])).double()(x).detach()
        layer = nn.BatchNorm1d(x.shape[-1], momentum=1.0).double()
        flat = start if norm == "stored" else x
        trained = layer(flat.flatten(0, 1))
        if norm == "stored":
            return layer.eval()(x.flatten(0, 1)).view_as(x).detach()
        return trained.view_as(x).detach()
    eps = {"annotated": 1e-6, "other": 1e-12}[version]
    if norm == "stored":
        mean, std = start.mean((0, 1)), start.flatten(0, 1).std(0)
        return (x - mean) / (std + eps)
    dim = {"layer": -1, "batch": (0, 1), "sentence": (1, 2)}[norm]
    mean, std = x.mean(dim, keepdim=True), x.std(dim, keepdim=True)
    return (x - mean) / (std + eps)


@pytest.mark.parametrize("norm, version", STATES)
def test_output_matches_pytorch(norm, version):
    for seed in range(60):
        start, x = random_cube(seed), random_cube(seed + 1000)
        cube = NormCube(start, norm=norm, version=version)
        cube.numbers = x.flatten().tolist()
        before = by_pytorch(cube.start, cube.start, norm, version)
        expected = by_pytorch(x, cube.start, norm, version)
        assert_close(cube.output, expected, rtol=1e-10, atol=1e-10)
        assert_close(cube.changes, expected - before, rtol=1e-8, atol=1e-8)
    assert_close(cube.x, x)


@pytest.mark.parametrize("norm", NORMS)
@pytest.mark.parametrize("edited", range(24))
def test_edit_moves_those_that_share_its_statistics(norm, edited):
    cube = NormCube(norm=norm)
    cube.numbers = [x + 3 * (i == edited) for i, x in enumerate(cube.numbers)]
    places = cube.given["places"]
    moved = cube.changes.flatten().abs() > 1e-8
    for place, has_moved in zip(places, moved.tolist(), strict=True):
        shares = all(place[axis] == places[edited][axis] for axis in SAME[norm])
        is_it = place == places[edited]
        if not (is_it if norm == "stored" else shares):
            assert not has_moved
    assert moved[edited]


def test_eps_decides_for_a_constant_word():
    cube = NormCube(torch.full((2, 3, 4), 7.0))
    for cube.version in VERSIONS:
        for cube.norm in NORMS:
            assert torch.equal(cube.output, torch.zeros(2, 3, 4).double())
    cube = NormCube(1e-5 * torch.tensor([[[1.0, -1, 1, -1], [8, 0, 2, 2]]]))
    sizes = []
    for cube.version in VERSIONS:
        sizes.append(cube.output[0, 0, 0].item())
    std = 1e-5 * (4 / 3) ** 0.5
    wanted = 1e-5 / (1e-10 + 1e-5) ** 0.5, 1e-5 / (std + 1e-6), 1e-5 / (std + 1e-12)
    assert sizes == pytest.approx(wanted)
    x = random_cube(3)
    expected = LayerNorm(4).double()(x).detach()
    assert_close(NormCube(x).output, expected, rtol=1e-6, atol=1e-6)


def test_own_numbers():
    x = torch.nn.Parameter(1998 * (torch.rand(MOST) - 0.5))
    cube = NormCube(x)
    assert_close(cube.x.float(), x.detach())
    assert cube.given["reach"] >= x.abs().max() + 3
    assert all(number == float(f"{number:.7g}") for number in cube.numbers)
    state = json.loads(json.dumps(cube.page_state()))
    assert state["given"]["start"] == state["numbers"] == cube.numbers
    with pytest.raises(TraitError, match=r"24 .* x \(2, 3, 4\); got 23: make a new"):
        NormCube().numbers = [1.0] * 23
    cube = NormCube([[[1, 2], [3, 1e-30]]])
    assert cube.numbers == [1, 2, 3, 1e-30]
    cube = NormCube(norm="batch")
    cube.numbers = [9.0, *cube.numbers[1:]]
    picture, says = cube.still()
    assert "batch norm, training" in says and "were changed: 1." in says
    assert "output moved: 6 of 6." in says
    assert "sentence 0, token 2: 4, −4, 0, 4 → " in says
    outputs = [f"{y:.2f}".replace("-", "−") for y in cube.output.flatten().tolist()]
    assert all(f">{y}<" in picture for y in outputs if y != "−0.00")
    for version, about in NormCube().given["versions"].items():
        below = "√(variance + 10⁻⁵)" if version == "torch" else "(√variance + 10⁻"
        assert below in about["formula"] and about["eps"] in (1e-5, 1e-6, 1e-12)
    assert "10⁻¹²), variance over n − 1" in about["formula"]


test_wrong_cubes_are_refused = refuses(
    NormCube,
    (torch.zeros(3, 4), r"got \(3, 4\): slice it, such as x\[:4, :6, :8\]"),
    (torch.zeros(5, 6, 8), r"got \(5, 6, 8\): slice it"),
    (torch.zeros(4, 6, 9), r"got \(4, 6, 9\): slice it"),
    (torch.zeros(1, 1, 4), r"two tokens .* got \(1, 1, 4\): one number alone"),
    (torch.zeros(2, 3, 1), r"two features at least, got \(2, 3, 1\)"),
    (torch.zeros(0, 3, 4), r"got \(0, 3, 4\)"),
    (torch.full((2, 3, 4), 1000.0), "below 1000, got .*: divide"),
    (torch.full((2, 3, 4), float("nan")), "finite numbers below 1000, got nan"),
    ([[[1, 2], [3]]], "x must be a tensor"),
    ("words", "x must be a tensor"),
)
