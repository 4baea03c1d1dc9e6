"""TrainingScrubber: the recorded run is what PyTorch gives, and recording disturbs nothing."""

import copy
import json
import math
import re
import sys
from collections.abc import Sequence
from html import escape, unescape

import pytest
import torch
import torch.nn.functional as F
from torch.optim.optimizer import register_optimizer_step_pre_hook
from torch.testing import assert_close

import annotated
from annotated.training.batches import Batch, batches, pad
from annotated.translator.translator import LANGUAGES
from annotated_book.pictures.boxes import text_width
from annotated_book.widgets import TrainingScrubber
from annotated_book.widgets.training_scrubber import training_scrubber
from annotated_lab.storyteller.storyteller import COMPARED
from annotated_lab.training import recorder as recorder_module
from scripts import train_translator
from tests.helpers.small import refuses

SETTINGS = train_translator.SETTINGS
CHECKPOINTS = {c["step"]: c for c in training_scrubber.shipped_run()["checkpoints"]}
LAST = SETTINGS["n_steps"]
SPLIT = [SETTINGS[name] for name in ("n_train", "n_held_out", "seed")]
AGAIN = [1, 2, 5, 10, 20, 30]  # steps that are trained once more
NAMES = ["<pad>", "<s>", "</s>", *"abcdefgh"]


@pytest.fixture(scope="module")
def shipped():
    return annotated.Translator.load()


@pytest.fixture(scope="module")
def numbers():
    _, held_out = annotated.number_split(*SPLIT)
    others = [n for n in held_out if n != train_translator.EXAMPLE]
    return [train_translator.EXAMPLE, *others][: train_translator.N_MEASURED]


@pytest.fixture(scope="module")
def fresh(shipped):
    """The translator before its first step."""
    torch.manual_seed(SETTINGS["seed"])
    sizes = len(shipped.src_vocab), len(shipped.tgt_vocab)
    model = annotated.make_model(*sizes, **SETTINGS["model"])
    return annotated.Translator(model, shipped.src_tokenizer, shipped.tgt_tokenizer)


@torch.no_grad()
def measured(translator, numbers):
    """Measure loss, right tokens and right answers one by one, and translate the example."""
    losses, right = [], 0
    for number in numbers:
        english, german = annotated.number_words(number)
        src = torch.tensor([translator.encode_source(english)])
        tgt = torch.tensor(translator.encode_target(german))
        model, causal = translator.model.eval(), annotated.causal_mask(len(tgt) - 1)
        logits = model(src, tgt[None, :-1], None, causal)[0]
        losses.append(F.cross_entropy(logits, tgt[1:], reduction="none"))
        right += (logits.argmax(-1) == tgt[1:]).sum().item()
    english, german = zip(*map(annotated.number_words, numbers), strict=True)
    answers = translator.translate(english)
    exact = sum(a == b for a, b in zip(answers, german, strict=True))
    return torch.cat(losses).mean().item(), right, exact, answers[0]


@pytest.mark.parametrize("step", [0, LAST])
def test_first_and_last_checkpoint_match_pytorch(shipped, fresh, numbers, step):
    translator = {0: fresh, LAST: shipped}[step]
    loss, right, exact, answer = measured(translator, numbers)
    found = CHECKPOINTS[step]
    assert found["loss"] == pytest.approx(loss, rel=1e-3, abs=1e-5)
    assert abs(found["tokens_right"] - right) <= 2
    assert found["exact"] == exact
    assert answer.startswith("".join(found["written"]).removesuffix("</s>"))
    if step == LAST:
        assert found["written"] == training_scrubber.shipped_run()["next_tokens"]
        assert (
            "".join(found["written"]) == annotated.number_words(numbers[0])[1] + "</s>"
        )


def test_first_weights_match_pytorch(fresh, numbers):
    english, german = annotated.number_words(numbers[0])
    src = torch.tensor([fresh.encode_source(english)])
    tgt = torch.tensor([fresh.encode_target(german)[:-1]])
    seen = {}
    for path in CHECKPOINTS[0]["weights"]:
        module = fresh.model.get_submodule(path)
        module.register_forward_pre_hook(
            lambda module, args, path=path: seen.update({path: args})
        )
    fresh.model(src, tgt, None, annotated.causal_mask(tgt.shape[1]))
    for path, stored in CHECKPOINTS[0]["weights"].items():
        module, args = fresh.model.get_submodule(path), seen[path]
        heads = lambda x: x.unflatten(-1, (SETTINGS["model"]["n_heads"], -1))  # noqa: E731
        q, k = heads(module.w_q(args[0]))[0], heads(module.w_k(args[1]))[0]
        scores = torch.einsum("qhd,khd->hqk", q, k) / q.shape[-1] ** 0.5
        if path.startswith("decoder") and path.endswith("self_attention"):
            scores = scores.masked_fill(torch.ones_like(scores).triu(1) > 0, -torch.inf)
        expected = 1000 * scores.softmax(-1).flatten()
        assert_close(torch.tensor(stored).float(), expected, atol=0.51, rtol=0)


class Pairs(Sequence):
    """The numbers that the program trains on, as ids, written when they are drawn."""

    def __init__(self, translator, numbers):
        small = [n for n in numbers if n < 100] * (SETTINGS["repeats_below_100"] - 1)
        self.translator, self.numbers = translator, numbers + small

    def __len__(self):
        return len(self.numbers)

    def __getitem__(self, index):
        english, german = annotated.number_words(self.numbers[index])
        source = self.translator.encode_source(english)
        return source, self.translator.encode_target(german)


class EnoughError(Exception):
    pass


@pytest.fixture(scope="module")
def trained_again(fresh):
    """Train the first steps again, and record them."""
    torch.set_num_threads(1)
    numbers, held_out = annotated.number_split(*SPLIT)
    model = copy.deepcopy(fresh.model)
    twin = annotated.Translator(model, fresh.src_tokenizer, fresh.tgt_tokenizer)
    recorder = train_translator.recorder_of(twin, held_out)
    pairs, size = Pairs(fresh, numbers), SETTINGS["batch_size"]
    given = batches(pairs, size, pad_id=0, n_batches=LAST, seed=0)

    def after_step(record):
        step = record["step"]
        if step in CHECKPOINTS:
            recorder.record(step)
        if step == AGAIN[-1]:
            raise EnoughError

    rates = dict(n_steps=LAST, max_lr=SETTINGS["max_lr"])
    with pytest.raises(EnoughError):
        annotated.train(model, given, **rates, after_step=after_step)
    return recorder.run


def test_run_is_one_of_the_program(trained_again):
    """Compare first steps, in which the rounding of other processors hardly shows."""
    found = {c["step"]: c for c in trained_again["checkpoints"]}
    assert list(found) == AGAIN
    for step, checkpoint in found.items():
        stored = CHECKPOINTS[step]
        assert stored["loss"] == pytest.approx(checkpoint["loss"], rel=2e-3)
        assert abs(stored["tokens_right"] - checkpoint["tokens_right"]) <= 4
        assert abs(stored["exact"] - checkpoint["exact"]) <= 1
        for path, weights in checkpoint["weights"].items():
            wanted = torch.tensor(stored["weights"][path])
            assert_close(wanted, torch.tensor(weights), atol=5, rtol=0)
    same = [found[step]["written"] == CHECKPOINTS[step]["written"] for step in found]
    assert sum(same) >= len(AGAIN) - 1  # a tie may fall either way


def learning_rates(n_steps, max_lr):
    """Return the learning rate of each step of `train`, by PyTorch's scheduler."""
    optimizer = torch.optim.SGD([torch.zeros(1)], max_lr)
    options = dict(total_steps=n_steps, cycle_momentum=False)
    scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr, **options)
    rates = []
    for _ in range(n_steps):
        rates += scheduler.get_last_lr()
        optimizer.step()
        scheduler.step()
    return rates


def test_file_is_complete():
    run = training_scrubber.shipped_run()
    assert training_scrubber.RUN.stat().st_size < 100_000
    english, german = annotated.number_words(train_translator.EXAMPLE)
    assert " ".join(run["src_tokens"]) == english.replace("-", " ")
    assert "".join(run["next_tokens"]) == german + "</s>"
    assert run["tgt_tokens"] == ["<s>", *run["next_tokens"][:-1]]
    steps = list(CHECKPOINTS)
    assert steps == sorted({0, *train_translator.CHECKPOINTS, LAST})
    rates = learning_rates(LAST, SETTINGS["max_lr"])
    for step, checkpoint in CHECKPOINTS.items():
        rate = None if step == 0 else pytest.approx(rates[step - 1], rel=1e-3)
        assert checkpoint["learning_rate"] == rate
        assert list(checkpoint["weights"]) == train_translator.ATTENTIONS
        for path, weights in checkpoint["weights"].items():
            rows, columns = map(len, training_scrubber.axes(run, path))
            maps = torch.tensor(weights).view(run["n_heads"], rows, columns)
            assert (maps.sum(-1) - 1000).abs().max() <= columns / 2
            if path == "decoder.layers.1.self_attention":
                assert maps.triu(1).count_nonzero() == 0
    peak = max(CHECKPOINTS.values(), key=lambda c: c["learning_rate"] or 0)
    assert peak["learning_rate"] == SETTINGS["max_lr"]
    right = training_scrubber.shipped_run()["next_tokens"]
    first = min(s for s, c in CHECKPOINTS.items() if c["written"] == right)
    half = min(s for s, c in CHECKPOINTS.items() if c["tokens_right"] > 1781 / 2)
    assert (half, first) == (100, 160) and CHECKPOINTS[half]["exact"] == 0
    assert CHECKPOINTS[130]["written"][:3] == ["sieben", "und", "vierzig"]
    looks = {}
    for step, checkpoint in CHECKPOINTS.items():
        maps = torch.tensor(checkpoint["weights"]["decoder.layers.1.cross_attention"])
        looks[step] = maps.view(4, 8, 7)[3] / 1000
    words = [0, 1, 2, 3, 6, 4, 5]  # vier → four, …, sieben → seven, und → and, vierzig
    assert looks[LAST].argmax(-1)[:7].tolist() == words
    assert looks[LAST].amax(-1).min() > 0.8 and looks[0].max() < 0.5
    assert looks[first].argmax(-1)[0] == 2 and looks[first][0].max() < 0.4
    assert looks[250][0, 0] > 0.9


def run_program(monkeypatch, folder, checkpoints, steps=7):
    folder.mkdir()
    monkeypatch.setitem(SETTINGS, "n_train", 1500)
    monkeypatch.setitem(SETTINGS, "n_held_out", 20)
    monkeypatch.setattr(train_translator, "CHECKPOINTS", checkpoints)
    arguments = ["train", "--steps", str(steps), "--out", str(folder / "a.pt")]
    monkeypatch.setattr(sys, "argv", arguments)
    train_translator.main()
    run = json.loads((folder / "a.run.json").read_text("utf-8"))
    return annotated.Translator.load(folder / "a.pt"), run


def test_measuring_changes_nothing_of_the_run(monkeypatch, tmp_path):
    rates = []
    hook = register_optimizer_step_pre_hook(
        lambda optimizer, args, kwargs: rates.append(optimizer.param_groups[0]["lr"])
    )
    with monkeypatch.context() as without:
        without.setattr(training_scrubber.RunRecorder, "record", lambda *_: None)
        alone, _ = run_program(without, tmp_path / "alone", [])
    rates.clear()
    seen, run = run_program(monkeypatch, tmp_path / "seen", [1, 3, 4])
    hook.remove()
    weights, others = alone.model.state_dict(), seen.model.state_dict()
    assert all(torch.equal(weights[name], others[name]) for name in weights)
    assert [c["step"] for c in run["checkpoints"]] == [0, 1, 3, 4, 7]
    for checkpoint in run["checkpoints"][1:]:
        used = rates[checkpoint["step"] - 1]
        assert checkpoint["learning_rate"] == pytest.approx(used, rel=1e-3)
    _, held_out = annotated.number_split(1500, 20, SETTINGS["seed"])
    loss, right, exact, _ = measured(seen, [train_translator.EXAMPLE, *held_out])
    last = run["checkpoints"][-1]
    assert last["loss"] == pytest.approx(loss, rel=1e-3)
    assert (last["tokens_right"], last["exact"]) == (right, exact)


def own_batch():
    """The first sentence is shorter than the others."""
    rows = [[3, 4, 5], [6, 7, 8, 9, 10], [5, 5, 4, 3]]
    src = pad(rows, 0)
    tgt = pad([[1, *row[::-1], 2] for row in rows], 0)
    return Batch(src, tgt, 0)


def own_model(**sizes):
    torch.manual_seed(4)
    sizes = {"n_layers": 1, "d_model": 16, "d_ff": 16, "n_heads": 2} | sizes
    return annotated.make_model(11, 11, **{"dropout": 0.5, "max_len": 9} | sizes)


def own_run(steps=(0, 3, 20)):
    recorder = training_scrubber.RunRecorder(own_model(), own_batch(), NAMES, NAMES)
    for step in steps:
        recorder.record(step, learning_rate=step / 1000 or None)
    return recorder.run


def test_record_matches_pytorch():
    model, batch = own_model().eval(), own_batch()
    found = training_scrubber.RunRecorder(model, batch, NAMES, NAMES).record(5, 0.25)
    with torch.no_grad():
        logits = model(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)
        real = batch.tgt_out != 0
        loss = F.cross_entropy(logits[real], batch.tgt_out[real]).item()
        options = dict(max_len=7, bos_id=1, eos_id=2)
        given = annotated.greedy_decode(model, batch.src[:1, :3], None, **options)
    assert found["step"] == 5 and found["learning_rate"] == 0.25
    assert found["loss"] == pytest.approx(loss, rel=1e-3)
    assert found["tokens_right"] == (logits.argmax(-1) == batch.tgt_out)[real].sum()
    assert found["written"] == [NAMES[i] for i in given[0, 1:].tolist()]
    assert list(found["weights"]) == [
        "encoder.layers.0.self_attention",
        "decoder.layers.0.self_attention",
        "decoder.layers.0.cross_attention",
    ]
    sizes = [len(weights) for weights in found["weights"].values()]
    assert sizes == [2 * 3 * 3, 2 * 4 * 4, 2 * 4 * 3]
    json.dumps(found)
    model = own_model()
    recorder = training_scrubber.RunRecorder(model, own_batch(), NAMES, NAMES)
    for mode in (True, False):
        model.train(mode)
        state, weights = torch.get_rng_state(), copy.deepcopy(model.state_dict())
        recorder.record(0 if mode else 1)
        assert torch.equal(state, torch.get_rng_state())
        assert all(torch.equal(x, weights[k]) for k, x in model.state_dict().items())
        assert model.training is mode
        assert all(p.grad is None for p in model.parameters())
        assert not any(m._forward_hooks for m in model.modules())
    first, second = recorder.run["checkpoints"]
    assert first | {"step": 1} == second  # without dropout in both modes


def test_exact_answers_end_in_time(monkeypatch):
    batch = own_batch()
    recorder = training_scrubber.RunRecorder(own_model(), batch, NAMES, NAMES)
    right = torch.cat([torch.ones(3, 1, dtype=torch.long), batch.tgt_out], dim=1)

    def answers(tensor):
        monkeypatch.setattr(recorder_module, "greedy_decode", lambda *_, **__: tensor)
        found = recorder.record(len(recorder.run["checkpoints"]))
        return found["exact"], found["written"]

    assert answers(right) == (3, ["c", "b", "a", "</s>"])
    endless = right.clone()
    endless[0, 4] = 3
    assert answers(endless)[0] == 2
    assert answers(right[:, :-1])[0] == 2  # the longest lacks its </s>
    assert answers(right[:, :2]) == (0, ["c"])


def test_records_during_training():
    model, run = own_model(), None
    recorder = training_scrubber.RunRecorder(model, own_batch(), NAMES, NAMES)
    recorder.record(0)
    data = annotated.copy_task(4, 8, length=5, vocab_size=11)
    annotated.train(model, data, n_steps=4, max_lr=1e-3,
          after_step=lambda record: recorder.record(record["step"]))  # fmt: skip
    run = recorder.run
    widget = TrainingScrubber(run, step=4)
    assert widget.checkpoint == run["checkpoints"][-1]
    assert json.loads(json.dumps(widget.page_state()))["run"] == run
    recorder = training_scrubber.RunRecorder(
        own_model(), own_batch(), NAMES, NAMES, [CROSS]
    )
    recorder.record(0)
    assert TrainingScrubber(recorder.run).path == CROSS


CROSS = "decoder.layers.0.cross_attention"


@pytest.mark.parametrize(
    "change, message",
    [
        ({"model": 3}, "model must be an annotated.EncoderDecoder, got int"),
        ({"batch": own_batch().src}, "batch must be an annotated.Batch, got Tensor"),
        ({"src_tokens": None}, "src_tokens must be a list of texts, got None"),
        ({"src_tokens": NAMES[:-1]}, "src_tokens must name the 11 ids .* got 10"),
        ({"tgt_tokens": []}, "tgt_tokens must name the 11 ids"),
        ({"paths": ["decoder"]}, "paths must be some of encoder.layers.0"),
        ({"paths": []}, "paths must be some of"),
    ],
)
def test_wrong_recorders_are_refused(change, message):
    given = dict(batch=own_batch(), src_tokens=NAMES, tgt_tokens=NAMES)
    with pytest.raises(ValueError, match=message):
        training_scrubber.RunRecorder(**{"model": own_model()} | given | change)


def broken(at=None, **parts):
    """Change parts of a run, or of one of its checkpoints."""
    run = own_run()
    (run if at is None else run["checkpoints"][at]).update(parts)
    return run


def changed(change):
    run = own_run()
    change(run["checkpoints"])
    return run


test_wrong_runs_are_refused = refuses(
    TrainingScrubber,
    ([], "run must be a dictionary with .*, got list"),
    ({"checkpoints": []}, "run must be a dictionary with .*, got checkpoints"),
    (broken(src_tokens=None), r"run\['src_tokens'\] must be a"),
    (broken(tgt_tokens=[1, 2]), r"run\['tgt_tokens'\] must be"),
    (broken(checkpoints=[]), "run must have checkpoints"),
    (broken(checkpoints=[7]), "run must have checkpoints"),
    (broken(checkpoints=None), "checkpoints with .* got None"),
    (changed(lambda all: all[1].pop("loss")), "checkpoints with .*loss"),
    (broken(0, weights={}), "checkpoints with .* weights by path"),
    (own_run([0, 3, 3]), r"growing steps, got \[0, 3, 3\]"),
    (own_run([2, 1]), r"growing steps, got \[2, 1\]"),
    (own_run([-1, 1]), r"growing steps, got \[-1, 1\]"),
    (own_run([0.5]), r"growing steps, got \[0.5\]"),
    (broken(1, loss=math.nan), "loss of nan at step 3"),
    (broken(2, loss="1"), "loss of 1 at step 20"),
    (broken(1, learning_rate=math.nan), "learning_rate of nan at step"),
    (broken(1, learning_rate="1"), "learning_rate of 1 at step"),
    (changed(lambda all: all[2]["weights"].popitem()), "weights at step 20"),
    (
        changed(lambda all: next(iter(all[0]["weights"].values())).pop()),
        "weights at step 0, got .*17",
    ),
)


def test_still():
    widget = TrainingScrubber(step=150, head=2)
    assert widget.checkpoint == CHECKPOINTS[150]
    picture, says = widget.still()
    assert "At step 0 the loss is 4.99, at step 2,500 it is" in says
    assert f"and {CHECKPOINTS[LAST]['exact']} of 200 answers are right" in says
    assert picture.count("step ") == 9
    for step in (0, LAST):
        assert escape(" ".join(CHECKPOINTS[step]["written"])) in picture
    picture, says = TrainingScrubber(own_run([4])).still()
    assert picture.count("step ") == 1 and "At step 4" in says
    run = json.loads(COMPARED.with_suffix(".run.json").read_text("utf-8"))
    widget = TrainingScrubber(run, step=1000)
    assert widget.page_state()["run"] == run
    picture, says = widget.still()
    assert "Ben meets Anna ." in picture and "? Anna ." in picture
    assert f"{run['checkpoints'][-1]['exact']} of 200 stories are without" in says
    for path in run["checkpoints"][0]["weights"]:
        assert list(map(len, training_scrubber.axes(run, path))) == [3, 29]
    run = json.loads(LANGUAGES.with_suffix(".run.json").read_text("utf-8"))
    picture, _ = TrainingScrubber(run).still()
    lines = re.findall(r'<text x="(\d+)"[^>]*class="s">([^<]*)<', picture)
    for x, words in lines:
        assert int(x) + text_width(unescape(words), 12) < 700
    [first] = [words for _, words in lines if words.endswith(" …")]
    assert first.count("trente") > 5
    assert len(first) > 60
