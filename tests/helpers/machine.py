"""What PyTorch computes at every place of a model, under the names of the machine explorer."""

import re

import torch
from torch.nn.functional import cross_entropy

from annotated import (
    MultiHeadAttention,
    Translator,
    attention,
    capture_attention,
    causal_mask,
    make_decoder_only,
    make_model,
    padding_mask,
)
from annotated.data.tokenizers import WordTokenizer
from annotated.inspection import trace_lines
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.layers import SublayerConnection
from annotated_lab import Storyteller

TRACED = [MultiHeadAttention.project_kv, MultiHeadAttention.attend, attention]
# A line of these, as it begins: which tensor it makes, and what the line calls it.
MADE = {f"{name} = ": (name, name) for name in ("k", "v", "q", "weights")} | {
    "scores = (": ("scores", "scores"),
    "scores = scores": ("masked", "scores"),
    "return used": ("values", "return"),
}


def own_translator(sizes, norm_first=True, tie=False):
    """An untrained translator of these sizes, whose words are w0, w1, …"""
    n_layers, n_heads, d_k, d_ff, (src, tgt) = sizes
    source = WordTokenizer([f"w{i}" for i in range(src)])
    target = WordTokenizer([f"w{i}" for i in range(src if tie else tgt)])
    sizes = dict(n_layers=n_layers, n_heads=n_heads, d_model=n_heads * d_k, d_ff=d_ff)
    sizes |= dict(max_len=11, norm_first=norm_first, tie_embeddings=tie)
    model = make_model(len(source), len(target), **sizes)
    for parameter in model.parameters():  # biases and norms are not 0 and 1 any more
        torch.nn.init.uniform_(parameter, -0.8, 0.8)
    return Translator(model.eval(), source, target)


def own_storyteller(sizes, norm_first=True):
    """The same of a decoder-only model."""
    n_layers, n_heads, d_k, d_ff, (words, _) = sizes
    tokenizer = WordTokenizer([*(f"w{i}" for i in range(words)), "."])
    sizes = dict(n_layers=n_layers, n_heads=n_heads, d_model=n_heads * d_k, d_ff=d_ff)
    model = make_decoder_only(
        len(tokenizer), max_len=17, norm_first=norm_first, **sizes
    )
    for parameter in model.parameters():
        torch.nn.init.uniform_(parameter, -0.8, 0.8)
    return Storyteller(model.eval(), tokenizer)


def torch_tensors(model, src, tgt, graph=False, targets=None):
    """Tensors of one sentence by path, without the batch axis; with it if `graph` is asked for.

    `targets` are the ids that should come out; without them, `tgt` one place on, and in the
    end what the model finds likeliest.

    The modules' outputs are read with hooks, and what happens inside of `attention` line by
    line: nothing is computed a second time.
    """
    tgt = torch.tensor([tgt])
    inputs_of = [tgt]
    if not (is_alone := isinstance(model, DecoderOnly)):
        src = torch.tensor([src])
        masks = padding_mask(src, model.config.pad_id), causal_mask(tgt.shape[1])
        inputs_of = [src, tgt, *masks]
    seen, inputs, order = {}, {}, []

    def keep(path):
        def hook(module, args, output):
            name = path
            if path == "positions" and not is_alone:
                name += ".tgt" if "positions.src" in seen else ".src"
            if path.endswith("_attention"):
                order.append(path)
            inputs[name] = args
            seen[name] = output

        return hook

    hooks = [m.register_forward_hook(keep(p)) for p, m in model.named_modules() if p]
    with torch.set_grad_enabled(graph), capture_attention(model):
        rows = trace_lines(TRACED, lambda: seen.update(logits=model(*inputs_of)))
    for hook in hooks:
        hook.remove()
    found = outputs(model, seen, inputs)
    found |= inside_attention(rows, order)
    found["probabilities"] = seen["logits"].softmax(-1)
    targets = targets or [*tgt[0, 1:].tolist(), seen["logits"][0, -1].argmax().item()]
    of_rows = cross_entropy(seen["logits"][0], torch.tensor(targets), reduction="none")
    found["loss"] = of_rows[None, :, None]
    return found if graph else {path: x[0] for path, x in found.items()}


def matrices(model):
    """Its parameters and the table of positions by path; a vector is one row."""
    every = dict(model.named_parameters(remove_duplicate=False))
    every |= dict(model.named_buffers())
    return {path: torch.atleast_2d(tensor.detach()) for path, tensor in every.items()}


def outputs(model, seen, inputs):
    """What the modules give out, and what two of them make on the way."""
    first = model.config.norm_first
    modules = dict(model.named_modules())
    found = {}
    for path, tensor in seen.items():
        last = path.rsplit(".", 1)[-1]
        module = modules.get(path)
        if path.endswith("w_2"):
            found[path.replace("w_2", "hidden")] = inputs[path][0]
        if path.endswith("w_o"):
            found[path.replace("w_o", "concat")] = inputs[path][0]
        if isinstance(module, SublayerConnection) and not first:
            found[f"{path}.sum"] = inputs[f"{path}.norm"][0]
        is_kept = re.fullmatch("w_[qkvo12]|table|src|tgt", last) is not None
        is_kept |= path in ("src_embed", "tgt_embed", "encoder", "decoder", "generator")
        is_kept |= path in ("embedding", "positions")
        is_kept |= isinstance(module, SublayerConnection)
        is_kept |= last == "norm" and first and path.count(".") > 1
        if is_kept:
            found[path] = tensor
    return found


def inside_attention(rows, order):
    """From the lines of each call of `attention`: what it was given, and what it made."""
    calls = []
    for row in rows:
        line = row.source.strip()
        for start, (name, variable) in MADE.items():
            if line.startswith(start):
                if name == "k":
                    calls.append({})
                calls[-1][name] = row.tensors[variable]
    assert len(calls) == len(order) and all(len(call) == len(MADE) for call in calls)
    return {
        f"{path}.{name}": tensor
        for path, call in zip(order, calls, strict=True)
        for name, tensor in call.items()
    }


def sources(path, tensors):
    """What a tensor was computed from, as autograd recorded it: paths, and ids of parameters.

    From its own operation back, up to the first tensors that have a name.
    """
    own = tensors[path].grad_fn
    named = {id(x.grad_fn): name for name, x in tensors.items() if x.grad_fn is not own}
    parents, params = set(), set()
    todo = [own]
    while todo:
        step = todo.pop()
        if step is None:
            continue
        if id(step) in named:
            parents.add(named[id(step)])
        elif hasattr(step, "variable"):
            params.add(id(step.variable))
        else:
            todo += [before for before, _ in step.next_functions]
    return parents, params
