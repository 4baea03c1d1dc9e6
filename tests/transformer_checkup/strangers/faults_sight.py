"""Faults of masks: ragged batches, and who attends to whom."""

import torch

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    Alone,
    EncoderAlone,
    Seq2Seq,
    attentions,
    become,
)

FAULTS = []


def fault(title, named, kind="model", **told):
    def add(build):
        FAULTS.append(Strange(title, build, named, kind, told))
        return build

    return add


def model_with(**methods):
    return become(Seq2Seq(), **methods)


def hide_when_all(model, place, change):
    """Change the mask that reaches the attentions of this place."""
    for attend in attentions(model, place):
        old = type(attend).forward
        become(
            attend,
            forward=lambda self, x, m, mask, old=old: old(self, x, m, change(mask)),
        )
    return model


PADDING_SOURCE = r"padding.*source|source.*padding"


@fault("the source mask of the first row serves the whole batch", PADDING_SOURCE)
def _():
    return model_with(src_mask=lambda self, src: self.padding(src[:1]))


@fault("only columns behind the longest row are masked", PADDING_SOURCE)
def _():
    def padding(self, ids):
        longest = (ids != 0).sum(1).max()
        return (torch.arange(ids.shape[1]) < longest)[None, None, None]

    return model_with(padding=padding)


@fault("cross-attention has no source mask", r"cross.*padding|padding.*cross")
def _():
    return model_with(cross_mask=lambda self, src, tgt: torch.ones(1, 1, 1, 1))


@fault("the encoder has no source mask", r"encoder.*padding|padding.*encoder")
def _():
    return model_with(src_mask=lambda self, src: torch.ones(1, 1, 1, 1))


@fault("cross-attention's mask is inverted", r"cross.*padding|padding.*cross")
def _():
    return model_with(cross_mask=lambda self, src, tgt: ~self.padding(src))


@fault("the mask hides token 1 and not padding", PADDING_SOURCE)
def _():
    return model_with(src_mask=lambda self, src: (src != 1)[:, None, None])


@fault("masks repeated in the wrong order for heads in the batch", PADDING_SOURCE)
def _():
    model = Seq2Seq()
    for attend in attentions(model, "encoder"):

        def hide(self, scores, mask):
            batch = scores.shape[0]
            mask = mask.expand(batch, 1, *scores.shape[2:])[:, 0].repeat(3, 1, 1)
            folded = scores.flatten(0, 1).masked_fill(
                ~mask, torch.finfo(scores.dtype).min
            )
            return folded.view(scores.shape)

        become(attend, hide=hide)
    return model


@fault("a mean over padding is added to the encoder's output", r"padding|mean")
def _():
    def encode(self, src):
        memory = Seq2Seq.encode(self, src)
        return memory + memory.mean(1, keepdim=True)

    return model_with(encode=encode)


@fault(
    "target padding hides the queries, not the keys",
    r"padding.*target|target.*padding|attend",
)
def _():
    def tgt_mask(self, tgt):
        return self.padding(tgt).transpose(-1, -2) & self.causal(tgt)

    return model_with(tgt_mask=tgt_mask)


@fault("the source mask hides rows and not columns", PADDING_SOURCE)
def _():
    return model_with(src_mask=lambda self, src: self.padding(src).transpose(-1, -2))


@fault("the first real token is masked too", r"source.*(token|position)|encoder")
def _():
    def padding(self, ids):
        mask = (ids != 0).clone()
        mask[:, 0] = False
        return mask[:, None, None]

    return model_with(src_mask=padding, cross_mask=lambda s, src, t: padding(s, src))


@fault("the last real token is masked too", r"source.*(token|position)|encoder")
def _():
    def padding(self, ids):
        real = (ids != 0).sum(1, keepdim=True)
        return (torch.arange(ids.shape[1]) < real - 1)[:, None, None]

    return model_with(src_mask=padding, cross_mask=lambda s, src, t: padding(s, src))


@fault(
    "the causal mask leaves the diagonal out", r"itself|diagonal|own (token|position)"
)
def _():
    return model_with(causal=lambda self, ids: Seq2Seq.causal(self, ids).tril(-1))


@fault(
    "the causal mask lets the next token through",
    r"one (position|token)? ?ahead|next|look",
)
def _():
    def causal(self, ids):
        n = ids.shape[1]
        return torch.ones(n, n, dtype=torch.bool).tril(1)

    return model_with(causal=causal)


@fault("the causal mask is upside down", r"look|later|future")
def _():
    return model_with(causal=lambda self, ids: Seq2Seq.causal(self, ids).T)


@fault("the encoder is causal", r"encoder.*(causal|later|see|attend)|source token")
def _():
    return model_with(src_mask=lambda self, src: self.padding(src) & self.causal(src))


@fault("cross-attention is causal", r"cross.*(causal|later|see|attend)|target.*source")
def _():
    def cross_mask(self, src, tgt):
        seen = torch.ones(tgt.shape[1], src.shape[1], dtype=torch.bool).tril()
        return self.padding(src) & seen

    return model_with(cross_mask=cross_mask)


@fault(
    "a target position sees two tokens back only", r"window|attends? to|earlier tokens"
)
def _():
    def causal(self, ids):
        return Seq2Seq.causal(self, ids).triu(-1)

    return model_with(causal=causal)


@fault("the decoder's second layer has no causal mask", r"look|later|future")
def _():
    model = Seq2Seq()
    become(
        model.decoder[1].attend,
        hide=lambda self, scores, mask: scores,
    )
    return model


@fault("one head has no causal mask", r"look|later|future")
def _():
    def hide(self, scores, mask):
        hidden = scores.masked_fill(mask == 0, torch.finfo(scores.dtype).min)
        return torch.cat([hidden[:, :2], scores[:, 2:]], 1)

    model = Seq2Seq()
    become(model.decoder[0].attend, hide=hide)
    return model


@fault("weights are masked after the softmax", r"sum to 1|softmax|sum")
def _():
    model = Seq2Seq()
    for attend in attentions(model):
        become(attend, weigh=lambda self, s, mask: s.softmax(-1) * mask)
    return model


@fault("hidden scores become 1e-9", r"padding|look|later")
def _():
    model = Seq2Seq()
    for attend in attentions(model):
        become(attend, hide=lambda self, s, mask: s.masked_fill(mask == 0, 1e-9))
    return model


@fault("an additive mask of -1 is too weak", r"padding|look|later")
def _():
    model = Seq2Seq()
    for attend in attentions(model):
        become(attend, hide=lambda self, s, mask: s - 1.0 * (mask == 0))
    return model


@fault(
    "the encoder sees a window of three", r"window|encoder.*(see|attend)|source token"
)
def _():
    def src_mask(self, src):
        n = src.shape[1]
        band = torch.ones(n, n, dtype=torch.bool).tril(1).triu(-1)
        return self.padding(src) & band

    return model_with(src_mask=src_mask)


@fault("an encoder token does not see itself", r"itself|diagonal")
def _():
    def src_mask(self, src):
        return self.padding(src) & ~torch.eye(src.shape[1], dtype=torch.bool)

    return model_with(src_mask=src_mask)


@fault("cross-attention sees the first source token alone", r"cross|source")
def _():
    return model_with(
        cross_mask=lambda self, src, tgt: (torch.arange(src.shape[1]) < 1)[
            None, None, None
        ]
    )


@fault("cross-attention reads the decoder itself", r"source is used|the source|memory")
def _():
    model = Seq2Seq()
    for layer in model.decoder:

        def forward(self, x, mask, memory=None, memory_mask=None):
            x = self.add(0, x, lambda y: self.attend(y, y, mask))
            x = self.add(1, x, lambda y: self.cross(y, y, mask))
            return self.add(-1, x, self.feed)

        become(layer, forward=forward)
    return model


@fault("a decoder alone without a causal mask", r"look|later|future", "decoder")
def _():
    return become(Alone(), mask=lambda self, ids: self.padding(ids))


@fault("a decoder alone that sees the next token", r"look|next|ahead", "decoder")
def _():
    def mask(self, ids):
        n = ids.shape[1]
        return self.padding(ids) & torch.ones(n, n, dtype=torch.bool).tril(1)

    return become(Alone(), mask=mask)


@fault("an encoder alone that is causal", r"causal|later|see each other", "encoder")
def _():
    return become(EncoderAlone(), mask=lambda s, ids: s.padding(ids) & s.causal(ids))


@fault("an encoder alone that attends to padding", r"padding", "encoder")
def _():
    return become(EncoderAlone(), mask=lambda s, ids: torch.ones(1, 1, 1, 1))


@fault("an encoder alone with the mask of the first row", r"padding", "encoder")
def _():
    return become(EncoderAlone(), mask=lambda s, ids: s.padding(ids[:1]))
