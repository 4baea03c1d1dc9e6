// What can come at one place of the story: the likeliest words, and what the world says of them.
import { button } from "../kit/controls.js";
import { full, grid } from "../kit/grid.js";

const LEAST = 0.0005; // what is rounded to 0.001

/** The token that was read last, before the word number `at`. */
export const readBefore = ({ words, look }) => words[look.at - 2] ?? "<s>";

const isReshaped = ({ temperature, top_k, top_p }) =>
  temperature !== 1 || top_k !== null || top_p !== 1;

/** `write(word)` hears which word a reader wants instead. */
export function drawDistribution(told, look, write) {
  const { settings, words, world } = told;
  const { at, rows, others } = told.look;
  const columns = { before: "model" };
  if (isReshaped(settings)) columns.after = "reshaped";
  if (world) columns.world = "world";
  const names = Object.keys(columns);
  const taken = words[at - 1];
  const nameOf = ({ token }, rank) => {
    const text = token === taken ? `${token} ✓` : token;
    if (token === "</s>" || token === "<pad>" || token === "<s>" || token === "<unk>")
      return text;
    const label = { "aria-label": `Write “${token}” here`, "data-key": `row ${rank}` };
    return button(text, () => write(token), label);
  };
  const cellsOf = (row, name) =>
    names.map((column) =>
      row[column] === null // after a contradiction
        ? { text: "–", say: `the world cannot go on from here: ${name}` }
        : {
            text:
              row[column] && row[column] < LEAST ? "<0.001" : row[column].toFixed(3),
            say: `${name}, ${columns[column]}, exactly ${full(row[column])}`,
            share: row[column],
            kinds: ["bar", column],
          },
    );
  const lines = [...rows];
  const heads = rows.map(nameOf);
  const cells = rows.map((row) => cellsOf(row, row.token));
  if (others.count) {
    lines.push(others);
    heads.push(`${others.count} others`);
    cells.push(cellsOf(others, `${others.count} others`));
  }
  return grid({
    title: `After “${readBefore(told)}”: which word comes?`,
    corner: "word",
    rows: heads,
    columns: Object.values(columns),
    cells,
    look,
  });
}
