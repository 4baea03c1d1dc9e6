"""A training that can be stopped and resumed, in one process or several. (Paper, section 5.)"""

import copy
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
from torch import Tensor, nn
from torch.optim.lr_scheduler import ReduceLROnPlateau

from annotated.checks import require, shape_of
from annotated.training import checkpoints
from annotated.training.batches import Batch
from annotated.training.checkpoints import BEST, LAST
from annotated.training.loop import Record, sequence_loss
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.model import EncoderDecoder
from annotated_lab.data.held_out import text_fingerprint
from annotated_lab.devices import random_state_of, set_random_state
from annotated_lab.training import run_folder
from annotated_lab.training.config import TrainingConfig, make_optimizer, make_scheduler
from annotated_lab.training.distributed import ProcessGroup, without_sync
from annotated_lab.training.progress import Progress
from annotated_lab.training.run_folder import TrainState, not_ours

LOG_EVERY = 20  # steps that a GPU makes before their losses are read, all at once


class Trainer:
    """Trains a model, and keeps what it needs to go on after any break.

    Args:
        model: on the device where it will be trained.
        epoch_batches: returns the batches of an epoch, by its number: always the same ones, so
            that a run can be resumed. Each process gives its own share, all as many batches.
        validation: batches that are only evaluated. Of several processes, each takes a part.
        folder: for `last.pt`, `best.pt` and `log.jsonl`. None: nothing is written.
        extras: plain values for the checkpoints, such as the tokenizers' tables.
        process_group: from `process_group`.
        after_step: called with a dict of each step: `step`, `epoch`, `loss`, `learning_rate`,
            `gradient_norm`, `tokens` (of all processes) and `seconds`. (On a GPU, 20 at a time.)

    Attributes:
        average: the running average of the model, if config.averaging; else the model itself.
        stop_reason: why the run ended early: "interrupted", "patience", or "" if it did not.
    """

    def __init__(
        self,
        model: EncoderDecoder | DecoderOnly,
        epoch_batches: Callable[[int], Iterable[Batch]],
        config: TrainingConfig,
        *,
        validation: Sequence[Batch] = (),
        folder: str | Path | None = None,
        extras: dict[str, Any] | None = None,
        process_group: ProcessGroup | None = None,
        after_step: Callable[[Record], object] = lambda record: None,
    ):
        self.model, self.epoch_batches, self.config = model, epoch_batches, config
        self.process_group = process_group or ProcessGroup()
        self.device = next(model.parameters()).device
        self.validates = len(validation) > 0
        config.check_validates(self.validates)
        checkpoints.check_extras(extras or {})  # before the work, not after a part
        rank, world_size = self.process_group.rank, self.process_group.world_size
        texts = (map(repr, (b.src.tolist(), b.tgt.tolist())) for b in validation)
        self.validation_fingerprint = text_fingerprint(map(list, texts))
        self.validation = validation[rank::world_size]
        self.folder = Path(folder) if folder is not None else None
        self.extras, self.after_step = extras or {}, after_step
        self.wrapped_model = self.process_group.wrap(model)
        self.average = copy.deepcopy(model) if config.averaging else model
        self.optimizer = make_optimizer(model, config)
        self.scheduler = make_scheduler(self.optimizer, config)
        self.state = TrainState()
        self.stop_reason = ""
        self.log_every = 1 if self.device.type == "cpu" else LOG_EVERY
        self.unread: list[tuple[Record, str, Tensor]] = []  # see read_losses
        log_folder = self.folder if self.process_group.is_main else None
        self.progress = Progress(log_folder, config.n_steps)

    def fit(self, *, resume: bool = False) -> list[Record]:
        """Train to the last step. Returns the records of the steps and evaluations.

        Ctrl-C, SIGTERM or SIGHUP ends the run after the current step, with a checkpoint. With
        `resume`, go on from `last.pt` of the folder, as if there had been no break.
        """
        if resume and self.folder is None:
            raise ValueError("resume = True needs the folder of the run: give it")
        self.records: list[Record] = []
        folder = self.folder if self.process_group.is_main else None
        alone = self.process_group.world_size == 1
        with run_folder.own_folder(folder, resume):
            with not_ours(self.folder and self.folder / LAST):
                self.resume() if resume else self.start()
            self.progress.begin(self.state.step)
            self.clock = perf_counter() - self.state.seconds
            self.wrapped_model.train()
            with run_folder.deferred_interrupt(alone) as interrupted:
                while not self.is_done():
                    self.train_epoch(interrupted)
        return self.records

    def is_done(self) -> bool:
        return self.stop_reason != "" or self.state.step >= self.config.n_steps

    def train_epoch(self, interrupted: threading.Event) -> None:
        epoch, world_size = self.state.epoch, self.process_group.world_size
        batches = islice(self.epoch_batches(epoch), self.state.batch, None)
        while not self.is_done():
            micro_batches = list(islice(batches, self.config.accumulate))
            n_tokens, n_batches, n_interrupted = self.process_group.all_reduce(
                sum(batch.n_tokens for batch in micro_batches),
                len(micro_batches),
                interrupted.is_set(),
            )
            n = len(micro_batches)
            message = (
                f"{n} batches left in epoch {epoch}, all {world_size} together have "
            )
            message += f"{n_batches:.0f}: give each as many"
            require(n_batches == n * world_size, message)
            if n_interrupted:
                self.stop_reason = "interrupted"
                self.log(self.read_losses())
                self.save()
            elif micro_batches:
                self.update(micro_batches, n_tokens)
            else:
                message = f"epoch {epoch} has no batches: check the data"
                require(self.state.batch > 0, message)
                self.state.epoch, self.state.batch = epoch + 1, 0
                return

    def update(self, micro_batches: list[Batch], n_tokens: int | float) -> None:
        step, rate = self.state.step + 1, self.optimizer.param_groups[0]["lr"]
        self.optimizer.zero_grad()
        losses = [
            self.backward(batch, n_tokens, is_last=number == len(micro_batches))
            for number, batch in enumerate(micro_batches, start=1)
        ]
        norm = torch.nn.utils.clip_grad_norm_(
            self.model.parameters(), self.config.max_grad_norm
        )
        record: Record = dict(step=step, epoch=self.state.epoch, loss=math.nan)
        record |= dict(learning_rate=rate, gradient_norm=math.nan, tokens=int(n_tokens))
        found = torch.stack([torch.stack(losses).sum(), norm])
        self.unread.append((record, self.describe(micro_batches), found))
        is_due = step % self.config.evaluate_every == 0 or step == self.config.n_steps
        reads = is_due or len(self.unread) == self.log_every
        records = self.read_losses() if reads else []
        self.optimizer.step()
        if not isinstance(self.scheduler, ReduceLROnPlateau):
            self.scheduler.step()
        self.state.step = step
        self.update_average()
        self.state.batch += len(micro_batches)
        self.state.seconds = perf_counter() - self.clock
        record["seconds"] = round(self.state.seconds, 3)
        self.log(records)
        if is_due:
            self.evaluate_and_save()

    @torch.no_grad()
    def update_average(self) -> None:
        """Move the average a little towards the model: at first much, since it is of few steps."""
        if self.average is self.model:
            return
        kept = min(self.config.averaging, self.state.step / (self.state.step + 10))
        parameters = self.average.parameters(), self.model.parameters()
        for mean, now in zip(*parameters, strict=True):
            mean.lerp_(now, 1 - kept)

    def backward(self, batch: Batch, n_tokens: int | float, is_last: bool) -> Tensor:
        """Add the gradients of one batch, and return its share of the loss.

        `n_tokens` counts the tokens of the whole update. Each batch is weighted by its own,
        so the update is that of one large batch, however the batch is split.
        """
        share = batch.n_tokens / n_tokens if n_tokens else math.nan
        world_size = self.process_group.world_size
        # Several processes exchange their gradients once, after the last batch.
        with nullcontext() if is_last else without_sync(self.wrapped_model):
            loss = self.loss(self.wrapped_model, batch, self.config.label_smoothing)
            loss = loss * share
            # Several processes take the mean of their gradients; we want the sum.
            (loss * world_size).backward()
        return loss.detach()

    def loss(self, model: nn.Module, batch: Batch, smoothing: float) -> Tensor:
        batch = batch.to(self.device)
        is_half = self.config.precision == "bfloat16"
        with torch.autocast(self.device.type, torch.bfloat16, enabled=is_half):
            logits = model(*batch.inputs)
        return sequence_loss(logits.float(), batch.tgt_out, batch.pad_id, smoothing)

    def describe(self, micro_batches: list[Batch]) -> str:
        return "; ".join(
            f"batch {i} with src of shape {shape_of(one.src)}, tgt_in {shape_of(one.tgt_in)} and "
            f"{one.n_tokens} tokens that count"
            for i, one in enumerate(micro_batches, start=self.state.batch)
        )

    def read_losses(self) -> list[Record]:
        """Complete the records of the last steps: this alone waits for a GPU. NaN ends the run."""
        if not self.unread:
            return []
        records, places, tensors = zip(*self.unread, strict=True)
        self.unread = []
        losses, norms = torch.stack(tensors).T.tolist()
        losses = self.process_group.all_reduce(*losses)
        rows = list(zip(records, places, losses, norms, strict=True))
        for record, place, loss, norm in rows:
            for what, value in [("loss", loss), ("gradient", norm)]:
                require(
                    math.isfinite(value),
                    f"the {what} is {value} in epoch {record['epoch']}, {place} (both counted from "
                    f"0), after {record['step'] - 1} steps: look at that batch, or lower max_lr. "
                    "No checkpoint was touched",
                )
            record |= dict(loss=loss, gradient_norm=norm)
        return list(records)

    def log(self, records: list[Record]) -> None:
        for record in records:
            self.records.append(record)
            self.progress.log(record)
            if "loss" in record:
                self.after_step(record)

    def evaluate_and_save(self) -> None:
        is_best = self.validates and self.evaluate()
        if is_best and self.folder and self.process_group.is_main:
            checkpoints.save_checkpoint(self.folder / BEST, self.average, **self.extras)
        if self.is_out_of_patience():
            self.stop_reason = "patience"
        self.save()

    def evaluate(self) -> bool:
        """Log the validation loss. Returns whether it is the lowest so far."""
        loss = self.validation_loss()
        if isinstance(self.scheduler, ReduceLROnPlateau):
            self.scheduler.step(loss)
        self.log([dict(step=self.state.step, validation_loss=loss)])
        is_best = loss < self.state.best_loss
        self.state.since_best = 0 if is_best else self.state.since_best + 1
        self.state.best_loss = min(self.state.best_loss, loss)  # which NaN never is
        return is_best

    @torch.no_grad()
    def validation_loss(self) -> float:
        """Nats per token on the validation batches, without dropout or label smoothing."""
        self.average.eval()
        tokens = [batch.n_tokens for batch in self.validation]
        losses = [self.loss(self.average, one, 0.0).item() for one in self.validation]
        loss, n_tokens = self.process_group.all_reduce(
            sum(loss * n for loss, n in zip(losses, tokens, strict=True)), sum(tokens)
        )
        self.average.train()
        return loss / n_tokens

    def is_out_of_patience(self) -> bool:
        patience = self.config.patience
        return patience is not None and self.state.since_best >= patience

    def save(self) -> None:
        """Write `last.pt`: the model, and everything else that a resumed run needs."""
        random_state = {"cpu": torch.get_rng_state()}
        if self.device.type != "cpu":
            random_state[self.device.type] = random_state_of(self.device)
        rng_states = self.process_group.all_gather(random_state)
        if self.folder is None or not self.process_group.is_main:
            return
        training = {
            "config": asdict(self.config),
            "settings": self.settings(),
            "state": asdict(self.state),
            "average": self.average.state_dict(),  # takes no room if it is the model
            "optimizer": self.optimizer.state_dict(),
            "scheduler": self.scheduler.state_dict(),
            "rng_states": rng_states,
        }
        content = checkpoints.checkpoint_contents(self.model, self.extras)
        checkpoints.atomic_save(self.folder / LAST, {**content, "training": training})

    def settings(self) -> dict[str, Any]:
        """Return what a resumed run must share with the run that it goes on with."""
        config = asdict(self.config)
        del config["patience"]
        if self.config.schedule != "one-cycle":
            del config["n_steps"]
        return {
            "model": checkpoints.kind_of(self.model),
            **asdict(self.model.config),
            **config,
            "world_size": self.process_group.world_size,
            "dtype": str(next(self.model.parameters()).dtype).removeprefix("torch."),
            "validation": self.validation_fingerprint,
        }

    def start(self) -> None:
        torch.manual_seed(self.config.seed + self.process_group.rank)

    def resume(self) -> None:
        assert self.folder is not None
        path = self.folder / LAST
        checkpoint = checkpoints.read_checkpoint(path)
        training: Any = checkpoint.get("training")
        message = f"path = {path} holds a model and no training: give another folder"
        require(isinstance(training, dict), message)
        run_folder.check_same_settings(path, self.settings(), training["settings"])
        self.state = TrainState(**training["state"])
        step, n_steps = self.state.step, self.config.n_steps
        message = f"n_steps = {n_steps} is less than the {step} steps that {path} made"
        require(step <= n_steps, f"{message}: give more")
        checkpoints.load_weights(self.model, checkpoint["weights"])
        checkpoints.load_weights(self.average, training["average"])
        self.optimizer.load_state_dict(training["optimizer"])
        self.scheduler.load_state_dict(training["scheduler"])
        random_state = training["rng_states"][self.process_group.rank]
        torch.set_rng_state(random_state["cpu"])
        if self.device.type != "cpu" and self.device.type in random_state:
            set_random_state(self.device, random_state[self.device.type])
        if self.validates and not (self.folder / BEST).exists():
            self.state.best_loss = math.inf  # the file is gone: look for the best anew
        self.stop_reason = "patience" if self.is_out_of_patience() else ""
