// What one run of the code makes, in its order: each tensor as a small block, both ends marked.
import { button, div, element, KEEP_KEYS, svg } from "../kit/controls.js";
import { range } from "../kit/numbers.js";
import { units } from "./blocks.js";
import { walk } from "./listing.js";
import { tuple } from "./rules.js";

const [WIDE, HIGH, BEHIND] = [56, 24, 4]; // pixels
const [WIDEST, DEEPEST] = [18, 4];
const FEWEST = 5; // fewer are seen at a glance in the list
const ROLES = ["query", "key", "value"];
const written = ({ shape }) => tuple(shape);

/** @typedef {{ turn: number, at: number, row: number, step?: number, name: string, tensor: any, isEnd?: boolean }} Stop */

// A linear layer that changes the last axis, within a line: what it makes has no name.
function within(stop, { steps }) {
  const found = steps.flatMap(({ ins, out, word }, step) => {
    const isNew = ins[1]?.isParameter && ins[0].axes.at(-1) !== out.axes.at(-1);
    return isNew && step < steps.length - 1 ? [{ ...stop, step, name: word }] : [];
  });
  return found.map((one) => ({ ...one, tensor: steps[one.step].out }));
}

/** The tensors of one run; of lines that pass one on, the line that shows how it is made.
 * @param {any[]} functions as Python recorded them @param {any[]} drawn their rows
 * @returns {Stop[]} */
export function wayOf(functions, drawn) {
  const isMask = ({ name }) => name.includes("mask");
  const all = functions.flatMap((one, at) => {
    const skipped = one.inputs.length;
    return one.lines.flatMap(({ turns = [] }, i) => {
      const [row, from] = [i + skipped, drawn[at].rows[i + skipped]];
      const [name, tensor] = from.made[0] ?? [];
      const short = one.name.split(".").at(-1);
      const said = name === "return" ? (from.steps.at(-1)?.word ?? short) : name;
      return tensor ? turns.map((turn) => ({ turn, at, row, name: said, tensor })) : [];
    });
  });
  const rowOf = ({ at, row }) => drawn[at].rows[row];
  const made = [...new Set(all.map(({ turn }) => turn))]
    .sort((a, b) => a - b)
    .map((turn) => {
      const same = all.filter((one) => one.turn === turn);
      return same.find((one) => rowOf(one).steps.length) ?? same[0];
    })
    .filter((one, i, list) => rowOf(one) !== (list[i - 1] && rowOf(list[i - 1])));
  const inputs = drawn[0].rows.flatMap(({ isInput, source: name, made }, row) =>
    isInput ? [{ turn: 0, at: 0, row, name, tensor: made[0][1] }] : [],
  );
  const way = made.flatMap((one) => [...within(one, rowOf(one)), one]);
  const last = way.at(-1);
  if (last && drawn[0].rows.at(-1)?.made.length)
    way[way.length - 1] = { ...last, name: "returned", isEnd: true };
  return [...inputs, ...way].filter((one) => !isMask(one));
}

// Its rows, columns and heads; the batch is left out.
function drawing({ shape, axes }, scale) {
  const sides = shape.slice(axes[0] === "B" && shape.length > 1 ? 1 : 0);
  const [rows, columns] = [sides.at(-2) ?? 1, sides.at(-1) ?? 1];
  const heads = Math.min(sides.length > 2 ? sides[0] : 1, DEEPEST);
  const [w, h] = [columns, rows].map((n) => Math.min(units(n), WIDEST) * scale);
  const [wide, high] = [WIDE + DEEPEST * BEHIND, HIGH + DEEPEST * BEHIND];
  const left = (wide - w - (heads - 1) * BEHIND) / 2;
  const top = (high - h + (heads - 1) * BEHIND) / 2;
  const sheets = range(heads).reverse();
  const rect = (i) => ({
    x: left + i * BEHIND,
    y: top - i * BEHIND,
    width: w,
    height: h,
  });
  return svg(
    "svg",
    {
      viewBox: `0 0 ${wide} ${high}`,
      width: wide,
      height: high,
      "aria-hidden": "true",
    },
    ...sheets.map((i) => svg("rect", rect(i))),
  );
}

// What goes in, and what comes out: of the same shape, or not.
function told(way, isSame) {
  const [first, last] = [way[0], way[way.length - 1]];
  const ins = way
    .filter(({ turn }) => !turn)
    .map(({ name, tensor }) => `${name} ${written(tensor)}`);
  if (!last.isEnd) return `In: ${ins.join(", ")}. Nothing comes out: a line breaks.`;
  const inner = ins.length === 1 ? ". Only inside does it change" : "";
  const tail = isSame ? `, the shape of ${first.name}${inner}` : "";
  return `In: ${ins.join(", ")}. Out: ${written(last.tensor)}${tail}.`;
}

// So many pixels that the longest edges fit.
function scaleOf(way) {
  const longest = (at) =>
    Math.max(
      ...way.map(({ tensor }) => Math.min(units(tensor.shape.at(at) ?? 1), WIDEST)),
    );
  return Math.min(5, WIDE / longest(-1), HIGH / longest(-2));
}

/** @param {(stop: Stop) => void} choose */
export function wayBar(choose) {
  const says = element("p", { class: "through" });
  const list = element("ol", { "aria-label": "What one run makes, in its order" });
  const node = div("way", says, list);
  const stops = () => [...list.querySelectorAll("button")];
  const held = () => stops().indexOf(/** @type {any} */ (document.activeElement));
  walk(list, "ArrowLeft", "ArrowRight");

  function item(one, scale, isHere, kinds) {
    const press = button("", () => choose(one), {
      class: kinds,
      tabindex: isHere ? 0 : -1,
      "aria-current": String(isHere),
      ...KEEP_KEYS,
    });
    const shape = element("span", {}, written(one.tensor));
    const picture = drawing(one.tensor, scale);
    const role = ROLES.find((role) => one.name === role || one.name === role[0]);
    if (role) picture.style.color = `var(--${role})`;
    press.append(picture, element("code", {}, one.name), " ", shape);
    return element("li", {}, press);
  }

  return {
    node,
    /** @param {Stop[]} way @param {{ at: number, row: number, step?: number }} here
     * @param {number[]} inside after which turn the line begins, and its last */
    show(way, here, [after, upTo]) {
      node.hidden = way.length < FEWEST;
      if (node.hidden) {
        says.textContent = "";
        list.replaceChildren(); // nothing of another part stays
        return;
      }
      const [first, last] = [way[0], way[way.length - 1]];
      const isSame = written(first.tensor) === written(last.tensor);
      says.textContent = told(way, isSame);
      const scale = scaleOf(way);
      const at = way.findLastIndex(
        (one) => one.at === here.at && one.row === here.row && one.step === here.step,
      );
      const focused = held();
      const items = way.map((one, i) => {
        const isEnd = i === 0 || (isSame && one === last);
        const isInside = one.turn > after && one.turn <= upTo;
        const states = [isEnd && "end", isInside && "inside"].filter(Boolean);
        const kinds = ["stop", ...states].join(" ");
        return item(one, scale, i === at, kinds);
      });
      const { scrollLeft } = list;
      list.replaceChildren(...items);
      const { offsetLeft: left = scrollLeft, offsetWidth: wide = 0 } = items[at] ?? {};
      const least = left + wide - list.clientWidth; // on a telephone it is a row that scrolls
      list.scrollLeft = Math.min(Math.max(scrollLeft, least), left);
      if (at < 0) stops()[0].tabIndex = 0;
      if (focused >= 0) stops()[focused]?.focus({ preventScroll: true });
    },
  };
}
