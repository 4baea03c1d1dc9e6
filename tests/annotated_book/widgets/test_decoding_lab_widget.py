"""DecodingLab in Python: what it shows is what the package's own functions do."""

import json
import math
import random
from base64 import b64encode
from itertools import compress, islice

import pytest
import torch

import annotated
from annotated.data.tokenizers import NumberTokenizer, SubwordTokenizer
from annotated_book.widgets import DecodingLab
from annotated_book.widgets.decoding_lab import decoding_lab
from annotated_book.widgets.decoding_lab.decoding_lab import CHOICES, TEXTS
from annotated_book.widgets.in_page import search
from annotated_book.widgets.in_page.live import packed
from tests.helpers.javascript import in_node
from tests.helpers.searches import YEAR, random_settings, some_texts, untrained
from tests.helpers.small import refused


@pytest.fixture(scope="module")
def translators():
    shipped = annotated.Translator.load()
    return [shipped, *(untrained(shipped, seed) for seed in range(3))]


def each(translators, strategy, count, seed):
    """A translator, some settings, and what `decode` gives."""
    draw = random.Random(seed)
    texts = [
        *TEXTS,
        YEAR,
        *(annotated.number_words(draw.randrange(10**5))[0] for _ in range(9)),
    ]
    for _ in range(count):
        for translator in translators:
            drawn = {"text": draw.choice(texts), "strategy": strategy} | {
                name: draw.choice(CHOICES[name]) for name in search.SETTINGS[strategy]
            }
            length = len(translator.encode_source(drawn["text"]))
            assert length <= translator.model.config.max_len
            yield translator, drawn, search.decode(translator, drawn)


@torch.no_grad()
def log_probabilities(translator, text, ids):
    """(T - 1, vocab): of the tokens after each of the ids, in one parallel pass."""
    src = torch.tensor([translator.encode_source(text)])
    mask, causal = annotated.padding_mask(src, 0), annotated.causal_mask(len(ids) - 1)
    logits = translator.model(src, torch.tensor([ids[:-1]]), mask, causal)
    return logits[0].log_softmax(-1)


def ids_of(translator, tokens):
    vocab = translator.tgt_vocab
    return [vocab.bos_id, *(vocab.id_of[token] for token in tokens)]


def test_greedy_is_the_package_s(translators):
    for translator, drawn, seen in each(translators, "greedy", 15, 1):
        src = torch.tensor([translator.encode_source(drawn["text"])])
        [ids] = translator.decode(src).tolist()
        assert ids == ids_of(translator, [x["token"] for x in seen["found"]["steps"]])
        assert seen["found"]["text"] == translator.translate([drawn["text"]])[0]
        assert seen["found"]["text"] == seen["greedy"]["text"]
        assert seen["found"]["ended"] == (ids[-1] == 2)
        each_log = log_probabilities(translator, drawn["text"], ids)
        total = each_log.gather(1, torch.tensor(ids[1:]).unsqueeze(1)).sum().item()
        assert seen["found"]["log_probability"] == pytest.approx(total, abs=1e-4)


def test_samples_are_the_package_s(translators, monkeypatch):
    lengths = set()
    for translator, drawn, seen in each(translators, "sampling", 20, 2):
        numbers = list(islice(search.random_numbers(drawn["seed"]), 40))

        def given(shape, numbers=numbers, **options):
            return torch.tensor([[0.5, *numbers[: shape[1] - 1]]])  # one a position

        options = {k: drawn[k] for k in ("temperature", "top_k", "top_p")}
        src = torch.tensor([translator.encode_source(drawn["text"])])
        with monkeypatch.context() as patched:
            patched.setattr(torch, "rand", given)
            [ids] = translator.decode(src, annotated.sample, **options).tolist()
        steps = seen["found"]["steps"]
        assert ids == ids_of(translator, [step["token"] for step in steps])
        assert [step["number"] for step in steps] == numbers[: len(steps)]
        lengths.add(len(ids))
    assert len(lengths) > 5


def test_distributions_are_the_package_s(translators):
    for strategy in ("sampling", "greedy"):
        for translator, drawn, seen in each(translators, strategy, 6, 3):
            steps = seen["found"]["steps"]
            ids = ids_of(translator, [step["token"] for step in steps])
            logs = log_probabilities(translator, drawn["text"], ids)
            names = {"temperature", "top_k", "top_p"} & drawn.keys()
            options = {name: drawn[name] for name in names}
            after = annotated.next_token_probabilities(logs, **options)
            for i, step in enumerate(steps):
                check_distribution(translator, step, logs[i].exp(), after[i])


def check_distribution(translator, step, before, after):
    vocab, rows = translator.tgt_vocab, step["rows"]
    ids = [vocab.id_of[row["token"]] for row in rows]
    expected = {"before": before, "after": after, "end": after.cumsum(-1)}
    for name, numbers in expected.items():
        found = torch.tensor([row[name] for row in rows])
        torch.testing.assert_close(found, numbers[ids], atol=1e-5, rtol=1e-4)
    assert step["token"] in [row["token"] for row in rows]
    shares = before[ids[: search.SHOWN]].tolist()
    assert shares == sorted(shares, reverse=True)
    assert step["others"]["count"] == len(vocab) - len(rows)
    for name, numbers in (("before", before), ("after", after)):
        total = sum(row[name] for row in rows) + step["others"][name]
        assert total == pytest.approx(1, abs=1e-4) == numbers.sum().item()


def test_beams_are_the_package_s(translators):
    differ = 0
    for translator, drawn, seen in each(translators, "beam", 12, 4):
        options = {k: drawn[k] for k in ("beam_size", "length_penalty")}
        src = torch.tensor([translator.encode_source(drawn["text"])])
        [[best]] = translator.decode(src, annotated.beam_hypotheses, **options)
        found = seen["found"]
        assert found["text"] == translator.tgt_tokenizer.decode(best.ids)
        assert found["score"] == pytest.approx(best.score, abs=1e-4)
        assert found["log_probability"] == pytest.approx(best.log_probability, abs=1e-4)
        differ += found["text"] != seen["greedy"]["text"]
        check_search(translator, drawn, found)
    assert differ > 10


def check_search(translator, drawn, found):
    beams, size, finished = [[]], drawn["beam_size"], []
    longest = translator.model.config.max_len - 1
    for length, step in enumerate(found["steps"], start=1):
        logs = [x["log_probability"] for x in step]
        assert logs == sorted(logs, reverse=True)
        texts = [[*beams[x["parent"]], x["token"]] for x in step]
        is_full = len({tuple(text) for text in texts}) == len(texts) == 2 * size
        assert is_full or length == 1
        now = [totals(translator, drawn["text"], beam) for beam in beams]
        everything = torch.cat(now)
        best = everything.topk(len(step)).values
        torch.testing.assert_close(torch.tensor(logs), best, atol=1e-4, rtol=1e-5)
        ends = [x["token"] == "</s>" or length == longest for x in step]
        for rank, (end, x) in enumerate(zip(ends, step, strict=True)):
            room = sum(not end for end in ends[:rank]) < size
            is_in = rank < size if end else room
            fate = ("finished" if end else "kept") if is_in else "dropped"
            assert x["fate"] == fate
            if fate == "finished":
                penalty = ((5 + length) / 6) ** drawn["length_penalty"]
                score = x["log_probability"] / penalty
                assert x["score"] == pytest.approx(score, abs=1e-4)
                ids = ids_of(translator, texts[rank])
                assert x["text"] == translator.tgt_tokenizer.decode(ids)
                finished.append(x)
        kept = [x["fate"] == "kept" for x in step]
        beams = list(compress(texts, kept))
    assert max(x["score"] for x in finished) == found["score"]


def totals(translator, text, tokens):
    """(vocab): of the whole target, if it goes on with each token."""
    ids = ids_of(translator, tokens)
    logs = log_probabilities(translator, text, [*ids, 0])  # the last is not read
    written = sum(logs[i, token].item() for i, token in enumerate(ids[1:]))
    return written + logs[-1]


def test_what_is_refused(translators):
    broken = untrained(translators[0], 0)
    broken.model.generator.proj.bias.data[3] = math.nan
    with refused("logits are NaN"):
        search.search(broken, torch.tensor([[5]]), 2, 0.6)
    with refused("translator must be an annotated.Translator, got str"):
        DecodingLab("translator.pt")


def test_random_numbers_are_spread_evenly():
    numbers = torch.tensor(list(islice(search.random_numbers(7), 4000)))
    assert numbers.min() >= 0 and numbers.max() < 1
    assert numbers.histc(10, 0, 1).sub(400).abs().max() < 90
    first = [next(search.random_numbers(seed)) for seed in range(1000)]
    assert len(set(first)) == 1000 and 0.45 < sum(first) / 1000 < 0.55
    published = [0.6270739405881613, 0.002735721180215478]
    assert list(islice(search.random_numbers(1), 2)) == pytest.approx(published)


def test_example_follows_the_traits(monkeypatch):
    widget = DecodingLab(text=YEAR, strategy="sampling", temperature=3, seed=5)
    for name, value in [("seed", 6), ("top_k", 3), ("top_p", 0.5), ("temperature", 0.2),
                        ("text", TEXTS[1]), ("strategy", "beam"), ("length_penalty", 0),
                        ("beam_size", 2)]:  # fmt: skip
        setattr(widget, name, value)
        assert widget.example == search.decode(widget.translator, widget.settings())
        assert widget.settings()[name] == value
    assert widget.translation == "achtzehn"
    widget.length_penalty = 0.6
    assert widget.translation == "achtzehnhundertzwölf"
    widget = DecodingLab()
    assert widget.translation == "siebzehnhundertdreiundvierzig"
    assert widget.example["greedy"]["text"] == "siebzehntausenddrei"
    widget.strategy = "greedy"
    assert widget.translation == "siebzehntausenddrei"
    assert DecodingLab(temperature=0.1 + 0.2).temperature == 0.3
    widget, calls = DecodingLab(), []
    monkeypatch.setattr(decoding_lab, "decode", lambda *args: calls.append(args))
    widget.temperature, widget.seed, widget.step = 2.0, 3, 1
    assert calls == []


def test_state_of_the_page():
    widget = DecodingLab()
    names = {"text", "strategy", "step", *CHOICES}
    assert widget.page_state().keys() == names
    data = json.loads(json.dumps(DecodingLab.page_data()))
    assert data["example"] == widget.example and data["choices"] == widget.choices
    assert len(json.dumps(data)) < 15_000
    assert DecodingLab.page_later()["blueprint"] == packed(widget.translator)[0]
    example = DecodingLab(text="seven").page_state()["example"]
    assert example["found"]["text"] == "sieben"
    assert len(widget.html()) < 20_000
    model = annotated.make_model(
        6, 8, n_layers=1, d_model=6, n_heads=2, d_ff=5, max_len=9
    )
    target = SubwordTokenizer(list("abc"), [("a", "b")])
    own = annotated.Translator(model.eval(), NumberTokenizer(["red", "blue"]), target)
    widget = DecodingLab(own, "red blue", strategy="sampling", seed=3)
    assert widget.example == search.decode(own, widget.settings())
    state = json.loads(json.dumps(widget.page_state()))
    assert state["blueprint"]["src_tokenizer"]["tokens"] == ["red", "blue"]
    assert state["blueprint"]["tgt_tokenizer"]["kind"] == "sub-words"
    assert state["weights"]
    assert state["own"] and state["choices"]["texts"] == []
    assert state["example"]["settings"] == widget.settings()


MODULES = ["in_page/live.js", "in_page/search.js"]
SEARCH = """
    const live = new js.LiveModel(given.page);
    return given.settings.map((settings) => {
        const search = js.decode(live, settings);
        for (let rests = 0; ; rests++) {
            const { done, value } = search.next();
            if (done) return [value, rests];
        }
    });
"""


def check_same(found, wanted, path=""):
    """Compare all; probabilities to five digits, sums of logarithms to four."""
    if isinstance(wanted, dict):
        assert found.keys() == wanted.keys(), path
        for name in wanted:
            check_same(found[name], wanted[name], f"{path}.{name}")
    elif isinstance(wanted, list):
        assert len(found) == len(wanted), path
        for i, (mine, theirs) in enumerate(zip(found, wanted, strict=True)):
            check_same(mine, theirs, f"{path}.{i}")
    elif isinstance(wanted, float):
        close = 1e-4 if path.endswith(("score", "log_probability")) else 1e-5
        assert found == pytest.approx(wanted, abs=close), path
    else:
        assert found == wanted, path


@pytest.mark.parametrize(
    "which", [0, 1, 2, 3], ids=["shipped", "own 1", "own 2", "own 3"]
)
def test_search_in_the_page_is_that_of_pytorch(tmp_path, which):
    """Tokens, probabilities, random numbers, candidates, their fates and scores: 330 settings."""
    draw, shipped = random.Random(which), annotated.Translator.load()
    translator = untrained(shipped, which) if which else shipped
    texts = some_texts(draw, shipped, 9 if which else 32)
    settings = [random_settings(draw, texts) for _ in range(60 if which else 150)]
    blueprint, weights = packed(translator)
    page = {"blueprint": blueprint, "weights": b64encode(weights).decode()}
    given = {"page": page, "settings": settings}
    different = 0
    for how, (found, rests) in zip(
        settings, in_node(tmp_path, MODULES, SEARCH, given), strict=True
    ):
        wanted = json.loads(json.dumps(search.decode(translator, how)))
        check_same(found, wanted)
        assert rests >= len(wanted["found"]["steps"])
        different += wanted["found"]["text"] != wanted["greedy"]["text"]
    assert different > 8


def test_random_numbers_match_python(tmp_path):
    seeds = [0, 1, 7, 999]
    code = """
        return given.map((seed) => {
            const drawn = js.randomNumbers(seed);
            return Array.from({ length: 100 }, () => drawn.next().value);
        });
    """
    found = in_node(tmp_path, MODULES, code, seeds)
    assert found == [list(islice(search.random_numbers(seed), 100)) for seed in seeds]
