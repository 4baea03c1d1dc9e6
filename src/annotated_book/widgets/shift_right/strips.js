// The shift as two strips of tokens, slid by one against each other, with what a position may
// attend to, and the leak: a future token that would be its own answer. Without the shift each
// token stands above itself.
import { svg } from "../kit/controls.js";

const [TALL, IN, OUT] = [26, 8, 92]; // of a token; where the strips are
const MASKED = "✗ masked: the next token would be its own answer";
const ALL = "the last position attends to all of tgt_in";
const UNDONE = "its own answer is in its input";
const text = (x, y, words, kind = "") => svg("text", { x, y, class: kind }, words);

// A line from above to below, with a head.
function arrow(from, to, kind) {
  const [top, bottom] = [IN + TALL, OUT - 2];
  const length = Math.hypot(to - from, bottom - top);
  const [dx, dy] = [(to - from) / length, (bottom - top) / length];
  const wing = (side) =>
    `${to - 7 * dx - side * 4 * dy} ${bottom - 7 * dy + side * 4 * dx}`;
  const d = `M${from} ${top}L${to} ${bottom}M${wing(1)}L${to} ${bottom}L${wing(-1)}`;
  return svg("path", { d, class: kind });
}

/**
 * @param {{ dropped: string[], positions: any[], isUndone?: boolean }} pair
 * @param {number} position the one that is looked at
 * @param {(position: number) => void} choose
 */
export function drawStrips(pair, position, choose) {
  const { positions, isUndone } = pair;
  const [first, last] = pair.dropped;
  const all = positions.flatMap(({ reads, must }) => [reads, must]);
  const tokens = [first, last, ...all];
  const longest = Math.max(...tokens.map((token) => token.length));
  const wide = Math.max(8.1 * longest + 10, 56);
  const left = (i) => (i + 1) * (wide + 6) + 2; // before the first stands what is cut
  const middle = (i) => left(i) + wide / 2;
  const pill = (token, i, y, kind) => {
    const box = svg("rect", { x: left(i), y, width: wide, height: TALL, rx: 13 });
    const label = text(middle(i), y + 17, token);
    const node = svg("g", { class: kind }, box, label);
    if (positions[i] && !kind.includes("cut"))
      node.addEventListener("click", () => choose(i));
    return node;
  };
  const { sees, must } = positions[position];
  const end = positions.length;
  const kindOf = (i) => (sees.includes(i) ? "seen" : "unseen");
  const leaks = !isUndone && position + 1 < end && !sees.includes(position + 1);
  const from = middle(position + 1);
  const to = middle(position);
  const isLast = position + 1 === end;
  const shifted = leaks ? MASKED : isLast ? ALL : "";
  const told = !isUndone ? shifted : sees.includes(position) ? UNDONE : "";
  const label = text(2, OUT + TALL + 19, told, "start");
  const cross = text((from + to) / 2, (IN + OUT + TALL) / 2 + 6, "✗", "leak");
  const leak = leaks ? [arrow(from, to, "leak"), cross] : [];
  const sights = sees.map((i) => arrow(middle(i), to, "sight"));
  const upper = svg(
    "g",
    { class: "upper" },
    text(middle(isUndone ? end : -1), IN + 17, "tgt_in", "name"),
    ...positions.map(({ reads }, i) => pill(reads, i, IN, kindOf(i))),
    isUndone ? pill(first, -1, IN, "cut") : pill(last, end, IN, "cut"),
  );
  const nodes = [
    upper,
    text(middle(end), OUT + 17, "tgt_out", "name"),
    pill(first, -1, OUT, "cut"),
    ...positions.map(({ must }, i) => pill(must, i, OUT, i === position ? "here" : "")),
    svg("g", { class: "lines" }, ...sights, ...leak, label),
  ];
  const width = Math.max(left(end + 1), 340);
  const seen = sees.map((i) => positions[i].reads).join(" ");
  const next = leaks
    ? " The leak would be an arrow from the next token, its answer."
    : "";
  const says =
    `tgt_in above tgt_out, ${isUndone ? "each token above itself" : "slid by one"}. Position ${position} attends to ${seen || "nothing"} ` +
    `and must predict ${must}.${next}`;
  const size = { viewBox: `0 0 ${width} 142`, role: "img", "aria-label": says };
  const view = svg("svg", size, ...nodes);
  view.style.setProperty("--wide", `${width}px`);
  return view;
}
