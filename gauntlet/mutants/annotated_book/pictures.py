"""Mutants of the drawing kit."""

from gauntlet.mutants.mutant import Mutant

MUTANTS = [
    Mutant(
        "annotated_book/pictures/alone.py",
        "a text alternative that ends at its first quotation mark",
        'alt="{escape(desc)}"',
        'alt="{desc}"',
    ),
    Mutant(
        "annotated_book/pictures/boxes.py",
        "an arrow reaches a grid over its labels",
        "return self.center[0], self.y - self.above",
        "return self.center[0], self.y",
    ),
    Mutant(
        "annotated_book/pictures/canvas.py",
        "special characters of a text are markup",
        "{attributes}>{escape(words)}</text>",
        "{attributes}>{words}</text>",
    ),
    Mutant(
        "annotated_book/pictures/canvas.py",
        "roles and heads in one picture",
        "len(self.hues) == 1 and not",
        "len(self.hues) <= 2 and not",
    ),
    Mutant(
        "annotated_book/pictures/cells.py",
        "the signs of cells exchanged",
        '"plus" if level > 0 else "minus"',
        '"plus" if level < 0 else "minus"',
    ),
    Mutant(
        "annotated_book/pictures/cells.py",
        "open cells hatched",
        "return ~mask.expand(shape)",
        "return mask.expand(shape)",
    ),
    Mutant(
        "annotated_book/pictures/chart_colors.py",
        "the diverging map upside down",
        "ListedColormap(down + up",
        "ListedColormap(up + down",
    ),
    Mutant(
        "annotated_book/pictures/chart_svg.py",
        "colors stay numbers",
        "return COLOR.sub(lambda color: table.get(color[0], color[0]), svg)",
        "return svg",
    ),
    Mutant(
        "annotated_book/pictures/charts.py",
        "a misspelt setting",
        '"axes.spines.right": False',
        '"axes.spine.right": False',
    ),
    Mutant(
        "annotated_book/pictures/frames.py",
        "the first step is chosen",
        "last = len(self.steps) - 1\n",
        "last = 0\n",
    ),
    Mutant(
        "annotated_book/pictures/frames.py",
        "two pictures share one choice",
        'escape(f"{self.name}: {self.last.title}")',
        "escape(self.name)",
    ),
    Mutant(
        "annotated_book/pictures/frames.py",
        "what is below moves",
        "picture.grow(highest)  #",
        "picture.grow(0)  #",
    ),
    Mutant(
        "annotated_book/pictures/joins.py",
        "an arrow that starts where it ends",
        "self.find(start), self.find(end)\n        points, first, last = strokes.wire(one, two)\n",
        "self.find(end), self.find(end)\n        points, first, last = strokes.wire(one, two)\n",
    ),
    Mutant(
        "annotated_book/pictures/layouts.py",
        "telephones get the wide picture",
        "self.wide, self.narrow = draw(WIDE), draw(NARROW)",
        "self.wide, self.narrow = draw(WIDE), draw(WIDE)",
    ),
    Mutant(
        "annotated_book/pictures/legend.py",
        "an unknown entry is left out",
        "entry in ENTRIES,\n",
        "True,\n",
    ),
    Mutant(
        "annotated_book/pictures/parts.py",
        "a part that lies outside",
        "        self.inside(box)\n        self.open(box.name, self.hue(role, None))",
        "        self.open(box.name, self.hue(role, None))",
    ),
    Mutant(
        "annotated_book/pictures/picture.py",
        "the legend begins in the corner",
        "return draw_legend(self, x, y, entries)",
        "return draw_legend(self, 0, 0, entries)",
    ),
    Mutant(
        "annotated_book/pictures/strokes.py",
        "both lines of the memory on one side",
        "start = (one[0] - away[1] * shift, one[1] + away[0] * shift)",
        "start = (one[0] - away[1], one[1] + away[0])",
    ),
    Mutant(
        "annotated_book/pictures/tensors.py",
        "rows and columns of a grid exchanged",
        "*(x, y, columns * cell, rows * cell,",
        "*(x, y, rows * cell, columns * cell,",
    ),
]
