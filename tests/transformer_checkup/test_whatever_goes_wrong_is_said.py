"""Models that do not run, unusual outputs, wrong arguments: a row or a message says what to do."""

import math
from types import SimpleNamespace

import pytest
import torch
from torch import nn

import annotated
from annotated import make_model, padding_mask, target_mask
from tests.helpers.examined import IDS, QUIET, small_model
from tests.helpers.variants import Unusual
from transformer_checkup import Check, TorchTransformer, checkup, runner


class Wrong(nn.Module):
    def __init__(self, give):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(19))
        self.give = give

    def forward(self, src, tgt):
        return self.give(self, src, tgt)


def logits_of(self, tgt):
    return self.weight.expand(*tgt.shape, 19)


@pytest.mark.parametrize(
    "give, words",
    [
        (lambda self, src, tgt: 1 / 0, "ZeroDivisionError: division by zero"),
        (lambda self, src, tgt: src + tgt, "RuntimeError: The size of tensor"),
        (lambda self, src, tgt: None, "returned NoneType"),
        (lambda self, src, tgt: logits_of(self, tgt)[..., :7], "generator, lm_head"),
        (lambda self, src, tgt: logits_of(self, tgt[:, -1:]), "only the last position"),
        (lambda self, src, tgt: logits_of(self, tgt) / 0, "not finite"),
    ],
)
def test_a_model_that_does_not_run_is_reported(give, words):
    report = checkup(Wrong(give), **IDS, **QUIET)
    row = report["runs"]
    assert row.outcome in ("error", "failed") and words in row.measured
    theirs = words.startswith(("ZeroDivisionError", "RuntimeError"))
    assert ("raised in <lambda>" in row.measured) == theirs
    assert "raised in forward" not in row.measured  # a line of the check-up, of no use
    assert len(report.names("skipped")) == len(report) - 1
    assert not report.passed
    with pytest.raises(AssertionError, match=r"NOT RIGHT|DOES NOT RUN"):
        report.require()


@pytest.mark.parametrize(
    "give, line",
    [
        (
            lambda self, src, tgt: logits_of(self, tgt).transpose(0, 1),
            "model(src, tgt).transpose(0, 1)",
        ),
        (
            lambda self, src, tgt: logits_of(self, tgt[:, 1:]),
            "model(src, torch.cat([tgt, tgt[:, :1]",
        ),
    ],
)
def test_a_model_of_another_shape_is_told_what_to_write(give, line):
    report = checkup(Wrong(give), **IDS, **QUIET)
    assert report["runs"].outcome == "uncommon" and line in report["runs"].measured


@pytest.mark.parametrize(
    "give",
    [
        lambda x: (x, None),
        lambda x: {"logits": x},
        lambda x: SimpleNamespace(logits=x),
        lambda x: x.reshape(-1, 19),
        lambda x: (torch.zeros(()), x),
    ],
    ids=["tuple", "dictionary", "object", "flattened", "loss first"],
)
def test_logits_are_found_in_what_models_return(give):
    model = Wrong(lambda self, src, tgt: give(logits_of(self, tgt)))
    report = checkup(model, **IDS, **QUIET)
    assert report["runs"].outcome == "passed"
    # It looks at nothing, which is seen; and no pass is claimed that was not measured.
    found, skipped = set(report.names("failed")), set(report.names("skipped"))
    assert {"the source is used", "earlier tokens are used"} <= found
    assert {"no look-ahead", "weights sum to 1", "layer norms"} <= skipped


def test_a_plain_function_is_examined():
    ours = small_model().eval()

    def function(src, tgt):
        return ours(src, tgt, padding_mask(src, 0), target_mask(tgt, 0))

    report = checkup(function, **IDS, **QUIET).require()
    assert "no look-ahead" in report.names("passed")
    assert "without parameters" in report["every parameter learns"].measured


def test_a_model_that_works_in_place_and_keeps_what_it_made():
    """Positions are added with +=; attention maps are left in lists of lists, with history."""

    class InPlace(Unusual):
        def embedded(self, table, ids):
            x = table(ids)
            x *= math.sqrt(24)
            x += self.sines.pe[: ids.shape[1]]
            self.kept = {"maps": [[x.exp(), None]]}
            return x

    theirs = InPlace(dropout=0.0)
    theirs(torch.ones(2, 3).long(), torch.ones(2, 5).long())
    report = checkup(theirs, train=False, **IDS, **QUIET).require()
    assert not report.names("uncommon")
    assert {"no look-ahead, by gradient", "positions follow the formula"} <= set(
        report.names("passed")
    )


def test_too_large_to_train_is_said():
    sizes = dict(n_layers=2, d_model=256, d_ff=1024, n_heads=4, max_len=20)
    large = make_model(17, 19, **sizes)
    report = checkup(large, **QUIET)
    assert "too many to train" in report["one batch can be overfitted"].measured
    assert report.passed


def test_a_trained_model_is_not_blamed_for_its_first_loss():
    translator = annotated.Translator.load()
    report = checkup(translator.model, trained=True, train=False, **QUIET).require()
    assert report["first loss is near ln(vocab)"].measured == "the model is trained"


@pytest.mark.parametrize(
    "wrong, words",
    [
        (dict(model=lambda ids: None), "say src_vocab"),
        (dict(model=nn.Linear), r"class Linear: give one of its instances"),
        (dict(model=None), "cannot be called"),
        (dict(model=nn.MultiheadAttention(8, 2)), "checkup_part"),
        (dict(model=nn.Linear(2, 2), tgt_vocab=3), "too small"),
        (dict(model=nn.Linear(2, 2), tgt_vocab=9, pad_id=-100), "what a loss ignores"),
        (dict(model=nn.Linear(2, 2), tgt_vocab=9, pad_id=9), "none of the 9 ids"),
        (dict(model=nn.Linear(2, 2), tgt_vocab=9, pad_id="0"), "no whole number"),
        (dict(model=nn.Linear(2, 2), tgt_vocab=9, pad_id=(0, 1, 2)), "a pair"),
        (dict(model=nn.Linear(2, 2), tgt_vocab="7"), "tgt_vocab"),
        (dict(model=nn.Transformer(8, 2, 1, 1, 8), tgt_vocab=9), "src_vocab"),
    ],
)
def test_arguments_that_do_not_fit(wrong, words):
    with pytest.raises(ValueError, match=words):
        checkup(**wrong, **QUIET)


def test_a_function_that_asks_for_more_than_anyone_can_guess():
    row = checkup(lambda a, b, c: a, tgt_vocab=9, src_vocab=9, **QUIET)["runs"]
    assert row.outcome == "error" and "missing 1 required" in row.measured
    assert "call=lambda" in row.measured


def test_a_model_that_cannot_be_copied():
    class Stubborn(nn.Linear):
        def __deepcopy__(self, memo):
            raise RuntimeError("not me")

    with pytest.raises(ValueError, match=r"cannot be copied.*not me"):
        checkup(Stubborn(3, 3), call=lambda m, s, t: t, **IDS, **QUIET)


def test_the_adapter_moves_with_its_transformer():
    theirs = nn.Transformer(24, 3, 1, 1, 40, batch_first=True).double()
    adapted = TorchTransformer(theirs, 17, 19)
    out = adapted(torch.ones(2, 3).long(), torch.ones(2, 5).long())
    assert out.dtype == torch.float64


@pytest.mark.parametrize(
    "file, outcome", [(runner.__file__, "skipped"), ("model.py", "error")]
)
def test_a_check_that_stumbles_blames_nobody(file, outcome):
    """An error of the check-up's own code, far from the model's, is no red mark."""
    names = {}
    exec(compile("def stumble(tested): return [][1]", file, "exec"), names)
    check = Check("a check", names["stumble"], expected="", cause="", topic="")
    finding = runner.measure(check, None)
    assert finding.outcome == outcome and "IndexError" in finding.measured


def test_what_does_not_run_under_vmap_is_an_error_of_its_own():
    """Only what a check does to a function under torch.vmap is passed over."""

    def compares(row):
        return row if torch.equal(row, row) else -row

    def give(self, src, tgt):
        return torch.vmap(compares)(tgt[..., None] * self.weight)

    row = checkup(Wrong(give), train=False, **IDS, **QUIET)["runs"]
    assert row.outcome == "error" and "Batching rule" in row.measured
