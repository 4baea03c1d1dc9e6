"""Mutants of decoding/kv_cache.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated/decoding/kv_cache.py"
MUTANTS = [
    Mutant(
        FILE,
        "cache position off by one",
        "position = self.length - 1",
        "position = self.length",
    ),
    Mutant(FILE, "cached positions all 0", "start=position)", "start=0)"),
    Mutant(
        FILE, "cache forgets the newest", "end = position + 1", "end = max(position, 1)"
    ),
    Mutant(
        FILE,
        "cache reads what is not there yet",
        "end = position + 1",
        "end = self.keys.shape[2]",
    ),
    Mutant(
        FILE,
        "cached keys and values exchanged",
        "attention.attend(x, self.keys[:, :, :end], self.values[:, :, :end])",
        "attention.attend(x, self.values[:, :, :end], self.keys[:, :, :end])",
    ),
    Mutant(
        FILE,
        "cached keys written to the first place",
        "self.keys[:, :, position] =",
        "self.keys[:, :, 0] =",
    ),
    Mutant(
        FILE,
        "cached values never written",
        "self.values[:, :, position] = v[:, :, 0]",
        "pass",
    ),
    Mutant(
        FILE,
        "values share the memory of the keys",
        "torch.empty_like(self.keys)",
        "self.keys",
    ),
    Mutant(
        FILE,
        "cache does not mask the padding of the source",
        "*self.memory_kv, mask=src_mask",
        "*self.memory_kv",
    ),
    Mutant(
        FILE,
        "memory projected by the self-attention",
        "layer.cross_attention.project_kv(",
        "layer.self_attention.project_kv(",
    ),
    Mutant(
        FILE,
        "cached layer skips the feed-forward",
        "return layer.sublayers[-1](x, layer.feed_forward)",
        "return x",
    ),
    Mutant(
        FILE, "cached decoder without the final norm", "self.model.decoder.norm(x)", "x"
    ),
    Mutant(FILE, "cached decoder reads the first token", "tgt[:, -1:]", "tgt[:, :1]"),
    Mutant(
        FILE,
        "recomputing without the source mask",
        "decode(self.memory, self.src_mask, tgt, tgt_mask)",
        "decode(self.memory, None, tgt, tgt_mask)",
    ),
    Mutant(
        FILE,
        "recomputing without the causal mask",
        "decode(self.memory, self.src_mask, tgt, tgt_mask)",
        "decode(self.memory, self.src_mask, tgt, None)",
    ),
    Mutant(
        FILE,
        "recomputing takes the first state",
        "self.model.generator(states[:, -1])",
        "self.model.generator(states[:, 0])",
    ),
    Mutant(
        FILE,
        "rows of the past are not moved",
        "buffer[rows, :, :length]",
        "buffer[: len(rows), :, :length]  #",
    ),
    Mutant(
        FILE,
        "the newest of the past is not moved",
        "layer.reorder(rows, sentences, self.length)",
        "layer.reorder(rows, sentences, self.length - 1)",
    ),
    Mutant(
        FILE,
        "the memory of who has ended is kept",
        "k[sentences], v[sentences]",
        "k[: len(sentences)], v[: len(sentences)]",
    ),
    Mutant(
        FILE,
        "the mask of who has ended is kept",
        "else mask[rows]",
        "else mask[: len(rows)]",
    ),
    Mutant(
        FILE,
        "the beams of a sentence read another one's memory",
        "queries = x.view(sentences, -1, x.shape[-1])",
        "queries = x.view(-1, sentences, x.shape[-1]).transpose(0, 1)",
    ),
    Mutant(
        FILE,
        "without a cache, beams have no memory of their own",
        "memory.repeat_interleave(beams, dim=0)  #",
        "memory.repeat(beams, 1, 1)  #",
    ),
    Mutant(
        FILE,
        "without a cache, the mask of the beams is mixed up",
        "src_mask.repeat_interleave(beams, dim=0)",
        "src_mask.repeat(beams, 1, 1)",
    ),
    Mutant(
        FILE,
        "without a cache, the memory is not reordered",
        "self.memory = self.memory[rows]",
        "self.memory = self.memory[: len(rows)]",
    ),
    Mutant(
        FILE,
        "source encoded without its mask",
        "model.encode(src, src_mask)",
        "model.encode(src, None)",
    ),
    Mutant(FILE, "cache not used", "    if cache:\n", "    if False:\n"),
    Mutant(FILE, "cache always used", "    if cache:\n", "    if True:\n"),
]
