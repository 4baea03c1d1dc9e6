"""What a reader can do with a page elsewhere: run it, take it along, correct it.

Buttons that lead out need the repository's address: see scripts/repository.py. Without one a
notebook can still be downloaded, and with it all that it needs to run.
"""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from book.extensions.builders import runs_scripts
from scripts import repository
from scripts.prepared_notebooks import fill_in
from scripts.publish_notebooks import export

ARCHIVE = "the-transformer-annotated"  # .zip: the repository, for readers of the pages


def find_repository(app, config):
    """Find the address. The theme's own buttons, which know one branch only, are switched off."""
    options = config.html_theme_options
    written = options.pop("repository_url", "")
    config.repository_address = repository.address(written, root=app.srcdir)
    default = options.pop("repository_branch", "main")
    config.repository_branch = repository.branch(default)


def add_links(app, pagename, templatename, context, doctree):
    """Give the templates `article-header-buttons.html` and `run-this-page.html` the links."""
    place = app.config.repository_address
    is_github = repository.on_github(place)
    icon = "fa-brands fa-github" if is_github else "fa-solid fa-code-branch"
    context |= {"repository_address": place, "repository_icon": icon}
    context["archive"] = f"{ARCHIVE}.zip" if has_history(app) else ""
    if doctree is not None:
        path = app.env.doc2path(pagename, base=False)
        context["is_notebook"] = path.endswith(".ipynb")
        context["launch"] = links_of(app.config, path)
        if place:
            app.add_js_file("report.js", loading_method="defer")


def links_of(config, path):
    place = config.repository_address
    if not place:
        return {}
    return {
        "binder": repository.binder_link(place, path),
        "colab": repository.colab_link(place, path),
        "issue": repository.issue_link(place, f"On the page {path}"),
        "edit": repository.edit_link(place, config.repository_branch, path),
    }


def has_history(app):
    """Return whether git knows which files belong to the book."""
    return Path(app.srcdir, ".git").exists()


def finish(app, exception):
    """Put the address into the notebooks that can be downloaded, and all into one archive."""
    if exception is not None or not runs_scripts(app):
        return
    place = app.config.repository_address
    for notebook in Path(app.outdir, "_sources").rglob("*.ipynb"):
        fill_in(notebook, place)
    if has_history(app):
        with TemporaryDirectory() as folder:
            export(Path(folder, ARCHIVE), place, root=app.srcdir)
            shutil.make_archive(Path(app.outdir, ARCHIVE), "zip", folder)


def setup(app):
    app.add_config_value("repository_address", "", "html")
    app.add_config_value("repository_branch", "", "html")
    app.connect("config-inited", find_repository)
    app.connect("html-page-context", add_links)
    app.connect("build-finished", finish)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
