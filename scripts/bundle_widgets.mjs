// One file of each widget, with all that it imports: make widgets. Readers have no Node, so
// these files are kept in the repository. With --check, nothing is written; a file that is not
// what its sources give is an error.
//
// A file is an ES module, as Jupyter wants it. Its last line is the only one that a classic
// script does not know (see kit/standalone.py).
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const HOME = fileURLToPath(new URL("../src/annotated_book/widgets/", import.meta.url));

async function bundle(name) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import it from "./${name}.js"; widget = it;`,
      resolveDir: `${HOME}${name}`,
    },
    banner: { js: "let widget;" },
    footer: { js: "export default widget;" },
    format: "iife",
    bundle: true,
    minify: true,
    lineLimit: 100,
    charset: "utf8",
    write: false,
  });
  return outputFiles[0].text;
}

const isCheck = process.argv.includes("--check");
const stale = [];
for (const name of readdirSync(HOME).sort()) {
  if (!existsSync(`${HOME}${name}/${name}.js`)) continue;
  const path = `${HOME}${name}/${name}.bundle.js`;
  const text = await bundle(name);
  if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
  if (isCheck) stale.push(`${name}.bundle.js`);
  else writeFileSync(path, text);
}
if (stale.length) {
  console.error(`Not what the sources give: ${stale.join(", ")}. Run: make widgets`);
  process.exit(1);
}
