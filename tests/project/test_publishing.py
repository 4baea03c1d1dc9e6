"""From a clone with a made-up remote to the package that Colab's first cell has installed."""

import os
import shutil
import site
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from scripts.notebooks import all_notebooks
from scripts.prepared_notebooks import fill_in, first_cell
from scripts.publish_notebooks import export, publish
from scripts.repository import ROOT, address

FORK = "https://github.com/someone/fork"
SSH = "git@github.com:someone/fork.git"
NOTEBOOKS = all_notebooks()


def git(*arguments, root):
    command = ["git", *arguments]
    run = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    return run.stdout.strip()


@pytest.fixture(autouse=True)
def somebody(monkeypatch):
    """Git's settings in a test: somebody's name, and nothing from this machine."""
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@example.org")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")


def first_clone(folder):
    git("init", "--quiet", "--initial-branch=main", root=folder)
    git("remote", "add", "origin", SSH, root=folder)
    git("add", "--all", "--force", root=folder)
    git("commit", "--quiet", "--message", "All", root=folder)
    return folder


@pytest.fixture
def host(tmp_path, monkeypatch):
    """What stands at the made-up address, when git and pip ask for it: a folder."""
    bare = tmp_path / "host.git"
    bare.mkdir()
    git("init", "--quiet", "--bare", root=bare)
    for number, place in enumerate([SSH, FORK]):
        monkeypatch.setenv(f"GIT_CONFIG_KEY_{number}", f"url.{bare.as_uri()}.insteadOf")
        monkeypatch.setenv(f"GIT_CONFIG_VALUE_{number}", place)
    monkeypatch.setenv("GIT_CONFIG_COUNT", "2")
    return bare


@pytest.fixture
def small_clone(tmp_path):
    folder = tmp_path / "clone"
    install = nbformat.v4.new_code_cell(first_cell(), id="install")
    install.metadata.tags = ["remove-cell"]
    title = nbformat.v4.new_markdown_cell("# A chapter", id="title")
    notebook = nbformat.v4.new_notebook(cells=[install, title])
    texts = {
        "book/01-a.ipynb": nbformat.writes(notebook),
        "binder/postBuild": "pip install .\n",
        ".github/workflows/test.yml": "on: push\n",
        ".gitignore": "book/kept.txt\nnew.txt\n",
        "book/kept.txt": "known to git although it is ignored\n",
    }
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    (folder / "binder/postBuild").chmod(0o755)
    return first_clone(folder)


def shown(bare, path):
    return git("show", f"notebooks:{path}", root=bare)


def test_the_committed_notebooks_know_no_address():
    assert NOTEBOOKS
    for path in NOTEBOOKS:
        first = nbformat.read(path, as_version=4).cells[0]
        assert first.source == first_cell(), f"{path.name}: run `make notebooks`"
        assert first.metadata.tags == ["remove-cell"]


def test_only_the_address_is_changed(tmp_path):
    source = NOTEBOOKS[0].read_text("utf-8")
    copy = tmp_path / "copy.ipynb"
    copy.write_text(source, "utf-8")
    fill_in(copy, FORK)
    filled = copy.read_text("utf-8")
    assert filled == source.replace(r"ADDRESS = \"\"", rf"ADDRESS = \"{FORK}\"", 1)
    assert filled != source
    fill_in(copy, "")
    assert copy.read_text("utf-8") == source


def test_the_branch_holds_all_files_with_the_address(small_clone, host):
    (small_clone / "new.txt").write_text("in no commit\n")
    before = (small_clone / "book/01-a.ipynb").read_bytes()
    publish(FORK, small_clone)
    listing = ["ls-tree", "-r", "--format=%(objectmode) %(path)", "notebooks"]
    files = "100644 .gitignore\n100755 binder/postBuild\n100644 book/01-a.ipynb"
    assert git(*listing, root=host) == files + "\n100644 book/kept.txt"
    notebook = nbformat.reads(shown(host, "book/01-a.ipynb"), as_version=4)
    assert notebook.cells[0].source == first_cell(FORK)
    assert f'ADDRESS = "{FORK}"' in notebook.cells[0].source
    assert shown(host, "binder/postBuild") == "pip install ."
    # the clone stays as it was
    assert git("status", "--porcelain", root=small_clone) == ""
    assert git("branch", root=small_clone) == "* main"
    assert (small_clone / "book/01-a.ipynb").read_bytes() == before


def change_and_commit(clone):
    (clone / "book/kept.txt").write_text("changed\n")
    git("commit", "--quiet", "--all", "--message", "Changed", root=clone)


def test_publishing_again_replaces_the_branch(small_clone, host, monkeypatch):
    publish(FORK, small_clone)
    first = git("rev-parse", "notebooks", root=host)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_DATE", "2031-01-01T12:00:00")
    publish(FORK, small_clone)
    assert git("rev-parse", "notebooks", root=host) == first, "Binder would build again"
    change_and_commit(small_clone)
    publish(FORK, small_clone)
    assert shown(host, "book/kept.txt") == "changed"
    assert git("rev-list", "--count", "notebooks", root=host) == "1"


def test_what_is_in_no_commit_is_not_published(small_clone, host):
    (small_clone / "book/kept.txt").write_text("changed\n")
    with pytest.raises(ValueError, match="commit them first"):
        publish(FORK, small_clone)
    assert git("branch", root=host) == ""


def test_a_shallow_clone_can_publish(small_clone, host, tmp_path):
    """GitHub's checkout brings one commit."""
    change_and_commit(small_clone)
    git("push", "--quiet", "origin", "main", root=small_clone)
    options = ["--quiet", "--depth=1", "--branch=main"]
    git("clone", *options, host.as_uri(), "shallow", root=tmp_path)
    publish(FORK, tmp_path / "shallow")
    assert shown(host, "book/kept.txt") == "changed"


RUN_FIRST_CELL = """
import json, sys, types
from pathlib import Path
from IPython.core.interactiveshell import InteractiveShell

notebook, *modules = sys.argv[1:]
sys.modules |= {name: types.ModuleType(name) for name in modules}
first = json.loads(Path(notebook).read_text("utf-8"))["cells"][0]
InteractiveShell.instance().run_cell("".join(first["source"])).raise_error()
import annotated_book
print("installed:", Path(annotated_book.__file__).parents[1])
"""


@pytest.fixture
def fresh_python(tmp_path):
    """A new environment that has the libraries of this one, but not the package."""
    folder = tmp_path / "fresh"
    command = [sys.executable, "-m", "venv", "--without-pip", folder]
    subprocess.run(command, check=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    (packages / "libraries.pth").write_text("\n".join(site.getsitepackages()))
    return folder / "bin/python"


def run_first_cell(python, folder, *arguments, **environment):
    return subprocess.run(
        [python, "-c", RUN_FIRST_CELL, *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": "", **environment},
        capture_output=True,
        text=True,
    )


@pytest.mark.slow
def test_the_first_cell_says_how_to_install_the_missing_code(fresh_python, tmp_path):
    """On any machine that is not Colab, and for who took only the notebook."""
    run = run_first_cell(fresh_python, tmp_path, NOTEBOOKS[0])
    assert "In the book's folder, run: pip install '.[book]'" in run.stderr
    chapter = shutil.copy(NOTEBOOKS[0], tmp_path / "chapter.ipynb")
    fill_in(chapter, FORK)
    run = run_first_cell(fresh_python, tmp_path, chapter)
    assert (
        "In a new cell, run: %pip install 'transformer-annotated[book] @ git+"
        in run.stderr
    )


@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="the files are those of git")
def test_colab_installs_the_package_of_the_fork(fresh_python, tmp_path, request):
    """The whole way: remote, address, branch, the first cell of a chapter, pip."""
    clone = tmp_path / "clone"
    export(clone, "")
    found = address("", {}, first_clone(clone))
    assert found == FORK
    host = request.getfixturevalue("host")  # now the address leads to a folder
    publish(found, clone)
    chapter = tmp_path / "chapter.ipynb"
    chapter.write_text(shown(host, f"book/{NOTEBOOKS[0].name}"), "utf-8")

    own = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0"}
    run = run_first_cell(fresh_python, tmp_path, chapter, "google.colab", **own)
    assert "installed: " in run.stdout, run.stdout + run.stderr
    package = Path(run.stdout.rpartition("installed: ")[2].strip())
    assert package.is_relative_to(tmp_path / "fresh")
    source = clone / "src"
    files = [path for path in source.rglob("*.*") if path.name != "ruff.toml"]
    expected = {path.relative_to(source) for path in files}
    own_names = {path.name for path in source.iterdir()}
    installed = {path.relative_to(package) for path in package.rglob("*.*")}
    installed = {path for path in installed if path.parts[0] in own_names}
    assert {path for path in installed if path.suffix != ".pyc"} == expected
