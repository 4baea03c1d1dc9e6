"""What the tests of the check-up examine: small models, planted faults, greedy decoding."""

from annotated import greedy_decode, make_model, padding_mask
from gauntlet.planting import call_of, model_of, plant
from transformer_checkup import checkup

SIZES = dict(n_layers=2, d_model=24, d_ff=40, n_heads=3, max_len=61)
QUIET = dict(progress=False)
IDS = dict(src_vocab=17, tgt_vocab=19, pad_id=0)
# The line of transformer/attention.py that computes the scores.
SCORES = "scores = (query / math.sqrt(d_k)) @ key.transpose(-2, -1)"


def small_model(**settings):
    return make_model(17, 19, **{**SIZES, **settings})


def decode(model, src, max_len, cache=True):
    options = dict(max_len=max_len, bos_id=1, eos_id=2, cache=cache)
    return greedy_decode(model, src, padding_mask(src, 0), **options)


def checkup_of_planted(*changes, **options):
    planted = plant(*changes)
    options = dict(call=call_of(planted), train=False, **IDS, **QUIET) | options
    return checkup(model_of(planted), **options)


def is_found(report, name):
    return report[name].outcome in ("failed", "error")
