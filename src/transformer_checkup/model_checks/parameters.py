"""The parameters: all of them are known to PyTorch, get a gradient, and are saved."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
    two_digits,
)
from transformer_checkup.formulas import is_sinusoidal
from transformer_checkup.isolation import (
    modules_in_lists,
    plain_tensors,
    reinitialize,
)
from transformer_checkup.layer_paths import layer_of
from transformer_checkup.model_checks.causality import SAME_SHAPE
from transformer_checkup.model_checks.gradients import (
    all_gradients,
    gradients_of,
    module_of,
    varied_ids,
)
from transformer_checkup.model_checks.sharing import called_twice
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.once import once
from transformer_checkup.recorder import record
from transformer_checkup.repeated_layers import repeating_lists, stack_of_its_own

PARAMETERS: list[Check] = []


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
    model = tested.require_module()
    paths = sorted({path for path, _ in modules_in_lists(model)})
    if paths:
        places = ", ".join(paths)
        cause = f"{places} holds modules in a plain list or dictionary: PyTorch does not see them."
        text = f"modules in plain lists: {places}"
        return failed(text, cause, paths, remedy="nn.ModuleList, or nn.ModuleDict")
    loose = loose_parameters(model)
    if loose:
        text = f"{len(loose)} tensors that require a gradient stand in plain dictionaries, lists "
        cause = "Tensors that are to be trained are no parameters of the model."
        remedy = "nn.Parameter, nn.ParameterList or nn.ParameterDict registers them"
        return failed(f"{text}or attributes", cause, remedy=remedy)
    foreign = record(tested, tested.src(), tested.tgt()).foreign_parameters.values()
    text = f"{len(foreign)} parameters are used that are not the model's"
    if not foreign:
        return passed_if(True, text)
    shapes = ", ".join(sorted({str(tuple(p.shape)) for p in foreign}))
    cause = "A pass uses parameters that are not this model's: built in it, or another model's."
    return failed(f"{text}, of {shapes}", cause)


def loose_parameters(model: nn.Module) -> list[Tensor]:
    """Tensors to be trained that are no parameters, as in a dictionary of weights."""
    known = {id(p) for p in model.parameters()}
    held = [x for module in model.modules() for x in plain_tensors(vars(module))]
    return [x for x in held if x.requires_grad and x.is_leaf and id(x) not in known]


@check(
    PARAMETERS,
    "every parameter learns",
    expected="a finite gradient for each",
    cause="a result is overwritten or thrown away, so what made it has no gradient",
    topic="gradient",
)
def parameters_get_gradients(tested: ModelUnderTest) -> Finding:
    """Each parameter gets a gradient that is finite and not 0."""
    model = tested.require_module()
    if tested.stuck:
        text = f"{tested.stuck[0]} begins at 0, and what it multiplies does, too"
        cause = f"Neither {tested.stuck[0]} nor what it multiplies ever gets a gradient: both "
        return failed(text, f"{cause}stay 0.", [module_of(tested.stuck[0])])
    parameters = {n: p for n, p in model.named_parameters() if p.requires_grad}
    gradients = gradients_of(tested).by_name
    if not gradients:
        cause = "The logits are made without gradients: no_grad(), detach() or .data."
        return failed("no gradient reaches any parameter", cause)
    dead = without_gradient(parameters, gradients)
    wild = [n for n, g in gradients.items() if not g.isfinite().all()]
    text = f"{len(parameters) - len(dead) - len(wild)} of {len(parameters)} parameters"
    if wild:
        cause = f"The gradient of {wild[0]} is not finite, and the logits are."
        like = "a root or a division at 0 that where() or a mask hides afterwards"
        text += f"; not finite: {some(wild)}"
        return failed(text, cause, map(module_of, wild), like=like)
    if not dead:
        return passed_if(True, text)
    if set(dead) <= learning_from_other_outputs(tested):
        text = f"{len(dead)} of {len(parameters)} parameters learn from another output of the "
        text += f"model, and not from these logits: {some(dead)}"
        return Finding(UNCOMMON, text)
    text += f"; no gradient: {some(dead)}"
    recorder = record(tested, tested.src(), tested.tgt())
    called = {path for path, _ in recorder.calls}
    modules, places = dict(model.named_modules()), largest_modules(model, set(dead))
    idle = [x for x in places if x in modules and is_idle(x, called)]
    if idle and used_in_training(tested, idle, dead):
        text = f"in evaluation never called: {some(idle)}; they take part in training"
        return Finding(UNCOMMON, text)
    layers = [path for path in places if layer_of(path)[1] == path]
    like, places = "", layers or places
    nearest = places[0]
    if layers:
        text += f"; nothing of {layers[0]} has one"
    if matter(tested, dead):
        nearest, like = places[-1], "detach(), no_grad() or .data"
        cause = f"The logits depend on {some(places)}, and the gradient is cut on its way there."
    elif idle:
        text, places = f"{text}; never called: {some(idle)}", idle
        cause = f"{some(idle)}: built, and never called"
        cause += "".join(f"; {twice}" for twice in called_twice(recorder)[:1]) + "."
    elif layers:
        cause = f"The output of {layers[0]} is thrown away."
        like = "a loop that gives each layer what the first is given"
    else:
        cause = f"The result of {some(places)} is not used: thrown away, or multiplied by 0."
    line = recorder.call_lines.get(nearest)
    return failed(text, cause, places, like=like, line=line)


def is_idle(path: str, called: set[str]) -> bool:
    """Is neither the module called, nor anything in it?"""
    return not any(is_in(f"{inner}.", [path]) for inner in called)


def used_in_training(tested: ModelUnderTest, idle: list[str], dead: list[str]) -> bool:
    """Are these modules called in training, and for something else than the logits?"""
    try:
        calls = record(tested, tested.src(), tested.tgt(), train=True).calls
    except (Exception, SystemExit):  # another check says so
        return False
    called = {path for path, _ in calls}
    if any(is_idle(path, called) for path in idle):
        return False
    gradients = all_gradients(tested, tested.copy().train(), varied_ids(tested))
    return not any(name in gradients and gradients[name].any() for name in dead)


def some(names: list[str]) -> str:
    return ", ".join(names[:3]) + (" …" if len(names) > 3 else "")


def largest_modules(model: nn.Module, dead: set[str]) -> list[str]:
    """The outermost modules all of whose parameters are dead; else those parameters."""
    found: list[str] = []
    for path, module in model.named_modules():
        own = {f"{path}.{n}" for n, p in module.named_parameters() if p.requires_grad}
        if path and own and own <= dead and not is_in(path, found):
            found.append(path)
    return found + [n for n in sorted(dead) if not is_in(n, found)]


def is_in(path: str, modules: list[str]) -> bool:
    return any(path.startswith(f"{module}.") for module in modules)


def matter(tested: ModelUnderTest, names: list[str]) -> bool:
    """Do the logits move where these parameters do?"""
    model = tested.copy()
    with torch.no_grad():
        for name, p in model.named_parameters():
            if name in names:
                p.add_(torch.randn_like(p), alpha=0.1)
    src, tgt = tested.src(), tested.tgt()
    return not torch.equal(tested.logits(src, tgt, model), tested.logits(src, tgt))


@once
def learning_from_other_outputs(tested: ModelUnderTest) -> set[str]:
    """The parameters with a gradient from what else a pass in training returns.

    That is: other logits, such as those of the token after the next, and numbers for a whole
    sequence, such as BERT's for the next sentence. A state that is returned too counts for
    nothing, since it may be one that the logits should have been made of: what a linear
    layer could read.
    """
    torch.manual_seed(0)
    recorder = record(tested, tested.src(), tested.tgt(), train=True)
    whole = next((call for call in recorder.module_calls if not call.path), None)
    logits, model = recorder.logits, tested.require_module()
    if whole is None or logits is None:
        return set()
    made = [x.tensor for x in whole.out if x.tensor.is_floating_point()]
    made = [x for x in made if x.data_ptr() != logits.tensor.data_ptr()]
    read = {m.in_features for m in model.modules() if isinstance(m, nn.Linear)}
    heads = [x for x in made if x.dim() == 2 or x.shape[-1] not in read]
    heads += [x for x in made if x.dim() > 2 and x.shape[-1] == tested.tgt_vocab]
    heads = [x for x in heads if x.requires_grad]
    if not heads:
        return set()
    named = {n: p for n, p in model.named_parameters() if p.requires_grad}
    loss = torch.stack([(x * torch.randn_like(x)).sum() for x in heads]).sum()
    gradients = torch.autograd.grad(
        loss, [*named.values()], allow_unused=True, retain_graph=True
    )
    pairs = zip(named, gradients, strict=True)
    return {name for name, g in pairs if g is not None and g.any()}


def without_gradient(
    parameters: dict[str, nn.Parameter], gradients: Mapping[str, Tensor]
) -> list[str]:
    """Their names, apart from biases whose gradient is rightly 0.

    A bias of the keys adds the same to all scores of a query, and the softmax cancels that.
    So a bias counts only if the module's weight has no gradient either.
    """
    learning = {n for n, g in gradients.items() if g.any()}
    modules = {module_of(name) for name in learning}
    return [
        name
        for name, p in parameters.items()
        if name not in learning
        and (p.dim() > 1 or name not in gradients or module_of(name) not in modules)
    ]


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
    matrices: list[tuple[str, Tensor]] = [
        (name, p)
        for name, p in model.named_parameters()
        if p.dim() > 1 and p.requires_grad and not is_sinusoidal(p)
    ]
    pairs = [] if tested.trained else [*same_numbers(matrices)]
    layers = layers_with_twins(matrices, pairs)
    if layers:
        other, name = next(iter(layers.values()))
        text = f"in each of {len(layers)} layers matrices begin with the same random numbers"
        cause = f"{other} and {name} begin with the same random numbers."
        like = "one random key, generator or seed for all matrices of a layer"
        return failed(text, cause, [module_of(name)], like=like)
    for other, name in pairs:
        if is_a_copied_tie(model, other, name):
            text = f"{other} and {name} hold the same numbers and are two parameters"
            cause = f"{name} is tied by a copy to {other}: in training they part."
            remedy = "assign the parameter itself: head.weight = table.weight"
            return failed(text, cause, map(module_of, (other, name)), remedy=remedy)
    if pairs:
        text = f"{pairs[0][0]} and {pairs[0][1]} are initialized with the same numbers"
        return Finding(UNCOMMON, text)
    repeated = repeating_lists(model)
    if not repeated:
        return passed_if(True, f"{len(matrices)} matrices, no two alike")
    text = f"one and the same layer is in {repeated[0]} several times"
    other = stack_of_its_own(tested, repeated)
    if not other:
        return Finding(UNCOMMON, f"{text}, as in ALBERT, or as by [layer] * n")
    cause = f"{repeated[0]} repeats one layer, and {other} does not."
    return failed(text, cause, repeated, like="[layer] * n, a deepcopy forgotten")


def same_numbers(matrices: list[tuple[str, Tensor]]) -> Iterator[tuple[str, str]]:
    """Pairs of names of matrices that are equal, and not one number throughout."""
    known: dict[tuple, list[tuple[str, Tensor]]] = defaultdict(list)
    for name, matrix in matrices:
        alike = known[matrix.shape, *matrix.detach().flatten()[:4].tolist()]
        if not (matrix == matrix.flatten()[0]).all():  # such as one of zeros
            yield from ((n, name) for n, m in alike if torch.equal(m, matrix))
            alike.append((name, matrix))


def layers_with_twins(
    matrices: list[tuple[str, Tensor]], pairs: list[tuple[str, str]]
) -> dict[str, tuple[str, str]]:
    """For each layer two random matrices of one part that begin alike, if each layer has some."""
    numbers = dict(matrices)
    found = {
        layer_of(name)[1]: (other, name)
        for other, name in pairs
        if module_of(module_of(name)) == module_of(module_of(other))
        and numbers[name].unique().numel() > numbers[name].numel() / 2
    }
    found.pop("", None)
    stacked = Counter(layer_of(name)[1] for name in numbers)
    n_layers = sum(n > 1 for layer, n in stacked.items() if layer)
    return found if len(found) >= max(2, n_layers) else {}


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
    tested.require_deterministic()
    src, tgt = tested.src(), tested.tgt()
    before = tested.logits(src, tgt)
    other = reinitialize(tested.copy())
    other.load_state_dict(tested.model.state_dict())
    moved = (tested.logits(src, tgt, other) - before).abs().max().item()
    text = f"logits move by {two_digits(moved)}"
    if moved <= SAME_SHAPE * tested.logit_std:
        return passed_if(True, text)
    return failed(text, "state_dict() does not hold all that the logits are made of.")
