"""The drawings of chapter 17, on decoding."""

import math
from typing import Any

import torch

from annotated import EncoderDecoder, Translator, beam_hypotheses, make_model
from annotated_book.pictures import Picture
from annotated_book.pictures.boxes import Box
from annotated_book.pictures.marks import bar, sheet, stroke

WORDS = ["<pad>", "<s>", "</s>", "<unk>", "a", "the", "dog", "cat", "bird", "sun"]
FOLLOWS = {  # the probability of the next word
    "<s>": {"a": 0.40, "the": 0.35, "</s>": 0.25},
    "a": {"dog": 0.40, "cat": 0.30, "bird": 0.30},
    "the": {"sun": 0.60, "dog": 0.40},
}


def six_sentences() -> Picture:
    """Draw the language of six sentences as a tree of its words."""
    picture = sheet("""A language of six sentences
        Greedy decoding takes a, 0.40, and then dog: a sentence of probability 0.16. Two beams also
        keep the word the and find the sun, 0.21. The empty sentence is the most probable.""")
    picture.text("P(next)", 112, 12, size=11, anchor="middle", soft=True)
    picture.text("P(sentence)", 316, 12, size=11, anchor="end", soft=True)

    def branch(start: Box, end: Box) -> None:
        (x1, y1), (x2, y2) = start.east, end.west
        half = (x1 + x2) / 2
        curve = f"M{x1} {y1}C{half} {y1} {half} {y2} {x2} {y2}"
        stroke(picture, "wire", curve)

    start, y = picture.pill("<s>", 2, 92, width=44), 24
    for word, share in FOLLOWS["<s>"].items():
        leaves = FOLLOWS.get(word, {})
        middle = y + 14 * max(len(leaves) - 1, 0)
        node = picture.pill(f"{word}  {share:.2f}", 106, middle, lang="en", width=78, name=word)
        branch(start, node)
        for leaf, chance in leaves.items():
            look: dict[str, Any] = dict(lang="en", width=72, name=f"{word} {leaf}")
            end = picture.pill(f"{leaf}  {chance:.2f}", 206, y, **look)
            branch(node, end)
            picture.text(f"{share * chance:.2f}", 316, y + 15, anchor="end", strong=leaf == "sun")
            y += 28
        if not leaves:
            picture.text(f"{share:.2f}", 316, middle + 15, anchor="end", strong=True)
        y += 8 if leaves else 36
    return picture


def model_of(follows: dict[str, dict[str, float]]) -> EncoderDecoder:
    """Build a real model that knows one thing: which word follows which."""
    n = len(WORDS)
    logs = torch.full((n, n), 1e-9).log()  # row: the word before
    for i, word in enumerate(WORDS):
        for follower, chance in follows.get(word, {"</s>": 1.0}).items():
            logs[i, WORDS.index(follower)] = math.log(chance)
    model: Any = make_model(n, n, n_layers=1, d_model=n, d_ff=1, n_heads=1, dropout=0.0)
    for parameter in model.decoder.layers.parameters():
        parameter.data.zero_()  # the layers add nothing to the residual stream
    model.positions.pe.zero_()
    model.tgt_embed.table.weight.data = torch.eye(n) / n**0.5  # scaled: one-hot
    spread = math.sqrt((1 - 1 / n) / n + 1e-5)  # the norm divides by it
    model.generator.proj.weight.data = spread * logs.T
    model.generator.proj.bias.data = logs.mean(0)
    return model.eval()


def sentences_found(follows: dict[str, dict[str, float]] = FOLLOWS, **search: Any) -> list[str]:
    """Search such a model for its best sentences."""
    any_source, ids = torch.tensor([[4]]), dict(bos_id=1, eos_id=2)
    model = model_of(follows)
    [found] = beam_hypotheses(model, any_source, None, max_len=8, **ids, **search)
    words = [" ".join(WORDS[i] for i in best.ids if i > 2) for best in found]
    return [text or "(nothing)" for text in words]


def best_of(beams: int, alpha: float) -> str:
    """Return the best sentence for so many beams and the length penalty alpha."""
    return sentences_found(beam_size=beams, length_penalty=alpha)[0]


def beam_search_tree() -> Picture:
    """Draw what three beams keep of 1743, written as a century, step by step."""
    translator = Translator.load()
    vocab, source = translator.tgt_vocab, "seventeen hundred and forty-three"
    steps: list[Any] = []
    src = torch.tensor([translator.encode_source(source)])
    translator.decode(src, beam_hypotheses, beam_size=3, on_step=steps.append)
    boxes = {(vocab.bos_id,): (0, 0, 0.0)}  # ids -> step, row, log-probability
    prefixes = [(vocab.bos_id,)] * 3
    for number, step in enumerate(steps[:6], start=1):
        found = [
            (total, (*prefixes[parent], i))
            for total, parent, i in zip(
                *(x[0].tolist() for x in (step.totals, step.parents, step.next_ids)), strict=True
            )
        ]
        beams = [one for one in found if one[1][-1] != vocab.eos_id][:3]
        prefixes = [ids for _, ids in beams]
        ended = [one for one in found[:3] if one[1][-1] == vocab.eos_id]
        likely = [one for one in ended + beams if one[0] > -5]
        for row, (total, ids) in enumerate(sorted(likely, reverse=True)):
            boxes[ids] = (number, -row, total)
    picture = sheet("""A beam search with three beams
        A tree from the start token down. At the second step tausend has 0.42 and hundert 0.40.
        Below tausend the probability splits; below hundert it stays at 0.40 to the end.""")
    for ids, (step, row, total) in boxes.items():
        name = "-".join(map(str, ids))
        words = f"{vocab.tokens[ids[-1]]} {math.exp(total):.2f}"
        x, y = 4 - 106 * row, 8 + 46 * step
        if ids[-1] == vocab.eos_id:
            picture.box(words, x, y, 100, 22, name=name)
        else:
            picture.pill(words, x, y, lang="de", width=100, name=name)
        if step:
            picture.arrow("-".join(map(str, ids[:-1])), name)
    return picture


def four_distributions() -> Picture:
    """Draw a distribution, and what temperature, top-k and top-p make of it."""
    p = torch.tensor([0.40, 0.25, 0.18, 0.12, 0.05])
    top_k = torch.where(torch.arange(5) < 2, p, 0)
    top_p = torch.where(p.cumsum(0) - p < 0.75, p, 0)
    ways = {
        "p": p,
        "temperature 0.5": (p.log() / 0.5).softmax(0),
        "top-k, k = 2": top_k / top_k.sum(),
        "top-p, 0.75": top_p / top_p.sum(),
    }
    picture = sheet("""Four distributions to sample from
        One distribution over five tokens, then the same with temperature 0.5, cut to the two most
        probable tokens, and cut to the fewest tokens that hold three quarters.""")
    for i, (name, shares) in enumerate(ways.items()):
        left, low = 8 + 160 * (i % 2), 118 + 138 * (i // 2)
        picture.text(name, left, low - 104, strong=True)
        stroke(picture, "frame", f"M{left} {low}h140")
        for j, share in enumerate(shares.tolist()):
            x, high = left + 28 * j + 4, 110 * share
            bar(picture, x, low - high, 20, high)
            picture.text(f"{share:.2f}"[1:], x + 10, low + 14, size=11, anchor="middle", soft=True)
    return picture
