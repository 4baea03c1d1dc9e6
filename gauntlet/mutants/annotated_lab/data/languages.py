"""Mutants of data/languages.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/data/languages.py"
MUTANTS = [
    Mutant(FILE, "einhunderteinstausend", '.replace("einstausend", "eintausend")', ""),
    Mutant(FILE, "veintiuno mil", '"veintiuno mil", "veintiún mil"', '"", ""'),
    Mutant(FILE, "treinta y uno mil", '"uno mil", "un mil"', '"", ""'),
    Mutant(FILE, "milleventitre", 'f"{words[:-1]}é" if number > 3', "words if number > 3"),
    Mutant(FILE, "three has an accent in Italian", "number > 3 and words", "words"),
    Mutant(FILE, "treds", '"treds", "tres"', '"treds", "treds"'),
    Mutant(FILE, "halvtres", 'words if "halvtreds" in words else words', "words"),
    Mutant(FILE, "Danish without og", 'f"{words} og {danish(rest)}" if rest < 100',
           'f"{words} {danish(rest)}" if rest < 100'),
    Mutant(FILE, "duizendeen", '" ".join(words).replace', '"".join(words).replace'),
    Mutant(FILE, "een for één", "if number == 1:", "if number == -1:"),
    Mutant(FILE, "förtio", '.replace("förtio", "fyrtio")', ""),
    Mutant(FILE, "etttusen", 'words.replace("ettt", "ett")', "words"),
    Mutant(FILE, "bir bin", "[turkish(count)] if count > 1 else []", "[turkish(count)]"),
    Mutant(FILE, "a language is not corrected", "corrected(number) if corrected else", ""),
    removed(FILE, "code in CODES"),
]  # fmt: skip
