"""Strangers on which slips in the checks of whole models show soon, for mutants."""

import pytest

from tests.transformer_checkup.strangers.table import ALL, verdict

SAMPLE = (
    "a decoder alone",
    "an encoder alone",
    "the plain model",
    "a decoder alone that sees the next token",
    "all norms over the batch",
    "positions by the example",
    "a batch of one loses an axis",
    "positions from 2 in a table of as many rows",
    "Weights are drawn from 0 to 1 (uniform_ for xavier_uniform_)",
)


@pytest.mark.parametrize(
    "strange", [s for s in ALL if s.title in SAMPLE], ids=lambda s: s.title
)
def test_a_slip_in_a_check_shows_here(strange):
    assert verdict(strange, strange.report()) in ("named", "right")
