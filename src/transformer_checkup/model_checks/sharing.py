"""Sharing: parameters and modules that are reached by two paths, or called twice in one pass."""

from __future__ import annotations

import itertools
from collections import defaultdict

from torch import nn

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    check,
    failed,
    passed_if,
)
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import Recorder, is_norm, record

SHARING: list[Check] = []


def shared_modules(model: nn.Module) -> dict[nn.Module, list[str]]:
    """Modules with parameters that stand in two places, and where: the largest of them alone."""
    places = defaultdict(list)
    for path, module in model.named_modules(remove_duplicate=False):
        if (
            path
            and not isinstance(module, nn.Embedding)
            and any(True for _ in module.parameters())
        ):
            places[module].append(path)
    shared = {m: paths for m, paths in places.items() if len(paths) > 1}
    inside = {child for m in shared for child in m.modules() if child is not m}
    return {m: paths for m, paths in shared.items() if m not in inside}


def two_roles(shared: dict[nn.Module, list[str]]) -> tuple[str, ...]:
    """Two places in one layer of one block that is made of other modules.

    One layer in several places of a list may be meant, as in ALBERT.
    """
    for module, paths in shared.items():
        for pair in itertools.combinations(paths, 2):
            in_one_layer = numbers_on(pair[0]) == numbers_on(pair[1])
            if in_one_layer and any(True for _ in module.children()):
                return pair
    return ()


def shallow_copies(model: nn.Module) -> list[str]:
    """The paths of modules that are not one, and all that is in them is: copy.copy."""
    places = defaultdict(list)
    for path, module in model.named_modules():
        parts = tuple(id(part) for part in module.children())
        if len(parts) > 1 and not any(True for _ in module.parameters(recurse=False)):
            places[parts].append(path)
    return next((paths for paths in places.values() if len(paths) > 1), [])


def numbers_on(path: str) -> list[str]:
    """The stack, and the numbers of the layers in it, that a path leads through."""
    first, *rest = path.split(".")
    return [first, *filter(str.isdigit, rest)]


def shared_parameters(model: nn.Module, recorder: Recorder) -> list[str]:
    """Parameters of two modules; embeddings and the last layer may share theirs."""
    tables = {tuple(lookup.weight.shape) for lookup in recorder.lookups}
    places = defaultdict(list)
    for path, module in model.named_modules():
        for name, p in module.named_parameters(recurse=False):
            places[p].append(f"{path}.{name}".strip("."))
    return [
        f"{' and '.join(names[:3])} are one parameter"
        for p, names in places.items()
        if len(names) > 1 and tuple(p.shape) not in tables
    ]


def called_twice(recorder: Recorder) -> list[str]:
    """Modules with parameters of their own that are called more than once in a pass."""
    calls = defaultdict(int)
    for path, module in recorder.calls:
        own = any(True for _ in module.parameters(recurse=False))
        if path and own and not isinstance(module, nn.Embedding):
            calls[path] += 1
    return [f"{path} is called {n} times" for path, n in calls.items() if n > 1]


@check(
    SHARING,
    "no layer is used in two places",
    expected="a module of its own in each place (embeddings and the last layer may share)",
    cause="one object is built and passed to several places, or a line is there twice",
    topic="parameter",
)
def no_layer_is_used_twice(tested: ModelUnderTest) -> Finding:
    """Each module and parameter stands in one place, and is called once in a pass."""
    model = tested.require_module()
    copies = shallow_copies(model)
    if copies:
        text = f"{' and '.join(copies[:3])} are several modules with the same parts"
        cause = f"{copies[1]} is a shallow copy of {copies[0]}: copy.copy copies no parameters."
        return failed(text, cause, copies, remedy="copy.deepcopy, or build each anew")
    recorder = record(tested, tested.src(), tested.tgt())
    shared = shared_modules(model)
    found = [
        f"{' and '.join(paths[:3])} are one {type(m).__name__}"
        for m, paths in shared.items()
    ]
    found += shared_parameters(model, recorder)
    found += tested.in_one_memory
    found = found or called_twice(recorder)
    if not found:
        norms = sum(is_norm(m) for m in model.modules())
        return passed_if(True, f"nothing is shared, {norms} norms included")
    text = f"{found[0]}; {len(found)} such" if len(found) > 1 else found[0]
    roles = two_roles(shared)
    if not roles:
        return Finding(UNCOMMON, text)
    cause = f"One module does the work of both {' and '.join(roles)}."
    return failed(text, cause, roles)
