"""Decoding by a tenth hand: eval() left to the caller, prompts, and what a cache keeps."""

import math

import torch

from tests.transformer_checkup.strangers.models import (
    LONGEST,
    Alone,
    Attention,
    D,
    Seq2Seq,
    attentions,
    greedy,
)
from tests.transformer_checkup.strangers.written.seventh import ENDS, strange


def in_any_mode(model, src, max_len):
    """Greedy decoding that leaves eval() to its caller."""
    ids = src.new_full((len(src), 1), 1)
    ended = torch.zeros(len(src), dtype=torch.bool)
    while ids.shape[1] < max_len and not ended.all():
        new = model(src, ids)[:, -1].argmax(-1).masked_fill(ended, 0)
        ids = torch.cat([ids, new[:, None]], 1)
        ended |= new == 2
    return ids


def in_training_mode(model, src, max_len):
    return in_any_mode(model.train(), src, max_len)


class Cached(Alone):
    """A decoder alone that keeps keys and values, and is given one token at a time."""

    restarts = False  # positions, at each token

    def step(self, ids, past):
        begin = past[0][0].shape[2] if past else 0
        first = 0 if self.restarts else begin
        x = self.drop(
            self.table(ids) * math.sqrt(D) + self.table_of_sines[first:][: ids.shape[1]]
        )
        kept = []
        for number, layer in enumerate(self.layers):
            y = layer.norms[0](x)
            q, k, v = layer.attend.project(y, y)
            if past:
                k, v = (
                    torch.cat(pair, 2)
                    for pair in zip(past[number], (k, v), strict=True)
                )
            kept.append((k, v))
            attended = self.attended(layer.attend, q, k, v, begin)
            x = x + layer.attend.to_out(layer.attend.merge(attended))
            x = layer.add(-1, x, layer.feed)
        return self.head(self.norm(x)), kept

    def attended(self, attention, q, k, v, begin):
        mask = torch.ones(LONGEST, LONGEST, dtype=torch.bool).tril()
        mask = mask[begin : begin + q.shape[2], : k.shape[2]]
        return attention.weigh(attention.score(q, k), mask) @ v


def go_on(model, prompt, max_len):
    """Greedy decoding from a prompt, with a cache; one pass more than is needed."""
    was_training = model.training
    model.eval()
    logits, past = model.step(prompt, None)
    ids, ended = prompt, torch.zeros(len(prompt), dtype=torch.bool)
    while ids.shape[1] < max_len and not ended.all():
        new = logits[:, -1].argmax(-1).masked_fill(ended, 0)
        ids = torch.cat([ids, new[:, None]], 1)
        ended |= new == 2
        logits, past = model.step(new[:, None], past)
    model.train(was_training)
    return ids


def go_on_plainly(model, prompt, max_len):
    """The same without a cache."""
    was_training = model.training
    model.eval()
    ids, ended = prompt, torch.zeros(len(prompt), dtype=torch.bool)
    while ids.shape[1] < max_len and not ended.all():
        new = model(ids)[:, -1].argmax(-1).masked_fill(ended, 0)
        ids = torch.cat([ids, new[:, None]], 1)
        ended |= new == 2
    model.train(was_training)
    return ids


def without_the_prompt(model, prompt, max_len):
    return go_on_plainly(model, prompt, max_len)[:, prompt.shape[1] :]


def restarting():
    model = Cached()
    model.restarts = True
    return model


def keeps_the_memory():
    """The keys and values of the first source of a shape are kept for all that follow."""
    model = Seq2Seq()
    for layer in model.decoder:
        layer.cross = Keeping()
    return model


class Keeping(Attention):
    kept = None
    decoding = False

    def project(self, x, memory):
        q, k, v = super().project(x, memory)
        if self.decoding:
            if self.kept is None or self.kept[0].shape != k.shape:
                self.kept = k, v
            k, v = self.kept
        return q, k, v


def while_decoding(model, src, max_len):
    for attention in attentions(model, "cross"):
        attention.decoding = True
    try:
        return greedy(model, src, max_len)
    finally:
        for attention in attentions(model, "cross"):
            attention.decoding = False


FAULTS = [
    strange(
        "positions that begin anew at each token",
        restarting,
        "each step of decoding.*are its positions those of the first",
        "decoder",
        decode=go_on,
        eos_id=2,
    ),
    strange(
        "the first source's keys are kept",
        keeps_the_memory,
        "each step of decoding.*another source gives the same",
        decode=while_decoding,
        **ENDS,
    ),
    strange(
        "a decoder alone that forgets its prompt",
        Alone,
        "the prompt does not come first",
        "decoder",
        decode=without_the_prompt,
    ),
    strange(
        "decoding does not call eval()",
        Seq2Seq,
        r"has to call model.eval\(\)",
        decode=in_any_mode,
        **ENDS,
    ),
    strange(
        "decoding calls train()",
        Seq2Seq,
        "puts the model into training mode itself",
        decode=in_training_mode,
        **ENDS,
    ),
]
DESIGNS = [
    strange("a prompt and a cache", Cached, kind="decoder", decode=go_on, eos_id=2),
    strange("a prompt alone", Alone, kind="decoder", decode=go_on_plainly, eos_id=2),
    strange(
        "a start token that is the padding",
        Seq2Seq,
        decode=lambda model, src, max_len: greedy(model, src, max_len, start=0),
        bos_id=0,
        eos_id=2,
        pad_id=(0, 0),
    ),
    strange("eval() is the caller's", Seq2Seq, decode=in_any_mode, **ENDS),
    strange("decoding that calls eval()", Seq2Seq, decode=greedy, **ENDS),
]
