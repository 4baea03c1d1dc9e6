"""Faults of sharing and dropout, of models that do not run, and of decoding."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    SRC,
    Attention,
    D,
    Seq2Seq,
    attentions,
    become,
    greedy,
)

FAULTS = []


def fault(title, named, kind="model", **told):
    def add(build):
        FAULTS.append(Strange(title, build, named, kind, told))
        return build

    return add


def with_attention(place="", **methods):
    model = Seq2Seq()
    for attend in attentions(model, place):
        become(attend, **methods)
    return model


# Gradients.


# Sharing and dropout.


@fault("one layer object serves the whole encoder", r"shar|same|once")
def _():
    model = Seq2Seq()
    model.encoder[1] = model.encoder[0]
    return model


@fault(
    "one norm object serves every sublayer",
    r"norm.*(shar|same|places)|(shar|same|places).*norm",
)
def _():
    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        layer.norms = nn.ModuleList([model.encoder_norm] * len(layer.norms))
    return model


@fault(
    "self-attention and cross-attention are one module", r"shar|same|places|one module"
)
def _():
    model = Seq2Seq()
    for layer in model.decoder:
        layer.cross = layer.attend
    return model


@fault("encoder and decoder share their feed-forwards", r"shar|same|places")
def _():
    model = Seq2Seq()
    for one, other in zip(model.encoder, model.decoder, strict=True):
        other.feed = one.feed
    return model


@fault("a module is called twice by mistake", r"twice|called")
def _():
    def forward(self, x, mask, memory=None, memory_mask=None):
        x = type(self).__mro__[1].forward(self, x, mask, memory, memory_mask)
        return self.add(-1, x, self.feed)

    model = Seq2Seq()
    become(model.decoder[0], forward=forward)
    return model


@fault("query matrices are one tensor in both layers", r"shar|same|places")
def _():
    model = Seq2Seq()
    model.encoder[1].attend.to_q.weight = model.encoder[0].attend.to_q.weight
    return model


@fault("layers start as copies of each other", r"own initialization|equal|cop")
def _():
    model = Seq2Seq()
    model.encoder[1].load_state_dict(model.encoder[0].state_dict())
    return model


@fault("no dropout on cross-attention's output", r"dropout")
def _():
    model = Seq2Seq()
    for layer in model.decoder:
        layer.drops[1] = nn.Identity()
    return model


@fault("no dropout in the whole decoder", r"decoder.*dropout|dropout.*decoder")
def _():
    model = Seq2Seq()
    for module in model.decoder.modules():
        if isinstance(module, nn.Dropout):
            module.p = 0.0
    return model


@fault("dropout on the logits", r"dropout.*logit|logit.*dropout|generator")
def _():
    def forward(self, src, tgt):
        return self.drop(Seq2Seq.forward(self, src, tgt))

    return become(Seq2Seq(), forward=forward)


@fault("dropout of whole tokens", r"dropout.*(token|whole|position)|whole")
def _():
    model = Seq2Seq()
    model.drop = nn.Dropout1d(0.1)
    return model


@fault("dropout stays active in eval mode", r"eval|dropout")
def _():
    model = Seq2Seq()
    for attend in attentions(model):
        attend.drop = become(nn.Dropout(), forward=lambda self, x: F.dropout(x, 0.1))
    return model


@fault("a training pass leaves the encoder in eval mode", r"eval")
def _():
    def encode(self, src):
        self.encoder.eval()
        return Seq2Seq.encode(self, src)

    return become(Seq2Seq(), encode=encode)


@fault("the rate is what is kept", r"dropout")
def _():
    return Seq2Seq(rate=0.9)


# It does not run.


@fault(
    "cross-attention takes the values of the decoder", r"same length|equal|length|value"
)
def _():
    def project(self, x, memory):
        q, k, _ = Attention.project(self, x, memory)
        return q, k, self.split(self.to_v(x))

    return with_attention("cross", project=project)


@fault("the cross mask is the target's", r"same length|equal length|length")
def _():
    return become(Seq2Seq(), cross_mask=lambda s, src, tgt: s.tgt_mask(tgt))


@fault("source and target are exchanged", r"exchang|swap|order of|src.*tgt")
def _():
    def forward(self, tgt, src):
        return Seq2Seq.forward(self, src, tgt)

    return become(Seq2Seq(), forward=forward)


@fault("the target's table has the source's size", r"table|vocab|embedding")
def _():
    model = Seq2Seq()
    model.tgt_table = nn.Embedding(SRC, D)
    return model


@fault("ids are changed in place", r"in place|ids|changes")
def _():
    def forward(self, src, tgt):
        src[src == 0] = 1
        return Seq2Seq.forward(self, src, tgt)

    return become(Seq2Seq(), forward=forward)


@fault("it ends the program", r"sys.exit|SystemExit|exit")
def _():
    def forward(self, src, tgt):
        if src.shape[0] > 1:
            raise SystemExit("batch too large")
        return Seq2Seq.forward(self, src, tgt)

    return become(Seq2Seq(), forward=forward)


@fault("a length is written into the model", r"length|token")
def _():
    def forward(self, src, tgt):
        return Seq2Seq.forward(self, src, tgt.reshape(-1, 6))

    return become(Seq2Seq(), forward=forward)


# Decoding.


def decoding(title, named):
    def add(decode):
        told = dict(decode=decode, bos_id=1, eos_id=2)
        FAULTS.append(Strange(title, loud_enough, named, "model", told))
        return decode

    return add


def loud_enough():
    """Weights large enough that targets differ, and do not end at once."""
    model = Seq2Seq()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter *= 1.7
    return model


@decoding("decoding without the source mask", r"padding|alone|mask")
def _(model, src, max_len):
    unmasked = become(
        model,
        src_mask=lambda self, src: torch.ones(1, 1, 1, 1),
        cross_mask=lambda self, src, tgt: torch.ones(1, 1, 1, 1),
    )
    return greedy(unmasked, src, max_len)


@decoding("decoding stops all rows with the first", r"stop|end|alone|row")
def _(model, src, max_len):
    ids = greedy(model, src, max_len)
    ends = [(row == 2).nonzero()[0].item() + 1 for row in ids if (row == 2).any()]
    return ids[:, : min(ends, default=max_len)]


@decoding("decoding leaves dropout on", r"same|twice|dropout|greedy|eval")
def _(model, src, max_len):
    model.train()
    ids = src.new_full((len(src), 1), 1)
    while ids.shape[1] < max_len:
        new = model(src, ids)[:, -1].argmax(-1)
        ids = torch.cat([ids, new[:, None]], 1)
    return ids


@decoding("decoding reads the first logit again and again", r"greedy")
def _(model, src, max_len):
    model.eval()
    ids = src.new_full((len(src), 1), 1)
    while ids.shape[1] < max_len:
        new = model(src, ids)[:, 0].argmax(-1)
        ids = torch.cat([ids, new[:, None]], 1)
    return ids


@decoding("decoding sees the last token alone", r"greedy")
def _(model, src, max_len):
    model.eval()
    ids = src.new_full((len(src), 1), 1)
    while ids.shape[1] < max_len:
        new = model(src, ids[:, -1:])[:, -1].argmax(-1)
        ids = torch.cat([ids, new[:, None]], 1)
    return ids


# Training.


@fault(
    "the rate is counted from 1",
    r"count|step 0|from 1|late",
    "learning rate",
    d_model=8,
    warmup=40,
)
def _():
    return lambda step: 8**-0.5 * min((step + 1) ** -0.5, (step + 1) * 40**-1.5)


@fault("the rate divides by step 0", r"step 0", "learning rate", d_model=8, warmup=40)
def _():
    return lambda step: 8**-0.5 * min(step**-0.5, step * 40**-1.5)


@fault(
    "the rate never falls",
    r"fall|warm|decay|formula",
    "learning rate",
    d_model=8,
    warmup=40,
)
def _():
    return lambda step: 8**-0.5 * min(40**-0.5, step * 40**-1.5)


@fault(
    "smoothing gives padding a share",
    r"padding",
    "label smoothing",
    smoothing=0.1,
    pad_id=0,
)
def _():
    def loss(logits, targets):
        log = logits.log_softmax(-1)
        share = torch.full_like(log, 0.1 / (log.shape[-1] - 2))
        share.scatter_(-1, targets.unsqueeze(-1), 0.9)
        each = -(share * log).sum(-1)
        return each[targets != 0].mean()

    return loss


@fault(
    "the loss averages over padding too",
    r"padding",
    "label smoothing",
    smoothing=0.0,
    pad_id=0,
)
def _():
    def loss(logits, targets):
        each = F.cross_entropy(
            logits.flatten(0, -2), targets.flatten(), ignore_index=0, reduction="none"
        )
        return each.mean()

    return loss
