"""Mutants of translator/broken.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_book/broken.py"
MUTANTS = [
    Mutant(FILE, "positions stay", "torch.zeros_like(model.positions.pe)", "model.positions.pe"),
    Mutant(FILE, "positions stay away", "after.callback(setattr, model.positions,",
           "(lambda *_: None)(model.positions,"),
    Mutant(FILE, "the scale is divided by d_k", "call[2] * d_k**0.5", "call[2] * d_k"),
    Mutant(FILE, "another head is silenced", "slice(number * d_k, (number + 1) * d_k)",
           "slice(0, d_k)"),
    Mutant(FILE, "the silence lasts", "register_forward_pre_hook(silenced(columns))\n"
           "            after.callback(hook.remove)",
           "register_forward_pre_hook(silenced(columns))"),
    removed(FILE, "part in PARTS"),
    removed(FILE, "path in attentions and 0 <= number < n_heads"),
]  # fmt: skip
