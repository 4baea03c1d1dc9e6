"""A stranger's model is called as it wants to be: ways are tried, and what runs is said."""

import math
import re

import pytest
import torch
from torch import nn

from tests.transformer_checkup.strangers.models import (
    FF,
    HEADS,
    SRC,
    TGT,
    Alone,
    D,
    EncoderAlone,
    Seq2Seq,
    sines,
)
from transformer_checkup import checkup, model_under_test

QUIET = dict(progress=False, train=False)
TWO = dict(src_vocab=SRC, tgt_vocab=TGT, pad_id=0, max_len=64, **QUIET)
ONE = dict(tgt_vocab=TGT, pad_id=0, max_len=64, **QUIET)


class Output:
    def __init__(self, logits):
        self.loss, self.logits = None, logits


def called(forward):
    """Return the class whose `forward` this is."""
    return type("Called", (Seq2Seq,), dict(forward=forward))


usual = Seq2Seq.forward


def with_lengths(self, src, src_lengths, tgt):
    assert src_lengths.shape == src.shape[:1] and src_lengths.max() <= src.shape[1]
    return usual(self, src, tgt)


class Given(Seq2Seq):
    """Its masks are given, and as this package has them once `read` has read them."""

    def forward(self, src, tgt, src_mask, tgt_mask):
        self.given = self.read(src_mask), self.read(tgt_mask)
        out = Seq2Seq.forward(self, src, tgt)
        del self.given
        return out

    def read(self, mask):
        assert mask.dim() == 3
        return mask[:, None]

    def src_mask(self, src):
        return self.given[0]

    def cross_mask(self, src, tgt):
        return self.given[0]

    def tgt_mask(self, tgt):
        return self.given[1]


class FourAxes(Given):
    def read(self, mask):
        assert mask.dim() == 4
        return mask


class TrueIsMasked(Given):
    def read(self, mask):
        assert mask.dim() == 3
        return ~mask[:, None]


class Added(Given):
    def read(self, mask):
        assert mask.dim() == 4 and mask.is_floating_point()
        return mask >= 0


class OptionalMasks(Given):
    """Without masks nothing is hidden."""

    def forward(self, src, tgt, src_mask=None, tgt_mask=None):
        if src_mask is None:
            src_mask = torch.ones_like(src).bool()[:, None]
            tgt_mask = torch.ones_like(tgt).bool()[:, None]
        return Given.forward(self, src, tgt, src_mask, tgt_mask)


class SquareAndPadding(Given):
    """A causal mask (T, T), and (B, S) for the source's padding."""

    def forward(self, src, trg, src_mask, trg_mask):
        assert src_mask.dim() == trg_mask.dim() == 2
        self.given = src_mask[:, None, None], trg_mask & self.padding(trg)
        out = Seq2Seq.forward(self, src, trg)
        del self.given
        return out


class HuggingFace(Given):
    def forward(
        self,
        input_ids=None,
        attention_mask=None,
        decoder_input_ids=None,
        decoder_attention_mask=None,
        labels=None,
        use_cache=None,
    ):
        if attention_mask is None:
            attention_mask = torch.ones_like(input_ids)
        if decoder_attention_mask is None:
            decoder_attention_mask = torch.ones_like(decoder_input_ids)
        own = decoder_attention_mask[:, None, None] > 0
        self.given = attention_mask[:, None, None], own & self.causal(decoder_input_ids)
        out = Seq2Seq.forward(self, input_ids, decoder_input_ids)
        del self.given
        return Output(out)


class FromLabels(HuggingFace):
    """Like T5: the labels are shifted to the right inside."""

    def forward(self, input_ids, attention_mask=None, labels=None, output_hidden=False):
        start = torch.ones_like(labels[:, :1])
        return HuggingFace.forward(
            self, input_ids, attention_mask, torch.cat([start, labels[:, :-1]], 1)
        )


class Masked(Alone):
    """A decoder alone that is given its padding, as Hugging Face's."""

    def forward(
        self, input_ids=None, attention_mask=None, position_ids=None, labels=None
    ):
        keep = torch.ones_like(input_ids) if attention_mask is None else attention_mask
        self.keep = keep[:, None, None] > 0
        out = Alone.forward(self, input_ids)
        del self.keep
        return {"loss": None, "logits": out} if labels is not None else {"logits": out}

    def mask(self, ids):
        return self.keep & self.causal(ids)


class Nano(Alone):
    """nanoGPT: without targets, the last position alone."""

    def forward(self, idx, targets=None):
        logits = Alone.forward(self, idx)
        if targets is None:
            return logits[:, [-1]], None
        return logits, nn.functional.cross_entropy(
            logits.flatten(0, 1), targets.flatten()
        )


class BatchSecond(Alone):
    """As in PyTorch's example of a language model: ids (L, B)."""

    def forward(self, src, has_mask=True):
        return Alone.forward(self, src.T).transpose(0, 1)


class Tutorial(nn.Module):
    """PyTorch's tutorial of translation: ids (L, B), all masks from outside, True = masked."""

    def __init__(self):
        super().__init__()
        self.src_table, self.tgt_table = nn.Embedding(SRC, D), nn.Embedding(TGT, D)
        for table in (self.src_table, self.tgt_table):
            nn.init.normal_(table.weight, std=D**-0.5)
        self.register_buffer("pe", sines()[:, None])
        self.transformer = nn.Transformer(D, HEADS, 2, 2, FF)
        self.head = nn.Linear(D, TGT)
        self.drop = nn.Dropout(0.1)

    def embed(self, table, ids):
        return self.drop(table(ids) * math.sqrt(D) + self.pe[: len(ids)])

    def forward(
        self,
        src,
        trg,
        src_mask,
        tgt_mask,
        src_padding_mask,
        tgt_padding_mask,
        memory_key_padding_mask,
    ):
        x, y = self.embed(self.src_table, src), self.embed(self.tgt_table, trg)
        padding = src_padding_mask, tgt_padding_mask, memory_key_padding_mask
        return self.head(self.transformer(x, y, src_mask, tgt_mask, None, *padding))


class SeparateGenerator(Given):
    def __init__(self):
        super().__init__()
        self.generator, self.head = self.head, nn.Identity()


FORWARDS = {
    lambda self, *, source, target: usual(self, source, target): (
        r"model\(source=src, target=tgt\)"
    ),
    lambda self, source, target, /: usual(self, source, target): "",
    lambda self, tgt, src: usual(self, src, tgt): r"model\(tgt, src\)",
    lambda self, a, b: usual(self, b, a): r"model\(tgt, src\)",  # no name tells which
    with_lengths: r"\(src != 0\).sum\(1\)",
    lambda self, src, tgt: usual(self, src, tgt).flatten(0, 1): "",
    # It takes whole targets and drops the last token itself.
    lambda self, src, tgt: usual(self, src, tgt[:, :-1]): (
        r"torch.cat\(\[tgt, tgt\[:, :1\]\], 1\)"
    ),
}
STRANGERS = [
    *((called(forward), TWO, line) for forward, line in FORWARDS.items()),
    (Given, TWO, r"\(src != 0\)\[:, None\], \(tgt"),
    (FourAxes, TWO, r"\(src != 0\)\[:, None, None\]"),
    (TrueIsMasked, TWO, r"~\(\(src != 0\)\[:, None\]\)"),
    (Added, TWO, r"torch.where\("),
    (SquareAndPadding, TWO, r"\(src != 0\), torch.ones\("),
    (OptionalMasks, TWO, "since otherwise later tokens are seen"),
    (SeparateGenerator, TWO, r"model.generator\(model\("),
    (HuggingFace, TWO, r"attention_mask=\(src != 0\), decoder_input_ids=tgt"),
    (FromLabels, TWO, r"labels=torch.cat.*logits\[:, 1:\]"),
    (Tutorial, TWO, r"model\(src.T, tgt.T, ~.*transpose\(0, 1\)"),
    (Masked, ONE, r"attention_mask=\(ids != 0\)"),
    (Nano, ONE, r"model\(ids, targets=ids\)"),
    (BatchSecond, ONE, r"model\(ids.T\).transpose\(0, 1\)"),
]


@pytest.mark.parametrize("build, told, line", STRANGERS)
def test_a_right_model_is_right_however_it_is_called(build, told, line):
    torch.manual_seed(0)
    report = checkup(build(), **told)
    assert not report.names("failed", "error"), report
    text = report["runs"].measured
    assert re.search(line, text), text
    assert len(report.names("passed")) > 40


class MakesItsOwn(Given):
    """Masks may be given, and are made otherwise: here the causal one is forgotten."""

    def forward(self, src, tgt, src_mask=None, tgt_mask=None):
        if src_mask is None:
            src_mask, tgt_mask = (src != 0)[:, None], (tgt != 0)[:, None]
        return Given.forward(self, src, tgt, src_mask, tgt_mask)


def test_no_mask_from_outside_hides_what_is_wrong_with_the_models_own():
    torch.manual_seed(0)
    report = checkup(MakesItsOwn(), **TWO)
    assert "no look-ahead" in report.names("failed")


def test_a_rolled_target_is_no_design():
    class Rolled(Alone):
        def forward(self, ids):
            return Alone.forward(self, ids.roll(1, 1))

    torch.manual_seed(0)
    row = checkup(Rolled(), **ONE)["earlier tokens are used"]
    assert row.outcome == "failed" and "is rolled" in row.cause
    assert "call=" not in row.remedy


def test_a_device_without_float64_is_left(monkeypatch):
    monkeypatch.setattr(model_under_test, "has_float64", lambda device: False)
    report = checkup(Seq2Seq(), **TWO)
    assert "a copy on the CPU: cpu has no float64" in report["runs"].measured


@pytest.mark.parametrize("vocabularies", [{}, dict(vocab=SRC), dict(tgt_vocab=TGT)])
def test_vocabularies_are_read_from_the_tables(vocabularies):
    torch.manual_seed(0)
    model = Seq2Seq()
    if "vocab" in vocabularies:
        model.tgt_table, model.head = nn.Embedding(SRC, D), nn.Linear(D, SRC)
    report = checkup(model, pad_id=0, max_len=64, **vocabularies, **QUIET)
    assert not report.names("failed", "error")
    read = f"src_vocab = {SRC}, tgt_vocab = {TGT}, read from tables"
    assert (read in report["runs"].measured) == ("vocab" not in vocabularies)


def test_one_text_of_which_nothing_is_said():
    assert checkup(Alone(), pad_id=0, **QUIET).passed
    with pytest.raises(ValueError, match=f"src_vocab={TGT} if the model is an encoder"):
        checkup(EncoderAlone(), pad_id=0, **QUIET)


def test_lazy_layers_get_their_sizes():
    model = Alone()
    model.head = nn.LazyLinear(TGT)
    report = checkup(model, **ONE)
    assert not report.names("failed", "error")
    assert nn.parameter.is_lazy(model.head.weight)
