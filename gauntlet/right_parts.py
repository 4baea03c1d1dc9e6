"""Right versions of what the package has in another form, for faults to be planted in.

Published tutorials decode, smooth and schedule in short loops like these.
"""

import torch

from annotated.transformer.masks import causal_mask, padding_mask, target_mask


def masks(src, tgt, src_pad, tgt_pad):
    """Return the masks of a model call; each language has its own padding id."""
    return padding_mask(src, src_pad), target_mask(tgt, tgt_pad)


def greedy(model, src, max_len, bos_id=1, eos_id=2, pad_id=0):
    model.eval()
    src_mask = padding_mask(src, pad_id)
    memory = model.encode(src, src_mask)
    tgt = torch.empty(len(src), 1, dtype=torch.long).fill_(bos_id)
    ended = torch.zeros(len(src), dtype=torch.bool)
    for _ in range(max_len - 1):
        states = model.decode(memory, src_mask, tgt, causal_mask(tgt.shape[1]))
        next_id = model.generator(states[:, -1]).argmax(-1)
        next_id = next_id.masked_fill(ended, pad_id)
        tgt = torch.cat([tgt, next_id.unsqueeze(1)], dim=1)
        ended = ended | (next_id == eos_id)
        if ended.all():
            break
    return tgt


def smoothed_loss(logits, targets, smoothing=0.1, pad_id=0):
    log_p = logits.log_softmax(dim=-1)
    of_the_word = -log_p.gather(1, targets.unsqueeze(1)).squeeze(1)
    of_all = -log_p.mean(dim=-1)
    loss = (1 - smoothing) * of_the_word + smoothing * of_all
    return loss[targets != pad_id].mean()


def rate(step, d_model=512, warmup=40):
    step = max(step, 1)
    return d_model**-0.5 * min(step**-0.5, step * warmup**-1.5)


def rate_of_schedule(step, d_model=512, warmup=40):
    """Return the rate that PyTorch's scheduler gives after that many steps."""
    optimizer = torch.optim.Adam([torch.zeros(1, requires_grad=True)], lr=1.0)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    for _ in range(step):
        optimizer.step()
        schedule.step()
    return optimizer.param_groups[0]["lr"]
