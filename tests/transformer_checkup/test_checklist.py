"""What a finding keeps, and how numbers are told."""

from transformer_checkup.checklist import failed, passed_if, two_digits


def test_what_a_finding_says():
    assert failed("", where=["a", "b", "a"]).where == ("a", "b")
    assert [two_digits(x) for x in (0, 3e-9, -2.5)] == ["0", "<1e-5", "2.5"]
    assert [passed_if(x, "").outcome for x in (True, False)] == ["passed", "failed"]
