"""Mutants of transformer/layers.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/transformer/layers.py"
NORM = "return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)"
SCALED = "return (x - x.mean(-1, keepdim=True)) / {} * self.weight + self.bias"
MUTANTS = [
    Mutant(
        FILE,
        "002.10 unbiased variance",
        NORM,
        SCALED.format("(x.var(-1, keepdim=True) + self.eps).sqrt()"),
    ),
    Mutant(
        FILE,
        "004.12 epsilon outside the root",
        NORM,
        SCALED.format("(x.std(-1, keepdim=True, correction=0) + self.eps)"),
    ),
    Mutant(
        FILE,
        "003.9 LayerNorm's epsilon is 1e-12",
        "eps: float = 1e-5",
        "eps: float = 1e-12",
    ),
    Mutant(FILE, "LayerNorm ignores eps", "self.bias, self.eps)", "self.bias)"),
    Mutant(
        FILE,
        "LayerNorm without its bias",
        "self.weight, self.bias, self.eps)",
        "self.weight, None, self.eps)",
    ),
    Mutant(
        FILE,
        "LayerNorm over the positions",
        NORM,
        "return F.layer_norm(x.transpose(-1, -2), x.shape[-2:-1]).transpose(-1, -2)"
        " * self.weight + self.bias",
    ),
    Mutant(
        FILE,
        "LayerNorm starts at 0",
        "nn.Parameter(torch.ones(d_model))",
        "nn.Parameter(torch.zeros(d_model))",
    ),
    Mutant(FILE, "000.12 no ReLU", "self.w_1(x).relu()", "self.w_1(x)"),
    Mutant(FILE, "GELU for ReLU", "self.w_1(x).relu()", "F.gelu(self.w_1(x))"),
    Mutant(
        FILE,
        "ReLU on the output",
        "self.w_2(self.dropout(self.w_1(x).relu()))",
        "self.w_2(self.dropout(self.w_1(x))).relu()",
    ),
    Mutant(
        FILE,
        "feed-forward dropout on the output",
        "self.w_2(self.dropout(self.w_1(x).relu()))",
        "self.dropout(self.w_2(self.w_1(x).relu()))",
    ),
    Mutant(
        FILE,
        "001.2 residual adds the normalized tensor",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return self.norm(x) + self.dropout(sublayer(self.norm(x)))",
    ),
    Mutant(
        FILE,
        "no residual, pre-norm",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return self.dropout(sublayer(self.norm(x)))",
    ),
    Mutant(
        FILE,
        "000.20 no residual, post-norm",
        "return self.norm(x + self.dropout(sublayer(x)))",
        "return self.norm(self.dropout(sublayer(x)))",
    ),
    Mutant(
        FILE,
        "003.7 dropout after post-norm",
        "return self.norm(x + self.dropout(sublayer(x)))",
        "return self.dropout(self.norm(x + sublayer(x)))",
    ),
    Mutant(
        FILE,
        "dropout on the whole residual, pre-norm",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return self.dropout(x + sublayer(self.norm(x)))",
    ),
    Mutant(
        FILE,
        "no dropout on the sublayer",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return x + sublayer(self.norm(x))",
    ),
    Mutant(
        FILE,
        "002.6 pre-norm and post-norm exchanged",
        "        if self.norm_first:\n",
        "        if not self.norm_first:\n",
    ),
    Mutant(
        FILE,
        "norm on the output of the sublayer",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return x + self.dropout(self.norm(sublayer(x)))",
    ),
    Mutant(
        FILE,
        "000.11 sublayer called past the norm",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return x + self.dropout(sublayer(x))",
    ),
    Mutant(
        FILE,
        "one connection for both sublayers of the encoder",
        "return self.sublayers[1](x, self.feed_forward)",
        "return self.sublayers[0](x, self.feed_forward)",
    ),
    Mutant(
        FILE,
        "connections are one object",
        "SublayerConnection(d_model, dropout, norm_first) for _ in range(n_sublayers)",
        "[SublayerConnection(d_model, dropout, norm_first)] * n_sublayers",
    ),
    Mutant(
        FILE,
        "encoder forgets its mask",
        "lambda x: self.self_attention(x, x, x, src_mask)",
        "lambda x: self.self_attention(x, x, x)",
    ),
    Mutant(
        FILE,
        "decoder forgets the causal mask",
        "lambda x: self.self_attention(x, x, x, tgt_mask)",
        "lambda x: self.self_attention(x, x, x)",
    ),
    Mutant(
        FILE,
        "cross-attention forgets the padding",
        "self.cross_attention(x, memory, memory, src_mask)",
        "self.cross_attention(x, memory, memory)",
    ),
    Mutant(
        FILE,
        "cross-attention reads the target",
        "self.cross_attention(x, memory, memory, src_mask)",
        "self.cross_attention(x, x, x, tgt_mask)",
    ),
    Mutant(
        FILE,
        "003.10 cross-attention asks with the memory",
        "self.cross_attention(x, memory, memory, src_mask)",
        "self.cross_attention(memory, x, x, None)[:, : x.shape[1]]",
    ),
    Mutant(
        FILE,
        "000.13 cross-attention by the matrices of the self-attention",
        "lambda x: self.cross_attention(x,",
        "lambda x: self.self_attention(x,",
    ),
    Mutant(
        FILE,
        "feed-forward of the decoder skipped",
        "return self.sublayers[2](x, self.feed_forward)",
        "return x",
    ),
    Mutant(
        FILE,
        "check removed: batch of the memory",
        'check_same_batch(memory, x, "memory and x")',
        "pass",
    ),
    removed(FILE, "eps >= 0"),
    Mutant(FILE, "check removed: d_ff", 'check_size(d_ff, "d_ff")', "pass"),
    Mutant(
        FILE,
        "check removed: features of the norm",
        "check_features(x, self.weight.numel())",
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: features of the feed-forward",
        "check_features(x, self.w_1.in_features)",
        "pass",
    ),
]
