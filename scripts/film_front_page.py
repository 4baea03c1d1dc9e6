"""Film the front page, for README and for links to it: python -m scripts.film_front_page

Opens the built site in Chromium, types and presses what a reader would, and takes a picture of
each twelfth of a second by the page's own clock, so that the film does not depend on how fast
this machine is. Writes book/figures/front-page.webp, and front-page.png: what others show of the
whole book when its link is shared (book/extensions/sharing.py).
"""

import io
import os
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "_build/html/index.html"
FIGURES = ROOT / "book/figures"
FRAMES_A_SECOND = 12
SIZE = {"width": 1280, "height": 720}
FILM = {"x": 276, "y": 72, "width": 984, "height": 640}
CARD = {"x": 276, "y": 64, "width": 984, "height": 516.6}  # 1200 × 630, when enlarged
CARD_SIZE = (1200, 630)
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


class Film:
    def __init__(self, page):
        self.page = page
        self.frames = []
        self.lasts = []  # milliseconds

    def take(self, seconds):
        """Let this time pass; alike pictures become one that stays."""
        for _ in range(round(seconds * FRAMES_A_SECOND)):
            self.page.clock.run_for(1000 // FRAMES_A_SECOND)
            frame = picture(self.page, FILM)
            if self.frames and frame.tobytes() == self.frames[-1].tobytes():
                self.lasts[-1] += 1000 // FRAMES_A_SECOND
            else:
                self.frames.append(frame)
                self.lasts.append(1000 // FRAMES_A_SECOND)

    def type(self, text):
        field = self.page.get_by_role("textbox", name="An English number")
        for end in range(1, len(text) + 1):
            field.fill(text[:end])
            self.take(1 / FRAMES_A_SECOND)
        field.press("Enter")
        self.page.locator(".steps .play", has_text="Pause").wait_for()

    def remove(self, part):
        self.page.get_by_role("radio", name=part).check()
        self.page.locator(".verdict:is(.right, .wrong)").wait_for()

    def save(self, path):
        first, *others = self.frames
        look = dict(quality=70, method=4, minimize_size=True)
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=self.lasts,
            loop=0,
            **look,
        )
        seconds = sum(self.lasts) / 1000
        print(
            f"{path}: {seconds:.0f} s, {len(self.frames)} frames, {path.stat().st_size:,} bytes"
        )


def picture(page, clip):
    return Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB")


def open_page(browser, scale=1):
    page = browser.new_page(
        viewport=SIZE, device_scale_factor=scale, color_scheme="light"
    )
    page.clock.install(time=0)
    page.goto(PAGE.as_uri())
    page.locator(".live-translator .stage li").first.wait_for()
    page.clock.pause_at(60_000)
    return page


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"]
        )
        card = picture(open_page(browser, scale=2), CARD).resize(
            CARD_SIZE, Image.Resampling.LANCZOS
        )
        card.quantize(128).save(FIGURES / "front-page.png", optimize=True)
        film = Film(open_page(browser))
        film.take(0.5)
        film.type("457")
        film.take(7.5)
        film.remove("the scale")
        film.take(3)
        film.remove("nothing")
        film.type("twelve hundred")
        film.take(6.5)
        film.save(FIGURES / "front-page.webp")
        browser.close()


if __name__ == "__main__":
    main()
