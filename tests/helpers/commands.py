"""Text and options for commands that train a tiny model in a moment."""

PAIRS = [
    ("a red dog", "ein roter Hund"),
    ("a red cat", "eine rote Katze"),
    ("a dog", "ein Hund"),
    ("cat", "Katze"),
    ("one red dog, one cat", "ein roter Hund, eine Katze"),
]
TABLE = "".join(f"{source}\t{target}\n" for source, target in PAIRS)
N_TOKENS = 3 + 3 + 2 + 1 + 6 + len(PAIRS)  # of the targets, with `</s>`
SIZES = ["--n-layers", "1", "--d-model", "16", "--d-ff", "24", "--n-heads", "2"]
TEXT = ["--tokenizer", "words", "--max-len", "9", "--max-tokens", "20"]
LEARN = ["--schedule", "one-cycle", "--max-lr", "0.02", "--label-smoothing", "0"]
TINY = [*SIZES, *TEXT, *LEARN, "--dropout", "0"]
