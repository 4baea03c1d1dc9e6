"""No false alarm: what is right passes, however it is written."""

import json
import re
from pathlib import Path

import pytest
import torch
from torch import nn

import annotated
from annotated import make_model
from tests.helpers import examined
from tests.helpers.examined import IDS, QUIET, SIZES, small_model
from tests.helpers.variants import UNUSUAL, Harvard, Unusual
from transformer_checkup import MODEL_CHECKS, checkup

CHAPTER = Path("book/deeper/23-is-your-transformer-right.ipynb")
BOTH = pytest.mark.parametrize("norm_first", [True, False], ids=["pre", "post"])


@BOTH
@pytest.mark.parametrize("tied", [False, True], ids=["untied", "tied"])
def test_our_model_is_right(norm_first, tied):
    """With everything said, everything is measured."""
    ours = make_model(19, 19, norm_first=norm_first, tie_embeddings=tied, **SIZES)
    options = dict(decode=examined.decode, bos_id=1, eos_id=2, dropout=0.1, **QUIET)
    options["n_parameters"] = annotated.count_parameters(ours)
    report = checkup(ours, train=norm_first == tied, **options).require()
    assert set(report.names("passed")) == {row.name for row in report}
    assert len(report) == len(MODEL_CHECKS) - (0 if norm_first == tied else 2)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_our_model_is_right_with_other_weights(seed):
    torch.manual_seed(seed)
    report = checkup(small_model(), train=False, **QUIET)
    assert not report.names("failed", "error", "uncommon", "doubtful")


def test_the_readable_path_is_right():
    """The base into which the faults are planted."""
    assert not examined.checkup_of_planted().names(
        "failed", "error", "uncommon", "doubtful"
    )


def test_the_examples_of_docstring_and_readme_are_right():
    """Their model, as it is called there: equal and rather large vocabularies."""
    model = make_model(1000, 1000, n_layers=2)
    report = checkup(model, src_vocab=1000, tgt_vocab=1000, pad_id=0, **QUIET)
    assert report.require().passed


@pytest.mark.parametrize("vocab", [19, 2000])
def test_the_model_of_the_chapter_is_right(vocab):
    names = {}
    for cell in json.loads(CHAPTER.read_text("utf-8"))["cells"]:
        text = re.sub(r"^( *)%.*", r"\1pass", "".join(cell["source"]), flags=re.M)
        if cell["cell_type"] == "code":
            exec(text, names)
        if "def build(" in text:
            break
    told = names["told"] | dict(src_vocab=vocab, tgt_vocab=vocab)
    report = checkup(names["build"](vocab=vocab), train=False, **told, **QUIET)
    assert report.require().passed


@BOTH
@pytest.mark.parametrize(
    "batch_first", [True, False], ids=["batch first", "batch second"]
)
@pytest.mark.parametrize("activation", ["relu", "gelu"])
@pytest.mark.parametrize("bias, dropout", [(True, 0.1), (False, 0.0)])
def test_nn_transformer_is_right(
    norm_first, batch_first, activation, bias, dropout, recwarn
):
    settings = dict(norm_first=norm_first, batch_first=batch_first, bias=bias)
    theirs = nn.Transformer(24, 3, 2, 2, 40, dropout, activation, **settings)
    train = activation == "gelu" and batch_first and bias and not norm_first
    report = checkup(theirs, dropout=dropout, train=train, **IDS, **QUIET).require()
    # NaN there, in its fused path.
    assert set(report.names("uncommon", "doubtful")) <= {"a source of padding alone"}
    assert "scores are divided by √d_k" in report.names("passed")


# What each design is said to differ in, and nothing else.
ORDER = "order of the target matters"
UNCOMMON = {
    "RMSNorm": {"layer norms"},
    "rotary positions": {ORDER},
    "target padding is not masked": {"only padding is masked, target"},
    "a decoder alone, rotary, RMSNorm, no bias": {"layer norms", ORDER},
}


@pytest.mark.parametrize("name", UNUSUAL)
def test_unusual_and_right(name):
    settings = UNUSUAL[name]
    ids = dict(IDS, pad_id=settings.get("pads", 0), max_len=64)
    if settings.get("decoder_only"):
        ids["src_vocab"] = None
    train = name in ("a decoder alone", "rotary positions")
    report = checkup(Unusual(**settings), train=train, **ids, **QUIET).require()
    assert set(report.names("uncommon", "doubtful")) == UNCOMMON.get(name, set())


def test_the_interface_of_the_annotated_transformer():
    """Masks are passed in, and the generator is applied. A forward pass may leave tensors."""
    theirs = Harvard()
    ids, mask = torch.randint(3, 17, (2, 5)), torch.ones(2, 5, 5)
    theirs(ids, ids, mask, mask)  # leaves tensors that PyTorch refuses to copy
    report = checkup(theirs, train=False, **IDS, **QUIET).require()
    assert report["gives logits"].measured == "log-probabilities"
    assert not report.names("uncommon", "doubtful")
