"""Hand the outputs that the chapters store to the site: python scripts/cache_chapters.py

`make book` runs a chapter where Jupyter's cache does not know its cells. Once nbval has run the
chapters and found what they store, there is nothing to be gained by running them again.
"""

from pathlib import Path

from jupyter_cache import get_cache

from scripts.notebooks import all_notebooks

ROOT = Path(__file__).parents[1]


def cache_chapters(folder):
    cache = get_cache(folder)
    for path in all_notebooks():
        cache.cache_notebook_file(path, overwrite=True)


if __name__ == "__main__":
    cache_chapters(ROOT / "_build/.jupyter_cache")
