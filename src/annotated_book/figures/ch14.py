"""The drawings of chapter 14, on the full encoder-decoder."""

from typing import Any

from torch import Tensor

from annotated import Translation, Translator, make_model
from annotated.translator.translator import LANGUAGES
from annotated_book.pictures import Layouts, Picture
from annotated_book.pictures.boxes import Box
from annotated_book.pictures.marks import sheet, stroke
from annotated_book.widgets.translator.alignments import aligned, aligning_head, alignments


def whole_model() -> Picture:
    """Draw the whole model in two columns, with its shapes."""
    translator = Translator.load()
    vocab, d_model = len(translator.tgt_vocab), translator.model.config.d_model
    picture = sheet(f"""The whole model, with its shapes
        Source and target go down in two columns: embeddings and positions, then two layers on each
        side. The memory of the last encoder layer goes to the cross-attention of every decoder
        layer. The generator gives {vocab} logits for each target position.""")

    def column(x: float, title: str, shape: str, parts: list[str]) -> list[Box]:
        picture.text(title, x, 14, strong=True)
        picture.text(shape, x, 32, mono=True, size=11)
        picture.rail((x + 68, 42), (x + 68, 36 + 44 * len(parts)))
        return [
            picture.box(name, x, 48 + 44 * i, 136, 32, note=note, name=f"{title} {i}")
            for i, (name, note) in enumerate(part.split(": ") for part in parts)
        ]

    layer = ["layer 0: self-attention, FFN", "layer 1: self-attention, FFN"]
    parts = ["src_embed: + positions", *layer, "final norm: the memory"]
    left = column(2, "source", f"(S, {d_model})", parts)
    blocks = ("masked self-att.", "cross-attention", "FFN")
    layers = [f"layer {n}: {block}" for n in (0, 1) for block in blocks]
    ends = ["final norm: ", f"generator: {d_model} → {vocab}"]
    right = column(182, "target", f"(T, {d_model})", ["tgt_embed: + positions", *layers, *ends])
    memory = left[-1].center[1]
    picture.rail((138, memory), (160, memory), double=True)
    picture.rail((160, right[2].center[1]), (160, right[5].center[1]), double=True)
    for cross in (right[2], right[5]):
        picture.arrow((160, cross.center[1]), cross, kind="memory")
    return picture


def explained() -> tuple[Translation, Tensor]:
    """Translate the chapter's number; return also the weights (T, S) of the head that aligns."""
    seen = Translator.load().explain("four thousand two hundred and forty-seven")
    weights = seen.weights["decoder.layers.1.cross_attention"][3]
    most = dict(zip(seen.next_tokens, weights.argmax(-1).tolist(), strict=True))
    assert [seen.src_tokens[most[word]] for word in ("sieben", "vierzig")] == ["seven", "forty"]
    return seen, weights


def who_takes_from_whom() -> Picture:
    """Draw a line from each German token to the English one with most weight."""
    seen, weights = explained()
    picture = sheet("""Who takes from whom
        Each generated German token is joined to the English token to which head 3 of decoder layer
        1's cross-attention gives most weight. The lines of sieben and vierzig cross: German says
        the ones before the tens.""")
    picture.text("generated", 14, 12, size=11, soft=True)
    picture.text("source", 214, 12, size=11, soft=True)
    right = [
        picture.pill(token, 210, 24 + 32 * i, lang="en", width=96, name=f"src {i}")
        for i, token in enumerate(seen.src_tokens)
    ]
    for t, token in enumerate(seen.next_tokens[:-1]):
        left = picture.pill(token, 10, 24 + 32 * t, lang="de", width=86, name=f"tgt {t}")
        (x1, y1), (x2, y2) = left.east, right[int(weights[t].argmax())].west
        stroke(picture, "wire", f"M{x1} {y1}C{x1 + 60} {y1} {x2 - 60} {y2} {x2} {y2}")
    return picture


def cross_attention_of_one_head() -> Picture:
    """Draw the cross-attention weights of one head as a map."""
    seen, weights = explained()
    pairs = zip(seen.tgt_tokens, seen.next_tokens, strict=True)
    picture = sheet("""The cross-attention of one head
        Rows are decoder positions, written as the input token and the token predicted; columns are
        English tokens. To predict sieben the head attends to seven, to predict vierzig to
        forty.""")
    rows = [f"{read} → {predicted}" for read, predicted in pairs]
    look: dict[str, Any] = dict(row_labels=rows, column_labels=list(seen.src_tokens))
    grid = picture.grid(weights, 122, 84, cell=21, heat=True, **look)
    picture.bracket(grid.row(4), "Σ = 1")
    return picture


def twelve_languages() -> Layouts:
    """Draw which English token each token of twelve languages is made from."""
    translator = Translator.load(LANGUAGES)
    head = aligning_head(translator)
    rows = {code: aligned(translator, "ninety-seven", code, *head) for code in translator.languages}
    swapped = {code for code, row in rows.items() if row.source != sorted(row.source)}
    assert swapped == {"de", "nl", "da"}
    return alignments(translator)


# --- companion


def one_matrix_in_three_places() -> Picture:
    """Draw the matrix that both embeddings and the output projection share."""
    model = make_model(6, 6, n_layers=1, d_model=4, d_ff=8, n_heads=2, tie_embeddings=True)
    matrix = model.tgt_embed.table.weight
    assert model.src_embed.table.weight is matrix is model.generator.proj.weight
    picture = sheet("""One matrix in three places
        A matrix of six rows, one per token, and four columns. As source embedding it gives the
        encoder row 4, as target embedding it gives the decoder row 1. After the decoder, its
        transpose multiplies the hidden state, so that each row gives one logit.""")
    numbers, look = [*"012345"], dict[str, Any](cell=18, parameter=True)
    places = [(40, "source embedding", 4, "encoder"), (204, "target embedding", 1, "decoder")]
    for x, name, row, stack in places:
        picture.text(name, x - 32, 14, strong=True)
        table = picture.grid(matrix, x, 26, name=name, row_labels=numbers, **look)
        picture.shape("wire alarm", table.row(row))
        picture.text(f"row {row}", x + 77, table.row(row).y + 13, size=11)
        box = picture.box(stack, x - 10, 158, 92)
        picture.arrow(table, box)
    picture.arrow("encoder", "decoder", kind="memory")
    look |= dict(name="output projection", column_labels=numbers)
    output = picture.grid(matrix.T, 186, 246, **look)
    picture.text("output projection", 8, 276, strong=True)
    picture.text("the same matrix, transposed:", 8, 293, size=11)
    picture.text("a logit from each row", 8, 308, size=11)
    picture.shape("wire alarm", output)
    picture.arrow("decoder", output)
    return picture
