"""A page made of widgets alone, over file:// and with a strict security policy."""

from annotated_book import widgets
from book.extensions import static_widgets
from tests.browser.tabs import hear, leave_tab, load, shared_context, take_tab
from tests.browser.visits import SITE, Visit, all_pages

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:"
LOOK = "html { background: light-dark(#fdfdfb, #14191d); color-scheme: light dark }"
# A call that makes each widget; those that are not named need no arguments.
CALLS = {
    "AttentionExplorer": "(annotated.make_model(11, 11, n_layers=2, d_model=8, d_ff=16, "
    "n_heads=2), torch.tensor([[3, 4, 5]] * 2), torch.tensor([[1, 6, 7, 8]] * 2))"
}
IMPORTS = """import annotated, torch
from annotated_book import widgets
_ = torch.manual_seed(0)"""
MADE = (f"{name} = widgets.{name}{CALLS.get(name, '()')}" for name in widgets.__all__)
CODE = "\n".join([IMPORTS, *MADE])
# Asks, and types on before the answer comes.
TYPE_ON = """([asked, typed]) => {
    const field = document.querySelector("[type=text]");
    field.value = asked;
    field.form.requestSubmit();
    field.value = typed;
}"""
# Points at a cell, and types: what a browser would tell of the mouse or the focus comes later.
POINT_AND_TYPE = """([cell, field, text]) => {
    const pointed = () => document.querySelector(".pointed").textContent;
    const over = new PointerEvent("pointerover", { bubbles: true });
    document.querySelector(cell).dispatchEvent(over);
    const before = pointed();
    const input = document.querySelector(field);
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    return [before, pointed()];
}"""


def example(name, **state):
    """The widget of this name, as a reader would make it."""
    names = {"state": state}
    exec(IMPORTS, names)
    arguments = CALLS.get(name, "()")[1:-1]
    comma = ", " if arguments else ""
    return eval(f"widgets.{name}({arguments}{comma}**state)", names)


def opener(browser, tmp_path, ready, context=shared_context):
    """Gives `open_widget(*widgets, …) -> page`; afterwards no page may have complained."""
    pages, problems = [], []

    def open_widget(*shown, query="", width=800, theme="light", spoil=None):
        make_page(tmp_path, *shown)
        if spoil:
            spoil(tmp_path / "widgets")
        page = take_tab(browser, theme, width, 900, context=context)
        pages.append(page)
        hear(page, console=lambda message: problems.append(message.text))
        hear(page, pageerror=lambda error: problems.append(str(error)))
        page.problems, page.ready = problems, ready
        load(page, (tmp_path / "page.html").as_uri() + query)
        if not spoil:
            page.wait_for_selector(ready)
        return page

    yield open_widget
    for page in pages:
        leave_tab(page)
    assert problems == []


# Sets controls that have another value: [selector, value, which of them].
PUT = """controls => controls.forEach(([css, value, which = 0]) => {
    const node = document.querySelectorAll(css)[which];
    const is = node?.type === "checkbox" ? "checked" : "value";
    if (!node || node.disabled || String(node[is]) === String(value)) return;
    if (is === "checked") return node.click();
    node.value = value;
    node.dispatchEvent(new Event(node.matches("select") ? "change" : "input", { bubbles: true }));
})"""


def show_own(page):
    """Open the part of a widget for the reader's own text, if it has one that is closed."""
    closed = ".try[aria-expanded=false], form details:not([open]) > summary"
    page.locator(closed).evaluate_all("all => all.forEach((one) => one.click())")


def put(page, *controls):
    page.evaluate(PUT, controls)


def number(text):
    """The number that is written like this on a page."""
    return float(text.replace("−", "-").replace("∞", "inf"))


def press(page, keys):
    for key in keys.split():
        page.keyboard.press(key)


# What loads the page's files starts anew: to load the page itself takes three times as long.
ANEW = """query => {
    history.replaceState(null, "", query);
    for (const place of document.querySelectorAll("[data-widget]")) place.replaceChildren();
    const { src } = document.querySelector("script[src*=loader]");
    document.head.append(Object.assign(document.createElement("script"), { src }));
}"""


def make_page(folder, *shown):
    files = folder / "widgets"
    files.mkdir(exist_ok=True)
    body = "<p>Text.</p>".join(widget.html() for widget in shown)
    body = static_widgets.with_files(files, body)
    loader = static_widgets.LOADER.read_text("utf-8")
    loader = static_widgets.write(files, "loader", ".js", loader)
    (folder / "page.css").write_text(LOOK)
    (folder / "page.html").write_text(
        '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>T</title>'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width">'
        '<link rel="stylesheet" href="page.css">'
        f'<script defer src="widgets/{loader}"></script>'
        f'<main><h1>Title</h1><section id="play">{body}</section></main>',
        "utf-8",
    )


def axe(page):
    """Violations of accessibility on this page."""
    problems = getattr(page, "problems", [])
    assert problems == []
    found = Visit(page, "").axe()
    problems.clear()  # axe itself asks for the style sheets, and may not
    return found


def left_behind(page, widget, redraw):
    """Nodes and listeners that 24 redraws and 24 views, made and dropped, leave behind."""
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable")

    def count():
        for _ in range(3):
            client.send("HeapProfiler.collectGarbage")
        metrics = client.send("Performance.getMetrics")["metrics"]
        metrics = {metric["name"]: metric["value"] for metric in metrics}
        return metrics["Nodes"], metrics["JSEventListeners"]

    def make_and_drop(times):
        return page.evaluate(
            """([widget, times]) => {
                const place = document.querySelector(`[data-widget=${widget}]`);
                const state = Object.assign({}, ...Object.values(annotatedWidgets.data),
                    JSON.parse(place.dataset.state));
                let listeners = 0;
                const model = {
                    get: (name) => state[name], set() {}, save_changes() {},
                    on: () => listeners++, off: () => listeners--,
                };
                const { render } = annotatedWidgets.modules[widget];
                for (let i = 0; i < times; i++) {
                    const el = document.createElement("div");
                    render({ model, el })();
                }
                return listeners;
            }""",
            [widget, times],
        )

    redraw(12)  # what comes round in 2, 3, 4 or 6 steps ends here as after 24
    assert make_and_drop(3) == 0
    before = count()
    redraw(24)
    assert make_and_drop(24) == 0
    after = count()
    return max(0, after[0] - before[0] - 5), max(0, after[1] - before[1])


def chapters_with(name):
    """The pages of the site that have this widget, as far as there is a site."""
    place = f'data-widget="{name}"'
    pages = [path for path in all_pages() if path.startswith("book/")]
    return [path for path in pages if place in (SITE / path).read_text("utf-8")]
