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


@pytest.mark.parametrize(
    "remote",
    [
        FORK,
        f"{FORK}.git",
        f"{FORK}/",
        "https://user:secret@github.com/someone/fork.git",
        "https://x-access-token:ghs_secret@github.com/someone/fork",
        "git@github.com:someone/fork.git",
        "git@github.com:someone/fork",
        "github.com:someone/fork.git",
        "ssh://git@github.com/someone/fork.git",
        "ssh://git@github.com:22/someone/fork.git",
        "git://github.com/someone/fork.git",
    ],
)
def test_every_form_of_a_remote_gives_one_address(remote):
    assert public_address(remote) == FORK


@pytest.mark.parametrize(
    ("remote", "found"),
    [
        ("git@gitlab.com:group/sub/book.git", "https://gitlab.com/group/sub/book"),
        ("https://git.example.org:8443/a/b.git", "https://git.example.org:8443/a/b"),
        ("ssh://git@git.example.org:2222/a/b", "https://git.example.org/a/b"),
        ("http://git.example.org/a/b", "http://git.example.org/a/b"),
    ],
)
def test_other_hosts_keep_their_path_and_port(remote, found):
    assert public_address(remote) == found


@pytest.mark.parametrize(
    "remote",
    [
        "",
        "file:///srv/git/book.git",
        "/srv/git/book.git",
        "../book",
        "C:\\books\\book",
        "C:/books/book",
        "http://127.0.0.1:3000/someone/fork.git",
        "http://192.168.0.7/someone/fork.git",
        "https://localhost/someone/fork",
        "my-alias:someone/fork.git",
        "https://github.com/",
        "https://github.com/someone/a b",
        'https://github.com/someone/"; import os; "',
        "https://github.com/someone/<script>",
        "javascript:alert(1)",
    ],
)
def test_what_others_cannot_reach_is_no_address(remote):
    assert public_address(remote) == ""


def test_github_actions_comes_first(clone):
    root = clone("https://gitlab.com/other/book.git")
    environment = {"GITHUB_REPOSITORY": "someone/fork"}
    assert address(FORK + "-typed", environment, root) == FORK
    environment["GITHUB_SERVER_URL"] = "https://github.example.org"
    assert address("", environment, root) == "https://github.example.org/someone/fork"


def test_then_the_remote_then_what_is_typed(clone, tmp_path):
    typed = "https://example.org/typed/book"
    assert address("", {}, tmp_path) == ""
    assert address(typed + ".git", {}, tmp_path) == typed
    root = clone("git@github.com:someone/fork.git")
    assert address(typed, {}, root) == FORK


def test_a_remote_on_this_machine_is_passed_over(clone):
    typed = "https://example.org/typed/book"
    assert address(typed, {}, clone("file:///srv/git/book.git")) == typed


def test_the_remote_of_a_folder_above_is_not_ours(clone):
    inside = clone("git@github.com:someone/dotfiles.git") / "book"
    inside.mkdir()
    assert address("", {}, inside) == ""


def test_without_git_there_is_no_remote(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert address("", {}, tmp_path) == ""


def test_branch():
    assert branch("main", {}) == "main"
    assert branch("main", {"GITHUB_REF": "refs/heads/some/topic"}) == "some/topic"
    assert branch("main", {"GITHUB_REF": "refs/pull/7/merge"}) == "main"
    assert branch("main", {"GITHUB_REF": "refs/tags/v1"}) == "main"


def test_binder_opens_the_chapter_in_jupyterlab():
    opened = "notebooks?urlpath=lab/tree/book/08-masking.ipynb"
    assert (
        binder_link(FORK, CHAPTER)
        == f"https://mybinder.org/v2/gh/someone/fork/{opened}"
    )
    assert (
        binder_link("https://codeberg.org/a/b", CHAPTER)
        == f"https://mybinder.org/v2/git/https%3A%2F%2Fcodeberg.org%2Fa%2Fb/{opened}"
    )


def test_colab_opens_what_is_on_github_only():
    assert (
        colab_link(FORK, CHAPTER) == "https://colab.research.google.com/github/"
        "someone/fork/blob/notebooks/book/08-masking.ipynb"
    )
    assert colab_link("https://codeberg.org/a/b", CHAPTER) == ""
    assert colab_link("https://github.com.example.org/a/b", CHAPTER) == ""


def test_a_mistake_is_reported_with_its_page():
    link = issue_link(FORK, "On the page book/a & b")
    assert link == f"{FORK}/issues/new?title=On%20the%20page%20book/a%20%26%20b"


def test_only_text_is_changed_in_githubs_editor():
    assert edit_link(FORK, "main", "book/glossary.md") == (
        f"{FORK}/edit/main/book/glossary.md"
    )
    assert edit_link(FORK, "main", CHAPTER) == ""
    assert edit_link("https://codeberg.org/a/b", "main", "book/glossary.md") == ""


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
