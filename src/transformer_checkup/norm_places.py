"""Where norms stand: on the residual stream, beside it, or in the place of a residual."""

from __future__ import annotations

from dataclasses import dataclass, field

import torch
from torch import nn

from transformer_checkup.graph import ADDITION, ATTENTION, PRODUCTS, Call, Node, root
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import Recorder, record


@dataclass
class NormUses:
    """What is done with the output of each norm: read by a layer, or carried on as the stream.

    Tensors are nodes, before all views of them.

    Attributes:
        norm_of: the path of the norm that makes it.
        before: the path of a norm that reads it.
        read: (path of the reading module, what it reads, of which shape) for each layer
            with a matrix.
        carried: norms whose output a layer reads and to which something is added: they
            stand on the residual stream.
        sums: of two tensors of one shape.
    """

    norm_of: dict[Node, str]
    before: dict[Node, str]
    read: list[tuple[str, Node, torch.Size]] = field(default_factory=list)
    carried: set[str] = field(default_factory=set)
    sums: set[Node] = field(default_factory=set)

    def norms_read(self) -> set[str]:
        """Norms whose output a layer with a matrix reads."""
        return {self.norm_of[x] for _, x, _ in self.read if x in self.norm_of}


def norm_uses(tested: ModelUnderTest) -> NormUses:
    tested.require_module()
    recorder = record(tested, tested.src(), tested.tgt())
    norms = [call for call in recorder.norm_calls if call.given and call.out]
    uses = NormUses(
        {root(call.out[0]): call.path for call in norms},
        {root(call.given[0]): call.path for call in norms},
    )
    for node in recorder.nodes:
        given = node.given
        if node.is_step or node.which:
            continue
        of_parameter = any(isinstance(x.tensor, nn.Parameter) for x in given)
        is_product = node.op in PRODUCTS and of_parameter
        if is_product or node.op in (ATTENTION, "linear"):
            inputs = given[: 2 if node.op == ATTENTION else 1]
            uses.read += [(node.path, root(x), x.shape) for x in inputs]
        elif (
            node.op in ADDITION and len(given) == 2 and given[0].shape == given[1].shape
        ):
            uses.sums.add(node)
            norms_read = uses.norms_read()
            added = {uses.norm_of.get(root(x), "") for x in given}
            uses.carried |= added & norms_read
    return uses


def norms_instead(call: Call, recorder: Recorder) -> set[str]:
    """The norms of what a module is given that take its place in the sum that it gives."""
    given, nodes = {root(x) for x in call.given}, recorder.nodes[call.begin : call.end]
    norms = {
        root(norm.out[0]): norm
        for norm in recorder.norm_calls
        if norm.out and norm.given and call.begin <= norm.begin < norm.end <= call.end
    }
    # For each norm of what is given, and each sum that begins with one: these norms.
    sums: dict[Node, set[str]] = {}
    for node in nodes:
        if node in norms:
            before = root(norms[node].given[0])
            if before in given or before in sums:
                sums[node] = sums.get(before, set())
        elif node.op in ADDITION and len({x.shape for x in node.given}) == 1:
            for x in map(root, node.given):
                if x in sums:
                    own = {norms[x].path} if x in norms else set()
                    sums[node] = sums.get(node, set()) | sums[x] | own
    ends = [root(x) for x in call.out[:1]]
    return set().union(*(sums.get(x, set()) for x in ends if x not in norms))


def normed_residuals(tested: ModelUnderTest) -> str:
    """What is said of norms that are the residual of a block which ends with the sum, or "".

    x = norm(x); x = x + f(x): what a block was given leaves it only through its norm, and the
    sum leaves it without one. Pre-norm adds to x itself, and post-norm ends with the norm.

    One alone may be a norm of the embeddings, in the first block of a pre-norm model. Several
    are post-norm with each norm at the other end of its block: it may be meant.
    """
    if not tested.is_module:
        return ""
    recorder = record(tested, tested.src(), tested.tgt())
    found = set().union(*(norms_instead(x, recorder) for x in recorder.module_calls))
    if len(found) < 2:
        return ""
    first = next(call.path for call in recorder.norm_calls if call.path in found)
    return (
        f"x = {first}(x) comes first, and the sublayer's output is added to that "
        f"({len(found)} norms): what a block is given is not carried on, but its norm, as in "
        "post-norm. Pre-norm adds to x itself: x + f(norm(x))"
    )
