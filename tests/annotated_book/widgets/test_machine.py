"""The machine explorer's tables, tensors and sums: each number is that of PyTorch (in Node)."""

import gzip
import inspect
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import torch
from torch.testing import assert_close

import annotated.training
import annotated.transformer
from annotated import Translator
from annotated.data.tokenizers import WordTokenizer
from annotated_book.widgets import MachineExplorer
from annotated_book.widgets.in_page import stories
from annotated_book.widgets.in_page.live import as_json
from annotated_book.widgets.kit.base import WIDGETS, style
from annotated_book.widgets.kit.standalone import as_classic_script
from annotated_book.widgets.machine.machine import machine_of, places
from annotated_book.widgets.machine.nodes import CHAPTERS
from annotated_book.widgets.machine.opening import passed
from annotated_book.widgets.machine.still import Still
from book.extensions.static_widgets import minified
from tests.helpers.javascript import in_node
from tests.helpers.machine import (
    matrices,
    own_storyteller,
    own_translator,
    sources,
    torch_tensors,
)

CLOSE = 2e-5
BOOK = Path(__file__).parents[3] / "book"
ENGINE = ("engine", "many_words", "search", "tokenizers", "words")
IMPORT_OR_EXPORT = re.compile(r"^(import [\s\S]*?;|export )", re.M)
# n_layers, n_heads, d_k, d_ff, words: primes, so that a swapped axis cannot pass
SIZES = [(2, 3, 5, 13, (7, 11)), (1, 5, 2, 7, (13, 5)), (3, 2, 7, 3, (2, 3))]
MODULES = ["kit/numbers.js", "in_page/live.js", "in_page/engine.js"]
MODULES += [f"machine/{name}.js" for name in ("run", "sums")]

# Every cell of every tensor, and what its sum gives.
EVERYTHING = """
    const live = new (given.alone ? js.LiveStory : js.LiveModel)(given.page);
    const run = given.opening
        ? js.openingRun(given.machine, given.opening)
        : js.runOf(given.machine, live, given.src, given.tgt, null, given.alone);
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


@pytest.fixture
def node(tmp_path):
    def run(code, given):
        return in_node(tmp_path, MODULES, code, given)

    return run


def given(translator, **more):
    is_alone = "alone" in more
    page = stories.as_json(translator) if is_alone else as_json(translator)
    return {"machine": machine_of(translator), "page": page} | more


def numbers(data):
    return torch.tensor([float(x) for x in data])


def assert_equal(found, wanted, close=CLOSE):
    for path, tensor in found.items():
        data = tensor if isinstance(tensor, list) else tensor["data"]
        assert_close(
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


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre-norm", "post-norm"])
@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_every_number_of_a_decoder_only_model_and_its_sum(node, sizes, norm_first):
    theirs = own_storyteller(sizes, norm_first)
    tgt = [1, 4, 5, 4, 6]
    wanted = torch_tensors(theirs.model, None, tgt) | matrices(theirs.model)
    found = node(EVERYTHING, given(theirs, src=[], tgt=tgt, alone=3, sums=True))
    assert_equal(found["tensors"], wanted)
    assert_equal(found["sums"], wanted)
    assert found["sums"].keys() == found["tensors"].keys() == wanted.keys()
    opening = MachineExplorer(theirs, text="w0 w1 w0").opening
    wanted = torch_tensors(theirs.model, None, opening["tgt"])
    found = node(EVERYTHING, given(theirs, alone=1, opening=opening))
    for path, tensor in found["tensors"].items():
        finite = wanted[path][wanted[path].isfinite()]
        close = 5e-3 * max(1.0, finite.abs().max().item())
        assert_equal({path: tensor}, wanted, close)
    assert opening["given"] == 4 and found["next"] == opening["next"]


def test_every_number_of_the_shipped_model_and_its_sum(node, translator):
    opening = MachineExplorer().opening
    src, tgt = opening["src"], opening["tgt"]
    wanted = torch_tensors(translator.model, src, tgt) | matrices(translator.model)
    found = node(EVERYTHING, given(translator, src=src, tgt=tgt, sums=True))
    assert_equal(found["tensors"], wanted)
    assert_equal(found["sums"], wanted)
    assert found["sums"].keys() == wanted.keys() and len(wanted) == 115 + 93
    widget = MachineExplorer(answer="dreizehn", mode="teacher")
    [tgt, ids] = widget.opening["tgt"], translator.encode_target("dreizehn")
    src = widget.opening["src"]
    wanted = torch_tensors(translator.model, src, tgt, targets=ids[1:])
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
    sizes = model.config.src_vocab, model.config.tgt_vocab
    words = [WordTokenizer([f"w{i}" for i in range(n - 4)]) for n in sizes]
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
    assert chapters[f"{inside}.w_q"] == 7
    assert chapters["encoder.layers.1.feed_forward.w_1"] == 9
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
        finite = wanted[path][wanted[path].isfinite()]
        close = 5e-3 * max(1.0, finite.abs().max().item())
        assert_equal({path: tensor}, wanted, close)
    assert found["next"] == opening["next"] == wanted["generator"].argmax(-1).tolist()


def packed(value):
    text = value if isinstance(value, str) else json.dumps(value)
    return len(gzip.compress(text.encode(), 9))


def test_code_and_styles_are_small():
    """57.6 kB as they travel, for models of one stack and of two. What other widgets have, too, is
    counted apart: the engine that runs a reader's own text, and the common look."""
    script = as_classic_script("MachineExplorer", MachineExplorer._esm)
    code = packed(minified(script, ".js"))
    styles = packed(minified(MachineExplorer._css, ".css"))
    modules = [WIDGETS / f"in_page/{name}.js" for name in ENGINE]
    texts = [IMPORT_OR_EXPORT.sub("", path.read_text("utf-8")) for path in modules]
    shared = packed(minified("\n".join(texts), ".js"))
    shared += packed(minified(style(), ".css"))
    assert 5_000 < shared < 9_000
    assert code + styles - shared <= 57.6 * 1024
    data = MachineExplorer.page_data()
    assert packed(data["opening"]) < 20_000
    assert packed(data["machine"]) < 6_000


SVG = "{http://www.w3.org/2000/svg}"


def drawn(widget, lit=""):
    still = Still(widget.translator, widget.opening, lit)
    picture = still.draw()
    return still, picture, ElementTree.fromstring(picture.svg())


def named(root):
    nodes = [node for node in root.iter() if node.get("data-name")]
    return {node.get("data-name"): node for node in nodes}


@pytest.fixture(scope="module")
def widget():
    return MachineExplorer()


def test_vectors_are_as_long_as_pytorchs(widget):
    """The area of a bead is its vector's length, over the longest of the stream's."""
    translator, opening = widget.translator, widget.opening
    wanted = torch_tensors(translator.model, opening["src"], opening["tgt"])
    streams = [path for path in wanted if re.search(r"sublayers\.\d$", path)]
    assert len(streams) == 10
    longest = max(wanted[path].norm(dim=-1).max() for path in streams)
    still, _, root = drawn(widget)
    parts = [g for g in root.iter(f"{SVG}g") if g.get("class") == "bead"]
    beads = {g.get("data-name"): g for g in parts}
    for path in [*streams, "positions.src", "positions.tgt"]:
        side = still.sides[0 if "encoder" in path or "src" in path else 1]
        most = min(5.0, side.pitch / 2 - 0.3)
        radii = torch.tensor([float(c.get("r")) for c in beads[path]])
        lengths = wanted[path].norm(dim=-1)
        assert_close(radii, (lengths / longest).sqrt() * most, atol=0.06, rtol=0)
    translator, opening = widget.translator, widget.opening
    _, maps = passed(translator, opening["src"], opening["tgt"])
    _, picture, root = drawn(widget)
    parts = named(root)
    assert sum(".weights " in name for name in parts) == 24
    for path, weights in maps.items():
        for head, map_of_head in enumerate(weights):
            name = f"{path}.weights {head}"
            box = picture.boxes[name]
            assert (box.rows, box.columns) == tuple(map_of_head.shape)
            heat = [node for node in parts[name] if node.get("class") == "heat"]
            filled = sum(node.get("d").count("M") for node in heat)
            assert filled == ((map_of_head * 10).round() > 0).sum()


def test_tokens_go_in_and_come_out(widget):
    _, _, root = drawn(widget)
    words = [node.text for node in root.iter(f"{SVG}text")]
    for token in ["forty", "seven", "<s>", "sieben", "und", "vierzig", "</s>"]:
        assert token in words
    assert words.count("sieben") == 2  # read, and written
    assert words.count("norm") == 2 * 2 + 2 * 3 + 2
    still, picture, _ = drawn(widget)
    memory, boxes = picture.boxes["encoder"], picture.boxes
    assert memory.y > boxes["encoder.layers.1.feed_forward"].bottom
    assert len(still.crossings) == 2
    for layer, y in enumerate(still.crossings):
        cross = boxes[f"decoder.layers.{layer}.cross_attention"]
        assert cross.y < y < cross.bottom
    for text in ("forty-seven", "777777", "0"):
        _, picture, _ = drawn(MachineExplorer(text=text))
        boxes = [
            box
            for name, box in picture.boxes.items()
            if re.search(
                r"(attention|feed_forward|embed|positions\.\w+|generator)$", name
            )
        ]
        for i, one in enumerate(boxes):
            assert one.x >= 0 and one.right <= picture.width
            for other in boxes[i + 1 :]:
                apart = one.right <= other.x or other.right <= one.x
                apart |= one.bottom <= other.y or other.bottom <= one.y
                assert apart, (one, other)


def test_whatever_path_is_given_something_is_lit(widget, unchecked):
    everything = sorted(places(widget.machine) - {""})
    for path in everything:
        _, _, root = drawn(widget, path)
        lit = {name for name, g in named(root).items() if g.get("class") == "here"}
        assert lit, path
        layer = re.match(r"(en|de)coder\.layers\.\d", path)
        assert not layer or all(name.startswith(layer[0]) for name in lit), path
    assert not any(g.get("class") in ("here", "faint") for g in drawn(widget)[2].iter())


def test_one_part_is_lit():
    widget = MachineExplorer(path="decoder.layers.1.cross_attention")
    svg, text = widget.still()
    root = ElementTree.fromstring(svg)
    lit = [name for name, g in named(root).items() if g.get("class") == "here"]
    assert lit == ["decoder.layers.1.cross_attention"]
    assert "light-dark(" in svg and "takes “forty seven” as input" in text


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre-norm", "post-norm"])
@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_any_model_can_be_drawn(sizes, norm_first):
    theirs = own_translator(sizes, norm_first)
    for text in ("w1", "w0 " * 11):
        _, picture, root = drawn(MachineExplorer(theirs, text=text))
        n_layers = sizes[0]
        layers = [name for name in picture.boxes if name.endswith("feed_forward")]
        assert len(layers) == 2 * n_layers
        names = [node.get("data-name", "") for node in root.iter()]
        norms = [name for name in names if name.endswith("norm")]
        assert len(norms) == 5 * n_layers + (2 if norm_first else 0)
