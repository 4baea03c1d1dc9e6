"""Where others find this repository, and what leads into it.

Nobody types the address. GitHub Actions tells it in the environment, a clone knows it as the
remote `origin`, and `_config.yml` is asked last. Without one there are no buttons that need it.
"""

import os
import re
import subprocess
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import quote, urlsplit

ROOT = Path(__file__).parents[1]
NOTEBOOKS = "notebooks"  # the branch that Binder and Colab open: publish_notebooks.py
SHORT_SSH = re.compile(r"(?:[^@/\s]+@)?([^:/\s]+):(?!/)(.+)")  # git@host:owner/name.git
PLAIN = re.compile(r"[\w.~+/-]+")  # safe in a link and in a notebook's code


def address(default="", environment=os.environ, root=ROOT):
    """Return the repository's address, such as https://github.com/owner/name, or ""."""
    if name := environment.get("GITHUB_REPOSITORY"):
        server = environment.get("GITHUB_SERVER_URL", "https://github.com")
        return public_address(f"{server}/{name}")
    return public_address(origin(root)) or public_address(default)


def branch(default, environment=os.environ):
    """Return the branch that is being published: where a page's source can be changed."""
    name = environment.get("GITHUB_REF", "").partition("refs/heads/")[2]
    return name or default


def origin(root):
    """Return the address of `origin`, or "" without git or where `root` is not a clone."""
    command = ["git", "remote", "get-url", "origin"]
    above = os.environ | {"GIT_CEILING_DIRECTORIES": str(Path(root).parent)}
    how = dict(cwd=root, env=above, capture_output=True, text=True)
    try:
        return subprocess.run(command, **how).stdout.strip()
    except FileNotFoundError:
        return ""


def public_address(remote):
    """Return the page of a remote, without names and passwords; "" for a place on this machine."""
    if short := SHORT_SSH.fullmatch(remote):
        remote = f"ssh://{short[1]}/{short[2]}"
    scheme, server, path, *_ = urlsplit(remote)
    server = server.rpartition("@")[2]
    path = path.strip("/").removesuffix(".git")
    if scheme in ("ssh", "git"):  # their port is not that of the pages
        scheme, server = "https", server.partition(":")[0]
    is_page = scheme in ("http", "https") and is_public(server)
    return f"{scheme}://{server}/{path}" if is_page and PLAIN.fullmatch(path) else ""


def is_public(server):
    """Return whether other machines know it by this name."""
    host = server.partition(":")[0]
    try:
        return ip_address(host).is_global
    except ValueError:
        return re.fullmatch(r"[\w-]+(\.[\w-]+)+", host) is not None


def on_github(address):
    return address.startswith("https://github.com/")


def binder_link(address, path):
    """Return the link to mybinder.org that opens `path` of the notebooks' branch in JupyterLab."""
    if on_github(address):
        place = "gh/" + address.removeprefix("https://github.com/")
    else:
        place = "git/" + quote(address, safe="")
    return f"https://mybinder.org/v2/{place}/{NOTEBOOKS}?urlpath=lab/tree/{path}"


def colab_link(address, path):
    """Return the link to Colab, which opens notebooks from github.com alone: else ""."""
    if not on_github(address):
        return ""
    name = address.removeprefix("https://github.com/")
    site = "https://colab.research.google.com"
    return f"{site}/github/{name}/blob/{NOTEBOOKS}/{path}"


def issue_link(address, title):
    return f"{address}/issues/new?title={quote(title)}"


def edit_link(address, branch, path):
    """Return the link to GitHub's editor, or "" for a notebook, which it would show as JSON."""
    if not on_github(address) or not path.endswith(".md"):
        return ""
    return f"{address}/edit/{branch}/{path}"


def site_of(address):
    """Return where GitHub publishes a repository's pages, with a slash at its end: "" elsewhere."""
    if not on_github(address):
        return ""
    owner, name = address.removeprefix("https://github.com/").split("/")
    host = f"{owner.lower()}.github.io"
    return f"https://{host}/" + (f"{name}/" if name.lower() != host else "")
