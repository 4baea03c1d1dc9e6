"""Mutants of data/tokenizers.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/data/tokenizers.py"
MUTANTS = [
    Mutant(
        FILE,
        "characters are merged",
        "size - needed if cls.merges_pairs else 0",
        "size - needed",
    ),
    Mutant(FILE, "words lose what follows an apostrophe", "(?:['’-]\\w+)*|", "|"),
    Mutant(FILE, "punctuation is lost", '|[^\\w\\s]", text)', '", text)'),
    Mutant(FILE, "full stops stand alone", "(?=[.,;:!?)])", "(?=[,;:!?)])"),
    Mutant(
        FILE, "sub-words cross words", 'r" ?\\w+| ?[^\\w\\s]+|\\s"', 'r" ?\\S+|\\s"'
    ),
    Mutant(FILE, "line ends are lost", '[^\\w\\s]+|\\s"', '[^\\w\\s]+| "'),
    Mutant(
        FILE,
        "the characters do not count in the size",
        "n_merges = size - needed if",
        "n_merges = size if",
    ),
    Mutant(
        FILE,
        "a </s> in the text ends the sentence",
        "self.library.encode_special_tokens = True",
        "pass",
    ),
    Mutant(
        FILE,
        "the library puts a space first",
        "add_prefix_space=False",
        "add_prefix_space=True",
    ),
    Mutant(
        FILE,
        "the library keeps bytes as letters",
        "tokenizer.decoder = library.decoders.ByteLevel()",
        "pass",
    ),
    Mutant(
        FILE,
        "bytes that were not seen are unknown",
        "initial_alphabet=byte_level.alphabet(),",
        "",
    ),
    Mutant(
        FILE, "accents stay apart", 'normalize("NFC", text)', 'normalize("NFD", text)'
    ),
    Mutant(
        FILE,
        "a forged tokenizer is an error of another kind",
        "except Exception as error:",
        "except KeyError as error:",
    ),
    Mutant(FILE, "texts may be one text", 'check_no_text(texts, "texts")', "pass"),
    removed(FILE, "not has_surrogates(text)"),
    Mutant(
        FILE,
        "a copy of the library takes </s> for the end",
        "return type(self), (self.library.to_str(),)",
        "return object.__reduce_ex__(self, 2)",
    ),
    Mutant(
        FILE,
        "words are put together from letters",
        '        check_no_text(tokens, "tokens")\n        return re.sub',
        "        return re.sub",
    ),
    removed(FILE, "bool(number)"),
    removed(FILE, "not languages or (bool(words) and words[0] in languages)"),
    Mutant(
        FILE,
        "a language may stand anywhere",
        'for token in known if not re.match("<.+>$", token)]',
        "for token in known]",
    ),
    Mutant(
        FILE,
        "a language's code keeps its brackets",
        "[token[1:-1] for token in known",
        "[token for token in known",
    ),
    Mutant(
        FILE,
        "check removed: unknown words",
        "if word not in self.known_words:",
        "if False:",
    ),
    removed(FILE, "size >= needed"),
    removed(FILE, "kind in kinds"),
    removed(FILE, "size >= least"),
]
