"""The drawings of chapter 14, on the full encoder-decoder."""

from typing import Any

from torch import Tensor

from annotated import Translation, Translator, make_model
from annotated.translator.translator import LANGUAGES
from annotated_book.figures.passes import STACKS, norms, places
from annotated_book.pictures import Frames, Layouts, Picture
from annotated_book.pictures.boxes import Box
from annotated_book.pictures.marks import END, sheet, stroke
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
    picture.grid(weights, 116, 84, cell=28, heat=True, decimals=2, **look)
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


RIGHT, WRONG = "siebenundvierzig", "vierundsiebzig"  # 47 and 74
PITCH = 15  # px from row to row


def in_short(number: float) -> str:
    """Write two digits of a number, with a power of ten if it is small."""
    digits, _, power = f"{number:.1e}".partition("e")
    if int(power) < -2:
        return f"{digits}e−{-int(power)}"
    return f"{number:.2g}" if number < 99.5 else f"{number:.0f}"


def row(picture: Picture, x: float, y: float, norm: float, most: float, backward: bool) -> None:
    """Put a norm as a number and a bar: filled for a value, hollow for a gradient."""
    box = Box(x + 77, y - 9, max(40 * norm / most, 1), 9)
    picture.shape("frame" if backward else "plus", box)
    picture.text(in_short(norm), x + 154, y, **END)


def rail_of_a_pass(picture: Picture, x: float, top: float, end: float, backward: bool) -> None:
    """Put a residual stream, with an arrow for the way that a pass takes."""
    picture.rail((x, top), (x, end))
    picture.arrow((x, top), (x, top - 14), kind="gradient") if backward else picture.arrow(
        (x, end), (x, end + 14)
    )


def layer_of_tensors(
    picture: Picture, stack: str, x: float, norms: dict[str, float], most: float, backward: bool
) -> None:
    """Put the tensors of a layer from top to bottom, with their norms."""
    names = [name for name in places() if name.startswith(stack)]
    names += ["memory"] if stack == "encoder" else ["states", "logits"]
    y = 78.0
    picture.text(f"{stack}, layer 0", x + 22, 56, strong=True)
    end = y + PITCH * (len(names) + len(STACKS[stack]) - 1)
    rail_of_a_pass(picture, x + 9, 66, end, backward)
    for name in names:
        *part, own = name.split(".")[1:] or [name]
        if own == "norm":
            high = PITCH * (4 if part == ["feed_forward"] else 8) - 2
            picture.shape("solid soft", Box(x + 20, y - 11, 138, high), radius=4)
            masked = "masked " if name == "decoder.self_attention.norm" else ""
            words = masked + part[0].replace("_", "-")
            picture.text(words, x + 26, y + 1, size=11, soft=True)
            if part == ["cross_attention"]:
                ends = (x - 4, y + 71), (x + 20, y + 71)
                kind = "gradient" if backward else "memory"
                picture.arrow(*ends[:: -1 if backward else 1], kind=kind)
            y += PITCH
        if own == "sum":
            picture.add(x + 9, y - 4, name=name)
        inside = part and own != "sum"
        picture.text(own, x + (26 if inside else 22), y, size=11, mono=bool(inside))
        row(picture, x, y, norms[name], most, backward)
        y += PITCH


PASSES = {  # the target, what is seen, and what is to be compared
    "forward": (
        WRONG,
        "Down: from forty-seven to the scores of the|next tokens, each value with its norm.",
        "each sum is larger:|what the sublayer|found was added",
    ),
    "backward from 74": (
        WRONG,
        "Up: the model is sure that 74 is wrong. Large|gradients come back, as far as the encoder.",
        "out and sum have|the same gradient:|a sum passes it on",
    ),
    "backward from 47": (
        RIGHT,
        "Up: with 47, which is right, on the same scale|of bars, nearly nothing is left to learn.",
        "over 100,000 times|smaller than from 74",
    ),
}


def forward_and_backward() -> Frames:
    """Draw the norms of values and gradients in a layer of both stacks of the translator."""
    runs = {german: norms("trained", german) for german in (WRONG, RIGHT)}
    most = [max(pair[i] for (_, layer), pair in runs[WRONG].items() if not layer) for i in (0, 1)]

    def at(step: str) -> Picture:
        german, words, aside = PASSES[step]
        backward = step != "forward"
        found = {name: runs[german][name, 0][backward] for name in places()}
        ends = ("encoder.x", "memory", "decoder.x", "states", "logits")
        told = ", ".join(f"{name} {in_short(found[name])}" for name in ends)
        picture = sheet(f"""The translator, {step}
            {words.replace("|", " ")} The norms: {told}. In one encoder layer and one decoder layer,
            {aside.replace("|", " ")}.""")
        for i, line in enumerate(words.split("|")):
            picture.text(line, 2, 14 + 18 * i)
        for i, line in enumerate(aside.split("|")):
            picture.text(line, 22, 380 + 16 * i, size=11)
        for stack, x in (("encoder", 0), ("decoder", 162)):
            layer_of_tensors(picture, stack, x, found, most[backward], backward)
        return picture

    return Frames("Pass", {step: at(step) for step in PASSES})


def through_six_layers() -> Frames:
    """Draw the norms of values and gradients at each layer of two untrained models."""
    runs = {kind: norms(kind, WRONG) for kind in ("pre-norm", "post-norm")}
    rows = [(f"{stack}.x", n) for stack in STACKS for n in range(6)]
    rows[6:6] = [("memory", 0)]
    rows += [("states", 0), ("logits", 0)]

    def at(step: str) -> Picture:
        backward = step == "backward"
        first, last = (f"{kind} {in_short(runs[kind]['decoder.x', 0][backward])}" for kind in runs)
        words = (
            "Up: with pre-norm the gradient of x grows|on its way, with post-norm it shrinks."
            if backward
            else "Down: with pre-norm x grows from layer to|layer, with post-norm it is normalized."
        )
        picture = sheet(f"""Through six untrained layers, {step}
            {words.replace("|", " ")} The norms at the input of the decoder: {first}, {last}.""")
        for i, line in enumerate(words.split("|")):
            picture.text(line, 2, 14 + 18 * i)
        for x, (kind, run) in zip((0, 162), runs.items(), strict=True):
            most = max(run[key][backward] for run in runs.values() for key in rows)
            picture.text(kind, x + 22, 56, strong=True)
            y = 78.0
            for stack, count in (("encoder", 7), ("decoder", 8)):
                picture.text(f"{stack}: x of each layer", x + 22, y, size=11, soft=True)
                rail_of_a_pass(picture, x + 9, y + 2, y + 4 + PITCH * count, backward)
                y += PITCH
                own = rows[:7] if stack == "encoder" else rows[7:]
                for name, n in own:
                    label = f"layer {n}" if name.endswith("x") else name
                    picture.text(label, x + 22, y, size=11)
                    row(picture, x, y, run[name, n][backward], most, backward)
                    y += PITCH
                y += PITCH
        return picture

    return Frames("Pass", {step: at(step) for step in ("forward", "backward")})
