"""Leave no trace: copies to work on, and what must be as before afterwards."""

from __future__ import annotations

import copy
import random
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.parameter import is_lazy


def plain_tensors(values: list | tuple | dict) -> Iterator[Tensor]:
    """The tensors in a list or a dictionary, and in those that it holds, however deep."""
    for value in values.values() if isinstance(values, dict) else values:
        if isinstance(value, Tensor):
            yield value
        elif isinstance(value, (list, tuple, dict)) and value:
            yield from plain_tensors(value)


def modules_in_lists(model: nn.Module) -> list[tuple[str, nn.Module]]:
    """Modules that stand in a plain list, tuple or dict, where PyTorch does not see them.

    Those without numbers and modes of their own, such as nn.Identity, lose nothing there.
    """
    known = {id(module) for module in model.modules()}
    found = []
    for path, module in model.named_modules():
        for name, value in vars(module).items():
            if name.startswith("_") or not isinstance(value, (list, tuple, dict)):
                continue
            items = value.values() if isinstance(value, dict) else value
            modules = [x for x in items if isinstance(x, nn.Module) and has_state(x)]
            unregistered = [module for module in modules if id(module) not in known]
            found += [(f"{path}.{name}".strip("."), module) for module in unregistered]
    return found


def has_state(module: nn.Module) -> bool:
    """Has it parameters or buffers, or does it change with train() and eval()?"""
    drops = any(isinstance(m, nn.modules.dropout._DropoutNd) for m in module.modules())
    return bool(module.state_dict()) or drops


# What needs no copy. `deepcopy` asks for each of them, and a model has thousands.
UNCHANGEABLE = frozenset((bool, int, float, str, type(None), type))
# A module has a dozen of them, and most are empty.
CONTAINERS = frozenset((dict, OrderedDict, set))


def refused_by_deepcopy(module: nn.Module) -> Iterator[tuple[Any, Any]]:
    """Attributes that PyTorch or Python refuses to copy, and what a copy has instead.

    Locks and open files are shared. Tensors that a forward pass has left behind are copied
    without history.
    """
    for value in vars(module).values():
        kind = type(value)
        if kind in UNCHANGEABLE or (kind in CONTAINERS and not value):
            continue
        if kind.__module__ in ("_thread", "_io", "threading", "_queue"):
            yield value, value
        for tensor in plain_tensors([value]):
            if not tensor.is_leaf:
                yield tensor, tensor.detach().clone()


def copy_of_module(module: nn.Module, memo: dict[int, Any]) -> None:
    """What `deepcopy` gives, in a third of the time: a module's attributes one by one."""
    copied = memo[id(module)] = type(module).__new__(type(module))
    attributes = vars(copied)
    for name, value in vars(module).items():
        kind = type(value)
        if kind in UNCHANGEABLE:
            attributes[name] = value
        elif kind in CONTAINERS and not value:  # such as hooks
            attributes[name] = memo.setdefault(id(value), kind())
        else:
            attributes[name] = copy.deepcopy(value, memo)


def is_ordinary(kind: type) -> bool:
    """Whether a class leaves it to PyTorch and Python how its modules are copied."""
    own = ("__deepcopy__", "__getstate__", "__setstate__", "__reduce__")
    own += ("__reduce_ex__", "__getnewargs__", "__getnewargs_ex__", "__slots__")
    return all(
        getattr(kind, name, None) is getattr(nn.Module, name, None) for name in own
    )


def has_numbers(tensor: Tensor) -> bool:
    return tensor.device.type != "meta" and not is_lazy(tensor)


def in_one_memory(model: Any) -> list[str]:
    """Parameters that are several, and whose numbers are one and the same memory."""
    if not isinstance(model, nn.Module):
        return []
    places: dict[tuple, list[str]] = {}
    for name, p in model.named_parameters():
        if has_numbers(p) and p.numel() > 1:
            places.setdefault((p.data_ptr(), p.numel()), []).append(name)
    return [
        f"{' and '.join(names[:3])} are {len(names)} parameters in one memory: each has its own "
        "gradient, and its own step. Tied, they would be one object"
        for names in places.values()
        if len(names) > 1
    ]


def without_compilation(model: Any) -> Any:
    """The model that `torch.compile` was given: compiled, each new shape takes seconds."""
    return getattr(model, "_orig_mod", model)


def copy_of(model: Any, shared: bool = False) -> Any:
    """A deep copy, made by `deepcopy` where a module has a way of its own.

    Args:
        shared: its parameters are those of the model itself.
    """
    modules = [*model.modules()] if isinstance(model, nn.Module) else []
    ordinary = {kind for kind in set(map(type, modules)) if is_ordinary(kind)}
    memo: dict[int, Any] = {}  # by its id, the copy of what is not left to deepcopy
    for module in modules:
        memo |= {id(it): stand_in for it, stand_in in refused_by_deepcopy(module)}
        memo |= {id(p): p for p in module.parameters(recurse=False) if shared}
    try:
        for module in reversed(modules):  # parts come before what they are in
            if id(module) not in memo and type(module) in ordinary:
                copy_of_module(module, memo)
        copied = copy.deepcopy(model, memo)
        for module in copied.modules() if modules else ():
            if getattr(module, "_compiled_call_impl", None) is not None:
                module._compiled_call_impl = None  # of model.compile()
        return copied
    except Exception as error:
        raise ValueError(
            f"{type(model).__name__} cannot be copied, and a check-up never works on the "
            f"original ({type(error).__name__}: {error}): remove the attribute that refuses"
        ) from error


@torch.no_grad()
def reinitialize(model: nn.Module) -> nn.Module:
    """Sample anew all that is saved with a model, and what stands in its plain lists."""
    unregistered = [module for _, module in modules_in_lists(model)]
    for module in [model, *unregistered]:
        for tensor in module.state_dict().values():
            if tensor.is_floating_point():
                tensor.copy_(torch.randn_like(tensor))
    return model


@contextmanager
def preserve_state(model: Any, seed: int = 0) -> Iterator[None]:
    """Run seeded; afterwards random numbers, parameters, gradients and mode are as before."""
    is_module = isinstance(model, nn.Module)
    modes = [(m, m.training) for m in model.modules()] if is_module else []
    tensors = [*model.parameters(), *model.buffers()] if is_module else []
    tensors = [t for t in tensors if has_numbers(t)]
    saved = [(t, t.detach().clone(), t.grad, t.requires_grad) for t in tensors]
    kinds = {t.device.type for t in tensors} - {"cpu"}
    kind = next(iter(kinds), "cuda")
    devices = sorted({t.device.index or 0 for t in tensors if t.device.type == kind})
    with (
        random_states_of_python_and_numpy(),
        torch.random.fork_rng(devices=devices, device_type=kind),
        torch.inference_mode(False),
    ):
        torch.manual_seed(seed)
        random.seed(seed)
        try:
            with torch.enable_grad():
                yield
        finally:
            for module, training in modes:
                module.training = training
            with torch.no_grad():
                for tensor, value, gradient, requires_grad in saved:
                    tensor.requires_grad_(requires_grad)
                    tensor.grad = gradient
                    if not same_bits(tensor, value):
                        tensor.copy_(value)


@contextmanager
def random_states_of_python_and_numpy() -> Iterator[None]:
    """Afterwards both are as before. NumPy is no requirement, but a model may use it."""
    try:
        import numpy
    except ImportError:
        numpy = None
    python_state = random.getstate()
    numpy_state = numpy.random.get_state() if numpy else None
    try:
        yield
    finally:
        random.setstate(python_state)
        if numpy and numpy_state:
            numpy.random.set_state(numpy_state)


def same_bits(a: Tensor, b: Tensor) -> bool:
    """Equal, with NaN equal to NaN."""
    same_nan = torch.equal(a.isnan(), b.isnan())
    return same_nan and torch.equal(a.nan_to_num(0), b.nan_to_num(0))
