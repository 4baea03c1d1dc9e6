"""A loss and a schedule."""

LOSS = """\
import copy, math
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import Tensor

def smoothed(logits, target, smoothing=0.1, pad=0):
    log_p = F.log_softmax(logits, dim=-1)
    n = logits.size(-1)
    with torch.no_grad():
        dist = torch.full_like(log_p, smoothing / (n - 2))
        dist.scatter_(1, target.unsqueeze(1), 1.0 - smoothing)
        dist[:, pad] = 0
        dist[target == pad] = 0
    return F.kl_div(log_p, dist, reduction="sum") / (target != pad).sum()
"""

RATE = """\
import copy, math
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import Tensor

def rate(step, d_model=64, warmup=100):
    step = max(step, 1)
    return d_model ** -0.5 * min(step ** -0.5, step * warmup ** -1.5)
"""
