"""Mutants of training/trainer.py."""

from gauntlet.mutants.mutant import Mutant, removed

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
        "micro-batches weigh the same, whatever their tokens",
        "share = batch.n_tokens / n_tokens if n_tokens else math.nan",
        "share = 1 / self.config.accumulate / self.process_group.world_size",
    ),
    Mutant(
        FILE,
        "processes take the mean of their sums",
        "(loss * world_size).backward()",
        "loss.backward()",
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
        "self.epoch_batches(epoch)",
        "self.epoch_batches(0)",
    ),
    Mutant(
        FILE,
        "resumed at the start of the epoch",
        "self.epoch_batches(epoch), self.state.batch",
        "self.epoch_batches(epoch), 0",
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
        '        checkpoints.load_weights(self.model, checkpoint["weights"])\n',
        "",
    ),
    Mutant(FILE, "the worst is the best", "loss < self.state.best_loss", "True"),
    Mutant(
        FILE,
        "extras are looked at when it is late",
        "        checkpoints.check_extras(extras or {})",
        "        ",
    ),
    Mutant(
        FILE,
        "all ranks drop the same",
        "self.config.seed + self.process_group.rank",
        "self.config.seed",
    ),
    Mutant(
        FILE,
        "random numbers not resumed",
        '        torch.set_rng_state(random_state["cpu"])\n',
        "",
    ),
    Mutant(
        FILE,
        "losses that are no numbers get into a checkpoint",
        "math.isfinite(value),",
        "True,",
    ),
    Mutant(
        FILE,
        "losses are not read before a checkpoint",
        "reads = is_due or len",
        "reads = len",
    ),
    Mutant(
        FILE,
        "steps are lost when a run is interrupted",
        "                self.log(self.read_losses())\n",
        "",
    ),
    Mutant(
        FILE,
        "a gradient blames another batch",
        "start=self.state.batch)",
        "start=0)",
    ),
    Mutant(
        FILE,
        "other validation batches go on",
        '            "validation": self.validation_fingerprint,\n',
        "",
    ),
    Mutant(
        FILE,
        "a run goes on in another dtype",
        'str(next(self.model.parameters()).dtype).removeprefix("torch.")',
        '"float32"',
    ),
    Mutant(
        FILE,
        "a best checkpoint that is gone stays the best",
        "if self.validates and not (self.folder / BEST).exists():",
        "if False:",
    ),
    Mutant(
        FILE,
        "every rank writes",
        "log_folder = self.folder if self.process_group.is_main",
        "log_folder = self.folder if True",
    ),
    removed(FILE, "step <= n_steps"),
]
