"""Mutants of inspection.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/inspection.py"
MUTANTS = [
    Mutant(
        FILE,
        "hooks stay after tracing",
        "            hook.remove()\n    return ShapeTrace",
        "            pass\n    return ShapeTrace",
    ),
    Mutant(
        FILE,
        "hooks stay after capturing",
        "            hook.remove()\n\n\ndef count_parameters",
        "            pass\n\n\ndef count_parameters",
    ),
    Mutant(FILE, "maps keep their gradients", "weights.detach()", "weights"),
    Mutant(
        FILE, "capturing changes the result", "return values  #", "return output  #"
    ),
    Mutant(
        FILE,
        "shared weights counted twice",
        "for p in model.parameters() if",
        "for m in model.modules() for p in m.parameters(recurse=False) if",
    ),
    Mutant(FILE, "frozen weights counted", " if p.requires_grad)", ")"),
    Mutant(
        FILE,
        "rows in the order of the returns",
        "place = open_calls.pop()",
        "place = rows.index(None) if open_calls.pop() >= 0 else 0",
    ),
    Mutant(
        FILE,
        "depth off by one",
        "            len(open_calls),\n",
        "            len(open_calls) + 1,\n",
    ),
    Mutant(
        FILE,
        "a line shows what was there before",
        "if known.get(key) is not x}",
        "if True}",
    ),
    removed(FILE, "isinstance(module, nn.Module)"),
    removed(FILE, "bool(attentions)"),
]
