"""What one sees of each fault of the catalogue: the symptoms that the gauntlet shows.

Each is measured: the fault is planted, the code runs, and what comes out is written down
beside what a right version gives. A symptom is a list of blocks, each of a kind:
"text", "table", "map" (numbers in rows and columns) or "curve" (losses of a training).
"""

import functools
import traceback

import torch
import torch.nn.functional as F

from gauntlet.planting import call_of, model_of, plant

PLOTTED = 5  # one point of a curve is the mean of that many steps
BOS, WORDS = 1, 17  # the tasks have the words 3 to 16


# --- blocks ---


def text(caption, lines):
    return {"kind": "text", "caption": caption, "text": lines}


def table(caption, head, rows):
    rows = [
        [cell if isinstance(cell, str) else number(cell) for cell in r] for r in rows
    ]
    return {"kind": "table", "caption": caption, "head": head, "rows": rows}


def square(caption, rows, columns, values):
    values = [[round(float(x), 2) + 0.0 for x in row] for row in values]
    return dict(kind="map", caption=caption, rows=rows, columns=columns, values=values)


def curve(caption, every, lines, floor=None):
    return dict(kind="curve", caption=caption, every=every, lines=lines, floor=floor)


def number(x):
    """Three digits, and no rounding errors, which are others on each machine."""
    if isinstance(x, int):
        return f"{x:,}"
    x = float(torch.as_tensor(x).detach())
    if x != x or abs(x) == float("inf"):
        return {"nan": "NaN", "inf": "∞", "-inf": "−∞"}[str(x)]
    if abs(x) < 1e-4:
        return "0"
    digits = 0 if abs(x) >= 100 else 1 if abs(x) >= 10 else 2 if abs(x) >= 1 else 3
    return f"{x:,.{digits}f}".replace("-", "−") if abs(x) >= 1e-3 else f"{x:.4f}"


# --- ways to look ---


def right():
    return plant()


def side_by_side(caption):
    """A table of what `measure(planted, fault)` gives, for the fault and for right code."""

    def decorate(measure):
        @functools.wraps(measure)
        def blocks(fault):
            here, there = measure(fault.plant(), fault), measure(right(), fault)
            rows = [[name, here[name], there[name]] for name in here]
            return [table(caption, ["", "this one", "a right one"], rows)]

        return blocks

    return decorate


def error_of(action):
    """The end of a traceback: where it passed through the package, and the message."""

    def blocks(fault):
        try:
            with torch.no_grad():
                action(fault)
        except Exception as error:
            frames = traceback.extract_tb(error.__traceback__)
            ours = [f for f in frames if f.filename.startswith("planted_")]
            lines = [f"File {f.filename.partition('/')[2]}, in {f.name}" for f in ours]
            lines = [line.replace("<module>", "the module itself") for line in lines]
            message = str(error).strip().replace("planted_", "annotated_")
            lines.append(f"{type(error).__name__}: {message}")
            return [text("The traceback, without its source lines", "\n".join(lines))]
        raise AssertionError(f"{fault.id} raises nothing")

    return blocks


def batch(length=7, vocab=17, rows=2):
    """Ids of words, none of them twice in a row of the first seven."""
    ids = torch.arange(3, 3 + rows * length).view(rows, length)
    return (ids - 3) * 5 % (vocab - 3) + 3


def run(fault, planted, model=None, **changes):
    model = model or model_of(planted, **fault.model)
    src, tgt = changes.get("src", batch()), changes.get("tgt", batch(5, 19))
    return call_of(planted, fault.pads)(model, src, tgt)


def building(fault):
    model_of(fault.plant(), **fault.model)


def calling(fault):
    run(fault, fault.plant())


def model_in(fault, planted, train=False, **settings):
    return model_of(planted, **{**fault.model, **settings}).train(train)


def rms(x):
    return x.square().mean().sqrt()


def later_and_earlier(planted, fault):
    """By how much the logits move, after and before a changed target token."""
    model, tgt = model_in(fault, planted), batch(5, 19)
    other = tgt.clone()
    other[:, 3] = other[:, 3] % 16 + 3
    with torch.no_grad():
        moved = (
            run(fault, planted, model, tgt=other) - run(fault, planted, model)
        ).abs()
    return moved[:, :3].max(), moved[:, 3:].max()


def weights_of(planted, mask=None, length=5, width=8):
    """Attention of a small random sequence."""
    torch.manual_seed(4)
    x = torch.randn(1, length, width)
    return planted.attention.attention(x, x, x, mask)[1][0]


def zeros(x):
    return f"{100 * (x == 0).float().mean():.0f} %"


# --- trainings ---


def tasks(name, steps, rows=16, length=8):
    """Batches (src, tgt_in, tgt_out). A random target has nothing to do with its source."""
    generator = torch.Generator().manual_seed(11)
    if name == "one batch":
        given = [
            torch.randint(3, WORDS, (2, rows, length), generator=generator)
        ] * steps
    else:
        given = [
            torch.randint(0 if name == "unlearnable" else 3, WORDS, (2, rows, length),
                          generator=generator)
            for _ in range(steps)
        ]  # fmt: skip
    for src, other in given:
        tgt = src.clone() if name == "copy" else other
        tgt_in = torch.cat([torch.full((rows, 1), BOS), tgt[:, :-1]], dim=1)
        yield src, tgt_in, tgt


def trained(planted, task, steps, lr=3e-3, **settings):
    """A model after that many steps, and the loss of each."""
    sizes = dict(src_vocab=WORDS, tgt_vocab=WORDS, d_model=32, n_heads=4, d_ff=64)
    model = model_of(planted, **{**sizes, "dropout": 0.0, **settings})
    optimizer = torch.optim.Adam(model.parameters(), lr=lr)
    losses = []
    for src, tgt_in, tgt_out in tasks(task, steps):
        masks = (
            planted.masks.padding_mask(src, -1),
            planted.masks.target_mask(tgt_in, -1),
        )
        logits = model(src, tgt_in, *masks)
        loss = F.cross_entropy(logits.flatten(0, 1), tgt_out.flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return model, losses


def points(losses):
    parts = torch.tensor(losses).view(-1, PLOTTED).mean(1)
    return [round(x, 3) for x in parts.tolist()]


def training(caption, task, steps, floor=None, decode=False, **settings):
    """Two loss curves: with the fault, and without."""

    def blocks(fault, steps=steps):
        lines, rows = [], []
        for name, planted in [("this one", fault.plant()), ("a right one", right())]:
            model, losses = trained(planted, task, steps, **settings)
            lines.append({"name": name, "values": points(losses)})
            rows.append(sum_of_right_words(model) if decode else "")
        drawn = [curve(caption, PLOTTED, lines, floor)]
        if decode:
            head = ["", "this one", "a right one"]
            row = ["words right in free decoding", *rows]
            drawn.append(table("After the training", head, [row]))
        return drawn

    blocks.is_training = True
    return blocks


@torch.no_grad()
def sum_of_right_words(model):
    """The share of words right when the model writes on its own, one after the other."""
    (src, _, tgt), mask = next(tasks("copy", 1)), right().masks
    made = torch.full((len(src), 1), BOS)
    for _ in range(src.shape[1]):
        masks = mask.padding_mask(src, -1), mask.target_mask(made, -1)
        made = torch.cat([made, model(src, made, *masks)[:, -1:].argmax(-1)], dim=1)
    return f"{100 * (made[:, 1:] == tgt).float().mean():.0f} %"


@functools.cache
def copier():
    """A right model that has learnt to copy three to seven words and then to end (id 2)."""
    planted = right()
    sizes = dict(src_vocab=WORDS, tgt_vocab=WORDS, d_model=32, n_heads=4, d_ff=64)
    model = model_of(planted, **sizes)
    optimizer = torch.optim.Adam(model.parameters(), lr=3e-3)
    generator = torch.Generator().manual_seed(3)
    for _ in range(400):
        tgt = torch.randint(3, WORDS, (24, 9), generator=generator)
        lengths = torch.randint(3, 8, (24, 1), generator=generator)
        place = torch.arange(9)
        tgt = tgt.masked_fill(place == lengths, 2).masked_fill(place > lengths, 0)
        src = tgt[:, :8].clone().masked_fill(tgt[:, :8] == 2, 0)
        tgt_in = torch.cat([torch.full((24, 1), BOS), tgt[:, :-1]], dim=1)
        logits = model(src, tgt_in, *planted.right_parts.masks(src, tgt_in, 0, 0))
        loss = F.cross_entropy(logits.flatten(0, 1), tgt.flatten(), ignore_index=0)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return model


def decoded(runs=1, dropout=0.1):
    """What the copier writes with the faulty loop, and with the right one."""

    def blocks(fault):
        src = torch.tensor([[7, 12, 5, 9], [14, 4, 16, 0]])
        lines = [f"source          {line(src[0])}", f"                {line(src[1])}"]
        loops = [("this one", fault.plant())] * runs + [("a right one", right())]
        for name, planted in loops:
            model = copier().train()
            for part in model.modules():
                if isinstance(part, torch.nn.Dropout) and part.p:
                    part.p = dropout
            torch.manual_seed(len(lines))
            with torch.no_grad():
                made = planted.right_parts.greedy(model, src, 10)
            for i, row in enumerate(made):
                lines.append(f"{name if i == 0 else '':<16}{line(row)}")
        note = f"1 starts, 2 ends, 0 is padding. Dropout is {dropout}."
        return [
            text(
                f"What a model that has learnt to copy writes. {note}", "\n".join(lines)
            )
        ]

    blocks.is_training = True
    return blocks


def line(ids):
    return " ".join(map(str, ids.tolist()))


# --- loud faults ---


def target_mask_alone(fault):
    import_of_all = "import padding_mask, causal_mask, target_mask"
    less = ("right_parts.py", import_of_all, "import padding_mask, target_mask")
    planted = plant((fault.file, fault.before, fault.after), less)
    planted.masks.target_mask(batch(), 0)


def in_float16(fault):
    planted = fault.plant()
    model = model_in(fault, planted)
    run(fault, planted, model)  # nothing happens in float32
    run(fault, planted, model.half())


LOUD = {
    "000.1": error_of(calling),
    "004.1": error_of(building),
    "002.4": error_of(target_mask_alone),
    "004.2": error_of(building),
    "004.3": error_of(calling),
    "004.5": error_of(calling),
    "004.6": error_of(calling),
    "004.7": error_of(calling),
    "004.8": error_of(calling),
    "000.6": error_of(calling),
    "000.11": error_of(calling),
    "003.3": error_of(calling),
    "004.9": error_of(
        lambda fault: fault.plant().right_parts.greedy(
            model_of(right()), torch.tensor([[5, 6, 7]]), 9
        )
    ),
    "003.4": error_of(lambda fault: fault.plant().right_parts.rate_of_schedule(3)),
    "002.9": error_of(in_float16),
    "AT.0": error_of(lambda fault: [fault.plant().right_parts.rate(s) for s in (1, 0)]),
}


# --- embeddings and positions ---


@side_by_side("Size (root mean square) in a fresh model, d_model = 24")
def embedding_sizes(planted, fault):
    model = model_in(fault, planted)
    words = model.src_embed(batch())
    sums = model.positions(words)
    return {
        "what the table stores": rms(model.src_embed.table.weight),
        "what is handed to the positions": rms(words),
        "what the positions add": rms(sums - words),
    }


def table_rows(fault):
    rows = []
    for name, planted in [("this one", fault.plant()), ("a right one", right())]:
        pe = planted.embeddings.sinusoids(61, 8)
        rows += [[f"{name}, row {i}", *pe[i].tolist()] for i in (0, 1, 60)]
    head = ["", *(f"column {i}" for i in range(8))]
    return [table("Rows of the table of positions, d_model = 8", head, rows)]


@side_by_side("The encoder, for a sentence and for the same words shuffled")
def shuffled(planted, fault):
    model, src = model_in(fault, planted), batch()[:1]
    order = torch.tensor([3, 0, 6, 2, 5, 1, 4])
    added = model.positions(model.src_embed(src)) - model.src_embed(src)
    first, second = (model.encode(ids, None) for ids in (src, src[:, order]))
    return {
        "largest difference, each word with itself": (first[:, order] - second)
        .abs()
        .max(),
        "what the first word gets added, first number": added[0, 0, 0],
        "what the third word gets added, first number": added[0, 2, 0],
    }


def not_moved(fault):
    planted = fault.plant()
    model, good = model_in(fault, planted), model_in(fault, right())

    def kinds(model):
        found = {str(p.dtype).partition(".")[2] for p in model.parameters()}
        return ", ".join(sorted(found))

    rows = [
        ["tensors in state_dict()", len(model.state_dict()), len(good.state_dict())]
    ]
    rows += [["parameters after .half()", kinds(model.half()), kinds(good.half())]]
    seen = table(
        "On the CPU, in float32: no error. Then:", ["", "this one", "a right one"], rows
    )
    error = error_of(lambda fault: run(fault, planted, model))(fault)
    return [seen, *error]


@side_by_side("Exact zeros where the encoder begins, in training mode, dropout 0.1")
def dropped_sum(planted, fault):
    model = model_in(fault, planted, train=True, dropout=0.1)
    x = torch.full((40, 50, 24), 1000.0)
    return {
        "each embedding is 1000: zeros": zeros(model.positions(x)),
        "each embedding is 0: zeros": zeros(model.positions(0 * x)),
    }


# --- norm, feed-forward, residual, dropout ---


def norm_of(planted, x):
    """A fresh norm for rows like these. It is built by the model, as all norms are."""
    norm = planted.layers.LayerNorm(x.shape[-1]).to(x.dtype)
    with torch.no_grad():
        return norm(x)


@side_by_side("A layer norm on its own")
def norm_of_constants(planted, fault):
    row = torch.tensor([[1.0, 2.0, 3.0, 4.0]])
    return {
        "of 1, 2, 3, 4: first number": norm_of(planted, row)[0, 0],
        "of 3, 3, 3, 3: first number": norm_of(planted, 0 * row + 3)[0, 0],
        "the same in float16": norm_of(planted, (0 * row + 3).half())[0, 0],
    }


@side_by_side("Standard deviation (divided by n) of what a layer norm gives")
def norm_spread(planted, fault):
    torch.manual_seed(1)
    return {
        f"{d} random numbers of size {size}": norm_of(
            planted, torch.randn(500, 1, d) * float(size)
        ).std(-1, correction=0).mean()
        for d, size in [(4, "1"), (8, "1"), (512, "1"), (512, "0.00001")]
    }  # fmt: skip


@side_by_side("A target token is replaced. By how much do logits move at most?")
def look_ahead(planted, fault):
    earlier, later = later_and_earlier(planted, fault)
    mask = planted.masks.causal_mask(5)
    future = weights_of(planted, mask).triu(1).sum()
    return {
        "at positions before it": earlier,
        "at its own and later positions": later,
        "attention's weight on the future": future,
    }


@side_by_side(
    "One sentence, translated alone and in a batch. Largest difference of a logit:"
)
def mates(planted, fault):
    model, src, tgt = model_in(fault, planted), batch(rows=3), batch(5, 19, rows=3)
    other = src.clone()
    other[1:] = other[1:].flip(1)
    with torch.no_grad():
        logits = run(fault, planted, model, src=src, tgt=tgt)
        again = run(fault, planted, model, src=src, tgt=tgt)
        changed = run(fault, planted, model, src=other, tgt=tgt)
    earlier, _ = later_and_earlier(planted, fault)
    return {
        "two runs of the same batch": (logits - again).abs().max(),
        "its neighbours replaced": (logits - changed)[0].abs().max(),
        "a later token of its own replaced, earlier positions": earlier,
    }


@side_by_side("The feed-forward network f, asked with random x and y")
def bend(planted, fault):
    torch.manual_seed(2)
    f = planted.layers.PositionwiseFeedForward(24, 40)
    x, y = torch.randn(2, 1, 5, 24)
    with torch.no_grad():
        zero = f(0 * x)
        return {
            "size of f(x)": rms(f(x)),
            "size of f(x + y) − f(x) − f(y) + f(0)": rms(f(x + y) - f(x) - f(y) + zero),
            "size of f(x) + f(−x) − 2 f(0)": rms(f(x) + f(-x) - 2 * zero),
        }


def count(model):
    return sum(p.numel() for p in model.parameters())


@side_by_side(
    "Parameters, d_model = 24, d_ff left at its default, 2 layers in each stack"
)
def default_count(planted, fault):
    model = model_in(fault, planted)
    return {
        "in the whole model": count(model),
        "in the attentions of the encoder": sum(
            count(layer.self_attention) for layer in model.encoder.layers
        ),
        "in one encoder layer": count(model.encoder.layers[0]),
        "entries of state_dict()": len(model.state_dict()),
    }


@side_by_side(
    "Size (root mean square) of the stream in the encoder, embeddings of size 10"
)
def stream_sizes(planted, fault):
    torch.manual_seed(3)
    model, x = model_in(fault, planted), 10 * torch.randn(1, 7, 24)
    sizes = {"at the bottom": rms(x)}
    with torch.no_grad():
        for number, layer in enumerate(model.encoder.layers, start=1):
            x = layer(x)
            sizes[f"after layer {number}"] = rms(x)
    return sizes


@side_by_side("Seven different words in an encoder of six layers")
def alike(planted, fault):
    model = model_in(fault, planted, n_layers=6)
    x = model.positions(model.src_embed(batch()[:1]))
    x.retain_grad()
    state, seen = x, {}
    for number, layer in enumerate(model.encoder.layers, start=1):
        state = layer(state)
        if number in (1, 3, 6):
            unit = F.normalize(state[0], dim=-1)
            likeness = ((unit @ unit.T).sum() - 7) / 42
            seen[f"mean cosine of two words after layer {number}"] = likeness
    state.square().mean().sqrt().backward()
    seen["size of the gradient at the input"] = x.grad.norm()
    return {name: value.detach() for name, value in seen.items()}


@side_by_side("Exact zeros in training mode, dropout 0.1, post-norm")
def zeros_handed_over(planted, fault):
    model = model_in(fault, planted, train=True)
    src = batch(rows=20)
    return {
        "in what the encoder hands over": zeros(model.encode(src, None)),
        "in what its first layer hands on": zeros(
            model.encoder.layers[0](model.src_embed(src))
        ),
    }


def twice(asked, **settings):
    @side_by_side(f"Two passes of one model over one batch, dropout = {asked}")
    def measure(planted, fault):
        seen = {}
        for name, train in [("in evaluation", False), ("in training", True)]:
            model = model_in(fault, planted, train=train, **settings)
            with torch.no_grad():
                a, b = (run(fault, planted, model) for _ in range(2))
            seen[f"largest difference of a logit, {name}"] = (a - b).abs().max()
        modules = [m for m in model.modules() if isinstance(m, torch.nn.Dropout)]
        seen["modules that are an nn.Dropout"] = len(modules)
        return seen

    return measure


@side_by_side("Exact zeros in training mode, attention dropout 0.1")
def zeros_before_w_o(planted, fault):
    torch.manual_seed(0)
    part = planted.attention.MultiHeadAttention(24, 3, 0.1)
    seen, x = {}, torch.randn(20, 9, 24)
    part.w_o.register_forward_pre_hook(lambda _, args: seen.update(into=args[0]))
    out = part(x, x, x)
    return {
        "in what goes into w_o": zeros(seen["into"]),
        "in what comes out of w_o": zeros(out),
    }


# --- attention ---


@side_by_side("After one backward pass of the loss: parameters whose gradient is None")
def no_gradients(planted, fault):
    model = model_in(fault, planted)
    F.cross_entropy(
        run(fault, planted, model).flatten(0, 1), batch(5, 19).flatten()
    ).backward()
    named = list(model.named_parameters())
    groups = ["w_q", "w_k", "w_v", "w_o", "w_1", "table"]
    return {
        f"of {sum(f'.{g}.' in n or n.endswith(g) for n, _ in named)} called …{g}…": sum(
            p.grad is None for n, p in named if f".{g}." in n
        )
        for g in groups
    }


def depends(part, mask, x):
    """Which output words depend on which input words: 1 or 0, by the gradient."""
    x = x.clone().requires_grad_()
    out, rows = part(x, mask), []
    for i in range(x.shape[1]):
        (gradient,) = torch.autograd.grad(
            out[0, i].square().sum(), x, retain_graph=True
        )
        rows.append((gradient[0].abs().sum(-1) > 1e-9).float().tolist())
    return rows


def dependence(of):
    """Maps of what depends on what: of the attention's weights, and of a part of the model."""

    def blocks(fault):
        planted = fault.plant()
        torch.manual_seed(0)
        layer = planted.layers.EncoderLayer(24, 3, 40, 0.0)
        layer.double()
        x, mask = (
            torch.randn(1, 6, 24, dtype=torch.float64),
            planted.masks.causal_mask(6),
        )
        with torch.no_grad():
            _, weights = layer.self_attention(x, x, x, mask, need_weights=True)
        part = {
            "a multi-head attention": lambda x, m: layer.self_attention(x, x, x, m),
            "a whole layer": layer,
        }[of]
        names = [f"word {i}" for i in range(6)]
        return [
            square("The weights of head 0, with a causal mask", names, names, weights[0, 0]),
            square(
                f"1: the output of {of} at this row's word depends on the input at this "
                "column's word",
                names, names, depends(part, mask, x),
            ),
        ]  # fmt: skip

    return blocks


def followed(fault):
    """A tensor in which each number is the number of its word, split into three heads."""
    drawn = []
    for name, planted in [("this one", fault.plant()), ("a right one", right())]:
        x = torch.arange(4.0).view(1, 4, 1).expand(1, 4, 6).contiguous()
        heads = planted.attention.split_heads(x, 3)
        shape = tuple(heads.shape)
        rows, columns = [f"row {i}" for i in range(4)], ["feature 0", "feature 1"]
        drawn.append(
            square(
                f"Head 0 of {name}; the shape of all heads is {shape}",
                rows,
                columns,
                heads[0, 0],
            )
        )
    return drawn


@side_by_side(
    "A multi-head attention without biases, in which one input is multiplied by 3"
)
def which_is_value(planted, fault):
    torch.manual_seed(5)
    part = planted.attention.MultiHeadAttention(24, 3)
    for p in part.parameters():
        p.data = p.data if p.dim() > 1 else 0 * p.data
    q, k, v = torch.randn(3, 1, 6, 24)
    with torch.no_grad():
        out = part(q, k, v)
        tripled = {
            "query": part(3 * q, k, v),
            "key": part(q, 3 * k, v),
            "value": part(q, k, 3 * v),
        }
    return {
        f"3 · {name}: distance from 3 times the output": rms(new - 3 * out)
        for name, new in tripled.items()
    }


@side_by_side(
    "Attention of random vectors (mean 0, variance 1) on 10 keys: mean largest weight"
)
def sharpness(planted, fault):
    seen = {}
    for d_k in (4, 64, 512):
        torch.manual_seed(6)
        q, k = torch.randn(200, 1, d_k), torch.randn(200, 10, d_k)
        weights = planted.attention.attention(q, k, k)[1]
        seen[f"d_k = {d_k}"] = weights.max(-1).values.mean()
    return seen


def weight_map(caption, mask_of=None, words=None):
    """Attention weights of one head, with the planted code and its masks."""

    def blocks(fault):
        planted = fault.plant()
        mask = None if mask_of is None else mask_of(planted)
        length = len(words) if words else 5
        names = words or [f"word {i}" for i in range(length)]
        values = weights_of(planted, mask, length)
        return [square(caption, names, names, values)]

    return blocks


PADDED = ["ein", "zwei", "drei", "<pad>", "<pad>"]


def sums(caption):
    """A map of weights without a mask, with the sums of its rows."""

    def blocks(fault):
        values = weights_of(fault.plant())
        names = [f"word {i}" for i in range(5)]
        rows = torch.cat([values, values.sum(0, keepdim=True)])
        return [square(caption, [*names, "sum"], names, rows)]

    return blocks


def mask_shown(caption, ids, mask_of):
    def blocks(fault):
        drawn = []
        names = [f"{'pad' if i == 0 else 'word'} {i}" for i in ids]
        for name, planted in [("this one", fault.plant()), ("a right one", right())]:
            mask = mask_of(planted, torch.tensor([ids]))[0].float()
            drawn.append(square(f"{caption}: {name}", names, names, mask))
        return drawn

    return blocks


def poisoned(fault):
    """How many numbers are NaN, layer by layer, with padding in the batch."""
    planted = fault.plant()
    model = model_in(fault, planted)
    tgt = batch(5, 19)
    padded = tgt.clone()
    padded[0, 3:] = 0
    rows = []
    with torch.no_grad():
        for name, ids in [("no padding", tgt), ("2 of 10 tokens are padding", padded)]:
            mask = planted.masks.target_mask(ids, 0)
            memory, x = (
                model.encode(batch(), None),
                model.positions(model.tgt_embed(ids)),
            )
            row = [name]
            for layer in model.decoder.layers:
                x = layer(x, memory, None, mask)
                row.append(f"{int(x.isnan().any(-1).sum())} of 10")
            rows.append(row)
    return [
        table(
            "Positions with a NaN in the decoder",
            ["", "after layer 1", "after layer 2"],
            rows,
        )
    ]


@side_by_side(
    "The source is padded with 4, the target with 0. The vector of a target word is changed. "
    "How far do later logits move?"
)
def hidden_words(planted, fault):
    model, seen = model_in(fault, planted), {}
    src = batch()[:1].where(batch()[:1] != 4, 5)
    for word in (3, 4, 5, 6):
        logits = []
        for size in (0, 1):
            shift = torch.zeros(1, 5, 24)
            shift[0, 1, ::2] = size
            hook = model.tgt_embed.register_forward_hook(
                lambda _, __, x, shift=shift: x + shift
            )
            tgt = torch.tensor([[1, word, 7, 8, 10]])
            logits.append(run(fault, planted, model, src=src, tgt=tgt)[:, 2:])
            hook.remove()
        seen[f"word {word}"] = (logits[0] - logits[1]).abs().max()
    return seen


# --- the whole ---


@side_by_side("A model of two layers in each stack")
def counted(planted, fault):
    model = model_in(fault, planted)
    names = list(model.state_dict())
    moved = {str(p.dtype) for p in model.double().state_dict().values()}
    return {
        "parameters": count(model),
        "entries of state_dict()": len(names),
        "… of them of the encoder": sum(n.startswith("encoder.") for n in names),
        "… of them of the decoder": sum(n.startswith("decoder.") for n in names),
        "precisions in it after .double()": len(moved),
    }


@side_by_side("Source embedding, target embedding and generator, said to be one matrix")
def tied(planted, fault):
    model = model_in(fault, planted)

    def apart():
        a, b = model.tgt_embed.table.weight, model.generator.proj.weight
        return (a - b).detach().abs().max()

    seen = {"parameters": count(model), "largest difference at the start": apart()}
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    ids = batch(5, 17)
    F.cross_entropy(
        run(fault, planted, model, tgt=ids).flatten(0, 1), ids.flatten()
    ).backward()
    optimizer.step()
    return {**seen, "largest difference after one step": apart()}


@side_by_side("First loss of a fresh model, 19 words, ln 19 = 2.944")
def first_losses(planted, fault):
    seen = {}
    for n_layers in (1, 2, 4, 6):
        model = model_in(fault, planted, n_layers=n_layers)
        with torch.no_grad():
            logits = run(
                fault, planted, model, src=batch(rows=9), tgt=batch(5, 19, rows=9)
            )
        loss = F.cross_entropy(
            logits.flatten(0, 1), batch(5, 19, rows=9).flip(0).flatten()
        )
        seen[f"{n_layers} layers in each stack"] = loss
    return seen


@side_by_side("The source is replaced by another, the target stays")
def source_replaced(planted, fault):
    model = model_in(fault, planted)
    a, b = (run(fault, planted, model, src=src) for src in (batch(), batch().flip(1)))
    a.sum().backward()
    encoder = list(model.encoder.parameters())
    other = list(model.decoder.parameters())
    return {
        "largest difference of a logit": (a - b).detach().abs().max(),
        f"of {len(encoder)} parameters of the encoder, gradient None": sum(
            p.grad is None for p in encoder
        ),
        f"of {len(other)} parameters of the decoder, gradient None": sum(
            p.grad is None for p in other
        ),
    }


# --- loss and schedule ---


@side_by_side(
    "The loss for logits z, 0, 0, …, 0 (19 words), if the first word is not the right one"
)
def sure_and_wrong(planted, fault):
    seen = {}
    for z in (1.0, 10.0, 80.0, 200.0):
        logits = torch.zeros(1, 19)
        logits[0, 5] = z
        seen[f"z = {z:.0f}"] = planted.right_parts.smoothed_loss(
            logits, torch.tensor([7])
        )
    return seen


@side_by_side("The loss of the same 4 words, with more and more padding behind them")
def with_padding(planted, fault):
    seen = {}
    for pads in (0, 4, 36):
        torch.manual_seed(8)
        words = torch.randn(4, 19)
        padding = torch.zeros(pads, 19)
        padding[:, 0] = 9  # every model soon learns what follows padding: padding
        targets = torch.tensor([5, 6, 7, 8] + [0] * pads)
        loss = planted.right_parts.smoothed_loss(torch.cat([words, padding]), targets)
        seen[f"{pads} positions of padding"] = loss
    return seen


@side_by_side(
    "The loss for logits z, 0, …, 0 (19 words), if the first word is right, smoothing 0.1"
)
def sure_and_right(planted, fault):
    seen = {}
    for z in (1.0, 3.0, 6.0, 10.0, 20.0):
        logits = torch.zeros(1, 19)
        logits[0, 5] = z
        seen[f"z = {z:.0f}"] = planted.right_parts.smoothed_loss(
            logits, torch.tensor([5])
        )
    return seen


@side_by_side("The learning rate of Adam, in thousandths, warm-up of 40 steps")
def rates(planted, fault):
    return {
        f"after step {step}": 1000 * planted.right_parts.rate_of_schedule(step)
        for step in (1, 10, 40, 90)
    }


SILENT = {
    "000.2": embedding_sizes,
    "003.8": embedding_sizes,
    "000.3": table_rows,
    "002.11": table_rows,
    "004.4": shuffled,
    "003.6": not_moved,
    "004.16": dropped_sum,
    "000.7": norm_of_constants,
    "002.10": norm_spread,
    "003.9": norm_of_constants,
    "000.17": dependence("a whole layer"),
    "BN": mates,
    "000.12": bend,
    "004.10": default_count,
    "001.2": stream_sizes,
    "000.20": alike,
    "003.7": zeros_handed_over,
    "F.dropout": twice("0.1", dropout=0.1),
    "000.19": twice("0.0", dropout=0.0),
    "001.3": zeros_before_w_o,
    "001.1": no_gradients,
    "001.1b": dependence("a multi-head attention"),
    "view": followed,
    "000.10": which_is_value,
    "001.6": no_gradients,
    "√d_k": sharpness,
    "000.16b": sums("Weights of one head, no mask. A row is a query, a column a key"),
    "000.16": weight_map(
        "Weights of one head in the decoder. A row is a query, a column a key",
        lambda p: p.masks.causal_mask(5),
    ),
    "001.8": weight_map(
        "Weights of one head. A row is a query, a column a key",
        lambda p: p.masks.padding_mask(torch.tensor([[5, 2, 7, 0, 0]]), 0),
        PADDED,
    ),
    "002.5": weight_map(
        "Weights of one head. A row is a query, a column a key",
        lambda p: p.masks.padding_mask(torch.tensor([[5, 2, 7, 0, 0]]), 0),
        PADDED,
    ),
    "tril(1)": training(
        "Learning to copy: loss, step by step", "copy", 250, decode=True
    ),
    "003.2": poisoned,
    "PR 40": mask_shown(
        "1: may attend. A target with padding on the left",
        [0, 0, 5, 6, 7],
        lambda p, ids: p.masks.target_mask(ids, 0),
    ),
    "003.11": hidden_words,
    "list": counted,
    "[layer] * N": counted,
    "002.2": tied,
    "final norm": first_losses,
    "003.10": source_replaced,
    "softmax": training("Learning to copy: loss, step by step", "copy", 400),
    "002.8": decoded(),
    "003.5": decoded(2, dropout=0.3),
    "states[:, 0]": decoded(),
    "no end": decoded(),
    "002.12": sure_and_wrong,
    "pad loss": with_padding,
    "no smoothing": sure_and_right,
    "003.4b": rates,
    "003.1": training(
        "Random targets: nothing can be learnt. Loss, step by step",
        "unlearnable",
        300,
        floor={"name": "ln 17 = 2.833, the entropy of the targets", "value": 2.833},
    ),
}
SYMPTOMS = LOUD | SILENT


def symptom(fault, **limits):
    torch.manual_seed(0)
    return SYMPTOMS[fault.id](fault, **limits)
