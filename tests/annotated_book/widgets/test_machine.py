"""The machine explorer's tables, tensors and sums: each number is that of PyTorch (in Node)."""

import gzip
import inspect
import json
import re
from pathlib import Path

import pytest
import torch

import annotated.training
import annotated.transformer
from annotated import Translator
from annotated.data.tokenizers import WordTokenizer
from annotated_book.widgets import MachineExplorer
from annotated_book.widgets.in_page.live import as_json
from annotated_book.widgets.kit.base import WIDGETS, style
from annotated_book.widgets.kit.standalone import as_classic_script
from annotated_book.widgets.machine.machine import machine_of
from annotated_book.widgets.machine.nodes import CHAPTERS
from book.extensions.static_widgets import minified
from tests.helpers.javascript import in_node
from tests.helpers.machine import matrices, own_translator, sources, torch_tensors

CLOSE = 2e-5
BOOK = Path(__file__).parents[3] / "book"
ENGINE = ("engine", "many_words", "tokenizers", "words")
IMPORT_OR_EXPORT = re.compile(r"^(import [\s\S]*?;|export )", re.M)
# n_layers, n_heads, d_k, d_ff, words: primes, so that a swapped axis cannot pass
SIZES = [(2, 3, 5, 13, (7, 11)), (1, 5, 2, 7, (13, 5)), (3, 2, 7, 3, (2, 3))]
MODULES = ["kit/numbers.js", "in_page/live.js", "in_page/engine.js"]
MODULES += [f"machine/{name}.js" for name in ("run", "sums")]

# Every cell of every tensor, and what its sum gives.
EVERYTHING = """
    const live = new js.LiveModel(given.page);
    const run = given.opening
        ? js.openingRun(given.machine, given.opening)
        : js.runOf(given.machine, live, given.src, given.tgt);
    const plain = (x) => (Number.isFinite(x) ? x : String(x));
    const tensors = {}, sums = {}, worst = {};
    const nodes = [...run.nodes.values(), ...(given.sums ? run.params.values() : [])];
    for (const { path, op, parents, params } of nodes) {
        const { shape, data } = run.tensor(path);
        tensors[path] = { shape, data: Array.from(data, plain) };
        if (!given.sums) continue;
        sums[path] = Array.from(data, (_, i) => {
            const index = shape.map((size, axis) => {
                const below = shape.slice(axis + 1).reduce((a, b) => a * b, 1);
                return Math.floor(i / below) % size;
            });
            const found = js.sumOf(run, path, index);
            const cells = found.terms.flatMap(({ a, b }) => (b ? [a, b] : [a]));
            for (const one of ["bias", "gain", "shift"]) if (found[one]) cells.push(found[one]);
            for (const { path: from, index, value } of cells) {
                const isOwn = op === "parameter" && from === path;
                if (!isOwn && !parents.includes(from) && !params.includes(from))
                    throw new Error(`${path} reads ${from}`);
                const { shape, data } = run.tensor(from);
                const place = index.reduce((at, i, axis) => at * shape[axis] + i, 0);
                if (!Object.is(data[place], value)) throw new Error(`${from} at ${index}`);
            }
            return plain(found.result);
        });
    }
    return { tensors, sums, next: run.next };
"""


@pytest.fixture(scope="module")
def translator():
    return Translator.load()


@pytest.fixture
def node(tmp_path):
    def run(code, given):
        return in_node(tmp_path, MODULES, code, given)

    return run


def given(translator, **more):
    return {"machine": machine_of(translator), "page": as_json(translator)} | more


def numbers(data):
    return torch.tensor([float(x) for x in data])


def assert_equal(found, wanted, close=CLOSE):
    for path, tensor in found.items():
        data = tensor if isinstance(tensor, list) else tensor["data"]
        torch.testing.assert_close(
            numbers(data).view(wanted[path].shape),
            wanted[path],
            atol=close,
            rtol=close,
            msg=lambda m, path=path: f"{path}: {m}",
        )


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre-norm", "post-norm"])
@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_every_number_and_its_sum_is_that_of_pytorch(node, sizes, norm_first):
    theirs = own_translator(sizes, norm_first)
    src, tgt = [4, 0, 5, 3, 0], [1, 4, 0, 6]  # with padding, too
    wanted = torch_tensors(theirs.model, src, tgt) | matrices(theirs.model)
    found = node(EVERYTHING, given(theirs, src=src, tgt=tgt, sums=True))
    for path, tensor in found["tensors"].items():
        assert tensor["shape"] == list(wanted[path].shape), path
    assert_equal(found["tensors"], wanted)
    assert_equal(found["sums"], wanted)
    assert found["sums"].keys() == found["tensors"].keys() == wanted.keys()
    assert found["next"] == wanted["generator"].argmax(-1).tolist()


def test_every_number_of_the_shipped_model_and_its_sum(node, translator):
    opening = MachineExplorer().opening
    src, tgt = opening["src"], opening["tgt"]
    wanted = torch_tensors(translator.model, src, tgt) | matrices(translator.model)
    found = node(EVERYTHING, given(translator, src=src, tgt=tgt, sums=True))
    assert_equal(found["tensors"], wanted)
    assert_equal(found["sums"], wanted)
    assert found["sums"].keys() == wanted.keys() and len(wanted) == 115 + 93


def test_the_loss_of_an_answer_that_is_fed_in(node, translator):
    """Its targets are the answer, one place on; the opening knows them without parameters."""
    widget = MachineExplorer(answer="dreizehn", mode="teacher")
    [tgt, ids] = widget.opening["tgt"], translator.encode_target("dreizehn")
    wanted = torch_tensors(
        translator.model, widget.opening["src"], tgt, targets=ids[1:]
    )
    code = """return [...js.openingRun(given.machine, given.opening, "dreizehn")
        .tensor("loss").data];"""
    found = node(code, given(translator, opening=widget.opening))
    assert_equal({"loss": found}, wanted, 5e-3)
    assert max(found) > 3


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre-norm", "post-norm"])
@pytest.mark.parametrize("tie", [False, True], ids=["untied", "tied"])
def test_parents_and_parameters_are_what_autograd_recorded(norm_first, tie):
    model = own_translator((2, 2, 3, 5, (7, 5)), norm_first, tie).model
    tensors = torch_tensors(model, [4, 5, 6], [1, 4], graph=True)
    nodes = machine_of_model(model)["nodes"]
    assert {node["path"] for node in nodes} == tensors.keys()
    for node in nodes:
        if node["op"] == "copy":  # of post-norm, whose stacks end in no norm
            assert tensors[node["path"]] is tensors[node["parents"][0]]
            continue
        parents, params = sources(node["path"], tensors)
        assert set(node["parents"]) == parents, node["path"]
        trained = [p for p in node["params"] if p != "positions.pe"]  # a buffer
        assert {id(model.get_parameter(p)) for p in trained} == params, node["path"]


def machine_of_model(model):
    words = [
        WordTokenizer([f"w{i}" for i in range(n - 4)])
        for n in (model.config.src_vocab, model.config.tgt_vocab)
    ]
    return machine_of(Translator(model, *words))


def test_table_of_the_shipped_model(translator):
    seen = set()
    for node in machine_of(translator)["nodes"]:
        assert seen.issuperset(node["parents"])
        seen.add(node["path"])
    machine = machine_of(translator)
    tensors = {node["path"] for node in machine["nodes"]}
    for path, _ in translator.model.named_modules():
        plain = path.endswith(("dropout", "layers", "sublayers")) or not path
        if not plain and path != "positions":
            assert (path in tensors) != (path in machine["outputs"]), path
    assert tensors.issuperset(machine["outputs"].values())
    nodes = machine_of(translator)["nodes"]
    told = {node["path"]: node["say"] for node in nodes}
    assert len(set(told.values())) == len(told)
    assert told["decoder.layers.1.cross_attention.weights"] == (
        "decoder layer 1, cross-attention, attention weights: the softmax of each row, which "
        "sums to 1"
    )
    machine = machine_of(translator)
    assert {node["chapter"] for node in machine["nodes"]} <= CHAPTERS.keys()
    for number, (name, title) in CHAPTERS.items():
        cells = json.loads((BOOK / f"{name}.ipynb").read_text("utf-8"))["cells"]
        heads = ["".join(cell["source"]) for cell in cells]
        assert name.startswith(f"{number:02}-")
        assert any(head.splitlines()[:1] == [f"# {title}"] for head in heads), name
    chapters = {node["path"]: node["chapter"] for node in machine["nodes"]}
    inside = "decoder.layers.0.self_attention"
    assert chapters[f"{inside}.scores"] == 6 and chapters[f"{inside}.masked"] == 8
    assert (
        chapters[f"{inside}.w_q"] == 7
        and chapters["encoder.layers.1.feed_forward.w_1"] == 9
    )
    assert chapters["generator"] == 14 and chapters["loss"] == 16


# What the line of each tensor has in it, whatever the model.
WRITTEN = {
    "lookup": "self.table(ids)", "scale": "* self.scale", "position": "self.pe",
    "norm": "norm", "split": "split_heads", "scores": "@ key.transpose", "mask": "masked_fill",
    "softmax": "softmax", "values": "@ value", "concat": "concat_heads", "relu": ".relu()",
    "add": "x + self.dropout(sublayer(", "copy": "self.norm(x)", "loss": "F.cross_entropy(",
}  # fmt: skip


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre-norm", "post-norm"])
def test_the_line_beside_a_tensor_computes_it(norm_first):
    machine = machine_of(own_translator(SIZES[0], norm_first))
    for node in machine["nodes"]:
        file, function, number = node["code"]
        line = machine["listings"][function].splitlines()[number - 1]
        room = annotated.training if file == "loop.py" else annotated.transformer
        source = inspect.getsource(getattr(room, file.removesuffix(".py")))
        assert line.strip() in source
        last = node["path"].rsplit(".", 1)[-1]
        linear = {"generator": "self.proj("}.get(last, f"self.{last}(")
        assert {**WRITTEN, "linear": linear}[node["op"]] in line, node["path"]
        if node["op"] == "norm" and function == "LayerNorm.forward":
            assert "F.layer_norm" in line
        if node["op"] == "add":
            assert line.strip().startswith("return x +") == norm_first


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre-norm", "post-norm"])
def test_the_opening_of_an_own_model(node, norm_first):
    theirs = own_translator(SIZES[0], norm_first)
    widget = MachineExplorer(theirs, text="w1 w3 w0", answer="w2 w2 w4")
    assert_opens(node, theirs, widget)
    assert widget.opening["tgt"] == [1, 6, 6, 8]


@pytest.mark.parametrize("text", ["forty-seven", "0", "999,999"])
def test_the_opening_of_the_shipped_model(node, translator, text):
    assert_opens(node, translator, MachineExplorer(text=text))


def assert_opens(node, translator, widget):
    opening = widget.opening
    wanted = torch_tensors(translator.model, opening["src"], opening["tgt"])
    found = node(EVERYTHING, given(translator, opening=opening))
    for path, tensor in found["tensors"].items():
        # 1/4095 of the largest, and what follows from that
        close = 5e-3 * max(
            1.0, wanted[path][wanted[path].isfinite()].abs().max().item()
        )
        assert_equal({path: tensor}, wanted, close)
    assert found["next"] == opening["next"] == wanted["generator"].argmax(-1).tolist()


def packed(value):
    text = value if isinstance(value, str) else json.dumps(value)
    return len(gzip.compress(text.encode(), 9))


def test_code_and_styles_are_small():
    """30 kB as they travel. What other widgets have, too, is counted apart: the engine that runs
    a reader's own text, and the common look."""
    script = as_classic_script("MachineExplorer", MachineExplorer._esm)
    code = packed(minified(script, ".js"))
    styles = packed(minified(MachineExplorer._css, ".css"))
    modules = [WIDGETS / f"in_page/{name}.js" for name in ENGINE]
    texts = [IMPORT_OR_EXPORT.sub("", path.read_text("utf-8")) for path in modules]
    shared = packed(minified("\n".join(texts), ".js")) + packed(
        minified(style(), ".css")
    )
    assert 5_000 < shared < 8_000
    assert code + styles - shared <= 30 * 1024
    data = MachineExplorer.page_data()
    assert packed(data["opening"]) < 20_000
    assert packed(data["machine"]) < 6_000
