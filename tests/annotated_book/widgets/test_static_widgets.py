"""A page without a kernel: widgets are found, their files written, foreign ones reported."""

import json
import re
import subprocess
from io import StringIO

import nbformat
import pytest
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.util.docutils import docutils_namespace

import annotated_book.widgets
from annotated_book.widgets import MaskComposer
from annotated_book.widgets.kit import base, stored
from book.extensions import static_widgets
from tests.helpers.javascript import in_node

VIEW = static_widgets.VIEW


def notebook(*bundles):
    """A notebook with these outputs, and the widget state that Jupyter saves beside them."""
    state = {"id": {"model_name": "AnyModel", "model_module": "anywidget", "state": {}}}
    widgets = {"application/vnd.jupyter.widget-state+json": {"state": state}}
    cell = nbformat.v4.new_code_cell(
        "1",
        outputs=[nbformat.v4.new_output("display_data", bundle) for bundle in bundles],
    )
    title = nbformat.v4.new_markdown_cell("# Title")
    language = {"name": "python", "pygments_lexer": "ipython3"}
    return nbformat.v4.new_notebook(
        cells=[title, cell],
        metadata={"widgets": widgets, "language_info": language, "orphan": True},
    )


@pytest.fixture
def build(tmp_path):
    """Build pages from notebooks: name -> HTML, and the warnings."""

    def build(**notebooks):
        source, warnings = tmp_path / "source", StringIO()
        source.mkdir()
        for name, content in notebooks.items():
            nbformat.write(content, source / f"{name}.ipynb")
        config = {
            "extensions": ["myst_nb", "book.extensions.static_widgets"],
            "nb_execution_mode": "off",
            "root_doc": next(iter(notebooks)),
            "source_suffix": {
                ".rst": "restructuredtext"
            },  # Sphinx adds to its default's own dict
        }
        folders = [source, None, tmp_path / "site", tmp_path / "trees", "html"]
        with docutils_namespace():
            app = Sphinx(*folders, config, status=None, warning=warnings)
            app.build()
        site = tmp_path / "site"
        pages = {name: (site / f"{name}.html").read_text() for name in notebooks}
        return pages, warnings.getvalue()

    return build


def test_pages_of_a_book(build, tmp_path):
    large = MaskComposer(sequence=1)
    large.page_state = lambda: {"table": "x" * static_widgets.LONGEST_STATE}
    pages, warnings = build(
        two=notebook(
            MaskComposer()._repr_mimebundle_()[0], large._repr_mimebundle_()[0]
        ),
        none=notebook({"text/plain": "1"}),
    )
    assert not re.sub("\x1b.*?m", "", warnings).strip()
    for page in pages.values():
        assert "widget-view" not in page
        assert "widget-state" not in page
        assert "require" not in page
        assert "html-manager" not in page
    assert "widgets/loader" in pages["two"]
    assert "widgets/loader" not in pages["none"]

    small, big = re.findall(r'data-state="([^"]*)" data-files="([^"]*)"', pages["two"])
    assert "&quot;kind&quot;:&quot;both&quot;" in small[0]
    assert big[0] == "{}"
    folder = tmp_path / "site/_static/widgets"
    files = big[1].split()
    assert [file.split(".")[0] for file in files] == [
        "MaskComposer",
        "MaskComposer",
        "MaskComposer-data",
        "MaskComposer-state",
    ]
    assert set(small[1].split()) < set(files)
    for file in files[2:]:
        line = r'annotatedWidgets\.data\["(.*)"\] = (.*);\n'
        name, data = re.fullmatch(line, (folder / file).read_text()).groups()
        assert f"{name}.js" == file
        assert {"given", "table"} & set(json.loads(data))


def test_a_record_is_copied_and_not_computed(build, tmp_path, monkeypatch):
    bundle = MaskComposer()._repr_mimebundle_()[0]
    monkeypatch.setattr(MaskComposer, "page_data", classmethod(lambda cls: 1 / 0))
    pages, _ = build(page=notebook(bundle))
    [data] = (tmp_path / "site/_static/widgets").glob("MaskComposer-data.*.js")
    assert data.name in pages["page"]
    stored_text = (stored.RECORDS / "MaskComposer-data.json").read_text("utf-8")
    assert data.read_text("utf-8").endswith(f"{stored_text};\n")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            r"-data\.\w+\.js",
            "-data.01234567.js",
            "MaskComposer-data.json in book/records",
        ),
        (r"MaskComposer-data", "Composer-data", "Composer-data.json in book/records"),
        (
            r' data-record="[^"]*"',
            "",
            "MaskComposer stands in the notebook without its",
        ),
    ],
)
def test_a_page_without_its_record_is_not_built(build, old, new, message):
    bundle = MaskComposer()._repr_mimebundle_()[0]
    html = re.sub(old, new, bundle["text/html"])
    with pytest.raises(ExtensionError, match=message) as error:
        build(page=notebook(bundle | {"text/html": html}))
    assert "python -m scripts.run_notebooks page.ipynb" in str(error.value)


def test_widget_without_html_is_reported(build):
    view = {"version_major": 2, "version_minor": 0, "model_id": "id"}
    pages, warnings = build(page=notebook({VIEW: view, "text/plain": "IntSlider()"}))
    assert "a widget has no HTML for a page without a kernel" in warnings
    assert "html-manager" not in pages["page"]


def test_no_class_of_a_widget_is_one_of_the_themes_grid():
    """Bootstrap's `.row > *` is as wide as the row, whatever the widget's own style says."""
    used = {
        name
        for path in base.WIDGETS.rglob("*.js")
        if ".bundle" not in path.name
        for names in re.findall(r'class: "([^"]+)"', path.read_text("utf-8"))
        for name in names.split()
    }
    assert len(used) > 100
    assert not used & {
        "row",
        "col",
        "container",
        "card",
        "badge",
        "alert",
        "btn",
        "nav",
    }


def test_all_code_of_the_widgets_is_small():
    """Engine, loader and all widgets, each once, before compression."""
    paths = [p for p in base.WIDGETS.rglob("*.js") if ".bundle" not in p.name]
    code = [path.read_text("utf-8") for path in paths]
    sizes = [len(static_widgets.minified(text, ".js").encode()) for text in code]
    assert len(sizes) > 20
    assert sum(sizes) <= 369_210
    with pytest.raises(ValueError, match=r"a widget's \.js cannot be read"):
        static_widgets.minified("function (", ".js")


def test_bundles_are_complete_current_and_draw(tmp_path):
    modules = {p.parent for p in base.WIDGETS.glob("*/*.js") if p.stem == p.parent.name}
    bundles = {path.parent for path in base.WIDGETS.glob("*/*.bundle.js")}
    assert bundles == modules
    assert len(bundles) == len(annotated_book.widgets.__all__)
    root = base.WIDGETS.parents[2]
    command = ["node", "scripts/bundle_widgets.mjs", "--check"]
    run = subprocess.run(command, cwd=root, capture_output=True, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    paths = [path.as_uri() for path in base.WIDGETS.glob("*/*.bundle.js")]
    code = """
        const kinds = [];
        for (const path of given) kinds.push(typeof (await import(path)).default.render);
        return kinds;
    """
    assert in_node(tmp_path, [], code, paths) == ["function"] * len(paths)
