"""Which builder is at work: the site has scripts, and what other builders make has none."""


def runs_scripts(app):
    """Return whether the pages that are being built are those of the site."""
    return app.builder.name == "html"
