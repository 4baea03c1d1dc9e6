"""How `show_source` looks in a notebook: the idea of the code, with all of it folded below."""

import sys

from annotated.inspection import Source
from annotated_book.listings.idea import idea_of


def listing(source: Source) -> str:
    """Markdown of the idea of `source`, with the code as it runs folded below."""
    whole = f"```python\n{source}\n```"
    idea = idea_of(source)
    if idea == source:
        return whole
    return (
        f"```python\n{idea}\n```\n\n<details><summary>As it runs</summary>\n\n"
        f"{whole}\n\n</details>"
    )


def show_ideas_first() -> None:
    """Let notebooks show a `Source` as a listing. Does nothing where no notebook runs."""
    if "IPython" not in sys.modules:
        return
    shell = sys.modules["IPython"].get_ipython()
    if shell is not None:
        formatters = shell.display_formatter.formatters
        formatters["text/markdown"].for_type(Source, listing)
