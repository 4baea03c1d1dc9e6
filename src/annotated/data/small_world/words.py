"""The words of the small world, and how often each kind of thing happens in it.

Everything here is a plain table: the page's checker, in JavaScript, gets the same ones.
"""

from __future__ import annotations

END = "</s>"  # ends a story, as it ends every sequence of the book

WOMEN: tuple[str, ...]
MEN: tuple[str, ...]
THINGS: tuple[str, ...]
PLACES: tuple[str, ...]
COLORS: tuple[str, ...]
WOMEN, MEN, THINGS, PLACES, COLORS = (
    tuple(words.split())
    for words in (
        "Anna Clara Emma Eva Greta Ida Julia Lena Maria Nora Olga Rosa",
        "Adam Ben Carl David Emil Felix Hugo Leo Max Noah Oscar Tom",
        "apple bag ball bell book box coin cup doll drum hat key kite lamp ring rope",
        "attic barn cellar forest garden hall house kitchen library park school tower",
        "black blue brown green pink red white yellow",
    )
)
GENDER: dict[str, str] = {
    **dict.fromkeys(WOMEN, "she"),
    **dict.fromkeys(MEN, "he"),
}
SUBJECT_PRONOUN: dict[str, str] = {"she": "She", "he": "He"}
OBJECT_PRONOUN: dict[str, str] = {"she": "her", "he": "him"}
MEANS: dict[str, str] = {"She": "she", "He": "he", "her": "she", "him": "he"}

# What follows a sentence's first word or its verb. Capitals are choices, all else is fixed.
AFTER: dict[str, str] = {
    "There": "is a COLOR NEW in the PLACE .",
    "is": "in the PLACE .",
    "has": "a COLOR NEW .",
    "goes": "to the PLACE .",
    "takes": "THING .",  # and "from OTHER", if somebody has it
    "finds": "THING .",
    "gives": "THING to OTHER .",
    "carries": "THING to the PLACE .",
    "drops": "THING .",
    "hides": "THING .",
    "loses": "THING .",
    "Who": "has the ASKED",
    "Where": "is ABOUT",
    "What": "color is the ASKED",
}

# Of the verbs that are possible, each is chosen with a probability proportional to these.
VERBS: dict[str, int] = dict(
    goes=2, takes=4, finds=4, gives=4, carries=2, drops=1, hides=1, loses=1
)
QUESTIONS: dict[str, int] = dict(Who=2, Where=2, What=1)

FEWEST_PEOPLE, MOST_PEOPLE, N_THINGS, MOST_PLACES = 2, 3, 2, 3
PRONOUN = 1 / 2  # how often a pronoun is used where it is clear
QUESTION = 1 / 3  # how many of the sentences after the opening are questions
# A sentence that begins after so many words may be the end instead, or has to be.
MAY_END, MUST_END, END_SHARE = 44, 62, 1 / 4
MAX_WORDS = MUST_END + 11  # the longest sentence, question and answer, has 11

FIXED = "There Who Where What Nobody She He It her him it the a is has in to from color knows"
VOCABULARY = (
    ".",
    "?",
    *FIXED.split(),
    *VERBS,
    *WOMEN,
    *MEN,
    *THINGS,
    *PLACES,
    *COLORS,
)
