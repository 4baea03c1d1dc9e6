// Reads one formula a line, answers with one line of HTML; both are JSON.
import { createInterface } from "node:readline";
import katex from "katex";

const lines = createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const { tex, display } = JSON.parse(line);
  let answer;
  try {
    answer = { html: katex.renderToString(tex, { displayMode: display }) };
  } catch (error) {
    answer = { error: error.message };
  }
  console.log(JSON.stringify(answer));
});
