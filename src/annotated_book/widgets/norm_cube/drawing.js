// The cube of numbers, with the block that shares mean and variance with the chosen number.
import { styled, svg } from "../kit/controls.js";

const [SIDE, DEEP_X, DEEP_Y, LEFT, TOP] = [32, 18, 13, 34, 6];

const text = (x, y, words, kind = "") => svg("text", { x, y, class: kind }, words);

/** From a corner of the grid (sentence, word, feature) to the picture.
 * @param {number[]} place @param {number} sentences */
const project = ([b, l, f], sentences) => [
  LEFT + f * SIDE + b * DEEP_X,
  TOP + sentences * DEEP_Y + l * SIDE - b * DEEP_Y,
];

/** The three faces that are seen of what reaches from one corner to another.
 * @param {number[]} first @param {number[]} last @param {number} sentences */
function faces(first, last, sentences) {
  const [[b0, l0, f0], [b1, l1, f1]] = [first, last];
  const corner = (place) => project(place, sentences).join(" ");
  const face = (...places) => `M${places.map(corner).join("L")}Z`;
  return [
    face([b0, l0, f0], [b0, l0, f1], [b0, l1, f1], [b0, l1, f0]), // in front
    face([b0, l0, f0], [b1, l0, f0], [b1, l0, f1], [b0, l0, f1]), // above
    face([b0, l0, f1], [b1, l0, f1], [b1, l1, f1], [b0, l1, f1]), // at the right
  ];
}

/** A small cube for each number, colored by how large it is, from behind to the front; those
 * that are marked have an outline.
 * @param {number[][]} places @param {number[]} numbers @param {boolean[]} marked
 * @param {(k: number) => void} choose */
function cells(places, numbers, marked, choose, sentences) {
  const most = Math.max(...numbers.map(Math.abs)) || 1;
  /** @param {number[]} at */
  const depth = ([b, l, f]) => [-b, -l, f];
  const order = places.map((at, k) => ({ at: depth(at), k }));
  order.sort((a, b) => a.at.map((x, i) => x - b.at[i]).find(Boolean) ?? 0);
  return order.map(({ k }) => {
    const kind = `${numbers[k] < 0 ? "minus" : "plus"}${marked[k] ? " moved" : ""}`;
    const next = places[k].map((x) => x + 1);
    const d = faces(places[k], next, sentences).join("");
    const node = svg("path", { d, class: `cell ${kind}` });
    styled(node, { w: Math.abs(numbers[k]) / most });
    node.dataset.k = String(k);
    node.addEventListener("click", () => choose(k));
    return node;
  });
}

/**
 * @param {number[]} sizes sentences, words, features
 * @param {number[]} chosen where the number is
 * @param {number[]} same the axes that others have in common with it to be averaged with it
 * @param {string} says
 * @param {{ places: number[][], numbers: number[], moved: boolean[],
 *   choose: (k: number) => void }} given
 */
export function drawCube(sizes, chosen, same, says, given) {
  const [B, L, D] = sizes;
  const from = sizes.map((_, axis) => (same.includes(axis) ? chosen[axis] : 0));
  const to = sizes.map((size, axis) => (same.includes(axis) ? chosen[axis] + 1 : size));
  const draw = (first, last, kind) =>
    svg("path", { d: faces(first, last, B).join(""), class: kind });
  const next = chosen.map((i) => i + 1);
  const bottom = TOP + B * DEEP_Y + L * SIDE;
  const width = LEFT + D * SIDE + B * DEEP_X + 30;
  const nodes = [
    draw([0, 0, 0], sizes, "whole"),
    ...cells(given.places, given.numbers, given.moved, given.choose, B),
    draw(from, to, "shared"),
    draw(chosen, next, "chosen"),
    text(LEFT - 5, bottom - (L * SIDE) / 2 + 4, `L ${L}`, "end"),
    text(LEFT, bottom + 15, `d_model ${D}`),
    text(LEFT + D * SIDE + B * DEEP_X + 3, TOP + 12, `B ${B}`),
  ];
  const size = { viewBox: `0 0 ${width} ${bottom + 20}`, width, height: bottom + 20 };
  return svg("svg", { ...size, role: "img", "aria-label": says }, ...nodes);
}
