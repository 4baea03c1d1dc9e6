"""The drawings of chapter 3, on tokens and batches."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import torch
from matplotlib.figure import Figure

from annotated import (
    BytePairEncoding,
    EncoderDecoder,
    Tokenizer,
    Translator,
    Vocabulary,
    copy_task,
    make_model,
    number_words,
    sequence_loss,
)
from annotated.data.byte_pairs import merge_pair
from annotated.data.number_words import counting_text
from annotated.training.batches import pad
from annotated_book.figures.training import losses_in_training
from annotated_book.pictures import Picture
from annotated_book.pictures.boxes import Box
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import bar, sheet, stroke

TARGET = ["<s>", "sieben", "und", "vierzig", "</s>"]


def one_number_three_cuts() -> Picture:
    """Draw the German word for 4,247 as one token, as letters, and as sub-words."""
    word = number_words(4247)[1]
    pieces = BytePairEncoding.learn(counting_text(), 66).encode(word)
    assert (len(word), len(pieces)) == (38, 7)
    picture = sheet("""One number, cut in three ways
        The German word for 4,247 is one unknown word for a word list, 38 letters, or 7 sub-words:
        vier, tausend, zwei, hundert, sieben, und, vierzig.""")
    cuts = (
        ("list of 3,000 words: 1 token, unknown", [word]),
        (f"letters: {len(word)} tokens", list(word)),
        (f"87 pieces: {len(pieces)} tokens", pieces),
    )
    for i, (name, tokens) in enumerate(cuts):
        x, y = 4.0, 28 + 62 * i
        picture.text(name, x, y - 8)
        for token in tokens:
            wide = 8.2 * len(token)
            picture.shape("solid", Box(x, y, wide, 24), radius=4 if len(token) > 1 else 1)
            look: dict[str, Any] = dict(mono=True) if i == 0 else dict(lang="de")
            words = "<unk>" if i == 0 else token
            picture.text(words, x + wide / 2, y + 16, size=11, anchor="middle", **look)
            x += wide
        picture.grow(y + 26)
    return picture


def words_and_their_ids() -> Picture:
    """Draw two sentences and the ids of their words; one word is unknown."""
    texts = {"the text": "a dog sees a cat", "a new sentence": "a cat sees a bird"}
    words = Vocabulary.learn(texts["the text"].split())
    picture = sheet("""Words and their ids
        The text a dog sees a cat becomes the ids 4, 6, 7, 4, 5. In a cat sees a bird the word bird
        is not in the vocabulary and becomes 3, unknown.""")
    for i, (title, text) in enumerate(texts.items()):
        y = 14 + 92 * i
        picture.text(title, 2, y, size=11, soft=True)
        ids = words.encode(text.split())
        for j, (word, number) in enumerate(zip(text.split(), ids, strict=True)):
            x = 2 + 64 * j
            pill = picture.pill(word, x, y + 8, lang="en", width=58, name=f"{i} {j}")
            below = picture.box(str(number), x + 10, y + 50, 38, 24, name=f"id {i} {j}")
            picture.arrow(pill, below, alarm=number == words.unk_id)
    picture.text("bird: <unk>", 318, 106, size=11, anchor="end")
    return picture


def six_merges() -> Picture:
    """Draw vierzehn after each of six merges."""
    corpus = ["vier", "vier", "vierzehn", "zehn", "zehn", "vierzig"]
    now = [tuple(word) for word in corpus]
    merges = BytePairEncoding.learn(corpus, 6).merges
    assert " ".join(map("".join, merges)) == "er ier vier eh zeh zehn"
    picture = sheet("""Six merges
        The word vierzehn is eight letters at first. Six merges make two tokens of it, vier and
        zehn.""")
    for n, merge in enumerate([None, *merges]):
        y, x, words = 8 + 27 * n, 132.0, "letters"
        if merge:
            count = sum(pair == merge for word in now for pair in pairwise(word))
            now = [merge_pair(word, merge) for word in now]
            words = f"{n}.  {merge[0]} + {merge[1]},  {count} times"
        picture.text(words, 4, y + 15, size=13)
        for token in now[2]:
            box = Box(x, y, 22.0 * len(token), 22)
            picture.shape("solid", box, radius=4)
            picture.text(token, box.center[0], y + 15, anchor="middle", lang="de")
            x = box.right
        picture.grow(y + 24)
    return picture


def two_texts_in_a_batch() -> Picture:
    """Draw how two texts of different lengths become one tensor of ids."""
    translator, texts = Translator.load(), ["forty-seven", "two hundred and six"]
    rows = [translator.encode_source(text) for text in texts]
    ids = pad(rows, pad_id=0)  # (2, 4)
    picture = sheet("""From texts to a batch
        Two texts are split into tokens, each token is looked up, and the shorter row of ids is
        padded, so that both fit into one tensor of the shape (2, 4).""")
    for i, (text, row) in enumerate(zip(texts, rows, strict=True)):
        y, x = 18 + 64 * i, 4
        picture.text(f"“{text}”", 4, y, size=13)
        for token in row:
            word = translator.src_vocab.tokens[token]
            x = picture.pill(word, x, y + 12, lang="en", number=token).right + 8
    look: dict[str, Any] = dict(label="ids (B, S) = (2, 4)", name="ids", cell=34)
    grid = picture.grid(torch.zeros(2, 4), 4, 166, real=ids != 0, **look)
    for i, j in ids.nonzero().tolist():
        x, y = grid.cell_at(i, j).center
        picture.text(str(ids[i, j].item()), x, y + 5, anchor="middle", size=13)
    picture.text("0 = padding", 150, 188, size=11)
    return picture


def shifted_target() -> Picture:
    """Draw what the decoder reads, and below it what it has to predict."""
    picture = sheet("""The target, shifted right
        The decoder is given the target without its last token and predicts the target without its
        first: after <s> comes sieben, after vierzig the end token.""")
    picture.text("tgt_in", 4, 16, mono=True)
    for y, name, tokens in ((24, "tgt_in", TARGET[:-1]), (104, "tgt_out", TARGET[1:])):
        for i, token in enumerate(tokens):
            picture.pill(token, 4 + 78 * i, y, lang="de", width=70, name=f"{name} {i}")
    picture.text("tgt_out", 4, 144, mono=True)
    for i in range(4):
        picture.arrow(f"tgt_in {i}", f"tgt_out {i}")
    return picture


def shifted_and_padded() -> Picture:
    """Draw the tasks of two targets, and cross out those whose answer is padding."""
    rows = {"long row": "<s> a b c </s>", "short row": "<s> d </s> <pad> <pad>"}
    picture = sheet("""Shifted, and padded
        Two targets, each shifted by one position. The long row has four tasks, the short one two.
        Where padding would have to be predicted, the arrow is crossed out.""")
    for i, (title, tokens) in enumerate(rows.items()):
        y = 14 + 116 * i
        picture.text(title, 2, y, strong=True)
        picture.text("input", 2, y + 28, size=11, soft=True)
        picture.text("to predict", 2, y + 84, size=11, soft=True)
        for j, (read, wanted) in enumerate(pairwise(tokens.split())):
            x = 64 + 65 * j
            above = picture.pill(read, x, y + 12, width=58, name=f"{title} in {j}")
            below = picture.pill(wanted, x, y + 68, width=58, name=f"{title} out {j}")
            picture.arrow(above, below)
            if wanted == "<pad>":
                cross = f"M{x + 20} {y + 42}l18 18M{x + 38} {y + 42}l-18 18"
                stroke(picture, "wire alarm", cross)
        picture.grow(y + 94)
    return picture


def three_tokenizers(tokenizers: dict[str, Tokenizer], texts: Sequence[str]) -> Picture:
    """Draw the share of unknown tokens and the mean length of a text for each tokenizer."""
    picture = sheet("""Three tokenizers on 300 new numbers
        Bars. The word list leaves all tokens unknown, with 1 token for a number. Letters leave none
        unknown and need 42. Sub-words leave none unknown and need 8.""")
    picture.text("unknown", 92, 14, size=11, strong=True)
    picture.text("tokens for a number", 184, 14, size=11, strong=True)
    measured = []
    for i, (name, tokenizer) in enumerate(tokenizers.items()):
        ids = [number for text in texts for number in tokenizer.encode(text)]
        unknown = f"{ids.count(3) / len(ids):.0%}"
        length = f"{len(ids) / len(texts):.1f}"
        measured.append((unknown, length))
        y = 28 + 52 * i
        picture.text(name, 2, y + 14, strong=True)
        picture.text(f"{len(tokenizer):,} entries", 2, y + 29, size=11, soft=True)
        widths = 46 * float(unknown[:-1]) / 100, 108 * float(length) / 50
        for x, width, words in zip((92, 184), widths, (unknown, length), strict=True):
            bar(picture, x, y, width, 30)
            stroke(picture, "frame", f"M{x} {y - 3}v36")
            picture.text(words, x + width + 5, y + 19, size=11)
        picture.grow(y + 36)
    assert measured == [("100%", "1.0"), ("0%", "42.4"), ("0%", "7.9")]
    return picture


def with_the_shift_and_without() -> Picture:
    """Draw what each position predicts with the shift, and without it."""
    picture = sheet("""With the shift and without
        With the shift, each position predicts the next token, so no arrow ends at the same token.
        Without it, each position predicts the token that is its own input.""")
    titles = "shifted: the next token", "not shifted: the input itself"
    for i, title in enumerate(titles):
        y, wanted = 14 + 106 * i, TARGET[1:] if i == 0 else TARGET[:-1]
        picture.text(title, 4, y, strong=True)
        for j, (read, goal) in enumerate(zip(TARGET[:-1], wanted, strict=True)):
            x, look = 4 + 78 * j, dict[str, Any](lang="de", width=70)
            above = picture.pill(read, x, y + 10, name=f"{title} in {j}", **look)
            below = picture.pill(goal, x, y + 64, name=f"{title} out {j}", **look)
            picture.arrow(above, below, alarm=read == goal)
    return picture


def train_to_copy(shifted: bool, seed: int = 0) -> tuple[EncoderDecoder, list[float]]:
    """Train a small model to copy sequences; return it with its losses."""
    torch.manual_seed(seed)
    model = make_model(11, 11, n_layers=1, d_model=32, d_ff=64, n_heads=4, dropout=0.0)
    losses = (
        sequence_loss(model(*b.inputs), b.tgt_out if shifted else b.tgt_in, pad_id=0)
        for b in copy_task(150, batch_size=32)
    )
    return model, losses_in_training(model, losses, lr=0.005)


def losses_of_copying(losses: dict[str, list[float]]) -> Figure:
    """Draw the losses of training with the shift and without it."""
    early = {name: sum(curve[20:30]) / 10 for name, curve in losses.items()}
    late = {name: sum(curve[-10:]) / 10 for name, curve in losses.items()}
    assert early["not shifted"] < 0.5 < 1 < early["shifted"]  # faster
    assert late["not shifted"] < late["shifted"]  # and lower
    fig, ax = chart()
    for (name, curve), style in zip(losses.items(), ("-", "--"), strict=True):
        ax.plot(curve, style, label=name)
    ax.set(xlabel="training step", ylabel="loss")
    ax.legend()
    return fig
