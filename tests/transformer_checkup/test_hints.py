"""What designs break, too, is red where another check fails, and alone it blames nobody."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import TGT
from transformer_checkup import checkup
from transformer_checkup.runner import MAY_BE_MEANT


class Shrunk(nn.Module):
    """Embeddings that learn a tenth as fast, as in GLM-130B, in a layer that sees the past."""

    def __init__(self, look_ahead=False):
        super().__init__()
        self.embedding, self.head = nn.Embedding(TGT, 16), nn.Linear(16, TGT)
        self.positions = nn.Embedding(64, 16)
        self.look_ahead = look_ahead

    def forward(self, ids):
        x = self.embedding(ids)
        x = 0.1 * x + 0.9 * x.detach() + self.positions.weight[: ids.shape[1]]
        scores = x @ x.transpose(1, 2) / 4
        future = torch.ones_like(scores, dtype=torch.bool).triu(1)
        if not self.look_ahead:
            scores = scores.masked_fill(future, -torch.inf)
        return self.head(x + F.softmax(scores, -1) @ x)


def gradients(model):
    report = checkup(model, tgt_vocab=TGT, max_len=64, train=False, progress=False)
    return report, report["gradients are those of the loss"]


def test_alone_it_may_be_meant():
    report, row = gradients(Shrunk())
    assert row.outcome == "doubtful"
    assert row.measured.endswith(MAY_BE_MEANT) and "embedding.weight" in row.measured
    assert not report.names("failed", "error")


def test_beside_a_fault_it_is_red():
    report, row = gradients(Shrunk(look_ahead=True))
    assert "no look-ahead" in report.names("failed")
    assert row.outcome == "failed" and MAY_BE_MEANT not in row.measured
