"""Copy the front-end libraries from node_modules to book/vendor, for the site."""

import re
import shutil
import subprocess
from pathlib import Path

MODULES = Path("node_modules")
VENDOR = Path("book/vendor")


def copy(source, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def katex():
    dist = MODULES / "katex/dist"
    copy(dist / "katex.min.css", VENDOR / "katex/katex.min.css")
    for font in dist.glob("fonts/*.woff2"):
        copy(font, VENDOR / "katex/fonts" / font.name)


def vega():
    copy(MODULES / "vega/build/vega.min.js", VENDOR / "vega/vega.min.js")
    # The interpreter comes as a module. As a plain script it also works over file://.
    code = (MODULES / "vega-interpreter/build/vega-interpreter.js").read_text("utf-8")
    imports, exports = (
        r"import (\{.*?\}) from 'vega-util';",
        r"export \{ (\w+) as (\w+) \};",
    )
    code, n_imports = re.subn(imports, r"const \1 = vega;", code)
    code, n_exports = re.subn(exports, r"return { \2: \1 };", code)
    assert (n_imports, n_exports) == (1, 1), "vega-interpreter is laid out anew"
    code = f"Object.assign(vega, (() => {{\n{code}\n}})());\n"
    (VENDOR / "vega/vega-interpreter.js").write_text(code, "utf-8")


def minisearch():
    """Pack it as a plain script, which also works over file://."""
    source, target = MODULES / "minisearch/dist/es/index.js", VENDOR / "minisearch.js"
    license = (MODULES / "minisearch/LICENSE.txt").read_text("utf-8").strip()
    command = [MODULES / "esbuild/bin/esbuild", source, "--bundle", "--minify"]
    command += ["--format=iife", "--global-name=minisearch", f"--outfile={target}"]
    subprocess.run(
        [*command, f"--banner:js=/*! {license} */", "--log-level=error"], check=True
    )


def reveal():
    for name in ("dist/reveal.js", "dist/reveal.css", "LICENSE"):
        copy(MODULES / "reveal.js" / name, VENDOR / "reveal" / Path(name).name)
    # Its own controls and bars alone: widgets in the slides have such classes, too.
    css = VENDOR / "reveal/reveal.css"
    own = r"\.reveal \.(?=(?:controls|playback|progress|slide-number)\b)"
    text, n = re.subn(own, ".reveal>.", css.read_text("utf-8"))
    assert n > 40, "reveal.css is laid out anew"
    css.write_text(text, "utf-8")


if __name__ == "__main__":
    shutil.rmtree(VENDOR, ignore_errors=True)
    katex()
    vega()
    minisearch()
    reveal()
    size = sum(f.stat().st_size for f in VENDOR.rglob("*.*"))
    print(f"book/vendor: {size / 1e6:.1f} MB")
