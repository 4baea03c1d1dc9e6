"""Mutants of scores.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/scores.py"
MUTANTS = [
    Mutant(
        FILE, "exact match ignores case", "[h == r for", "[h.lower() == r.lower() for"
    ),
    Mutant(
        FILE,
        "hypotheses and references swapped",
        "corpus_score(list(hypotheses), [list(references)])",
        "corpus_score(list(references), [list(hypotheses)])",
    ),
    Mutant(FILE, "BLEU forgets its options", "BLEU(**options)", "BLEU()"),
    removed(FILE, "tokenize is None or tokenize in known"),
    Mutant(
        FILE,
        "what a tokenizer needs is an error of another kind",
        "except (ImportError, RuntimeError) as error:",
        "except ZeroDivisionError as error:",
    ),
    removed(FILE, "len(hypotheses) == len(references)"),
    removed(FILE, "len(hypotheses) > 0"),
    removed(
        FILE,
        "not isinstance(texts, str) and all(isinstance(text, str) for text in texts)",
    ),
]
