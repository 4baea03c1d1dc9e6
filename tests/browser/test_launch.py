"""What a reader can do with a page elsewhere, on a small book with the real look."""

import os
import shutil
import subprocess
import zipfile
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from urllib.parse import parse_qs, unquote, urlsplit

import nbformat
import pytest
import yaml
from bs4 import BeautifulSoup
from playwright.sync_api import expect

from scripts.prepared_notebooks import first_cell
from scripts.repository import ROOT
from scripts.serve import make_server
from tests.browser.tabs import leave_tab, new_context, take_tab
from tests.browser.visits import Visit
from tests.browser.widget_page import press

CHAPTER = "book/01-a-chapter"
FORK = "https://github.com/someone/fork"
BINDER = f"https://mybinder.org/v2/gh/someone/fork/notebooks?urlpath=lab/tree/{CHAPTER}"
COLAB = "https://colab.research.google.com/github/someone/fork/blob/notebooks"
ARCHIVE = "the-transformer-annotated.zip"


def write_book(folder):
    config = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
    config["execute"]["execute_notebooks"] = "off"
    own = config["sphinx"]["local_extensions"]
    names = "launch", "sharing", "light_pages"
    kept = {name: str(ROOT / own[name]) for name in names}
    settings = config["sphinx"]["config"]
    unused = [*(own.keys() - kept), "sphinx.ext.viewcode"]
    settings["extensions"] = [e for e in settings["extensions"] if e not in unused]
    settings["html_static_path"] = ["book/assets"]
    del settings["html_math_renderer"]
    config["sphinx"]["local_extensions"] = kept
    kernel = {"name": "python3", "display_name": "Python 3"}
    notebook = nbformat.v4.new_notebook(metadata={"kernelspec": kernel})
    notebook.cells = [
        nbformat.v4.new_code_cell(first_cell(), metadata={"tags": ["remove-cell"]}),
        nbformat.v4.new_markdown_cell("# A chapter\n\nIts opening."),
    ]
    toc = {"format": "jb-book", "root": CHAPTER}
    toc["chapters"] = [{"file": "book/installation"}]
    texts = {
        "_config.yml": yaml.safe_dump(config),
        "_toc.yml": yaml.safe_dump(toc),
        f"{CHAPTER}.ipynb": nbformat.writes(notebook),
        "book/installation.md": "# Run the chapters\n\n## On your own machine\n\nSo.\n",
        ".gitignore": "_build/\n",
    }
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    for part in ("assets", "templates"):
        shutil.copytree(ROOT / "book" / part, folder / "book" / part)


def build_book(folder, remote=None):
    write_book(folder)
    git = ["git", "-C", folder]
    subprocess.run([*git, "init", "--quiet"], check=True)
    subprocess.run([*git, "add", "--all"], check=True)
    if remote:
        subprocess.run([*git, "remote", "add", "origin", remote], check=True)
    outside = {k: v for k, v in os.environ.items() if not k.startswith("GITHUB_")}
    outside["PYTHONPATH"] = str(ROOT)
    build = ["jupyter-book", "build", "-W", "--keep-going", folder]
    run = subprocess.run(build, env=outside, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return folder / "_build/html"


@pytest.fixture(scope="module")
def fork(tmp_path_factory):
    remote = "git@github.com:someone/fork.git"
    return build_book(tmp_path_factory.mktemp("fork"), remote)


@pytest.fixture(scope="module")
def private(tmp_path_factory):
    return build_book(tmp_path_factory.mktemp("private"))


def soup(site, name):
    return BeautifulSoup((site / f"{name}.html").read_text("utf-8"), "html.parser")


def links(page, where):
    found = page.select(f"{where} a")
    return {" ".join(link.get_text().split()): link["href"] for link in found}


def test_pages_lead_into_the_fork(fork):
    page = soup(fork, CHAPTER)
    head = links(page, ".article-header-buttons")
    assert head["Binder"] == f"{BINDER}.ipynb"
    assert head["Colab"] == f"{COLAB}/{CHAPTER}.ipynb"
    assert head["Repository"] == FORK
    assert head["Report a mistake"].startswith(f"{FORK}/issues/new?title=")
    assert "Suggest a change" not in head  # JSON is not for editing by hand
    foot = links(page, ".run-this-page")
    assert foot["Binder"] == head["Binder"]
    assert foot["Colab"] == head["Colab"]
    page, home = soup(fork, CHAPTER), "https://someone.github.io/fork/"
    tags = {tag["property"]: tag["content"] for tag in page.select("meta[property]")}
    assert tags["og:url"] == page.select_one("link[rel=canonical]")["href"] == home
    assert tags["og:image"] == f"{home}_static/cards/{CHAPTER.replace('/', '-')}.png"
    page = soup(fork, "book/installation")
    canonical = page.select_one("link[rel=canonical]")["href"]
    assert canonical == f"{home}book/installation.html"
    page = soup(fork, "book/installation")
    head = links(page, ".article-header-buttons")
    assert head["Suggest a change"] == f"{FORK}/edit/main/book/installation.md"
    assert not {"Binder", "Colab"} & set(head)
    assert not page.select(".run-this-page")


def test_without_an_address_no_button_leads_out(private):
    for path in (CHAPTER, "book/installation"):
        page = soup(private, path)
        addresses = [link["href"] for link in page.select("a[href]")]
        assert not [a for a in addresses if a.startswith(("http:", "https:"))]


@pytest.mark.parametrize("site", ["fork", "private"])
def test_a_chapter_can_be_taken_along(site, request):
    site = request.getfixturevalue(site)
    page = soup(site, CHAPTER)
    foot = links(page, ".run-this-page")
    source = site / "book" / foot["Download it"]
    expected = first_cell(FORK if site.parents[1].name.startswith("fork") else "")
    assert nbformat.read(source, as_version=4).cells[0].source == expected
    assert links(page, ".article-header-buttons")[".ipynb"] == foot["Download it"]
    assert foot["on your own machine"] == "installation.html#on-your-own-machine"
    with zipfile.ZipFile(site / "book" / foot["the whole book with its code"]) as all:
        names = {name.partition("/")[2] for name in all.namelist()}
        inside = all.read(f"{ARCHIVE[:-4]}/{CHAPTER}.ipynb").decode()
        assert nbformat.reads(inside, as_version=4).cells[0].source == expected
    assert {"_config.yml", "book/installation.md", "book/assets/book.css"} <= names
    assert not [name for name in names if name.startswith(("_build", ".git/"))]


@pytest.fixture
def open_chapter(browser):
    with ExitStack() as after:

        def open_chapter(site, scheme="http", theme="light", width=1280):
            home = f"{site.as_uri()}/"
            if scheme == "http":
                server = make_server(site)
                Thread(target=server.serve_forever, daemon=True).start()
                after.callback(server.shutdown)
                home = f"http://127.0.0.1:{server.server_address[1]}/"
            tab = take_tab(browser, theme, width, context=new_context)
            after.callback(leave_tab, tab)
            visit = Visit(tab, home)
            visit.watch()
            visit.page.goto(f"{home}{CHAPTER}.html")
            return visit

        yield open_chapter


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 390)])
@pytest.mark.parametrize("site", ["fork", "private"])
def test_menus_are_for_everyone(site, theme, width, open_chapter, request):
    """With the keyboard alone: each opens, is seen whole, and its links have names."""
    site_folder = request.getfixturevalue(site)
    visit = open_chapter(site_folder, theme=theme, width=width)
    page = visit.page
    menus = page.locator(".article-header-buttons .menu > summary").all()
    assert len(menus) == (3 if site == "fork" else 1)
    for menu in menus:
        menu.focus()
        press(page, "Enter Tab")
        assert "dropdown-item" in page.locator(":focus").get_attribute("class")
        box = page.locator(".menu[open] .dropdown-menu").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert visit.problems == []
        assert visit.axe() == []
        visit.problems.clear()  # axe itself writes styles, which the page forbids
        page.keyboard.press("Escape")
    assert visit.foreign == []


SELECT = """() => {
    const [node] = document.querySelector("article p").childNodes;
    getSelection().setBaseAndExtent(node, 0, node, node.length);
}"""


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 390)])
def test_a_report_quotes_what_is_selected(fork, open_chapter, theme, width):
    visit = open_chapter(fork, theme=theme, width=width)
    page, link = visit.page, visit.page.locator(".report")
    expect(link).to_be_hidden()
    page.evaluate(SELECT)
    expect(link).to_be_visible()
    box = link.bounding_box()
    assert box["height"] >= 40 and 0 <= box["x"] <= width - box["width"]
    assert visit.axe() == []
    report = urlsplit(link.get_attribute("href"))
    assert report.geturl().startswith(f"{FORK}/issues/new?")
    asked = parse_qs(report.query)
    assert asked["title"] == [f"On the page {CHAPTER}.ipynb"]
    (body,) = asked["body"]
    address = f"{visit.home}{CHAPTER}.html#a-chapter"
    assert body.startswith(
        f"In the section “A chapter”:\n{address}\n\n> Its opening.\n"
    )
    page.evaluate("() => getSelection().empty()")
    expect(link).to_be_hidden()
    assert visit.foreign == []


def test_a_report_from_the_menu_quotes_what_is_in_view(fork, open_chapter):
    page = open_chapter(fork).page
    page.locator("[aria-label='Source of this page']").focus()
    press(page, "Enter Tab Tab")
    address = page.locator(":focus").get_attribute("href")
    assert "> Its opening." in unquote(address)


def test_without_an_address_nothing_can_be_reported(private, open_chapter):
    page = open_chapter(private).page
    page.evaluate(SELECT)
    page.wait_for_timeout(500)
    assert page.locator(".report").count() == 0


def save(page, link):
    with page.expect_download() as download:
        page.click(link)
    return download.value.suggested_filename, Path(download.value.path()).read_bytes()


def test_a_notebook_is_saved_and_not_shown(private, open_chapter):
    """Some servers call a notebook JSON, which browsers show."""
    visit = open_chapter(private)
    plain = {"body": "{}", "content_type": "text/plain"}
    visit.page.route("**/*.ipynb", lambda route: route.fulfill(**plain))
    name, _ = save(visit.page, "text=Download it")
    assert name == "01-a-chapter.ipynb"
    menu = visit.page.locator("[aria-label='Download this page']")
    menu.click()
    assert save(visit.page, "text=.ipynb")[0] == name


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_the_archive_is_saved(private, open_chapter, scheme):
    page = open_chapter(private, scheme).page
    saved = save(page, "text=the whole book with its code")
    assert saved == (ARCHIVE, (private / ARCHIVE).read_bytes())
