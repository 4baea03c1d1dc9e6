"""The repository's address, found where nobody typed it, and the links into it."""

import subprocess

import pytest

from scripts import repository
from scripts.repository import address, branch, colab_link, edit_link

FORK = "https://github.com/someone/fork"
BERG = "https://codeberg.org/a/b"
CHAPTER = "book/08-masking.ipynb"


def make_clone(folder, remote):
    for command in (["init", "--quiet"], ["remote", "add", "origin", remote]):
        subprocess.run(["git", *command], cwd=folder, check=True)
    return folder


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
    assert repository.public_address(remote) == ADDRESSES[remote]


def test_github_actions_comes_first(tmp_path):
    root = make_clone(tmp_path, "https://gitlab.com/other/book.git")
    environment = {"GITHUB_REPOSITORY": "someone/fork"}
    assert address(FORK + "-typed", environment, root) == FORK
    environment["GITHUB_SERVER_URL"] = "https://github.example.org"
    assert address("", environment, root) == "https://github.example.org/someone/fork"


def test_then_the_remote_then_the_configured_one(tmp_path, monkeypatch):
    typed = "https://example.org/typed/book"
    assert address("", {}, tmp_path) == ""
    assert address(typed + ".git", {}, tmp_path) == typed
    root = make_clone(tmp_path, "git@github.com:someone/fork.git")
    assert address(typed, {}, root) == FORK
    inside = root / "book"  # the remote of a folder above is not ours
    inside.mkdir()
    assert address("", {}, inside) == ""
    command = ["git", "remote", "set-url", "origin", "file:///srv/git/book.git"]
    subprocess.run(command, cwd=root, check=True)
    assert address(typed, {}, root) == typed, "others cannot reach this machine"
    monkeypatch.setenv("PATH", str(tmp_path))  # without git
    assert address("", {}, root) == ""


def test_branch():
    references = {"": "main", "refs/heads/some/topic": "some/topic"}
    references |= {"refs/pull/7/merge": "main", "refs/tags/v1": "main"}
    for reference, name in references.items():
        assert branch("main", {"GITHUB_REF": reference}) == name
    assert branch("main", {}) == "main"


def test_links_into_the_repository():
    opened = "notebooks?urlpath=lab/tree/book/08-masking.ipynb"
    binder, colab = (
        "https://mybinder.org/v2",
        "https://colab.research.google.com/github",
    )
    assert repository.binder_link(FORK, CHAPTER) == f"{binder}/gh/someone/fork/{opened}"
    elsewhere = f"{binder}/git/https%3A%2F%2Fcodeberg.org%2Fa%2Fb/{opened}"
    assert repository.binder_link(BERG, CHAPTER) == elsewhere
    link = repository.issue_link(FORK, "On the page book/a & b")
    assert link == f"{FORK}/issues/new?title=On%20the%20page%20book/a%20%26%20b"
    page = "book/glossary.md"  # only text is changed in GitHub's editor
    assert edit_link(FORK, "main", page) == f"{FORK}/edit/main/{page}"
    assert edit_link(FORK, "main", CHAPTER) == edit_link(BERG, "main", page) == ""
    # Colab opens what is on GitHub only
    there = f"{colab}/someone/fork/blob/notebooks/{CHAPTER}"
    assert colab_link(FORK, CHAPTER) == there
    for other in (BERG, "https://github.com.example.org/a/b"):
        assert colab_link(other, CHAPTER) == ""


SITES = f"""
{FORK} https://someone.github.io/fork/
https://github.com/Some-One/Fork https://some-one.github.io/Fork/
https://github.com/Someone/someone.github.io https://someone.github.io/
https://gitlab.com/group/book""".splitlines()


@pytest.mark.parametrize("line", SITES)
def test_where_its_site_is_published(line):
    place, site = [*line.split(" "), ""][:2]
    assert repository.site_of(place) == site
