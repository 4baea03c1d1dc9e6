"""What a picture is drawn on: shapes, lines of text, and the boxes of what was drawn."""

from __future__ import annotations

from html import escape

from annotated.checks import require
from annotated_book.pictures.alone import as_image, style_alone
from annotated_book.pictures.boxes import Box, Point, as_box, plain, text_width

ROLES = ("query", "key", "value")
WIDE = 720  # the most that the column of a page holds
SIZES = {11: "small", 13: "", 16: "large"}  # px; picture.css
EDGE = 8  # below what was drawn last


class Canvas:
    """The sheet under a picture: see `Picture`."""

    def __init__(self, width: int, title: str, desc: str) -> None:
        require(
            100 <= width <= WIDE,
            f"width must be from 100 to {WIDE}, got {width}: draw it in two rows",
        )
        require(
            bool(title.strip()) and bool(desc.strip()),
            "a picture needs a title and a desc that says what it shows",
        )
        self.width, self.title, self.desc = width, title, desc
        self.height = 0.0
        self.parts: list[str] = []
        self.boxes: dict[str, Box] = {}
        self.hues: set[str] = set()

    def text(
        self,
        words: str,
        x: float,
        y: float,
        *,
        size: int = 13,
        anchor: str = "start",
        mono: bool = False,
        strong: bool = False,
        soft: bool = False,
        own: bool = False,
        role: str = "",
        turned: bool = False,
        lang: str = "",
        kind: str = "",
        length: float | None = None,
    ) -> Box:
        """A line of text on the base line y: 11, 13 or 16 px, anchored "start", "middle", "end".

        With a length it is as long in every typeface, for what is drawn over its letters.
        """
        require(
            size in SIZES,
            f"size must be one of {', '.join(map(str, SIZES))}, got {size}",
        )
        looks = [SIZES[size], kind, "" if anchor == "start" else anchor]
        looks += [name for name, on in (("mono", mono), ("strong", strong)) if on]
        looks += [name for name, on in (("soft", soft), ("own", own or role)) if on]
        looks.append(self.hue(role, None))
        attributes = "".join(
            f' {key}="{value}"'
            for key, value in (("class", " ".join(filter(None, looks))), ("lang", lang))
            if value
        )
        if length:
            attributes += (
                f' textLength="{plain(length)}" lengthAdjust="spacingAndGlyphs"'
            )
        place = f'x="{plain(x)}" y="{plain(y)}"'
        if turned:
            place = f'transform="translate({plain(x)} {plain(y)}) rotate(-90)"'
        self.parts.append(f"<text {place}{attributes}>{escape(words)}</text>")
        self.grow(y + 3)
        wide = text_width(words, size, mono)
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        return Box(left, y - 0.8 * size, wide, size)

    def hue(self, role: str, head: int | None) -> str:
        """The class of a hue. One picture has hues of roles or of heads."""
        if not role and head is None:
            return ""
        require(
            not role or role in ROLES,
            f"role must be one of {', '.join(ROLES)}, got {role!r}",
        )
        self.hues.add("role" if role else "head")
        require(
            len(self.hues) == 1 and not (role and head is not None),
            "a picture has hues of roles or of heads, never both: leave one of them out",
        )
        return role or f"head-{(head or 0) % 8}"

    def find(self, place: Box | Point | str) -> Box:
        if isinstance(place, str):
            require(
                place in self.boxes,
                f"nothing here is called {place!r}: {', '.join(self.boxes) or 'draw it first'}",
            )
            return self.boxes[place]
        return as_box(place)

    def open(self, name: str, hue: str) -> None:
        """Begin a part. Its name tells what is drawn to tests, and to what lights it up."""
        attributes = f' data-name="{escape(name)}"' if name else ""
        attributes += f' class="{hue}"' if hue else ""
        self.parts.append(f"<g{attributes}>")

    def close(self, box: Box) -> None:
        self.parts.append("</g>")
        if box.name:
            self.boxes[box.name] = box
        self.grow(box.bottom)

    def shape(self, look: str, box: Box, radius: float = 0) -> None:
        numbers = zip(
            ("x", "y", "width", "height"),
            (box.x, box.y, box.width, box.height),
            strict=True,
        )
        place = " ".join(f'{key}="{plain(number)}"' for key, number in numbers)
        rounded = f' rx="{plain(radius)}"' if radius else ""
        self.parts.append(f'<rect class="{look}" {place}{rounded}/>')

    def inside(self, box: Box) -> None:
        require(
            box.x >= 0 and box.y >= 0 and box.right <= self.width + 0.5,
            f"{box.name or 'a part'} lies from x = {box.x:g} to {box.right:g} at y = "
            f"{box.y:g}: the picture is {self.width} wide and begins at 0",
        )

    def grow(self, bottom: float) -> None:
        self.height = max(self.height, bottom)

    def svg(self, alone: bool = False) -> str:
        """The picture as SVG; `alone` with colors and looks of its own."""
        high = plain(self.height + EDGE)
        size = f'viewBox="0 0 {self.width} {high}" width="{self.width}" height="{high}"'
        style = f"<style>{style_alone()}</style>" if alone else ""
        # What is an image has no parts for a screen reader: links must be heard.
        role = "group" if any(part.startswith("<a ") for part in self.parts) else "img"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" {size} role="{role}" '
            f'aria-labelledby="p-title p-desc">{style}<title id="p-title">'
            f'{escape(self.title)}</title><desc id="p-desc">{escape(self.desc)}</desc>'
            f"{''.join(self.parts)}</svg>"
        )

    def image(self) -> str:
        return as_image(self.svg(alone=True), self.width, self.desc)

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, str]:
        return {"text/html": self.image(), "text/plain": self.desc}
