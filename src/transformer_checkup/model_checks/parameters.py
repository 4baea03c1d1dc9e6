"""The parameters: all of them are known to PyTorch, get a gradient, and are saved."""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Mapping

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    FAILED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.equal_starts import twins_in_each_layer
from transformer_checkup.formulas import is_sinusoidal
from transformer_checkup.isolation import (
    modules_in_lists,
    plain_tensors,
    reinitialize,
)
from transformer_checkup.model_checks.causality import SAME_SHAPE
from transformer_checkup.model_checks.gradients import all_gradients, varied_ids
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record
from transformer_checkup.repeated_layers import repeating_lists, stack_of_its_own

PARAMETERS: list[Check] = []


@check(
    PARAMETERS,
    "every parameter learns",
    expected="a finite gradient for each",
    cause="a result is overwritten or thrown away, so what made it has no gradient",
    topic="gradient",
)
def parameters_get_gradients(tested: ModelUnderTest) -> Finding:
    """Each parameter gets a gradient that is finite and not 0."""
    model = tested.require_module().eval()
    if tested.stuck:
        text = f"{tested.stuck[0]} begins at 0, and what it multiplies is 0 at first, too: neither "
        return passed_if(False, f"{text}gets a gradient, and both stay 0 for ever")
    parameters = {n: p for n, p in model.named_parameters() if p.requires_grad}
    if not parameters:
        raise Skip("no parameter is trainable")
    logits = tested.forward(tested.src(), tested.tgt(), model)
    loss = (logits * torch.randn_like(logits)).sum()
    if not loss.requires_grad:
        return passed_if(False, "no gradient reaches any parameter")
    gradients = torch.autograd.grad(loss, [*parameters.values()], allow_unused=True)
    gradients = dict(zip(parameters, gradients, strict=True))
    dead = without_gradient(parameters, gradients)
    if dead:  # an expert that few tokens are routed to learns from a larger batch
        more = all_gradients(tested, model, varied_ids(tested))
        dead = [n for n in dead if n not in more or not more[n].any()]
    wild = [n for n, g in gradients.items() if g is not None and not g.isfinite().all()]
    if dead and not wild and set(dead) <= learning_from_other_outputs(tested):
        text = f"{len(dead)} of {len(parameters)} parameters learn from another output of the "
        text += f"model, and not from these logits: {', '.join(dead[:3])}"
        return Finding(UNCOMMON, text + (" …" if len(dead) > 3 else ""))
    n_good = len(parameters) - len(dead) - len(wild)
    text = f"{n_good} of {len(parameters)} parameters"
    for problem, names in (("no gradient", dead), ("not finite", wild)):
        if names:
            more = " …" if len(names) > 3 else ""
            text += f"; {problem}: {', '.join(names[:3])}{more}"
    for layer in unused_layers([*parameters], set(dead)):
        text += f"; nothing of {layer} has one: is its output thrown away, and each layer given "
        text += "what the first is given?"
    return passed_if(not dead and not wild, text)


def learning_from_other_outputs(tested: ModelUnderTest) -> set[str]:
    """The parameters with a gradient from what else a pass in training returns.

    That is: other logits, such as those of the token after the next, and numbers for a whole
    sequence, such as BERT's for the next sentence. A state that is returned too counts for
    nothing, since it may be one that the logits should have been made of: what a linear
    layer could read.
    """
    model, found = tested.copy().train(), []

    def note(_: nn.Module, __: tuple, output: object) -> None:
        found.extend(tensors_in(output))

    model.register_forward_hook(note)
    torch.manual_seed(0)
    logits = tested.forward(tested.src(), tested.tgt(), model)
    found = [x for x in found if x.requires_grad and x.data_ptr() != logits.data_ptr()]
    read = {m.in_features for m in model.modules() if isinstance(m, nn.Linear)}
    heads = [x for x in found if x.dim() == 2 or x.shape[-1] not in read]
    heads += [x for x in found if x.dim() > 2 and x.shape[-1] == tested.tgt_vocab]
    if not heads:
        return set()
    named = {n: p for n, p in model.named_parameters() if p.requires_grad}
    loss = torch.stack([(x * torch.randn_like(x)).sum() for x in heads]).sum()
    gradients = torch.autograd.grad(loss, [*named.values()], allow_unused=True)
    pairs = zip(named, gradients, strict=True)
    return {name for name, g in pairs if g is not None and g.any()}


def tensors_in(output: object) -> list[Tensor]:
    """Those of numbers in a tensor, a tuple or a dictionary, however they are nested."""
    if isinstance(output, Tensor):
        return [output] if output.is_floating_point() else []
    if isinstance(output, Mapping):
        output = [*output.values()]
    inner = output if isinstance(output, (tuple, list)) else []
    return [x for one in inner for x in tensors_in(one)]


def unused_layers(names: list[str], dead: set[str]) -> list[str]:
    """Layers of a stack without any gradient, where another layer of the stack has one."""
    layers: dict[str, list[str]] = defaultdict(list)
    for name in names:
        pieces = name.split(".")
        digits = [n for n, piece in enumerate(pieces) if piece.isdigit()]
        if digits:
            layers[".".join(pieces[: digits[0] + 1])].append(name)
    unused = [layer for layer, own in layers.items() if dead.issuperset(own)]
    stacks = {layer.rpartition(".")[0] for layer in layers if layer not in unused}
    return [layer for layer in unused if layer.rpartition(".")[0] in stacks][:1]


def without_gradient(
    parameters: dict[str, nn.Parameter], gradients: Mapping[str, Tensor | None]
) -> list[str]:
    """Their names, apart from biases whose gradient is rightly 0.

    A bias of the keys adds the same to all scores of a query, and the softmax cancels that.
    So a bias counts only if the module's weight has no gradient either.
    """
    zero = [n for n, g in gradients.items() if g is None or not g.any()]
    learning = {
        name.rpartition(".")[0]
        for name, gradient in gradients.items()
        if gradient is not None and gradient.any() and gradient.isfinite().all()
    }
    return [
        name
        for name in zero
        if parameters[name].dim() > 1
        or gradients[name] is None
        or name.rpartition(".")[0] not in learning
    ]


@check(
    PARAMETERS,
    "every layer is registered",
    expected="0",
    cause="a Python list instead of nn.ModuleList, a layer built anew in each forward, or a call "
    "that uses another model than it is given",
    topic="parameter",
)
def layers_are_registered(tested: ModelUnderTest) -> Finding:
    """A pass uses the model's parameters alone: no layer in a list, none built on the way."""
    unregistered = modules_in_lists(tested.require_module())
    if unregistered:
        places = ", ".join(sorted({path for path, _ in unregistered}))
        return passed_if(False, f"{len(unregistered)} modules in plain lists: {places}")
    loose = loose_parameters(tested.require_module())
    if loose:
        text = f"{len(loose)} tensors that require a gradient stand in plain dictionaries, lists "
        return passed_if(False, f"{text}or attributes: nn.ParameterDict registers them")
    foreign = record(tested, tested.src(), tested.tgt()).foreign_parameters.values()
    shapes = ", ".join(sorted({str(tuple(p.shape)) for p in foreign}))
    text = f"{len(foreign)} parameters are used that are not the model's"
    return passed_if(not foreign, text + (f", of {shapes}" if shapes else ""))


def loose_parameters(model: nn.Module) -> list[Tensor]:
    """Tensors to be trained that are no parameters, as in a dictionary of weights."""
    known = {id(p) for p in model.parameters()}
    held = [x for module in model.modules() for x in plain_tensors(vars(module))]
    return [x for x in held if x.requires_grad and x.is_leaf and id(x) not in known]


@check(
    PARAMETERS,
    "each layer has its own initialization",
    expected="different random numbers in each matrix",
    cause="deepcopy without a new initialization, or [layer] * N: the same layer N times; or "
    "weights that are tied by a copy",
    topic="Xavier initialization",
)
def independent_initialization(tested: ModelUnderTest) -> Finding:
    """No matrix is initialized as the copy of another, and no layer is used twice."""
    model = tested.require_module()
    matrices = [
        (name, p)
        for name, p in model.named_parameters()
        if p.dim() > 1 and p.requires_grad and not is_sinusoidal(p)
    ]
    for i, (name, matrix) in enumerate(matrices):
        if (matrix == matrix.flatten()[0]).all():
            continue  # such as one of zeros
        for other, earlier in matrices[:i]:
            if torch.equal(matrix, earlier):
                text = f"{other} and {name} are initialized with the same numbers"
                if not tested.trained and is_a_copied_tie(model, other, name):
                    text = f"{other} and {name} hold the same numbers and are two parameters: tied "
                    text += (
                        "by a copy? In training they part. Assign the parameter itself"
                    )
                    return passed_if(False, text)
                said = "" if tested.trained else twins_in_each_layer(matrices)
                return Finding(FAILED if said else UNCOMMON, said or text)
    repeated = repeating_lists(model)
    if repeated:
        text = f"one and the same layer is in {repeated[0]} several times"
        other = stack_of_its_own(tested, repeated)
        if other:
            text += f", and {other} has layers of its own: [layer] * n, where n layers are meant?"
        else:
            text += ": by design, as in ALBERT, or [layer] * n, a copy forgotten?"
        return Finding(FAILED if other else UNCOMMON, text)
    return passed_if(True, f"{len(matrices)} matrices, no two alike")


def is_a_copied_tie(model: nn.Module, *names: str) -> bool:
    """Is one an embedding's table, and the other the matrix of a linear layer?"""
    kinds = {type(model.get_submodule(name.rpartition(".")[0])) for name in names}
    return kinds == {nn.Embedding, nn.Linear}


@check(
    PARAMETERS,
    "number of parameters",
    expected="the number that was given",
    cause="a wrong d_ff, weights tied or not, a missing bias or final norm",
    topic="parameter",
)
def parameter_count(tested: ModelUnderTest) -> Finding:
    """As many trainable parameters as were asked for."""
    model = tested.require_module()
    if tested.n_parameters is None:
        raise Skip("say n_parameters=… to have them counted")
    count = sum(p.numel() for p in model.parameters() if p.requires_grad)
    off = count - tested.n_parameters
    text = f"{count:,}, that is {off:+,} against {tested.n_parameters:,}"
    return passed_if(off == 0, text)


@check(
    PARAMETERS,
    "saved and loaded again",
    expected="the same logits",
    cause="layers in a plain list are not in state_dict",
    topic="checkpoint",
    is_symptom=True,
)
def state_dict_round_trip(tested: ModelUnderTest) -> Finding:
    """What `state_dict` holds is all that makes the model what it is."""
    tested.require_module()
    src, tgt = tested.src(), tested.tgt()
    before = tested.logits(src, tgt)
    file = io.BytesIO()
    torch.save(tested.model.state_dict(), file)
    file.seek(0)
    other = reinitialize(tested.copy())
    other.load_state_dict(torch.load(file, weights_only=True))
    moved = (tested.logits(src, tgt, other) - before).abs().max().item()
    text = f"logits move by {two_digits(moved)}"
    return passed_if(moved <= SAME_SHAPE * tested.logit_std, text)
