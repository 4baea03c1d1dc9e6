"""The idea of a piece of code: what is left without annotations, docstrings and checks.

It is made by cutting characters out of the source, never by writing any, so whatever is
shown as the idea stands in the file that runs.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from bisect import bisect_right
from itertools import pairwise
from keyword import iskeyword

WIDTH = 88  # columns: a statement that then fits on one line is no longer folded
FIELDS = {"dataclass", "NamedTuple", "TypedDict"}  # they read a class's annotations
SKIPPED = {tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}

Cut = tuple[int, int]  # the characters from the first number up to the second
Function = ast.FunctionDef | ast.AsyncFunctionDef


def idea_of(source: str) -> str:
    """The source of a function, class or module without what its idea does not need.

    Raises:
        SyntaxError: if `source` is no Python code.
    """
    return "".join(source[start:stop] for start, stop in kept(source)).rstrip()


def idea_lines(source: str) -> dict[int, str]:
    """The lines of the idea, by the number (from 1) of the line of `source` they begin on."""
    text, places = "", []
    for start, stop in kept(source):
        text += source[start:stop]
        places += range(start, stop)
    lines, at = {}, 0
    for line in text.rstrip().splitlines(keepends=True):
        lines[source.count("\n", 0, places[at]) + 1] = line.rstrip("\n")
        at += len(line)
    return lines


def kept(source: str) -> list[Cut]:
    """The parts of `source` that make up its idea, in order."""
    ends = [0, *(end for cut in idea_cuts(source) for end in cut), len(source)]
    parts = zip(ends[::2], ends[1::2], strict=True)
    return [(start, stop) for start, stop in parts if start < stop]


def idea_cuts(source: str) -> list[Cut]:
    """The parts of `source` that its idea leaves out, in order and apart from each other."""
    text = Text(source)
    tree = ast.parse(source)
    cuts = type_cuts(text, tree) + unwrapped(text, tree)
    cuts += text.without_blank_lines([text.lines_of(s) for s in needless(tree)])
    cuts = merged(cuts)
    return merged(cuts + unfolded(text, cuts))


def merged(cuts: list[Cut]) -> list[Cut]:
    result: list[Cut] = []
    for start, stop in sorted(cuts):
        if result and start <= result[-1][1]:
            result[-1] = result[-1][0], max(stop, result[-1][1])
        else:
            result.append((start, stop))
    return [cut for cut in result if cut[0] < cut[1]]


class Text:
    """Source text with the places of its lines and tokens, as indices of characters."""

    def __init__(self, source: str):
        self.source = source
        self.lines = source.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))

    def start(self, node: ast.AST) -> int:
        return self.place(node.lineno, node.col_offset)  # type: ignore[attr-defined]

    def end(self, node: ast.AST) -> int:
        return self.place(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def place(self, line: int, column: int) -> int:
        """`ast` counts lines from 1, and columns in bytes."""
        text = self.lines[line - 1].encode()[:column].decode()
        return self.starts[line - 1] + len(text)

    def tokens(self, cuts: list[Cut]) -> list[tuple[int, int, tokenize.TokenInfo]]:
        """The tokens outside the cuts, with the places where they start and end."""
        cut_starts, found = [start for start, _ in cuts], []
        for token in tokenize.generate_tokens(io.StringIO(self.source).readline):
            start = self.starts[token.start[0] - 1] + token.start[1]
            end = self.starts[token.end[0] - 1] + token.end[1]
            before = bisect_right(cut_starts, start) - 1
            if before < 0 or cuts[before][1] <= start:
                found.append((start, end, token))
        return found

    def lines_of(self, statement: ast.stmt) -> tuple[int, int]:
        """First and last line, from 0, with the comments that stand right above."""
        first = statement.lineno - 1
        while first > 0 and self.lines[first - 1].lstrip().startswith("#"):
            first -= 1
        return first, (statement.end_lineno or statement.lineno) - 1

    def without_blank_lines(self, blocks: list[tuple[int, int]]) -> list[Cut]:
        """Cut blocks of lines, and the blank lines that would be left over beside them."""
        gone = {n for first, last in blocks for n in range(first, last + 1)}
        before = ""
        for n, line in enumerate(self.lines):
            if n in gone:
                continue
            if not line.strip() and (not before or before.endswith((":\n", "\n\n"))):
                gone.add(n)
            else:
                before = before + line if not line.strip() else line
        return [(self.starts[n], self.starts[n + 1]) for n in sorted(gone)]


# --- annotations


def type_cuts(text: Text, tree: ast.Module) -> list[Cut]:
    """What is written about types."""
    nodes = list(ast.walk(tree))
    classes = [n for n in nodes if isinstance(n, ast.ClassDef) and has_fields(n)]
    fields = {id(statement) for node in classes for statement in node.body}
    cuts = []
    for node in nodes:
        if isinstance(node, Function):
            cuts += [*parameters(text, node.args), *returned(text, node)]
        elif isinstance(node, ast.AnnAssign) and node.value and id(node) not in fields:
            # `rows: list[int] = []` becomes `rows = []`.
            cuts.append((text.end(node.target), text.end(node.annotation)))
    return cuts


def has_fields(node: ast.ClassDef) -> bool:
    """The annotations of such a class are its fields: without them it is another class."""
    marks = [n for mark in node.decorator_list + node.bases for n in ast.walk(mark)]
    return any(isinstance(n, ast.Name) and n.id in FIELDS for n in marks)


def parameters(text: Text, given: ast.arguments) -> list[Cut]:
    plain = given.posonlyargs + given.args
    defaults = dict(zip(reversed(plain), reversed(given.defaults), strict=False))
    defaults |= dict(zip(given.kwonlyargs, given.kw_defaults, strict=True))
    cuts = []
    for arg in [*plain, given.vararg, *given.kwonlyargs, given.kwarg]:
        if arg is None or arg.annotation is None:
            continue
        name_end, default = text.start(arg) + len(arg.arg), defaults.get(arg)
        if default is None:
            cuts.append((name_end, text.end(arg)))
        else:  # `rate: float = 0.1` becomes `rate=0.1`
            equals = text.source.index("=", text.end(arg))
            cuts += [(name_end, equals), (equals + 1, text.start(default))]
    return cuts


def returned(text: Text, node: Function) -> list[Cut]:
    if node.returns is None:
        return []
    arrow = text.source.rindex("->", 0, text.start(node.returns))
    colon = text.source.index(":", text.end(node.returns))
    return [(len(text.source[:arrow].rstrip()), colon)]


# --- docstrings and checks


def needless(tree: ast.Module) -> list[ast.stmt]:
    """The statements, outermost first, that the idea can do without."""
    found: list[ast.stmt] = []

    def search(statements: list[ast.stmt], fields: bool = False) -> None:
        gone = [s for s in statements if is_needless(s, fields)]
        if len(gone) == len(statements):  # something has to stay in its place
            gone = [s for s in gone if is_docstring(s)][: len(gone) - 1]
        found.extend(gone)
        for statement in statements:
            if statement not in gone:
                inner = isinstance(statement, ast.ClassDef) and has_fields(statement)
                for name in ("body", "orelse", "finalbody"):
                    search(getattr(statement, name, []), inner)

    search(tree.body)
    return found + only_for(found, tree)


def is_docstring(statement: ast.stmt) -> bool:
    value = getattr(statement, "value", None)
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def is_needless(statement: ast.stmt, fields: bool = False) -> bool:
    """Is it a docstring, a check, or something with nothing but these inside?"""
    match statement:
        case ast.Raise() | ast.Assert():
            return True
        case ast.Expr() if is_docstring(statement):
            return True
        case ast.Expr(ast.Call(ast.Name(name) | ast.Attribute(attr=name))):
            return name == "require" or name.startswith("check")
        case ast.AnnAssign(value=None):
            return not fields
        case ast.If() | ast.For():
            return all(map(is_needless, statement.body + statement.orelse))
    return False


def only_for(gone: list[ast.stmt], tree: ast.Module) -> list[ast.stmt]:
    """Assignments to names that only the statements that are gone have read."""
    lost = {id(node) for statement in gone for node in ast.walk(statement)}
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    reads = [node for node in names if isinstance(node.ctx, ast.Load)]
    read = {node.id for node in reads if id(node) not in lost}
    asked = {node.id for node in reads if id(node) in lost} - read
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and id(node) not in lost
        and all(names_in(target) <= asked for target in node.targets)
    ]


def names_in(target: ast.expr) -> set[str]:
    """The names that an assignment binds; of anything but names, its source."""
    if isinstance(target, ast.Tuple):
        return {name for part in target.elts for name in names_in(part)}
    return {target.id if isinstance(target, ast.Name) else ast.unparse(target)}


def unwrapped(text: Text, tree: ast.Module) -> list[Cut]:
    """Of a `try` whose handlers only raise another error, the body."""
    cuts = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Try) or node.orelse or node.finalbody:
            continue
        if all(is_needless(s) for handler in node.handlers for s in handler.body):
            first, handlers = node.body[0].lineno - 1, node.handlers[0].lineno - 1
            cuts.append((text.starts[node.lineno - 1], text.starts[first]))
            cuts.append(
                (text.starts[handlers], text.starts[node.end_lineno or handlers])
            )
            steps = [
                (text.starts[n], text.starts[n] + 4) for n in range(first, handlers)
            ]
            cuts += [cut for cut in steps if text.source[slice(*cut)].isspace()]
    return cuts


# --- lines that need not be folded any more


def unfolded(text: Text, cuts: list[Cut]) -> list[Cut]:
    """Cut the line breaks of each statement that fits on one line without them."""
    found, statement = [], []
    for start, end, token in text.tokens(cuts):
        if token.type == tokenize.NEWLINE:
            found += joined(statement, cuts)
            statement = []
        elif token.type not in SKIPPED and (
            statement or token.type != tokenize.COMMENT
        ):
            statement.append((start, end, token))
    return found


def joined(tokens: list, cut_already: list[Cut]) -> list[Cut]:
    """The cuts that bring one statement onto one line; none if it stays as it is."""
    folds = [(a, b) for a, b in pairwise(tokens) if a[2].end[0] < b[2].start[0]]
    if not folds or any(a[2].type == tokenize.COMMENT for a, _ in folds):
        return []
    cuts = []
    for (start, end, before), (next_start, _, after) in folds:
        closes = after.string in (")", "]", "}")
        if closes and before.string == "," and not is_one_tuple(tokens, start):
            end = start  # a comma that only stood at the end of its line
        tight = closes or before.string in ("(", "[", "{")
        cuts.append((end, next_start if tight else next_start - 1))
    if width_of(tokens, cut_already + cuts) <= WIDTH:
        return cuts
    # Still too long. The parameters of a function go on as few lines as they need.
    return filled(tokens, cut_already) if tokens[0][2].string == "def" else []


def width_of(tokens: list, cuts: list[Cut]) -> int:
    """Columns up to the end of the last token, if no line break is left."""
    (first, _, head), (_, last, _) = tokens[0], tokens[-1]
    inside = [cut for cut in merged(cuts) if first <= cut[0] < last]
    return head.start[1] + last - first - sum(b - a for a, b in inside)


def filled(tokens: list, cut_already: list[Cut]) -> list[Cut]:
    cuts: list[Cut] = []
    line = 1  # the token that the present line begins with, after `def f(`
    for at in range(1, len(tokens) - 1):
        (_, end, before), (start, _, after) = tokens[at : at + 2]
        if before.end[0] == after.start[0]:
            continue
        upto = next(
            (i for i in range(at + 1, len(tokens)) if tokens[i][2].string == ","), 0
        )
        trial = [*cuts, (end, start - 1)]
        fits = upto and width_of(tokens[line : upto + 1], cut_already + trial) <= WIDTH
        if before.string == "," and after.string != ")" and fits:
            cuts = trial
        else:
            line = at + 1
    return cuts


def is_one_tuple(tokens: list, comma: int) -> bool:
    """Is this the comma of `(x,)`, without which it would be no tuple?"""
    depth, commas = 0, 0
    for at in range(next(i for i, t in enumerate(tokens) if t[0] == comma), -1, -1):
        string = tokens[at][2].string
        depth += (string in (")", "]", "}")) - (string in ("(", "[", "{"))
        commas += string == "," and depth == 0
        if depth < 0:
            before = tokens[at - 1][2].string if at else ""
            called = re.fullmatch(r"\w+|[)\]]", before) and not iskeyword(before)
            return commas == 1 and (string == "[") == bool(called) and string != "{"
    return False
