"""Charts of Matplotlib and seaborn that look like the book's pictures.

    import matplotlib.pyplot as plt
    from annotated_book.pictures import use_book_charts
    use_book_charts()

From then on a figure is drawn as SVG with real text, on no ground of its own, light or dark as
the page is, and a second time for telephones. Two colormaps are there: "book-heat", which is the
default, for what begins at 0, and "book-diverging" for what lies on both sides of it.
"""

from __future__ import annotations

import io
import pickle
import textwrap
from typing import Any

from annotated_book.pictures.alone import data_uri
from annotated_book.pictures.boxes import text_width
from annotated_book.pictures.chart_colors import colormaps, light
from annotated_book.pictures.chart_svg import themed

SMALLEST = 8.4  # points: 11 px
INCH = 96  # px
WIDEST, NARROW_WIDTH = 7.5, 3.33  # inches: 720 px, and 320 px for telephones
TALLEST_PANEL = 2.7  # inches, where panels stand one above the other


def use_book_charts() -> None:
    """Draw charts in the book's style from here on, and register its two colormaps."""
    try:
        import matplotlib
        import matplotlib.pyplot as plt
        from matplotlib.colorbar import Colorbar
        from matplotlib.figure import Figure
    except ImportError as error:
        raise ValueError(
            "charts need the library matplotlib: pip install matplotlib"
        ) from error
    for colormap in colormaps():
        if colormap.name not in matplotlib.colormaps:
            matplotlib.colormaps.register(colormap)
    matplotlib.rcParams.update(settings())
    Colorbar.n_rasterize = 1000  # an image would keep its colors in dark mode
    plt.switch_backend(plt.get_backend())  # sets up what the notebook has for figures
    shell = running_shell()
    if shell is not None:
        for formatter in shell.display_formatter.formatters.values():
            formatter.pop(Figure, None)
        html = shell.display_formatter.formatters["text/html"]
        html.for_type(Figure, as_html)


def chart(*shape: int, **options: Any) -> tuple[Any, Any]:
    """Begin a figure and its axes, closed: else a notebook would show it twice."""
    import matplotlib.pyplot as plt

    use_book_charts()
    fig, axes = plt.subplots(*shape, **options)
    plt.close(fig)
    return fig, axes


def running_shell() -> Any:
    """The notebook that this runs in, if it does."""
    try:
        from IPython import get_ipython
    except ModuleNotFoundError:
        return None
    return get_ipython()


def settings() -> dict[Any, Any]:
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
        "figure.labelsize": 9.5,
        "figure.facecolor": "none",
        "figure.figsize": (WIDEST - 0.5, 3.2),
        "font.size": 9.5,
        "grid.color": line,
        "hatch.color": ink,
        "image.cmap": "book-heat",
        "patch.edgecolor": soft,
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


def as_html(figure: Any) -> str:
    """A figure at two widths, as `Layouts` gives a picture."""
    width = min(figure.get_figwidth(), WIDEST)
    wide = as_svg(figure)
    narrow = narrow_svg(copy_of(figure))
    source = f'<source media="(max-width: 600px)" srcset="{data_uri(narrow)}">'
    image = f'<img class="annotated-picture" src="{data_uri(wide)}" width="{width * INCH:.0f}"'
    return f'<picture>{source}{image} alt=""></picture>'


def as_svg(figure: Any) -> str:
    """A figure as SVG in the book's colors, at most as wide as a page."""
    width = min(figure.get_figwidth(), WIDEST)
    return svg_of(copy_of(figure), width, figure.get_figheight())


def copy_of(figure: Any) -> Any:
    """The reader's own figure stays as it is."""
    import matplotlib.pyplot as plt

    copy = pickle.loads(pickle.dumps(figure))
    plt.close(copy)  # it is not shown a second time
    return copy


def narrow_svg(figure: Any) -> str:
    """The figure as wide as a telephone; panels side by side come one above the other."""
    panels = [ax for ax in figure.axes if ax.get_subplotspec() is not None]
    grids = {id(ax.get_gridspec()) for ax in panels}
    panels = [ax for ax in panels if ax.get_gridspec().get_geometry() != (1, 1)]
    height = figure.get_figheight()
    if panels and len(grids) == 1:
        height = restack(figure, panels)
    for panel in figure.axes:
        for text in panel.texts:
            text.set_fontsize(min(text.get_fontsize(), SMALLEST))
    shorten_legends(figure)
    return svg_of(figure, NARROW_WIDTH, height)


def restack(figure: Any, panels: list) -> float:
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


def make_room_for_words(panel: Any) -> None:
    """Names of rows lie, names of columns stand upright where they would touch."""
    panel.tick_params(axis="y", labelrotation=0)
    wide = panel.get_position().width * panel.figure.get_figwidth() * INCH
    names = [label.get_text() for label in panel.get_xticklabels()]
    if any(text_width(name, 12) > wide / len(names) - 4 for name in names):
        panel.tick_params(axis="x", labelrotation=90)
    letters = max(int(wide / 7), 8)  # that fit into a line of the title
    if len(panel.get_title()) > letters:
        panel.set_title(textwrap.fill(panel.get_title(), letters))


def shorten_legends(figure: Any) -> None:
    """Legends with entries side by side go above the panels, in as many lines as they need."""
    for owner in (figure, *figure.axes):
        legends = owner.legends if owner is figure else [owner.get_legend()]
        for legend in [legend for legend in legends if legend and legend._ncols > 1]:
            names = [text.get_text() for text in legend.get_texts()]
            handles = legend.legend_handles
            legend.remove()
            short = max(text_width(name, 12) for name in names) < 100
            place = "outside upper center"
            figure.legend(handles, names, ncols=2 if short else 1, loc=place)


def svg_of(figure: Any, width: float, height: float) -> str:
    figure.set_size_inches(width, height)
    figure.draw_without_rendering()  # only now it is known how wide its panels are
    for panel in figure.axes:
        make_room_for_words(panel)
    file = io.StringIO()
    figure.savefig(file, format="svg", metadata={"Date": None})
    return themed(file.getvalue(), round(width * INCH), round(height * INCH))
