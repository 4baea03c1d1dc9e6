"""The whole site as one archive, to be read without a connection: unpack it, open index.html.

It is made last, of the finished pages, and does not contain itself: there, the links to it are
plain words.
"""

import re
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from book.extensions.builders import runs_scripts

NAME = "the-transformer-annotated-offline"  # .zip: readers of the pages find it by this name
LINK = re.compile(rf'<a [^>]*href="[^"]*{NAME}\.zip"[^>]*>(.*?)</a>', re.DOTALL)
LEFT_OUT = {f"{NAME}.zip", ".buildinfo"}


def pack_site(site):
    """Write all files of a folder into an archive in it, and return the archive's path."""
    archive = site / f"{NAME}.zip"
    paths = [path for path in sorted(site.rglob("*")) if path.is_file()]
    with ZipFile(archive, "w", ZIP_DEFLATED) as packed:
        for path in paths:
            if path.name in LEFT_OUT or path.suffix == ".map":
                continue
            name = f"{NAME}/{path.relative_to(site).as_posix()}"
            if path.suffix == ".html":
                packed.writestr(name, LINK.sub(r"\1", path.read_text("utf-8")))
            else:
                packed.write(path, name)
    return archive


def write(app, exception):
    if exception is None and runs_scripts(app):
        pack_site(Path(app.outdir))


def setup(app):
    app.connect("build-finished", write)  # after light_pages
    return {"parallel_read_safe": True, "parallel_write_safe": True}
