"""`translate` and `evaluate`: the commands that use a model of pairs."""

import json
import sys
from collections.abc import Sequence
from itertools import compress
from typing import Any

import torch

from annotated.checks import check_seed, check_size
from annotated.decoding.beam import beam_search, check_search
from annotated.decoding.greedy import greedy_decode
from annotated.decoding.sampling import check_sampling, sample
from annotated.scores import bleu, chrf, exact_match, make_metric
from annotated.translator.translator import LANGUAGES, SHIPPED, Translator
from annotated_lab.cli.options import DecodeOptions, EvaluateOptions, TranslateOptions
from annotated_lab.cli.streams import DONE, UNUSABLE, input_lines, log, write
from annotated_lab.cli.training_run import look_at, open_text
from annotated_lab.devices import device_named


def load_translator(options: DecodeOptions) -> Translator:
    device = device_named(options.device)
    shipped = LANGUAGES if options.to else SHIPPED
    translator = Translator.load(options.model or shipped)
    if options.to:  # a language that it does not know is refused before any work
        translator.asking_for([], options.to)
    translator.model.to(device)
    return translator


def decoding_options(options: DecodeOptions) -> dict[str, Any]:
    """Return the arguments of `Translator.translate` that say how to decode."""
    check_search(options.beam, options.length_penalty)
    if options.sample:
        check_seed(options.seed)
        check_sampling(options.temperature, options.top_k, options.top_p)
        names = ("temperature", "top_k", "top_p")
        how: dict[str, Any] = {name: getattr(options, name) for name in names}
        generator = torch.Generator().manual_seed(options.seed)
        return {**how, "decode": sample, "generator": generator}
    if options.beam == 1:
        return {"decode": greedy_decode}
    size, penalty = options.beam, options.length_penalty
    return {"decode": beam_search, "beam_size": size, "length_penalty": penalty}


def is_usable(translator: Translator, text: str, name: str) -> bool:
    """Tell whether the model can read the text. If not, or not all of it, log why."""
    try:
        ids = translator.encode_source(text)
    except ValueError as error:
        log(f"{name}: {error}")
        return False
    if unknown := ids.count(translator.src_vocab.unk_id):
        log(f"{name}: {unknown} of {len(ids)} tokens are unknown to the model")
    return True


def translate(options: TranslateOptions) -> int:
    """Write a line for each line. One that cannot be read gives an empty line and a message."""
    how = decoding_options(options)
    lines = options.texts or input_lines()
    translator = load_translator(options)
    code = DONE
    for number, line in enumerate(lines, start=1):
        translation = ""
        if line.strip():
            [text] = translator.asking_for([line], options.to) if options.to else [line]
            if is_usable(translator, text, f"line {number}"):
                [translation] = translator.translate([text], **how)
            else:
                code = UNUSABLE
        write(translation)
    return code


def evaluate(options: EvaluateOptions) -> int:
    check_size(options.batch_size, "--batch-size")
    make_metric(tokenize=options.bleu_tokens)  # to refuse it before the work
    how = decoding_options(options)
    text = open_text(options.files, options)
    translator = load_translator(options)
    sources, references = zip(*text, strict=True)
    look_at(text, options, log)
    if options.to:
        sources = translator.asking_for(sources, options.to)
    hypotheses = translate_all(translator, sources, how, options.batch_size)
    found = bleu(hypotheses, references, tokenize=options.bleu_tokens)
    exact = exact_match(hypotheses, references)
    result: dict[str, Any] = dict(pairs=len(sources), exact_match=exact)
    result["bleu"] = found.score
    result["signature"] = found.signature
    result["chrf"], result["chrf_signature"] = chrf(hypotheses, references)
    if translator.languages:
        pairs = list(zip(sources, hypotheses, references, strict=True))
        result["languages"] = exact_by_language(translator, pairs)
    if options.json:
        write(json.dumps(result))
    else:
        write(f"{exact:.2%} of {len(sources):,} exact\n{found}")
        write("chrF {chrf:.2f} ({chrf_signature})".format(**result))
        for code, share in result.get("languages", {}).items():
            write(f"{code} {share:.2%} exact")
    return DONE


def exact_by_language(
    translator: Translator, pairs: Sequence[tuple[str, str, str]]
) -> dict[str, float]:
    found = {}
    for code in translator.languages:
        asked = [pair[1:] for pair in pairs if pair[0].startswith(f"<{code}>")]
        if asked:
            found[code] = exact_match(*map(list, zip(*asked, strict=True)))
    return found


def translate_all(
    translator: Translator, sources: Sequence[str], how: dict[str, Any], batch_size: int
) -> list[str]:
    """Translate in batches. A source that the model cannot read gives "", which is wrong."""
    hypotheses = [""] * len(sources)
    numbers = range(len(sources))
    usable = (is_usable(translator, sources[i], f"pair {i + 1}") for i in numbers)
    readable = list(compress(numbers, usable))
    if len(readable) < len(sources):
        log(f"{len(sources) - len(readable)} pairs cannot be read, and count as wrong")
    for start in range(0, len(readable), batch_size):
        chosen = readable[start : start + batch_size]
        written = translator.translate([sources[number] for number in chosen], **how)
        for number, text in zip(chosen, written, strict=True):
            hypotheses[number] = text
        if sys.stderr.isatty():
            log(f"{start + len(chosen):,} of {len(readable):,}")
    return hypotheses
