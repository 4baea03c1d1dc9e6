"""Write the questions of the chapters for a learning platform: `… export_quizzes OUT`.

`OUT/questions-qti.zip` is a package of QTI 2.1, with a quiz for each chapter: Canvas, Blackboard
and many others import it. `OUT/questions-moodle.xml` is for Moodle, which imports no QTI by
itself. In both, each answer has its response, and formulas are written as \\(…\\).

    python -m scripts.export_quizzes _build/quizzes
"""

import argparse
import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from html import escape
from pathlib import Path
from string import ascii_lowercase
from zipfile import ZIP_DEFLATED, ZipFile

from markdown_it import MarkdownIt
from mdit_py_plugins.dollarmath import dollarmath_plugin

from scripts.notebooks import chapters
from scripts.questions import all_questions
from scripts.write_solutions import title

QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1"
PACKAGE = "http://www.imsglobal.org/xsd/imscp_v1p1"
LINK = re.compile(r"\[([^\]]+)\]\([^)\s]+\)")  # a platform has no pages of this book
MARKDOWN = MarkdownIt("commonmark", {"xhtmlOut": True}).use(
    dollarmath_plugin, renderer=lambda formula, _: escape(rf"\({formula}\)")
)


def html_of(markdown):
    return MARKDOWN.renderInline(LINK.sub(r"\1", markdown))


def node(tag, *inside, **attributes):
    """Return an element with `inside`: elements, or one text."""
    made = ET.Element(tag, {name: str(value) for name, value in attributes.items()})
    for one in inside:
        if isinstance(one, str):
            made.text = one
        else:
            made.append(one)
    return made


def prose(tag, markdown, **attributes):
    """Return an element with what the Markdown says, as HTML."""
    made = ET.fromstring(f"<{tag}>{html_of(markdown)}</{tag}>")
    made.attrib |= attributes
    return made


def written(root, namespace):
    root.set("xmlns", namespace)
    return ET.tostring(root, encoding="unicode", xml_declaration=True)


def name_of(question):
    return f"chapter-{question.chapter:02}-question-{question.number}"


def qti_item(question):
    answers = list(zip(ascii_lowercase, question.as_choices(), strict=False))
    (right,) = (key for key, (_, _, is_right) in answers if is_right)
    return node(
        "assessmentItem",
        node(
            "responseDeclaration",
            node("correctResponse", node("value", right)),
            identifier="RESPONSE", cardinality="single", baseType="identifier",
        ),
        node("outcomeDeclaration", identifier="SCORE", cardinality="single", baseType="float"),
        node(
            "outcomeDeclaration",
            identifier="FEEDBACK", cardinality="single", baseType="identifier",
        ),
        node(
            "itemBody",
            prose("p", question.text),
            node(
                "choiceInteraction",
                *(prose("simpleChoice", text, identifier=key) for key, (text, *_) in answers),
                responseIdentifier="RESPONSE", shuffle="false", maxChoices="1",
            ),
        ),
        node("responseProcessing", *(when_chosen(key, int(a[2])) for key, a in answers)),
        *(
            node(
                "modalFeedback",
                prose("p", why),
                outcomeIdentifier="FEEDBACK", identifier=f"feedback_{key}", showHide="show",
            )
            for key, (_, why, _) in answers
        ),
        identifier=name_of(question), title=f"{question.chapter}.{question.number}",
        adaptive="false", timeDependent="false",
    )  # fmt: skip


def when_chosen(key, score):
    chosen = node(
        "match",
        node("variable", identifier="RESPONSE"),
        node("baseValue", key, baseType="identifier"),
    )
    told = node("baseValue", f"feedback_{key}", baseType="identifier")
    scored = node("baseValue", str(score), baseType="float")
    outcomes = (
        node("setOutcomeValue", scored, identifier="SCORE"),
        node("setOutcomeValue", told, identifier="FEEDBACK"),
    )
    return node("responseCondition", node("responseIf", chosen, *outcomes))


def qti_test(chapter, name, questions):
    items = (
        node("assessmentItemRef", identifier=name_of(one), href=f"{name_of(one)}.xml")
        for one in questions
    )
    section = node(
        "assessmentSection", *items, identifier="questions", title=name, visible="false"
    )
    part = node(
        "testPart", section,
        identifier="part", navigationMode="nonlinear", submissionMode="individual",
    )  # fmt: skip
    return node("assessmentTest", part, identifier=f"chapter-{chapter:02}", title=name)


def manifest(quizzes):
    resources = []
    for chapter, questions in quizzes.items():
        items = list(map(name_of, questions))
        needs = [node("dependency", identifierref=item) for item in items]
        resources.append(resource(f"chapter-{chapter:02}", "test", *needs))
        resources += [resource(item, "item") for item in items]
    about = node(
        "metadata", node("schema", "QTIv2.1 Package"), node("schemaversion", "1.0.0")
    )
    return node(
        "manifest", about, node("organizations"), node("resources", *resources),
        identifier="the-transformer-annotated",
    )  # fmt: skip


def resource(name, kind, *needs):
    file = node("file", href=f"{name}.xml")
    kind = f"imsqti_{kind}_xmlv2p1"
    return node(
        "resource", file, *needs, identifier=name, type=kind, href=f"{name}.xml"
    )


def moodle_quiz(quizzes, names):
    found = node("quiz")
    for chapter, questions in quizzes.items():
        category = node("text", f"$course$/top/{names[chapter].replace('/', '//')}")
        found.append(node("question", node("category", category), type="category"))
        found.extend(map(moodle_question, questions))
    return found


def moodle_question(question):
    def html(tag, markdown, *more, **attributes):
        text = node("text", html_of(markdown))
        return node(tag, text, *more, format="html", **attributes)

    answers = (
        html("answer", text, html("feedback", why), fraction=100 * is_right)
        for text, why, is_right in question.as_choices()
    )
    name = f"{question.chapter}.{question.number}"
    return node(
        "question",
        node("name", node("text", name)), html("questiontext", question.text),
        node("single", "true"), node("shuffleanswers", "0"), node("answernumbering", "abc"),
        *answers, type="multichoice",
    )  # fmt: skip


def export(out):
    """Write both files into the folder `out`; return their paths."""
    quizzes = defaultdict(list)
    for question in all_questions():
        quizzes[question.chapter].append(question)
    names = {int(p.name[:2]): f"{int(p.name[:2])}. {title(p)}" for p in chapters()}
    out.mkdir(parents=True, exist_ok=True)
    package, moodle = out / "questions-qti.zip", out / "questions-moodle.xml"
    with ZipFile(package, "w", ZIP_DEFLATED) as archive:
        archive.writestr("imsmanifest.xml", written(manifest(quizzes), PACKAGE))
        for chapter, questions in quizzes.items():
            test = qti_test(chapter, names[chapter], questions)
            archive.writestr(f"chapter-{chapter:02}.xml", written(test, QTI))
            for one in questions:
                archive.writestr(f"{name_of(one)}.xml", written(qti_item(one), QTI))
    moodle.write_text(written(moodle_quiz(quizzes, names), ""), "utf-8")
    return package, moodle


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description="Write the questions for a learning platform"
    )
    parser.add_argument("out", type=Path, help="the folder to write into")
    print("Written:", *export(parser.parse_args().out))
