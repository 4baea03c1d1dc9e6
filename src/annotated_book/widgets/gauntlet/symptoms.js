// What is seen of a fault: texts, tables, maps and curves.
import { element, KEEP_KEYS, svg, table } from "../kit/controls.js";
import { grid } from "../kit/grid.js";

const [LEFT, RIGHT, TOP, FOOT] = [40, 510, 12, 236]; // the corners of a chart

const captioned = (caption, node) =>
  element("div", { class: "block" }, element("p", {}, caption), node);
const text = ({ caption, text }) => captioned(caption, element("pre", {}, text));

function facts({ caption, head, rows }) {
  const node = table({ class: "numbers" }, caption, head, rows);
  const region = { tabindex: 0, role: "region", "aria-label": caption, ...KEEP_KEYS };
  const kind = head.length > 4 ? region : {};
  return element("div", { class: "scroller", ...kind }, node);
}

function map({ caption, rows, columns, values }) {
  const most = Math.max(1, ...values.flat());
  const isWhole = values.flat().every(Number.isInteger);
  const cells = values.map((line, i) =>
    line.map((x, j) => ({
      text: isWhole ? String(x) : x.toFixed(2),
      say: `${rows[i]}, ${columns[j]}`,
      share: x / most,
    })),
  );
  return grid({ title: caption, rows, columns, cells, look() {} });
}

// --- a curve ---

const word = (x, y, text, more = {}) => svg("text", { x, y, ...more }, text);
const rule = (kind, y) => svg("path", { class: kind, d: `M${LEFT} ${y}H${RIGHT}` });

// Where a loss lies, and the step with this index.
function scalesOf(lines) {
  const count = lines[0].values.length;
  const most = Math.ceil(Math.max(...lines.flatMap(({ values }) => values)) * 2) / 2;
  return {
    count,
    most,
    x: (i) => LEFT + ((RIGHT - LEFT) * (i + 1)) / count,
    y: (loss) => TOP + (FOOT - TOP) * (1 - loss / most),
  };
}

function drawAxes({ count, most, x, y }, every) {
  const parts = [];
  for (let loss = 0; loss <= most; loss += 0.5) {
    const label = word(LEFT - 6, y(loss) + 4, loss.toFixed(1), { class: "loss" });
    parts.push(rule("line", y(loss)), label);
  }
  for (let i = 1; i <= 5; i++) {
    const step = (count * every * i) / 5;
    parts.push(word(x(step / every - 1), FOOT + 18, step, { class: "step" }));
  }
  parts.push(word((LEFT + RIGHT) / 2, FOOT + 38, "training step", { class: "step" }));
  return parts;
}

function drawCurves(lines, { x, y }) {
  const ends = lines.map(({ values }) => y(values.at(-1)) + 4);
  if (Math.abs(ends[0] - ends[1]) < 18) ends[ends[0] < ends[1] ? 0 : 1] -= 18;
  return lines.flatMap(({ name, values }, i) => {
    const d = values.map((loss, j) => `${j ? "L" : "M"}${x(j)} ${y(loss)}`).join("");
    const line = svg("path", { class: `curve of-${i}`, d });
    return [line, word(RIGHT + 8, ends[i], name)];
  });
}

// Five of the values of each line.
function inWords(lines, count, every) {
  const some = [0, 1, 2, 3, 4].map((i) => Math.round((i * (count - 1)) / 4));
  return lines.map(({ name, values }) => {
    const at = (i) => `${values[i].toFixed(2)} at step ${(i + 1) * every}`;
    return `${name}: ${some.map(at).join(", ")}`;
  });
}

function curve({ caption, every, lines, floor }) {
  const scales = scalesOf(lines);
  const said = inWords(lines, scales.count, every).join(". ");
  const label = `${caption}. ${said}.${floor ? ` A line at ${floor.name}.` : ""}`;
  const view = { viewBox: "0 0 620 280", role: "img", "aria-label": label };
  const picture = svg("svg", view, ...drawAxes(scales, every));
  if (floor) picture.append(rule("floor", scales.y(floor.value)));
  picture.append(...drawCurves(lines, scales));
  const note = floor ? ` The dotted line is at ${floor.name}.` : "";
  return captioned(`${caption}.${note}`, picture);
}

const BLOCKS = { text, table: facts, map, curve };
export const drawBlocks = (blocks) => blocks.map((block) => BLOCKS[block.kind](block));
