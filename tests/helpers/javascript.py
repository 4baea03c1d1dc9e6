"""Run modules of the widgets: in Node as they are, in a browser bundled."""

import json
import shutil
import subprocess
from pathlib import Path

from annotated.widgets.kit.base import WIDGETS

ROOT = Path(__file__).parents[2]


def in_node(folder, modules, code, given):
    """What `code` returns, which sees the exports of the modules as `js`, and `given`."""
    imports = "".join(
        f"import * as part{i} from {json.dumps((WIDGETS / name).as_uri())};\n"
        for i, name in enumerate(modules)
    )
    parts = ", ".join(f"...part{i}" for i in range(len(modules)))
    (folder / "given.json").write_text(json.dumps(given), "utf-8")
    (folder / "main.mjs").write_text(
        'import { readFileSync } from "node:fs";\n'
        f"{imports}const js = {{ {parts} }};\n"
        'const given = JSON.parse(readFileSync("given.json", "utf8"));\n'
        f"const answer = () => {{{code}}};\n"
        "console.log(JSON.stringify(answer()));\n",
        "utf-8",
    )
    done = run([shutil.which("node"), "main.mjs"], folder)
    return json.loads(done)


def bundled(code):
    """A script for a page, of code that imports modules: "./in_page/search.js"."""
    esbuild = ROOT / "node_modules/.bin/esbuild"
    return run([esbuild, "--bundle", "--format=iife"], WIDGETS, code)


def run(command, folder, given=None):
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        input=given,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout
