"""Mutants of transformer/model.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "transformer/model.py"
FINAL_NORM = "return LayerNorm(self.d_model) if self.norm_first else nn.Identity()"
XAVIER = "if parameter.dim() > 1:  #"
MUTANTS = [
    Mutant(
        FILE,
        "004.10 d_ff = 2024, configuration",
        "d_ff: int = 2048\n    n_heads: int = 8\n    dropout: float = 0.1\n    max",
        "d_ff: int = 2024\n    n_heads: int = 8\n    dropout: float = 0.1\n    max",
    ),
    Mutant(
        FILE, "004.10 d_ff = 2024, make_model", "d_ff: int = 2048,", "d_ff: int = 2024,"
    ),
    Mutant(FILE, "final norm missing", FINAL_NORM, "return nn.Identity()"),
    Mutant(
        FILE,
        "final norm after post-norm too",
        FINAL_NORM,
        "return LayerNorm(self.d_model)",
    ),
    Mutant(
        FILE,
        "000.19 attention_dropout not passed on",
        "attention_dropout=self.attention_dropout,",
        "attention_dropout=0.0,",
    ),
    Mutant(
        FILE,
        "feed_forward_dropout not passed on",
        "feed_forward_dropout=self.feed_forward_dropout,",
        "feed_forward_dropout=0.0,",
    ),
    Mutant(
        FILE,
        "dropout not passed on to the layers",
        "dropout=self.dropout,\n            norm_first",
        "dropout=0.1,\n            norm_first",
    ),
    Mutant(
        FILE,
        "norm_first not passed on",
        "norm_first=self.norm_first,",
        "norm_first=True,",
    ),
    Mutant(
        FILE,
        "dropout not passed on to the positions",
        "config.d_model, config.dropout, config.max_len",
        "config.d_model, 0.1, config.max_len",
    ),
    Mutant(
        FILE,
        "the further dropouts exchanged",
        "attention_dropout=self.attention_dropout,",
        "attention_dropout=self.feed_forward_dropout,",
    ),
    Mutant(
        FILE,
        "encoder layers are one object",
        "EncoderLayer(**config.layer_settings()) for _ in range(config.n_layers)",
        "[EncoderLayer(**config.layer_settings())] * config.n_layers",
    ),
    Mutant(
        FILE,
        "decoder layers are one object",
        "DecoderLayer(**config.layer_settings()) for _ in range(config.n_layers)",
        "[DecoderLayer(**config.layer_settings())] * config.n_layers",
    ),
    Mutant(
        FILE,
        "004.8 encoder keeps the last layer only",
        "x = layer(x, mask)\n",
        "y = layer(x, mask)\n        x = y if layer is self.layers[-1] else x\n",
    ),
    Mutant(
        FILE,
        "decoder runs its layers in the reverse order",
        "for layer in self.layers:\n            x = layer(x, memory, src_mask, tgt_mask)",
        "for layer in reversed(self.layers):\n            x = layer(x, memory, src_mask, tgt_mask)",
    ),
    Mutant(
        FILE,
        "one mask for both languages",
        "x = layer(x, memory, src_mask, tgt_mask)",
        "x = layer(x, memory, src_mask, src_mask)",
    ),
    Mutant(
        FILE,
        "decoder drops the source mask",
        "x = layer(x, memory, src_mask, tgt_mask)",
        "x = layer(x, memory, None, tgt_mask)",
    ),
    Mutant(
        FILE,
        "encoder and decoder embeddings exchanged",
        "self.positions(self.src_embed(src))",
        "self.positions(self.tgt_embed(src))",
    ),
    Mutant(
        FILE,
        "target read by the source embeddings",
        "self.positions(self.tgt_embed(tgt))",
        "self.positions(self.src_embed(tgt))",
    ),
    Mutant(
        FILE,
        "source has no positions",
        "self.positions(self.src_embed(src))",
        "self.src_embed(src)",
    ),
    Mutant(
        FILE,
        "target has no positions",
        "self.positions(self.tgt_embed(tgt))",
        "self.tgt_embed(tgt)",
    ),
    Mutant(
        FILE,
        "004.15 source embeddings not tied",
        "self.src_embed.table.weight = self.tgt_embed.table.weight",
        "pass",
    ),
    Mutant(
        FILE,
        "004.15 generator not tied",
        "self.generator.proj.weight = self.tgt_embed.table.weight",
        "pass",
    ),
    Mutant(
        FILE,
        "002.2 tied by a copy of the numbers",
        "self.generator.proj.weight = self.tgt_embed.table.weight",
        "self.generator.proj.weight.data = self.tgt_embed.table.weight.data.clone()",
    ),
    Mutant(
        FILE,
        "always tied",
        "if config.tie_embeddings:",
        "if config.src_vocab == config.tgt_vocab:",
    ),
    Mutant(
        FILE,
        "no bias in the generator",
        "nn.Linear(d_model, vocab_size)",
        "nn.Linear(d_model, vocab_size, bias=False)",
    ),
    Mutant(
        FILE,
        "000.14 logits already normalised",
        "return self.proj(states)",
        "return self.proj(states).softmax(-1)",
    ),
    Mutant(
        FILE,
        "000.18 Xavier on copies",
        "nn.init.xavier_uniform_(parameter)",
        "nn.init.xavier_uniform_(parameter.detach().clone())",
    ),
    Mutant(
        FILE,
        "Xavier normal for uniform",
        "nn.init.xavier_uniform_(parameter)",
        "nn.init.xavier_normal_(parameter)",
    ),
    Mutant(
        FILE,
        "003.8 Kaiming for Xavier",
        "nn.init.xavier_uniform_(parameter)",
        "nn.init.kaiming_uniform_(parameter)",
    ),
    Mutant(
        FILE,
        "vectors redrawn too",
        "    return model\n",
        "    for parameter in model.parameters():\n"
        "        parameter.data.normal_() if parameter.dim() == 1 else None\n"
        "    return model\n",
    ),
    Mutant(
        FILE,
        "layers are copies with the same numbers",
        "    return model\n",
        "    for layer in model.encoder.layers:\n"
        "        layer.load_state_dict(model.encoder.layers[0].state_dict())\n"
        "    return model\n",
    ),
    Mutant(
        FILE,
        "generator of the source vocabulary",
        "Generator(config.d_model, config.tgt_vocab)",
        "Generator(config.d_model, config.src_vocab)",
    ),
    Mutant(
        FILE,
        "forward leaves the generator out",
        "return self.generator(states)",
        "return states",
    ),
    Mutant(
        FILE,
        "check removed: heads that do not divide",
        "check_heads(self.d_model, self.n_heads)",
        "pass",
    ),
    Mutant(
        FILE, "check removed: sizes", "check_size(getattr(self, name), name)", "pass"
    ),
    removed(FILE, "isinstance(rate, (int, float)) and 0 <= rate < 1"),
    removed(FILE, "isinstance(value, bool)"),
    Mutant(
        FILE, "check removed: joint vocabulary", "not self.tie_embeddings or", "True or"
    ),
    Mutant(
        FILE,
        "check removed: pad_id",
        "isinstance(self.pad_id, int)\n",
        "True or isinstance(self.pad_id, int)\n",
    ),
    Mutant(FILE, "check removed: same batch", "check_same_batch(src, tgt)", "pass"),
    Mutant(
        FILE,
        "check removed: batch of the memory",
        'check_same_batch(memory, tgt, "memory and tgt")',
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: axes of the memory",
        'check_axes(memory, "B S d_model", "memory")',
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: features of the memory",
        'check_features(memory, self.config.d_model, "memory")',
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: source too long",
        'check_ids(src, "src", max_len=self.config.max_len)',
        'check_ids(src, "src")',
    ),
    Mutant(
        FILE,
        "check removed: target too long",
        'check_ids(tgt, "tgt", max_len=self.config.max_len)',
        'check_ids(tgt, "tgt")',
    ),
    Mutant(
        FILE,
        "check removed: source mask in encode",
        'check_mask(src_mask, (src.shape[0], src.shape[1], src.shape[1]), "src_mask")',
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: target mask in decode",
        'check_mask(tgt_mask, (tgt.shape[0], tgt.shape[1], tgt.shape[1]), "tgt_mask")',
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: features of the states",
        'check_features(states, self.proj.in_features, "states")',
        "pass",
    ),
]
