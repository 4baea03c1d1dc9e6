"""One pass of a model, whoever wrote it, as a graph of operations.

PyTorch lets one see every call of a torch function in a block (`TorchFunctionMode`). Each call
becomes a node: what it was given, what it gave, in which module, and on which line of the user.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any

import torch
import torch._C._functorch as functorch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from transformer_checkup.code_lines import CodeLine, calling_line

PRODUCTS = {"matmul", "__matmul__", "__rmatmul__", "bmm", "einsum", "baddbmm"}
ADDITION = {"add", "__add__", "__radd__", "add_", "__iadd__"}
TIMES = {"mul", "__mul__", "__rmul__", "mul_", "__imul__"}
DIVIDED = {"div", "__truediv__", "div_", "__itruediv__", "true_divide"}
RESHAPING = {
    "transpose", "permute", "reshape", "view", "flatten", "unflatten", "contiguous", "squeeze",
    "unsqueeze", "swapaxes", "movedim", "clone", "to", "type_as", "float", "double", "half",
    "T", "mT", "data", "dropout", "view_as", "swapdims", "expand", "rearrange",
}  # fmt: skip
TO_PYTHON = {"item", "tolist", "numpy", "__float__", "__array__"}
IN_PLACE = re.compile(r".*[a-z\d]_|__i(?!ter|nvert|ndex|nt)[a-z]+__|__setitem__")
ATTENTION = "multi_head_attention_forward"
# PyTorch's own attention, as it is written, but that its calls are seen.
WRITTEN_OUT = FunctionType(
    F.multi_head_attention_forward.__code__,
    {**vars(F), "has_torch_function": lambda _: False},
    argdefs=F.multi_head_attention_forward.__defaults__,
)


@dataclass(eq=False)
class Node:
    """A result of an operation; or a tensor that comes from outside: an id, a parameter.

    Attributes:
        op: the name of the function, or of the attribute ("T"); "" if it comes from outside.
        args, kwargs: those of the call, with nodes in the place of tensors.
        given: all nodes in them. users: the nodes that are given this one.
        tensor: the result itself, whose numbers may have changed since; see `value`.
        which: of several results, and of other views of what it changes in place.
        steps: the nodes inside PyTorch's own attention. is_step: it is one of them.
        graded: was PyTorch recording gradients?
    """

    op: str
    tensor: Any
    args: tuple = ()
    kwargs: dict = field(default_factory=dict)
    given: list[Node] = field(default_factory=list)
    path: str = ""
    line: CodeLine | None = None
    which: int = 0
    graded: bool = True
    is_step: bool = False
    steps: list[Node] = field(default_factory=list)
    users: list[Node] = field(default_factory=list)
    saved: Tensor | None = None  # before it was changed in place

    @property
    def key(self) -> int:
        """The same for a tensor and for what it is after a change in place."""
        return id(self.tensor)

    @property
    def value(self) -> Tensor:
        """Its numbers when it was computed, without gradients."""
        return plain(self.tensor).detach() if self.saved is None else self.saved

    @property
    def shape(self) -> torch.Size:
        return self.tensor.shape

    def arg(self, place: int, name: str, default: Any = None) -> Any:
        if len(self.args) > place:
            return self.args[place]
        return self.kwargs.get(name, default)


@dataclass(eq=False)
class Call:
    """One call of a module, which stands for the nodes from number `begin` to `end`."""

    path: str
    module: nn.Module
    given: list[Node]
    begin: int
    end: int = 0
    out: list[Node] = field(default_factory=list)


class Graph(TorchFunctionMode):
    """Writes down what happens inside the `with` block.

    Attributes:
        nodes: in the order in which they were computed.
        module_calls: of the model and of its modules, in the order in which they begin.
        call_lines: the line from which each module is called first, by its path.
        foreign_parameters: those that are used, and not the model's.
    """

    def __init__(self, model: Any):
        super().__init__()
        self.nodes: list[Node] = []
        self.module_calls: list[Call] = []
        self.call_lines: dict[str, CodeLine | None] = {}
        self.foreign_parameters: dict[int, Tensor] = {}
        self.node_of: dict[int, Node] = {}
        self.in_memory: dict[int, list[Node]] = defaultdict(list)
        self.running: list[Call] = []
        self.is_inside = False  # PyTorch's own attention
        self.hooks: list[Any] = []
        is_module = isinstance(model, nn.Module)
        self.parameters = {id(p) for p in model.parameters()} if is_module else set()
        is_seen = is_module and not isinstance(model, torch.jit.ScriptModule)
        self.followed = [*model.named_modules()] if is_seen else []

    def __enter__(self) -> Any:
        for path, module in self.followed:
            self.follow(path, module)
        return super().__enter__()

    def follow(self, path: str, module: nn.Module) -> None:
        def enter(module: nn.Module, args: tuple, kwargs: dict) -> None:
            given = [self.node(x) for x in tensors_in([args, kwargs])]
            self.running.append(Call(path, module, given, len(self.nodes)))
            self.module_calls.append(self.running[-1])
            self.call_lines.setdefault(path, calling_line())

        def leave(_: nn.Module, __: tuple, out: Any) -> None:
            call = self.running.pop()
            call.end = len(self.nodes)
            call.out = [self.node(x) for x in tensors_in(out)]

        self.hooks.append(module.register_forward_pre_hook(enter, with_kwargs=True))
        self.hooks.append(module.register_forward_hook(leave))

    def __exit__(self, *error: Any) -> None:
        super().__exit__(*error)
        for hook in self.hooks:
            hook.remove()

    @property
    def place(self) -> str:
        return self.running[-1].path if self.running else ""

    def node(self, x: Tensor) -> Node:
        """The node of a tensor, which is made if the tensor comes from outside."""
        if id(x) not in self.node_of:
            self.keep(Node("", x))
            if isinstance(x, nn.Parameter) and id(x) not in self.parameters:
                self.foreign_parameters[id(x)] = x
        return self.node_of[id(x)]

    def keep(self, node: Node) -> None:
        self.node_of[node.key] = node
        self.in_memory[memory_of(node.tensor)].append(node)

    def with_nodes(self, x: Any) -> Any:
        """The same arguments, with nodes in the place of tensors."""
        if isinstance(x, Tensor):
            return self.node(x)
        if isinstance(x, (list, tuple)):
            return tuple(map(self.with_nodes, x))
        return x

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        op = getattr(func, "__name__", "")
        if op == "__get__":
            op = getattr(func.__self__, "__name__", op)
        own = func is F.multi_head_attention_forward and not self.is_inside
        given = [*tensors_in([args, kwargs])]
        changed = []
        if IN_PLACE.fullmatch(op) or kwargs.get("inplace") or "out" in kwargs:
            changed = self.save([*tensors_in(kwargs.get("out"))] or given[:1])
        known = self.with_nodes(args), {k: self.with_nodes(kwargs[k]) for k in kwargs}
        begin = len(self.nodes)
        out = self.written_out(args, kwargs) if own else func(*args, **kwargs)
        found: dict[int, Tensor | None]
        found = {id(x): x for x in (*tensors_in(out), *changed)}
        if op in TO_PYTHON:
            found[0] = None
        nodes_given = [self.node(x) for x in given]
        for n, x in enumerate(found.values()):
            node = Node(op, x, *known, nodes_given, self.place, which=n)
            node.line, node.graded = calling_line(), torch.is_grad_enabled()
            node.is_step, node.steps = self.is_inside, self.nodes[begin:] if own else []
            for y in node.given:
                y.users.append(node)
            self.nodes.append(node)
            if x is not None:
                self.keep(node)
        return out

    def written_out(self, args: tuple, kwargs: dict) -> Any:
        """What PyTorch's own attention gives, each step of which becomes a node."""
        self.is_inside = True
        TorchFunctionMode.__enter__(self)
        try:
            return WRITTEN_OUT(*args, **kwargs)
        finally:
            TorchFunctionMode.__exit__(self, None, None, None)
            self.is_inside = False

    def save(self, changing: list[Tensor]) -> list[Tensor]:
        """Keep the numbers of all that share memory with these; returns the tensors."""
        nodes = [node for x in changing for node in self.in_memory[memory_of(x)]]
        nodes = [node for node in nodes if node.saved is None]
        for node in nodes:
            node.saved = node.value.clone()
        return [node.tensor for node in nodes if self.node_of[node.key] is node]


def root(node: Node, through: set[str] = RESHAPING) -> Node:
    """Where it comes from, before these operations: views, copies, and no other numbers."""
    while node.op in through and node.given:
        node = node.given[0]
    return node


def tensors_in(x: Any) -> Iterator[Tensor]:
    if isinstance(x, Tensor):
        yield x
    elif isinstance(x, (list, tuple, dict)):
        for y in x.values() if isinstance(x, dict) else x:
            yield from tensors_in(y)


def plain(x: Tensor) -> Tensor:
    """What stands inside the tensors that `torch.vmap` gives, with the mapped axis in front."""
    while functorch.is_functorch_wrapped_tensor(x):
        axis = functorch.maybe_get_bdim(x)
        x = functorch.get_unwrapped(x)
        x = x.movedim(axis, 0) if axis > 0 else x
    return x


def memory_of(x: Tensor) -> int:
    x = plain(x)
    return id(x) if x.is_sparse or x.is_nested else x.untyped_storage().data_ptr()
