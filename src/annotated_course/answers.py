"""The exercises that are graded: for each of them a right answer, and how one is examined.

A student is given the first line and the docstring. The rest becomes the solution, so it uses
`math`, `torch` and `nn` and nothing else, and has no annotations.
"""

# ruff: noqa: B006, a list is what the exercise shows
import math

import torch
from torch import nn

from annotated_course import inputs
from annotated_course.properties import agrees, part, together
from annotated_course.tasks import graded, varied


@graded("3.3", agrees(inputs.word_and_tokens), asks=True)
def fewest(word, tokens):
    """Return the smallest number of tokens (a set of strings) that make up the word."""
    best = [0] + [10**6] * len(word)
    for end in range(1, len(word) + 1):
        for start in range(end):
            if word[start:end] in tokens:
                best[end] = min(best[end], best[start] + 1)
    return best[-1]


@graded("4.1", agrees(inputs.ids_and_rows, inputs.looked_up))
class LookUp(nn.Module):
    """Made by LookUp(d_model, vocab_size). Maps ids (B, L) to vectors (B, L, d_model)."""

    def __init__(self, d_model, vocab_size):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(vocab_size, d_model))

    def forward(self, ids):
        return self.weight[ids] * self.weight.shape[1] ** 0.5


@graded("5.1", agrees(inputs.nothing, tolerance=1e-3))
@varied("position", lambda draw: draw.randint(4, 9), {"position 3": "position {}"})
def by_calculator(position=3):
    """Return the four numbers of that position, to three digits after the point, as a list."""
    slow = position / 100
    return [math.sin(position), math.cos(position), math.sin(slow), math.cos(slow)]


@graded("5.2", agrees(lambda size: (3 * size, 2 * size)), asks=True)
def sines_first(length, d_model):
    """Return the table (length, d_model): all sines, then all cosines."""
    speed = 10000 ** (-torch.arange(0, d_model, 2) / d_model)
    angles = torch.arange(length)[:, None] * speed
    return torch.cat([angles.sin(), angles.cos()], dim=-1)


@graded("6.2", part("attention", inputs.for_each_head))
def attention_by_loops(query, key, value, mask=None):
    """Return the values (Q, d_v), for a query (Q, d_k), key (K, d_k) and value (K, d_v).

    Where a mask (Q, K) is given, query i may attend to key j only if mask[i, j].
    """
    rows = []
    for i, q in enumerate(query):
        allowed = [j for j in range(len(key)) if mask is None or mask[i, j]]
        scores = [q @ key[j] / len(q) ** 0.5 for j in allowed]
        largest = max(scores)
        exps = [(score - largest).exp() for score in scores]
        total = sum(exps)
        pairs = zip(exps, allowed, strict=True)
        rows.append(sum(e / total * value[j] for e, j in pairs))
    return torch.stack(rows)


@graded("6.3", agrees(inputs.nothing, inputs.weights_of, tolerance=0.01))
@varied(
    "n_tokens",
    lambda draw: draw.randint(5, 9),
    {"four tokens": "{} tokens", "width 4": "width {}"},
)
def queries_and_keys(n_tokens=4):
    """Return query and key, two tensors (n_tokens, n_tokens)."""
    key = torch.eye(n_tokens)
    before = [max(i - 1, 0) for i in range(n_tokens)]
    return 8 * n_tokens**0.5 * key[before], key


@graded("7.1", agrees(lambda size: (torch.randn(2, size, 3 * size + 3), 3)))
def split_and_join(x, n_heads):
    """Return what split_heads and concat_heads return: (B, H, L, d_k), and from it (B, L, d)."""
    heads = x.unflatten(-1, (n_heads, -1)).transpose(1, 2)
    return heads, heads.transpose(1, 2).flatten(-2)


@graded(
    "7.2",
    together(
        part("multi-head attention", inputs.attention_layer, d_model=33, n_heads=3),
        agrees(inputs.attention_and_batch),
    ),
)
def heads_by_loop(layer, query, key, value, mask=None):
    """Return what the layer, a MultiHeadAttention, returns. True in the mask = may attend."""
    width = layer.w_q.out_features // layer.n_heads
    heads = []
    for i in range(layer.n_heads):
        part = slice(i * width, (i + 1) * width)
        q, k, v = (
            x @ w.weight[part].T + w.bias[part]
            for x, w in ((query, layer.w_q), (key, layer.w_k), (value, layer.w_v))
        )
        scores = q @ k.transpose(-2, -1) / width**0.5
        if mask is not None:
            scores = scores.masked_fill(~mask, -1e30)
        heads.append(scores.softmax(-1) @ v)
    return torch.cat(heads, dim=-1) @ layer.w_o.weight.T + layer.w_o.bias


@graded("8.1", part("causal mask"))
def causal_from_aranges(length):
    """Return the mask, (length, length): True = may attend."""
    position = torch.arange(length)
    return position[None, :] <= position[:, None]


@graded("8.2", agrees(lambda size: (size,)), asks=True)
@varied(
    "before", lambda draw: draw.randint(3, 6), {"the two before it": "the {} before it"}
)
def sliding_window(length, before=2):
    """Return the mask, (length, length): True = may attend. `before` positions, and itself."""
    position = torch.arange(length)
    distance = position[:, None] - position[None, :]
    return (distance >= 0) & (distance <= before)


@graded("8.3", agrees(inputs.sentence_numbers))
def packed_mask(numbers):
    """Return the mask, (L, L), of a row with these sentence numbers, a list of L integers."""
    number, position = torch.tensor(numbers), torch.arange(len(numbers))
    causal = position[None, :] <= position[:, None]
    return (number[:, None] == number[None, :]) & causal


@graded(
    "9.1",
    together(
        part("feed-forward", inputs.feed_forward_layer, d_model=33, d_ff=13),
        agrees(inputs.network_and_batch),
    ),
)
def feed_forward_by_loop(network, x):
    """Return what the network, a PositionwiseFeedForward, returns for x (B, L, d_model)."""
    w_1, w_2 = network.w_1, network.w_2
    rows = []
    for vector in x.flatten(0, 1):
        hidden = (w_1.weight @ vector + w_1.bias).relu()
        rows.append(w_2.weight @ hidden + w_2.bias)
    return torch.stack(rows).view(x.shape)


@graded(
    "9.2",
    agrees(lambda size: (size * torch.randn(5, 2),), inputs.first_feature),
    asks=True,
)
def network_of_max():
    """Return a network for inputs (N, 2). Feature 0 of its output is the larger of the two."""
    first, last = nn.Linear(2, 3), nn.Linear(3, 2)
    first.weight.data = torch.tensor([[1.0, -1], [0, 1], [0, -1]])
    last.weight.data = torch.tensor([[1.0, 1, -1], [0, 0, 0]])
    first.bias.data, last.bias.data = torch.zeros(3), torch.zeros(2)
    return nn.Sequential(first, nn.ReLU(), last)


@graded("9.3", agrees(inputs.corners, inputs.first_feature), asks=True)
def network_of_xor():
    """Return a network for inputs (N, 2) of zeros and ones. Feature 0 of its output is a XOR b."""
    first, last = nn.Linear(2, 2), nn.Linear(2, 2)
    first.weight.data, first.bias.data = torch.ones(2, 2), torch.tensor([0.0, -1])
    last.weight.data = torch.tensor([[1.0, -2], [0, 0]])
    last.bias.data = torch.zeros(2)
    return nn.Sequential(first, nn.ReLU(), last)


@graded("10.2", agrees(lambda size: (torch.randn(size + 1), torch.randn(size + 1))))
def weight_and_bias(a_2, b_2):
    """Return weight and bias of our LayerNorm, (d_model,) each."""
    d = len(a_2)
    return a_2 * ((d - 1) / d) ** 0.5, b_2


@graded("11.1", agrees(inputs.layer_and_batch))
def layer_plainly(layer, x, mask):
    """Return what the layer, an EncoderLayer, returns, in evaluation mode."""
    first, second = layer.sublayers
    normed = first.norm(x)
    x = x + first.dropout(layer.self_attention(normed, normed, normed, mask))
    return x + second.dropout(layer.feed_forward(second.norm(x)))


@graded("12.1", agrees(inputs.encoder_and_batch))
def all_stages(encoder, x, mask):
    """Return a list: x, and then the output of each layer of the encoder."""
    stages = [x]
    for layer in encoder.layers:
        stages.append(layer(stages[-1], mask))
    return stages


@graded("12.2", agrees(inputs.layer_and_batch, inputs.by_pytorch))
def into_pytorch(layer):
    """Return an nn.TransformerEncoderLayer with the parameters of our EncoderLayer."""
    a, ff = layer.self_attention, layer.feed_forward
    sizes = a.w_q.in_features, a.n_heads, ff.w_1.out_features
    theirs = nn.TransformerEncoderLayer(*sizes, batch_first=True, norm_first=True)
    three = a.w_q, a.w_k, a.w_v
    theirs.self_attn.in_proj_weight.data = torch.cat([w.weight for w in three])
    theirs.self_attn.in_proj_bias.data = torch.cat([w.bias for w in three])
    theirs.self_attn.out_proj.load_state_dict(a.w_o.state_dict())
    theirs.linear1.load_state_dict(ff.w_1.state_dict())
    theirs.linear2.load_state_dict(ff.w_2.state_dict())
    theirs.norm1.load_state_dict(layer.sublayers[0].norm.state_dict())
    theirs.norm2.load_state_dict(layer.sublayers[1].norm.state_dict())
    return theirs


@graded("13.1", agrees(inputs.nothing), asks=True)
@varied(
    "target",
    lambda draw: [1, *draw.sample(range(2, 9), 3), 0, 0],
    {"[1, 5, 2, 0]": "{}"},
)
def mask_by_hand(target=[1, 5, 2, 0]):
    """Return the mask as a list of rows, with 1 = may attend and 0 = masked."""
    n = range(len(target))
    return [[int(key <= query and target[key] != 0) for key in n] for query in n]


@graded("14.1", part("greedy decoding", bos_id=1, eos_id=2, pad_id=0))
def greedy_plainly(model, src, max_len, bos_id=1, eos_id=2, pad_id=0):
    """Return ids (B, at most max_len): the start token, and then the most probable ones.

    `model` has `encode`, `decode` and `generator`. Behind its end token a row has padding.
    """
    model.eval()
    src_mask = (src != pad_id)[:, None]
    with torch.no_grad():
        memory = model.encode(src, src_mask)
        ids = torch.full((len(src), 1), bos_id)
        while ids.shape[1] < max_len and not (ids == eos_id).any(-1).all():
            causal = torch.ones(1, ids.shape[1], ids.shape[1]).tril().bool()
            states = model.decode(memory, src_mask, ids, causal)
            best = model.generator(states[:, -1:]).argmax(-1)
            best[(ids == eos_id).any(-1)] = pad_id
            ids = torch.cat([ids, best], dim=1)
    return ids
