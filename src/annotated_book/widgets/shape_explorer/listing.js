// The code, line by line: what a line made stands below it while it is the current one.
import { element, KEEP_KEYS } from "../kit/controls.js";
import { memory, product, sizeOf } from "../kit/letters.js";

export const shapeOf = ({ shape }, sizes) => shape.map((axis) => sizeOf(axis, sizes));
const tuple = (axes) => `(${axes.join(", ")}${axes.length === 1 ? "," : ""})`;
export const bytesOf = (made, sizes) => made.bytes * product(shapeOf(made, sizes));
export const times = ({ fresh }, sizes) => (fresh ? sizeOf(fresh, sizes) : 0); // inputs and views: 0

function drawMade([name, tensor], sizes) {
  const shape = element("b", {}, tuple(shapeOf(tensor, sizes)));
  const isNumber = tensor.shape.every((axis) => typeof axis === "number");
  const how = isNumber ? [] : [`${tuple(tensor.shape)} `];
  const often = times(tensor, sizes) > 1 ? `${times(tensor, sizes)} × ` : "";
  const taken = tensor.fresh ? often + memory(bytesOf(tensor, sizes)) : "no new memory";
  const size = tensor.input ? "input" : taken;
  return element(
    "span",
    {},
    `${name === "return" ? "returned" : name} `,
    ...how,
    shape,
    element("small", {}, size),
  );
}

// A line that made tensors can be chosen.
function drawLine({ source, made }, sizes, choose) {
  const code = element("code", {}, source);
  const indent = source.length - source.trimStart().length;
  code.style.setProperty("--indent", String(indent + 4)); // of what is wrapped
  if (!made.length) return element("li", {}, code);
  const press = { type: "button", tabindex: "-1", class: "line", ...KEEP_KEYS };
  const node = element("button", press, code);
  node.addEventListener("click", choose);
  return element("li", {}, node, ...made.map((one) => drawMade(one, sizes)));
}

// The arrow keys lead from one line that made tensors to the next.
function walk(place) {
  place.addEventListener("keydown", (event) => {
    const lines = [...place.querySelectorAll("button.line")];
    const here = lines.indexOf(event.target);
    const target = {
      ArrowUp: here - 1,
      ArrowDown: here + 1,
      Home: 0,
      End: lines.length - 1,
    }[event.key];
    if (here < 0 || target === undefined) return;
    event.preventDefault();
    lines[target]?.focus();
    lines[target]?.click();
  });
}

/** Where a line is: the number of its function, and its number in it.
 * @typedef {{ at: number, line: number }} Spot */

/** Where to begin: the last of the lines that made most. @returns {Spot | undefined} */
export function firstSpot({ functions }) {
  const spots = functions.flatMap(({ lines }, at) =>
    lines.map(({ made }, line) => ({
      at,
      line,
      made: made.filter(([, tensor]) => !tensor.input).length,
    })),
  );
  const most = Math.max(...spots.map(({ made }) => made));
  return most ? spots.findLast(({ made }) => made === most) : undefined;
}

/**
 * All functions; `mark(spot)` marks the current line.
 * @param {{ name: string, lines: any[] }[]} functions
 * @param {Record<string, number>} sizes
 * @param {(spot: Spot) => void} choose
 */
export function drawListing(functions, sizes, choose) {
  const items = functions.map(({ lines }, at) =>
    lines.map((one, line) => drawLine(one, sizes, () => choose({ at, line }))),
  );
  const blocks = functions.map(({ name }, at) => {
    const label = { "aria-label": `Source of ${name}` };
    const head = element("p", {}, element("code", {}, name));
    return element(
      "div",
      { class: "listing" },
      head,
      element("ol", label, ...items[at]),
    );
  });
  const node = element("div", {}, ...blocks);
  walk(node);
  return {
    node,
    /** @param {Spot | undefined} spot */
    mark(spot) {
      for (const [at, lines] of items.entries())
        for (const [line, item] of lines.entries()) {
          const isHere = at === spot?.at && line === spot.line;
          item.classList.toggle("current", isHere);
          const button = item.querySelector("button");
          button?.setAttribute("aria-current", String(isHere));
          if (button) button.tabIndex = isHere ? 0 : -1;
        }
    },
  };
}
