"""Mutants of training/trainer.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/training/trainer.py"
MUTANTS = [
    Mutant(
        FILE,
        "NaN is the lowest loss",
        "min(self.state.best_loss, loss)",
        "min(loss, self.state.best_loss)",
    ),
    Mutant(
        FILE,
        "a new training takes the log of an earlier one",
        "            put_aside(self.progress.log_path)\n",
        "",
    ),
    Mutant(
        FILE,
        "micro-batches weigh the same, whatever their tokens",
        "share = batch.n_tokens / n_tokens if n_tokens else math.nan",
        "share = 1 / self.config.accumulate / self.process_group.world_size",
    ),
    Mutant(
        FILE,
        "processes take the mean of their sums",
        "scale(loss * world_size)",
        "scale(loss)",
    ),
    Mutant(
        FILE,
        "gradients of former updates stay",
        "        self.optimizer.zero_grad()\n",
        "",
    ),
    Mutant(
        FILE,
        "gradients not clipped",
        "self.model.parameters(), self.config.max_grad_norm\n",
        "self.model.parameters(), 1e9\n",
    ),
    Mutant(FILE, "validation with dropout", "        self.model.eval()\n", ""),
    Mutant(
        FILE,
        "training without dropout after an evaluation",
        "        self.model.train()\n        return loss / n_tokens",
        "        return loss / n_tokens",
    ),
    Mutant(
        FILE,
        "every epoch has the same batches",
        "self.epoch_batches(self.state.epoch)",
        "self.epoch_batches(0)",
    ),
    Mutant(
        FILE,
        "resumed at the start of the epoch",
        "islice(epoch_batches, self.state.batch, None)",
        "islice(epoch_batches, 0, None)",
    ),
    Mutant(
        FILE,
        "random numbers not resumed",
        "        set_rng_state(",
        "        (lambda *_: None)(",
    ),
    Mutant(
        FILE,
        "optimizer not resumed",
        '        self.optimizer.load_state_dict(training["optimizer"])\n',
        "",
    ),
    Mutant(
        FILE,
        "scheduler not resumed",
        '        self.scheduler.load_state_dict(training["scheduler"])\n',
        "",
    ),
    Mutant(
        FILE,
        "parameters not resumed",
        '        load_weights(self.model, checkpoint["weights"])\n',
        "",
    ),
    Mutant(FILE, "the worst is the best", "loss < self.state.best_loss", "True"),
    Mutant(
        FILE,
        "a loss that is no number goes into the parameters",
        "if not math.isfinite(loss):",
        "if False:",
    ),
    Mutant(
        FILE,
        "a gradient that is no number goes into the parameters",
        "if not math.isfinite(norm) and",
        "if False and",
    ),
    Mutant(
        FILE,
        "extras are looked at when it is late",
        "        check_extras(extras or {})",
        "        ",
    ),
    Mutant(
        FILE,
        "the best on another validation set stays",
        "            keep_best(self.folder / BEST, is_same, self.state, self.scheduler)\n",
        "            pass\n",
    ),
    Mutant(
        FILE,
        "the best is begun anew each time",
        'training.get("validation", now) == now',
        "False",
    ),
    Mutant(
        FILE,
        "all ranks drop the same",
        "self.config.seed + self.process_group.rank",
        "self.config.seed",
    ),
    Mutant(
        FILE,
        "every rank writes",
        "            self.folder if is_main else None,\n",
        "            self.folder,\n",
    ),
]
