"""Mutants of data/byte_pairs.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/data/byte_pairs.py"
MUTANTS = [
    Mutant(
        FILE,
        "merges take the rarest pair",
        "(-count, self.age[a], self.age[b], (a, b))",
        "(count, self.age[a], self.age[b], (a, b))",
    ),
    Mutant(
        FILE,
        "merges count each word once",
        "self.counts[pair] += self.word_counts[word]",
        "self.counts[pair] += 1",
    ),
    Mutant(
        FILE,
        "of equal pairs the newest wins",
        "(-count, self.age[a], self.age[b]",
        "(-count, -self.age[a], self.age[b]",
    ),
    Mutant(
        FILE, "merging loses a symbol", "            i += 2\n", "            i += 3\n"
    ),
    Mutant(
        FILE,
        "merges are applied in the reverse order",
        "done = min(ahead)",
        "done = max(ahead)",
    ),
    Mutant(FILE, "double spaces are lost", '" ?[^ ]+| "', '" ?[^ ]+"'),
    Mutant(FILE, "texts may be one text", 'check_no_text(texts, "texts")', "pass"),
    Mutant(
        FILE,
        "a merge may be one text",
        'check_no_text(pair, "each of merges")',
        "pass",
    ),
    removed(FILE, "bool(words)"),
    removed(FILE, "n_merges >= 0"),
    Mutant(
        FILE,
        "an outdated count is taken for the most frequent pair",
        "if self.counts[pair] == -minus_count:",
        "if self.counts[pair]:",
    ),
    Mutant(
        FILE,
        "merged pairs are still counted",
        "self.counts[old] -= self.word_counts[word]",
        "pass",
    ),
    Mutant(
        FILE,
        "a word is not found again after its first merge",
        "            self.words_with[pair].add(word)\n",
        "            self.words_with[pair] = self.words_with[pair] or {word}\n",
    ),
    Mutant(
        FILE,
        "an earlier merge is applied after a later one",
        "if rank > done]",
        "if rank >= 0]",
    ),
]
