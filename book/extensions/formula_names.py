"""What formulas and code both name: queries, keys and values get one color in both.

A letter is marked only where the formula is about attention. K is a number of keys elsewhere, V
the size of a vocabulary, and k counts all kinds of things.
"""

import re

ROLES = {"q": "query", "k": "key", "v": "value"}
PROJECTION = re.compile(r"(?<=W\^)[QKV]|(?<=W_i\^)[QKV]")
WEIGHTS = re.compile(r"W(?:_i)?\^(?P<o>O)|W_(?P<number>[12])(?![0-9])")
NAMED_AFTER_ONE = re.compile(r"^[qkv]_[0-9]\b")  # q_0 = (1, 0)

# Words and subscripts are passed over: what they say is no name of a tensor.
PARTS = re.compile(
    r"(?P<skip>\\(?:text|mathrm|operatorname)\{(?!softmax)[^}]*\}|_\{[^}]*\}|_[A-Za-z0-9]|\\begin\{\w+\}|\\end\{\w+\})"
    r"|(?P<size>(?<![A-Za-z])d_k(?![A-Za-z]))"
    r"|(?P<softmax>\\text\{softmax\})"
    r"|(?P<turned>(?<=\^)\\top(?![A-Za-z]))"
    r"|\\[A-Za-z]+"
    r"|(?P<letter>[QKVqkv])"
)


def mark_roles(tex):
    """Mark queries, keys, values and other names that the code shares in a formula."""
    about = is_about_attention(tex)
    tex = PARTS.sub(mark_part, tex) if about else PROJECTION.sub(role, tex)
    return WEIGHTS.sub(weight, tex)


def is_about_attention(tex):
    letters = {m["letter"] for m in PARTS.finditer(tex)}
    capitals = {"Q", "K"} <= letters and bool({r"\top", "Attention"} & words(tex))
    return capitals or {"q", "k"} <= letters or bool(NAMED_AFTER_ONE.match(tex))


def words(tex):
    return set(re.findall(r"\\top|Attention", tex))


def mark_part(part):
    if part["size"]:
        return r"{\htmlData{name=d_k}{d_k}}"
    if part["softmax"]:
        return rf"\htmlData{{name=softmax}}{{{part[0]}}}"
    if part["turned"]:
        return r"{\htmlData{name=transpose}{\top}}"
    return role(part) if part["letter"] else part[0]


def role(part):
    return rf"{{\htmlClass{{role-{ROLES[part[0].lower()]}}}{{{part[0]}}}}}"


def weight(part):
    name = f"w_{part['number'] or 'o'}"
    return rf"{{\htmlData{{name={name}}}{{{part[0]}}}}}"
