"""Every fault of the catalogue is found by the check-up, by name; and the page says so truly."""

import functools
import json
import re

import pytest

from gauntlet.catalogue import FAULTS
from gauntlet.chapters import name_of
from gauntlet.make_fault_matrix import MATRIX, PAGE, page
from gauntlet.planting import text_of
from transformer_checkup import MODEL_CHECKS, PARTS

pytestmark = pytest.mark.usefixtures("untyped")
STORED = json.loads(MATRIX.read_text("utf-8"))
TRAINED = ("can be overfitted", "cannot be learned")


@pytest.fixture(scope="module", params=FAULTS, ids=lambda fault: fault.id)
def fault(request):
    """All tests of one fault follow each other: two of them look at the same check-ups."""
    return request.param


def quick(names):
    """Without the checks that train, which only the script runs for all faults."""
    return [name for name in names if not any(word in name for word in TRAINED)]


@functools.cache
def checkups_of(fault_id):
    """Two tests look at the same check-ups."""
    (fault,) = (fault for fault in FAULTS if fault.id == fault_id)
    return fault.checkups()


def test_the_fault_is_found_by_name(fault):
    found = fault.caught_by(reports=checkups_of(fault.id))
    names = {name.partition(": ")[2] for name in found}
    assert names >= set(fault.sees), found
    assert found == quick(STORED[fault.id]), "run make gauntlet"


def test_loud_faults_raise_and_silent_ones_run(fault):
    rows = [row for report in checkups_of(fault.id).values() for row in report]
    if fault.loud:
        # In half precision alone, or at step 0, an error is no red row: it misleads nobody.
        says = {"float16": " ends in ", "step 0": "division by zero"}
        errors = [row for row in rows if row.outcome == "error"]
        near = [row for row in rows if row.name in says]
        assert errors or any(says[row.name] in row.measured for row in near)
    elif fault.file != "right_parts.py":
        assert all(row.outcome == "passed" for row in rows if row.name == "runs")


def test_the_fault_is_one_line_of_the_source_and_described(fault):
    text = text_of(fault.file)
    assert text.count(fault.before) == 1 or "values, _ = attention" in fault.before
    assert fault.before != fault.after
    assert name_of(fault.chapter)
    texts = [fault.title, fault.provenance, fault.symptom, fault.explanation]
    assert min(map(len, [*texts, *fault.hints])) > 4
    assert len(fault.hints) == 3 and fault.sees


def test_every_fault_is_another():
    assert len({fault.id for fault in FAULTS}) == len(FAULTS)
    assert len({fault.title for fault in FAULTS}) == len(FAULTS)
    assert FAULTS[-1].title == "The leaky mask"  # the gauntlet ends with it
    loud = [fault.loud for fault in FAULTS]
    assert loud == sorted(loud, reverse=True)


@pytest.mark.parametrize("fault_id", ["003.1", "000.20"])
def test_the_training_checks_find_what_is_stored(fault_id):
    (fault,) = (fault for fault in FAULTS if fault.id == fault_id)
    report = fault.checkup_model(train=True)
    wrong = [n for n in report.names("failed", "error") if quick([n]) == []]
    stored = STORED[fault_id]
    assert wrong
    assert wrong == [name[7:] for name in stored if quick([name]) == []]


def test_make_broken_gives_the_broken_thing():
    by_id = {fault.id: fault for fault in FAULTS}
    assert by_id["000.7"].make_broken("layer norm").eps == 0
    assert by_id["003.7"].make_broken().config.norm_first is False


def test_the_page_is_made_from_what_was_measured():
    assert PAGE.read_text("utf-8") == page(STORED), "run make gauntlet"


# Broken one by one in tests/transformer_checkup, since no fault of the catalogue does it.
ELSEWHERE = """
dropout is active in training | decoding is greedy | cached decoding = uncached
decoding starts with the start token | decoding stops | decoding is in evaluation mode
attention: runs | attention: long sequences | attention: order of keys does not matter
attention: query, key and value are used | attention: a fully masked row
multi-head attention: a fully masked row | positional encoding: adds to its input
layer norm: runs | layer norm: every parameter learns | feed-forward: each position on its own
feed-forward: width | feed-forward: every parameter learns | feed-forward: float16
greedy decoding: cached decoding = uncached | decoding ends each row for itself
decoding of sources of different length | dropout keeps the mean
each position has its own vector | each sublayer has dropout
causal mask: dtype | causal mask: no fully masked row | every token's embedding learns
greedy decoding: decoding of sources of different length | masks that PyTorch receives
padding mask: dtype | padding mask: no fully masked row | positions know the direction
saved and loaded again | target mask: dtype
feed-forward: dropout has the rate asked for | label smoothing: padding has no share
multi-head attention: scores go through one softmax
multi-head attention: each head reads all features | residual: every parameter learns
no parameter is frozen | scores go through one softmax | the encoder attends in both directions
training mode stays | the residual stream is passed on as it is
weights start small and around 0 | positions are added
target positions count from the target's start | feed-forward networks read the stream
no two rows learn the same | each step of decoding has the model's logits
decoding again gives the same | each sublayer is added to the newest sum
positions reach queries and keys | gradients are those of the loss | every row learns
"""


def test_every_check_finds_something():
    """A check that nothing can break would be no check."""
    names = " | ".join(
        name.lstrip("?≠ ") for found in STORED.values() for name in found
    )
    found = {*re.sub(", post-norm|, scheduled", "", names).split(" | ")}
    idle = {check.name for check in MODEL_CHECKS if f"model: {check.name}" not in found}
    for kind, known in PARTS.items():
        names = {f"{kind}: {check.name}" for check in known.checks}
        idle |= names - found
    assert idle == set(re.split(r" \| |\n", ELSEWHERE.strip()))
