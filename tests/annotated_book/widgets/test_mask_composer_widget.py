"""MaskComposer: its code runs, and its weights are PyTorch's."""

import random

import pytest
import torch
from torch import nn
from torch.testing import assert_close
from traitlets import TraitError

import annotated
from annotated import Translator, capture_attention, causal_mask, target_mask
from annotated_book.widgets import MaskComposer
from annotated_book.widgets.mask_composer import conventions, mask_composer
from annotated_book.widgets.mask_composer.mask_composer import WORDS
from tests.helpers.small import refuses

RANDOM = random.Random(5)


def random_state():
    counts = [RANDOM.randint(0, 5) for _ in range(3)]
    rows = [" ".join(RANDOM.choices(WORDS[1:], k=count)) for count in counts]
    return {
        "rows": rows,
        "side": RANDOM.choice(["right", "left"]),
        "kind": RANDOM.choice(conventions.KINDS),
        "convention": RANDOM.choice(conventions.CONVENTIONS),
        "fill": RANDOM.choice(conventions.FILLS),
        "sequence": RANDOM.randrange(3),
        "painted": sorted(RANDOM.sample(range(75), RANDOM.choice([0, 0, 1, 20]))),
    }


STATES = [random_state() for _ in range(200)]


def by_shown_code(widget):
    """Run the code that the page shows. Queries and keys are made to give the scores."""
    ids, scores = widget.ids, widget.scores
    batch, length = ids.shape
    key = torch.eye(length).expand(batch, length, length)
    layer = nn.MultiheadAttention(length, 1, bias=False, batch_first=True)
    with torch.no_grad():
        layer.in_proj_weight.copy_(torch.eye(length).repeat(3, 1))
    names = vars(annotated) | dict(torch=torch, nn_attention=layer, ids=ids, key=key)
    names |= dict(pad_id=widget.pad_id, length=length, fill=float(widget.fill))
    names |= dict(scores=scores, query=scores * length**0.5, value=key)
    names |= dict(painted=widget.turned)
    is_painted = bool(widget.turned.any())
    with torch.no_grad():
        exec(conventions.shown_code(widget.convention, widget.kind, is_painted), names)
    return names


@pytest.mark.parametrize("number", range(len(STATES)))
def test_weights_are_those_of_the_shown_code(number):
    widget = MaskComposer(**STATES[number])
    try:
        names = by_shown_code(widget)
    except ValueError as error:
        assert widget.convention == "ours"
        with pytest.raises(ValueError) as caught:
            _ = widget.weights
        assert str(caught.value) == str(error)
        return
    assert_close(widget.weights, names["weights"], rtol=1e-4, atol=1e-6, equal_nan=True)


@pytest.mark.parametrize("convention", ["ours", "zero_one", "additive", "torch"])
@pytest.mark.parametrize("kind", conventions.KINDS)
def test_said_shapes_are_those_of_the_masks(convention, kind):
    names = by_shown_code(MaskComposer(kind=kind, convention=convention))
    given = [
        f"{name} {tuple(names[name].shape)}"
        if convention == "torch"
        else str(tuple(names[name].shape))
        for name in (
            ("key_padding_mask", "attn_mask") if convention == "torch" else ("mask",)
        )
        if names[name] is not None
    ]
    said = (
        conventions.CODE[convention]["shapes"][kind].replace("B", "3").replace("L", "4")
    )
    assert ", ".join(given) == said


def test_scores_are_those_of_the_shipped_translator():
    translator = Translator.load()
    widget = MaskComposer(kind="causal")
    ids = torch.tensor([translator.tgt_vocab.encode(row) for row in widget.tokens])
    src = torch.tensor([[4]]).expand(3, 1)
    with capture_attention(translator.model) as maps, torch.no_grad():
        translator.model(src, ids, None, causal_mask(ids.shape[1]))
    real = maps["decoder.layers.0.self_attention"][:, mask_composer.HEAD]
    assert_close(widget.weights, real, atol=6e-3, rtol=0)
    blind = [state for state in STATES if (~MaskComposer(**state).mask.any(-1)).any()]
    assert {state["convention"] for state in blind} == set(conventions.CONVENTIONS)
    assert 60 < len(blind) < 180
    assert {state["kind"] for state in STATES} == set(conventions.KINDS)
    assert {state["fill"] for state in STATES} == set(conventions.FILLS)


def test_traits_change_the_answers():
    widget = MaskComposer()
    assert widget.ids.tolist() == [[1, 4, 7, 8], [1, 3, 5, 0], [1, 6, 0, 0]]
    widget.side = "left"
    assert widget.ids.tolist()[2] == [0, 0, 1, 6]
    widget.rows = ["<s>", "ein", ""]
    assert widget.ids.tolist() == [[1], [2], [0]]
    assert widget.mask.tolist() == [[[True]], [[True]], [[False]]]
    widget = MaskComposer(painted=[26, 25])  # sequence 1, query 0, keys 0 and 1
    plain, mask = MaskComposer().mask, widget.mask
    assert (plain ^ mask).nonzero().tolist() == [[1, 0, 0], [1, 0, 1]]
    assert widget.painted == widget.page_state()["painted"] == [25, 26]
    assert "painted" not in MaskComposer().page_state()
    one = MaskComposer(rows=["ein", "ein", "ein"], painted=[26])  # beyond one token
    assert one.mask.shape == (3, 1, 1) and not one.turned.any()
    widget = MaskComposer(rows=["<s> ein", "", "zwei"], kind="both")
    with pytest.raises(ValueError) as caught:
        _ = widget.weights
    template = widget.given["refusal"]
    said = template.replace("{shape}", "(3, 2, 2)").replace("{query}", "(1, 0)")
    assert said == str(caught.value)


def test_own_batch():
    ids = torch.tensor([[31, 7, 5], [11, 5, 5]])
    scores = torch.randn(2, 3, 3, generator=torch.Generator().manual_seed(0))
    widget = MaskComposer(ids, pad_id=5, scores=scores)
    assert torch.equal(widget.ids, ids)
    assert torch.equal(widget.mask, target_mask(ids, 5))
    hidden = scores.masked_fill(~target_mask(ids, 5), float("-inf"))
    assert_close(widget.weights, hidden.softmax(-1))
    plain = MaskComposer(ids, pad_id=5, kind="causal").weights[0]
    assert_close(plain[2], torch.full((3,), 1 / 3))
    assert widget.page_state()["given"]["pad"] == "5"


IDS = torch.tensor([[5, 3, 0], [1, 0, 0]])
SCORES = torch.zeros(2, 3, 3)


def with_one(number):
    scores = SCORES.clone()
    scores[1, 2, 0] = number
    return scores


test_arguments_that_do_not_fit = refuses(
    lambda arguments: MaskComposer(**arguments),
    ({"ids": IDS.float()}, r"ids must be .* got \(2, 3\) of torch.float32"),
    ({"ids": IDS > 0}, r"ids must be .* got \(2, 3\) of torch.bool"),
    ({"ids": [[1, 2]]}, "ids must be a .* got list"),
    ({"ids": torch.zeros(2, 9).long()}, r"at most \(4, 8\)"),
    ({"ids": torch.tensor([[-1]])}, "ids from 0"),
    ({"ids": IDS, "scores": torch.zeros(2, 3)}, r"\(2, 3, 3\)"),
    ({"ids": IDS, "pad_id": "0"}, "pad_id must be an integer from 0, got '0'"),
    ({"ids": IDS, "pad_id": None}, "pad_id must be .* got None"),
    ({"ids": IDS, "pad_id": True}, "pad_id must be .* got True"),
    ({"ids": IDS, "pad_id": -1}, "pad_id must be .* got -1"),
    ({"ids": IDS, "scores": SCORES.tolist()}, "scores must be .* got list"),
    ({"ids": IDS, "scores": SCORES.numpy()}, "scores must be .* got ndarray"),
    ({"ids": IDS, "scores": SCORES.long()}, "scores must be .* of torch.int64"),
    ({"ids": IDS, "scores": with_one(-torch.inf)}, "scores must hold finite"),
    ({"ids": IDS, "scores": with_one(torch.nan)}, "scores must hold finite"),
    ({"scores": SCORES}, "scores are given without a batch"),
    ({"pad_id": 3}, "pad_id = 3 is for a batch of your own"),
    ({"rows": []}, r"rows must be a list of 1 to 4 texts, got \[\]"),
    ({"rows": None}, "rows must be a list of 1 to 4 texts, got None"),
    ({"rows": ["ein"] * 5}, "rows must be a list of 1 to 4 texts"),
    ({"ids": IDS, "rows": ["1"]}, "rows must hold 2 texts, got 1"),
    errors=(ValueError, TraitError),
)
