"""ShiftRight: each of its numbers is what the model gives in float64, one sentence at a time."""

import copy
import json

import pytest
import torch
import torch.nn.functional as F
from traitlets import TraitError

from annotated import Translator, make_model
from annotated_book.widgets import ShiftRight
from annotated_book.widgets.shift_right import shift_right
from annotated_book.widgets.shift_right.shift_right import PAIRS
from tests.helpers.small import refuses

PAD, BOS, EOS = 0, 1, 2
LENGTH = 5  # of the padded targets
SENTENCES = range(len(PAIRS))


@pytest.fixture(scope="module")
def exact(translator):
    """Return logits (T, vocab) of one sentence, from ids, in float64 and without any batch."""
    model = copy.deepcopy(translator.model).double().eval()

    @torch.no_grad()
    def logits(source, ids):
        src, tgt = torch.tensor([source]), torch.tensor([ids])
        mask = torch.tril(torch.ones(len(ids), len(ids))).bool() & (tgt != PAD)
        memory = model.encode(src, None)
        return model.generator(model.decode(memory, None, tgt, mask[None]))[0]

    return logits


def padded_target(translator, sentence):
    ids = [BOS, *translator.tgt_tokenizer.encode(PAIRS[sentence][1]), EOS]
    return ids + [PAD] * (LENGTH - len(ids))


@pytest.mark.parametrize("sentence", SENTENCES)
def test_training_is_what_the_model_answers(translator, exact, sentence):
    source, target = PAIRS[sentence]
    pair = ShiftRight(sentence=sentence).pair
    assert (pair["src"], pair["tgt"]) == (source, target)
    tgt, words = padded_target(translator, sentence), translator.tgt_vocab.tokens
    assert pair["dropped"] == [words[tgt[0]], words[tgt[-1]]]
    odds = exact(translator.encode_source(source), tgt[:-1]).softmax(-1)
    assert len(pair["positions"]) == LENGTH - 1
    for i, at in enumerate(pair["positions"]):
        assert (at["reads"], at["must"]) == (words[tgt[i]], words[tgt[i + 1]])
        assert at["says"] == words[odds[i].argmax()]
        assert at["p"] == pytest.approx(odds[i].max().item(), abs=2e-6)
        assert at["right_p"] == pytest.approx(odds[i, tgt[i + 1]].item(), rel=1e-4)
        assert at["sees"] == [j for j in range(i + 1) if tgt[j] != PAD]
        assert at["counts"] == (tgt[i + 1] != PAD)
    real = torch.tensor(tgt[1:])
    for found, given in (
        (pair, tgt[:-1]),
        (pair["undone"], tgt[1:]),
    ):  # each its answer
        logits = exact(translator.encode_source(source), given)
        loss = F.cross_entropy(logits[real != PAD], real[real != PAD]).item()
        assert found["loss"] == pytest.approx(loss, rel=6e-3)
        for at, odds, read in zip(
            found["positions"], logits.softmax(-1), given, strict=True
        ):
            assert at["says"] == words[odds.argmax()] and at["reads"] == words[read]
    assert pair["undone"]["loss"] > 5 > pair["loss"] or sentence == 1


@pytest.mark.parametrize("sentence", SENTENCES)
def test_each_step_is_what_the_model_answers(translator, exact, sentence):
    source = translator.encode_source(PAIRS[sentence][0])
    tgt = padded_target(translator, sentence)
    pair = ShiftRight(sentence=sentence).pair
    shifted = exact(source, tgt[:-1]), pair["steps"], tgt[:-1]
    check_steps(translator, exact, source, *shifted)
    undone = exact(source, tgt[1:]), pair["undone"]["steps"], tgt[1:]
    check_steps(translator, exact, source, *undone)


def check_steps(translator, exact, source, parallel, steps, given):
    words, read = translator.tgt_vocab.tokens, [BOS]
    for t, step in enumerate(steps, 1):
        logits = exact(source, read)[-1]
        token = int(logits.argmax())
        difference = (logits - parallel[t - 1]).abs().max().item()
        assert step["writes"] == words[token]
        assert step["p"] == pytest.approx(logits.softmax(-1)[token].item(), abs=2e-6)
        there = parallel[t - 1].softmax(-1)[token].item()
        assert step["p_there"] == pytest.approx(there, rel=1e-4)
        if read == given[:t]:
            assert step["difference"] == 0 and difference < 1e-10
        else:
            assert step["difference"] == pytest.approx(difference, rel=0.06)
            assert difference > 0.5
        read.append(token)
    assert read[-1] == EOS


def test_whole_batch(translator):
    whole = ShiftRight().batch["whole"]
    assert whole["title"] == "tgt; 17 of 20 positions of tgt_out count"
    words = translator.tgt_vocab.tokens
    for sentence, cells in enumerate(whole["cells"]):
        tgt = padded_target(translator, sentence)
        assert [cell["text"] for cell in cells] == [words[i] for i in tgt]
        assert ["kinds" in cell for cell in cells] == [i == PAD for i in tgt]
    assert (whole["rows"], whole["columns"]) == ([*SENTENCES], [*range(LENGTH)])
    pairs = [ShiftRight(sentence=i).pair for i in SENTENCES]
    written = [[step["writes"] for step in pair["steps"]] for pair in pairs]
    assert written == [
        ["sieben", "und", "vierzig", "</s>"],
        ["sieben", "und", "vierzig", "</s>"],
        ["vierzig", "</s>"],
        ["zwölf", "</s>"],
        ["sieben", "</s>"],
    ]
    counts = [[at["counts"] for at in pair["positions"]] for pair in pairs]
    assert [sum(row) for row in counts] == [4, 4, 4, 3, 2]


def test_own_sentences():
    one = ShiftRight(src="forty-seven", tgt="vierundsiebzig")
    assert one.step == 1 and one.sentence == 0
    shipped = ShiftRight(sentence=1).pair
    for own, ours in zip(one.pair["steps"], shipped["steps"], strict=True):
        assert own["writes"] == ours["writes"]
        assert own["p"] == pytest.approx(ours["p"], abs=1e-6)
    two = ShiftRight(src=["seven", "twelve"], tgt=["siebenundvierzig", "zwölf"])
    dropped = [pair["dropped"] for pair in two.batch["pairs"]]
    assert dropped == [["<s>", "</s>"], ["<s>", "<pad>"]]
    assert json.loads(json.dumps(two.page_state()))["batch"] == two.batch
    assert "batch" not in ShiftRight().page_state()
    widget = ShiftRight(step=4)
    widget.sentence = 3  # which has two steps
    assert widget.step == 2 and widget.pair["src"] == "twelve hundred"
    with pytest.raises(TraitError, match=r"step must be from .* got 3"):
        widget.step = 3
    with pytest.raises(TraitError, match="step must be from 1 to 2, got 3"):
        ShiftRight(sentence=3, step=3)
    says = ShiftRight(sentence=3).still()[1]
    assert "takes as input: <s> zwölf hundert </s>. and must predict" in says
    assert "generates: zwölf </s>." in says
    assert ShiftRight.page_data() == {"batch": shift_right.shipped_batch()}


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_own_translator(translator, dtype):
    """Take a model that knows nothing, with dropout, and positions for six tokens only."""
    torch.manual_seed(0)
    sizes = dict(n_layers=1, d_model=8, d_ff=8, n_heads=2, dropout=0.5, max_len=6)
    model = make_model(35, 91, **sizes).to(dtype).train()
    model.generator.proj.bias.data[EOS] = -1e4  # it never ends
    own = Translator(model, translator.src_tokenizer, translator.tgt_tokenizer)
    widget = ShiftRight(own, ["forty-seven", "six"], ["siebenundvierzig", "sechs"])
    assert model.training and widget.batch != ShiftRight().batch
    for pair in widget.batch["pairs"]:
        assert len(pair["steps"]) == len(pair["positions"]) == 4
        assert pair["steps"][0]["difference"] == 0


test_wrong_sentences_are_refused = refuses(
    lambda src, tgt: ShiftRight(src=src, tgt=tgt),
    ("seven", None, "tgt must be a text or a list of texts, got None"),
    (None, "sieben", "src must be a text"),
    (["seven", 7], "sieben", "src must be a text"),
    ("seven", "", "tgt = '' is empty"),
    ("", "sieben", "holds no word"),
    ("sevenn", "sieben", "the model never saw"),
    ("seven", "Sieben!", "tgt = 'Sieben!' has words or letters that"),
    ("seven", "sieben" * 40, "tgt = .* has 40 tokens, more than 30: shorten it"),
    (["seven"] * 2, ["sieben"], "src holds 2 texts and tgt 1"),
    (["seven"] * 9, ["sieben"] * 9, "src holds 9 texts and tgt 9: give 1 to 8"),
    ([], [], "src holds 0 texts"),
)


def test_wrong_translators_are_refused(translator):
    with pytest.raises(ValueError, match="translator must be a Translator, got Enc"):
        ShiftRight(translator.model, "seven", "sieben")
    parts = translator.src_tokenizer, translator.tgt_tokenizer
    broken = Translator(copy.deepcopy(translator.model), *parts)
    broken.model.generator.proj.weight.data.fill_(float("nan"))
    with pytest.raises(ValueError, match="NaN"):
        ShiftRight(broken, "seven", "sieben")
