"""Modules that are compiled, traced or scripted, hold a lock, or have no memory; and our own."""

import threading

import pytest
import torch
from torch import nn

from annotated_lab import Storyteller
from tests.transformer_checkup.strangers.models import SRC, TGT, Alone, Seq2Seq
from transformer_checkup import checkup

TOLD = dict(src_vocab=SRC, tgt_vocab=TGT, pad_id=0, max_len=64, train=False)
QUIET = dict(progress=False)


def test_the_shipped_storyteller_is_right():
    model = Storyteller.load().model
    report = checkup(model, trained=True, train=False, **QUIET)
    assert not report.names("failed", "error")
    assert len(report.names("passed")) > 40


def compiled():
    return torch.compile(Seq2Seq(), backend="eager")


def traced():
    ids = torch.randint(1, SRC, (3, 5))
    return torch.jit.trace(Seq2Seq().eval(), (ids, ids), check_trace=False)


def locked():
    model = Seq2Seq()
    model.lock = threading.Lock()
    return model


@pytest.mark.parametrize("build", [compiled, locked])
def test_a_module_that_is_wrapped_is_examined(build):
    report = checkup(build(), **TOLD, **QUIET)
    assert not report.names("failed", "error")
    assert len(report.names("passed")) > 40


def test_a_traced_module_gets_a_report():
    """It was traced with sources and targets of one length, so it is examined with those."""
    report = checkup(traced(), **TOLD, **QUIET)
    assert "no look-ahead" in report.names("passed")
    assert not report.names("failed", "error")


def test_a_scripted_module_gets_a_report():
    class Plain(nn.Module):
        def __init__(self):
            super().__init__()
            self.table, self.head = nn.Embedding(TGT, 8), nn.Linear(8, TGT)

        def forward(self, ids):
            return self.head(self.table(ids))

    report = checkup(
        torch.jit.script(Plain()),
        tgt_vocab=TGT,
        call=lambda model, src, tgt: model(tgt),
        train=False,
        **QUIET,
    )
    assert report["runs"].outcome == "passed"


def test_a_model_without_memory_is_told_what_to_write():
    with torch.device("meta"):
        model = Alone()
    report = checkup(model, tgt_vocab=TGT, train=False, **QUIET)
    assert "to_empty" in report["runs"].measured
    assert report["runs"].outcome == "error"
