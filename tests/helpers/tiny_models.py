"""Random models for tests of decoding, and decoding as plainly as it can be written.

Without batches and without a cache: one sentence at a time, and the whole model on all
that is there, for each token.
"""

import torch
from hypothesis import strategies as st

from annotated import causal_mask, make_model, padding_mask
from tests.helpers.small import PAD, spread_out, words


@st.composite
def tiny_models(draw, max_batch=3, spread=1.0):
    """Draw a random model of any shape, in float64, and a padded source for it.

    With a large `spread`, the model is sure of what it says, and ends at times.
    """
    size = st.integers(1, 3)
    n_heads = draw(size)
    vocab = draw(st.integers(4, 13))
    torch.manual_seed(draw(st.integers(0, 10**6)))
    model = make_model(
        vocab,
        vocab,
        n_layers=draw(size),
        d_model=n_heads * draw(st.integers(1, 5)),
        d_ff=draw(st.integers(1, 7)),
        n_heads=n_heads,
        dropout=0.0,
        max_len=7,
        norm_first=draw(st.booleans()),
        tie_embeddings=draw(st.booleans()),
    )
    batch = draw(st.integers(1, max_batch))
    src = words(batch, draw(st.integers(1, 7)), vocab=vocab)
    for row in src:
        row[draw(st.integers(1, len(row))) :] = PAD
    spread_out(model).double()
    model.generator.proj.weight.data *= spread
    return model, src, padding_mask(src, PAD)


def row_of(row, src, src_mask):
    """Return one sentence of a batch, with its mask."""
    return src[row : row + 1], None if src_mask is None else src_mask[row : row + 1]


@torch.no_grad()
def logits_after(model, src, src_mask, tgt):
    """Return the logits (vocab) of one sentence after the ids in the list `tgt`."""
    causal = causal_mask(len(tgt))
    return model(src, torch.tensor([tgt]), src_mask, causal)[0, -1]


def write_by_hand(model, src, src_mask, choose, max_len, bos_id, eos_id=None):
    """Decode all sentences; `choose(logits, row, position)` gives the next id."""
    rows = []
    for row in range(len(src)):
        tgt = [bos_id]
        while len(tgt) < max_len and tgt[1:][-1:] != [eos_id]:
            logits = logits_after(model, *row_of(row, src, src_mask), tgt)
            tgt.append(int(choose(logits, row, len(tgt))))
        rows.append(tgt)
    longest = max(map(len, rows))
    pad_id = model.config.pad_id
    return torch.tensor([tgt + [pad_id] * (longest - len(tgt)) for tgt in rows])


def decode_by_hand(model, src, src_mask, max_len, bos_id, eos_id=None):
    """Greedy decoding."""
    options = dict(max_len=max_len, bos_id=bos_id, eos_id=eos_id)
    choose = lambda logits, *_: logits.argmax()  # noqa: E731
    return write_by_hand(model, src, src_mask, choose, **options)


def log_probability(model, src, src_mask, ids):
    """Return the log-probability of a whole target, from a single pass."""
    with torch.no_grad():
        tgt = torch.tensor([ids])
        logits = model(src, tgt[:, :-1], src_mask, causal_mask(len(ids) - 1))
    chosen = logits.log_softmax(-1).gather(2, tgt[:, 1:].unsqueeze(2))
    return chosen.sum().item()


def count_calls(module):
    """Return a list that collects the shape of each input of the module."""
    shapes = []
    module.register_forward_pre_hook(
        lambda _, args: shapes.append(tuple(args[0].shape))
    )
    return shapes
