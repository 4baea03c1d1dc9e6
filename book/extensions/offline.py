"""What the site offers to take along: itself as one archive, and the PDF and EPUB if they are made.

The archive is made last, of the finished pages, and has none of the three: there, the links to
them are plain words.
"""

import re
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from book.extensions.builders import runs_scripts

PDF = Path(__file__).parents[2] / "_build/take-along/the-transformer-annotated.pdf"
NAME = "the-transformer-annotated-offline"  # .zip: readers of the pages find it by this name
FILES = r"the-transformer-annotated(-offline\.zip|\.pdf|\.epub)"
LINK = re.compile(rf'<a [^>]*href="[^"]*{FILES}"[^>]*>(.*?)</a>', re.DOTALL)


def pack_site(site):
    """Write all files of a folder into an archive in it, and return the archive's path."""
    archive = site / f"{NAME}.zip"
    paths = [path for path in sorted(site.rglob("*")) if path.is_file()]
    with ZipFile(archive, "w", ZIP_DEFLATED) as packed:
        for path in paths:
            is_left_out = path.name == ".buildinfo" or path.suffix == ".map"
            if is_left_out or re.fullmatch(FILES, path.name):
                continue
            name = f"{NAME}/{path.relative_to(site).as_posix()}"
            if path.suffix == ".html":
                packed.writestr(name, LINK.sub(r"\2", path.read_text("utf-8")))
            else:
                packed.write(path, name)
    return archive


def offer(app):
    """Copy the PDF and the EPUB to the site, and show the text that links to them."""
    if PDF.exists() and runs_scripts(app):
        app.config.html_extra_path += [str(PDF), str(PDF.with_suffix(".epub"))]
        app.tags.add("take_along")


def write(app, exception):
    if exception is None and runs_scripts(app):
        pack_site(Path(app.outdir))


def setup(app):
    app.connect("builder-inited", offer)
    app.connect("build-finished", write)  # after light_pages
    return {"parallel_read_safe": True, "parallel_write_safe": True}
