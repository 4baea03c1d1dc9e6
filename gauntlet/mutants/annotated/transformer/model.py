"""Mutants of transformer/model.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated/transformer/model.py"
MUTANTS = [
    Mutant(
        FILE,
        "dropout not passed on to the positions",
        "config.d_model, config.dropout, config.max_len",
        "config.d_model, 0.1, config.max_len",
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
        "x = layer(x, src_mask)\n",
        "y = layer(x, src_mask)\n            x = y if layer is self.layers[-1] else x\n",
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
        "self.embed(src, self.src_embed)",
        "self.embed(src, self.tgt_embed)",
    ),
    Mutant(
        FILE,
        "target read by the source embeddings",
        "self.embed(tgt, self.tgt_embed)",
        "self.embed(tgt, self.src_embed)",
    ),
    Mutant(
        FILE,
        "source has no positions",
        "self.embed(src, self.src_embed)",
        "self.src_embed(src)",
    ),
    Mutant(
        FILE,
        "target has no positions",
        "self.embed(tgt, self.tgt_embed)",
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
        "return self.generator(self.decode(memory, src_mask, tgt, tgt_mask))",
        "return self.decode(memory, src_mask, tgt, tgt_mask)",
    ),
    Mutant(
        FILE,
        "check removed: batch of the memory",
        'check_same_batch(memory, x, "memory (of src) and tgt")',
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
        "check removed: ids too long",
        "check_length(ids, table.name, self.config.max_len)",
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: source mask in encode",
        'check_model_mask(src_mask, x, x, "src_mask")',
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: target mask in decode",
        'check_model_mask(tgt_mask, x, x, "tgt_mask")',
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: features of the states",
        'check_features(states, self.proj.in_features, "states")',
        "pass",
    ),
    Mutant(
        FILE,
        "the source mask is not checked in decode",
        'check_model_mask(src_mask, x, memory, "src_mask")',
        "pass",
    ),
    Mutant(
        FILE,
        "generate forgets the causal mask",
        "self.decode(memory, src_mask, tgt, tgt_mask)\n                logits",
        "self.decode(memory, src_mask, tgt, None)\n                logits",
    ),
    Mutant(
        FILE,
        "generate masks no padding of the source",
        "        src_mask = padding_mask(src, self.config.pad_id)",
        "        src_mask = None",
    ),
    Mutant(
        FILE,
        "generate reads the first position",
        "self.generator(states[:, -1])",
        "self.generator(states[:, 0])",
    ),
    Mutant(
        FILE,
        "generate goes on after an end",
        "next_id.masked_fill(ended, self.config.pad_id)",
        "next_id",
    ),
    Mutant(
        FILE, "generate stops at the first end", "not ended.all():", "not ended.any():"
    ),
    Mutant(FILE, "dropout while generating", "model.eval()", "pass"),
    Mutant(
        FILE,
        "the model is left in evaluation mode",
        "model.train(was_training)",
        "pass",
    ),
    Mutant(
        FILE,
        "generate multiplies by the temperature",
        "logits / temperature",
        "logits * temperature",
    ),
    Mutant(
        FILE,
        "generate has one token too many",
        "tgt.shape[1] < max_len",
        "tgt.shape[1] <= max_len",
    ),
    Mutant(
        FILE,
        "always left in training mode",
        "model.train(was_training)",
        "model.train()",
    ),
]
