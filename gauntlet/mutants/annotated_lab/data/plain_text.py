"""Mutants of data/plain_text.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/data/plain_text.py"
MUTANTS = [
    removed(FILE, "not is_blank"),
    Mutant(FILE, "files are not looked at", "check_file(path)", "pass"),
    Mutant(
        FILE,
        "a gap is closed",
        "if parts and (ends_file or not wanted):",
        "if parts and ends_file:",
    ),
    Mutant(
        FILE,
        "every stretch ends its file",
        "ends_file and wanted)",
        "True)",
    ),
    Mutant(FILE, "accents stay apart", "composed(line)", "line"),
    Mutant(FILE, "line ends are lost", 'composed(line) + "\\n"', "composed(line)"),
    Mutant(FILE, "a word is cut", "\\S{{0,80}}\\s?", ""),
    Mutant(
        FILE,
        "no passage ends before its file",
        "if len(passage) >= PASSAGE:",
        "if False:",
    ),
    Mutant(
        FILE,
        "what is held out is trained on",
        "passage not in held_out",
        "True",
    ),
]
