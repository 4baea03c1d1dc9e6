"""What is folded away on a page: one fold for one thing, with a name that says what it is.

The notebooks stay as they are. A question's answer and the code that proves it share a fold,
imports and the like share one, and no fold is called "Show code cell content".
"""

import ast
import re

from docutils import nodes

DETAILS = r'(<details class="answer"[^>]*>\s*<summary>)(.*?)(</summary>)'
ANSWER = re.compile(DETAILS, re.S)
LISTING = re.compile(r"show_source\(([\w.]+)\)")
SOURCE = "cell_code_source"
KINDS = ast.FunctionDef | ast.ClassDef


def is_cell(node):
    return isinstance(node, nodes.container) and node.get("nb_element") == "cell_code"


def fold(app, doctree):
    for close in list(doctree.findall(lambda n: is_raw(n, "</details>"))):
        join_answer(close)
    cells = list(doctree.findall(is_cell))
    while cells:
        if only_prepares(cells[0]):
            del cells[: fold_imports(cells[0])]
        else:
            del cells[0]
    cells = [cell for cell in doctree.findall(is_cell) if is_to_fold(cell)]
    sources = [python_in(cell) for cell in doctree.findall(is_cell) if has_source(cell)]
    while cells:
        together = first_group(cells)
        below = sources[1 + sources.index(python_in(together[-1])) :]
        label = label_of(together, below)
        if is_solution(cells[0]):
            fold_solution(together)
        elif len(together) > 1:
            fold_together(together, label)
        else:
            fold_cell(cells[0], label)
        del cells[: len(together)]


def has_source(cell):
    return cell.children[0].get("nb_element") == SOURCE


def is_to_fold(cell):
    return cell.get("hide_mode") and has_source(cell)


def is_raw(node, text):
    return isinstance(node, nodes.raw) and node.astext().strip() == text


def raw(html):
    return nodes.raw("", html, format="html")


def open_fold(label, kind="code"):
    return raw(f'<details class="fold {kind}"><summary>{label}</summary>\n')


def join_answer(close):
    """Bring the hidden cells right after an answer into its fold."""
    siblings, at = close.parent, close.parent.index(close)
    proofs = []
    for cell in siblings[at + 1 :]:
        if not is_cell(cell) or cell.get("hide_mode") != "all" or is_solution(cell):
            break
        proofs.append(cell)
    opening = next((n for n in reversed(siblings[:at]) if opens(n)), None)
    if not proofs or opening is None or not ANSWER.match(opening.astext().strip()):
        return
    named = ANSWER.sub(r"\1\2, and the code that checks it\3", opening.astext())
    siblings.replace(opening, raw(named))
    siblings.remove(close)
    siblings.insert(at + len(proofs), close)
    for cell in proofs:
        del cell["hide_mode"]


def opens(node):
    return isinstance(node, nodes.raw) and node.astext().lstrip().startswith("<details")


def is_solution(cell):
    return "tag_solution" in cell["classes"]


def only_prepares(cell):
    """Return whether the cell imports and only sets something up."""
    if not is_cell(cell) or [p.get("nb_element") for p in cell.children] != [SOURCE]:
        return False  # it prints something, or its code is not shown
    statements = ast.parse(python_in(cell)).body
    imports = [isinstance(s, ast.Import | ast.ImportFrom) for s in statements]
    return any(imports) and all(map(sets_up, statements))


def python_in(cell):
    lines = cell.children[0].astext().splitlines()
    return "\n".join(line for line in lines if line[:1] not in ("%", "!"))


def sets_up(statement):
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.Expr(ast.Call()):
            return True
        case ast.Assign([ast.Name("_")], ast.Call()):
            return True
    return False


def fold_imports(cell):
    """Fold this cell with those right after it that only prepare; return how many they are."""
    siblings, at = cell.parent, cell.parent.index(cell)
    end = at + 1
    while end < len(siblings) and only_prepares(siblings[end]):
        end += 1
    cells = siblings[at:end]
    for one in cells:
        one.attributes.pop("hide_mode", None)
        siblings.remove(one)
    siblings.insert(at, [open_fold("Imports", "imports"), *cells, raw("</details>\n")])
    return len(cells)


def fold_cell(cell, label):
    """Fold what MyST-NB would fold, with our own words for it."""
    whole = cell.attributes.pop("hide_mode") == "all"
    outputs = cell.children[1:]
    folded = list(cell.children) if whole else cell.children[:1]
    kept = [] if whole else outputs
    if whole and (listing := LISTING.fullmatch(python_in(cell).strip())):
        label = f"The listing of <code>{listing[1]}</code>"
    elif whole:
        label = "The code, and what it prints" if outputs else "The check"
    cell.children = []
    cell.extend([open_fold(label), *folded, raw("</details>\n"), *kept])


def fold_solution(cells):
    """Fold all cells that solve one exercise, with their outputs."""
    siblings, at = cells[0].parent, cells[0].parent.index(cells[0])
    for cell in cells:
        cell.attributes.pop("hide_mode")
        siblings.remove(cell)
    siblings.insert(at, [open_fold("Solution"), *cells, raw("</details>\n")])


def first_group(cells):
    """Return the first cell and those after it that lead to the same output or solution."""
    end = 1
    while end < len(cells) and leads_to(cells[end - 1], cells[end]):
        end += 1
    return cells[:end]


def leads_to(cell, other):
    """Return whether `other` continues `cell`: right below it, in one solution or one output."""
    whole = "all" in (cell["hide_mode"], other["hide_mode"])
    if whole and not (is_solution(cell) and is_solution(other)):
        return False
    if not whole and len(cell.children) > 1:
        return False
    both = cell.parent
    return other.parent is both and both.index(other) == 1 + both.index(cell)


def fold_together(cells, label):
    """Fold the code of all these cells; the output of the last one stands after it."""
    *_, last = cells
    siblings, outputs = last.parent, last.children[1:]
    code, shown = last.deepcopy(), last.deepcopy()
    code.children, shown.children, shown["ids"] = [], [], []
    code.append(last.children[0])
    shown.extend(outputs)
    at = siblings.index(cells[0])
    for cell in (*cells[:-1], code, shown):
        cell.attributes.pop("hide_mode", None)
    for cell in cells:
        siblings.remove(cell)
    folded = [open_fold(label), *cells[:-1], code, raw("</details>\n")]
    siblings.insert(at, [*folded, shown] if outputs else folded)


def label_of(cells, below):
    """Name the contents of a fold: what its code shows, or the names that later cells need."""
    outputs = cells[-1].children[1:]
    if not outputs:
        names = in_code([name for cell in cells for name in defined_in(cell)])
        return f"Code: {', '.join(names[:4])}" if names else "Code"
    label = f"The code of this {kind_of(outputs)}"
    names = in_code(names_for("\n".join(map(python_in, cells)), below))
    return f"{label}, and {', '.join(names[:3])} for later" if names else label


def in_code(names):
    return [f"<code>{name}</code>" for name in names]


def names_for(source, below):
    """Return the names that a source defines and a later one uses."""
    defined, _ = names_in(source)
    found = []
    for other in below:
        again, taken = names_in(other)
        found += [name for name in defined if name in taken and name not in again]
        defined = [name for name in defined if name not in {*again, *found}]
    return found


def names_in(source):
    """Return the names that a source defines outside its functions, and those that it uses."""
    defined, taken, own = {}, set(), set()
    for statement in ast.parse(source).body:
        for node in ast.walk(statement):
            match node:
                case ast.FunctionDef() | ast.ClassDef():
                    defined[node.name] = True
                case ast.arg():
                    own.add(node.arg)
                case ast.comprehension():
                    inner = ast.walk(node.target)
                    own |= {n.id for n in inner if isinstance(n, ast.Name)}
                case ast.Name(ctx=ast.Load()):
                    taken.add(node.id)
                case ast.Name() if isinstance(statement, KINDS):
                    own.add(node.id)
                case ast.Name():
                    defined[node.id] = True
    return [name for name in defined if name not in own], taken - own


def defined_in(cell):
    """Return the functions and classes of a cell, or else the names that it assigns."""
    statements = ast.parse(python_in(cell)).body
    names = [s.name for s in statements if isinstance(s, KINDS)]
    targets = [t for s in statements if isinstance(s, ast.Assign) for t in s.targets]
    return names or [t.id for t in targets if isinstance(t, ast.Name) and t.id != "_"]


def kind_of(outputs):
    """Return what stands under a cell: a picture, a table or an output."""
    found = [node for output in outputs for node in output.findall()]
    html = "".join(node.astext() for node in found if isinstance(node, nodes.raw))
    pictures = ("<svg", "<img", "vegaEmbed(", 'class="chart')
    if any(isinstance(node, nodes.image) for node in found):
        return "picture"
    if any(sign in html for sign in pictures):
        return "picture"
    return "table" if "<table" in html else "output"


def add_files(app, pagename, templatename, context, doctree):
    """Let the questions of a chapter take answers."""
    if 'id="check-yourself"' in context.get("body", ""):
        app.add_css_file("questions.css")
        app.add_js_file("questions.js", loading_method="defer")


def setup(app):
    app.connect("doctree-read", fold)
    app.connect("html-page-context", add_files)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
