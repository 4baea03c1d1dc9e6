"""All parts of strangers: quick enough for the mutants of the checks of parts."""

import pytest

from tests.transformer_checkup.strangers.table import ALL, WHOLE, verdict


@pytest.mark.parametrize(
    "strange", [s for s in ALL if s.kind not in WHOLE], ids=lambda s: s.title
)
def test_a_slip_in_a_check_shows_here(strange):
    assert verdict(strange, strange.report()) in ("named", "right")
