"""Recording a forward pass of a model, whoever wrote it: its softmaxes and its dropouts.

PyTorch lets one see every call of a torch function in a block (`TorchFunctionMode`). So the
attention weights of a model can be read although it does not return them.
"""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from transformer_checkup.code_lines import CodeLine, calling_line
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.provenance import MATMUL_NAMES, Provenance, Squashed
from transformer_checkup.recorded import Attention, Dropout, LinearCall, Lookup, is_norm
from transformer_checkup.score_factors import ScoreFactors, weights_of_fused
from transformer_checkup.torch_heads import record_multi_head
from transformer_checkup.written_linears import (
    goes_over_rows,
    is_parameter,
    lone_matrices,
    note_written_linear,
)

SOFTMAX = {torch.softmax, Tensor.softmax, F.softmax}
MATMUL = {torch.matmul, Tensor.matmul, Tensor.__matmul__, torch.bmm, Tensor.bmm}
RELU = {torch.relu, Tensor.relu, F.relu, Tensor.clamp, torch.clamp}
ACTIVATION = {*RELU, F.gelu, F.silu}
ADDITION = {"add", "__add__", "__radd__", "add_", "__iadd__"}
SQUASHING = {torch.tanh, Tensor.tanh, F.tanh, torch.sigmoid, Tensor.sigmoid, F.sigmoid}
WHOLE_CHANNELS = {F.dropout1d, F.dropout2d}
DROPOUT = {F.dropout, torch.dropout, F.alpha_dropout, *WHOLE_CHANNELS}
EMBEDDING = {F.embedding, torch.embedding}


class Recorder(TorchFunctionMode):
    """Collects the attentions and dropouts of the forward passes inside the `with` block.

    Args:
        lengths: the lengths of source and target. They tell attention weights from the
            results of other softmaxes.
    """

    def __init__(self, model: Any, lengths: set[int]):
        super().__init__()
        self.lengths = lengths
        self.attentions: list[Attention] = []
        self.dropouts: list[Dropout] = []
        self.shared_projections: list[int] = []  # used twice before one attention
        self.lone_keys: list[str] = []  # where a query has one key alone
        self.attended = False  # also where PyTorch's own attention keeps its weights
        self.linears: list[LinearCall] = []
        self.lookups: list[Lookup] = []
        self.made = Provenance()
        self.notes: list[str] = []  # what was done to scores and weights on the way
        self.squashed = Squashed()
        self.factors = ScoreFactors()
        self.on_the_stream: list[str] = []  # activations there that are carried on
        self.products = 0  # of queries and keys
        self.without_softmax = 0
        self.calls: list[tuple[str, nn.Module]] = []
        self.call_lines: dict[str, CodeLine | None] = {}  # where each module is called
        self.dropped_norms: dict[int, int] = {}  # a tensor -> what it was before
        self.norms_read: set[int] = set()  # those that a linear layer reads
        self.dropped_sums: dict[int, int] = {}  # x + f(x) -> the number of its dropout
        self.sums_on_stream: set[int] = set()  # those that a norm or a layer reads
        # A summand, where a sublayer adds to it, and the sum.
        self.added_to: list[tuple[Tensor, str, Tensor]] = []
        self.path: list[str] = []
        self.outputs: list[tuple[str, Tensor]] = []  # of each module
        self.tags: dict[int, str] = {}  # what a tensor is, by its id
        self.kept: list[Tensor] = []  # so that no id is used again
        self.projections: list[Tensor] = []
        self.projected_with: list[int] = []
        self.foreign_parameters: dict[int, Tensor] = {}  # used, and not the model's
        self.lone_matrices = lone_matrices(model)
        is_module = isinstance(model, nn.Module)
        self.known = {id(p) for p in model.parameters()} if is_module else set()
        norms = [m for m in model.modules() if is_norm(m)] if is_module else []
        self.hooks = [norm.register_forward_hook(self.tag_norm) for norm in norms]
        if is_module and not isinstance(model, torch.jit.ScriptModule):
            self.follow(model)

    def follow(self, model: nn.Module) -> None:
        """Note which module is at work."""
        for path, module in model.named_modules():

            def enter(module: nn.Module, _: tuple, path: str = path) -> None:
                self.path.append(path)
                self.calls.append((path, module))
                self.call_lines.setdefault(path, calling_line())
                if not path:  # a call for each prefix uses all matrices anew
                    self.projections, self.projected_with = [], []

            def leave(_: nn.Module, __: tuple, out: Any, path: str = path) -> None:
                self.path.pop()
                for x in out if isinstance(out, (tuple, list)) else (out,):
                    if isinstance(x, Tensor) and x.is_floating_point():
                        self.outputs.append((path, x.detach()))

            self.hooks.append(module.register_forward_pre_hook(enter))
            self.hooks.append(module.register_forward_hook(leave))

    @property
    def place(self) -> str:
        return self.path[-1] if self.path else ""

    def __exit__(self, *error: Any) -> None:
        super().__exit__(*error)
        for hook in self.hooks:
            hook.remove()

    def tag_norm(self, module: nn.Module, args: tuple, out: Any) -> None:
        self.note_reading(args[0] if args else None)
        # A fused norm gives the new residual stream as well.
        self.tag(out[0] if isinstance(out, tuple) and out else out, "norm")

    def note_reading(self, given: Any) -> None:
        if id(given) in self.dropped_sums:
            self.sums_on_stream.add(self.dropped_sums[id(given)])

    @property
    def n_dropped_streams(self) -> int:
        """Norms whose output linear layers read after a dropout alone: LoRA's read both."""
        read = self.norms_read
        norms = [norm for out, norm in self.dropped_norms.items() if out in read]
        return sum(norm not in read for norm in norms)

    def tag(self, tensor: Any, name: str) -> None:
        if isinstance(tensor, Tensor):
            self.tags[id(tensor)] = name
            self.kept.append(tensor)

    def tag_of(self, tensor: Any) -> str:
        return self.tags.get(id(tensor), "")

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func is F.multi_head_attention_forward:
            return record_multi_head(self, args, kwargs)
        out = func(*args, **kwargs)
        for x in (*args, *kwargs.values()):
            # Asking a plain tensor whether it is a parameter takes long.
            if (
                type(x) is not Tensor
                and isinstance(x, nn.Parameter)
                and id(x) not in self.known
            ):
                self.foreign_parameters[id(x)] = x
        self.trace(func, args, kwargs, out)
        if func in SOFTMAX:
            self.record_weights(out, args[0])
        elif func is F.scaled_dot_product_attention:
            n_before = len(self.attentions)
            self.record_fused(*args, **kwargs)
            if len(self.attentions) > n_before:
                self.attentions[-1].values = out.detach().clone()
                self.made.note(out, "values", n_before)
        elif func in DROPOUT:
            self.record_dropout(out, *args, **kwargs, whole=func in WHOLE_CHANNELS)
        elif func is F.linear:
            weight = args[1] if len(args) > 1 else kwargs["weight"]
            self.record_linear(out, args[0] if args else kwargs["input"], weight)
        elif func in MATMUL and self.tag_of(args[0]) == "weights":
            self.tag(out, "weighted values")
        elif func in ACTIVATION:
            self.tag(out, "hidden activations")
        elif func is F.layer_norm:
            self.tag(out, "norm")
        return out

    def trace(self, func: Any, args: tuple, kwargs: dict, out: Any) -> None:
        """Follow scores and weights on their way, and note what is done to them."""
        name = getattr(func, "__name__", "")
        given = [x for x in args if isinstance(x, Tensor)]
        given += args[1] if name == "einsum" and isinstance(args[1], list) else []
        note_written_linear(self, name, given, out, args[0] if name == "einsum" else "")
        origin = next((o for x in given if (o := self.made[x]) is not None), None)
        if name in MATMUL_NAMES and isinstance(out, Tensor):
            equation = args[0] if name == "einsum" else ""
            self.trace_product(given, out, equation)
        elif func in EMBEDDING:
            self.lookups.append(Lookup.of(*args, **kwargs))
            self.made.note(out, "stream", len(self.lookups) - 1)
        elif func in ACTIVATION and origin is not None:
            self.note_activation(name, origin, kwargs)
        if func in SQUASHING | ACTIVATION and origin and origin.kind == "stream":
            self.squashed.note(out, f"a {name} on the residual stream ({self.place})")
        self.on_the_stream += self.squashed.carried(name in ADDITION, given, out)
        if name in ("__mul__", "mul", "__truediv__", "div") and len(given) == 1:
            self.tag(out, self.tag_of(given[0]))  # such as T5's d_model ** -0.5
        if origin is not None and origin.kind == "scores":
            self.factors.note(origin.number, name, args)
        origins = [self.made[x] for x in given]
        on_stream = self.attended and any(o and o.kind == "stream" for o in origins)
        alike = len({x.shape for x in given}) == 1 < len(given)
        if name in ADDITION and on_stream and alike:
            self.tag(out, "residual sum")
            self.note_sum(name, given, out)
        self.made.pass_on(name, tuple(given), out)

    def note_sum(self, name: str, given: list[Tensor], out: Tensor) -> None:
        """What the output of a linear layer or an attention is added to."""
        kinds = [(origin := self.made[x]) and origin.kind for x in given]
        if len(given) == 2 and name not in ("add_", "__iadd__"):
            for x, other in ((given[0], kinds[1]), (given[1], kinds[0])):
                if other in ("linear", "attended"):
                    self.added_to.append((x, self.place, out))

    def trace_product(self, given: list[Tensor], out: Tensor, equation: Any) -> None:
        origins = [o for x in given if (o := self.made[x]) is not None]
        of_weights = [o for o in origins if o.kind == "weights"]
        origin = next(iter(of_weights or origins), None)
        kind = origin.kind if origin else ""
        others = [x for x in given if self.made[x] != origin]
        if origin and kind == "weights" and others and all(map(is_parameter, others)):
            self.made.note(out, *origin)
            self.attentions[origin.number].mixed = True
        elif origin and kind == "weights":
            attention = self.attentions[origin.number]
            if attention.used is None:
                first = next(x for x in given if self.made[x] == origin)
                attention.used, attention.values = first.detach(), out.detach().clone()
                if goes_over_rows(equation, given, first):  # v weightsᵀ
                    if torch.equal(attention.used, attention.weights):
                        attention.weights = attention.weights.mT
                    attention.used = attention.used.mT
                # weights, values and W_O in one einsum
                attention.projected = any(is_parameter(x) for x in given[2:])
            self.made.note(out, "values", origin.number)
        elif origin and kind == "values" and origin.number >= 0:
            projected = any(map(is_parameter, given))
            self.attentions[origin.number].projected = projected
            if projected and self.made[out] is None:
                self.made.note(out, "attended", origin.number)
        elif kind == "scores":
            self.without_softmax += 1
            self.made.note(out, "values", -1)
        elif out.dim() >= 3 and self.between_positions(out.shape[-2:]):
            self.made.note(out, "scores", self.products)
            self.products += 1

    def note_activation(self, name: str, origin: Any, kwargs: dict) -> None:
        is_clamp = name.startswith("clamp")
        if is_clamp and kwargs.get("max") is not None:
            return
        if origin.kind == "linear":
            self.linears[origin.number].then.append("clamp" if is_clamp else name)
        elif origin.kind == "scores" and not is_clamp:
            self.notes.append(f"a {name} on the scores ({self.place})")

    def record_weights(self, out: Tensor, scores: Tensor) -> None:
        """A softmax is an attention if two of its axes are as long as the sequences."""
        origin = self.made[scores]
        if origin is not None and origin.kind == "weights":
            self.notes.append(f"a second softmax ({self.place})")
        weights = out.detach().clone()  # it may be changed in place later
        factor = self.factors[origin]
        if out.dim() == 4 and not self.between_positions(weights.shape[-2:]):
            weights = weights.permute(2, 3, 0, 1)  # some versions have (Q, K, B, H)
        if out.dim() >= 3 and self.between_positions(weights.shape[-2:]):
            self.add(weights)
            self.attentions[-1].factor = factor
            self.tag(out, "weights")
            self.made.note(out, "weights", len(self.attentions) - 1)
        self.note_lone_key(out)

    def note_lone_key(self, weights: Tensor) -> None:
        if weights.dim() < 3 or 1 in self.lengths:
            return
        if weights.shape[-1] == 1 and weights.shape[-2] in self.lengths:
            self.lone_keys.append(self.place)

    def between_positions(self, sizes: torch.Size) -> bool:
        return set(sizes) <= self.lengths

    def add(self, weights: Tensor) -> None:
        self.attended = True
        attention = Attention(
            weights, self.projections, self.place, line=calling_line()
        )
        attention.n_linears = len(self.linears)
        self.attentions.append(attention)
        used = self.projected_with
        self.shared_projections += [weight for weight in used if used.count(weight) > 1]
        self.projections, self.projected_with = [], []

    def record_linear(self, out: Tensor, given: Tensor, weight: Tensor) -> None:
        kept = out.detach().clone()  # q *= scale changes it in place
        self.projections.append(kept)
        if given.dim() < 3 or len(given) > 1:  # DeBERTa projects (1, distances, d), too
            self.projected_with.append(id(weight))
        is_norm = self.tag_of(given) == "norm"
        self.note_reading(given)
        if is_norm:
            self.norms_read.add(id(given))
        call = LinearCall(
            self.place, weight, given.detach().clone(), kept, len(self.attentions)
        )
        call.given_is_norm, call.line = is_norm, calling_line()
        self.linears.append(call)
        self.made.note(out, "linear", len(self.linears) - 1)

    def record_dropout(
        self, out, x, p=0.5, training=True, *_: Any, whole: bool = False, **__: Any
    ) -> None:
        untagged = "sublayer output" if self.attentions else "first layer"
        applied_to = self.tag_of(x) or untagged
        active = bool(training) and p > 0
        origin = self.made[x]
        if active and origin is not None and origin.kind == "linear":
            self.linears[origin.number].dropped = True
        if origin is not None and origin.kind == "scores":
            applied_to = "scores"
        self.dropouts.append(Dropout(float(p), active, applied_to, whole))
        self.tag(out, self.tag_of(x))
        if applied_to in ("norm", "residual sum") and active:
            if applied_to == "norm":
                self.dropped_norms[id(out)] = id(x)
            else:
                self.dropped_sums[id(out)] = len(self.dropouts) - 1
            self.kept.append(out)

    def record_fused(
        self, q, k, v, attn_mask=None, dropout_p=0.0, *rest, **more
    ) -> None:
        """PyTorch's fused kernel returns no weights, so they are computed again."""
        weights, factor = weights_of_fused(q, k, attn_mask, *rest, **more)
        if self.between_positions(weights.shape[-2:]):
            self.add(weights)
            self.attentions[-1].fused, self.attentions[-1].factor = True, factor
        self.note_lone_key(weights)
        self.dropouts.append(Dropout(float(dropout_p), dropout_p > 0, "weights"))


def record(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, train: bool = False
) -> Recorder:
    """Record one pass. Gradients are on, so that PyTorch takes no fused fast path."""
    ids = (None if src is None else src.tolist(), tgt.tolist(), train)
    for recorded_ids, recorder in tested.recorded:
        if recorded_ids == ids:
            return recorder
    model = tested.copy()
    if isinstance(model, nn.Module):
        model.train(train)
    lengths = {tgt.shape[1], *(() if src is None else (src.shape[1],))}
    with Recorder(model, lengths) as recorder:
        tested.forward(src, tgt, model)
    tested.recorded.append((ids, recorder))
    return recorder
