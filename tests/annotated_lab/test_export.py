"""A translator that leaves the book: the engine returns the same tokens, and nothing is changed."""

import copy
import re

import ctranslate2
import pytest
import torch
from safetensors.torch import load_model

from annotated import (
    Translator,
    beam_search,
    greedy_decode,
    make_model,
    number_split,
    number_words,
)
from annotated.data.tokenizers import SubwordTokenizer
from annotated.transformer.layers import LayerNorm
from annotated_lab.cli.main import main
from annotated_lab.export import export_to_ctranslate2, export_to_safetensors
from tests.helpers.pages import text_of
from tests.helpers.small import refused, spread_out

BEAM = {"decode": beam_search, "beam_size": 4, "length_penalty": 0.0}


def ours(translator, texts, **how):
    rows = translator.decode(translator.encode_sources(texts), **how).tolist()
    vocabulary = translator.tgt_vocab
    ids = [[*row[1:], vocabulary.eos_id] for row in rows]
    return [
        [vocabulary.tokens[i] for i in row[: row.index(vocabulary.eos_id)]]
        for row in ids
    ]


def theirs(folder, translator, texts, **how):
    engine = ctranslate2.Translator(str(folder), device="cpu", intra_threads=1)
    ids = map(translator.encode_source, texts)
    tokens = [[translator.src_vocab.tokens[i] for i in row] for row in ids]
    how = {
        "max_decoding_length": translator.model.config.max_len - 1,
        "length_penalty": 0,
        **how,
    }
    return [found.hypotheses[0] for found in engine.translate_batch(tokens, **how)]


@pytest.mark.parametrize("quantization", ["float32", "int8"])
def test_shipped_translator_on_a_thousand_new_numbers(tmp_path, quantization):
    translator = Translator.load()
    texts, answers = zip(*map(number_words, number_split()[1][:1000]), strict=True)
    folder = export_to_ctranslate2(translator, tmp_path / "served", quantization)
    greedy = theirs(folder, translator, texts, beam_size=1)
    # Also after the export, which must leave the model as it is.
    assert greedy == ours(translator, texts, decode=greedy_decode)
    assert theirs(folder, translator, texts, beam_size=4) == ours(
        translator, texts, **BEAM
    )
    assert ["".join(tokens) for tokens in greedy] == list(answers)


@pytest.mark.parametrize(
    "norm_first, final_norm", [(True, True), (False, False), (False, True)]
)
@pytest.mark.parametrize("tied", [True, False])
def test_models_of_every_kind(tmp_path, norm_first, final_norm, tied):
    texts = [
        "a red dog",
        "two cats sleep",
        "under our old green house",
        "the dog and the cats",
    ]
    tokenizer = SubwordTokenizer.learn(texts, size=60)
    torch.manual_seed(3)
    sizes = dict(n_layers=2, d_model=32, d_ff=48, n_heads=4, max_len=40, dropout=0.0)
    n = len(tokenizer.vocabulary)
    model = make_model(n, n, norm_first=norm_first, tie_embeddings=tied, **sizes).eval()
    if final_norm:  # as PyTorch has it in post-norm too
        model.encoder.norm, model.decoder.norm = LayerNorm(32), LayerNorm(32)
    with torch.no_grad():  # biases and norms that are none too simple
        for parameter in model.parameters():
            if parameter.dim() == 1:
                parameter.add_(0.5 * torch.randn_like(parameter))
    translator = Translator(model, tokenizer, tokenizer)
    folder = export_to_ctranslate2(translator, tmp_path / "served")
    assert theirs(folder, translator, texts, beam_size=1) == ours(translator, texts)
    assert theirs(folder, translator, texts, beam_size=4) == ours(
        translator, texts, **BEAM
    )
    folder = export_to_safetensors(translator, tmp_path / "tensors")
    again = spread_out(copy.deepcopy(model))
    load_model(again, folder / "model.safetensors")
    for name, tensor in model.state_dict().items():
        assert torch.equal(again.state_dict()[name], tensor), name
    with refused("tensors is not empty: name a new one"):
        export_to_safetensors(translator, tmp_path / "tensors")
    with refused("quantization = 'int3' is unknown: give one of float32, int8"):
        export_to_ctranslate2(translator, tmp_path / "x", "int3")


def test_program_of_the_page(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["export", "--out", "served", "--quantization", "int8"]) == 0
    (program,) = re.findall(
        r"```python\n(.*?)```", text_of("from-the-book-to-a-server.md"), re.S
    )
    exec(program, {})
    assert capsys.readouterr().out == "['siebenundvierzig', 'neunhundertzwölf']\n"
    assert main(["export", "--out", "tensors", "--to", "safetensors"]) == 0
    assert (
        main(["export", "--out", "x", "--to", "safetensors", "--quantization", "int8"])
        == 2
    )
