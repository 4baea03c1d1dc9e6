"""The whole model: what must never change whatever the weights are, and what is refused."""

import dataclasses
import math

import pytest
import torch
from torch import nn
from torch.testing import assert_close

from annotated import (
    TransformerConfig,
    count_parameters,
    greedy_decode,
    make_model,
    padding_mask,
    sequence_loss,
    target_mask,
)
from tests.helpers.small import (
    BOS,
    D_MODEL,
    EOS,
    MAX_LEN,
    PAD,
    SRC_VOCAB,
    TGT_VOCAB,
    B,
    S,
    T,
    refused,
    small_batch,
    small_model,
    words,
)

DROPOUTS = ["dropout", "attention_dropout", "feed_forward_dropout"]
each_norm = pytest.mark.parametrize("norm_first", [True, False], ids=["pre", "post"])


@pytest.fixture(params=[True, False], ids=["pre", "post"])
def model(request):
    return small_model(norm_first=request.param)


@pytest.fixture
def batch():
    return small_batch()


def test_forward_is_its_parts(model, batch):
    src, tgt, src_mask, tgt_mask = batch
    memory = model.encode(src, src_mask)
    states = model.decode(memory, src_mask, tgt, tgt_mask)
    assert memory.shape == (B, S, D_MODEL)
    assert states.shape == (B, T, D_MODEL)
    assert torch.equal(model.generator(states), model(*batch))
    # A linear layer, and no softmax: the loss does that for itself.
    states = torch.randn(B, T, D_MODEL)
    proj = model.generator.proj
    assert_close(model.generator(states), states @ proj.weight.T + proj.bias)
    # What enters the encoder: √d_model times the table, plus the positions.
    entered = []
    model.encoder.register_forward_pre_hook(lambda _, args: entered.append(args[0]))
    src = words(B, S)
    model.encode(src, None)
    table = model.src_embed.table.weight
    assert_close(entered[0], table[src] * math.sqrt(D_MODEL) + model.positions.pe[:S])


@pytest.mark.parametrize("changed", range(1, T))
def test_past_does_not_see_the_future(model, batch, changed):
    """Other tokens from `changed` on: the logits before it are the same, bit for bit.

    So it is on every processor, because both passes have the same shapes.
    """
    src, tgt, src_mask, _ = batch
    tgt = words(B, T)
    mask = target_mask(tgt, PAD)
    before = model(src, tgt, src_mask, mask)
    tgt[:, changed:] = (tgt[:, changed:] + 1) % (TGT_VOCAB - 3) + 3
    after = model(src, tgt, src_mask, mask)
    assert torch.equal(before[:, :changed], after[:, :changed])
    assert not torch.allclose(before[:, changed:], after[:, changed:])


def test_each_position_sees_its_past_and_the_whole_source(model):
    """The first token reaches every later position."""
    src, tgt = words(1, S), words(1, T)
    mask = target_mask(tgt, PAD)
    before = model(src, tgt, None, mask)
    tgt[:, 0] = (tgt[:, 0] + 1) % (TGT_VOCAB - 3) + 3
    change = (model(src, tgt, None, mask) - before).abs().amax(dim=-1)
    assert (change > 1e-4).all()
    for position in range(S):
        other = src.clone()
        other[0, position] = (src[0, position] + 1) % (SRC_VOCAB - 3) + 3
        assert not torch.allclose(model(other, tgt, None, mask), before, atol=1e-5)


def padded(ids, count):
    return torch.cat([ids, ids.new_full((len(ids), count), PAD)], dim=1)


@pytest.mark.parametrize("count", [1, 4])
def test_padding_changes_nothing(model, batch, count):
    model.double()
    src, tgt, src_mask, tgt_mask = batch
    longer = padded(src, count)
    assert_close(
        model(longer, tgt, padding_mask(longer, PAD), tgt_mask),
        model(src, tgt, src_mask, tgt_mask),
    )
    longer = padded(tgt, count)
    assert_close(
        model(src, longer, src_mask, target_mask(longer, PAD))[:, :T],
        model(src, tgt, src_mask, tgt_mask),
    )


def test_tokens_under_padding_and_other_rows_do_not_matter(model, batch):
    model.double()
    together = model(*batch)
    for row in range(B):
        alone = model(*(x[row : row + 1] for x in batch))
        assert_close(together[row : row + 1], alone)
    src, tgt, src_mask, tgt_mask = batch
    before = model(src, tgt, src_mask, tgt_mask)
    src[1, -2:] = torch.tensor([5, 6])
    assert torch.equal(model(src, tgt, src_mask, tgt_mask), before)


def test_encoder_without_positions_ignores_order(model):
    """Without positions, shuffled tokens give the same states, shuffled."""
    model.double()
    x = torch.randn(B, S, D_MODEL, dtype=torch.float64)
    mask = torch.ones(B, 1, S, dtype=torch.bool)
    mask[1, :, 2:4] = False
    order = torch.tensor([3, 0, 6, 1, 5, 2, 4])
    shuffled = model.encoder(x[:, order], mask[..., order])
    assert_close(shuffled, model.encoder(x, mask)[:, order])


def gradients(model, batch):
    src, tgt, src_mask, tgt_mask = batch
    loss = sequence_loss(model(src, tgt, src_mask, tgt_mask), tgt, PAD)
    loss.backward()
    return {name: p.grad for name, p in model.named_parameters()}


@each_norm
@pytest.mark.parametrize("tie_embeddings", [False, True], ids=["untied", "tied"])
def test_every_parameter_gets_a_gradient(norm_first, tie_embeddings, batch):
    model = small_model(17, 17, norm_first=norm_first, tie_embeddings=tie_embeddings)
    src, tgt, *masks = batch
    for name, gradient in gradients(model, (src, tgt.clamp(max=16), *masks)).items():
        assert gradient is not None, name
        assert gradient.isfinite().all(), name
        if not name.endswith("w_k.bias"):  # adds the same to every score of a row
            assert gradient.abs().max() > 1e-8, name


def dropouts(model):
    return [m.p for m in model.modules() if isinstance(m, nn.Dropout)]


def test_dropout_is_where_the_paper_puts_it():
    """Section 5.4: one on the embedding sums, two in an encoder layer, three in a decoder layer."""
    rates = dropouts(small_model(n_layers=3, dropout=0.3))
    assert rates.count(0.3) == 1 + 2 * 3 + 3 * 3
    assert rates.count(0.0) == len(rates) - 16
    further = dict(attention_dropout=0.2, feed_forward_dropout=0.1)
    rates = dropouts(small_model(n_layers=3, dropout=0.3, **further))
    assert rates.count(0.2) == 3 + 2 * 3  # each attention
    assert rates.count(0.1) == 3 + 3  # each feed-forward
    assert rates.count(0.3) == len(rates) - 15


@pytest.mark.parametrize("place", DROPOUTS)
def test_dropout_is_for_training(place, batch):
    model = small_model(**{place: 0.5})
    assert not torch.allclose(model(*batch), model(*batch))
    model.eval()
    assert torch.equal(model(*batch), model(*batch))


def test_repeats_exactly_without_dropout_and_from_its_state(batch):
    model = small_model(dropout=0.0).train()
    assert torch.equal(model(*batch), model(*batch))
    model = small_model()
    assert "positions.pe" in model.state_dict()
    twin = small_model()
    assert not torch.allclose(twin(*batch), model(*batch))
    twin.load_state_dict(model.state_dict())
    assert torch.equal(twin(*batch), model(*batch))


def test_first_loss_is_that_of_guessing():
    """An untrained model has no reason to prefer a word: ln(vocabulary) nats."""
    vocab = 1009
    model = make_model(vocab, vocab, n_layers=2, d_model=32, d_ff=64, n_heads=4).eval()
    src, tgt = words(16, S, vocab=vocab), words(16, T, vocab=vocab)
    loss = sequence_loss(model(src, tgt, None, target_mask(tgt, PAD)), tgt, PAD)
    assert loss.item() == pytest.approx(math.log(vocab), abs=0.15)


@each_norm
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_half_precision_stays_finite(norm_first, dtype, batch):
    model = small_model(norm_first=norm_first).to(dtype)
    model.src_embed.table.weight.data *= 100
    assert model(*batch).isfinite().all()


def expected_count(src_vocab, tgt_vocab, n, d, d_ff, norm_first=True, tied=False):
    """The sum in the chapter, from the parts."""
    attention = 4 * (d * d + d)
    feed_forward = 2 * d * d_ff + d_ff + d
    norm = 2 * d
    encoder_layer = attention + feed_forward + 2 * norm
    decoder_layer = 2 * attention + feed_forward + 3 * norm
    stacks = n * (encoder_layer + decoder_layer) + (2 * norm if norm_first else 0)
    tables = d * (tgt_vocab if tied else src_vocab + 2 * tgt_vocab)
    return stacks + tables + tgt_vocab


@pytest.mark.parametrize("src_vocab, tgt_vocab", [(11, 11), (10_000, 15_000)])
def test_base_model_has_as_many_parameters_as_formula(src_vocab, tgt_vocab):
    with torch.device("meta"):
        count = count_parameters(make_model(src_vocab, tgt_vocab))
    assert count == 44_140_544 + 512 * (src_vocab + tgt_vocab) + 513 * tgt_vocab
    assert count == expected_count(src_vocab, tgt_vocab, 6, 512, 2048)


@each_norm
@pytest.mark.parametrize("tied", [False, True], ids=["untied", "tied"])
@pytest.mark.parametrize("n, d, d_ff, h", [(1, 6, 5, 2), (2, 33, 13, 3), (5, 7, 3, 1)])
def test_number_of_parameters(n, d, d_ff, h, tied, norm_first):
    sizes = dict(n_layers=n, d_model=d, d_ff=d_ff, n_heads=h)
    model = make_model(19, 19, **sizes, norm_first=norm_first, tie_embeddings=tied)
    expected = expected_count(19, 19, n, d, d_ff, norm_first, tied)
    assert count_parameters(model) == expected


def test_first_weights():
    """Uniform up to √(6 / (rows + columns)), each for itself."""
    model = make_model(101, 103, n_layers=2, d_model=32, d_ff=64, n_heads=4)
    drawn = [p for p in model.parameters() if p.dim() > 1]
    assert len(drawn) == 2 * (4 + 2) + 2 * (8 + 2) + 3
    for matrix in drawn:
        bound = math.sqrt(6 / sum(matrix.shape))
        assert 0.98 * bound < matrix.abs().max() <= bound
        assert matrix.std().item() == pytest.approx(bound / math.sqrt(3), rel=0.1)
    corners = [matrix.flatten()[0].item() for matrix in drawn]
    assert len(set(corners)) == len(corners)
    model = make_model(17, 19, n_layers=1, d_model=6, d_ff=5, n_heads=2)
    for name, parameter in model.named_parameters():
        if "norm." in name:
            assert (parameter == float(name.endswith("norm.weight"))).all()


def test_tied_embeddings_are_one_matrix():
    model = small_model(17, 17, tie_embeddings=True)
    matrix = model.tgt_embed.table.weight
    assert model.src_embed.table.weight is matrix
    assert model.generator.proj.weight is matrix
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    src = words(B, S)
    model(src, src, None, None).square().mean().backward()
    optimizer.step()
    assert torch.equal(model.src_embed.table.weight, model.generator.proj.weight)
    with torch.device("meta"):
        count = count_parameters(make_model(37_000, 37_000, tie_embeddings=True))
    assert count == 44_140_544 + 513 * 37_000


@pytest.mark.parametrize("eos_id", [EOS, None])
def test_generate_is_greedy_decoding(eos_id):
    model, src = small_model().double(), words(13, S)
    model.generator.proj.bias.data[EOS] += 3  # so that rows end at different times
    src[5, 2:] = PAD
    options = dict(max_len=9, bos_id=BOS, eos_id=eos_id)
    expected = greedy_decode(model, src, padding_mask(src, PAD), **options)
    assert torch.equal(model.generate(src, **options), expected)
    assert len({row.count(PAD) for row in expected.tolist()}) > 1 or eos_id is None


def test_generate_samples_from_the_softmax():
    """The first token of 4,000 rows of one source, at a temperature of 2."""
    model = small_model()
    src = words(1, S).expand(4000, S)
    random = torch.Generator().manual_seed(5)
    options = dict(max_len=2, bos_id=BOS, temperature=2.0)
    found = model.generate(src, **options, generator=random)
    with torch.no_grad():
        logits = model(src[:1], found[:1, :1], None, None)[0, -1]
    expected = (logits / 2).softmax(-1)
    shares = found[:, 1].bincount(minlength=TGT_VOCAB) / len(found)
    assert (shares - expected).abs().max() < 0.03
    again = model.generate(src, **options, generator=random.manual_seed(5))
    assert torch.equal(again, found)


@pytest.mark.parametrize("training", [True, False])
def test_generate_leaves_the_mode_and_needs_no_gradient(training):
    model = small_model(dropout=0.5).train(training)
    src = small_batch()[0]
    options = dict(max_len=9, bos_id=BOS)
    assert torch.equal(model.generate(src, **options), model.generate(src, **options))
    assert {module.training for module in model.modules()} == {training}


def test_defaults_are_the_base_model_of_the_paper():
    """Table 3. And `make_model` and `TransformerConfig` agree."""
    config = TransformerConfig(src_vocab=3, tgt_vocab=5)
    base = dict(n_layers=6, d_model=512, d_ff=2048, n_heads=8, dropout=0.1)
    base |= dict(max_len=5000, norm_first=True, tie_embeddings=False, pad_id=0)
    base |= dict(attention_dropout=0.0, feed_forward_dropout=0.0)
    assert dataclasses.asdict(config) == dict(src_vocab=3, tgt_vocab=5, **base)
    changed = dataclasses.replace(config, n_layers=1)
    assert make_model(3, 5, n_layers=1).config == changed
    with refused("unknown model setting: n_layer; give one of n_layers, d_model"):
        make_model(17, 19, n_layer=2)


def test_every_setting_has_its_effect():
    settings = dict(n_layers=1, d_model=6, d_ff=5, n_heads=2, dropout=0.5, max_len=9)
    settings |= dict(norm_first=False, tie_embeddings=True, pad_id=3)
    settings |= dict(attention_dropout=0.25, feed_forward_dropout=0.75)
    model = make_model(7, 7, **settings)
    expected = dict(src_vocab=7, tgt_vocab=7, **settings)
    assert dataclasses.asdict(model.config) == expected
    assert model.positions.pe.shape == (9, 6)
    assert not model.encoder.layers[0].sublayers[0].norm_first
    assert not model.decoder.layers[0].sublayers[2].norm_first


@pytest.mark.parametrize("name", DROPOUTS)
@pytest.mark.parametrize("rate", [-0.1, 1.0, 1.5, math.nan, None, "0.1"])
def test_invalid_dropout_rates(name, rate):
    with refused(f"{name} must be a number of at least 0 and below 1, got {rate!r}"):
        make_model(17, 19, **{name: rate})


@pytest.mark.parametrize("name", ["norm_first", "tie_embeddings"])
@pytest.mark.parametrize("value", ["post", 1, None])
def test_invalid_switches(name, value):
    """Any text would count as True: `norm_first="post"` is pre-norm."""
    with refused(f"{name} must be True or False, got {value!r}"):
        make_model(17, 17, **{name: value})


def test_settings_that_contradict_each_other():
    sizes = dict(src_vocab=17, tgt_vocab=19, d_model=33, n_heads=4)
    for build in (TransformerConfig, make_model):
        with refused("d_model = 33 cannot be split into n_heads = 4", "multiple"):
            build(**sizes)
    with refused("tie_embeddings", "src_vocab = 17", "tgt_vocab = 19", "joint"):
        make_model(17, 19, tie_embeddings=True)
    for pad_id in (17, -1, 0.5, None):
        with refused(f"pad_id = {pad_id!r}", "17", "19"):
            make_model(17, 19, pad_id=pad_id)


LONG = words(B, MAX_LEN + 1)
INPUTS = [
    (dict(src=words(S)), "src must have shape (B, L), got (7,)", "batch axis"),
    (dict(tgt=words(T)), "tgt must have shape (B, L), got (5,)", "batch axis"),
    (dict(tgt=words(B, T).float()), "tgt must hold integer ids", "float32"),
    (dict(src=[[3, 4]]), "src must be a tensor", "list"),
    (dict(src=words(B, 0)), "src is empty, shape (2, 0)", "at least one"),
    (
        dict(tgt=words(3, T)),
        "memory (of src) and tgt must have the same batch",
        "(3, 5",
    ),
    (dict(src=words(B, S) * 0 + SRC_VOCAB), "src holds ids from 17 to 17", "(0 to 16)"),
    (dict(tgt=words(B, T) * 0 + TGT_VOCAB), "tgt holds ids from 19 to 19", "(0 to 18)"),
    (dict(tgt=words(B, T) * 0 - 1), "tgt holds ids from -1 to -1", "19 entries"),
    (dict(src=LONG, src_mask=None), "src has shape (2, 24)", "= 23", "larger max_len"),
    (dict(tgt=LONG, tgt_mask=None), "tgt has shape (2, 24)", "= 23", "larger max_len"),
    (dict(src_mask=torch.ones(B, 1, S)), "src_mask must be Boolean", "float32"),
    (dict(tgt_mask=torch.ones(B, T, T)), "tgt_mask must be Boolean", "float32"),
    (dict(src_mask=torch.ones(B, 1, T) > 0), "src_mask has shape (2, 1, 5)"),
    (dict(tgt_mask=torch.ones(B, T, S) > 0), "tgt_mask has shape (2, 5, 7)"),
    (dict(src_mask=torch.ones(B, 1, S) < 0), "src_mask", "masks every key", "(0, 0)"),
    (dict(tgt_mask=torch.ones(B, T, T) < 0), "tgt_mask", "masks every key", "(0, 0)"),
]


@pytest.mark.parametrize("case", INPUTS, ids=lambda case: case[1])
def test_invalid_inputs(model, batch, case):
    replaced, *parts = case
    whole = dict(zip(["src", "tgt", "src_mask", "tgt_mask"], batch, strict=True))
    with refused(*parts):
        model(**{**whole, **replaced})


def test_inputs_at_the_edge(model, batch):
    src, tgt = words(1, MAX_LEN), words(1, MAX_LEN)
    assert model(src, tgt, None, None).shape == (1, MAX_LEN, TGT_VOCAB)
    src, tgt, src_mask, tgt_mask = batch
    assert torch.equal(model(src.int(), tgt.int(), *batch[2:]), model(*batch))
    with refused("states has shape (2, 5, 32)", "33"):
        model.generator(torch.zeros(B, T, 32))
    memory = model.encode(src, src_mask)
    with refused("memory must have the axes (B, S, d_model)", "(7, 33)"):
        model.decode(memory[0], src_mask, tgt, tgt_mask)
    with refused("memory has shape (2, 7, 32)", "33"):
        model.decode(memory[..., :32], src_mask, tgt, tgt_mask)
    with refused("memory is empty, shape (2, 0, 33)"):
        model.decode(memory[:, :0], None, tgt, tgt_mask)
    with refused("memory (of src) and tgt must have the same batch size", "(1, 7, 33)"):
        model.decode(memory[:1], None, tgt, tgt_mask)
    with refused("src_mask has shape (2, 1, 6)", "(2, 5, 7)"):
        model.decode(memory, src_mask[..., :6], tgt, tgt_mask)
    with refused("src_mask", "masks every key"):
        model.decode(memory, torch.zeros_like(src_mask), tgt, tgt_mask)
    src[1] = PAD
    with refused("src_mask", "masks every key", "(1, 0)", "leave that row out"):
        model(src, tgt, padding_mask(src, PAD), tgt_mask)
