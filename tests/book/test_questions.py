"""The questions of "Check yourself": one right answer each, a response to each wrong one, and
numbers that are computed here."""

import math
import re
from collections import Counter, defaultdict
from io import StringIO
from zipfile import ZipFile

import nbformat
import pytest
import torch
from lxml import etree
from sacrebleu import corpus_bleu
from torch import nn

from annotated import (
    Batch,
    LayerNorm,
    MultiHeadAttention,
    PositionwiseFeedForward,
    attention,
    bleu,
    causal_mask,
    count_parameters,
    greedy_decode,
    make_model,
    padding_mask,
)
from annotated.decoding.sampling import next_token_probabilities
from annotated.training.batches import pad
from scripts.export_quizzes import export, html_of
from scripts.notebooks import chapters, prose_of, relative_name
from scripts.questions import NUMBER, SECTION, all_questions, questions_of
from tests.helpers.small import BOS, PAD, SRC_VOCAB, small_model

QUESTIONS = all_questions()
TYPED = [question for question in QUESTIONS if not question.choices]
FEWEST = 3  # in a chapter


def name_of(question):
    return f"{question.chapter}.{question.number}"


@pytest.mark.parametrize("path", chapters(), ids=relative_name)
def test_a_chapter_has_questions_and_a_fold_is_one_or_tells_its_answer(path):
    (section,) = SECTION.findall(prose_of(nbformat.read(path, as_version=4)))
    found = questions_of(path)
    assert len(found) >= FEWEST
    asked, *folds = re.split(
        r'<details class="answer">.*?</details>', section, flags=re.S
    )
    numbers = re.findall(r"^\*\*(\d+)\.\*\* ", "".join([asked, *folds]), re.M)
    assert [int(n) for n in numbers] == list(range(1, len(folds) + 1))
    folds = section.split('<details class="answer">')[1:]
    told = [fold for fold in folds if not re.search(r"</summary>\n\n\*\*", fold)]
    assert len(found) + len(told) == len(folds), (
        "an answer whose form is not understood"
    )
    assert not any("\n- " in fold.split("</details>")[0] for fold in told)


@pytest.mark.parametrize("question", QUESTIONS, ids=name_of)
def test_one_answer_is_right_and_each_has_its_response(question):
    answers = question.as_choices()
    assert [is_right for *_, is_right in answers].count(True) == 1
    assert len(answers) >= 3 and len({text for text, *_ in answers}) == len(answers)
    if question.choices:
        assert list(question.choices) == list("abcdef")[: len(question.choices)]
        assert question.responses.keys() == question.choices.keys()
        assert not any("](" in choice for choice in question.choices.values())
    for response in question.responses.values():
        assert len(response.split()) >= 4 and response[-1] in ".)"


def test_the_letter_gives_nothing_away():
    counts = Counter(question.right for question in QUESTIONS if question.choices)
    assert max(counts.values()) < 0.5 * counts.total()
    longest = [q for q in QUESTIONS if q.choices and q.right == longest_choice(q)]
    assert len(longest) < 0.55 * counts.total()


def longest_choice(question):
    return max(question.choices, key=lambda key: len(question.choices[key]))


@pytest.mark.parametrize("question", TYPED, ids=name_of)
def test_no_wrong_number_is_as_good_as_the_right_one(question):
    if question.value is None:
        assert re.fullmatch(r"\(\d+(, \d+)+\)", question.right)
        return
    unit = question.right.removeprefix(NUMBER.match(question.right)[0])
    for wrong in list(question.responses)[1:]:
        number = NUMBER.match(wrong)[0]
        assert wrong == number + unit, "in the unit of the right answer"
        off = abs(float(number.replace(",", "")) - question.value)
        is_rounded = "." in question.right or "%" in question.right
        assert off > (0.02 * question.value if is_rounded else 0)


def base_model(**settings):
    with torch.device("meta"):  # shapes only
        return make_model(11, 13, **settings)


def modules_of(model, kind):
    return sum(isinstance(part, kind) for part in model.modules())


def runs_of_the_decoder(n_tokens):
    model, runs = small_model(max_len=n_tokens + 1).eval(), []
    model.generator.register_forward_hook(lambda *_: runs.append(1))
    src = torch.randint(3, SRC_VOCAB, (1, 5))
    greedy_decode(model, src, None, max_len=n_tokens + 1, bos_id=BOS)
    return len(runs)


def parameters_with_gradient():
    table = nn.Embedding(37_000, 512)
    table(torch.arange(2_000)).sum().backward()
    return int(table.weight.grad.count_nonzero())


def attention_maps(queries, keys, mask=None):
    q, k = torch.randn(2, 3, queries, 11), torch.randn(2, 3, keys, 11)
    return attention(q, k, k, mask)[1]


def decoder_layer(**settings):
    return base_model(**settings).decoder.layers[0]


def lost_without_cross_attention():
    model = base_model()
    whole, encoder = model.decoder.layers[0], model.encoder.layers[0]
    return count_parameters(whole) - count_parameters(encoder)


def tokens_kept(top_p, *probabilities):
    logits = torch.tensor([probabilities]).log()
    return int((next_token_probabilities(logits, top_p=top_p) > 0).sum())


def largest_sum_of_twos():
    total = torch.tensor(0.0, dtype=torch.bfloat16)
    while total + 2 != total:
        total = total + 2
    return total.item()


def rows_of_the_table():
    (path,) = (path for path in chapters() if path.name.startswith("23-"))
    cells = nbformat.read(path, as_version=4).cells
    (source,) = (c.source for c in cells if "class Positions(nn.Module)" in c.source)
    scope = {"nn": nn, "torch": torch}
    exec(source, scope)
    return len(scope["Positions"](32).table)


MILLION = torch.eye(1, 512) * 1e6
BASE = dict(d_model=256, d_ff=1024, n_heads=4)
COMPUTED = {
    "1.3": lambda: runs_of_the_decoder(12),
    "2.2": lambda: (torch.ones(2, 1, 3).bool() & torch.ones(1, 3, 3).bool()).shape,
    "3.1": lambda: (
        Batch(torch.ones(1, 2).long(), torch.tensor([[1, 7, 8, 2]]), PAD).n_tokens
    ),
    "3.2": lambda: 100 * (pad([[7] * 3, [7] * 4, [7] * 9], PAD) == PAD).double().mean(),
    "4.2": parameters_with_gradient,
    "5.1": lambda: round(2 * math.pi * 10_000 ** (6 / 8)),
    "7.3": lambda: count_parameters(MultiHeadAttention(512, 16)),
    "8.2": lambda: causal_mask(6).sum(),
    "9.3": lambda: count_parameters(PositionwiseFeedForward(64, 128)),
    "10.1": lambda: torch.zeros(2, 5, 11).mean(-1).numel(),
    "10.4": lambda: LayerNorm(512)(MILLION).detach().max(),
    "11.3": lambda: modules_of(base_model(norm_first=True), LayerNorm),
    "12.1": lambda: (
        attention_maps(5, 5, padding_mask(torch.tensor([[7, 7, 7, 0, 0]]), 0)[:, None])[
            0, 0, 0
        ]
        > 0
    ).sum(),
    "12.3": lambda: (
        base_model()
        .eval()
        .encode(torch.ones(30, 10, dtype=torch.long, device="meta"), None)
        .shape
    ),
    "13.1": lambda: modules_of(base_model(), MultiHeadAttention),
    "14.1": lambda: runs_of_the_decoder(30),
    "14.2": lambda: attention_maps(7, 5).shape,
    "15.1": lambda: count_parameters(decoder_layer(**BASE)),
    "16.1": lambda: nn.functional.cross_entropy(
        torch.zeros(1, 8_000), torch.tensor([7])
    ),
    "16.2": lambda: 200 * 0.9**9,
    "17.4": lambda: tokens_kept(0.9, 0.95, 0.03, 0.02),
    "18.1": lambda: corpus_bleu(["the cat"], [["the cat sat on a mat"]]).bp,
    "18.2": lambda: bleu(["sehr gut"] * 200, ["sehr gut"] * 200).score,
    "20.1": lambda: 1 / (0.8 + 0.2 / 4),
    "20.3": largest_sum_of_twos,
    "21.1": lost_without_cross_attention,
    "22.1": lambda: (
        2 * 32 * 8 * 128 * 2
    ),  # keys and values, layers, heads, features, bytes
    "23.2": rows_of_the_table,
}


@pytest.mark.parametrize("question", TYPED, ids=name_of)
def test_the_right_answer_is_what_the_code_gives(question):
    found = COMPUTED[name_of(question)]()
    if question.value is None:
        assert question.right == f"({', '.join(map(str, found))})"
    else:
        decimals = len(question.right.rstrip("%").partition(".")[2])
        assert round(float(found), decimals) == question.value


# What the items have of QTI 2.1's schema (imsqti_v2p1.xsd), in its order.
ITEM = etree.DTD(
    external_id=None,
    file=StringIO("""
<!ENTITY % inline "#PCDATA | em | strong | code | span">
<!ELEMENT assessmentItem (responseDeclaration, outcomeDeclaration+, itemBody,
    responseProcessing, modalFeedback+)>
<!ATTLIST assessmentItem xmlns CDATA #FIXED "http://www.imsglobal.org/xsd/imsqti_v2p1"
    identifier ID #REQUIRED title CDATA #REQUIRED adaptive (false) #REQUIRED
    timeDependent (false) #REQUIRED>
<!ELEMENT responseDeclaration (correctResponse)>
<!ATTLIST responseDeclaration identifier (RESPONSE) #REQUIRED
    cardinality (single) #REQUIRED baseType (identifier) #REQUIRED>
<!ELEMENT correctResponse (value)>
<!ELEMENT value (#PCDATA)>
<!ELEMENT outcomeDeclaration EMPTY>
<!ATTLIST outcomeDeclaration identifier (SCORE | FEEDBACK) #REQUIRED
    cardinality (single) #REQUIRED baseType (float | identifier) #REQUIRED>
<!ELEMENT itemBody (p, choiceInteraction)>
<!ELEMENT choiceInteraction (simpleChoice+)>
<!ATTLIST choiceInteraction responseIdentifier (RESPONSE) #REQUIRED
    shuffle (true | false) #REQUIRED maxChoices (1) #REQUIRED>
<!ELEMENT simpleChoice (%inline;)*>
<!ATTLIST simpleChoice identifier NMTOKEN #REQUIRED>
<!ELEMENT responseProcessing (responseCondition+)>
<!ELEMENT responseCondition (responseIf)>
<!ELEMENT responseIf (match, setOutcomeValue, setOutcomeValue)>
<!ELEMENT match (variable, baseValue)>
<!ELEMENT variable EMPTY>
<!ATTLIST variable identifier (RESPONSE) #REQUIRED>
<!ELEMENT baseValue (#PCDATA)>
<!ATTLIST baseValue baseType (float | identifier) #REQUIRED>
<!ELEMENT setOutcomeValue (baseValue)>
<!ATTLIST setOutcomeValue identifier (SCORE | FEEDBACK) #REQUIRED>
<!ELEMENT modalFeedback (p)>
<!ATTLIST modalFeedback outcomeIdentifier (FEEDBACK) #REQUIRED identifier ID #REQUIRED
    showHide (show) #REQUIRED>
<!ELEMENT p (%inline;)*>
<!ELEMENT em (%inline;)*>
<!ELEMENT strong (%inline;)*>
<!ELEMENT code (#PCDATA)>
<!ELEMENT span (#PCDATA)>
<!ATTLIST span class CDATA #REQUIRED>
"""),
)
Q = "{http://www.imsglobal.org/xsd/imsqti_v2p1}"


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    package, moodle = export(tmp_path_factory.mktemp("quizzes") / "new")
    with ZipFile(package) as archive:
        files = {
            name: etree.fromstring(archive.read(name)) for name in archive.namelist()
        }
    return files, etree.parse(moodle)


def test_each_file_of_the_package_is_in_its_manifest(exported):
    files, _ = exported
    resources = files["imsmanifest.xml"].findall(".//{*}resource")
    named = {one.get("identifier"): one.get("href") for one in resources}
    assert set(named.values()) | {"imsmanifest.xml"} == files.keys()
    assert len(named) == len(resources) == len(QUESTIONS) + len(chapters())
    for one in resources:
        needs = [need.get("identifierref") for need in one.findall("{*}dependency")]
        root = files[one.get("href")]
        refs = root.findall(f".//{Q}assessmentItemRef")
        assert [ref.get("identifier") for ref in refs] == needs
        assert [ref.get("href") for ref in refs] == [named[need] for need in needs]
        assert one.get("identifier") == root.get("identifier")


def test_an_item_of_the_package_says_what_the_chapter_says(exported):
    files, _ = exported
    by_chapter = defaultdict(int)
    for question in QUESTIONS:
        by_chapter[question.chapter] += 1
        name = f"chapter-{question.chapter:02}-question-{question.number}.xml"
        item = files[name]
        assert ITEM.validate(item), ITEM.error_log
        choices = item.findall(f".//{Q}simpleChoice")
        (right,) = item.itertext(f"{Q}value")
        scores = dict(map(score_and_feedback, item.iter(f"{Q}responseIf")))
        said = {f.get("identifier"): f for f in item.iter(f"{Q}modalFeedback")}
        assert len(choices) == len(scores) == len(said)
        for choice, (text, why, is_right) in zip(
            choices, question.as_choices(), strict=True
        ):
            key = choice.get("identifier")
            assert text_in(choice) == plain(text)
            assert text_in(said[scores[key][1]]) == plain(why)
            assert (key == right) == is_right == (float(scores[key][0]) == 1)
    assert len(by_chapter) == len(chapters())


def score_and_feedback(condition):
    chosen, score, feedback = (one.text for one in condition.iter(f"{Q}baseValue"))
    return chosen, (score, feedback)


def text_in(node):
    return "".join(node.itertext())


def plain(markdown):
    return text_in(etree.fromstring(f"<p>{html_of(markdown)}</p>"))


def test_moodle_gets_the_same_questions(exported):
    _, moodle = exported
    found = moodle.findall("question[@type='multichoice']")
    assert len(moodle.findall("question[@type='category']")) == len(chapters())
    assert len(found) == len(QUESTIONS)
    for node, question in zip(found, QUESTIONS, strict=True):
        assert node.findtext("name/text") == name_of(question)
        answers = [
            (
                a.findtext("text"),
                a.findtext("feedback/text"),
                a.get("fraction") == "100",
            )
            for a in node.findall("answer")
        ]
        expected = question.as_choices()
        assert answers == [(html_of(a), html_of(b), c) for a, b, c in expected]


def test_markdown_becomes_html_of_a_platform():
    text = "See [the *companion*](deeper/06.ipynb#why): `a < b`, $x_1 < \\sqrt{2}$."
    assert html_of(text) == (
        "See the <em>companion</em>: <code>a &lt; b</code>, "
        '<span class="math inline">\\(x_1 &lt; \\sqrt{2}\\)</span>.'
    )
