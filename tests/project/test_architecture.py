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
PACKAGES = sorted(
    path.parent
    for top in (ROOT / "src/annotated", ROOT / "gauntlet")
    for path in top.rglob("__init__.py")
)


@pytest.fixture(scope="module")
def imports():
    return drawing.imports_between_rooms()


# --- what is drawn


def test_the_picture_is_what_the_imports_give(imports):
    stored = drawing.PICTURE.read_text("utf-8")
    assert stored == drawing.picture(imports), "python scripts/draw_architecture.py"


def test_the_table_is_what_the_imports_give(imports):
    stored = drawing.TABLE.search(drawing.PAGE.read_text("utf-8"))[0]
    assert stored == drawing.table(imports), "python scripts/draw_architecture.py"


def test_every_room_is_in_the_picture(imports):
    modules = {module.name for module in pkgutil.iter_modules(annotated.__path__)}
    assert set(imports) == modules - {"__main__"}


def test_rooms_import_what_their_files_import(imports):
    """Three that are known by heart, so that an empty graph cannot pass."""
    assert imports["checks"] == set()
    assert imports["inspection"] == {"transformer", "checks"}
    assert {"translator", "transformer", "checks"} <= imports["widgets"]


def test_an_arrow_that_follows_from_others_is_left_out():
    imports = {"top": {"middle", "low"}, "middle": {"low"}, "low": set()}
    assert drawing.drawn_arrows(imports) == [("top", "middle"), ("middle", "low")]


def test_no_arrow_runs_through_a_room():
    places = {
        name: drawing.Box(drawing.MIDDLE, y, drawing.WIDTH, 80)
        for name, y in [("top", 0), ("middle", 120), ("low", 240)]
    }
    assert drawing.arrow(places, "top", "middle")
    with pytest.raises(ValueError, match="top → low would run through a room"):
        drawing.arrow(places, "top", "low")


def test_an_arrow_bends_round_a_room_beside_the_middle():
    left = drawing.MIDDLE - drawing.WIDTH / 2 - 17
    places = {
        "top": drawing.Box(left, 0, drawing.WIDTH, 80),
        "middle": drawing.Box(left, 120, drawing.WIDTH, 80),
        "low": drawing.Box(left, 240, drawing.WIDTH, 80),
    }
    assert f" {drawing.MIDDLE:g},110 {drawing.MIDDLE:g},210 " in drawing.arrow(
        places, "top", "low"
    )


# --- what is told


def test_the_docstring_names_each_room_after_those_it_uses(imports):
    named = re.findall(r"^- .*", annotated.__doc__, re.M)
    named = [room for line in named for room in re.findall(r"`(\w+)`", line)]
    assert sorted(named) == sorted(imports)
    for number, room in enumerate(named):
        assert imports[room] <= set(named[:number]), room


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"])
def test_what_a_page_names_is_there(page):
    text = (ROOT / page).read_text("utf-8")
    named = LINK.findall(text) + PATH.findall(text)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


# --- what import-linter does not see


@pytest.mark.parametrize(
    "package", PACKAGES, ids=lambda path: str(path.relative_to(ROOT))
)
def test_no_module_has_the_name_of_what_stands_beside_it(package):
    """`import annotated.attention` gives a function if the package binds that name, too."""
    tree = ast.parse((package / "__init__.py").read_text("utf-8"))
    name = ".".join(package.relative_to(ROOT).parts).removeprefix("src.")
    tree.body = [  # `from annotated.room import file` binds the module itself
        statement for statement in tree.body if getattr(statement, "module", "") != name
    ]
    bound = {
        symbol.get_name()
        for symbol in symtable.symtable(ast.unparse(tree), name, "exec").get_symbols()
        if symbol.is_assigned() or symbol.is_imported()
    }
    assert bound & {m.name for m in pkgutil.iter_modules([str(package)])} == set()


@pytest.mark.parametrize(
    "script", sorted(WIDGETS.rglob("*.js")), ids=lambda path: path.name
)
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
