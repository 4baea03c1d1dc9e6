"""Mutants of data/text_blocks.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/data/text_blocks.py"
MUTANTS = [
    removed(FILE, "bool(self.stretches)"),
    removed(FILE, "len(blocks) >= self.world_size"),
    Mutant(
        FILE,
        "white space alone makes a block",
        "for ids in stretches if len(ids)]",
        "for ids in stretches]",
    ),
    Mutant(FILE, "blocks without a start", "[self.vocabulary.bos_id, *", "[*"),
    Mutant(
        FILE,
        "every epoch is cut in the same places",
        "blocks = self.blocks(rng)",
        "blocks = self.blocks()",
    ),
    Mutant(
        FILE,
        "blocks share a token",
        "self.block) - self.block if rng",
        "self.block) - self.block - 1 if rng",
    ),
    Mutant(FILE, "no epoch is shuffled", "        rng.shuffle(blocks)\n", ""),
    Mutant(FILE, "all epochs are the same", ", epoch {number}", ""),
    Mutant(
        FILE,
        "each process has all blocks",
        "range(self.rank, n_batches, self.world_size)",
        "range(n_batches)",
    ),
    Mutant(
        FILE,
        "a text is read with masks",
        "return (self.tgt_in,)",
        "return super().inputs",
    ),
    Mutant(
        FILE,
        "a moved text is a pair",
        "return TextBatch(self.tgt.to(device), self.pad_id)",
        "return super().to(device)",
    ),
]
