"""The book speaks the field's language, in one spelling, of what its reader can see."""

import ast
import re
from pathlib import Path

import pytest

from annotated_book.widgets.kit.base import WIDGETS
from tests.helpers.pages import all_pages, text_of

QUOTING = {"references.md"}  # titles of works
PAGES = [page for page in all_pages() if page not in QUOTING]

BRITISH = re.compile(
    r"\b(?:\w*(?:colour|favour|behaviour|neighbour|honour)\w*"
    r"|catalogues?|centre[sd]?|centring|grey|licence|learnt|spelt|misspelt|towards"
    r"|(?:modell|labell|cancell|travell)(?:ed|ing|er)|analys(?:e|ed|es|ing)"
    r"|(?:re|de)?(?:recogn|normal|initial|optim|general|organ|real|memor|summar|special|token"
    r"|quant|visual|penal|minim|maxim|factor|emphas|util|local|stabil|regular|parallel|serial)"
    r"is(?:e|ed|es|ing|ation|er|ers))\b",
    re.IGNORECASE,
)
# What computes here, in the singular and the plural, with what may stand before its verb.
MODEL = r"(?:model|network|translator|transformer|decoder|encoder|head|attention)s?"
PART = rf"(?:{MODEL}|quer(?:y|ies)|positions?|masks?)"
MAY = (
    r"(?: (?:may|can|do|does|did|must|cannot|could|never|only|not|has|have|had|then|should"
    r"|would|will))*"
)
SEQUENCE = r"(?:tokens?|positions?|keys?|scores?|words?|entr(?:y|ies)|future|padding)"
# What this book once said -> what papers, PyTorch and search engines say. A word that is right
# elsewhere ("one machine", "hidden units", "in two places") is forbidden with its neighbors.
HOME_MADE = {
    r"by heart": "memorize, overfit one batch",
    r"(?:the|of) filling|first weights|(?:weights|parameters) (?:is|are|was|were) drawn": (
        "initialization, sampled; padding"
    ),
    rf"{MODEL}['’]s? weights|(?<!attention )weights of (?:the|a|an|this|our|that)"
    rf"(?: (?:whole|trained|untrained|same|base|big))? {MODEL}": "parameters",
    r"how many weights(?! (?:is|are|does|do|sum))|trained weights": "parameters",
    r"(?<!on )the machine(?:['’]s)?(?! explorer| on one page)": "the model",
    rf"{PART}{MAY} (?:reads?|sees?|looks? (?:back )?at)|(?:rows?|that) (?:that )?sees? nothing": (
        "attends to; takes as input"
    ),
    rf"{MODEL}{MAY} (?:writes?|wrote|written|says?|said)": "generates, predicts",
    rf"hid(?:es?|ing|den) (?:the )?(?:(?:all|its|some|every|later) )?{SEQUENCE}": "masks, masked",
    rf"{SEQUENCE} (?:is|are|was|were|stays?) hidden|masks? (?:that )?hides?|blind rows?": (
        "masked; fully masked row"
    ),
    r"(?:one|a|two) places? (?:late|early|back|further|(?:to the )?(?:left|right))": "position",
    r"places? (?:in|of) (?:a|the|its) (?:token|word|sequence|sentence|vector|list|row)s?": (
        "position, dimension, index"
    ),
    r"words? (?:of|in) (?:the|a|its) (?:vocabulary|batch)|(?:padding|masked) words?": "token",
    r"subsequent mask": "causal mask",
    r"read-outs?|reads? off|likeness": "linear probe; similarity",
    r"kinks?|without a bend|nothing to bend": "non-linearity",
    r"batch-mates": "the other examples of the batch",
    r"free decoding|(?:writ|decod|generat|translat)\w+ freely|wrote freely": (
        "autoregressive decoding"
    ),
    r"honest loss|(?:entropy|loss) floors?|(?:below|above|at) the floor": (
        "entropy, the lower bound"
    ),
    r"journeys?|starts? of (?:an )?operations?": "memory traffic; kernel launches",
    r"heads? of (?:keys|values)": "KV heads",
    r"key/value cache": "KV cache",
    r"(?:decoder|encoder|layer|model)(?:['’]s)? states": "hidden states",
    r"(?<!are )(?<!s )in use": "at inference time",
    r"silenc(?:es|ed|ing)|silence (?:it|a|an|the|one|each|every|all)|deaf\w*": "ablate",
    r"blind (?:model|decoder|head|position|query)s?": "ablated; masked",
    r"t(?:ake|akes|ook|aken|aking) out": "ablate, remove",
    r"spread of (?:the |its )?(?:scores?|values|numbers|logits|features|embeddings|entries)": (
        "standard deviation, variance"
    ),
    r"louder|loudest|(?:how|too|so|as|very) loud": "of larger norm",
    r"exchang(?:es|ed|ing)": "swap",
    r"mend(?:s|ed|ing)?": "fix",
    r"whole numbers?": "integer",
    r"in the place of": "instead of",
    r"without a rest": "floor division",
    r"glu(?:e|es|ed|ing)": "join",
    r"whoever|nobody|two wishes": "name who does what",
    r"documents? (?:that )?this book grew|one of the documents": "a common bug is a common bug",
    r"(?:the|their|final|a) spread(?! out)": "standard deviation",
    r"(?<!added to )(?:the|normalized) stream(?! it)": "residual stream",
    r"(?:as|while|multiplies|of|where|pass(?:es)?|does) the rate": "learning rate, dropout rate",
    r"(?:the|and|or) generator(?:['’]s)?(?! goes| for that)": "output projection",
    r"exchange (?:information|data)": "share, communicate",
    r"whatever the weights|same weights in both": "parameters",
    r"training and writing": "training and generation",
    r"whole-number division": "integer division",
    r"(?:after|for|down|up|back)wards": "afterward, forward, downward, upward, backward",
    r"the wrong way round|the same by the": "transposed; the same with",
    r"proved right|proves that the code": "tested",
    r"hyper-parameters?": "hyperparameters",
}


@pytest.mark.parametrize("page", PAGES)
def test_american_spelling(page):
    assert BRITISH.findall(prose(page)) == []


def home_made(text):
    """Return each home-made word of a text, with what to write instead."""
    return {
        match[0]: instead
        for pattern, instead in HOME_MADE.items()
        for match in re.finditer(rf"\b(?:{pattern})\b", text, re.IGNORECASE)
    }


@pytest.mark.parametrize("page", PAGES)
def test_terms_are_those_of_the_field(page):
    assert home_made(prose(page)) == {}


def prose(page):
    """Return the text without code, addresses and quotations."""
    text = re.sub(r"^(`{3,}).*?^\1", "", text_of(page), flags=re.M | re.S)
    text = re.sub(r"`[^`]*`|\]\([^)]*\)|[“\"][^“”\"]*[”\"]", " ", text)
    return text.split("\n## References\n")[0]


def test_wrong_words_are_found_and_no_others():
    for word in ("colour", "Neighbours", "normalised", "centre", "grey", "misspelt"):
        assert BRITISH.search(f"the {word} of"), word
    for word in ("color", "exercise", "center", "centering", "precise", "otherwise"):
        assert not BRITISH.search(f"the {word} of"), word
    assert [text for text in FOUND if not home_made(text)] == []
    assert [text for text in RIGHT if home_made(text)] == []


FOUND = [
    "the model's weights", "the weights of the trained model", "how many weights it has",
    "a part of the machine", "The query may never see the future", "the head looks back at it",
    "what the decoder has written", "the mask hides it", "it hides the later positions",
    "padding is hidden", "one place to the left", "each word of the vocabulary",
    "above the floor", "the decoder's states", "decodes freely",
    "one token after the other in use", "silence it, or take out the head",
    "the spread of the scores", "two rows exchanged", "tokens exchange information",
    "the final spread is small", "it adds to the stream", "while the rate rises",
    "the embeddings and the generator", "afterwards",
]  # fmt: skip
RIGHT = [
    "the attention weights of the decoder", "how many weights are above 0.5",
    "times depend on the machine", "the machine explorer, or one machine for machine translation",
    "numbers that the model has never seen, so look at its output",
    "the paper writes it so, and the mask says which keys",
    "hidden units, hidden states; a wrong axis cannot hide", "in three places, and in place",
    "floor division, rounded down to the floor", "two conventions are in use",
    "the weight is spread out, and the residual stream",
    "the state of the random number generator", "which word is meant, and the next German word",
]  # fmt: skip


SCRIPTS = [p for p in WIDGETS.rglob("*.js") if ".bundle" not in p.name]
MODULES = list(WIDGETS.rglob("*.py"))
VOCABULARY = "story_lab/world.js"  # the words of the small world
FILES = sorted(
    {str(p.relative_to(WIDGETS)) for p in [*SCRIPTS, *MODULES]} - {VOCABULARY}
)
QUOTED = re.compile(r"“[^“”]*”")
# Where a token is meant: an English number and a story of the small world have words.
WORD = re.compile(r"\b(?:all|each|every|other|fewer|chosen) words?\b", re.IGNORECASE)
PERCENT = re.compile(r"[\d}] %(?=[`\".<,]| of | on | still)")  # as on the pages: 15%
BASES = ("Widget", "LiveWidget", "ManyLanguages")
HAVE_WORDS = ("in_page", "story_lab", "translator", "machine")
COMMENT = re.compile(r"/\*.*?\*/|(?:^|(?<=\s))//[^\n]*", re.DOTALL)
JOINT = re.compile(r"[\"`]\s*\+\s*[\"`]")


def in_script(code: str) -> str:
    """All but the comments. What reads like one of the book's words is a text, not a name."""
    return JOINT.sub("", COMMENT.sub(" ", code))


def in_module(code: str) -> str:
    """The strings, and the docstrings of the instruments, which `help` shows."""
    tree = ast.parse(code)
    kinds = ast.Module | ast.FunctionDef | ast.ClassDef
    documented = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    inner = {
        id(node.body[0].value)
        for node in documented
        if not is_instrument(node) and node.body and isinstance(node.body[0], ast.Expr)
    }
    strings = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    values = [s.value for s in strings if id(s) not in inner]
    return "\n".join(value for value in values if isinstance(value, str))


def is_instrument(node: ast.AST) -> bool:
    bases = getattr(node, "bases", [])
    return any(getattr(base, "id", "") in BASES for base in bases)


def texts_of(file: str) -> str:
    path = Path(WIDGETS, file)
    read = in_script if path.suffix == ".js" else in_module
    return QUOTED.sub(" ", read(path.read_text("utf-8")))


@pytest.mark.parametrize("file", FILES)
def test_the_terms_are_those_of_the_field(file):
    texts = texts_of(file)
    assert home_made(texts) == {}
    assert BRITISH.findall(texts) == []
    assert PERCENT.findall(texts) == []
    if not file.startswith(HAVE_WORDS):
        assert WORD.findall(texts) == []


def test_texts_are_found_and_comments_are_not():
    script = (
        '// hides the token\nconst s = `${x} the model ` +\n  "writes";  /* mend */'
    )
    assert home_made(in_script(script)) == {"model writes": "generates, predicts"}
    module = (
        'def f():\n    """Whoever it is."""\n    return f"{x} whole numbers"\n'
        'class A(Widget):\n    """Taken out."""\n'
    )
    assert set(home_made(in_module(module))) == {"whole numbers", "Taken out"}
