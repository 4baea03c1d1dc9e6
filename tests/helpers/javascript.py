"""Run modules of the widgets in Node, as they are."""

import json
import shutil
import subprocess

from annotated_book.widgets.kit.base import WIDGETS


def in_node(folder, modules, code, given):
    """Return what `code` returns. It sees the exports of the modules as `js`, and `given`."""
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
        f"const answer = async () => {{{code}}};\n"
        "console.log(JSON.stringify(await answer()));\n",
        "utf-8",
    )
    options = dict(cwd=folder, capture_output=True, encoding="utf-8")
    done = subprocess.run([shutil.which("node"), "main.mjs"], **options)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)
