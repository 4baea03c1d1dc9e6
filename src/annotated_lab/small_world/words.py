"""The words of the small world, and how often each thing happens: plain tables."""

END = "</s>"  # ends a story, as it ends every sequence of the book

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
GENDER: dict[str, str] = {**dict.fromkeys(WOMEN, "she"), **dict.fromkeys(MEN, "he")}
SUBJECT_PRONOUN: dict[str, str] = {"she": "She", "he": "He"}
OBJECT_PRONOUN: dict[str, str] = {"she": "her", "he": "him"}

# What follows a sentence's first word, or its verb. Capitals are choices, all else is fixed.
AFTER: dict[str, str] = {
    "meets": "NEWCOMER MORE",
    "The": "NEW is COLOR . WHERE",
    "It": "is in the PLACE .",
    "has": "THING .",
    "wants": "the ASKED .",
    "takes": "THING from HOLDER .",
    "finds": "THING in the SPOT .",
    "gives": "THING to RECEIVER .",
    "carries": "THING to the PLACE .",
    "hides": "THING in the PLACE .",
    "loses": "THING .",
    "Who": "has the ASKED ?",
    "Where": "is the ASKED ?",
    "What": "color is the ASKED ?",
    "Then": "ACTOR DEED",
}

# Of these, each is chosen with a probability proportional to its number.
DEEDS: dict[str, int] = dict(gives=2, carries=1, hides=1, loses=1)
QUESTIONS: dict[str, int] = dict(Who=2, Where=2, What=1)

N_THINGS = 2
PRONOUN = 1 / 2  # how often a pronoun is used where it is clear
QUESTION = 1 / 3  # how many of the sentences are questions, where one can come
THEN = 1 / 2  # how often the one who got a thing does something with it at once
# A sentence that begins after so many words may be the end instead, or has to be.
MAY_END, MUST_END, END_SHARE = 44, 60, 1 / 4
MAX_WORDS = MUST_END + 22  # a wish, how it is granted, what is done then, and the end

FIXED = (
    "The It Then Who Where What Nobody She He she he her him it the and is has in to "
    "from color knows meets wants takes finds"
)
VOCABULARY = (".", "?", *FIXED.split(), *DEEDS, *WOMEN, *MEN, *THINGS, *PLACES, *COLORS)
