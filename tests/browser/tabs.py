"""Browsers' contexts and tabs; a tab is used again, as a reader uses it again."""

from functools import cache

from playwright.sync_api import Error

# What one test has read is nothing to the next.
FORGET = """try {
    for (const key of ["chapters-read", "reading-place"]) localStorage.removeItem(key);
} catch {}"""
# The look of a shared context, and its tabs that no test uses.
looks, free = {}, {}
taken = set()  # those that are used now, and may be used again
sessions = {}  # of tabs that are, or were, drawn small


def new_context(browser, theme="light", width=1280, height=800, java_script=True):
    """A browser of this look with nothing in its memory."""
    look = {"color_scheme": theme, "viewport": {"width": width, "height": height}}
    look |= {"reduced_motion": "reduce", "java_script_enabled": java_script}
    context = browser.new_context(**look)
    context.set_default_timeout(20_000)
    return context


@cache
def shared_context(browser, theme="light", width=1280, height=800, java_script=True):
    """One for all pages of a look: to make it costs twice as much as to open a page in it."""
    context = new_context(browser, theme, width, height, java_script)
    context.add_init_script(FORGET)
    context.new_page()
    looks[context], free[context] = (theme, {"width": width, "height": height}), []
    return context


def take_tab(browser, *look, context=shared_context):
    """A tab of this look, in a context that is shared or `new_context`."""
    home = context(browser, *look)
    tab = free[home].pop() if free.get(home) else home.new_page()
    tab.heard = []
    if home in free:
        taken.add(tab)
    return tab


def load(tab, address):
    """Load a page anew: to go to another place of the same page would load nothing."""
    if tab.url.partition("#")[0] == address.partition("#")[0]:
        tab.goto("about:blank")
    tab.goto(address)


def hear(tab, **handlers):
    """Tell a test of a tab's events until it is left: `console=…, pageerror=…`."""
    for event, handler in handlers.items():
        tab.on(event, handler)
        tab.heard.append((event, handler))


def draw_small(tab, scale=0.1):
    """Draw its pages so small from now on, which takes a fifth of their time."""
    if tab not in sessions:
        sessions[tab] = tab.context.new_cdp_session(tab)
    screen = tab.viewport_size | dict(deviceScaleFactor=1, mobile=False, scale=scale)
    sessions[tab].send("Emulation.setDeviceMetricsOverride", screen)


def leave_tab(tab):
    """Make it as a new one is, for `take_tab`; or close it."""
    if tab.context not in free:
        return tab.context.close()
    if tab not in taken:
        return tab.close()
    taken.remove(tab)
    theme, size = looks[tab.context]
    try:
        tab.evaluate("sessionStorage.clear()")  # until now, its test hears of it
        for event, handler in tab.heard:
            tab.remove_listener(event, handler)
        tab.mouse.move(0, 0)  # where it is in a new one
        tab.set_viewport_size(size)
        if tab in sessions:
            tab.goto("about:blank")  # a long page is not to be drawn in full
            draw_small(tab, scale=1)
        tab.emulate_media(media="null", color_scheme=theme, forced_colors="null")
        tab.emulate_media(reduced_motion="reduce")
    except Error:  # it has crashed, say
        return tab.close()
    free[tab.context].append(tab)


def forget_tabs():
    """After a test that failed: nobody knows what it has left, in them and in its own."""
    taken.clear()
    for tabs in free.values():
        while tabs:
            tabs.pop().close()
