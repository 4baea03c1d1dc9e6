"""The model that is examined: a copy of it, how it is called, and ids to call it with."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.parameter import is_lazy

from transformer_checkup.call_lines import CallLines
from transformer_checkup.calls import chosen
from transformer_checkup.checklist import Skip
from transformer_checkup.isolation import (
    copy_of,
    in_one_memory,
    without_compilation,
)

# Distinct primes: a model that swaps two axes cannot hide it.
BATCH, SRC_LEN, TGT_LEN = 3, 7, 5
HIDDEN = -1e4  # a logit of this size, or less, leaves no probability


@dataclass
class ModelUnderTest:
    """What every check of a whole model is given.

    Attributes:
        model: a copy that checks may put into any mode, but whose parameters they leave.
            They are those of the original, but for matrices of zeros (`move_off_zero`).
        call: from the model, source ids and target ids to logits (B, T, tgt_vocab). None: the
            best of `lines`.
        src_vocab: None for a decoder alone, and for an encoder alone.
        is_encoder: an encoder alone; its ids are taken for a target.
        outputs: how many numbers it gives, where they are no logits of tokens: the rows of a
            classifier or of a regression (`one_row`: one for each sequence).
        vectors: a model of real numbers, for which each id stands for a row of them.
        pad_ids: the padding ids of source and target, or None.

    The others are the arguments of `checkup`.
    """

    model: Any
    call: Any
    tgt_vocab: int
    src_vocab: int | None = None
    is_encoder: bool = False
    pad_ids: tuple[int, int] | None = None
    bos_id: int | None = None
    eos_id: int | None = None
    max_len: int | None = None
    dropout: float | None = None
    n_parameters: int | None = None
    trained: bool = False
    decode: Callable[..., Any] | None = None
    lines: CallLines | None = None
    outputs: int | None = None
    vectors: Tensor | None = None
    notes: list[str] = field(default_factory=list)  # what was read from the model
    never: list[int] = field(default_factory=list)  # tokens that are always hidden
    passes: dict[Any, Any] = field(default_factory=dict)  # logits and recorders, by ids

    def __post_init__(self):
        self.in_one_memory = in_one_memory(self.model)  # a copy has one for each
        self.model = copy_of(without_compilation(self.model))
        self.carries_on = False  # although the model did not run as it was called
        self.prepared = [*self.notes]  # and what was changed in the copy, in words
        self.one_row = False
        self.shut: list[str] = []  # gains of 0 that the whole model waits for
        self.stuck: list[str] = []  # gains of 0 that multiply 0: they stay there
        self.changed_ids: set[str] = set()
        self.take_float32()
        self.device = next(iter(self.parameters()), torch.zeros(())).device
        if not has_float64(self.device):
            self.prepared.append(f"a copy on the CPU: {self.device} has no float64")
            self.model, self.device = self.model.cpu(), torch.device("cpu")
        # Where no padding was told, 0 may be it: models hide what they take for padding.
        ids = (*(self.pad_ids or (0,)), self.bos_id, self.eos_id)
        self.special_ids = {i for i in ids if i is not None}
        if self.call is None and self.device.type != "meta":
            self.choose_call()
        self.find_sizes()
        self.move_off_zero()

    def take_float32(self) -> None:
        """A model in half precision is examined in float32: rounding would hide what is small."""
        halves = {p.dtype for p in self.parameters()} & {torch.float16, torch.bfloat16}
        self.was_half = bool(halves)
        if halves:
            self.model.float()
            self.prepared.append("a copy in float32")

    def choose_call(self) -> None:
        with torch.random.fork_rng(devices=[]):
            assert self.lines is not None, "neither a call nor lines"
            self.call = chosen(self, self.lines)
        if self.max_len is not None:
            self.max_len -= self.call.n_more

    def find_sizes(self) -> None:
        """A first pass, where lazy layers wait for one."""
        if self.is_lazy:
            with suppress(Exception):  # the first check says what is wrong
                self.logits(self.src(), self.tgt())
                self.prepared.append("lazy layers have the sizes of this pass")

    @property
    def is_lazy(self) -> bool:
        return any(map(is_lazy, self.parameters()))

    def move_off_zero(self) -> None:
        """Move matrices that begin at 0 along their gradients, as the first steps would.

        Projections and positions are often initialized to 0, and then hide what stands
        behind them: a leak too. One whose gradient is 0 as well stays 0, and is found dead.
        """
        self.moved_off_zero = False
        if self.device.type == "meta" or self.is_lazy:  # the first check says so
            return
        self.move_matrices()
        if self.open_zero_gains():
            self.move_matrices()

    def move_matrices(self) -> None:
        zeros = [p for p in self.matrices() if not p.any()]
        for _ in range(3):  # an output projection of 0 hides projections of 0
            zeros = [p for p in zeros if not p.all()]  # or a row of gates another row
            if not zeros:
                return
            moves = self.gradients_of(zeros)
            with torch.no_grad():
                for p, move in zip(zeros, moves, strict=False):
                    if move is not None and move.any():
                        self.moved_off_zero = True
                        step = move * (p.numel() / p.shape[-1]) ** 0.5 / move.norm()
                        p.copy_(torch.where(p == 0, step, p))

    def open_zero_gains(self) -> bool:
        """Gains of 0, as in ReZero, are set to one half: they hide all sublayers.

        Which vectors of zeros are gains? Those that are not called a bias, and without which
        matrices have no gradient. Says whether there were any.
        """
        vectors = self.zero_vectors()
        before = self.n_matrices_without_gradient() if vectors else 0
        if not before:
            return False
        learning = self.with_gradient(vectors)
        fill(vectors, 0.5)
        after, gains = self.n_matrices_without_gradient(), []
        for p in vectors if after < before else ():
            fill([p], 0.0)
            if self.n_matrices_without_gradient() > after:
                gains.append(p)
                self.shut += self.names_of(p) if self.is_deaf() else []
                self.stuck += [] if learning else self.names_of(p)
            fill([p], 0.5)
        fill(vectors, 0.0)
        fill(gains, 0.5)
        if after < before:
            self.moved_off_zero = True
            self.prepared.append("gains of 0 are set to 0.5")
        return after < before

    def zero_vectors(self) -> list[nn.Parameter]:
        """Trained vectors and single numbers that are 0, and no biases."""
        named = self.model.named_parameters() if self.is_module else ()
        vectors = [(name, p) for name, p in named if not is_matrix(p)]
        vectors = [(name, p) for name, p in vectors if p.requires_grad]
        return [p for name, p in vectors if "bias" not in name and not p.any()]

    def is_deaf(self) -> bool:
        """Are the logits the same for any target?"""
        return torch.equal(*(self.logits(self.src(), self.tgt(seed=n)) for n in (2, 3)))

    def names_of(self, parameter: Tensor) -> list[str]:
        return [name for name, p in self.model.named_parameters() if p is parameter]

    def gradients_of(self, parameters: list[nn.Parameter]) -> tuple[Tensor | None, ...]:
        """Those of a random sum of the logits; none at all if the model cannot run."""
        try:
            logits = self.forward(self.src(), self.tgt(), self.model.eval())
            loss = (logits * torch.randn_like(logits)).sum()
            return torch.autograd.grad(loss, parameters, allow_unused=True)
        except (Exception, SystemExit):  # the first check says what is wrong
            return ()

    def with_gradient(self, parameters: list[nn.Parameter]) -> list[nn.Parameter]:
        """Those of them that a first step would move."""
        pairs = zip(parameters, self.gradients_of(parameters), strict=False)
        return [p for p, gradient in pairs if gradient is not None and gradient.any()]

    def matrices(self) -> list[nn.Parameter]:
        return [p for p in self.parameters() if is_matrix(p) and p.requires_grad]

    def n_matrices_without_gradient(self) -> int:
        matrices = self.matrices()
        return len(matrices) - len(self.with_gradient(matrices))

    def parameters(self) -> list[nn.Parameter]:
        return list(self.model.parameters()) if self.is_module else []

    @property
    def is_module(self) -> bool:
        return isinstance(self.model, nn.Module)

    def require_module(self) -> nn.Module:
        if not self.is_module:
            raise Skip("the model is a plain function, without parameters or modes")
        return self.model

    def require_source(self) -> tuple[Tensor, int]:
        """Source ids (B, S), and the size of their vocabulary."""
        src = self.src()
        if src is None or self.src_vocab is None:
            raise Skip("the model has no source: a decoder alone")
        return src, self.src_vocab

    def require_causal(self) -> None:
        if self.is_encoder:
            raise Skip("an encoder alone looks in both directions")

    def require_padding(self) -> tuple[int, int]:
        if self.pad_ids is None:
            raise Skip("no pad_id was given")
        return self.pad_ids

    def require_deterministic(self) -> None:
        """For a check that compares passes: another one reports that two of them differ."""
        if not self.is_deterministic:
            raise Skip("two passes over one batch differ, so that none can be compared")

    @cached_property
    def is_deterministic(self) -> bool:
        first, second = (
            self.logits(self.src(), self.tgt(), self.model) for _ in range(2)
        )
        return bool((first - second).abs().max() <= 1e-5 * self.logit_std)

    def fit(self, length: int) -> int:
        """The length, or max_len where that is smaller."""
        return length if self.max_len is None else min(length, self.max_len)

    def copy(self, shared: bool = False) -> Any:
        """A copy to change; or one with the same parameters, which are to stay as they are."""
        return copy_of(self.model, shared)

    def random_ids(self, vocab_size: int, *shape: int, seed: int = 0) -> Tensor:
        """Ids of ordinary tokens: no padding, no start, no end."""
        pool = torch.tensor(self.ordinary_ids(vocab_size))
        generator = torch.Generator().manual_seed(seed)
        chosen = torch.randint(len(pool), shape, generator=generator)
        return pool[chosen].to(self.device)

    def ordinary_ids(self, vocab_size: int) -> list[int]:
        return [i for i in range(vocab_size) if i not in self.special_ids]

    def src(self, *shape: int, seed: int = 1) -> Tensor | None:
        """Source ids (B, S), or None for a decoder alone."""
        if self.src_vocab is None:
            return None
        shape = shape or (BATCH, self.fit(SRC_LEN))
        return self.random_ids(self.src_vocab, *shape, seed=seed)

    def tgt(self, *shape: int, seed: int = 2) -> Tensor:
        """Target ids (B, T)."""
        shape = shape or (BATCH, self.fit(TGT_LEN))
        return self.random_ids(self.tgt_vocab, *shape, seed=seed)

    def long_tgt(self, at_least: int = 2) -> Tensor:
        """Target ids (B, T) for a check that compares positions."""
        tgt = self.tgt()
        if tgt.shape[1] < at_least:
            raise Skip(f"max_len = {self.max_len} is too short to compare positions")
        return tgt

    def other(self, ids: Tensor, vocab_size: int) -> Tensor:
        """For each id, another ordinary one."""
        pool = self.ordinary_ids(vocab_size)
        after = dict(zip(pool, pool[1:] + pool[:1], strict=True))
        other = [after.get(i, pool[0]) for i in ids.flatten().tolist()]
        return torch.tensor(other, device=ids.device).view_as(ids)

    @property
    def gives_tokens(self) -> bool:
        return self.outputs is None

    def forward(
        self, src: Tensor | None, tgt: Tensor, model: Any = None, call: Any = None
    ) -> Tensor:
        """What the model gives, in training or evaluation mode as it stands: (B, T, V)."""
        model = self.model if model is None else model
        src, tgt = None if src is None else src.contiguous(), tgt.contiguous()
        batch, length = tgt.shape
        given = None if src is None else src.clone(), tgt.clone()
        width = self.outputs or self.tgt_vocab
        output = (call or self.call)(model, *given)
        output = logits_in(output, (batch, length, width))
        is_tensor = isinstance(output, Tensor)
        if self.is_encoder and is_tensor and output.dim() < 3 and len(output) == batch:
            output = output.view(batch, 1, -1).expand(batch, length, -1)
            self.one_row, self.outputs = True, self.outputs or output.shape[-1]
        expected = batch, length, self.outputs or self.tgt_vocab
        for name, ids, now in zip(("source", "target"), (src, tgt), given, strict=True):
            if ids is not None and now is not None and not torch.equal(ids, now):
                self.changed_ids.add(name)
        got = tuple(output.shape) if is_tensor else type(output).__name__
        if got != expected:
            raise ValueError(
                f"the model returned {got} for tgt of shape {tuple(tgt.shape)}, expected "
                f"{expected} = (batch, target length, tgt_vocab): {advice(got, expected)}"
            )
        return self.without_never(output)

    def without_never(self, logits: Tensor) -> Tensor:
        """Tokens that can never come are hidden everywhere: they get the others' mean instead.

        Beside such columns all other differences are NaN, or nothing.
        """
        never = (logits <= HIDDEN).flatten(0, -2).all(0)
        if not never.any() or never.float().mean() > 0.5:
            return logits
        self.never = never.nonzero().flatten().tolist()
        mean = logits[..., ~never].mean(-1, keepdim=True)
        return torch.where(never, mean, logits)

    def logits(
        self, src: Tensor | None, tgt: Tensor, model: Any = None, call: Any = None
    ) -> Tensor:
        """The same in evaluation mode, in float32 and without gradients.

        What the model itself gives is computed once: say model=tested.model for one more pass.
        """
        if model is None and call is None and not is_watched(self.device.type):
            key = self.key(src, tgt)
            if key not in self.passes:
                self.passes[key] = self.logits(src, tgt, self.model)
            return self.passes[key].clone()
        model = self.model if model is None else model
        if isinstance(model, nn.Module):
            model.eval()
        with torch.no_grad():
            return self.forward(src, tgt, model, call).float()

    def key(self, *ids: Tensor | None) -> tuple:
        """The same for passes of the same ids through the model as it is."""
        runs = id(self.call), id(self.model)
        self.passes[runs] = self.call, self.model  # so that no id is used again
        version = sum(p._version for p in self.parameters())
        given = (x if x is None else (x.shape, *x.flatten().tolist()) for x in ids)
        return runs, version, *given

    @cached_property
    def logit_std(self) -> float:
        """The standard deviation of the logits over the vocabulary: a change is judged by it."""
        logits = self.logits(self.src(), self.tgt())
        few = logits.shape[-1] < 6  # such as one number, the result of a regression
        return (logits.std() if few else logits.std(-1).mean()).item()


def has_float64(device: torch.device) -> bool:
    """Apple's graphics processors have none."""
    try:
        torch.zeros(1, dtype=torch.float64, device=device)
    except (TypeError, RuntimeError):
        return False
    return True


@torch.no_grad()
def fill(parameters: list[nn.Parameter], number: float) -> None:
    """Not through .data: passes that are kept would not notice."""
    for p in parameters:
        p.fill_(number)


def is_watched(device: str) -> bool:
    """Is a pass to be seen by a mode, or run in another precision?"""
    return bool(torch._C._len_torch_function_stack()) or torch.is_autocast_enabled(
        device
    )


def is_matrix(parameter: Tensor) -> bool:
    """Or a stack of matrices; (1, d_model, 1) is a vector."""
    return parameter.squeeze().dim() > 1


def logits_in(output: Any, expected: tuple[int, int, int]) -> Any:
    """The logits in whatever a model returns: a tensor, a tuple, or an object with `logits`."""
    batch, length, vocab_size = expected
    output = tensor_in(output, vocab_size)
    flat = (batch * length, vocab_size)  # (B · T, V), flattened for a loss
    if isinstance(output, Tensor) and output.shape == flat:
        output = output.view(expected)
    return output


def tensor_in(output: Any, vocab_size: int) -> Any:
    """The same, in the shape in which the model gives it."""
    if hasattr(output, "logits"):
        output = output.logits
    if isinstance(output, dict):
        output = output.get("logits", next(iter(output.values()), None))
    if isinstance(output, (tuple, list)) and output:
        sizes = [x.shape[-1:] if isinstance(x, Tensor) else () for x in output]
        fits = [x for x, n in zip(output, sizes, strict=True) if n == (vocab_size,)]
        output = fits[0] if fits else output[0]
    return output


def advice(got: Any, expected: tuple[int, int, int]) -> str:
    """What to write where a model returns another shape."""
    batch, length, vocab_size = expected
    write = "give call=lambda model, src, tgt: … that returns this shape"
    if isinstance(got, tuple) and got[:2] == (batch, length):
        width = got[-1] if len(got) == 3 else f"{got[2:]}"
        return (
            f"{width} numbers for each position, and not {vocab_size}: was the vocabulary "
            "enlarged in the embedding alone, or is the output projection missing (generator, "
            f"lm_head)? Then {write}"
        )
    if got == (batch, 1, vocab_size):
        return f"only the last position came. {write}"
    return write
