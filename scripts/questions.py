"""The questions of "Check yourself", as data: what is asked, what is right, what helps.

A question stands in its chapter so that it can be read anywhere, and on the site it takes an
answer (book/assets/questions.js). Without a list of choices, it is typed:

    **1.** What happens to the weights if all scores in a row are raised by 5?

    - **a.** They all grow
    - **b.** They stay the same

    <details class="answer"><summary>Answer</summary>

    **b.** Only differences between scores count.

    - **a.** Weights always sum to 1, so they can't all grow.

    </details>
"""

import re
from dataclasses import dataclass

import nbformat

from scripts.notebooks import chapters, prose_of

SECTION = re.compile(r"^## Check yourself\n(.*?)(?=^## |\Z)", re.M | re.S)
QUESTION = re.compile(
    r"^\*\*(\d+)\.\*\* ([^\n]+)\n\n((?:- [^\n]+\n)*)\n?"
    r'<details class="answer"><summary>Answer</summary>\n\n(.*?)\n+</details>',
    re.M | re.S,
)
LABELED = re.compile(r"^(?:- )?\*\*(`?)([^*`]+)\1\.\*\* (.+)$", re.M)
NUMBER = re.compile(r"-?[\d.,]*\d")


@dataclass(frozen=True)
class Question:
    chapter: int
    number: int
    text: str  # Markdown, like all that follows
    choices: dict[str, str]  # by letter; none where the answer is typed
    responses: dict[str, str]  # by letter, or by what is typed: the right one first

    @property
    def right(self):
        return next(iter(self.responses))

    @property
    def value(self):
        """Return the number that is right, without its unit: None if it isn't a number."""
        found = None if self.choices else NUMBER.match(self.right)
        return float(found[0].replace(",", "")) if found else None

    def as_choices(self):
        """Return (text, response, whether it is right) of each answer, typed ones as well.

        A learning platform compares what is typed by the letter, so `1,024` would not be 1024
        there. The wrong numbers that people find are good choices, too.
        """
        if self.choices:
            answers = self.choices.items()
        else:
            is_shape = self.value is None
            typed = sorted(self.responses, key=lambda one: (len(one), one))
            answers = [(one, f"`{one}`" if is_shape else one) for one in typed]
        return [(text, self.responses[key], key == self.right) for key, text in answers]


def questions_of(path):
    """Return the questions of a chapter that take an answer. Some only tell theirs."""
    prose = prose_of(nbformat.read(path, as_version=4))
    found = []
    for section in SECTION.findall(prose):
        for number, text, choices, answer in QUESTION.findall(section):
            if LABELED.match(answer):
                number, chapter = int(number), int(path.name[:2])
                options, responses = labeled(choices), labeled(answer)
                found.append(Question(chapter, number, text, options, responses))
    return found


def labeled(text):
    return {label: rest for _, label, rest in LABELED.findall(text)}


def all_questions():
    return [question for path in chapters() for question in questions_of(path)]
