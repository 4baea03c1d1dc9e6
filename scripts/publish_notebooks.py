"""Push the branch that Binder and Colab open: python -m scripts.publish_notebooks

It holds one commit: the files of this one, with the repository's address in the notebooks.
Neither the working tree nor the branch that is checked out is touched.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import yaml

from scripts.notebooks import all_notebooks
from scripts.prepared_notebooks import fill_in
from scripts.repository import NOTEBOOKS, ROOT, address


def git(*arguments, root, **environment):
    command, settings = ["git", *arguments], os.environ | environment
    answer = subprocess.check_output(command, cwd=root, env=settings, text=True)
    return answer.strip()


def export(folder, address, root=ROOT):
    """Copy git's files into `folder`, with the address in the notebooks' first cell."""
    for name in git("ls-files", "-z", root=root).split("\0"):
        source, copy = Path(root, name), Path(folder, name)
        if source.is_file():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    for notebook in all_notebooks(Path(folder, "book")):
        fill_in(notebook, address)


def commit(folder, root=ROOT):
    """Commit the contents of `folder`, without parents, and return the commit's name."""
    repository = git("rev-parse", "--absolute-git-dir", root=root)
    with TemporaryDirectory() as elsewhere:
        index = {"GIT_INDEX_FILE": f"{elsewhere}/index"}
        place = {"GIT_DIR": repository, "GIT_WORK_TREE": str(folder)}
        git("add", "--all", "--force", ".", root=folder, **index, **place)
        tree = git("write-tree", root=root, **index)
    head, day = git("show", "-s", "--format=%H %cI", "HEAD", root=root).split()
    dates = {"GIT_AUTHOR_DATE": day, "GIT_COMMITTER_DATE": day}  # the same, made again
    return git("commit-tree", tree, "-m", f"Notebooks of {head}", root=root, **dates)


def publish(address, root=ROOT, remote="origin"):
    if git("status", "--porcelain", "--untracked-files=no", root=root):
        raise ValueError("There are changes that are in no commit: commit them first.")
    with TemporaryDirectory() as folder:
        export(folder, address, root)
        # The branch shall run nothing, and GitHub refuses workflows from an Action.
        shutil.rmtree(Path(folder, ".github"), ignore_errors=True)
        name = commit(folder, root)
    git("push", "--force", remote, f"{name}:refs/heads/{NOTEBOOKS}", root=root)


if __name__ == "__main__":
    config = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
    found = address(config["repository"]["url"])
    if not found:
        sys.exit("No public address: add a remote `origin`, or set it in _config.yml.")
    publish(found)
    print(f"The notebooks are at {found}/tree/{NOTEBOOKS}")
