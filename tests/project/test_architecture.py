"""The rooms are what the drawing and the docstring say. `lint-imports` holds the imports."""

import ast
import pkgutil
import re
import symtable
from pathlib import Path

import pytest

import annotated
from scripts import draw_architecture as drawing
from scripts.draw_architecture import ROOT

WIDGETS = ROOT / "src/annotated_book/widgets"
BELOW_A_WIDGET = ["kit", "in_page"]
JS_IMPORT = re.compile(r"""^(?:import|export)\b[^"';=()]*["'](\.[^"']+)["']""", re.M)
LINK = re.compile(r"\]\((?!http)([^)#]+)[^)]*\)")
PATH = re.compile(r"`((?:src|book|tests|gauntlet|scripts|benchmarks)/[\w/.-]*)`")
INITS = [*ROOT.glob("src/**/__init__.py"), *ROOT.glob("gauntlet/**/__init__.py")]
PACKAGES = sorted(path.parent for path in INITS)


@pytest.fixture(scope="module")
def imports():
    return drawing.imports()


# --- what is drawn


def test_picture_and_table_are_what_the_imports_give(imports):
    stored = drawing.PICTURE.read_text("utf-8")
    assert stored == drawing.picture(imports), "python -m scripts.draw_architecture"
    stored = drawing.TABLE.search(drawing.PAGE.read_text("utf-8"))[0]
    assert stored == drawing.table(imports), "python -m scripts.draw_architecture"


def test_every_package_and_room_is_in_the_picture(imports):
    packages = {path.parent.name for path in (ROOT / "src").glob("*/__init__.py")}
    assert packages == set(drawing.PLACES)
    for package in drawing.CONTRACTS:
        folder = [str(ROOT / "src" / package)]
        modules = {module.name for module in pkgutil.iter_modules(folder)}
        drawn = {room.partition(".")[2] for room in drawing.rooms(package)}
        assert drawn == modules - {"__main__"}


def test_rooms_import_what_their_files_import(imports):
    """Some that are known by heart, so that an empty graph cannot pass."""
    assert imports["annotated"] == imports["annotated.checks"] == set()
    assert imports["annotated.transformer"] == {"annotated.checks"}
    assert imports["annotated_lab"] == imports["transformer_checkup"] == {"annotated"}
    assert imports["annotated_book"] == {"annotated", "annotated_lab"}
    assert imports["annotated_course"] == {"annotated", "transformer_checkup"}
    # an arrow that follows from others is left out
    arrows = drawing.drawn_arrows(imports)
    assert ("annotated_lab", "annotated") in arrows
    assert ("annotated_book", "annotated") not in arrows


# --- what is told


def test_the_docstring_of_the_textbook_names_its_rooms_in_order():
    named = re.findall(r"^- `(\w+)`", annotated.__doc__, re.M)
    order = [room.partition(".")[2] for room in drawing.rooms("annotated")]
    assert sorted([*named, "checks", "scores"]) == sorted(order)
    used = drawing.imports()
    for number, room in enumerate(named):
        inner = {u.partition(".")[2] for u in used[f"annotated.{room}"]}
        assert inner - {"checks", "scores"} <= set(named[:number]), room


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"])
def test_what_a_page_names_is_there(page):
    text = (ROOT / page).read_text("utf-8")
    named = LINK.findall(text) + PATH.findall(text)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


# --- what import-linter does not see


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_no_module_has_the_name_of_what_stands_beside_it(package):
    """`import annotated.attention` gives a function if the package binds that name, too."""
    tree = ast.parse((package / "__init__.py").read_text("utf-8"))
    name = ".".join(package.relative_to(ROOT).parts).removeprefix("src.")
    # `from annotated.room import file` binds the module itself
    tree.body = [one for one in tree.body if getattr(one, "module", "") != name]
    symbols = symtable.symtable(ast.unparse(tree), name, "exec").get_symbols()
    bound = {s.get_name() for s in symbols if s.is_assigned() or s.is_imported()}
    assert bound & {m.name for m in pkgutil.iter_modules([str(package)])} == set()


SCRIPTS = sorted(WIDGETS.rglob("*.js"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_the_javascript_of_a_widget_imports_no_other_widget(script):
    folder = script.relative_to(WIDGETS).parts[0]
    allowed = {folder, *BELOW_A_WIDGET}
    if folder in BELOW_A_WIDGET:
        allowed = set(BELOW_A_WIDGET[: BELOW_A_WIDGET.index(folder) + 1])
    for name in JS_IMPORT.findall(script.read_text("utf-8")):
        imported = (script.parent / name).resolve()
        assert imported.exists(), name
        assert imported.relative_to(WIDGETS).parts[0] in allowed, name


def test_imports_of_javascript_are_found():
    found = JS_IMPORT.findall((WIDGETS / "translator/translator.js").read_text("utf-8"))
    folders = {Path(name).parent.name for name in found}
    assert folders == {"", *BELOW_A_WIDGET}  # "": of the widget itself
    several_lines = 'import {\n  one,\n  two,\n} from "../kit/grid.js";\n'
    assert JS_IMPORT.findall(several_lines) == ["../kit/grid.js"]
