"""A training that can be stopped and resumed, on one processor or several. (Paper, section 5.)

The step is that of `training.py`. What is added: batches in several parts, validation,
checkpoints, and the places where a run can break.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

import torch
from torch import nn

from annotated.checks import require, shape_of
from annotated.data.batches import Batch
from annotated.training.checkpoints import (
    contents,
    read_checkpoint,
    save_checkpoint,
    write_whole,
)
from annotated.training.config import (
    PRECISIONS,
    TrainingConfig,
    make_optimizer,
    make_schedule,
)
from annotated.training.distributed import Processes
from annotated.training.loop import sequence_loss
from annotated.training.progress import Progress
from annotated.training.resuming import (
    Place,
    check_same_run,
    note_interrupt,
    random_state,
    set_random_state,
)
from annotated.transformer.model import EncoderDecoder

LAST, BEST = "last.pt", "best.pt"


class Trainer:
    """Trains a model, step by step, and keeps what it needs to go on after any break.

    Args:
        model: on the device where it shall be trained.
        epoch: gives the batches of an epoch from its number. Called twice with one number
            it must give the same batches: that is how a run is resumed in mid-epoch. With
            several processes, each gives its own share, and all the same number of batches.
        validation: batches that are only evaluated. Of several processes, each takes a part.
        folder: for `last.pt`, `best.pt` and `log.jsonl`. None: nothing is written.
        extras: plain values for the checkpoints, such as the tokenizers' tables.
        processes: from `join_processes`. bar, tensorboard: see `Progress`.
        after_step: called with the record of each step.

    Attributes:
        stopped: why the run ended before its last step: "interrupted", "patience", or "".

    Raises:
        ValueError: for settings that do not fit together.
    """

    def __init__(
        self,
        model: EncoderDecoder,
        epoch: Callable[[int], Iterable[Batch]],
        config: TrainingConfig,
        *,
        validation: Sequence[Batch] = (),
        folder: str | Path | None = None,
        extras: dict[str, Any] | None = None,
        processes: Processes | None = None,
        bar: bool | None = None,
        tensorboard: bool = False,
        after_step: Callable[[dict], object] = lambda record: None,
    ):
        self.model, self.epoch, self.config = model, epoch, config
        self.processes = processes or Processes()
        self.device = next(model.parameters()).device
        self.check_settings(validation)
        self.validates = len(validation) > 0
        self.validation = validation[self.processes.rank :: self.processes.count]
        self.folder = Path(folder) if folder is not None else None
        self.extras, self.after_step = extras or {}, after_step
        self.network = self.processes.wrap(model)
        self.optimizer = make_optimizer(model, config)
        self.schedule = make_schedule(self.optimizer, config)
        # It scales the loss of float16 up, so that small gradients do not become 0.
        is_half = config.precision == "float16"
        self.scaler = torch.amp.GradScaler(self.device.type, enabled=is_half)
        self.place = Place()
        self.stopped = ""
        speaks = self.processes.is_first
        self.progress = Progress(
            self.folder if speaks else None,
            config.n_steps,
            bar if speaks else False,
            tensorboard and speaks,
        )

    def check_settings(self, validation: Sequence[Batch]) -> None:
        config = self.config
        require(
            config.precision != "float16" or self.device.type == "cuda",
            f"precision = 'float16' needs CUDA, and the model is on {self.device}: "
            "use 'bfloat16', or move the model to a GPU",
        )
        for name, asks in [
            ("schedule = 'plateau'", config.schedule == "plateau"),
            (f"patience = {config.patience}", config.patience is not None),
        ]:
            require(
                not asks or len(validation) > 0,
                f"{name} watches the validation loss: give validation batches",
            )

    # --- the loop ---

    def fit(self, *, resume: bool = False) -> list[dict]:
        """Train to the last step. Returns the records of the steps and evaluations.

        Ctrl-C ends the run after the step in hand, with a checkpoint.

        Args:
            resume: go on from `last.pt` of the folder, as if there had been no break.

        Raises:
            ValueError: if a loss is not finite, an epoch is empty, or the folder holds
                another training, or none to resume.
        """
        self.records: list[dict] = []
        self.restore() if resume else self.start()
        self.progress.begin(self.place.step)
        self.clock = perf_counter() - self.place.seconds
        self.network.train()
        with note_interrupt(self.processes.count == 1) as interrupt:
            try:
                while not self.is_over():
                    self.train_epoch(interrupt)
            finally:
                self.progress.end()
        return self.records

    def is_over(self) -> bool:
        return self.stopped != "" or self.place.step >= self.config.n_steps

    def train_epoch(self, interrupt: threading.Event) -> None:
        """The epoch from where the run stands to its end, or to the end of the run."""
        batches = islice(self.epoch(self.place.epoch), self.place.batch, None)
        while not self.is_over():
            group = list(islice(batches, self.config.accumulate))
            n_tokens, n_batches, n_interrupts = self.processes.sum(
                sum(batch.n_tokens for batch in group), len(group), interrupt.is_set()
            )
            require(
                n_batches == len(group) * self.processes.count,
                f"this process has {len(group)} batches left in epoch {self.place.epoch}, all "
                f"{self.processes.count} together have {n_batches:.0f}: give each as many",
            )
            if n_interrupts:
                self.stopped = "interrupted"
                self.save()
            elif group:
                self.update(group, n_tokens)
            else:
                require(
                    self.place.batch > 0,
                    f"epoch {self.place.epoch} has no batches: check the data",
                )
                self.place.epoch, self.place.batch = self.place.epoch + 1, 0
                return

    def update(self, group: list[Batch], n_tokens: int | float) -> None:
        """One update of the weights from a group of batches, and what follows from it."""
        learning_rate = self.optimizer.param_groups[0]["lr"]
        self.optimizer.zero_grad()
        losses = [
            self.backward(batch, n_tokens, is_last=number == len(group))
            for number, batch in enumerate(group, start=1)
        ]
        [loss] = self.processes.sum(sum(losses))
        if not math.isfinite(loss):
            self.refuse("loss", loss, group, losses)
        self.scaler.unscale_(self.optimizer)
        norm = torch.nn.utils.clip_grad_norm_(
            self.model.parameters(), self.config.clip
        ).item()
        if not math.isfinite(norm) and not self.scaler.is_enabled():
            self.refuse("gradient", norm, group, losses)
        self.scaler.step(self.optimizer)
        self.scaler.update()
        if self.config.schedule != "plateau":
            self.schedule.step()
        self.place.step += 1
        self.place.batch += len(group)
        self.place.seconds = perf_counter() - self.clock
        self.tell(
            step=self.place.step,
            epoch=self.place.epoch,
            loss=loss,
            learning_rate=learning_rate,
            gradient_norm=norm,
            tokens=int(n_tokens),
            seconds=round(self.place.seconds, 3),
        )
        self.after_step(self.records[-1])
        if self.place.step % self.config.evaluate_every == 0 or self.is_over():
            self.evaluate_and_save()

    def backward(self, batch: Batch, n_tokens: int | float, is_last: bool) -> float:
        """Add the gradients of one batch, and return its share of the loss.

        `n_tokens` counts the tokens of the whole update. A batch weighs as much as it has
        of them, so the update is that of one large batch, however the parts are cut.
        """
        share = batch.n_tokens / n_tokens if n_tokens else math.nan
        waits = self.processes.count > 1 and not is_last
        with self.network.no_sync() if waits else nullcontext():
            loss = self.loss(self.network, batch, self.config.label_smoothing) * share
            # Several processes take the mean of their gradients; wanted is the sum.
            self.scaler.scale(loss * self.processes.count).backward()
        return loss.item()

    def loss(
        self, network: nn.Module, batch: Batch, label_smoothing: float
    ) -> torch.Tensor:
        batch = on_device(batch, self.device)
        precision = self.config.precision
        with torch.autocast(
            self.device.type, PRECISIONS[precision], enabled=precision != "float32"
        ):
            logits = network(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)
        return sequence_loss(
            logits.float(), batch.tgt_out, batch.pad_id, label_smoothing
        )

    def refuse(
        self, what: str, value: int | float, group: list[Batch], losses: list[float]
    ) -> None:
        """Stop before a number that is not finite gets into the weights."""
        suspects = [i for i, loss in enumerate(losses) if not math.isfinite(loss)]
        numbered = [(i, group[i]) for i in suspects or range(len(group))]
        batches = "; ".join(
            f"batch {self.place.batch + i} with src of shape {shape_of(batch.src)}, tgt_in "
            f"{shape_of(batch.tgt_in)} and {batch.n_tokens} tokens that count"
            for i, batch in numbered
        )
        raise ValueError(
            f"the {what} is {value} in epoch {self.place.epoch}, {batches} (both counted from 0), "
            f"after {self.place.step} steps: look at that batch, or lower max_lr. The weights are "
            "those from before it, and no checkpoint was touched"
        )

    # --- evaluation and checkpoints ---

    def evaluate_and_save(self) -> None:
        """Look how good the model is, keep it if it is the best so far, and save the run."""
        is_best = self.validates and self.evaluate()
        if is_best and self.folder and self.processes.is_first:
            save_checkpoint(self.folder / BEST, self.model, **self.extras)
        if self.is_out_of_patience():
            self.stopped = "patience"
        self.save()

    def evaluate(self) -> bool:
        """Note the validation loss, and say whether it is the lowest so far."""
        loss = self.validation_loss()
        if self.config.schedule == "plateau":
            self.schedule.step(loss)
        self.tell(step=self.place.step, validation_loss=loss)
        is_best = loss < self.place.best_loss
        self.place.since_best = 0 if is_best else self.place.since_best + 1
        self.place.best_loss = min(loss, self.place.best_loss)
        return is_best

    @torch.no_grad()
    def validation_loss(self) -> float:
        """Nats per token on the validation batches, without dropout or label smoothing."""
        self.model.eval()
        loss, n_tokens = self.processes.sum(
            sum(
                self.loss(self.model, b, 0.0).item() * b.n_tokens
                for b in self.validation
            ),
            sum(batch.n_tokens for batch in self.validation),
        )
        self.model.train()
        return loss / n_tokens

    def is_out_of_patience(self) -> bool:
        patience = self.config.patience
        return patience is not None and self.place.since_best >= patience

    def tell(self, **record: int | float) -> None:
        self.records.append(record)
        self.progress.tell(record)

    def save(self) -> None:
        """Write `last.pt`: the model, and all that a resumed run needs beside it."""
        random_states = self.processes.gather(random_state(self.device))
        if self.folder is None or not self.processes.is_first:
            return
        training = {
            "config": asdict(self.config),
            "place": asdict(self.place),
            "optimizer": self.optimizer.state_dict(),
            "schedule": self.schedule.state_dict(),
            "scaler": self.scaler.state_dict(),
            "random_states": random_states,
        }
        content = {**contents(self.model, self.extras), "training": training}
        write_whole(self.folder / LAST, content)

    def start(self) -> None:
        torch.manual_seed(self.config.seed + self.processes.rank)
        if self.folder is None:
            return
        require(
            not (self.folder / LAST).exists(),
            f"folder = {self.folder} holds a training already: go on with it by resume=True, "
            "or give another folder",
        )
        self.folder.mkdir(parents=True, exist_ok=True)

    def restore(self) -> None:
        """Everything as it was when `last.pt` was written."""
        require(self.folder is not None, "resume = True needs the folder of the run")
        path = self.folder / LAST
        content = read_checkpoint(path)
        settings = {**asdict(self.model.config), **asdict(self.config)}
        check_same_run(path, content, settings, self.processes.count)
        training = content["training"]
        self.model.load_state_dict(content["weights"])
        self.optimizer.load_state_dict(training["optimizer"])
        self.schedule.load_state_dict(training["schedule"])
        self.scaler.load_state_dict(training["scaler"])
        self.place = Place(**training["place"])
        set_random_state(training["random_states"][self.processes.rank], self.device)
        self.stopped = "patience" if self.is_out_of_patience() else ""


def on_device(batch: Batch, device: torch.device) -> Batch:
    if batch.src.device == device:
        return batch
    tgt = torch.cat([batch.tgt_in[:, :1], batch.tgt_out], dim=1)  # (B, T)
    return Batch(batch.src.to(device), tgt.to(device), batch.pad_id)
