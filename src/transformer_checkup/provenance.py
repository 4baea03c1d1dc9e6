"""What a tensor was made from: a linear layer's output, scores, attention weights, or values.

The recorder asks for it at every call of a torch function. A product of queries and keys
makes scores, the softmax makes weights of them, and their product with the values makes
values. The residual stream begins at an embedding. Functions that only reorder, mask or scale
do not change what a tensor is.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from torch import Tensor

MATMUL_NAMES = {"matmul", "__matmul__", "bmm", "einsum", "baddbmm"}
RESHAPING = {
    "transpose", "permute", "reshape", "view", "flatten", "unflatten", "contiguous", "squeeze",
    "unsqueeze", "swapaxes", "movedim", "clone", "to", "type_as", "float", "double", "half",
    "__get__", "dropout", "view_as", "swapdims", "expand", "rearrange",
}  # fmt: skip
SCALING = {
    "div", "__truediv__", "div_", "__itruediv__", "true_divide", "mul", "__mul__", "__rmul__",
    "mul_", "__imul__", "add", "__add__", "__radd__", "add_", "__iadd__", "sub", "__sub__",
    "masked_fill", "masked_fill_", "where", "tanh", "clamp", "nan_to_num", "relu", "gelu", "silu",
}  # fmt: skip

# What adds to the residual stream, or normalizes it, leaves it the residual stream.
STREAMING = {
    "add", "__add__", "__radd__", "add_", "__iadd__", "mul", "__mul__", "__rmul__", "mul_",
    "__imul__", "layer_norm", "rms_norm", "tanh", "sigmoid", "relu", "gelu", "silu",
}  # fmt: skip


class Origin(NamedTuple):
    """kind: "linear", "scores", "weights", "values" or "stream"; number: of which of them."""

    kind: str
    number: int


class Provenance:
    """The origin of each tensor that was seen."""

    def __init__(self) -> None:
        self.origins: dict[int, Origin] = {}
        self.kept: list[Tensor] = []  # so that no id is used again

    def __getitem__(self, value: Any) -> Origin | None:
        return self.origins.get(id(value)) if isinstance(value, Tensor) else None

    def note(self, tensor: Any, kind: str, number: int) -> None:
        if isinstance(tensor, Tensor):
            self.origins[id(tensor)] = Origin(kind, number)
            self.kept.append(tensor)

    def pass_on(self, name: str, args: tuple, out: Any) -> None:
        """The result of a function of this name is what its argument was."""
        if not isinstance(out, Tensor) or self[out] is not None:
            return
        for x in args:
            origin = self[x]
            if origin is None:
                continue
            same = name in RESHAPING and x.numel() == out.numel()
            scaled = name in SCALING and origin.kind in ("scores", "weights")
            scaled |= name in STREAMING and origin.kind == "stream"
            if same or scaled:
                self.note(out, *origin)
                return


class Squashed:
    """Results of activations on the residual stream, until one is a summand of the stream.

    Where it is only read, as that of a tanh in the place of a norm, nothing is lost.
    """

    def __init__(self) -> None:
        self.said: dict[int, str] = {}
        self.kept: list[Tensor] = []  # so that no id is used again

    def note(self, out: Any, text: str) -> None:
        if isinstance(out, Tensor):
            self.said[id(out)] = text
            self.kept.append(out)

    def carried(self, is_sum: bool, given: list[Tensor], out: Any) -> list[str]:
        """What is said of the summands, of a sum of two tensors of one shape."""
        said = [self.said[id(x)] for x in given if id(x) in self.said]
        if not said or not isinstance(out, Tensor) or id(out) in self.said:
            return []
        if is_sum and len(given) == 2 and given[0].shape == given[1].shape:
            return said
        if all(x.numel() == out.numel() or x.dim() < 2 for x in given):
            self.note(out, said[0])  # scaled, or with a bias
        return []
