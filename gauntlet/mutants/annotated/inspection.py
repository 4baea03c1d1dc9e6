"""Mutants of the files of inspection."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/inspection/tracing.py"
SOURCE, IDEA = "annotated/inspection/source.py", "annotated_book/listings/idea.py"
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
        "                len(open_calls),\n",
        "                len(open_calls) + 1,\n",
    ),
    Mutant(
        FILE,
        "a line shows what was there before",
        "if self.known.get(k) is not x}",
        "if True}",
    ),
    removed(FILE, "isinstance(module, nn.Module)"),
    removed(FILE, "bool(attentions)"),
    Mutant(SOURCE, "what is its own idea twice", "if self.idea == self", "if False"),
    Mutant(SOURCE, "a notebook shows no idea", "{self.idea}\\n", "{self}\\n"),
    Mutant(IDEA, "checks stay", 'name == "require" or', "False and"),
    Mutant(IDEA, "fields of data classes go", "return not fields", "return True"),
    Mutant(
        IDEA,
        "what only checks have read stays",
        "return found + only_for(found, tree)",
        "return found",
    ),
    Mutant(
        IDEA,
        "statements stay folded",
        "return cuts\n    # Still",
        "return []\n    # Still",
    ),
    Mutant(
        IDEA,
        "one-tuples lose their comma",
        "return commas == 1 and",
        "return False and",
    ),
    Mutant(
        IDEA, "columns counted in bytes", ".encode()[:column].decode()", "[:column]"
    ),
]
