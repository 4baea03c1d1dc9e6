"""Mutants of data/languages.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/data/languages.py"
MUTANTS = [
    Mutant(
        FILE, "einhunderteinstausend", '("einstausend", "eintausend")', '("x", "x")'
    ),
    Mutant(FILE, "veintiuno mil", '("veintiuno mil", "veintiún mil"), ', ""),
    Mutant(FILE, "treinta y uno mil", ', ("uno mil", "un mil")', ""),
    Mutant(FILE, "milleventitre", '"(?<=.)tre$", "tré"', '"x", "x"'),
    Mutant(FILE, "three has an accent in Italian", '"(?<=.)tre$"', '"tre$"'),
    Mutant(FILE, "treds", '"(?<!halv)treds", "tres"', '"x", "x"'),
    Mutant(FILE, "halvtres", '"(?<!halv)treds"', '"treds"'),
    Mutant(FILE, "Danish without og", '"og ")', '"")'),
    Mutant(FILE, "duizendeen", '("duizend ?(?=.)", "duizend "), ', ""),
    Mutant(FILE, "een for één", "(?<=.)één|één(?=.)", "één"),
    Mutant(FILE, "förtio", ', ("förtio", "fyrtio")', ""),
    Mutant(FILE, "etttusen", ', ("ettt", "ett")', ""),
    Mutant(FILE, "bir bin", 'elif code == "tr" and count == 1:', "elif False:"),
    Mutant(FILE, "a language is not corrected", "CORRECTIONS.get(code, [])", "[]"),
    removed(FILE, "code in CODES"),
]
