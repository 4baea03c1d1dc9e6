"""Module paths in words: the same in Python and in the page."""

from torch import nn

from annotated import make_model
from annotated_book.widgets.kit.names import spoken_name
from tests.helpers.javascript import in_node

SAID = {
    "decoder.layers.1.cross_attention": "decoder layer 1, cross-attention",
    "encoder.layers.0.self_attention": "encoder layer 0, self-attention",
    "encoder.layers.11.feed_forward.w_1": "encoder layer 11, feed-forward, first linear layer",
    "decoder.layers.1.self_attention.weights": "decoder layer 1, self-attention, "
    "attention weights",
    "decoder.layers.0.sublayers.1": "decoder layer 0, cross-attention sublayer",
    "encoder.layers.0.sublayers.1.norm": "encoder layer 0, feed-forward sublayer, layer norm",
    "decoder.layers.0.sublayers.3": "decoder layer 0, sublayer 3",
    "encoder.norm": "encoder, final layer norm",
    "encoder": "encoder",
    "src_embed.table": "source embedding, table",
    "positions.tgt": "positional encoding, target",
    "generator": "LM head",
    "probabilities": "probabilities",
    "": "model",
    # of other models
    "decoder.layers.1.multihead_attn": "decoder layer 1, cross-attention",
    "transformer.h.3.attn": "transformer, h 3, attention",
    "blocks.2.attn": "block 2, attention",
    "0.attn": "0, attention",
    "transformer.decoder.layers.1.self_attn": "transformer, decoder, layer 1, self-attention",
    "3": "3",
    "MultiHeadAttention": "MultiHeadAttention",
}


def all_paths():
    sizes = dict(n_layers=2, d_model=8, d_ff=16, n_heads=2)
    models = make_model(5, 6, **sizes), nn.Transformer(8, 2, 2, 2, batch_first=True)
    return [path for model in models for path, _ in model.named_modules()]


def test_names_in_words():
    assert {path: spoken_name(path) for path in SAID} == SAID
    path = "decoder.layers.1.cross_attention"
    assert spoken_name(path, 0) == f"{SAID[path]}, head 0"
    model = make_model(5, 6, n_layers=2, d_model=8, d_ff=16, n_heads=2)
    paths = [path for path, _ in model.named_modules()]
    assert len({spoken_name(path) for path in paths}) == len(paths)
    assert not any("_" in spoken_name(path) for path in paths)


def test_page_gives_the_same_names(tmp_path):
    paths = [*SAID, *all_paths()]
    code = "return given.map((path) => [js.spokenName(path), js.spokenName(path, 2)])"
    found = in_node(tmp_path, ["kit/names.js"], code, paths)
    assert found == [[spoken_name(path), spoken_name(path, 2)] for path in paths]
