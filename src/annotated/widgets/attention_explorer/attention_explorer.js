// AttentionExplorer: the maps of a model that Python ran. Nothing is worked out here.
import { announced, change, element, follow, menu, slider } from "../kit/controls.js";
import { inAddress, oneOf } from "../kit/address.js";
import { heatMap, smallMap } from "../kit/heat_map.js";

const NAMES = ["path", "sequence", "head"];
const upTo = (n) => Array.from({ length: n }, (_, i) => i);

// The maps of one sequence: weights (H, Q, K), and what no mask hides.
function mapsOf({ shape, data, mask }, sequence) {
  const size = shape[1] * shape[2] * shape[3];
  const weights = {
    shape: shape.slice(1),
    data: Float64Array.from(data.slice(sequence * size, (sequence + 1) * size)),
  };
  const mayLook = (...place) => {
    if (!mask) return true;
    const at = (index, axis) => (mask.shape[axis] === 1 ? 0 : index); // as it is broadcast
    return (
      mask.data[
        place.reduce((sum, index, axis) => sum * mask.shape[axis] + at(index, axis), 0)
      ] === "1"
    );
  };
  return {
    weights,
    mayLook: (head, row, column) => mayLook(sequence, head, row, column),
  };
}

function render({ model, el }) {
  const { maps, labels } = model.get("seen");
  const paths = Object.keys(maps);
  const shapes = Object.values(maps).map(({ shape }) => shape);
  const batch = Math.min(...shapes.map(([n]) => n));
  const mostHeads = Math.max(...shapes.map(([, n]) => n));
  const address = inAddress(model, el, {
    path: oneOf(paths),
    head: oneOf(upTo(mostHeads)),
    sequence: oneOf(upTo(batch)),
  });

  const headHere = () =>
    Math.min(model.get("head"), maps[model.get("path")].shape[1] - 1);
  const choose = (path) =>
    change(model, { path, head: Math.min(model.get("head"), maps[path].shape[1] - 1) });
  const controls = {
    path: menu(
      "Attention",
      Object.fromEntries(paths.map((path) => [path, path])),
      choose,
    ),
  };
  if (batch > 1)
    controls.sequence = slider("Sequence", "B", upTo(batch), (sequence) =>
      change(model, { sequence }),
    );
  const head = slider("Head", "H", upTo(mostHeads), (head) => change(model, { head }));
  const range = head.node.querySelector("input");
  const status = announced("verdict");
  const heads = element("div", {
    class: "heads",
    role: "group",
    "aria-label": "All heads",
  });
  const axes = element("p", { class: "hint" });
  const place = element("div", { class: "scroller" });
  const pointed = element("p", { class: "pointed", "aria-hidden": "true" });
  el.append(
    element(
      "div",
      {
        class: "annotated-view attention-explorer",
        role: "group",
        "aria-label": "Attention explorer",
      },
      element(
        "div",
        { class: "controls" },
        ...Object.values(controls).map(({ node }) => node),
        head.node,
      ),
      ...[status, heads, axes, place, pointed, address.node],
    ),
  );

  let drawn = ""; // of which map the small ones are
  function drawHeads(name, weights) {
    if (drawn === name) return;
    drawn = name;
    heads.replaceChildren(
      ...upTo(weights.shape[0]).map((number) => {
        const node = element(
          "button",
          { type: "button" },
          smallMap(weights, number).node,
          `head ${number}`,
        );
        node.addEventListener("click", () => change(model, { head: number }));
        return node;
      }),
    );
  }

  function redraw() {
    const [path, sequence, number] = [
      model.get("path"),
      model.get("sequence"),
      headHere(),
    ];
    const map = maps[path];
    const [rows, columns] = [labels[map.rows][sequence], labels[map.columns][sequence]];
    const { weights, mayLook } = mapsOf(map, sequence);
    const weightAt = (row, column) =>
      weights.data[(number * rows.length + row) * columns.length + column];
    const rowAt = (row) => columns.map((_, column) => weightAt(row, column));

    for (const [name, { show }] of Object.entries(controls)) show(model.get(name));
    range.max = map.shape[1] - 1;
    head.show(number);
    drawHeads(`${path} ${sequence}`, weights);
    [...heads.children].forEach((node, i) =>
      node.setAttribute("aria-pressed", i === number),
    );

    const look = (row, column) => {
      if (row === undefined) return (pointed.textContent = "");
      const [from, to] = [
        `“${rows[row]}” (row ${row})`,
        `“${columns[column]}” (column ${column})`,
      ];
      const sum = rowAt(row)
        .reduce((a, b) => a + b, 0)
        .toFixed(2);
      const says = mayLook(number, row, column)
        ? `${from} looks at ${to} with the weight ${weightAt(row, column).toFixed(4)}.`
        : `${from} may not look at ${to}: a mask hides it.`;
      pointed.textContent = `${says} Its row sums to ${sum}.`;
    };
    const label = `${path}, head ${number}`;
    place.replaceChildren(
      heatMap({
        label,
        rows,
        columns,
        weights,
        head: number,
        look,
        mayLook: (row, column) => mayLook(number, row, column),
      }).node,
    );
    axes.replaceChildren(
      element("span", { class: "query" }, "Rows: queries."),
      " ",
      element("span", { class: "key" }, "Columns: keys."),
      " Each row sums to 1.",
      map.mask ? " Hatched: masked." : "",
    );
    const most = rows.map((_, row) => Math.max(...rowAt(row)));
    const row = most.indexOf(Math.max(...most));
    const column = rowAt(row).indexOf(most[row]);
    const mean = most.reduce((a, b) => a + b, 0) / most.length;
    status.textContent =
      `${label}: the largest weight is ${most[row].toFixed(4)}, where “${rows[row]}” looks at ` +
      `“${columns[column]}”. The largest weight of a row is ${mean.toFixed(2)} on average.`;
    pointed.textContent = "";
    address.show();
  }

  return follow(model, NAMES, redraw);
}

export default { render };
