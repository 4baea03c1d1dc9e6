"""Mutants of cli/main.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/cli/main.py"
MUTANTS = [
    Mutant(
        FILE,
        "nothing is said of what was learned",
        "if options.text and math.isfinite(loss):",
        "if False:",
    ),
    Mutant(
        FILE, "nats are called bits", "loss / math.log(2) * tokens", "loss * tokens"
    ),
    Mutant(
        FILE,
        "a failed training ends with success",
        "        return FAILED\n",
        "        return DONE\n",
    ),
    Mutant(
        FILE,
        "an interrupted training ends with success",
        '--resume")\n        return INTERRUPTED',
        '--resume")\n        return DONE',
    ),
    Mutant(
        FILE, "a closed pipe is an error", "except BrokenPipeError:", "except KeyError:"
    ),
    Mutant(
        FILE,
        "options without an effect are taken",
        "        command_line.check_effects(kind, given)\n",
        "",
    ),
    Mutant(
        FILE,
        "every error is a lack of memory",
        "        if not (is_it or any(word in str(error) for word in words)):\n            raise\n",
        "",
    ),
    Mutant(
        FILE,
        "only a GPU lacks memory",
        'words = "DefaultCPUAllocator", "invalid size"',
        'words = ("",) * 0',
    ),
    Mutant(
        FILE,
        "a damaged run ends in a traceback",
        "if options.resume else nullcontext()",
        "if False else nullcontext()",
    ),
]
