"""The model that is examined: a copy of it, how it is called, and ids to call it with."""

from __future__ import annotations

import copy
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch import Tensor, nn

from annotated.checks import require
from annotated.checkups.report import Skip

# Distinct primes: a model that swaps two axes cannot hide it.
BATCH, SRC_LEN, TGT_LEN = 3, 7, 5


def plain_tensors(value: Any) -> Iterator[Tensor]:
    """The tensors in a value, in its lists and dictionaries, however deep."""
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, (list, tuple, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from plain_tensors(item)


def modules_in_lists(model: nn.Module) -> list[tuple[str, nn.Module]]:
    """Modules that stand in a plain list, tuple or dict, where PyTorch does not see them."""
    known = {id(module) for module in model.modules()}
    found = []
    for path, module in model.named_modules():
        for name, value in vars(module).items():
            if name.startswith("_") or not isinstance(value, (list, tuple, dict)):
                continue
            items = value.values() if isinstance(value, dict) else value
            hidden = [
                x for x in items if isinstance(x, nn.Module) and id(x) not in known
            ]
            found += [(f"{path}.{name}".strip("."), x) for x in hidden]
    return found


def copy_of(model: Any) -> Any:
    """A deep copy. Tensors that a forward pass has left behind are copied without history."""
    memo: dict[int, Any] = {}
    if isinstance(model, nn.Module):
        for module in model.modules():
            for tensor in plain_tensors(vars(module)):
                if not tensor.is_leaf:  # PyTorch refuses to copy these
                    memo[id(tensor)] = tensor.detach().clone()
    return copy.deepcopy(model, memo)


@contextmanager
def untouched(model: Any, seed: int = 0) -> Iterator[None]:
    """Run seeded; afterwards, random numbers, weights, gradients and mode are as before."""
    is_module = isinstance(model, nn.Module)
    numpy = sys.modules.get("numpy")
    numpy_state = numpy.random.get_state() if numpy else None
    python_state = random.getstate()
    modes = [(m, m.training) for m in model.modules()] if is_module else []
    weights = [*model.parameters(), *model.buffers()] if is_module else []
    saved = [(w, w.detach().clone(), w.grad, w.requires_grad) for w in weights]
    devices = sorted({w.device.index or 0 for w in weights if w.device.type == "cuda"})
    with torch.random.fork_rng(devices=devices), torch.inference_mode(False):
        torch.manual_seed(seed)
        random.seed(seed)
        try:
            with torch.enable_grad():
                yield
        finally:
            random.setstate(python_state)
            if numpy:
                numpy.random.set_state(numpy_state)
            for module, training in modes:
                module.training = training
            with torch.no_grad():
                for weight, value, gradient, wanted in saved:
                    weight.requires_grad_(wanted)
                    weight.grad = gradient
                    if not same_bits(weight, value):
                        weight.copy_(value)


def same_bits(a: Tensor, b: Tensor) -> bool:
    """Equal, with NaN equal to NaN."""
    return torch.equal(a.nan_to_num(0), b.nan_to_num(0)) and torch.equal(
        a.isnan(), b.isnan()
    )


def logits_in(output: Any, shape: tuple[int, int], vocab: int) -> Any:
    """The scores in whatever a model returns: a tensor, a tuple, or an object with `logits`."""
    if hasattr(output, "logits"):
        output = output.logits
    if isinstance(output, dict):
        output = output.get("logits", next(iter(output.values()), None))
    if isinstance(output, (tuple, list)) and output:
        fits = [x for x in output if isinstance(x, Tensor) and x.shape[-1:] == (vocab,)]
        output = fits[0] if fits else output[0]
    if isinstance(output, Tensor) and output.shape == (shape[0] * shape[1], vocab):
        output = output.view(*shape, vocab)  # (B · T, V), flattened for a loss
    return output


class Subject:
    """What every check of a whole model is given.

    Attributes:
        model: a copy that checks may put into any mode, but whose weights they leave.
            Its weights are those of the original, but for matrices of zeros (`wake`).
        pads: the padding ids of source and target, or None.
    """

    def __init__(
        self,
        model: Any,
        call: Callable[[Any, Tensor | None, Tensor], Any],
        *,
        src_vocab: int | None,
        tgt_vocab: int,
        pads: tuple[int, int] | None,
        special: tuple[int, ...],
        max_len: int | None,
        dropout: float | None,
        n_parameters: int | None,
        trained: bool,
        decode: Callable | None,
        bos_id: int | None,
        eos_id: int | None,
    ):
        self.model, self.call = copy_of(model), call
        self.src_vocab, self.tgt_vocab = src_vocab, tgt_vocab
        self.pads, self.max_len, self.dropout = pads, max_len, dropout
        self.n_parameters, self.trained = n_parameters, trained
        self.decode, self.bos_id, self.eos_id = decode, bos_id, eos_id
        self.special = set(special)
        first = next(iter(self.parameters()), torch.zeros(()))
        self.device = first.device
        self.wake()

    def wake(self) -> None:
        """Move matrices that begin at 0 along their gradients, as the first steps would.

        Projections and positions are often made 0, and hide what stands behind them: a
        leak too. One whose gradient is 0 as well stays 0, and is found dead.
        """
        for _ in range(3):  # a head of 0 hides projections of 0
            matrices = [p for p in self.parameters() if p.dim() > 1 and p.requires_grad]
            zeros = [p for p in matrices if not p.any()]
            if not zeros:
                return
            try:
                logits = self.raw(self.src(), self.tgt(), self.model.eval())
                loss = (logits * torch.randn_like(logits)).sum()
                moves = torch.autograd.grad(loss, zeros, allow_unused=True)
            except Exception:  # the first check says what is wrong
                return
            with torch.no_grad():
                for p, move in zip(zeros, moves, strict=True):
                    if move is not None and move.any():
                        p.copy_(move * (p.numel() / p.shape[-1]) ** 0.5 / move.norm())

    def parameters(self) -> list[nn.Parameter]:
        return list(self.model.parameters()) if self.is_module else []

    @property
    def is_module(self) -> bool:
        return isinstance(self.model, nn.Module)

    def needs_module(self) -> nn.Module:
        if not self.is_module:
            raise Skip("the model is a plain function, without parameters or modes")
        return self.model

    def needs_source(self) -> None:
        if self.src_vocab is None:
            raise Skip("the model has no source: a decoder alone")

    def needs_pads(self) -> tuple[int, int]:
        if self.pads is None:
            raise Skip("no pad_id was given")
        return self.pads

    def fit(self, length: int) -> int:
        """The length, or max_len where that is smaller."""
        return length if self.max_len is None else min(length, self.max_len)

    def copy(self) -> Any:
        return copy_of(self.model)

    def words(self, vocab: int, *shape: int, seed: int = 0) -> Tensor:
        """Random ids of real words: no padding, no start, no end."""
        pool = torch.tensor([i for i in range(vocab) if i not in self.special])
        draw = torch.Generator().manual_seed(seed)
        chosen = torch.randint(len(pool), shape, generator=draw)
        return pool[chosen].to(self.device)

    def src(self, *shape: int, seed: int = 1) -> Tensor | None:
        """Source ids (B, S), or None for a decoder alone."""
        if self.src_vocab is None:
            return None
        shape = shape or (BATCH, self.fit(SRC_LEN))
        return self.words(self.src_vocab, *shape, seed=seed)

    def tgt(self, *shape: int, seed: int = 2) -> Tensor:
        """Target ids (B, T)."""
        shape = shape or (BATCH, self.fit(TGT_LEN))
        return self.words(self.tgt_vocab, *shape, seed=seed)

    def other(self, ids: Tensor, vocab: int) -> Tensor:
        """For each id, another real word."""
        pool = [i for i in range(vocab) if i not in self.special]
        after = dict(zip(pool, pool[1:] + pool[:1], strict=True))
        other = [after.get(i, pool[0]) for i in ids.flatten().tolist()]
        return torch.tensor(other, device=ids.device).view_as(ids)

    def raw(self, src: Tensor | None, tgt: Tensor, model: Any = None) -> Tensor:
        """What the model gives, in training or evaluation mode as it stands: (B, T, V)."""
        model = self.model if model is None else model
        src, tgt = None if src is None else src.contiguous(), tgt.contiguous()
        output = logits_in(self.call(model, src, tgt), tgt.shape, self.tgt_vocab)
        wanted = (*tgt.shape, self.tgt_vocab)
        got = (
            tuple(output.shape) if isinstance(output, Tensor) else type(output).__name__
        )
        require(
            got == wanted,
            f"the model returned {got} for tgt of shape {tuple(tgt.shape)}, expected "
            f"{wanted} = (batch, target length, tgt_vocab): "
            f"{advice(got, wanted)}",
        )
        return output

    def logits(self, src: Tensor | None, tgt: Tensor, model: Any = None) -> Tensor:
        """The same in evaluation mode, in float32 and without gradients."""
        model = self.model if model is None else model
        if isinstance(model, nn.Module):
            model.eval()
        with torch.no_grad():
            return self.raw(src, tgt, model).float()

    def spread(self) -> float:
        """The standard deviation of the logits over the vocabulary: what a change is judged by."""
        return self.logits(self.src(), self.tgt()).std(-1).mean().item()


def advice(got: Any, wanted: tuple[int, int, int]) -> str:
    """What to write where a model returns another shape."""
    batch, length, vocab = wanted
    write = "give call=lambda model, src, tgt: … that returns this shape"
    if got == (length, batch, vocab):
        return (
            "the batch is the second axis here. Give call=lambda model, src, tgt: "
            "model(src.T, tgt.T).transpose(0, 1)"
        )
    if isinstance(got, tuple) and got[:2] == (batch, length):
        return (
            "is the last step to the vocabulary missing (generator, lm_head)? Then "
            + write
        )
    if got == (batch, 1, vocab):
        return (
            "only the last position came. nanoGPT and others give all of them if targets are "
            "handed over: call=lambda model, src, tgt: model(tgt, tgt)"
        )
    if isinstance(got, tuple) and got[:2] == (batch, length - 1):
        return "the model drops a token itself. Append one in call, or return all positions"
    return write


@torch.no_grad()
def scramble(model: nn.Module) -> nn.Module:
    """Draw anew all that is saved with a model, and the modules that it does not know of."""
    hidden = [module for _, module in modules_in_lists(model)]
    for module in [model, *hidden]:
        for tensor in module.state_dict().values():
            if tensor.is_floating_point():
                tensor.copy_(torch.randn_like(tensor))
    return model
