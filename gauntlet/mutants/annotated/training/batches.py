"""Mutants of data/batches.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/training/batches.py"
MUTANTS = [
    Mutant(
        FILE,
        "label shift by two",
        "self.tgt_out = tgt[:, 1:]",
        "self.tgt_out = tgt[:, 2:]",
    ),
    Mutant(
        FILE,
        "label shift forgotten",
        "self.tgt_out = tgt[:, 1:]",
        "self.tgt_out = tgt[:, :-1]",
    ),
    Mutant(
        FILE,
        "003.5 decoder reads what it has to give",
        "self.tgt_in = tgt[:, :-1]",
        "self.tgt_in = tgt[:, 1:]",
    ),
    Mutant(
        FILE,
        "padding counted as tokens",
        "(self.tgt_out != pad_id).sum()",
        "(self.tgt_out != -1).sum()",
    ),
    Mutant(
        FILE,
        "source masked by the target",
        "padding_mask(self.src, self.pad_id)",
        "padding_mask(self.tgt_in, self.pad_id)",
    ),
    Mutant(
        FILE,
        "003.11 target mask with another padding",
        "target_mask(self.tgt_in, self.pad_id)",
        "target_mask(self.tgt_in, -1)",
    ),
    Mutant(
        FILE,
        "padding in front",
        "padding_value=pad_id)",
        'padding_value=pad_id, padding_side="left")',
    ),
    Mutant(FILE, "padding with 0", "padding_value=pad_id)", "padding_value=0)"),
    Mutant(
        FILE,
        "pairs torn apart",
        "[t for _, t in chosen]",
        "[t for _, t in chosen[::-1]]",
    ),
    Mutant(
        FILE,
        "batches are not shuffled anew",
        "generator=generator).tolist()",
        "generator=generator.manual_seed(0)).tolist()",
    ),
    Mutant(
        FILE,
        "a round gives a pair twice",
        "order[:batch_size]], order[batch_size:]",
        "order[:batch_size]], order[1:]",
    ),
    Mutant(
        FILE,
        "a moved batch has another target",
        "self.tgt.to(device)",
        "self.tgt_in.to(device)",
    ),
    Mutant(
        FILE,
        "a batch is never moved",
        "if self.src.device == torch.device(device)",
        "if True",
    ),
    removed(FILE, "tgt.shape[1] >= 2"),
    removed(FILE, "len(sequences) > 0"),
    removed(FILE, "1 <= batch_size <= len(pairs)"),
    Mutant(FILE, "check removed: batch sizes", "check_same_batch(src, tgt)", "pass"),
    Mutant(FILE, "copy task starts anywhere", "ids[:, 0] = 1\n", "pass\n"),
    Mutant(
        FILE,
        "copy task holds padding",
        "torch.randint(1, vocab_size",
        "torch.randint(0, vocab_size",
    ),
    removed(FILE, "length >= 2"),
    removed(FILE, "vocab_size >= 2"),
]
