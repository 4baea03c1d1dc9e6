"""Mutants of training/loop.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/training/loop.py"
MUTANTS = [
    Mutant(FILE, "loss counts the padding", "ignore_index=pad_id", "ignore_index=-100"),
    Mutant(
        FILE,
        "loss is a sum",
        "ignore_index=pad_id",
        'ignore_index=pad_id, reduction="sum"',
    ),
    Mutant(
        FILE,
        "clipping absent",
        "    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)\n",
        "",
    ),
    Mutant(
        FILE,
        "clipping after the step",
        "torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)\n    optimizer.step()\n",
        "optimizer.step()\n    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)\n",
    ),
    Mutant(
        FILE,
        "each gradient clipped by itself",
        "clip_grad_norm_(model.parameters(), 1.0)",
        "clip_grad_value_(model.parameters(), 1.0)",
    ),
    Mutant(FILE, "gradients pile up", "    optimizer.zero_grad()\n", ""),
    Mutant(
        FILE,
        "trained without the causal mask",
        "batch.src_mask, batch.tgt_mask)",
        "batch.src_mask, None)",
    ),
    Mutant(
        FILE,
        "trained without the source mask",
        "batch.src_mask, batch.tgt_mask)",
        "None, batch.tgt_mask)",
    ),
    Mutant(FILE, "003.4 schedule never stepped", "        scheduler.step()\n", ""),
    Mutant(
        FILE,
        "003.4 SGD for Adam",
        "torch.optim.Adam(\n"
        "        model.parameters(), lr=max_lr, betas=(0.9, 0.98), eps=1e-9\n"
        "    )",
        "torch.optim.SGD(model.parameters(), lr=max_lr, momentum=0.9)",
    ),
    Mutant(
        FILE,
        "Adam's second beta of 0.999",
        "lr=max_lr, betas=(0.9, 0.98)",
        "lr=max_lr, betas=(0.9, 0.999)",
    ),
    Mutant(
        FILE, "trained in evaluation mode", "    model.train()\n", "    model.eval()\n"
    ),
    Mutant(
        FILE,
        "a step too many is read",
        "islice(batches, n_steps)",
        "islice(batches, n_steps + 1)",
    ),
    removed(FILE, "len(losses) == n_steps"),
    removed(FILE, "math.isfinite(loss)"),
    removed(FILE, "max_lr > 0"),
    removed(FILE, "logits.shape[:2] == tgt_out.shape"),
    Mutant(FILE, "check removed: n_steps", 'check_size(n_steps, "n_steps")', "pass"),
    Mutant(
        FILE,
        "check removed: axes of the logits",
        'check_axes(logits, "B T vocab", "logits")',
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: ids of the target",
        'check_ids(tgt_out, "tgt_out", vocab_size=logits.shape[-1])',
        "pass",
    ),
    Mutant(
        FILE,
        "no label smoothing",
        "label_smoothing=label_smoothing,",
        "label_smoothing=0.0,",
    ),
    Mutant(
        FILE,
        "warm-up falls with the step, not its root",
        "min(step**-0.5, step",
        "min(warmup_steps**0.5 / step, step",
    ),
    removed(FILE, "0 <= label_smoothing < 1"),
    Mutant(
        FILE,
        "the record has the highest learning rate",
        "learning_rate=learning_rate))",
        "learning_rate=max_lr))",
    ),
]
