"""What pages count, {{ n_mutants }}, {{ n_chapters }}, {{ minutes[6] }} for chapter 6, and the
version at the foot of each page."""

from annotated import __version__
from scripts.notebooks import chapters, minutes_of


def count(app, config):
    from gauntlet.mutants import MUTANTS

    config.myst_substitutions = {
        **config.myst_substitutions,
        "n_mutants": len(MUTANTS),
        "n_chapters": len(chapters()),
        "minutes": [0, *map(minutes_of, chapters())],
    }


def show_version(app, config):
    config.html_theme_options["extra_footer"] = f"Version {__version__}"


def setup(app):
    app.connect("config-inited", show_version)
    app.connect("config-inited", count)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
