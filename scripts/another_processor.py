"""Run by IPython at the start of a kernel: numbers as another processor or seed would give them.

`scripts/try_processors.py` puts this file into the profile of the kernels that it starts.
MOVE_SEEDS is added to every seed. ROUNDING, if it is not 0, moves the results of sums and of
functions by about a unit in their last digit: by how much depends on the number and on
ROUNDING, so that equal numbers stay equal. Short numbers (1, 0.25, 17) are left as they are:
every processor computes them alike.
"""

import os

import torch
from torch.utils._python_dispatch import TorchDispatchMode

# Of PyTorch's operations, those whose last digits depend on the processor.
ROUNDED = """
mm addmm bmm baddbmm mv addmv dot sum mean var std var_mean cumsum prod norm pow rsqrt
exp log sin cos tanh erf gelu logsumexp linalg_vector_norm _softmax _log_softmax
nll_loss_forward native_layer_norm native_batch_norm
_scaled_dot_product_flash_attention_for_cpu
_softmax_backward_data _log_softmax_backward_data native_layer_norm_backward
"""
ROUNDED = frozenset(ROUNDED.split())


class Rounding(TorchDispatchMode):
    """Changes the last bits of the results of the operations above."""

    def __init__(self, which):
        super().__init__()
        self.which = which

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        result = function(*args, **(kwargs or {}))
        if function.overloadpacket.__name__ in ROUNDED:
            for tensor in result if isinstance(result, tuple) else (result,):
                if type(tensor) is torch.Tensor and tensor.dtype.is_floating_point:
                    self.move(tensor)
        return result

    def move(self, tensor):
        short = (tensor.half() == tensor) | (tensor.round() == tensor)
        wave = torch.sin(1e5 * tensor + self.which)
        share = 0.75 * torch.finfo(tensor.dtype).eps * wave
        moved = torch.where(short | ~tensor.isfinite(), tensor, tensor * (1 + share))
        tensor.copy_(moved)


def move_seeds(offset):
    class Generator(torch.Generator):
        def manual_seed(self, seed):
            return super().manual_seed(seed + offset)

    def manual_seed(seed, manual_seed=torch.manual_seed):
        return manual_seed(seed + offset)

    torch.Generator, torch.manual_seed = Generator, manual_seed


if int(os.environ.get("MOVE_SEEDS", 0)):
    move_seeds(int(os.environ["MOVE_SEEDS"]))
if int(os.environ.get("ROUNDING", 0)):
    Rounding(int(os.environ["ROUNDING"])).__enter__()
