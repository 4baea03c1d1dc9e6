"""The forward pass in JavaScript gives PyTorch's numbers, tensor by tensor (in Node)."""

import random
from base64 import b64encode
from difflib import get_close_matches
from unicodedata import normalize

import pytest
import torch

import annotated
from annotated.data.tokenizers import (
    NumberTokenizer,
    SubwordTokenizer,
    WordTokenizer,
    split_words,
)
from annotated.training.batches import pad
from annotated_book.broken import without
from annotated_book.widgets.in_page.engine import pack
from annotated_book.widgets.in_page.live import in_words
from annotated_lab import Storyteller
from annotated_lab.small_world import stories
from tests.helpers.javascript import in_node
from tests.helpers.small import spread_out

CLOSE = 1e-5
# n_layers, n_heads, d_k, d_ff, src_vocab, tgt_vocab: distinct primes, a swapped axis cannot pass
SIZES = [(2, 3, 11, 13, 17, 19), (1, 5, 2, 7, 11, 13), (3, 2, 5, 17, 13, 7)]
B, S, T, MAX_LEN = 5, 11, 7, 23
ENGINE, WORDS = "in_page/engine.js", "in_page/words.js"
TOKENIZERS = "in_page/tokenizers.js"


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    """Run JavaScript that sees the exports of a module as `js`, and `given`."""

    def run(module, code, given=None):
        modules = ["kit/numbers.js", "in_page/parameters.js", module]
        return in_node(tmp_path_factory.mktemp("node"), modules, code, given)

    return run


def packed(model):
    blueprint, data = pack(model)
    return {"blueprint": blueprint, "data": b64encode(data).decode()}


def small(**sizes):
    usual = dict(n_layers=1, d_model=8, n_heads=2, d_ff=5, max_len=MAX_LEN)
    return annotated.make_model(17, 19, **usual | sizes).eval()


MODEL = """
    const model = new js.EncoderDecoder(js.unpack(given.model.blueprint, given.model.data));
"""
ALL_TENSORS = f"""{MODEL}
    const pad = model.config.pad_id;
    return given.src.map((src, i) => {{
        const tgt = given.tgt[i];
        const seen = js.watch(model, () =>
            model.forward(src, tgt, js.paddingMask(src, pad),
                (query, key) => key <= query && tgt[key] !== pad));
        for (const tensor of Object.values(seen)) tensor.data = Array.from(tensor.data);
        return seen;
    }});
"""
STORY_MODEL = MODEL.replace("EncoderDecoder", "DecoderOnly")
STORY_TENSORS = f"""{STORY_MODEL}
    return given.ids.map((ids) => {{
        const seen = js.watch(model, () => model.forward(ids));
        for (const tensor of Object.values(seen)) tensor.data = Array.from(tensor.data);
        return seen;
    }});
"""


def all_tensors(model, src, tgt, src_mask, tgt_mask):
    """Return the outputs of PyTorch's modules, by their paths."""

    def mask_of(path):
        is_own = path.startswith("decoder") and "self" in path
        return tgt_mask if is_own else src_mask

    return watched(model, (src, tgt, src_mask, tgt_mask), mask_of)


def watched(model, inputs, mask_of):
    """Return the outputs of any call; `mask_of` maps an attention's path to its mask."""
    seen = {}
    hooks = []

    def keep(path):
        def hook(module, inputs, output):
            name = path
            if path == "positions" and hasattr(model, "encoder"):  # it is called twice
                name = "positions.tgt" if "positions.src" in seen else "positions.src"
            if path.endswith("w_o"):
                seen[path.replace("w_o", "values")] = inputs[0]
            seen[name] = output[0] if isinstance(output, tuple) else output

        return hook

    for path, module in model.named_modules():
        if path and not path.endswith(("dropout", "layers")):
            hooks.append(module.register_forward_hook(keep(path)))
    with torch.no_grad(), annotated.capture_attention(model) as maps:
        model(*inputs)
    for hook in hooks:
        hook.remove()
    for path, weights in maps.items():
        n_heads = model.config.n_heads
        q, k = (
            annotated.split_heads(seen[f"{path}.{w}"], n_heads) for w in ("w_q", "w_k")
        )
        scores = q @ k.transpose(-2, -1) / q.shape[-1] ** 0.5
        mask = mask_of(path)
        seen[f"{path}.scores"] = scores.masked_fill(~mask.unsqueeze(1), float("-inf"))
        seen[f"{path}.weights"] = weights
    return seen


def assert_same_tensors(answer, wanted):
    """Compare the tensors that a page computed with PyTorch's."""
    assert answer.keys() == wanted.keys()
    for path, tensor in answer.items():
        assert tensor["shape"] == list(wanted[path].shape), path
        numbers = [float("-inf") if x is None else x for x in tensor["data"]]
        torch.testing.assert_close(
            torch.tensor(numbers, dtype=wanted[path].dtype).view(tensor["shape"]),
            wanted[path],
            atol=CLOSE,
            rtol=0,
            msg=lambda m, path=path: f"{path}: {m}",
        )


def assert_same_batch(answers, wanted):
    assert len(answers) == len(next(iter(wanted.values())))
    for row, answer in enumerate(answers):
        assert_same_tensors(answer, {path: x[row] for path, x in wanted.items()})


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre-norm", "post-norm"])
@pytest.mark.parametrize("sizes", SIZES, ids=str)
@pytest.mark.parametrize("tie", [False, True], ids=["untied", "tied"])
def test_every_tensor_is_that_of_pytorch(node, sizes, norm_first, tie):
    """Of a model with an encoder, and of a decoder alone."""
    n_layers, n_heads, d_k, d_ff, vocab, tgt_vocab = sizes
    options = dict(n_layers=n_layers, d_model=n_heads * d_k, d_ff=d_ff, n_heads=n_heads)
    options |= dict(max_len=MAX_LEN, norm_first=norm_first, tie_embeddings=tie)
    model = spread_out(
        annotated.make_model(vocab, vocab if tie else tgt_vocab, **options)
    ).eval()
    src = torch.randint(1, model.config.src_vocab, (B, S))
    tgt = torch.randint(1, model.config.tgt_vocab, (B, T))
    for row in range(1, B):  # the first is full, the others have padding
        src[row, -2 * row :] = 0
        tgt[row, -row:] = 0
    wanted = all_tensors(
        model, src, tgt, annotated.padding_mask(src, 0), annotated.target_mask(tgt, 0)
    )
    given = {"model": packed(model), "src": src.tolist(), "tgt": tgt.tolist()}
    assert_same_batch(node(ENGINE, ALL_TENSORS, given), wanted)
    modules = {path for path, _ in model.named_modules() if path} - wanted.keys()
    rest = ("dropout", "layers", "positions", "sublayers")  # these do nothing here
    assert all(path.endswith(rest) for path in modules)
    model = spread_out(annotated.make_decoder_only(vocab, **options)).eval()
    ids = torch.randint(0, vocab, (B, T))
    wanted = watched(model, (ids,), lambda path: annotated.causal_mask(T))
    given = {"model": packed(model), "ids": ids.tolist()}
    assert_same_batch(node(ENGINE, STORY_TENSORS, given), wanted)


@pytest.mark.parametrize("path, head", [
    ("positions", None), ("scale", None), ("encoder.layers.0.self_attention", 0),
    ("decoder.layers.1.self_attention", 2), ("decoder.layers.0.cross_attention", 1),
])  # fmt: skip
def test_parts_are_left_out_as_in_pytorch(node, path, head):
    part, head = (path, None) if head is None else ("head", [path, head])
    model = small(n_layers=2, d_model=21, n_heads=3)
    src, tgt = torch.randint(1, 11, (1, S)), torch.randint(1, 13, (1, T))
    masks = annotated.padding_mask(src, 0), annotated.target_mask(tgt, 0)
    whole = all_tensors(model, src, tgt, *masks)
    with without(model, part, head):
        wanted = all_tensors(model, src, tgt, *masks)
    assert not torch.allclose(wanted["generator"], whole["generator"], atol=1e-3)
    after = all_tensors(model, src, tgt, *masks)["generator"]
    torch.testing.assert_close(after, whole["generator"])
    code = ALL_TENSORS.replace("const pad", "model.without = given.without; const pad")
    given = {"model": packed(model), "src": src.tolist(), "tgt": tgt.tolist()}
    [answer] = node(ENGINE, code, given | {"without": {part: head or True}})
    if part == "scale":  # PyTorch's twin multiplies the queries
        answer = {k: x for k, x in answer.items() if not k.endswith("w_q")}
    assert_same_tensors(answer, {path: wanted[path][0] for path in answer})


def test_every_tensor_of_the_storyteller(node):
    """Compare stories, some of which contradict the world, with float64.

    Its numbers grow with the layers, and PyTorch's float32 rounds them more than a page does.
    """
    storyteller = Storyteller.load()
    told = [story[: 7 + 9 * i] for i, story in enumerate(stories(5, seed=3))]
    told.append(["Who", "Anna", "Anna", "takes", "the", "the", ".", "Nobody", "?"])
    bos = storyteller.vocabulary.bos_id
    ids = [[bos, *storyteller.vocabulary.encode(words)] for words in told]
    given = {"model": packed(storyteller.model), "ids": ids}
    exact = storyteller.model.double().eval()
    answers = node(ENGINE, STORY_TENSORS, given)
    for one, answer in zip(ids, answers, strict=True):
        mask = annotated.causal_mask(len(one))
        wanted = watched(exact, (torch.tensor([one]),), lambda _, mask=mask: mask)
        assert_same_tensors(answer, {path: x[0] for path, x in wanted.items()})


REFUSED_CALLS = """encode([1, 99], null): ids holds 99, but the vocabulary has 17 entries
encode([1, 17], null): ids holds 17, but the vocabulary has 17 entries
encode([-1, 1], null): ids holds -1, but the vocabulary has 17 entries
encode(Array(24).fill(1), null): src has 24 tokens, and the model has positions for 23
encode([1, 2], (query, key) => query !== 1): mask masks every key for some query
forward(Array(24).fill(1)): ids has 24 tokens, and the model has positions for 23"""


@pytest.mark.parametrize("case", REFUSED_CALLS.splitlines())
def test_inputs_that_do_not_fit_are_an_error(node, case):
    call, message = case.split(": ")
    is_story = call.startswith("forward")
    sizes = dict(n_layers=1, d_model=8, n_heads=2, d_ff=5, max_len=MAX_LEN)
    model = annotated.make_decoder_only(17, **sizes) if is_story else small()
    code = STORY_MODEL if is_story else MODEL
    code += f"try {{ model.{call}; }} catch (error) {{ return error.message; }}"
    assert node(ENGINE, code, {"model": packed(model)}) == message


def test_watchers_and_a_start_that_is_also_the_end(node):
    code = f"""{MODEL}
        let seen = 0;
        model.onOutput = () => {{ seen++; }};
        js.watch(model, () => model.encode([1], null));
        const during = seen;
        model.encode([1], null);
        return [during, seen > 0];
    """
    assert node(ENGINE, code, {"model": packed(small())}) == [0, True]
    code = f"""{MODEL}
        return js.greedyDecode(model, [3, 4], null, {{ maxLen: 5, bosId: 1, eosId: 1 }});
    """
    answer = node(ENGINE, code, {"model": packed(small())})
    assert answer[0] == 1 and len(answer) > 1


def test_softmax_is_that_of_pytorch(node):
    rows = [[0.0, 1.5, -3.0], [1e4, 1e4 - 1, -1e9], [-1e9, -1e9], [700.0, 710.0]]
    found = node(ENGINE, "return given.map(js.softmax);", rows)
    for row, weights in zip(rows, found, strict=True):
        wanted = torch.tensor(row, dtype=torch.float64).softmax(-1)
        assert weights == pytest.approx(wanted.tolist(), abs=1e-15)
    code = "return js.softmax([-Infinity, -Infinity]).map(String);"
    assert node(ENGINE, code) == ["NaN", "NaN"]


UNPACKED = """
    const { parameters } = js.unpack(given.blueprint, given.data);
    for (const tensor of Object.values(parameters)) tensor.data = Array.from(tensor.data);
    return parameters;
"""


def test_every_float16_is_read_as_in_pytorch(node):
    """Read all 63,488 that are finite, the smallest ones, without an exponent, too."""
    bits = torch.arange(2**16, dtype=torch.int32).to(torch.int16)
    halves = bits.view(torch.float16)
    halves = halves[halves.isfinite()]
    blueprint = {"config": {}, "tensors": [["a", [len(halves)], 2, "e"]]}
    data = b".." + halves.numpy().tobytes()  # it begins at the third byte
    given = {"blueprint": blueprint, "data": b64encode(data).decode()}
    answer = node(ENGINE, UNPACKED, given)["a"]["data"]
    assert len(answer) == 63_488
    assert answer == halves.double().tolist()
    code = """
        const numbers = Float32Array.from([7, 1.5, -2]);
        const blueprint = { config: {}, tensors: [["a", [2], 0]] };
        const { a } = js.unpack(blueprint, new Uint8Array(numbers.buffer, 4)).parameters;
        return Array.from(a.data);
    """
    assert node(ENGINE, code) == [1.5, -2]


def test_tensors_that_lose_nothing_are_packed_as_float16(node):
    model = small(d_model=9, n_heads=3, max_len=7)
    for parameter in model.parameters():
        parameter.data += torch.randn_like(parameter)
    wide, _ = pack(model)
    assert {letter for *_, letter in wide["tensors"]} == {"f"}
    model.half().float()
    model.tgt_embed.table.weight.data[3, 4] = 1 + 2**-11  # a digit too many
    model.generator.proj.bias.data[5] = float("inf")
    model.positions.pe.copy_(small(d_model=9, n_heads=3, max_len=7).positions.pe)
    short, _ = pack(model)
    in_full = {path for path, *_, letter in short["tensors"] if letter == "f"}
    assert in_full == {"tgt_embed.table.weight", "positions.pe", "generator.proj.bias"}
    found = node(ENGINE, UNPACKED, packed(model))
    for path, tensor in model.state_dict().items():
        numbers = [float("inf") if x is None else x for x in found[path]["data"]]
        assert found[path]["shape"] == list(tensor.shape)
        assert numbers == tensor.flatten().tolist(), path


def test_greedy_decoding_gives_pytorchs_ids(node, translator):
    draw = random.Random(0)
    numbers = [*range(0, 120, 7), *draw.sample(range(1_000_000), 400)]
    texts = [annotated.number_words(n)[0] for n in numbers]
    known = translator.src_vocab.tokens[4:]
    texts += [" ".join(draw.choices(known, k=draw.randint(1, 32))) for _ in range(150)]
    texts.append("one hundred and one hundred")  # to this it finds no end
    sources = [translator.encode_source(text) for text in texts]
    wanted = []
    for i in range(0, len(sources), 100):
        for row in translator.decode(pad(sources[i : i + 100], 0)).tolist():
            wanted.append(row[: row.index(2) + 1] if 2 in row else row)
    code = f"""{MODEL}
        const options = {{ maxLen: 32, bosId: 1, eosId: 2 }};
        return given.sources.map((src) =>
            js.greedyDecode(model, src, js.paddingMask(src, 0), options));
    """
    model = packed(translator.model)
    assert len(model["data"]) < 1_000_000
    found = node(ENGINE, code, {"model": model, "sources": sources})
    assert found == wanted
    assert len(wanted) >= 560
    assert len({len(ids) for ids in wanted}) > 8 and len(wanted[-1]) == 32


ODD_TEXTS = [
    "Forty-Seven", "  two,hundred\tand\u00a0one ", "sevn", "fourty", "SEVEN hundrd", "x",
    "zwölf", "İstanbul", "it's", "say \"it's\"", "a\\b", "thousnad", "<img src=x onerror=alert(1)>",
    "😀", "nine😀", "o" * 300, "e\u0301leven", "tenten", "tab\u200bbed", "ΣΑΣ", "eigh teen ",
    "fivety", "hundreds", "one\x1cseven", "thirty\u2028four", "\ufeffone", "ten " * 40,
    "<unk>", "<s>", "forty–seven", "forty‐seven", "forty‑seven", "forty—seven", "for\u00adty",
    "for\u200bty", "a million", "minus five", "forty−seven", "A hundred and one", "a-thousand",
    "a", "a a hundred", "two a hundred", "half a thousandth",
]  # fmt: skip
EACH = """
    return given.texts.map((text) => {
        try { return CALL; } catch (error) { return error.message; }
    });
"""
ENCODED = "const tokenizer = js.restored(given.state);"
ENCODED += EACH.replace("CALL", "tokenizer.encode(text)")
RANGE = "I translate integers from 0 to 999,999. "


def test_words_match_the_package(node):
    found = node(WORDS, "return given.map(js.splitWords);", ODD_TEXTS)
    assert found == [split_words(text) for text in ODD_TEXTS]
    numbers = [*range(2200), *range(2200, 1_000_000, 97), 999_999, 100_000, 100_001]
    found = node(WORDS, "return given.map(js.numberWords);", numbers)
    assert found == [annotated.number_words(n)[0] for n in numbers]


def test_ids_and_hints_match_the_package(node, translator):
    """The words of a refusal are a page's own; the word that is suggested is the same."""
    draw = random.Random(1)
    texts = [*ODD_TEXTS, "", "  ", "-,-"]
    for word in translator.src_vocab.tokens[4:]:  # each word with slips of the pen
        for _ in range(12):
            letters = list(word)
            for _ in range(draw.randint(0, 3)):
                other = draw.choice(["", "e", "n", "th", "y"])
                letters[draw.randrange(len(letters))] = other
            texts.append("".join(letters) or "q")
    given = {"state": translator.src_tokenizer.state(), "texts": texts}
    found = node(TOKENIZERS, ENCODED, given)
    known = translator.src_vocab.tokens[4:]
    for text, answer in zip(texts, found, strict=True):
        try:
            assert answer == translator.src_tokenizer.encode(text)
        except ValueError:
            composed = normalize("NFC", text)  # as the tokenizer takes it
            unknown = [w for w in split_words(composed) if w not in known][:1]
            near = [w for u in unknown for w in get_close_matches(u, known, 1)]
            assert answer.startswith(RANGE)
            if near:
                shown = [u if len(u) <= 40 else f"{u[:30]}…" for u in unknown]
                says = f"“{shown[0]}” is not a number word that I know."
                assert answer.endswith(f"{says} Did you mean “{near[0]}”?")
            else:
                assert answer.endswith("47 or forty-seven.")
    assert sum(isinstance(answer, str) for answer in found) > 200


def test_refusal_says_what_to_write(node, translator):
    says = {
        "fourty": "“fourty” is not a number word that I know. Did you mean “forty”?",
        "365 days": "“days” is not a number word that I know.",
        "one million": "“million” is not a number word that I know. Write 47 or",
        "siebenundvierzig": "“siebenundvierzig” is not a number word",
        "constructor": "“constructor” is not a number word",
        "😀": "“😀” is not a number word",
        "4 thousand": "Write “4” in words too, or the integer in digits.",
        "x" * 5000: f"“{'x' * 30}…” is not a number word that I know. Write 47 or",
    }
    both = "[error.message, error instanceof RangeError]"
    code = ENCODED.replace("error.message", both)
    given = {"state": translator.src_tokenizer.state(), "texts": list(says)}
    found = node(TOKENIZERS, code, given)
    for (message, is_range_error), words in zip(found, says.values(), strict=True):
        assert message.startswith(RANGE + words) and is_range_error
    words = ["bat", "bad", "bath", "bar", "ban", "band"]
    given = {"state": NumberTokenizer(words).state(), "texts": ["bax"]}
    [message] = node(TOKENIZERS, ENCODED, given)
    assert f"Did you mean “{get_close_matches('bax', words, n=1)[0]}”?" in message


DIGITS = {
    "0": 0, "4247": 4247, " 4,247 ": 4247, "999999": 999_999, "12 000": 12_000, "007": 7,
    "999,999": 999_999, "4’247": 4247, "4'247": 4247, "4_247": 4247, "4\u00a0247": 4247,
    "4\u202f247": 4247, "47": 47, "\x1c47\x85": 47, "0" * 50 + "47": 47,
}  # fmt: skip
REFUSED = [
    "-5", "1e9", "1e400", "1000000", "3.5", "12,34", "0123,456", "1,0000", "9" * 400, "1 2",
    "−5", "47.0", "1.000", "+47", "4 7", "47,", "-0", "1’00", " 5.\t", ".5",
]  # fmt: skip
LEFT_AS_THEY_ARE = [
    "47x", "", "five", "+", "٤٧", "5 apples", "1e", "e5", "\ufeff47", "forty-seven", "four 5",
    "<b>5</b>", "five.",
]  # fmt: skip


def test_page_and_package_read_the_same_numbers(node):
    texts = [*REFUSED, *LEFT_AS_THEY_ARE, *DIGITS]
    found = node(WORDS, EACH.replace("CALL", "js.inWords(text)"), {"texts": texts})
    read = [in_words(text) for text in texts[len(REFUSED) :]]
    assert found[len(REFUSED) :] == read
    words = [annotated.number_words(number)[0] for number in DIGITS.values()]
    assert read == LEFT_AS_THEY_ARE + words
    for typed, message in zip(REFUSED, found, strict=False):
        shown = typed.strip() if len(typed) < 40 else f"{typed[:30]}…"
        says = f"“{shown}” is not one of them. Write 4247, 4,247 or forty-seven."
        assert message == RANGE + says
        with pytest.raises(ValueError) as refused:
            in_words(typed)
        says = f"number must be an integer from 0 to 999,999, got {typed.strip()}"
        assert str(refused.value).startswith(says)
    with pytest.raises(ValueError, match="integer from 0 to 999,999"):
        in_words("9" * 5000)  # too long for `int`


CORPUS = [
    "A dog's ball - it isn't red, is it?", "the dog plays in the snow; the dog runs.",
    "Ein Hund spielt im Schnee. Übergröße! „gut“ 3.5%", "x_1 e-mail’s (well) 漢字 ½ naïve e\u0301",
]  # fmt: skip
PIECES = [
    *"aetdgo  ..,;:!?()-_'’–—½²٣漢ßİΣ😀\u0301\u00ad\u200b\ufeff\u00a0\x1c\x85\u2028\u3000\t\n\r\0",
    "the", " dog", "isn't", "Schnee", "e-mail", "𝔘", "ǅ", "ª", "ⅷ", "<unk>", "</s>", "__proto__",
]  # fmt: skip


@pytest.mark.parametrize(
    "tokenizer",
    [
        WordTokenizer.learn(CORPUS),
        SubwordTokenizer.learn(CORPUS, size=120),
        # merges that come twice, and one that makes what is there already
        SubwordTokenizer([*"abc "], [("a", "b"), ("b", "c"), ("ab", "c"), ("a", "bc"), ("a", "b")]),
        # a merge that would need an earlier one again, and one that counts at its first place
        SubwordTokenizer([*"abc "], [("ab", "c"), ("a", "b"), ("b", "c"), ("a", "b")]),
        NumberTokenizer(["forty", "seven"]),
        NumberTokenizer(["<fr>", "<da>", "forty", "seven"]),
    ],
    ids=["words", "sub-words", "odd merges", "merges in odd order", "number words", "languages"],
)  # fmt: skip
def test_tokenizers_match_the_package(node, tokenizer):
    draw = random.Random(7)
    texts = [*CORPUS, *ODD_TEXTS, "abcabc aabbcc cab"]
    for _ in range(2000):
        texts.append("".join(draw.choices(PIECES, k=draw.randint(0, 12))))
        texts.append("".join(draw.choices("abc ", k=draw.randint(0, 12))))
    code = """
        const tokenizer = js.restored(given.state);
        return given.texts.map((text) => {
            const tokens = tokenizer.split(text);
            return [tokens, tokenizer.vocabulary.encode(tokens), tokenizer.join(tokens)];
        });
    """
    found = node(TOKENIZERS, code, {"state": tokenizer.state(), "texts": texts})
    for text, answer in zip(texts, found, strict=True):
        tokens = tokenizer.tokenize(text)
        ids = tokenizer.vocabulary.encode(tokens)
        assert answer == [tokens, ids, tokenizer.detokenize(tokens)], repr(text)


@pytest.mark.parametrize(
    "tokenizer",
    [WordTokenizer(["fünf"]), NumberTokenizer(["fünf"]), SubwordTokenizer([*"fün"], [])],
    ids=["words", "number words", "sub-words"],
)  # fmt: skip
def test_accents_are_joined_and_empty_texts_refused(node, tokenizer):
    """The letter "u" and "¨" look like "ü", and some keyboards write them so."""
    given = {"state": tokenizer.state(), "texts": ["fu\u0308nf", ""]}
    found, empty = node(TOKENIZERS, ENCODED, given)
    assert found == tokenizer.encode("fu\u0308nf") == tokenizer.encode("fünf")
    if not isinstance(tokenizer, NumberTokenizer):
        assert empty == "The text is empty. Write at least one word."
