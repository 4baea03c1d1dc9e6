"""Charts of Matplotlib and seaborn that look like the book's pictures.

    import matplotlib.pyplot as plt
    from annotated.pictures import use_book_charts
    use_book_charts()

From then on a figure is drawn as SVG with real text, on no ground of its own, light or dark as
the page is, and a second time for telephones. Two colormaps are there: "book-heat", which is the
default, for what begins at 0, and "book-diverging" for what lies on both sides of it.
"""

from __future__ import annotations

import io
import pickle
from typing import TYPE_CHECKING

from annotated.pictures.alone import data_uri
from annotated.pictures.chart_colors import colormaps, light
from annotated.pictures.chart_svg import themed

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INCH = 96  # px
WIDEST, NARROW_WIDTH = 7.5, 3.33  # inches: 720 px, and 320 px for telephones
TALLEST_PANEL = 2.7  # inches, where panels stand one above the other


def use_book_charts() -> None:
    """Draw charts in the book's style from here on, and register its two colormaps."""
    import matplotlib
    import matplotlib.pyplot as plt

    for colormap in colormaps():
        matplotlib.colormaps.register(colormap, force=True)
    matplotlib.rcParams.update(settings())
    plt.get_backend()  # what the notebook has for figures is set up now, not later
    shell = running_shell()
    if shell is not None:
        for formatter in shell.display_formatter.formatters.values():
            formatter.pop(matplotlib.figure.Figure, None)
        html = shell.display_formatter.formatters["text/html"]
        html.for_type(matplotlib.figure.Figure, as_html)


def running_shell():
    """The notebook that this runs in, if it does."""
    try:
        from IPython import get_ipython
    except ModuleNotFoundError:
        return None
    return get_ipython()


def settings() -> dict[str, object]:
    """What Matplotlib is told. Sizes are in points: 9 are 12 px."""
    from cycler import cycler

    ink, soft, line = light("ink"), light("soft"), light("line")
    hues = [light(name) for name in ("plus", "minus", "hue-2", "hue-3", "soft")]
    return {
        "axes.edgecolor": soft,
        "axes.facecolor": "none",
        "axes.labelcolor": ink,
        "axes.prop_cycle": cycler(color=hues),
        "axes.spines.right": False,
        "axes.spines.top": False,
        "axes.titlesize": 10,
        "axes.labelsize": 9.5,
        "figure.constrained_layout.use": True,
        "figure.facecolor": "none",
        "figure.figsize": (WIDEST - 0.5, 3.2),
        "font.size": 9.5,
        "grid.color": line,
        "image.cmap": "book-heat",
        "legend.fontsize": 9,
        "legend.frameon": False,
        "savefig.facecolor": "none",
        "svg.fonttype": "none",
        "svg.hashsalt": "book",
        "text.color": ink,
        "xtick.color": soft,
        "xtick.labelcolor": ink,
        "xtick.labelsize": 9,
        "ytick.color": soft,
        "ytick.labelcolor": ink,
        "ytick.labelsize": 9,
    }


def as_html(figure: Figure) -> str:
    """A figure at two widths, as `Layouts` gives a picture."""
    wide = svg_of(figure, min(figure.get_figwidth(), WIDEST), figure.get_figheight())
    narrow = narrow_svg(figure)
    source = f'<source media="(max-width: 600px)" srcset="{data_uri(narrow)}">'
    width = round(min(figure.get_figwidth(), WIDEST) * INCH)
    image = f'<img class="annotated-picture" src="{data_uri(wide)}" width="{width}" alt="">'
    return f"<picture>{source}{image}</picture>"


def narrow_svg(figure: Figure) -> str:
    """The figure as wide as a telephone; panels side by side come one above the other."""
    import matplotlib.pyplot as plt

    figure = pickle.loads(pickle.dumps(figure))  # the reader's own stays as it is
    plt.close(figure)  # a copy is not shown
    grids = {id(ax.get_gridspec()) for ax in figure.axes if ax.get_subplotspec()}
    panels = [ax for ax in figure.axes if ax.get_subplotspec() is not None]
    panels = [ax for ax in panels if ax.get_gridspec().get_geometry() != (1, 1)]
    height = figure.get_figheight()
    if panels and len(grids) == 1:
        height = restack(figure, panels)
    shorten_legends(figure)
    return svg_of(figure, NARROW_WIDTH, height)


def restack(figure: Figure, panels: list) -> float:
    """One or two panels in a row; gives the height that this takes, in inches."""
    rows, columns = panels[0].get_gridspec().get_geometry()
    beside = 1 if columns < 4 else 2
    lines = -(-len(panels) // beside)
    grid = figure.add_gridspec(lines, beside)
    for number, panel in enumerate(panels):
        panel.set_subplotspec(grid[divmod(number, beside)])
        if beside == 1:
            panel.tick_params(labelleft=True, labelbottom=True)
    each = figure.get_figheight() / rows
    return lines * min(each, TALLEST_PANEL)


def shorten_legends(figure: Figure) -> None:
    """Legends with more than two entries in a line get two."""
    for owner in (figure, *figure.axes):
        legends = owner.legends if owner is figure else [owner.get_legend()]
        for legend in [legend for legend in legends if legend and legend._ncols > 2]:
            names = [text.get_text() for text in legend.get_texts()]
            handles = legend.legend_handles
            legend.remove()
            place = "outside upper center" if owner is figure else legend._loc
            owner.legend(handles, names, ncols=2, loc=place)


def svg_of(figure: Figure, width: float, height: float) -> str:
    before = figure.get_size_inches().copy()
    figure.set_size_inches(width, height)
    file = io.StringIO()
    figure.savefig(file, format="svg", metadata={"Date": None})
    figure.set_size_inches(*before)
    return themed(file.getvalue(), round(width * INCH), round(height * INCH))
