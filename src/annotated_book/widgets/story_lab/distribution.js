// What can come at one place of the story: the likeliest words, and what the world says of them.
import { button } from "../kit/controls.js";
import { full, grid } from "../kit/grid.js";

const FEWEST = 3; // words that are shown; the others only if they can well come
const LIKELY = 0.005;
const PARTS = { before: "model", after: "reshaped", world: "world" };

/** The token that was read last, before the word number `at`. */
export const readBefore = ({ words, look }) => words[look.at - 2] ?? "<s>";

const isReshaped = ({ temperature, top_k, top_p }) =>
  temperature !== 1 || top_k !== null || top_p !== 1;

const percent = (p) =>
  p && p < LIKELY
    ? "< 1%"
    : `${p > 1 - LIKELY && p < 1 ? "> 99" : Math.round(100 * p)}%`;

// The words that can well come, and the sum of all others.
function inSight({ rows, others }, taken) {
  const isSeen = (row, rank) =>
    rank < FEWEST ||
    row.token === taken ||
    Object.keys(PARTS).some((part) => row[part] >= LIKELY);
  const sum = { ...others };
  for (const row of rows.filter((row, rank) => !isSeen(row, rank))) {
    sum.count += 1;
    for (const part of Object.keys(PARTS))
      if (row[part] !== null) sum[part] += row[part];
  }
  const token = `${sum.count} others`;
  return [...rows.filter(isSeen), ...(sum.count ? [{ ...sum, token }] : [])];
}

/** `write(word)` hears which word a reader wants instead. */
export function drawDistribution(told, look, write) {
  const { settings, words, world } = told;
  const { at } = told.look;
  const taken = words[at - 1];
  const rows = inSight(told.look, taken);
  const isShown = { before: true, after: isReshaped(settings), world };
  const parts = Object.keys(PARTS).filter((part) => isShown[part]);
  const nameOf = ({ token, count }, rank) => {
    const text = token === taken ? `${token} ✓` : token;
    if (count || ["</s>", "<pad>", "<s>", "<unk>"].includes(token)) return text;
    const label = { "aria-label": `Write “${token}” here`, "data-key": `row ${rank}` };
    return button(text, () => write(token), label);
  };
  const cellOf = (row, part) =>
    row[part] === null // after a contradiction
      ? { text: "–", say: `the world cannot go on from here: ${row.token}` }
      : {
          text: percent(row[part]),
          say: `${row.token}, ${PARTS[part]}, exactly ${full(row[part])}`,
          share: row[part],
          kinds: ["bar", part],
        };
  const before = words.slice(Math.max(at - 5, 0), at - 1).join(" ") || "<s>";
  return grid({
    title: `After “${before.replace(/ (?=[.?])/g, "")}”: which word comes?`,
    corner: "pick one",
    rows: rows.map(nameOf),
    columns: parts.map((part) => PARTS[part]),
    cells: rows.map((row) => parts.map((part) => cellOf(row, part))),
    look,
  });
}
