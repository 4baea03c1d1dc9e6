"""The drawings of chapter 18, on translation and its score."""

import json
import math
from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

import altair as alt
import pandas as pd
import torch
from matplotlib.figure import Figure

from annotated import Translator, bleu, causal_mask, exact_match, number_words
from annotated_book.pictures import Frames, Picture
from annotated_book.pictures.boxes import Box
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import END, MIDDLE, Y_TICK, bar, sheet, stroke

PAIRS = (  # hypothesis and reference
    ("the cat sat on the mat", "the cat sat on a mat"),
    ("a dog is in the garden", "the dog is playing in the garden"),
)


def three_scores() -> Picture:
    """Draw three scores of the same 200 translations."""
    texts, answers = zip(*map(number_words, range(200)), strict=True)
    given = Translator.load().translate(texts)
    scores = {
        "exactly right": (100 * exact_match(given, answers), "%"),
        "BLEU of words": (bleu(given, answers).score, ""),
        "BLEU of letters": (bleu(given, answers, tokenize="char").score, ""),
    }
    picture = sheet("""The same 200 translations, three scores
        Three bars from 0 to 100 for the same 200 translations: exactly right 100 percent, BLEU of
        words 0, BLEU of letters 100.""")
    picture.text("the same 200 translations", 2, 14, strong=True)
    for i, (name, (score, unit)) in enumerate(scores.items()):
        y = 28 + 40 * i
        picture.text(name, 98, y + 18, **END)
        bar(picture, 106, y, 1.6 * score, 28)
        picture.text(f"{score:.0f}{unit}", 112 + 1.6 * score, y + 18)
    stroke(picture, "frame", "M106 24V140")
    picture.grow(142)
    return picture


def ngram_bars(picture: Picture, hypothesis: str, reference: str, y: float) -> float:
    """Add a bar for each n-gram of a hypothesis below its reference, and return where they end.

    A bar is crossed out if it has no partner in the reference, or if all its partners are taken.
    """
    ours, theirs = hypothesis.split(), reference.split()
    left, wide = 34, 240 / max(len(ours), len(theirs))
    for name, words in (("ref.", theirs), ("hyp.", ours)):
        picture.text(name, 2, y, size=11, soft=True)
        for i, word in enumerate(words):
            picture.text(word, left + wide * (i + 0.5), y, **MIDDLE, lang="en")
        y += 20
    y -= 8
    for n in (1, 2, 3, 4):
        partners = Counter(tuple(theirs[i : i + n]) for i in range(len(theirs) + 1 - n))
        matched, total = 0, max(0, len(ours) + 1 - n)
        for i in range(total):
            group = tuple(ours[i : i + n])
            x, line, w = left + wide * i + 2, y + 14 * (i % n), wide * n - 4
            found = partners[group] > 0
            partners[group] -= found
            matched += found
            bar(picture, x, line, w, 9, look="plus" if found else "hollow")
            if not found:
                stroke(picture, "wire alarm", f"M{x:.1f} {line + 9}L{x + w:.1f} {line}")
        lines = max(1, min(n, total))
        middle = y + 7 * lines + 2
        picture.text(f"n = {n}", 2, middle, size=11, soft=True)
        picture.text(f"{matched} of {total}", 318, middle, **END)
        y += 14 * lines + 10
    return y


HYPOTHESES = (
    "the cat sat",
    "the cat sat on a",
    "the cat sat on the mat",
    "the cat sat on a mat on a mat",
    "the cat sat on a mat",
)


def score_of_a_hypothesis() -> Frames:
    """Draw the n-grams and the BLEU of the hypothesis that the reader chooses."""
    reference = PAIRS[0][1]
    scores = [bleu([hypothesis], [reference]) for hypothesis in HYPOTHESES]
    assert [round(score.score) for score in scores] == [0, 82, 54, 59, 100]

    def at(hypothesis: str) -> Picture:
        score = bleu([hypothesis], [reference])
        pairs = zip(score.precisions, score.totals, strict=True)
        counts = [f"{share * n / 100:.0f} of {n}" for share, n in pairs]
        picture = sheet(f"""The BLEU of a hypothesis
            The hypothesis {hypothesis} for the reference {reference}. Matching n-grams for n = 1 to
            4: {", ".join(counts)}. BLEU {score.score:.1f}.""")
        ngram_bars(picture, hypothesis, reference, 14)
        y = 228
        mean = math.prod(share / 100 for share in score.precisions) ** (1 / 4)
        shown = (("mean of the four", mean), ("brevity penalty", score.brevity_penalty))
        for x, (name, number) in zip((34, 166), shown, strict=True):
            picture.text(name, x, y, size=11, soft=True)
            picture.text(f"{number:.2f}", x, y + 19, size=16, strong=True)
        picture.text("×", 140, y + 19, size=16)
        picture.text("=", 222, y + 19, size=16)
        picture.text("BLEU", 318, y, soft=True, **END)
        picture.text(f"{score.score:.1f}", 318, y + 19, size=16, strong=True, anchor="end")
        picture.shape("lines", Box(34, y + 28, 284, 12))
        bar(picture, 34, y + 28, 2.84 * score.score, 12)
        picture.grow(y + 44)
        return picture

    return Frames("Hypothesis", {one: at(one) for one in HYPOTHESES}, start=HYPOTHESES[2])


def ngrams_of_two_hypotheses() -> Picture:
    """Draw which n-grams of two hypotheses find a partner in the reference."""
    picture = sheet("""The n-grams of two hypotheses
        One bar for each n-gram of the two hypotheses. Solid bars have a partner in the reference,
        crossed-out bars have none. In the first, 5 of 6 words match, then 3 of 5, 2 of 4 and 1 of
        3; in the second 5 of 6, 3 of 5, 1 of 4 and 0 of 3.""")
    y = 14.0
    for pair in PAIRS:
        y = ngram_bars(picture, *pair, y) + 16
    picture.grow(y - 16)
    return picture


def four_precisions() -> Picture:
    """Draw the precisions of both sentences for n = 1 to 4, and their mean."""
    picture = sheet("""Four precisions and their mean
        Four bars, the precisions of both sentences together: 10 of 12 for words, 6 of 10, 3 of 8
        and 1 of 6 for longer n-grams. Their geometric mean is 0.42.""")
    picture.text("both sentences together", 2, 14, strong=True)
    left, wide, shares = 112, 150, []
    for n in (1, 2, 3, 4):
        y, found, total = 30 + 34 * (n - 1), [], 0
        for pair in PAIRS:
            ours, theirs = (
                Counter(zip(*(text.split()[i:] for i in range(n)), strict=False)) for text in pair
            )
            found.append((ours & theirs).total())
            total += ours.total()
        shares.append(sum(found) / total)
        picture.text(f"n = {n}", 2, y + 16, size=11, soft=True)
        picture.text(f"{found[0]} + {found[1]} of {total}", left - 8, y + 16, **END)
        picture.parts.append(
            f'<rect class="lines" x="{left}" y="{y}" width="{wide}" height="24"/>'
            f'<rect class="plus" fill-opacity="0.55" x="{left}" y="{y}" '
            f'width="{wide * shares[-1]:.1f}" height="24"/>'
        )
        small = math.gcd(sum(found), total)
        picture.text(f"{sum(found) // small}/{total // small}", left + wide + 8, y + 16)
    mean = math.prod(shares) ** (1 / 4)
    middle = left + wide * mean
    stroke(picture, "wire dashed", f"M{middle:.1f} 24V166")
    picture.text(f"geometric mean {mean:.2f}", middle, 180, **MIDDLE)
    return picture


def kinds_of_answers(answers: pd.DataFrame) -> pd.DataFrame:
    """Draw a table of the kinds of answers, with an example of each."""
    texts = answers.kind.value_counts()
    first = answers.groupby("kind").first()
    years = first.century.astype(str) + first.rest.map("{:02d}".format)
    counts = pd.DataFrame({"texts": texts, "first example": years + " → " + first.wrote})
    return counts.sort_values("texts", ascending=False).rename_axis(None)


def kind_by_year(answers: pd.DataFrame) -> alt.Chart:
    """Draw the years of one kind, which the reader chooses."""
    names = ["right", "only the century", "thousand for hundred"]
    names += ["another century", "anything else"]
    choice = alt.binding_radio(options=names, name="kind ")
    chosen = alt.param(name="chosen", value="only the century", bind=choice)
    cells = (
        alt.Chart(answers)
        .mark_rect()
        .add_params(chosen)
        .encode(
            x=alt.X(
                "rest:O",
                title="the last two digits",
                axis=alt.Axis(values=list(range(10, 100, 10)), labelAngle=0),
            ),
            y=alt.Y("century:O", title="century"),
            color=alt.condition("datum.kind == chosen", alt.value("#1f5a7a"), alt.value("#e4e0d6")),
            tooltip=["century", "rest", "kind", "wrote"],
        )
    )
    return cells.properties(
        width=560,
        height=216,
        description=(
            "A grid of nine centuries by 99 years, in which one kind of result is dark. Many "
            "years of the centuries 12, 13, 15, 18 and 19 are right, few of 11, 16 and 17, none "
            "of 14, and hardly any that end in 01 to 19. Most of the rest have only the century."
        ),
    )


def decoded_and_forced() -> Picture:
    """Draw the predictions for 1101 in greedy decoding and under teacher forcing."""
    translator: Any = Translator.load()
    vocab, source = translator.tgt_vocab, "eleven hundred and one"
    free = translator.decode(translator.encode_sources([source]))[0].tolist()
    tgt = translator.encode_target("elfhunderteins")
    with torch.no_grad():
        logits = translator.model(
            translator.encode_sources([source]),
            torch.tensor([tgt[:-1]]),
            None,
            causal_mask(len(tgt) - 1),
        )
    forced = logits.argmax(-1)[0].tolist()
    picture = sheet("""The same year, decoded and teacher-forced
        Greedy decoding gets its own prediction as the next input: elf, then the end. Under teacher
        forcing the right token comes next in any case: elf, the end, eins, the end.""")

    def block(title: str, reads: list, predicts: list, top: int, result: str) -> None:
        picture.text(title, 2, top, strong=True)
        picture.text("input", 2, top + 27, size=11, soft=True)
        picture.text("predicts", 2, top + 73, size=11, soft=True)
        for i, (read, guess) in enumerate(zip(reads, predicts, strict=True)):
            x = 54 + 66 * i
            look: dict[str, Any] = dict(lang="de", width=63)
            first = picture.pill(vocab.tokens[read], x, top + 12, name=f"{title} {i}", **look)
            name = f"{title} predicts {i}"
            second = picture.pill(vocab.tokens[guess], x, top + 58, name=name, **look)
            picture.arrow(first, second)
            if guess != tgt[i + 1]:
                stroke(picture, "wire alarm", f"M{x} {second.bottom}L{second.right} {second.y}")
        picture.text(f"text: {result}", 56, top + 98, size=11)

    block("greedy decoding", free[:-1], free[1:], 14, "elf")
    block("teacher forcing", tgt[:-1], forced, 140, "elfeins")
    picture.text("right: elfhunderteins", 318, 238, **Y_TICK)
    return picture


def three_outputs_two_scores(outputs: dict[str, list[str]], right: list[str]) -> Picture:
    """Draw two scores of each of three outputs for the years."""
    picture = sheet("""Three outputs, two scores
        Exact match and BLEU of letters for the 891 years. Greedy decoding: 38 percent exact, BLEU
        52. Teacher forcing: 38 percent, BLEU 78. The wrong century in every answer: nothing exact,
        BLEU 84.""")
    for i, (name, texts) in enumerate(outputs.items()):
        y = 14 + 76 * i
        picture.text(name, 2, y, strong=True)
        letters = bleu(texts, right, tokenize="char").score
        scores = [("exact", 100 * exact_match(texts, right), "%"), ("BLEU of letters", letters, "")]
        for j, (score, share, unit) in enumerate(scores):
            picture.text(score, 92, y + 22 + 24 * j, **END)
            picture.parts.append(
                f'<rect class="plus" fill-opacity="{1 - 0.45 * j}" x="100" '
                f'y="{y + 9 + 24 * j}" width="{1.8 * share:.1f}" height="18"/>'
            )
            picture.text(f"{share:.0f}{unit}", 105 + 1.8 * share, y + 22 + 24 * j, size=11)
        stroke(picture, "frame", f"M100 {y + 5}v50")
        picture.grow(y + 58)
    return picture


def opposite_scores_higher() -> Picture:
    """Draw the BLEU of the opposite of a sentence, and of a fair translation."""
    picture = sheet("""The opposite scores higher
        Against the reference the film was not good at all, the opposite, the film was good at all,
        has a BLEU of 43. A fair translation, the movie was really quite bad, has 8.""")
    wanted = "the film was not good at all"
    picture.text(f"reference: {wanted}", 2, 14, lang="en", strong=True)
    for i, text in enumerate(("the film was good at all", "the movie was really quite bad")):
        y, score = 42 + 52 * i, bleu([text], [wanted]).score
        picture.text(text, 2, y, lang="en")
        bar(picture, 2, y + 8, 2.5 * score, 18)
        stroke(picture, "frame", f"M2 {y + 5}v24")
        picture.text(f"BLEU {score:.1f}", 8 + 2.5 * score, y + 22, size=11)
    picture.grow(126)
    return picture


TESTS = {
    "other years": "other half of the years",
    "one thousand": "usual form",
    "ordinary": "ordinary numbers",
    "round years": "round years",
}


def wrong_after_training(record: dict, recipes: list[str], ordinary: int = 300) -> pd.DataFrame:
    """Make a table of how many answers are wrong after each recipe: the least and the most."""

    def wrong(run: dict, test: str) -> int:
        is_small = test == "ordinary" and ordinary == 300
        return run["wrong_of_300"] if is_small else run["wrong"][test]

    rows = []
    for recipe in recipes:
        runs = [run for run in record["runs"] if run["recipe"] == recipe]
        row = {"trained on": recipe}
        for test, name in TESTS.items():
            size = ordinary if test == "ordinary" else record["of"][test]
            counts = sorted(wrong(run, test) for run in runs)
            least, most = counts[0], counts[-1]
            row[f"{name} ({size:,})"] = f"{least}" if least == most else f"{least} to {most}"
        rows.append(row)
    return pd.DataFrame(rows).set_index("trained on").rename_axis(None)


def recorded(name: str) -> dict[str, Any]:
    """Return what runs of hours recorded, once."""
    path = files("annotated_book.figures") / f"{name}.json"
    return json.loads(path.read_text("utf-8"))


def dropout_on_little_text() -> Figure:
    """Draw the validation losses of runs on 5,000 pairs that differ in dropout alone."""
    record = recorded("little_text")
    fig, ax = chart(figsize=(7, 3))
    for run, style in zip(record["runs"], (":", "--", "-"), strict=True):
        losses = run["validation_losses"]
        steps = [record["every"] * (i + 1) for i in range(len(losses))]
        ax.plot(steps, losses, style)
        ax.text(steps[-1] + 60, losses[-1], f"dropout {run['dropout']:g}", va="top")
    ax.set(xlabel="step", ylabel="validation loss", xlim=(0, 5900), ylim=(2.5, 5))
    return fig


def multi30k_losses() -> Figure:
    """Draw the validation losses of all runs from English to German on Multi30k."""
    record = recorded("multi30k")
    runs = [run for run in record["runs"] if run["pair"] == "en-de"]
    kinds = list(dict.fromkeys(run["how"] for run in runs))
    fig, ax = chart(figsize=(7, 3))
    for run in runs:
        losses, kind = run["validation_losses"], kinds.index(run["how"])
        steps = [record["every"] * (i + 1) for i in range(len(losses))]
        ax.plot(steps, losses, ("-", "--", ":", "-.")[kind], color=f"C{kind}")
        if run["seed"] == 0:
            side = "bottom" if kind < 2 else "top"
            ax.text(steps[-1] + 150, losses[-1], run["how"], va=side)
    ax.set(xlabel="step", ylabel="validation loss", xlim=(0, 15_500), ylim=(1.3, 2.6))
    return fig


def multi30k_scores() -> pd.DataFrame:
    """Return the lowest losses and the scores of test 2016, a row for all seeds of a setting."""
    languages = {"en-de": "German", "en-fr": "French", "en-cs": "Czech"}
    runs: dict[str, list] = {}
    for run in recorded("multi30k")["runs"]:
        runs.setdefault(f"{languages[run['pair']]}, {run['how']}", []).append(run)

    def over_seeds(values: Iterable[float], digits: int) -> str:
        low, *_, high = sorted(values) * 2
        return " to ".join(dict.fromkeys(f"{value:.{digits}f}" for value in (low, high)))

    rows = [
        {
            "": name,
            "seeds": len(some),
            "validation loss": over_seeds((min(run["validation_losses"]) for run in some), 2),
            "BLEU": over_seeds((run["greedy"]["bleu"] for run in some), 1),
            "BLEU, four beams": over_seeds((run["four beams"]["bleu"] for run in some), 1),
            "chrF, four beams": over_seeds((run["four beams"]["chrf"] for run in some), 1),
        }
        for name, some in runs.items()
    ]
    return pd.DataFrame(rows).set_index("").rename_axis(None)
