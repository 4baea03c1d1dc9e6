"""Firefox and WebKit of the system: each opens pages, and runs exercise.js in them."""

import json
import os
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from selenium import webdriver
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

HERE = Path(__file__).parent
EXERCISE = f"""(...given) => {{
{(HERE / "exercise.js").read_text("utf-8")}
return exercise(...given);
}}"""
RUN = f"""const done = arguments[arguments.length - 1];
({EXERCISE})(...arguments[0]).then(done, (error) => done({{ error: String(error) }}));"""
SLIDER = "return document.activeElement.value - document.activeElement.min"
SECONDS = 600  # for all pages of one call


def needed(*names):
    """The first program of this name; where there is none, the test is skipped."""
    found = next(filter(None, map(shutil.which, names)), None)
    if not found:
        if os.environ.get("EVERY_BROWSER"):
            pytest.fail(f"{' or '.join(names)} is missing", pytrace=False)
        pytest.skip(f"{' or '.join(names)} is not installed")
    return found


def in_firefox(pages):
    firefox = needed("firefox-esr", "firefox")
    task = json.dumps({"firefox": firefox, "code": EXERCISE, "pages": list(pages)})
    how = {"capture_output": True, "encoding": "utf-8", "timeout": SECONDS}
    run = subprocess.run(["node", str(HERE / "firefox.mjs")], input=task, **how)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def in_webkit(pages):
    driver_path, screen = needed("WebKitWebDriver"), needed("Xvfb")
    options = Options()
    options.binary_location = mini_browser()
    options.add_argument("--automation")
    with display(screen) as number, TemporaryDirectory() as folder:
        calm = Path(folder) / "gtk-3.0/settings.ini"  # nothing shall depend on time
        calm.parent.mkdir()
        calm.write_text("[Settings]\ngtk-enable-animations=0\n")
        names = {"DISPLAY": number, "XDG_CONFIG_HOME": folder}
        # There is no graphics card: what is drawn in one go needs a quarter less time.
        names["WEBKIT_DISABLE_COMPOSITING_MODE"] = "1"
        service = Service(driver_path, env=os.environ | names)
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            driver.set_script_timeout(SECONDS)
            return list(answers(driver, pages))
        finally:
            driver.quit()


def answers(driver, pages):
    opened = None
    for url, *arguments in pages:
        if url != opened:
            driver.get(url)
            opened = url
        answer = driver.execute_async_script(RUN, arguments)
        assert "error" not in answer, answer["error"]
        driver.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
        yield answer | {"slider": driver.execute_script(SLIDER), "problems": []}


def mini_browser():
    """WebKitGTK's own small browser, the one that its driver can steer."""
    found = [*Path("/usr").glob("lib*/**/webkit2gtk-4*/MiniBrowser")]
    assert found, "WebKitWebDriver is there, but MiniBrowser is not"
    return str(found[0])


@contextmanager
def display(program):
    """A screen that nobody sees; gives its name."""
    command = [program, "-displayfd", "1", "-screen", "0", "1000x1200x24"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen(command, **pipes, text=True)
    try:
        yield f":{server.stdout.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
