"""Mutants of data/token_batches.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/data/token_batches.py"
MUTANTS = [
    Mutant(
        FILE,
        "an epoch is like the one before",
        'f"seed {self.seed}, epoch {number}"',
        'f"seed {self.seed}"',
    ),
    Mutant(
        FILE,
        "the seed does nothing",
        'f"seed {self.seed}, epoch {number}"',
        'f"epoch {number}"',
    ),
    Mutant(
        FILE,
        "resuming draws other batches",
        'random.Random(f"seed {self.seed}, epoch {number}")',
        "random.Random()",
    ),
    Mutant(
        FILE,
        "a list is not shuffled as a whole",
        "rng.sample(self.pairs, len(self.pairs))",
        "self.pairs",
    ),
    Mutant(FILE, "short batches come first", "rng.shuffle(of_pool)", "pass"),
    Mutant(FILE, "a stream is not shuffled", "rng.shuffle(pool)", "pass"),
    Mutant(
        FILE,
        "batches are not sorted by length",
        "self.cut(sorted(pool, key=sort_key))",
        "self.cut(pool)",
    ),
    Mutant(
        FILE,
        "padding does not count in the size of a batch",
        "(len(batch) + 1) * longest > self.max_tokens",
        "sum(max(map(len, p)) for p in batch) + length > self.max_tokens",
    ),
    Mutant(
        FILE,
        "a batch is one pair too large",
        "(len(batch) + 1) * longest",
        "len(batch) * longest",
    ),
    Mutant(
        FILE,
        "the last batch of a pool is lost",
        "return [*batches, batch]",
        "return batches or [batch]",
    ),
    Mutant(
        FILE,
        "all processes get the same batches",
        "batches[self.rank :: n]",
        "batches[::n]",
    ),
    Mutant(
        FILE,
        "one process gets a batch less",
        "*make_divisible(batches[-last:], n)]",
        "*batches[-last:]]",
    ),
    Mutant(
        FILE,
        "the longest pairs are joined",
        "(len(batch), sort_key(batch[0]))",
        "(len(batch), [-n for n in sort_key(batch[0])])",
    ),
    removed(FILE, "length <= self.max_tokens"),
    removed(FILE, "n_pairs >= world_size"),
    removed(FILE, "0 <= rank < world_size"),
    removed(FILE, "positions > 0"),
    Mutant(
        FILE,
        "the padding share is the share of tokens",
        "return 1 - real / positions",
        "return real / positions",
    ),
]
