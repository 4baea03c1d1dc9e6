"""For the tests of StoryLab: settings, a model without training, and stories that go wrong."""

import json

import pytest
import torch

from annotated import make_decoder_only
from annotated.data.tokenizers import WordTokenizer
from annotated_book.widgets.story_lab.story_lab import BEGINNINGS, CHOICES
from annotated_book.widgets.story_lab.tell import SETTINGS
from annotated_lab import Storyteller
from annotated_lab.small_world import VOCABULARY, stories
from tests.helpers.small import spread_out

USUAL = dict(length=0, temperature=1.0, top_k=None, top_p=1.0, seed=0, at=0)


def state_of(settings):
    """All settings, in the order in which the page tells them."""
    return {name: (USUAL | settings)[name] for name in SETTINGS}


def untrained(seed, vocabulary=VOCABULARY):
    """Flat distributions: draws differ, and contradictions come early. Sizes are distinct."""
    torch.manual_seed(seed)
    tokenizer = WordTokenizer(list(vocabulary))
    sizes = dict(n_layers=2, d_model=33, d_ff=13, n_heads=3, max_len=61, dropout=0.0)
    model = make_decoder_only(len(tokenizer.vocabulary), **sizes).eval()
    return Storyteller(spread_out(model), tokenizer)


def random_settings(draw, longest):
    """A beginning, true or corrupted, and any settings."""
    words = next(stories(1, seed=draw.randrange(10**6)))[: draw.randint(1, longest)]
    if draw.random() < 0.5:
        words[draw.randrange(len(words))] = draw.choice(VOCABULARY)
    text = draw.choice([*BEGINNINGS.values(), *4 * [" ".join(words)]])
    text = text.replace("</s>", "").replace(" .", ".") or "Anna"
    kept = {name: draw.choice(CHOICES[name]) for name in USUAL}
    kept |= {"text": text, "length": draw.choice([0, 1, 7, 200])}
    return state_of(kept | {"at": draw.choice([0, 1, 5, 30])})


def check_told(found, wanted):
    """Two answers to the same settings: the same words, and nearly the same numbers."""
    assert json.loads(json.dumps(found["settings"])) == wanted["settings"]
    for name in ("words", "given", "ended", "contradiction"):
        assert found[name] == wanted[name], name
    for name in ("surprise", "world"):
        close(found[name], wanted[name])
    seen, look = found["look"], wanted["look"]
    for name in ("at", "now", "number"):
        assert seen[name] == look[name], name
    assert [row["token"] for row in seen["rows"]] == [r["token"] for r in look["rows"]]
    pairs = [*zip(seen["rows"], look["rows"], strict=True)]
    pairs.append((seen["others"], look["others"]))
    for mine, other in pairs:
        assert mine.keys() == other.keys()
        for name in ("before", "after", "world"):
            close(mine[name], other[name])
    assert seen["others"]["count"] == look["others"]["count"]
    close(flat(seen["weights"]), flat(look["weights"]))


def flat(weights):
    return [weight for layer in weights for head in layer for weight in head]


def close(found, wanted):
    assert found == (pytest.approx(wanted, abs=2e-4) if wanted is not None else None)
