"""In a notebook the idea of a piece of code comes first, and the code as it runs is folded."""

from annotated import attention, show_source
from annotated.inspection import Source
from annotated_book.listings import listing
from annotated_book.listings.idea import idea_of


def test_a_listing_shows_the_idea_and_folds_the_rest():
    source = show_source(attention)
    assert (
        listing(source) == f"```python\n{idea_of(source)}\n```\n\n"
        "<details><summary>As it runs</summary>\n\n"
        f"```python\n{source}\n```\n\n</details>"
    )
    source = Source("def double(x):\n    return 2 * x")
    assert listing(source) == f"```python\n{source}\n```"
