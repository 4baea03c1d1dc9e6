"""ShapeExplorer: real source with the shape after each line, at sizes the reader chooses.

The code is traced once, at sizes that are all different, so that each axis of each tensor
can be called by its letter. The tests trace it again at many other sizes.
"""

from __future__ import annotations

import ast
import copy
import inspect
import re
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from types import SimpleNamespace
from typing import Any

import torch
from torch import Tensor, nn
from traitlets import Dict, Int, TraitError, Unicode, observe, validate

from annotated import layers
from annotated.attention import MultiHeadAttention, attention, concat_heads, split_heads
from annotated.checks import require
from annotated.embeddings import Embeddings, PositionalEncoding
from annotated.inspection import LineTrace, count_parameters, trace_lines, trace_shapes
from annotated.masks import subsequent_mask
from annotated.model import (
    Decoder,
    Encoder,
    EncoderDecoder,
    Generator,
    TransformerConfig,
)
from annotated.widgets.base import Widget, script, style
from annotated.widgets.drawing import EDGE, sheet, text

LENGTHS = [1, 2, 3, 5, 7, 10, 20, 50, 100, 200, 500, 1000, 5000, 6000]
STOPS = {
    "batch": [1, 2, 3, 4, 8, 16, 32, 64, 128],
    "source": LENGTHS,
    "target": LENGTHS,
    "d_model": [4, 6, 8, 12, 16, 32, 64, 100, 128, 256, 512, 768, 1024],
    "n_heads": [1, 2, 3, 4, 5, 6, 8, 12, 16],
    "d_ff": [8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096],
    "n_layers": [1, 2, 3, 4, 6, 8, 12],
}
FIRST = {"batch": 2, "source": 5, "target": 7, "d_model": 512, "n_heads": 8}
FIRST |= {"d_ff": 2048, "n_layers": 6}
LETTERS = {
    "batch": "B",
    "source": "S",
    "target": "T",
    "d_model": "d_model",
    "n_heads": "H",
    "d_ff": "d_ff",
    "n_layers": "n_layers",
}
FIXED = {"src_vocab": 37_000, "tgt_vocab": 37_000, "max_len": 5_000}

# All different and prime (d_model is H · d_k), so that a size tells its letter.
APART = {"batch": 17, "source": 5, "target": 7, "d_model": 33, "n_heads": 3, "d_ff": 13}
APART |= {"n_layers": 2, "src_vocab": 41, "tgt_vocab": 43, "max_len": 101}


@dataclass(frozen=True)
class Part:
    """A piece of the package: how it is built and called, and the functions to follow."""

    build: Callable[[SimpleNamespace], Any]
    call: Callable[[Any, SimpleNamespace], dict[str, Any]]  # the named inputs
    follow: list[Callable]
    sliders: list[str]


def config(s: SimpleNamespace) -> TransformerConfig:
    names = [
        "src_vocab",
        "tgt_vocab",
        "n_layers",
        "d_model",
        "d_ff",
        "n_heads",
        "max_len",
    ]
    return TransformerConfig(**{name: getattr(s, name) for name in names})


def layer_settings(s: SimpleNamespace) -> dict[str, Any]:
    return dict(d_model=s.d_model, n_heads=s.n_heads, d_ff=s.d_ff, dropout=0.1)


def x_of(s: SimpleNamespace, length: int) -> Tensor:
    return torch.zeros(s.batch, length, s.d_model)


def padding(s: SimpleNamespace) -> Tensor:
    return torch.ones(s.batch, 1, s.source, dtype=torch.bool)


def causal(s: SimpleNamespace) -> Tensor:
    return subsequent_mask(s.target).expand(s.batch, -1, -1)


def heads_of(s: SimpleNamespace, length: int) -> Tensor:
    return split_heads(x_of(s, length), s.n_heads)


def ids(s: SimpleNamespace, length: int) -> Tensor:
    return torch.ones(s.batch, length, dtype=torch.int64)


def source_inputs(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    return {"x": x_of(s, s.source), "mask": padding(s)}


def target_inputs(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    memory = {"memory": x_of(s, s.source), "src_mask": padding(s)}
    return {"x": x_of(s, s.target), **memory, "tgt_mask": causal(s)}


def one_input(_: Any, s: SimpleNamespace) -> dict[str, Any]:
    return {"x": x_of(s, s.source)}


WIDE = ["batch", "source", "d_model"]
TALL = ["batch", "source", "target", "d_model", "n_heads"]
PARTS = {
    "Embeddings": Part(
        lambda s: Embeddings(s.d_model, s.src_vocab),
        lambda _, s: {"ids": ids(s, s.source)},
        [Embeddings.forward],
        WIDE,
    ),
    "PositionalEncoding": Part(
        lambda s: PositionalEncoding(s.d_model, 0.1, s.max_len),
        one_input,
        [PositionalEncoding.forward],
        WIDE,
    ),
    "attention": Part(
        lambda _: attention,
        lambda _, s: {
            "query": heads_of(s, s.target),
            "key": heads_of(s, s.source),
            "value": heads_of(s, s.source),
            "mask": padding(s).unsqueeze(1),
        },
        [attention],
        TALL,
    ),
    "split_heads": Part(
        lambda _: split_heads,
        lambda _, s: {"x": x_of(s, s.source), "n_heads": s.n_heads},
        [split_heads],
        [*WIDE, "n_heads"],
    ),
    "concat_heads": Part(
        lambda _: concat_heads,
        lambda _, s: {"x": heads_of(s, s.source)},
        [concat_heads],
        [*WIDE, "n_heads"],
    ),
    "MultiHeadAttention": Part(
        lambda s: MultiHeadAttention(s.d_model, s.n_heads),
        lambda _, s: {
            "query": x_of(s, s.target),
            "key": x_of(s, s.source),
            "value": x_of(s, s.source),
            "mask": padding(s),
            "need_weights": True,
        },
        [
            MultiHeadAttention.forward,
            MultiHeadAttention.project,
            MultiHeadAttention.attend,
            attention,
        ],
        TALL,
    ),
    "PositionwiseFeedForward": Part(
        lambda s: layers.PositionwiseFeedForward(s.d_model, s.d_ff),
        one_input,
        [layers.PositionwiseFeedForward.forward],
        [*WIDE, "d_ff"],
    ),
    "LayerNorm": Part(
        lambda s: layers.LayerNorm(s.d_model),
        one_input,
        [layers.LayerNorm.forward],
        WIDE,
    ),
    "SublayerConnection": Part(
        lambda s: layers.SublayerConnection(s.d_model, 0.1),
        lambda _, s: {"x": x_of(s, s.source), "sublayer": nn.Identity()},
        [layers.SublayerConnection.forward],
        WIDE,
    ),
    "EncoderLayer": Part(
        lambda s: layers.EncoderLayer(**layer_settings(s)),
        source_inputs,
        [layers.EncoderLayer.forward],
        [*WIDE, "n_heads", "d_ff"],
    ),
    "DecoderLayer": Part(
        lambda s: layers.DecoderLayer(**layer_settings(s)),
        target_inputs,
        [layers.DecoderLayer.forward],
        [*TALL, "d_ff"],
    ),
    "Encoder": Part(
        lambda s: Encoder(config(s)),
        source_inputs,
        [Encoder.forward],
        [*WIDE, "n_heads", "d_ff", "n_layers"],
    ),
    "Decoder": Part(
        lambda s: Decoder(config(s)),
        target_inputs,
        [Decoder.forward],
        [*TALL, "d_ff", "n_layers"],
    ),
    "Generator": Part(
        lambda s: Generator(s.d_model, s.tgt_vocab),
        lambda _, s: {"states": x_of(s, s.target)},
        [Generator.forward],
        ["batch", "target", "d_model"],
    ),
    "EncoderDecoder": Part(
        lambda s: EncoderDecoder(config(s)),
        lambda _, s: {
            "src": ids(s, s.source),
            "tgt": ids(s, s.target),
            "src_mask": padding(s),
            "tgt_mask": causal(s),
        },
        [EncoderDecoder.forward, EncoderDecoder.encode, EncoderDecoder.decode],
        [*TALL, "d_ff", "n_layers"],
    ),
}


# --- running the code ---


def sizes(**changes: int) -> SimpleNamespace:
    return SimpleNamespace(**FIRST | FIXED | changes)


def run(name: str, s: SimpleNamespace) -> tuple[Any, dict[str, Any], list[LineTrace]]:
    """Build a part and call it: what was built, its inputs, and the lines that ran."""
    part = PARTS[name]
    built = part.build(s)
    inputs = part.call(built, s)
    with torch.no_grad():
        rows = trace_lines(part.follow, lambda: built(**inputs))
    return built, inputs, rows


def shown(
    functions: list[Callable], inputs: dict[str, Any], rows: list[LineTrace]
) -> list[dict[str, Any]]:
    """The source of each function, with the tensors that each line made."""
    fresh = new_memory(inputs, rows)
    answer = []
    for number, function in enumerate(functions):
        lines, starts = source_lines(function)
        made: dict[int, dict[str, Any]] = {}
        for i, row in enumerate(rows):
            if row.function != function.__name__:
                continue
            for variable, tensor in row.tensors.items():
                entry = described(tensor) | {"fresh": 0}
                place = made.setdefault(starts.get(row.number, row.number), {})
                kept = place.setdefault(variable, entry)
                if kept and kept["shape"] == entry["shape"]:
                    kept["fresh"] += (i, variable) in fresh
                else:
                    place[variable] = None  # a loop over different tensors
        if number == 0:
            given = {
                k: described(x) for k, x in inputs.items() if isinstance(x, Tensor)
            }
            arguments_of(lines, given, made)
        written = [
            {
                "source": source,
                "made": [[k, v] for k, v in made.get(at, {}).items() if v],
            }
            for at, source in lines.items()
        ]
        answer.append({"name": function.__qualname__, "lines": written})
    return answer


def new_memory(inputs: dict[str, Any], rows: list[LineTrace]) -> set[tuple[int, str]]:
    """Which tensors of which rows are not views of what was there before."""
    tensors = [x for x in inputs.values() if isinstance(x, Tensor)]
    seen = {x.untyped_storage().data_ptr() for x in tensors}
    fresh = set()
    for i, row in enumerate(rows):
        for variable, tensor in row.tensors.items():
            if tensor.untyped_storage().data_ptr() not in seen:
                seen.add(tensor.untyped_storage().data_ptr())
                fresh.add((i, variable))
    return fresh


def described(tensor: Tensor) -> dict[str, Any]:
    return {"shape": list(tensor.shape), "bytes": tensor.element_size()}


def source_lines(function: Callable) -> tuple[dict[int, str], dict[int, int]]:
    """The lines without the docstring, by number; and for a line, where its statement starts."""
    lines, first = inspect.getsourcelines(inspect.unwrap(function))
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    shift = first - 1
    texts = textwrap.dedent("".join(lines)).splitlines()
    kept = {first + i: line for i, line in enumerate(texts) if line.strip()}
    head = tree.body[0]
    if isinstance(head, ast.Expr) and isinstance(head.value, ast.Constant):
        for line in range(head.lineno, head.end_lineno + 1):
            kept.pop(line + shift, None)
    starts = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and not hasattr(node, "body"):
            for line in range(node.lineno, node.end_lineno + 1):
                starts[line + shift] = node.lineno + shift
    return kept, starts


def arguments_of(lines: dict[int, str], given: dict, made: dict) -> None:
    """Put the inputs beside their names, in the lines before the body."""
    left = dict(given)
    for at, source in lines.items():
        for name in [name for name in left if re.search(rf"\b{name}:", source)]:
            made.setdefault(at, {})[name] = left.pop(name) | {"input": True}
        if source.rstrip().endswith(":") and not source.lstrip().startswith("def "):
            return


def parameters(module: Any) -> list[tuple[int, ...]]:
    return (
        [tuple(p.shape) for p in module.parameters()]
        if isinstance(module, nn.Module)
        else []
    )


# --- in letters ---


def letter_of(s: SimpleNamespace) -> dict[int, Any]:
    """Size -> letter, at sizes that are all different."""
    letters = {getattr(s, name): letter for name, letter in LETTERS.items()}
    letters |= {
        s.src_vocab: "src_vocab",
        s.tgt_vocab: "tgt_vocab",
        s.max_len: "max_len",
    }
    del letters[s.n_layers]  # no tensor has it as an axis
    return letters | {s.d_model // s.n_heads: "d_k", 1: 1}


@cache
def recorded(name: str) -> dict[str, Any]:
    """Source, shapes, parameters and refusals of a part, in letters."""
    apart = SimpleNamespace(**APART)
    letters = letter_of(apart)
    built, inputs, rows = run(name, apart)
    functions = shown(PARTS[name].follow, inputs, rows)
    for function in functions:
        for line in function["lines"]:
            for _, made in line["made"]:
                made["shape"] = [letters[size] for size in made["shape"]]
                if made.get("fresh", 0) > 1:  # once for each layer
                    made["fresh"] = {apart.n_layers: "n_layers"}[made["fresh"]]
    return {
        "sliders": PARTS[name].sliders,
        "functions": functions,
        "parameters": formula(built, letters),
        "refusals": list(refusals(name)),
    }


def formula(module: Any, letters: dict[int, Any]) -> list[list]:
    """The number of parameters as a sum of products: [how many times, letters]."""
    if not isinstance(module, nn.Module):
        return []
    terms: Counter = Counter()
    for path, parameter in module.named_parameters():
        factors = tuple(sorted(letters[size] for size in parameter.shape))
        layer = re.search(r"\blayers\.(\d+)\.", path)
        if layer is None:
            terms[factors] += 1
        elif layer[1] == "0":  # the others are the same
            terms[("n_layers", *factors)] += 1
    return [[times, list(factors)] for factors, times in terms.items()]


def refusals(name: str) -> Iterator[dict[str, Any]]:
    """Which values of which sliders the part refuses, and in what words.

    Found by trying: each pair of d_model and n_heads, each length. A module refuses its
    heads when it is built; lengths it sees when it is called.
    """
    small = {
        "batch": 1,
        "source": 1,
        "target": 1,
        "d_model": 4,
        "n_heads": 1,
        "d_ff": 1,
    }
    small |= {
        "n_layers": 1,
        "src_vocab": 2,
        "tgt_vocab": 2,
        "max_len": FIXED["max_len"],
    }
    apart = APART | {"max_len": FIXED["max_len"]}
    for sliders, bad in (
        (["d_model", "n_heads"], {"d_model": 37}),
        (["source"], {"source": 6007}),
        (["target"], {"target": 6007}),
    ):
        if not set(sliders) <= set(PARTS[name].sliders):
            continue
        called = len(sliders) == 1
        values = [
            list(state)
            for state in product(*(STOPS[slider] for slider in sliders))
            if error_of(name, small | dict(zip(sliders, state, strict=True)), called)
        ]
        if values:
            message = error_of(name, apart | bad, called)
            template = in_letters(message, SimpleNamespace(**apart | bad))
            yield {"sliders": sliders, "values": values, "template": template}


def error_of(name: str, state: dict[str, int], called: bool = True) -> str:
    """What a part says of these sizes, or "". The meta device has shapes and no numbers."""
    s = SimpleNamespace(**state)
    try:
        with torch.device("meta"), torch.no_grad():
            built = PARTS[name].build(s)
            inputs = PARTS[name].call(built, s)
            if called or not isinstance(built, nn.Module):
                built(**inputs)
    except ValueError as error:
        return str(error)
    return ""


def in_letters(message: str, s: SimpleNamespace) -> str:
    """The message with a gap for each size, such as {d_model}."""
    letters = letter_of(s)
    names = {size: letter for size, letter in letters.items() if size != 1}
    names = {size: letter for size, letter in names.items() if letter not in FIXED}
    return re.sub(
        r"\b\d+\b",
        lambda n: f"{{{names[int(n[0])]}}}" if int(n[0]) in names else n[0],
        message,
    )


# --- a reader's own module ---


def traced(module: Callable, args: tuple) -> dict[str, Any]:
    """The same of any module or function, at the sizes that it was given."""
    is_module = isinstance(module, nn.Module)
    tried = copy.deepcopy(module) if is_module else module
    function = type(module).forward if is_module else module
    bound = inspect.signature(function).bind(*((tried, *args) if is_module else args))
    inputs = {k: x for k, x in bound.arguments.items() if isinstance(x, Tensor)}
    answer = {"sliders": [], "refusals": [], "calls": [], "parameters": []}
    with torch.random.fork_rng(devices=[]), torch.no_grad():
        rows = trace_lines([function], lambda: tried(*args))
        if is_module:
            answer["calls"] = [
                [
                    "· " * row.depth + (row.path or row.module),
                    row.module,
                    ", ".join(map(str, row.inputs)),
                    str(row.output),
                ]
                for row in trace_shapes(copy.deepcopy(module), *args)
            ]
            answer["parameters"] = [[count_parameters(module), []]]
    return answer | {"functions": shown([function], inputs, rows)}


class ShapeExplorer(Widget):
    """Real source with the shape after each line, its parameters and its memory.

    Args:
        part: a class or function of the package, or its name: "EncoderLayer". Or a module
            or function of your own, with the `args` to call it with.

    The traits can be set, observed and linked: `part`, `batch`, `source`, `target`,
    `d_model`, `n_heads`, `d_ff` and `n_layers`.

    Raises:
        ValueError: if there is no such part, or nothing to call your own module with.
    """

    _esm = script("shape_explorer.js")
    _css = style("shape_explorer.css")

    part = Unicode("MultiHeadAttention").tag(sync=True, page=True)
    batch = Int(FIRST["batch"]).tag(sync=True, page=True)
    source = Int(FIRST["source"]).tag(sync=True, page=True)
    target = Int(FIRST["target"]).tag(sync=True, page=True)
    d_model = Int(FIRST["d_model"]).tag(sync=True, page=True)
    n_heads = Int(FIRST["n_heads"]).tag(sync=True, page=True)
    d_ff = Int(FIRST["d_ff"]).tag(sync=True, page=True)
    n_layers = Int(FIRST["n_layers"]).tag(sync=True, page=True)
    table = Dict().tag(sync=True)  # what was recorded

    def __init__(self, part: Any = "MultiHeadAttention", *args: Any, **traits):
        name = part if isinstance(part, str) else getattr(part, "__name__", "")
        is_ours = isinstance(part, str) or is_of_the_package(part)
        if args or not is_ours:
            require(
                callable(part) and bool(args),
                "give a module or a function with what to call it with, such as "
                f"ShapeExplorer(model, x), or one of {', '.join(PARTS)}; got {part!r}",
            )
            name = type(part).__name__ if isinstance(part, nn.Module) else name
            table = {"parts": {name: traced(part, args)}}
        else:
            require(
                name in PARTS,
                f"part must be one of {', '.join(PARTS)}, got {name!r}",
            )
            table = recording(name)
        super().__init__(table=table, part=name, **traits)

    @observe("part")
    def record_it(self, _: Any = None) -> None:
        if "stops" in self.table and self.table["parts"][self.part] is None:
            self.table = recording(self.part)

    @validate("part")
    def must_be_known(self, proposal: dict[str, Any]) -> str:
        parts = self.table["parts"]
        if proposal["value"] not in parts:
            raise TraitError(
                f"part must be one of {', '.join(parts)}, got {proposal['value']!r}"
            )
        return proposal["value"]

    @validate(*STOPS)
    def must_be_a_stop(self, proposal: dict[str, Any]) -> int:
        name, value = proposal["trait"].name, proposal["value"]
        if value not in STOPS[name]:
            raise TraitError(f"{name} must be one of {STOPS[name]}, got {value}")
        return value

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"table": recording(*PARTS)}

    def page_state(self) -> dict[str, Any]:
        own = {} if "stops" in self.table else {"table": self.table}
        return super().page_state() | own

    def still(self) -> tuple[str, str]:
        state = {name: getattr(self, name) for name in STOPS}
        return code_picture(self.part, self.table["parts"][self.part], state)


def is_of_the_package(part: Any) -> bool:
    return getattr(part, "__module__", "").startswith("annotated.") and not isinstance(
        part, nn.Module
    )


def recording(*names: str) -> dict[str, Any]:
    """All parts by name, with what was recorded of the named ones."""
    parts = {name: recorded(name) if name in names else None for name in PARTS}
    return {"parts": parts, "stops": STOPS, "fixed": FIXED}


def code_picture(
    name: str, part: dict[str, Any], state: dict[str, int]
) -> tuple[str, str]:
    """The first function, and beside each line the shapes it made, in letters."""
    parts = [text(EDGE, 28, f"{name}: the shape after each line")]
    rows = part["functions"][0]["lines"] if part["functions"] else []
    for number, line in enumerate(rows):
        y = 56 + 22 * number
        indent = len(line["source"]) - len(line["source"].lstrip())
        parts.append(text(EDGE + 7 * indent, y, line["source"].strip()[:72], "s"))
        made = "  ".join(
            f"{n} ({', '.join(map(str, m['shape']))})" for n, m in line["made"]
        )
        parts.append(text(560, y, made, "s"))
    last = [made for line in rows for made in line["made"]][-1:]
    result = "".join(f"({', '.join(map(str, made['shape']))})" for _, made in last)
    where = ", ".join(f"{LETTERS[k]} = {state[k]}" for k in part["sliders"])
    says = (
        f"The source of {name} with the shape after each line. The result is {result}."
    )
    return sheet(parts, 900, 70 + 22 * len(rows)), says + (
        f" Here {where}." if where else ""
    )
