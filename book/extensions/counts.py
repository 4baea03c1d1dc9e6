"""Numbers for the page that tells how the book is tested: {{ n_mutants }}, {{ n_chapters }}."""

from pathlib import Path

ROOT = Path(__file__).parents[2]


def count(app, config):
    from gauntlet.mutants import MUTANTS

    config.myst_substitutions = {
        **config.myst_substitutions,
        "n_mutants": len(MUTANTS),
        "n_chapters": len(list((ROOT / "book").glob("[0-9][0-9]-*.ipynb"))),
    }


def setup(app):
    app.connect("config-inited", count)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
