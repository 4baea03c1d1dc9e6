"""A page without JavaScript is light, and its stills are, too."""

from io import BytesIO

import pytest
from PIL import Image

from tests.browser.tabs import new_context
from tests.browser.visits import SITE


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_still_is_as_light_as_its_page(browser, theme):
    context = new_context(browser, theme, java_script=False)
    page = context.new_page()
    page.goto(f"file://{SITE}/book/07-splitting-and-joining-the-heads.html")
    still = page.locator(".annotated-widget img").first
    still.scroll_into_view_if_needed()
    picture = Image.open(BytesIO(still.screenshot())).convert("L")
    ground = picture.getpixel((2, picture.height - 2))
    assert ground > 230
    context.close()
