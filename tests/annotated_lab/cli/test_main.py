"""`python -m annotated_lab`: what it prints where, its exit codes, and what it refuses."""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import jaxtyping
import pytest
import torch

from annotated import (
    Translator,
    beam_search,
    bleu,
    count_parameters,
    load_checkpoint,
    save_checkpoint,
)
from annotated.scores import chrf
from annotated.translator.translator import SHIPPED
from annotated_lab.cli.main import main
from annotated_lab.cli.options import FOR_PLAIN_TEXT, PRESETS, TrainOptions
from annotated_lab.cli.training_run import train_options
from tests.helpers.commands import N_TOKENS, PAIRS, TABLE, TINY
from tests.helpers.runs import in_processes
from tests.helpers.small import small_model


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A folder with a table, and the folder of a model that knows it by heart."""
    folder = tmp_path_factory.mktemp("trained")
    (folder / "pairs.tsv").write_text(TABLE, "utf-8")
    jaxtyping.config.update("jaxtyping_disable", True)
    files = [f"{folder}/pairs.tsv", "--validation", f"{folder}/pairs.tsv"]
    steps = ["--n-steps", "80", "--evaluate-every", "40"]
    assert main(["train", *files, "--out", f"{folder}/run", *TINY, *steps]) == 0
    jaxtyping.config.update("jaxtyping_disable", False)
    return folder


@pytest.fixture(scope="module")
def model(trained):
    return trained / "run"


def records_of(folder):
    lines = (Path(folder) / "log.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def steps_of(folder):
    return [record for record in records_of(folder) if "loss" in record]


def test_a_trained_folder(trained, model, run):
    names = {path.name for path in model.iterdir()}
    assert names == {"best.pt", "last.pt", "log.jsonl"}
    assert [record["step"] for record in steps_of(model)] == [*range(1, 81)]
    evaluated = [r["step"] for r in records_of(model) if "validation_loss" in r]
    assert evaluated == [40, 80]
    for path in (model / "best.pt", model / "last.pt"):  # all that is needed is in each
        known = Translator.load(path).translate([source for source, _ in PAIRS])
        assert known == [target for _, target in PAIRS]
    before = (model / "last.pt").read_bytes()
    said = run.refused("train", trained / "pairs.tsv", "--out", model, *TINY)
    assert "holds a training already, last.pt: go on with --resume" in said
    assert (model / "last.pt").read_bytes() == before


def test_what_training_says(run, tmp_path):
    rows = [*TABLE.splitlines(), "\tx", "cat " * 10 + "\tKatze", "dog"]
    (tmp_path / "pairs.tsv").write_text("\n".join(rows))
    said = run.ok("train", "pairs.tsv", "--out", "new/run", *TINY, "--n-steps", 2)
    assert (
        "pairs.tsv: 6 pairs kept, left out: 1 empty on one side (first: 6), 1 misal"
        in said
    )
    assert "encoded: 5 pairs kept, left out: 1 too long (first: 6)" in said
    assert "vocabularies of 10 and 11 entries" in said
    n_parameters = count_parameters(load_checkpoint("new/run/last.pt")[0])
    assert f"{n_parameters:,} parameters, 2 steps" in said
    assert "% of the positions in a batch are padding" in said
    assert "translate --model new/run" in said
    assert "\r" not in said  # no bar: this is no terminal


ALL_OPTIONS = """--fields de,en --tokenizer sub-words --vocab-size 43 --max-len 31
    --max-tokens 47 --n-layers 1 --d-model 15 --d-ff 7 --n-heads 5 --dropout 0.25 --epochs 3
    --accumulate 2 --schedule constant --max-lr 0.003 --warmup-steps 13 --patience 2
    --label-smoothing 0.2 --max-grad-norm 0.5 --weight-decay 0.01 --seed 11
    --precision bfloat16 --evaluate-every 3"""


def test_every_option_arrives(run, tmp_path):
    lines = [json.dumps({"en": s, "de": t}) for s, t in PAIRS]
    (tmp_path / "pairs.jsonl").write_text("\n".join(lines))
    flat = ALL_OPTIONS.split()
    files = "pairs.jsonl", "--validation", "pairs.jsonl"
    run.ok("train", *files, "--shared", "--out", "run", *flat)
    content = torch.load("run/last.pt", weights_only=True)
    config, training = content["config"], content["training"]["config"]
    assert config["tie_embeddings"]
    assert config["src_vocab"] == config["tgt_vocab"] <= 43
    for flag, value in zip(flat[::2], flat[1::2], strict=True):
        name = flag.removeprefix("--").replace("-", "_")
        for settings in (config, training):
            assert str(settings.get(name, value)) == value, name
    assert {record["epoch"] for record in steps_of("run")} == {0, 1, 2}
    run.ok("translate", "ein Hund", "--model", "run")


@pytest.mark.parametrize("kind", ["sub-words", "words", "library"])
def test_a_single_sentence_of_one_token(run, tmp_path, kind):
    (tmp_path / "one.en").write_text("a")
    (tmp_path / "one.de").write_text("b")
    options = [*TINY, "--tokenizer", kind, "--vocab-size", 300, "--n-steps", 3]
    said = run.ok("train", "one.en", "one.de", "--out", "run", *options)
    assert "1 pairs kept" in said
    code, out, _ = run("translate", "a", "--model", "run")
    assert (code, out.count("\n")) == (0, 1)


def test_a_resumed_run_can_be_made_longer(run, trained):
    options = [trained / "pairs.tsv", *TINY, "--schedule", "constant"]
    run.ok("train", *options, "--out", "run", "--epochs", 1)
    before = torch.load("run/last.pt", weights_only=True)["training"]["state"]
    run.ok("train", "--out", "run", "--resume", "--n-steps", 9)
    after = torch.load("run/last.pt", weights_only=True)["training"]["state"]
    assert before["step"] < after["step"] == 9


def test_two_processes_see_each_pair_once_an_epoch(trained, tmp_path):
    """As `torchrun -m annotated_lab train` starts them."""
    options = [*TINY, "--epochs", "3", "--max-tokens", "9"]
    out = str(tmp_path / "run")

    def work():
        jaxtyping.config.update("jaxtyping_disable", True)
        code = main(["train", str(trained / "pairs.tsv"), "--out", out, *options])
        os._exit(code)

    assert in_processes(2, work) == [0, 0]
    for epoch in range(3):
        seen = [r["tokens"] for r in steps_of(out) if r["epoch"] == epoch]
        assert sum(seen) == N_TOKENS
    assert Translator.load(tmp_path / "run/last.pt").translate(["a dog"])


def test_the_readme_counts_the_steps_of_the_defaults():
    readme = (Path(__file__).parents[3] / "README.md").read_text("utf-8")
    assert f"The first command makes {TrainOptions.n_steps:,} steps" in readme
    preset = PRESETS["small-corpus"]["n_steps"]
    assert f"its {preset:,} steps take less than two hours" in readme
    n_steps = FOR_PLAIN_TEXT["n_steps"]
    assert f"smaller by default: {n_steps:,} steps" in readme


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_gives_other_defaults(preset):
    options = train_options(dict(out="run", preset=preset, dropout=0.5))
    expected = PRESETS[preset] | dict(dropout=0.5)
    assert {name: getattr(options, name) for name in expected} == expected
    assert options.label_smoothing == TrainOptions.label_smoothing


def test_a_preset_trains_and_is_resumed(run, table, tmp_path):
    how = ["--preset", "small-corpus", "--d-model", 32, "--n-steps"]
    files = [table, "--validation", table]
    run.ok("train", *files, "--out", "run", *how, 2)
    model, extras = load_checkpoint(tmp_path / "run/last.pt")
    assert (model.config.n_layers, model.config.d_model) == (4, 32)
    assert model.config.tie_embeddings
    run.ok("train", *files, "--out", "run", "--resume", "--n-steps", 3)
    again = load_checkpoint(tmp_path / "run/last.pt")[1]["options"]
    assert again == extras["options"] | dict(resume=True, n_steps=3)
    said = run.refused(
        "train", "--text", table, "--out", "x", "--preset", "small-corpus"
    )
    assert "--text is for plain text, and --preset for pairs" in said


def test_translate(run, model):
    code, out, said = run("translate", "a red cat", "cat", "--model", model)
    assert (code, out, said) == (0, "eine rote Katze\nKatze\n", "")
    checkpoint = model / "best.pt"
    assert run("translate", "a dog", "--model", checkpoint)[1] == "ein Hund\n"
    code, out, said = run("translate", "--model", model, stdin="a dog\n\n  \r\ncat")
    assert (code, out, said) == (0, "ein Hund\n\n\nKatze\n", "")
    assert run("translate", "--model", model, stdin="") == (0, "", "")
    code, out, said = run("translate", "a blue dog", "cat", "--model", model)
    assert code == 0
    assert out.endswith("\nKatze\n")
    assert said == "line 1: 1 of 3 tokens are unknown to the model\n"
    # They are named, give an empty line, and the others are translated all the same.
    code, out, said = run("translate", stdin="one\nfourty\ntwo\n")
    assert (code, out) == (2, "eins\n\nzwei\n")
    assert said.count("\n") == 1
    assert "line 2: text holds 'fourty'" in said
    code, out, said = run("translate", "cat " * 10, "cat", "--model", model)
    assert (code, out) == (2, "\nKatze\n")
    assert "line 1: text has 10 tokens" in said
    assert run("translate", "forty-seven") == (0, "siebenundvierzig\n", "")
    code, out, said = run("translate", stdin="one\nfünf\n".encode("latin-1"))
    assert (code, out) == (2, "eins\n")
    assert "standard input, line 2: byte 2 (0xfc) is not UTF-8" in said


def test_of_a_folder_the_best_checkpoint_is_used(run, model, tmp_path):
    best, last = tmp_path / "best.pt", tmp_path / "last.pt"
    best.write_bytes((model / "best.pt").read_bytes())
    Translator.load().save(last)
    assert run("translate", "cat", "--model", tmp_path)[1] == "Katze\n"
    best.unlink()  # without validation there is none
    assert run("translate", "six", "--model", tmp_path)[1] == "sechs\n"


def test_ways_of_decoding(run, model, monkeypatch):
    """They arrive with their options: a beam of one is greedy, and sampling has a seed."""

    def translate(*options):
        code, out, said = run("translate", "a red dog", "--model", model, *options)
        assert code == 0, said
        return out

    assert translate("--beam", 3) == translate("--beam", 1) == translate()
    hot = ["--sample", "--temperature", 50.0]
    assert translate(*hot, "--seed", 3) == translate(*hot, "--seed", 3)
    assert len({translate(*hot, "--seed", seed) for seed in range(3)}) > 1
    assert translate(*hot, "--top-k", 1) == translate(*hot, "--top-p", 0.01)
    assert translate(*hot, "--top-k", 1) == translate()
    out = run("translate", *["a red dog"] * 5, *hot, "--model", model)[1]
    assert len(set(out.splitlines())) > 1
    seen = {}

    def spy(*arguments, **options):
        seen.update(options)
        return beam_search(*arguments, **options)

    monkeypatch.setattr("annotated_lab.cli.translating.beam_search", spy)
    run("translate", "a dog", "--model", model, "--beam", 3, "--length-penalty", 0.2)
    assert (seen["beam_size"], seen["length_penalty"]) == (3, 0.2)


def test_output_is_there_line_by_line():
    """Each line is answered before the next is given: so it can stand in a pipe."""
    command = [sys.executable, "-m", "annotated_lab", "translate"]
    pipes = dict(stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
    env = {k: v for k, v in os.environ.items() if k != "PYTHONUNBUFFERED"}
    with subprocess.Popen(command, **pipes, env=env) as process:
        patience = threading.Timer(60, process.kill)
        patience.start()
        for given, expected in [("two", "zwei"), ("twelve", "zwölf")]:
            process.stdin.write(given + "\n")
            process.stdin.flush()
            assert process.stdout.readline() == expected + "\n"
        process.stdout.close()  # as `head` does; the next line has no reader
        process.stdin.write("one\ntwo\n")
        process.stdin.close()
        assert process.wait() == 0
        patience.cancel()


def test_ctrl_c(run, monkeypatch):
    def interrupt(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(Translator, "translate", interrupt)
    code, out, said = run("translate", "one")
    assert (code, out, said) == (130, "", "interrupted\n")


def test_evaluate(run, model, tmp_path):
    references = ["ein roter Hund", "eine rote Katze", "x", "y"]
    references.append("ein roter Hund, eine Katze")
    table = zip(PAIRS, references, strict=True)
    rows = "".join(f"{source}\t{reference}\n" for (source, _), reference in table)
    (tmp_path / "test.tsv").write_text(rows)
    code, out, said = run("evaluate", "test.tsv", "--model", model, "--batch-size", 2)
    expected = bleu([target for _, target in PAIRS], references)
    letters, signature = chrf([target for _, target in PAIRS], references)
    told = f"60.00% of 5 exact\n{expected}\nchrF {letters:.2f} ({signature})\n"
    assert (code, out) == (0, told)
    assert said.startswith(
        "test.tsv: 5 pairs kept, left out: none\n  a red dog → ein roter"
    )
    for way in ([], ["--beam", 2], ["--sample", "--top-k", 1], ["--batch-size", 9]):
        code, out, _ = run("evaluate", "test.tsv", "--model", model, "--json", *way)
        scores = dict(bleu=expected.score, signature=expected.signature)
        scores |= dict(chrf=letters, chrf_signature=signature)
        assert json.loads(out) == dict(pairs=5, exact_match=0.6, **scores)


def test_evaluate_few(run, tmp_path):
    rows = "one\teins\nfourty\teins\ntwo\tzwei\nsix\tsechs\n"
    (tmp_path / "test.tsv").write_text(rows)
    code, out, said = run("evaluate", "test.tsv", "--bleu-tokens", "char", "--json")
    assert (code, json.loads(out)["exact_match"]) == (0, 0.75)
    assert "tok:char" in json.loads(out)["signature"]
    assert 0 < json.loads(out)["bleu"] < 100
    assert "pair 2: text holds 'fourty'" in said
    assert "1 pairs cannot be read, and count as wrong" in said
    (tmp_path / "test.jsonl").write_text('{"de": "eins", "en": "one"}')
    code, out, _ = run("evaluate", "test.jsonl", "--fields", "en,de", "--json")
    assert (code, json.loads(out)["exact_match"]) == (0, 1)
    (tmp_path / "test.tsv").write_text("one\teins\n")
    code, out, said = run("evaluate", "test.tsv")
    assert (code, out[:20]) == (0, "100.00% of 1 exact\nB")
    assert "no text has four words: join the words of a text" in out


def test_inspect(run, model):
    code, out, said = run("inspect", model)
    assert (code, said) == (0, "")
    translator = Translator.load(model / "best.pt")
    n_parameters = count_parameters(translator.model)
    assert f"all parameters{n_parameters:>23,}" in out
    assert "d_model               16\n" in out
    assert f"→ (2, 7, {len(translator.tgt_vocab)})" in out
    assert "encoder.layers.0" in out
    assert "encoder.layers.0" not in run("inspect", model, "--depth", 1)[1]
    # The base model of the paper, at once: no weight is made.
    code, out, _ = run("inspect", "--src-vocab", 101, "--tgt-vocab", 103)
    n_weights = 44_140_544 + 512 * (101 + 103) + 513 * 103
    assert code == 0
    assert f"{n_weights:,}" in out
    sizes = ["--d-model", 14, "--n-heads", 7, "--d-ff", 5, "--n-layers", 1]
    _, out, _ = run("inspect", "--src-vocab", 11, "--tgt-vocab", 13, *sizes)
    assert "(2, 5, 14)" in out
    assert "(2, 7, 13)" in out
    code, out, _ = run("--version")
    assert (code, out.count(".") >= 2) == (0, True)


@pytest.fixture(scope="module")
def bad_files(tmp_path_factory):
    tmp_path = tmp_path_factory.mktemp("bad")
    for name, content in {
        "empty.tsv": b"",
        "book.txt": b"It was a dark night.\n" * 99,
        "blank.tsv": b"\n\n",
        "good.tsv": TABLE.encode(),
        "latin.tsv": "dog\tHund\none\tf\xfcnf\n".encode("latin-1"),
        "short.de": b"a\n",
        "long.en": b"a\nb\n",
        "words.txt": b"one\ntwo\n",
        "broken.jsonl": b'{"src": "a", "tgt": "b"}\n{"src": ',
        "utf-16.tsv": TABLE.encode("utf-16"),
        "deep.jsonl": b"[" * 100_000,
        "torn.tsv.gz": b"\x1f\x8b\x08",
        "pairs.xlsx": b"PK",
        "noise.pt": bytes(range(256)),
    }.items():
        (tmp_path / name).write_bytes(content)
    torch.save(small_model().state_dict(), tmp_path / "foreign.pt")
    save_checkpoint(tmp_path / "bare.pt", small_model())
    save_checkpoint(tmp_path / "other.pt", small_model(), **load_checkpoint(SHIPPED)[1])
    return tmp_path


UNUSABLE = {
    "train nowhere.tsv --out x": "nowhere.tsv is not a file",
    "train empty.tsv --out x": "empty.tsv: empty",
    "train blank.tsv --out x": "blank.tsv: 0 pairs kept, left out: 2 empty",
    "train latin.tsv --out x": "latin.tsv, line 2: byte 6 (0xfc) is not UTF-8",
    "train long.en short.de --out x": "long.en has 2 lines and short.de has 1",
    "train words.txt --out x": "words.txt, line 1: no tab",
    "train broken.jsonl --out x": "broken.jsonl, line 2: not JSON",
    "train torn.tsv.gz --out x": "torn.tsv.gz: damaged after line 0",
    "train pairs.xlsx --out x": "pairs.xlsx is of an unknown kind",
    "train --out x": "got 0 files of text",
    "train good.tsv good.tsv good.tsv --out x": "got 3 files of text",
    "train utf-16.tsv --out x": "utf-16.tsv is UTF-16",
    "train deep.jsonl --out x": "deep.jsonl: not JSON",
    "train good.tsv --out x --max-len 1": "max_len = 1: 0 pairs kept",
    "train good.tsv --out x --vocab-size 5": "size = 5 is too small",
    "train good.tsv --out x --seed 18446744073709551616": "seed must be an integer from 0",
    "train good.tsv --out x --max-tokens 2": "does not fit max_tokens = 2",
    "train good.tsv --out x --patience 2": "give validation batches",
    "train good.tsv --out x --precision float16": "invalid choice: 'float16'",
    "train good.tsv --out x --validation empty.tsv": "empty.tsv: empty",
    "train good.tsv --out x --resume": "x/last.pt is not a file",
    "translate one --model nowhere.pt": "nowhere.pt is no",
    "translate one --model noise.pt": "noise.pt cannot be read as a checkpoint",
    "translate one --model foreign.pt": "foreign.pt is not a checkpoint of this",
    "translate one --model bare.pt": "bare.pt is a checkpoint without src_tokenizer",
    "translate one --model other.pt": "model has vocabularies of (17, 19) entries",
    "translate one --beam 0": "beam_size must be an integer of at least 1, got 0",
    "translate one --beam 2 --length-penalty 1e308": "must be a number from 0 to 20",
    "translate one --sample --seed -1": "seed must be an integer from 0",
    "translate one --sample --top-p 3": "top_p must be above 0 and at most 1, got 3.0",
    "evaluate": "got 0 files of text",
    "evaluate nowhere.tsv --bleu-tokens words": "'words' is unknown to sacrebleu",
    "evaluate good.tsv --batch-size 0": "--batch-size must be an integer",
    "inspect": "give a checkpoint, or the sizes of both vocabularies",
    "inspect foreign.pt": "foreign.pt is not a checkpoint of this",
    "inspect --src-vocab 99999999999999999999 --tgt-vocab 5": "is above 1,000,000,000",
    "inspect --src-vocab 5 --tgt-vocab 5 --n-heads 3": "cannot be split",
    "inspect --src-vocab 5 --tgt-vocab 5 --depth -1": "--depth must be an integer of at",
    "inspect --src-vocab 5 --tgt-vocab 5 --n-layers 1000000": "more than 10,000 layers",
    "generate Hanna": "did you mean Anna",
    "generate --temperature -1": "temperature must be",
    "generate --temperature nan": "temperature must be",
    "generate --top-k 0": "top_k must be",
    "generate --top-p 2": "top_p must be",
    "generate --max-len 1000": "max_len = 1000 must be",
    "generate --seed -1": "seed must be",
    "generate --model nowhere.pt": "nowhere.pt is no",
    "generate --top-k many": "invalid int value",
    "train --text nowhere.txt --out x": "nowhere.txt is not a file",
    "train --text book.txt --out x --validation nowhere.txt": "nowhere.txt is not a file",
    "train --text empty.tsv --out x": "empty.tsv: empty, there is no text to read",
    "train --text latin.tsv --out x": "latin.tsv, line 2: byte 6 (0xfc) is not UTF-8",
    "train --text utf-16.tsv --out x": "utf-16.tsv is UTF-16",
    "train --out x --text": "expected at least one argument",
    "train book.txt --text book.txt --out x": "--text is for plain text, and FILE for pairs",
    "train --text book.txt --max-len 9 --fields a,b --out x": "and --fields, --max-len for",
    "train --text book.txt --max-ratio 2 --out x": "and --max-ratio for pairs",
    "train book.txt --block 9 --out x": "--block cuts plain text: give it with --text",
    "train --text book.txt --block 0 --out x": "--block must be an integer of at least 1",
    "train --text book.txt --block 80 --max-tokens 72 --out x": "72 has no room for --block",
    "train --text book.txt --vocab-size 9 --out x": "size = 9 is too small",
    "train --text book.txt --d-model 15 --out x": "cannot be split into n_heads",
    "train --text book.txt --patience 2 --hold-out 0 --out x": "needs the validation loss",
    "train --text book.txt --hold-out -1 --out x": "hold_out must be an integer of at",
    "train --text book.txt --label-smoothing 2 --out x": "label_smoothing must be at least 0",
    "train --text book.txt --out book.txt": "cannot be used",
    "train --text book.txt --resume --out x": "x/last.pt is not a file",
    "": "COMMAND",
    "fly": "invalid choice: 'fly'",
    "train good.tsv": "--out",
    "train good.tsv --out x --n-steps 5 --epochs 3": "not allowed with",
    "train good.tsv --out x --n-steps many": "invalid int value: 'many'",
    "train good.tsv --out x --fields one": "'one' must be two names with a comma",
    "translate one --beam 2 --sample": "not allowed with",
}


@pytest.mark.parametrize("command", UNUSABLE)
def test_what_cannot_be_used(command, run, bad_files, monkeypatch, unchecked):
    """Exit code 2, one message that says what is wrong, and nothing is left behind."""
    monkeypatch.chdir(bad_files)
    code, out, said = run(*command.split())
    assert (code, out) == (2, "")
    assert UNUSABLE[command] in said.splitlines()[-1]
    assert "Traceback" not in said
    assert not (bad_files / "x").exists()


def test_trainings_that_fail(run, trained, tmp_path):
    options = [*TINY, "--max-lr", "1e30", "--n-steps", 9, "--schedule", "constant"]
    code, out, said = run("train", trained / "pairs.tsv", "--out", "run", *options)
    assert (code, out) == (1, "")
    assert "the training failed: the loss is" in said.splitlines()[-1]
    save_checkpoint(tmp_path / "last.pt", small_model())
    said = run.refused("train", "--out", tmp_path, "--resume")
    assert "holds a training that another program began" in said


@pytest.mark.parametrize("command", ["train", "translate", "evaluate", "inspect"])
def test_help_has_an_example(command, run):
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"\n  python -m annotated_lab {command} " in out
