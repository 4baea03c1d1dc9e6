"""The drawings of chapter 1, the machine on one page."""

import copy
import random
from collections.abc import Sequence
from typing import Any

import torch
from matplotlib.figure import Figure
from torch import Tensor, nn

from annotated import Translator, causal_mask, number_words
from annotated_book.pictures import Picture
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import bar, sheet, stroke

SMALL_NUMBERS = {number_words(n)[0]: n for n in (*range(20), *range(20, 100, 10))}


def one_head_two_texts() -> Picture:
    """Draw what one head attends to in forty-seven, and in seven forty."""
    translator = Translator.load()
    name = "decoder.layers.1.cross_attention"
    picture = sheet("""One head, two sources
        For forty-seven and for seven forty, lines lead from each generated German piece to the
        English word that one head of the model attends to. To generate sieben it attends to seven,
        and to generate vierzig it attends to forty, wherever the two words stand.""")
    for left, text in ((4, "forty-seven"), (172, "seven forty")):
        seen = translator.explain(text)
        picture.text(text, left, 14, strong=True, lang="en")
        german = [
            picture.pill(piece, left, 28 + 34 * i, lang="de", width=66, name=f"{text} {piece}")
            for i, piece in enumerate(seen.next_tokens[:-1])
        ]
        english = [
            picture.pill(word, left + 88, 44 + 36 * i, lang="en", width=56, name=f"{text} {word}")
            for i, word in enumerate(seen.src_tokens)
        ]
        for row, shares in zip(german, seen.weights[name][2].tolist(), strict=False):
            for word, weight in zip(english, shares, strict=True):
                if weight > 0.1:
                    picture.link(row, word, weight)
    heads = translator.explain("forty-seven").weights[name]  # (H, T, S)
    named = heads[[2, 2, 2, 3], [0, 2, 1, 1], [1, 0, 1, 0]]
    assert heads.shape == (4, 4, 2)
    assert (named - torch.tensor([0.99, 1.00, 0.97, 0.89])).abs().max() < 0.01
    return picture


def the_whole_model() -> Picture:
    """Draw the steps from ids to the next token, in two columns."""
    picture = sheet("""The whole model
        Two columns from top to bottom. Source: ids to vectors plus positions, then encoder layers 0
        and 1, then the memory. Target: ids to vectors plus positions, then decoder layers 0 and 1,
        then a logit for each German token, and the next token, which goes back to the top. The
        memory of the last encoder layer goes to both decoder layers.""")
    titles = (("English", 40, 50, 200), ("German so far", 194, 228, 290))
    for title, left, x, last in titles:
        picture.text(title, left, 14, strong=True)
        picture.rail((x, 24), (x, last))
    notes = {"ids → vectors": "+ positions", "memory": "1 vector per token"}
    notes |= {"logits": "1 per German token", "next token": "softmax, largest"}
    src = {"ids → vectors": 0, "encoder layer 0": 1, "encoder layer 1": 2, "memory": 3}
    tgt = {"ids → vectors": 0, "decoder layer 0": 3, "decoder layer 1": 4}
    tgt |= {"logits": 5, "next token": 6}
    boxes = {}
    for side, x, rows in (("src", 2, src), ("tgt", 168, tgt)):
        for part, row in rows.items():
            look: dict[str, Any] = dict(note=notes.get(part, ""), name=f"{side} {part}")
            boxes[look["name"]] = picture.box(part, x, 32 + 46 * row, 126, 34, **look)
    x, y = 149, boxes["src memory"].center[1]
    picture.rail((128, y), (x, y), double=True)
    picture.rail((x, y), (x, boxes["tgt decoder layer 1"].center[1]), double=True)
    for end in ("tgt decoder layer 0", "tgt decoder layer 1"):
        picture.arrow((x, boxes[end].center[1]), boxes[end], kind="memory")
    picture.arrow(boxes["tgt logits"], boxes["tgt next token"])
    top, low = boxes["tgt ids → vectors"], boxes["tgt next token"]
    x, y = low.right, top.center[1]
    stroke(picture, "wire", f"M{x} {low.center[1]}h14V{y}h-8")
    stroke(picture, "tip", f"M{x} {y}l8 -4v8z")
    picture.text("again, until </s>", 294, 356, size=11, anchor="end")
    return picture


@torch.no_grad()
def next_pieces(text: str, before: Sequence[str] = ()) -> dict[str, float]:
    """Return the probability of each German piece after these, for an English text."""
    translator = Translator.load()
    model, vocabulary = translator.model, translator.tgt_vocab
    src = torch.tensor([translator.encode_source(text)])
    ids = [vocabulary.bos_id, *(vocabulary.id_of[piece] for piece in before)]
    logits = model(src, torch.tensor([ids]), None, causal_mask(len(ids)))[0, -1]
    return dict(zip(vocabulary.tokens, logits.softmax(-1).tolist(), strict=True))


def after_zwoelf() -> Picture:
    """Draw how probable each next piece is after zwölf, when the input is twelve hundred."""
    found = next_pieces("twelve hundred", ["zwölf"])
    end, hundred = found.pop("</s>"), found.pop("hundert")
    rest = sum(found.values())
    assert (round(end, 2), round(hundred, 2), len(found)) == (0.62, 0.38, 89) and rest < 0.001
    picture = sheet("""After zwölf
        For twelve hundred, the model has generated zwölf. The end token now has a probability of
        0.62, hundert has 0.38, and the other 89 pieces together have less than 0.001.""")
    picture.text("twelve hundred → zwölf …", 4, 16, strong=True)
    rows = {"</s>, the end": end, "hundert": hundred, "89 others": rest}
    for i, (name, share) in enumerate(rows.items()):
        y = 30 + 34 * i
        picture.text(name, 96, y + 17, anchor="end", size=13)
        bar(picture, 104, y, 240 * share + 1, 24)
        number = f"{share:.2f}" if share > 0.001 else "less than 0.001"
        picture.text(number, 240 * share + 112, y + 17, size=13)
    picture.grow(30 + 34 * 3)
    return picture


@torch.no_grad()
def answer_and_doubt(translator: Translator, text: str) -> tuple[list[str], float]:
    """Return the pieces that the model generates, and the smallest probability among them."""
    model, vocabulary = translator.model, translator.tgt_vocab
    memory = model.encode(torch.tensor([translator.encode_source(text)]), None)
    tgt, least = torch.tensor([[vocabulary.bos_id]]), 1.0
    while tgt[0, -1] != vocabulary.eos_id and tgt.shape[1] < 30:
        states = model.decode(memory, None, tgt, causal_mask(tgt.shape[1]))
        chance, piece = model.generator(states[:, -1]).softmax(-1).max(-1, keepdim=True)
        least, tgt = min(least, chance.item()), torch.cat([tgt, piece], dim=1)
    return [vocabulary.tokens[i] for i in tgt[0, 1:].tolist()], least


def is_number(text: str) -> bool:
    """Tell whether these words, in this order, name a number below a million."""
    total = part = 0
    for word in text.split():
        if word == "thousand":
            total, part = total + 1000 * part, 0
        else:
            part = 100 * part if word == "hundred" else part + SMALL_NUMBERS.get(word, 0)
    value = total + part
    return value < 10**6 and number_words(value)[0].replace("-", " ") == text


def words_at_random(n: int = 1000) -> list[str]:
    """Return texts of two to five English words of the model, without those that are numbers."""
    words, draw = Translator.load().src_vocab.tokens[4:], random.Random(0)
    texts = [" ".join(draw.choice(words) for _ in range(draw.randrange(2, 6))) for _ in range(n)]
    return [text for text in texts if not is_number(text)]


class Nothing(nn.Module):
    """Zeros in the place of what a part adds."""

    def forward(self, x: Tensor) -> Tensor:
        return x * 0


SUBLAYERS = {
    "encoder: self-attention": ("encoder", 0),
    "encoder: feed-forward": ("encoder", 1),
    "decoder: feed-forward": ("decoder", 2),
    "decoder: self-attention": ("decoder", 0),
    "positions": ("positions", 0),
    "decoder: cross-attention": ("decoder", 1),
}


def right_without_each_part(texts: Sequence[str], answers: Sequence[str]) -> dict[str, int]:
    """Count the right translations when what one kind of part adds is zero."""
    counts = {}
    for name in ("nothing", *SUBLAYERS):
        translator = copy.deepcopy(Translator.load())
        stack, number = SUBLAYERS.get(name, ("", 0))
        if stack == "positions":
            translator.model.positions.pe.zero_()
        elif stack:
            for layer in getattr(translator.model, stack).layers:
                layer.sublayers[number].dropout = Nothing()
        given = translator.translate(list(texts))
        counts[name] = sum(a == b for a, b in zip(given, answers, strict=True))
    return counts


def right_by_part(counts: dict[str, int]) -> Figure:
    """Draw how many of 300 numbers are right with one kind of part cut out."""
    assert counts["nothing"] == 300 and counts["decoder: cross-attention"] == 0
    assert counts["positions"] < 15 and counts["decoder: self-attention"] < 30
    assert all(90 < counts[f"encoder: {part}"] < 150 for part in ("self-attention", "feed-forward"))
    assert 40 < counts["decoder: feed-forward"] < 90
    fig, ax = chart(figsize=(6.5, 3))
    ax.bar_label(ax.barh(list(counts), list(counts.values())), padding=4)
    ax.set(xlabel="of 300 numbers right", ylabel="cut out", xlim=(0, 330))
    ax.invert_yaxis()
    return fig
