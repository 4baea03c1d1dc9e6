"""PositionExplorer in Python: its traits, tables of the reader's own, and what is refused."""

import json

import pytest
import torch
from torch import nn
from traitlets import TraitError

from annotated import PositionalEncoding
from annotated.transformer.embeddings import sinusoids
from annotated_book.widgets import PositionExplorer
from annotated_book.widgets.position_explorer.position_explorer import (
    SIZES,
    TOKENS,
    WORDS,
    WithoutColon,
)
from tests.helpers.small import refuses


@pytest.mark.parametrize("d_model", SIZES)
def test_added_is_what_the_layer_adds(d_model):
    widget = PositionExplorer(d_model=d_model, pair=0)
    x = torch.randn(1, WORDS, d_model)
    layer = PositionalEncoding(d_model, dropout=0.0)
    torch.testing.assert_close(layer(x) - x, widget.added[None], atol=2e-6, rtol=0)
    widget.without_colon = True
    assert torch.equal(widget.added, sinusoids(WORDS + 1, d_model)[[WORDS] * WORDS])


def test_own_tables():
    learned = nn.Embedding(12, 6)
    widget = PositionExplorer(learned.weight)
    state = json.loads(json.dumps(widget.page_state()))
    assert state["given"]["words"] == 11 and state["given"]["choices"]["d_model"] == [6]
    assert (widget.position, widget.offset, widget.pair) == (3, 5, 1)
    rows = learned.weight.detach()
    torch.testing.assert_close(widget.added, rows[:11])
    torch.testing.assert_close(torch.tensor(state["given"]["table"]), rows)
    widget.without_colon = True
    torch.testing.assert_close(widget.added, rows[[11] * 11])
    with pytest.raises(TraitError, match="d_model must be one of"):
        widget.d_model = 16
    small = PositionExplorer(torch.zeros(3, 2))
    assert (small.position, small.offset, small.pair) == (0, 1, 0)
    assert "is 0.00" in small.still()[1]
    large = PositionExplorer(PositionalEncoding(512, 0.1), position=92, offset=7)
    assert len(large.given["table"]) == WORDS + 1
    torch.testing.assert_close(large.added, sinusoids(WORDS, 512), atol=1e-6, rtol=0)
    assert PositionExplorer(torch.ones(3, 1024)).d_model == 1024
    pe = sinusoids(WORDS + 1, 16)[None]
    x = torch.zeros(2, WORDS, 16)
    wrong = x + pe[:, x.size(1)]
    assert torch.equal(wrong[1], PositionExplorer(without_colon=True).added)
    added = PositionExplorer().added.expand(2, -1, -1)
    assert torch.equal(x + pe[:, : x.size(1)], added)
    with pytest.raises(IndexError):
        WithoutColon(16, 0.0, max_len=WORDS)(x)  # only there does it fail


def test_pair_follows_a_smaller_table():
    widget, seen = PositionExplorer(d_model=64, pair=31), []
    widget.observe(lambda change: seen.append(change["new"]), "pair")
    widget.d_model = 4
    assert widget.pair == 1 and seen == [1]
    with pytest.raises(TraitError, match=r"pair must be one of .* got 2"):
        widget.pair = 2
    assert PositionExplorer(torch.zeros(14, 4)).given["tokens"] == TOKENS[:7]
    product = sinusoids(9, 16)[3] @ sinusoids(9, 16)[8]
    says = f"product of positions 3 and 8 is {product:.2f}."
    assert says in PositionExplorer().still()[1]


test_wrong_tables_are_refused = refuses(
    PositionExplorer,
    (torch.zeros(1, 5, 4), r"pe must be .* got \(1, 5, 4\).*pe\[0\]"),
    (torch.zeros(2, 4), "at least 3 rows"),
    (torch.zeros(5, 6).long(), r"floating-point.* got \(5, 6\) of torch.int64"),
    (nn.Embedding(5, 4), "got Embedding.*give its weight"),
    (torch.zeros(5, 3), r"even number of features.* got 3.*pe\[:, :-1\]"),
    (torch.zeros(5, 0), "even number of features.* got 0"),
    (torch.full((5, 4), torch.nan), "finite"),
    (torch.full((5, 4), torch.inf), "finite"),
    (torch.zeros(3, 1026), r"at most 1024 features .* got 1026.*pe\[:, :1"),
)
