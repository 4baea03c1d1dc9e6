"""Mutants of translator/translator.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/translator/translator.py"
MUTANTS = [
    Mutant(
        FILE,
        "source not masked",
        "            padding_mask(src, self.src_vocab.pad_id),\n            max_len",
        "            None,\n            max_len",
    ),
    Mutant(
        FILE, "end of the target forgotten", "*ids, self.tgt_vocab.eos_id]", "*ids]"
    ),
    Mutant(
        FILE,
        "explained without the causal mask",
        "causal_mask(tgt_in.shape[1], src.device)",
        "None",
    ),
    Mutant(
        FILE,
        "explained tokens not shifted",
        "next_tokens=tokens[1:]",
        "next_tokens=tokens[:-1]",
    ),
    Mutant(
        FILE,
        "decoding forgets its options",
        "            **options,\n        )\n",
        "        )\n",
    ),
    Mutant(
        FILE,
        "both languages with the tokenizer of the source",
        'for side in ("src", "tgt")',
        'for side in ("src", "src")',
    ),
    Mutant(FILE, "float16 stays", "            model.float()\n", "            pass\n"),
    Mutant(
        FILE,
        "the language is forgotten",
        "texts = self.asking_for(texts, to)",
        "self.asking_for(texts, to)",
    ),
    removed(FILE, "to in self.languages"),
    removed(FILE, "bool(ids)"),
    removed(FILE, "len(ids) <= max_len"),
    Mutant(
        FILE,
        "a text in the place of texts is translated",
        '        check_no_text(texts, "texts")\n        texts = list(texts)\n',
        "        texts = list(texts)\n",
    ),
    Mutant(
        FILE,
        "each letter asks for a language",
        '        check_no_text(texts, "texts")\n        return [f"<{to}>',
        '        return [f"<{to}>',
    ),
    Mutant(
        FILE,
        "each letter is a source",
        '        check_no_text(texts, "texts")\n        ids = pad',
        "        ids = pad",
    ),
    removed(FILE, "len(texts) > 0"),
    removed(FILE, "not missing"),
    removed(FILE, "sizes == (len(self.src_vocab), len(self.tgt_vocab))"),
]
