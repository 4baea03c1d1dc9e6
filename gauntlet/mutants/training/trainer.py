"""Mutants of training/trainer.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "training/trainer.py"
MUTANTS = [
    Mutant(
        FILE,
        "parts weigh the same, whatever their tokens",
        "share = batch.n_tokens / n_tokens if n_tokens else math.nan",
        "share = 1 / self.config.accumulate / self.processes.count",
    ),
    Mutant(
        FILE,
        "processes take the mean of their sums",
        "scale(loss * self.processes.count)",
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
        "self.model.parameters(), self.config.clip\n",
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
        "self.epoch(self.place.epoch)",
        "self.epoch(0)",
    ),
    Mutant(
        FILE,
        "resumed at the start of the epoch",
        "self.epoch(self.place.epoch), self.place.batch, None",
        "self.epoch(self.place.epoch), 0, None",
    ),
    Mutant(
        FILE,
        "random numbers not resumed",
        "        set_random_state(",
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
        "schedule not resumed",
        '        self.schedule.load_state_dict(training["schedule"])\n',
        "",
    ),
    Mutant(
        FILE,
        "weights not resumed",
        '        self.model.load_state_dict(content["weights"])\n',
        "",
    ),
    Mutant(FILE, "the worst is the best", "loss < self.place.best_loss", "True"),
    Mutant(
        FILE,
        "a loss that is no number goes into the weights",
        "if not math.isfinite(loss):",
        "if False:",
    ),
    Mutant(
        FILE,
        "a gradient that is no number goes into the weights",
        "if not math.isfinite(norm) and",
        "if False and",
    ),
    Mutant(
        FILE,
        "all ranks drop the same",
        "self.config.seed + self.processes.rank",
        "self.config.seed",
    ),
    Mutant(
        FILE,
        "every rank writes",
        "            self.folder if speaks else None,\n",
        "            self.folder,\n",
    ),
]
