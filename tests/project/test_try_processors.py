"""The program that runs chapters as other processors and other seeds would."""

import nbformat
import pytest
import torch

from scripts.another_processor import Rounding
from scripts.try_processors import table, try_chapter

CELLS = {  # of a chapter: what it runs, and what it gave when it was stored
    "import os, torch": "",
    "print(os.environ.get('ATEN_CPU_CAPABILITY'))": "None\n",
    "_ = torch.manual_seed(0)\nassert torch.rand(1) < 0.5": "",
    "draw = torch.Generator().manual_seed(0)\nassert torch.rand(1, generator=draw) < 0.5": "",
    "print(torch.initial_seed())": "0\n",
    "print(f'{torch.arange(1, 99).div(99).exp().sum():.9g}')": "",
    "print(f'{torch.arange(1, 99).div(99).exp().sum():.2g}')": "",
}


@pytest.fixture
def chapter(tmp_path):
    total = torch.arange(1, 99).div(99).exp().sum()
    texts = [*list(CELLS.values())[:-2], f"{total:.9g}\n", f"{total:.2g}\n"]
    notebook = nbformat.v4.new_notebook()
    for source, text in zip(CELLS, texts, strict=True):
        cell = nbformat.v4.new_code_cell(source, execution_count=1)
        cell.outputs = [nbformat.v4.new_output("stream", text=text)] if text else []
        notebook.cells.append(cell)
    path = tmp_path / "01-a-chapter.ipynb"
    nbformat.write(notebook, path)
    return path


def found(*run):
    """The numbers of the cells, what they did, and the lines that tell it."""
    findings, _ = try_chapter(*run)
    return [(int(t.split()[1]), t.split()[-1], lines) for t, lines in findings]


def test_moving_outputs_are_listed(chapter):
    assert found(chapter, "plain", 0) == []
    assert found(chapter, "avx2", 0)[0] == (1, "moves", ["-None", "+avx2"])

    # a number at the limit of its digits
    [(cell, what, (old, new))] = found(chapter, "rounding-1", 0)
    assert (cell, what) == (5, "moves")
    assert float(old[1:]) == pytest.approx(float(new[1:]), rel=1e-6)


def test_assertion_that_holds_for_one_seed_is_listed(chapter):
    raised = [(2, "assert torch.rand(1) < 0.5"), (3, "assert torch.rand(1, generator")]
    findings = found(chapter, "plain", 1)  # the outputs are not compared
    both = zip(findings, raised, strict=True)
    for (cell, what, (error, line)), (number, start) in both:
        assert (cell, what, error) == (number, "raises", "AssertionError: ")
        assert line[2:].startswith(start)


def test_unreadable_chapter_is_an_error(tmp_path):
    with pytest.raises(RuntimeError, match=r"could not be tried"):
        try_chapter(tmp_path / "none.ipynb", "plain", 0)


def test_rounding_moves_the_last_digit_and_no_more():
    x = torch.rand(99)
    right = x.exp()
    with Rounding(1):
        moved, again = x.exp(), x.exp()
        short = torch.tensor([0.25, 3.0]).sum()
    assert torch.equal(moved, again) and short == 3.25
    off = ((moved - right) / right).abs()
    assert 0 < off.max() < 2 * torch.finfo(torch.float32).eps
    assert (off > 0).float().mean() > 0.2


def test_table_has_a_row_for_each_chapter(chapter):
    results = {(chapter, "plain", 0): [], (chapter, "avx2", 2): [("a", []), ("b", [])]}
    head, row = table(results)
    assert head.split() == ["plain", "avx2", "+2"]
    assert row.split() == ["01-a-chapter", "holds", "2"]
