"""The recorder of a run: what the widget TrainingScrubber shows at its checkpoints."""

from typing import Any

import torch
from torch import Tensor

from annotated.checks import require
from annotated.decoding.greedy import greedy_decode
from annotated.inspection import capture_attention
from annotated.training.batches import Batch
from annotated.training.loop import sequence_loss
from annotated.transformer.attention import MultiHeadAttention
from annotated.transformer.model import EncoderDecoder, eval_mode

FULL = 1000  # an attention weight of 1, as it is stored


class RunRecorder:
    """Measures a model while it is trained, for a `TrainingScrubber`; `run` is for JSON.

    Args:
        batch: sentences to measure. The attention and translation of the first are kept.
        src_tokens, tgt_tokens: what the ids stand for.
        paths: the attentions to keep, such as "decoder.layers.0.cross_attention". None: all.
    """

    def __init__(
        self,
        model: EncoderDecoder,
        batch: Batch,
        src_tokens: list[str],
        tgt_tokens: list[str],
        paths: list[str] | None = None,
    ):
        kinds = ("model", model, EncoderDecoder), ("batch", batch, Batch)
        for name, x, kind in kinds:
            got = type(x).__name__
            message = f"{name} must be an annotated.{kind.__name__}, got {got}"
            require(isinstance(x, kind), message)
        check_tokens(src_tokens, model.config.src_vocab, "src_tokens")
        check_tokens(tgt_tokens, model.config.tgt_vocab, "tgt_tokens")
        modules = model.named_modules()
        known = [path for path, x in modules if isinstance(x, MultiHeadAttention)]
        fit = paths is None or (len(paths) > 0 and set(paths) <= set(known))
        require(fit, f"paths must be some of {', '.join(known)}, got {paths}")
        self.model, self.batch, self.names = model, batch, tgt_tokens
        self.paths = paths or known
        real = batch.tgt_out[0] != batch.pad_id
        src = batch.src[0][batch.src[0] != batch.pad_id]
        self.run: dict[str, Any] = {
            "src_tokens": [src_tokens[i] for i in src.tolist()],
            "tgt_tokens": self.tokens(batch.tgt_in[0][real]),
            "next_tokens": self.tokens(batch.tgt_out[0][real]),
            "n_tokens": batch.n_tokens,
            "n_sentences": len(batch.src),
            "n_heads": model.config.n_heads,
            "checkpoints": [],
        }

    def tokens(self, ids: Tensor) -> list[str]:
        return [self.names[i] for i in ids.tolist()]

    @torch.no_grad()
    def record(self, step: int, learning_rate: float | None = None) -> dict[str, Any]:
        """Measure, and add what was found to the run. Step 0 is before the first update."""
        model, batch, run = self.model, self.batch, self.run
        eos = int(batch.tgt_out[0, len(run["next_tokens"]) - 1])
        ends: dict[str, Any] = dict(bos_id=int(batch.tgt_in[0, 0]), eos_id=eos)
        with eval_mode(model):
            with capture_attention(model) as maps:
                logits = model(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)
            ends["max_len"] = batch.tgt_out.shape[1] + 1
            generated = greedy_decode(model, batch.src, batch.src_mask, **ends)[:, 1:]
        answer = torch.full_like(batch.tgt_out, batch.pad_id)
        answer[:, : generated.shape[1]] = generated
        written = self.tokens(generated[0])
        end, loss = self.names[eos], sequence_loss(logits, batch.tgt_out, batch.pad_id)
        right = (logits.argmax(-1) == batch.tgt_out) & (batch.tgt_out != batch.pad_id)
        found = {
            "step": step,
            "learning_rate": learning_rate,
            "loss": float(f"{loss.item():.4g}"),
            "tokens_right": int(right.sum()),
            "exact": int((answer == batch.tgt_out).all(-1).sum()),
            "written": written[: written.index(end) + 1] if end in written else written,
            "weights": {path: self.example(maps[path], path) for path in self.paths},
        }
        run["checkpoints"].append(found)
        return found

    def example(self, weights: Tensor, path: str) -> list[int]:
        rows, columns = map(len, axes(self.run, path))
        return stored(weights[0, :, :rows, :columns])


def stored(weights: Tensor) -> list[int]:
    return (FULL * weights).round().int().flatten().tolist()


def axes(run: dict[str, Any], path: str) -> tuple[list[str], list[str]]:
    """Return the tokens that attend, by what follows them, and those attended to."""
    source = run["src_tokens"]
    if path.startswith("encoder"):
        return source, source
    own = path.endswith("self_attention")
    return run["next_tokens"], run["tgt_tokens"] if own else source


def check_tokens(tokens: Any, size: int, name: str) -> None:
    fit = isinstance(tokens, list | tuple) and all(isinstance(x, str) for x in tokens)
    message = f"{name} must be a list of texts, got {tokens!r:.80}: write each as a str"
    require(fit, message)
    message = f"{name} must name the {size} ids of the model, got {len(tokens)}"
    require(len(tokens) == size, message)
