"""The repository's address, found where nobody typed it, and the links into it."""

import subprocess

import pytest

from scripts.repository import (
    address,
    binder_link,
    branch,
    colab_link,
    edit_link,
    issue_link,
    public_address,
    site_of,
)

FORK = "https://github.com/someone/fork"
CHAPTER = "book/08-masking.ipynb"


@pytest.fixture
def clone(tmp_path):
    """A function that makes a clone with a remote `origin`."""

    def clone(remote):
        subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
        command = ["git", "remote", "add", "origin", remote]
        subprocess.run(command, cwd=tmp_path, check=True)
        return tmp_path

    return clone


ADDRESSES = {
    **dict.fromkeys(
        [
            FORK, f"{FORK}.git", f"{FORK}/", "https://user:secret@github.com/someone/fork.git",
            "https://x-access-token:ghs_secret@github.com/someone/fork",
            "git@github.com:someone/fork.git", "git@github.com:someone/fork",
            "github.com:someone/fork.git", "ssh://git@github.com/someone/fork.git",
            "ssh://git@github.com:22/someone/fork.git", "git://github.com/someone/fork.git",
        ],
        FORK,
    ),
    # other hosts keep their path and port
    "git@gitlab.com:group/sub/book.git": "https://gitlab.com/group/sub/book",
    "https://git.example.org:8443/a/b.git": "https://git.example.org:8443/a/b",
    "ssh://git@git.example.org:2222/a/b": "https://git.example.org/a/b",
    "http://git.example.org/a/b": "http://git.example.org/a/b",
    # others cannot reach these
    **dict.fromkeys(
        [
            "", "file:///srv/git/book.git", "/srv/git/book.git", "../book", "C:\\books\\book",
            "C:/books/book", "http://127.0.0.1:3000/someone/fork.git", "https://github.com/",
            "http://192.168.0.7/someone/fork.git", "https://localhost/someone/fork",
            "my-alias:someone/fork.git", "https://github.com/someone/a b",
            'https://github.com/someone/"; import os; "', "https://github.com/someone/<script>",
            "javascript:alert(1)",
        ],
        "",
    ),
}  # fmt: skip


@pytest.mark.parametrize("remote", ADDRESSES)
def test_public_address_of_a_remote(remote):
    assert public_address(remote) == ADDRESSES[remote]


def test_github_actions_comes_first(clone):
    root = clone("https://gitlab.com/other/book.git")
    environment = {"GITHUB_REPOSITORY": "someone/fork"}
    assert address(FORK + "-typed", environment, root) == FORK
    environment["GITHUB_SERVER_URL"] = "https://github.example.org"
    assert address("", environment, root) == "https://github.example.org/someone/fork"


def test_then_the_remote_then_the_configured_one(clone, tmp_path, monkeypatch):
    typed = "https://example.org/typed/book"
    assert address("", {}, tmp_path) == ""
    assert address(typed + ".git", {}, tmp_path) == typed
    root = clone("git@github.com:someone/fork.git")
    assert address(typed, {}, root) == FORK
    inside = root / "book"  # the remote of a folder above is not ours
    inside.mkdir()
    assert address("", {}, inside) == ""
    monkeypatch.setenv("PATH", str(tmp_path))  # without git
    assert address("", {}, root) == ""


def test_remote_on_this_machine_is_passed_over(clone):
    typed = "https://example.org/typed/book"
    assert address(typed, {}, clone("file:///srv/git/book.git")) == typed


def test_branch():
    assert branch("main", {}) == "main"
    assert branch("main", {"GITHUB_REF": "refs/heads/some/topic"}) == "some/topic"
    assert branch("main", {"GITHUB_REF": "refs/pull/7/merge"}) == "main"
    assert branch("main", {"GITHUB_REF": "refs/tags/v1"}) == "main"


def test_binder_opens_the_chapter_in_jupyterlab():
    opened = "notebooks?urlpath=lab/tree/book/08-masking.ipynb"
    binder = "https://mybinder.org/v2"
    assert binder_link(FORK, CHAPTER) == f"{binder}/gh/someone/fork/{opened}"
    elsewhere = f"{binder}/git/https%3A%2F%2Fcodeberg.org%2Fa%2Fb/{opened}"
    assert binder_link("https://codeberg.org/a/b", CHAPTER) == elsewhere


def test_issues_and_edits():
    link = issue_link(FORK, "On the page book/a & b")
    assert link == f"{FORK}/issues/new?title=On%20the%20page%20book/a%20%26%20b"
    page = "book/glossary.md"  # only text is changed in GitHub's editor
    assert edit_link(FORK, "main", page) == f"{FORK}/edit/main/{page}"
    assert edit_link(FORK, "main", CHAPTER) == ""
    assert edit_link("https://codeberg.org/a/b", "main", page) == ""


def test_colab_opens_what_is_on_github_only():
    assert (
        colab_link(FORK, CHAPTER) == "https://colab.research.google.com/github/"
        "someone/fork/blob/notebooks/book/08-masking.ipynb"
    )
    assert colab_link("https://codeberg.org/a/b", CHAPTER) == ""
    assert colab_link("https://github.com.example.org/a/b", CHAPTER) == ""


@pytest.mark.parametrize(
    ("place", "site"),
    [
        (FORK, "https://someone.github.io/fork/"),
        ("https://github.com/Some-One/Fork", "https://some-one.github.io/Fork/"),
        ("https://github.com/Someone/someone.github.io", "https://someone.github.io/"),
        ("https://gitlab.com/group/book", ""),
        ("", ""),
    ],
)
def test_where_its_site_is_published(place, site):
    assert site_of(place) == site
