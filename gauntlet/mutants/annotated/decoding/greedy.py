"""Mutants of decoding/greedy.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated/decoding/greedy.py"
MUTANTS = [
    Mutant(FILE, "end ignored", "(next_id != end)", "(next_id != -1)"),
    Mutant(
        FILE,
        "the first end stops all",
        "if len(going_on) == 0:",
        "if len(going_on) < len(rows):",
    ),
    Mutant(
        FILE,
        "who has ended is not dropped",
        "if len(going_on) < len(rows):",
        "if False:",
    ),
    Mutant(
        FILE,
        "padding after the end is 0",
        "torch.full((len(src), max_len), model.config.pad_id,",
        "torch.full((len(src), max_len), 0,",
    ),
    Mutant(
        FILE,
        "the cache keeps who has ended",
        "decoder.reorder(going_on, going_on)",
        "decoder.reorder(torch.arange(len(going_on)), torch.arange(len(going_on)))",
    ),
    Mutant(FILE, "check removed: NaN logits", "not bool(logits.isnan().any())", "True"),
    Mutant(
        FILE,
        "small floats stay small",
        "torch.promote_types(logits.dtype, torch.float32)",
        "logits.dtype",
    ),
    Mutant(FILE, "the least likely word", "logits.argmax(-1)", "logits.argmin(-1)"),
    Mutant(
        FILE,
        "one token too few",
        "range(start, tgt.shape[1])",
        "range(start, tgt.shape[1] - 1)",
    ),
    Mutant(FILE, "gradients kept while decoding", "@torch.no_grad()\n", ""),
    Mutant(
        FILE,
        "cache not used",
        "open_decoder(model, src, src_mask, max_len, cache)",
        "open_decoder(model, src, src_mask, max_len, False)",
    ),
    Mutant(
        FILE,
        "cache always used",
        "open_decoder(model, src, src_mask, max_len, cache)",
        "open_decoder(model, src, src_mask, max_len, True)",
    ),
    Mutant(
        FILE,
        "check removed: max_len",
        "isinstance(max_len, int) and 1 <= max_len <= config.max_len",
        "True",
    ),
    Mutant(
        FILE,
        "check removed: ids of start and end",
        "            optional\n",
        "            True\n",
    ),
    Mutant(
        FILE,
        "002.8 check removed: decoding starts with padding",
        "config.pad_id not in (bos_id, eos_id)",
        "config.pad_id != eos_id",
    ),
    Mutant(
        FILE,
        "check removed: the end is padding",
        "config.pad_id not in (bos_id, eos_id)",
        "config.pad_id != bos_id",
    ),
    Mutant(
        FILE,
        "check removed: source mask",
        'check_mask(src_mask, (src.shape[0], 1, src.shape[1]), "src_mask")',
        "pass",
    ),
]
