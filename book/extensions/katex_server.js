// Reads one formula a line, answers with one line of HTML; both are JSON.
import { createInterface } from "node:readline";
import katex from "katex";

// Names in a formula that the page's script can light: see formula_names.py.
const trust = ({ command }) => command === "\\htmlClass" || command === "\\htmlData";
const strict = (code) => (code === "htmlExtension" ? "ignore" : "warn");
const lines = createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const { tex, display } = JSON.parse(line);
  let answer;
  try {
    answer = {
      html: katex.renderToString(tex, { displayMode: display, trust, strict }),
    };
  } catch (error) {
    answer = { error: error.message };
  }
  console.log(JSON.stringify(answer));
});
