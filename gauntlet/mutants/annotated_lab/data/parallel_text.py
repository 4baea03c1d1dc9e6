"""Mutants of data/parallel_text.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/data/parallel_text.py"
MUTANTS = [
    Mutant(
        FILE,
        "empty pairs are not counted",
        "        self.left_out[reason] += 1\n",
        '        self.left_out[reason] += reason != "empty"\n',
    ),
    Mutant(
        FILE,
        "the report adds up over passes",
        "        self.report = Report()\n        return self.pairs",
        "        return self.pairs",
    ),
    Mutant(FILE, "one empty side is kept", "if short == 0:", "if long == 0:"),
    Mutant(
        FILE,
        "the ratio is that of the shorter one",
        "long > self.max_ratio * short",
        "long * self.max_ratio < short",
    ),
    Mutant(
        FILE, "a pair may be one text", 'check_no_text(pair, "each of pairs")', "pass"
    ),
    removed(FILE, "number > 0"),
    removed(FILE, "max_ratio is None or 1 <= max_ratio < math.inf"),
    removed(FILE, "not tables"),
    Mutant(
        FILE,
        "the ends of the target do not count as length",
        "max(len(src), len(tgt)) > self.max_len",
        "max(len(src), len(tgt) - 2) > self.max_len",
    ),
    Mutant(FILE, "the target has no end", "*tgt, vocabulary.eos_id]", "*tgt]"),
    Mutant(
        FILE,
        "pairs that are too long go missing",
        'report.leave_out("too long", number)',
        "pass",
    ),
    Mutant(
        FILE,
        "the pairs to validate on are trained on",
        '"held out" if source in held_out else None',
        "None",
    ),
    Mutant(
        FILE,
        "the same pairs are trained and validated",
        'None if s in held_out else "for training"',
        "None",
    ),
]
