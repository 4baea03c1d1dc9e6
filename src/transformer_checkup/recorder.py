"""What a recorded pass means: its attentions, linear layers, look-ups, dropouts and sums.

The nodes of a graph are read in order. A product of queries and keys makes scores, the softmax
makes weights of them, and their product with the values makes values. The residual stream
begins at an embedding. Functions that only reorder, mask or scale do not change what a tensor
is.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from transformer_checkup.embedding_hook import same_ids
from transformer_checkup.graph import (
    ADDITION,
    ATTENTION,
    DIVIDED,
    PRODUCTS,
    RESHAPING,
    TIMES,
    Graph,
    Node,
    root,
)
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorded import Attention, Dropout, LinearCall, Lookup, is_norm

ACTIVATION = {"relu", "clamp", "gelu", "silu"}
SQUASHING = {"tanh", "sigmoid"}
WHOLE_CHANNELS = {"dropout1d", "dropout2d"}
DROPOUT = {"dropout", "alpha_dropout", *WHOLE_CHANNELS}
# What scores and weights remain themselves through.
SCALING = {
    *ADDITION, *TIMES, *DIVIDED, *ACTIVATION, "sub", "__sub__", "masked_fill", "masked_fill_",
    "where", "tanh", "nan_to_num",
}  # fmt: skip
# What adds to the residual stream, or normalizes it, leaves it the residual stream.
STREAMING = (
    ADDITION | TIMES | SQUASHING | {"layer_norm", "rms_norm", "relu", "gelu", "silu"}
)
LAYOUTS = (2, 3, 0, 1), (0, 3, 1, 2)  # of weights (Q, K, B, H) and (B, Q, K, H)
MATRIX_PRODUCT = re.compile(r"(\.{3}|[a-zA-Z]*)([a-zA-Z]),\2([a-zA-Z])->\1\3")


class Origin(NamedTuple):
    """kind: "linear", "scores", "weights", "values", "attended" or "stream"; number: which."""

    kind: str
    number: int


class Recorder(Graph):
    """The graph of the passes inside the `with` block, read when the block ends.

    Args:
        lengths: the lengths of source and target. They tell attention weights from the
            results of other softmaxes.

    Attributes:
        notes: what was done to scores and weights on the way.
        logits: what the pass of `record` gives.
        added_to: (a summand, where a sublayer adds to it, the sum).
        on_the_stream: activations there that are carried on.
        lone_keys: where a query has one key alone.
        shared_projections: ids of matrices that are used twice before one attention.
    """

    def __init__(self, model: Any, lengths: set[int]):
        super().__init__(model)
        self.lengths = lengths
        self.logits: Node | None = None
        self.lone_matrices = lone_matrices(model)
        self.attentions: list[Attention] = []
        self.linears: list[LinearCall] = []
        self.lookups: list[Lookup] = []
        self.dropouts: list[Dropout] = []
        self.notes: list[str] = []
        self.added_to: list[tuple[Tensor, str, Tensor]] = []
        self.on_the_stream: list[str] = []
        self.lone_keys: list[str] = []
        self.shared_projections: list[int] = []
        self.without_softmax = 0
        self.attended = False
        self.factors: list[float] = []  # of each product of queries and keys
        # By the key of a node:
        self.made: dict[int, Origin] = {}
        self.tags: dict[int, str] = {}

    def __exit__(self, *error: Any) -> None:
        super().__exit__(*error)
        if not any(error):
            self.read_all()

    def read_all(self) -> None:
        self.outputs = [
            (call.path, x.value)
            for call in self.module_calls
            for x in call.out
            if x.tensor.is_floating_point()
        ]
        norms = set(filter(is_norm, {call.module for call in self.module_calls}))
        self.norm_calls = [c for c in self.module_calls if c.module in norms]
        ended = defaultdict(list)
        for call in self.norm_calls:
            ended[call.end].append(call)
        begins = {call.begin for call in self.module_calls if not call.path}
        self.forget_projections()
        for number, node in enumerate([*self.nodes, None]):
            for call in ended[number]:
                # A fused norm gives the new residual stream as well.
                self.tags |= {x.key: "norm" for x in call.out[:1]}
            if number in begins:  # a call for each prefix uses all matrices anew
                self.forget_projections()
            if node is not None and not (node.is_step or node.which):
                self.read(node)

    @property
    def calls(self) -> list[tuple[str, nn.Module]]:
        return [(call.path, call.module) for call in self.module_calls]

    def forget_projections(self) -> None:
        self.projections: list[Tensor] = []
        self.projected_with: list[int] = []

    def is_read(self, node: Node) -> bool:
        """Does a linear layer read it?"""
        return any(
            user.op == "linear"
            or any(x.key in self.lone_matrices for x in user.given[1:])
            for user in node.users
        )

    @property
    def n_dropped_streams(self) -> int:
        """Norms whose output linear layers read after a dropout alone: LoRA's read both."""
        norms = [d.node for d in self.dropouts if d.active and d.applied_to == "norm"]
        return sum(self.is_read(x) and not self.is_read(x.given[0]) for x in norms)

    @property
    def sums_on_stream(self) -> list[Node]:
        """Dropouts of a sum x + f(x) that a norm or a layer reads."""
        normed = {call.given[0] for call in self.norm_calls if call.given}
        sums = (d for d in self.dropouts if d.active and d.applied_to == "residual sum")
        return [d.node for d in sums if d.node in normed or self.is_read(d.node)]

    def origin(self, node: Node, *kinds: str) -> Origin | None:
        origin = self.made.get(node.key)
        return origin if origin and (not kinds or origin.kind in kinds) else None

    def read(self, node: Node) -> None:
        """Follow scores and weights on their way, and note what is done to them."""
        name, given = node.op, node.given
        origin = next((o for x in given if (o := self.origin(x))), None)
        self.read_written_linear(node)
        if name == ATTENTION:
            self.read_multi_head(node)
        elif name == "scaled_dot_product_attention":
            self.read_fused(node)
        elif name == "softmax":
            self.read_softmax(node)
        elif name == "embedding":
            self.lookups.append(lookup(node))
            self.made[node.key] = Origin("stream", len(self.lookups) - 1)
        elif name in PRODUCTS:
            self.read_product(node)
        elif name in DROPOUT:
            self.read_dropout(node)
        elif name == "linear":
            self.read_linear(node, node.arg(0, "input"), node.arg(1, "weight").tensor)
        elif name in ADDITION:
            self.read_sum(node)
        elif name in TIMES | DIVIDED and len(given) == 1:
            # Such as T5's d_model ** -0.5.
            self.tags[node.key] = self.tags.get(given[0].key, "")
        elif name in ACTIVATION:
            self.read_activation(node, origin)
            self.tags[node.key] = "hidden activations"
        elif name == "layer_norm":
            self.tags[node.key] = "norm"
        if origin and origin.kind == "scores":
            self.factors[origin.number] *= factor_of(node)
        if origin and origin.kind == "weights" and name in ADDITION:
            others = [x for x in given if self.origin(x) is None and len(x.shape) > 1]
            self.attentions[origin.number].added |= bool(others)
        on_stream = origin and origin.kind == "stream"
        if on_stream and name in SQUASHING | ACTIVATION and self.is_carried_on(node):
            self.on_the_stream.append(f"a {name} on the residual stream ({node.path})")
        self.pass_on(node)

    def pass_on(self, node: Node) -> None:
        """The result is what it was made of, where it is only reordered or scaled."""
        for x in node.given:
            kind = origin.kind if (origin := self.origin(x)) else ""
            kept = node.op in RESHAPING and x.shape.numel() == node.shape.numel()
            kept |= node.op in SCALING and kind in ("scores", "weights")
            kept |= node.op in STREAMING and kind == "stream"
            if origin and kept:
                self.made.setdefault(node.key, origin)

    def is_carried_on(self, node: Node) -> bool:
        """Is it a summand of the stream, itself or scaled or with a bias?"""
        for user in node.users:
            alike = [x.shape for x in user.given].count(node.shape)
            if user.op in ADDITION and alike == len(user.given) == 2:
                return True
            size = node.shape.numel()
            fits = user.tensor is not None and user.shape.numel() == size
            fits &= all(x.shape.numel() == size or len(x.shape) < 2 for x in user.given)
            if fits and self.is_carried_on(user):
                return True
        return False

    def read_sum(self, node: Node) -> None:
        """What the output of a linear layer or an attention is added to."""
        given = node.given
        on_stream = self.attended and any(self.origin(x, "stream") for x in given)
        if not on_stream or len(given) != 2 or given[0].shape != given[1].shape:
            return
        self.tags[node.key] = "residual sum"
        if node.op not in ("add_", "__iadd__"):
            for x, other in (given, given[::-1]):
                if self.origin(other, "linear", "attended"):
                    self.added_to.append((x.tensor, node.path, node.tensor))

    def read_activation(self, node: Node, origin: Origin | None) -> None:
        is_clamp = node.op == "clamp"
        if origin is None or (is_clamp and node.kwargs.get("max") is not None):
            return
        if origin.kind == "linear":
            self.linears[origin.number].then.append(node.op)
        elif origin.kind == "scores" and not is_clamp:
            self.notes.append(f"a {node.op} on the scores ({node.path})")

    def read_product(self, node: Node) -> None:
        """Scores of queries and keys; values of weights; or a product with a parameter."""
        given, key = node.given, node.key
        of_parameter = any(map(is_parameter, given))
        if not of_parameter and any(self.tags.get(x.key) == "weights" for x in given):
            self.tags[key] = "weighted values"
        origins = [o for x in given if (o := self.origin(x))]
        of_weights = [o for o in origins if o.kind == "weights"]
        kind, number = origin = next(iter(of_weights or origins), Origin("", -1))
        others = [x for x in given if self.origin(x) != origin]
        if kind == "weights" and others and all(map(is_parameter, others)):
            self.made[key] = origin
            self.attentions[number].mixed = True
        elif kind == "weights":
            attention = self.attentions[number]
            if attention.used is None:
                first = next(x for x in given if self.origin(x) == origin)
                attention.used, attention.values = first.value, node.value
                is_usual = first.shape == attention.weights.shape
                attention.keyless = is_usual and loses_the_keys(node, first)
                if is_usual and goes_over_rows(node, first):  # v weightsᵀ
                    if torch.equal(attention.used, attention.weights):
                        attention.weights = attention.weights.mT
                    attention.used = attention.used.mT
                # weights, values and W_O in one einsum
                attention.projected = any(map(is_parameter, given[2:]))
            self.made[key] = Origin("values", number)
        elif kind == "values" and number >= 0:
            self.attentions[number].projected = of_parameter
            if of_parameter:
                self.made.setdefault(key, Origin("attended", number))
        elif kind == "scores":
            self.without_softmax += 1
            self.made[key] = Origin("values", -1)
        elif node.value.dim() >= 3 and self.between_positions(node.value):
            self.made[key] = Origin("scores", len(self.factors))
            self.factors.append(1.0)

    def between_positions(self, x: Tensor) -> bool:
        return set(x.shape[-2:]) <= self.lengths

    def read_softmax(self, node: Node) -> None:
        """A softmax is an attention if two of its axes are as long as the sequences."""
        origin = self.origin(node.given[0])
        if origin and origin.kind == "weights":
            self.notes.append(f"a second softmax ({node.path})")
        weights = node.value
        if weights.dim() == 4 and not self.between_positions(weights):
            others = [weights.permute(order) for order in LAYOUTS]
            weights = next(filter(self.between_positions, others), weights)
        if weights.dim() >= 3 and self.between_positions(weights):
            attention = self.add(node, weights)
            if origin and origin.kind == "scores":
                attention.factor = self.factors[origin.number]
            self.tags[node.key] = "weights"
            self.made[node.key] = Origin("weights", len(self.attentions) - 1)
        self.note_lone_key(node.value, node.path)

    def note_lone_key(self, weights: Tensor, path: str) -> None:
        if weights.dim() < 3 or 1 in self.lengths:
            return
        if weights.shape[-1] == 1 and weights.shape[-2] in self.lengths:
            self.lone_keys.append(path)

    def add(self, node: Node, weights: Tensor) -> Attention:
        self.attended = True
        attention = Attention(weights, self.projections, node.path, line=node.line)
        attention.n_linears, attention.node = len(self.linears), node
        self.attentions.append(attention)
        used = self.projected_with
        self.shared_projections += [weight for weight in used if used.count(weight) > 1]
        self.forget_projections()
        return attention

    def read_fused(self, node: Node) -> None:
        """PyTorch's fused kernel returns no weights, so they are computed again."""
        weights, factor = weights_of(node)
        if self.between_positions(weights):
            attention = self.add(node, weights)
            attention.fused, attention.factor = True, factor
            attention.values = node.value
            self.made[node.key] = Origin("values", len(self.attentions) - 1)
        self.note_lone_key(weights, node.path)
        rate = node.arg(4, "dropout_p", 0.0)
        self.dropouts.append(Dropout(float(rate), rate > 0, "weights", node))

    def read_multi_head(self, node: Node) -> None:
        """`nn.MultiheadAttention`, from its steps: weights (B, H, Q, K), queries and keys."""
        (query, key), (n_heads, matrix, bias) = node.args[:2], node.args[4:7]
        self.attended, rate, d = True, node.args[10], query.shape[-1]
        if matrix is not None:  # (L, B, d_model) each
            own = matrix.value.split(d), bias.value.split(d) if bias else [None] * 2
            given = zip((query.value, key.value), *own, strict=False)
            self.projections = [F.linear(*x).transpose(0, 1) for x in given]
        for step in node.steps:
            if step.op not in ("softmax", "scaled_dot_product_attention"):
                continue
            weights = step.value if step.op == "softmax" else weights_of(step)[0]
            if weights.dim() == 3:
                weights = weights.unflatten(0, (-1, n_heads))
            weights = weights[0] if len(query.shape) == 2 else weights
            # Without those of add_bias_kv and add_zero_attn.
            weights = weights[..., : key.shape[0]]
            sums = weights.sum(-1, keepdim=True).clamp(min=1e-9)
            self.add(step, weights / sums).fused = True
        active = bool(node.kwargs.get("training", True) and rate > 0)
        self.dropouts.append(Dropout(float(rate), active, "weights", node))
        self.made[node.key] = Origin("attended", 0)

    def read_linear(self, node: Node, given: Node, weight: Tensor) -> LinearCall:
        out = node.value
        self.projections.append(out)
        # DeBERTa projects (1, distances, d), too.
        if len(given.shape) < 3 or given.shape[0] > 1:
            self.projected_with.append(id(weight))
        call = LinearCall(node.path, weight, given.value, out, len(self.attentions))
        call.given_is_norm = self.tags.get(given.key) == "norm"
        call.line = node.line
        self.linears.append(call)
        self.made[node.key] = Origin("linear", len(self.linears) - 1)
        return call

    def read_dropout(self, node: Node) -> None:
        given = node.given[0]
        tag, origin = self.tags.get(given.key, ""), self.origin(given)
        p, training = node.arg(1, "p", 0.5), node.arg(2, "training", True)
        active = bool(training) and p > 0
        applied_to = tag or ("sublayer output" if self.attentions else "first layer")
        if active and origin and origin.kind == "linear":
            self.linears[origin.number].dropped = True
        if origin and origin.kind == "scores":
            applied_to = "scores"
        whole = node.op in WHOLE_CHANNELS
        self.dropouts.append(Dropout(float(p), active, applied_to, node, whole))
        self.tags[node.key] = tag

    def read_written_linear(self, node: Node) -> None:
        """x @ w + b, written out: a product with a lone matrix, then the sum with the bias.

        It may be an einsum, whose equation is "...i,io->...o" or "bld,df->blf".
        """
        given = node.given
        if len(given) != 2 or node.tensor is None:
            return
        path = self.lone_matrices.get(given[1].key)
        equation = node.args[0] if node.op == "einsum" else None
        is_product = node.op in ("matmul", "__matmul__")
        if isinstance(equation, str):
            is_product = bool(MATRIX_PRODUCT.fullmatch(equation.replace(" ", "")))
        if is_product and path is not None:
            call = self.read_linear(node, given[0], given[1].tensor)
            call.path, call.weight = path, given[1].tensor.T
        elif (is_product or equation) and any(map(is_parameter, given)):
            self.projections.append(by_position(node.value, self.lengths))
        elif node.op in ("add", "__add__", "__radd__"):
            self.read_bias(node)

    def read_bias(self, node: Node) -> None:
        x, bias = sorted(node.given, key=lambda x: -len(x.shape))
        origin = self.origin(x, "linear")
        if origin is None or not is_parameter(bias) or len(bias.shape) != 1:
            return
        call, out = self.linears[origin.number], node.value
        if call.out.shape == out.shape:
            kept = self.projections
            self.projections = [out if p is call.out else p for p in kept]
            call.out = out
            self.made[node.key] = origin


def record(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, train: bool = False
) -> Recorder:
    """Record one pass. Gradients are on, so that PyTorch takes no fused fast path."""
    key = tested.key(src, tgt), train
    if key in tested.passes:
        return tested.passes[key]
    model = tested.copy(shared=True)
    if isinstance(model, nn.Module):
        model.train(train)
    lengths = {tgt.shape[1], *(() if src is None else (src.shape[1],))}
    with Recorder(model, lengths) as recorder:
        logits = tested.forward(src, tgt, model)
    recorder.logits = recorder.node(logits)
    tested.passes[key] = recorder
    return recorder


def lone_matrices(model: Any) -> dict[int, str]:
    """The path of the place of each matrix that has no other beside it, by the matrix's id.

    Such a matrix makes a layer (of an own class, or a dictionary of a weight and a bias), and
    so does each of an nn.ParameterDict that holds several, by its own name.
    """
    found = {}
    for path, module in model.named_modules() if isinstance(model, nn.Module) else ():
        own = [*module.parameters(recurse=False)]
        matrices = [p for p in own if p.dim() > 1]
        if len(matrices) == 1 and matrices[0].dim() == 2 and len(own) <= 2:
            found[id(matrices[0])] = path
        elif isinstance(module, nn.ParameterDict):
            named = module.named_parameters(path, recurse=False)
            found |= {id(p): name for name, p in named if p.dim() == 2}
    return found


def lookup(node: Node) -> Lookup:
    """From the arguments of the call: `torch.embedding` has the first two exchanged."""
    ids, weight = node.arg(0, "input"), node.arg(1, "weight")
    if ids.tensor.is_floating_point():
        ids, weight = weight, ids
    more = node.arg(2, "padding_idx"), node.arg(3, "max_norm")
    return Lookup(ids.value, weight.tensor, *more)


def is_parameter(node: Node) -> bool:
    """A parameter, or a part of one, such as the last of four matrices in one."""
    x = node.tensor
    return isinstance(x, nn.Parameter) or isinstance(x._base, nn.Parameter)


def goes_over_rows(node: Node, weights: Node) -> bool:
    """Does a product with weights sum over their rows, since these are (…, keys, queries)?"""
    if node.op != "einsum":
        return len(node.given) == 2 and node.given[1] is weights
    if not isinstance(node.args[0], str) or "->" not in node.args[0]:
        return False
    factors, _, result = node.args[0].replace(" ", "").partition("->")
    row, column = factors.split(",")[node.given.index(weights)][-2:]
    return row not in result and column in result


def loses_the_keys(node: Node, weights: Node) -> bool:
    """Does an einsum sum weights (…, Q, K) over K alone, which no value has?"""
    if node.op != "einsum" or not isinstance(node.args[0], str):
        return False
    factors, _, result = node.args[0].replace(" ", "").partition("->")
    own = factors.split(",")[node.given.index(weights)]
    return bool(result) and (factors + result).count(own[-1]) == 1


def by_position(x: Tensor, lengths: set[int]) -> Tensor:
    """(B, L, features), also from (B, H, L, d_k)."""
    if x.dim() == 4 and x.shape[2] in lengths and x.shape[1] not in lengths:
        x = x.transpose(1, 2)
    return x.flatten(2) if x.dim() > 2 else x


def factor_of(node: Node) -> float:
    """By which number it multiplies what it is given."""
    other = node.args[1] if len(node.args) == 2 else None
    if isinstance(other, Node) and other.tensor.numel() == 1:
        other = other.value.item()
    is_factor = node.op in TIMES | DIVIDED
    if not is_factor or not isinstance(other, (int, float)) or not other:
        return 1.0
    return 1 / other if node.op in DIVIDED else float(other)


def weights_of(node: Node) -> tuple[Tensor, float]:
    """The weights inside PyTorch's fused attention, and the scale that it applies."""
    names = "query", "key", "value", "attn_mask", "dropout_p", "is_causal"
    given = dict(zip(names, node.args, strict=False)) | node.kwargs
    values: dict[str, Any] = {
        k: x.value if isinstance(x, Node) else x for k, x in given.items()
    }
    return weights_of_fused(values.pop("query"), values.pop("key"), **values)


@torch.no_grad()
def weights_of_fused(
    q: Tensor,
    k: Tensor,
    attn_mask: Tensor | None = None,
    is_causal: bool = False,
    scale: float | None = None,
    **_: Any,
) -> tuple[Tensor, float]:
    """The same, of its arguments."""
    scale = 1 / math.sqrt(q.shape[-1]) if scale is None else scale
    if k.shape[-3] != q.shape[-3]:  # grouped queries
        k = k.repeat_interleave(q.shape[-3] // k.shape[-3], -3)
    scores = scale * q @ k.transpose(-2, -1)
    if is_causal:
        attn_mask = torch.ones_like(scores, dtype=torch.bool).tril()
    if attn_mask is not None and attn_mask.dtype == torch.bool:
        scores = scores.masked_fill(~attn_mask, float("-inf"))
    elif attn_mask is not None:
        scores = scores + attn_mask
    return scores.softmax(-1), scale


def summed_lookups(tested: ModelUnderTest, which: str) -> str:
    """The names of two tables that are added for the ids of the source or target, or "".

    Their sum is one look-up in one table, so that nobody needs the second: it was to be looked
    up with the positions.
    """
    src, tgt = tested.src(), tested.tgt()
    ids = src if which == "source" else tgt
    if ids is None or not tested.is_module:
        return ""
    is_wanted = same_ids(ids)
    for node in record(tested, src, tgt).nodes:
        summands = node.given if node.op in ADDITION else []
        roots = [root(x, TIMES | DIVIDED | {"dropout"}) for x in summands]
        found = [lookup(x) for x in roots if x.op == "embedding"]
        tables = {id(x.weight): x.weight for x in found if is_wanted(x.ids)}
        if len(tables) > 1:
            names = [(*tested.names_of(x), "a table")[0] for x in tables.values()]
            both = " and ".join(name.removesuffix(".weight") for name in names)
            return (
                f"{both} are both looked up with the {which}'s token ids, and added: one is to be "
                "looked up with the positions 0, 1, 2, …"
            )
    return ""
